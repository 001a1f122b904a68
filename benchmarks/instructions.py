"""Instructions per decision and per new game, counted by valgrind: `python -m benchmarks.instructions`.

Unlike time, the count does not change with what else the machine is doing, so small changes show. The same random games
are played with the same dice. What importing, dealing and looking up each card's lines for the first time cost is
counted in a run without games and taken off; setting the table is counted in a run without decisions, and shown beside
the decisions. Put a compiled package on PYTHONPATH to count that one, as `make bench` does.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import shutil
import subprocess
import sys

from quarriors import Game, Rules, Wilds, deal
from quarriors.sets import DEFAULT, every_box

#: Beyond any game that people would play, so that a game between two players at random ends.
_TURNS = 200

#: What a counted process does: it gets ready, sets the tables too, plays the games too.
_READY, _TABLES, _PLAY = _WORK = ("ready", "tables", "play")


def play(games: int, wilds: list[Wilds], *, to_the_end: bool) -> int:
    """Sets the table for so many games, and plays them at random if asked to; returns how many decisions they took."""
    rules = Rules(turn_limit=_TURNS)
    decisions = 0
    for seed in range(games):
        game = Game.new(["Quinn", "Monique"], wilds[seed], rules=rules, seed=seed)
        lot = random.Random(seed)
        while to_the_end and not game.over:
            options = game.decision.options
            game.take(options[int(lot.random() * len(options))])
            decisions += 1
    return decisions


def _count(work: str, games: int, sets: list[str]) -> tuple[int, int]:
    """Decisions and instructions of a process of its own: one that gets ready, or sets tables too, or plays too."""
    command = [
        "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, "-m", __spec__.name, "--work",
        work, "--games", str(games), "--sets", *sets,
    ]  # fmt: skip
    done = subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": "0"}, capture_output=True, text=True)
    counted = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or counted is None:
        sys.exit(f"valgrind could not count:\n{done.stderr[-2000:]}")
    return int(done.stdout), int(counted.group(1))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.instructions", description=__doc__)
    parser.add_argument("--games", type=int, default=30, help="random two-player games to count (30)")
    parser.add_argument("--sets", nargs="+", help="boxes to play with; else the base box, then all of them")
    parser.add_argument("--work", choices=_WORK, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.games < 1:
        parser.error("--games is a number from 1 up")
    if asked.work is not None:
        wilds = [deal(sets=asked.sets, seed=seed, players=2) for seed in range(asked.games)]
        play(asked.games, wilds, to_the_end=False)
        print(0 if asked.work == _READY else play(asked.games, wilds, to_the_end=asked.work == _PLAY))
        return
    if shutil.which("valgrind") is None:
        parser.error("valgrind is not installed: it is Debian's package of that name")
    every = [box.id for box in every_box()]
    print(f"{'boxes':<12}{'decisions':>10}{'a decision':>12}{'a new game':>12}{'both, per decision':>20}")
    for sets in [asked.sets] if asked.sets else [list(DEFAULT), every]:
        _, aside = _count(_READY, asked.games, sets)
        _, tables = _count(_TABLES, asked.games, sets)
        decisions, all_of_it = _count(_PLAY, asked.games, sets)
        name = "all" if sets == every else "+".join(sets)
        each, new, both = (
            (all_of_it - tables) / decisions,
            (tables - aside) / asked.games,
            (all_of_it - aside) / decisions,
        )
        print(f"{name:<12}{decisions:>10,}{each:>12,.0f}{new:>12,.0f}{both:>20,.0f}", flush=True)


if __name__ == "__main__":
    main()
