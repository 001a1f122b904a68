"""`quarriors lab balance`: what seats and cards are worth, as a page, as Markdown and as a table."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter, Token

from quarriors.cli.failures import Misuse
from quarriors.cli.options import Json, Lang, Names, Seed, Sets, Variants, arguments_of, seed_of
from quarriors.cli.runs import Runs, deaf, failures_of_runs

if TYPE_CHECKING:
    from quarriors.lab.balance import Balance
    from quarriors.lab.mixture import Mixture
    from quarriors.lab.played import Played
    from quarriors.text.words import Words

app = App(name="balance")


def _counts(_: Any, tokens: Sequence[Token]) -> list[int]:
    """Numbers of players: ``2`` or ``2,3,4``."""
    words = [word.strip() for token in tokens for word in token.value.split(",") if word.strip()]
    if not words or not all(word.isdecimal() for word in words):
        raise Misuse("lab-players", value=",".join(words))
    return [int(word) for word in words]


_File = Annotated[Path | None, Parameter(metavar="file")]


@app.default
def balance(
    *,
    games: Annotated[int, Parameter(negative=())] = 1000,
    players: Annotated[
        list[int] | None, Parameter(converter=_counts, n_tokens=1, negative=(), metavar="numbers")
    ] = None,
    bots: Names | None = None,
    sets: Sets | None = None,
    wilds: Names | None = None,
    seed: Seed = "1",
    runs: Runs | None = None,
    variants: Variants | None = None,
    html: _File = None,
    markdown: _File = None,
    csv: _File = None,
    json: Json = False,
    words: Lang,
) -> int:
    """Counts what seats, boxes and cards do in many games, and writes a page about it."""
    from quarriors.cli.asked import asked_wilds
    from quarriors.cli.files import check_writable
    from quarriors.cli.root import DONE, INTERRUPTED, complain
    from quarriors.lab.mixture import Mixture
    from quarriors.sets.choosing import wilds_for

    rules = (variants or Variants()).rules()
    chosen = seed_of(seed)
    choice, boxes = asked_wilds(wilds or [], sets, words)
    tables = players or [2]
    fixed = wilds_for(choice, boxes, chosen, tables[0], rules) if choice else None
    plan = Mixture.of(bots or ["greedy"], tables, boxes, chosen, rules, fixed)
    run = runs or Runs()
    page = html if html or markdown or csv or json else Path("balance.html")
    check_writable(page, markdown, csv)
    counted, kept = _played(plan, games, run, words)
    total = games * len(plan.tables)
    with deaf():
        run.export(plan.bots, kept)
        if counted.games:
            _write(counted, page, markdown, csv, words, _command(counted) if counted.games == total else "")
        if json:
            _write_json(counted, plan, counted.games < total)
        else:
            _show(counted, words)
        if counted.games == total:
            return DONE
        return complain(words.say("simulate-interrupted", done=counted.games, games=total), INTERRUPTED)


def _played(plan: Mixture, games: int, runs: Runs, words: Words) -> tuple[Balance, list[Played]]:
    from quarriors.cli.progress import progress
    from quarriors.lab.balance import COUNTING, Balance, play_balance

    crew = runs.crew()
    counted = Balance(plan)
    kept: list[Played] | None = [] if runs.dataset is not None else None
    try:
        with failures_of_runs(), runs.opened(plan, COUNTING) as results:
            before = len(results.done) if results is not None else 0
            with progress(games * len(plan.tables), "games", words, before) as advance:

                def note(now: Balance) -> None:
                    nonlocal counted
                    counted = now
                    advance(now.games)

                counted = play_balance(plan, games, crew, note, results, kept)
    except KeyboardInterrupt:
        pass
    return counted, kept or []


def _write(
    counted: Balance, html: Path | None, markdown: Path | None, csv: Path | None, words: Words, command: str
) -> None:
    from quarriors.lab.balance_page import page_of
    from quarriors.lab.balance_tables import csv_of, markdown_of

    if html is not None:
        html.write_text(page_of(counted, words, command), "utf-8")
        sys.stderr.write(words.say("balance-written", file=str(html)) + "\n")
    if markdown is not None:
        markdown.write_text(markdown_of(counted, words, command), "utf-8")
    if csv is not None:
        csv.write_text(csv_of(counted), "utf-8")


def _command(counted: Balance) -> str:
    """What to type to have the same games again."""
    plan = counted.plan
    options = {name: value for name, value in plan.rules.options().items() if (name, value) != ("turn_limit", 1000)}
    said = ["quarriors", "lab", "balance", "--games", str(max(tally.games for tally in counted.tallies.values()))]
    said += ["--players", ",".join(str(count) for count in plan.tables), "--bots", ",".join(plan.bots)]
    said += ["--sets", ",".join(plan.sets), "--seed", str(plan.seed)]
    if plan.wilds is not None:
        said += ["--wilds", ",".join(card.id for card in plan.wilds.cards)]
    if options:
        said += arguments_of(options)
    return shlex.join(said)


def _write_json(counted: Balance, plan: Mixture, interrupted: bool) -> None:
    import json

    said = {**counted.report(), "interrupted": interrupted, "settings": plan.settings()}
    sys.stdout.write(json.dumps(said, indent=2) + "\n")


def _show(counted: Balance, words: Words) -> None:
    """The short of it; the page has the rest."""
    from quarriors.lab.balance_words import BalanceWords
    from quarriors.lab.intervals import wilson

    said = BalanceWords(counted, words)
    lines = [said.intro()]
    for tally in counted.tallies.values():
        if tally.games:
            lines += ["", words.say("balance-players", n=tally.players)]
            for seat in range(tally.players):
                share = tally.seat_wins(seat) / tally.games
                between = said.between(*wilson(share, tally.games))
                what, won = said.seat(seat), said.percent(share)
                lines.append("  " + words.say("balance-share-between", what=what, share=won, between=between))
            lines += [f"  {said.first_seat(tally)}", f"  {said.length(tally)}"]
    broken = [f"  {said.verdict(card)}" for card in counted.cards() if card.verdict]
    lines += ["", words.say("balance-broken"), *(broken or [f"  {words.say('balance-broken-none')}"])]
    sys.stdout.write("\n".join(lines) + "\n")
