"""Bots at the tables of this worker: who thinks for which game, and what becomes of a bot that fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Final

from quarriors.bots.greedy import GreedyBot
from quarriors.bots.registry import steady
from quarriors.engine.chance import key_of
from quarriors.server import proposing
from quarriors.server.botlevels import within
from quarriors.server.errors import Refusal
from quarriors.server.match import RUNNING, Match
from quarriors.server.ports import BotFailed, Mindful, Stopped, Why
from quarriors.server.proposing import Proposal
from quarriors.server.rows import StoreUnavailable, Unit

if TYPE_CHECKING:
    from quarriors.server.hub import Hub
    from quarriors.server.room import Room

#: Seconds to wait when a move could not be made: the store is away, or the game is not what it seemed.
_PATIENCE: Final = 1.0


class BotPlay:
    """Asks bots for their decisions, one task per game. A worker thinks for a game only while it has its lock."""

    def __init__(self, hub: Hub, thinkers: Mindful) -> None:
        self._hub = hub
        self._thinkers = thinkers
        self._tasks: dict[str, asyncio.Task[bool]] = {}

    @property
    def levels(self) -> list[str]:
        """Every bot that can be asked."""
        return self._thinkers.names

    @property
    def patience(self) -> float:
        """How many seconds a bot may think about one decision."""
        return self._thinkers.patience

    def is_thinking(self, game: str) -> bool:
        return game in self._tasks

    async def close(self) -> None:
        """Ends all thinking; whoever starts the server again takes it up."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def think(self, game: str) -> None:
        """Has this worker think for a game's bots, unless it does, or another one."""
        if game in self._tasks or self._hub.closing:
            return
        task = self._tasks[game] = asyncio.ensure_future(self._think(game))
        task.add_done_callback(lambda done: self._thought(game, done))

    def _thought(self, game: str, task: asyncio.Task[bool]) -> None:
        self._tasks.pop(game, None)
        if task.cancelled():
            return
        if (error := task.exception()) is not None:
            self._hub.log.error("thinking for a bot failed", error, game=game)
        elif task.result():
            self._hub.look_again(game)  # it may have become a bot's turn again while the lock was given back

    async def _think(self, game: str) -> bool:
        """Thinks until a person decides; False if another worker does, or if nothing can be done now."""
        store = self._hub.store
        try:
            if not await store.try_lock(game):
                return False
        except StoreUnavailable:
            return False  # the sweep comes by again
        try:
            room = await self._hub.room(game)
            if self._hub.is_shared:
                async with room.lock:
                    await room.catch_up()  # whoever had the lock before may have moved
            while room.asks_a_bot and not self._hub.closing and store.holds(game):
                await self._decide(room)
            if room.match.status == RUNNING and room.match.waits_for not in ("bot", "person"):
                await self._let_be(room)
            return True
        except (Stopped, StoreUnavailable):
            return False
        except Refusal as refusal:
            self._hub.note_refusal(game, refusal)
            return False
        finally:
            with suppress(StoreUnavailable):
                await store.unlock(game)

    async def _let_be(self, room: Room) -> None:
        """Nobody is here for whom bots should go on, or they have for long enough: no worker takes the game up."""
        match = room.match
        if match.is_paused:
            self._hub.log.warning("bots pause", game=room.id, moves=match.unaided)
        if (row := await self._hub.store.game(room.id)) is not None and row.waits == "bot":
            # written by a version that let them play on
            await self._hub.store.append(Unit(room.id, changes={"waits": match.waits_for}, after=match.number))

    async def _decide(self, room: Room) -> None:
        """One decision of a bot. A bot that fails is replaced."""
        match = room.match
        seat, number = match.decider, match.decision
        level = match.places[seat].level
        begun = monotonic()
        luck = key_of(match.seed, f"bot {seat}").hex()  # its own, and nobody's to know
        try:
            view, alone = match.table.view(), match.waits_for == "company"
            option = await self._thinkers.choose(within(level, self.patience), luck, view, room.id, alone)
        except BotFailed as error:
            self._hub.metrics.bot_failures.labels(error.why).inc()
            self._hub.log.warning("bot failed", game=room.id, seat=seat, bot=level, why=error.why, detail=error.detail)
            if level != steady():
                await self._change(room, partial(_replaced, seat=seat, number=number, level=level, why=error.why))
                return
            option = _last_resort(match)
        self._hub.metrics.bot_seconds.observe(monotonic() - begun)

        def take(now: Match) -> Proposal:
            if now.waits_for not in ("bot", "company"):
                return Proposal()
            return proposing.move(now, seat, number, option, self._hub.hours.now(), "bot", room.listen)

        if await self._change(room, take):
            self._hub.metrics.moves.labels("bot").inc()

    async def _change(self, room: Room, make: Callable[[Match], Proposal]) -> bool:
        """Whether that has changed anything; if the game has gone on meanwhile, it has not."""
        before = room.match.number
        try:
            return await room.change(make) != before
        except StoreUnavailable:
            await asyncio.sleep(_PATIENCE)
        except Refusal as refusal:
            if refusal.id == "not_found":
                raise
            if room.match.number == before:
                await asyncio.sleep(_PATIENCE)
        return False


def _last_resort(match: Match) -> str:
    """An option where not even greedy can think elsewhere: what it thinks here, or whatever ends the matter."""
    view = match.table.view()
    try:
        return str(GreedyBot().choose(view))
    except Exception:
        return str(view.options[-1])


def _replaced(match: Match, seat: int, number: int, level: str, why: Why) -> Proposal:
    """The next best for a bot that failed, unless somebody has seen to it already."""
    if match.decision != number or match.places[seat].level != level:
        return Proposal()
    return proposing.replace_bot(match, seat, why)
