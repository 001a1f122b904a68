"""Games at tables of several sizes in turns: what the balance of a game is read from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from quarriors.engine.errors import SetupError
from quarriors.engine.rules import Rules
from quarriors.engine.wilds import Wilds
from quarriors.sets import DEFAULT

from .plans import Arrangement, GamePlan
from .series import Series


@dataclass(frozen=True)
class Mixture(GamePlan):
    """A series for each number of players, played in turns. Make one with `Mixture.of`.

    >>> both = Mixture.of(["greedy"], players=[2, 4])
    >>> [both.arrangement(number).bots for number in range(3)]
    [(0, 0), (0, 0, 0, 0), (0, 0)]
    """

    counts: tuple[int, ...]

    @staticmethod
    def of(
        bots: Sequence[str],
        players: Sequence[int] = (2,),
        sets: Sequence[str] = DEFAULT,
        seed: int | str = 1,
        rules: Rules | None = None,
        wilds: Wilds | None = None,
    ) -> Mixture:
        """A mixture that can be played."""
        counts = tuple(dict.fromkeys(players))
        if not counts:
            raise SetupError("players must name at least one number, such as [2, 3, 4]").worded("players-none")
        several = [Series.of(bots, count, sets, seed, rules, wilds) for count in counts]
        one = several[0]
        return Mixture(one.bots, one.sets, one.seed, one.rules, one.wilds, counts)

    @property
    def tables(self) -> tuple[int, ...]:
        return self.counts

    @cached_property
    def _series(self) -> list[Series]:
        return [
            Series(self.bots, self.sets, f"{self.seed}/{count}", self.rules, self.wilds, count) for count in self.counts
        ]

    def arrangement(self, number: int) -> Arrangement:
        turn, table = divmod(number, len(self.counts))
        return self._series[table].arrangement(turn)
