"""Rise of the Demons: the ten corrupted Creatures."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import (
    attack,
    decider,
    defense,
    end_turn,
    glory,
    in_the_wilds,
    offers,
    quiddity,
    removed,
)
from tests.cards.setting import table

BAD = "Corrupted Quiddity"
EDITIONS = ["revised", "classic"]


# -- Corrupted Deathdealer -----------------------------------------------------------------------------


@card("Corrupted Deathdealer")
@pytest.mark.parametrize(("left", "dice", "points"), [(10, 2, 4), (2, 2, 4), (1, 1, 3), (0, 0, 2)])
def test_corrupted_deathdealer_brings_4_glory_and_2_corrupted_dice_or_less_glory(
    left: int, dice: int, points: int
) -> None:
    """S6: it costs its owner something, so nobody is asked."""
    elsewhere = f"bag: {10 - left} Corrupted Quiddity" if left < 10 else "bag: Assistant"
    game = table(
        "Corrupted Deathdealer",
        turn="Quinn, score",
        quinn="ready: Deathdealer C 1/3/2; bag: 5 Portal",
        monique=elsewhere,
    )
    assert glory(game) == points
    assert pile(game, "Quinn", "used") == [BAD] * dice + ["Deathdealer"]
    assert kinds(game) == {"cull", "enough"}


@card("Corrupted Deathdealer")
def test_corrupted_deathdealer_may_cull_what_it_brought() -> None:
    """S1: culls come after abilities."""
    game = table("Corrupted Deathdealer", turn="Quinn, score", quinn="ready: Deathdealer C 1/3/2; bag: 5 Portal")
    assert in_the_wilds(game, BAD) == 8
    take(game, f"cull {BAD}")
    assert in_the_wilds(game, BAD) == 9
    assert pile(game, "Quinn", "used") == [BAD, "Deathdealer"]


@card("Corrupted Deathdealer")
def test_corrupted_deathdealer_wins_before_it_costs() -> None:
    """S1: Glory first, and a win ends the game there."""
    game = table("Corrupted Deathdealer", turn="Quinn, score", quinn="glory 16; ready: Deathdealer C 1/3/2")
    assert game.over
    assert game.result.glory == (20, 0)


@card("Corrupted Deathdealer")
@pytest.mark.parametrize(("answer", "points"), [("cull", 4), ("keep", 0)])
def test_corrupted_deathdealer_costs_with_expert_culling_whether_culled_or_kept(answer: str, points: int) -> None:
    """S4, K11."""
    game = table(
        "Corrupted Deathdealer",
        rules="expert_culling=True",
        turn="Quinn, score",
        quinn="ready: Deathdealer C 1/3/2; bag: 5 Portal",
    )
    take(game, answer)
    assert glory(game) == points
    assert pile(game, "Quinn", "used").count(BAD) == 2


# -- Corrupted Defender of the Pale --------------------------------------------------------------------


@card("Corrupted Defender of the Pale")
@pytest.mark.parametrize("face", ["C 1/1/5 *", "C 2/2/6 *"])
def test_corrupted_defender_of_the_pale_corrupts_one_opponent_with_one_burst(face: str) -> None:
    game = table(
        "Corrupted Defender of the Pale",
        turn="Quinn, score",
        quinn=f"ready: Defender of the Pale {face}",
        monique="bag: Portal",
        clark="bag: Portal",
    )
    assert glory(game) == 2
    assert offers(game) == ["name Monique", "name Clark"]
    take(game, "Quinn: name Clark")
    assert pile(game, "Clark", "used") == [BAD]
    assert pile(game, "Monique", "used") == []


@card("Corrupted Defender of the Pale")
def test_corrupted_defender_of_the_pale_corrupts_all_opponents_with_two_bursts_and_not_one_more() -> None:
    """E8: only the ** line counts."""
    game = table(
        "Corrupted Defender of the Pale",
        turn="Quinn, score",
        quinn="ready: Defender of the Pale C 3/2/8 **",
        monique="bag: Portal",
        clark="bag: Portal",
        michael="bag: Portal",
    )
    for player in ("Monique", "Clark", "Michael"):
        assert pile(game, player, "used") == [BAD]
    assert in_the_wilds(game, BAD) == 7


@card("Corrupted Defender of the Pale")
def test_corrupted_defender_of_the_pale_does_nothing_when_no_die_is_left() -> None:
    game = table(
        "Corrupted Defender of the Pale",
        turn="Quinn, score",
        quinn="ready: Defender of the Pale C 1/1/5 *",
        monique="glory 2; bag: 10 Corrupted Quiddity",
        clark="glory 2",
    )
    assert kinds(game) == {"cull", "enough"}
    assert game.state.glory == [2, 2, 2]


@card("Corrupted Defender of the Pale")
@pytest.mark.parametrize(("used", "more"), [(0, 2), (1, 3), (2, 4), (5, 4)])
def test_corrupted_defender_of_the_pale_grows_with_the_corruption_of_its_owner(used: int, more: int) -> None:
    """1 in the Active Pool, 1 in the Spent Pile and those in the Used Pile, at most 4; none in bags, none of others."""
    mine = f"; used: {used} Corrupted Quiddity" if used else ""
    game = table(
        "Corrupted Defender of the Pale",
        turn="Quinn, capture",
        quinn="ready: Defender of the Pale C 1/1/5 *; active: Corrupted Quiddity Q1; spent: Corrupted Quiddity; "
        f"bag: Corrupted Quiddity{mine}",
        monique="used: 2 Corrupted Quiddity",
    )
    assert attack(game, "Defender of the Pale") == 1 + more
    assert defense(game, "Defender of the Pale") == 5 + more


@card("Corrupted Defender of the Pale")
@pytest.mark.parametrize("edition", EDITIONS)
def test_corrupted_defender_of_the_pale_is_no_more_than_its_face_without_corruption(edition: str) -> None:
    game = table(
        "Corrupted Defender of the Pale",
        rules=f"edition={edition}",
        turn="Quinn, capture",
        quinn="ready: Defender of the Pale C 2/2/6 *",
        monique="used: 3 Corrupted Quiddity",
    )
    assert (attack(game, "Defender of the Pale"), defense(game, "Defender of the Pale")) == (2, 6)


# -- Corrupted Devotee of the Holy Query ---------------------------------------------------------------


@card("Corrupted Devotee of the Holy Query")
@pytest.mark.parametrize("face", ["C 1/0/3", "C 2/2/4"])
def test_corrupted_devotee_of_the_holy_query_may_remove_a_corrupted_die_of_its_owner(face: str) -> None:
    game = table(
        "Corrupted Devotee of the Holy Query",
        turn="Quinn, score",
        quinn=f"ready: Devotee of the Holy Query {face}; used: 2 Corrupted Quiddity, Portal",
        monique="used: Corrupted Quiddity",
    )
    assert glory(game) == 2
    assert offers(game) == [f"choose {BAD}", "enough"]
    take(game, f"choose {BAD}")
    assert removed(game) == [BAD]
    assert pile(game, "Quinn", "used") == [BAD, "Devotee of the Holy Query", "Portal"]
    take(game, f"cull {BAD}")  # the ordinary cull comes on top
    assert in_the_wilds(game, BAD) == 8  # 10, one removed, one with Monique


@card("Corrupted Devotee of the Holy Query")
@pytest.mark.parametrize(("wished", "gone"), [(0, 0), (1, 1), (2, 2)])
def test_corrupted_devotee_of_the_holy_query_may_remove_up_to_2_with_its_burst(wished: int, gone: int) -> None:
    """S6."""
    game = table(
        "Corrupted Devotee of the Holy Query",
        turn="Quinn, score",
        quinn="ready: Devotee of the Holy Query C 2/2/4 *; used: 3 Corrupted Quiddity",
    )
    for _ in range(wished):
        take(game, f"choose {BAD}")
    if wished < 2:
        take(game, "enough")
    assert kinds(game) == {"cull", "enough"}
    assert removed(game) == [BAD] * gone


@card("Corrupted Devotee of the Holy Query")
def test_corrupted_devotee_of_the_holy_query_may_leave_it() -> None:
    """S6; and where its owner has none, nobody is asked."""
    game = table(
        "Corrupted Devotee of the Holy Query",
        turn="Quinn, score",
        quinn="ready: Devotee of the Holy Query C 2/2/4; used: Corrupted Quiddity",
    )
    take(game, "enough", "enough")
    assert removed(game) == []
    game = table(
        "Corrupted Devotee of the Holy Query",
        turn="Quinn, score",
        quinn="ready: Devotee of the Holy Query C 2/2/4 *; used: Portal",
        monique="used: Corrupted Quiddity",
    )
    assert kinds(game) == {"cull", "enough"}


# -- Corrupted Ghostly Spirit --------------------------------------------------------------------------


@card("Corrupted Ghostly Spirit")
@pytest.mark.parametrize(("die", "face", "stands"), [(BAD, "Q1", True), (BAD, "***", True), ("Portal", "Q1", False)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_corrupted_ghostly_spirit_takes_no_damage_from_who_rolled_corruption(
    edition: str, die: str, face: str, stands: bool
) -> None:
    """More of it in tests/rules/test_corruption.py (X2, C8)."""
    game = table(
        "Corrupted Ghostly Spirit",
        rules=f"edition={edition}",
        turn="Quinn, roll",
        quinn=f"ready: Deathdealer C 2/4/4; bag: {die}",
        monique="ready: Ghostly Spirit C 2/3/3",
        dice=f"{die}, {face}",
    )
    take(game, "roll")
    assert pile(game, "Monique", "ready") == (["Ghostly Spirit C 2/3/3"] if stands else [])


@card("Corrupted Ghostly Spirit")
def test_corrupted_ghostly_spirit_shields_others_of_its_owner_only() -> None:
    """Clark has no Spirit: he faces the whole total."""
    game = table(
        "Corrupted Ghostly Spirit",
        turn="Quinn, roll",
        quinn="ready: Deathdealer C 2/4/4; bag: Corrupted Quiddity",
        monique="ready: Ghostly Spirit C 2/3/3, Assistant C 1/1/2",
        clark="ready: Assistant C 1/1/2",
        dice="Corrupted Quiddity, Q0",
    )
    take(game, "roll", "Monique: defend Ghostly Spirit")
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2", "Ghostly Spirit C 2/3/3"]  # 4 - 3 = 1
    assert pile(game, "Clark", "ready") == []


@card("Corrupted Ghostly Spirit")
def test_corrupted_ghostly_spirit_is_worth_3_glory() -> None:
    game = table("Corrupted Ghostly Spirit", turn="Quinn, score", quinn="ready: Ghostly Spirit C 1/2/2")
    assert glory(game) == 3


# -- Corrupted Primordial Ooze -------------------------------------------------------------------------


@card("Corrupted Primordial Ooze")
def test_corrupted_primordial_ooze_counts_corruption_of_all_players_in_three_piles() -> None:
    """3, and 1 for each in an Active Pool, Spent Pile or Used Pile, its owner's too, not in bags."""
    game = table(
        "Corrupted Primordial Ooze",
        turn="Quinn, capture",
        quinn="ready: Primordial Ooze C 2/?/?; used: 2 Corrupted Quiddity",
        monique="used: 2 Corrupted Quiddity; bag: Corrupted Quiddity",
        clark="active: Corrupted Quiddity; used: Portal",
    )
    assert attack(game, "Primordial Ooze") == 8
    assert attack(game, "Primordial Ooze", against="Clark") == 8
    assert defense(game, "Primordial Ooze") == 8


@card("Corrupted Primordial Ooze")
def test_corrupted_primordial_ooze_counts_the_spent_pile_of_the_active_opponent() -> None:
    game = table(
        "Corrupted Primordial Ooze",
        turn="Monique, capture, quiddity 1",
        quinn="ready: Primordial Ooze C 2/?/?",
        monique="active: Corrupted Quiddity Q1; spent: 2 Corrupted Quiddity; bag: Corrupted Quiddity",
    )
    assert defense(game, "Primordial Ooze") == 6


@card("Corrupted Primordial Ooze")
@pytest.mark.parametrize("edition", EDITIONS)
def test_corrupted_primordial_ooze_alone_with_no_corruption_has_3(edition: str) -> None:
    game = table(
        "Corrupted Primordial Ooze",
        rules=f"edition={edition}",
        turn="Quinn, capture, quiddity 1",
        quinn="ready: Primordial Ooze C 2/?/?",
    )
    assert (attack(game, "Primordial Ooze"), defense(game, "Primordial Ooze")) == (3, 3)


# -- Corrupted Quake Dragon ----------------------------------------------------------------------------


@card("Corrupted Quake Dragon")
@pytest.mark.parametrize("face", ["C 1/4/4", "C 2/6/6 *", "C 3/8/7 **"])
def test_corrupted_quake_dragon_has_the_corrupted_destroy_one_of_their_own(face: str) -> None:
    """Monique rolled corruption on her last turn, Clark did not."""
    level = face[2]
    game = table(
        "Corrupted Quake Dragon",
        turn="Monique, roll",
        monique="bag: Corrupted Quiddity, Defender of the Pale, Deathdealer, 4 Basic Quiddity",
        clark="bag: 6 Basic Quiddity",
        quinn="bag: Quake Dragon, 5 Basic Quiddity",
        dice="Corrupted Quiddity, Defender of the Pale, Deathdealer, 3x Basic Quiddity, "
        "Q1, C 1/1/5 *, C 2/4/4, 3x Q1, "
        "6x Basic Quiddity, 6x Q1, Quake Dragon, 5x Basic Quiddity, " + face + ", 5x Q1",
    )
    take(game, "Monique: roll", "summon Defender of the Pale", "summon Deathdealer")
    end_turn(game)
    take(game, "Clark: roll")
    end_turn(game)
    take(game, "Quinn: roll", "summon Quake Dragon")
    assert decider(game) == "Monique"
    assert sorted(offers(game)) == ["choose Deathdealer C 2/4/4", "choose Defender of the Pale C 1/1/5 *"]
    take(game, "choose Deathdealer")
    fallen = int(level) > 1  # 4 against the 5 of the Defender, or 6 and 8
    assert pile(game, "Monique", "ready") == ([] if fallen else ["Defender of the Pale C 1/1/5 *"])


@card("Corrupted Quake Dragon")
def test_corrupted_quake_dragon_finds_nothing_where_there_is_no_creature() -> None:
    game = table(
        "Corrupted Quake Dragon",
        turn="Monique, roll",
        monique="bag: Corrupted Quiddity",
        quinn="bag: Quake Dragon, Basic Quiddity",
        dice="Corrupted Quiddity, Q0, Quake Dragon, Basic Quiddity, C 1/4/4, Q1",
    )
    take(game, "Monique: roll")
    end_turn(game)
    take(game, "Quinn: roll", "summon Quake Dragon")
    assert decider(game) == "Quinn"


# -- Corrupted Questing Wizard -------------------------------------------------------------------------


@card("Corrupted Questing Wizard")
@pytest.mark.parametrize("edition", EDITIONS)
def test_corrupted_questing_wizard_X11_corrupts_an_opponent_each_time_its_burst_is_rolled(edition: str) -> None:
    """Not optional, and the 2 Quiddity remain; a re-roll to the same face does it again."""
    game = table(
        "Corrupted Questing Wizard",
        rules=f"edition={edition}",
        turn="Quinn, roll",
        quinn="bag: Questing Wizard, Assistant",
        monique="bag: Portal",
        clark="bag: Portal",
        dice="Questing Wizard, Assistant, Q2 *, R *, Q1, Q2 *",
    )
    take(game, "Quinn: roll")
    assert offers(game) == ["name Monique", "name Clark"]
    take(game, "name Clark", "immediate Assistant", "choose Questing Wizard")
    assert offers(game) == ["name Monique", "name Clark"]
    take(game, "name Monique")
    assert pile(game, "Monique", "used") == [BAD]
    assert pile(game, "Clark", "used") == [BAD]
    while "capture Deathdealer" not in offers(game):
        take(game, "end")
    take(game, "capture Deathdealer")  # 3: Q2 of the Wizard and Q1 of the Assistant
    assert "Deathdealer" in pile(game, "Quinn", "used")


@card("Corrupted Questing Wizard")
def test_corrupted_questing_wizard_with_two_bursts_takes_1_glory_when_it_is_summoned() -> None:
    game = table(
        "Corrupted Questing Wizard",
        turn="Quinn, ready, quiddity 3",
        quinn="active: Questing Wizard C 3/4/8 **",
        monique="glory 2",
        clark="glory 5",
    )
    take(game, "summon Questing Wizard", "Quinn: name Clark")
    assert game.state.glory == [0, 2, 4]


@card("Corrupted Questing Wizard")
@pytest.mark.parametrize("face", ["C 1/2/5", "C 2/3/6"])
def test_corrupted_questing_wizard_takes_nothing_without_two_bursts(face: str) -> None:
    game = table(
        "Corrupted Questing Wizard",
        turn="Quinn, ready, quiddity 3",
        quinn=f"active: Questing Wizard {face}",
        monique="glory 2",
    )
    take(game, "summon Questing Wizard")
    assert game.state.glory == [0, 2]


# -- Corrupted Scavenging Goblin -----------------------------------------------------------------------


@card("Corrupted Scavenging Goblin")
@pytest.mark.parametrize("edition", EDITIONS)
def test_corrupted_scavenging_goblin_may_pass_a_corrupted_die_on(edition: str) -> None:
    game = table(
        "Corrupted Scavenging Goblin",
        rules=f"edition={edition}",
        turn="Quinn, ready, quiddity 1",
        quinn="active: Scavenging Goblin C 1/2/2 *; used: 2 Corrupted Quiddity",
        monique="used: Portal",
        clark="used: Portal",
    )
    take(game, "summon Scavenging Goblin", "Quinn: use", "name Monique")
    assert pile(game, "Monique", "used") == [BAD, "Portal"]
    assert pile(game, "Quinn", "used") == [BAD]
    assert in_the_wilds(game, BAD) == 8


@card("Corrupted Scavenging Goblin")
def test_corrupted_scavenging_goblin_may_keep_it_and_needs_one_and_the_burst() -> None:
    game = table(
        "Corrupted Scavenging Goblin",
        turn="Quinn, ready, quiddity 1",
        quinn="active: Scavenging Goblin C 1/2/2 *; used: Corrupted Quiddity",
    )
    take(game, "summon Scavenging Goblin", "decline")
    assert pile(game, "Quinn", "used") == [BAD]
    for face, used in [("C 1/2/2 *", "Portal"), ("C 1/2/2", BAD)]:
        game = table(
            "Corrupted Scavenging Goblin",
            turn="Quinn, ready, quiddity 1",
            quinn=f"active: Scavenging Goblin {face}; used: {used}",
        )
        take(game, "summon Scavenging Goblin")
        assert kinds(game).isdisjoint({"use", "decline", "name"})


# -- Corrupted Warrior of the Quay ---------------------------------------------------------------------


@card("Corrupted Warrior of the Quay")
@pytest.mark.parametrize("edition", EDITIONS)
def test_corrupted_warrior_of_the_quay_corrupts_one_opponent_when_it_scores(edition: str) -> None:
    game = table(
        "Corrupted Warrior of the Quay",
        rules=f"edition={edition}",
        turn="Quinn, score",
        quinn="ready: Warrior of the Quay C 1/2/3",
        monique="bag: Portal",
        clark="bag: Portal",
    )
    assert glory(game) == 2
    take(game, "Quinn: name Monique")
    assert pile(game, "Monique", "used") == [BAD]
    assert pile(game, "Clark", "used") == []


@card("Corrupted Warrior of the Quay")
def test_two_of_corrupted_warrior_of_the_quay_corrupt_twice() -> None:
    """C15; with two players there is nobody to choose."""
    game = table(
        "Corrupted Warrior of the Quay",
        turn="Quinn, score",
        quinn="ready: Warrior of the Quay C 1/2/3, Warrior of the Quay C 2/3/4",
    )
    assert pile(game, "Monique", "used") == [BAD, BAD]


# -- Corrupted Witching Hag ----------------------------------------------------------------------------


@card("Corrupted Witching Hag")
@pytest.mark.parametrize("edition", EDITIONS)
def test_corrupted_witching_hag_corrupts_each_opponent_whose_creature_its_owners_attack_destroys(edition: str) -> None:
    """At most one each: Monique loses two Creatures, Clark one, Michael none."""
    game = table(
        "Corrupted Witching Hag",
        rules=f"edition={edition}",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 2/4/5",
        monique="ready: 2 Scavenging Goblin C 1/2/2",
        clark="ready: Assistant C 1/1/2",
        michael="ready: Defender of the Pale C 1/1/5 *",
    )
    assert pile(game, "Monique", "used") == [BAD, "Scavenging Goblin", "Scavenging Goblin"]
    assert pile(game, "Clark", "used") == ["Assistant", BAD]
    assert pile(game, "Michael", "used") == []
    assert in_the_wilds(game, BAD) == 8


@card("Corrupted Witching Hag")
def test_corrupted_witching_hag_does_not_care_for_spells() -> None:
    """Only the attack counts (C5)."""
    game = table(
        "Corrupted Witching Hag",
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Witching Hag C 1/3/3, Death S **",
        monique="ready: Assistant C 1/1/2",
    )
    take(game, "cast Death", "choose Assistant")
    assert pile(game, "Monique", "used") == ["Assistant"]


@card("Corrupted Witching Hag")
def test_corrupted_witching_hag_works_for_the_attack_of_its_companions_too() -> None:
    """And for the Quake Dragon's breath, which belongs to the attack (C5)."""
    game = table(
        "Corrupted Witching Hag",
        "Quake Dragon",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3, Quake Dragon C 1/4/4",
        monique="ready: Assistant C 1/1/2",
    )
    assert pile(game, "Monique", "used") == ["Assistant", BAD]


@card("Corrupted Witching Hag")
def test_corrupted_witching_hag_counts_a_creature_that_is_saved() -> None:
    """C4: it counts as destroyed by the attack."""
    game = table(
        "Corrupted Witching Hag",
        "Ghostly Spirit",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 2/4/5",
        monique="ready: Ghostly Spirit C 1/2/2; used: 2 Basic Quiddity",
    )
    take(game, "Monique: use")
    assert pile(game, "Monique", "ready") == ["Ghostly Spirit C 1/2/2"]
    assert pile(game, "Monique", "used") == ["Basic Quiddity", BAD]


@card("Corrupted Witching Hag")
def test_two_of_corrupted_witching_hag_corrupt_an_opponent_twice() -> None:
    """C15: each of the two at most one per opponent and turn."""
    game = table(
        "Corrupted Witching Hag",
        turn="Quinn, attack",
        quinn="ready: 2 Witching Hag C 1/3/3",
        monique="ready: 2 Assistant C 1/1/2",
    )
    assert pile(game, "Monique", "used").count(BAD) == 2


# -- beside other cards ---------------------------------------------------------------------------------


@card("Corrupted Quake Dragon", "Gnome Barbarian")
def test_corrupted_quake_dragon_cannot_have_an_immune_creature_destroyed() -> None:
    """It is Quinn's ability, so Monique cannot choose her Immune Gnome for it."""
    game = table(
        "Corrupted Quake Dragon",
        "Gnome Barbarian",
        turn="Monique, roll",
        monique="bag: Corrupted Quiddity, Gnome Barbarian, Basic Quiddity",
        quinn="bag: Quake Dragon, Basic Quiddity",
        dice="Corrupted Quiddity, Gnome Barbarian, Basic Quiddity, Q0, C 1/1/3 *, Q1, "
        "Quake Dragon, Basic Quiddity, C 1/4/4, Q1",
    )
    take(game, "Monique: roll", "summon Gnome Barbarian")
    end_turn(game)
    take(game, "Quinn: roll", "summon Quake Dragon")
    assert pile(game, "Monique", "ready") == ["Gnome Barbarian C 1/1/3 *"]  # 4 damage against 5


@card("Corrupted Witching Hag")
def test_corrupted_witching_hag_gives_nothing_when_no_die_is_left() -> None:
    game = table(
        "Corrupted Witching Hag",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 2/4/5; bag: 10 Corrupted Quiddity",
        monique="glory 2; ready: Assistant C 1/1/2",
    )
    assert pile(game, "Monique", "used") == ["Assistant"]
    assert glory(game, "Monique") == 2


@card("Corrupted Quake Dragon", "Witching Hag")
def test_corrupted_quake_dragon_C5_it_is_its_owner_who_destroys() -> None:
    """Even if the loser picks the die: Quinn's plain Hag gains 1 Quiddity for it, and 1 for the attack's victim."""
    game = table(
        "Corrupted Quake Dragon",
        "Witching Hag",
        turn="Monique, roll",
        monique="bag: Corrupted Quiddity, 2 Scavenging Goblin, 2 Basic Quiddity",
        quinn="bag: Quake Dragon, Witching Hag, 2 Basic Quiddity",
        dice="Corrupted Quiddity, 2x Scavenging Goblin, 2x Basic Quiddity, Q0, 2x C 1/2/2, 2x Q1, "
        "Quake Dragon, Witching Hag, 2x Basic Quiddity, C 1/4/4, C 1/3/3, 2x Q1",
    )
    take(game, "Monique: roll", "summon Scavenging Goblin", "summon Scavenging Goblin")
    end_turn(game)
    take(game, "Quinn: roll", "summon Quake Dragon", "summon Witching Hag")
    assert pile(game, "Monique", "ready") == []
    assert quiddity(game) == 2


@card("Corrupted Questing Wizard")
def test_corrupted_questing_wizard_corrupts_nobody_when_no_die_is_left() -> None:
    game = table(
        "Corrupted Questing Wizard",
        turn="Quinn, roll",
        quinn="bag: Questing Wizard",
        monique="glory 1; bag: 10 Corrupted Quiddity",
        clark="glory 1",
        dice="Questing Wizard, Q2 *",
    )
    take(game, "roll")
    assert "name" not in kinds(game)
    assert game.state.glory == [0, 1, 1]
