"""What happens because time passes: clocks run out, bots nobody thinks for are taken up, idle games leave memory."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TYPE_CHECKING, Final

from quarriors.server import proposing
from quarriors.server.errors import Refusal
from quarriors.server.opentime import EVERY
from quarriors.server.rows import StoreUnavailable, Unit

if TYPE_CHECKING:
    from quarriors.server.hub import Hub

#: Seconds between looks at the clocks, at games whose bots nobody thinks for, and at who is connected.
_TICK: Final = 1.0
_SWEEP: Final = 3.0
_LOOK: Final = 15.0
#: Games taken up in one sweep.
_AT_ONCE: Final = 200


class Timekeeper:
    """The one task of a worker that nobody has to ask."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._last: dict[str, float] = {}

    async def run(self) -> None:
        """Goes on until it is cancelled, whatever happens in between."""
        while True:
            await self._duty("store", 0.0, self._hub.find_store)
            await self._duty("clocks", 0.0, self._look_at_clocks)
            await self._duty("sweep", _SWEEP, self._take_up_bots)
            await self._duty("heartbeat", EVERY, self._hub.store.beat)
            await self._duty("presence", _LOOK, self._hub.look_around)
            await asyncio.sleep(_TICK)

    async def _duty(self, name: str, every: float, do: Callable[[], Awaitable[None]]) -> None:
        if monotonic() - self._last.get(name, -every) < every:
            return
        self._last[name] = monotonic()
        try:
            await do()
        except StoreUnavailable as error:
            self._hub.lost_store(error)
        except Exception as error:  # none of them keeps the others from their time
            self._hub.log.error("sweep failed", error, duty=name)

    async def _look_at_clocks(self) -> None:
        for game in await self._hub.store.overdue(self._hub.hours.now()):
            if self._hub.is_unplayable(game):
                continue
            try:
                await self._mind(game)
            except StoreUnavailable:
                raise
            except Refusal as refusal:
                self._hub.note_refusal(game, refusal)
            except Exception as error:
                self._hub.log.error("clock not minded", error, game=game)

    async def _mind(self, game: str) -> None:
        room = await self._hub.room(game)
        before = room.match.number
        if await room.change(lambda match: proposing.time_out(match, self._hub.hours.now())) == before:
            # a clock of before there was open time
            changes: dict[str, object] = {"deadline": room.match.deadline}
            await self._hub.store.append(Unit(game, changes=changes, after=before))

    async def _take_up_bots(self) -> None:
        waiting = await self._hub.store.waiting_for_bots(_AT_ONCE + self._hub.unplayable)
        for game in waiting:
            if not self._hub.is_unplayable(game):
                self._hub.bots.think(game)
        self._hub.keep_company()
        self._hub.forget_idle()
