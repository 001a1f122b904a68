"""`python -m benchmarks.workers`: how many more games two worker processes play than one."""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from statistics import median
from time import perf_counter

from quarriors.build_info import build
from quarriors.lab.series import Series
from quarriors.lab.workers import played_by_workers, usable_cores

#: What two workers are to play in the time in which one plays one game, where two cores are free.
TARGET = 1.8


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.workers", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="how often both are measured, in turns (default: 3)")
    parser.add_argument("--games", type=int, default=2000, help="games of two greedy bots in each measurement")
    parser.add_argument("--workers", type=int, default=2, help="processes to compare with one (default: 2)")
    options = parser.parse_args(arguments)
    if min(options.rounds, options.games - 1, options.workers - 1) < 1:
        sys.stderr.write("there must be at least one round, two games and two workers\n")
        return 2
    alone, several = [], []
    for _ in range(options.rounds):
        alone.append(_speed(options.games, 1))
        several.append(_speed(options.games, options.workers))
    ratios = sorted(many / one for many, one in zip(several, alone, strict=True))
    print(f"build     {build()}, {usable_cores()} cores")
    print(f"one       {median(alone):.0f} games/s")
    print(f"{options.workers:<9} {median(several):.0f} games/s")
    print(f"ratio     {median(ratios):.2f} (rounds {ratios[0]:.2f} to {ratios[-1]:.2f})")
    if options.workers == 2:
        print(f"target    {TARGET}: {'reached' if median(ratios) >= TARGET else 'NOT reached'}")
    return 0


def _speed(games: int, workers: int) -> float:
    """Games a second, from the first answer on: the start of the processes is paid once, however many games follow."""
    series = Series.of(["greedy"], seed="workers")
    counted, begun = 0, 0.0
    with closing(played_by_workers(series, range(games), workers)) as helpings:
        for helping in helpings:
            if not begun:
                begun = perf_counter()
            else:
                counted += len(helping)
    return counted / (perf_counter() - begun)


if __name__ == "__main__":
    sys.exit(main())
