"""What a game leaves behind: a text that anybody can check, whatever happened at the table."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quarriors.cli import main
from tests.server.clients import BOT, OPEN, Json, Table, human, play_out
from tests.server.serving import Server

Verify = Callable[[str], dict[str, Any]]


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verify:
    """What `quarriors verify --json` says of a text."""

    def ask(text: str) -> dict[str, Any]:
        record = tmp_path / "game.record"
        record.write_text(text, "utf-8")
        capsys.readouterr()
        main(["verify", str(record), "--json"])
        said: dict[str, Any] = json.loads(capsys.readouterr().out)
        return said

    return ask


def test_a_game_that_was_played_to_its_end(table: Table, verify: Verify) -> None:
    game, (ann, bob) = table.begin(human("Ann"), OPEN, rules={"turn_limit": 10})
    play_out(ann, bob)
    said = verify(table.record(game))
    assert said["ok"]
    assert said["sealed"]["consistent"] is True
    assert set(said["sealed"]["fits"]) == {"moves", "commitment", "dice", "wilds", "first"}
    assert said["sealed"]["game"] == game.id
    winners = [said["players"][seat] for seat in ann.state["result"]["winners"]]
    assert [*said["result"]["winners"]] in (winners, ann.state["result"]["winners"])


def test_a_game_under_way(table: Table, verify: Verify) -> None:
    game, (ann, _) = table.begin(human("Ann"), OPEN, first=0)
    ann.move("roll")
    said = verify(table.record(game))
    assert said["ok"]
    assert said["sealed"]["because"] == "unfinished"
    assert said["sealed"]["verified"] is False


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_that_somebody_resigned(table: Table, verify: Verify, players: int) -> None:
    game, people = table.begin(human("Ann"), *[OPEN] * (players - 1), rules={"turn_limit": 8})
    for player in people:
        player.until(lambda me: me.is_up_to_date)
        if player.decides:
            player.move()
    people[-1].ask("resign")
    play_out(*people)
    said = verify(table.record(game))
    assert said["ok"], said
    assert said["sealed"]["consistent"] is True
    assert said["sealed"]["resigned"] == [f"Guest {players - 1}"]


def test_a_game_with_decisions_taken_back(table: Table, verify: Verify) -> None:
    chance = random.Random(1)
    for _ in range(20):
        game, (ann,) = table.begin(human("Ann"), BOT, rules={"turn_limit": 8})
        while not ann.over:
            ann.play(1, chance)
            while ann.decides and ann.state["undo"] == 0 and chance.random() < 0.6:
                ann.undo()
        if ann.kinds.count("undo") > 1:
            break
    said = verify(table.record(game))
    assert said["ok"]
    assert said["sealed"]["consistent"] is True


def test_a_game_with_dice_taken_back(table: Table, verify: Verify) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT, first=0, rules={"turn_limit": 4})
    ann.move("roll")
    ann.undo_far()
    ann.play()
    said = verify(table.record(game))
    assert said["ok"]
    assert (said["sealed"]["verified"], said["sealed"]["because"]) == (False, "taken_back")


def test_a_game_with_a_chosen_seed(table: Table, verify: Verify) -> None:
    for seed in (7, -(2**62), "a seed, with a comma", "é"):
        game, (ann,) = table.begin(human("Ann"), BOT, seed=seed, rules={"turn_limit": 4})
        ann.play()
        said = verify(table.record(game))
        assert said["ok"]
        assert (said["sealed"]["verified"], said["sealed"]["because"]) == (False, "practice")
        assert said["sealed"]["differs"] is None


@pytest.mark.parametrize(
    "setup",
    [{"wilds": ["Quake Dragon"]}, {"sets": ["base", "quartifacts"]}, {"printed_only": True}, {"first": 1}],
    ids=str,
)
def test_however_it_was_set_up(table: Table, verify: Verify, setup: Json) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT, rules={"turn_limit": 4}, **setup)
    ann.play()
    said = verify(table.record(game))
    assert said["ok"], said
    assert said["sealed"]["consistent"] is True


def test_a_record_that_was_tampered_with_is_found_out(table: Table, verify: Verify) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT, rules={"turn_limit": 6})
    ann.play()
    text = table.record(game)
    nonce = next(line for line in text.splitlines() if line.startswith("nonces: ")).partition(" ")[2].split(",")[0]
    forged = [
        text.replace("rolled Q1, Q1", "rolled Q2, Q1", 1),
        text.replace(nonce, "mine", 1),
        text.replace(ann.events[-1]["secret"][:8], "00000000", 1),
        text.replace("result: limit; ", "result: limit; Nobody ", 1),
    ]
    for other in forged:
        assert other == text or verify(other)["ok"] is False


@pytest.mark.evening
def test_a_game_through_several_restarts(database_url: str, verify: Verify) -> None:
    """Free undo is still free after a restart, and the dice go on where they were."""
    with Server(database_url) as server, Table(server.url) as table:
        game, (ann,) = table.begin(human("Ann"), BOT, rules={"turn_limit": 12})
        chance = random.Random(5)
        undone = 0
        for _ in range(3):
            ann.play(4, chance)
            ann.until(lambda me: me.over or me.decides or me.state["undo"] == 0)
            before = ann.state
            server.restart()
            ann = table.sit(game, 0)
            if before["undo"] == 0 and ann.number == before["number"]:
                assert ann.state["undo"] == 0
                ann.undo()
                undone += 1
        ann.play(choice=chance)
        said = verify(table.record(game))
        assert said["ok"]
        assert said["sealed"]["consistent"] is True
