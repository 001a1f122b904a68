"""`python -m benchmarks.balance FOLDER`: the runs behind docs/balance.md. It needs only Python and the package.

Each run is a file of JSON in the folder. What is there is not played again, so a run that was broken off goes on.
`python -m benchmarks.balance FOLDER --tables` prints the tables of the page from these files.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from quarriors.engine.rules import HANDICAPS, Rules
from quarriors.lab.balance import COUNTING, play_balance
from quarriors.lab.intervals import wilson
from quarriors.lab.mixture import Mixture
from quarriors.lab.results import Results
from quarriors.lab.running import Crew
from quarriors.lab.workers import usable_cores

#: Not used while anything was built.
SEED = "balance-2"
BOXES = ("rise_of_the_demons", "quarmageddon", "qladiator", "quartifacts", "light_vs_dark", "promos")


class Run(NamedTuple):
    """One of the runs: games for each number of players."""

    name: str
    games: int
    players: tuple[int, ...] = (2, 3, 4)
    #: None: the bot of most runs.
    bot: str | None = None
    sets: tuple[str, ...] = ("base",)
    handicap: str = "none"
    edition: str = "revised"
    captures: int = 1


def runs(thinkers: list[str], thought: int) -> Iterator[Run]:
    """Everything the page speaks of, the cheap runs first."""
    yield Run("base", 20_000)
    for handicap in HANDICAPS[1:]:
        yield Run(f"handicap-{handicap}", 20_000, handicap=handicap)
    yield Run("classic", 10_000, edition="classic")
    yield Run("captures-2", 10_000, captures=2)
    for box in BOXES:
        yield Run(box, 20_000, (2,), sets=("base", box))
    yield Run("light_vs_dark-alone", 10_000, (2,), sets=("light_vs_dark",))
    yield Run("shelf", 60_000, (2,), sets=("base", *BOXES))
    for bot in thinkers:
        yield Run(f"seats-{bot.replace(':', '-')}", thought, bot=bot)
        for handicap in HANDICAPS[1:]:
            yield Run(f"handicap-{handicap}-{bot.replace(':', '-')}", thought, (2,), bot, handicap=handicap)


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.balance", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--tables", action="store_true", help="print the tables from what is there")
    parser.add_argument("--base", default="greedy1", help="the bot of most runs (default: greedy1: it never changes)")
    parser.add_argument("--bots", default="", help="bots that think, with commas: their seats are measured too")
    parser.add_argument("--thought", type=int, default=1000, help="games of these for each number of players")
    parser.add_argument("--share", type=float, default=1.0, help="play only this share of all games")
    parser.add_argument("--workers", type=int, default=usable_cores())
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    if options.tables:
        print("\n".join(_tables(options.folder)))
        return 0
    begun = time.monotonic()
    for run in runs([name for name in options.bots.split(",") if name], options.thought):
        games = max(2, round(run.games * options.share))
        done = options.folder / f"{run.name}.json"
        if not done.exists():
            said = play_run(run, run.bot or options.base, games, options.workers, options.folder / f"{run.name}.jsonl")
            done.write_text(json.dumps(said), "utf-8")
        print(f"{time.monotonic() - begun:6.0f} s  {run.name}", flush=True)
    return 0


def play_run(run: Run, bot: str, games: int, workers: int, results: Path) -> dict[str, Any]:
    """Plays a run to its end and returns what it counted."""
    rules = Rules(edition=run.edition, captures=run.captures, handicap=run.handicap)
    plan = Mixture.of([bot], run.players, run.sets, SEED, rules)
    with Results.resumed(results, plan, COUNTING) as kept:
        balance = play_balance(plan, games, Crew(workers), results=kept)
    results.unlink()  # the sums are all that anybody needs
    return {"run": run._asdict(), "settings": plan.settings(), **balance.report()}


# -- tables ----------------------------------------------------------------------------------------


def _tables(folder: Path) -> Iterator[str]:
    reports = {path.stem: json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.json"))}
    yield "| run | players | games | " + " | ".join(f"seat {seat}" for seat in range(1, 5)) + " | turns | empty cards |"
    yield "|---|--:|--:|--:|--:|--:|--:|--:|--:|"
    for name, report in reports.items():
        for players, table in report["tables"].items():
            games = table["games"]
            seats = [_share(table["seats"].get(str(seat)), games) for seat in range(1, 5)]
            turns, empty = table["turns"]["mean"], table["ends"]["empty_cards"] / games
            yield f"| {name} | {players} | {games:,} | {' | '.join(seats)} | {turns:.1f} | {empty:.1%} |"
    for name, report in reports.items():
        cards = [card for card in report["cards"] if not card["is_basic"]]
        if report["run"]["bot"] is not None or report["run"]["handicap"] != "none" or not cards:
            continue
        yield ""
        yield f"{name}: captured least, edge least and greatest, looks broken"
        yield ""
        yield "| card | captured | dice | Glory | with | without | edge | interval | luck alone | verdict |"
        yield "|---|--:|--:|--:|--:|--:|--:|--:|--:|---|"
        shown = cards if name in ("base", "shelf") else [card for card in cards if card["verdict"]]
        for card in shown:
            yield (
                f"| {card['card']} | {card['captured']:.1%} | {card['dice']:.2f} | {card['glory']:.2f} | "
                f"{card['won_with']:.1%} | {card['won_without']:.1%} | {100 * card['edge']:+.1f} | "
                f"{100 * card['low']:+.1f} – {100 * card['high']:+.1f} | {card['chance']:.4f} | {card['verdict']} |"
            )


def _share(wins: float | None, games: int) -> str:
    if wins is None:
        return ""
    low, high = wilson(wins / games, games)
    return f"{wins / games:.1%} ({low:.1%}–{high:.1%})"


if __name__ == "__main__":
    sys.exit(main())
