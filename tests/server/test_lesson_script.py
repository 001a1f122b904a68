"""The lessons of the page (web/src/lesson/) are the games that they tell of: same seeds, same dice, same bot."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from quarriors.sets import every_box
from tests.server.clients import BOT, Player, Table, human
from tests.server.serving import ROOT, Server

pytestmark = pytest.mark.evening

_LESSONS: Final = ROOT / "web" / "src" / "lesson"
#: The first game, and what each box adds to it.
_SCRIPTS: Final = [_LESSONS / "script.json", *sorted((_LESSONS / "boxes").glob("*.json"))]
#: The Glory that the coach's last words speak of, ours first.
_GLORY: Final = {"script": [5, 1], "quarmageddon": [0, 1], "rise_of_the_demons": [3, 0], "quartifacts": [3, 1],
                 "qladiator": [0, 1], "light_vs_dark": [0, 0]}  # fmt: skip
_ADVICE: Final = (
    "The lesson no longer fits the game: rules, dice or the bot have changed. `python web/tools/lesson.py` with the "
    "lesson's file looks for another seed with the same story; put it and the places it prints into that file, and see "
    "to it that src/quarriors/text/lang/*/page/lesson.ftl or boxlessons.ftl still say what happens."
)


def _place(state: dict[str, Any]) -> str:
    """Where a game is, as web/src/lesson/steps.ts has it."""
    table, decision = state["table"], state["decision"]
    player = table["players"][decision["seat"]]
    dice = "/".join(str(len(player[area])) for area in ("active", "ready", "spent", "used"))
    return f"{table['turn']} {decision['kind']} {dice}"


def _beats(player: Player) -> list[tuple[int, str, int]]:
    """Every sentence that was told: in which turn, of what kind, about whom."""
    turn = 1
    beats: list[tuple[int, str, int]] = []
    for event in player.events:
        for line in event.get("story", []):
            turn = turn + 1 if line["kind"] == "turn" and beats else turn
            beats.append((turn, line["kind"], line["player"]))
    return beats


@pytest.fixture
def table(empty_sqlite_url: str) -> Iterator[Table]:
    with Server(empty_sqlite_url) as server, Table(server.url) as table:
        yield table


@pytest.mark.parametrize("file", _SCRIPTS, ids=lambda file: file.stem)
def test_a_lesson_can_be_played_as_it_is_told(table: Table, file: Path) -> None:
    script = json.loads(file.read_text("utf-8"))
    setup, steps = script["setup"], script["steps"]
    game = table.create(
        human("Ann"), {**BOT, "level": setup["level"]},
        **({"sets": setup["sets"]} if "sets" in setup else {}),
        wilds=setup["wilds"], seed=setup["seed"], first=setup["first"],
    )  # fmt: skip
    with table.sit(game, 0) as ann:
        ann.ready()
        for step in steps:
            if "where" not in step:
                continue
            ann.until(lambda me: me.decides)
            assert _place(ann.state) == step["where"], f"{step['id']}: {_ADVICE}"
            if "take" in step:
                assert step["take"] in ann.options, f"{step['id']}: {ann.options}. {_ADVICE}"
                ann.move(step["take"])
        beats = _beats(ann)
        glory = [player["glory"] for player in ann.state["table"]["players"]]
    for step in steps:
        if "beat" in step:
            assert (step["turn"], step["beat"], step["seat"]) in beats, f"{step['id']}: {_ADVICE}"
    # what the coach's words speak of
    assert glory == _GLORY[file.stem], _ADVICE


def test_every_box_that_brings_rules_has_a_lesson() -> None:
    """Promo cards are for the dice of other boxes: there is nothing to learn about them."""
    taught = {file.stem for file in _SCRIPTS if file.parent.name == "boxes"}
    assert taught == {box.id for box in every_box()} - {"base", "promos"}
