"""The tables of the store. A game's events are the game; everything else follows from them or says who may move."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def _of_game() -> Column[str]:
    """The game that a row belongs to, and goes with."""
    return Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("number", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("title", Text, nullable=False),
    Column("setup", Text, nullable=False),
    Column("players", Text, nullable=False),
    Column("waits", Text, nullable=False),
    Column("deadline", Double),
    Column("secret", LargeBinary, nullable=False),
    Column("invitation_hash", Text, nullable=False),
    Column("standing", Text, nullable=False),
    Index(None, "status", "public", "changed"),
    Index(None, "waits"),
    Index(None, "deadline"),
)

events = Table(
    "events",
    metadata,
    _of_game(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("data", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    Column("answers", Integer),
    Column("checksum", BigInteger),
    Index(None, "game", "answers"),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_game(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
    Column("position", Text, nullable=False),
    Column("version", Text, nullable=False),
    Column("checksum", BigInteger),
)

holders = Table(
    "holders",
    metadata,
    _of_game(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("secret_hash", Text, nullable=False),
    Index(None, "secret_hash"),
)

#: When the holder of a seat was last connected. No foreign key: it is written in passing, whatever becomes of the game.
presence = Table(
    "presence",
    metadata,
    Column("game", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("seen", Double, nullable=False),
    Index(None, "seen"),
)

codes = Table(
    "codes",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("expires", Double, nullable=False),
    Index(None, "game"),
    Index(None, "expires"),
)

#: How far open time had come when a worker last wrote, and when that was by the database's clock.
heartbeats = Table(
    "heartbeats",
    metadata,
    Column("worker", Text, primary_key=True),
    Column("open", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("room", LargeBinary, nullable=False),
)

#: What the servers of this database must agree on; there is one row.
editions = Table(
    "editions",
    metadata,
    Column("edition", Text, primary_key=True),
    Column("version", Text, nullable=False),
    Column("since", Double, nullable=False),
)

dice = Table(
    "dice",
    metadata,
    _of_game(),
    Column("die", Text, primary_key=True),
    Column("face", Text, primary_key=True),
    Column("rolled", Integer, nullable=False),
)

#: What came of looking at a finished game again: worked out once, by language. It follows from the events.
reviews = Table(
    "reviews",
    metadata,
    _of_game(),
    Column("format", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
