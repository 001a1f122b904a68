"""Where quests and Quartifacts meet cards of other boxes that were written without them."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.rules.looking import decider, glory, offered, phase, quiddity, whose_turn
from tests.rules.questing import on_card, on_quest, questing, send, strength, toughness
from tests.table import find

# -- on a quest --------------------------------------------------------------------------------------


def test_a_plain_ooze_on_a_quest_counts_basic_quiddity_and_falls_without_any() -> None:
    """Its text names no Area (X6)."""
    game = questing(
        "Primordial Ooze",
        turn="Quinn, capture",
        quinn="quest Exqualibur: Primordial Ooze C 2/?/?; used: 3 Basic Quiddity",
    )
    assert strength(game, "Primordial Ooze", "Quinn", "Monique") == toughness(game, "Primordial Ooze", "Quinn") == 3
    game = questing("Primordial Ooze", turn="Quinn, capture", quinn="quest Exqualibur: Primordial Ooze C 2/?/?")
    assert (on_quest(game, "Quinn"), pile(game, "Quinn", "used")) == ([], ["Primordial Ooze"])


def test_a_plain_ghostly_spirit_saved_on_a_quest_stays_there() -> None:
    """X6: a saved Creature stays on the quest."""
    game = questing(
        "Ghostly Spirit",
        quinn="ready: Quake Dragon C 2/6/6 *",
        monique="quest Exqualibur: Ghostly Spirit C 1/2/2; used: Basic Quiddity",
    )
    send(game, "Exqualibur", "Quake Dragon")
    take(game, "Monique: choose Basic Quiddity" if game.decision.kind == "choose" else "Monique: use")
    assert on_quest(game, "Monique") == ["Ghostly Spirit C 1/2/2"]
    assert pile(game, "Monique", "used") == []
    assert (glory(game, "Quinn"), pile(game, "Quinn", "used")) == (1, ["Quake Dragon"])


def test_a_mighty_ghostly_spirit_destroyed_on_a_quest_is_set_aside() -> None:
    game = questing(
        "Mighty Ghostly Spirit",
        quinn="ready: Quake Dragon C 2/6/6 *",
        monique="quest Exqualibur: Ghostly Spirit C 1/2/2",
    )
    send(game, "Exqualibur", "Quake Dragon")
    assert (on_quest(game, "Monique"), len(pile(game, "Monique", "aside"))) == ([], 1)
    assert offered(game) == ["leave", "quest Exqualibur"]


def test_a_strong_deathdealer_scores_at_home_and_not_on_a_quest() -> None:
    """A Creature scores in its Ready Area only; whom its player destroys in a Challenge counts there (C5)."""
    game = questing(
        "Strong Deathdealer",
        quinn="ready: Deathdealer C 2/4/4",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2",
    )
    send(game, "Exqualibur", "Deathdealer")
    assert glory(game, "Quinn") == 1
    assert offered(game) == ["leave", "quest Exqualibur"]
    game = questing(
        "Strong Deathdealer",
        quinn="ready: Deathdealer C 2/4/4, Quake Dragon C 1/4/4",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2",
    )
    send(game, "Exqualibur", "Quake Dragon")
    assert glory(game, "Quinn") == 1 + 2
    assert pile(game, "Quinn", "used") == ["Deathdealer"]


def test_you_destroy_is_heard_at_home_while_others_challenge() -> None:
    """C5: plain Witching Hag in the Ready Area; Mighty Ghostly Spirit set aside is rolled."""
    game = questing(
        "Witching Hag",
        quinn="ready: Witching Hag C 2/4/5, Quake Dragon C 1/4/4; active: Portal Q1",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2",
    )
    send(game, "Exqualibur", "Quake Dragon")
    assert game.state.quiddity == 1
    game = questing(
        "Mighty Ghostly Spirit",
        quinn="ready: Quake Dragon C 1/4/4; aside: Ghostly Spirit C 1/2/2",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2",
        dice="C 2/3/3",
    )
    send(game, "Exqualibur", "Quake Dragon")
    assert pile(game, "Quinn", "aside") == []


def test_between_a_challenge_and_the_attack_spells_can_be_cast() -> None:
    game = questing(
        "Death Incantation",
        quinn="ready: Quake Dragon C 1/4/4, Assistant C 1/1/2, Death S *",
        monique="ready: 2 Assistant C 1/1/2; quest Exqualibur: Scavenging Goblin C 1/2/2",
    )
    take(game, "quest Exqualibur", "quest Exqualibur")
    if "leave" in kinds(game):
        game.take("leave")
    assert "cast" in kinds(game)
    take(game, "cast Death", "choose Assistant C 1/1/2 of Monique")
    assert pile(game, "Monique", "used") == ["Assistant", "Scavenging Goblin"]


def test_a_strong_poison_dart_frog_is_not_culled_by_a_quest_and_earns_its_cull() -> None:
    """Its text speaks of scoring; completing is not scoring."""
    game = questing(
        "Strong Poison Dart Frog",
        turn="Quinn, score",
        quinn="quest The Holy Quail: Poison Dart Frog C 1/3/1; used: Assistant",
        clark="",
        dice="Q2",
    )
    assert offered(game) == ["cull Assistant", "cull Poison Dart Frog", "enough"]
    game.take("cull Assistant")
    assert pile(game, "Quinn", "used") == ["Poison Dart Frog"]


def test_a_creature_destroyed_by_a_challengers_ability_is_one_the_challenger_destroyed() -> None:
    """C5, even though the loser picks: plain Poison Dart Frog, destroyed, takes an attacking Creature with it."""
    game = questing(
        "Poison Dart Frog",
        quinn="ready: Poison Dart Frog C 1/3/1",
        monique="quest Exqualibur: Questing Wizard C 2/3/6, Questing Wizard C 1/2/5",
    )
    send(game, "Exqualibur", "Poison Dart Frog")
    while decider(game) == "Monique":
        game.take(offered(game)[0])
    assert pile(game, "Monique", "used") == ["Questing Wizard"]
    assert glory(game, "Quinn") == 1


def test_a_challenge_emptied_before_totals_can_be_taken_over() -> None:
    """Misdirection Incantation by the challenger strikes the only foe down: the quest is clear."""
    game = questing(
        "Misdirection Incantation",
        quinn="ready: Scavenging Goblin C 1/2/2, Misdirection S",
        monique="quest Exqualibur: Deathdealer C 2/4/4",
    )
    send(game, "Exqualibur", "Scavenging Goblin")
    take(game, "Quinn: cast Misdirection")
    assert glory(game, "Quinn") == 1
    assert offered(game) == ["leave", "quest Exqualibur"]
    game.take("quest Exqualibur")
    assert on_quest(game, "Quinn") == ["Scavenging Goblin C 1/2/2"]


def test_a_challenge_whose_challengers_fall_before_totals_is_over() -> None:
    game = questing(
        "Misdirection Incantation",
        quinn="ready: Deathdealer C 2/4/4",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2; ready: Misdirection S",
    )
    send(game, "Exqualibur", "Deathdealer")
    take(game, "Monique: cast Misdirection")
    assert on_quest(game, "Monique") == ["Scavenging Goblin C 1/2/2"]
    assert (pile(game, "Quinn", "used"), phase(game)) == (["Deathdealer"], "capture")


def test_a_chaos_incantation_still_counts_in_the_attack_after_a_challenge() -> None:
    """Cast when one attacks: the Challenge in between does not use it up."""
    game = questing(
        "Chaos Incantation",
        quinn="ready: Quake Dragon C 2/6/6 *, Witching Hag C 2/4/5, Chaos S",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2; ready: Assistant C 1/1/2, Deathdealer C 2/4/4",
    )
    game.take("cast Chaos")
    send(game, "Exqualibur", "Quake Dragon")
    take(game, "leave")
    assert decider(game) == "Quinn"
    assert game.decision.kind == "defend"
    game.take("defend Deathdealer")
    assert "Deathdealer" in pile(game, "Monique", "used")


def test_a_strong_imp_destroyed_in_a_challenge_takes_glory_back() -> None:
    """ "When an opponent's attack destroys it"; both sides attack."""
    game = questing(
        "Strong Mischievous Imp",
        quinn="glory 5; ready: Quake Dragon C 2/6/6 *",
        monique="quest Exqualibur: Mischievous Imp C 3/3/3 **",
    )
    send(game, "Exqualibur", "Quake Dragon")
    assert glory(game, "Quinn") == 5 + 1 - 2


def test_a_death_cantrip_cast_before_phase_3_goes_along_to_the_quest() -> None:
    """C11 and c.6: given to those in the Ready Area then; moving to the quest is no other pile."""
    game = questing(
        "Death Cantrip",
        turn="Quinn, ready",
        quinn="ready: Death S *; active: Scavenging Goblin C 1/2/2, Basic Quiddity Q1",
        monique="quest Exqualibur: Deathdealer C 2/4/4",
    )
    take(game, "summon Scavenging Goblin", "cast Death")
    assert strength(game, "Scavenging Goblin", "Quinn", "Monique") == 4
    send(game, "Exqualibur", "Scavenging Goblin")
    assert pile(game, "Monique", "used") == ["Deathdealer"]


@pytest.mark.parametrize("name", ["Assistant of Logistics", "Assistant of Economics", "Assistant of Acquisition"])
def test_assistants_of_light_vs_dark_hate_questing_too(name: str) -> None:
    face = next(face.notation for face in find(name).die.faces if face.notation.startswith("C "))
    game = questing(name, "Herald", quinn=f"ready: 2 Assistant {face}")
    assert "quest" not in kinds(game)


def test_an_ooze_that_copies_an_assistant_stays_home() -> None:
    """It is that Creature (K13), and Assistants hate questing."""
    game = questing(
        "Strong Primordial Ooze",
        quinn="ready: Primordial Ooze as Assistant C 1/1/2",
        monique="ready: Assistant C 1/1/2",
    )
    assert "quest" not in kinds(game)


def test_a_challengers_life_charm_sends_creatures_to_the_active_pool_until_the_clean_up() -> None:
    """X6: the challenger reacts too; D7: added on one's own turn they go to the Used Pile with the clean-up."""
    game = questing(
        "Life Charm",
        quinn="ready: Scavenging Goblin C 1/2/2, Life S",
        monique="quest Exqualibur: Questing Wizard C 1/2/5; bag: Portal",
    )
    send(game, "Exqualibur", "Scavenging Goblin")
    take(game, "Quinn: cast Life")
    assert pile(game, "Quinn", "active") == ["Scavenging Goblin"]
    while whose_turn(game) == "Quinn":
        game.take("end")
    assert pile(game, "Quinn", "used") == ["Life", "Scavenging Goblin"]


# -- Quartifacts beside other cards ------------------------------------------------------------------


def test_a_quartifact_is_no_spell() -> None:
    """Not to be destroyed by Shaping Spell, nor discarded in phase 5."""
    game = questing(
        "Shaping Spell",
        turn="Quinn, capture",
        quinn="ready: Shaping S, Exqualibur A:Exqualibur",
        monique="ready: Exqualibur A:Exqualibur; bag: Portal",
    )
    assert "cast" not in kinds(game)
    game.take("end")
    assert offered(game) == ["discard Shaping S", "end"]


def test_a_mighty_devotee_does_not_silence_a_quartifact() -> None:
    """K17 is about attached Spells: 4 against 4 + 2."""
    game = questing(
        "Mighty Devotee of the Holy Query",
        quinn="ready: Devotee of the Holy Query C 2/2/4 *, Scavenging Goblin C 1/2/2",
        monique="ready: Deathdealer C 2/4/4 (Exqualibur A:Quirky Quarterstaff)",
    )
    game.take("stay")
    assert pile(game, "Monique", "used") == []


def test_a_quartifact_returns_when_its_owner_gives_its_carrier_up() -> None:
    """Oblation Cantrip: destroy one of your Creatures."""
    game = questing(
        "Oblation Cantrip",
        turn="Quinn, capture",
        quinn="ready: Oblation S, Scavenging Goblin C 1/2/2 (Exqualibur A:Exqualibur); bag: 2 Basic Quiddity",
        dice="2x Basic Quiddity, 2x Q1",
    )
    game.take("cast Oblation")
    assert (pile(game, "Quinn", "ready"), on_card(game, "Exqualibur")) == ([], 2)


def test_a_rerolled_carrier_keeps_or_loses_its_quartifact() -> None:
    """Chaos Charm: on a Creature face it stays, on any other it goes to the Used Pile and the quest die back."""
    for face, left in (("C 2/4/4", 1), ("Q1", 2)):
        game = questing(
            "Chaos Charm",
            turn="Quinn, capture",
            quinn="ready: Chaos S",
            monique="ready: Deathdealer C 1/3/2 (Exqualibur A:Exqualibur)",
            dice=face,
        )
        game.take("cast Chaos")
        assert on_card(game, "Exqualibur") == left


def test_a_quartifact_and_spells_are_carried_together() -> None:
    game = questing(
        "Life Cantrip",
        turn="Quinn, capture",
        quinn="ready: Scavenging Goblin C 1/2/2 (Life S + Exqualibur A:Quirky Quarterstaff)",
    )
    assert strength(game, "Scavenging Goblin", "Quinn", "Monique") == 3
    assert toughness(game, "Scavenging Goblin", "Quinn") == 8


def test_an_expert_who_keeps_a_carrier_sends_its_quartifact_back_all_the_same() -> None:
    for words in ("keep", "cull"):
        game = questing(
            turn="Quinn, score",
            rules="expert_culling=True",
            quinn="ready: Scavenging Goblin C 1/2/2 (Exqualibur A:Exqualibur)",
        )
        game.take(words)
        assert on_card(game, "Exqualibur") == 2


def test_glory_behind_the_question_mark_can_win() -> None:
    game = questing(
        turn="Quinn, score", quinn="glory 16; quest The Holy Quail: Quake Dragon C 1/4/4", clark="", dice="?"
    )
    game.take("enough")
    assert game.over
    assert game.result.glory == (19, 0, 0)


def test_what_a_quest_brings_first_is_there_when_the_others_score() -> None:
    """The Search's reward takes the Goblin of the Used Pile before the Strong Hag scores and asks for it."""
    game = questing(
        "The Search For Exqualibur",
        turn="Quinn, score",
        quinn="ready: Witching Hag C 1/3/3; quest Exqualibur: Quake Dragon C 2/6/6 *",
        dice="?",
    )
    take(game, "quest Exqualibur", "enough")
    assert pile(game, "Quinn", "active") == ["Quake Dragon"]  # the only one there
    assert (glory(game, "Quinn"), whose_turn(game), quiddity(game)) == (3 + 3, "Quinn", 0)


def test_locks_that_speak_of_scoring_leave_quests_alone() -> None:
    """Plain Poison Dart Frog (each opposing Creature scores 1 less) and Mighty Quaxos' Eye (its owner loses 1)."""
    game = questing(
        "Poison Dart Frog",
        "Mighty Quaxos' Eye",
        turn="Quinn, score",
        quinn="quest Exqualibur: Quake Dragon C 2/6/6 *; locked: Quaxos' Eye L *",
        monique="locked: Poison Dart Frog L *",
        dice="Q3",
    )
    game.take("enough")
    assert glory(game, "Quinn") == 3


def test_an_overlord_that_scores_first_does_not_spoil_the_quest() -> None:
    """K12, S1: those in the Ready Areas do not score; the quest is completed all the same, before or after."""
    for first in ("score", "quest Exqualibur"):
        game = questing(
            "Demonic Overlord",
            turn="Quinn, score",
            quinn="ready: Demonic Overlord C 2/5/5; quest Exqualibur: Quake Dragon C 2/6/6 *",
            dice="Q3",
        )
        game.take(first)
        while "enough" in kinds(game):
            game.take("enough")
        assert (glory(game, "Quinn"), phase(game)) == (5 + 3, "roll")


def test_a_quartifact_is_only_for_a_creature_summoned_this_turn() -> None:
    """Not for one that Quasar Spell turned out of its Lock, which is no summoning."""
    game = questing(
        "Quasar Spell",
        "Strong Pink Eye Cyclops",
        turn="Quinn, ready, quiddity 1",
        quinn="ready: Quasar S, Exqualibur A:Exqualibur; locked: Pink Eye Cyclops L *; "
        "active: Scavenging Goblin C 1/2/2",
    )
    game.take("cast Quasar")
    assert "Pink Eye Cyclops C 2/6/4" in pile(game, "Quinn", "ready")
    assert "attach" not in kinds(game)
    take(game, "summon Scavenging Goblin", "attach Exqualibur")
    assert strength(game, "Scavenging Goblin", "Quinn", "Monique") == 5


def test_a_spell_carried_on_a_quest_does_not_count_in_a_tie() -> None:
    """G2: it lies in the Quest Area, like its carrier; 1 and 1, a shared victory."""
    game = questing(
        "Life Cantrip",
        "Scavenging Goblin",
        "Mighty Quake Dragon",
        "Deathdealer",
        "Warrior of the Quay",
        turn="Quinn, capture, quiddity 9",
        quinn="ready: Assistant C 1/1/2; quest Exqualibur: Quake Dragon C 1/4/4 (Life S); "
        "used: 4 Scavenging Goblin, 5 Deathdealer, 4 Quake Dragon",
        monique="ready: Assistant C 1/1/2; used: 5 Warrior of the Quay",
    )
    game.take("capture Scavenging Goblin")
    assert game.over
    assert game.result.winners == (0, 1)
