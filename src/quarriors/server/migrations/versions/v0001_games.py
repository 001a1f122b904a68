"""Version 0001: games, their events and snapshots, and who holds their seats."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Makes the first tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("waits", sa.Text, nullable=False),
        sa.Column("deadline", sa.Double),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("invitation_hash", sa.Text, nullable=False),
        sa.Column("standing", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_index("ix_games_status_public_changed", "games", ["status", "public", "changed"])
    op.create_index("ix_games_waits", "games", ["waits"])
    op.create_index("ix_games_deadline", "games", ["deadline"])
    op.create_table(
        "events",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_events"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_events_game", ondelete="CASCADE"),
    )
    op.create_table(
        "snapshots",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_snapshots_game", ondelete="CASCADE"),
    )
    op.create_table(
        "holders",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("secret_hash", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_holders"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_holders_game", ondelete="CASCADE"),
    )
