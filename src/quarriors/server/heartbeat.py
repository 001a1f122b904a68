"""The heartbeat of a worker: a row of its own, written and committed like a move. Whoever can write it can write games.

With it the store learns how far open time has come.
"""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass
from functools import cache
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import URL, Connection, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite

from quarriors.server.database import is_sqlite
from quarriors.server.opentime import EVERY, OpenTime
from quarriors.server.rows import StoreUnavailable
from quarriors.server.schema import heartbeats

if TYPE_CHECKING:
    from quarriors.server.store import Store

#: Seconds for which a heartbeat answers whoever asks after the health of the server.
_FRESH: Final = 1.0
#: Seconds in which a heartbeat has to be written.
_PATIENCE: Final = 3.0
#: Bytes that must fit once something did not: a move with its snapshot is not larger.
_PROBE: Final = 65_536
#: Seconds of open time after which a worker is forgotten.
_FORGOTTEN: Final = 24 * 3600.0

_beats = heartbeats.c


@dataclass(slots=True)
class Heartbeat:
    """A heartbeat to be written."""

    worker: str
    hours: OpenTime
    #: Whether to find out if there is room for something large, too.
    is_probe: bool = False

    @property
    def game(self) -> str:
        """It is of no game, and written before the others."""
        return ""

    def write(self, connection: Connection, on_sqlite: bool) -> bool:
        """Writes it, and learns how far other workers have come."""
        now = self.hours.now()
        # random, so that nothing can make it smaller
        room = os.urandom(_PROBE) if self.is_probe else b""
        row = {"worker": self.worker, "open": now, "room": room}
        connection.execute(_upsert(on_sqlite), row)
        if not on_sqlite:
            connection.execute(delete(heartbeats).where(_beats.open < now - _FORGOTTEN))
            self.hours.keep_up(float(connection.execute(select(func.max(_beats.open))).scalar_one()))
        return True


@cache
def _upsert(on_sqlite: bool) -> Any:
    row = sqlite.insert(heartbeats) if on_sqlite else postgresql.insert(heartbeats)
    seen = func.julianday("now") * 86400.0 if on_sqlite else func.extract("epoch", func.clock_timestamp())
    row = row.values(seen=seen)
    return row.on_conflict_do_update(
        index_elements=[_beats.worker],
        set_={name: row.excluded[name] for name in ("open", "seen", "room")},
    )


def reached(connection: Connection, url: URL) -> float:
    """How far open time has come: where the last heartbeat was, and with other workers about, what has passed since."""
    if is_sqlite(url):
        return float(connection.execute(select(func.coalesce(func.max(_beats.open), 0.0))).scalar_one())
    age = func.extract("epoch", func.clock_timestamp()) - _beats.seen
    rows = connection.execute(select(_beats.open, age)).all()
    # an older one is of a worker that has ended, or the clock of the database has jumped
    return max((float(at) + (float(age) if 0 <= age <= 2 * EVERY else 0.0) for at, age in rows), default=0.0)


class Pulse:
    """The health of a worker, as its last heartbeat shows it. However many ask, one heartbeat a second answers."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._felt = -_FRESH
        self._trouble = ""
        self._beating: asyncio.Task[None] | None = None

    async def trouble(self) -> str:
        """Why games cannot be read and written now; empty if they can."""
        if self._beating is None and monotonic() - self._felt >= _FRESH:
            self._beating = asyncio.create_task(self._beat())
        if self._beating is not None:
            await asyncio.shield(self._beating)
        return self._trouble

    async def _beat(self) -> None:
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._store.beat()
                await self._store.ping()
            self._trouble = ""
        except (TimeoutError, StoreUnavailable) as error:
            self._trouble = str(error) or "the database does not answer"
        finally:
            self._felt, self._beating = monotonic(), None
