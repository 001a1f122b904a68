"""The views for Gymnasium: one game against a bot, and many; its own checker, rewards, and bad input."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from quarriors import Rules
from quarriors.bots import RandomBot
from quarriors.engine.errors import QuarriorsError, SetupError
from quarriors.envs import IllegalAction, SoloEnv, SoloVectorEnv
from quarriors.envs.tables import MOST_DEALS


def _any(masks: np.ndarray[Any, Any], rng: np.random.Generator) -> np.ndarray[Any, Any]:
    chosen: np.ndarray[Any, Any] = (rng.random(masks.shape) * masks).argmax(-1)
    return chosen


@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_its_own_checker_passes(opponent: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("Quarriors-v0", opponent=opponent).unwrapped
    with warnings.catch_warnings():
        warnings.filterwarnings("error")
        check_env(env)
    assert "turn" in capsys.readouterr().out


def test_a_game_against_a_bot_and_its_reward() -> None:
    env = SoloEnv(opponent="greedy", illegal="raise")
    rng = np.random.default_rng(1)
    seats, rewards = [], []
    for number in range(4):
        _, info = env.reset(seed=1 if number == 0 else None)
        seats.append(info["seat"])
        over = False
        while not over:
            assert env.coded.seat == env.seat
            assert info["action_mask"].tolist() == env.action_masks().tolist()
            _, reward, over, cut, info = env.step(_any(info["action_mask"], rng))
            assert not cut
        rewards.append(reward)
        assert reward == (1 if env.seat in env.coded.game.result.winners else -1)
    assert seats == [0, 1, 0, 1]
    assert sum(rewards) < 0


def test_three_of_you_and_a_bot_of_your_own() -> None:
    env = SoloEnv(opponent=["greedy", RandomBot(3)], players=3, seat=2)
    _, info = env.reset(seed=5)
    assert info["seat"] == 2
    assert env.coded.game.state.turn == 3


def test_many_games_are_the_same_games() -> None:
    """Each table of a vector plays the game that its seed deals, with the observations that its seat has."""
    envs = SoloVectorEnv(6, opponent="greedy")
    seen, info = envs.reset(seed=4)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    rng = np.random.default_rng(4)
    ended = 0
    for _ in range(260):
        before = [game.result if game.over else None for game in envs._tables.games]
        assert before == [None] * 6
        seen, rewards, terminations, truncations, info = envs.step(_any(info["action_mask"], rng))
        assert envs.observation_space.contains(seen)
        assert not truncations.any()
        for table, game in enumerate(envs._tables.games):
            own = envs.layout.coded(game).observation(int(info["seat"][table]))
            assert bytes(seen[table]) == bytes(own)
            assert game.decision.player == info["seat"][table] == table % 2
        assert set(np.flatnonzero(rewards)) <= set(np.flatnonzero(terminations))
        if terminations.any():
            ended += int(terminations.sum())
            assert info["_final_obs"].tolist() == terminations.tolist()
            final = info["final_obs"][int(np.flatnonzero(terminations)[0])]
            assert final.shape == seen[0].shape
            assert final[:38].sum() == 0, "nothing is left to decide"
    assert ended > 3
    again, _ = envs.reset(seed=4)
    assert np.array_equal(again, SoloVectorEnv(6, opponent="greedy").reset(seed=4)[0])


def test_gymnasium_makes_many_by_name() -> None:
    envs = gymnasium.make_vec("Quarriors-v0", 3, vectorization_mode="vector_entry_point", players=4)
    seen, info = envs.reset(seed=1)
    assert seen.shape == (3, SoloEnv(players=4).layout.width)
    assert info["seat"].tolist() == [0, 1, 2]
    envs.close()


# -- bad input -------------------------------------------------------------------------------------


def test_an_illegal_action_loses_or_raises_and_the_game_is_unchanged() -> None:
    env = SoloEnv(seat=0)
    env.reset(seed=1)
    before = env.coded.game.state.data()
    for action in (-1, 443, "roll", None, 2.0, True):
        with pytest.raises(InvalidAction):
            env.step(action)
    _, reward, over, _, info = env.step(1)
    assert (reward, over, info["illegal_action"]) == (-1.0, True, 1)
    assert env.coded.game.state.data() == before
    with pytest.raises(ResetNeeded):
        env.step(0)
    env = SoloEnv(seat=0, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="action 1 is not on offer; there is: \\[0\\]"):
        env.step(1)
    assert env.step(0)[2] is False


def test_of_many_actions_one_is_illegal_and_none_is_taken() -> None:
    envs = SoloVectorEnv(4)
    with pytest.raises(InvalidAction, match="reset"):
        envs.step([0, 0, 0, 0])
    envs.reset(seed=1)
    before = [game.state.data() for game in envs._tables.games]
    for actions in ([0, 0, 0, 1], [0, 0, 0], [[0, 0, 0, 0]], [0.0] * 4, None):
        with pytest.raises(InvalidAction):
            envs.step(actions)
        assert [game.state.data() for game in envs._tables.games] == before
    envs.step([0, 0, 0, 0])


def test_settings_that_cannot_be() -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"opponent": "nobody"}, "no bot is named 'nobody'"),
        ({"opponent": 7}, "an opponent is a bot's name"),
        ({"opponent": ["random"], "players": 3}, "one opponent for all, or 2 of them, not 1"),
        ({"seat": 2}, "a seat from 0 to 1"),
        ({"illegal": "ignore"}, "illegal is"),
        ({"render_mode": "rgb_array"}, "render_mode"),
        ({"rules": Rules()}, "turn_limit"),
        ({"rules": Rules(turn_limit=1), "seat": 1}, "with 2 players turn_limit must be 2 or more, not 1"),
        ({"rules": Rules(turn_limit=3), "players": 4}, "with 4 players turn_limit must be 4 or more, not 3"),
    ]
    for given, said in wrong:
        with pytest.raises(QuarriorsError, match=said):
            SoloEnv(**given)
    with pytest.raises(QuarriorsError, match="turn_limit must be 2 or more"):
        SoloVectorEnv(2, seat=1, rules=Rules(turn_limit=1))
    with pytest.raises(ResetNeeded):
        SoloEnv().step(0)
    with pytest.raises(SetupError, match="num_envs"):
        SoloVectorEnv(0)
    with pytest.raises(SetupError, match="one seed"):
        SoloVectorEnv(2).reset(seed=[1, 2])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_shortest_games_have_a_turn_for_every_seat(players: int) -> None:
    rules = Rules(turn_limit=players)
    for seat in range(players):
        env = SoloEnv(players=players, seat=seat, rules=rules)
        env.reset(seed=1)
        assert env.coded.game.state.turn == seat + 1
        assert SoloVectorEnv(3, players=players, seat=seat, rules=rules).reset(seed=1)[1]["seat"].tolist() == [seat] * 3


#: One turn, and the second seat wants to play: nothing that can be asked for, so it is put in by hand.
_NEVER = """
from quarriors import Rules
from quarriors.engine.errors import SetupError
from quarriors.envs import SoloEnv, SoloVectorEnv
from quarriors.envs.setting import EnvSetting

short = EnvSetting(rules=Rules(turn_limit=1))
one, many = SoloEnv(seat=1), SoloVectorEnv(2, seat=1)
one.setting, many._tables = short, short.tables(2)
many._tables.own = [1, 1]
for env in (one, many):
    try:
        env.reset(seed=1)
    except SetupError as error:
        print(error)
"""


def test_a_seat_that_is_never_asked_is_an_error_and_no_endless_loop() -> None:
    """In a process of its own: compiled loops hear no Ctrl-C, and a test may fail but must not hang."""
    done = subprocess.run([sys.executable, "-c", _NEVER], capture_output=True, text=True, timeout=120, check=True)
    said = f"seat 1 had nothing to decide in {MOST_DEALS} games in a row: are they over too soon for it?"
    assert done.stdout.splitlines() == [said] * 2
