"""Witching Hag: profits from ruin, calls Creatures back, bewitches attackers."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import active, attack, captures, glory, in_the_wilds, offers, quiddity
from tests.cards.setting import table

# -- Witching Hag ------------------------------------------------------------------------------------


@card("Witching Hag")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_witching_hag_gains_1_quiddity_for_each_creature_its_player_destroys(edition: str) -> None:
    game = table(
        "Witching Hag",
        "Deathdealer",
        turn="Quinn, attack",
        rules=f"edition={edition}",
        quinn="ready: Witching Hag C 2/4/5",
        monique="ready: 2 Assistant C 1/1/2",
        clark="ready: Assistant C 1/1/2",
    )
    assert quiddity(game) == 3
    take(game, "capture Deathdealer")  # the 3 pay for it
    assert "Deathdealer" in pile(game, "Quinn", "used")


@card("Witching Hag", "Death Incantation")
def test_witching_hag_profits_from_a_spell_and_pays_for_a_summon() -> None:
    game = table(
        "Witching Hag",
        "Death Incantation",
        quinn="ready: Witching Hag C 1/3/3, Death S *; active: Assistant C 1/1/2",
        monique="ready: Warrior of the Quay C 1/2/3, Quake Dragon C 3/8/7 **",
    )
    assert "summon" not in kinds(game)
    take(game, "cast Death", "choose Warrior of the Quay")
    assert quiddity(game) == 1
    take(game, "summon Assistant")
    assert quiddity(game) == 0


@card("Witching Hag", "Death Incantation")
def test_witching_hag_profits_from_the_ruin_of_its_own_players_creatures_too() -> None:
    """C5."""
    game = table(
        "Witching Hag",
        "Death Incantation",
        quinn="ready: Witching Hag C 1/3/3, Assistant C 1/1/2, Death S *",
    )
    take(game, "cast Death", "choose Assistant")
    assert quiddity(game) == 1


@card("Witching Hag")
def test_two_witching_hags_gain_1_quiddity_each() -> None:
    """C15: several copies of one ability each count."""
    game = table(
        "Witching Hag",
        turn="Quinn, attack",
        quinn="ready: 2 Witching Hag C 1/3/3",
        monique="ready: Assistant C 1/1/2",
    )
    assert quiddity(game) == 2


@card("Witching Hag")
def test_witching_hag_gains_nothing_from_what_others_destroy() -> None:
    game = table(
        "Witching Hag",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 2/6/6 *",
        monique="ready: Witching Hag C 2/4/5, Assistant C 1/1/2",
        clark="ready: Assistant C 1/1/2",
    )
    take(game, "Monique: defend Assistant")
    assert quiddity(game) == 0
    assert active(game) == "Quinn"


# -- Strong Witching Hag -----------------------------------------------------------------------------


@card("Strong Witching Hag")
def test_strong_witching_hag_moves_another_creature_die_to_the_active_pool() -> None:
    """The rulebook's example: 3 Glory, the Goblin to the Active Pool, then the Assistant is culled."""
    game = table(
        "Strong Witching Hag",
        turn="Quinn, score",
        quinn="ready: Witching Hag C 1/3/3; used: Scavenging Goblin, Assistant, Basic Quiddity; bag: 6 Basic Quiddity",
        dice="6x Basic Quiddity, C 1/2/2 *, 6x Q1",
    )
    assert glory(game) == 3
    assistants = in_the_wilds(game, "Assistant")
    take(game, "Quinn: choose Scavenging Goblin")
    assert pile(game, "Quinn", "active") == ["Scavenging Goblin"]
    take(game, "cull Assistant")
    assert in_the_wilds(game, "Assistant") == assistants + 1
    assert pile(game, "Quinn", "used") == ["Basic Quiddity", "Witching Hag"]
    take(game, "roll")
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q1"] * 6 + ["Scavenging Goblin C 1/2/2 *"]


@card("Strong Witching Hag")
def test_strong_witching_hag_reaches_creature_dice_only_and_not_itself() -> None:
    """An Assistant is a Creature die; Portals, Basic Quiddity and Spells are not."""
    game = table(
        "Strong Witching Hag",
        turn="Quinn, score",
        quinn="ready: Witching Hag C 1/3/3; used: Assistant, Portal, Basic Quiddity, Growth; bag: Scavenging Goblin",
        monique="used: Scavenging Goblin",
    )
    assert offers(game) == ["choose Assistant", "enough"]


@card("Strong Witching Hag")
def test_strong_witching_hag_need_not_move_a_die() -> None:
    game = table("Strong Witching Hag", turn="Quinn, score", quinn="ready: Witching Hag C 1/3/3; used: Assistant")
    take(game, "enough")
    assert pile(game, "Quinn", "active") == []
    assert kinds(game) == {"cull", "enough"}


@card("Strong Witching Hag")
def test_strong_witching_hag_alone_asks_nothing() -> None:
    game = table("Strong Witching Hag", turn="Quinn, score", quinn="ready: Witching Hag C 2/4/5; used: Portal")
    assert kinds(game) == {"cull", "enough"}


@card("Strong Witching Hag")
def test_strong_witching_hag_may_move_a_creature_that_scored_in_the_same_turn() -> None:
    game = table(
        "Strong Witching Hag",
        turn="Quinn, score",
        quinn="ready: Witching Hag C 1/3/3, Devotee of the Holy Query C 1/0/3",
    )
    take(game, "choose Devotee of the Holy Query")
    assert pile(game, "Quinn", "active") == ["Devotee of the Holy Query"]


@card("Strong Witching Hag")
def test_two_strong_witching_hags_move_a_die_each_even_each_other() -> None:
    game = table(
        "Strong Witching Hag",
        turn="Quinn, score",
        quinn="ready: 2 Witching Hag C 1/3/3",
    )
    assert offers(game) == ["choose Witching Hag", "enough"]
    take(game, "choose Witching Hag")
    assert pile(game, "Quinn", "active") == ["Witching Hag"]
    # the one that was moved still has its own ability to use
    assert offers(game) == ["choose Witching Hag", "enough"]
    take(game, "choose Witching Hag")
    assert pile(game, "Quinn", "active") == ["Witching Hag", "Witching Hag"]
    assert captures(game) == 1


# -- Mighty Witching Hag -----------------------------------------------------------------------------


@card("Mighty Witching Hag")
def test_mighty_witching_hag_cuts_the_attack_of_every_attacker_above_3_to_3() -> None:
    game = table(
        "Mighty Witching Hag",
        turn="Quinn, capture",
        quinn="ready: Quake Dragon C 3/8/7 **, Warrior of the Quay C 2/3/4, Assistant C 1/1/2",
        monique="ready: Witching Hag C 1/3/3, Assistant C 1/1/2",
        clark="ready: Assistant C 1/1/2, Scavenging Goblin C 1/2/2",
    )
    assert attack(game, "Quake Dragon") == 3
    assert attack(game, "Warrior of the Quay") == 3
    assert attack(game, "Assistant") == 1
    assert attack(game, "Quake Dragon", against="Clark") == 8
    assert game.state.attack_total(0, 1) == 7


@card("Mighty Witching Hag")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_mighty_witching_hag_protects_its_own_player_only(edition: str) -> None:
    game = table(
        "Mighty Witching Hag",
        turn="Quinn, attack",
        rules=f"edition={edition}",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="ready: Witching Hag C 2/4/5",
        clark="ready: Defender of the Pale C 3/2/8 **",
    )
    assert pile(game, "Monique", "used") == []
    assert pile(game, "Clark", "used") == ["Defender of the Pale"]


@card("Mighty Witching Hag")
def test_two_mighty_witching_hags_do_not_add_up() -> None:
    game = table(
        "Mighty Witching Hag",
        turn="Quinn, capture",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="ready: 2 Witching Hag C 1/3/3",
    )
    assert attack(game, "Quake Dragon") == 3


@card("Mighty Witching Hag", "Death Cantrip", "Warrior of the Quay")
def test_mighty_witching_hag_cuts_bonuses_too() -> None:
    """C2: + and − first, then caps."""
    game = table(
        "Mighty Witching Hag",
        "Death Cantrip",
        "Warrior of the Quay",
        turn="Quinn, capture",
        quinn="ready: Warrior of the Quay C 1/2/3, Assistant C 1/1/2, Death S *",
        monique="ready: Witching Hag C 1/3/3",
    )
    assert attack(game, "Warrior of the Quay") == 3  # 2 and 3 for the lonely Hag
    take(game, "cast Death")
    assert attack(game, "Warrior of the Quay") == 3
    assert attack(game, "Assistant") == 3


@card("Mighty Witching Hag")
def test_mighty_witching_hag_does_not_bind_its_own_players_creatures() -> None:
    game = table(
        "Mighty Witching Hag",
        turn="Quinn, capture",
        quinn="ready: Witching Hag C 2/4/5, Quake Dragon C 3/8/7 **",
        monique="ready: Assistant C 1/1/2, Scavenging Goblin C 1/2/2",
    )
    assert attack(game, "Witching Hag") == 4
    assert attack(game, "Quake Dragon") == 8
