"""The Demonic Overlord in its four versions (S1, S6, K12)."""

from __future__ import annotations

import pytest

from quarriors import Script, read_position, write_position
from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import (
    active,
    decider,
    defense,
    end_turn,
    glory,
    in_the_wilds,
    offers,
    removed,
)
from tests.cards.setting import table

BAD = "Corrupted Quiddity"
LORD = "Demonic Overlord"
EDITIONS = ["revised", "classic"]


# -- Demonic Overlord ----------------------------------------------------------------------------------


@card("Demonic Overlord")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("face", ["C 2/5/5", "C 3/7/6"])
def test_demonic_overlord_scores_alone_and_destroys_everything_else(edition: str, face: str) -> None:
    game = table(
        LORD,
        rules=f"edition={edition}",
        turn="Quinn, score",
        quinn=f"ready: Demonic Overlord {face}, Warrior of the Quay C 1/2/3, Growth S; used: Portal",
        monique="ready: Quake Dragon C 3/8/7 **, Assistant C 1/1/2, Growth S",
        clark="ready: Defender of the Pale C 3/2/8 **; used: Portal",
    )
    assert game.state.glory == [5, 0, 0]
    assert pile(game, "Quinn", "ready") == ["Growth S"]  # Spells are no Creatures
    assert pile(game, "Quinn", "used") == ["Portal", "Warrior of the Quay"]
    assert pile(game, "Monique", "ready") == ["Growth S"]
    assert pile(game, "Monique", "used") == ["Assistant", "Quake Dragon"]
    assert pile(game, "Clark", "used") == ["Defender of the Pale", "Portal"]
    assert removed(game) == [LORD]
    assert in_the_wilds(game, LORD) == 4


@card("Demonic Overlord")
def test_demonic_overlord_gives_one_ordinary_cull_and_the_destroyed_give_none() -> None:
    """K12."""
    game = table(
        LORD,
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 2/5/5, 2 Warrior of the Quay C 1/2/3; used: Portal, 2 Assistant",
    )
    assert kinds(game) == {"cull", "enough"}
    take(game, "cull Assistant")
    assert kinds(game) == {"roll"}
    assert pile(game, "Quinn", "used") == ["Assistant", "Portal", "Warrior of the Quay", "Warrior of the Quay"]


@card("Demonic Overlord")
def test_demonic_overlord_with_its_burst_sends_its_owners_creatures_to_the_active_pool() -> None:
    """They are rolled with the six of phase 2 (D7); those of others go to their Used Piles."""
    game = table(
        LORD,
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 4/10/7 *, 2 Warrior of the Quay C 1/2/3; bag: 6 Basic Quiddity",
        monique="ready: Assistant C 1/1/2",
        dice="6x Basic Quiddity, C 1/2/3, Q1, 6x Q1",
    )
    assert pile(game, "Quinn", "active") == ["Warrior of the Quay"] * 2
    assert pile(game, "Monique", "used") == ["Assistant"]
    assert glory(game) == 5
    assert kinds(game) == {"roll"}  # nothing lies in the Used Pile to be culled
    take(game, "roll")
    assert len(pile(game, "Quinn", "active")) == 8


@card("Demonic Overlord")
def test_demonic_overlord_wins_before_anything_is_destroyed() -> None:
    """S1: a win ends the game there."""
    game = table(
        LORD,
        turn="Quinn, score",
        quinn="glory 15; ready: Demonic Overlord C 2/5/5",
        monique="ready: Assistant C 1/1/2",
    )
    assert game.over
    assert game.result.glory == (20, 0)
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]


@card("Demonic Overlord")
def test_demonic_overlord_keeps_its_companions_from_winning() -> None:
    """It must score first: the 5 for the Creatures beside it never come."""
    game = table(
        LORD,
        turn="Quinn, score",
        quinn="glory 14; ready: Demonic Overlord C 2/5/5, Warrior of the Quay C 1/2/3, Witching Hag C 1/3/3",
    )
    assert not game.over
    assert glory(game) == 19


@card("Demonic Overlord", "Victory Cantrip")
def test_demonic_overlord_takes_the_glory_of_an_attached_spell_which_stays_with_its_owner() -> None:
    game = table(
        LORD,
        "Victory Cantrip",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 2/5/5 (Victory S), Assistant C 1/1/2 (Victory S)",
    )
    assert glory(game) == 7
    assert pile(game, "Quinn", "used") == ["Assistant", "Victory", "Victory"]
    assert removed(game) == [LORD]


@card("Demonic Overlord")
def test_demonic_overlord_K12_the_first_of_several_destroys_the_others() -> None:
    game = table(
        LORD, turn="Quinn, score", quinn="ready: 2 Demonic Overlord C 2/5/5", monique="ready: Demonic Overlord C 2/5/5"
    )
    assert glory(game) == 5
    assert removed(game) == [LORD]
    assert pile(game, "Quinn", "used") == [LORD]
    assert pile(game, "Monique", "used") == [LORD]


@card("Demonic Overlord")
@pytest.mark.parametrize(("first", "zone"), [("C 2/5/5", "used"), ("C 4/10/7 *", "active")])
def test_demonic_overlord_K12_its_owner_chooses_which_of_several_scores_first(first: str, zone: str) -> None:
    """The one with the burst sends the other to the Active Pool, the other one sends it to the Used Pile."""
    game = table(LORD, turn="Quinn, score", quinn="ready: Demonic Overlord C 2/5/5, Demonic Overlord C 4/10/7 *")
    assert decider(game) == "Quinn"
    chosen = [words for words in offers(game) if words.endswith(first)]
    assert len(chosen) == 1, offers(game)
    take(game, chosen[0])
    assert pile(game, "Quinn", zone) == [LORD]
    assert glory(game) == 5
    assert removed(game) == [LORD]


@card("Demonic Overlord", "Ghostly Spirit")
def test_demonic_overlord_K12_a_saved_creature_stays_and_does_not_score() -> None:
    """The plain Ghostly Spirit of its owner comes back for a Basic Quiddity die, and attacks this turn."""
    game = table(
        LORD,
        "Ghostly Spirit",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 2/5/5, Ghostly Spirit C 1/2/2; used: Basic Quiddity, Portal",
        monique="ready: Ghostly Spirit C 1/2/2; used: Basic Quiddity",
    )
    take(game, "Quinn: use", "Monique: use")
    assert glory(game) == 5
    assert pile(game, "Quinn", "ready") == ["Ghostly Spirit C 1/2/2"]
    assert pile(game, "Monique", "ready") == ["Ghostly Spirit C 1/2/2"]
    take(game, "cull Portal")
    assert kinds(game) == {"roll"}  # one cull: that of the Overlord


@card("Demonic Overlord", "Ghostly Spirit")
def test_demonic_overlord_a_saved_creature_scores_in_the_next_turn() -> None:
    game = table(
        LORD,
        "Ghostly Spirit",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 2/5/5, Ghostly Spirit C 1/2/2; used: Basic Quiddity; bag: 6 Basic Quiddity",
        monique="bag: 6 Basic Quiddity",
        dice="6x Basic Quiddity, 6x Q1, 6x Basic Quiddity, 6x Q1",
    )
    take(game, "use", "roll")
    end_turn(game)
    take(game, "Monique: roll")
    end_turn(game)
    assert active(game) == "Quinn"
    assert glory(game) == 7


@card("Demonic Overlord", "Shaping Cantrip")
def test_demonic_overlord_E5_opponents_may_save_theirs_by_a_reaction_and_its_owner_may_not() -> None:
    game = table(
        LORD,
        "Shaping Cantrip",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 2/5/5, Warrior of the Quay C 1/2/3, Shaping S",
        monique="ready: Warrior of the Quay C 2/3/4, Shaping S",
    )
    assert decider(game) == "Monique"
    take(game, "Monique: cast Shaping")
    assert pile(game, "Monique", "ready") == ["Warrior of the Quay C 2/3/4"]
    assert pile(game, "Quinn", "ready") == ["Shaping S"]
    assert "Warrior of the Quay" in pile(game, "Quinn", "used")


@card("Demonic Overlord", "Strong Deathdealer")
def test_demonic_overlord_a_strong_deathdealer_beside_it_does_not_score() -> None:
    """Its owner destroys Creatures, but all others are destroyed and do not score."""
    game = table(
        LORD,
        "Strong Deathdealer",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 2/5/5, Deathdealer C 1/3/2",
        monique="ready: Assistant C 1/1/2",
    )
    assert glory(game) == 5
    assert pile(game, "Quinn", "used") == ["Deathdealer"]


@card("Demonic Overlord", "Strong Deathdealer")
def test_demonic_overlord_does_not_keep_later_creatures_from_scoring() -> None:
    """Only those that were there do not score: a Strong Deathdealer summoned later in the turn does."""
    game = table(
        LORD,
        "Strong Deathdealer",
        "Gnome Barbarian",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 2/5/5; bag: Deathdealer, Basic Quiddity",
        monique="ready: 2 Gnome Barbarian C 1/1/3 *",
        dice="Deathdealer, Basic Quiddity, C 1/3/2, Q1",
    )
    take(game, "Quinn: roll", "summon Deathdealer")
    assert pile(game, "Monique", "used") == ["Gnome Barbarian"]  # Immune to the Overlord, not to 3 damage
    assert glory(game) == 7


@card("Demonic Overlord", "Mighty Scavenging Goblin")
def test_demonic_overlord_sets_off_what_happens_when_creatures_are_destroyed() -> None:
    game = table(
        LORD,
        "Mighty Scavenging Goblin",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 2/5/5",
        monique="ready: Scavenging Goblin C 1/2/2 *; bag: 3 Basic Quiddity",
        dice="2x Basic Quiddity",
    )
    assert pile(game, "Monique", "active") == ["Basic Quiddity", "Basic Quiddity"]


@card("Demonic Overlord")
def test_demonic_overlord_cuts_off_scoring_abilities_of_its_companions() -> None:
    """A Strong Witching Hag that does not score moves nothing."""
    game = table(
        LORD,
        "Strong Witching Hag",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 2/5/5, Witching Hag C 1/3/3; used: Assistant",
    )
    assert kinds(game) == {"cull", "enough"}


@card("Demonic Overlord", "Gnome Barbarian")
def test_demonic_overlord_destroys_immune_creatures_of_its_owner_only() -> None:
    """Immunity holds against opponents; one's own effects go through."""
    game = table(
        LORD,
        "Gnome Barbarian",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 2/5/5, Gnome Barbarian C 1/1/3 *",
        monique="ready: Gnome Barbarian C 1/1/3 *, Gnome Barbarian C 2/2/4",
    )
    assert pile(game, "Quinn", "used") == ["Gnome Barbarian"]
    assert pile(game, "Monique", "ready") == ["Gnome Barbarian C 1/1/3 *"]
    assert pile(game, "Monique", "used") == ["Gnome Barbarian"]
    assert glory(game) == 5


@card("Demonic Overlord", "Strong Ghostly Spirit")
def test_demonic_overlord_C4_an_own_replacement_of_a_creature_comes_first() -> None:
    game = table(
        LORD,
        "Strong Ghostly Spirit",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 2/5/5, Ghostly Spirit C 1/2/2",
        monique="ready: Ghostly Spirit C 1/2/2",
    )
    assert pile(game, "Quinn", "active") == ["Ghostly Spirit"]
    assert pile(game, "Monique", "active") == ["Ghostly Spirit"]


@card("Demonic Overlord", "Strong Primordial Ooze")
def test_demonic_overlord_copied_by_a_strong_primordial_ooze_does_the_same() -> None:
    """K13: a copy has its abilities; the die that is removed is the Ooze."""
    game = table(
        LORD,
        "Strong Primordial Ooze",
        turn="Quinn, score",
        quinn="ready: Primordial Ooze as Demonic Overlord C 2/5/5, Assistant C 1/1/2",
        monique="ready: Demonic Overlord C 2/5/5",
    )
    assert glory(game) == 5
    assert removed(game) == ["Primordial Ooze"]
    assert pile(game, "Monique", "used") == [LORD]
    assert pile(game, "Quinn", "used") == ["Assistant"]


@card("Demonic Overlord")
def test_demonic_overlord_K12_with_expert_culling_its_removal_counts_as_its_cull() -> None:
    """Its Glory is earned without a question, and no Creature is left to cull."""
    game = table(
        LORD,
        rules="expert_culling=True",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 2/5/5, Assistant C 1/1/2; used: Portal",
        monique="ready: Assistant C 1/1/2",
    )
    assert kinds(game) == {"roll"}
    assert glory(game) == 5
    assert removed(game) == [LORD]
    assert in_the_wilds(game, LORD) == 4
    assert pile(game, "Quinn", "used") == ["Assistant", "Portal"]
    assert pile(game, "Monique", "used") == ["Assistant"]


@card("Demonic Overlord")
def test_demonic_overlord_in_an_opponents_ready_area_changes_nothing_for_others() -> None:
    game = table(
        LORD,
        turn="Quinn, score",
        quinn="ready: Warrior of the Quay C 1/2/3",
        monique="ready: Demonic Overlord C 2/5/5",
    )
    assert glory(game) == 2
    assert pile(game, "Monique", "ready") == ["Demonic Overlord C 2/5/5"]


@card("Demonic Overlord", "Qladiator")
def test_demonic_overlord_destroys_locked_creatures_too() -> None:
    """A Locked Area is part of the Ready Area, and a Locked die is a Creature in it (X4)."""
    game = table(
        LORD,
        "Qladiator",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 2/5/5",
        monique="locked: Qladiator L *",
    )
    assert pile(game, "Monique", "locked") == []
    assert pile(game, "Monique", "used") == ["Qladiator"]


@card("Demonic Overlord")
def test_demonic_overlord_costs_4_quiddity_to_summon_at_level_4() -> None:
    game = table(LORD, turn="Quinn, ready, quiddity 3", quinn="active: Demonic Overlord C 4/10/7 *, Basic Quiddity Q1")
    take(game, "summon Demonic Overlord")
    assert pile(game, "Quinn", "ready") == ["Demonic Overlord C 4/10/7 *"]
    assert defense(game, LORD) == 7
    assert pile(game, "Quinn", "spent") == ["Basic Quiddity"]


# -- Lesser Demonic Overlord ---------------------------------------------------------------------------


@card("Lesser Demonic Overlord")
@pytest.mark.parametrize("edition", EDITIONS)
def test_lesser_demonic_overlord_gains_its_owner_a_corrupted_die_when_it_scores(edition: str) -> None:
    """S6: it costs, so it is not asked; and it neither scores first nor leaves the game."""
    game = table(
        "Lesser Demonic Overlord",
        rules=f"edition={edition}",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 4/10/7 *, Assistant C 1/1/2",
        monique="ready: Assistant C 1/1/2",
    )
    assert glory(game) == 5
    assert pile(game, "Quinn", "used") == ["Assistant", BAD, LORD]
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]
    assert kinds(game) == {"cull", "enough"}


@card("Lesser Demonic Overlord")
def test_lesser_demonic_overlord_corrupts_all_opponents_when_summoned_with_its_burst() -> None:
    """Clockwise while they last: one die is left."""
    game = table(
        "Lesser Demonic Overlord",
        turn="Monique, ready, quiddity 4",
        quinn="bag: 9 Corrupted Quiddity",
        monique="active: Demonic Overlord C 4/10/7 *",
        clark="used: Portal",
    )
    take(game, "summon Demonic Overlord")
    assert pile(game, "Clark", "used") == [BAD, "Portal"]
    assert pile(game, "Quinn", "used") == []
    assert pile(game, "Monique", "used") == []
    assert game.state.glory == [0, 0, 0]


@card("Lesser Demonic Overlord")
def test_lesser_demonic_overlord_corrupts_nobody_when_summoned_without_a_burst() -> None:
    game = table("Lesser Demonic Overlord", turn="Quinn, ready, quiddity 4", quinn="active: Demonic Overlord C 3/7/6")
    take(game, "summon Demonic Overlord")
    assert pile(game, "Monique", "used") == []


# -- Strong Demonic Overlord ---------------------------------------------------------------------------


@card("Strong Demonic Overlord")
@pytest.mark.parametrize("face", ["C 2/5/5", "C 3/7/6", "C 4/10/7 *"])
def test_strong_demonic_overlord_turns_all_opposing_creatures_one_level_down(face: str) -> None:
    game = table(
        "Strong Demonic Overlord",
        turn="Quinn, ready, quiddity 4",
        quinn=f"active: Demonic Overlord {face}; ready: Witching Hag C 2/4/5",
        monique="ready: Quake Dragon C 3/8/7 **, Witching Hag C 2/4/5, Assistant C 1/1/2, Scavenging Goblin C 1/2/2 *",
        clark="ready: Questing Wizard C 2/3/6, Defender of the Pale C 1/1/5 *",
    )
    take(game, "summon Demonic Overlord")
    assert pile(game, "Monique", "ready") == [
        "Assistant C 1/1/2",
        "Quake Dragon C 2/6/6 *",
        "Scavenging Goblin C 1/2/2 *",
        "Witching Hag C 1/3/3",
    ]
    assert pile(game, "Clark", "ready") == ["Defender of the Pale C 1/1/5 *", "Questing Wizard C 1/2/5"]
    assert "Witching Hag C 2/4/5" in pile(game, "Quinn", "ready")


@card("Strong Demonic Overlord")
def test_strong_demonic_overlord_leaves_attached_spells_on_and_immune_creatures_alone() -> None:
    game = table(
        "Strong Demonic Overlord",
        "Gnome Barbarian",
        "Heavenly Seraph",
        "Life Cantrip",
        turn="Quinn, ready, quiddity 4",
        quinn="active: Demonic Overlord C 2/5/5",
        monique="ready: Gnome Barbarian C 2/2/4 (Life S), Heavenly Seraph C 2/7/5",
    )
    take(game, "summon Demonic Overlord")
    assert pile(game, "Monique", "ready")[:2] == ["Gnome Barbarian C 1/1/3 * with Life S", "Heavenly Seraph C 2/7/5"]
    assert defense(game, "Gnome Barbarian", "Monique") == 3 + 4


@card("Strong Demonic Overlord")
def test_strong_demonic_overlord_a_creature_turned_down_is_like_one_that_was_rolled_so() -> None:
    """Dice alike are one option: the two Hags of level 1 cannot be told apart any more."""
    game = table(
        "Strong Demonic Overlord",
        turn="Quinn, ready, quiddity 2",
        quinn="active: Demonic Overlord C 2/5/5",
        monique="ready: Witching Hag C 2/4/5, Witching Hag C 1/3/3, Assistant C 1/1/2",
    )
    take(game, "summon Demonic Overlord")
    assert sorted(offers(game)) == ["defend Assistant C 1/1/2", "defend Witching Hag C 1/3/3"]
    assert write_position(read_position(write_position(game), chance=Script(""))) == write_position(game)


@card("Strong Demonic Overlord")
def test_strong_demonic_overlord_scores_4_like_any_other_creature() -> None:
    game = table("Strong Demonic Overlord", turn="Quinn, score",
                 quinn="ready: Demonic Overlord C 2/5/5, Assistant C 1/1/2")  # fmt: skip
    assert glory(game) == 5
    assert pile(game, "Quinn", "used") == ["Assistant", LORD]


# -- Mighty Demonic Overlord ---------------------------------------------------------------------------


@card("Mighty Demonic Overlord")
@pytest.mark.parametrize("edition", EDITIONS)
def test_mighty_demonic_overlord_removes_a_die_from_each_opponents_used_pile(edition: str) -> None:
    """Its owner chooses, opponent after opponent."""
    game = table(
        "Mighty Demonic Overlord",
        rules=f"edition={edition}",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 3/7/6; used: Portal",
        monique="used: Portal, Assistant, Quake Dragon; bag: Witching Hag",
        clark="used: Portal, Growth",
        michael="bag: Quake Dragon",
    )
    assert glory(game) == 5
    take(game, "Quinn: choose Quake Dragon", "Quinn: choose Growth")
    assert removed(game) == ["Growth", "Quake Dragon"]
    assert pile(game, "Monique", "used") == ["Assistant", "Portal"]
    assert pile(game, "Clark", "used") == ["Portal"]
    assert pile(game, "Quinn", "used") == [LORD, "Portal"]
    assert in_the_wilds(game, "Quake Dragon") == 3  # not culled


@card("Mighty Demonic Overlord")
def test_mighty_demonic_overlord_with_its_burst_removes_two_each_or_what_there_is() -> None:
    game = table(
        "Mighty Demonic Overlord",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 4/10/7 *",
        monique="used: Portal, Assistant, Quake Dragon",
        clark="used: Growth",
    )
    take(game, "Quinn: choose Quake Dragon", "Quinn: choose Portal")
    assert removed(game) == ["Growth", "Portal", "Quake Dragon"]
    assert pile(game, "Monique", "used") == ["Assistant"]
    assert pile(game, "Clark", "used") == []


@card("Mighty Demonic Overlord")
def test_mighty_demonic_overlord_finds_nothing_in_empty_piles() -> None:
    game = table("Mighty Demonic Overlord", turn="Quinn, score", quinn="ready: Demonic Overlord C 2/5/5",
                 monique="bag: Portal")  # fmt: skip
    assert removed(game) == []
    assert glory(game) == 5
    assert pile(game, "Quinn", "used") == [LORD]


# -- the plain one beside cards of other boxes -----------------------------------------------------------


@card("Demonic Overlord", "Life Charm")
def test_demonic_overlord_an_opponents_life_charm_sends_hers_to_the_active_pool() -> None:
    game = table(
        LORD,
        "Life Charm",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 2/5/5",
        monique="ready: Warrior of the Quay C 1/2/3, Assistant C 1/1/2, Life S",
    )
    take(game, "Monique: cast Life")
    assert pile(game, "Monique", "active") == ["Assistant", "Warrior of the Quay"]
    assert pile(game, "Monique", "used") == ["Life"]


@card("Demonic Overlord", "Life Cantrip")
def test_demonic_overlord_C9_spells_on_the_destroyed_go_to_their_owners() -> None:
    game = table(
        LORD,
        "Life Cantrip",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 2/5/5 (Life S of Monique)",
        monique="ready: Assistant C 1/1/2 (Life S of Quinn)",
    )
    assert pile(game, "Quinn", "used") == ["Life"]
    assert pile(game, "Monique", "used") == ["Assistant", "Life"]


@card("Demonic Overlord", "The Search For Exqualibur")
def test_demonic_overlord_does_not_reach_creatures_on_a_quest() -> None:
    """X6: the card names the Ready Areas."""
    game = table(
        LORD,
        "The Search For Exqualibur",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 2/5/5",
        monique="ready: Assistant C 1/1/2; quest Exqualibur: Warrior of the Quay C 2/3/4",
    )
    assert pile(game, "Monique", "quest") == ["Warrior of the Quay C 2/3/4"]
    assert pile(game, "Monique", "used") == ["Assistant"]


@card("Demonic Overlord", "Ghostly Spirit")
def test_demonic_overlord_with_expert_culling_a_saved_creature_is_not_asked_about() -> None:
    """K12, S4: what does not score is neither culled nor kept."""
    game = table(
        LORD,
        "Ghostly Spirit",
        rules="expert_culling=True",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 4/10/7 *, Ghostly Spirit C 1/2/2; used: Basic Quiddity",
    )
    take(game, "use")
    assert kinds(game) == {"roll"}
    assert pile(game, "Quinn", "ready") == ["Ghostly Spirit C 1/2/2"]
    assert glory(game) == 5


@card("Demonic Overlord")
def test_demonic_overlord_in_a_game_of_four_destroys_clockwise_and_all_of_it() -> None:
    game = table(
        LORD,
        turn="Clark, score",
        quinn="ready: 2 Assistant C 1/1/2",
        monique="ready: Quake Dragon C 3/8/7 **",
        clark="glory 2; ready: Demonic Overlord C 4/10/7 *, Scavenging Goblin C 1/2/2",
        michael="ready: Witching Hag C 2/4/5",
    )
    assert game.state.glory == [0, 0, 7, 0]
    assert pile(game, "Clark", "active") == ["Scavenging Goblin"]
    assert pile(game, "Quinn", "used") == ["Assistant", "Assistant"]
    assert pile(game, "Monique", "used") == ["Quake Dragon"]
    assert pile(game, "Michael", "used") == ["Witching Hag"]


@card("Lesser Demonic Overlord")
@pytest.mark.parametrize(("answer", "points"), [("cull", 4), ("keep", 0)])
def test_lesser_demonic_overlord_corrupts_its_owner_with_expert_culling_too(answer: str, points: int) -> None:
    """S4."""
    game = table(
        "Lesser Demonic Overlord",
        rules="expert_culling=True",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 2/5/5",
    )
    take(game, answer)
    assert glory(game) == points
    assert BAD in pile(game, "Quinn", "used")
    assert (LORD in pile(game, "Quinn", "used")) == (answer == "keep")
