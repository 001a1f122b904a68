"""`quarriors bench`: its figures by name. How fast it is, no test says."""

from __future__ import annotations

import json

import pytest

from quarriors.build_info import build
from quarriors.cli import main
from tests.cli.driver import Running


def test_json_has_what_scripts_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--quick", "--json", "--sets", "base,promos"]) == 0
    out, err = capsys.readouterr()
    read = json.loads(out)
    assert err == ""
    assert read["sets"] == ["base", "promos"]
    assert read["compiled"] is (build() == "compiled")
    for key in ("games_per_s", "decisions_per_s", "clones_per_s", "skeleton_ratio", "decisions_per_game"):
        assert read[key] > 0, key


def test_people_are_told_the_build_and_what_the_ratio_means(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--rounds", "2", "--games", "2"]) == 0
    out = capsys.readouterr().out
    assert ("compiled to machine code" if build() == "compiled" else "plain Python, like the skeleton") in out
    assert "games of the engine for one of the skeleton" in out
    assert "2 rounds of 2 games" in out


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (["--rounds", "0"], "--rounds must be at least 1, not 0"),
        (["--games", "-3"], "--games must be at least 1, not -3"),
        (["--quick", "--rounds", "9"], "--quick sets --rounds and --games. Leave out --quick"),
    ],
)
def test_nothing_cannot_be_measured(capsys: pytest.CaptureFixture[str], wrong: list[str], told: str) -> None:
    assert main(["bench", *wrong]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert told in err
    assert err.count("\n") == 1


def test_ctrl_c_leaves_cleanly() -> None:
    with Running("bench", "--rounds", "1000000", "--games", "1") as running:
        running.wait_for(2)
        assert running.ctrl_c() == ""
    assert running.process.returncode == 130
    assert "quarriors: Stopped." in running.seen
    assert "Traceback" not in running.seen
