"""`quarriors simulate`: bots play many games, and the command counts."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from cyclopts import App

from quarriors.cli.options import Json, Names, Seed, Sets, Variants, seed_of

if TYPE_CHECKING:
    from rich.console import RenderableType

    from quarriors.lab.series import Series
    from quarriors.lab.tally import Tally

app = App(
    name="simulate",
    help_epilogue="""\
Examples:

  quarriors simulate                                   greedy against random
  quarriors simulate --bots greedy,greedy,random       three at the table
  quarriors simulate --games 20 --bots random --json   for a script
  quarriors simulate --edition classic --captures 2    by other rules
  quarriors simulate --wilds "quake dragon"            that card every time
  quarriors simulate --sets base,quartifacts           another box too

Ctrl-C stops early, reports the games that are done, and ends with status 130;
in JSON, "interrupted" is then true.
""",
)


@app.default
def simulate(
    *,
    games: int = 100,
    players: int | None = None,
    bots: Names | None = None,
    sets: Sets | None = None,
    wilds: Names | None = None,
    seed: Seed = "1",
    workers: int | None = None,
    variants: Variants | None = None,
    json: Json = False,
) -> int:
    """Let bots play many games and count who won, from which seat, how long it took and how it ended.

    The same seed gives the same result with any number of workers. Bots change seats from game to game. A victory that
    is shared is split.

    Parameters
    ----------
    games
        How many games to play.
    players
        Seats at the table, 2 to 4; as many as there are bots if not given. With more seats than bots, the bots take
        turns in filling them.
    bots
        The bots that play, separated by commas; greedy,random if not given. Of two of the same name, wins adds up both
        and entries tells them apart.
    sets
        The boxes to deal from, separated by commas; base, or those that named Wilds need, if not given.
    wilds
        The Wilds of every game: a name (quarriors deal --named shows them), or cards separated by commas; what is
        missing is dealt once. If not given, each game has Wilds of its own.
    seed
        A number or a word.
    workers
        Processes that play; as many as there are processor cores if not given.
    json
        Print JSON for a script.
    """
    from quarriors.cli.root import DONE, INTERRUPTED, complain
    from quarriors.lab.series import Series
    from quarriors.lab.workers import usable_cores
    from quarriors.sets.choosing import sets_for, wilds_for

    rules = (variants or Variants()).rules()
    entered = bots or ["greedy", "random"]
    chosen, boxes = seed_of(seed), sets_for(wilds or [], sets)
    seats = max(2, len(entered)) if players is None else players
    fixed = wilds_for(wilds, boxes, chosen, seats, rules) if wilds else None
    series = Series.of(entered, seats, boxes, chosen, rules, fixed)
    tally = _counted(series, games, usable_cores() if workers is None else workers)
    interrupted = tally.games < games
    with _deaf():
        if json:
            _write_json(tally, series, interrupted)
        else:
            _show(tally, series)
        if not interrupted:
            return DONE
        return complain(f"interrupted after {tally.games} of {games} games", INTERRUPTED)


def _counted(series: Series, games: int, workers: int) -> Tally:
    """Plays, shows how far it is, and returns what was done when all was played or somebody pressed Ctrl-C."""
    from quarriors.cli.failures import Failure
    from quarriors.cli.progress import progress
    from quarriors.lab.simulation import play_series
    from quarriors.lab.tally import Tally
    from quarriors.lab.workers import WorkerLost

    tally = Tally.empty(series.bots, series.players)
    try:
        with progress(games, "games") as advance:

            def note(now: Tally) -> None:
                nonlocal tally
                tally = now
                advance(now.games)

            return play_series(series, games, workers, note)
    except KeyboardInterrupt:
        return tally
    except WorkerLost as error:
        raise Failure(str(error)) from error


@contextmanager
def _deaf() -> Iterator[None]:
    """Who presses Ctrl-C twice still gets the whole report."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# -- for programs ----------------------------------------------------------------------------------


def _write_json(tally: Tally, series: Series, interrupted: bool) -> None:
    import json

    said = {
        **tally.report(),
        "interrupted": interrupted,
        "players": series.players,
        "sets": list(series.sets),
        "seed": series.seed,
        "rules": series.rules.options(),
        "wilds": None if series.wilds is None else [card.id for card in series.wilds.cards],
    }
    sys.stdout.write(json.dumps(said, indent=2) + "\n")


# -- for people ------------------------------------------------------------------------------------


def _show(tally: Tally, series: Series) -> None:
    from quarriors.cli.paper import Paper

    # a pipe has no width: nothing is cut or wrapped there
    console = Paper(file=sys.stdout, width=None if sys.stdout.isatty() else 1000, highlight=False)
    count = f"{tally.games} game{'s' if tally.games != 1 else ''}"
    console.print(f"{count}, {series.players} players, seed {series.seed}: {_speed(tally)}", markup=False)
    if tally.games:
        console.print()
        console.print(_by_bot(tally))
        console.print()
        console.print(_by_seat(tally))
        console.print()
        console.print(_by_length(tally, series))


def _speed(tally: Tally) -> str:
    if not tally.games:
        return "none was finished"
    per_second = tally.games / max(tally.seconds, 1e-6)
    return f"{tally.seconds:.1f} s, {per_second:.0f} games/s, {tally.decisions / tally.games:.0f} decisions a game"


def _by_bot(tally: Tally) -> RenderableType:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("bot")
    for heading in ("won", "share", "95 % interval", "expected if equal"):
        table.add_column(heading, justify="right")
    for bot, name in enumerate(tally.bots):
        label = f"{name} ({tally.bots[: bot + 1].count(name)})" if tally.bots.count(name) > 1 else name
        seats = tally.seats_of(bot)
        table.add_row(
            label if seats == 1 else f"{label}, {seats} seats", *_shares(tally.wins(bot), tally.games),
            f"{seats / tally.players:.1%}",
        )  # fmt: skip
    return table


def _by_seat(tally: Tally) -> RenderableType:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("seat")
    for heading in ("won", "share", "95 % interval"):
        table.add_column(heading, justify="right")
    for seat in range(tally.players):
        table.add_row("1, begins" if seat == 0 else str(seat + 1), *_shares(tally.seat_wins(seat), tally.games))
    return table


def _shares(wins: float, games: int) -> tuple[str, str, str]:
    from quarriors.lab.tally import wilson

    low, high = wilson(wins / games, games)
    return f"{wins:.2f}".rstrip("0").rstrip("."), f"{wins / games:.1%}", f"{low:.1%} to {high:.1%}"


def _by_length(tally: Tally, series: Series) -> str:
    return (
        f"turns   {tally.mean_turns:.1f} on average, median {tally.median_turns:g}, "
        f"{min(tally.lengths)} to {max(tally.lengths)}, standard deviation {tally.spread_of_turns:.1f}\n"
        f"ends    {tally.ends['glory']} by Glory, {tally.ends['empty_cards']} by empty cards, "
        f"{tally.ends['limit']} at the limit of {series.rules.turn_limit} turns"
    )
