"""One bot against another in pairs of games: the same Wilds and dice, seats swapped. Run it with `python -m`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence

from quarriors.bots import bot, names, play
from quarriors.engine.errors import QuarriorsError, SetupError
from quarriors.engine.game import Game
from quarriors.engine.result import Result
from quarriors.engine.rules import CLASSIC, REVISED, Rules
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
            f"{self.a} against {self.b}, {self.games} games: {self.share:.1%} "
            f"(95 % interval {low:.1%} to {high:.1%})\n"
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
        raise SetupError(f"a match has at least one game, not {games}")
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


# -- the command -----------------------------------------------------------------------------------


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    options = _parser().parse_args(arguments)
    rules = Rules(edition=options.edition, captures=options.captures, expert_culling=options.expert_culling)
    standing = MatchResult(options.a, options.b)
    on_terminal = sys.stderr.isatty()

    def watch(now: MatchResult) -> None:
        nonlocal standing
        standing = now
        if on_terminal:
            sys.stderr.write(f"\r{now.games} of {options.games} games: {now.share:.1%} ")
            sys.stderr.flush()

    status = 0
    try:
        match(options.a, options.b, options.games, options.seed, rules, watch, options.sets.split(","))
    except KeyboardInterrupt:
        status = 130
    except QuarriorsError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    if on_terminal:
        sys.stderr.write("\r\x1b[K")
    if status:
        sys.stdout.write("interrupted; so far:\n")
    sys.stdout.write(f"{standing}\n")
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m quarriors.lab.match",
        description="Measure one bot against another in two-player games: the same Wilds and dice, seats swapped.",
        epilog="example: python -m quarriors.lab.match greedy random --games 1000 --seed 1",
    )
    there = names()
    parser.add_argument("a", choices=there, metavar="BOT", help=f"one of: {', '.join(there)}")
    parser.add_argument("b", choices=there, metavar="OTHER", help="the bot it plays against")
    parser.add_argument("--games", type=int, default=100, help="how many games (default: 100)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same match (default: 1)")
    boxes = ",".join(DEFAULT)
    parser.add_argument("--sets", default=boxes, help=f"the boxes to deal from, separated by commas (default: {boxes})")
    parser.add_argument("--edition", choices=[REVISED, CLASSIC], default=REVISED, help="default: revised")
    parser.add_argument(
        "--captures", type=int, choices=[1, 2], default=1, help="dice to capture each turn (default: 1)"
    )
    parser.add_argument("--expert-culling", action="store_true", help="only culled Creatures give Glory")
    return parser


if __name__ == "__main__":
    sys.exit(main())
