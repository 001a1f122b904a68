"""The Squire and the Creatures of Quartifacts: Ancient Guide, Knight of Quamelot, Manxome Minotaur."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import active, attack, captures, decider, defense, glory, in_the_wilds, offers, quiddity
from tests.cards.setting import table
from tests.rules.looking import accept
from tests.rules.questing import on_quest, questing, send, strength, toughness

# -- Squire ------------------------------------------------------------------------------------------


@card("Squire")
@pytest.mark.parametrize("order", [("Squire", "Scavenging Goblin"), ("Scavenging Goblin", "Squire")])
def test_squire_comes_beside_another_capture(order: tuple[str, str]) -> None:
    """X11: before or after it."""
    game = questing(turn="Quinn, capture, quiddity 9", quinn="ready: Scavenging Goblin C 1/2/2")
    take(game, f"capture {order[0]}", f"capture {order[1]}")
    assert pile(game, "Quinn", "used") == ["Scavenging Goblin", "Squire"]
    assert active(game) == "Monique"


@card("Squire")
def test_squire_is_worth_1_glory_and_summoned_for_nothing() -> None:
    game = questing(turn="Quinn, ready", quinn="active: 2 Squire C 0/1/1")
    take(game, "summon Squire", "summon Squire")
    assert pile(game, "Quinn", "ready") == ["Squire C 0/1/1"] * 2
    game = questing(turn="Quinn, score", quinn="ready: Squire C 0/1/1")
    assert glory(game) == 1


# -- Ancient Guide -----------------------------------------------------------------------------------


@card("Ancient Guide")
def test_ancient_guide_makes_the_next_creature_1_cheaper() -> None:
    game = table(
        "Ancient Guide",
        turn="Quinn, ready, quiddity 2",
        quinn="active: Ancient Guide C 1/1/2, 2 Scavenging Goblin C 1/2/2",
    )
    game.take("summon Ancient Guide")
    assert quiddity(game) == 1
    game.take("summon Scavenging Goblin")
    assert quiddity(game) == 1  # it cost nothing
    game.take("summon Scavenging Goblin")
    assert quiddity(game) == 0  # and this one its level


@card("Ancient Guide")
@pytest.mark.parametrize(("face", "paid"), [("C 1/1/3 *", 1), ("C 2/2/4 *", 2)])
def test_ancient_guide_with_a_burst_makes_it_2_cheaper(face: str, paid: int) -> None:
    game = table(
        "Ancient Guide",
        turn="Quinn, ready, quiddity 9",
        quinn=f"active: Ancient Guide {face}, Quake Dragon C 3/8/7 **",
    )
    game.take("summon Ancient Guide")
    assert quiddity(game) == 9 - paid
    game.take("summon Quake Dragon")
    assert quiddity(game) == 9 - paid - 1


@card("Ancient Guide")
def test_ancient_guide_never_makes_a_cost_fall_below_0_and_keeps_nothing_for_the_one_after() -> None:
    game = table(
        "Ancient Guide",
        turn="Quinn, ready, quiddity 5",
        quinn="active: Ancient Guide C 1/1/3 *, 2 Scavenging Goblin C 1/2/2",
    )
    take(game, "summon Ancient Guide", "summon Scavenging Goblin")
    assert quiddity(game) == 4
    game.take("summon Scavenging Goblin")
    assert quiddity(game) == 3


@card("Ancient Guide")
def test_ancient_guide_makes_the_next_guide_cheaper_which_does_the_same() -> None:
    game = table(
        "Ancient Guide",
        turn="Quinn, ready, quiddity 1",
        quinn="active: 2 Ancient Guide C 1/1/2, Scavenging Goblin C 1/2/2",
    )
    take(game, "summon Ancient Guide", "summon Ancient Guide", "summon Scavenging Goblin")
    assert quiddity(game) == 0
    assert len(pile(game, "Quinn", "ready")) == 3


@card("Ancient Guide")
def test_ancient_guide_is_forgotten_with_the_turn() -> None:
    game = table(
        "Ancient Guide",
        turn="Quinn, ready, quiddity 1",
        quinn="active: Ancient Guide C 1/1/2; bag: Scavenging Goblin",
        dice="Scavenging Goblin, Ancient Guide, C 1/2/2, Q1",
    )
    game.take("summon Ancient Guide")
    while active(game) == "Quinn":
        game.take("end")
    while active(game) == "Monique":
        game.take("roll" if "roll" in kinds(game) else "end")
    take(game, "enough", "roll")
    game.take("summon Scavenging Goblin")
    assert pile(game, "Quinn", "spent") == ["Ancient Guide"]  # it cost its 1


@card("Strong Ancient Guide")
@pytest.mark.parametrize(("face", "more"), [("C 1/1/2", 1), ("C 1/1/3 *", 2), ("C 2/2/4 *", 2)])
def test_strong_ancient_guide_strengthens_the_defense_of_its_company(face: str, more: int) -> None:
    game = table(
        "Strong Ancient Guide",
        turn="Quinn, capture",
        quinn=f"ready: Ancient Guide {face}, Scavenging Goblin C 1/2/2",
        monique="ready: Scavenging Goblin C 1/2/2",
    )
    assert defense(game, "Scavenging Goblin") == 2 + more
    assert attack(game, "Scavenging Goblin") == 2
    assert defense(game, "Ancient Guide") == int(face[6])
    assert defense(game, "Scavenging Goblin", "Monique") == 2


@card("Strong Ancient Guide")
def test_strong_ancient_guides_strengthen_each_other() -> None:
    """C15."""
    game = table(
        "Strong Ancient Guide",
        turn="Quinn, capture",
        quinn="ready: Ancient Guide C 1/1/2, Ancient Guide C 1/1/3 *, Assistant C 1/1/2",
    )
    assert defense(game, "Ancient Guide C 1/1/2") == 4
    assert defense(game, "Ancient Guide C 1/1/3 *") == 4
    assert defense(game, "Assistant") == 5


@card("Strong Ancient Guide")
def test_strong_ancient_guide_guards_its_company_in_a_challenge() -> None:
    """4 against 2 + 2 or 3: one of the two falls."""
    game = questing(
        "Strong Ancient Guide",
        quinn="ready: Quake Dragon C 1/4/4",
        monique="quest Exqualibur: Ancient Guide C 1/1/3 *, Scavenging Goblin C 1/2/2",
    )
    send(game, "Exqualibur", "Quake Dragon")
    take(game, "Monique: defend Scavenging Goblin")
    assert on_quest(game, "Monique") == ["Ancient Guide C 1/1/3 *"]
    assert pile(game, "Monique", "used") == ["Scavenging Goblin"]


@card("Mighty Ancient Guide")
def test_mighty_ancient_guide_draws_a_die_when_it_scores() -> None:
    game = table(
        "Mighty Ancient Guide",
        turn="Quinn, score",
        quinn="ready: Ancient Guide C 1/1/2; bag: 3 Portal",
        dice="Portal",
    )
    accept(game)
    assert glory(game) == 2
    assert pile(game, "Quinn", "active") == ["Portal"]


@card("Mighty Ancient Guide")
def test_mighty_ancient_guide_draws_a_die_when_it_helps_complete_a_quest() -> None:
    game = questing(
        "Mighty Ancient Guide",
        turn="Quinn, score",
        quinn="quest Exqualibur: 2 Ancient Guide C 1/1/2; bag: 3 Portal",
        dice="Portal, Portal, Q3",
    )
    accept(game)
    accept(game)
    game.take("enough")
    assert pile(game, "Quinn", "active") == ["Portal"] * 2
    assert glory(game) == 3
    game = questing(
        "Mighty Ancient Guide",
        turn="Quinn, score",
        quinn="quest Exqualibur: Ancient Guide C 1/1/2; bag: 3 Portal",
    )
    assert pile(game, "Quinn", "active") == []  # it failed


@card("Mighty Ancient Guide")
def test_mighty_ancient_guide_need_not_draw() -> None:
    """S6: what helps its owner may be declined."""
    game = table("Mighty Ancient Guide", turn="Quinn, score", quinn="ready: Ancient Guide C 1/1/2; bag: 3 Portal")
    take(game, "decline")
    assert pile(game, "Quinn", "active") == []


@card("Mighty Ancient Guide")
@pytest.mark.parametrize(("face", "immune"), [("C 1/1/2", False), ("C 1/1/3 *", True), ("C 2/2/4 *", True)])
def test_mighty_ancient_guide_has_immunity_with_a_burst(face: str, immune: bool) -> None:
    game = table(
        "Mighty Ancient Guide",
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Death S *",
        monique=f"ready: Ancient Guide {face}",
    )
    assert ("cast Death S *" in offers(game)) != immune


# -- Knight of Quamelot ------------------------------------------------------------------------------


@card("Knight of Quamelot")
@pytest.mark.parametrize("company", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("face", ["C 1/3/4", "C 2/5/6 *", "C 3/6/8 **"])
def test_knight_of_quamelot_grows_with_its_company(company: int, face: str) -> None:
    others = f", {company} Assistant C 1/1/2" if company else ""
    game = table(
        "Knight of Quamelot",
        turn="Quinn, capture",
        quinn=f"ready: Knight of Quamelot {face}{others}",
        monique="ready: Assistant C 1/1/2",
    )
    more = min(company, 3)
    assert attack(game, "Knight") == int(face[4]) + more
    assert defense(game, "Knight") == int(face[6]) + more


@card("Knight of Quamelot")
def test_knight_of_quamelot_counts_those_in_its_own_area() -> None:
    game = questing(
        "Knight of Quamelot",
        turn="Quinn, capture",
        quinn="ready: 3 Assistant C 1/1/2; quest Exqualibur: Knight of Quamelot C 1/3/4, Squire C 0/1/1",
        monique="ready: Assistant C 1/1/2",
    )
    assert toughness(game, "Knight of Quamelot", "Quinn", "quest") == 5
    game = questing(
        "Knight of Quamelot",
        turn="Quinn, capture",
        quinn="ready: Knight of Quamelot C 1/3/4; quest Exqualibur: 2 Scavenging Goblin C 1/2/2",
    )
    assert toughness(game, "Knight of Quamelot", "Quinn", "ready") == 4


@card("Knight of Quamelot")
def test_knight_of_quamelot_counts_a_locked_creature() -> None:
    """X4: a Locked die is a Creature in the Ready Area."""
    game = table(
        "Knight of Quamelot",
        "Strong Pink Eye Cyclops",
        turn="Quinn, capture",
        quinn="ready: Knight of Quamelot C 1/3/4; locked: Pink Eye Cyclops L *",
    )
    assert defense(game, "Knight of Quamelot") == 5


@card("Knight of Quamelot")
@pytest.mark.parametrize(("face", "immune"), [("C 1/3/4", False), ("C 2/5/6 *", False), ("C 3/6/8 **", True)])
def test_knight_of_quamelot_has_immunity_with_two_bursts(face: str, immune: bool) -> None:
    game = table(
        "Knight of Quamelot",
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Death S **",
        monique=f"ready: Knight of Quamelot {face}",
    )
    assert ("cast Death S **" in offers(game)) != immune


@card("Knight of Quamelot")
def test_knight_of_quamelot_shrinks_as_its_company_falls() -> None:
    """6 against 2 (the Goblin first) leaves 4, and the Knight is alone with 4."""
    game = table(
        "Knight of Quamelot",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 2/6/6 *",
        monique="ready: Knight of Quamelot C 1/3/4, Scavenging Goblin C 1/2/2",
    )
    take(game, "Monique: defend Scavenging Goblin")
    assert pile(game, "Monique", "used") == ["Knight of Quamelot", "Scavenging Goblin"]


@card("Strong Knight of Quamelot")
def test_strong_knight_of_quamelot_is_stronger_with_a_spell_or_a_quartifact() -> None:
    game = questing(
        "Strong Knight of Quamelot",
        "Victory Cantrip",
        turn="Quinn, capture",
        quinn="ready: Knight of Quamelot C 1/3/4 (Victory S), Knight of Quamelot C 2/5/6 * (Exqualibur A:Exqualibur), "
        "Knight of Quamelot C 3/6/8 **",
    )
    assert (
        strength(game, "Knight of Quamelot C 1", "Quinn", "Monique"),
        toughness(game, "Knight of Quamelot C 1", "Quinn"),
    ) == (5, 6)
    assert strength(game, "Knight of Quamelot C 2", "Quinn", "Monique") == 5 + 2 + 3
    assert toughness(game, "Knight of Quamelot C 2", "Quinn") == 8
    assert toughness(game, "Knight of Quamelot C 3", "Quinn") == 8  # nothing attached


@card("Strong Knight of Quamelot")
def test_strong_knight_of_quamelot_is_stronger_with_an_opponents_spell_and_only_once() -> None:
    game = table(
        "Strong Knight of Quamelot",
        "Victory Cantrip",
        "Life Cantrip",
        turn="Quinn, capture",
        quinn="ready: Knight of Quamelot C 1/3/4 (Victory S of Monique), "
        "Knight of Quamelot C 2/5/6 * (Victory S + Life S)",
    )
    assert defense(game, "Knight of Quamelot C 1") == 6
    assert defense(game, "Knight of Quamelot C 2") == 6 + 2 + 4


@card("Strong Knight of Quamelot")
@pytest.mark.parametrize(("face", "more"), [("C 1/3/4", 0), ("C 2/5/6 *", 0), ("C 3/6/8 **", 1)])
def test_strong_knight_of_quamelot_earns_more_with_two_bursts(face: str, more: int) -> None:
    game = table("Strong Knight of Quamelot", turn="Quinn, score", quinn=f"ready: Knight of Quamelot {face}")
    assert glory(game) == 3 + more
    game = questing(
        "Strong Knight of Quamelot",
        turn="Quinn, score",
        quinn=f"quest Exqualibur: Knight of Quamelot {face}, Quake Dragon C 1/4/4",
        dice="Q3",
    )
    game.take("enough")
    assert glory(game) == 3 + more


@card("Mighty Knight of Quamelot")
@pytest.mark.parametrize(
    ("face", "own", "toughness_"), [("C 1/3/4", False, 4), ("C 2/5/6 *", True, 6), ("C 3/6/8 **", True, 10)]
)
def test_mighty_knight_of_quamelot_gives_its_company_immunity(face: str, own: bool, toughness_: int) -> None:
    game = table(
        "Mighty Knight of Quamelot",
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Death S **",
        monique=f"ready: Knight of Quamelot {face}, Assistant C 1/1/2",
    )
    assert defense(game, "Knight of Quamelot", "Monique") == toughness_
    assert ("cast Death S **" in offers(game)) != own
    if not own:
        game.take("cast Death")
        assert pile(game, "Monique", "used") == ["Knight of Quamelot"]  # the Assistant was no choice


@card("Mighty Knight of Quamelot")
def test_mighty_knight_of_quamelot_shields_only_its_own_area_and_side() -> None:
    game = questing(
        "Mighty Knight of Quamelot",
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Death S **",
        monique="quest Exqualibur: Knight of Quamelot C 2/5/6 *, Scavenging Goblin C 1/2/2; ready: Assistant C 1/1/2",
    )
    game.take("cast Death")
    assert pile(game, "Monique", "used") == ["Assistant"]


@card("Mighty Knight of Quamelot")
def test_mighty_knight_of_quamelots_immunity_does_not_stop_damage_or_ones_own_effects() -> None:
    game = table(
        "Mighty Knight of Quamelot",
        "Death Incantation",
        turn="Quinn, attack",
        quinn="ready: Knight of Quamelot C 2/5/6 *, Assistant C 1/1/2, Death S **",
        monique="ready: Knight of Quamelot C 2/5/6 *",
    )
    assert pile(game, "Monique", "used") == ["Knight of Quamelot"]  # 6 against 6
    game.take("cast Death")
    assert offers(game) == ["choose Assistant C 1/1/2", "choose Knight of Quamelot C 2/5/6 *"]


# -- Manxome Minotaur --------------------------------------------------------------------------------


@card("Manxome Minotaur")
@pytest.mark.parametrize(("face", "fallen"), [("C 1/5/3", []), ("C 2/7/5 *", []), ("C 3/9/7 **", ["Questing Wizard"])])
def test_manxome_minotaur_makes_the_highest_level_defend_first(face: str, fallen: list[str]) -> None:
    """The Wizard of level 3 has defense 9, so that 5 and 7 are lost on it, and nobody was asked."""
    game = table(
        "Manxome Minotaur",
        turn="Quinn, attack",
        quinn=f"ready: Manxome Minotaur {face}",
        monique="ready: Questing Wizard C 3/4/8 **, Assistant C 1/1/2, Witching Hag C 2/4/5",
    )
    assert decider(game) == "Quinn"
    assert pile(game, "Monique", "used") == fallen


@card("Manxome Minotaur")
def test_manxome_minotaurs_foes_pick_among_equals_and_then_freely() -> None:
    game = table(
        "Manxome Minotaur",
        turn="Quinn, attack",
        quinn="ready: Manxome Minotaur C 3/9/7 **",
        monique="ready: Witching Hag C 2/4/5, Devotee of the Holy Query C 2/2/4, Assistant C 1/1/2, "
        "Scavenging Goblin C 1/2/2",
    )
    assert sorted(offers(game)) == ["defend Devotee of the Holy Query C 2/2/4", "defend Witching Hag C 2/4/5"]
    game.take("defend Devotee of the Holy Query")
    assert len(offers(game)) == 3


@card("Manxome Minotaur")
def test_manxome_minotaur_asks_it_of_every_defending_player() -> None:
    game = table(
        "Manxome Minotaur",
        turn="Quinn, attack",
        quinn="ready: Manxome Minotaur C 1/5/3",
        monique="ready: Devotee of the Holy Query C 2/2/4, Assistant C 1/1/2",
        clark="ready: Witching Hag C 2/4/5, 2 Assistant C 1/1/2",
    )
    assert pile(game, "Monique", "used") == ["Devotee of the Holy Query"]
    assert pile(game, "Clark", "used") == ["Witching Hag"]


@card("Manxome Minotaur")
def test_manxome_minotaur_asks_it_in_a_challenge_from_either_side() -> None:
    """Both sides attack there; and only the Area counts."""
    game = questing(
        "Manxome Minotaur",
        quinn="ready: Manxome Minotaur C 1/5/3",
        monique="quest Exqualibur: Witching Hag C 2/4/5, Scavenging Goblin C 1/2/2; ready: Questing Wizard C 3/4/8 **",
    )
    send(game, "Exqualibur", "Manxome Minotaur")
    assert pile(game, "Monique", "used") == ["Witching Hag"]
    game = questing(
        "Manxome Minotaur",
        quinn="ready: Witching Hag C 2/4/5, Scavenging Goblin C 1/2/2",
        monique="quest Exqualibur: Manxome Minotaur C 1/5/3",
    )
    send(game, "Exqualibur", "Witching Hag", "Scavenging Goblin")
    assert pile(game, "Quinn", "used") == ["Witching Hag"]
    assert on_quest(game, "Quinn") == ["Scavenging Goblin C 1/2/2"]


@card("Manxome Minotaur")
def test_manxome_minotaur_on_a_quest_asks_nothing_of_those_attacked_at_home() -> None:
    game = questing(
        "Manxome Minotaur",
        quinn="ready: Manxome Minotaur C 1/5/3, Witching Hag C 1/3/3",
        monique="ready: Witching Hag C 2/4/5, Assistant C 1/1/2",
    )
    send(game, "Exqualibur", "Manxome Minotaur")
    assert decider(game) == "Monique"
    assert len(offers(game)) == 2


@card("Strong Manxome Minotaur")
@pytest.mark.parametrize(("face", "gained"), [("C 1/5/3", 1), ("C 2/7/5 *", 1), ("C 3/9/7 **", 2)])
def test_strong_manxome_minotaur_gains_glory_for_what_its_attack_destroyed(face: str, gained: int) -> None:
    game = table(
        "Strong Manxome Minotaur",
        turn="Quinn, attack",
        quinn=f"ready: Manxome Minotaur {face}",
        monique="ready: 3 Assistant C 1/1/2",
    )
    assert glory(game) == gained
    assert len(pile(game, "Monique", "used")) >= 2


@card("Strong Manxome Minotaur")
def test_strong_manxome_minotaur_gains_nothing_if_nobody_fell() -> None:
    game = table(
        "Strong Manxome Minotaur",
        turn="Quinn, attack",
        quinn="ready: Manxome Minotaur C 2/7/5 *",
        monique="ready: Questing Wizard C 3/4/8 **",
    )
    assert glory(game) == 0


@card("Strong Manxome Minotaur")
def test_strong_manxome_minotaur_counts_all_players_and_at_most_2() -> None:
    game = table(
        "Strong Manxome Minotaur",
        turn="Quinn, attack",
        quinn="ready: Manxome Minotaur C 3/9/7 **",
        monique="ready: 2 Assistant C 1/1/2",
        clark="ready: Assistant C 1/1/2",
    )
    assert glory(game) == 2


@card("Strong Manxome Minotaur")
def test_strong_manxome_minotaur_gains_on_top_of_the_challengers_glory() -> None:
    game = questing(
        "Strong Manxome Minotaur",
        quinn="ready: Manxome Minotaur C 3/9/7 **",
        monique="quest Exqualibur: 3 Scavenging Goblin C 1/2/2",
    )
    send(game, "Exqualibur", "Manxome Minotaur")
    assert glory(game) == 3 + 2
    game.take("leave")


@card("Strong Manxome Minotaur")
@pytest.mark.parametrize(("face", "gained"), [("C 1/5/3", 0), ("C 3/9/7 **", 1)])
def test_strong_manxome_minotaur_gains_for_its_own_battle_only(face: str, gained: int) -> None:
    """The Dragon clears the quest for 1 Glory; the Minotaur's 5 or 9 at home meet a Defender of 8."""
    game = questing(
        "Strong Manxome Minotaur",
        quinn=f"ready: Manxome Minotaur {face}, Quake Dragon C 2/6/6 *",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2; ready: Defender of the Pale C 3/2/8 **",
    )
    send(game, "Exqualibur", "Quake Dragon")
    game.take("leave")
    assert glory(game) == 1 + gained


@card("Mighty Manxome Minotaur")
@pytest.mark.parametrize(("face", "toughness_"), [("C 1/5/3", 3), ("C 2/7/5 *", 5), ("C 3/9/7 **", 9)])
def test_mighty_manxome_minotaur_takes_small_attackers_out_of_the_total(face: str, toughness_: int) -> None:
    """3 and 2 count for nothing, 4 does."""
    game = table(
        "Mighty Manxome Minotaur",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3, Scavenging Goblin C 1/2/2",
        monique=f"ready: Manxome Minotaur {face}, Assistant C 1/1/2",
    )
    assert decider(game) == "Quinn"
    assert defense(game, "Manxome Minotaur", "Monique") == toughness_
    game = table(
        "Mighty Manxome Minotaur",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 2/4/5, Scavenging Goblin C 1/2/2",
        monique=f"ready: Manxome Minotaur {face}, Assistant C 1/1/2",
    )
    take(game, "Monique: defend Assistant")
    assert pile(game, "Monique", "used") == ["Assistant"]
    assert "Manxome Minotaur" in pile(game, "Monique", "ready")[0]  # 2 are left, not 4


@card("Mighty Manxome Minotaur")
def test_mighty_manxome_minotaur_guards_its_owner_only() -> None:
    game = table(
        "Mighty Manxome Minotaur",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3",
        monique="ready: Manxome Minotaur C 1/5/3",
        clark="ready: Assistant C 1/1/2",
    )
    assert pile(game, "Monique", "used") == []
    assert pile(game, "Clark", "used") == ["Assistant"]


@card("Mighty Manxome Minotaur")
def test_mighty_manxome_minotaur_reads_the_attack_before_it_is_cut() -> None:
    """The Hag cuts 6 to 3, which still count."""
    game = table(
        "Mighty Manxome Minotaur",
        "Mighty Witching Hag",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 2/6/6 *",
        monique="ready: Manxome Minotaur C 1/5/3, Witching Hag C 2/4/5",
    )
    take(game, "Monique: defend Manxome Minotaur")
    assert pile(game, "Monique", "used") == ["Manxome Minotaur"]


@card("Mighty Manxome Minotaur")
def test_mighty_manxome_minotaur_guards_the_area_it_is_in() -> None:
    game = questing(
        "Mighty Manxome Minotaur",
        quinn="ready: Witching Hag C 1/3/3",
        monique="quest Exqualibur: Manxome Minotaur C 1/5/3; ready: Assistant C 1/1/2",
    )
    game.take("stay")
    assert pile(game, "Monique", "used") == ["Assistant"]
    game = questing(
        "Mighty Manxome Minotaur",
        quinn="ready: Witching Hag C 1/3/3",
        monique="quest Exqualibur: Manxome Minotaur C 1/5/3",
    )
    send(game, "Exqualibur", "Witching Hag")
    assert on_quest(game, "Monique") == ["Manxome Minotaur C 1/5/3"]
    assert (pile(game, "Quinn", "used"), glory(game)) == (["Witching Hag"], 0)


@card("Mighty Manxome Minotaur")
def test_mighty_manxome_minotaur_as_challenger_is_not_struck_by_the_small() -> None:
    game = questing(
        "Mighty Manxome Minotaur",
        quinn="ready: Manxome Minotaur C 1/5/3",
        monique="quest Exqualibur: 2 Witching Hag C 1/3/3",
    )
    send(game, "Exqualibur", "Manxome Minotaur")  # 5 against 3 and 3; 6 would have struck it down
    assert len(on_quest(game, "Monique")) == 1
    assert (pile(game, "Quinn", "used"), glory(game)) == (["Manxome Minotaur"], 1)
    assert (captures(game), in_the_wilds(game, "Squire")) == (1, 5)
