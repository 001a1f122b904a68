"""The store: every game, kept so that nothing acknowledged is lost. SQLite for one process, PostgreSQL for many."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from secrets import token_hex
from typing import Any, ParamSpec, TypeVar

from quarriors.server.database import address, is_sqlite, reading_engine, trouble
from quarriors.server.errors import Refusal
from quarriors.server.heartbeat import Heartbeat, reached
from quarriors.server.listening import Heard, HeardAside, Listener
from quarriors.server.locks import FileOfOne, OwnLocks, SharedLocks
from quarriors.server.migrating import check_version
from quarriors.server.opentime import OpenTime
from quarriors.server.reading import Reader
from quarriors.server.rows import (
    Code,
    Damaged,
    EventRow,
    GameRow,
    Holder,
    Snapshot,
    StoreUnavailable,
    Unit,
    Unstorable,
)
from quarriors.server.writer import Aside, Creation, KeptReview, NewCode, Presence, Writer

__all__ = ["Code", "EventRow", "GameRow", "Holder", "Snapshot", "Store", "StoreUnavailable", "Unit", "Unstorable"]

_Given = ParamSpec("_Given")
_Answer = TypeVar("_Answer")

#: How many reads are under way at once.
_READERS = 4


class Store:
    """A database of games, for one event loop. Every method may raise `StoreUnavailable`; the next call may succeed.

    A write that raised it may have happened all the same, if the connection was lost while it was acknowledged: read
    again before going on. `Unstorable` means that this one thing can never be written.
    """

    def __init__(
        self,
        url: str,
        *,
        locks_lost: Callable[[], None] | None = None,
        written: Callable[[int, float], None] = lambda units, seconds: None,
        failed: Callable[[], None] = lambda: None,
    ) -> None:
        """`locks_lost` is called on the event loop. `written` and `failed` are called for each transaction, with how
        much was in it and how long it took, in the thread that writes."""
        self._url = address(url)
        #: What clocks, codes and notes of who is connected go by.
        self.hours = OpenTime()
        self._worker = token_hex(8)
        self._written = written
        self._failed = failed
        self._locks_lost = locks_lost
        self._file = FileOfOne(self._url) if is_sqlite(self._url) else None

    async def open(self) -> None:
        """Connects. A SQLite file is refused while another process serves from it."""
        self._loop = asyncio.get_running_loop()
        if self._file is not None:
            self._file.take()
        try:
            await asyncio.to_thread(check_version, self._url)
            self.hours.begin(await asyncio.to_thread(self._reached))
            self._threads = ThreadPoolExecutor(_READERS, "quarriors-reader")
            self._lock_thread = ThreadPoolExecutor(1, "quarriors-locks")
            self._reader = Reader(self._url, _READERS)
            self._locks = OwnLocks() if self._file is not None else SharedLocks(self._url, self._told_of_loss)
            self._writer = Writer(self._url, self.hours, self._written, self._failed)
        except BaseException:
            if self._file is not None:
                self._file.free()
            raise
        self._listener: Listener | None = None
        self._writer.start()
        if self._file is None:
            await self._come_in()

    async def _come_in(self) -> None:
        """Writes a first time, which is refused if the database belongs to servers of another edition."""
        try:
            await self.beat()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Writes what still waits, and lets everything go."""
        if self._listener is not None:
            await self._listener.stop()
            self._listener = None
        await self._writer.stop()
        await self._locking(self._locks.close)
        await asyncio.to_thread(self._threads.shutdown)
        await asyncio.to_thread(self._lock_thread.shutdown)
        self._reader.close()
        if self._file is not None:
            self._file.free()

    # -- writing -----------------------------------------------------------------------------------

    @property
    def trouble(self) -> str:
        """Why the last attempt to write failed; empty if it did not."""
        return self._writer.trouble

    async def create(self, row: GameRow, events: list[EventRow], holders: dict[int, str] | None = None) -> bool:
        """Keeps a new game; False if its id is taken."""
        return await self._writer.write(Creation(row, events, holders or {}))

    async def append(self, unit: Unit) -> bool:
        """Writes the unit. False: a number was taken, or the code or the game is gone, and nothing was written."""
        return await self._writer.write(unit)

    async def add_code(self, hash: str, game: str, seat: int, expires: float, holder: str) -> bool:
        """Keeps a one-time code for a seat; False if the secret of that hash holds it no longer."""
        return await self._writer.write(NewCode(hash, Code(game, seat, expires), holder))

    async def beat(self) -> None:
        """Writes a heartbeat, of which open time is kept; a large one, if the last attempt to write has failed."""
        await self._writer.write(Heartbeat(self._worker, self.hours, self.hours.is_paused or bool(self.trouble)))

    async def touch(self, seats: list[tuple[str, int]], now: float) -> None:
        """Notes that the holders of these seats are connected, at that open time."""
        if seats:
            await self._writer.write(Presence(seats, now))

    async def keep_review(self, game: str, format: int, data: bytes) -> None:
        """Keeps what came of looking at a game again."""
        await self._writer.write(KeptReview(game, format, data))

    # -- reading -----------------------------------------------------------------------------------

    async def ping(self) -> None:
        """Returns if the database answers."""
        await self._read(self._reader.ping)

    async def game(self, id: str) -> GameRow | None:
        """A game's row."""
        return await self._read(self._reader.game, id)

    async def events(self, id: str, after: int = 0, limit: int | None = None) -> list[EventRow]:
        """A game's events beyond a number, in their order."""
        return await self._read(self._reader.events, id, after, limit)

    async def move_answering(self, id: str, answers: int) -> EventRow | None:
        """The latest move that answers a decision."""
        return await self._read(self._reader.move_answering, id, answers)

    async def snapshot(self, id: str, at_most: int | None = None) -> Snapshot | None:
        """The latest snapshot, or the latest that is not beyond a number."""
        return await self._read(self._reader.snapshot, id, at_most)

    async def holders(self, id: str) -> list[Holder]:
        """Who holds which seat."""
        return await self._read(self._reader.holders, id)

    async def held(self, hashes: list[str]) -> list[tuple[str, int]]:
        """Games and seats that the secrets of these hashes move for."""
        return await self._read(self._reader.held, hashes)

    async def present(self, since: float, game: str | None = None) -> list[tuple[str, int, float]]:
        """Seats whose holders were connected after that open time, on any worker, and when that was."""
        return await self._read(self._reader.present, since, game)

    async def code(self, hash: str) -> Code | None:
        """What a one-time code opens; it may have expired."""
        return await self._read(self._reader.code, hash)

    async def public_games(self, status: str, limit: int, before: float | None = None) -> list[GameRow]:
        """Public games of a status, those that changed last first, from where the last list ended."""
        return await self._read(self._reader.public_games, status, limit, before)

    async def waiting_for_bots(self, limit: int) -> list[str]:
        """Games in which a bot is to decide, those that have waited longest first."""
        return await self._read(self._reader.waiting_for_bots, limit)

    async def overdue(self, now: float) -> list[str]:
        """Games in which a clock has run out at that open time."""
        return await self._read(self._reader.overdue, now)

    async def dice_counts(self, game: str | None = None) -> list[tuple[str, str, int]]:
        """Die, face, how often it was rolled: in one game that is over, or in all of them."""
        return await self._read(self._reader.dice_counts, game)

    async def review(self, game: str, format: int) -> bytes | None:
        """What came of looking at that game again, if it was written down in that format."""
        return await self._read(self._reader.review, game, format)

    # -- other workers -----------------------------------------------------------------------------

    async def listen(self, heard: Heard, aside: HeardAside = lambda message: None) -> None:
        """Has `heard` called, on the event loop, whenever a game has gone on; with ``("", 0)`` when something may have
        been missed and everything must be read again; `aside`, whenever something is told beside the games. With SQLite
        there is nobody else to hear of."""
        if self._file is None:
            self._listener = Listener(self._url, lambda game, number: self._hear(heard, game, number), aside)
            await self._listener.start()

    async def tell_aside(self, game: str, message: str) -> None:
        """Tells all workers something that is not kept."""
        await self._writer.write(Aside(game, message))

    async def try_lock(self, game: str) -> bool:
        """Whether this worker thinks for the game's bots; it does until `unlock`, or until its locks are lost."""
        if isinstance(self._locks, OwnLocks):
            return self._locks.try_lock(game)
        return await self._locking(self._locks.try_lock, game)

    async def unlock(self, game: str) -> None:
        """Lets another worker think for the game's bots."""
        if isinstance(self._locks, OwnLocks):
            self._locks.unlock(game)
            return
        await self._locking(self._locks.unlock, game)

    def holds(self, game: str) -> bool:
        """Whether this worker thinks for the game's bots, as far as it knows."""
        return self._locks.holds(game)

    def _hear(self, heard: Heard, game: str, number: int) -> None:
        if not game:  # the database has been away, and locks may have gone with it
            self._loop.run_in_executor(self._lock_thread, self._locks.check)
        heard(game, number)

    def _reached(self) -> float:
        engine = reading_engine(self._url, 1)
        try:
            with engine.connect() as connection:
                return reached(connection, self._url)
        except Exception as error:
            raise trouble(error, self._url) from None
        finally:
            engine.dispose()

    def _told_of_loss(self) -> None:
        if self._locks_lost is not None:
            self._loop.call_soon_threadsafe(self._locks_lost)

    # -- threads -----------------------------------------------------------------------------------

    async def _read(self, ask: Callable[_Given, _Answer], *given: _Given.args, **named: _Given.kwargs) -> _Answer:
        try:
            return await self._in(self._threads, ask, *given, **named)
        except Damaged as error:
            raise Refusal("unplayable", str(error), error) from None

    async def _locking(self, ask: Callable[_Given, _Answer], *given: _Given.args, **named: _Given.kwargs) -> _Answer:
        return await self._in(self._lock_thread, ask, *given, **named)

    async def _in(self, threads: ThreadPoolExecutor, ask: Callable[..., _Answer], *given: Any) -> _Answer:
        try:
            return await self._loop.run_in_executor(threads, ask, *given)
        except RuntimeError:
            if self._writer.stopped:
                fault = StoreUnavailable("the store is closed; the server is stopping")
                raise fault.worded("store-closed") from None
            raise
