"""`quarriors lab`: what its commands print and write, how they go on, and what they refuse."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from quarriors.cli import main
from quarriors.cli.files import check_writable
from quarriors.lab.plans import GamePlan
from quarriors.lab.played import Played
from quarriors.text import languages


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["lab", *arguments]) == 0
    return capsys.readouterr().out


def test_simulate_is_there_under_both_names(capsys: pytest.CaptureFixture[str]) -> None:
    long = json.loads(said(capsys, "simulate", "--games", "3", "--json"))
    assert main(["simulate", "--games", "3", "--json"]) == 0
    short = json.loads(capsys.readouterr().out)
    assert {**long, "seconds": 0} == {**short, "seconds": 0}


def test_a_run_goes_on_from_its_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run = ["simulate", "--bots", "random", "--workers", "1", "--json", "--results", str(tmp_path / "run.jsonl")]
    first = json.loads(said(capsys, *run, "--games", "4"))
    assert main(["lab", *run, "--games", "6"]) == 1
    assert "Add --resume to go on with it" in capsys.readouterr().err
    more = json.loads(said(capsys, *run, "--games", "6", "--resume"))
    assert (first["games"], more["games"]) == (4, 6)
    plain = json.loads(said(capsys, *run[:-2], "--games", "6"))
    assert {**more, "seconds": 0} == {**plain, "seconds": 0}


@pytest.mark.parametrize("lang", languages())
def test_a_damaged_file_is_refused_in_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str) -> None:
    path = tmp_path / "run.jsonl"
    run = ["simulate", "--bots", "random", "--games", "3", "--workers", "1", "--results", str(path), "--resume"]
    said(capsys, *run)
    damaged = path.read_bytes().replace(b'"turns":', b'"turns":9', 1)
    path.write_bytes(damaged)
    assert main(["lab", *run, "--lang", lang]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert str(path) in err
    assert "2" in err
    assert path.read_bytes() == damaged


def test_a_tournament_is_told_to_people_programs_and_pages(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run = ["tournament", "--bots", "greedy,random", "--games", "4", "--workers", "1", "--seed", "3"]
    out = said(capsys, *run, "--markdown", str(tmp_path / "table.md"))
    assert "4 games for 2 players, seed 3." in out
    assert "greedy   random" in out
    assert "Rating" in out
    assert (tmp_path / "table.md").read_text("utf-8").startswith("| Bot | Against | Games | Won |")
    read = json.loads(said(capsys, *run, "--json"))
    by_place = json.loads(said(capsys, "tournament", "greedy", "random", *run[3:], "--json"))
    assert by_place["pairs"] == read["pairs"], "with and without --bots"
    assert (read["pairs"][0]["games"], read["interrupted"], read["ladder"][0]["bot"]) == (4, False, "greedy")


def test_balance_writes_what_was_asked_for(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run = ["balance", "--games", "3", "--players", "2,4", "--workers", "1"]
    out = said(capsys, *run)
    assert "6 games between bots (greedy) with Base box, seed 1." in out
    assert "Seat 4: " in out
    assert [path.name for path in tmp_path.iterdir()] == ["balance.html"]
    assert "quarriors lab balance --games 3 --players 2,4 --bots greedy" in Path("balance.html").read_text("utf-8")
    said(capsys, *run, "--markdown", "b.md", "--csv", "b.csv", "--dataset", "b-games.csv")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["b-games.csv", "b.csv", "b.md", "balance.html"]
    assert json.loads(said(capsys, *run, "--json"))["tables"]["4"]["games"] == 3


def test_statistics_of_your_own_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "simulate", "--games", "2", "--workers", "1", "--count", "tests.lab.test_dataset:Culls")
    assert "culls.culled: " in out
    run = ["simulate", "--games", "2", "--workers", "1", "--count", "tests.lab.test_dataset:Culls", "--json"]
    assert list(json.loads(said(capsys, *run))["noted"]) == ["culls.culled"]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (["simulate", "--resume"], "name it with --results FILE"),
        (["simulate", "--ray", "local", "--workers", "2"], "Give one of them"),
        (["simulate", "--dataset", "games.xls"], "ends in .csv or .parquet"),
        (["simulate", "--count", "nowhere"], "my_counts:Culls"),
        (["simulate", "--count", "nowhere:Culls"], "does not work"),
        (["tournament", "--bots", "greedy"], "at least two bots"),
        (["tournament", "--bots", "greedy,clever"], "There is no bot called “clever”"),
        (["tournament", "--games", "0"], "Play at least one game, not 0."),
        (["tournament", "--players", "5"], "2 to 4 players, not 5"),
        (["balance", "--players", "two"], "--players takes numbers from 2 to 4"),
        (["balance", "--players", "2,7"], "2 to 4 players, not 7"),
        (["balance", "--games", "0"], "at least one game"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(capsys: pytest.CaptureFixture[str], wrong: list[str], told: str) -> None:
    assert main(["lab", *wrong]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert told in err


@pytest.mark.parametrize(
    ("command", "option", "file"),
    [
        ("simulate", "--dataset", "games.csv"),
        ("tournament", "--markdown", "table.md"),
        ("balance", "--html", "page.html"),
        ("balance", "--csv", "cards.csv"),
        ("puzzles", "--out", "puzzles.json"),
    ],
)
def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    command: str,
    option: str,
    file: str,
) -> None:
    """Hours of games must not end in a folder that is not there."""
    monkeypatch.setattr("quarriors.lab.plans.GamePlan.play", lambda *_: pytest.fail("it has played"))
    monkeypatch.setattr("quarriors.lab.puzzles.finding.found_in", lambda *_: pytest.fail("it has played"))
    for path in (tmp_path / "no-such-folder" / file, tmp_path / f"folder-{file}"):
        if path.parent == tmp_path:
            path.mkdir()
        assert main(["lab", command, "--games", "2", option, str(path)]) == 1
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert f"{path}: " in err


def test_looking_whether_a_file_can_be_written_changes_nothing(tmp_path: Path) -> None:
    there = tmp_path / "there.csv"
    there.write_text("mine", "utf-8")
    check_writable(there, tmp_path / "new.csv", None, Path("/dev/null"))
    assert [path.name for path in tmp_path.iterdir()] == ["there.csv"]
    assert there.read_text("utf-8") == "mine"


def test_a_page_of_a_run_that_was_stopped_names_no_command(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With several workers the finished games need not be the first: no command would play them again."""
    play = GamePlan.play

    def stopped(plan: GamePlan, number: int, *more: Any) -> Played:
        if number == 3:
            raise KeyboardInterrupt
        return play(plan, number, *more)

    monkeypatch.setattr(GamePlan, "play", stopped)
    page, text = tmp_path / "page.html", tmp_path / "page.md"
    assert (
        main(["lab", "balance", "--games", "6", "--workers", "1", "--html", str(page), "--markdown", str(text)]) == 130
    )
    assert "Stopped after 3 of 6 games" in capsys.readouterr().err
    for file in (page, text):
        said = file.read_text("utf-8")
        assert "3 games between bots" in said
        assert "lab balance --games" not in said
        assert "Play the same games" not in said
