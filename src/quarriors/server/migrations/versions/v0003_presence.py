"""Version 0003: when the holder of a seat was last connected, and which seats a secret holds."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Makes a table and an index."""
    op.create_table(
        "presence",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_presence"),
    )
    op.create_index("ix_presence_seen", "presence", ["seen"])
    op.create_index("ix_holders_secret_hash", "holders", ["secret_hash"])
