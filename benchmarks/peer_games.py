"""Whole games of other engines, played as their own documentation shows. Run as a file, in an environment with them.

`python peer_games.py NAME SECONDS` plays for about so many seconds and prints one line of JSON. It knows nothing of
Quarriors!, and imports a peer only to play it.
"""

from __future__ import annotations

import importlib
import json
import logging
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

#: Plays one more game, by its number, and returns how many steps it had; -1 if the engine does not say.
Play = Callable[[int], int]
#: Plays so many games and says nothing of steps.
PlayMany = Callable[[int], None]


def _import(name: str) -> Any:
    return importlib.import_module(name)


def catanatron() -> Play:
    """Four random players, and every action a step."""
    engine = _import("catanatron")
    colors = list(engine.Color)[:4]

    def play(number: int) -> int:
        game = engine.Game([engine.RandomPlayer(color) for color in colors], seed=number)
        game.play()
        log = game.state.actions if hasattr(game.state, "actions") else game.state.action_records
        return len(log)

    return play


def pyminion() -> Play:
    """Two bots that buy money and provinces: the simplest that it comes with, for it has no random ones."""
    logging.disable(logging.CRITICAL)
    bots, base = _import("pyminion.bots.examples"), _import("pyminion.expansions.base")
    engine = _import("pyminion.game")

    def play(number: int) -> int:
        random.seed(number)
        players = [bots.BigMoney("one"), bots.BigMoney("two")]
        engine.Game(players=players, expansions=[base.base_set], log_stdout=False).play()
        return -1

    return play


def backgammon() -> Play:
    """OpenSpiel's, in C++, one random move after another through Python; a roll of the dice is no step."""
    game = _import("pyspiel").load_game("backgammon")

    def play(number: int) -> int:
        lot = random.Random(number)
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(lot.choices([o for o, _ in outcomes], [likely for _, likely in outcomes])[0])
            else:
                state.apply_action(lot.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def backgammon_inside() -> PlayMany:
    """The same without leaving C++: the random rollouts of one step of its tree search."""
    spiel = _import("pyspiel")
    game = spiel.load_game("backgammon")
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])

    def play_many(games: int) -> None:
        evaluator = spiel.RandomRolloutEvaluator(games, 1)
        spiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False).step(state)

    return play_many


def gin_rummy() -> Play:
    """RLCard's, with its random agents."""
    rlcard, agents = _import("rlcard"), _import("rlcard.agents")
    env = rlcard.make("gin-rummy", config={"seed": 1})
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play(number: int) -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(states) // 2 for states in trajectories)

    return play


def catan_for_gymnasium() -> Play:
    """Catanatron's environment: one against three random players, an action of the one a step."""
    gymnasium = _import("gymnasium")
    env = gymnasium.make("catanatron_gym:catanatron-v1")

    def play(number: int) -> int:
        lot = random.Random(number)
        info = env.reset(seed=number)[1]
        steps, over = 0, False
        while not over:
            _, _, done, cut, info = env.step(lot.choice(info["valid_actions"]))
            steps += 1
            over = done or cut
        return steps

    return play


def _classic(name: str) -> Callable[[], Play]:
    """One of PettingZoo's classic games, as its documentation plays it."""

    def make() -> Play:
        env = _import(f"pettingzoo.classic.{name}").env()

        def play(number: int) -> int:
            lot = random.Random(number)
            env.reset(seed=number)
            steps = 0
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                env.step(int(lot.choice(seen["action_mask"].nonzero()[0])))
                steps += 1
            return steps

        return play

    return make


ONE_BY_ONE: dict[str, Callable[[], Play]] = {
    "catanatron": catanatron,
    "pyminion": pyminion,
    "backgammon": backgammon,
    "gin rummy": gin_rummy,
}
#: Those that `python -m benchmarks.environments` measures besides.
ENVIRONMENTS: dict[str, Callable[[], Play]] = {
    "Catan for Gymnasium": catan_for_gymnasium,
    **{name: _classic(name) for name in ("chess_v6", "connect_four_v3", "leduc_holdem_v4", "tictactoe_v3")},
}
AT_ONCE: dict[str, Callable[[], PlayMany]] = {"backgammon inside": backgammon_inside}


def measure(play: Play, seconds: float) -> dict[str, float]:
    """Games and steps per second of processor time; the first game, which loads things, does not count."""
    play(0)
    games = steps = 0
    begun = process_time()
    while games < 1 or process_time() - begun < seconds:
        games += 1
        steps += play(games)
    spent = process_time() - begun
    return {"games_per_second": games / spent, "steps_per_second": steps / spent if steps > 0 else 0.0}


def measure_many(play_many: PlayMany, seconds: float) -> dict[str, float]:
    """The same where games cannot be told apart: more and more of them, until they take long enough."""
    games = 1
    while True:
        begun = process_time()
        play_many(games)
        spent = process_time() - begun
        if spent >= seconds / 2:
            return {"games_per_second": games / spent, "steps_per_second": 0.0}
        games *= 2


def main(name: str, seconds: float) -> None:
    if name in AT_ONCE:
        found = measure_many(AT_ONCE[name](), seconds)
    else:
        found = measure({**ONE_BY_ONE, **ENVIRONMENTS}[name](), seconds)
    sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
