"""`quarriors simulate`: what it prints, what it refuses, and how it stops."""

from __future__ import annotations

import json
from typing import Any

import pytest

from quarriors.cli import main
from tests.cli.driver import Running

KEYS = {"games", "decisions", "seconds", "wins", "seats", "turns", "ends"}


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["simulate", "--json", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    read: dict[str, Any] = json.loads(out)
    return read


# -- for programs ----------------------------------------------------------------------------------


def test_json_has_what_scripts_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    read = simulated(
        capsys, "--games", "6", "--players", "3", "--bots", "greedy,random", "--sets", "base", "--seed", "7"
    )
    assert read.keys() >= KEYS
    assert (read["games"], read["players"], read["seed"], read["interrupted"]) == (6, 3, 7, False)
    assert set(read["wins"]) == {"greedy", "random"}
    assert sum(read["wins"].values()) == pytest.approx(6)
    assert set(read["seats"]) == {"1", "2", "3"}
    assert sum(read["seats"].values()) == pytest.approx(6)
    assert set(read["ends"]) == {"glory", "empty_cards", "limit"}
    assert sum(read["ends"].values()) == 6
    assert read["turns"]["min"] <= read["turns"]["mean"] <= read["turns"]["max"]
    assert read["decisions"] > 6


def test_the_same_seed_is_the_same_result_for_any_number_of_workers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quarriors.lab.running.TRIAL", 0.0)
    found = []
    for workers in ("1", "2", "3"):
        read = simulated(capsys, "--games", "20", "--bots", "greedy,random", "--seed", "x", "--workers", workers)
        del read["seconds"]
        found.append(json.dumps(read))
    assert len(set(found)) == 1


def test_a_bot_named_twice_is_one_name_and_two_entries(capsys: pytest.CaptureFixture[str]) -> None:
    read = simulated(capsys, "--games", "4", "--bots", "greedy,greedy")
    assert read["wins"] == {"greedy": 4}
    assert [entry["bot"] for entry in read["entries"]] == ["greedy", "greedy"]
    assert sum(entry["wins"] for entry in read["entries"]) == 4


def test_rules_are_played_by(capsys: pytest.CaptureFixture[str]) -> None:
    read = simulated(
        capsys, "--games", "2", "--bots", "random", "--turn-limit", "5", "--edition", "classic", "--captures", "2"
    )
    assert read["rules"] == {"edition": "classic", "captures": 2, "turn_limit": 5}
    assert (read["ends"]["limit"], read["turns"]["mean"]) == (2, 5)


def test_a_chosen_card_is_in_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    read = simulated(capsys, "--games", "2", "--bots", "random", "--wilds", "Quake Dragon")
    assert len(read["wilds"]) == 13
    assert any("quake-dragon" in id or "quake_dragon" in id for id in read["wilds"])
    assert simulated(capsys, "--games", "1", "--bots", "random")["wilds"] is None


# -- for people ------------------------------------------------------------------------------------


def test_people_see_shares_and_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "8", "--bots", "greedy,greedy,random", "--players", "4"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "8 games for 4 players, seed 1" in out
    assert "95% interval" in out
    for row in ("greedy (1), 2 seats", "greedy (2) ", "random ", "1, goes first", "Turns: ", "Ends: "):
        assert any(line.startswith(row) for line in out.splitlines()), row
    assert "\x1b" not in out


# -- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (["--games", "0"], "at least one game, not 0"),
        (["--games", "many"], "many"),
        (["--bots", "greedy,clever"], "There is no bot called “clever”. Choose from: beginner, "),
        (["--players", "5"], "2 to 4 players, not 5"),
        (["--bots", "greedy,random,random", "--players", "2"], "cannot sit in 2 seats"),
        (["--workers", "0"], "--workers takes a number from 1"),
        (["--sets", "cellar"], "There is no box called “cellar”"),
        (["--wilds", "Quack Dragon"], "Quack Dragon"),
        (["--turn-limit", "0"], "--turn-limit takes"),
        (["--colour"], "--colour"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], wrong: list[str], told: str
) -> None:
    assert main(["simulate", *wrong]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert told in err
    assert err.count("\n") == 1


# -- Ctrl-C ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", ["1", "3"])
def test_ctrl_c_reports_what_is_done(workers: str) -> None:
    with Running("simulate", "--games", "1000000", "--bots", "random", "--workers", workers, "--json") as running:
        running.wait_for(12)
        read = json.loads(running.ctrl_c())
    assert running.process.returncode == 130
    assert read["interrupted"] is True
    assert 0 < read["games"] < 1_000_000
    assert sum(read["ends"].values()) == sum(read["wins"].values()) == read["games"]
    assert f"Stopped after {read['games']:,} of 1,000,000 games." in running.seen
    assert "Traceback" not in running.seen


def test_ctrl_c_while_workers_are_starting_leaves_no_traceback() -> None:
    with Running("simulate", "--games", "1000000", "--bots", "random", "--workers", "4") as running:
        running.wait_for(5)
        out = running.ctrl_c()
    assert running.process.returncode == 130
    assert " games for 2 players, seed 1" in out
    assert "Traceback" not in running.seen
