"""Random games by the thousand, and games without a limit with every check at every decision: the long runs only.

With the budget of `make long`, 20, these are 20,000 games; a run prints how many it was. A game that fails is named by
its `Table`: it belongs into `test_seeds.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import randrange

import pytest

from quarriors import Rules
from tests.budget import BUDGET, scaled

from .boxes import BOXES, COMBINATIONS, PAIRS, Sets, limited
from .checking import check_game
from .play import Table, table_number

pytestmark = pytest.mark.long

_PARTS = 50
_GAMES_EACH = scaled(20)
#: The same games on every quick run, new ones on long runs.
_FIRST_SEED = 0 if BUDGET == 1 else randrange(1_000_000_000)


def test_there_are_games_enough() -> None:
    """A thousand for each unit of the budget; every combination of boxes by nearly all of its rules."""
    assert _PARTS * _GAMES_EACH == 1000 * BUDGET
    assert BUDGET < 20 or _PARTS * _GAMES_EACH >= 20_000


@pytest.mark.parametrize("part", range(_PARTS))
def test_random_games(part: int, record_property: Callable[[str, object], None]) -> None:
    """One combination of boxes after the other, its rules in turn; checked lightly, some in every respect."""
    for number in range(part * _GAMES_EACH, (part + 1) * _GAMES_EACH):
        sets = COMBINATIONS[number % len(COMBINATIONS)]
        table = table_number(number // len(COMBINATIONS), sets, _FIRST_SEED + number)
        checked(table, fully=number % 193 == 0)
    record_property("random games", _GAMES_EACH)


def checked(table: Table, fully: bool = True) -> None:
    """Plays and checks it; whatever goes wrong says which table it was."""
    try:
        check_game(table, fully)
    except Exception as error:
        raise AssertionError(f"for test_seeds.py: {table}") from error


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["revised", "classic"])
@pytest.mark.parametrize("expert", [False, True])
def test_whole_games(players: int, edition: str, expert: bool) -> None:
    """Of the base box, to their very end."""
    for seed in range(scaled(2)):
        rules = Rules(edition, captures=1 + seed % 2, expert_culling=expert)
        hands = tuple((bool(seed & 1 << seat), bool(seed & 2 << seat)) for seat in range(players))
        whole(Table(1000 * players + seed, rules, hands, first="random"))


@pytest.mark.parametrize("sets", [*PAIRS, BOXES], ids="+".join)
def test_whole_games_of_every_pair(sets: Sets) -> None:
    for number in range(scaled(1)):
        whole(table_number(number, sets, _FIRST_SEED + number, limit=None))


def whole(table: Table) -> None:
    game = check_game(table, most=20_000)
    assert game.over, table
    assert limited(table.rules, None) == table.rules
