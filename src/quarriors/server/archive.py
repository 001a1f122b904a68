"""Games read back from their events: the table at any of them, and the text that a finished game leaves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from quarriors.engine.cards import BASIC
from quarriors.engine.game import CALLER, Game
from quarriors.engine.position import read_position
from quarriors.engine.rules import Rules
from quarriors.engine.seats import Seat
from quarriors.engine.wilds import Wilds, wilds_by_ids
from quarriors.server import match_events
from quarriors.server.keeping import resumed
from quarriors.server.match import FoldError, Match, meant
from quarriors.server.match_events import MatchEvent, decode
from quarriors.server.rows import EventRow, GameRow
from quarriors.server.seal import (
    CHOSEN,
    FROM_KEY,
    FROM_SECRET,
    FROM_SEED,
    PRACTICE,
    SAME,
    UNFINISHED,
    Dealt,
    Ending,
    Seal,
)
from quarriors.server.sealed import write_sealed


class MainLine:
    """What counts of all that happened at a table: the moves that were not taken back."""

    def __init__(self, rows: Iterable[EventRow]) -> None:
        self.setup: match_events.Setup | None = None
        self.players: list[str] = []
        self.first = 0
        #: The position it begins from, and the one it goes on from, if the rules have changed under way.
        self.start = ""
        self.origin = ""
        #: By number: what each event added to the engine's log, and whose move it was.
        self.steps: list[tuple[int, int | None, MatchEvent, list[int]]] = []
        self.seats: dict[int, tuple[bool, bool]] = {}
        self.nonces: dict[int, str] = {}
        self.sealed: dict[int, str] = {}
        self.exchanges = 1
        self.over: match_events.Over | None = None
        self.resigned: list[int] = []
        self.commitment = ""
        for row in rows:
            self._add(row.number, row.seat, decode(row.data))

    def _add(self, number: int, seat: int | None, event: MatchEvent) -> None:
        if isinstance(event, match_events.Created):
            self.setup, self.commitment, self.start = event.setup, event.commitment, event.position
            self.seats = {at: (plan.auto_roll, plan.pay_by_hand) for at, plan in enumerate(event.setup.seats)}
        elif isinstance(event, match_events.Sat) and seat is not None:
            self.seats[seat] = (event.auto_roll, event.pay_by_hand)
        elif isinstance(event, match_events.Ready) and seat is not None:
            self.nonces[seat], self.sealed[seat] = event.nonce, event.sealed
        elif isinstance(event, match_events.Revealed) and seat is not None:
            self.nonces[seat] = event.nonce
        elif isinstance(event, match_events.Started):
            self.players, self.first, self.exchanges = event.players, event.first, event.exchanges
            if self.setup is not None and event.wilds:
                self.setup = msgspec.structs.replace(self.setup, wilds=event.wilds, lot=event.lot)
            self.steps = [(number, None, event, event.entries)]
        elif isinstance(event, match_events.MoveMade):
            self.steps.append((number, seat, event, event.entries))
        elif isinstance(event, match_events.Undo):
            self.steps = [step for step in self.steps if step[0] <= event.to]
            self.steps.append((number, seat, event, []))
        elif isinstance(event, match_events.Upgraded):
            self.origin = event.position
            self.steps = [(number, None, event, [])]
        elif isinstance(event, match_events.Resigned) and seat is not None:
            self.resigned.append(seat)
        elif isinstance(event, match_events.Over):
            self.over = event

    def last_decision_of(self, seat: int) -> int | None:
        """The number that the last move of that seat answered."""
        for _, who, event, _ in reversed(self.steps):
            if who == seat and isinstance(event, match_events.MoveMade) and event.by == "person":
                return event.answers
        return None

    def game(self, to: int | None = None) -> Game:
        """The table after all of it, or after that event, chance left to the caller."""
        if self.setup is None or not self.steps:
            raise FoldError("the game has not begun")
        if self.origin:
            game = read_position(self.origin, chance=CALLER)
            game.origin = self.origin
        else:
            seats = [Seat(name, *self.seats[at]) for at, name in enumerate(self.players)]
            if self.start:
                game = resumed(self.start, seats)
            else:
                wilds = wilds_by_ids(self.setup.wilds)
                game = Game.new(seats, wilds, Rules(**self.setup.rules), first=self.first, chance=CALLER)
        for number, _, event, entries in self.steps:
            if to is not None and number > to:
                break
            if isinstance(event, match_events.MoveMade):
                meant(game, event)
            for entry in entries:
                game.follow(entry)
        return game

    def has(self, number: int) -> bool:
        """Whether the table once stood after that event, and nobody has taken it back."""
        return any(step[0] == number for step in self.steps)


def sealed_text(row: GameRow, rows: Sequence[EventRow]) -> str:
    """The text of a game for whoever wants to keep it, replay it, or check its dice."""
    line = MainLine(rows)
    if line.setup is None:
        raise FoldError("the game has no beginning")
    setup, over = line.setup, line.over
    game = line.game()
    nonces = tuple(line.nonces.get(seat, "") for seat in range(len(setup.seats)))
    match = Match(row.id, row.secret)
    match.setup = setup
    seed = match.chosen_seed if over is not None else None
    names = line.players
    drawn = setup.lots or list(range(len(names)))
    resigned = tuple(names[seat] for seat in line.resigned)
    ending = None
    if over is not None and resigned:
        ending = Ending(over.reason, tuple(names[seat] for seat in over.winners), tuple(over.glory))
    seal = Seal(
        game=row.id,
        standing=over.standing if over is not None else PRACTICE if setup.practice else UNFINISHED,
        commitment=line.commitment,
        nonces=() if setup.practice else nonces,
        sealed=() if setup.practice else tuple(line.sealed.get(seat, "") for seat in range(len(setup.seats))),
        exchanges=line.exchanges,
        secret=bytes.fromhex(over.secret) if over is not None and over.secret else None,
        seed=seed,
        wilds=_way(setup, game.wilds),
        dealt=Dealt.from_data(setup.lot) if setup.lot is not None else None,
        lots=tuple(names[seat] for seat in drawn) if setup.first < 0 else (),
        resigned=resigned,
        ending=ending,
    )
    return write_sealed(seal, game)


def _way(setup: match_events.Setup, wilds: Wilds) -> str:
    """How the Wilds came about: what was left to the lot, if anything was."""
    if setup.later:
        return FROM_KEY
    if setup.dealt in ("named", "same"):
        return setup.dealt
    if setup.practice:
        return SAME if setup.origin is not None else FROM_SEED
    named = Dealt.from_data(setup.lot).cards if setup.lot is not None else ()
    left = [card for card in wilds.cards if card.kind != BASIC and card.id not in named]
    return FROM_SECRET if left else CHOSEN
