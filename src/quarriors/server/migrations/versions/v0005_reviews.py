"""Version 0005: what came of looking at finished games again."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Makes a table."""
    op.create_table(
        "reviews",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_reviews"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_reviews_game", ondelete="CASCADE"),
    )
