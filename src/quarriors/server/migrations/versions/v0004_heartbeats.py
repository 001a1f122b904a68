"""Version 0004: heartbeats of workers, what the database is served by, checksums, and clocks by open time."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Makes two tables and two columns, and counts by open time, which begins now at 0."""
    op.create_table(
        "heartbeats",
        sa.Column("worker", sa.Text, nullable=False),
        sa.Column("open", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("room", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("worker", name="pk_heartbeats"),
    )
    op.create_table(
        "editions",
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("edition", name="pk_editions"),
    )
    op.add_column("events", sa.Column("checksum", sa.BigInteger))
    op.add_column("snapshots", sa.Column("checksum", sa.BigInteger))
    # A clock that runs is looked at as soon as a server is there; then its true end is written down.
    op.execute("UPDATE games SET deadline = 0 WHERE deadline IS NOT NULL")
    op.execute("DELETE FROM presence")
    codes = sa.table("codes", sa.column("expires", sa.Double))
    op.execute(sa.update(codes).values(expires=codes.c.expires - time.time()))
