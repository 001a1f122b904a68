"""Hints: what a good bot would do in somebody's place and why, thought out in processes that serve nothing else."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from quarriors.bots.counsel import best_thinker
from quarriors.engine.option import Option
from quarriors.server.errors import Refusal
from quarriors.server.estimating import Advice, Tried
from quarriors.server.match import RUNNING, Match
from quarriors.server.ports import BotFailed, Mindful, Stopped
from quarriors.text import describe_option
from quarriors.text.because import describe_because

if TYPE_CHECKING:
    from quarriors.server.hub import Hub
    from quarriors.server.room import Room
    from quarriors.text.words import Words

Json = dict[str, Any]

#: Seconds of thinking, and how few they become when others wait.
SECONDS: Final = 2.0
_HURRIED: Final = 1.0
#: Hints that are thought about at once, and those that may be asked for at the same time.
_AT_ONCE: Final = 2
_MOST: Final = 8
#: Seconds after which a bot that says nothing will say nothing any more.
_PATIENCE: Final = 6.0
#: Hints that are remembered: who asks once more about the same decision, or in another language, gets the same.
_REMEMBERED: Final = 256


class Adviser:
    """Thinks about hints. Its processes start with the first one; those of the games' bots never wait for it."""

    def __init__(self, hub: Hub, thinkers: Mindful) -> None:
        self._hub = hub
        self._thinkers = thinkers.apart(_AT_ONCE, _PATIENCE)
        self._asked: set[tuple[str, int]] = set()
        self._free = asyncio.Semaphore(_AT_ONCE)
        #: By game and decision.
        self._given: OrderedDict[tuple[str, int], Advice] = OrderedDict()
        #: The bot that thinks as hints do.
        self.level = best_thinker()

    async def close(self) -> None:
        await self._thinkers.stop()

    async def hint(self, room: Room, seat: int, answers: int, words: Words) -> Json:
        """What to do about the open decision of that seat, as long as it is open."""
        _check(room.match, seat, answers)
        if (known := self._given.get((room.id, answers))) is not None:
            return self._told(room.match, known, words)
        if (room.id, seat) in self._asked:
            raise Refusal("busy", "a hint for this seat is being thought about already")
        if len(self._asked) >= _MOST:
            raise Refusal("busy")
        self._asked.add((room.id, seat))
        begun = monotonic()
        try:
            async with self._free:
                said = await self._think(room, seat, answers, words)
        finally:
            self._asked.discard((room.id, seat))
        self._hub.metrics.hint_seconds.observe(monotonic() - begun)
        return said

    async def _think(self, room: Room, seat: int, answers: int, words: Words) -> Json:
        match = room.match
        _check(match, seat, answers)  # others may have been served first
        seconds = SECONDS if len(self._asked) <= _AT_ONCE else _HURRIED
        resigned = tuple(at for at, place in enumerate(match.places) if place.resigned)
        view = match.table.view()
        try:
            advice = await self._thinkers.advise(self.level, secrets.token_hex(8), view, seconds, resigned)
        except BotFailed as error:
            self._hub.log.warning("no hint", game=room.id, bot=self.level, why=error.why, detail=error.detail)
            raise Refusal("no_hint", "the bot that was asked for a hint has failed: decide without it") from None
        except Stopped:
            raise Refusal("closing") from None
        _check(room.match, seat, answers)
        self._given[room.id, answers] = advice
        if len(self._given) > _REMEMBERED:
            self._given.popitem(last=False)
        return self._told(room.match, advice, words)

    def _told(self, match: Match, advice: Advice, words: Words) -> Json:
        """What is said to whoever asks."""
        table = match.table

        def text(option: str) -> str:
            return describe_option(table, Option.parse(option), words)

        def told_option(tried: Tried) -> Json:
            return {
                "option": tried.option,
                "text": text(tried.option),
                "chance": round(tried.chance, 4),
                "games": tried.games,
            }

        than = {"option": advice.than, "text": text(advice.than)} if advice.than else None
        return {
            "bot": self.level,
            **told_option(advice.best),
            "others": [told_option(other) for other in advice.others],
            "than": than,
            "gain": round(advice.gain, 4),
            "error": round(advice.error, 4),
            "reasons": [describe_because(table, reason.kind, reason.facts, words) for reason in advice.reasons],
        }


def _check(match: Match, seat: int, answers: int) -> None:
    """Hints are for whoever has to decide now, and has a choice."""
    if match.status != RUNNING:
        raise Refusal("over" if match.ended is not None else "not_running")
    if answers != match.decision:
        raise Refusal("stale")
    if match.places[seat].level:
        raise Refusal("has_bot", "a bot plays this seat: take it back first")
    if match.decider != seat:
        raise Refusal("not_your_decision", f"{match.places[match.decider].name} decides now")
    if len(match.table.decision.options) < 2:
        raise Refusal("no_hint", "there is nothing to choose: only one thing can be done")
