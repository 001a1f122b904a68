"""The promo cards: Quaxos' Creatures, the Ghosts of X-Mas, the Multiplying Imp, the Key Master."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import (
    attack,
    captures,
    decider,
    defense,
    glory,
    in_the_wilds,
    offers,
)
from tests.cards.setting import table

EDITIONS = ["revised", "classic"]
GOBLIN = "Quaxos' Scavenging Goblin"
DRAGON = "Quaxos' Quake Dragon"
WARRIOR = "Quaxos' Warrior of the Quay"


# -- Quaxos' Scavenging Goblin -------------------------------------------------------------------------


@card("Quaxos' Scavenging Goblin", "Quaxos' Quake Dragon")
@pytest.mark.parametrize("edition", EDITIONS)
def test_quaxos_scavenging_goblin_and_the_assistant_of_the_faq_example(edition: str) -> None:
    """v1.2: attacked for 5 by the Dragon of Quaxos: 3 to the Goblin, which holds, 2 to the Assistant, which falls.

    The Dragon's 4 have 1 more for the Goblin; the Goblin's 2 have 1 more for the Dragon.
    """
    game = table(
        GOBLIN,
        DRAGON,
        rules=f"edition={edition}",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 1/4/4",
        monique="ready: Scavenging Goblin C 1/2/2, Assistant C 1/1/2",
    )
    assert game.state.totals[1] == 5
    assert defense(game, "Scavenging Goblin", "Monique") == 3
    take(game, "Monique: defend Scavenging Goblin")
    assert pile(game, "Monique", "ready") == ["Scavenging Goblin C 1/2/2"]
    assert pile(game, "Monique", "used") == ["Assistant"]


@card("Quaxos' Scavenging Goblin", "Quaxos' Quake Dragon")
def test_quaxos_scavenging_goblin_survives_in_any_order() -> None:
    """The Assistant defends first: 2, and 3 are left for the Goblin, which takes no damage."""
    game = table(
        GOBLIN,
        DRAGON,
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 1/4/4",
        monique="ready: Scavenging Goblin C 1/2/2, Assistant C 1/1/2",
    )
    take(game, "Monique: defend Assistant")
    assert pile(game, "Monique", "ready") == ["Scavenging Goblin C 1/2/2"]


@card("Quaxos' Scavenging Goblin", "Quaxos' Warrior of the Quay")
def test_quaxos_scavenging_goblin_counts_others_of_quaxos_with_every_player() -> None:
    game = table(
        GOBLIN,
        WARRIOR,
        turn="Quinn, capture, quiddity 1",
        quinn="ready: 2 Scavenging Goblin C 1/2/2, Assistant C 1/1/2",
        monique="ready: Warrior of the Quay C 1/2/3",
        clark="ready: Warrior of the Quay C 2/3/4",
    )
    assert defense(game, "Scavenging Goblin") == 2 + 3
    assert attack(game, "Scavenging Goblin") == 2


@card("Quaxos' Scavenging Goblin")
def test_quaxos_scavenging_goblin_alone_falls_to_others() -> None:
    game = table(
        GOBLIN,
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 1/3/2",
        monique="ready: Scavenging Goblin C 1/2/2",
    )
    assert pile(game, "Monique", "used") == ["Scavenging Goblin"]


@card("Quaxos' Scavenging Goblin", "Quaxos' Eye")
def test_quaxos_scavenging_goblin_does_not_count_quaxos_eye() -> None:
    """Quaxos' Eye is a class of another box, not a Creature of Quaxos' variant."""
    game = table(
        GOBLIN,
        "Quaxos' Eye",
        turn="Quinn, capture, quiddity 1",
        quinn="ready: Scavenging Goblin C 1/2/2, Quaxos' Eye C 1/1/3",
    )
    assert defense(game, "Scavenging Goblin") == 2


@card("Quaxos' Scavenging Goblin", "Quaxos' Warrior of the Quay")
def test_quaxos_scavenging_goblin_is_safe_if_any_attacker_is_of_quaxos() -> None:
    """FAQ: 2 + 4 = 6 with the Warrior of Quaxos in the group: the Goblin holds 3, the rest goes on."""
    game = table(
        GOBLIN,
        WARRIOR,
        turn="Quinn, attack",
        quinn="ready: Warrior of the Quay C 1/2/3, Deathdealer C 2/4/4",
        monique="ready: Scavenging Goblin C 1/2/2, Assistant C 1/1/2, Defender of the Pale C 1/1/5 *",
    )
    take(game, "Monique: defend Scavenging Goblin", "Monique: defend Assistant")
    assert pile(game, "Monique", "ready") == ["Defender of the Pale C 1/1/5 *", "Scavenging Goblin C 1/2/2"]


@card("Quaxos' Scavenging Goblin", "Quaxos' Warrior of the Quay", "Strong Quake Dragon")
def test_quaxos_scavenging_goblin_is_not_safe_if_the_one_of_quaxos_cannot_attack() -> None:
    """The Warrior of level 1 is left out against Monique: no Creature of Quaxos attacks her."""
    game = table(
        GOBLIN,
        WARRIOR,
        "Strong Quake Dragon",
        turn="Quinn, attack",
        quinn="ready: Warrior of the Quay C 1/2/3, Questing Wizard C 3/4/8 **",
        monique="ready: Scavenging Goblin C 1/2/2, Quake Dragon C 2/6/6 *",
    )
    take(game, "Monique: defend Scavenging Goblin")
    assert pile(game, "Monique", "ready") == ["Quake Dragon C 2/6/6 *"]  # 4 against 3; 1 is left


@card("Quaxos' Scavenging Goblin", "Death Incantation")
def test_quaxos_scavenging_goblin_can_be_destroyed_by_an_effect() -> None:
    game = table(
        GOBLIN,
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Death S *",
        monique="ready: Scavenging Goblin C 1/2/2",
    )
    take(game, "cast Death")
    assert pile(game, "Monique", "used") == ["Scavenging Goblin"]


# -- Quaxos' Quake Dragon ------------------------------------------------------------------------------


@card("Quaxos' Quake Dragon", "Quaxos' Warrior of the Quay")
def test_quaxos_quake_dragon_has_1_more_attack_for_each_other_of_quaxos() -> None:
    game = table(
        DRAGON,
        WARRIOR,
        turn="Quinn, capture, quiddity 1",
        quinn="ready: Quake Dragon C 2/6/6 *, Warrior of the Quay C 1/2/3",
        monique="ready: Quake Dragon C 1/4/4, Assistant C 1/1/2",
    )
    assert attack(game, "Quake Dragon") == 8
    assert attack(game, "Quake Dragon", "Monique", "Quinn") == 6
    assert defense(game, "Quake Dragon") == 6


@card("Quaxos' Quake Dragon")
@pytest.mark.parametrize("edition", EDITIONS)
def test_quaxos_quake_dragon_takes_no_damage_from_another_one(edition: str) -> None:
    """8 and 1 more, against 4: held; without Assistants nothing else falls. And it has no breath."""
    game = table(
        DRAGON,
        rules=f"edition={edition}",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="ready: Quake Dragon C 1/4/4, Defender of the Pale C 2/2/6 *",
    )
    take(game, "Monique: defend Quake Dragon")
    # 9 - 4 = 5 against 6
    assert pile(game, "Monique", "ready") == ["Defender of the Pale C 2/2/6 *", "Quake Dragon C 1/4/4"]


@card("Quaxos' Quake Dragon")
def test_quaxos_quake_dragon_falls_to_others() -> None:
    game = table(
        DRAGON, turn="Quinn, attack", quinn="ready: Deathdealer C 2/4/4", monique="ready: Quake Dragon C 1/4/4"
    )
    assert pile(game, "Monique", "used") == ["Quake Dragon"]


# -- Quaxos' Warrior of the Quay -----------------------------------------------------------------------


@card("Quaxos' Warrior of the Quay", "Quaxos' Scavenging Goblin")
@pytest.mark.parametrize("edition", EDITIONS)
def test_quaxos_warrior_of_the_quay_is_free_to_summon_beside_another_of_quaxos(edition: str) -> None:
    game = table(
        WARRIOR,
        GOBLIN,
        rules=f"edition={edition}",
        quinn="ready: Scavenging Goblin C 1/2/2; active: 2 Warrior of the Quay C 2/3/4",
    )
    take(game, "summon Warrior of the Quay", "summon Warrior of the Quay")
    assert pile(game, "Quinn", "ready").count("Warrior of the Quay C 2/3/4") == 2


@card("Quaxos' Warrior of the Quay", "Quaxos' Scavenging Goblin")
def test_quaxos_warrior_of_the_quay_costs_its_level_without_one() -> None:
    """Another one in an opponent's Ready Area or one's own Active Pool does not help."""
    game = table(
        WARRIOR,
        GOBLIN,
        turn="Quinn, ready, quiddity 1",
        quinn="active: Warrior of the Quay C 2/3/4, Warrior of the Quay C 1/2/3",
        monique="ready: Scavenging Goblin C 1/2/2",
    )
    assert "summon Warrior of the Quay C 2/3/4" not in offers(game)
    take(game, "summon Warrior of the Quay C 1/2/3")  # paid with the 1
    take(game, "summon Warrior of the Quay C 2/3/4")  # and this one is free beside it
    assert len(pile(game, "Quinn", "ready")) == 2


@card("Quaxos' Warrior of the Quay", "Quaxos' Scavenging Goblin", "Mighty Defender of the Pale")
@pytest.mark.parametrize(("quiddity", "possible"), [(0, False), (1, True)])
def test_quaxos_warrior_of_the_quay_pays_a_surcharge_though_free(quiddity: int, possible: bool) -> None:
    """Q3, official FAQ."""
    game = table(
        WARRIOR,
        GOBLIN,
        "Mighty Defender of the Pale",
        turn=f"Quinn, ready, quiddity {quiddity}",
        quinn="ready: Scavenging Goblin C 1/2/2; active: Warrior of the Quay C 2/3/4, Portal D1 fresh",
        monique="ready: Defender of the Pale C 1/1/5 *",
    )
    assert ("summon Warrior of the Quay C 2/3/4" in offers(game)) == possible


@card("Quaxos' Warrior of the Quay", "Quaxos' Scavenging Goblin")
def test_quaxos_warrior_of_the_quay_takes_no_damage_from_quaxos_creatures() -> None:
    """It holds 3 of 2 + 2 + … here 4: 1 is left for the Assistant."""
    game = table(
        WARRIOR,
        GOBLIN,
        turn="Quinn, attack",
        quinn="ready: 2 Scavenging Goblin C 1/2/2",
        monique="ready: Warrior of the Quay C 1/2/3, Assistant C 1/1/2",
    )
    take(game, "Monique: defend Warrior of the Quay")
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2", "Warrior of the Quay C 1/2/3"]


# -- the Ghosts of X-Mas -------------------------------------------------------------------------------


@card("Ghost of X-Mas Past")
@pytest.mark.parametrize("edition", EDITIONS)
def test_ghost_of_x_mas_past_moves_a_die_from_the_used_pile_to_the_active_pool(edition: str) -> None:
    """Any die but itself; it is rolled with the six."""
    game = table(
        "Ghost of X-Mas Past",
        rules=f"edition={edition}",
        turn="Quinn, score",
        quinn="ready: Ghostly Spirit C 1/2/2; used: Portal, Growth, Basic Quiddity; bag: 6 Basic Quiddity",
        dice="6x Basic Quiddity, D1, 6x Q1",
    )
    assert glory(game) == 2
    assert sorted(offers(game)) == ["choose Basic Quiddity", "choose Growth", "choose Portal", "enough"]
    take(game, "choose Portal")
    assert pile(game, "Quinn", "active") == ["Portal"]
    take(game, "enough", "roll")
    assert len(pile(game, "Quinn", "active")) == 7


@card("Ghost of X-Mas Past")
def test_ghost_of_x_mas_past_need_not() -> None:
    game = table("Ghost of X-Mas Past", turn="Quinn, score", quinn="ready: Ghostly Spirit C 1/2/2; used: Portal")
    take(game, "enough")
    assert pile(game, "Quinn", "active") == []
    assert kinds(game) == {"cull", "enough"}


@card("Ghost of X-Mas Past")
def test_two_of_ghost_of_x_mas_past_can_move_each_other() -> None:
    """ "Other" means another die: the second Ghost that scored lies in the Used Pile already (S1)."""
    game = table("Ghost of X-Mas Past", turn="Quinn, score", quinn="ready: 2 Ghostly Spirit C 1/2/2")
    take(game, "choose Ghostly Spirit")
    assert pile(game, "Quinn", "active") == ["Ghostly Spirit"]


@card("Ghost of X-Mas Present")
@pytest.mark.parametrize("edition", EDITIONS)
def test_ghost_of_x_mas_present_captures_a_die_of_cost_3_or_less(edition: str) -> None:
    """Q5: free, and no capture of the turn is used up."""
    game = table(
        "Ghost of X-Mas Present",
        "Warrior of the Quay",
        rules=f"edition={edition}",
        turn="Quinn, score",
        quinn="ready: Ghostly Spirit C 1/2/2; bag: 6 Basic Quiddity",
        monique="bag: 6 Basic Quiddity",
        dice="6x Basic Quiddity, 6x Q1",
    )
    chosen = [words.removeprefix("choose ") for words in offers(game) if words.startswith("choose")]
    there = [known for known in game.wilds.cards if in_the_wilds(game, known.name) > 0]
    assert sorted(chosen) == sorted(known.die.name for known in there if known.cost <= 3)
    take(game, "choose Scavenging Goblin")
    assert pile(game, "Quinn", "used") == ["Ghostly Spirit", "Scavenging Goblin"]
    take(game, "enough", "roll")
    while "capture" not in kinds(game):
        take(game, "end")
    assert captures(game) == 1


@card("Ghost of X-Mas Present")
def test_ghost_of_x_mas_present_need_not() -> None:
    game = table("Ghost of X-Mas Present", turn="Quinn, score", quinn="ready: Ghostly Spirit C 1/2/2")
    take(game, "enough")
    assert pile(game, "Quinn", "used") == ["Ghostly Spirit"]


@card("Ghost of X-Mas Present")
def test_ghost_of_x_mas_present_can_end_the_game() -> None:
    """G1."""
    game = table(
        "Ghost of X-Mas Present",
        "Scavenging Goblin",
        "Deathdealer",
        "Devotee of the Holy Query",
        "Warrior of the Quay",
        turn="Quinn, score",
        quinn="ready: Ghostly Spirit C 1/2/2; bag: 5 Warrior of the Quay, 5 Deathdealer, 5 Devotee of the Holy Query",
        monique="glory 9; bag: 4 Scavenging Goblin",
    )
    take(game, "choose Scavenging Goblin")
    assert game.over
    assert game.result.winners == (1,)


@card("Ghost of X-Mas Future")
@pytest.mark.parametrize("edition", EDITIONS)
def test_ghost_of_x_mas_future_draws_a_die_that_is_rolled_with_the_six(edition: str) -> None:
    game = table(
        "Ghost of X-Mas Future",
        rules=f"edition={edition}",
        turn="Quinn, score",
        quinn="ready: Ghostly Spirit C 1/2/2; bag: 9 Basic Quiddity",
        dice="Basic Quiddity, 6x Basic Quiddity, 7x Q1",
    )
    if "use" in kinds(game):
        take(game, "use")
    assert pile(game, "Quinn", "active") == ["Basic Quiddity"]
    take(game, "enough", "roll")
    assert len(pile(game, "Quinn", "active")) == 7


@card("Ghost of X-Mas Future")
def test_ghost_of_x_mas_future_S6_may_be_declined() -> None:
    """It helps its owner, so it may be: with an empty bag the draw would carry the Assistant off before the cull."""
    game = table("Ghost of X-Mas Future", turn="Quinn, score", quinn="ready: Ghostly Spirit C 1/2/2; used: Assistant")
    take(game, "decline", "cull Assistant")
    assert pile(game, "Quinn", "used") == ["Ghostly Spirit"]


# -- Multiplying Mischievous Imp -----------------------------------------------------------------------


@card("Multiplying Mischievous Imp")
def test_multiplying_mischievous_imp_captures_an_imp_for_free_with_one_burst() -> None:
    game = table(
        "Multiplying Mischievous Imp",
        turn="Quinn, ready, quiddity 2",
        quinn="active: Mischievous Imp C 2/2/2 *",
    )
    take(game, "summon Mischievous Imp", "choose Mischievous Imp")
    assert pile(game, "Quinn", "used") == ["Mischievous Imp"]
    assert in_the_wilds(game, "Multiplying Mischievous Imp") == 3
    assert captures(game) == 1


@card("Multiplying Mischievous Imp")
def test_multiplying_mischievous_imp_rolls_it_at_once_with_two_bursts() -> None:
    """It goes to the Active Pool: it may be summoned, and multiply again."""
    game = table(
        "Multiplying Mischievous Imp",
        turn="Quinn, ready, quiddity 5",
        quinn="active: Mischievous Imp C 3/3/3 **",
        dice="C 2/2/2 *",
    )
    take(game, "summon Mischievous Imp", "choose Mischievous Imp")
    assert pile(game, "Quinn", "active") == ["Mischievous Imp C 2/2/2 *"]
    take(game, "summon Mischievous Imp", "choose Mischievous Imp")
    assert pile(game, "Quinn", "ready") == ["Mischievous Imp C 2/2/2 *", "Mischievous Imp C 3/3/3 **"]
    assert pile(game, "Quinn", "used") == ["Mischievous Imp"]


@card("Multiplying Mischievous Imp")
def test_multiplying_mischievous_imp_need_not_and_does_not_on_level_1_or_with_none_left() -> None:
    game = table(
        "Multiplying Mischievous Imp", turn="Quinn, ready, quiddity 2", quinn="active: Mischievous Imp C 2/2/2 *"
    )
    take(game, "summon Mischievous Imp", "enough")
    assert pile(game, "Quinn", "used") == []
    for active, monique in [("C 1/1/1", "bag: Portal"), ("C 2/2/2 *", "bag: 4 Mischievous Imp")]:
        game = table(
            "Multiplying Mischievous Imp",
            turn="Quinn, ready, quiddity 2",
            quinn=f"active: Mischievous Imp {active}",
            monique=monique,
        )
        take(game, "summon Mischievous Imp")
        assert "choose" not in kinds(game)


@card("Multiplying Mischievous Imp")
def test_multiplying_mischievous_imp_can_end_the_game() -> None:
    """G1 follows: the last Imp empties the fourth card."""
    game = table(
        "Multiplying Mischievous Imp",
        "Scavenging Goblin",
        "Deathdealer",
        "Devotee of the Holy Query",
        turn="Quinn, ready, quiddity 2",
        quinn="active: Mischievous Imp C 2/2/2 *; bag: 5 Scavenging Goblin, 5 Deathdealer, 5 Devotee of the Holy Query",
        monique="glory 1; bag: 3 Mischievous Imp",
    )
    take(game, "summon Mischievous Imp", "choose Mischievous Imp")
    assert game.over
    assert game.result.winners == (1,)


# -- Key Master ----------------------------------------------------------------------------------------

KEY = "Key Master Lord of the Quarry"


@card("Key Master Lord of the Quarry", "Qladiator")
def test_key_master_lord_of_the_quarry_unlocks_one_die_of_any_player_on_each_own_turn() -> None:
    """Without paying; an opponent's die goes to the Used Pile, one's own to the Spent Pile."""
    game = table(
        KEY,
        "Qladiator",
        turn="Quinn, capture, quiddity 1",
        quinn="ready: Lord of the Quarry C 1/3/3; locked: Qladiator L *",
        monique="locked: Qladiator L *",
    )
    take(game, next(words for words in offers(game) if words.startswith("use")))
    assert len([words for words in offers(game) if words.startswith("choose")]) == 2
    take(game, next(words for words in offers(game) if "Monique" in words))
    assert pile(game, "Monique", "locked") == []
    assert pile(game, "Monique", "used") == ["Qladiator"]
    assert pile(game, "Quinn", "locked") == ["Qladiator L *"]
    assert not [words for words in offers(game) if words.startswith("use")]  # once on each turn


@card("Key Master Lord of the Quarry", "Qladiator")
def test_key_master_lord_of_the_quarry_sends_ones_own_die_to_the_spent_pile() -> None:
    game = table(
        KEY,
        "Qladiator",
        turn="Quinn, capture, quiddity 1",
        quinn="ready: Lord of the Quarry C 1/3/3; locked: Qladiator L *",
    )
    take(game, next(words for words in offers(game) if words.startswith("use")))
    assert pile(game, "Quinn", "locked") == []
    assert pile(game, "Quinn", "spent") == ["Qladiator"]


@card("Key Master Lord of the Quarry", "Qladiator")
def test_key_master_lord_of_the_quarry_with_its_burst_unlocks_one_more_when_summoned() -> None:
    game = table(
        KEY,
        "Qladiator",
        turn="Quinn, ready, quiddity 2",
        quinn="active: Lord of the Quarry C 2/4/4 *",
        monique="locked: Qladiator L *",
        clark="locked: Qladiator L **",
    )
    take(game, "summon Lord of the Quarry")
    assert decider(game) == "Quinn"
    take(game, next(words for words in offers(game) if "Monique" in words))
    assert pile(game, "Monique", "locked") == []
    assert [words for words in offers(game) if words.startswith("use")]  # and its other ability, once a turn


@card("Key Master Lord of the Quarry", "Qladiator")
def test_key_master_lord_of_the_quarry_X4_cannot_unlock_what_was_locked_this_turn() -> None:
    game = table(
        KEY,
        "Qladiator",
        turn="Quinn, ready",
        quinn="ready: Lord of the Quarry C 1/3/3; active: Qladiator L *, Portal D1 fresh",
    )
    take(game, "lock Qladiator")
    assert not [words for words in offers(game) if words.startswith("use")]


@card("Key Master Lord of the Quarry", "Quaxos' Eye")
def test_key_master_lord_of_the_quarry_X4_cannot_unlock_quaxos_eye_with_two_bursts() -> None:
    """It leaves only by a new Lock or by being destroyed."""
    game = table(
        KEY,
        "Quaxos' Eye",
        turn="Quinn, capture, quiddity 1",
        quinn="ready: Lord of the Quarry C 1/3/3",
        monique="locked: Quaxos' Eye L **",
    )
    assert not [words for words in offers(game) if words.startswith("use")]


@card("Key Master Lord of the Quarry", "Qladiator")
def test_key_master_lord_of_the_quarry_does_nothing_on_the_turns_of_others() -> None:
    game = table(
        KEY,
        "Qladiator",
        turn="Monique, capture, quiddity 1",
        quinn="ready: Lord of the Quarry C 1/3/3",
        monique="locked: Qladiator L *",
    )
    assert not [words for words in offers(game) if words.startswith("use")]
    assert decider(game) == "Monique"


@card("Key Master Lord of the Quarry", "Qladiator")
def test_two_of_key_master_lord_of_the_quarry_unlock_one_die_each() -> None:
    """C15."""
    game = table(
        KEY,
        "Qladiator",
        turn="Quinn, capture, quiddity 1",
        quinn="ready: 2 Lord of the Quarry C 1/3/3",
        monique="locked: Qladiator L *",
        clark="locked: Qladiator L **",
    )
    take(game, next(words for words in offers(game) if words.startswith("use")))
    take(game, next(words for words in offers(game) if "Monique" in words))
    take(game, next(words for words in offers(game) if words.startswith("use")))
    assert pile(game, "Monique", "locked") == []
    assert pile(game, "Clark", "locked") == []
    assert not [words for words in offers(game) if words.startswith("use")]
