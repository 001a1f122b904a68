"""Version 0002: one-time codes, dice statistics, and for each move the decision that it answers."""

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

#: Moves looked at together.
_AT_ONCE = 1000


def upgrade() -> None:
    """Makes two tables and a column, and fills the column."""
    op.create_table(
        "codes",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_codes"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_codes_game", ondelete="CASCADE"),
    )
    op.create_index("ix_codes_game", "codes", ["game"])
    op.create_index("ix_codes_expires", "codes", ["expires"])
    op.create_table(
        "dice",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("die", sa.Text, nullable=False),
        sa.Column("face", sa.Text, nullable=False),
        sa.Column("rolled", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "die", "face", name="pk_dice"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_dice_game", ondelete="CASCADE"),
    )
    op.add_column("events", sa.Column("answers", sa.Integer))
    _fill_answers(op.get_bind())
    op.create_index("ix_events_game_answers", "events", ["game", "answers"])


def _fill_answers(connection: sa.Connection) -> None:
    events = sa.table("events", sa.column("game"), sa.column("number"), sa.column("answers"))
    filled = (
        sa.update(events)
        .where(events.c.game == sa.bindparam("of_game"), events.c.number == sa.bindparam("of_number"))
        .values(answers=sa.bindparam("of_decision"))
    )
    for moves in _moves(connection):
        answers = [
            {"of_game": move.game, "of_number": move.number, "of_decision": decision}
            for move in moves
            if (decision := _decision(bytes(move.data))) is not None
        ]
        if answers:
            connection.execute(filled, answers)


def _moves(connection: sa.Connection) -> Iterator[list[Any]]:
    """Every move, in portions that fit into memory."""
    events = sa.table("events", *map(sa.column, ("game", "number", "kind", "data")))
    key = sa.tuple_(events.c.game, events.c.number)
    moves = sa.select(events.c.game, events.c.number, events.c.data).where(events.c.kind == "move")
    moves = moves.order_by(events.c.game, events.c.number).limit(_AT_ONCE)
    found = list(connection.execute(moves))
    while found:
        yield found
        beyond = sa.tuple_(found[-1].game, found[-1].number)
        found = list(connection.execute(moves.where(key > beyond)))


def _decision(data: bytes) -> int | None:
    """The decision that a move says it answers."""
    try:
        event = json.loads(data)
    except ValueError:
        return None
    answers = event.get("answers") if isinstance(event, dict) else None
    return answers if isinstance(answers, int) else None
