"""Who may do what only one may do: serve from a SQLite file, think for the bots of a game, change the tables."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, NullPool, text

from quarriors.server.database import postgres_engine, prepare_file, sqlite_file, trouble
from quarriors.server.rows import StoreUnavailable
from quarriors.system import fault_of


def lock_key(purpose: str) -> int:
    """The number by which PostgreSQL knows a lock."""
    return int.from_bytes(sha256(f"quarriors {purpose}".encode()).digest()[:8], "big", signed=True)


class FileOfOne:
    """The lock beside a SQLite file. It ends with the process that holds it, however that ends."""

    def __init__(self, url: URL) -> None:
        self._url = url
        file = sqlite_file(url)
        self._file = file
        self._owner = file.with_name(f"{file.name}.pid")
        self._lock = FileLock(file.with_name(f"{file.name}.lock"), thread_local=False, mode=0o600)

    def take(self, patience: float = 0) -> None:
        """Takes the lock, waiting so many seconds for whoever has it; `StoreUnavailable` says who that is."""
        prepare_file(self._url)
        try:
            self._lock.acquire(timeout=patience, poll_interval=0.05)
            self._owner.write_text(f"{os.getpid()}\n", "ascii")
        except Timeout:
            number = _process(self._owner)
            fault = StoreUnavailable(
                f"{self._file}: in use by another server{f' (process {number})' if number else ''}; "
                "a SQLite file serves one process, PostgreSQL (--db postgresql://…) serves several"
            )
            raise fault.worded("store-in-use", name=str(self._file), process=number or "none") from None
        except OSError as error:
            self._lock.release()
            fault = StoreUnavailable(f"{self._file}: {error.strerror or error}")
            raise fault.worded("store-file", name=str(self._file), reason=fault_of(error)) from None

    def free(self) -> None:
        """Gives the lock back."""
        if self._lock.is_locked:
            self._owner.unlink(missing_ok=True)
            self._lock.release()


def _process(owner: Path) -> str:
    with suppress(OSError):
        if (number := owner.read_text("ascii", errors="replace").strip()).isdigit():
            return number
    return ""


class OwnLocks:
    """Locks of a server that is the only one: nobody else could hold them."""

    def __init__(self) -> None:
        self._held: set[str] = set()

    def try_lock(self, game: str) -> bool:
        """Takes the lock; it is always free."""
        self._held.add(game)
        return True

    def unlock(self, game: str) -> None:
        """Gives the lock back."""
        self._held.discard(game)

    def holds(self, game: str) -> bool:
        """Whether this server has the lock."""
        return game in self._held

    def check(self) -> None:
        """Nothing can be lost."""

    def close(self) -> None:
        """Gives every lock back."""
        self._held.clear()


class SharedLocks:
    """Locks between workers: advisory locks of one PostgreSQL session. If the session is lost, so are they all.

    Two workers may then think for the same bot for a moment. That costs time and nothing else: only one of them can
    write the move.
    """

    def __init__(self, url: URL, lost: Callable[[], None]) -> None:
        self._url = url
        self._lost = lost
        self._held: set[str] = set()
        self._session: Connection | None = None
        self._turn = threading.Lock()
        # No pool: a session that went back to one would take its locks along.
        self._engine = postgres_engine(url, isolation_level="AUTOCOMMIT", poolclass=NullPool)

    def try_lock(self, game: str) -> bool:
        """Takes the lock if no other worker has it. Whoever has it already keeps it, and frees it once."""
        with self._turn:
            if game in self._held and self._ask("SELECT true"):
                return game in self._held or self._take(game)
            return self._take(game)

    def unlock(self, game: str) -> None:
        """Gives the lock back, which a session that cannot be asked has done already."""
        with self._turn, suppress(StoreUnavailable):
            if game in self._held:
                self._held.discard(game)
                self._ask("SELECT pg_advisory_unlock(:key)", game)

    def holds(self, game: str) -> bool:
        """Whether this worker has the lock, as far as it knows."""
        return game in self._held

    def check(self) -> None:
        """Finds out whether the session is still there."""
        with self._turn, suppress(StoreUnavailable):
            if self._held:
                self._ask("SELECT true")

    def close(self) -> None:
        """Gives every lock back."""
        with self._turn:
            self._held.clear()
            self._drop()

    def _take(self, game: str) -> bool:
        taken = self._ask("SELECT pg_try_advisory_lock(:key)", game)
        if taken:
            self._held.add(game)
        return taken

    def _ask(self, question: str, game: str = "") -> bool:
        """Asks in the session of the locks. A session that is gone is replaced, and the question asked again."""
        for last in (False, True):
            try:
                if self._session is None:
                    self._session = self._engine.connect()
                return bool(self._session.execute(text(question), {"key": lock_key(f"bots of {game}")}).scalar())
            except Exception as error:
                self._drop()
                if self._held:
                    self._held.clear()
                    self._lost()
                if last:
                    raise trouble(error, self._url) from None
        raise AssertionError("the second attempt answers or raises")

    def _drop(self) -> None:
        if self._session is not None:
            session, self._session = self._session, None
            with suppress(Exception):  # of a session that is gone nothing is wanted but that it is forgotten
                session.invalidate()
            with suppress(Exception):
                session.close()
