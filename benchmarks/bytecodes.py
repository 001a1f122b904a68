"""Bytecodes and calls of a decision, counted: `python -m benchmarks.bytecodes`. Pure build only.

What `benchmarks.instructions` is for the compiled engine, this is for the uncompiled one: a count that does not change
with what else the machine is doing. The same random games are played with the same dice: skeleton, base box, all boxes.
Dealing and setting the table count too. Bytecodes are not worth the same everywhere: those of the skeleton, whose few
functions are always at hand, run quicker than ours.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from quarriors import Rules
from quarriors.build_info import build
from quarriors.lab import skeleton
from quarriors.lab.speed import TURN_LIMIT, new_game, play
from quarriors.sets import DEFAULT, every_box, stock_of


class Counted:
    """Bytecodes and calls by function, and the decisions they were for."""

    def __init__(self, work: Callable[[], int]) -> None:
        self.bytecodes: Counter[CodeType] = Counter()
        self.calls: Counter[CodeType] = Counter()
        before = sys.gettrace()
        sys.settrace(self._called)
        try:
            self.decisions = work()
        finally:
            sys.settrace(before)

    def _called(self, frame: FrameType, _event: str, _about: Any) -> Callable[..., Any]:
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        self.calls[frame.f_code] += 1
        return self._went_on

    def _went_on(self, frame: FrameType, event: str, _about: Any) -> Callable[..., Any]:
        if event == "opcode":
            self.bytecodes[frame.f_code] += 1
        return self._went_on


def _games(games: int, sets: list[str], seed: int) -> int:
    """Plays random games; the number of decisions taken."""
    rules = Rules(turn_limit=TURN_LIMIT)
    chooser = random.Random(seed)
    stock = stock_of(sets, rules)
    return sum(play(new_game(rules, f"{seed}/{number}", stock), chooser) for number in range(games))


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.bytecodes",
        description="Count the bytecodes and calls of random two-player games.",
        epilog="example: python -m benchmarks.bytecodes --games 10 --top 30",
    )
    parser.add_argument("--games", type=int, default=20, help="games to count (default: 20)")
    parser.add_argument(
        "--top", type=int, default=0, help="functions to list, those with most bytecodes (default: none)"
    )
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same games (default: 1)")
    options = parser.parse_args(arguments)
    if options.games < 1:
        parser.error("--games is a number from 1 up")
    if build() != "pure":
        sys.stderr.write("compiled code has no bytecodes: run this on the pure build\n")
        return 2
    games, seed = options.games, options.seed
    base, every = list(DEFAULT), [box.id for box in every_box()]
    _games(2, every, seed + 1)  # what is looked up once in a process
    counts = {
        "skeleton": Counted(lambda: skeleton.play(2, games, seed)),
        "base box": Counted(lambda: _games(games, base, seed)),
        "all boxes": Counted(lambda: _games(games, every, seed)),
    }
    print(f"{'':<10}{'decisions/game':>15}{'bytecodes/game':>16}{'calls/game':>12}{'a decision':>12}{'calls':>8}")
    for name, counted in counts.items():
        bytecodes, calls, decisions = counted.bytecodes.total(), counted.calls.total(), counted.decisions
        print(
            f"{name:<10}{decisions / games:>15.1f}{bytecodes / games:>16,.0f}{calls / games:>12,.0f}"
            f"{bytecodes / decisions:>12,.0f}{calls / decisions:>8.1f}"
        )
    for name, counted in counts.items():
        if options.top:
            print(f"\n{name}, per decision")
        for code, number in counted.bytecodes.most_common(options.top):
            each = counted.calls[code] / counted.decisions
            name = f"{Path(code.co_filename).name}:{code.co_name}"
            print(f"{number / counted.decisions:>9.1f}{each:>9.2f} calls  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
