"""Every box, every pair of boxes and all of them together: each is dealt, played and checked in every respect."""

from __future__ import annotations

from itertools import product

import pytest

from quarriors import Rules, deal
from quarriors.engine.errors import QuarriorsError
from tests.budget import scaled

from .boxes import BOXES, COMBINATIONS, PAIRS, Sets, limited, variants
from .checking import check_game
from .play import BUDGETED, Table, table_number

pytestmark = BUDGETED

_TOGETHER = [*PAIRS, BOXES]


def words(sets: Sets) -> str:
    return "+".join(sets)


def test_there_are_all_pairs() -> None:
    assert len(COMBINATIONS) == 96
    assert all(any({a, b} <= set(sets) for sets in PAIRS) for a, b in product(BOXES, BOXES))


@pytest.mark.parametrize("sets", COMBINATIONS, ids=words)
def test_every_rule_that_is_lawful_can_be_dealt(sets: Sets) -> None:
    for players, rules in product((2, 3, 4), variants(sets)):
        wilds = Table(players, rules, ((True, False),) * players, sets=sets).wilds()
        assert bool(wilds.quests) == ("quartifacts" in sets and rules.quests is not False)
        assert wilds.has_large == ("light_vs_dark" in sets)


@pytest.mark.parametrize("sets", _TOGETHER, ids=words)
def test_what_is_not_lawful_is_refused(sets: Sets) -> None:
    """Of all rules there are, those that `variants` leaves out are refused in a sentence."""
    lawful = {rules for rules in variants(sets) if rules.mix != "democratic"}
    for edition, expert, quests, mix in product(
        ("revised", "classic"), (False, True), (None, True, False), ("hint", "side", "two_scoops")
    ):
        rules = Rules(edition, 1, expert, None, quests, mix)
        if rules in lawful or (quests is False and Rules(edition, 1, expert, None, None, mix) in lawful):
            continue
        with pytest.raises(QuarriorsError, match=r"\w+ \w+"):
            deal(list(sets), 7, 2, rules)


@pytest.mark.evening
@pytest.mark.parametrize("sets", _TOGETHER, ids=words)
def test_games_are_sound_in_every_respect(sets: Sets) -> None:
    """One short game with every check at every decision, then some with a bit of everything."""
    first = 1 + _TOGETHER.index(sets)
    check_game(table_number(first, sets, first, limit=8))
    for number in range(first + 1, first + 1 + scaled(3)):
        check_game(table_number(number, sets, number), fully=False)


@pytest.mark.evening
@pytest.mark.parametrize("rules", variants(BOXES), ids=repr)
def test_all_boxes_by_every_rule(rules: Rules) -> None:
    for players in (2, 3, 4):
        table = Table(players, limited(rules, 12), ((True, False),) * players, sets=BOXES)
        check_game(table, fully=False)
