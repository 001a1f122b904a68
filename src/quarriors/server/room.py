"""A room: a match in memory, those who watch it, and the one place where it changes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from time import monotonic, time
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from quarriors.engine.errors import QuarriorsError
from quarriors.engine.game import Game
from quarriors.server import exchange, match_events, wire
from quarriors.server.announcing import Announcement, Announcer, opening
from quarriors.server.company import Company
from quarriors.server.errors import Refusal
from quarriors.server.match import OVER, RUNNING, FoldError, Match
from quarriors.server.match_events import MatchEvent, decode, encode, kind_of
from quarriors.server.proposing import Proposal
from quarriors.server.rows import EventRow, Snapshot, StoreUnavailable, Unit, Unstorable

if TYPE_CHECKING:
    from quarriors.server.hub import Hub
    from quarriors.text.words import Words

#: How often a change is tried anew when another worker was faster.
_TRIES = 5
_json = msgspec.json.Encoder()


class Watcher(Protocol):
    """Somebody who is told of every event."""

    words: Words
    #: The seats it holds.
    seats: set[int]
    #: What somebody who only watches is called; often nothing.
    name: str

    def send(self, message: str) -> None: ...
    def hear(self, number: int, message: str) -> None: ...


class Room:
    """One loaded match. Changes go through `change`, one after another."""

    def __init__(self, hub: Hub, match: Match, holders: dict[int, str]) -> None:
        self._hub = hub
        self.match = match
        #: The hash of each seat's secret.
        self.holders = holders
        self.watchers: set[Watcher] = set()
        self.company = Company(self)
        self.lock = asyncio.Lock()
        #: Whether the game is no longer in the store.
        self.is_gone = False
        #: Whether the store may know more than this room.
        self.unsure = False
        self.used = monotonic()
        #: The open time when it last went on, as far as is known here.
        self.changed = self._loaded = hub.hours.now()
        #: By seat: the open time of the last change but for other nonces that this seat sealed.
        self._unmoved: dict[int, float] = {}
        self._announcer: Announcer | None = None
        #: The seats that were last told to be present.
        self._present: list[int] = []
        #: Seats whose holders are connected to other workers, and the open time when each holder was last here.
        self.elsewhere: set[int] = set()
        self.seen: dict[int, float] = {}

    @property
    def id(self) -> str:
        return self.match.id

    @property
    def asks_a_bot(self) -> bool:
        """Whether a bot is to think now. Where bots play every seat they do so only while somebody is here."""
        waits = self.match.waits_for
        return waits == "bot" or (waits == "company" and bool(self.watchers))

    # -- changing --------------------------------------------------------------------------------

    async def change(self, make: Callable[[Match], Proposal | Awaitable[Proposal]]) -> int:
        """Has a change worked out, written down and told; the number of its last event.

        Should another worker have been faster, the change is worked out anew from what there is then.
        """
        async with self.lock:
            self.used = monotonic()
            if self.is_gone:
                raise Refusal("not_found", "there is no such game any more")
            if not self._hub.keeps(self):
                raise Refusal("store_unavailable")  # forgotten while it was waited for: it will be there again
            for _ in range(_TRIES):
                if self.unsure:
                    await self.catch_up()
                self._announcer = None
                made = make(self.match)
                proposal = made if isinstance(made, Proposal) else await made
                if not proposal.events:
                    return self.match.number
                if await self._write(proposal):
                    return self.match.number
                if proposal.code is not None and not await self._has_moved():
                    raise Refusal("bad_code")
            if await self._hub.store.game(self.id) is None:
                self.is_gone = True
                self._hub.forget(self)
                raise Refusal("not_found", "there is no such game any more")
            raise Refusal("stale")

    async def _has_moved(self) -> bool:
        before = self.match.number
        await self.catch_up()
        return self.match.number != before

    async def _write(self, proposal: Proposal) -> bool:
        now, hours = time(), self._hub.hours.now()
        after = self.match.copy()
        turn, began = _turn(after), after.number
        rows: list[EventRow] = []
        resealed: int | None = None
        try:
            for seat, event, table in proposal.events:
                match_events.stamp(event, hours)
                resealed = seat if exchange.is_resealed(after.places, seat, event) else None
                after.fold(after.number + 1, seat, event, now, table)
                answers = event.answers if isinstance(event, match_events.MoveMade | match_events.Undo) else None
                rows.append(EventRow(self.id, after.number, kind_of(event), seat, encode(event), now, answers))
        except FoldError as error:
            raise RuntimeError(f"an event that cannot be taken in was proposed: {error}") from error
        unit = Unit(self.id, rows, _columns(after), holders=proposal.holders, uses_code=proposal.code)
        if after.status == RUNNING and (
            _turn(after) != turn or any(_needs_snapshot(event) for _, event, _ in proposal.events)
        ):
            unit.snapshot = Snapshot(self.id, after.number, after.snapshot(), after.position(), after.version)
        try:
            if after.status == OVER and self.match.status != OVER:
                unit.dice = await self._hub.rolls(after, rows)
                unit.is_last = True
            self.unsure = True  # until it is known what has become of it
            written = await self._hub.store.append(unit)
        except StoreUnavailable as error:
            self._hub.lost_store(error)
            raise
        except Unstorable:
            self.unsure = False
            raise
        if not written:
            return False
        if after.ended is not None and self.match.ended is None:
            self._hub.metrics.games_finished.labels(after.ended.reason).inc()
        self.match = after
        self._stir(resealed, hours)
        self.unsure = False
        for seat, secret in proposal.holders.items():
            if secret is None:
                self.holders.pop(seat, None)
            else:
                self.holders[seat] = secret
        heard = self._announcer.news() if self._announcer is not None else None
        for (seat, event, _), number in zip(proposal.events, range(began + 1, after.number + 1), strict=True):
            self._announce(number, seat, event, now, heard)
        self._hub.changed(self)
        return True

    def _stir(self, resealed: int | None, hours: float) -> None:
        """It has gone on, by another nonce that this seat sealed or in any other way."""
        self.changed = hours
        for seat in range(len(self.match.places)):
            if seat != resealed:
                self._unmoved[seat] = hours

    def waiting_since(self, seat: int) -> float:
        """Since when nothing has happened that the others could do something about. Who seals again wins no time."""
        return self._unmoved.get(seat, self._loaded)

    def listen(self, game: Game) -> None:
        """Listens to the table that a move is about to change, if anybody wants to hear of it."""
        if self.watchers:
            self._announcer = Announcer(game, self._languages())

    def _languages(self) -> list[Words]:
        """The languages that anybody listens in."""
        return sorted({watcher.words for watcher in self.watchers}, key=str)

    # -- what others have changed ----------------------------------------------------------------

    async def catch_up(self) -> None:
        """Takes in what the store knows and this room does not."""
        rows = await self._hub.store.events(self.id, self.match.number)
        if any(row.kind in ("sat", "stood", "seat_moved") for row in rows):
            self.holders = await self._hub.holders(self.id)
        for row in rows:
            await self._take_in(row)
        self.unsure = False
        if rows:
            self._hub.changed(self)

    async def _take_in(self, row: EventRow) -> None:
        event = decode(row.data)
        langs = self._languages()
        match = self.match
        table: Game | None = None
        heard: Announcement | None = None
        resealed = exchange.is_resealed(match.places, row.seat, event)
        try:
            if isinstance(event, match_events.MoveMade) and langs:
                table = match.table.clone()
                announcer = Announcer(table, langs)
                table.take(event.option)
                heard = announcer.news()
                announcer.leave()
                if table.state.log[match.table.state.logged : table.state.logged] != event.entries:
                    raise FoldError("the dice are not those of the event")
            match.fold(row.number, row.seat, event, row.at, table)
        except (FoldError, QuarriorsError):
            self.match = await self._hub.read_match(self.id, row.number)
        self._stir(row.seat if resealed else None, self._hub.hours.now())
        self._announce(row.number, row.seat, event, row.at, heard)

    # -- telling ---------------------------------------------------------------------------------

    def _announce(
        self, number: int, seat: int | None, event: MatchEvent, at: float, heard: Announcement | None
    ) -> None:
        """Tells everybody of an event, with the state it has led to."""
        if isinstance(event, match_events.SeatMoved | match_events.Stood):
            for watcher in self.watchers:
                watcher.seats.discard(-1 if seat is None else seat)
            self.tell_presence()
        if isinstance(event, match_events.Started) and self.watchers:
            heard = opening(self.match.table, self._languages())
        elif not isinstance(event, match_events.MoveMade):
            heard = None
        if not self.watchers:
            return
        showing = wire.Showing(self.match, self._hub.hours.now(), raw=True)
        made: dict[tuple[Words, int, bool], str] = {}
        for watcher in list(self.watchers):
            words, audience = watcher.words, showing.audience(watcher.seats)
            key = (words, *audience)
            if key not in made:
                message = {
                    "type": "event",
                    **wire.event(number, seat, event, at, words, heard, audience[0]),
                    "state": showing.state(words, watcher.seats),
                }
                made[key] = _json.encode(message).decode()
            watcher.hear(number, made[key])

    def state(self, words: Words, seats: Collection[int] = ()) -> dict[str, Any]:
        """Everything to be seen of the match now, told to whoever holds these seats."""
        return wire.state(self.match, words, self._hub.hours.now(), seats)

    def tell_presence(self, at_all: bool = False) -> None:
        """Tells everybody who is here, if that has changed. Those who only watch are told of a little later, together:
        they may be many."""
        present = self.present()
        if present != self._present or at_all:
            self._present = present
            self.company.tell({"type": "presence", **self.company.presence()})
        else:
            self.company.stir()

    def present(self) -> list[int]:
        """The seats whose holders are connected, here or to another worker."""
        return sorted(self.here() | self.elsewhere)

    def here(self) -> set[int]:
        """The seats whose holders are connected to this worker."""
        return {seat for watcher in self.watchers for seat in watcher.seats}


def _turn(match: Match) -> int:
    return match.game.state.turn if match.game is not None else 0


def _needs_snapshot(event: MatchEvent) -> bool:
    """Whether the table after it cannot be worked out from the events before it."""
    return isinstance(event, match_events.Started | match_events.Upgraded) or (
        isinstance(event, match_events.Undo) and event.far
    )


def _columns(match: Match) -> dict[str, object]:
    """What lists and sweeps need to know of a match."""
    # Wilds that were dealt when it began are new to them
    dealt = {"setup": _json.encode(match.setup).decode()} if match.setup.later and match.setup.wilds else {}
    return {
        **dealt,
        "status": match.status,
        "changed": match.at,
        "turn": _turn(match),
        "players": _json.encode(wire.summary(match)).decode(),
        "waits": match.waits_for,
        "deadline": match.deadline,
        "standing": match.standing,
    }
