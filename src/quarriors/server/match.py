"""A match: the sum of its events. Pure: it knows no clock, no store and no network.

`fold` takes in an event that has been written down. What may happen next is worked out in `proposing`.
"""

from __future__ import annotations

from copy import copy
from typing import Final, Literal

import msgspec

from quarriors.engine.chance import Stream, key_of
from quarriors.engine.errors import QuarriorsError
from quarriors.engine.game import Game
from quarriors.engine.option import Option
from quarriors.engine.position import read_position, write_position
from quarriors.engine.rules import Rules
from quarriors.engine.seats import Seat
from quarriors.engine.wilds import wilds_by_ids
from quarriors.server import exchange, match_events
from quarriors.server.fairness import dice_key
from quarriors.server.keeping import KeptGame, dice_of, keep, restore, resumed, version_of
from quarriors.server.match_events import BOT, OPEN, MatchEvent, SeatPlan, Setup

WAITING: Final = "waiting"
RUNNING: Final = "running"
OVER: Final = "over"

#: Moves that bots make without a move of any person in between. Then the game pauses: some never end by themselves.
MOST_UNAIDED: Final = 2000

Status = Literal["waiting", "running", "over"]
Standing = Literal["verified", "practice", "taken_back", "upgraded", "restored"]


class FoldError(Exception):
    """The events do not lead on from here: the match has to be read anew, or its rules have changed."""


def meant(game: Game, event: match_events.MoveMade) -> Option:
    """The option that was taken. Its numbers are places: where a card has changed they may mean another one now."""
    option = Option.parse(event.option)
    words = game.words(option)
    if words != event.words:
        raise FoldError(f"{event.option!r} was {event.words!r} and is {words!r} now")
    return option


class Place(msgspec.Struct, omit_defaults=True):
    """A seat as it is now."""

    plan: SeatPlan
    name: str = ""
    #: The bot that plays it now, or "" for a person.
    level: str = ""
    #: Whether somebody sits there: a bot always does.
    taken: bool = False
    nonce: str | None = None
    #: The nonce as it was shown before anybody showed theirs; "" if it was never sealed.
    sealed: str = ""
    #: How often whoever sits there sealed another nonce than before.
    resealed: int = 0
    resigned: bool = False
    auto_roll: bool = False
    pay_by_hand: bool = False

    @property
    def is_person(self) -> bool:
        """Whether the seat is meant for a person, whoever plays it just now."""
        return self.plan.kind != BOT

    @property
    def is_ready(self) -> bool:
        return self.taken and (not self.is_person or self.nonce is not None or bool(self.sealed))


class Asked(msgspec.Struct):
    """A question to all people: may `seat` take back down to event `to`?"""

    number: int
    seat: int
    to: int
    agreed: list[int]


class KeptMatch(msgspec.Struct, omit_defaults=True):
    """A match as a snapshot holds it."""

    number: int
    at: float
    setup: Setup
    commitment: str
    places: list[Place]
    status: Status
    standing: Standing
    decision: int
    clocks: list[float]
    clock_at: float
    game: KeptGame
    asked: Asked | None = None
    taken_back: int = 0
    clock_since: float | None = None
    unaided: int = 0


_decoder = msgspec.json.Decoder(KeptMatch)


class Match:
    """One game of people and bots, from its creation to its end.

    `secret` is the server's part of the dice, or with a chosen seed that seed as JSON.
    """

    def __init__(self, id: str, secret: bytes) -> None:
        self.id = id
        self.secret = secret
        #: The last event, and when it was.
        self.number = 0
        self.at = 0.0
        self.setup = Setup(seats=[], sets=[], wilds=[])
        self.commitment = ""
        #: The position that the game begins from, if it is not a new one.
        self.start = ""
        self.places: list[Place] = []
        #: How often nonces were sealed and shown, this time included.
        self.exchanges = 1
        self.status: Status = WAITING
        self.standing: Standing = "verified"
        self.game: Game | None = None
        #: The last event that changed the table: what a move has to answer.
        self.decision = 0
        #: What can be taken back freely: the table before each decision of `undoer`, with the number it answered.
        self.before: list[tuple[int, Game]] = []
        self.undoer = -1
        #: How often something was taken back in this turn.
        self.taken_back = 0
        #: Moves of bots since a person had a hand in the game.
        self.unaided = 0
        self.asked: Asked | None = None
        #: Seconds left to each seat, and when that was so: by the calendar, and by open time. The latter is None for a
        #: game of before there was any; then clocks stand still until somebody says since when they run.
        self.clocks: list[float] = []
        self.clock_at = 0.0
        self.clock_since: float | None = None
        self.ended: match_events.Over | None = None
        #: The game that is the rematch of this one.
        self.rematch = ""

    def copy(self) -> Match:
        """The same match: what is folded into the copy leaves this one as it is."""
        twin = Match.__new__(Match)  # `copy.copy` takes ten times as long, and this is done with every move
        twin.__dict__.update(self.__dict__)
        twin.places = [copy(place) for place in self.places]
        twin.before = list(self.before)
        if self.asked is not None:
            twin.asked = Asked(self.asked.number, self.asked.seat, self.asked.to, list(self.asked.agreed))
        return twin

    # -- looking ---------------------------------------------------------------------------------

    @property
    def seed(self) -> int | str | bytes:
        """What keys the dice of the game."""
        chosen = self.chosen_seed
        return dice_key(self.secret, self.nonces) if chosen is None else chosen

    @property
    def chosen_seed(self) -> int | str | None:
        """The seed of practice."""
        return msgspec.json.decode(self.secret, type=int | str) if self.setup.practice else None

    @property
    def nonces(self) -> list[str]:
        return [place.nonce or "" for place in self.places]

    @property
    def rules(self) -> Rules:
        return Rules(**self.setup.rules)

    @property
    def table(self) -> Game:
        """The game, once it has begun."""
        if self.game is None:
            raise FoldError("the game has not begun")
        return self.game

    @property
    def decider(self) -> int:
        """The seat that decides now, or -1."""
        if self.status != RUNNING or self.game is None or self.game.over:
            return -1
        return self.game.state.asker

    @property
    def waits_for(self) -> str:
        """Who has to act: a *bot*, a *person*, or nobody. Where bots play every seat the game waits for *company*."""
        decider = self.decider
        if decider < 0 or self.is_paused:
            return ""
        if not self.places[decider].level:
            return "person"
        return "company" if all(place.level for place in self.places) else "bot"

    @property
    def is_paused(self) -> bool:
        """Whether bots have played for so long that a person has to go on."""
        decider = self.decider
        return self.unaided >= MOST_UNAIDED and decider >= 0 and bool(self.places[decider].level)

    @property
    def ticking(self) -> int:
        """The seat whose clock runs, or -1."""
        if self.setup.clock is None or self.waits_for != "person":
            return -1
        return self.decider

    def clocks_at(self, now: float) -> list[float]:
        """Seconds left to each seat at that open time; none without a clock."""
        clocks = list(self.clocks)
        seat = self.ticking
        if seat >= 0 and self.clock_since is not None:
            clocks[seat] = max(0.0, clocks[seat] - max(0.0, now - self.clock_since))
        return clocks

    def clocks_then(self, at: float) -> float:
        """The open time, for looking back, at a moment of the calendar not long after the last event with clocks."""
        return (self.clock_since or 0.0) + max(0.0, at - self.clock_at)

    @property
    def deadline(self) -> float | None:
        """The open time when the bank of whoever decides will be empty."""
        seat = self.ticking
        return self.clock_since + self.clocks[seat] if seat >= 0 and self.clock_since is not None else None

    @property
    def people(self) -> list[int]:
        """Seats of people who have a say, also of those for whom a bot sits in."""
        return [seat for seat, place in enumerate(self.places) if place.is_person and not place.resigned]

    def can_undo(self, seat: int) -> bool:
        """Whether that seat may take its last decision back without asking."""
        return bool(self.before) and self.undoer == seat and self.status == RUNNING

    def seats(self) -> list[Seat]:
        """The seats as the engine takes them."""
        return [Seat(place.name, place.auto_roll, place.pay_by_hand) for place in self.places]

    # -- folding ---------------------------------------------------------------------------------

    def fold(self, number: int, seat: int | None, event: MatchEvent, at: float, after: Game | None = None) -> None:
        """Takes in an event. `after` is the table it leads to, for those who have worked it out already."""
        if number != self.number + 1:
            raise FoldError(f"event {number} does not follow {self.number}")
        who = -1 if seat is None else seat
        if isinstance(event, match_events.MoveMade):
            self._fold_move(number, who, event, after)
        elif isinstance(event, match_events.Undo):
            self._fold_undo(number, event, after)
            self.taken_back += 1
        elif isinstance(event, match_events.Started):
            if event.wilds:
                self.setup = msgspec.structs.replace(self.setup, wilds=event.wilds, lot=event.lot)
            self.game = after if after is not None else self.first_table()
            self.status = RUNNING
            self._turn_table(number)
        elif isinstance(event, match_events.Upgraded):
            self._fold_upgrade(number, event, after)
        elif isinstance(event, match_events.Over):
            self.ended = event
            self.status = OVER
            self.before, self.asked = [], None
        elif isinstance(event, match_events.Rematch):
            self.rematch = event.game
        elif isinstance(event, match_events.Restored):
            self.standing = "restored" if self.standing == "verified" else self.standing
        elif isinstance(event, match_events.UndoAsked):
            self.asked = Asked(number, who, event.to, [])
        elif isinstance(event, match_events.UndoAnswered):
            self._fold_answer(who, event)
        elif isinstance(event, match_events.Created):
            self._fold_created(event)
        else:
            self._fold_seat(self.places[who], event)
        if isinstance(event, match_events.Timed) and event.clocks:
            self.clocks, self.clock_at, self.clock_since = event.clocks, at, event.clock_since
        self.number = number
        self.at = at

    def _fold_created(self, event: match_events.Created) -> None:
        self.setup = event.setup
        self.commitment = event.commitment
        self.start = event.position
        self.standing = "practice" if event.setup.practice else "verified"
        self.places = [
            Place(
                plan, plan.name, plan.level, taken=plan.kind != OPEN, nonce=None if plan.kind != BOT else "",
                auto_roll=plan.auto_roll, pay_by_hand=plan.pay_by_hand,
            )
            for plan in event.setup.seats
        ]  # fmt: skip

    def _fold_seat(self, place: Place, event: MatchEvent) -> None:
        """What changes a seat and not the table."""
        if isinstance(event, match_events.Sat):
            place.taken, place.name = True, event.name
            place.auto_roll, place.pay_by_hand = event.auto_roll, event.pay_by_hand
        elif isinstance(event, match_events.Stood | match_events.Ready | match_events.Revealed):
            self.exchanges += exchange.take_in(self.places, place, event)
            if isinstance(event, match_events.Stood):
                place.taken, place.name = False, ""
        elif isinstance(event, match_events.BotSits | match_events.BotReplaced):
            place.level = event.level
        elif isinstance(event, match_events.Back):
            place.level = ""
            self.unaided = 0
        elif isinstance(event, match_events.Resigned):
            place.resigned, place.level = True, event.level

    def _fold_move(self, number: int, seat: int, event: match_events.MoveMade, after: Game | None) -> None:
        game = self.table
        if event.answers != self.decision or game.over or game.state.asker != seat:
            raise FoldError(f"event {number} answers no decision of seat {seat}")
        if after is None:
            after = self.played(event)
        if after.state.turn != game.state.turn:
            self.taken_back = 0
        self.unaided = self.unaided + 1 if event.by == "bot" else 0
        is_free = not self.places[seat].level and len(event.entries) == 1 and after.state.turn == game.state.turn
        if not is_free:
            self.before = []
        else:
            if self.undoer != seat:
                self.before = []
            self.before.append((self.decision, game))
        self.undoer = seat if is_free else -1
        self.game = after
        self._turn_table(number)

    def played(self, event: match_events.MoveMade, on: Game | None = None) -> Game:
        """The table after that move, with the dice of the game; it must be what the event says.

        It is played on a copy of the table: a new one, or `on`, to which somebody may listen.
        """
        game = on if on is not None else self.table.clone()
        was = game.state.logged
        try:
            game.take(meant(game, event))
        except QuarriorsError as error:
            raise FoldError(str(error)) from None
        if game.state.log[was : game.state.logged] != event.entries:
            raise FoldError("the dice are not those of the event")
        return game

    def _fold_undo(self, number: int, event: match_events.Undo, after: Game | None) -> None:
        if event.far:
            if after is None:
                raise FoldError("what was taken back together has to be read from its snapshot")
            self.game, self.before = after, []
            self.standing = "taken_back" if self.standing in ("verified", "restored") else self.standing
            self._turn_table(number)
            return
        for at, (decision, game) in enumerate(self.before):
            if decision == event.to:
                self.game = game
                del self.before[at:]
                self._turn_table(number)
                return
        raise FoldError(f"event {event.to} cannot be gone back to from here")

    def _fold_upgrade(self, number: int, event: match_events.Upgraded, after: Game | None) -> None:
        if after is None:
            raise FoldError("a game that goes on by other rules has to be read from its snapshot")
        self.game, self.before = after, []
        self.standing = "upgraded" if self.standing != "practice" else "practice"
        self._turn_table(number)

    def _fold_answer(self, seat: int, event: match_events.UndoAnswered) -> None:
        if self.asked is not None and self.asked.number == event.asked:
            if event.agree:
                self.asked.agreed.append(seat)
            else:
                self.asked = None

    def _turn_table(self, number: int) -> None:
        """The table has changed: open questions about it are settled."""
        self.decision = number
        self.asked = None

    def first_table(self) -> Game:
        """The table at its beginning."""
        seed, lots = self.seed, self.setup.lots
        if self.start:
            return resumed(self.start, self.seats(), seed)
        first: object = self.setup.first if self.setup.first >= 0 else "random"
        if self.setup.first < 0 and lots:
            first = lots[Stream(key_of(seed, "first")).below(len(lots))]
        return Game.new(self.seats(), wilds_by_ids(self.setup.wilds), self.rules, seed=seed, first=first)

    # -- snapshots -------------------------------------------------------------------------------

    def snapshot(self) -> bytes:
        """Everything, for `Match.restored`; the table must be at a decision."""
        return msgspec.json.encode(
            KeptMatch(
                self.number, self.at, self.setup, self.commitment, self.places, self.status, self.standing,
                self.decision, self.clocks, self.clock_at, keep(self.table), self.asked,
                self.taken_back, self.clock_since, self.unaided,
            )
        )  # fmt: skip

    def position(self) -> str:
        """The table in words that other versions can read, too."""
        return write_position(self.table)

    @property
    def version(self) -> str:
        return version_of(self.setup.wilds)

    @staticmethod
    def restored(id: str, secret: bytes, data: bytes) -> Match:
        """A match as it was when the snapshot was taken, by the same version."""
        return Match._from(id, secret, _decoder.decode(data))

    @staticmethod
    def continued(id: str, secret: bytes, data: bytes, position: str) -> Match:
        """A match from a snapshot of another version: the table is read from its words, the rest as it was."""
        kept = _decoder.decode(data)
        match = Match._bare(id, secret, kept)
        match.game = read_position(position, chance=dice_of(match.seed, kept.game.used))
        return match

    @staticmethod
    def _from(id: str, secret: bytes, kept: KeptMatch) -> Match:
        match = Match._bare(id, secret, kept)
        match.game = restore(kept.game, match.seed)
        return match

    @staticmethod
    def _bare(id: str, secret: bytes, kept: KeptMatch) -> Match:
        match = Match(id, secret)
        match.number, match.at = kept.number, kept.at
        match.setup, match.commitment, match.places = kept.setup, kept.commitment, kept.places
        match.status, match.standing, match.decision = kept.status, kept.standing, kept.decision
        match.clocks, match.clock_at, match.asked = kept.clocks, kept.clock_at, kept.asked
        match.taken_back, match.clock_since, match.unaided = kept.taken_back, kept.clock_since, kept.unaided
        return match
