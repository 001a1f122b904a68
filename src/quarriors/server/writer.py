"""One thread that writes: everything that waits goes into one transaction, so that many moves share one disk sync."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import Any, TypeAlias

from sqlalchemy import URL, Connection, Dialect, Table, bindparam, delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from quarriors.server import editions, schema
from quarriors.server.database import is_sqlite, trouble, worth_trying_alone, writing_engine
from quarriors.server.heartbeat import Heartbeat
from quarriors.server.logs import Log
from quarriors.server.migrating import newest
from quarriors.server.opentime import OpenTime
from quarriors.server.prepared import Prepared, driver
from quarriors.server.rows import Code, EventRow, GameRow, Snapshot, StoreUnavailable, Unit, Unstorable

_LOG = Log("quarriors.server.writer")

#: The channel on which PostgreSQL tells the workers that a game has gone on.
CHANNEL = "quarriors"
#: What a notice begins with that is no game that has gone on, but an aside.
ASIDE = "aside"

#: More than this in one transaction would make the first of them wait.
_AT_ONCE = 500

#: Seconds after which nobody asks any more when a holder was there.
_FORGOTTEN = 24 * 3600.0

#: What a unit may change of a game's row.
_CHANGING = {column.name for column in schema.games.columns} - {"id", "number"}

_later = schema.snapshots.alias()
_CHANGE = update(schema.games).where(schema.games.c.id == bindparam("game"))
#: A finished game is seldom looked at, and its events lead to any table but those after an upgrade or a far undo.
_THIN_OUT = delete(schema.snapshots).where(
    schema.snapshots.c.game == bindparam("ended"),
    schema.snapshots.c.number
    < select(func.max(_later.c.number)).where(_later.c.game == bindparam("ended")).scalar_subquery(),
    schema.snapshots.c.number.not_in(
        select(schema.events.c.number).where(
            schema.events.c.game == bindparam("ended"), schema.events.c.kind.in_(["undo", "upgraded"])
        )
    ),
)
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', notice) FROM unnest(CAST(:notices AS text[])) AS notice")


@dataclass(slots=True)
class Creation:
    """A new game with its first events."""

    row: GameRow
    events: list[EventRow]
    holders: dict[int, str]

    @property
    def game(self) -> str:
        """The id of the new game."""
        return self.row.id


@dataclass(slots=True)
class NewCode:
    """A one-time code to keep, by its hash."""

    hash: str
    code: Code
    #: The hash of the secret that asks for it, which must still hold the seat.
    holder: str

    @property
    def game(self) -> str:
        """The game it opens a seat of."""
        return self.code.game


@dataclass(slots=True)
class Presence:
    """Seats whose holders are connected at this open time."""

    seats: list[tuple[str, int]]
    seen: float

    @property
    def game(self) -> str:
        """It is of no game alone, and written before the others."""
        return ""


@dataclass(slots=True)
class KeptReview:
    """What came of looking at a game again."""

    game: str
    format: int
    data: bytes


@dataclass(slots=True)
class Aside:
    """Something that the other workers are told at once, and that nobody keeps."""

    game: str
    message: str


Work: TypeAlias = Creation | Unit | NewCode | Presence | KeptReview | Aside | Heartbeat
_Outcome: TypeAlias = bool | StoreUnavailable | Unstorable
_Waiting: TypeAlias = tuple[Work, "asyncio.Future[bool]"]


class Writer:
    """Takes work from the event loop, writes it, and answers when it is on disk."""

    def __init__(
        self, url: URL, hours: OpenTime, written: Callable[[int, float], None], failed: Callable[[], None]
    ) -> None:
        self._url = url
        self._hours = hours
        self._written = written
        self._failed = failed
        self._engine = writing_engine(url)
        editions.guard(self._engine, url, newest())
        #: Held from one transaction to the next as long as there is something to write.
        self._connection: Connection | None = None
        self._waiting: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="quarriors-writer", daemon=True)
        #: Whether it takes no more work.
        self.stopped = False
        #: Why the last transaction failed; empty as soon as one succeeds.
        self.trouble = ""

    def start(self) -> None:
        """Begins to write."""
        self._thread.start()

    async def stop(self) -> None:
        """Writes what still waits, and ends."""
        if not self.stopped:
            self.stopped = True
            self._waiting.put(None)
            await asyncio.to_thread(self._thread.join)
            self._engine.dispose()

    async def write(self, work: Work) -> bool:
        """Whether it was written; False if somebody was faster, and then nothing of it was.

        Whoever stops waiting for the answer does not undo the work.
        """
        if self.stopped:
            raise StoreUnavailable("the store is closed; the server is stopping")
        answer: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.put((work, answer))
        return await answer

    # -- the thread --------------------------------------------------------------------------------

    def _run(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch = [first, *self._others()]
            batch.sort(key=lambda waiting: waiting[0].game)  # so that workers never wait for each other in a ring
            outcomes = self._safely([work for work, _ in batch])
            answered = [(answer, outcome) for (_, answer), outcome in zip(batch, outcomes, strict=True)]
            try:
                self._loop.call_soon_threadsafe(_answer, answered)
            except RuntimeError:  # the loop has ended: nobody waits any more
                return
            if self._waiting.empty():
                self._rest()
        self._rest()

    def _safely(self, works: list[Work]) -> list[_Outcome]:
        """Whatever happens, everybody is answered and the thread goes on."""
        try:
            return self._write(works)
        except Exception as error:
            self.trouble = f"{type(error).__name__} while writing"
            _LOG.error("writing failed", error)
            return [StoreUnavailable(self.trouble) for _ in works]

    def _others(self) -> Iterable[_Waiting]:
        """What else waits now. The end comes last in the queue: it is put back for the next look."""
        for _ in range(_AT_ONCE - 1):
            try:
                waiting = self._waiting.get_nowait()
            except Empty:
                return
            if waiting is None:
                self._waiting.put(None)
                return
            yield waiting

    def _write(self, works: list[Work]) -> list[_Outcome]:
        begun = time.perf_counter()
        try:
            outcomes = self._transaction(works)
        except Exception as error:
            if len(works) > 1 and worth_trying_alone(error):
                return [outcome for work in works for outcome in self._write([work])]
            why = trouble(error, self._url)
            if isinstance(why, StoreUnavailable):
                self.trouble = str(why)
                with suppress(Exception):
                    self._failed()
            return [why for _ in works]
        self.trouble = ""
        with suppress(Exception):  # whoever counts must not be in the way
            self._written(len(works), time.perf_counter() - begun)
        return list(outcomes)

    def _transaction(self, works: list[Work]) -> list[bool]:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                transaction = _Transaction(self._connection, is_sqlite(self._url), self._hours)
                written = transaction.take(works)
                transaction.finish()
        except BaseException:
            self._rest()  # it may be broken: the next one is looked at before it is used
            raise
        return written

    def _rest(self) -> None:
        """Gives the connection back."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.close()


def _answer(answered: list[tuple[asyncio.Future[bool], _Outcome]]) -> None:
    for answer, outcome in answered:
        if answer.done():  # whoever asked has been cancelled
            continue
        if isinstance(outcome, bool):
            answer.set_result(outcome)
        else:
            answer.set_exception(outcome)


# -- what is written -------------------------------------------------------------------------------


@dataclass(slots=True)
class _Transaction:
    """A transaction being filled. What is alike in all units is written at its end, in one go."""

    connection: Connection
    on_sqlite: bool
    hours: OpenTime
    events: list[EventRow] = field(default_factory=list)
    snapshots: list[Snapshot] = field(default_factory=list)
    notices: list[str] = field(default_factory=list)
    ended: list[str] = field(default_factory=list)

    def take(self, works: list[Work]) -> list[bool]:
        """Writes each, in their order, unless somebody was faster. Moves that follow each other go in one piece."""
        written: list[bool] = []
        for statement, some in groupby(works, self._advancing):
            if statement is None:
                written += [self._take(work) for work in some]
            else:
                written += self._append_all(statement, [unit for unit in some if isinstance(unit, Unit)])
        return written

    def _take(self, work: Work) -> bool:
        if isinstance(work, Creation):
            return self._create(work)
        if isinstance(work, NewCode):
            return self._keep(work)
        if isinstance(work, Presence):
            return self._see(work)
        if isinstance(work, KeptReview):
            return self._keep_review(work)
        if isinstance(work, Aside):
            self.notices.append(f"{ASIDE},{work.message}")
            return True
        if isinstance(work, Heartbeat):
            return work.write(self.connection, self.on_sqlite)
        return self._append(work)

    def finish(self) -> None:
        """Writes what has been put off."""
        dialect = self.connection.dialect
        with driver(self.connection) as cursor:
            if self.events:
                new = _inserting(schema.events, dialect)
                new.run(cursor, [new.of_object(event) for event in self.events])
            if self.snapshots:
                new = _replacing(schema.snapshots, dialect)
                new.run(cursor, [new.of_object(snapshot) for snapshot in self.snapshots])
        if self.ended:
            self.connection.execute(_THIN_OUT, [{"ended": game} for game in self.ended])
        if self.notices and not self.on_sqlite:
            self.connection.execute(_NOTIFY, {"notices": self.notices})

    def _create(self, new: Creation) -> bool:
        row = self._insert(schema.games).on_conflict_do_nothing().returning(schema.games.c.id)
        number = new.events[-1].number if new.events else 0
        if self.connection.execute(row, asdict(new.row) | {"number": number}).first() is None:
            return False
        self._note(new.game, new.events)
        self._hold(new.game, dict(new.holders))
        return True

    def _keep(self, new: NewCode) -> bool:
        held = schema.holders.c
        wanted = select(held.secret_hash).where(held.game == new.code.game, held.seat == new.code.seat)
        # locked, so that a seat that is moving at this moment takes the code with it
        if self.connection.execute(wanted.with_for_update()).scalar() != new.holder:
            return False
        self.connection.execute(delete(schema.codes).where(schema.codes.c.expires < self.hours.now()))
        self.connection.execute(insert(schema.codes), {"hash": new.hash} | asdict(new.code))
        return True

    def _keep_review(self, kept: KeptReview) -> bool:
        """Unless the game has been purged meanwhile."""
        games = schema.games.c
        # locked, so that a purge waits until the review is there to go with the game
        there = select(games.id).where(games.id == kept.game).with_for_update(read=True)
        if self.connection.execute(there).first() is None:
            return False
        self.connection.execute(self._upsert(schema.reviews), asdict(kept))
        return True

    def _see(self, present: Presence) -> bool:
        self.connection.execute(delete(schema.presence).where(schema.presence.c.seen < present.seen - _FORGOTTEN))
        rows = [{"game": game, "seat": seat, "seen": present.seen} for game, seat in sorted(set(present.seats))]
        if rows:
            self.connection.execute(self._upsert(schema.presence), rows)
        return True

    def _advancing(self, work: Work) -> Prepared | None:
        """The statement that moves a game's row on, for a unit that needs nothing beforehand."""
        if not isinstance(work, Unit) or work.uses_code is not None:
            return None
        return _moving_on(tuple(_moved(work)), self.connection.dialect)

    def _append_all(self, moving: Prepared, units: list[Unit]) -> list[bool]:
        """Moves the rows of the games on. They stay locked to the end, so that of two workers with the same number one
        is late and finds the number gone."""
        with driver(self.connection) as cursor:
            counts = moving.count(cursor, [moving.of_dict(_moved(unit)) for unit in units])
        written = [count == 1 for count in counts]
        for unit, is_written in zip(units, written, strict=True):
            if is_written:
                self._add(unit)
        return written

    def _append(self, unit: Unit) -> bool:
        """The same for a unit that uses up a code."""
        step = self.connection.begin_nested()
        moving = _moving_on(tuple(_moved(unit)), self.connection.dialect)
        with driver(self.connection) as cursor:
            is_written = moving.count(cursor, [moving.of_dict(_moved(unit))]) == [1]
        if not (is_written and self._use_up(unit.game, unit.uses_code or "")):
            step.rollback()
            return False
        step.commit()
        self._add(unit)
        return True

    def _add(self, unit: Unit) -> None:
        """What else is in it."""
        self._note(unit.game, unit.events)
        if unit.snapshot is not None:
            self.snapshots.append(unit.snapshot)
        if unit.holders:
            self._hold(unit.game, unit.holders)
            self._void(unit.game, list(unit.holders))
        if unit.dice:
            self._count(unit)
        if unit.is_last:
            self.ended.append(unit.game)

    def _use_up(self, game: str, hash: str) -> bool:
        codes = schema.codes
        used = delete(codes).where(codes.c.hash == hash, codes.c.game == game, codes.c.expires > self.hours.now())
        return self.connection.execute(used).rowcount == 1

    def _note(self, game: str, events: list[EventRow]) -> None:
        if events:
            self.events += events
            self.notices.append(f"{events[-1].number},{game}")

    def _hold(self, game: str, seats: dict[int, str | None]) -> None:
        for seat, hash in seats.items():
            if hash is None:
                held = schema.holders.c
                self.connection.execute(delete(schema.holders).where(held.game == game, held.seat == seat))
            else:
                row = {"game": game, "seat": seat, "secret_hash": hash}
                self.connection.execute(self._upsert(schema.holders), row)

    def _void(self, game: str, seats: list[int]) -> None:
        """Codes that were given out by whoever held the seats before are good no longer."""
        codes = schema.codes.c
        self.connection.execute(delete(schema.codes).where(codes.game == game, codes.seat.in_(seats)))

    def _count(self, unit: Unit) -> None:
        self.connection.execute(delete(schema.dice).where(schema.dice.c.game == unit.game))
        rows = [{"game": unit.game, "die": die, "face": face, "rolled": rolled} for die, face, rolled in unit.dice]
        self.connection.execute(insert(schema.dice), rows)

    def _insert(self, table: Table) -> Any:
        """Both dialects have the same words for what to do when a row is there; SQLAlchemy has no common ones."""
        return sqlite.insert(table) if self.on_sqlite else postgresql.insert(table)

    def _upsert(self, table: Table) -> Any:
        return _upserting(table, self.on_sqlite)


def _moved(unit: Unit) -> dict[str, Any]:
    """The values of a game's row that moves on, and which row that is."""
    if unknown := unit.changes.keys() - _CHANGING:
        raise ValueError(f"what changes in a game is one of {sorted(_CHANGING)}, not {sorted(unknown)}")
    numbers = [one.number for one in unit.events]
    if numbers and numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        raise ValueError(f"the numbers of new events follow each other, these do not: {numbers}")
    values = unit.changes | {"game": unit.game}
    if numbers:
        values |= {"before": numbers[0] - 1, "number": numbers[-1]}
    elif unit.after is not None:
        values |= {"before": unit.after}
    return values


@cache
def _moving_on(names: tuple[str, ...], dialect: Dialect) -> Prepared:
    """The statement for those values of a game's row."""
    row = _CHANGE if "before" not in names else _CHANGE.where(schema.games.c.number == bindparam("before"))
    changed = [name for name in names if name not in ("game", "before")]
    if not changed:
        row = row.values(number=schema.games.c.number)
    return Prepared(row, dialect, changed)


@cache
def _inserting(table: Table, dialect: Dialect) -> Prepared:
    return Prepared(insert(table), dialect, [column.name for column in table.columns])


@cache
def _replacing(table: Table, dialect: Dialect) -> Prepared:
    return Prepared(_upserting(table, dialect.name == "sqlite"), dialect, [column.name for column in table.columns])


@cache
def _upserting(table: Table, on_sqlite: bool) -> Any:
    row = sqlite.insert(table) if on_sqlite else postgresql.insert(table)
    rest = {column.name: row.excluded[column.name] for column in table.columns if not column.primary_key}
    return row.on_conflict_do_update(index_elements=list(table.primary_key.columns), set_=rest)
