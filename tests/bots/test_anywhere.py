"""Bots at tables of every sort: by lot the boxes, rules and seats, who sits there, and how the game began."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

from quarriors.bots import bot
from quarriors.bots.levels import LEVELS
from tests.budget import BUDGET, scaled
from tests.properties.boxes import COMBINATIONS
from tests.properties.play import Table, table_number

#: All of them, those who think with as little as will do, and with games in thought beyond that.
BOTS = [*(one.id for one in LEVELS if not one.thinks), "planner:1n", "champion:1n", "planner:12n", "champion:0.002s"]
#: Nobody waits longer for an answer of any of these, on a machine that has other things to do.
LONGEST = 5.0
#: Turns of everybody after the moves at random, with which a game begins.
_TURNS = 10
_FIRST_SEED = 0 if BUDGET == 1 else Random().randrange(1_000_000_000)


def finish(table: Table) -> None:
    """Moves at random for a while, then bots; every answer is on offer, and comes in time."""
    lot = Random(table.seed)
    game = table.game()
    player = table.player()
    for _ in range(lot.choice([0, 20, 100])):
        if not game.over:
            game.take(player.choose(game))
    names = [lot.choice(BOTS) for _ in table.seats]
    bots = [bot(name, f"{table.seed}/{seat}") for seat, name in enumerate(names)]
    last = game.state.turn + _TURNS
    while not game.over and game.state.turn < last:
        view = game.view()
        begun = perf_counter()
        option = bots[view.player].choose(view)
        took = perf_counter() - begun
        assert option in view.options, (table, names)
        assert took < LONGEST, (table, names, str(option), took)
        game.take(option)


def some(number: int) -> Table:
    sets = COMBINATIONS[number * 31 % len(COMBINATIONS)]
    return table_number(number, sets, _FIRST_SEED + number)


@pytest.mark.parametrize("number", range(24))
def test_any_bots_play_on_at_any_table(number: int) -> None:
    finish(some(number))


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_any_bots_play_on_at_many_more_tables(part: int) -> None:
    for number in range(100 + part, 100 + 10 * scaled(8), 10):
        finish(some(number))
