"""A tournament without the `quarriors` command: for machines that have Python and this package, and nothing else."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from quarriors.engine.errors import QuarriorsError
from quarriors.engine.rules import Rules
from quarriors.sets import DEFAULT

from .results import Results
from .running import Crew
from .standings import Standings
from .tournament import Tournament, play_tournament
from .workers import usable_cores

#: Seconds between two lines that say how far it is.
_TELL_EVERY = 10.0


def run(arguments: Sequence[str]) -> int:
    """Plays, says how far it is, and prints the table as Markdown; returns the exit status."""
    asked = _options().parse_args(arguments)
    try:
        rules = Rules(**json.loads(asked.rules))
        plan = Tournament.of(
            asked.bots.split(","), asked.players, asked.sets.split(","), asked.seed, rules,
            asked.against.split(",") if asked.against else (),
        )  # fmt: skip
        results = Results.resumed(asked.results, plan) if asked.results else None
        standings, interrupted = _played(plan, asked.games, asked.workers, results)
    except (QuarriorsError, OSError, ValueError, TypeError) as error:
        sys.stderr.write(f"quarriors.lab.tournament: {' '.join(str(error).split())}\n")
        return 2
    sys.stdout.write(standings.markdown())
    if asked.json:
        asked.json.write_text(json.dumps({**plan.settings(), **standings.report()}, indent=2) + "\n", "utf-8")
    return 130 if interrupted else 0


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m quarriors.lab.tournament",
        description="Bots play every other bot, in groups of games with the same Wilds and the seats swapped. "
        "The same as `quarriors lab tournament`, with Python and this package alone.",
    )
    add = parser.add_argument
    add("bots", help="names with commas, such as champion:96n,planner:96n,greedy1")
    add("--against", default="", help="only pairs with one of these bots")
    add("--games", type=int, default=100, help="games for each pair, at least (default: 100)")
    add("--players", type=int, default=2, help="seats: with 3 or 4, one bot sits among others of another kind")
    add("--sets", default=",".join(DEFAULT), help="boxes, with commas")
    add("--seed", default="1", help="a number or a word")
    add("--rules", default="{}", help='rules as JSON, such as {"edition": "classic"}')
    add("--workers", type=int, default=usable_cores(), help="processes (default: one for each core)")
    add("--results", type=Path, help="a file that each game is written to; if it is there, the run goes on from it")
    add("--json", type=Path, help="write the standings to this file")
    return parser


def _played(plan: Tournament, games: int, workers: int, results: Results | None) -> tuple[Standings, bool]:
    total = plan.games_for(games)
    begun = shown = time.monotonic()
    first: int | None = None
    standing = Standings(plan.bots, plan.players, plan.pairs)

    def watch(now: Standings) -> None:
        nonlocal standing, shown, first
        standing = now
        if first is None:
            first = now.games
        moment = time.monotonic()
        if moment - shown >= _TELL_EVERY and now.games > first:
            shown = moment
            left = (moment - begun) * (total - now.games) / (now.games - first)
            sys.stderr.write(f"{now.games:,} of {total:,} games, {left:,.0f} s left\n")

    try:
        return play_tournament(plan, games, Crew(workers), watch, results), False
    except KeyboardInterrupt:
        return standing, True
    finally:
        if results is not None:
            results.close()
