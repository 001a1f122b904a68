"""The OpenSpiel game: OpenSpiel's own tests, its search, its evaluation loop, and bad input."""

from __future__ import annotations

import pickle
import unittest
from importlib import import_module
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, mcts
from open_spiel.python.bots import uniform_random

from quarriors.engine.errors import QuarriorsError
from quarriors.envs.openspiel import BotPlayer, QuarriorsGame

from .playing import MIXES


def _load(**parameters: Any) -> Any:
    said = ",".join(f"{name}={value}" for name, value in parameters.items())
    return pyspiel.load_game(f"quarriors({said})")


def _walk(state: Any, rng: np.random.RandomState, steps: int = 10**6) -> Any:
    while not state.is_terminal() and steps:
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            assert sum(likely) == pytest.approx(1)
            state.apply_action(int(rng.choice(outcomes, p=likely)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
        steps -= 1
    return state


@pytest.mark.parametrize("players", [2, 3])
def test_its_own_simulation_test_passes(players: int, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(_load(players=players, turn_limit=12), num_sims=2, serialize=True, verbose=False)
    capfd.readouterr()


@pytest.mark.evening
@pytest.mark.parametrize("players", [2, 4])
def test_its_own_tests_of_its_interface_pass(players: int, capfd: pytest.CaptureFixture[str]) -> None:
    """Those it runs over its own games: a simulation with copies and pickles, and the rules of the interface."""
    api, sim = (
        import_module(f"open_spiel.{name}") for name in ("integration_tests.api_test", "python.tests.games_sim_test")
    )
    game = _load(players=players, turn_limit=12)
    sim.GamesSimTest().sim_game(game)
    enforced = type("Enforced", (api.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": "quarriors"})
    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(enforced).run(found)
    assert (found.testsRun, found.failures, found.errors) == (5, [], [])
    capfd.readouterr()


@pytest.mark.parametrize("sets", MIXES, ids="+".join)
def test_every_box_is_played_with_chance_in_the_open(sets: list[str]) -> None:
    game = _load(sets="+".join(sets), players=2, turn_limit=20, deal=3)
    state = _walk(game.new_initial_state(), np.random.RandomState(1))
    assert sum(state.returns()) == 0
    assert max(state.history()) < max(game.num_distinct_actions(), game.max_chance_outcomes())
    again = game.new_initial_state()
    for action in state.history():
        assert action in again.legal_actions()
        again.apply_action(action)
    assert str(again) == str(state)


def test_a_copy_goes_its_own_way() -> None:
    game = _load(deal=5)
    rng = np.random.RandomState(2)
    state = _walk(game.new_initial_state(), rng, 60)
    copy = state.clone()
    before = str(state)
    _walk(copy, rng, 30)
    assert str(state) == before != str(copy)
    assert str(pickle.loads(pickle.dumps(state))) == before
    assert str(game.new_initial_state()) != before


def test_what_is_seen_is_the_same_as_everywhere() -> None:
    game = _load(deal=5)
    state = _walk(game.new_initial_state(), np.random.RandomState(2), 61)
    for seat in (0, 1):
        assert state.observation_tensor(seat) == [float(byte) for byte in state.coded.observation(seat)]
        assert state.observation_string(seat).startswith(f"seat {seat}\n")


def test_its_search_plays_it_and_its_loop_evaluates_it() -> None:
    game = _load(deal=1, turn_limit=6)
    rng = np.random.RandomState(1)
    searcher = mcts.MCTSBot(game, 1.4, 8, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    worth = evaluate_bots.evaluate_bots(game.new_initial_state(), [searcher, BotPlayer("greedy")], rng)
    assert sum(worth) == 0
    won = sum(
        evaluate_bots.evaluate_bots(
            _load(deal=deal).new_initial_state(), [BotPlayer("greedy"), uniform_random.UniformRandomBot(1, rng)], rng
        )[0]
        for deal in range(5)
    )
    assert won > 2


def test_its_own_environment_plays_it() -> None:
    env = rl_environment.Environment(
        _load(deal=2, turn_limit=20), observation_type=rl_environment.ObservationType.OBSERVATION
    )
    rng = np.random.RandomState(1)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == env.observation_spec()["info_state"][0]
        step = env.step([int(rng.choice(step.observations["legal_actions"][player]))])
    assert sum(step.rewards) == 0


# -- bad input -------------------------------------------------------------------------------------


def test_an_illegal_action_is_an_error_and_the_state_is_unchanged() -> None:
    state = _load(deal=1).new_initial_state()
    before, history = str(state), state.history()
    for action in (1, -1, 443, 10**6):
        with pytest.raises(pyspiel.SpielError):
            state.apply_action(action)
        assert (str(state), state.history()) == (before, history)
    for nothing in ("roll", None, 0.0, [0], 10**30):  # as in every game of OpenSpiel
        with pytest.raises(TypeError):
            state.apply_action(nothing)
        assert (str(state), state.history()) == (before, history)
    state.apply_action(0)
    assert state.is_chance_node()


def test_parameters_that_cannot_be() -> None:
    for given, said in (
        ({"players": 5}, "2 to 4 players"),
        ({"sets": "bass"}, "no box named"),
        ({"turn_limit": 0}, "turn_limit"),
        ({"captures": 3}, "captures"),
    ):
        with pytest.raises(QuarriorsError, match=said):
            QuarriorsGame(given)
    with pytest.raises(Exception, match=r"(?i)unknown parameter"):
        pyspiel.load_game("quarriors(boxes=base)")
    with pytest.raises(QuarriorsError, match="no bot is named"):
        BotPlayer("nobody")
