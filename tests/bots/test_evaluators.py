"""Evaluators: chances that add up, in every box, the same with numpy and without; and files of weights."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from quarriors.bots.evaluators import Evaluator, HandEvaluator, LearnedEvaluator
from quarriors.bots.evaluators.network import PlainNetwork
from quarriors.bots.evaluators.numpy_network import NumpyNetwork
from quarriors.bots.features import FEATURE_NAMES
from quarriors.bots.weights import Weights
from quarriors.engine.errors import SetupError

from .test_every_box import TABLES
from .test_features import tables


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("sets", [["base"], *TABLES], ids="+".join)
def test_chances_add_up(sets: list[str], players: int) -> None:
    judges: list[Evaluator] = [HandEvaluator(), LearnedEvaluator(Weights.load(), with_numpy=False)]
    for s in tables(sets, players, turns=9)[::3]:
        for judge in judges:
            values = judge.values(s)
            assert len(values) == players
            assert sum(values) == pytest.approx(1.0)
            assert all(0.0 <= value <= 1.0 for value in values)


def test_a_game_that_is_over_is_decided() -> None:
    s = tables(["base"], 3)[-1]
    s.glory[1] = 14
    s.gain_glory(1, 1)
    assert s.over
    for judge in (HandEvaluator(), LearnedEvaluator(Weights.load(), with_numpy=False)):
        assert judge.values(s) == [0.0, 1.0, 0.0]


def test_who_leads_is_likely_to_win() -> None:
    s = tables(["base"], 2)[4]
    for judge in (HandEvaluator(), LearnedEvaluator(Weights.load(), with_numpy=False)):
        s.glory[0], s.glory[1] = 17, 2
        ahead = judge.values(s)[0]
        s.glory[0], s.glory[1] = 2, 17
        assert ahead > 0.8 > 0.2 > judge.values(s)[0]


def test_numpy_makes_no_difference() -> None:
    """Where numpy is not installed, the plain network is all there is, and asking for the other one fails."""
    weights = Weights.load()
    plain = PlainNetwork(weights)
    if find_spec("numpy") is None:
        assert LearnedEvaluator(weights).values(tables(["base"], 2)[3]) is not None
        with pytest.raises(ImportError):
            LearnedEvaluator(weights, with_numpy=True)
        return
    fast = NumpyNetwork(weights)
    learned, slowly = LearnedEvaluator(weights, with_numpy=True), LearnedEvaluator(weights, with_numpy=False)
    rows = [[0.1 * (at % 7) - 0.3 for at in range(len(FEATURE_NAMES))], [99.0] * len(FEATURE_NAMES)]
    assert plain.outputs(rows) == fast.outputs(rows)
    for s in tables(["base", "quartifacts"], 3):
        assert learned.values(s) == slowly.values(s)


# -- files -------------------------------------------------------------------------------------------


def small() -> Weights:
    wide = [[0.001 * (at % 50) for at in range(len(FEATURE_NAMES))] for _ in range(3)]
    return Weights([(wide, [0.5, -0.25, 0.0]), ([[1.0, -2.0, 0.75]], [0.125])], FEATURE_NAMES, {"round": 1})


def test_weights_are_what_was_saved(tmp_path: Path) -> None:
    file = tmp_path / "own.weights"
    small().save(file)
    again = Weights.load(file)
    assert again == small()
    assert again.notes == {"round": 1}
    again.save(file)
    assert Weights.load(file) == again


def test_the_shipped_weights_are_small() -> None:
    from quarriors.bots import weights

    shipped = Path(str(weights.__file__)).with_name(weights.SHIPPED)
    assert shipped.stat().st_size < 2_000_000


def test_damaged_weights_are_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "own.weights"
    small().save(file)
    whole = file.read_bytes()
    damages = {
        "damaged": [whole[:-1], whole[:-100], whole[:400] + b"x" + whole[401:]],
        "not a weights file": [b"", b"PK\x03\x04", whole[1:]],
    }
    for reason, files in damages.items():
        for data in files:
            file.write_bytes(data)
            with pytest.raises(SetupError, match=reason) as caught:
                Weights.load(file)
            assert "\n" not in str(caught.value)
    with pytest.raises(SetupError, match="no such file"):
        Weights.load(tmp_path / "nowhere.weights")


def test_weights_for_other_features_are_refused(tmp_path: Path) -> None:
    names = [*FEATURE_NAMES[:-1], "another"]
    file = tmp_path / "old.weights"
    Weights([([[0.5] * len(names)], [0.0])], names).save(file)
    with pytest.raises(SetupError, match="other features"):
        Weights.load(file)
