"""The examples for research run as they stand, and the learners learn."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

_FOLDER = Path(__file__).parents[2] / "examples" / "research"


def _run(program: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(_FOLDER / f"{program}.py"), *arguments],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_example_is_run_here() -> None:
    said = Path(__file__).read_text("utf-8")
    for program in _FOLDER.glob("*.py"):
        assert f'_run("{program.stem}"' in said


def test_a_bot_in_20_lines() -> None:
    said = _run("bot_in_20_lines")
    found = re.search(r"won (\d+)", said)
    assert found is not None
    assert int(found[1]) > 80
    lines = (_FOLDER / "bot_in_20_lines.py").read_text("utf-8").splitlines()
    code = lines[lines.index("class WishfulBot:") - 3 :]
    assert len([line for line in code if line.strip() and '"""' not in line]) <= 20


def test_self_play_with_pettingzoo_learns_to_beat_random() -> None:
    said = _run("self_play", "--games", "120", "--check", "60")
    found = re.search(r"won (\d+) of 60 against random", said)
    assert found is not None
    assert int(found[1]) > 39


@pytest.mark.evening
def test_the_learner_beats_random_and_its_weights_come_back(tmp_path: Path) -> None:
    weights = tmp_path / "weights.npz"
    said = _run("learn", "--decisions", "25000", "--check", "200", "--save", str(weights))
    found = re.search(r"it won ([\d.]+)% of 200 new games against random", said)
    assert found is not None
    assert float(found[1]) > 60
    again = _run("learn", "--minutes", "0", "--check", "200", "--load", str(weights))
    assert found[0] in again


@pytest.mark.evening
def test_mcts_of_openspiel_plays_greedy() -> None:
    said = _run("mcts_against_greedy", "--games", "2", "--simulations", "3", "--turn-limit", "10")
    assert "of 2 games against greedy" in said
