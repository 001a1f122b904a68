"""One bot against another in pairs of games: a tournament of two. The command: `quarriors match`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import closing

from quarriors.engine.errors import SetupError
from quarriors.engine.result import Result
from quarriors.engine.rules import Rules
from quarriors.sets import DEFAULT

from .intervals import wilson, wilson_of_groups
from .results import Results
from .running import Crew, played
from .tournament import Tournament


class MatchResult:
    """How a match stands, as the first bot sees it. A shared victory counts half.

    >>> result = MatchResult("greedy", "random")
    >>> for winners in [(0,), (0,), (1,), (0, 1)]:
    ...     result.add(Result(winners, "glory", (20, 20), 30), seat=0)
    >>> result.games, result.wins, result.losses, result.shared, result.share
    (4, 2, 1, 1, 0.625)
    """

    def __init__(self, a: str, b: str) -> None:
        self.a = a
        self.b = b
        self.wins = 0
        self.losses = 0
        self.shared = 0
        self.turns = 0
        #: Games by how they ended.
        self.reasons: dict[str, int] = {}
        #: The first bot's share of each game.
        self._shares: dict[int, float] = {}

    def add(self, result: Result, seat: int, number: int | None = None) -> None:
        """Counts a game in which the first bot sat on that seat; games 0 and 1, 2 and 3, … are pairs."""
        share = 0.5 if result.shared else float(seat in result.winners)
        self._shares[len(self._shares) if number is None else number] = share
        self.wins += share == 1
        self.losses += share == 0
        self.shared += share == 0.5
        self.turns += result.turns
        self.reasons[result.reason] = self.reasons.get(result.reason, 0) + 1

    @property
    def games(self) -> int:
        return self.wins + self.losses + self.shared

    @property
    def share(self) -> float:
        """The first bot's share of the victories."""
        return (self.wins + self.shared / 2) / self.games if self.games else 0.0

    def interval(self, z: float = 1.96) -> tuple[float, float]:
        """Where the true share lies, 95 % by default: from the pairs, whose games are not independent."""
        pairs = [
            (share + self._shares[number + 1]) / 2
            for number, share in sorted(self._shares.items())
            if number % 2 == 0 and number + 1 in self._shares
        ]
        if 2 * len(pairs) < self.games:
            return wilson(self.share, self.games, z)
        return wilson_of_groups(pairs, 2, z)

    def __str__(self) -> str:
        if not self.games:
            return f"{self.a} against {self.b}: no game was finished"
        low, high = self.interval()
        ends = ", ".join(f"{self.reasons[reason]} by {reason.replace('_', ' ')}" for reason in sorted(self.reasons))
        return (
            f"{self.a} won {self.share:.1%} of {self.games} games against {self.b} "
            f"(95% interval {low:.1%} to {high:.1%})\n"
            f"won {self.wins}, lost {self.losses}, shared {self.shared}; ended {ends}; "
            f"{self.turns / self.games:.1f} turns a game"
        )


def match(
    a: str,
    b: str,
    games: int,
    seed: int | str = 1,
    rules: Rules | None = None,
    watch: Callable[[MatchResult], None] | None = None,
    sets: Sequence[str] = DEFAULT,
    crew: Crew | None = None,
    results: Results | None = None,
) -> MatchResult:
    """Plays two-player games between bots named `a` and `b`; games 1 and 2, 3 and 4, … are pairs.

    `sets` are the boxes that are dealt from. `watch` is told how the match stands, again and again. `crew` says how
    many processes play.

    >>> match("greedy", "greedy", games=2, seed=5).games
    2
    """
    if games < 1:
        raise SetupError(f"a match has at least one game, not {games}").worded("games", n=str(games))
    plan = Tournament.of([a, b], 2, sets, seed, rules)
    standing = MatchResult(a, b)
    with closing(played(plan, games, crew, (), results)) as helpings:
        for helping in helpings:
            for game in helping:
                standing.add(game.result, game.number % 2, game.number)
            if watch is not None:
                watch(standing)
    return standing


def main(arguments: list[str] | None = None) -> int:
    """The command `quarriors match`, for those who know it by this module; returns the exit status."""
    from quarriors.cli import root

    return root.main(["match", *(sys.argv[1:] if arguments is None else arguments)])


if __name__ == "__main__":
    sys.exit(main())
