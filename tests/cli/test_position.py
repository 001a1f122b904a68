"""`quarriors position`: shown, checked, played on from."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from quarriors import Game, deal, write_position
from quarriors.cli import main
from quarriors.cli.saves import read_save
from tests.table import table

Run = Callable[..., tuple[int, str, str]]
FIXTURE = Path(__file__).parent.parent / "fixtures" / "position-1.txt"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """`quarriors position` with something on standard input: status, output, complaints."""
    monkeypatch.setenv("QUARRIORS_HOME", str(tmp_path))

    def command(*arguments: object, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8"))
        status = main(["position", *map(str, arguments)])
        said = capsys.readouterr()
        return status, said.out, said.err

    return command


@pytest.fixture
def opening(tmp_path: Path) -> Path:
    path = tmp_path / "opening.position"
    path.write_text(write_position(Game.new(["Ann", "Ben", "Cleo"], deal(seed=7, players=3), seed=7)), "utf-8")
    return path


def test_a_position_is_shown_with_what_can_be_decided(run: Run) -> None:
    status, said, _ = run(FIXTURE)
    assert status == 0
    lines = said.splitlines()
    assert lines[0] == "Turn 5, Quinn: Attack Your Rivals"
    assert "Quinn: 7 of 20 Glory" in lines
    assert any(line.startswith("Quinn attacks Monique with ") for line in lines)
    assert any(line.startswith("Monique · ") and "Will you react?" in line for line in lines)
    assert lines[-1] == "   2  Don't react"


def test_json_says_the_same(run: Run) -> None:
    status, said, _ = run(FIXTURE, "--json")
    document = json.loads(said)
    assert status == 0
    assert (document["turn"], document["active"], document["phase"]) == (5, "Quinn", "attack")
    assert document["players"][0]["zones"]["active"] == ["Basic Quiddity Q2", "Portal D2"]
    assert document["decision"]["player"] == "Monique"
    assert [option["words"] for option in document["decision"]["options"]] == ["cast Life S", "pass"]
    assert {"id": "base/quake-dragon", "name": "Quake Dragon", "price": 8, "left": 4} in document["wilds"]
    assert document["result"] is None


def test_check_says_fine_and_nothing_else(run: Run) -> None:
    assert run(FIXTURE, "--check") == (0, f"{FIXTURE}: this position is fine.\n", "")


def test_standard_input(run: Run) -> None:
    assert run("-", "--check", typed=FIXTURE.read_text("utf-8")) == (0, "Standard input: this position is fine.\n", "")


@pytest.mark.parametrize(
    ("before", "after", "line", "reason"),
    [
        ("quarriors position 1", "quarriors position 9", 1, "the first line must be “quarriors position 2”"),
        ("glory 7", "glory 20", 5, "20 Glory would have won"),
        ("Portal D2", "Portal D7", 7, "Portal has no face"),
        ("5, Quinn, attack", "5, Quentin, attack", 4, "a line like “turn: 3, Quinn, roll” was expected"),
        ("base/quake-dragon", "base/quack-dragon", 3, "quack-dragon"),
    ],
)
def test_a_fault_is_one_line_with_its_place(run: Run, before: str, after: str, line: int, reason: str) -> None:
    for arguments in ((), ("--json",), ("--check",), ("--play",)):
        status, said, complaint = run("-", *arguments, typed=FIXTURE.read_text("utf-8").replace(before, after))
        assert (status, said) == (1, "")
        assert complaint.count("\n") == 1
        assert complaint.startswith(f"quarriors: Standard input, line {line}: ")
        assert reason in complaint


def test_every_truncation_is_told_in_one_line(run: Run) -> None:
    lines = FIXTURE.read_text("utf-8").splitlines()
    for length in range(len(lines)):
        status, _, complaint = run("-", "--check", typed="\n".join(lines[:length]))
        assert status in (0, 1)
        assert complaint.count("\n") == (status == 1)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--json", "--check"), "Choose one of --text"),
        (("--bots", "greedy"), "Add --play"),
        (("--plain",), "Add --play"),
        (("--play", "--bots", "clever"), "There is no bot called “clever”. Choose from: beginner, casual, greedy, "),
        (("--play", "--bots", "greedy,greedy,greedy"), "3 bots do not fit at a table for 2"),
        (("--lang", "tlh"), "no language “tlh”"),
    ],
)
def test_wrong_use(run: Run, arguments: tuple[str, ...], complaint: str) -> None:
    status, said, told = run(FIXTURE, *arguments)
    assert (status, said) == (2, "")
    assert complaint in told
    assert told.count("\n") == 1


def test_a_file_that_is_not_there(run: Run) -> None:
    assert run("no.position") == (1, "", "quarriors: There is no file no.position.\n")


def test_a_game_that_is_over_before_anybody_decides(run: Run, tmp_path: Path) -> None:
    game = table(turn="Quinn, ready", quinn="glory 19; active: Assistant C 1/1/2, Portal Q1", monique="bag: Portal")
    text = (
        write_position(game)
        .replace("Quinn, ready", "Quinn, score")
        .replace("active: ", "ready: ")
        .replace(", Portal Q1", "")
    )
    status, said, _ = run("-", typed=text)
    assert status == 0
    assert "The game is over. Quinn wins with 20 Glory!" in said
    _, said, _ = run("-", "--json", typed=text)
    assert json.loads(said)["result"] == {"winners": ["Quinn"], "reason": "glory"}
    path = tmp_path / "over.position"
    path.write_text(text, "utf-8")
    status, _, complaint = run(path, "--play")
    assert status == 1
    assert "The game is over in this position" in complaint


# -- playing on ------------------------------------------------------------------------------------


def test_everybody_is_a_person_unless_bots_are_named(run: Run, opening: Path) -> None:
    _, said, _ = run(opening, "--play", "--plain", "--seed", "1", typed="roll\nq\n")
    assert "At the table: Ann, Ben and Cleo." in said
    assert "Ann draws and rolls" in said


def test_bots_take_the_last_seats(run: Run, opening: Path, tmp_path: Path) -> None:
    save = tmp_path / "on.game"
    _, said, _ = run(
        opening, "--play", "--plain", "--no-confirm", "--seed", "1", "--bots", "greedy,random", "--save", save,
        typed="roll\n" + "end\n" * 6,
    )  # fmt: skip
    assert "Ben draws and rolls" in said
    assert "Cleo draws and rolls" in said
    saved = read_save(save.read_text("utf-8"))
    assert saved.bots == ["", "greedy", "random"]
    assert [seat.auto_roll for seat in saved.game.seats] == [False, False, False]  # they are asked, and do it


def test_a_bot_whose_turn_it_is_begins_at_once(run: Run, opening: Path) -> None:
    status, said, _ = run(opening, "--play", "--plain", "--seed", "1", "--bots", "greedy,greedy,greedy")
    assert status == 0
    assert "Ann draws and rolls" in said
    assert "The game is over after" in said


def test_saved_resumed_and_taken_back(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = table(turn="Quinn, capture", quinn="active: 4 Basic Quiddity Q2", rules="captures=2")
    path = tmp_path / "here.position"
    path.write_text(write_position(game), "utf-8")
    save = tmp_path / "on.game"
    run(path, "--play", "--plain", "--seed", "5", "--save", save, typed="capture Assistant\n")
    assert "capture Assistant" in save.read_text("utf-8")
    monkeypatch.setattr(sys, "stdin", io.StringIO("u\n"))
    assert main(["play", "--resume", "--plain", "--save", str(save)]) == 0
    assert "capture Assistant" not in save.read_text("utf-8")
    assert write_position(read_save(save.read_text("utf-8")).game) == write_position(game)
    status, _, complaint = run(path, "--play", "--save", save)
    assert status == 2
    assert "already exists" in complaint


def test_the_same_seed_gives_the_same_dice(run: Run, opening: Path) -> None:
    rolls = [run(opening, "--play", "--plain", "--seed", seed, typed="roll\n")[1] for seed in ("5", "5", "six")]
    told = [re.findall("Ann draws.*", said) for said in rolls]
    assert told[0] == told[1] != told[2]
