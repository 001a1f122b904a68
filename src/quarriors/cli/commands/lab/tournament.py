"""`quarriors lab tournament`: bots against bots in groups of games, their rates and a ladder."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from quarriors.cli.numbers import decimal, percent
from quarriors.cli.options import Json, Lang, Names, Seed, Sets, Variants, seed_of
from quarriors.cli.runs import Runs, deaf, failures_of_runs

if TYPE_CHECKING:
    from quarriors.lab.standings import Standings
    from quarriors.lab.tournament import Tournament
    from quarriors.text.words import Words

app = App(name="tournament")


@app.default
def tournament(
    bots: Names | None = None,
    *,
    against: Names | None = None,
    games: Annotated[int, Parameter(negative=())] = 100,
    players: int = 2,
    sets: Sets | None = None,
    seed: Seed = "1",
    runs: Runs | None = None,
    variants: Variants | None = None,
    markdown: Annotated[Path | None, Parameter(metavar="file")] = None,
    json: Json = False,
    words: Lang,
) -> int:
    """Lets every bot meet every other with the same Wilds, seats swapped."""
    from quarriors.cli.asked import asked_boxes
    from quarriors.cli.files import check_writable
    from quarriors.cli.root import DONE, INTERRUPTED, complain
    from quarriors.lab.tournament import Tournament
    from quarriors.sets import DEFAULT

    rules = (variants or Variants()).rules()
    boxes = asked_boxes(sets, words) if sets else DEFAULT
    plan = Tournament.of(bots or ["greedy", "random"], players, boxes, seed_of(seed), rules, against or ())
    total = plan.games_for(games)
    check_writable(markdown)
    standings = _played(plan, games, runs or Runs(), words)
    with deaf():
        if markdown is not None:
            markdown.write_text(standings.markdown(_headings(words)), "utf-8")
        if json:
            _write_json(standings, plan, standings.games < total)
        else:
            _show(standings, plan, words)
        if standings.games == total:
            return DONE
        return complain(words.say("simulate-interrupted", done=standings.games, games=total), INTERRUPTED)


def _played(plan: Tournament, games: int, runs: Runs, words: Words) -> Standings:
    from quarriors.cli.progress import progress
    from quarriors.lab.standings import Standings
    from quarriors.lab.tournament import play_tournament

    crew = runs.crew()
    standings = Standings(plan.bots, plan.players, plan.pairs)
    try:
        with failures_of_runs(), runs.opened(plan) as results:
            before = len(results.done) if results is not None else 0
            with progress(plan.games_for(games), "games", words, before) as advance:

                def note(now: Standings) -> None:
                    nonlocal standings
                    standings = now
                    advance(now.games)

                standings = play_tournament(plan, games, crew, note, results)
    except KeyboardInterrupt:
        pass
    runs.export(plan.bots, standings.played)
    return standings


def _write_json(standings: Standings, plan: Tournament, interrupted: bool) -> None:
    import json

    said = {**standings.report(), "interrupted": interrupted, "settings": plan.settings()}
    sys.stdout.write(json.dumps(said, indent=2) + "\n")


# -- for people ------------------------------------------------------------------------------------


def _headings(words: Words) -> dict[str, str]:
    from quarriors.lab.standings import HEADINGS

    return {name: words.say(f"tournament-{name}") for name in HEADINGS}


def _show(standings: Standings, plan: Tournament, words: Words) -> None:
    from rich.table import Table

    from quarriors.cli.paper import Paper

    # a pipe has no width: nothing is cut or wrapped there
    console = Paper(file=sys.stdout, width=None if sys.stdout.isatty() else 1000, highlight=False, markup=False)
    title = words.say("simulate-title", games=standings.games, players=plan.players, seed=str(plan.seed))
    console.print(title)
    say = _headings(words)

    def table(names: int, *headings: str) -> Table:
        made = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        for at, heading in enumerate(headings):
            made.add_column(say[heading], justify="left" if at < names else "right")
        return made

    pairs = table(2, "bot", "against", "games", "won", "interval", "equal")
    for rate in standings.rates:
        between = words.say("simulate-from-to", low=percent(rate.low, words), high=percent(rate.high, words))
        share = percent(rate.share, words) if rate.games else "–"
        pairs.add_row(rate.bot, rate.against, str(rate.games), share, between, percent(rate.equal, words))
    console.print()
    console.print(pairs)
    ladder = standings.ladder
    console.print()
    if ladder is None:
        console.print(words.say("tournament-no-ladder"))
        return
    rungs = table(1, "bot", "rating", "spread")
    for rung in ladder:
        rungs.add_row(rung.bot, decimal(rung.rating, 1, words), decimal(rung.spread, 1, words))
    console.print(rungs)
