"""Many games in one call: the same games as one by one, in arrays of yours."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from quarriors import Game, Rules
from quarriors.engine.errors import QuarriorsError, SetupError
from quarriors.envs import Batch, IllegalAction, Layout, any_actions
from quarriors.sets import stock_of

from .playing import MIXES


def _any(batch: Batch, rng: np.random.Generator) -> Any:
    return (rng.random(batch.masks.shape, np.float32) * batch.masks).argmax(1)


def test_the_games_are_those_that_the_engine_deals_and_plays() -> None:
    size, rules = 5, Rules(turn_limit=30)
    batch = Batch(size, seed=9, rules=rules)
    stock = stock_of(["base"], rules)
    layout = Layout(["base"])
    rng = np.random.default_rng(9)

    def dealt(table: int, number: int) -> Game:
        seed = f"batch/9/{table}/{number}"
        return Game.new(["player_0", "player_1"], stock.deal(seed, 2), rules, seed)

    games = [dealt(table, 0) for table in range(size)]
    played = [0] * size
    for _ in range(250):
        actions = _any(batch, rng)
        batch.step(actions)
        for table in range(size):
            game = games[table]
            game.take(layout.decode(game, int(actions[table])))
            assert batch.done[table] == game.over
            if game.over:
                worth = [0.0, 0.0] if game.result.shared else [-1.0, -1.0]
                if not game.result.shared:
                    worth[game.result.winners[0]] = 1.0
                assert batch.rewards[table].tolist() == worth
                played[table] += 1
                game = games[table] = dealt(table, played[table])
            else:
                assert not batch.rewards[table].any()
            coded = layout.coded(game)
            seat = game.decision.player
            assert batch.to_play[table] == seat
            assert bytes(batch.observations[table]) == bytes(coded.observation(seat))
            assert bytes(batch.masks[table]) == bytes(coded.mask(seat))
    assert batch.played == sum(played) > 5
    assert batch.taken == 250 * size


@pytest.mark.parametrize("sets", MIXES, ids="+".join)
def test_every_box_is_played_by_compiled_choosing(sets: list[str]) -> None:
    for players in (2, 4):
        batch = Batch(8, seed=1, sets=sets, players=players, rules=Rules(turn_limit=25))
        for _ in range(150):
            batch.step_any()
            assert batch.masks.sum(1).min() >= 1
        assert batch.played


def test_it_writes_into_arrays_of_yours() -> None:
    layout = Layout(["base"])
    pool = np.zeros((2, 16, layout.width), np.uint8)
    masks = np.zeros((16, layout.actions), np.uint8)
    seats = np.zeros(16, np.uint8)
    mine = Batch(16, seed=3, observations=pool[1], masks=masks, to_play=seats)
    other = Batch(16, seed=3)
    rng = np.random.default_rng(3)
    for _ in range(30):
        actions = _any(other, rng)
        mine.step(actions)
        other.step(actions)
        assert np.array_equal(pool[1], other.observations)
        assert np.array_equal(masks, other.masks)
        assert np.array_equal(seats, other.to_play)
    assert not pool[0].any()
    assert mine.masks is masks


def test_the_same_seed_gives_the_same_games() -> None:
    one, two, three = Batch(8, seed=1), Batch(8, seed=1), Batch(8, seed=2)
    for _ in range(60):
        for batch in (one, two, three):
            batch.step_any()
    assert np.array_equal(one.observations, two.observations)
    assert not np.array_equal(one.observations, three.observations)
    one.reset(2)
    assert one.taken == one.played == 0
    for _ in range(60):
        one.step_any()
    assert np.array_equal(one.observations, three.observations)


def test_numpy_chooses_among_what_is_on_offer_and_all_are_equally_likely() -> None:
    masks = np.zeros((3, 40), np.uint8)
    masks[0, [0, 3, 39]] = masks[1, 39] = masks[2, [0, 1, 2, 20]] = 1
    rng = np.random.default_rng(1)
    counts = np.zeros(masks.shape, int)
    for _ in range(6000):
        counts[np.arange(3), any_actions(masks, rng)] += 1
    assert np.array_equal(counts > 0, masks > 0)
    expected = 6000 / masks.sum(1)
    assert (np.abs(counts - expected[:, None])[masks > 0] < 200).all()
    assert any_actions(masks.astype(np.int8)[::2], rng).shape == (2,)
    with pytest.raises(ValueError, match="<= 0"):
        any_actions(np.zeros((1, 40), np.uint8), rng)


# -- bad input -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "actions",
    [[0] * 7, [[0]] * 8, 0, [0] * 7 + [1], [0] * 7 + [-1], [0] * 7 + [443], [0.5] * 8, [True] * 8, ["0"] * 8, None],
)
def test_actions_that_cannot_be_taken_change_nothing(actions: object) -> None:
    batch = Batch(8, seed=1)
    before = [batch.game(table).state.data() for table in range(8)]
    masks = batch.masks.copy()
    with pytest.raises(IllegalAction):
        batch.step(actions)
    assert [batch.game(table).state.data() for table in range(8)] == before
    assert np.array_equal(batch.masks, masks)
    batch.step([0] * 8)


def test_settings_that_cannot_be() -> None:
    width = Layout(["base"]).width
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"games": 0}, "1 to 1000000 games"),
        ({"games": 2.0}, "1 to 1000000 games"),
        ({"seed": None}, "seed of a batch"),
        ({"sets": []}, "sets must be a list"),
        ({"observations": np.zeros((4, width), np.float32)}, "an array of uint8"),
        ({"observations": np.zeros((4, width + 1), np.uint8)}, "with the shape"),
        ({"observations": np.zeros((width, 4), np.uint8).T}, "contiguous"),
        ({"masks": [[0]]}, "not list"),
    ]
    for given, said in wrong:
        with pytest.raises(QuarriorsError, match=said):
            Batch(**{"games": 4, **given})
    with pytest.raises(SetupError, match="seed of a batch"):
        Batch(2).reset(1.5)  # type: ignore[arg-type]


def test_without_the_extra_it_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "pettingzoo.py").write_text("raise ModuleNotFoundError('no', name='pettingzoo')\n")
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-c", "import quarriors.envs"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    last = done.stderr.strip().splitlines()[-1]
    assert last.endswith("the environments need pettingzoo, which is not installed: pip install 'quarriors[envs]'")
