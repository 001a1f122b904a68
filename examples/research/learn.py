"""A small PPO learner that needs nothing but numpy. It beats random within minutes on two cores.

    python examples/research/learn.py --minutes 3 --save weights.npz
    python examples/research/learn.py --minutes 0 --load weights.npz --check 2000

One hidden layer, a softmax over the actions that are on offer, a value beside it. It plays many games at once against
a bot (`SoloVectorEnv`) and learns from the results. It saves weights with the layout they were learned for, and refuses
them if they do not fit.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import perf_counter
from typing import Any
from zipfile import BadZipFile

import numpy as np

from quarriors.envs import Layout, SoloVectorEnv
from quarriors.lab import wilson

Array = np.ndarray[Any, Any]

HIDDEN = 64
GAMES = 128  # played side by side
STEPS = 64  # decisions in each of them between two updates
EPOCHS, BATCH = 3, 1024
RATE, CLIP, ENTROPY, VALUE = 1e-3, 0.2, 0.01, 0.5
LAMBDA = 0.95
#: Counts and costs are small, turns are not: what a byte becomes.
SCALE: Array = np.log1p(np.arange(256)).astype(np.float32)


class Brain:
    """The policy and the value, and how they learn."""

    def __init__(self, layout: Layout, rng: np.random.Generator) -> None:
        self.layout = layout
        outputs = layout.actions + 1
        self.weights: list[Array] = [
            (rng.standard_normal((layout.width, HIDDEN)) / np.sqrt(float(layout.width))).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (rng.standard_normal((HIDDEN, outputs)) * 0.01).astype(np.float32),
            np.zeros(outputs, np.float32),
        ]
        self._means = [np.zeros_like(w) for w in self.weights]
        self._squares = [np.zeros_like(w) for w in self.weights]
        self._updates = 0

    def think(self, observations: Array, masks: Array) -> tuple[Array, Array, Array, Array]:
        """Inputs, hidden layer, how likely each action is, and the value."""
        inputs = SCALE[observations]
        hidden = np.tanh(inputs @ self.weights[0] + self.weights[1])
        out = hidden @ self.weights[2] + self.weights[3]
        logits = np.where(masks, out[:, :-1], np.float32(-1e9))
        powers = np.exp(logits - logits.max(1, keepdims=True))
        return inputs, hidden, powers / powers.sum(1, keepdims=True), out[:, -1]

    def choose(self, observations: Array, masks: Array, rng: np.random.Generator) -> tuple[Array, Array, Array]:
        """An action for each game, how likely it was, and the value."""
        _, _, likely, value = self.think(observations, masks)
        drawn = rng.random((len(likely), 1), np.float32) * likely.sum(1, keepdims=True) * np.float32(0.999999)
        actions = (likely.cumsum(1) > drawn).argmax(1)
        return actions, likely[np.arange(len(actions)), actions], value

    def learn(self, seen: Array, masks: Array, actions: Array, before: Array, gains: Array, returns: Array) -> None:
        """One step of PPO on these decisions."""
        inputs, hidden, likely, value = self.think(seen, masks)
        rows = np.arange(len(actions))
        ratio = likely[rows, actions] / before
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        is_open = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        pull = np.where(is_open, -gains * ratio, 0.0).astype(np.float32)
        logs = np.log(likely + 1e-9)
        entropy = -(likely * logs).sum(1, keepdims=True)
        down = -pull[:, None] * likely + ENTROPY * likely * (logs + entropy)
        down[rows, actions] += pull
        out = np.concatenate([down, VALUE * (value - returns)[:, None]], 1) / len(actions)
        back = (out @ self.weights[2].T) * (1 - hidden**2)
        self._move([inputs.T @ back, back.sum(0), hidden.T @ out, out.sum(0)])

    def _move(self, slopes: list[Array]) -> None:
        """Adam."""
        self._updates += 1
        size = np.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        for w, slope, mean, square in zip(self.weights, slopes, self._means, self._squares, strict=True):
            slope = slope * min(1.0, 0.5 / (size + 1e-9))
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            step = RATE * np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
            w -= (step * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def save(self, path: Path) -> None:
        """Writes the weights with their layout."""
        named: dict[str, Any] = {f"w{k}": w for k, w in enumerate(self.weights)}
        np.savez(path, layout=np.array(json.dumps(self.layout.as_data())), **named)

    def load(self, path: Path) -> None:
        """Reads weights back. A `ValueError` says why they do not fit."""
        try:
            with np.load(path) as saved:
                layout = json.loads(str(saved["layout"]))
                weights = [saved[f"w{k}"] for k in range(len(self.weights))]
        except (BadZipFile, EOFError, KeyError, TypeError, ValueError):
            raise ValueError("this is no file that --save wrote, with weights and their layout") from None
        self.layout.require(layout)
        if [w.shape for w in weights] != [w.shape for w in self.weights]:
            raise ValueError(f"the weights are for another network: its hidden layer is not {HIDDEN} wide")
        self.weights = weights


def rollout(envs: SoloVectorEnv, brain: Brain, seen: Array, info: dict[str, Any], rng: np.random.Generator) -> Any:
    """Plays on in all games, and works out what every decision was worth."""
    kept: list[tuple[Array, ...]] = []
    for _ in range(STEPS):
        masks = info["action_mask"].astype(bool)
        actions, likely, value = brain.choose(seen, masks, rng)
        after, rewards, over, _, info = envs.step(actions)
        kept.append((seen, masks, actions, likely, value, rewards.astype(np.float32), over))
        seen = after
    later = brain.think(seen, info["action_mask"].astype(bool))[3]
    gains = np.zeros((STEPS, len(seen)), np.float32)
    gain: Array = np.zeros(len(seen), np.float32)
    for t in reversed(range(STEPS)):
        value, rewards, over = kept[t][4], kept[t][5], kept[t][6]
        later = np.where(over, 0.0, later)
        gain = rewards + later - value + LAMBDA * np.where(over, 0.0, gain)
        gains[t] = gain
        later = value
    columns = [np.concatenate(column) for column in zip(*[row[:5] for row in kept], strict=True)]
    flat = gains.reshape(-1)
    ended = np.concatenate([row[6] for row in kept])
    won = np.concatenate([row[5] for row in kept])[ended]
    return seen, info, (*columns[:4], flat, flat + columns[4]), won


def check(brain: Brain, opponent: str, games: int, seed: int) -> tuple[float, int]:
    """The share of victories in new games, each table's first ones so that short games do not count more."""
    tables = min(200, games)
    envs = SoloVectorEnv(tables, opponent=opponent, auto_roll=True)
    rng = np.random.default_rng(seed)
    wanted = -(-games // tables)
    played, won = np.zeros(tables, int), 0.0
    seen, info = envs.reset(seed=seed)
    while played.min() < wanted:
        actions, _, _ = brain.choose(seen, info["action_mask"].astype(bool), rng)
        seen, rewards, over, _, info = envs.step(actions)
        counts = over & (played < wanted)
        won += float(((rewards[counts] + 1) / 2).sum())
        played += counts
    return won / (wanted * tables), wanted * tables


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=3.0, help="how long to learn (default: 3)")
    parser.add_argument("--decisions", type=float, default=float("inf"), help="or how many decisions to learn from")
    parser.add_argument("--against", default="random", help="the bot to learn against (default: random)")
    parser.add_argument(
        "--check", type=int, default=1000, help="games afterwards, to see how good it is (default: 1000)"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="write the weights into this file")
    parser.add_argument("--load", type=Path, help="begin with the weights of this file")
    options = parser.parse_args()
    rng = np.random.default_rng(options.seed)
    envs = SoloVectorEnv(GAMES, opponent=options.against, auto_roll=True)
    brain = Brain(envs.layout, rng)
    if options.load:
        try:
            brain.load(options.load)
        except (OSError, ValueError) as error:
            sys.exit(f"cannot load {options.load}: {error.strerror if isinstance(error, OSError) else error}")
    seen, info = envs.reset(seed=options.seed)
    begun = told = perf_counter()
    decisions, recent = 0, np.zeros(0)
    try:
        while perf_counter() - begun < options.minutes * 60 and decisions < options.decisions:
            seen, info, data, won = rollout(envs, brain, seen, info, rng)
            decisions += GAMES * STEPS
            recent = np.concatenate([recent, won])[-400:]
            for _ in range(EPOCHS):
                order = rng.permutation(len(data[2]))
                for first in range(0, len(order), BATCH):
                    some = order[first : first + BATCH]
                    brain.learn(*[column[some] for column in data])
            if perf_counter() - told > 10:
                told = perf_counter()
                share = (recent.mean() + 1) / 2 if len(recent) else 0.5
                print(f"{told - begun:4.0f} s, {decisions:,} decisions: won {share:.1%} lately", flush=True)
    except KeyboardInterrupt:
        print("Stopped early.")
    if options.save:
        brain.save(options.save)
    share, games = check(brain, options.against, options.check, options.seed + 1_000_000)
    low, high = wilson(share, games)
    print(f"After {decisions:,} decisions it won {share:.1%} of {games} new games against {options.against}", end="")
    print(f" ({low:.1%} to {high:.1%}).")


if __name__ == "__main__":
    main()
