"""The PettingZoo environment: PettingZoo's own tests, rewards, cut-off, and what happens to bad input."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.error import InvalidAction
from pettingzoo.test import api_test, render_test, seed_test

from quarriors import Rules, deal
from quarriors.engine.errors import QuarriorsError, RulesError, SetupError
from quarriors.envs import IllegalAction, quarriors_v0


def _play(env: Any, seed: int) -> dict[str, float]:
    """Plays a game at random to its end; what each agent got."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, termination, truncation, _ = env.last()
        total[agent] += reward
        over = termination or truncation
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return total


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("make", [quarriors_v0.env, quarriors_v0.raw_env])
def test_its_own_api_test_passes(make: Any, players: int) -> None:
    with warnings.catch_warnings():
        # it says that of every environment with a mask in the observation
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(make(players=players), num_cycles=200)


def test_its_own_seed_test_passes() -> None:
    seed_test(quarriors_v0.env, 300)


def test_its_own_render_test_passes(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(quarriors_v0.env)
    assert "player_0" in capsys.readouterr().out
    env = quarriors_v0.env(render_mode="ansi")
    _play(env, 1)
    assert " won (" in env.render()
    assert str(env) == "quarriors_v0"


def test_max_cycles_cuts_a_game_off() -> None:
    """The same as PettingZoo's `max_cycles_test`: after so many cycles everybody is truncated.

    PettingZoo's own wants a module with a `parallel_env`, in which all act at once. Ours act one after the other, so
    this test takes its place. docs/research.md says so too.
    """
    env = quarriors_v0.env(max_cycles=12)
    env.reset(seed=3)
    taken = 0
    for _ in env.agent_iter():
        seen, reward, termination, truncation, _ = env.last()
        assert (reward, termination) == (0.0, False)
        assert truncation == (taken == 12)
        if truncation:
            env.step(None)
        else:
            taken += 1
            env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    assert (taken, env.agents) == (12, [])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards_come_at_the_end_and_add_up_to_nothing(players: int) -> None:
    env = quarriors_v0.env(players=players)
    for seed in range(3):
        total = _play(env, seed)
        result = env.unwrapped.coded.game.result
        assert sum(total.values()) == pytest.approx(0)
        for seat, worth in enumerate(total.values()):
            won = (players / len(result.winners) - 1) / (players - 1)
            assert worth == pytest.approx(won if seat in result.winners else -1 / (players - 1))


def test_a_shared_victory_at_the_turn_limit_is_shared() -> None:
    env = quarriors_v0.env(players=3, rules=Rules(turn_limit=1))
    assert _play(env, 1) == dict.fromkeys(env.possible_agents, 0.0)
    assert env.unwrapped.coded.game.result.reason == "limit"


def test_the_same_wilds_if_you_say_so() -> None:
    wilds = deal(seed=7)
    env = quarriors_v0.raw_env(wilds=wilds)
    for seed in (1, 2):
        env.reset(seed=seed)
        assert env.coded.game.wilds == wilds
    with pytest.raises(SetupError, match="not in the boxes"):
        quarriors_v0.raw_env(wilds=deal(["base", "quarmageddon"], seed=1))


def test_rolling_by_itself_leaves_out_a_decision() -> None:
    kinds = set()
    env = quarriors_v0.raw_env(auto_roll=True)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    while not env.coded.over:
        kinds.add(env.coded.game.decision.kind)
        env.step(int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    assert "roll" not in kinds


def test_it_is_pickled_by_how_it_was_made() -> None:
    env = pickle.loads(pickle.dumps(quarriors_v0.env(sets=["base", "promos"], players=3)))
    assert env.unwrapped.layout.players == 3
    assert list(env.unwrapped.layout.boxes) == ["base", "promos"]


# -- bad input -------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", [1, -1, 443, 10**12, None, 1.5, "roll", True, [0], np.zeros(2, int)])
def test_an_action_that_cannot_be_taken_raises_and_the_game_is_unchanged(action: object) -> None:
    env = quarriors_v0.raw_env()
    env.reset(seed=1)
    before = env.coded.game.state.data()
    with pytest.raises(IllegalAction) as caught:
        env.step(action)
    assert isinstance(caught.value, InvalidAction | ValueError)
    assert env.coded.game.state.data() == before
    env.step(np.int64(0))
    assert env.coded.game.state.data() != before


def test_with_the_guards_whoever_takes_an_illegal_action_loses() -> None:
    env = quarriors_v0.env()
    env.reset(seed=1)
    before = env.unwrapped.coded.game.state.data()
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(443)
    assert env.agent_selection == "player_0"
    env.step(1)
    assert env.unwrapped.coded.game.state.data() == before
    assert (env.rewards["player_0"], env.terminations["player_1"]) == (-1.0, True)


def test_before_the_first_reset_and_after_the_end() -> None:
    with pytest.raises(SetupError, match=r"call reset\(\) first"):
        quarriors_v0.raw_env().step(0)
    env = quarriors_v0.raw_env(rules=Rules(turn_limit=1))
    _play(env, 1)
    assert env.agents == []


def test_settings_that_cannot_be() -> None:
    wrong: list[tuple[dict[str, Any], type[QuarriorsError], str]] = [
        ({"sets": ["bass"]}, QuarriorsError, "no box named 'bass'"),
        ({"sets": "base"}, QuarriorsError, "sets must be a list"),
        ({"sets": ["quarmageddon"]}, QuarriorsError, "base"),
        ({"players": 5}, QuarriorsError, "2 to 4 players"),
        ({"rules": "classic"}, RulesError, "rules must be Rules"),
        ({"rules": Rules()}, RulesError, "turn_limit"),
        ({"wilds": ["Quake Dragon"]}, SetupError, "wilds must come from"),
        ({"auto_roll": 1}, SetupError, "auto_roll"),
        ({"max_cycles": 0}, SetupError, "max_cycles"),
        ({"render_mode": "rgb_array"}, SetupError, "render_mode"),
    ]
    for given, error, said in wrong:
        with pytest.raises(error, match=said):
            quarriors_v0.raw_env(**given)
