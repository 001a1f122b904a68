"""Hearing from PostgreSQL that a game has gone on, whichever worker moved it."""

from __future__ import annotations

import asyncio
import selectors
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import URL, NullPool, text

from quarriors.server.database import postgres_engine
from quarriors.server.logs import Log
from quarriors.server.writer import ASIDE, CHANNEL

_LOG = Log("quarriors.server.listening")

#: Seconds of silence after which the connection is tried.
_SILENCE = 30

#: Seconds between attempts to come back.
_PAUSE = 0.5

#: Called with a game and the number of its last event; with ``("", 0)`` after a time in which nothing was heard.
Heard = Callable[[str, int], None]
#: Called with what another worker, or this one, has told all of them beside the games.
HeardAside = Callable[[str], None]


class Listener:
    """A thread with a connection of its own. It comes back by itself, as often as it must."""

    def __init__(self, url: URL, heard: Heard, aside: HeardAside) -> None:
        self._heard = heard
        self._aside = aside
        self._engine = postgres_engine(url, isolation_level="AUTOCOMMIT", poolclass=NullPool)
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="quarriors-listener", daemon=True)
        self._tried = asyncio.Event()
        self._stopping = threading.Event()
        self._wake, self._woken = socket.socketpair()

    async def start(self) -> None:
        """Listens; returns when it does, or when the first attempt has failed and others will follow."""
        self._thread.start()
        await self._tried.wait()

    async def stop(self) -> None:
        """Ends the thread."""
        self._stopping.set()
        self._wake.send(b"!")
        await asyncio.to_thread(self._thread.join)
        self._wake.close()
        self._woken.close()

    def _run(self) -> None:
        missed = complained = False
        while not self._stopping.is_set():
            try:
                with self._engine.connect() as session:
                    session.execute(text(f"LISTEN {CHANNEL}"))
                    if missed:
                        self._tell(self._heard, "", 0)
                    complained = False
                    self._tell(self._tried.set)
                    self._listen(session.connection.driver_connection)
            except Exception as error:  # whatever is wrong with the connection: the next one may be better
                if not complained:
                    _LOG.warning("not listening to other workers", why=" ".join(str(error).split())[:200])
                complained = True
            missed = True
            self._tell(self._tried.set)
            self._stopping.wait(_PAUSE)

    def _listen(self, connection: Any) -> None:
        with selectors.DefaultSelector() as watched:
            watched.register(connection, selectors.EVENT_READ)
            watched.register(self._woken, selectors.EVENT_READ)
            self._hear_all(connection, watched)

    def _hear_all(self, connection: Any, watched: selectors.BaseSelector) -> None:
        while not self._stopping.is_set():
            ready = [key.fileobj for key, _ in watched.select(_SILENCE)]
            if self._woken in ready:
                return
            if not ready:
                connection.execute("SELECT 1")
            notices = [notice.payload.partition(",") for notice in connection.notifies(timeout=0)]
            # anybody with the database's password may send anything
            self._tell(self._hear, [(game, int(number)) for number, _, game in notices if number.isdigit()])
            for kind, _, message in notices:
                if kind == ASIDE:
                    self._tell(self._aside, message)

    def _hear(self, news: list[tuple[str, int]]) -> None:
        for game, number in news:
            self._heard(game, number)

    def _tell(self, heard_by: Callable[..., object], *about: object) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(heard_by, *about)
