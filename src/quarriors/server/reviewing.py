"""Finished games looked at again: where they were won and lost. Each is worked out once, beside the games, and kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import msgspec

from quarriors.engine.errors import QuarriorsError
from quarriors.engine.record import write_record
from quarriors.lab.reviewing import WORK
from quarriors.server.archive import MainLine
from quarriors.server.errors import Refusal
from quarriors.server.estimating import told_in
from quarriors.server.match import FoldError
from quarriors.server.ports import BotFailed, Mindful, Stopped
from quarriors.server.rows import EventRow, StoreUnavailable

if TYPE_CHECKING:
    from quarriors.server.hub import Hub
    from quarriors.server.room import Room
    from quarriors.text.words import Words

Json = dict[str, Any]

#: Grows when a review of before is not to be shown any more.
FORMAT: Final = 1
#: Games in thought for one review, about.
GAMES: Final = WORK
#: Games that are looked at together with those that wait for it.
_MOST: Final = 8
#: Seconds for which an answer waits for a review, and after which one is given up.
WAIT: Final = 4.0
_PATIENCE: Final = 90.0
#: Reviews that are remembered, and games of which there is none.
_REMEMBERED: Final = 64


class Reviewer:
    """Looks at games again, one at a time. Its process starts with the first one."""

    def __init__(self, hub: Hub, thinkers: Mindful) -> None:
        self._hub = hub
        self._thinkers = thinkers.apart(1, _PATIENCE)
        self._one = asyncio.Semaphore(1)
        self._going: dict[str, asyncio.Task[Json]] = {}
        #: By game: what came of it, or why nothing did.
        self._known: OrderedDict[str, Json | Refusal] = OrderedDict()

    async def close(self) -> None:
        for task in self._going.values():
            task.cancel()
        await self._thinkers.stop()
        await asyncio.gather(*self._going.values(), return_exceptions=True)

    async def review(self, room: Room, words: Words, spend: Callable[[], None]) -> Json | None:
        """The review of a game in that language; None if it is being worked out. `spend` is called if it has to be."""
        if room.match.ended is None:
            raise Refusal("not_over", "a game is looked at again when it is over")
        known = self._known.get(room.id)
        if known is None:
            known = await self._found(room.id, spend)
        if isinstance(known, Refusal):
            raise known
        return None if known is None else told_in(known, words.code)

    async def _found(self, id: str, spend: Callable[[], None]) -> Json | Refusal | None:
        """What was kept, or what comes of it in a few seconds."""
        if id not in self._going:
            kept = await self._hub.store.review(id, FORMAT)
            if kept is not None:
                return self._remember(id, msgspec.json.decode(kept))
        task = self._going.get(id)
        if task is None:
            if len(self._going) >= _MOST:
                raise Refusal("busy")
            spend()
            task = self._going[id] = asyncio.ensure_future(self._look_back(id))
            task.add_done_callback(lambda done: self._end(id, done))
        try:
            return await asyncio.wait_for(asyncio.shield(task), WAIT)
        except TimeoutError:
            return None
        except asyncio.CancelledError:
            if task.cancelled():
                raise Refusal("closing") from None
            raise

    def _end(self, id: str, task: asyncio.Task[Json]) -> None:
        self._going.pop(id, None)
        if task.cancelled():
            return
        error = task.exception()
        if isinstance(error, Refusal) and error.id == "no_review":
            self._remember(id, error)

    def _remember(self, id: str, found: Json | Refusal) -> Json | Refusal:
        self._known[id] = found
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return found

    async def _look_back(self, id: str) -> Json:
        async with self._one:
            begun = monotonic()
            rows = await self._hub.store.events(id, 0)
            try:
                record, numbers = await self._hub.history.work_out(lambda: _story(rows))
                said = await self._thinkers.look_back(record, id, GAMES)
                found, kept = await self._hub.history.work_out(lambda: _with_events(said, numbers))
            except StoreUnavailable:
                raise
            except (FoldError, QuarriorsError) as error:
                raise self._refusal(id, str(error)) from None
            except BotFailed as error:
                raise self._refusal(id, f"{error.why}: {error.detail}") from None
            except Stopped:
                raise Refusal("closing") from None
            self._hub.metrics.review_seconds.observe(monotonic() - begun)
            self._remember(id, found)
            await self._hub.store.keep_review(id, FORMAT, kept)
            return found

    def _refusal(self, id: str, why: str) -> Refusal:
        self._hub.log.warning("no review", game=id, why=why)
        return Refusal("no_review", "this game cannot be followed with the rules and cards of today")


def _story(rows: list[EventRow]) -> tuple[str, list[int]]:
    """The record of what counts, and for each entry of its log the event after which it came."""
    line = MainLine(rows)
    record = write_record(line.game())
    numbers: list[int] = []
    before = line.steps[0][0] if line.steps else 0
    for number, _, _, entries in line.steps:
        for at in range(len(entries)):
            numbers.append(number if at else before)
        before = number
    return record, numbers


def _with_events(said: str, numbers: list[int]) -> tuple[Json, bytes]:
    """Places in the log become events, which are what a replay goes by. The same as bytes, to be kept."""
    found: Json = msgspec.json.decode(said)
    for one in (*found["turns"], *found["moments"]):
        at = one.pop("at")
        one["event"] = numbers[at] if at < len(numbers) else numbers[-1]
    return found, msgspec.json.encode(found)
