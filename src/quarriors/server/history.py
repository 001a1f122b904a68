"""What happened, told again: for those who were away, and for those who want the whole story, or see it once more."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from quarriors.engine.errors import QuarriorsError
from quarriors.engine.game import Game
from quarriors.server import match_events, wire
from quarriors.server.announcing import Announcement, Announcer, opening
from quarriors.server.archive import MainLine
from quarriors.server.errors import Refusal
from quarriors.server.keeping import dice_of
from quarriors.server.loading import is_of_this_version
from quarriors.server.match import FoldError, KeptMatch, Match
from quarriors.server.match_events import decode
from quarriors.server.rows import EventRow, Snapshot
from quarriors.text.words import ENGLISH

if TYPE_CHECKING:
    from quarriors.server.hub import Hub
    from quarriors.text.words import Words

Json = dict[str, Any]
_Found = TypeVar("_Found")

#: Events that are told at once; a client that has missed more asks for them by and by.
MOST: Final = 200
#: The same for events with the states they have led to, and bytes after which no further one is begun.
MOST_STATES: Final = 100
MOST_BYTES: Final = 512 * 1024
#: Places up to which a game was told: whoever asks for the next events need not wait for all those before.
_REMEMBERED: Final = 64

_json = msgspec.json.Encoder()


class History:
    """Tells what happened in games.

    One thread works out whatever takes long, and another what clients have missed, so that nobody who comes back waits
    for somebody's curiosity, and neither crowds out the games.
    """

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._places: OrderedDict[tuple[str, int], Match] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, "quarriors-history")
        self._quick_thread = ThreadPoolExecutor(1, "quarriors-catching-up")

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._quick_thread.shutdown(wait=False, cancel_futures=True)

    async def work_out(self, work: Callable[[], _Found]) -> _Found:
        """Has something done that takes long."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def missed(self, id: str, since: int, upto: int, words: Words, seats: Collection[int] = ()) -> list[Json]:
        """The events after `since`, at most `MOST` of them, with their stories as far as this version can tell them."""
        past = await self._past(id, since, min(upto, since + MOST))
        return await asyncio.get_running_loop().run_in_executor(
            self._quick_thread, lambda: [event for event, _ in past.tell(words, seats)]
        )

    async def states(
        self, id: str, since: int, upto: int, words: Words, seats: Collection[int] = ()
    ) -> list[msgspec.Raw]:
        """The same, each with the state it has led to, or null where this version cannot tell it; a page of them."""
        past = await self._past(id, since, min(upto, since + MOST_STATES))
        found = await self.work_out(lambda: past.shown(words, seats))
        if past.match is not None:
            self._remember(past.match)
        return found

    async def match(self, id: str, number: int) -> Match:
        """The match as it was after that event."""
        past = await self._past(id, number, number)
        await self.work_out(past.follow)
        if past.match is None:
            raise Refusal("unplayable", "rules or cards have changed since: that table cannot be laid again")
        if past.match.number != number:
            raise Refusal("not_found", f"the game has no event {number}: the last one is {past.match.number}")
        return past.match

    async def _past(self, id: str, since: int, upto: int) -> _Past:
        store = self._hub.store
        secret = (await self._hub.row(id)).secret
        match = self._recalled(id, since)
        snapshot = await store.snapshot(id, since) if since else None
        if snapshot is not None and (match is None or match.number < snapshot.number):
            match = _restored(id, secret, snapshot) or match
        if match is None:
            match = Match(id, secret)
        rows = await store.events(id, match.number, upto - match.number)
        jumps = [row for row in rows if _is_jump(row)]
        pictures = {row.number: await store.snapshot(id, row.number) for row in jumps}
        # what another version has taken back across dice is found by the log from its beginning only
        earlier = await store.events(id, 0, match.number) if any(row.kind == "undo" for row in jumps) else []
        return _Past(secret, match, rows, pictures, since, earlier)

    def _recalled(self, id: str, since: int) -> Match | None:
        """The last place not beyond `since` that is remembered."""
        number = max((number for game, number in self._places if game == id and number <= since), default=None)
        if number is None:
            return None
        self._places.move_to_end((id, number))
        return self._places[id, number].copy()

    def _remember(self, match: Match) -> None:
        self._places[match.id, match.number] = match
        if len(self._places) > _REMEMBERED:
            self._places.popitem(last=False)


class _Past:
    """Events of a game, followed one by one as far as this version of rules and cards leads."""

    def __init__(
        self,
        secret: bytes,
        match: Match,
        rows: list[EventRow],
        pictures: dict[int, Snapshot | None],
        since: int,
        earlier: list[EventRow],
    ) -> None:
        self._secret = secret
        self._rows = rows
        self._pictures = pictures
        self._earlier = earlier
        #: Events up to this one are followed, not told.
        self._since = since
        #: The match after the last event followed; None where it cannot be told.
        self.match: Match | None = match

    def follow(self) -> None:
        """Follows all events that are not to be told."""
        for _ in self.tell(ENGLISH):
            pass

    def tell(self, words: Words, seats: Collection[int] = ()) -> Iterator[tuple[Json, float]]:
        """Event by event, each with its time; `match` is what it has led to."""
        for row in self._rows:
            event = decode(row.data)
            if row.number > self._since:
                heard = self._heard(row, event, words)
                yield wire.event(row.number, row.seat, event, row.at, words, heard, wire.listener(seats)), row.at
            else:
                self._follow(row, event, None)

    def shown(self, words: Words, seats: Collection[int] = ()) -> list[msgspec.Raw]:
        """The same with states, encoded, until it is enough."""
        found: list[msgspec.Raw] = []
        size = 0
        for event, at in self.tell(words, seats):
            state = wire.state(self.match, words, self.match.clocks_then(at), seats) if self.match is not None else None
            data = _json.encode({**event, "state": state})
            found.append(msgspec.Raw(data))
            size += len(data)
            if size >= MOST_BYTES:
                break
        return found

    def _heard(self, row: EventRow, event: match_events.MatchEvent, words: Words) -> Announcement | None:
        """Follows an event; what there is to tell of it."""
        heard: Announcement | None = None
        table: Game | None = None
        if isinstance(event, match_events.MoveMade) and self.match is not None:
            try:
                table = self.match.table.clone()
                announcer = Announcer(table, [words])
                self.match.played(event, table)
                heard = announcer.news()
                announcer.leave()
            except (FoldError, QuarriorsError):
                self.match = None
                return None
        self._follow(row, event, table)
        if isinstance(event, match_events.Started) and self.match is not None:
            heard = opening(self.match.table, [words])
        return heard if self.match is not None else None

    def _follow(self, row: EventRow, event: match_events.MatchEvent, table: Game | None) -> None:
        try:
            if _is_jump(row):
                self.match = self._jumped(row, event)
            elif self.match is not None:
                self.match.fold(row.number, row.seat, event, row.at, table)
        except (FoldError, QuarriorsError, ValueError):
            self.match = None

    def _jumped(self, row: EventRow, event: match_events.MatchEvent) -> Match | None:
        """The match after an event that does not follow from the one before; None if this version cannot tell."""
        picture = self._pictures.get(row.number)
        if picture is None or picture.number != row.number:
            return None
        if (restored := _restored(row.game, self._secret, picture)) is not None:
            return restored
        if isinstance(event, match_events.Upgraded):
            return Match.continued(row.game, self._secret, picture.data, event.position)
        match = self.match
        if match is not None:
            number = row.number
            log = [*self._earlier, *self._rows][:number]
            table = MainLine(log).game(number)
            table.state.stream = dice_of(match.seed, msgspec.json.decode(picture.data, type=KeptMatch).game.used)
            match.fold(number, row.seat, event, row.at, table)
        return match


def _is_jump(row: EventRow) -> bool:
    """Whether the table after it does not follow from the one before."""
    if row.kind == "upgraded":
        return True
    event = decode(row.data) if row.kind == "undo" else None
    return isinstance(event, match_events.Undo) and event.far


def _restored(id: str, secret: bytes, picture: Snapshot) -> Match | None:
    """The match as this version has kept it; None if it was another one."""
    try:
        return Match.restored(id, secret, picture.data) if is_of_this_version(picture) else None
    except (QuarriorsError, ValueError):
        return None
