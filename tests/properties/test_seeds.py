"""Games that once went wrong, each by its name: they go through every check for ever."""

from __future__ import annotations

import pytest

from quarriors import Rules

from .boxes import BOXES
from .checking import check_game
from .play import BUDGETED, Table
from .test_records import check_going_on

pytestmark = BUDGETED

_QUIET = (False, False)

FAILED = {
    # with a stream the copying was popped instead of the roll, and the record did not replay
    "a Chaos Charm re-rolls a Strong Primordial Ooze": Table(
        612, Rules(turn_limit=60), (_QUIET,) * 2, sets=("base", "qladiator")
    ),
    "the same among more boxes, with four players": Table(
        115, Rules(turn_limit=60), (_QUIET,) * 4,
        sets=("base", "rise_of_the_demons", "quarmageddon", "promos", "qladiator"),
    ),
    # culled by expert culling, then by its own line once more, when it was nobody's
    "a Strong Poison Dart Frog is culled twice": Table(
        57, Rules(turn_limit=60, expert_culling=True), (_QUIET,) * 2, sets=("base", "qladiator")
    ),
    # "choose Squire" was the only option
    "two Squires alike may go on a quest": Table(
        57, Rules(captures=2, turn_limit=60), ((True, False), (True, False), (False, True), _QUIET), 1,
        sets=("base", "quartifacts", "light_vs_dark", "promos"),
    ),
    # which of two dice of equal worth was spent hung on the order in which they had come
    "a Large Quiddity die or a Black Cat pays": Table(
        72, Rules(turn_limit=60, quests=False, mix="side", side_cards=5), (_QUIET, _QUIET, _QUIET, (True, False)),
        "random", sets=BOXES,
    ),
}  # fmt: skip


@pytest.mark.evening
@pytest.mark.parametrize("name", FAILED)
def test_games_that_once_failed(name: str) -> None:
    check_game(FAILED[name], most=600)
    check_going_on(FAILED[name])
