"""Self-play with the PettingZoo environment: one number for each action, learned from who won.

Both seats play from the same table of preferences. After each game the winner's choices become a little more likely and
the loser's a little less. This is about the simplest learner there is, and it already beats random.

    python examples/research/self_play.py --games 400
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from quarriors.envs import quarriors_v0

Numbers = np.ndarray[Any, np.dtype[np.float64]]


def likely(preferences: Numbers, mask: Any) -> Numbers:
    """How likely each action is: preferences where the mask allows it, nothing elsewhere."""
    powers: Numbers = np.where(mask, np.exp(preferences - preferences.max()), 0.0)
    chances: Numbers = powers / powers.sum()
    return chances


def play(env: Any, tables: list[Numbers], rng: np.random.Generator, seed: int) -> tuple[list[Numbers], list[float]]:
    """One game; for each seat the direction in which its choices point, and what it won."""
    env.reset(seed=seed)
    seats = {agent: seat for seat, agent in enumerate(env.possible_agents)}
    directions = [np.zeros_like(table) for table in tables]
    worth = [0.0] * len(tables)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        seat = seats[agent]
        if terminated or truncated:
            worth[seat] = reward
            env.step(None)
            continue
        chances = likely(tables[seat], seen["action_mask"])
        action = int(rng.choice(len(chances), p=chances))
        directions[seat] -= chances
        directions[seat][action] += 1
        env.step(action)
    return directions, worth


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="games of self-play (default: 400)")
    parser.add_argument("--check", type=int, default=100, help="games against random afterwards (default: 100)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    env = quarriors_v0.raw_env(auto_roll=True)
    rng = np.random.default_rng(options.seed)
    preferences: Numbers = np.zeros(env.layout.actions)
    for number in range(options.games):
        directions, worth = play(env, [preferences, preferences], rng, options.seed * 1_000_000 + number)
        for direction, won in zip(directions, worth, strict=True):
            preferences += 0.03 * won * direction
    won = 0
    for number in range(options.check):
        seat = number % 2
        tables = [np.zeros_like(preferences), np.zeros_like(preferences)]
        tables[seat] = preferences
        won += play(env, tables, rng, options.seed * 1_000_000 + 500_000 + number)[1][seat] > 0
    best = np.argsort(preferences)[::-1][:5]
    print("What it likes most:", ", ".join(env.layout.action_names[action] for action in best))
    print(f"After {options.games} games with itself it won {won} of {options.check} against random.")


if __name__ == "__main__":
    main()
