"""The hub: all rooms of this worker, who is in them, and news of other workers."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any

from quarriors.server.advising import Adviser
from quarriors.server.archive import MainLine
from quarriors.server.asides import Asides
from quarriors.server.botplay import BotPlay
from quarriors.server.dice import rolls_by_box
from quarriors.server.errors import Refusal
from quarriors.server.history import History
from quarriors.server.loading import load, upgrade
from quarriors.server.logs import Log
from quarriors.server.match import Match
from quarriors.server.ports import Habits, Keeping, Mindful, Unmeasured
from quarriors.server.proposing import Proposal
from quarriors.server.reviewing import Reviewer
from quarriors.server.rewinding import Rewinder
from quarriors.server.room import Room, Watcher
from quarriors.server.rows import EventRow, GameRow, StoreUnavailable
from quarriors.server.timekeeping import Timekeeper

if TYPE_CHECKING:
    from quarriors.server.metrics import Metrics

#: For how long a note of who is connected holds.
_PRESENT = 40.0
#: Seconds to wait when the store is away.
_PATIENCE = 1.0
#: Rooms that are kept though nobody is in them, and seconds for which a finished game is.
_MOST_ALONE = 2000
_OVER_SECONDS = 120.0
#: Seconds after which a game that could not be read is tried again.
_TRY_AGAIN = 600.0
_ID = re.compile("[A-Za-z0-9_-]{1,40}")


class Hub:
    """Rooms by game. One hub per worker process."""

    def __init__(self, settings: Habits, store: Keeping, thinkers: Mindful, metrics: Metrics | Unmeasured) -> None:
        self.settings = settings
        self.is_shared = settings.is_shared
        self.store = store
        self.metrics = metrics
        self.log = Log("quarriors.server.hub")
        #: What clocks run by, and where that was when this worker came, or came back to its store.
        self.hours = store.hours
        self.started = store.hours.now()
        self.closing = False
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.bots = BotPlay(self, thinkers)
        self.history = History(self)
        self.rewinder = Rewinder(store)
        self.adviser = Adviser(self, thinkers)
        self.reviewer = Reviewer(self, thinkers)
        self.asides = Asides(self)
        self._tasks: set[asyncio.Task[None]] = set()
        #: Games that cannot be played on here, and when that was found out.
        self._unplayable: dict[str, float] = {}
        #: Games that end do not wait for those who ask for stories.
        self._counting = ThreadPoolExecutor(1, "quarriors-counting")

    async def open(self) -> None:
        """Takes up every game that waits for something else than a person."""
        self.started = self.hours.now()
        await self.store.listen(self._heard, self.asides.heard)
        self.start(Timekeeper(self).run())

    async def close(self) -> None:
        """Ends what goes on in the background; nothing is lost by it."""
        self.closing = True
        await self.bots.close()
        await self.adviser.close()
        await self.reviewer.close()
        tasks = [*self._tasks, *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._counting.shutdown(wait=False)
        with suppress(StoreUnavailable):
            await self.store.beat()  # so that no second of open time is lost
        self.history.close()
        self.rewinder.close()

    def farewell(self, message: str) -> None:
        """Tells everybody something before the server goes."""
        self.closing = True
        for room in self._rooms.values():
            for watcher in list(room.watchers):
                watcher.send(message)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.log.error("background work failed", error)

    # -- rooms -----------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The room of a game, loaded if it is not in memory."""
        if self.closing:
            raise Refusal("closing")
        room = self._rooms.get(id)
        if room is not None:
            room.used = monotonic()
            return room
        _check_id(id)
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.ensure_future(self._load(id))
            task.add_done_callback(lambda done: self._loaded(id, done))
        return await asyncio.shield(task)

    def _loaded(self, id: str, task: asyncio.Task[Room]) -> None:
        del self._loading[id]
        if not task.cancelled():
            task.exception()  # whoever has asked for the room is told; nobody may be left

    async def _load(self, id: str) -> Room:
        loaded = await load(self.store, id)
        self._set_going(loaded.match)
        room = self._rooms[id] = Room(self, loaded.match, await self.holders(id))
        try:
            if loaded.upgraded_from:
                await self._upgrade(room, loaded.upgraded_from)
            async with room.lock:
                await room.catch_up()  # what was written after it was read, and before it was listened for
        except BaseException:
            self.forget(room)
            raise
        self.metrics.games_loaded.set(len(self._rooms))
        self.changed(room)
        return room

    async def _upgrade(self, room: Room, before: str) -> None:
        """Marks a game that goes on by other rules."""
        number = room.match.number
        self.log.info("goes on by other rules", game=room.id, before=before, now=room.match.version)
        # if that is no longer the last event, another worker has just seen to it
        await room.change(lambda now: upgrade(now, before) if now.number == number else Proposal())

    async def read_match(self, id: str, upto: int) -> Match:
        """The match as the store has it, after that event."""
        loaded = await load(self.store, id, upto)
        self._set_going(loaded.match)
        return loaded.match

    def _set_going(self, match: Match) -> None:
        """Clocks of before there was open time run from now on."""
        if match.clocks and match.clock_since is None:
            match.clock_since = self.hours.now()

    async def holders(self, id: str) -> dict[int, str]:
        """The hash of each seat's secret."""
        return {holder.seat: holder.secret_hash for holder in await self.store.holders(id)}

    async def row(self, id: str) -> GameRow:
        """What lists know of a game."""
        _check_id(id)
        row = await self.store.game(id)
        if row is None:
            raise Refusal("not_found", "there is no such game")
        return row

    async def rolls(self, match: Match, last: list[EventRow]) -> list[tuple[str, str, int]]:
        """What was rolled in a game that ends with those events; nothing if its dice cannot be checked."""
        if match.standing != "verified":
            return []
        rows = await self.store.events(match.id, 0, last[0].number - 1)
        try:
            loop = asyncio.get_running_loop()
            counts = await loop.run_in_executor(self._counting, lambda: rolls_by_box(MainLine([*rows, *last]).game()))
        except Exception as error:  # not worth keeping a game from its end
            self.log.error("dice not counted", error, game=match.id)
            return []
        return [(die, face, number) for (die, face), number in sorted(counts.items())]

    def forget(self, room: Room) -> None:
        """Lets a room go, with whoever is in it."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
            self.metrics.games_loaded.set(len(self._rooms))

    def forget_idle(self) -> None:
        """Games that nobody looks at leave memory; they come back on the first request."""
        now = monotonic()
        alone = [room for room in self._rooms.values() if not self._is_in_use(room)]
        alone.sort(key=lambda room: room.used)
        surplus = len(alone) - _MOST_ALONE
        for at, room in enumerate(alone):
            patience = self.settings.idle_seconds
            if room.match.ended is not None:
                patience = min(patience, _OVER_SECONDS)
            if at < surplus or room.used < now - patience:
                self.forget(room)

    def _is_in_use(self, room: Room) -> bool:
        return bool(room.watchers) or room.lock.locked() or self.bots.is_thinking(room.id)

    def found(self, game: str) -> Room | None:
        """The room of a game if it is in memory."""
        return self._rooms.get(game)

    def keeps(self, room: Room) -> bool:
        """Whether that is the room of its game: one that was left alone too long is forgotten, and may be made anew."""
        return self._rooms.get(room.id) is room

    def enter(self, room: Room, watcher: Watcher) -> None:
        """Somebody comes in, and hears of everything from now on."""
        room.watchers.add(watcher)
        self.changed(room)
        if watcher.seats:
            self.start(self._note([(room.id, seat) for seat in watcher.seats]))
        else:
            self.asides.watching(room)
        room.tell_presence()

    def leave(self, room: Room, watcher: Watcher) -> None:
        """Somebody has gone."""
        if watcher in room.watchers:
            room.watchers.discard(watcher)
            room.used = monotonic()
            for seat in watcher.seats:
                room.seen[seat] = self.hours.now()
            if not watcher.seats:
                self.asides.watching(room)
            room.tell_presence()

    async def _note(self, seats: list[tuple[str, int]]) -> None:
        """Lets the other workers know who is connected here."""
        with suppress(StoreUnavailable):
            await self.store.touch(seats, self.hours.now())

    async def look_around(self) -> None:
        """Notes who is here, and learns who is connected to other workers."""
        now = self.hours.now()
        await self.store.touch([(room.id, seat) for room in self._rooms.values() for seat in room.here()], now)
        if not self.is_shared:
            return
        there: dict[str, dict[int, float]] = {}
        for game, seat, seen in await self.store.present(now - _PRESENT):
            there.setdefault(game, {})[seat] = seen
        for room in self._rooms.values():
            # a note from before the holder left this worker is a note of this worker
            found = {seat for seat, seen in there.get(room.id, {}).items() if seen > room.seen.get(seat, 0.0)}
            room.elsewhere = found - room.here()
            room.tell_presence()
            self.asides.repeat(room)

    # -- news of other workers -------------------------------------------------------------------

    def _heard(self, game: str, number: int) -> None:
        """Another worker, or this one, has written events; without a game: anything may have been missed."""
        rooms = [self._rooms[game]] if game in self._rooms else [] if game else list(self._rooms.values())
        for room in rooms:
            if not game or room.match.number < number:
                self.start(self._catch_up(room, number))

    async def _catch_up(self, room: Room, number: int) -> None:
        while not self.closing:
            try:
                async with room.lock:
                    if not number or room.match.number < number:
                        await room.catch_up()
                return
            except StoreUnavailable as error:
                self.lost_store(error)
                await asyncio.sleep(_PATIENCE)
            except Refusal as refusal:
                self.note_refusal(room.id, refusal)
                return

    # -- what others ask of it -------------------------------------------------------------------

    def changed(self, room: Room) -> None:
        """A room has gone on: if a bot decides next, it is asked."""
        if room.asks_a_bot:
            self.bots.think(room.id)

    def keep_company(self) -> None:
        """Has bots go on that play for those who are here, if another worker has stopped thinking for them."""
        for room in list(self._rooms.values()):
            if room.match.waits_for == "company":  # the others are found in the store
                self.changed(room)

    def look_again(self, game: str) -> None:
        """Whether a bot is to decide after all."""
        if game in self._rooms:
            self.changed(self._rooms[game])

    def note_refusal(self, game: str, refusal: Refusal) -> None:
        """Something that nobody has asked for cannot be done."""
        if refusal.id == "unplayable":
            self._unplayable[game] = monotonic()
        if refusal.id not in ("closing", "stale"):
            self.log.warning("not done", game=game, error=refusal.id, why=refusal.text)

    def is_unplayable(self, game: str) -> bool:
        """Whether it was not long ago that this game could not be read."""
        since = self._unplayable.get(game)
        if since is not None and monotonic() - since > _TRY_AGAIN:
            del self._unplayable[game]
            return False
        return since is not None

    @property
    def unplayable(self) -> int:
        """How many games could not be read lately."""
        return len(self._unplayable)

    def lost_store(self, error: StoreUnavailable) -> None:
        """The store is away: nobody can move, and clocks stand still until it is back."""
        if not self.hours.is_paused:
            self.log.warning("store unavailable", why=str(error))
            self.hours.pause()

    async def find_store(self) -> None:
        """Tries whether the store is back, if it was away."""
        if not self.hours.is_paused and not self.store.trouble:
            return
        self.hours.pause()
        await self.store.beat()
        await self.store.ping()
        self.log.info("store is back")
        self.hours.go_on()
        self.started = self.hours.now()


def _check_id(id: str) -> None:
    """What cannot be the id of a game is not looked for."""
    if _ID.fullmatch(id) is None:
        raise Refusal("not_found", "there is no such game")
