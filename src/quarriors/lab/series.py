"""A series of games between the same bots, who change seats from game to game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations

from quarriors.engine.errors import SetupError
from quarriors.engine.rules import Rules
from quarriors.engine.wilds import Wilds, check_players
from quarriors.sets import DEFAULT

from .plans import Arrangement, GamePlan, check_bots, check_dealt, check_seed
from .tally import Tally


@dataclass(frozen=True)
class Series(GamePlan):
    """Who plays by which rules. Make one with `Series.of`, which checks what it is given.

    Game number n has Wilds, dice and bots' choices of its own, all from the seed and n.

    >>> series = Series.of(["greedy", "random"], seed=1)
    >>> series.play(5) == series.play(5)
    True
    """

    players: int

    @staticmethod
    def of(
        bots: Sequence[str],
        players: int | None = None,
        sets: Sequence[str] = DEFAULT,
        seed: int | str = 1,
        rules: Rules | None = None,
        wilds: Wilds | None = None,
    ) -> Series:
        """A series that can be played; `players` is the number of bots, and at least two, if it is not given."""
        named = check_bots(bots)
        seeded = check_seed(seed)
        seats = check_players(max(2, len(named)) if players is None else players)
        if len(named) > seats:
            said = f"{len(named)} bots ({', '.join(named)}) cannot sit in {seats} seats"
            raise SetupError(said).worded("bots-seats", bots=len(named), names=list(named), seats=seats)
        return Series(named, tuple(sets), seeded, check_dealt(sets, seeded, seats, rules, wilds), wilds, seats)

    @property
    def tables(self) -> tuple[int, ...]:
        return (self.players,)

    def seating(self, number: int) -> list[int]:
        """Which of the bots sits in each seat of that game.

        With more seats than bots, these are repeated in a cycle. Everybody moves on by one seat from game to game; when
        all have sat everywhere, the order around the table changes.

        >>> four = Series.of(["greedy", "random"], players=4)
        >>> four.seating(0), four.seating(1)
        ([0, 1, 0, 1], [1, 0, 1, 0])
        """
        return [entry % len(self.bots) for entry in self._order(number)]

    def _order(self, number: int) -> list[int]:
        circles = _circles(self.players)
        around = circles[number // self.players % len(circles)]
        shift = number % self.players
        return [*around[shift:], *around[:shift]]

    def arrangement(self, number: int) -> Arrangement:
        name = f"{self.seed}/{number}"
        return Arrangement(name, tuple(self.seating(number)), tuple(f"{name}/{entry}" for entry in self._order(number)))

    def play_all(self, numbers: Iterable[int]) -> Tally:
        """Plays those games and counts them together."""
        return Tally.of(self.bots, self.players, self.play_each(numbers))


@cache
def _circles(players: int) -> list[tuple[int, ...]]:
    """Every order in which so many can sit around a table."""
    return [(0, *others) for others in permutations(range(1, players))]
