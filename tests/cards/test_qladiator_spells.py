"""Quest of the Qladiator: Chaos throws dice about, Harmony binds and frees."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import attack, decider, defense, end_turn, glory, go_and_attack, offers, pass_all, quiddity
from tests.cards.setting import table
from tests.rules.looking import offered, phase

# -- Chaos Cantrip -------------------------------------------------------------------------------------


@card("Chaos Cantrip")
def test_chaos_cantrip_rerolls_every_unlocked_creature_of_each_opponent() -> None:
    game = table(
        "Chaos Cantrip",
        quinn="ready: Chaos S, Assistant C 1/1/2",
        monique="ready: Quake Dragon C 1/4/4, Deathdealer C 2/4/4; locked: Qladiator L *",
        clark="ready: Frost Howler C 2/5/6",
        dice="Q2, C 3/8/7 **, L *",
    )
    take(game, "cast Chaos")
    assert pile(game, "Monique", "ready") == ["Quake Dragon C 3/8/7 **"]
    assert pile(game, "Monique", "used") == ["Deathdealer"]
    assert pile(game, "Monique", "locked") == ["Qladiator L *"]
    assert pile(game, "Clark", "used") == ["Frost Howler"]  # a Lock sends it away too
    assert pile(game, "Quinn", "ready") == ["Assistant C 1/1/2"]
    assert pile(game, "Quinn", "spent") == ["Chaos"]


@card("Chaos Cantrip", "Witching Hag", "Strong Ghostly Spirit")
def test_chaos_cantrip_destroys_nothing_and_spares_immune_creatures() -> None:
    game = table(
        "Chaos Cantrip",
        "Witching Hag",
        "Strong Ghostly Spirit",
        "Gnome Barbarian",
        quinn="ready: Chaos S, Witching Hag C 1/3/3",
        monique="ready: Ghostly Spirit C 1/2/2, Gnome Barbarian C 1/1/3 *",
        dice="Q1",
    )
    take(game, "cast Chaos")
    assert pile(game, "Monique", "used") == ["Ghostly Spirit"]
    assert pile(game, "Monique", "active") == []
    assert quiddity(game) == 0
    assert pile(game, "Monique", "ready") == ["Gnome Barbarian C 1/1/3 *"]


@card("Chaos Cantrip", "Life Cantrip")
def test_chaos_cantrip_leaves_attachments_on_a_creature_that_stays() -> None:
    game = table(
        "Chaos Cantrip",
        "Life Cantrip",
        turn="Quinn, capture",
        quinn="ready: Chaos S",
        monique="ready: Quake Dragon C 1/4/4 (Life S)",
        clark="ready: Deathdealer C 1/3/2 (Life S)",
        dice="C 2/6/6 *, Q1",
    )
    take(game, "cast Chaos")
    assert defense(game, "Quake Dragon", "Monique") == 6 + 1 + 4
    assert pile(game, "Clark", "used") == ["Deathdealer", "Life"]


# -- Chaos Charm ---------------------------------------------------------------------------------------


@card("Chaos Charm")
def test_chaos_charm_rerolls_one_unlocked_creature_of_anybody() -> None:
    game = table(
        "Chaos Charm",
        quinn="ready: Chaos S, Quake Dragon C 1/4/4; locked: Frost Howler L *",
        monique="ready: Assistant C 1/1/2; locked: Qladiator L *",
        dice="C 3/8/7 **",
    )
    take(game, "cast Chaos")
    assert offered(game) == ["choose Assistant C 1/1/2 of Monique", "choose Quake Dragon C 1/4/4"]
    take(game, "choose Quake Dragon")
    assert pile(game, "Quinn", "ready") == ["Quake Dragon C 3/8/7 **"]


@card("Chaos Charm")
@pytest.mark.parametrize("face", ["Q1", "L **"])
def test_chaos_charm_sends_it_to_its_owners_used_pile_on_any_other_face(face: str) -> None:
    game = table("Chaos Charm", quinn="ready: Chaos S", monique="ready: Frost Howler C 3/6/8", dice=face)
    take(game, "cast Chaos")
    assert pile(game, "Monique", "used") == ["Frost Howler"]
    assert pile(game, "Monique", "locked") == []


# -- Chaos Incantation ---------------------------------------------------------------------------------


@card("Chaos Incantation")
def test_chaos_incantation_has_the_attacker_choose_one_opponents_defenders() -> None:
    game = table(
        "Chaos Incantation",
        quinn="ready: Chaos S, Quake Dragon C 1/4/4",
        monique="ready: Assistant C 1/1/2, Deathdealer C 2/4/4",
        clark="ready: Assistant C 1/1/2, Deathdealer C 2/4/4",
    )
    go_and_attack(game)
    take(game, "Quinn: cast Chaos", "Quinn: name Monique")
    assert decider(game) == "Quinn"
    take(game, "Quinn: defend Deathdealer")
    assert pile(game, "Monique", "used") == ["Deathdealer"]
    take(game, "Clark: defend Assistant")
    assert pile(game, "Clark", "used") == ["Assistant"]


@card("Chaos Incantation", "Mighty Pink Eye Cyclops")
def test_chaos_incantation_does_not_lift_a_creature_that_must_defend_first() -> None:
    """c.5: what must be narrows the choice, whoever chooses."""
    game = table(
        "Chaos Incantation",
        "Mighty Pink Eye Cyclops",
        quinn="ready: Chaos S, Quake Dragon C 1/4/4",
        monique="ready: Assistant C 1/1/2, Deathdealer C 1/3/2, Pink Eye Cyclops C 1/4/3",
    )
    go_and_attack(game)
    take(game, "cast Chaos")
    assert pile(game, "Monique", "used") == ["Pink Eye Cyclops"]


@card("Chaos Incantation")
def test_chaos_incantation_is_cast_when_attacking_only_and_ends_with_the_attack() -> None:
    game = table(
        "Chaos Incantation",
        turn="Quinn, capture",
        quinn="ready: Chaos S, Quake Dragon C 1/4/4",
        monique="ready: Assistant C 1/1/2, Deathdealer C 2/4/4",
    )
    assert "cast" not in kinds(game)
    game = table(
        "Chaos Incantation",
        quinn="ready: Chaos S, Quake Dragon C 1/4/4",
        monique="ready: Assistant C 1/1/2, Deathdealer C 2/4/4",
    )
    go_and_attack(game)
    take(game, "cast Chaos", "defend Assistant")
    assert game.state.gifts == []
    assert phase(game) == "capture"


# -- Chaos Spell ---------------------------------------------------------------------------------------


@card("Chaos Spell")
def test_chaos_spell_rerolls_up_to_three_other_dice() -> None:
    game = table(
        "Chaos Spell",
        quinn="active: Chaos S fresh, 4 Basic Quiddity Q1; bag: Portal",
        dice="Q2, Q2, Q2",
    )
    take(game, "immediate Chaos", "choose Basic Quiddity", "choose Basic Quiddity", "choose Basic Quiddity")
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q1"] + ["Basic Quiddity Q2"] * 3
    assert pile(game, "Quinn", "spent") == ["Chaos"]
    assert quiddity(game) == 0


@card("Chaos Spell")
def test_chaos_spell_may_reroll_fewer_and_is_gone_once_it_is_not_fresh() -> None:
    """D9, D10."""
    game = table("Chaos Spell", quinn="active: Chaos S fresh, 2 Basic Quiddity Q1", dice="Q2")
    take(game, "immediate Chaos", "choose Basic Quiddity", "enough")
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q1", "Basic Quiddity Q2"]
    game = table("Chaos Spell", quinn="active: Chaos S, 2 Basic Quiddity Q1")
    assert not {"immediate", "ready"} & kinds(game)


# -- Harmony Cantrip -----------------------------------------------------------------------------------


@card("Harmony Cantrip")
def test_harmony_cantrip_lowers_the_total_by_3_for_each_unlocked_creature() -> None:
    """8 and 1, less 6: 3 are left. The Locked die does not count."""
    game = table(
        "Harmony Cantrip",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 3/8/7 **, Assistant C 1/1/2",
        monique="ready: Harmony S, Deathdealer C 2/4/4, Assistant C 1/1/2; locked: Qladiator L *",
        clark="ready: Quake Dragon C 2/6/6 *",
    )
    take(game, "Monique: cast Harmony")
    pass_all(game)
    take(game, "Monique: defend Deathdealer")
    assert pile(game, "Monique", "used") == ["Harmony"]
    assert pile(game, "Clark", "used") == ["Quake Dragon"]  # it protects its caster only


@card("Harmony Cantrip")
def test_harmony_cantrip_lowers_the_total_by_no_more_than_that() -> None:
    game = table(
        "Harmony Cantrip",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="ready: Harmony S, Deathdealer C 1/3/2, Assistant C 1/1/2",
    )
    take(game, "Monique: cast Harmony")
    pass_all(game)
    take(game, "Monique: defend Deathdealer")  # 8 less 6 are 2
    assert pile(game, "Monique", "used") == ["Deathdealer", "Harmony"]


@card("Harmony Cantrip")
def test_harmony_cantrip_is_a_reaction_to_an_attack_only() -> None:
    game = table(
        "Harmony Cantrip",
        turn="Quinn, capture",
        quinn="ready: Harmony S, Assistant C 1/1/2",
        monique="ready: Assistant C 1/1/2",
    )
    assert "cast" not in kinds(game)


# -- Harmony Charm -------------------------------------------------------------------------------------


@card("Harmony Charm")
def test_harmony_charm_strengthens_its_carrier_and_others_of_the_same_level() -> None:
    game = table(
        "Harmony Charm",
        turn="Quinn, capture",
        quinn="ready: Harmony S, Assistant C 1/1/2, Quake Dragon C 1/4/4, Deathdealer C 2/4/4",
        monique="ready: Assistant C 1/1/2",
    )
    take(game, "cast Harmony")
    assert "choose Assistant C 1/1/2 of Monique" not in offers(game)  # one of your creatures
    take(game, "choose Quake Dragon")
    assert (attack(game, "Quake Dragon"), defense(game, "Quake Dragon")) == (5, 5)
    assert (attack(game, "Assistant"), defense(game, "Assistant")) == (2, 3)
    assert (attack(game, "Deathdealer"), defense(game, "Deathdealer")) == (4, 4)
    assert attack(game, "Assistant", "Monique", "Quinn") == 1


@card("Harmony Charm")
def test_two_harmony_charms_add_up_and_go_with_their_carrier() -> None:
    game = table(
        "Harmony Charm",
        turn="Quinn, score",
        quinn="ready: Assistant C 1/1/2 (Harmony S), Deathdealer C 1/3/2 (Harmony S); bag: Portal",
    )
    assert sorted(pile(game, "Quinn", "used")) == ["Assistant", "Deathdealer", "Harmony", "Harmony"]
    game = table(
        "Harmony Charm",
        turn="Quinn, capture",
        quinn="ready: Assistant C 1/1/2 (Harmony S), Deathdealer C 1/3/2 (Harmony S)",
    )
    assert attack(game, "Assistant") == 3
    assert attack(game, "Deathdealer") == 5


# -- Harmony Incantation -------------------------------------------------------------------------------


@card("Harmony Incantation")
@pytest.mark.parametrize(
    ("scored", "castable"),
    [
        ("Assistant C 1/1/2, Scavenging Goblin C 1/2/2", True),
        ("2 Scavenging Goblin C 1/2/2", False),
        ("Scavenging Goblin C 1/2/2", False),
    ],
)
def test_harmony_incantation_rewards_two_classes_that_scored(scored: str, castable: bool) -> None:
    game = table(
        "Harmony Incantation",
        turn="Quinn, score",
        quinn=f"ready: {scored}, Harmony S; bag: 6 Basic Quiddity",
        dice="6x Basic Quiddity, 6x Q1",
    )
    before = glory(game)
    assert "cast" not in kinds(game)  # E5: not in phase 1
    take(game, "enough", "roll")
    assert ("cast Harmony S" in offers(game)) == castable
    if castable:
        take(game, "cast Harmony")
        assert glory(game) == before + 2


# -- Harmony Spell -------------------------------------------------------------------------------------


@card("Harmony Spell")
def test_harmony_spell_unlocks_one_die_for_nothing_and_draws() -> None:
    game = table(
        "Harmony Spell",
        quinn="ready: Harmony S; locked: Frost Howler L *; bag: 2 Assistant",
        monique="locked: Qladiator L **",
        clark="locked: Quaxos' Eye L **",
        dice="Assistant, Q1",
    )
    take(game, "cast Harmony")
    assert offered(game) == ["choose Frost Howler L *", "choose Qladiator L ** of Monique"]
    take(game, "choose Frost Howler")
    assert pile(game, "Quinn", "spent") == ["Frost Howler", "Harmony"]
    assert pile(game, "Quinn", "active") == ["Assistant Q1"]


@card("Harmony Spell")
def test_harmony_spell_sends_an_opponents_die_to_their_used_pile() -> None:
    game = table("Harmony Spell", quinn="ready: Harmony S; bag: Assistant", monique="locked: Qladiator L *",
                 dice="Assistant, C 1/1/2")  # fmt: skip
    take(game, "cast Harmony")
    assert pile(game, "Monique", "used") == ["Qladiator"]
    assert pile(game, "Quinn", "active") == ["Assistant C 1/1/2"]


@card("Harmony Spell")
def test_harmony_spell_is_no_reaction() -> None:
    game = table(
        "Harmony Spell",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 1/4/4; locked: Qladiator L *; active: Assistant Q1",
        monique="ready: Assistant C 1/1/2, Harmony S; bag: Portal",
    )
    assert decider(game) == "Quinn"
    end_turn(game)
    assert pile(game, "Quinn", "locked") == ["Qladiator L *"]
