"""`quarriors box`: making a box of one's own, and checking it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from quarriors.cli.options import Json, Seed, seed_of

if TYPE_CHECKING:
    from quarriors.engine.box import Box
    from quarriors.lab.boxcheck import Finding

app = App(
    name="box",
    help="""Make a box of your own, and check one.

    A box is a Python package with dice and cards as declarations; docs/first-card.md shows how they are written, and
    docs/own-box.md how to put one of our cards right.""",
    help_epilogue="""\
Examples:

  quarriors box new swamps                         a package to begin with
  quarriors box new bogs && quarriors box check bogs
  quarriors box folder                             where your own files go
  quarriors box check quarmageddon                 a box that is installed
  quarriors box check --games 100 --seed 7 promos  other games, and more
  quarriors box check --json --games 5 base        for a script

With check --json: box, faults, remarks (lists of texts) and games (how many
were played).
""",
)


@app.command
def new(name: str, *, dir: Path | None = None) -> int:
    """Write a package with one die, one card and a test, ready to be installed.

    Parameters
    ----------
    name
        The id of the box: small letters, digits, _ and -.
    dir
        The folder to write to; a new one with the name of the box if not given.
    """
    from quarriors.cli.scaffold import scaffold

    folder = Path(name) if dir is None else dir
    files = scaffold(name, folder)
    lines = [str(file) for file in files]
    steps = [f"cd {folder}", "quarriors box check", "python -m pytest", "pip install -e ."]
    lines += ["", f"Next: {'; '.join(steps)}; quarriors play --sets base,{name}"]
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


@app.command
def folder() -> int:
    """Say where boxes of your own lie: Python files that declare BOX, and put cards of ours right."""
    from quarriors.homes import boxes_folder
    from quarriors.sets.shelf import own_boxes

    lines = [str(boxes_folder()), *(f"  {file.name}: {id}" for id, file in own_boxes().files.items())]
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


@app.command
def check(
    what: str = ".",
    *,
    games: Annotated[int, Parameter(negative=())] = 30,
    seed: Seed = "1",
    json_: Json = False,
) -> int:
    """Check a box: six faces, unique ids, words in every language, verbs that every layer knows, and games with it.

    Ends with status 1 if there is a fault. Remarks are worth knowing and no faults.

    Parameters
    ----------
    what
        The id of an installed box, a folder with a package, or a Python file that declares BOX; the folder you are in
        if not given.
    games
        How many games to play, with its cards in turn; 0 plays none.
    seed
        A number or a word: the same seed plays the same games.
    json_
        Print JSON.
    """
    from quarriors.cli.progress import progress
    from quarriors.cli.root import DONE, FAILED
    from quarriors.engine.errors import SetupError
    from quarriors.lab.boxcheck import check_declarations, check_games

    if games < 0:
        raise SetupError(f"--games must be 0 or more, not {games}")
    box = _box(what)
    found = check_declarations(box)
    played = 0
    broken = any(one.is_fault for one in found)
    if games and not broken:
        with progress(games, "games") as advance:

            def note(done: int) -> None:
                nonlocal played
                played = done
                advance(done)

            found += check_games(box, games, seed_of(seed), note)
    if json_:
        _write_json(box, found, played)
    else:
        _show(box, found, played, unplayed=bool(games) and broken)
    return FAILED if any(one.is_fault for one in found) else DONE


# -- finding it ------------------------------------------------------------------------------------


def _box(what: str) -> Box:
    """The box that was asked for; one from a path is lent to the shelf."""
    from quarriors.cli.failures import Failure
    from quarriors.engine.errors import WildsError
    from quarriors.sets import box, shelf
    from quarriors.sets.packages import box_in_package

    path = Path(what)
    if not path.exists():
        return box(what)
    if what in shelf.OURS:
        return box(what)
    try:
        found = box_in_package(path) if path.is_dir() else shelf.box_in(path)
    except WildsError as error:
        raise Failure(f"{path}: {error}") from error
    shelf.lend(found)
    return found


# -- telling ---------------------------------------------------------------------------------------


def _write_json(box: Box, found: list[Finding], played: int) -> None:
    import json

    said = {
        "box": box.id,
        "faults": [one.said for one in found if one.is_fault],
        "remarks": [one.said for one in found if not one.is_fault],
        "games": played,
    }
    sys.stdout.write(json.dumps(said, indent=2) + "\n")


def _show(box: Box, found: list[Finding], played: int, unplayed: bool) -> None:
    dice = len({card.die.name for card in box.cards})
    lines = [f"{box.id}: {box.name} ({box.year}), cards: {len(box.cards)}, classes of dice: {dice}"]
    lines += [f"{'fault' if one.is_fault else 'remark'}: {one.said}" for one in found]
    if not any(one.is_fault for one in found):
        lines.append(f"faces, ids, texts and verbs are in order; games played: {played}")
    elif unplayed:
        lines.append("no games were played because of the faults")
    sys.stdout.write("\n".join(lines) + "\n")
