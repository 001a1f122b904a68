"""The lesson of the page (web/src/lesson/script.json) is the game that it tells of: same seed, same dice, same bot."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests.server.clients import BOT, Player, Table, human
from tests.server.serving import ROOT, Server

_SCRIPT: Final = ROOT / "web" / "src" / "lesson" / "script.json"
_ADVICE: Final = (
    "The lesson no longer fits the game: rules, dice or the bot have changed. `python web/tools/lesson.py` looks for "
    "another seed with the same story; put it and the places it prints into web/src/lesson/script.json, and see to "
    "it that src/quarriors/text/lang/en/page/lesson.ftl still says what happens."
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


def test_the_lesson_can_be_played_as_it_is_told(table: Table) -> None:
    script = json.loads(_SCRIPT.read_text("utf-8"))
    setup, steps = script["setup"], script["steps"]
    game = table.create(
        human("Ann"), {**BOT, "level": setup["level"]},
        sets=["base"], wilds=setup["wilds"], seed=setup["seed"], first=setup["first"],
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
    assert glory == [5, 1], _ADVICE
