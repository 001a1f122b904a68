"""Scavenging Goblin: finds Quiddity, hides behind others, leaves something behind."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import attack, decider, defense, end_turn, glory, go_and_attack, pass_all, quiddity
from tests.cards.setting import table

# -- Scavenging Goblin -------------------------------------------------------------------------------


@card("Scavenging Goblin")
@pytest.mark.parametrize("edition", ["revised", "classic"])
@pytest.mark.parametrize(("face", "left"), [("C 1/2/2", 0), ("C 1/2/2 *", 1)])
def test_scavenging_goblin_gains_1_quiddity_when_summoned_with_a_burst(face: str, left: int, edition: str) -> None:
    game = table(
        "Scavenging Goblin",
        rules=f"edition={edition}",
        turn="Quinn, ready, quiddity 1",
        quinn=f"active: Scavenging Goblin {face}",
    )
    take(game, "summon Scavenging Goblin")
    assert pile(game, "Quinn", "ready") == [f"Scavenging Goblin {face}"]
    assert quiddity(game) == left


@card("Scavenging Goblin")
def test_scavenging_goblin_pays_for_the_next_summon_with_what_it_found() -> None:
    game = table(
        "Scavenging Goblin",
        turn="Quinn, ready, quiddity 1",
        quinn="active: 2 Scavenging Goblin C 1/2/2 *, Assistant C 1/1/2",
    )
    take(game, "summon Scavenging Goblin", "summon Scavenging Goblin", "summon Assistant")
    assert len(pile(game, "Quinn", "ready")) == 3
    assert quiddity(game) == 0


@card("Scavenging Goblin")
def test_scavenging_goblin_can_pay_for_a_capture_with_what_it_found() -> None:
    game = table(
        "Scavenging Goblin",
        turn="Quinn, ready",
        quinn="active: Scavenging Goblin C 1/2/2 *, 2 Basic Quiddity Q1",
    )
    take(game, "summon Scavenging Goblin")
    go_and_attack(game)
    take(game, "capture Scavenging Goblin")  # 2: the die that is left and the Quiddity found
    assert "Scavenging Goblin" in pile(game, "Quinn", "used")


@card("Scavenging Goblin", "Shaping Cantrip")
def test_scavenging_goblin_saved_from_destruction_is_not_summoned_again() -> None:
    game = table(
        "Scavenging Goblin",
        "Shaping Cantrip",
        turn="Monique, attack",
        quinn="ready: Scavenging Goblin C 1/2/2 *, Shaping S",
        monique="ready: Witching Hag C 1/3/3",
    )
    take(game, "Quinn: cast Shaping")
    assert pile(game, "Quinn", "ready") == ["Scavenging Goblin C 1/2/2 *"]
    assert quiddity(game) == 0


@card("Scavenging Goblin")
def test_scavenging_goblin_is_worth_2_glory() -> None:
    game = table("Scavenging Goblin", turn="Quinn, score", quinn="ready: Scavenging Goblin C 1/2/2")
    assert glory(game) == 2


# -- Strong Scavenging Goblin ------------------------------------------------------------------------


@card("Strong Scavenging Goblin")
def test_strong_scavenging_goblin_has_1_more_defense_for_each_other_creature_of_its_player() -> None:
    """Spells, and Creatures of other players, do not count."""
    game = table(
        "Strong Scavenging Goblin",
        turn="Quinn, capture",
        quinn="ready: Scavenging Goblin C 1/2/2 *, 2 Assistant C 1/1/2, Growth S; used: Assistant",
        monique="ready: Assistant C 1/1/2",
    )
    assert defense(game, "Scavenging Goblin") == 4
    assert attack(game, "Scavenging Goblin") == 2


@card("Strong Scavenging Goblin")
def test_strong_scavenging_goblin_alone_or_without_a_burst_has_its_printed_defense() -> None:
    game = table("Strong Scavenging Goblin", turn="Quinn, capture", quinn="ready: Scavenging Goblin C 1/2/2 *")
    assert defense(game, "Scavenging Goblin") == 2
    game = table(
        "Strong Scavenging Goblin",
        turn="Quinn, capture",
        quinn="ready: Scavenging Goblin C 1/2/2, 2 Assistant C 1/1/2",
    )
    assert defense(game, "Scavenging Goblin") == 2


@card("Strong Scavenging Goblin")
def test_two_strong_scavenging_goblins_hide_behind_each_other() -> None:
    game = table("Strong Scavenging Goblin", turn="Quinn, capture", quinn="ready: 2 Scavenging Goblin C 1/2/2 *")
    assert defense(game, "Scavenging Goblin") == 3


@card("Strong Scavenging Goblin")
def test_strong_scavenging_goblin_loses_its_bonus_at_once_as_its_companions_fall() -> None:
    """K6: 3 beside an Assistant; once that has fallen to 2 of the 4, the Goblin falls to the 2 left."""
    game = table(
        "Strong Scavenging Goblin",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 2/4/5",
        monique="ready: Scavenging Goblin C 1/2/2 *, Assistant C 1/1/2",
    )
    take(game, "Monique: defend Assistant")
    assert pile(game, "Monique", "ready") == []
    game = table(
        "Strong Scavenging Goblin",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 2/4/5",
        monique="ready: Scavenging Goblin C 1/2/2 *, Assistant C 1/1/2",
    )
    take(game, "Monique: defend Scavenging Goblin")
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]  # 3 of the 4 are used up


# -- Mighty Scavenging Goblin ------------------------------------------------------------------------


@card("Mighty Scavenging Goblin")
def test_mighty_scavenging_goblin_draws_2_dice_to_the_active_pool_when_destroyed_with_a_burst() -> None:
    game = table(
        "Mighty Scavenging Goblin",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3",
        monique="ready: Scavenging Goblin C 1/2/2 *; bag: Portal, 2 Basic Quiddity",
        dice="Portal, Basic Quiddity",
    )
    assert pile(game, "Monique", "active") == ["Basic Quiddity", "Portal"]  # they wait unrolled (D7)
    assert pile(game, "Monique", "used") == ["Scavenging Goblin"]
    assert decider(game) == "Quinn"


@card("Mighty Scavenging Goblin")
def test_mighty_scavenging_goblin_without_a_burst_draws_nothing() -> None:
    game = table(
        "Mighty Scavenging Goblin",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3",
        monique="ready: Scavenging Goblin C 1/2/2; bag: 2 Basic Quiddity",
    )
    assert pile(game, "Monique", "active") == []
    assert decider(game) == "Quinn"


@card("Mighty Scavenging Goblin")
def test_mighty_scavenging_goblin_has_its_dice_rolled_on_top_of_the_six() -> None:
    game = table(
        "Mighty Scavenging Goblin",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3",
        monique="ready: Scavenging Goblin C 1/2/2 *; bag: 9 Basic Quiddity",
        dice="8x Basic Quiddity, 8x Q1",
    )
    end_turn(game)
    take(game, "Monique: roll")
    assert pile(game, "Monique", "active") == ["Basic Quiddity Q1"] * 8


@card("Mighty Scavenging Goblin")
def test_mighty_scavenging_goblin_with_an_empty_bag_draws_itself() -> None:
    game = table(
        "Mighty Scavenging Goblin",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3",
        monique="ready: Scavenging Goblin C 1/2/2 *; bag: Portal",
        dice="Portal, Scavenging Goblin",
    )
    assert pile(game, "Monique", "active") == ["Portal", "Scavenging Goblin"]
    assert pile(game, "Monique", "used") == []


@card("Mighty Scavenging Goblin", "Shaping Cantrip")
def test_mighty_scavenging_goblin_draws_even_if_it_is_saved() -> None:
    """C4: its own "when destroyed" ability happens even if it is saved."""
    game = table(
        "Mighty Scavenging Goblin",
        "Shaping Cantrip",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3",
        monique="ready: Scavenging Goblin C 1/2/2 *, Shaping S; bag: 3 Basic Quiddity",
        dice="2x Basic Quiddity",
    )
    take(game, "Monique: cast Shaping")
    assert pile(game, "Monique", "ready") == ["Scavenging Goblin C 1/2/2 *"]
    assert pile(game, "Monique", "active") == ["Basic Quiddity"] * 2


@card("Mighty Scavenging Goblin", "Life Charm")
def test_mighty_scavenging_goblin_under_a_life_charm_joins_the_dice_it_draws() -> None:
    game = table(
        "Mighty Scavenging Goblin",
        "Life Charm",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3",
        monique="ready: Scavenging Goblin C 1/2/2 *, Life S; bag: 3 Basic Quiddity",
        dice="2x Basic Quiddity",
    )
    take(game, "Monique: cast Life")
    pass_all(game)
    assert pile(game, "Monique", "active") == ["Basic Quiddity"] * 2 + ["Scavenging Goblin"]


@card("Mighty Scavenging Goblin")
def test_two_mighty_scavenging_goblins_draw_2_dice_each() -> None:
    game = table(
        "Mighty Scavenging Goblin",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 2/4/5",
        monique="ready: 2 Scavenging Goblin C 1/2/2 *; bag: 5 Basic Quiddity",
        dice="4x Basic Quiddity",
    )
    assert pile(game, "Monique", "active") == ["Basic Quiddity"] * 4


@card("Mighty Scavenging Goblin", "Death Incantation")
def test_mighty_scavenging_goblin_destroyed_in_its_own_turn_draws_dice_that_go_to_the_used_pile() -> None:
    """D7: added after the roll of one's own turn, they pay nothing and go with the clean-up."""
    game = table(
        "Mighty Scavenging Goblin",
        "Death Incantation",
        quinn="ready: Scavenging Goblin C 1/2/2 *, Assistant C 1/1/2, Death S *; bag: 3 Basic Quiddity",
        dice="2x Basic Quiddity",
    )
    take(game, "cast Death", "choose Scavenging Goblin")
    assert pile(game, "Quinn", "active") == ["Basic Quiddity"] * 2
    assert "capture" in kinds(game)
    end_turn(game)
    assert pile(game, "Quinn", "used").count("Basic Quiddity") == 2
