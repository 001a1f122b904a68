"""Quarmageddon: Discriminating and Oblation."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import (
    decider,
    glory,
    in_the_wilds,
    offers,
    quiddity,
)
from tests.cards.setting import table

# -- Discriminating Cantrip ----------------------------------------------------------------------------


@card("Discriminating Cantrip")
def test_discriminating_cantrip_culls_the_dearest_die_of_each_opponents_used_pile() -> None:
    """Quake Dragon 9, Portal 4; Quinn's own Dragon is not touched, Michael has nothing."""
    game = table(
        "Discriminating Cantrip",
        turn="Quinn, capture",
        quinn="ready: Discriminating S; used: Quake Dragon",
        monique="used: Portal, Quake Dragon, Assistant; bag: Quake Dragon",
        clark="used: Witching Hag, Assistant",
        michael="bag: Quake Dragon",
    )
    dragons = in_the_wilds(game, "Mighty Quake Dragon")
    take(game, "cast Discriminating")
    assert pile(game, "Monique", "used") == ["Assistant", "Portal"]
    assert pile(game, "Clark", "used") == ["Assistant"]
    assert pile(game, "Michael", "bag") == ["Quake Dragon"]
    assert in_the_wilds(game, "Mighty Quake Dragon") == dragons + 1
    assert pile(game, "Quinn", "used") == ["Quake Dragon"]
    assert pile(game, "Quinn", "spent") == ["Discriminating"]


@card("Discriminating Cantrip")
def test_discriminating_cantrip_lets_its_caster_choose_among_equals() -> None:
    """Warrior of the Quay and Portal both cost 4."""
    game = table(
        "Discriminating Cantrip",
        turn="Quinn, capture",
        quinn="ready: Discriminating S",
        monique="used: Portal, Warrior of the Quay, Assistant",
    )
    take(game, "cast Discriminating")
    assert decider(game) == "Quinn"
    assert [words.split(" of Mon")[0] for words in sorted(offers(game))] == [
        "choose Portal",
        "choose Warrior of the Quay",
    ]
    take(game, "choose Portal")
    assert pile(game, "Monique", "used") == ["Assistant", "Warrior of the Quay"]


@card("Discriminating Cantrip", "Corrupted Quiddity")
def test_discriminating_cantrip_takes_a_die_without_a_cost_only_if_there_is_nothing_else() -> None:
    """Q4: no cost counts as 0."""
    game = table(
        "Discriminating Cantrip",
        turn="Quinn, capture",
        quinn="ready: Discriminating S",
        monique="used: Corrupted Quiddity, Assistant",
    )
    take(game, "cast Discriminating")
    assert pile(game, "Monique", "used") == ["Corrupted Quiddity"]


@card("Discriminating Cantrip")
def test_discriminating_cantrip_finds_nothing_in_empty_used_piles() -> None:
    game = table(
        "Discriminating Cantrip", turn="Quinn, capture", quinn="ready: Discriminating S; used: Portal",
        monique="bag: Quake Dragon",
    )  # fmt: skip
    if "cast" in kinds(game):
        take(game, "cast Discriminating")
    assert pile(game, "Quinn", "used") == ["Portal"]
    assert pile(game, "Monique", "bag") == ["Quake Dragon"]


# -- Discriminating Charm ------------------------------------------------------------------------------


@card("Discriminating Charm")
@pytest.mark.parametrize(
    ("ready", "scored", "again"),
    [
        ("Scavenging Goblin C 1/2/2", 2, 2),  # cost 2
        ("Scavenging Goblin C 1/2/2, Assistant C 1/1/2", 3, 3),  # and 1
        ("Scavenging Goblin C 1/2/2, Witching Hag C 1/3/3", 5, 2),  # the Hag costs 5
        ("2 Scavenging Goblin C 1/2/2, Assistant C 1/1/2", 5, 5),
        ("4 Scavenging Goblin C 1/2/2", 8, 8),  # however much it was
        ("Witching Hag C 1/3/3", 3, 0),
    ],
)
def test_discriminating_charm_gains_the_glory_of_cheap_creatures_again(ready: str, scored: int, again: int) -> None:
    game = table(
        "Discriminating Charm",
        "Strong Witching Hag",
        turn="Quinn, score",
        quinn=f"ready: {ready}, Discriminating S; bag: 6 Basic Quiddity",
        dice="6x Basic Quiddity, 6x Q1",
    )
    while "roll" not in kinds(game):
        take(game, "enough")
    assert glory(game) == scored
    take(game, "roll")
    if "cast" in kinds(game):  # it may be offered, or not, where it gains nothing
        take(game, "cast Discriminating")
    assert glory(game) == scored + again


@card("Discriminating Charm", "Victory Cantrip")
def test_discriminating_charm_counts_what_an_attached_spell_made_of_it() -> None:
    """K11: "worth more" is part of its Glory. 2 and 2 for the Cantrip."""
    game = table(
        "Discriminating Charm",
        "Victory Cantrip",
        turn="Quinn, score",
        quinn="ready: Scavenging Goblin C 1/2/2 (Victory S), Discriminating S; bag: 6 Basic Quiddity",
        dice="6x Basic Quiddity, 6x Q1",
    )
    take(game, "enough", "roll", "cast Discriminating")
    assert glory(game) == 8


@card("Discriminating Charm")
@pytest.mark.parametrize(("answer", "points"), [("cull", 4), ("keep", 0)])
def test_discriminating_charm_finds_no_glory_that_expert_culling_did_not_give(answer: str, points: int) -> None:
    game = table(
        "Discriminating Charm",
        rules="expert_culling=True",
        turn="Quinn, score",
        quinn="ready: Scavenging Goblin C 1/2/2, Discriminating S; bag: 6 Basic Quiddity",
        dice="6x Basic Quiddity, 6x Q1",
    )
    take(game, answer, "roll")
    if "cast" in kinds(game):
        take(game, "cast Discriminating")
    assert glory(game) == points


@card("Discriminating Charm")
def test_discriminating_charm_forgets_earlier_turns() -> None:
    game = table("Discriminating Charm", turn="Quinn, capture", quinn="glory 2; ready: Discriminating S; "
                 "used: Scavenging Goblin")  # fmt: skip
    if "cast" in kinds(game):
        take(game, "cast Discriminating")
    assert glory(game) == 2


# -- Discriminating Incantation ------------------------------------------------------------------------


@card("Discriminating Incantation")
def test_discriminating_incantation_draws_3_rolls_2_and_puts_one_back() -> None:
    game = table(
        "Discriminating Incantation",
        quinn="active: Discriminating S fresh; bag: Quake Dragon, Assistant, Basic Quiddity, Portal",
        dice="Quake Dragon, Assistant, Basic Quiddity, C 1/4/4, Q1",
    )
    take(game, "immediate Discriminating")
    assert sorted(offers(game)) == ["choose Assistant", "choose Basic Quiddity", "choose Quake Dragon"]
    take(game, "choose Basic Quiddity")  # the one that goes back
    assert pile(game, "Quinn", "bag") == ["Basic Quiddity", "Portal"]
    assert pile(game, "Quinn", "active") == ["Assistant Q1", "Quake Dragon C 1/4/4"]
    assert pile(game, "Quinn", "spent") == ["Discriminating"]


@card("Discriminating Incantation")
def test_discriminating_incantation_with_two_dice_to_draw_rolls_both() -> None:
    game = table(
        "Discriminating Incantation",
        quinn="active: Discriminating S fresh; bag: Basic Quiddity; used: Assistant",
        dice="Basic Quiddity, Assistant, Q1, Q1",
    )
    take(game, "immediate Discriminating")
    assert pile(game, "Quinn", "active") == ["Assistant Q1", "Basic Quiddity Q1"]
    assert pile(game, "Quinn", "bag") == []


@card("Discriminating Incantation")
def test_discriminating_incantation_draws_on_from_the_used_pile() -> None:
    """D2: the die that goes back lies in the refilled bag."""
    game = table(
        "Discriminating Incantation",
        quinn="active: Discriminating S fresh; bag: Basic Quiddity; used: 3 Assistant",
        dice="Basic Quiddity, Assistant, Assistant, Q1, Q1",
    )
    take(game, "immediate Discriminating", "choose Basic Quiddity")
    assert pile(game, "Quinn", "active") == ["Assistant Q1", "Assistant Q1"]
    assert pile(game, "Quinn", "bag") == ["Assistant", "Basic Quiddity"]


@card("Discriminating Incantation")
def test_discriminating_incantation_rolls_fresh_dice() -> None:
    """D3: a Portal it rolls may be used."""
    game = table(
        "Discriminating Incantation",
        quinn="active: Discriminating S fresh; bag: 3 Portal",
        dice="3x Portal, D1, Q1",
    )
    take(game, "immediate Discriminating")
    assert "draw" in kinds(game)


# -- Discriminating Spell ------------------------------------------------------------------------------


@card("Discriminating Spell")
def test_discriminating_spell_culls_up_to_2_dice_that_cost_1_or_less() -> None:
    game = table(
        "Discriminating Spell",
        turn="Quinn, capture",
        quinn="ready: Discriminating S; "
        "used: 2 Basic Quiddity, Assistant, Corrupted Quiddity, Scavenging Goblin, Portal",
        monique="used: Assistant",
    )
    take(game, "cast Discriminating")
    assert sorted(offers(game)) == ["choose Assistant", "choose Basic Quiddity", "choose Corrupted Quiddity", "enough"]
    take(game, "choose Corrupted Quiddity", "choose Assistant")
    assert pile(game, "Quinn", "used") == ["Basic Quiddity", "Basic Quiddity", "Portal", "Scavenging Goblin"]
    assert in_the_wilds(game, "Corrupted Quiddity") == 10


@card("Discriminating Spell")
def test_discriminating_spell_may_cull_fewer() -> None:
    """D9."""
    game = table("Discriminating Spell", turn="Quinn, capture", quinn="ready: Discriminating S; used: 3 Basic Quiddity")
    take(game, "cast Discriminating", "choose Basic Quiddity", "enough")
    assert pile(game, "Quinn", "used").count("Basic Quiddity") == 2


# -- Oblation Cantrip ----------------------------------------------------------------------------------


@card("Oblation Cantrip")
def test_oblation_cantrip_gives_up_a_creature_for_two_dice() -> None:
    game = table(
        "Oblation Cantrip",
        quinn="ready: Oblation S, Assistant C 1/1/2, Witching Hag C 1/3/3; bag: 2 Portal",
        monique="ready: Assistant C 1/1/2",
        dice="2x Portal, D1, Q1",
    )
    take(game, "cast Oblation")
    assert sorted(offers(game)) == ["choose Assistant C 1/1/2", "choose Witching Hag C 1/3/3"]
    take(game, "choose Assistant")
    assert pile(game, "Quinn", "used") == ["Assistant"]
    assert pile(game, "Quinn", "active") == ["Portal D1", "Portal Q1"]
    assert "draw Portal D1" in offers(game)  # fresh


@card("Oblation Cantrip")
def test_oblation_cantrip_needs_a_creature() -> None:
    """ "And then": nothing destroyed, nothing drawn."""
    game = table(
        "Oblation Cantrip",
        quinn="ready: Oblation S; bag: 2 Portal; active: Portal D1 fresh",
        monique="ready: Assistant C 1/1/2",
    )
    assert "cast Oblation S" not in offers(game)


@card("Oblation Cantrip", "Qladiator")
def test_oblation_cantrip_cannot_take_a_locked_one() -> None:
    game = table(
        "Oblation Cantrip",
        "Qladiator",
        quinn="ready: Oblation S; locked: Qladiator L *; bag: 2 Portal; active: Portal D1 fresh",
    )
    assert "cast Oblation S" not in offers(game)


@card("Oblation Cantrip", "Ghostly Spirit")
def test_oblation_cantrip_draws_even_if_the_creature_is_saved() -> None:
    """C4: it was destroyed all the same."""
    game = table(
        "Oblation Cantrip",
        "Ghostly Spirit",
        quinn="ready: Oblation S, Ghostly Spirit C 1/2/2; bag: 2 Portal; used: Basic Quiddity",
        dice="2x Portal, Q1, Q1",
    )
    take(game, "cast Oblation", "use")
    assert pile(game, "Quinn", "ready") == ["Ghostly Spirit C 1/2/2"]
    assert pile(game, "Quinn", "active") == ["Portal Q1", "Portal Q1"]


@card("Oblation Cantrip", "Witching Hag")
def test_oblation_cantrip_destroys_in_its_casters_name() -> None:
    """C5: the plain Hag gains 1 Quiddity."""
    game = table(
        "Oblation Cantrip",
        "Witching Hag",
        turn="Quinn, capture",
        quinn="ready: Oblation S, Witching Hag C 1/3/3, Assistant C 1/1/2; bag: 2 Basic Quiddity",
        dice="2x Basic Quiddity, Q1, Q1",
    )
    take(game, "cast Oblation", "choose Assistant")
    assert quiddity(game) == 1
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q1"] * 2  # D11: they can pay in phase 4


# -- Oblation Charm ------------------------------------------------------------------------------------


@card("Oblation Charm")
def test_oblation_charm_captures_a_spell_die_when_a_creature_of_its_caster_is_destroyed() -> None:
    """Costs: Victory Incantation 9 is too dear; Growth Charm 5."""
    game = table(
        "Oblation Charm",
        "Growth Charm",
        "Victory Incantation",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 2/4/4",
        monique="ready: Assistant C 1/1/2, Oblation S",
    )
    take(game, "Monique: cast Oblation")
    chosen = [words for words in offers(game) if words.startswith("choose")]
    assert sorted(chosen) == ["choose Growth", "choose Oblation"]
    take(game, "choose Growth")
    assert pile(game, "Monique", "used") == ["Assistant", "Growth", "Oblation"]


@card("Oblation Charm")
def test_oblation_charm_saves_nobody_and_need_not_be_cast() -> None:
    game = table(
        "Oblation Charm",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 2/4/4",
        monique="ready: Assistant C 1/1/2, Oblation S",
    )
    take(game, "Monique: pass")
    assert pile(game, "Monique", "ready") == ["Oblation S"]
    assert pile(game, "Monique", "used") == ["Assistant"]


@card("Oblation Charm")
def test_oblation_charm_does_not_react_to_the_loss_of_another_player() -> None:
    game = table(
        "Oblation Charm",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 2/4/4",
        monique="ready: Assistant C 1/1/2",
        clark="ready: Oblation S",
    )
    assert decider(game) == "Quinn"
    assert pile(game, "Clark", "ready") == ["Oblation S"]


@card("Oblation Charm", "Death Incantation")
def test_oblation_charm_reacts_to_a_spell_too() -> None:
    game = table(
        "Oblation Charm",
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Death S *",
        monique="ready: Assistant C 1/1/2, Oblation S",
    )
    take(game, "cast Death", "Monique: cast Oblation", "choose Oblation")
    assert pile(game, "Monique", "used") == ["Assistant", "Oblation", "Oblation"]


@card("Oblation Charm", "Demonic Overlord")
def test_oblation_charm_E5_reacts_in_an_opponents_phase_1() -> None:
    game = table(
        "Oblation Charm",
        "Demonic Overlord",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 2/5/5",
        monique="ready: Assistant C 1/1/2, Oblation S",
    )
    take(game, "Monique: cast Oblation", "choose Oblation")
    assert pile(game, "Monique", "used") == ["Assistant", "Oblation", "Oblation"]


# -- Oblation Incantation ------------------------------------------------------------------------------


@card("Oblation Incantation")
def test_oblation_incantation_draws_2_dice_when_its_creature_is_destroyed() -> None:
    """D7: they wait in the Active Pool, unrolled."""
    game = table(
        "Oblation Incantation",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 2/4/4",
        monique="ready: Assistant C 1/1/2 (Oblation S); bag: 3 Basic Quiddity",
        dice="2x Basic Quiddity",
    )
    assert pile(game, "Monique", "active") == ["Basic Quiddity", "Basic Quiddity"]
    assert pile(game, "Monique", "used") == ["Assistant", "Oblation"]


@card("Oblation Incantation")
def test_oblation_incantation_is_attached_to_a_creature_of_its_caster_only() -> None:
    game = table(
        "Oblation Incantation",
        turn="Quinn, capture",
        quinn="ready: Oblation S, Assistant C 1/1/2",
        monique="ready: Scavenging Goblin C 1/2/2",
    )
    take(game, "cast Oblation")
    assert pile(game, "Quinn", "ready")[0] == "Assistant C 1/1/2 with Oblation S"
    game = table(
        "Oblation Incantation",
        turn="Quinn, capture",
        quinn="ready: Oblation S",
        monique="ready: Scavenging Goblin C 1/2/2",
    )
    assert "cast" not in kinds(game)


@card("Oblation Incantation")
def test_oblation_incantation_draws_nothing_when_its_creature_scores() -> None:
    game = table(
        "Oblation Incantation",
        turn="Quinn, score",
        quinn="ready: Assistant C 1/1/2 (Oblation S); bag: 3 Basic Quiddity",
    )
    assert pile(game, "Quinn", "active") == []
    assert pile(game, "Quinn", "used") == ["Assistant", "Oblation"]


@card("Oblation Incantation", "Ghostly Spirit")
def test_oblation_incantation_draws_even_if_the_creature_is_saved() -> None:
    """C4, C7: both happen, the Spell is gone."""
    game = table(
        "Oblation Incantation",
        "Ghostly Spirit",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 2/4/4",
        monique="ready: Ghostly Spirit C 1/2/2 (Oblation S); bag: 3 Portal; used: Basic Quiddity",
        dice="2x Portal",
    )
    take(game, "Monique: use")
    assert pile(game, "Monique", "ready") == ["Ghostly Spirit C 1/2/2"]
    assert pile(game, "Monique", "active") == ["Portal", "Portal"]
    assert pile(game, "Monique", "used") == ["Oblation"]


# -- Oblation Spell ------------------------------------------------------------------------------------


@card("Oblation Spell")
def test_oblation_spell_culls_a_die_of_cost_2_or_more_for_3_quiddity() -> None:
    game = table(
        "Oblation Spell",
        quinn="active: Oblation S fresh, Portal D1 fresh; used: Scavenging Goblin, Portal, Assistant, Basic Quiddity",
    )
    take(game, "immediate Oblation")
    assert sorted(offers(game)) == ["choose Portal", "choose Scavenging Goblin"]
    goblins = in_the_wilds(game, "Scavenging Goblin")
    take(game, "choose Scavenging Goblin")
    assert quiddity(game) == 3
    assert in_the_wilds(game, "Scavenging Goblin") == goblins + 1
    assert pile(game, "Quinn", "spent") == ["Oblation"]


@card("Oblation Spell")
def test_oblation_spell_gives_nothing_without_such_a_die() -> None:
    game = table("Oblation Spell", quinn="active: Oblation S fresh, Portal D1 fresh; used: Assistant, Basic Quiddity")
    if "immediate Oblation S" in offers(game):
        take(game, "immediate Oblation")
    assert quiddity(game) == 0
    assert pile(game, "Quinn", "used") == ["Assistant", "Basic Quiddity"]


@card("Oblation Spell")
def test_oblation_spell_itself_is_spent_and_no_die_to_cull() -> None:
    """E1: with the Spent Pile it is not in the Used Pile yet."""
    game = table("Oblation Spell", quinn="active: Oblation S fresh, Portal D1 fresh; used: Oblation, Assistant")
    take(game, "immediate Oblation")
    assert pile(game, "Quinn", "used") == ["Assistant"]
    assert quiddity(game) == 3


@card("Discriminating Charm", "Strong Primordial Ooze")
def test_discriminating_charm_K13_goes_by_the_cost_of_what_an_ooze_copied() -> None:
    """The Ooze costs 7, the Goblin it was 2."""
    game = table(
        "Discriminating Charm",
        "Strong Primordial Ooze",
        turn="Quinn, score",
        quinn="ready: Primordial Ooze as Scavenging Goblin C 1/2/2, Discriminating S; bag: 6 Basic Quiddity",
        monique="ready: Scavenging Goblin C 1/2/2",
        dice="6x Basic Quiddity, 6x Q1",
    )
    take(game, "enough", "roll", "cast Discriminating")
    assert glory(game) == 4


@card("Oblation Charm", "Demonic Overlord")
def test_two_of_oblation_charm_can_answer_two_destructions() -> None:
    game = table(
        "Oblation Charm",
        "Demonic Overlord",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 2/5/5",
        monique="ready: 2 Assistant C 1/1/2, 2 Oblation S",
    )
    take(game, "Monique: cast Oblation", "choose Oblation", "Monique: cast Oblation", "choose Oblation")
    assert pile(game, "Monique", "used") == ["Assistant"] * 2 + ["Oblation"] * 4


@card("Oblation Cantrip", "Corrupted Quiddity")
def test_oblation_cantrip_X1_may_roll_a_triple_burst_in_any_phase() -> None:
    game = table(
        "Oblation Cantrip",
        turn="Quinn, capture",
        quinn="ready: Oblation S, Assistant C 1/1/2; bag: 2 Corrupted Quiddity",
        dice="2x Corrupted Quiddity, ***, Q1",
    )
    take(game, "cast Oblation")
    assert pile(game, "Quinn", "used") == ["Assistant", "Corrupted Quiddity"]
