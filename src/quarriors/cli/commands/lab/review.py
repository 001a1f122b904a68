"""`quarriors lab review`: where a game was won and lost."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from quarriors.cli.files import File
from quarriors.cli.numbers import decimal, percent, points
from quarriors.cli.options import Json, Lang, Seed, seed_of

if TYPE_CHECKING:
    from rich.table import Table

    from quarriors.engine.game import Game
    from quarriors.lab.reviewing import Moment, Review
    from quarriors.text.words import Words

app = App(name="review")


@app.default
def review(
    file: File,
    /,
    *,
    games: Annotated[int | None, Parameter(negative=())] = None,
    seed: Seed = "1",
    json: Json = False,
    words: Lang,
) -> int:
    """Looks at a game again: the chance to win turn by turn, luck and skill, and the decisions that cost most."""
    from quarriors.cli.commands.replay import read_game
    from quarriors.cli.failures import Misuse
    from quarriors.cli.root import DONE

    if games is not None and games < 1:
        raise Misuse("review-games", n=games)
    found = _reviewed(read_game(file), games, seed_of(seed), words)
    if json:
        _write_json(found, words)
    else:
        _show(found, words)
    return DONE


def _reviewed(game: Game, games: int | None, seed: int | str, words: Words) -> Review:
    from quarriors.bots.counsel import best_evaluator
    from quarriors.cli.failures import Failure
    from quarriors.cli.progress import progress
    from quarriors.lab import reviewing

    if not game.state.logged:
        raise Failure("review-nothing")
    with progress(1, "steps", words) as advance:

        def watch(done: int, of: int) -> None:
            advance(done, of)

        return reviewing.review(game, best_evaluator(), seed, watch, games or reviewing.WORK)


def _write_json(found: Review, words: Words) -> None:
    import json

    from quarriors.lab.reviewdata import review_data

    sys.stdout.write(json.dumps(review_data(found, words), indent=2, ensure_ascii=False) + "\n")


# -- for people ------------------------------------------------------------------------------------


def _show(found: Review, words: Words) -> None:
    from quarriors.cli.paper import Paper

    console = Paper(file=sys.stdout, width=None if sys.stdout.isatty() else 1000, highlight=False, markup=False)
    console.print(words.say("review-title", players=words.listing(found.players)))
    console.print()
    console.print(_turns(found, words))
    console.print()
    console.print(_accounts(found, words))
    console.print(words.say("review-skill"))
    for seat, name in enumerate(found.players):
        console.print()
        moments = found.moments_of(seat)
        console.print(words.say("review-moments" if moments else "review-none", player=name))
        for moment in moments:
            console.print("\n".join(_lines(found, moment, words)))


def _table(heads: list[str]) -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for at, head in enumerate(heads):
        table.add_column(head, justify="right" if at else "left")
    return table


def _turns(found: Review, words: Words) -> Table:
    """The chance to win before each roll, and at the end."""
    table = _table([words.say("review-turn"), *found.players])
    for one in found.stretches:
        turn = words.say("review-turn-of", turn=one.turn, player=found.players[one.seat])
        table.add_row(turn, *(percent(chance, words) for chance in one.chances))
    table.add_row(words.say("review-end"), *(percent(chance, words) for chance in found.end))
    return table


def _accounts(found: Review, words: Words) -> Table:
    """What the whole change is made of, for each player."""
    table = _table([words.say(f"review-{head}") for head in ("player", "change", "luck", "own", "others")])
    for seat, name in enumerate(found.players):
        own = found.skill[seat][seat]
        others = sum(row[seat] for row in found.skill) - own
        change = found.end[seat] - found.start[seat]
        table.add_row(name, *(points(share, words) for share in (change, found.luck[seat], own, others)))
    return table


def _lines(found: Review, moment: Moment, words: Words) -> list[str]:
    from quarriors.lab.reviewdata import moment_data

    data = moment_data(found, moment, words)
    slots = {name: data[name] for name in ("turn", "taken", "better")}
    error = decimal(100 * moment.explanation.error, 1, words)
    said = words.say("review-moment", **slots, points=decimal(100 * moment.cost, 1, words), error=error)
    return [f"  {said}", *(f"    • {reason}" for reason in data["reasons"])]
