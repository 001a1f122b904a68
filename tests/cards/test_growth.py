"""Growth: Quiddity, and something with it."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import captures, decider, end_turn, offers, quiddity, why_not
from tests.cards.setting import table

EDITIONS = [("revised", "spent"), ("classic", "used")]

# -- Growth Cantrip ----------------------------------------------------------------------------------


@card("Growth Cantrip")
@pytest.mark.parametrize(("edition", "zone"), EDITIONS)
def test_growth_cantrip_gives_2_quiddity_and_one_more_capture(edition: str, zone: str) -> None:
    game = table(
        "Growth Cantrip",
        turn="Quinn, immediate",
        rules=f"edition={edition}",
        quinn="active: Growth S fresh",
    )
    assert kinds(game) == {"immediate", "end"}
    take(game, "immediate Growth")
    assert quiddity(game) == 2
    assert captures(game) == 2
    assert pile(game, "Quinn", zone) == ["Growth"]
    take(game, "capture Assistant", "capture Assistant")
    assert pile(game, "Quinn", "used").count("Assistant") == 2


@card("Growth Cantrip")
def test_two_growth_cantrips_give_two_more_captures() -> None:
    game = table("Growth Cantrip", quinn="active: 2 Growth S fresh")
    take(game, "immediate Growth", "immediate Growth")
    assert quiddity(game) == 4
    assert captures(game) == 3


@card("Growth Cantrip")
def test_growth_cantrip_adds_to_the_two_captures_of_the_advanced_rule() -> None:
    game = table("Growth Cantrip", rules="captures=2", quinn="active: Growth S fresh")
    take(game, "immediate Growth")
    assert captures(game) == 3


@card("Growth Cantrip")
def test_growth_cantrip_is_for_this_turn_only() -> None:
    game = table("Growth Cantrip", quinn="active: Growth S fresh")
    take(game, "immediate Growth")
    end_turn(game)
    assert captures(game) == 1
    assert quiddity(game) == 0


@card("Growth Cantrip")
def test_growth_cantrip_need_not_be_used() -> None:
    game = table("Growth Cantrip", quinn="active: Growth S fresh")
    take(game, "end")
    assert quiddity(game) == 0
    assert captures(game) == 1
    end_turn(game)
    assert pile(game, "Quinn", "used") == ["Growth"]


@card("Growth Cantrip", "Growth Incantation", "Growth Spell")
@pytest.mark.parametrize("name", ["Growth Cantrip", "Growth Incantation", "Growth Spell"])
def test_immediate_growth_is_used_at_once_or_not_at_all(name: str) -> None:
    """D3, D10: it never enters the Ready Area, and it is over once its player does something else."""
    game = table(
        name, turn="Quinn, ready, quiddity 1", quinn="active: Growth S fresh, 2 Assistant C 1/1/2; bag: Portal"
    )
    assert why_not(game, "ready", "Growth") == "immediate_only"
    take(game, "summon Assistant")
    assert quiddity(game) == 0
    assert "immediate" not in kinds(game)
    assert pile(game, "Quinn", "active") == ["Assistant C 1/1/2", "Growth S"]


@card("Growth Cantrip")
def test_growth_cantrip_shows_its_effect_on_the_spell_face_only() -> None:
    game = table("Growth Cantrip", quinn="active: Growth Q2 fresh, Portal D1 fresh; bag: Portal")
    assert "immediate" not in kinds(game)
    assert why_not(game, "immediate", "Growth") == "wrong_face"


# -- Growth Charm ------------------------------------------------------------------------------------


@card("Growth Charm")
@pytest.mark.parametrize(("edition", "zone"), EDITIONS)
def test_growth_charm_gives_3_quiddity(edition: str, zone: str) -> None:
    game = table("Growth Charm", rules=f"edition={edition}", turn="Quinn, capture", quinn="ready: Growth S")
    take(game, "cast Growth")
    assert quiddity(game) == 3
    assert pile(game, "Quinn", zone) == ["Growth"]


@card("Growth Charm")
def test_growth_charm_is_readied_and_may_be_kept_for_a_later_turn() -> None:
    game = table(
        "Growth Charm",
        quinn="active: Growth S fresh; bag: 6 Basic Quiddity",
        dice="6x Basic Quiddity, 6x Q1",
    )
    assert "immediate" not in kinds(game)
    take(game, "ready Growth")
    end_turn(game)
    assert pile(game, "Quinn", "ready") == ["Growth S"]
    take(game, "Monique: roll")
    end_turn(game)
    take(game, "Quinn: roll", "cast Growth")
    assert quiddity(game) == 3


@card("Growth Charm")
def test_growth_charm_pays_for_summons() -> None:
    game = table("Growth Charm", quinn="active: Witching Hag C 2/4/5; ready: Growth S")
    take(game, "cast Growth", "summon Witching Hag")
    assert quiddity(game) == 1


@card("Growth Charm")
def test_growth_charm_cannot_be_cast_on_another_players_turn() -> None:
    game = table(
        "Growth Charm",
        turn="Monique, attack",
        quinn="ready: Growth S, Witching Hag C 2/4/5",
        monique="ready: Assistant C 1/1/2",
    )
    assert decider(game) == "Monique"


# -- Growth Incantation ------------------------------------------------------------------------------


@card("Growth Incantation")
@pytest.mark.parametrize(("edition", "zone"), EDITIONS)
def test_growth_incantation_gives_2_quiddity_and_rerolls_2_other_dice(edition: str, zone: str) -> None:
    game = table(
        "Growth Incantation",
        turn="Quinn, immediate",
        rules=f"edition={edition}",
        quinn="active: Growth S fresh, Assistant Q1 fresh, Basic Quiddity Q1 fresh, Portal Q1 fresh",
        dice="C 1/1/2, Q2",
    )
    take(game, "immediate Growth")
    assert quiddity(game) == 2
    assert set(offers(game)) == {"choose Assistant Q1", "choose Basic Quiddity Q1", "choose Portal Q1", "enough"}
    take(game, "choose Assistant", "choose Basic Quiddity")
    assert pile(game, "Quinn", "active") == ["Assistant C 1/1/2", "Basic Quiddity Q2", "Portal Q1"]
    assert pile(game, "Quinn", zone) == ["Growth"]


@card("Growth Incantation")
@pytest.mark.parametrize("number", [0, 1])
def test_growth_incantation_may_reroll_fewer_or_none(number: int) -> None:
    """D9."""
    game = table(
        "Growth Incantation",
        quinn="active: Growth S fresh, 2 Basic Quiddity Q1 fresh",
        dice="Q2",
    )
    take(game, "immediate Growth", *["choose Basic Quiddity"] * number, "enough")
    assert quiddity(game) == 2
    assert pile(game, "Quinn", "active").count("Basic Quiddity Q2") == number


@card("Growth Incantation")
def test_growth_incantation_makes_what_it_rerolls_fresh() -> None:
    """D3: a re-rolled Portal can be used."""
    game = table(
        "Growth Incantation",
        quinn="active: Growth S fresh, Portal Q1 fresh; bag: Basic Quiddity",
        dice="D1, Basic Quiddity, Q2",
    )
    take(game, "immediate Growth", "choose Portal")
    if "enough" in kinds(game):
        take(game, "enough")
    take(game, "draw Portal")
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q2"]


@card("Growth Incantation")
def test_growth_incantation_gives_its_quiddity_even_with_nothing_to_reroll() -> None:
    game = table("Growth Incantation", quinn="active: Growth S fresh")
    take(game, "immediate Growth")
    assert quiddity(game) == 2


@card("Growth Incantation")
def test_growth_incantation_does_not_reach_the_ready_area() -> None:
    """D4: only dice in the Active Pool are re-rolled."""
    game = table(
        "Growth Incantation",
        quinn="active: Growth S fresh, Assistant Q1 fresh; ready: Witching Hag C 1/3/3; used: Portal",
    )
    take(game, "immediate Growth")
    assert offers(game) == ["choose Assistant Q1", "enough"]


# -- Growth Spell ------------------------------------------------------------------------------------


@card("Growth Spell")
@pytest.mark.parametrize(("edition", "zone"), EDITIONS)
def test_growth_spell_gives_2_quiddity_then_draws_and_rolls_a_die(edition: str, zone: str) -> None:
    game = table(
        "Growth Spell",
        turn="Quinn, immediate",
        rules=f"edition={edition}",
        quinn="active: Growth S fresh; bag: Portal, Assistant",
        dice="Assistant, C 1/1/2",
    )
    take(game, "immediate Growth")
    assert quiddity(game) == 2
    assert pile(game, "Quinn", "active") == ["Assistant C 1/1/2"]
    assert pile(game, "Quinn", zone) == ["Growth"]


@card("Growth Spell")
def test_growth_spell_may_draw_a_die_that_draws_again() -> None:
    game = table(
        "Growth Spell",
        quinn="active: Growth S fresh; bag: Portal, Basic Quiddity",
        dice="Portal, D1, Basic Quiddity, Q1",
    )
    take(game, "immediate Growth", "draw Portal")
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q1"]


@card("Growth Spell")
def test_growth_spell_is_spent_before_the_draw() -> None:
    """With the classic edition an empty bag gives the Growth die itself back; with the revised there is nothing."""
    game = table(
        "Growth Spell",
        turn="Quinn, immediate",
        rules="edition=classic",
        quinn="active: Growth S fresh",
        dice="Growth, Q2",
    )
    take(game, "immediate Growth")
    assert quiddity(game) == 2
    assert pile(game, "Quinn", "active") == ["Growth Q2"]
    game = table("Growth Spell", quinn="active: Growth S fresh")
    take(game, "immediate Growth")
    assert quiddity(game) == 2
    assert pile(game, "Quinn", "active") == []
