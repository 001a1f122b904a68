"""`quarriors box`: making a box of one's own, and checking it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from quarriors.cli.helptexts import listed
from quarriors.cli.options import Json, Lang, Seed, seed_of

if TYPE_CHECKING:
    from quarriors.engine.box import Box
    from quarriors.lab.boxcheck import Finding
    from quarriors.text.words import Words

app = App(name="box")

#: What to type, with the end of the id of what the help says of it.
EXAMPLES = listed("""
    quarriors box new swamps                            box-new
    quarriors box new bogs && quarriors box check bogs  box-both
    quarriors box folder                                box-folder
    quarriors box check quarmageddon                    box-check
    quarriors box check --games 100 --seed 7 promos     box-more
    quarriors box check --json --games 5 base           box-json
""")


@app.command
def new(
    name: Annotated[str, Parameter(metavar="name")],
    *,
    dir: Annotated[Path | None, Parameter(metavar="folder")] = None,
    words: Lang,
) -> int:
    """Writes a package with one die, one card and a test, ready to be installed."""
    from quarriors.cli.scaffold import scaffold

    folder = Path(name) if dir is None else dir
    files = scaffold(name, folder)
    lines = [str(file) for file in files]
    steps = [f"cd {folder}", "quarriors box check", "python -m pytest", "pip install -e ."]
    steps.append(f"quarriors play --sets base,{name}")
    lines += ["", words.say("box-next", steps="; ".join(steps))]
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


@app.command
def folder(*, words: Lang) -> int:
    """Says where boxes of one's own lie."""
    from quarriors.homes import boxes_folder
    from quarriors.sets.shelf import own_boxes

    lines = [str(boxes_folder()), *(f"  {file.name}: {id}" for id, file in own_boxes().files.items())]
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


@app.command
def check(
    what: Annotated[str, Parameter(metavar="box")] = ".",
    *,
    games: Annotated[int, Parameter(negative=())] = 30,
    seed: Seed = "1",
    json_: Json = False,
    words: Lang,
) -> int:
    """Checks a box; ends with status 1 if something is wrong with it."""
    from quarriors.cli.failures import Misuse
    from quarriors.cli.progress import progress
    from quarriors.cli.root import DONE, FAILED
    from quarriors.lab.boxcheck import check_declarations, check_games

    if games < 0:
        raise Misuse("usage-at-least", option="--games", least=0, value=games)
    box = _box(what, words)
    found = check_declarations(box)
    played = 0
    broken = any(one.is_fault for one in found)
    if games and not broken:
        with progress(games, "games", words) as advance:

            def note(done: int) -> None:
                nonlocal played
                played = done
                advance(done)

            found += check_games(box, games, seed_of(seed), note)
    if json_:
        _write_json(box, found, played, words)
    else:
        _show(box, found, played, words, unplayed=bool(games) and broken)
    return FAILED if any(one.is_fault for one in found) else DONE


# -- finding it ------------------------------------------------------------------------------------


def _box(what: str, words: Words) -> Box:
    """The box that was asked for; one from a path is lent to the shelf."""
    from quarriors.cli.asked import asked_boxes
    from quarriors.cli.failures import Failure
    from quarriors.engine.errors import WildsError
    from quarriors.sets import box, shelf
    from quarriors.sets.packages import box_in_package

    path = Path(what)
    if not path.exists():
        return box(asked_boxes([what], words)[0])
    if what in shelf.OURS:
        return box(what)
    try:
        found = box_in_package(path) if path.is_dir() else shelf.box_in(path)
    except WildsError as error:
        raise Failure("file-fault", file=str(path), reason=error) from error
    shelf.lend(found)
    return found


# -- telling ---------------------------------------------------------------------------------------


def _write_json(box: Box, found: list[Finding], played: int, words: Words) -> None:
    import json

    said = {
        "box": box.id,
        "faults": [one.say(words) for one in found if one.is_fault],
        "remarks": [one.say(words) for one in found if not one.is_fault],
        "games": played,
    }
    sys.stdout.write(json.dumps(said, indent=2) + "\n")


def _show(box: Box, found: list[Finding], played: int, words: Words, unplayed: bool) -> None:
    dice = len({card.die.name for card in box.cards})
    about = {"id": box.id, "name": box.name, "year": str(box.year)}
    lines = [words.say("box-title", **about, cards=len(box.cards), dice=dice)]
    lines += [words.say("box-fault" if one.is_fault else "box-remark", finding=one.say(words)) for one in found]
    if not any(one.is_fault for one in found):
        lines.append(words.say("box-fine", games=played))
    elif unplayed:
        lines.append(words.say("box-unplayed"))
    sys.stdout.write("\n".join(lines) + "\n")
