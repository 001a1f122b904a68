"""The basic dice: Basic Quiddity, Assistant, Portal."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import captures, decider, end_turn, glory, in_the_wilds, offers, price, quiddity, why_not
from tests.cards.setting import table

# -- Basic Quiddity ----------------------------------------------------------------------------------


@card("Basic Quiddity")
@pytest.mark.parametrize(("edition", "zone"), [("revised", "spent"), ("classic", "used")])
def test_basic_quiddity_is_spent_for_the_quiddity_it_shows(edition: str, zone: str) -> None:
    game = table(
        rules=f"edition={edition}",
        quinn="active: Basic Quiddity Q1, Basic Quiddity Q2, Assistant C 1/1/2, Warrior of the Quay C 2/3/4",
    )
    take(game, "summon Assistant")
    assert pile(game, "Quinn", zone) == ["Basic Quiddity"]
    assert "Basic Quiddity Q2" in pile(game, "Quinn", "active")
    take(game, "summon Warrior of the Quay")
    assert quiddity(game) == 0
    assert pile(game, "Quinn", zone) == ["Basic Quiddity", "Basic Quiddity"]


@card("Basic Quiddity")
def test_basic_quiddity_that_gives_more_than_the_price_leaves_the_rest_in_the_pool() -> None:
    """Q1: until the turn ends."""
    game = table(quinn="active: Basic Quiddity Q2, 2 Assistant C 1/1/2")
    take(game, "summon Assistant")
    assert quiddity(game) == 1
    take(game, "summon Assistant")
    assert quiddity(game) == 0


@card("Basic Quiddity")
def test_basic_quiddity_once_culled_can_be_captured_for_0() -> None:
    """S2: it lies on its card then; each one uses up one of the turn's captures."""
    game = table(turn="Quinn, score", quinn="ready: Assistant C 1/1/2; used: Basic Quiddity; bag: 6 Assistant")
    before = in_the_wilds(game, "Basic Quiddity")
    take(game, "cull Basic Quiddity")
    assert in_the_wilds(game, "Basic Quiddity") == before + 1
    game = table(turn="Quinn, capture, captures 2")
    assert price(game, "Basic Quiddity") == 0
    take(game, "capture Basic Quiddity")
    assert captures(game) == 1
    assert pile(game, "Quinn", "used") == ["Basic Quiddity"]


# -- Assistant ---------------------------------------------------------------------------------------


@card("Assistant")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_assistant_is_rerolled_with_one_other_die(edition: str) -> None:
    """The rulebook's Assistant takes a Quiddity die along."""
    game = table(
        rules=f"edition={edition}",
        turn="Quinn, immediate",
        quinn="active: Assistant R * fresh, Basic Quiddity Q1 fresh, Portal Q1 fresh",
        dice="C 1/1/2, Q2",
    )
    take(game, "immediate Assistant")
    assert set(offers(game)) == {"choose Basic Quiddity Q1", "choose Portal Q1", "enough"}
    take(game, "choose Basic Quiddity")
    assert pile(game, "Quinn", "active") == ["Assistant C 1/1/2", "Basic Quiddity Q2", "Portal Q1"]


@card("Assistant")
def test_assistant_may_be_rerolled_alone() -> None:
    """D5: taking another die along is optional."""
    game = table(quinn="active: Assistant R * fresh, Basic Quiddity Q2 fresh", dice="Q1")
    take(game, "immediate Assistant", "enough")
    assert pile(game, "Quinn", "active") == ["Assistant Q1", "Basic Quiddity Q2"]
    game = table(quinn="active: Assistant R * fresh", dice="Q1")
    take(game, "immediate Assistant")
    assert pile(game, "Quinn", "active") == ["Assistant Q1"]


@card("Assistant")
def test_assistant_may_be_rerolled_again_when_the_symbol_comes_up_again() -> None:
    game = table(quinn="active: Assistant R * fresh, Basic Quiddity Q1 fresh", dice="R *, Q1, C 1/1/2, Q2")
    take(game, "immediate Assistant", "choose Basic Quiddity")
    take(game, "immediate Assistant", "choose Basic Quiddity")
    assert pile(game, "Quinn", "active") == ["Assistant C 1/1/2", "Basic Quiddity Q2"]


@card("Assistant")
def test_two_assistants_can_take_each_other_along() -> None:
    game = table(quinn="active: 2 Assistant R * fresh", dice="C 1/1/2, C 1/1/2")
    take(game, "immediate Assistant", "choose Assistant")
    assert pile(game, "Quinn", "active") == ["Assistant C 1/1/2", "Assistant C 1/1/2"]


@card("Assistant")
def test_assistant_is_rerolled_only_while_it_is_fresh_and_need_not_be() -> None:
    game = table(turn="Quinn, ready, quiddity 2", quinn="active: Assistant R * fresh, 2 Assistant C 1/1/2 fresh")
    take(game, "summon Assistant")
    assert "immediate" not in kinds(game)
    assert why_not(game, "immediate", "Assistant R *") == "not_fresh"


@card("Assistant")
def test_assistant_is_a_creature_of_level_1_worth_1_glory() -> None:
    game = table(turn="Quinn, ready, quiddity 1", quinn="active: Assistant C 1/1/2; ready: Growth S")
    take(game, "summon Assistant")
    assert quiddity(game) == 0
    assert "Assistant C 1/1/2" in pile(game, "Quinn", "ready")
    game = table(turn="Quinn, score", quinn="ready: Assistant C 1/1/2")
    assert glory(game) == 1
    take(game, "cull Assistant")
    assert pile(game, "Quinn", "used") == []


@card("Assistant")
def test_assistant_can_be_captured_for_1_while_there_are_any() -> None:
    """With two players ten there are in all; the rest of the box stays in it."""
    game = table(turn="Quinn, capture, quiddity 1", quinn="used: 4 Assistant", monique="used: 4 Assistant")
    assert in_the_wilds(game, "Assistant") == 2
    take(game, "capture Assistant")
    assert "Assistant" in pile(game, "Quinn", "used")
    game = table(turn="Quinn, capture, quiddity 1", quinn="used: 5 Assistant", monique="used: 5 Assistant")
    assert "capture Assistant" not in offers(game)
    assert game.why_not("capture", card=game.state.catalog.find("Assistant")) == "no_dice"


# -- Portal ------------------------------------------------------------------------------------------


@card("Portal")
@pytest.mark.parametrize(("face", "number"), [("D1", 1), ("D2", 2)])
@pytest.mark.parametrize(("edition", "zone"), [("revised", "spent"), ("classic", "used")])
def test_portal_is_spent_to_draw_and_roll_dice(face: str, number: int, edition: str, zone: str) -> None:
    game = table(
        rules=f"edition={edition}",
        turn="Quinn, immediate",
        quinn=f"active: Portal {face} fresh; bag: 3 Basic Quiddity",
        dice=f"{number}x Basic Quiddity, {number}x Q1",
    )
    take(game, "draw Portal")
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q1"] * number
    assert pile(game, "Quinn", zone) == ["Portal"]
    assert len(pile(game, "Quinn", "bag")) == 3 - number


@card("Portal")
def test_portal_may_draw_a_portal_and_an_assistant_that_go_on() -> None:
    game = table(
        quinn="active: Portal D2 fresh; bag: Portal, Assistant, Basic Quiddity",
        dice="Portal, Assistant, D1, R *, Basic Quiddity, Q2, C 1/1/2",
    )
    take(game, "draw Portal", "draw Portal", "immediate Assistant", "enough")
    assert pile(game, "Quinn", "active") == ["Assistant C 1/1/2", "Basic Quiddity Q2"]
    assert pile(game, "Quinn", "spent") == ["Portal", "Portal"]


@card("Portal")
def test_portal_need_not_be_used_and_only_while_fresh() -> None:
    game = table(
        turn="Quinn, ready, quiddity 2", quinn="active: Portal D2 fresh, 2 Assistant C 1/1/2; bag: 2 Basic Quiddity"
    )
    take(game, "summon Assistant")
    assert why_not(game, "draw", "Portal D2") == "not_fresh"
    end_turn(game)
    assert "Portal" in pile(game, "Quinn", "used")
    assert pile(game, "Quinn", "bag") == ["Basic Quiddity"] * 2


@card("Portal")
def test_portal_refills_the_bag_in_the_middle_of_the_draw() -> None:
    """D2; with the revised edition the spent Portal does not come back (E1)."""
    game = table(
        quinn="active: Portal D2 fresh; bag: Basic Quiddity; used: Assistant",
        dice="Basic Quiddity, Assistant, Q1, Q1",
    )
    take(game, "draw Portal")
    assert pile(game, "Quinn", "active") == ["Assistant Q1", "Basic Quiddity Q1"]
    assert pile(game, "Quinn", "spent") == ["Portal"]


@card("Portal")
def test_portal_with_the_classic_edition_can_come_straight_back_through_the_bag() -> None:
    """E1."""
    game = table(
        rules="edition=classic",
        turn="Quinn, immediate",
        quinn="active: Portal D2 fresh; bag: Basic Quiddity",
        dice="Basic Quiddity, Portal, Q1, D1",
    )
    take(game, "draw Portal")
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q1", "Portal D1"]


@card("Portal")
def test_portal_with_the_classic_edition_may_be_turned_when_only_portals_are_left() -> None:
    """E6."""
    game = table(
        rules="edition=classic",
        turn="Quinn, immediate",
        quinn="active: Portal D2 fresh; used: 2 Portal",
    )
    assert {"draw", "turn"} <= kinds(game)
    take(game, "turn Portal")
    assert pile(game, "Quinn", "active") == ["Portal Q1"]
    game = table(
        rules="edition=classic",
        turn="Quinn, immediate",
        quinn="active: Portal D2 fresh; used: Portal, Assistant",
    )
    assert "turn" not in kinds(game)


@card("Portal")
def test_portal_with_the_revised_edition_is_never_turned_and_has_nothing_to_draw_from_nothing() -> None:
    """E6."""
    game = table(quinn="active: Portal D2 fresh, Assistant R * fresh")
    assert kinds(game) == {"immediate", "end"}
    assert why_not(game, "draw", "Portal") == "nothing_to_draw"


@card("Portal")
def test_portal_pays_1_quiddity_on_its_first_face_and_costs_4() -> None:
    game = table(turn="Quinn, capture", quinn="active: Portal Q1, Basic Quiddity Q2, Basic Quiddity Q1")
    take(game, "capture Portal")
    assert pile(game, "Quinn", "used").count("Portal") == 2
    assert decider(game) == "Monique"
