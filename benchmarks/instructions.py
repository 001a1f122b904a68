"""Instructions per decision, counted by valgrind: `python -m benchmarks.instructions`.

Unlike time, the count does not change with what else the machine is doing, so small changes show. The same random games
are played with the same dice; what importing, dealing and starting up cost is counted in a run without games and taken
off. Put a compiled package on PYTHONPATH to count that one, as `make bench` does.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import shutil
import subprocess
import sys

from quarriors import Game, Rules, deal
from quarriors.sets import DEFAULT, every_box

#: Beyond any game that people would play, so that a game between two players at random ends.
_TURNS = 200


def play(games: int, dealt: int, sets: list[str]) -> int:
    """Plays so many games at random, each with Wilds of its own; returns how many decisions they took."""
    wilds = [deal(sets=sets, seed=seed, players=2) for seed in range(dealt)]
    rules = Rules(turn_limit=_TURNS)
    decisions = 0
    for seed in range(games):
        game = Game.new(["Quinn", "Monique"], wilds[seed], rules=rules, seed=seed)
        lot = random.Random(seed)
        while not game.over:
            options = game.decision.options
            game.take(options[int(lot.random() * len(options))])
            decisions += 1
    return decisions


def _count(games: int, dealt: int, sets: list[str]) -> tuple[int, int]:
    """Decisions and instructions of a process of its own."""
    command = [
        "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, "-m", __spec__.name, "--play",
        str(games), "--games", str(dealt), "--sets", *sets,
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
    parser.add_argument("--play", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.games < 1:
        parser.error("--games is a number from 1 up")
    if asked.play is not None:
        print(play(asked.play, asked.games, asked.sets))
        return
    if shutil.which("valgrind") is None:
        parser.error("valgrind is not installed: it is Debian's package of that name")
    every = [box.id for box in every_box()]
    print(f"{'boxes':<12}{'decisions':>10}{'instructions per decision':>28}")
    for sets in [asked.sets] if asked.sets else [list(DEFAULT), every]:
        decisions, instructions = _count(asked.games, asked.games, sets)
        _, aside = _count(0, asked.games, sets)
        name = "all" if sets == every else "+".join(sets)
        print(f"{name:<12}{decisions:>10,}{(instructions - aside) / decisions:>28,.0f}", flush=True)


if __name__ == "__main__":
    main()
