"""Quarmageddon: Troll Behemoth and Voodoo Doll (C10, FAQ)."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import (
    attack,
    decider,
    defense,
    glory,
    in_the_wilds,
    offers,
    quiddity,
)
from tests.cards.setting import table

# -- Troll Behemoth ------------------------------------------------------------------------------------


@card("Troll Behemoth")
def test_troll_behemoth_goes_to_the_active_pool_when_destroyed() -> None:
    game = table(
        "Troll Behemoth",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 2/4/4",
        monique="ready: Troll Behemoth C 2/5/3",
    )
    assert pile(game, "Monique", "active") == ["Troll Behemoth"]
    assert pile(game, "Monique", "used") == []


@card("Troll Behemoth", "Death Incantation")
def test_troll_behemoth_goes_to_the_active_pool_when_a_spell_destroys_it_too() -> None:
    game = table(
        "Troll Behemoth",
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Death S *",
        monique="ready: Troll Behemoth C 1/4/2 *",
    )
    take(game, "cast Death")
    assert pile(game, "Monique", "active") == ["Troll Behemoth"]


@card("Troll Behemoth")
@pytest.mark.parametrize(("face", "numbers"), [("C 1/4/2 *", (4, 4)), ("C 2/5/3", (5, 3)), ("C 3/6/6", (6, 6))])
def test_troll_behemoth_has_2_more_defense_with_its_burst(face: str, numbers: tuple[int, int]) -> None:
    game = table("Troll Behemoth", turn="Quinn, capture, quiddity 1", quinn=f"ready: Troll Behemoth {face}")
    assert (attack(game, "Troll Behemoth"), defense(game, "Troll Behemoth")) == numbers


@card("Troll Behemoth")
def test_troll_behemoth_may_be_re_rolled_in_place_of_its_quiddity() -> None:
    game = table(
        "Troll Behemoth",
        quinn="active: Troll Behemoth Q2 * fresh, 3 Basic Quiddity Q1 fresh",
        dice="C 3/6/6",
    )
    take(game, "immediate Troll Behemoth")
    assert "Troll Behemoth C 3/6/6" in pile(game, "Quinn", "active")
    take(game, "summon Troll Behemoth")
    assert pile(game, "Quinn", "ready") == ["Troll Behemoth C 3/6/6"]


@card("Troll Behemoth")
def test_troll_behemoth_may_keep_its_2_quiddity() -> None:
    game = table("Troll Behemoth", quinn="active: Troll Behemoth Q2 * fresh, Witching Hag C 2/4/5 fresh")
    take(game, "summon Witching Hag")
    assert pile(game, "Quinn", "spent") == ["Troll Behemoth"]
    game = table("Troll Behemoth", quinn="active: Troll Behemoth Q2 fresh, Portal D1 fresh")
    assert "immediate" not in kinds(game)


# -- Strong Troll Behemoth -----------------------------------------------------------------------------


@card("Strong Troll Behemoth")
def test_strong_troll_behemoth_is_stronger_against_larger_ready_areas() -> None:
    """Worked out for each opponent; Spells are no Creatures."""
    game = table(
        "Strong Troll Behemoth",
        turn="Quinn, capture, quiddity 1",
        quinn="ready: Troll Behemoth C 2/5/3, Assistant C 1/1/2",
        monique="ready: 3 Assistant C 1/1/2, Growth S",
        clark="ready: Assistant C 1/1/2",
        michael="bag: Portal",
    )
    assert attack(game, "Troll Behemoth", against="Monique") == 8
    assert attack(game, "Troll Behemoth", against="Clark") == 6
    assert attack(game, "Troll Behemoth", against="Michael") == 5
    assert defense(game, "Troll Behemoth") == 3


@card("Strong Troll Behemoth")
def test_strong_troll_behemoth_counts_when_the_totals_are_counted() -> None:
    """5 + 2 = 7 against Monique; 2, 2 and the total is not lowered as they fall."""
    game = table(
        "Strong Troll Behemoth",
        turn="Quinn, attack",
        quinn="ready: Troll Behemoth C 2/5/3",
        monique="ready: Scavenging Goblin C 1/2/2, Defender of the Pale C 1/1/5 *",
    )
    assert game.state.totals[1] == 7
    take(game, "Monique: defend Scavenging Goblin")
    assert pile(game, "Monique", "ready") == []  # 7 - 2 = 5 against 5


@card("Strong Troll Behemoth", "Death Incantation")
@pytest.mark.parametrize(("face", "immune"), [("C 1/4/2 *", True), ("C 2/5/3", False), ("C 3/6/6", False)])
def test_strong_troll_behemoth_is_immune_with_its_burst(face: str, immune: bool) -> None:
    game = table(
        "Strong Troll Behemoth",
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Death S **, Assistant C 1/1/2",
        monique=f"ready: Troll Behemoth {face}, Assistant C 1/1/2",
    )
    take(game, "cast Death")
    assert bool([words for words in offers(game) if "Troll" in words]) != immune
    assert defense(game, "Troll Behemoth", "Monique") == int(face.split("/")[2][0])


@card("Strong Troll Behemoth")
def test_strong_troll_behemoth_may_draw_and_roll_a_die_in_place_of_its_quiddity() -> None:
    game = table(
        "Strong Troll Behemoth",
        quinn="active: Troll Behemoth Q2 * fresh; bag: Basic Quiddity, Portal",
        dice="Portal, Q1",
    )
    take(game, "immediate Troll Behemoth")
    assert pile(game, "Quinn", "active") == ["Portal Q1"]
    assert pile(game, "Quinn", "spent") == ["Troll Behemoth"]
    assert quiddity(game) == 0


# -- Mighty Troll Behemoth -----------------------------------------------------------------------------


@card("Mighty Troll Behemoth")
def test_mighty_troll_behemoth_returns_for_a_die_that_costs_2_or_more() -> None:
    """Costs: Goblin 2, Portal 4, Assistant 1. The total goes on to the Assistant."""
    game = table(
        "Mighty Troll Behemoth",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 2/4/4, Assistant C 1/1/2",
        monique="ready: Troll Behemoth C 2/5/3, Assistant C 1/1/2; used: Portal, Scavenging Goblin, Assistant",
    )
    goblins = in_the_wilds(game, "Scavenging Goblin")
    take(game, "Monique: defend Troll Behemoth", "Monique: use")
    assert sorted(offers(game)) == ["choose Portal", "choose Scavenging Goblin"]
    take(game, "choose Scavenging Goblin")
    assert in_the_wilds(game, "Scavenging Goblin") == goblins + 1
    assert pile(game, "Monique", "ready") == ["Troll Behemoth C 2/5/3"]  # 5 - 3 = 2 for the Assistant; C7
    assert pile(game, "Monique", "used") == ["Assistant", "Assistant", "Portal"]


@card("Mighty Troll Behemoth")
def test_mighty_troll_behemoth_need_not_return_and_cannot_for_cheaper_dice() -> None:
    game = table(
        "Mighty Troll Behemoth",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 2/4/4",
        monique="ready: Troll Behemoth C 2/5/3; used: Portal",
    )
    take(game, "Monique: decline")
    assert pile(game, "Monique", "used") == ["Portal", "Troll Behemoth"]
    game = table(
        "Mighty Troll Behemoth",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 2/4/4",
        monique="ready: Troll Behemoth C 2/5/3; used: Assistant, Basic Quiddity",
    )
    assert pile(game, "Monique", "used") == ["Assistant", "Basic Quiddity", "Troll Behemoth"]


@card("Mighty Troll Behemoth", "Life Cantrip")
def test_mighty_troll_behemoth_loses_what_is_attached_when_it_returns() -> None:
    """C7; the Spell that falls off is in the Used Pile too late to be culled for it."""
    game = table(
        "Mighty Troll Behemoth",
        "Life Cantrip",
        turn="Quinn, attack",
        quinn="ready: 2 Deathdealer C 2/4/4",
        monique="ready: Troll Behemoth C 2/5/3 (Life S); used: Portal",
    )
    take(game, "Monique: use")
    assert pile(game, "Monique", "ready") == ["Troll Behemoth C 2/5/3"]
    assert pile(game, "Monique", "used") == ["Life"]


@card("Mighty Troll Behemoth")
def test_mighty_troll_behemoth_with_its_burst() -> None:
    """The Quiddity face is spent for 3, the Creature face has 2 more defense."""
    game = table("Mighty Troll Behemoth", quinn="active: Troll Behemoth Q2 * fresh, Portal D1 fresh")
    take(game, "immediate Troll Behemoth")
    assert quiddity(game) == 3
    assert pile(game, "Quinn", "spent") == ["Troll Behemoth"]
    game = table("Mighty Troll Behemoth", turn="Quinn, capture, quiddity 1", quinn="ready: Troll Behemoth C 1/4/2 *")
    assert defense(game, "Troll Behemoth") == 4


# -- Voodoo Doll ---------------------------------------------------------------------------------------


@card("Voodoo Doll")
@pytest.mark.parametrize("variant", ["", "Strong ", "Mighty "])
def test_voodoo_doll_C10_destroys_what_it_only_scratches(variant: str) -> None:
    """3 damage against the Dragon's 9 (7 and 2): destroyed, and nothing is left for the Assistant."""
    game = table(
        f"{variant}Voodoo Doll",
        turn="Quinn, attack",
        quinn="ready: Voodoo Doll C 1/3/2",
        monique="ready: Quake Dragon C 3/8/7 **, Assistant C 1/1/2",
    )
    take(game, "Monique: defend Quake Dragon")
    assert pile(game, "Monique", "used") == ["Quake Dragon"]
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]


@card("Voodoo Doll")
def test_voodoo_doll_C10_the_last_insufficient_point_destroys() -> None:
    """4 + 3 = 7: the Warrior takes 3 and 1 by the Deathdealer are not told apart: 4 are left, then 1."""
    game = table(
        "Voodoo Doll",
        turn="Quinn, attack",
        quinn="ready: Voodoo Doll C 1/3/2, Deathdealer C 2/4/4",
        monique="ready: 2 Warrior of the Quay C 1/2/3, Defender of the Pale C 3/2/8 **, Assistant C 1/1/2",
    )
    take(
        game,
        "Monique: defend Warrior of the Quay",
        "Monique: defend Warrior of the Quay",
        "Monique: defend Defender of the Pale",
    )
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]


@card("Voodoo Doll")
def test_voodoo_doll_C10_a_total_used_up_exactly_harms_nobody_else() -> None:
    game = table(
        "Voodoo Doll",
        turn="Quinn, attack",
        quinn="ready: Voodoo Doll C 1/3/2",
        monique="ready: Warrior of the Quay C 1/2/3, Assistant C 1/1/2",
    )
    take(game, "Monique: defend Warrior of the Quay")
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]


@card("Voodoo Doll", "Heavenly Seraph")
def test_voodoo_doll_C10_an_immune_creature_falls_to_enough_damage_only() -> None:
    for attackers, falls in [("Voodoo Doll C 1/3/2", False), ("Voodoo Doll C 2/4/3 *", True)]:
        game = table(
            "Voodoo Doll",
            "Heavenly Seraph",
            turn="Quinn, attack",
            quinn=f"ready: {attackers}",
            monique="ready: Heavenly Seraph C 1/4/4",
        )
        assert (pile(game, "Monique", "ready") == []) == falls


@card("Voodoo Doll", "Corrupted Ghostly Spirit")
def test_voodoo_doll_C10_a_creature_that_takes_no_damage_is_not_destroyed() -> None:
    game = table(
        "Voodoo Doll",
        "Corrupted Ghostly Spirit",
        turn="Quinn, roll",
        quinn="ready: Voodoo Doll C 3/6/4; bag: Corrupted Quiddity",
        monique="ready: Ghostly Spirit C 2/3/3, Defender of the Pale C 3/2/8 **",
        dice="Corrupted Quiddity, Q0",
    )
    take(game, "roll", "Monique: defend Ghostly Spirit")
    # 3 to the Spirit, which holds; 3 to the Defender of 8, which does not
    assert pile(game, "Monique", "ready") == ["Ghostly Spirit C 2/3/3"]


@card("Voodoo Doll", "Life Incantation")
def test_voodoo_doll_C10_with_attack_0_is_not_deadly() -> None:
    game = table(
        "Voodoo Doll",
        "Life Incantation",
        turn="Quinn, attack",
        quinn="ready: Voodoo Doll C 1/3/2, Assistant C 1/1/2",
        monique="ready: Warrior of the Quay C 1/2/3, Life S",
    )
    take(game, "Monique: cast Life", "choose Voodoo Doll")
    assert pile(game, "Monique", "ready") == ["Warrior of the Quay C 1/2/3"]


@card("Voodoo Doll", "Strong Quake Dragon")
def test_voodoo_doll_C10_that_cannot_attack_a_player_is_not_deadly_there() -> None:
    """Level 2 and lower cannot attack Monique: the Wizard of level 3 scratches the Dragon. Clark falls."""
    game = table(
        "Voodoo Doll",
        "Strong Quake Dragon",
        turn="Quinn, attack",
        quinn="ready: Voodoo Doll C 1/3/2, Questing Wizard C 3/4/8 **",
        monique="ready: Quake Dragon C 2/6/6 *",
        clark="ready: Defender of the Pale C 3/2/8 **",
    )
    assert pile(game, "Monique", "ready") == ["Quake Dragon C 2/6/6 *"]
    assert pile(game, "Clark", "ready") == []


@card("Voodoo Doll", "Mighty Witching Hag")
def test_voodoo_doll_C10_capped_is_still_deadly() -> None:
    game = table(
        "Voodoo Doll",
        "Mighty Witching Hag",
        turn="Quinn, attack",
        quinn="ready: Voodoo Doll C 3/6/4",
        monique="ready: Witching Hag C 2/4/5",
    )
    assert pile(game, "Monique", "ready") == []  # 3 against 5


@card("Voodoo Doll")
def test_voodoo_doll_is_not_deadly_when_it_defends() -> None:
    game = table(
        "Voodoo Doll",
        turn="Quinn, attack",
        quinn="ready: Assistant C 1/1/2",
        monique="ready: Voodoo Doll C 1/3/2",
    )
    assert pile(game, "Quinn", "ready") == ["Assistant C 1/1/2"]
    assert pile(game, "Monique", "ready") == ["Voodoo Doll C 1/3/2"]


@card("Voodoo Doll", "Witching Hag")
def test_voodoo_doll_destroys_by_the_attack_in_the_attackers_name() -> None:
    game = table(
        "Voodoo Doll",
        "Witching Hag",
        turn="Quinn, attack",
        quinn="ready: Voodoo Doll C 1/3/2, Witching Hag C 1/3/3",
        monique="ready: Quake Dragon C 3/8/7 **",
    )
    assert quiddity(game) == 1


@card("Voodoo Doll", "Shaping Cantrip")
def test_voodoo_doll_victims_can_be_saved() -> None:
    game = table(
        "Voodoo Doll",
        "Shaping Cantrip",
        turn="Quinn, attack",
        quinn="ready: Voodoo Doll C 1/3/2",
        monique="ready: Quake Dragon C 3/8/7 **, Shaping S",
    )
    take(game, "Monique: cast Shaping")
    assert pile(game, "Monique", "ready") == ["Quake Dragon C 3/8/7 **"]


# -- Strong Voodoo Doll --------------------------------------------------------------------------------


@card("Strong Voodoo Doll")
def test_strong_voodoo_doll_takes_an_assistant_and_1_glory_with_its_burst_and_nobody_is_asked() -> None:
    """FAQ: not optional."""
    game = table(
        "Strong Voodoo Doll",
        turn="Quinn, score",
        quinn="ready: Voodoo Doll C 2/4/3 *; used: Portal",
    )
    assistants = in_the_wilds(game, "Assistant")
    assert assistants > 0
    assert glory(game) == 3
    assert pile(game, "Quinn", "used") == ["Assistant", "Portal", "Voodoo Doll"]
    assert kinds(game) == {"cull", "enough"}


@card("Strong Voodoo Doll")
def test_strong_voodoo_doll_gains_the_glory_even_if_no_assistant_is_left() -> None:
    """FAQ: the rest still happens."""
    game = table(
        "Strong Voodoo Doll",
        turn="Quinn, score",
        quinn="ready: Voodoo Doll C 2/4/3 *; bag: 5 Assistant",
        monique="bag: 5 Assistant",
    )
    assert in_the_wilds(game, "Assistant") == 0
    assert glory(game) == 3
    assert pile(game, "Quinn", "used") == ["Voodoo Doll"]


@card("Strong Voodoo Doll")
@pytest.mark.parametrize("face", ["C 1/3/2", "C 3/6/4"])
def test_strong_voodoo_doll_takes_nothing_without_its_burst(face: str) -> None:
    game = table("Strong Voodoo Doll", turn="Quinn, score", quinn=f"ready: Voodoo Doll {face}")
    assert glory(game) == 2
    assert pile(game, "Quinn", "used") == ["Voodoo Doll"]


@card("Strong Voodoo Doll")
def test_strong_voodoo_doll_C10_is_deadly() -> None:
    game = table(
        "Strong Voodoo Doll",
        turn="Quinn, attack",
        quinn="ready: Voodoo Doll C 2/4/3 *",
        monique="ready: Defender of the Pale C 3/2/8 **",
    )
    assert pile(game, "Monique", "ready") == []


# -- Mighty Voodoo Doll --------------------------------------------------------------------------------


@card("Mighty Voodoo Doll")
def test_mighty_voodoo_doll_rolls_all_dolls_of_spent_and_used_pile_when_summoned_with_its_burst() -> None:
    """FAQ: they join the Active Pool and are spent or summoned as usual in the same phase 2."""
    game = table(
        "Mighty Voodoo Doll",
        turn="Quinn, ready, quiddity 2",
        quinn="active: Voodoo Doll C 2/4/3 *; spent: Voodoo Doll; used: Voodoo Doll, Portal",
        monique="used: Voodoo Doll",
        dice="Q2, C 1/3/2",
    )
    take(game, "summon Voodoo Doll")
    assert pile(game, "Quinn", "active") == ["Voodoo Doll C 1/3/2", "Voodoo Doll Q2"]
    assert pile(game, "Quinn", "used") == ["Portal"]
    take(game, "summon Voodoo Doll")  # the other one pays for it
    assert pile(game, "Quinn", "ready") == ["Voodoo Doll C 1/3/2", "Voodoo Doll C 2/4/3 *"]


@card("Mighty Voodoo Doll")
def test_mighty_voodoo_doll_may_go_on_as_long_as_the_burst_comes_up() -> None:
    game = table(
        "Mighty Voodoo Doll",
        turn="Quinn, ready, quiddity 4",
        quinn="active: Voodoo Doll C 2/4/3 *; used: Voodoo Doll",
        dice="C 2/4/3 *",
    )
    take(game, "summon Voodoo Doll", "summon Voodoo Doll")
    assert pile(game, "Quinn", "ready") == ["Voodoo Doll C 2/4/3 *"] * 2


@card("Mighty Voodoo Doll")
@pytest.mark.parametrize("face", ["C 1/3/2", "C 3/6/4"])
def test_mighty_voodoo_doll_fetches_nobody_without_its_burst(face: str) -> None:
    game = table(
        "Mighty Voodoo Doll",
        turn="Quinn, ready, quiddity 3",
        quinn=f"active: Voodoo Doll {face}; used: Voodoo Doll",
    )
    take(game, "summon Voodoo Doll")
    assert pile(game, "Quinn", "used") == ["Voodoo Doll"]


@card("Mighty Voodoo Doll")
def test_mighty_voodoo_doll_C10_is_deadly() -> None:
    game = table(
        "Mighty Voodoo Doll",
        turn="Quinn, attack",
        quinn="ready: Voodoo Doll C 1/3/2",
        monique="ready: Defender of the Pale C 3/2/8 **, Defender of the Pale C 1/1/5 *",
    )
    assert decider(game) == "Monique"
    take(game, "defend Defender of the Pale C 1/1/5 *")
    assert pile(game, "Monique", "ready") == ["Defender of the Pale C 3/2/8 **"]


# -- beside other cards ----------------------------------------------------------------------------------


@card("Voodoo Doll", "Mighty Deathdealer")
def test_voodoo_doll_C10_and_a_mighty_deathdealer_that_adds_to_the_total() -> None:
    """3 + 3 = 6 scratch the Defender of 8, which falls and uses them up; the Deathdealer adds 3, and the next falls."""
    game = table(
        "Voodoo Doll",
        "Mighty Deathdealer",
        turn="Quinn, attack",
        quinn="ready: Voodoo Doll C 1/3/2, Deathdealer C 1/3/2",
        monique="ready: Defender of the Pale C 3/2/8 **, Defender of the Pale C 2/2/6 *, Assistant C 1/1/2",
    )
    take(game, "Monique: defend Defender of the Pale C 3/2/8 **", "Monique: defend Defender of the Pale C 2/2/6 *")
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]


@card("Voodoo Doll", "Quaxos' Quake Dragon", "Quaxos' Scavenging Goblin")
def test_voodoo_doll_C10_in_a_group_with_one_of_quaxos() -> None:
    """4 + 1 + 3 = 8: the Goblin of Quaxos takes no damage and holds 3, the Defender of 6 falls to the other 5."""
    game = table(
        "Voodoo Doll",
        "Quaxos' Quake Dragon",
        "Quaxos' Scavenging Goblin",
        turn="Quinn, attack",
        quinn="ready: Voodoo Doll C 1/3/2, Quake Dragon C 1/4/4",
        monique="ready: Scavenging Goblin C 1/2/2, Defender of the Pale C 2/2/6 *",
    )
    take(game, "Monique: defend Scavenging Goblin")
    assert pile(game, "Monique", "ready") == ["Scavenging Goblin C 1/2/2"]


@card("Mighty Troll Behemoth", "Shaping Cantrip")
def test_mighty_troll_behemoth_C4_is_saved_once_only() -> None:
    """The Cantrip has saved it: nothing is to be culled for it any more."""
    game = table(
        "Mighty Troll Behemoth",
        "Shaping Cantrip",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 2/4/4",
        monique="ready: Troll Behemoth C 2/5/3, Shaping S; used: Portal",
    )
    take(game, "Monique: cast Shaping")
    assert pile(game, "Monique", "ready") == ["Troll Behemoth C 2/5/3"]
    assert "Portal" in pile(game, "Monique", "used")


@card("Strong Voodoo Doll")
@pytest.mark.parametrize(("answer", "points"), [("cull", 3), ("keep", 1)])
def test_strong_voodoo_doll_with_expert_culling(answer: str, points: int) -> None:
    """K11: the 2 are its Glory, the 1 is an ability and comes either way, as the Assistant does."""
    game = table(
        "Strong Voodoo Doll",
        rules="expert_culling=True",
        turn="Quinn, score",
        quinn="ready: Voodoo Doll C 2/4/3 *",
    )
    take(game, answer)
    assert glory(game) == points
    assert "Assistant" in pile(game, "Quinn", "used")
