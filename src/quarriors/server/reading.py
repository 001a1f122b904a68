"""Reading the store: what has been committed, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, TypeVar

from sqlalchemy import URL, ColumnElement, Select, Table, func, select

from quarriors.server import schema
from quarriors.server.database import reading_engine, trouble
from quarriors.server.logs import Log
from quarriors.server.rows import Code, EventRow, GameRow, Holder, Snapshot, damaged

_LOG = Log("quarriors.server.reading")
_Row = TypeVar("_Row")

_games = schema.games.c
_events = schema.events.c
_snapshots = schema.snapshots.c
_dice = schema.dice.c


def _columns(table: Table, row: type[Any]) -> list[ColumnElement[Any]]:
    return [table.c[field.name] for field in fields(row)]


_GAME = select(*_columns(schema.games, GameRow))
_EVENT = select(*_columns(schema.events, EventRow))
_SNAPSHOT = select(*_columns(schema.snapshots, Snapshot))
_HOLDER = select(*_columns(schema.holders, Holder))
_CODE = select(*_columns(schema.codes, Code))


class Reader:
    """Connections of its own to read with. Each method blocks, and may be called from any thread."""

    def __init__(self, url: URL, connections: int = 1) -> None:
        self._url = url
        self._engine = reading_engine(url, connections)

    def close(self) -> None:
        """Lets the connections go."""
        self._engine.dispose()

    def ping(self) -> None:
        """Asks whether the database is there."""
        self._rows(select(1))

    def game(self, id: str) -> GameRow | None:
        """A game's row."""
        return _first(self._read(GameRow, _GAME.where(_games.id == id)))

    def events(self, game: str, after: int = 0, limit: int | None = None) -> list[EventRow]:
        """A game's events beyond a number, in their order."""
        wanted = _EVENT.where(_events.game == game, _events.number > after).order_by(_events.number)
        return _sound(self._read(EventRow, wanted.limit(limit)))

    def all_events(self, game: str) -> list[EventRow]:
        """A game's events as they are, damaged or not."""
        return self._read(EventRow, _EVENT.where(_events.game == game).order_by(_events.number))

    def all_snapshots(self, game: str) -> list[Snapshot]:
        """A game's snapshots as they are, damaged or not."""
        return self._read(Snapshot, _SNAPSHOT.where(_snapshots.game == game).order_by(_snapshots.number))

    def move_answering(self, game: str, answers: int) -> EventRow | None:
        """The latest move that answers a decision; after undo there may have been several."""
        wanted = _EVENT.where(_events.game == game, _events.answers == answers)
        return _first(_sound(self._read(EventRow, wanted.order_by(_events.number.desc()).limit(1))))

    def snapshot(self, game: str, at_most: int | None = None) -> Snapshot | None:
        """The latest snapshot, or the latest that is not beyond a number; a damaged one is passed over."""
        wanted = _SNAPSHOT.where(_snapshots.game == game).order_by(_snapshots.number.desc()).limit(1)
        while True:
            near = wanted if at_most is None else wanted.where(_snapshots.number <= at_most)
            found = _first(self._read(Snapshot, near))
            if found is None or found.is_sound:
                return found
            _LOG.warning("snapshot damaged", game=game, number=found.number)
            at_most = found.number - 1

    def holders(self, game: str) -> list[Holder]:
        """Who holds which seat."""
        held = schema.holders.c
        return self._read(Holder, _HOLDER.where(held.game == game).order_by(held.seat))

    def held(self, hashes: Sequence[str]) -> list[tuple[str, int]]:
        """Games and seats that the secrets of these hashes move for."""
        held = schema.holders.c
        wanted = select(held.game, held.seat).where(held.secret_hash.in_(hashes)).order_by(held.game, held.seat)
        rows = self._rows(wanted)
        return [(row[0], row[1]) for row in rows]

    def present(self, since: float, game: str | None = None) -> list[tuple[str, int, float]]:
        """Seats whose holders were connected after that moment, on any worker, and when that was."""
        seen = schema.presence.c
        wanted = select(seen.game, seen.seat, seen.seen).where(seen.seen > since)
        rows = self._rows(wanted if game is None else wanted.where(seen.game == game))
        return [(row[0], row[1], row[2]) for row in rows]

    def code(self, hash: str) -> Code | None:
        """What a one-time code opens; it may have expired."""
        return _first(self._read(Code, _CODE.where(schema.codes.c.hash == hash)))

    def public_games(self, status: str, limit: int, before: float | None = None) -> list[GameRow]:
        """Public games of a status, those that changed last first; `before` is where the last list ended."""
        wanted = _GAME.where(_games.public, _games.status == status)
        if before is not None:
            wanted = wanted.where(_games.changed < before)
        return self._read(GameRow, wanted.order_by(_games.changed.desc(), _games.id).limit(limit))

    def waiting_for_bots(self, limit: int) -> list[str]:
        """Games in which a bot is to decide, those that have waited longest first."""
        wanted = select(_games.id).where(_games.waits == "bot", _games.status == "running")
        return [row.id for row in self._rows(wanted.order_by(_games.changed, _games.id).limit(limit))]

    def overdue(self, now: float) -> list[str]:
        """Games in which a clock has run out."""
        return [row.id for row in self._rows(select(_games.id).where(_games.deadline <= now).order_by(_games.deadline))]

    def dice_counts(self, game: str | None = None) -> list[tuple[str, str, int]]:
        """Die, face, how often it was rolled: in one game that is over, or in all of them."""
        wanted = select(_dice.die, _dice.face, func.sum(_dice.rolled)).group_by(_dice.die, _dice.face)
        if game is not None:
            wanted = wanted.where(_dice.game == game)
        return [(die, face, int(rolled)) for die, face, rolled in self._rows(wanted.order_by(_dice.die, _dice.face))]

    def review(self, game: str, format: int) -> bytes | None:
        """What came of looking at that game again, if it was written down in that format."""
        kept = schema.reviews.c
        rows = self._rows(select(kept.data).where(kept.game == game, kept.format == format))
        return bytes(rows[0][0]) if rows else None

    def finished(self, after: str, limit: int) -> list[GameRow]:
        """Games that are over, by id, beyond an id."""
        return self._read(
            GameRow, _GAME.where(_games.status == "over", _games.id > after).order_by(_games.id).limit(limit)
        )

    def count_finished(self) -> int:
        """How many games are over."""
        return int(self._rows(select(func.count()).where(_games.status == "over"))[0][0])

    def _read(self, row: type[_Row], wanted: Select[Any]) -> list[_Row]:
        return [row(*found) for found in self._rows(wanted)]

    def _rows(self, wanted: Select[Any]) -> Sequence[Any]:
        try:
            with self._engine.connect() as connection:
                return connection.execute(wanted).all()
        except Exception as error:
            raise trouble(error, self._url) from None


def _sound(rows: list[EventRow]) -> list[EventRow]:
    """These events, if they are as they were written."""
    for row in rows:
        if not row.is_sound:
            raise damaged(row.number)
    return rows


def _first(found: list[_Row]) -> _Row | None:
    return found[0] if found else None
