"""`quarriors replay`: a game told again, turn by turn."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from quarriors import Game, Rules, deal, write_record
from quarriors.bots import bot, play
from quarriors.cli import main
from quarriors.cli.saves import Saved, write_save

FIXTURE = Path(__file__).parent.parent / "fixtures" / "record-1.txt"


@pytest.fixture(scope="module")
def game() -> Game:
    game = Game.new(["Quinn", "Monique"], deal(seed=7), Rules(turn_limit=9), seed=7)
    play(game, [bot("greedy"), bot("greedy")])
    return game


@pytest.fixture
def path(game: Game, tmp_path: Path) -> str:
    path = tmp_path / "game.record"
    path.write_text(write_record(game), "utf-8")
    return str(path)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["replay", *arguments]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


def turns(said: str) -> list[int]:
    return [int(number) for number in re.findall(r"^Turn (\d+): ", said, re.MULTILINE)]


def test_a_game_is_told_turn_by_turn(capsys: pytest.CaptureFixture[str], path: str) -> None:
    said = told(capsys, path, "--plain")
    assert said.startswith("Quinn and Monique. 9 turns.\n\nTurn 1: Quinn.\nQuinn draws and rolls ")
    assert turns(said) == list(range(1, 10))
    assert "That was the last turn." in said.splitlines()[-1]


def test_where_there_is_no_terminal_it_is_told_in_lines(capsys: pytest.CaptureFixture[str], path: str) -> None:
    assert told(capsys, path) == told(capsys, path, "--plain")


def test_some_turns_only(capsys: pytest.CaptureFixture[str], path: str) -> None:
    whole = told(capsys, path)
    assert turns(told(capsys, path, "--from", "3", "--to", "5")) == [3, 4, 5]
    assert turns(told(capsys, path, "--from", "8")) == [8, 9]
    assert turns(told(capsys, path, "--to", "2")) == [1, 2]
    assert told(capsys, path, "--from", "4", "--to", "4").split("\n", 2)[2].strip() in whole


def test_the_table_at_the_beginning_of_each_turn(capsys: pytest.CaptureFixture[str], path: str) -> None:
    said = told(capsys, path, "--tables")
    assert said.count("The Wilds (price, dice left):") == 9
    assert said.count("Bag, 12 dice: 8 × Basic Quiddity and 4 × Assistant") == 3, "both at turn 1, Monique at turn 2"


@pytest.mark.parametrize("chosen", [("--from", "0"), ("--from", "10"), ("--to", "77"), ("--from", "5", "--to", "4")])
def test_turns_that_are_not_there(capsys: pytest.CaptureFixture[str], path: str, chosen: tuple[str, ...]) -> None:
    assert main(["replay", path, *chosen]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "This game has turns 1 to 9" in said.err


def test_a_save_and_standard_input(
    capsys: pytest.CaptureFixture[str], game: Game, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = write_save(Saved(7, ["greedy", "greedy"], game))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(save.encode()), "utf-8"))
    assert told(capsys, "-") == told(capsys, path)


def test_a_game_that_is_not_over(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = Game.new(["Quinn", "Monique"], deal(seed=7), seed=7)
    game.take("roll")
    path = tmp_path / "game.record"
    path.write_text(write_record(game), "utf-8")
    assert told(capsys, str(path)).endswith(
        "The record ends here. The game is not over.\n"
        "Turn 1, Quinn: Draw, Roll and Ready Dice\n"
        "Quinn · Your turn. You have 5 Quiddity: summon Creatures, or go on. You can use Immediate Effects, too.\n"
    )


def test_a_record_of_an_older_program_is_still_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert turns(told(capsys, str(FIXTURE))) == list(range(1, 45))


def test_a_fault_names_its_line_in_the_file(capsys: pytest.CaptureFixture[str], game: Game, tmp_path: Path) -> None:
    record = write_record(game)
    for text in (record, write_save(Saved(7, ["greedy", "greedy"], game))):
        lines = text.splitlines()
        at = next(k for k, line in enumerate(lines) if line.startswith("3 Quinn"))
        lines[at] = lines[at].replace("; capture", "; recapture")
        path = tmp_path / "wrong.record"
        path.write_text("\n".join(lines), "utf-8")
        assert main(["replay", str(path)]) == 1
        assert f"quarriors: {path}, line {at + 1}: “recapture" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", "\n\n", "hello", "quarriors record 7\n", "quarriors save 1\nseed: 1\n"])
def test_files_that_are_no_records(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str) -> None:
    path = tmp_path / "no.record"
    path.write_text(text, "utf-8")
    assert main(["replay", str(path)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"quarriors: {path}")
    assert said.err.count("\n") == 1
