"""Measuring speed: what is counted. How fast it is, no test says."""

from __future__ import annotations

import platform

import pytest

from quarriors import QuarriorsError
from quarriors.build_info import build, python_build
from quarriors.lab import skeleton
from quarriors.lab.speed import measure


def test_every_round_plays_engine_skeleton_and_clones() -> None:
    rounds: list[int] = []
    figures = measure(rounds=3, games=2, turn_limit=500, seed=1, watch=rounds.append)
    assert rounds == [1, 2, 3]
    assert (figures.build, figures.played, sum(figures.ends.values())) == (build(), 6, 6)
    assert len(figures.engine_games) == len(figures.skeleton_games) == len(figures.clones) == 3
    assert len(figures.playouts) == len(figures.greedy_playouts) == 3
    assert figures.playout_decisions > 6 * 50


def test_figures_name_the_python_they_were_measured_on() -> None:
    figures = measure(rounds=1, games=1)
    assert figures.report()["python"] == python_build().as_data()
    assert platform.python_version() in str(figures.python)


def test_the_same_seed_is_the_same_games() -> None:
    one, two = measure(2, 2, seed=4), measure(2, 2, seed=4)
    assert (one.decisions, one.turns, one.skeleton_decisions) == (two.decisions, two.turns, two.skeleton_decisions)
    assert one.playout_decisions == two.playout_decisions


def test_the_ruler_is_never_compiled() -> None:
    assert str(skeleton.__file__).endswith(".py")


@pytest.mark.parametrize(("rounds", "games"), [(0, 1), (1, 0)])
def test_nothing_cannot_be_measured(rounds: int, games: int) -> None:
    with pytest.raises(QuarriorsError, match="at least one round of at least one game"):
        measure(rounds, games)
