"""OpenSpiel's own MCTS against our greedy bot, in OpenSpiel's own evaluation loop.

    python examples/research/mcts_against_greedy.py --games 10 --simulations 100

MCTS needs an idea of what a position is worth. This one plays the position out a few times inside the engine, which is
much faster than OpenSpiel's random rollouts through Python.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import evaluate_bots, mcts

from quarriors.envs.openspiel import BotPlayer


class PlayoutEvaluator(mcts.Evaluator):  # type: ignore[misc]
    """The worth of a position by playouts inside the engine; all actions look alike beforehand."""

    def __init__(self, playouts: int, rng: Any) -> None:
        self._playouts = playouts
        self._rng = rng

    def evaluate(self, state: Any) -> list[float]:
        found = state.coded.game.playouts(self._playouts, int(self._rng.randint(1 << 30)))
        n = state.num_players()
        return [(found.share(seat) * n - 1) / (n - 1) for seat in range(n)]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2, help="how many games; the bots swap seats (default: 2)")
    parser.add_argument("--simulations", type=int, default=20, help="simulations for each decision (default: 20)")
    parser.add_argument("--playouts", type=int, default=1, help="playouts for each position (default: 1)")
    parser.add_argument("--turn-limit", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = np.random.RandomState(options.seed)
    won = 0.0
    for number in range(options.games):
        game = pyspiel.load_game(f"quarriors(deal={options.seed * 1000 + number // 2},turn_limit={options.turn_limit})")
        evaluator = PlayoutEvaluator(options.playouts, rng)
        searcher = mcts.MCTSBot(game, 1.4, options.simulations, evaluator, random_state=rng)
        seated = [searcher, BotPlayer("greedy")]
        seat = number % 2
        worth = evaluate_bots.evaluate_bots(game.new_initial_state(), seated[::-1] if seat else seated, rng)
        won += (worth[seat] + 1) / 2
        print(f"game {number + 1}: MCTS in seat {seat} {'won' if worth[seat] > 0 else 'did not win'}", flush=True)
    print(f"MCTS with {options.simulations} simulations won {won:g} of {options.games} games against greedy.")


if __name__ == "__main__":
    main()
