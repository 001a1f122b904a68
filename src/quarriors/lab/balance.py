"""Balance: what the seats are worth, how long games take, how they end, and what each card does to a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from math import sqrt
from statistics import median
from typing import Any, Final

from quarriors.engine.cards import BASIC
from quarriors.sets import boxes_of

from .cardcounts import CardCounts
from .intervals import adjusted, two_sided
from .mixture import Mixture
from .played import Played
from .results import Results
from .running import Crew, check_games, played
from .tally import Tally

#: What is noted of each game.
COUNTING: Final = (CardCounts,)

#: A card decides too much if all of its interval lies further than this from the usual edge.
_BROKEN: Final = 0.10
#: A card is ignored if it was captured in fewer of its games than this, and was dealt often enough to tell.
_IGNORED: Final = 0.05
_OFTEN: Final = 40
#: Findings that chance makes more often than this, after the adjustment for looking at many cards, are none.
_LEVEL: Final = 0.05
#: How wide an interval is that says nothing: from all games lost to all games won.
_UNKNOWN: Final = 2.0
#: Victories are counted in parts of this, so that shared ones are whole numbers: see `Tally`.
_VICTORY: Final = 12


@dataclass(frozen=True)
class CardFigures:
    """What a card did in the games in whose Wilds it lay."""

    card: str
    #: Games it was dealt in; the share of these in which somebody captured it; dice captured and Glory scored a game.
    games: int
    captured: float
    dice: float
    glory: float
    #: Games in which some players captured it and others did not, and how often those won who did and who did not.
    contested: int
    won_with: float
    won_without: float
    #: How far above an equal chance somebody with the card wins (0.1: ten points), seats allowed for, and its interval.
    edge: float
    low: float
    high: float
    #: How likely chance alone takes its edge so far from the usual one, adjusted for the number of cards looked at.
    chance: float
    #: Everybody begins with some of these; nobody has to want more.
    is_basic: bool
    #: The median edge of all cards: whoever rolls badly captures what is cheap, so it is not zero.
    usual: float

    @property
    def verdict(self) -> str:
        """``"strong"``, ``"weak"`` or ``"ignored"`` if it looks broken, else nothing."""
        if self.games >= _OFTEN and self.captured < _IGNORED:
            return "" if self.is_basic else "ignored"
        if self.chance < _LEVEL and self.low > self.usual + _BROKEN:
            return "strong"
        return "weak" if self.chance < _LEVEL and self.high < self.usual - _BROKEN else ""

    @property
    def has_edge(self) -> bool:
        """Whether anything is known of its edge: one game in which only some had the card says nothing."""
        return self.high - self.low < _UNKNOWN

    @property
    def is_clear(self) -> bool:
        """Whether its edge is another than the usual one, going by the adjusted chance."""
        return self.chance < _LEVEL


class _CardSum:
    """Whole numbers only, so that games can be added in any order."""

    def __init__(self) -> None:
        self.games = self.taken = self.dice = self.glory = 0
        #: By the number of players and the set of seats with the card: games, their captors' victories in twelfths, and
        #: the squares of these.
        self.contests: dict[tuple[int, frozenset[int]], list[int]] = {}

    def add(self, seats: Sequence[Sequence[int]], won: Sequence[int]) -> None:
        self.games += 1
        owners = frozenset(seat for seat, counts in enumerate(seats) if counts[0])
        self.taken += bool(owners)
        self.dice += sum(counts[0] for counts in seats)
        self.glory += sum(counts[2] for counts in seats)
        if 0 < len(owners) < len(seats):
            contest = self.contests.setdefault((len(seats), owners), [0, 0, 0])
            victories = sum(won[seat] for seat in owners)
            contest[0] += 1
            contest[1] += victories
            contest[2] += victories * victories


class Balance:
    """What was played so far. Games are added in any order.

    >>> plan = Mixture.of(["greedy"], seed=1)
    >>> balance = Balance(plan)
    >>> balance.add(plan.play_each(range(4), COUNTING))
    >>> balance.games, balance.tallies[2].games, len(balance.cards()) > 20
    (4, 4, True)
    """

    def __init__(self, plan: Mixture) -> None:
        self.plan = plan
        self.tallies = {count: Tally.empty(plan.bots, count) for count in plan.tables}
        self._cards: dict[str, _CardSum] = {}
        self._basic = {card.id for box in boxes_of(list(plan.sets)) for card in box.cards if card.die.kind == BASIC}

    @property
    def games(self) -> int:
        return sum(tally.games for tally in self.tallies.values())

    def add(self, games: Sequence[Played]) -> None:
        """Counts games of the plan."""
        for count in self.tallies:
            self.tallies[count] += Tally.of(self.plan.bots, count, [game for game in games if game.players == count])
        for game in games:
            self._add_cards(game)

    def _add_cards(self, game: Played) -> None:
        winners = game.result.winners
        won = [_VICTORY // len(winners) if seat in winners else 0 for seat in range(game.players)]
        for card, seats in game.noted[CardCounts.name].items():
            self._cards.setdefault(card, _CardSum()).add(seats, won)

    def cards(self) -> list[CardFigures]:
        """Every card that was dealt: the surest edge first, then what may be luck, then the surest disadvantage; those
        of whose edge nothing is known are at the end."""
        ids = sorted(self._cards)
        edges = [self._edge(self._cards[id]) for id in ids]
        often = [edge for id, (edge, error) in zip(ids, edges, strict=True) if error and self._is_often_contested(id)]
        usual = median(often) if often else 0.0
        chances = adjusted([two_sided((edge - usual) / error) if error else 1.0 for edge, error in edges])
        found = [
            self._figures(id, edge, error, chance, usual)
            for id, (edge, error), chance in zip(ids, edges, chances, strict=True)
        ]
        return sorted(found, key=lambda one: (not one.has_edge, -max(0.0, one.low) - min(0.0, one.high), -one.edge))

    def _is_often_contested(self, id: str) -> bool:
        return sum(contest[0] for contest in self._cards[id].contests.values()) >= _OFTEN

    def _figures(self, id: str, edge: float, error: float, chance: float, usual: float) -> CardFigures:
        card = self._cards[id]
        owners = others = 0
        contested = victories = 0
        for (players, seats), (games, won, _) in sorted(card.contests.items(), key=_order):
            contested += games
            victories += won
            owners += games * len(seats)
            others += games * (players - len(seats))
        won_with = victories / _VICTORY / owners if owners else 0.0
        won_without = (contested - victories / _VICTORY) / others if others else 0.0
        low, high = (max(-1.0, edge - 1.96 * error), min(1.0, edge + 1.96 * error)) if error else (-1.0, 1.0)
        return CardFigures(
            id, card.games, card.taken / card.games, card.dice / card.games, card.glory / card.games, contested,
            won_with, won_without, edge, low, high, chance, id in self._basic, usual,
        )  # fmt: skip

    def _edge(self, card: _CardSum) -> tuple[float, float]:
        """How far above their seats' chances those with the card won, for each of them, and its standard error; 0 if
        nothing can be said of that."""
        above = spread = 0.0
        owners = total = 0
        for (players, seats), (games, won, squares) in sorted(card.contests.items(), key=_order):
            tally = self.tallies[players]
            expected = sum(tally.seat_wins(seat) for seat in sorted(seats)) / tally.games
            mean = won / _VICTORY / games
            above += games * (mean - expected)
            # around what was expected: cautious where there are few games
            spread += squares / _VICTORY**2 - 2 * expected * won / _VICTORY + games * expected**2
            owners += games * len(seats)
            total += games
        if total < 2 or not owners:
            return 0.0, 0.0
        return above / owners, sqrt(spread) / owners

    def report(self) -> dict[str, Any]:
        """Everything by name, as JSON has it."""
        return {
            "games": self.games,
            "tables": {str(count): tally.report() for count, tally in self.tallies.items()},
            "cards": [{**vars(card), "verdict": card.verdict} for card in self.cards()],
        }


def _order(item: tuple[tuple[int, frozenset[int]], object]) -> tuple[int, list[int]]:
    return item[0][0], sorted(item[0][1])


def play_balance(
    plan: Mixture,
    games: int,
    crew: Crew | None = None,
    watch: Callable[[Balance], None] | None = None,
    results: Results | None = None,
    keep: list[Played] | None = None,
) -> Balance:
    """Plays so many games for each number of players, and counts."""
    balance = Balance(plan)
    total = check_games(games) * len(plan.tables)
    with closing(played(plan, total, crew, COUNTING, results)) as helpings:
        for helping in helpings:
            balance.add(helping)
            if keep is not None:
                keep += helping
            if watch is not None:
                watch(balance)
    return balance


def by_box(cards: Sequence[CardFigures], box_of: Mapping[str, str]) -> dict[str, list[CardFigures]]:
    """The cards of each box, in their order."""
    boxes: dict[str, list[CardFigures]] = {}
    for card in cards:
        boxes.setdefault(box_of[card.card], []).append(card)
    return boxes
