"""Fixed games and positions come to what is written down, in both builds and whatever the hash seed.

If a change of the rules was meant: `python -m tests.golden.regenerate`, and look at the difference.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from . import counts, games, greedy
from .regenerate import BOX_GAMES, COUNTS, GAMES, GREEDY, golden

_ROOT = Path(__file__).parents[2]


def test_the_file_is_complete() -> None:
    assert len(golden(GAMES)) == len(games.settings())
    assert len(golden(BOX_GAMES)) == len(games.box_settings())
    assert len(golden(GREEDY)) == len(greedy.settings())
    assert [line.partition(":")[0] for line in golden(COUNTS)] == list(counts.positions())


@pytest.mark.parametrize("at", range(len(games.settings())))
def test_games(at: int) -> None:
    """One line per game; run on both builds, so compiled equals uncompiled."""
    assert games.line(*games.settings()[at]) == golden(GAMES)[at]


@pytest.mark.parametrize("at", range(len(games.box_settings())))
def test_games_of_all_boxes(at: int) -> None:
    assert games.box_line(*games.box_settings()[at]) == golden(BOX_GAMES)[at]


@pytest.mark.parametrize("at", range(len(greedy.settings())))
def test_choices_of_greedy(at: int) -> None:
    """Whatever makes it think faster, it thinks the same."""
    assert greedy.line(*greedy.settings()[at]) == golden(GREEDY)[at]


@pytest.mark.parametrize("line", golden(COUNTS))
def test_counts(line: str) -> None:
    name = line.partition(":")[0]
    assert f"{name}: {', '.join(map(str, counts.counted(counts.positions()[name])))}" == line


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_hash_seeds(hash_seed: str) -> None:
    """The order of sets and hashes of texts has no say: another process, another hash seed, the same games."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.golden.games", "6"],
        cwd=_ROOT,
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.splitlines() == golden(GAMES)[::6] + golden(BOX_GAMES)[::6]
