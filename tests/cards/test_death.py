"""Death: more attack, a charm to wear, destruction."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import active, attack, decider, defense, end_turn, glory, go_and_attack, offers, why_not
from tests.cards.setting import table

# -- Death Cantrip -----------------------------------------------------------------------------------


@card("Death Cantrip")
@pytest.mark.parametrize(("face", "more"), [("S *", 2), ("S **", 3)])
def test_death_cantrip_gives_each_creature_of_its_caster_more_attack(face: str, more: int) -> None:
    game = table(
        "Death Cantrip",
        turn="Quinn, capture",
        quinn=f"ready: Assistant C 1/1/2, Witching Hag C 1/3/3, Death {face}",
        monique="ready: Assistant C 1/1/2, Scavenging Goblin C 1/2/2",
    )
    take(game, "cast Death")
    assert attack(game, "Assistant") == 1 + more
    assert attack(game, "Witching Hag") == 3 + more
    assert defense(game, "Assistant") == 2
    assert attack(game, "Assistant", "Monique", "Quinn") == 1
    assert pile(game, "Quinn", "spent") == ["Death"]


@card("Death Cantrip")
@pytest.mark.parametrize(("edition", "zone"), [("revised", "spent"), ("classic", "used")])
def test_death_cantrip_raises_the_attack_total_of_this_turn(edition: str, zone: str) -> None:
    game = table(
        "Death Cantrip",
        rules=f"edition={edition}",
        turn="Quinn, ready, quiddity 9",
        quinn="ready: 2 Assistant C 1/1/2, Death S *; active: Assistant C 1/1/2",
        monique="ready: Witching Hag C 2/4/5, Scavenging Goblin C 1/2/2",
    )
    take(game, "cast Death")
    assert pile(game, "Quinn", zone) == ["Death"]
    go_and_attack(game)
    take(game, "Monique: defend Witching Hag")  # 6 against 5, 1 left
    assert pile(game, "Monique", "ready") == ["Scavenging Goblin C 1/2/2"]


@card("Death Cantrip")
def test_death_cantrip_has_no_share_for_later_arrivals() -> None:
    """C11."""
    game = table(
        "Death Cantrip",
        turn="Quinn, ready, quiddity 1",
        quinn="ready: Witching Hag C 1/3/3, Death S *; active: Assistant C 1/1/2",
        monique="ready: Quake Dragon C 3/8/7 **",
    )
    take(game, "cast Death", "summon Assistant")
    assert attack(game, "Witching Hag") == 5
    assert attack(game, "Assistant") == 1


@card("Death Cantrip")
def test_death_cantrip_ends_with_the_turn() -> None:
    game = table("Death Cantrip", turn="Quinn, capture", quinn="ready: Witching Hag C 1/3/3, Death S **")
    take(game, "cast Death")
    assert attack(game, "Witching Hag") == 6
    end_turn(game)
    assert attack(game, "Witching Hag") == 3


@card("Death Cantrip")
def test_two_death_cantrips_add_up() -> None:
    game = table("Death Cantrip", turn="Quinn, capture", quinn="ready: Witching Hag C 1/3/3, Death S *, Death S **")
    take(game, "cast Death S *", "cast Death S **")
    assert attack(game, "Witching Hag") == 3 + 2 + 3


@card("Death Cantrip")
def test_death_cantrip_without_creatures_would_change_nothing() -> None:
    game = table("Death Cantrip", turn="Quinn, capture", quinn="ready: Death S *", monique="ready: Assistant C 1/1/2")
    assert "cast" not in kinds(game)
    assert why_not(game, "cast", "Death S *") == "no_effect"


@card("Death Cantrip")
def test_death_cantrip_is_readied_for_free_and_can_be_kept_for_a_later_turn() -> None:
    game = table("Death Cantrip", quinn="active: Death S *, Death Q1")
    assert [words for words in offers(game) if words.startswith("ready")] == ["ready Death S *"]
    take(game, "ready Death S *")
    end_turn(game)
    assert pile(game, "Quinn", "ready") == ["Death S *"]
    assert active(game) == "Monique"


# -- Death Charm -------------------------------------------------------------------------------------


@card("Death Charm")
@pytest.mark.parametrize(("face", "more"), [("S *", 3), ("S **", 5)])
def test_death_charm_gives_the_creature_it_is_attached_to_attack_and_defense(face: str, more: int) -> None:
    game = table(
        "Death Charm",
        turn="Quinn, capture",
        quinn=f"ready: Assistant C 1/1/2, Witching Hag C 1/3/3, Death {face}",
    )
    take(game, "cast Death", "choose Witching Hag")
    assert attack(game, "Witching Hag") == 3 + more
    assert defense(game, "Witching Hag") == 3 + more
    assert attack(game, "Assistant") == 1
    assert f"Witching Hag C 1/3/3 with Death {face}" in pile(game, "Quinn", "ready")
    end_turn(game)
    assert defense(game, "Witching Hag") == 3 + more  # it stays


@card("Death Charm")
def test_death_charm_makes_the_rulebooks_attack_total_of_8() -> None:
    """Strong Deathdealer 3 and 3 and a Warrior 2 against Spirit, Devotee and Goblin."""
    game = table(
        "Death Charm",
        "Strong Deathdealer",
        "Strong Ghostly Spirit",
        "Warrior of the Quay",
        "Devotee of the Holy Query",
        "Scavenging Goblin",
        turn="Monique, ready",
        monique="ready: Deathdealer C 1/3/2, Warrior of the Quay C 1/2/3, Death S *",
        quinn="ready: Scavenging Goblin C 1/2/2, Ghostly Spirit C 2/3/3, Devotee of the Holy Query C 2/2/4",
    )
    take(game, "cast Death", "choose Deathdealer")
    assert game.state.attack_total(1, 0) == 8
    go_and_attack(game)
    take(game, "Quinn: defend Ghostly Spirit", "Quinn: defend Devotee of the Holy Query")
    assert pile(game, "Quinn", "active") == ["Ghostly Spirit"]
    assert pile(game, "Quinn", "used") == ["Devotee of the Holy Query"]
    assert pile(game, "Quinn", "ready") == ["Scavenging Goblin C 1/2/2"]
    assert glory(game, "Monique") == 2  # the Deathdealer scored as the Spirit was destroyed


@card("Death Charm")
def test_death_charm_goes_to_the_used_pile_when_its_creature_is_destroyed() -> None:
    game = table(
        "Death Charm",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="ready: Assistant C 1/1/2 (Death S *)",
    )
    assert pile(game, "Monique", "used") == ["Assistant", "Death"]


@card("Death Charm")
def test_death_charm_goes_to_the_used_pile_when_its_creature_scores_and_may_be_culled() -> None:
    game = table("Death Charm", turn="Quinn, score", quinn="ready: Assistant C 1/1/2 (Death S *)")
    assert set(offers(game)) == {"cull Assistant", "cull Death", "enough"}


@card("Death Charm")
def test_death_charm_may_be_attached_to_a_creature_of_another_player_with_the_revised_edition() -> None:
    """E9, C9: it goes back to the Used Pile of the Spell's owner."""
    game = table(
        "Death Charm",
        quinn="ready: Quake Dragon C 3/8/7 **, Death S *",
        monique="ready: Assistant C 1/1/2",
    )
    take(game, "cast Death")
    assert "choose Assistant C 1/1/2 of Monique" in offers(game)
    take(game, "choose Assistant C 1/1/2 of Monique")
    assert pile(game, "Monique", "used") == ["Assistant"]
    assert pile(game, "Quinn", "used") == ["Death"]


@card("Death Charm")
def test_death_charm_is_attached_to_creatures_of_the_caster_only_with_the_classic_edition() -> None:
    """E9."""
    game = table(
        "Death Charm",
        rules="edition=classic",
        turn="Quinn, capture",
        quinn="ready: Assistant C 1/1/2, Witching Hag C 1/3/3, Death S *",
        monique="ready: Assistant C 1/1/2",
    )
    take(game, "cast Death")
    assert set(offers(game)) == {"choose Assistant C 1/1/2", "choose Witching Hag C 1/3/3"}
    game = table(
        "Death Charm",
        rules="edition=classic",
        turn="Quinn, capture",
        quinn="ready: Death S *",
        monique="ready: Assistant C 1/1/2",
    )
    assert why_not(game, "cast", "Death S *") == "no_effect"


@card("Death Charm")
def test_two_death_charms_on_one_creature_add_up_and_stay_attached() -> None:
    game = table(
        "Death Charm", turn="Quinn, capture", quinn="ready: Assistant C 1/1/2 (Death S * + Death S **), Growth S"
    )
    assert (attack(game, "Assistant"), defense(game, "Assistant")) == (1 + 3 + 5, 2 + 3 + 5)
    assert why_not(game, "cast", "Death S *") == "attached"


# -- Death Incantation -------------------------------------------------------------------------------


@card("Death Incantation")
def test_death_incantation_with_one_burst_destroys_a_creature_of_level_2_or_lower_in_any_ready_area() -> None:
    game = table(
        "Death Incantation",
        quinn="ready: Assistant C 1/1/2, Death S *",
        monique="ready: Witching Hag C 2/4/5, Quake Dragon C 3/8/7 **",
        clark="ready: Quake Dragon C 2/6/6 *",
    )
    take(game, "cast Death")
    assert set(offers(game)) == {
        "choose Assistant C 1/1/2",
        "choose Witching Hag C 2/4/5 of Monique",
        "choose Quake Dragon C 2/6/6 * of Clark",
    }
    take(game, "choose Quake Dragon")
    assert pile(game, "Clark", "used") == ["Quake Dragon"]
    assert pile(game, "Quinn", "spent") == ["Death"]


@card("Death Incantation")
def test_death_incantation_with_two_bursts_destroys_a_creature_whatever_its_level() -> None:
    game = table(
        "Death Incantation",
        quinn="ready: Assistant C 1/1/2, Death S **",
        monique="ready: Quake Dragon C 3/8/7 **, Assistant C 1/1/2",
    )
    take(game, "cast Death", "choose Quake Dragon")
    assert pile(game, "Monique", "used") == ["Quake Dragon"]


@card("Death Incantation")
def test_death_incantation_with_one_burst_has_nothing_to_do_against_level_3_alone() -> None:
    game = table(
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Death S *",
        monique="ready: Quake Dragon C 3/8/7 **",
    )
    assert why_not(game, "cast", "Death S *") == "no_effect"


@card("Death Incantation", "Shaping Cantrip")
def test_death_incantation_can_be_answered_by_a_reaction() -> None:
    game = table(
        "Death Incantation",
        "Shaping Cantrip",
        quinn="ready: Death S *",
        monique="ready: Assistant C 1/1/2, Shaping S",
    )
    take(game, "cast Death", "Monique: cast Shaping")
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]


@card("Death Incantation")
def test_death_incantation_may_be_cast_after_the_attack_but_not_on_another_players_turn() -> None:
    game = table(
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Death S *",
        monique="ready: Assistant C 1/1/2",
    )
    take(game, "cast Death")
    assert pile(game, "Monique", "used") == ["Assistant"]
    game = table(
        "Death Incantation",
        turn="Monique, attack",
        quinn="ready: Death S *, Witching Hag C 2/4/5",
        monique="ready: Assistant C 1/1/2",
    )
    assert decider(game) == "Monique"


# -- Death Spell -------------------------------------------------------------------------------------


@card("Death Spell")
@pytest.mark.parametrize("face", ["S *", "S **"])
def test_death_spell_destroys_one_creature_with_defense_6_or_lower_of_every_opponent(face: str) -> None:
    game = table(
        "Death Spell",
        quinn=f"ready: Assistant C 1/1/2, Death {face}",
        monique="ready: Witching Hag C 2/4/5, Quake Dragon C 3/8/7 **, Questing Wizard C 2/3/6",
        clark="ready: Scavenging Goblin C 1/2/2, Devotee of the Holy Query C 1/0/3",
    )
    take(game, "cast Death")
    assert set(offers(game)) == {
        "choose Witching Hag C 2/4/5 of Monique",
        "choose Questing Wizard C 2/3/6 of Monique",
    }
    take(game, "Quinn: choose Questing Wizard", "Quinn: choose Devotee of the Holy Query")
    assert pile(game, "Monique", "used") == ["Questing Wizard"]
    assert "Devotee of the Holy Query" in pile(game, "Clark", "used")
    assert "Assistant C 1/1/2" in pile(game, "Quinn", "ready")


@card("Death Spell")
def test_death_spell_passes_over_opponents_with_nothing_weak_enough() -> None:
    game = table(
        "Death Spell",
        quinn="ready: Death S *",
        monique="ready: Questing Wizard C 3/4/8 **",
        clark="ready: Assistant C 1/1/2",
    )
    take(game, "cast Death")
    assert pile(game, "Monique", "used") == []
    assert pile(game, "Clark", "used") == ["Assistant"]


@card("Death Spell")
def test_death_spell_has_nothing_to_do_against_defenses_above_6_only() -> None:
    game = table(
        "Death Spell",
        turn="Quinn, capture",
        quinn="ready: Death S **, Assistant C 1/1/2",
        monique="ready: Questing Wizard C 3/4/8 **, Quake Dragon C 2/6/6 *",  # the Mighty one: 7
    )
    assert why_not(game, "cast", "Death S **", "ready") == "no_effect"


@card("Death Spell", "Life Spell")
def test_death_spell_is_no_attack_that_a_life_spell_would_protect_from() -> None:
    """C3: what raises defense is cast against an attack only."""
    game = table(
        "Death Spell", "Life Spell", quinn="ready: Death S *", monique="ready: Warrior of the Quay C 1/2/3, Life S"
    )
    take(game, "cast Death")
    assert pile(game, "Monique", "used") == ["Warrior of the Quay"]
    assert pile(game, "Monique", "ready") == ["Life S"]
