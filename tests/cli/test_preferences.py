"""What a person has set is kept from game to game, and never costs a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarriors.cli import main
from quarriors.cli.preferences import CHOICES, Preferences


def test_at_first_everything_is_as_usual() -> None:
    kept = Preferences.kept()
    assert [kept[name] for name in CHOICES] == ["yes", "step", "dark", ""]


def test_a_change_is_kept() -> None:
    Preferences.kept().change("pace")
    assert Preferences.kept()["pace"] == "flow"
    for _ in range(2):
        Preferences.kept().change("pace")
    assert Preferences.kept()["pace"] == "step"


def test_what_does_not_exist_cannot_be_set() -> None:
    with pytest.raises(ValueError, match="pace is one of step, flow, off, not 'sideways'"):
        Preferences()["pace"] = "sideways"


@pytest.mark.parametrize("text", ["", "{", "[]", '{"pace": "sideways"}', '{"pace": 3}', "[" * 100_000, "\0"])
def test_a_damaged_file_means_the_usual(text: str, home: Path) -> None:
    (home / "preferences.json").write_text(text)
    assert Preferences.kept()["pace"] == "step"
    assert main(["play", "--plain", "--players", "2", "--bots", "greedy,greedy", "--turn-limit", "2"]) == 0


def test_where_nothing_can_be_written_they_last_as_long_as_the_game(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "file").write_text("")
    monkeypatch.setenv("QUARRIORS_HOME", str(home / "file"))
    mine = Preferences.kept()
    mine.change("confirm")
    assert mine["confirm"] == "no"
    assert Preferences.kept()["confirm"] == "yes"


def test_no_confirm_is_for_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    main(["play", "--plain", "--no-confirm", "--players", "2", "--bots", "greedy,greedy", "--turn-limit", "2"])
    assert Preferences.kept()["confirm"] == "yes"
