"""The examples for research run as they stand, and the learners learn."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from quarriors.envs import Layout

_ROOT = Path(__file__).parents[2]
_FOLDER = _ROOT / "examples" / "research"


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


@pytest.mark.evening
def test_what_the_page_says_to_take_is_there_in_a_fresh_process() -> None:
    """Each row of "Which environment to take" as it is written, after no more imports than the page names."""
    page = (_ROOT / "docs" / "research.md").read_text("utf-8")
    part = page.split("## Which environment to take")[1].split("All of them take the same settings")[0]
    (ours,) = re.findall(r"`(from quarriors\.envs import [^`]+)`", part)
    programs = [[ours]]
    for row in re.findall(r"^\| (?!you want)[^|]+\| (.+) \|$", part, re.MULTILINE):
        before = []
        for code in re.findall(r"`([^`]+)`", row):
            library = re.match(r"(gymnasium|pyspiel)\.", code)
            if code.startswith("import "):
                before.append(code)
            elif library:
                programs.append([*before, f"import {library[1]}", code])
            elif "(" in code:
                programs[0].append(code)
    assert [line.partition("(")[0] for program in programs for line in program if "(" in line] == [
        "quarriors_v0.env", "quarriors_v0.raw_env", "SoloEnv", "SoloVectorEnv", "Batch", "gymnasium.make",
        "gymnasium.make_vec", "pyspiel.load_game",
    ]  # fmt: skip
    for program in programs:
        command = [sys.executable, "-c", "\n".join(program)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 0, done.stderr


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
def test_weights_that_cannot_be_loaded_are_told_in_one_line(tmp_path: Path) -> None:
    small: dict[str, Any] = {f"w{k}": np.zeros(1) for k in range(4)}
    np.savez(tmp_path / "no_layout.npz", **small)
    for name, sets in (("other_boxes", ["base", "promos"]), ("other_network", ["base"])):
        np.savez(tmp_path / f"{name}.npz", layout=np.array(json.dumps(Layout(sets).as_data())), **small)
    np.save(tmp_path / "one_array.npy", np.zeros(3))
    (tmp_path / "words.npz").write_text("no weights at all", "utf-8")
    (tmp_path / "empty.npz").touch()
    for name, said in (
        ("no_layout.npz", "this is no file that --save wrote, with weights and their layout"),
        ("one_array.npy", "this is no file that --save wrote"),
        ("words.npz", "this is no file that --save wrote"),
        ("empty.npz", "this is no file that --save wrote"),
        ("other_boxes.npz", "saved with the boxes base, promos, but this is for base"),
        ("other_network.npz", "the weights are for another network"),
        ("nowhere.npz", "No such file"),
    ):
        command = [sys.executable, str(_FOLDER / "learn.py"), "--minutes", "0", "--load", str(tmp_path / name)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 1
        assert done.stderr.startswith(f"cannot load {tmp_path / name}: {said}")
        assert done.stderr.count("\n") == 1


@pytest.mark.evening
def test_mcts_of_openspiel_plays_greedy() -> None:
    said = _run("mcts_against_greedy", "--games", "2", "--simulations", "3", "--turn-limit", "10")
    assert "of 2 games against greedy" in said
