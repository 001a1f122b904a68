"""The worked examples of the 2018 rulebook, with their numbers, played with the revised edition.

Those of Light vs. Dark are in `test_energies.py`.
"""

from __future__ import annotations

import pytest

from quarriors import Game, Script, box, deal, read_position, wilds_of
from quarriors.testing import kinds, pile, take
from tests.rules.looking import (
    accept,
    attack,
    decider,
    defense,
    glory,
    in_wilds,
    offered,
    phase,
    quiddity,
    whose_turn,
)
from tests.table import table, wilds_with


def test_setup_the_cards_lie_in_ascending_order_of_cost() -> None:
    for seed in range(10):
        cards = deal(["base"], seed).cards
        creatures = [card.cost for card in cards if card.kind == "creature"]
        spells = [card.cost for card in cards if card.kind == "spell"]
        assert (creatures, spells) == (sorted(creatures), sorted(spells))


def test_the_questing_wizards_single_burst_draws_and_rerolls() -> None:
    game = table("Questing Wizard", quinn="bag: 3 Basic Quiddity; active: Questing Wizard Q2 * fresh",
                 dice="Basic Quiddity, Q1, C 2/3/6")  # fmt: skip
    game.take("immediate Questing Wizard")
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q1", "Questing Wizard C 2/3/6"]
    assert quiddity(game) == 0  # in place of the 2


def test_the_questing_wizards_double_burst_has_one_more_defense_and_glory() -> None:
    game = table("Questing Wizard", turn="Quinn, capture", quinn="ready: Questing Wizard C 3/4/8 **")
    assert defense(game, "Questing Wizard", "Quinn") == 9
    game = table("Questing Wizard", turn="Quinn, score", quinn="ready: Questing Wizard C 3/4/8 **")
    assert glory(game, "Quinn") == 4


def test_a_reroll_symbol_may_be_used_every_time_it_comes_up() -> None:
    game = table("Mighty Quake Dragon", quinn="active: Quake Dragon Q3|R fresh", dice="Q3|R, Q3|R, C 1/4/4")
    take(game, "reroll Quake Dragon", "reroll Quake Dragon", "reroll Quake Dragon")
    assert pile(game, "Quinn", "active") == ["Quake Dragon C 1/4/4"]


def test_the_quake_dragons_line_and_the_victory_die_without_one() -> None:
    game = table("Mighty Quake Dragon", "Victory Cantrip", dice="Portal, Q1, Q2",
                 quinn="bag: Portal; active: Quake Dragon Q3|R fresh, Victory R+D1 fresh")  # fmt: skip
    game.take("both Victory")
    assert len(pile(game, "Quinn", "active")) == 3
    game.take("end")
    assert "capture Witching Hag" in offered(game)  # 3 of the Dragon, 3 of the others


def test_reading_the_scavenging_goblins_card() -> None:
    goblin = box("base").card("Scavenging Goblin")
    assert (goblin.cost, goblin.glory) == (2, 2)
    game = table("Scavenging Goblin", quinn="active: Scavenging Goblin Q1, 2 Scavenging Goblin C 1/2/2 *")
    take(game, "summon Scavenging Goblin", "summon Scavenging Goblin")  # the first pays for the second
    assert pile(game, "Quinn", "spent") == ["Scavenging Goblin"]


def test_phase_1_the_strong_witching_hag_scores_and_an_assistant_is_culled() -> None:
    game = table("Strong Witching Hag", "Scavenging Goblin", turn="Quinn, score",
                 quinn="bag: 8 Basic Quiddity; ready: Witching Hag C 1/3/3; used: Scavenging Goblin, Assistant",
                 dice="6x Basic Quiddity, C 1/2/2, 6x Q1")  # fmt: skip
    assert glory(game, "Quinn") == 3
    game.take("choose Scavenging Goblin")
    assert "cull Witching Hag" in offered(game)  # the one that scored could go, too
    take(game, "cull Assistant", "roll")
    # phase 2: the Goblin is rolled with the six that are drawn
    assert len(pile(game, "Quinn", "active")) == 7
    assert pile(game, "Quinn", "used") == ["Witching Hag"]


def test_phase_1_spells_attached_to_what_scored_may_be_culled() -> None:
    game = table("Life Cantrip", "Scavenging Goblin", turn="Quinn, score",
                 quinn="ready: Scavenging Goblin C 1/2/2 (Life S)")  # fmt: skip
    assert offered(game) == ["cull Life", "cull Scavenging Goblin", "enough"]


def test_immediate_effects_the_portal_and_the_assistant() -> None:
    game = table(quinn="bag: 5 Basic Quiddity; active: Portal D2 fresh, Assistant R * fresh, Basic Quiddity Q1 fresh",
                 dice="2x Basic Quiddity, 2x Q2, R *, Q2, Q1")  # fmt: skip
    game.take("draw Portal")
    assert pile(game, "Quinn", "spent") == ["Portal"]
    take(game, "immediate Assistant", "choose Basic Quiddity Q1")
    assert pile(game, "Quinn", "active") == ["Assistant R *"] + ["Basic Quiddity Q2"] * 3
    take(game, "immediate Assistant", "enough")
    assert "Assistant Q1" in pile(game, "Quinn", "active")


def test_phase_2_the_death_cantrip_is_readied_and_only_the_goblin_summoned() -> None:
    game = table(
        "Death Cantrip",
        "Scavenging Goblin",
        "Ghostly Spirit",
        quinn="active: Death S *, Scavenging Goblin C 1/2/2 *, Ghostly Spirit C 1/2/2, 6 Basic Quiddity Q1",
    )
    take(game, "ready Death S *", "summon Scavenging Goblin")
    assert pile(game, "Quinn", "spent") == ["Basic Quiddity"]
    assert quiddity(game) == 1
    assert "Ghostly Spirit C 1/2/2" in pile(game, "Quinn", "active")
    assert offered(game, "summon") == ["summon Ghostly Spirit C 1/2/2"]  # he could, but would rather capture


def test_phase_2_summon_some_resolve_their_abilities_then_summon_more() -> None:
    game = table(
        "Scavenging Goblin",
        "Warrior of the Quay",
        quinn="active: Scavenging Goblin C 1/2/2 *, Warrior of the Quay C 1/2/3, Basic Quiddity Q1",
    )
    take(game, "summon Scavenging Goblin", "summon Warrior of the Quay")
    assert pile(game, "Quinn", "ready") == ["Scavenging Goblin C 1/2/2 *", "Warrior of the Quay C 1/2/3"]


def test_phase_2_abilities_of_several_summoned_happen_in_any_order() -> None:
    """They are summoned one by one, each with its ability at once: the order is the player's all the same."""
    seen = {}
    for order in (("Scavenging Goblin", "Warrior of the Quay"), ("Warrior of the Quay", "Scavenging Goblin")):
        game = table(
            "Scavenging Goblin",
            "Mighty Warrior of the Quay",
            quinn="active: Scavenging Goblin C 1/2/2 *, Warrior of the Quay C 1/2/3, 2 Basic Quiddity Q1, Growth S",
            monique="ready: Warrior of the Quay C 1/2/3",
        )
        game.take(f"summon {order[0]}")
        seen[order[0]] = (game.state.quiddity, pile(game, "Monique", "ready"))
        game.take(f"summon {order[1]}")
        assert pile(game, "Monique", "ready") == []
    assert seen == {"Scavenging Goblin": (1, ["Warrior of the Quay C 1/2/3"]), "Warrior of the Quay": (0, [])}


def _attack_of_eight() -> Game:
    """Monique attacks; Quinn, Clark and Michael defend."""
    names = ["Strong Deathdealer", "Warrior of the Quay", "Strong Ghostly Spirit", "Scavenging Goblin",
             "Devotee of the Holy Query", "Strong Defender of the Pale", "Death Charm"]  # fmt: skip
    cards = ", ".join(card.id for card in wilds_of(wilds_with(*names)).cards)
    return read_position(
        f"""quarriors position 1
        players: Monique, Quinn, Clark, Michael
        wilds: {cards}
        turn: 9, Monique, ready
        Monique: glory 0
          ready: Deathdealer C 1/3/2, Warrior of the Quay C 1/2/3, Death S *
        Quinn: glory 0
          bag: 6 Basic Quiddity
          ready: Scavenging Goblin C 1/2/2, Ghostly Spirit C 2/3/3, Devotee of the Holy Query C 2/2/4
        Clark: glory 0
          ready: Defender of the Pale C 3/2/8 **, Assistant C 1/1/2
        Michael: glory 0
          ready: Defender of the Pale C 3/2/8 **, Assistant C 1/1/2
        """,
        chance=Script(""),
    )


def test_phase_3_an_attack_total_of_eight_against_everyone() -> None:
    game = _attack_of_eight()
    take(game, "cast Death S *", "choose Deathdealer C 1/3/2")
    assert attack(game, "Deathdealer", "Monique", "Quinn") == 6
    assert attack(game, "Warrior of the Quay", "Monique", "Quinn") == 2
    take(game, "Quinn: defend Ghostly Spirit")  # 8 - 3
    assert pile(game, "Quinn", "active") == ["Ghostly Spirit"]
    take(game, "Quinn: defend Devotee of the Holy Query")  # 5 - 4
    assert pile(game, "Quinn", "used") == ["Devotee of the Holy Query"]
    assert pile(game, "Quinn", "ready") == ["Scavenging Goblin C 1/2/2"]
    take(game, "Clark: defend Defender of the Pale", "Michael: defend Defender of the Pale")
    assert pile(game, "Clark", "used") == pile(game, "Michael", "used") == ["Defender of the Pale"]


def test_phase_3_leftover_attack_is_lost() -> None:
    game = _attack_of_eight()
    take(game, "cast Death S *", "choose Deathdealer C 1/3/2")
    take(game, "Quinn: defend Devotee of the Holy Query", "Quinn: defend Ghostly Spirit")
    take(game, "Clark: defend Assistant", "Michael: defend Assistant")
    # 8 - 2 against 8: the Defenders hold
    assert pile(game, "Clark", "ready") == pile(game, "Michael", "ready") == ["Defender of the Pale C 3/2/8 **"]
    assert phase(game) == "capture"


def test_phase_3_a_mighty_witching_hag_protects_her_own_player_only() -> None:
    game = table("Mighty Witching Hag", "Mighty Quake Dragon", turn="Quinn, attack",
                 quinn="ready: Quake Dragon C 2/6/6 *", monique="ready: Witching Hag C 2/4/5",
                 clark="ready: Quake Dragon C 1/4/4")  # fmt: skip
    assert pile(game, "Monique", "ready") == ["Witching Hag C 2/4/5"]  # 3 against 5
    assert pile(game, "Clark", "ready") == []  # 6 against 4


def test_phase_4_seven_quiddity_capture_what_costs_seven() -> None:
    """The book's own card is of another box; a Questing Wizard costs as much."""
    game = table("Questing Wizard", turn="Quinn, capture, quiddity 1", quinn="active: 6 Basic Quiddity Q1",
                 monique="bag: Portal")  # fmt: skip
    game.take("capture Questing Wizard")
    assert in_wilds(game, "Questing Wizard") == 4
    assert pile(game, "Quinn", "used") == ["Basic Quiddity"] * 6 + ["Questing Wizard"]
    assert (whose_turn(game), quiddity(game)) == ("Monique", 0)


@pytest.mark.parametrize(("players", "goal"), [(2, 20), (3, 15), (4, 12)])
def test_winning_glory_goals(players: int, goal: int) -> None:
    seats = dict(list({"clark": "", "michael": ""}.items())[: players - 2])
    told = f"glory {goal - 2}; ready: Scavenging Goblin C 1/2/2"
    game = table(
        "Scavenging Goblin", turn=f"{['', '', 'Monique', 'Clark', 'Michael'][players]}, capture", quinn=told, **seats
    )
    game.take("end")
    assert game.over
    assert (game.result.winners, game.result.reason, game.result.glory[0]) == ((0,), "glory", goal)


def test_winning_an_empty_wilds_goes_to_the_most_glory() -> None:
    gone = "5 Scavenging Goblin, 5 Deathdealer, 5 Questing Wizard, 4 Devotee of the Holy Query"
    game = table(turn="Quinn, capture, quiddity 3", quinn="glory 7", monique=f"glory 9; bag: {gone}")
    game.take("capture Devotee of the Holy Query")
    assert (game.result.winners, game.result.reason) == ((1,), "empty_cards")


@pytest.mark.parametrize(("face", "drawn"), [("C 1/1/5 *", 1), ("C 3/2/8 **", 2)])
def test_creatures_the_strong_defender_of_the_pale_draws_by_its_bursts(face: str, drawn: int) -> None:
    game = table("Strong Defender of the Pale", turn="Quinn, score", dice=f"{drawn}x Basic Quiddity",
                 quinn=f"bag: 9 Basic Quiddity; ready: Defender of the Pale {face}")  # fmt: skip
    accept(game)
    assert pile(game, "Quinn", "active") == ["Basic Quiddity"] * drawn


def test_creatures_an_assistant_can_be_one() -> None:
    game = table(turn="Quinn, score", quinn="ready: Assistant C 1/1/2")
    assert glory(game, "Quinn") == 1


def test_spells_the_shaping_charm_waits_for_a_creature() -> None:
    game = table("Shaping Charm", "Warrior of the Quay", monique="bag: 6 Assistant",
                 quinn="bag: 5 Basic Quiddity, Warrior of the Quay; active: Shaping S",
                 dice="6x Assistant, 6x Q1, 5x Basic Quiddity, Warrior of the Quay, 5x Q1, C 1/2/3")  # fmt: skip
    game.take("ready Shaping S")
    assert "cast" not in kinds(game)
    take(
        game,
        "end",
        "end",
        "Monique: roll",
        "Monique: end",
        "Quinn: roll",
        "summon Warrior of the Quay",
        "cast Shaping S",
    )
    assert pile(game, "Quinn", "ready") == ["Warrior of the Quay C 2/3/4"]
    assert "Shaping" in pile(game, "Quinn", "spent")


@pytest.mark.parametrize(("face", "bonus"), [("S *", 3), ("S **", 5)])
def test_spells_the_death_charm_gives_by_its_bursts(face: str, bonus: int) -> None:
    game = table("Death Charm", "Scavenging Goblin", turn="Quinn, capture", monique="bag: Portal",
                 quinn=f"ready: Scavenging Goblin C 1/2/2 (Death {face})")  # fmt: skip
    assert attack(game, "Scavenging Goblin", "Quinn", "Monique") == 2 + bonus
    assert defense(game, "Scavenging Goblin", "Quinn") == 2 + bonus


def test_spells_a_creature_may_carry_several() -> None:
    game = table("Death Charm", "Life Cantrip", "Scavenging Goblin", turn="Quinn, capture",
                 quinn="ready: Scavenging Goblin C 1/2/2 (Death S * + Life S)")  # fmt: skip
    assert defense(game, "Scavenging Goblin", "Quinn") == 2 + 3 + 4


def test_avoiding_destruction_the_saved_goblin_and_the_strong_deathdealer() -> None:
    game = table("Shaping Cantrip", "Scavenging Goblin", "Strong Deathdealer", turn="Monique, attack",
                 monique="ready: Deathdealer C 1/3/2", quinn="ready: Scavenging Goblin C 1/2/2, Shaping S")  # fmt: skip
    assert decider(game) == "Quinn"
    game.take("cast Shaping S")
    assert pile(game, "Quinn", "ready") == ["Scavenging Goblin C 1/2/2"]  # the same burstless face
    assert glory(game, "Monique") == 2  # it was destroyed all the same
    assert pile(game, "Monique", "used") == ["Deathdealer"]


# -- Rise of the Demons ------------------------------------------------------------------------------


def test_demons_fourteen_cards_in_the_wilds() -> None:
    assert len(deal(["base", "rise_of_the_demons"], seed=1).cards) == 14


def test_demons_a_corrupted_warrior_that_scores_gives_an_opponent_a_die_into_the_used_pile() -> None:
    game = table("Corrupted Warrior of the Quay", turn="Quinn, score",
                 quinn="ready: Warrior of the Quay C 1/2/3", monique="", clark="")  # fmt: skip
    assert offered(game) == ["name Clark", "name Monique"]
    game.take("name Clark")
    assert pile(game, "Clark", "used") == ["Corrupted Quiddity"]
    assert in_wilds(game, "Corrupted Quiddity") == 9


def test_demons_the_face_with_a_0_gives_nothing() -> None:
    game = table(
        "Corrupted Quiddity", turn="Quinn, capture", quinn="active: 3 Corrupted Quiddity Q0, Basic Quiddity Q1"
    )
    assert "capture Scavenging Goblin" not in offered(game)  # 2


def test_demons_a_removed_die_is_not_culled() -> None:
    game = table("Demonic Overlord", turn="Quinn, score", quinn="ready: Demonic Overlord C 2/5/5")
    assert in_wilds(game, "Demonic Overlord") == 4
    assert pile(game, "Quinn", "used") == []


@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_demons_the_corrupted_questing_wizard_takes_glory_but_none_that_is_not_there(before: int, after: int) -> None:
    game = table("Corrupted Questing Wizard", turn="Quinn, ready, quiddity 3",
                 quinn="active: Questing Wizard C 3/4/8 **", monique=f"glory {before}; bag: Portal")  # fmt: skip
    game.take("summon Questing Wizard")
    assert glory(game, "Monique") == after


def test_demons_a_corrupted_spirit_takes_damage_up_to_its_defense_for_others() -> None:
    """4 of the Dragon: 3 on the Spirit, which stays, 1 is left for the Assistant of 2."""
    game = table(
        "Corrupted Ghostly Spirit",
        "Mighty Quake Dragon",
        turn="Quinn, roll",
        quinn="bag: Corrupted Quiddity, Quake Dragon",
        monique="ready: Ghostly Spirit C 2/3/3, Assistant C 1/1/2",
        dice="Corrupted Quiddity, Quake Dragon, Q1, C 1/4/4",
    )
    take(game, "roll", "summon Quake Dragon", "Monique: defend Ghostly Spirit")
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2", "Ghostly Spirit C 2/3/3"]


# -- Quarmageddon ------------------------------------------------------------------------------------


def test_quarmageddon_the_immune_gnome_and_the_quake_dragons_breath() -> None:
    """Of level 1, not destroyed before the attack, and a short-lived defender: alone it has 5 against 6."""
    game = table("Gnome Barbarian", "Quake Dragon", turn="Quinn, attack", quinn="ready: Quake Dragon C 2/6/6 *",
                 monique="ready: Gnome Barbarian C 1/1/3 *, Assistant C 1/1/2")  # fmt: skip
    assert sorted(pile(game, "Monique", "used")) == ["Assistant", "Gnome Barbarian"]
    game = table("Gnome Barbarian", "Quake Dragon", turn="Quinn, attack", quinn="ready: Quake Dragon C 1/4/4",
                 monique="ready: Gnome Barbarian C 1/1/3 *, Assistant C 1/1/2")  # fmt: skip
    assert pile(game, "Monique", "ready") == ["Gnome Barbarian C 1/1/3 *"]  # 4 against 5


def test_quarmageddon_faq_the_strong_voodoo_dolls_burst_is_compulsory_and_works_without_assistants() -> None:
    game = table("Strong Voodoo Doll", turn="Quinn, score", quinn="ready: Voodoo Doll C 2/4/3 *")
    won = glory(game, "Quinn")
    assert sorted(pile(game, "Quinn", "used")) == ["Assistant", "Voodoo Doll"]
    assistants = in_wilds(game, "Assistant") + 1
    game = table("Strong Voodoo Doll", turn="Quinn, score", quinn="ready: Voodoo Doll C 2/4/3 *",
                 monique=f"bag: {assistants} Assistant")  # fmt: skip
    assert pile(game, "Quinn", "used") == ["Voodoo Doll"]
    assert glory(game, "Quinn") == won


def test_quarmageddon_faq_a_strong_gnomes_burst_does_not_change_the_total_for_anybody() -> None:
    game = table("Strong Gnome Barbarian", "Mighty Quake Dragon", turn="Quinn, attack",
                 quinn="ready: Quake Dragon C 1/4/4", monique="ready: Gnome Barbarian C 1/1/3 *",
                 clark="ready: Devotee of the Holy Query C 2/2/4")  # fmt: skip
    assert pile(game, "Quinn", "used") == ["Quake Dragon"]
    assert pile(game, "Clark", "used") == ["Devotee of the Holy Query"]  # the full 4


def test_quarmageddon_faq_a_mighty_voodoo_doll_rolls_all_dolls_of_spent_and_used_pile() -> None:
    game = table("Mighty Voodoo Doll", turn="Quinn, ready, quiddity 3", dice="C 1/3/2, Q2",
                 quinn="active: Voodoo Doll C 2/4/3 *; spent: Voodoo Doll; used: Voodoo Doll, Portal")  # fmt: skip
    game.take("summon Voodoo Doll")
    assert pile(game, "Quinn", "active") == ["Voodoo Doll C 1/3/2", "Voodoo Doll Q2"]
    game.take("summon Voodoo Doll C 1/3/2")
    assert pile(game, "Quinn", "ready") == ["Voodoo Doll C 1/3/2", "Voodoo Doll C 2/4/3 *"]


# -- Quest of the Qladiator --------------------------------------------------------------------------


def test_qladiator_only_one_lock_rolled_it_must_be_placed_and_the_old_one_goes_to_the_spent_pile() -> None:
    game = table("Strong Pink Eye Cyclops", turn="Quinn, ready",
                 quinn="active: Pink Eye Cyclops L **, Basic Quiddity Q1; locked: Pink Eye Cyclops L *")  # fmt: skip
    game.take("end")
    assert pile(game, "Quinn", "locked") == ["Pink Eye Cyclops L **"]
    assert pile(game, "Quinn", "spent") == ["Pink Eye Cyclops"]


def test_qladiator_quaxos_eye_belongs_to_the_player_it_is_put_on() -> None:
    game = table("Quaxos' Eye", turn="Quinn, ready", quinn="active: Quaxos' Eye L *", monique="bag: Portal")
    game.take("lock Quaxos' Eye")
    assert pile(game, "Monique", "locked") == ["Quaxos' Eye L *"]
    game = table("Quaxos' Eye", turn="Quinn, capture, quiddity 9", monique="locked: Quaxos' Eye L **")
    assert "unlock" not in kinds(game)
    game = table("Quaxos' Eye", turn="Quinn, capture, quiddity 9", monique="locked: Quaxos' Eye L *")
    game.take("unlock Quaxos' Eye")
    assert pile(game, "Monique", "used") == ["Quaxos' Eye"]


def test_qladiator_faq_six_dice_drawn_are_one_draw() -> None:
    """A Locked Frost Howler takes one of the dice of a draw."""
    game = table("Frost Howler", "Scavenging Goblin", turn="Quinn, roll", quinn="bag: 6 Basic Quiddity",
                 monique="locked: Frost Howler L *", dice="6x Basic Quiddity, 5x Q1")  # fmt: skip
    game.take("roll")
    if kinds(game) == {"choose"}:
        game.take("choose Basic Quiddity")
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q1"] * 5
    assert pile(game, "Quinn", "spent") == ["Basic Quiddity"]


@pytest.mark.parametrize(("spell", "face"), [("Death Incantation", "S **"), ("Death Spell", "S *")])
def test_qladiator_faq_death_spells_reach_a_locked_creature(spell: str, face: str) -> None:
    game = table(spell, "Strong Pink Eye Cyclops", turn="Quinn, capture", quinn=f"ready: Death {face}",
                 monique="locked: Pink Eye Cyclops L *")  # fmt: skip
    game.take("cast Death")
    assert (pile(game, "Monique", "locked"), pile(game, "Monique", "used")) == ([], ["Pink Eye Cyclops"])


def test_qladiator_faq_locked_creatures_do_not_attack_defend_or_score() -> None:
    game = table("Strong Pink Eye Cyclops", turn="Quinn, score", quinn="locked: Pink Eye Cyclops L *")
    assert (glory(game, "Quinn"), phase(game)) == (0, "roll")
    game = table("Strong Pink Eye Cyclops", "Mighty Quake Dragon", turn="Quinn, attack",
                 quinn="ready: Quake Dragon C 3/8/7 **", monique="locked: Pink Eye Cyclops L *")  # fmt: skip
    assert pile(game, "Monique", "locked") == ["Pink Eye Cyclops L *"]


def test_qladiator_faq_spells_can_be_attached_to_a_locked_creature() -> None:
    game = table("Life Cantrip", "Strong Pink Eye Cyclops", turn="Quinn, capture",
                 quinn="ready: Life S; locked: Pink Eye Cyclops L *")  # fmt: skip
    game.take("cast Life")
    assert pile(game, "Quinn", "locked") == ["Pink Eye Cyclops L * with Life S"]


def test_qladiator_faq_one_pays_only_what_one_has() -> None:
    """Strong Qladiator: pay 1 Glory to return it from destruction."""
    for won, asked in ((0, False), (1, True)):
        game = table("Strong Qladiator", "Mighty Quake Dragon", turn="Quinn, attack",
                     quinn="ready: Quake Dragon C 3/8/7 **",
                     monique=f"glory {won}; ready: Qladiator C 2/6/5")  # fmt: skip
        assert (decider(game) == "Monique") == asked


# -- Quartifacts -------------------------------------------------------------------------------------


def test_quartifacts_a_level_2_quest_takes_one_creature_of_level_2_or_two_of_level_1() -> None:
    for party, done in (
        ("Quake Dragon C 2/6/6 *", True),
        ("2 Quake Dragon C 1/4/4", True),
        ("Quake Dragon C 1/4/4", False),
    ):
        game = table("The Hunt For Exqualibur", "Mighty Quake Dragon", turn="Quinn, score",
                     quinn=f"quest Exqualibur: {party}", dice="Q3")  # fmt: skip
        assert ("cull" in kinds(game)) == done


def test_quartifacts_searching_for_the_holy_quail_and_finding_the_holy_quill() -> None:
    game = table("The Search For The Holy Quail", "The Hunt For The Tri-Clops Skull", "Mighty Quake Dragon",
                 turn="Quinn, score", quinn="quest The Holy Quail: Quake Dragon C 1/4/4", clark="",
                 dice="A:Holy Quill")  # fmt: skip
    game.take("enough")
    assert pile(game, "Quinn", "ready") == ["The Holy Quail A:Holy Quill"]


def test_quartifacts_a_summoning_cost_below_0_is_0() -> None:
    game = table("Ancient Guide", "Scavenging Goblin", turn="Quinn, ready, quiddity 1",
                 quinn="active: Ancient Guide C 1/1/3 *, Scavenging Goblin C 1/2/2")  # fmt: skip
    take(game, "summon Ancient Guide", "summon Scavenging Goblin")
    assert quiddity(game) == 0


def test_quartifacts_immunity_protects_against_quartifacts_too() -> None:
    game = table("The Hunt For Exqualibur", "Mighty Ancient Guide", "Scavenging Goblin", "Mighty Quake Dragon",
                 turn="Quinn, attack", quinn="ready: Quake Dragon C 1/4/4 (Exqualibur A:Quicksilver Quiver)",
                 monique="ready: Ancient Guide C 1/1/3 *, Scavenging Goblin C 1/2/2")  # fmt: skip
    assert pile(game, "Monique", "used") == ["Scavenging Goblin"]


@pytest.mark.parametrize(("players", "goal"), [(2, 25), (3, 19), (4, 15)])
def test_quartifacts_glory_goals(players: int, goal: int) -> None:
    wilds = deal(["base", "quartifacts"], seed=5, players=players)
    game = Game.new(["Quinn", "Monique", "Clark", "Michael"][:players], wilds, seed=5)
    assert game.state.goal == goal


def test_a_spell_is_cast_in_phase_2_before_the_draw() -> None:
    """Spells are for any phase but the first (2018, Spells): cast now, one reaches a Used Pile that is still there."""
    game = table(
        "Discriminating Spell",
        turn="Quinn, roll",
        quinn="bag: 2 Portal; ready: Discriminating S; used: 4 Basic Quiddity, 4 Scavenging Goblin",
        dice="2x Portal, 4x Scavenging Goblin, 2x D2, 4x Q1",
    )
    assert set(game.all_words()) == {"roll", "cast Discriminating S"}
    take(game, "cast Discriminating", "choose Basic Quiddity", "choose Basic Quiddity")
    assert (phase(game), game.all_words()) == ("roll", ["roll"])
    game.take("roll")
    assert phase(game) == "ready"
