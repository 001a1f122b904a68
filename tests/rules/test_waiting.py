"""Abilities that wait their turn: what is asked again when it comes (C16), and the Spirit set aside (K15)."""

from __future__ import annotations

import pytest

from quarriors.engine.vocabulary import (
    at_least,
    card,
    count,
    creature_die,
    creatures,
    destroy,
    destroyed,
    draw,
    it,
    other,
    ready_area,
    when,
    you,
)
from tests.rules.looking import decider
from tests.rules.own import put_on_the_shelf
from tests.table import pile, table, take

# -- the Spirit set aside ----------------------------------------------------------------------------


def test_K15_a_spirit_is_rolled_once_however_many_a_breath_destroys() -> None:
    """The script holds one roll: a second would find it empty."""
    game = table("Mighty Ghostly Spirit", "Quake Dragon", turn="Quinn, attack", dice="C 1/2/2",
                 quinn="ready: Quake Dragon C 1/4/4; aside: Ghostly Spirit C 1/2/2",
                 monique="ready: 3 Assistant C 1/1/2")  # fmt: skip
    assert pile(game, "Monique", "ready") == []
    assert pile(game, "Quinn", "ready") == ["Ghostly Spirit C 1/2/2", "Quake Dragon C 1/4/4"]


def test_K15_a_spirit_that_landed_in_the_used_pile_stays_there() -> None:
    game = table("Mighty Ghostly Spirit", "Mighty Warrior of the Quay", dice="Q1",
                 quinn="active: Warrior of the Quay C 1/2/3, Basic Quiddity Q1; aside: Ghostly Spirit C 1/2/2",
                 monique="ready: 2 Warrior of the Quay C 1/2/3")  # fmt: skip
    take(game, "summon Warrior of the Quay")
    assert pile(game, "Monique", "used") == ["Warrior of the Quay", "Warrior of the Quay"]
    assert pile(game, "Quinn", "used") == ["Ghostly Spirit"]


def test_K15_an_ooze_set_aside_as_a_spirit_is_rolled_once_too() -> None:
    game = table("Mighty Ghostly Spirit", "Strong Primordial Ooze", "Mighty Warrior of the Quay", dice="C 2/?/?",
                 quinn="active: Warrior of the Quay C 1/2/3, Basic Quiddity Q1; "
                 "aside: Primordial Ooze as Ghostly Spirit C 1/2/2",
                 monique="ready: 2 Warrior of the Quay C 1/2/3, Assistant C 1/1/2")  # fmt: skip
    take(game, "summon Warrior of the Quay")
    assert pile(game, "Quinn", "ready") == ["Primordial Ooze as Assistant C 1/1/2", "Warrior of the Quay C 1/2/3"]


def test_K15_two_spirits_are_rolled_once_each() -> None:
    game = table("Mighty Ghostly Spirit", "Quake Dragon", turn="Quinn, attack", dice="C 1/2/2, Q2",
                 quinn="ready: Quake Dragon C 1/4/4; aside: 2 Ghostly Spirit C 1/2/2",
                 monique="ready: 2 Assistant C 1/1/2")  # fmt: skip
    assert pile(game, "Quinn", "ready") == ["Ghostly Spirit C 1/2/2", "Quake Dragon C 1/4/4"]
    assert pile(game, "Quinn", "used") == ["Ghostly Spirit"]


def test_K15_a_spirit_that_came_back_and_was_set_aside_again_waits_for_the_next_effect() -> None:
    """The Overlord destroys two; between them Quinn's own Cat takes the returned Spirit along."""
    game = table("Mighty Ghostly Spirit", "Mighty Black Cat", "Demonic Overlord", turn="Quinn, score", dice="C 1/2/2",
                 quinn="ready: Demonic Overlord C 2/5/5, Black Cat C 1/2/2; aside: Ghostly Spirit C 1/2/2",
                 monique="ready: 2 Assistant C 1/1/2")  # fmt: skip
    take(game, "first Mighty Ghostly Spirit", "choose Ghostly Spirit")
    assert "Ghostly Spirit C 1/2/2" in pile(game, "Quinn", "aside")
    assert pile(game, "Quinn", "ready") == []


# -- conditions --------------------------------------------------------------------------------------

FOOL = creature_die("Fool", "Q1, Q1, C 1/1/1, C 1/1/1, C 1/1/1, C 1/1/1", ("#000000", "#ffffff"))
_OTHERS = creatures(you, other, ready_area)


@pytest.mark.parametrize(("first", "drawn"), [(0, []), (1, ["Portal"])])
def test_C16_a_trigger_that_waits_is_asked_for_its_condition_again(
    monkeypatch: pytest.MonkeyPatch, first: int, drawn: list[str]
) -> None:
    """Two abilities wait; one takes away what the other needs, if it comes first."""
    fool = card(FOOL, "", 1, when(destroyed(it), destroy(_OTHERS)),
                when(destroyed(it), draw(1), if_=at_least(count(_OTHERS), 1)), glory=1)  # fmt: skip
    put_on_the_shelf(monkeypatch, fool)
    game = table("Fool", "Witching Hag", turn="Quinn, attack", quinn="ready: Quake Dragon C 1/4/4",
                 monique="bag: Portal; ready: Fool C 1/1/1, Witching Hag C 2/4/5", dice="Portal")  # fmt: skip
    take(game, "Monique: defend Fool")
    assert decider(game) == "Monique"
    game.take(game.decision.options[first])
    assert pile(game, "Monique", "used") == ["Fool", "Witching Hag"]
    assert pile(game, "Monique", "active") == drawn
