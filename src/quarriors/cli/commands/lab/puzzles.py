"""`quarriors lab puzzles`: tables at which one turn is enough, found in games of bots and proven."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from quarriors.cli.failures import Misuse
from quarriors.cli.options import Lang, Seed, Sets, seed_of

if TYPE_CHECKING:
    from quarriors.lab.puzzles.finding import Found
    from quarriors.text.words import Words

app = App(name="puzzles")


@app.default
def puzzles(
    *,
    games: Annotated[int, Parameter(negative=())] = 50,
    players: int = 2,
    sets: Sets | None = None,
    seed: Seed = "1",
    keep: Annotated[int, Parameter(negative=())] = 10,
    out: Annotated[Path | None, Parameter(metavar="file")] = None,
    words: Lang,
) -> int:
    """Looks for puzzles in games that bots play, and proves them."""
    from quarriors.cli.asked import asked_boxes
    from quarriors.cli.files import check_writable
    from quarriors.cli.root import DONE, INTERRUPTED, complain
    from quarriors.engine.wilds import check_players
    from quarriors.lab.puzzles.choosing import best_of
    from quarriors.sets import DEFAULT

    if games < 1 or keep < 1:
        raise Misuse("puzzles-least", option="--games" if games < 1 else "--keep")
    boxes = asked_boxes(sets, words) if sets else list(DEFAULT)
    check_writable(out)
    found: list[Found] = []
    is_whole = True
    try:
        for one in _found(boxes, seed_of(seed), games, check_players(players), words):
            found.append(one)
    except KeyboardInterrupt:
        is_whole = False
    chosen = best_of(found, keep)
    if out is not None:
        _write(out, chosen, boxes)
    _show(chosen, len(found), words)
    return DONE if is_whole else complain(words.say("puzzles-interrupted"), INTERRUPTED)


def _found(boxes: list[str], seed: int | str, games: int, players: int, words: Words) -> Iterator[Found]:
    from quarriors.cli.progress import progress
    from quarriors.lab.puzzles.finding import found_in

    with progress(games, "games", words) as advance:
        for number in range(games):
            yield from found_in(boxes, f"{seed}/{number}", players)
            advance(number + 1)


def _write(out: Path, chosen: list[Found], boxes: list[str]) -> None:
    from quarriors.lab.puzzles.shelf import Puzzle, written

    named = [Puzzle.of(f"{boxes[-1]}-{number}", boxes[-1], one) for number, one in enumerate(chosen, 1)]
    out.write_text(written(named), "utf-8")


def _show(chosen: list[Found], of: int, words: Words) -> None:
    from quarriors.cli.numbers import decimal
    from quarriors.lab.puzzles.shelf import table_of
    from quarriors.lab.puzzles.telling import goal_text

    lines = [words.say("puzzles-found", n=of)]
    for number, one in enumerate(chosen, 1):
        table = table_of(one.position)
        lines += ["", words.say("puzzles-one", number=number, grade=one.grade)]
        lines += [f"  {goal_text(table, goal, words)}" for goal in one.goals]
        proof = one.proof
        chance = decimal(100 * proof.chance, 1, words)
        lines.append(
            "  " + words.say("puzzles-proof", first=proof.first, good=proof.good, n=proof.decisions, chance=chance)
        )
        lines += [f"    {line}" for line in one.position.splitlines()]
    sys.stdout.write("\n".join(lines) + "\n")
