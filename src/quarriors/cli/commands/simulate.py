"""`quarriors simulate`: bots play many games, and the command counts."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from cyclopts import App

from quarriors.cli.helptexts import listed
from quarriors.cli.numbers import decimal, localised, percent
from quarriors.cli.options import Json, Lang, Names, Seed, Sets, Variants, seed_of
from quarriors.cli.runs import Runs, deaf, failures_of_runs

if TYPE_CHECKING:
    from rich.table import Table

    from quarriors.lab.accumulators import Counting
    from quarriors.lab.played import Played
    from quarriors.lab.series import Series
    from quarriors.lab.tally import Tally
    from quarriors.text.words import Words

app = App(name="simulate")

#: What to type, with the end of the id of what the help says of it.
EXAMPLES = listed("""
    quarriors simulate                                  simulate-plain
    quarriors simulate --bots greedy,greedy,random      simulate-three
    quarriors simulate --games 20 --bots random --json  simulate-json
    quarriors simulate --edition classic --captures 2   simulate-rules
    quarriors simulate --wilds "quake dragon"           simulate-card
    quarriors simulate --sets base,quartifacts          simulate-box
""")


@app.default
def simulate(
    *,
    games: int = 100,
    players: int | None = None,
    bots: Names | None = None,
    sets: Sets | None = None,
    wilds: Names | None = None,
    seed: Seed = "1",
    count: Names | None = None,
    runs: Runs | None = None,
    variants: Variants | None = None,
    json: Json = False,
    words: Lang,
) -> int:
    """Lets bots play many games and counts who won, from which seat, how long it took and how it ended."""
    from quarriors.cli.asked import asked_wilds
    from quarriors.cli.root import DONE, INTERRUPTED, complain
    from quarriors.lab.accumulators import counting_of
    from quarriors.lab.series import Series
    from quarriors.sets.choosing import wilds_for

    rules = (variants or Variants()).rules()
    entered = bots or ["greedy", "random"]
    chosen = seed_of(seed)
    choice, boxes = asked_wilds(wilds or [], sets, words)
    seats = max(2, len(entered)) if players is None else players
    fixed = wilds_for(choice, boxes, chosen, seats, rules) if choice else None
    series = Series.of(entered, seats, boxes, chosen, rules, fixed)
    run = runs or Runs()
    tally, kept = _counted(series, games, run, counting_of(count or []), words)
    interrupted = tally.games < games
    with deaf():
        run.export(series.bots, kept)
        if json:
            _write_json(tally, series, kept, interrupted)
        else:
            _show(tally, series, kept, words)
        if not interrupted:
            return DONE
        return complain(words.say("simulate-interrupted", done=tally.games, games=games), INTERRUPTED)


def _counted(
    series: Series, games: int, runs: Runs, counting: list[Counting], words: Words
) -> tuple[Tally, list[Played]]:
    """Plays, shows how far it is, and returns what was done when all was played or somebody pressed Ctrl-C."""
    from quarriors.cli.progress import progress
    from quarriors.lab.simulation import play_series
    from quarriors.lab.tally import Tally

    crew = runs.crew()
    tally = Tally.empty(series.bots, series.players)
    # a million games need no room unless something is done with each of them
    kept: list[Played] | None = [] if counting or runs.dataset is not None else None
    try:
        with failures_of_runs(), runs.opened(series, counting) as results:
            before = len(results.done) if results is not None else 0
            with progress(games, "games", words, before) as advance:

                def note(now: Tally) -> None:
                    nonlocal tally
                    tally = now
                    advance(now.games)

                tally = play_series(series, games, crew, note, counting, results, kept)
    except KeyboardInterrupt:
        pass
    return tally, kept or []


# -- for programs ----------------------------------------------------------------------------------


def _write_json(tally: Tally, series: Series, kept: list[Played], interrupted: bool) -> None:
    import json

    said = {
        **tally.report(),
        "interrupted": interrupted,
        "players": series.players,
        "sets": list(series.sets),
        "seed": series.seed,
        "rules": series.rules.options(),
        "wilds": None if series.wilds is None else [card.id for card in series.wilds.cards],
        "noted": _means(kept),
    }
    sys.stdout.write(json.dumps(said, indent=2) + "\n")


# -- for people ------------------------------------------------------------------------------------


def _show(tally: Tally, series: Series, kept: list[Played], words: Words) -> None:
    from quarriors.cli.paper import Paper

    # a pipe has no width: nothing is cut or wrapped there
    console = Paper(file=sys.stdout, width=None if sys.stdout.isatty() else 1000, highlight=False, markup=False)
    title = words.say("simulate-title", games=tally.games, players=series.players, seed=str(series.seed))
    console.print(f"{title} {_speed(tally, words)}")
    if tally.games:
        console.print()
        console.print(_by_bot(tally, words))
        console.print()
        console.print(_by_seat(tally, words))
        console.print()
        console.print("\n".join([*_by_length(tally, series, words), *_noted(kept, words)]))


def _speed(tally: Tally, words: Words) -> str:
    if not tally.games:
        return words.say("simulate-none")
    rate = f"{tally.games / max(tally.seconds, 1e-6):.0f}"
    decisions = f"{tally.decisions / tally.games:.0f}"
    return words.say("simulate-speed", seconds=decimal(tally.seconds, 1, words), rate=rate, decisions=decisions)


def _table(words: Words, first: str, *others: str) -> Table:
    """A table with these headings: names on the left, numbers on the right."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(words.say(f"simulate-{first}"))
    for heading in others:
        table.add_column(words.say(f"simulate-{heading}"), justify="right")
    return table


def _by_bot(tally: Tally, words: Words) -> Table:
    table = _table(words, "bot", "won", "share", "interval", "expected")
    for bot, name in enumerate(tally.bots):
        label = f"{name} ({tally.bots[: bot + 1].count(name)})" if tally.bots.count(name) > 1 else name
        seats = tally.seats_of(bot)
        if seats != 1:
            label = words.say("simulate-seats", bot=label, n=seats)
        table.add_row(label, *_shares(tally.wins(bot), tally.games, words), percent(seats / tally.players, words))
    return table


def _by_seat(tally: Tally, words: Words) -> Table:
    table = _table(words, "seat", "won", "share", "interval")
    for seat in range(tally.players):
        label = words.say("simulate-first", n=1) if seat == 0 else str(seat + 1)
        table.add_row(label, *_shares(tally.seat_wins(seat), tally.games, words))
    return table


def _shares(wins: float, games: int, words: Words) -> tuple[str, str, str]:
    from quarriors.lab.intervals import wilson

    low, high = wilson(wins / games, games)
    between = words.say("simulate-from-to", low=percent(low, words), high=percent(high, words))
    won = f"{wins:.2f}".rstrip("0").rstrip(".")
    return localised(won, words), percent(wins / games, words), between


def _by_length(tally: Tally, series: Series, words: Words) -> list[str]:
    median = localised(f"{tally.median_turns:g}", words)
    turns = words.say(
        "simulate-turns", mean=decimal(tally.mean_turns or 0, 1, words), median=median,
        least=min(tally.lengths), most=max(tally.lengths), spread=decimal(tally.spread_of_turns or 0, 1, words),
    )  # fmt: skip
    ends = words.say(
        "simulate-ends", glory=tally.ends["glory"], empty=tally.ends["empty_cards"], limit=tally.ends["limit"],
        turns=str(series.rules.turn_limit),
    )  # fmt: skip
    return [turns, ends]


def _noted(kept: list[Played], words: Words) -> list[str]:
    """What accumulators noted, a line each."""
    return [words.say("simulate-noted", name=name, mean=decimal(mean, 2, words)) for name, mean in _means(kept).items()]


def _means(kept: list[Played]) -> dict[str, float]:
    """What accumulators noted, as far as it is numbers: the mean of each."""
    from statistics import fmean

    found: dict[str, list[float]] = {}
    for game in kept:
        for name, row in game.noted.items():
            for key, value in row.items():
                if isinstance(value, (int, float)):
                    found.setdefault(f"{name}.{key}", []).append(value)
    return {name: fmean(values) for name, values in found.items()}
