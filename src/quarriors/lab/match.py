"""One bot against another in pairs of games: the same Wilds and dice, seats swapped. The command: `quarriors match`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from quarriors.bots import bot, play
from quarriors.engine.errors import SetupError
from quarriors.engine.game import Game
from quarriors.engine.result import Result
from quarriors.engine.rules import Rules
from quarriors.engine.seats import Seat
from quarriors.sets import DEFAULT, stock_of

from .tally import wilson


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

    def add(self, result: Result, seat: int) -> None:
        """Counts a game in which the first bot sat on that seat."""
        if result.shared:
            self.shared += 1
        elif seat in result.winners:
            self.wins += 1
        else:
            self.losses += 1
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
        """Where the true share lies: Wilson's interval, 95 % by default."""
        return wilson(self.share, self.games, z)

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
) -> MatchResult:
    """Plays two-player games between bots named `a` and `b`; games 1 and 2, 3 and 4, … are pairs.

    `sets` are the boxes that are dealt from. `watch` is told how the match stands after each game.

    >>> match("greedy", "greedy", games=2, seed=5).games
    2
    """
    if games < 1:
        raise SetupError(f"a match has at least one game, not {games}").worded("games", n=str(games))
    if rules is None:
        rules = Rules()
    standing = MatchResult(a, b)
    stock = stock_of(list(sets), rules)
    for number in range(games):
        pair = f"{seed}/{number // 2}"
        seat = number % 2
        if seat == 0:  # the other game of the pair has the same
            wilds = stock.deal(pair, players=2)
        bots = [bot(a, f"{pair}/a"), bot(b, f"{pair}/b")]
        names = [a, b]
        seats = [Seat(f"{a} a", auto_roll=True), Seat(f"{b} b", auto_roll=True)]
        if seat == 1:
            bots.reverse()
            names.reverse()
            seats.reverse()
        game = Game.new(seats, wilds, rules, seed=pair)
        standing.add(play(game, bots, names), seat)
        if watch is not None:
            watch(standing)
    return standing


def main(arguments: list[str] | None = None) -> int:
    """The command `quarriors match`, for those who know it by this module; returns the exit status."""
    from quarriors.cli import root

    return root.main(["match", *(sys.argv[1:] if arguments is None else arguments)])


if __name__ == "__main__":
    sys.exit(main())
