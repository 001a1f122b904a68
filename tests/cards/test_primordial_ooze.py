"""Primordial Ooze: made of Basic Quiddity, of other Creatures' shapes, of the crowd."""

from __future__ import annotations

import pytest

from quarriors.testing import find_die, kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import (
    attack,
    decider,
    defense,
    end_turn,
    glory,
    offers,
    quiddity,
    why_not,
    worth,
)
from tests.cards.setting import table

OOZE = "Primordial Ooze C 2/?/?"

# -- Primordial Ooze ---------------------------------------------------------------------------------


@card("Primordial Ooze")
def test_primordial_ooze_has_the_number_of_basic_quiddity_in_used_pile_active_pool_and_spent_pile() -> None:
    """K1: with the revised edition the Spent Pile counts too; bag and Wilds do not."""
    game = table(
        "Primordial Ooze",
        turn="Quinn, capture",
        quinn=f"ready: {OOZE}; used: 2 Basic Quiddity, Assistant; active: Basic Quiddity Q1; spent: Basic Quiddity;"
        "bag: 2 Basic Quiddity",
        monique="used: 3 Basic Quiddity",
    )
    assert attack(game, "Primordial Ooze") == 4
    assert defense(game, "Primordial Ooze") == 4


@card("Primordial Ooze")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_primordial_ooze_keeps_counting_the_quiddity_that_paid_for_it(edition: str) -> None:
    game = table(
        "Primordial Ooze",
        turn="Quinn, ready",
        rules=f"edition={edition}",
        quinn="active: Primordial Ooze C 2/?/?, 3 Basic Quiddity Q1; used: Basic Quiddity",
    )
    take(game, "summon Primordial Ooze")
    assert attack(game, "Primordial Ooze") == 4
    assert pile(game, "Quinn", "used" if edition == "classic" else "spent").count("Basic Quiddity") >= 2


@card("Primordial Ooze")
def test_primordial_ooze_without_basic_quiddity_is_destroyed() -> None:
    game = table(
        "Primordial Ooze",
        turn="Quinn, ready, quiddity 2",
        quinn="active: Primordial Ooze C 2/?/?, Assistant C 1/1/2; bag: Basic Quiddity",
    )
    take(game, "summon Primordial Ooze")
    assert pile(game, "Quinn", "ready") == []
    assert pile(game, "Quinn", "used") == ["Primordial Ooze"]


@card("Primordial Ooze")
def test_primordial_ooze_is_destroyed_when_the_last_basic_quiddity_has_gone_into_the_bag() -> None:
    """K13: looked at after the whole draw."""
    game = table(
        "Primordial Ooze",
        turn="Quinn, ready",
        quinn=f"ready: {OOZE}; active: Portal D2 fresh; used: Basic Quiddity, 2 Assistant",
        dice="Assistant, Assistant, Q1, Q1",
    )
    take(game, "draw Portal")
    assert pile(game, "Quinn", "ready") == []
    assert pile(game, "Quinn", "used") == ["Primordial Ooze"]


@card("Primordial Ooze")
def test_primordial_ooze_is_not_looked_at_inside_a_draw() -> None:
    """K13: for a moment all Basic Quiddity is in the bag, then one is drawn: the Ooze lives."""
    game = table(
        "Primordial Ooze",
        turn="Quinn, ready",
        quinn=f"ready: {OOZE}; active: Portal D2 fresh; used: Basic Quiddity, 2 Assistant",
        dice="Assistant, Basic Quiddity, Q1, Q1",
    )
    take(game, "draw Portal")
    assert pile(game, "Quinn", "ready") == [OOZE]
    assert attack(game, "Primordial Ooze") == 1


@card("Primordial Ooze", "Ghostly Spirit")
def test_primordial_ooze_falls_when_a_ghostly_spirit_culls_the_last_basic_quiddity() -> None:
    game = table(
        "Primordial Ooze",
        "Ghostly Spirit",
        turn="Quinn, attack",
        quinn="ready: Warrior of the Quay C 1/2/3",
        monique=f"ready: Ghostly Spirit C 1/2/2, {OOZE}; used: Basic Quiddity",
    )
    take(game, "Monique: defend Ghostly Spirit", "use Ghostly Spirit")
    assert pile(game, "Monique", "ready") == ["Ghostly Spirit C 1/2/2"]
    assert pile(game, "Monique", "used") == ["Primordial Ooze"]


@card("Primordial Ooze")
def test_primordial_ooze_grows_with_a_captured_basic_quiddity() -> None:
    game = table("Primordial Ooze", turn="Quinn, capture, captures 2", quinn=f"ready: {OOZE}; used: Basic Quiddity")
    take(game, "capture Basic Quiddity")
    assert defense(game, "Primordial Ooze") == 2


# -- Strong Primordial Ooze --------------------------------------------------------------------------


@card("Strong Primordial Ooze")
def test_strong_primordial_ooze_copies_an_opposing_creature_of_its_players_choice_when_summoned() -> None:
    game = table(
        "Strong Primordial Ooze",
        turn="Quinn, ready, quiddity 2",
        quinn="active: Primordial Ooze C 2/?/?",
        monique="ready: Witching Hag C 2/4/5, Assistant C 1/1/2",
    )
    take(game, "summon Primordial Ooze")
    assert set(offers(game)) == {"choose Witching Hag C 2/4/5 of Monique", "choose Assistant C 1/1/2 of Monique"}
    take(game, "choose Witching Hag")
    assert quiddity(game) == 0  # it was summoned at its own level
    assert attack(game, "Primordial Ooze") == 4
    assert defense(game, "Primordial Ooze") == 5
    assert worth(game, "Primordial Ooze") == 3


@card("Strong Primordial Ooze")
def test_strong_primordial_ooze_copies_the_only_opposing_creature_without_being_asked() -> None:
    game = table(
        "Strong Primordial Ooze",
        turn="Quinn, ready, quiddity 2",
        quinn="active: Primordial Ooze C 2/?/?; ready: Warrior of the Quay C 2/3/4",
        monique="ready: Assistant C 1/1/2",
    )
    take(game, "summon Primordial Ooze")
    assert "Primordial Ooze as Assistant C 1/1/2" in pile(game, "Quinn", "ready")


@card("Strong Primordial Ooze")
def test_strong_primordial_ooze_with_nothing_to_copy_is_0_5_of_level_2_worth_2_glory() -> None:
    """K13: a Creature of its own player is nothing to copy."""
    game = table(
        "Strong Primordial Ooze",
        turn="Quinn, ready, quiddity 2",
        quinn="active: Primordial Ooze C 2/?/?; ready: Assistant C 1/1/2",
    )
    take(game, "summon Primordial Ooze")
    assert attack(game, "Primordial Ooze") == 0
    assert defense(game, "Primordial Ooze") == 5
    assert worth(game, "Primordial Ooze") == 2
    assert game.state.level(find_die(game, "Primordial Ooze", "ready")) == 2


@card("Strong Primordial Ooze", "Mighty Quake Dragon")
def test_strong_primordial_ooze_copies_bursts_abilities_level_and_glory() -> None:
    game = table(
        "Strong Primordial Ooze",
        "Mighty Quake Dragon",
        turn="Quinn, ready, quiddity 2",
        quinn="active: Primordial Ooze C 2/?/?",
        monique="ready: Quake Dragon C 3/8/7 **",
    )
    take(game, "summon Primordial Ooze")
    assert attack(game, "Primordial Ooze") == 8
    assert defense(game, "Primordial Ooze") == 9
    assert worth(game, "Primordial Ooze") == 6
    assert game.state.level(find_die(game, "Primordial Ooze", "ready")) == 3


@card("Strong Primordial Ooze", "Life Cantrip")
def test_strong_primordial_ooze_does_not_copy_attached_spells() -> None:
    game = table(
        "Strong Primordial Ooze",
        "Life Cantrip",
        turn="Quinn, ready, quiddity 2",
        quinn="active: Primordial Ooze C 2/?/?",
        monique="ready: Assistant C 1/1/2 (Life S)",
    )
    take(game, "summon Primordial Ooze")
    assert defense(game, "Primordial Ooze") == 2


@card("Strong Primordial Ooze")
def test_strong_primordial_ooze_stays_a_copy_when_the_original_leaves() -> None:
    game = table(
        "Strong Primordial Ooze",
        turn="Quinn, attack",
        quinn="ready: Primordial Ooze as Witching Hag C 1/3/3",
        monique="ready: Witching Hag C 1/3/3",
    )
    assert pile(game, "Monique", "ready") == []
    assert pile(game, "Quinn", "ready") == ["Primordial Ooze as Witching Hag C 1/3/3"]


@card("Strong Primordial Ooze")
def test_strong_primordial_ooze_copying_a_copy_becomes_what_that_one_copied() -> None:
    game = table(
        "Strong Primordial Ooze",
        turn="Quinn, ready, quiddity 2",
        quinn="active: Primordial Ooze C 2/?/?",
        monique="ready: Primordial Ooze as Warrior of the Quay C 2/3/4",
    )
    take(game, "summon Primordial Ooze")
    assert pile(game, "Quinn", "ready") == ["Primordial Ooze as Warrior of the Quay C 2/3/4"]


@card("Strong Primordial Ooze")
def test_strong_primordial_ooze_goes_back_to_a_plain_ooze_only_by_copying_one() -> None:
    game = table(
        "Strong Primordial Ooze",
        turn="Quinn, ready",
        quinn="ready: Primordial Ooze as Warrior of the Quay C 2/3/4",
        monique=f"ready: {OOZE}",
    )
    take(game, "copy Primordial Ooze")
    assert pile(game, "Quinn", "ready") == [OOZE]
    assert (attack(game, "Primordial Ooze"), defense(game, "Primordial Ooze")) == (0, 5)


@card("Strong Primordial Ooze")
def test_strong_primordial_ooze_may_change_its_copy_once_in_a_turn() -> None:
    game = table(
        "Strong Primordial Ooze",
        turn="Quinn, ready",
        quinn="ready: Primordial Ooze as Assistant C 1/1/2",
        monique="ready: Assistant C 1/1/2, Witching Hag C 2/4/5, Warrior of the Quay C 1/2/3",
    )
    take(game, "copy Primordial Ooze", "choose Witching Hag")
    assert attack(game, "Primordial Ooze") == 4
    assert "copy" not in kinds(game)
    assert why_not(game, "copy", "Primordial Ooze", "ready") is not None


@card("Strong Primordial Ooze")
def test_strong_primordial_ooze_may_change_once_in_each_players_turn() -> None:
    """K3: at a decision of its own player's turn, the capture among them, and again when it is attacked."""
    game = table(
        "Strong Primordial Ooze",
        turn="Quinn, capture",
        quinn="ready: Primordial Ooze as Assistant C 1/1/2",
        monique="ready: 2 Warrior of the Quay C 1/2/3; bag: Assistant, 5 Basic Quiddity",
        dice="Assistant, 5x Basic Quiddity, C 1/1/2, 5x Q1",
    )
    take(game, "Quinn: copy Primordial Ooze")
    assert pile(game, "Quinn", "ready") == ["Primordial Ooze as Warrior of the Quay C 1/2/3"]
    assert "copy" not in kinds(game)
    end_turn(game)
    take(game, "Monique: enough", "Monique: roll", "Monique: summon Assistant")
    take(game, "Quinn: copy Primordial Ooze")
    assert "Primordial Ooze as Assistant C 1/1/2" in pile(game, "Quinn", "ready")


@card("Strong Primordial Ooze")
def test_strong_primordial_ooze_may_change_when_it_is_attacked() -> None:
    """K3: on other turns in the protection window only, once."""
    game = table(
        "Strong Primordial Ooze",
        "Mighty Quake Dragon",
        turn="Monique, attack",
        quinn="ready: Primordial Ooze as Assistant C 1/1/2",
        monique="ready: Quake Dragon C 2/6/6 *, Assistant C 1/1/2",
    )
    assert decider(game) == "Quinn"
    take(game, "copy Primordial Ooze")
    if "choose" in kinds(game):
        take(game, "choose Quake Dragon")
    # 7 against 6 and 1: the copied burst has +1 defense, so the Ooze falls to 7, and not to 6
    assert pile(game, "Quinn", "used") == ["Primordial Ooze"]
    game = table(
        "Strong Primordial Ooze",
        "Mighty Quake Dragon",
        turn="Monique, attack",
        quinn="ready: Primordial Ooze as Assistant C 1/1/2",
        monique="ready: Quake Dragon C 2/6/6 *",
    )
    take(game, "Quinn: copy Primordial Ooze")
    assert pile(game, "Quinn", "ready") == ["Primordial Ooze as Quake Dragon C 2/6/6 *"]


@card("Strong Primordial Ooze")
def test_strong_primordial_ooze_that_stood_alone_may_copy_what_comes_later() -> None:
    game = table(
        "Strong Primordial Ooze",
        turn="Monique, attack",
        quinn=f"ready: {OOZE}",
        monique="ready: Witching Hag C 2/4/5, Warrior of the Quay C 1/2/3",
    )
    take(game, "Quinn: pass")
    assert pile(game, "Quinn", "used") == ["Primordial Ooze"]  # 6 against 5


@card("Strong Primordial Ooze", "Scavenging Goblin")
def test_strong_primordial_ooze_triggers_no_copied_when_summoned() -> None:
    """K13: the Goblin's Quiddity is not gained."""
    game = table(
        "Strong Primordial Ooze",
        "Scavenging Goblin",
        turn="Quinn, ready, quiddity 2",
        quinn="active: Primordial Ooze C 2/?/?",
        monique="ready: Scavenging Goblin C 1/2/2 *",
    )
    take(game, "summon Primordial Ooze")
    assert pile(game, "Quinn", "ready") == ["Primordial Ooze as Scavenging Goblin C 1/2/2 *"]
    assert quiddity(game) == 0


@card("Strong Primordial Ooze", "Strong Witching Hag")
def test_strong_primordial_ooze_uses_a_copied_scoring_ability_and_then_forgets() -> None:
    """K13: the copied ability happens, with the copied Glory; in the Used Pile the die is an Ooze again."""
    game = table(
        "Strong Primordial Ooze",
        "Strong Witching Hag",
        turn="Quinn, score",
        quinn="ready: Primordial Ooze as Witching Hag C 1/3/3; used: Assistant, Portal",
    )
    assert glory(game) == 3
    take(game, "Quinn: choose Assistant")
    assert pile(game, "Quinn", "active") == ["Assistant"]
    assert pile(game, "Quinn", "used") == ["Portal", "Primordial Ooze"]


@card("Strong Primordial Ooze", "Deathdealer")
def test_strong_primordial_ooze_copying_a_deathdealer_swaps_the_ooze_die() -> None:
    """K13: a swap gives away the Ooze die."""
    game = table(
        "Strong Primordial Ooze",
        "Deathdealer",
        turn="Quinn, score",
        quinn="ready: Primordial Ooze as Deathdealer C 1/3/2",
        monique="used: Portal",
    )
    assert glory(game) == 2
    take(game, "choose Portal of Monique")
    assert pile(game, "Monique", "used") == ["Primordial Ooze"]
    assert pile(game, "Quinn", "used") == ["Portal"]


@card("Strong Primordial Ooze", "Shaping Cantrip")
def test_strong_primordial_ooze_returned_to_the_ready_area_copies_anew() -> None:
    game = table(
        "Strong Primordial Ooze",
        "Shaping Cantrip",
        turn="Monique, attack",
        quinn="ready: Primordial Ooze as Assistant C 1/1/2, Shaping S",
        monique="ready: Witching Hag C 2/4/5, Warrior of the Quay C 1/2/3",
    )
    take(game, "Quinn: pass", "Quinn: cast Shaping")
    assert set(offers(game)) == {
        "choose Witching Hag C 2/4/5 of Monique",
        "choose Warrior of the Quay C 1/2/3 of Monique",
    }
    take(game, "Quinn: choose Witching Hag")
    assert pile(game, "Quinn", "ready") == ["Primordial Ooze as Witching Hag C 2/4/5"]


@card("Strong Primordial Ooze", "Mighty Ghostly Spirit")
def test_strong_primordial_ooze_copying_a_mighty_ghostly_spirit_stays_it_until_it_is_rolled() -> None:
    """The official FAQ: it stays that copy until the ability has been resolved; rolled, it is an Ooze."""
    game = table(
        "Strong Primordial Ooze",
        "Mighty Ghostly Spirit",
        turn="Monique, attack",
        quinn="ready: Primordial Ooze as Ghostly Spirit C 1/2/2; bag: 6 Basic Quiddity",
        monique="ready: Assistant C 1/1/2, Witching Hag C 1/3/3",
        dice="6x Basic Quiddity, 6x Q1",
    )
    take(game, "Quinn: pass")
    assert pile(game, "Quinn", "aside") == ["Primordial Ooze as Ghostly Spirit C 1/2/2"]


@card("Strong Primordial Ooze", "Mighty Ghostly Spirit")
def test_strong_primordial_ooze_set_aside_comes_back_on_its_own_face_and_copies_anew() -> None:
    game = table(
        "Strong Primordial Ooze",
        "Mighty Ghostly Spirit",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3; aside: Primordial Ooze as Ghostly Spirit C 1/2/2",
        monique="ready: Warrior of the Quay C 2/3/4, Assistant C 1/1/2",
        dice="C 2/?/?",
    )
    take(game, "Monique: defend Assistant")
    assert "Primordial Ooze as Warrior of the Quay C 2/3/4" in pile(game, "Quinn", "ready")
    game = table(
        "Strong Primordial Ooze",
        "Mighty Ghostly Spirit",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3; aside: Primordial Ooze as Ghostly Spirit C 1/2/2",
        monique="ready: Assistant C 1/1/2",
        dice="Q2",
    )
    assert pile(game, "Quinn", "used") == ["Primordial Ooze"]


@card("Strong Primordial Ooze", "Shaping Charm")
def test_strong_primordial_ooze_as_a_copy_is_not_turned_by_a_shaping_charm() -> None:
    game = table(
        "Strong Primordial Ooze",
        "Shaping Charm",
        quinn="ready: Primordial Ooze as Warrior of the Quay C 1/2/3, Witching Hag C 1/3/3, Shaping S",
        monique="ready: Assistant C 1/1/2",
    )
    take(game, "cast Shaping")
    assert "Primordial Ooze as Warrior of the Quay C 1/2/3" in pile(game, "Quinn", "ready")
    assert "Witching Hag C 2/4/5" in pile(game, "Quinn", "ready")


@card("Strong Primordial Ooze", "Mighty Warrior of the Quay")
def test_strong_primordial_ooze_copying_a_warrior_is_a_warrior_of_the_quay() -> None:
    """A copy has the class: a Mighty Warrior summoned by another player destroys it."""
    game = table(
        "Strong Primordial Ooze",
        "Mighty Warrior of the Quay",
        turn="Quinn, ready, quiddity 1",
        quinn="active: Warrior of the Quay C 1/2/3",
        monique="ready: Primordial Ooze as Warrior of the Quay C 2/3/4, Witching Hag C 1/3/3",
    )
    take(game, "summon Warrior of the Quay")
    assert pile(game, "Monique", "used") == ["Primordial Ooze"]


# -- Mighty Primordial Ooze --------------------------------------------------------------------------


@card("Mighty Primordial Ooze")
def test_mighty_primordial_ooze_has_the_number_of_creatures_in_all_ready_areas() -> None:
    game = table(
        "Mighty Primordial Ooze",
        turn="Quinn, capture",
        quinn=f"ready: {OOZE}, Assistant C 1/1/2, Growth S; active: Assistant C 1/1/2; used: Assistant",
        monique="ready: 2 Assistant C 1/1/2",
        clark="ready: Witching Hag C 1/3/3",
    )
    assert attack(game, "Primordial Ooze") == 5
    assert defense(game, "Primordial Ooze") == 5


@card("Mighty Primordial Ooze")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_mighty_primordial_ooze_attacks_with_the_number_fixed_when_totals_are_counted(edition: str) -> None:
    """K2: 4 for four Creatures, though they become fewer as Assistants fall."""
    game = table(
        "Mighty Primordial Ooze",
        turn="Quinn, attack",
        rules=f"edition={edition}",
        quinn=f"ready: {OOZE}",
        monique="ready: 3 Assistant C 1/1/2",
    )
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]
    assert attack(game, "Primordial Ooze") == 2


@card("Mighty Primordial Ooze")
def test_mighty_primordial_ooze_defends_with_the_number_there_is_when_it_is_needed() -> None:
    """K2: 3 for three Creatures; once the Assistant has fallen, 2, and the 2 left over are enough."""
    game = table(
        "Mighty Primordial Ooze",
        "Deathdealer",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 2/4/4",
        monique=f"ready: {OOZE}, Assistant C 1/1/2",
    )
    take(game, "Monique: defend Assistant")
    assert pile(game, "Monique", "ready") == []


@card("Mighty Primordial Ooze")
def test_mighty_primordial_ooze_is_worth_3_glory() -> None:
    game = table("Mighty Primordial Ooze", turn="Quinn, score", quinn=f"ready: {OOZE}")
    assert glory(game) == 3
    assert pile(game, "Quinn", "used") == ["Primordial Ooze"]


@card("Mighty Primordial Ooze")
def test_two_mighty_primordial_oozes_count_each_other() -> None:
    game = table("Mighty Primordial Ooze", turn="Quinn, capture", quinn=f"ready: 2 {OOZE}")
    assert attack(game, "Primordial Ooze") == 2
    assert defense(game, "Primordial Ooze") == 2
