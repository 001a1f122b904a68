"""`python -m benchmarks.profile`: where the time of random games goes, by module and by function. Pure build only."""

from __future__ import annotations

import argparse
import cProfile
import pstats
import random
import sys
from pathlib import Path
from typing import Any

from quarriors import Rules
from quarriors.build_info import build
from quarriors.lab.speed import TURN_LIMIT, new_game, play
from quarriors.sets import DEFAULT, stock_of


def profile(games: int, seed: int) -> pstats.Stats:
    """Profiles random games, dealing and setting the table included."""
    rules = Rules(turn_limit=TURN_LIMIT)
    chooser = random.Random(seed)
    stock = stock_of(DEFAULT, rules)
    play(new_game(rules, f"{seed}/warm up", stock), chooser)
    profiler = cProfile.Profile()
    profiler.enable()
    for number in range(games):
        play(new_game(rules, f"{seed}/{number}", stock), chooser)
    profiler.disable()
    return pstats.Stats(profiler)


def entries(stats: pstats.Stats) -> dict[tuple[str, int, str], tuple[Any, ...]]:
    """(file, line, function) → (calls, all calls, own seconds, …); typeshed does not know the attribute."""
    return stats.stats  # type: ignore[attr-defined,no-any-return]


def by_module(stats: pstats.Stats) -> list[tuple[str, float]]:
    """Own time of each module, most first."""
    times: dict[str, float] = {}
    for (file, _, _), entry in entries(stats).items():
        times[_module(file)] = times.get(_module(file), 0.0) + entry[2]
    return sorted(times.items(), key=lambda item: -item[1])


def by_function(stats: pstats.Stats) -> list[tuple[str, int, float]]:
    """Calls and own time of each function, most time first."""
    rows = [(f"{_module(file)}:{name}", int(entry[1]), entry[2]) for (file, _, name), entry in entries(stats).items()]
    return sorted(rows, key=lambda row: -row[2])


def _module(file: str) -> str:
    if file == "~":
        return "(built in)"
    path = Path(file)
    if "quarriors" in path.parts:
        at = len(path.parts) - 1 - path.parts[::-1].index("quarriors")
        return "/".join(path.parts[at + 1 :])
    return path.name


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.profile",
        description="Print where the time of random two-player games goes.",
        epilog="example: python -m benchmarks.profile --games 200 --top 25",
    )
    parser.add_argument("--games", type=int, default=200, help="games to profile (default: 200)")
    parser.add_argument("--top", type=int, default=20, help="rows of each list (default: 20)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same games (default: 1)")
    options = parser.parse_args(arguments)
    if build() != "pure":
        sys.stderr.write("the compiled engine cannot be profiled from Python: run this on the pure build\n")
        return 2
    stats = profile(options.games, options.seed)
    whole = sum(entry[2] for entry in entries(stats).values())
    print(f"{options.games} games, {build()} build; own time in percent, the profiler's own cost included\n")
    print("by module")
    for name, own in by_module(stats)[: options.top]:
        print(f"{own / whole:7.1%}  {name}")
    print("\nby function")
    for name, calls, own in by_function(stats)[: options.top]:
        print(f"{own / whole:7.1%}  {calls / options.games:9.1f} calls/game  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
