"""What alembic runs to bring a database from one version to another, over the connection that it is handed."""

from alembic import context

from quarriors.server.schema import metadata


def migrate() -> None:
    """Runs the versions that are missing, in the transaction of the connection."""
    context.configure(
        connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True
    )
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # the name by which alembic runs this file; imported otherwise, it does nothing
    migrate()
