"""Quarmageddon: Gnome Barbarian, Heavenly Seraph, Lord of the Quarry, Mischievous Imp."""

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
    price,
    quiddity,
)
from tests.cards.setting import table

# -- Gnome Barbarian -----------------------------------------------------------------------------------


@card("Gnome Barbarian")
@pytest.mark.parametrize(("face", "numbers"), [("C 1/1/3 *", (3, 5)), ("C 2/2/4", (4, 6))])
def test_gnome_barbarian_is_stronger_alone(face: str, numbers: tuple[int, int]) -> None:
    """Spells in its Ready Area and Creatures of others do not matter."""
    game = table(
        "Gnome Barbarian",
        turn="Quinn, capture, quiddity 1",
        quinn=f"ready: Gnome Barbarian {face}, Growth S",
        monique="ready: 2 Assistant C 1/1/2",
    )
    assert (attack(game, "Gnome Barbarian"), defense(game, "Gnome Barbarian")) == numbers


@card("Gnome Barbarian")
@pytest.mark.parametrize("other", ["Assistant C 1/1/2", "Gnome Barbarian C 2/2/4"])
def test_gnome_barbarian_beside_another_creature_is_not(other: str) -> None:
    game = table(
        "Gnome Barbarian", turn="Quinn, capture, quiddity 1", quinn=f"ready: Gnome Barbarian C 1/1/3 *, {other}"
    )
    assert (attack(game, "Gnome Barbarian C 1"), defense(game, "Gnome Barbarian C 1")) == (1, 3)


@card("Gnome Barbarian", "Mighty Qladiator")
def test_gnome_barbarian_beside_a_locked_creature_is_not_alone() -> None:
    """X4: a Locked die counts as a Creature in the Ready Area."""
    game = table(
        "Gnome Barbarian",
        "Mighty Qladiator",
        turn="Quinn, capture, quiddity 1",
        quinn="ready: Gnome Barbarian C 1/1/3 *; locked: Qladiator L *",
    )
    assert (attack(game, "Gnome Barbarian"), defense(game, "Gnome Barbarian")) == (1, 3)


@card("Gnome Barbarian")
def test_gnome_barbarian_gets_stronger_as_soon_as_its_last_companion_falls() -> None:
    """7 damage: 2 for the Assistant; 5 against a Gnome of 4 that has 6 by now."""
    game = table(
        "Gnome Barbarian",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 2/4/4, Deathdealer C 1/3/2",
        monique="ready: Gnome Barbarian C 2/2/4, Assistant C 1/1/2",
    )
    take(game, "Monique: defend Assistant")
    assert pile(game, "Monique", "ready") == ["Gnome Barbarian C 2/2/4"]


@card("Gnome Barbarian", "Quake Dragon")
def test_gnome_barbarian_with_its_burst_is_immune_to_the_quake_dragons_breath() -> None:
    """FAQ; more in tests/rules/test_immunity.py. Alone it has defense 5, the Dragon attack 4."""
    game = table(
        "Gnome Barbarian",
        "Quake Dragon",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 1/4/4",
        monique="ready: Gnome Barbarian C 1/1/3 *",
        clark="ready: Assistant C 1/1/2",
    )
    assert pile(game, "Monique", "ready") == ["Gnome Barbarian C 1/1/3 *"]
    assert pile(game, "Clark", "ready") == []


# -- Strong Gnome Barbarian ----------------------------------------------------------------------------


@card("Strong Gnome Barbarian")
def test_strong_gnome_barbarian_X11_makes_the_attacker_destroy_an_attacker_and_the_total_stays() -> None:
    """FAQ: 4 + 1 = 5. Quinn loses the Deathdealer, but the Gnome and Clark face all 5."""
    game = table(
        "Strong Gnome Barbarian",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 2/4/4, Assistant C 1/1/2",
        monique="ready: Gnome Barbarian C 1/1/3 *, Defender of the Pale C 1/1/5 *",
        clark="ready: Defender of the Pale C 1/1/5 *",
    )
    take(game, "Monique: defend Gnome Barbarian")
    assert decider(game) == "Quinn"
    assert sorted(offers(game)) == ["choose Assistant C 1/1/2", "choose Deathdealer C 2/4/4"]
    take(game, "choose Deathdealer")
    assert pile(game, "Quinn", "used") == ["Deathdealer"]
    assert pile(game, "Monique", "used") == ["Gnome Barbarian"]  # 5 against 3; 2 are left for the Defender
    assert pile(game, "Monique", "ready") == ["Defender of the Pale C 1/1/5 *"]
    assert pile(game, "Clark", "ready") == []  # 5 against 5


@card("Strong Gnome Barbarian")
def test_strong_gnome_barbarian_works_before_damage_and_alone_holds_more() -> None:
    """The only attacker is destroyed, its 4 damage still come: defense 3 and 2 more alone hold them."""
    game = table(
        "Strong Gnome Barbarian",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 2/4/4",
        monique="ready: Gnome Barbarian C 1/1/3 *",
    )
    assert pile(game, "Quinn", "used") == ["Deathdealer"]
    assert pile(game, "Monique", "ready") == ["Gnome Barbarian C 1/1/3 *"]


@card("Strong Gnome Barbarian")
def test_strong_gnome_barbarian_destroys_nobody_unless_it_defends_or_without_its_burst() -> None:
    game = table(
        "Strong Gnome Barbarian",
        turn="Quinn, attack",
        quinn="ready: Assistant C 1/1/2",
        monique="ready: Gnome Barbarian C 1/1/3 *, Defender of the Pale C 1/1/5 *",
    )
    take(game, "Monique: defend Defender of the Pale")
    assert pile(game, "Quinn", "ready") == ["Assistant C 1/1/2"]
    game = table(
        "Strong Gnome Barbarian",
        turn="Quinn, attack",
        quinn="ready: Assistant C 1/1/2",
        monique="ready: Gnome Barbarian C 2/2/4",
    )
    assert pile(game, "Quinn", "ready") == ["Assistant C 1/1/2"]


@card("Strong Gnome Barbarian")
def test_two_of_strong_gnome_barbarian_destroy_an_attacker_each() -> None:
    """C15. 4 + 4 = 8: 3 and 3, with 2 left."""
    game = table(
        "Strong Gnome Barbarian",
        turn="Quinn, attack",
        quinn="ready: 2 Deathdealer C 2/4/4",
        monique="ready: 2 Gnome Barbarian C 1/1/3 *, Defender of the Pale C 1/1/5 *",
    )
    take(game, "Monique: defend Gnome Barbarian", "Monique: defend Gnome Barbarian")
    assert pile(game, "Quinn", "ready") == []
    assert pile(game, "Quinn", "used") == ["Deathdealer", "Deathdealer"]
    assert pile(game, "Monique", "ready") == ["Defender of the Pale C 1/1/5 *"]


@card("Strong Gnome Barbarian")
def test_strong_gnome_barbarian_is_no_immune_creature() -> None:
    game = table(
        "Strong Gnome Barbarian",
        "Quake Dragon",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 1/4/4",
        monique="ready: Gnome Barbarian C 1/1/3 *",
    )
    assert pile(game, "Monique", "used") == ["Gnome Barbarian"]
    assert pile(game, "Quinn", "ready") == ["Quake Dragon C 1/4/4"]  # it did not defend


# -- Mighty Gnome Barbarian ----------------------------------------------------------------------------


@card("Mighty Gnome Barbarian")
@pytest.mark.parametrize(("face", "numbers"), [("C 1/1/3 *", (4, 6)), ("C 2/2/4", (5, 7))])
def test_mighty_gnome_barbarian_has_3_more_alone_and_scores_3(face: str, numbers: tuple[int, int]) -> None:
    game = table("Mighty Gnome Barbarian", turn="Quinn, capture, quiddity 1", quinn=f"ready: Gnome Barbarian {face}")
    assert (attack(game, "Gnome Barbarian"), defense(game, "Gnome Barbarian")) == numbers
    game = table("Mighty Gnome Barbarian", turn="Quinn, score", quinn=f"ready: Gnome Barbarian {face}")
    assert glory(game) == 3


@card("Mighty Gnome Barbarian", "Death Incantation")
@pytest.mark.parametrize(("face", "reached"), [("C 1/1/3 *", False), ("C 2/2/4", True)])
def test_mighty_gnome_barbarian_is_immune_with_its_burst(face: str, reached: bool) -> None:
    game = table(
        "Mighty Gnome Barbarian",
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Death S **, Assistant C 1/1/2",
        monique=f"ready: Gnome Barbarian {face}, Assistant C 1/1/2",
    )
    take(game, "cast Death")
    assert bool([words for words in offers(game) if "Gnome" in words]) == reached


# -- Heavenly Seraph -----------------------------------------------------------------------------------


@card("Heavenly Seraph", "Death Incantation")
@pytest.mark.parametrize(("face", "beside"), [("C 1/4/4", True), ("C 2/7/5", True), ("C 3/7/7 *", False)])
def test_heavenly_seraph_is_immune_and_with_its_burst_its_companions_too(face: str, beside: bool) -> None:
    game = table(
        "Heavenly Seraph",
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Death S **, Scavenging Goblin C 1/2/2",
        monique=f"ready: Heavenly Seraph {face}, Assistant C 1/1/2",
        clark="ready: Assistant C 1/1/2",
    )
    take(game, "cast Death")
    assert sorted(offers(game)) == sorted(
        ["choose Scavenging Goblin C 1/2/2", "choose Assistant C 1/1/2 of Clark"]
        + (["choose Assistant C 1/1/2 of Monique"] if beside else [])
    )


@card("Heavenly Seraph")
def test_heavenly_seraph_scores_3() -> None:
    game = table("Heavenly Seraph", turn="Quinn, score", quinn="ready: Heavenly Seraph C 1/4/4")
    assert glory(game) == 3


# -- Strong Heavenly Seraph ----------------------------------------------------------------------------


@card("Strong Heavenly Seraph")
@pytest.mark.parametrize(("face", "more"), [("C 1/4/4", 1), ("C 2/7/5", 1), ("C 3/7/7 *", 2)])
def test_strong_heavenly_seraph_culls_more_dice(face: str, more: int) -> None:
    """On top of the ordinary cull; 2 in place of 1 with the burst."""
    game = table(
        "Strong Heavenly Seraph",
        turn="Quinn, score",
        quinn=f"ready: Heavenly Seraph {face}; used: 6 Basic Quiddity, Portal",
    )
    culled = 0
    while "roll" not in kinds(game):
        take(game, next(w for w in offers(game) if w.endswith("Basic Quiddity")))
        culled += 1
    assert culled == more + 1
    assert pile(game, "Quinn", "used").count("Basic Quiddity") == 6 - culled
    assert glory(game) == 3


@card("Strong Heavenly Seraph")
def test_strong_heavenly_seraph_may_cull_fewer_or_none() -> None:
    """D9, S6."""
    game = table(
        "Strong Heavenly Seraph",
        turn="Quinn, score",
        quinn="ready: Heavenly Seraph C 3/7/7 *; used: 3 Basic Quiddity",
    )
    take(game, "choose Basic Quiddity", "enough", "enough")
    assert kinds(game) == {"roll"}
    assert pile(game, "Quinn", "used") == ["Basic Quiddity", "Basic Quiddity", "Heavenly Seraph"]


@card("Strong Heavenly Seraph")
@pytest.mark.parametrize(("answer", "points"), [("cull", 3), ("keep", 0)])
def test_strong_heavenly_seraph_culls_with_expert_culling_too(answer: str, points: int) -> None:
    """S4: its ability happens either way, and there is no ordinary cull."""
    game = table(
        "Strong Heavenly Seraph",
        rules="expert_culling=True",
        turn="Quinn, score",
        quinn="ready: Heavenly Seraph C 1/4/4; used: 2 Basic Quiddity",
    )
    take(game, answer, "choose Basic Quiddity")
    assert kinds(game) == {"roll"}
    assert glory(game) == points
    assert pile(game, "Quinn", "used").count("Basic Quiddity") == 1


# -- Mighty Heavenly Seraph ----------------------------------------------------------------------------


@card("Mighty Heavenly Seraph")
def test_mighty_heavenly_seraph_gives_each_other_creature_of_its_owner_2_defense() -> None:
    game = table(
        "Mighty Heavenly Seraph",
        turn="Quinn, capture, quiddity 1",
        quinn="ready: Heavenly Seraph C 1/4/4, Assistant C 1/1/2, Warrior of the Quay C 1/2/3",
        monique="ready: Assistant C 1/1/2",
    )
    assert defense(game, "Heavenly Seraph") == 4
    assert defense(game, "Assistant") == 4
    assert defense(game, "Warrior of the Quay") == 5
    assert defense(game, "Assistant", "Monique") == 2
    assert attack(game, "Assistant") == 1


@card("Mighty Heavenly Seraph")
def test_two_of_mighty_heavenly_seraph_help_each_other() -> None:
    """C15."""
    game = table(
        "Mighty Heavenly Seraph",
        turn="Quinn, capture, quiddity 1",
        quinn="ready: Heavenly Seraph C 1/4/4, Heavenly Seraph C 2/7/5, Assistant C 1/1/2",
    )
    assert defense(game, "Heavenly Seraph C 1") == 6
    assert defense(game, "Heavenly Seraph C 2") == 7
    assert defense(game, "Assistant") == 6


@card("Mighty Heavenly Seraph", "Death Incantation")
def test_mighty_heavenly_seraph_is_immune_with_its_burst_only() -> None:
    game = table(
        "Mighty Heavenly Seraph",
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Death S **",
        monique="ready: Heavenly Seraph C 2/7/5, Heavenly Seraph C 3/7/7 *, Assistant C 1/1/2",
    )
    take(game, "cast Death")
    chosen = sorted(words.removesuffix(" of Monique") for words in offers(game))
    assert chosen == ["choose Assistant C 1/1/2", "choose Heavenly Seraph C 2/7/5"]


# -- Lord of the Quarry --------------------------------------------------------------------------------


@card("Lord of the Quarry")
@pytest.mark.parametrize(("face", "less"), [("C 1/3/3", 0), ("C 2/4/4 *", 1), ("C 3/8/6", 0)])
def test_lord_of_the_quarry_gives_one_more_capture_and_with_its_burst_lower_prices(face: str, less: int) -> None:
    game = table(
        "Lord of the Quarry", turn="Quinn, ready, quiddity 9", quinn=f"active: Lord of the Quarry {face}, Portal Q1"
    )
    take(game, "summon Lord of the Quarry")
    while "capture" not in kinds(game):
        take(game, "end")
    assert captures(game) == 2
    assert price(game, "Deathdealer") == 3 - less
    assert price(game, "Basic Quiddity") == 0  # Q3
    take(game, "capture Scavenging Goblin", "capture Scavenging Goblin")
    assert pile(game, "Quinn", "used").count("Scavenging Goblin") == 2


@card("Lord of the Quarry")
def test_two_of_lord_of_the_quarry_give_two_more_captures_and_2_less() -> None:
    """C15."""
    game = table(
        "Lord of the Quarry",
        turn="Quinn, ready, quiddity 9",
        quinn="active: 2 Lord of the Quarry C 2/4/4 *, Portal Q1",
    )
    take(game, "summon Lord of the Quarry", "summon Lord of the Quarry")
    while "capture" not in kinds(game):
        take(game, "end")
    assert captures(game) == 3
    assert price(game, "Deathdealer") == 1


@card("Lord of the Quarry")
def test_lord_of_the_quarry_gives_nothing_in_later_turns_or_without_being_summoned() -> None:
    game = table("Lord of the Quarry", turn="Quinn, capture, quiddity 9", quinn="ready: Lord of the Quarry C 2/4/4 *")
    assert captures(game) == 1
    assert price(game, "Deathdealer") == 3


# -- Strong Lord of the Quarry -------------------------------------------------------------------------


@card("Strong Lord of the Quarry")
@pytest.mark.parametrize(("face", "limit"), [("C 1/3/3", 3), ("C 2/4/4 *", 5), ("C 3/8/6", 3)])
def test_strong_lord_of_the_quarry_captures_a_cheap_die_for_free(face: str, limit: int) -> None:
    game = table(
        "Strong Lord of the Quarry",
        "Witching Hag",
        turn="Quinn, score",
        quinn=f"ready: Lord of the Quarry {face}; bag: 6 Basic Quiddity",
        monique="bag: 6 Basic Quiddity",
    )
    chosen = [words.removeprefix("choose ") for words in offers(game) if words.startswith("choose")]
    there = [known for known in game.wilds.cards if in_the_wilds(game, known.name) > 0]
    assert sorted(chosen) == sorted(known.die.name for known in there if known.cost <= limit)
    take(game, "choose Scavenging Goblin")
    assert pile(game, "Quinn", "used") == ["Lord of the Quarry", "Scavenging Goblin"]
    assert glory(game) == 3


@card("Strong Lord of the Quarry")
def test_strong_lord_of_the_quarry_need_not_and_uses_up_no_capture() -> None:
    """Q5, S6."""
    game = table(
        "Strong Lord of the Quarry",
        turn="Quinn, score",
        quinn="ready: Lord of the Quarry C 1/3/3; bag: 6 Basic Quiddity",
        dice="6x Basic Quiddity, 6x Q1",
    )
    take(game, "choose Scavenging Goblin", "enough", "roll")
    while "capture" not in kinds(game):
        take(game, "end")
    assert captures(game) == 1
    game = table("Strong Lord of the Quarry", turn="Quinn, score", quinn="ready: Lord of the Quarry C 1/3/3")
    take(game, "enough", "enough")
    assert pile(game, "Quinn", "used") == ["Lord of the Quarry"]


@card("Strong Lord of the Quarry")
def test_strong_lord_of_the_quarry_can_end_the_game_by_emptying_a_fourth_card() -> None:
    """G1 follows a free capture too (Q5)."""
    game = table(
        "Strong Lord of the Quarry",
        "Scavenging Goblin",
        "Deathdealer",
        "Devotee of the Holy Query",
        "Warrior of the Quay",
        turn="Quinn, score",
        quinn="ready: Lord of the Quarry C 1/3/3; bag: 5 Warrior of the Quay, 5 Deathdealer",
        monique="bag: 4 Scavenging Goblin, 5 Devotee of the Holy Query",
    )
    take(game, "choose Scavenging Goblin")
    assert game.over
    assert game.result.winners == (0,)
    assert game.result.reason != "glory"


@card("Strong Lord of the Quarry", "Lord of the Quarry")
def test_strong_lord_of_the_quarry_goes_by_the_printed_cost() -> None:
    """Q4, Q5: nothing raises or lowers a free capture."""
    game = table(
        "Strong Lord of the Quarry",
        "Mighty Questing Wizard",
        turn="Quinn, score",
        quinn="ready: Lord of the Quarry C 1/3/3, Questing Wizard C 1/2/5",
    )
    assert "choose Warrior of the Quay" not in offers(game)  # 4 and 2 less this turn, still 4


# -- Mighty Lord of the Quarry -------------------------------------------------------------------------


@card("Mighty Lord of the Quarry")
@pytest.mark.parametrize("others", [0, 1, 3])
def test_mighty_lord_of_the_quarry_grows_with_its_companions(others: int) -> None:
    beside = f", {others} Assistant C 1/1/2" if others else ""
    game = table(
        "Mighty Lord of the Quarry",
        turn="Quinn, capture, quiddity 1",
        quinn=f"ready: Lord of the Quarry C 1/3/3{beside}, Growth S",
        monique="ready: 2 Assistant C 1/1/2",
    )
    assert attack(game, "Lord of the Quarry") == 3 + others
    assert defense(game, "Lord of the Quarry") == 3 + others


@card("Mighty Lord of the Quarry", "Death Incantation")
@pytest.mark.parametrize(("face", "immune"), [("C 1/3/3", False), ("C 2/4/4 *", True), ("C 3/8/6", False)])
def test_mighty_lord_of_the_quarry_is_immune_with_its_burst(face: str, immune: bool) -> None:
    game = table(
        "Mighty Lord of the Quarry",
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Death S **, Scavenging Goblin C 1/2/2",
        monique=f"ready: Lord of the Quarry {face}, Assistant C 1/1/2",
    )
    take(game, "cast Death")
    assert bool([words for words in offers(game) if "Lord" in words]) != immune


# -- Mischievous Imp -----------------------------------------------------------------------------------


@card("Mischievous Imp")
@pytest.mark.parametrize(("face", "level", "gained"), [("C 1/1/1", 1, 0), ("C 2/2/2 *", 2, 1), ("C 3/3/3 **", 3, 2)])
def test_mischievous_imp_gains_quiddity_when_summoned(face: str, level: int, gained: int) -> None:
    game = table("Mischievous Imp", turn="Quinn, ready, quiddity 3", quinn=f"active: Mischievous Imp {face}")
    take(game, "summon Mischievous Imp")
    assert quiddity(game) == 3 - level + gained


# -- Strong Mischievous Imp ----------------------------------------------------------------------------


@card("Strong Mischievous Imp")
@pytest.mark.parametrize(("face", "lost"), [("C 1/1/1", 0), ("C 2/2/2 *", 1), ("C 3/3/3 **", 2)])
def test_strong_mischievous_imp_costs_the_attacker_glory(face: str, lost: int) -> None:
    game = table(
        "Strong Mischievous Imp",
        turn="Quinn, attack",
        quinn="glory 5; ready: Deathdealer C 2/4/4",
        monique=f"glory 5; ready: Mischievous Imp {face}",
        clark="glory 5",
    )
    assert game.state.glory == [5 - lost, 5, 5]
    assert pile(game, "Monique", "used") == ["Mischievous Imp"]


@card("Strong Mischievous Imp")
def test_strong_mischievous_imp_costs_nothing_below_0_and_each_one_costs() -> None:
    game = table(
        "Strong Mischievous Imp",
        turn="Quinn, attack",
        quinn="glory 3; ready: Deathdealer C 2/4/4, Deathdealer C 1/3/2",
        monique="ready: 2 Mischievous Imp C 3/3/3 **",
    )
    assert glory(game) == 0


@card("Strong Mischievous Imp", "Death Incantation")
def test_strong_mischievous_imp_costs_nothing_when_a_spell_destroys_it() -> None:
    game = table(
        "Strong Mischievous Imp",
        "Death Incantation",
        turn="Quinn, capture",
        quinn="glory 3; ready: Death S **",
        monique="ready: Mischievous Imp C 3/3/3 **",
    )
    take(game, "cast Death")
    assert pile(game, "Monique", "used") == ["Mischievous Imp"]
    assert glory(game) == 3


@card("Strong Mischievous Imp", "Quake Dragon")
def test_strong_mischievous_imp_of_level_1_has_no_burst_to_pay_back_a_breath() -> None:
    """C5: the breath belongs to the attack, but only the faces with bursts cost something."""
    game = table(
        "Strong Mischievous Imp",
        "Quake Dragon",
        turn="Quinn, attack",
        quinn="glory 3; ready: Quake Dragon C 1/4/4",
        monique="ready: Mischievous Imp C 1/1/1, Mischievous Imp C 2/2/2 *",
    )
    assert glory(game) == 2
    assert pile(game, "Monique", "used") == ["Mischievous Imp", "Mischievous Imp"]


# -- Mighty Mischievous Imp ----------------------------------------------------------------------------


@card("Mighty Mischievous Imp")
@pytest.mark.parametrize(("face", "limit"), [("C 2/2/2 *", 3), ("C 3/3/3 **", 5)])
def test_mighty_mischievous_imp_swaps_a_die_for_an_opponents(face: str, limit: int) -> None:
    """Costs: Portal 4, Growth Charm 5, Goblin 2, Quake Dragon 9."""
    game = table(
        "Mighty Mischievous Imp",
        "Growth Charm",
        turn="Quinn, score",
        quinn=f"ready: Mischievous Imp {face}; used: Basic Quiddity",
        monique="used: Portal, Growth",
        clark="used: Scavenging Goblin, Quake Dragon",
    )
    assert glory(game) == 2
    assert sorted(offers(game)) == ["choose Basic Quiddity", "choose Mischievous Imp", "enough"]
    take(game, "choose Basic Quiddity")
    wanted = ["choose Scavenging Goblin of Clark"]
    if limit == 5:
        wanted += ["choose Growth of Monique", "choose Portal of Monique"]
        assert sorted(offers(game)) == sorted(wanted)
        take(game, "choose Growth")
        assert pile(game, "Quinn", "used") == ["Growth", "Mischievous Imp"]
        assert pile(game, "Monique", "used") == ["Basic Quiddity", "Portal"]
    else:
        assert pile(game, "Quinn", "used") == ["Mischievous Imp", "Scavenging Goblin"]
        assert pile(game, "Clark", "used") == ["Basic Quiddity", "Quake Dragon"]


@card("Mighty Mischievous Imp")
def test_mighty_mischievous_imp_may_give_itself_or_nothing_and_needs_something_to_get() -> None:
    game = table(
        "Mighty Mischievous Imp",
        turn="Quinn, score",
        quinn="ready: Mischievous Imp C 2/2/2 *",
        monique="used: Assistant",
    )
    take(game, "choose Mischievous Imp")
    assert pile(game, "Quinn", "used") == ["Assistant"]
    assert pile(game, "Monique", "used") == ["Mischievous Imp"]
    game = table(
        "Mighty Mischievous Imp",
        turn="Quinn, score",
        quinn="ready: Mischievous Imp C 2/2/2 *; used: Basic Quiddity",
        monique="used: Quake Dragon; bag: Assistant",
    )
    assert kinds(game) == {"cull", "enough"}


@card("Mighty Mischievous Imp", "Corrupted Quiddity")
def test_mighty_mischievous_imp_can_give_a_corrupted_die_away() -> None:
    """Any die of one's Used Pile; one without a cost counts as 0, so it could be taken too (Q4)."""
    game = table(
        "Mighty Mischievous Imp",
        turn="Quinn, score",
        quinn="ready: Mischievous Imp C 2/2/2 *; used: Corrupted Quiddity",
        monique="used: Assistant, Corrupted Quiddity",
    )
    take(game, "choose Corrupted Quiddity")
    assert [words.split(" of ")[0] for words in sorted(offers(game))] == [
        "choose Assistant",
        "choose Corrupted Quiddity",
    ]
    take(game, "choose Assistant")
    assert pile(game, "Monique", "used") == ["Corrupted Quiddity", "Corrupted Quiddity"]


@card("Mighty Mischievous Imp")
def test_mighty_mischievous_imp_swaps_nothing_without_a_burst() -> None:
    game = table(
        "Mighty Mischievous Imp",
        turn="Quinn, score",
        quinn="ready: Mischievous Imp C 1/1/1; used: Basic Quiddity",
        monique="used: Assistant",
    )
    assert kinds(game) == {"cull", "enough"}


@card("Strong Mischievous Imp", "Shaping Cantrip")
def test_strong_mischievous_imp_costs_glory_even_if_it_is_saved() -> None:
    """C4: its own ability happens even then."""
    game = table(
        "Strong Mischievous Imp",
        "Shaping Cantrip",
        turn="Quinn, attack",
        quinn="glory 5; ready: Deathdealer C 2/4/4",
        monique="ready: Mischievous Imp C 3/3/3 **, Shaping S",
    )
    take(game, "Monique: cast Shaping")
    assert glory(game) == 3
    assert pile(game, "Monique", "ready") == ["Mischievous Imp C 3/3/3 **"]


# -- beside other cards ----------------------------------------------------------------------------------


@card("Strong Gnome Barbarian", "Strong Deathdealer")
def test_strong_gnome_barbarian_C5_it_is_its_owner_who_destroys_the_attacker() -> None:
    """Even if the loser picks the die: Monique's Strong Deathdealer scores for it, Quinn's does not."""
    game = table(
        "Strong Gnome Barbarian",
        "Strong Deathdealer",
        turn="Quinn, attack",
        quinn="ready: Assistant C 1/1/2, Deathdealer C 1/3/2",
        monique="ready: Gnome Barbarian C 1/1/3 * (Life S), Deathdealer C 2/4/4",
    )
    take(game, "Monique: defend Gnome Barbarian", "Quinn: choose Assistant")
    assert game.state.glory == [0, 2]
    assert "Deathdealer" in pile(game, "Monique", "used")
    assert pile(game, "Quinn", "ready") == ["Deathdealer C 1/3/2"]


@card("Mighty Heavenly Seraph")
def test_mighty_heavenly_seraph_that_falls_helps_nobody_any_more() -> None:
    """4 + 2 = 6: the Seraph takes 4, the Assistant has 2 again and takes the other 2."""
    game = table(
        "Mighty Heavenly Seraph",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 2/4/4, Scavenging Goblin C 1/2/2",
        monique="ready: Heavenly Seraph C 1/4/4, Assistant C 1/1/2",
    )
    take(game, "Monique: defend Heavenly Seraph")
    assert pile(game, "Monique", "ready") == []


@card("Mighty Heavenly Seraph")
def test_mighty_heavenly_seraph_that_stands_holds_her_companions() -> None:
    """3 against the Assistant's 4."""
    game = table(
        "Mighty Heavenly Seraph",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 1/3/2",
        monique="ready: Heavenly Seraph C 1/4/4, Assistant C 1/1/2",
    )
    take(game, "Monique: defend Assistant")
    assert len(pile(game, "Monique", "ready")) == 2


@card("Mighty Mischievous Imp")
def test_mighty_mischievous_imp_culled_by_expert_culling_is_gone_before_it_swaps() -> None:
    """K11, S4: its ability happens all the same, with what lies in the Used Pile."""
    game = table(
        "Mighty Mischievous Imp",
        rules="expert_culling=True",
        turn="Quinn, score",
        quinn="ready: Mischievous Imp C 2/2/2 *; used: Basic Quiddity",
        monique="used: Assistant",
    )
    take(game, "cull")
    assert sorted(offers(game)) == ["choose Basic Quiddity", "enough"]
    take(game, "choose Basic Quiddity")
    assert pile(game, "Quinn", "used") == ["Assistant"]
