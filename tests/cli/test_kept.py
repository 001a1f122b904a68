"""Games that are kept: listed, taken up by name, shown as positions."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from quarriors import read_position
from quarriors.cli import main
from quarriors.cli.saves import SaveFile, kept_games


def play(monkeypatch: pytest.MonkeyPatch, *words: str, answers: str = "1\n") -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
    assert main(["play", "--plain", *words]) == 0


def test_none(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    assert main(["play", "--list"]) == 0
    assert capsys.readouterr().out == f"You have no saved games in {home / 'games'}.\n"


def test_the_last_one_first_and_what_cannot_be_read(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    play(monkeypatch, "--players", "Ann,Ben", "--first", "Ann")
    play(monkeypatch, "--players", "2", "--bots", "greedy,greedy", "--turn-limit", "3", answers="")
    (home / "games" / "broken.game").write_text("quarriors save 1\n")
    capsys.readouterr()
    assert main(["play", "--list"]) == 0
    broken, said, over, stands, names, turn = capsys.readouterr().out.splitlines()
    assert (broken, said) == ("broken", "  This file cannot be read: line 1: the file ends before its record.")
    assert (over, names) == (kept_games()[1].stem, kept_games()[2].stem)
    assert stands.startswith("  Greta ")
    assert "That was the last turn." in stands
    assert turn == "  Ann 0, Ben 0. Turn 1."


def test_by_name(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    play(monkeypatch, "--players", "Ann,Ben")
    play(monkeypatch, "--players", "Cleo,Dora")
    older = kept_games()[1].stem
    capsys.readouterr()
    play(monkeypatch, "--resume", "--save", older, answers="")
    said = capsys.readouterr().out
    assert "Ann and Ben" in said
    assert said.endswith(f"To continue: quarriors play --resume --save {older} --plain\n")


def test_a_link_stays_a_link(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    play(monkeypatch, "--save", str(tmp_path / "real.game"))
    (tmp_path / "link.game").symlink_to(tmp_path / "real.game")
    play(monkeypatch, "--resume", "--save", str(tmp_path / "link.game"), answers="1\n1\n")
    assert (tmp_path / "link.game").is_symlink()
    assert SaveFile(tmp_path / "real.game").read().game.state.logged > 12


def test_a_game_is_kept_before_its_first_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    play(monkeypatch, "--first", "Quinn", answers="")
    (kept,) = kept_games()
    assert SaveFile(kept).read().game.state.turn == 1


# -- positions of games ----------------------------------------------------------------------------


@pytest.fixture
def record(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    path = str(tmp_path / "bots.game")
    play(monkeypatch, "--players", "2", "--bots", "greedy,greedy", "--seed", "7", "--save", path, answers="")
    return path


def test_the_position_at_a_turn(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["position", record, "--turn", "9"]) == 0
    assert capsys.readouterr().out.startswith("Turn 9, ")
    assert main(["position", record, "--turn", "9", "--text"]) == 0
    game = read_position(capsys.readouterr().out, seed=1)
    assert game.state.turn == 9


def test_a_save_is_shown_as_it_ends(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["position", record]) == 0
    assert " wins with " in capsys.readouterr().out


@pytest.mark.parametrize("turn", ["0", "99"])
def test_a_turn_that_was_not_played(record: str, turn: str, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["position", record, "--turn", turn]) == 2
    assert f"There is no turn {turn} in this game. It has turns 1 to" in capsys.readouterr().err


def test_a_position_has_no_turns(record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    main(["position", record, "--turn", "2", "--text"])
    file = tmp_path / "two.position"
    file.write_text(capsys.readouterr().out, "utf-8")
    assert main(["position", str(file), "--turn", "2"]) == 2
    assert "--turn works with records and saved games" in capsys.readouterr().err
