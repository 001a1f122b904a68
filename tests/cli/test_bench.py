"""`quarriors bench`: its figures by name. How fast it is, no test says."""

from __future__ import annotations

import json
import platform

import pytest

from quarriors.build_info import PythonBuild, build
from quarriors.cli import main
from quarriors.cli.commands.bench import in_words
from quarriors.lab.speed import measure
from quarriors.text import ENGLISH
from tests.cli.driver import Running


def test_json_has_what_scripts_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--quick", "--json", "--sets", "base,promos"]) == 0
    out, err = capsys.readouterr()
    read = json.loads(out)
    assert err == ""
    assert read["sets"] == ["base", "promos"]
    assert read["compiled"] is (build() == "compiled")
    assert read["python"]["version"] == platform.python_version()
    assert set(read["python"]) == {"implementation", "version", "pgo", "lto"}
    for key in (
        "games_per_s", "decisions_per_s", "clones_per_s", "skeleton_ratio", "decisions_per_game", "playouts_per_s",
        "playout_skeleton_ratio", "greedy_playouts_per_s",
    ):  # fmt: skip
        assert read[key] > 0, key


def test_people_are_told_the_build_and_what_the_ratio_means(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--rounds", "2", "--games", "2"]) == 0
    out = capsys.readouterr().out
    assert ("compiled to machine code" if build() == "compiled" else "plain Python, like the skeleton") in out
    assert "games of the engine for one of the skeleton" in out
    assert "2 rounds of 2 games" in out
    assert f"{platform.python_implementation()} {platform.python_version()}" in out


@pytest.mark.parametrize(
    ("pgo", "lto", "said"),
    [
        (True, True, "built with profile-guided and link-time optimisation"),
        (True, False, "3.11.7, built with profile-guided optimisation\n"),
        (False, True, "not with profile-guided one"),
        (False, False, "built without profile-guided optimisation"),
        (None, None, "3.11.7; how it was built is not known"),
    ],
)
def test_people_are_told_how_their_python_was_built(pgo: bool | None, lto: bool | None, said: str) -> None:
    figures = measure(1, 1)
    figures.python = PythonBuild("CPython", "3.11.7", pgo, lto)
    assert said in in_words(figures, ENGLISH) + "\n"


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
