"""Random games of every box, for the tests of the environments."""

from __future__ import annotations

import random
from collections.abc import Iterator

from quarriors import Game, QuarriorsError, Rules, deal, installed
from quarriors.envs import Layout

#: Base alone, base with each of the others, two boxes that can be played alone, and everything.
MIXES: list[list[str]] = [
    ["base"],
    *[["base", box] for box in ("quarmageddon", "qladiator", "quartifacts", "rise_of_the_demons", "promos")],
    ["light_vs_dark"],
    ["base", "light_vs_dark"],
    ["base", "light_vs_dark", "promos", "qladiator", "quarmageddon", "quartifacts", "rise_of_the_demons"],
]

_RULES = (
    Rules(turn_limit=80),
    Rules(turn_limit=80, captures=2, expert_culling=True),
    Rules(turn_limit=80, edition="classic"),
)


def games(sets: list[str], count: int) -> Iterator[tuple[Game, Layout, random.Random]]:
    """So many games with that mix: 2, 3 and 4 players, three ways to play."""
    assert set(sets) <= set(installed())
    for number in range(count):
        players = 2 + number % 3
        rules = _RULES[number // 3 % len(_RULES)]
        try:
            wilds = deal(sets, seed=number, players=players, rules=rules)
        except QuarriorsError:  # boxes that the classic edition does not know
            rules = _RULES[0]
            wilds = deal(sets, seed=number, players=players, rules=rules)
        names = [f"player_{seat}" for seat in range(players)]
        try:
            game = Game.new(names, wilds, rules, seed=number)
        except QuarriorsError:  # Expert Culling does not go with every card
            game = Game.new(names, wilds, Rules(turn_limit=80), seed=number)
        yield game, Layout(sets, players), random.Random(number)
