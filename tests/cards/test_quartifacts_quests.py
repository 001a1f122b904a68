"""The quests for Exqualibur: the rewards behind the question mark, and every Quartifact's power by its name."""

from __future__ import annotations

import pytest

from quarriors import Game
from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import active, captures, decider, glory, offers, quiddity
from tests.rules.questing import on_card, on_quest, questing, send, strength, toughness

_DRAGON = "quest Exqualibur: Quake Dragon C 2/6/6 *"


def _carrier(quest: str, quartifact: str, turn: str = "Quinn, capture", **places: str) -> Game:
    """Quinn's Dragon of 4/4 carries it at home; "else" adds to Quinn's places."""
    more = places.pop("quinn", "")
    quinn = f"ready: Quake Dragon C 1/4/4 (Exqualibur A:{quartifact}){more}"
    return questing(quest, turn=turn, quinn=quinn, monique=places.pop("monique", ""), dice=places.pop("dice", ""))


def _dragon(game: Game) -> tuple[int, int]:
    return strength(game, "Quake Dragon", "Quinn", "Monique"), toughness(game, "Quake Dragon", "Quinn")


# -- The Hunt For Exqualibur -------------------------------------------------------------------------


@card("The Hunt For Exqualibur")
def test_the_hunt_for_exqualibur_rewards_with_a_die_and_a_quiddity() -> None:
    game = questing(turn="Quinn, score", quinn=f"{_DRAGON}; bag: 3 Portal", dice="?, Portal")
    game.take("enough")
    assert (glory(game), quiddity(game), pile(game, "Quinn", "active")) == (3, 1, ["Portal"])
    assert on_card(game, "Exqualibur") == 2


@card("The Hunt For Exqualibur")
def test_the_hunt_for_exqualibur_exqualibur_gives_3_attack() -> None:
    assert _dragon(_carrier("The Hunt For Exqualibur", "Exqualibur")) == (7, 4)


@card("The Hunt For Exqualibur")
def test_the_hunt_for_exqualibur_quirky_quarterstaff_gives_1_attack_and_2_defense() -> None:
    assert _dragon(_carrier("The Hunt For Exqualibur", "Quirky Quarterstaff")) == (5, 6)


@card("The Hunt For Exqualibur")
def test_the_hunt_for_exqualibur_quicksilver_quiver_destroys_a_weak_creature_at_the_start_of_phase_3() -> None:
    """In any Area: the Assistant at home or the Goblin on the quest, not the Hag of 3."""
    game = _carrier(
        "The Hunt For Exqualibur",
        "Quicksilver Quiver",
        turn="Quinn, attack",
        monique="ready: Assistant C 1/1/2, Witching Hag C 1/3/3; quest Exqualibur: Scavenging Goblin C 1/2/2",
    )
    assert len(offers(game)) == 2
    take(game, "Quinn: choose Scavenging Goblin")
    assert (on_quest(game, "Monique"), pile(game, "Monique", "used")) == ([], ["Scavenging Goblin"])
    assert glory(game) == 0  # no Challenge
    game.take("stay")


@card("The Hunt For Exqualibur")
def test_the_hunt_for_exqualibur_quicksilver_quiver_unlocks_a_locked_creature_and_spares_the_immune() -> None:
    game = questing(
        "The Hunt For Exqualibur",
        "Strong Pink Eye Cyclops",
        quinn="ready: Quake Dragon C 1/4/4 (Exqualibur A:Quicksilver Quiver)",
        monique="locked: Pink Eye Cyclops L *",
    )
    assert (pile(game, "Monique", "locked"), pile(game, "Monique", "used")) == ([], ["Pink Eye Cyclops"])
    game = questing(
        "The Hunt For Exqualibur",
        "Mighty Knight of Quamelot",
        quinn="ready: Quake Dragon C 1/4/4 (Exqualibur A:Quicksilver Quiver)",
        monique="ready: Knight of Quamelot C 1/3/4, Assistant C 1/1/2",
    )
    assert offers(game) == ["quest Exqualibur", "stay"]
    assert pile(game, "Monique", "used") == []


@card("The Hunt For Exqualibur")
def test_the_hunt_for_exqualibur_quicksilver_quiver_does_nothing_unattached() -> None:
    game = questing(
        quinn="ready: Exqualibur A:Quicksilver Quiver, Scavenging Goblin C 1/2/2", monique="ready: Assistant C 1/1/2"
    )
    assert pile(game, "Monique", "used") == []


# -- The Search For Exqualibur -----------------------------------------------------------------------


@card("The Search For Exqualibur")
def test_the_search_for_exqualibur_rewards_with_a_die_of_the_used_pile() -> None:
    """It waits in the Active Pool and is rolled with phase 2 (D7)."""
    game = questing(
        "The Search For Exqualibur",
        turn="Quinn, score",
        quinn=f"{_DRAGON}; used: Portal; bag: 6 Basic Quiddity",
        dice="?, 6x Basic Quiddity, C 1/4/4, 6x Q1",
    )
    game.take("enough")
    assert sorted(offers(game)) == ["choose Portal", "choose Quake Dragon"]
    game.take("choose Quake Dragon")
    assert pile(game, "Quinn", "active") == ["Quake Dragon"]
    game.take("roll")
    assert "Quake Dragon C 1/4/4" in pile(game, "Quinn", "active")


@card("The Search For Exqualibur")
def test_the_search_for_exqualibur_exqualibur_gives_2_attack_and_2_defense() -> None:
    assert _dragon(_carrier("The Search For Exqualibur", "Exqualibur")) == (6, 6)


@card("The Search For Exqualibur")
@pytest.mark.parametrize(("face", "falls"), [("C 1/2/5", True), ("C 2/3/6", True), ("C 3/4/8 **", False)])
def test_the_search_for_exqualibur_quicksilver_quiver_weakens_first_defenders(face: str, falls: bool) -> None:
    """4 of the Dragon against 5 − 2, 6 − 2, 9 − 2."""
    game = _carrier(
        "The Search For Exqualibur",
        "Quicksilver Quiver",
        turn="Quinn, attack",
        monique=f"ready: Questing Wizard {face}",
    )
    game.take("stay")
    assert pile(game, "Monique", "used") == (["Questing Wizard"] if falls else [])


@card("The Search For Exqualibur")
def test_the_search_for_exqualibur_quicksilver_quiver_spares_second_defenders_and_goes_no_lower_than_1() -> None:
    """4 − 1 (a Squire of 1 stays at 1) leaves 3: not enough for the Deathdealer's 4; the other way round 4 − 2 − 1."""
    for first, fallen in (("Squire", ["Squire"]), ("Deathdealer", ["Deathdealer", "Squire"])):
        game = _carrier(
            "The Search For Exqualibur",
            "Quicksilver Quiver",
            turn="Quinn, attack",
            monique="ready: Squire C 0/1/1, Deathdealer C 2/4/4",
        )
        take(game, "stay", f"Monique: defend {first}")
        assert pile(game, "Monique", "used") == fallen


@card("The Search For Exqualibur")
def test_the_search_for_exqualibur_quicksilver_quiver_works_in_a_challenge_and_not_from_elsewhere() -> None:
    game = questing(
        "The Search For Exqualibur",
        quinn="ready: Quake Dragon C 1/4/4 (Exqualibur A:Quicksilver Quiver)",
        monique="quest Exqualibur: Questing Wizard C 2/3/6",
    )
    send(game, "Exqualibur", "Quake Dragon")
    assert (pile(game, "Monique", "used"), glory(game)) == (["Questing Wizard"], 1)
    game = questing(
        "The Search For Exqualibur",
        quinn="ready: Quake Dragon C 1/4/4 (Exqualibur A:Quicksilver Quiver), Witching Hag C 2/4/5",
        monique="ready: Questing Wizard C 2/3/6",
    )
    send(game, "Exqualibur", "Quake Dragon")
    assert pile(game, "Monique", "used") == []  # the Hag's 4 against 6


@card("The Search For Exqualibur", "Mighty Knight of Quamelot")
def test_the_search_for_exqualibur_quicksilver_quiver_leaves_the_immune_alone() -> None:
    """Immunity protects against the abilities of Quartifacts too."""
    game = questing(
        "The Search For Exqualibur",
        "Mighty Knight of Quamelot",
        quinn="ready: Quake Dragon C 2/6/6 * (Exqualibur A:Quicksilver Quiver)",
        monique="ready: Knight of Quamelot C 3/6/8 **",  # 10
    )
    game.take("stay")
    assert pile(game, "Monique", "used") == []


@card("The Search For Exqualibur")
def test_the_search_for_exqualibur_quirky_quarterstaff_lowers_totals_in_its_area() -> None:
    """4 − 1 against 4 at home; a carrier on the quest lowers the Challenge and not the attack at home."""
    game = questing(
        "The Search For Exqualibur",
        quinn="ready: Quake Dragon C 1/4/4",
        monique="ready: Deathdealer C 2/4/4 (Exqualibur A:Quirky Quarterstaff)",
    )
    game.take("stay")
    assert pile(game, "Monique", "used") == []
    game = questing(
        "The Search For Exqualibur",
        quinn="ready: Quake Dragon C 1/4/4",
        monique="quest Exqualibur: Deathdealer C 2/4/4 (Exqualibur A:Quirky Quarterstaff)",
    )
    send(game, "Exqualibur", "Quake Dragon")
    assert len(on_quest(game, "Monique")) == 1
    game = questing(
        "The Search For Exqualibur",
        quinn="ready: Quake Dragon C 1/4/4",
        monique="quest Exqualibur: Deathdealer C 2/4/4 (Exqualibur A:Quirky Quarterstaff); ready: Deathdealer C 2/4/4",
    )
    game.take("stay")
    assert pile(game, "Monique", "used") == ["Deathdealer"]


# -- The Expedition For Exqualibur -------------------------------------------------------------------

_EXPEDITION = ("The Expedition For Exqualibur", "Corrupted Quiddity", "Strong Pink Eye Cyclops")


@card("The Expedition For Exqualibur")
def test_the_expedition_for_exqualibur_rewards_with_a_corrupted_die_for_an_opponent() -> None:
    game = questing(*_EXPEDITION, turn="Quinn, score", quinn=_DRAGON, dice="?")
    game.take("enough")
    assert pile(game, "Monique", "used") == ["Corrupted Quiddity"]
    game = questing(
        "The Expedition For Exqualibur",
        "Corrupted Quiddity",
        turn="Quinn, score",
        quinn=_DRAGON,
        clark="",
        michael="",
        dice="?",
    )
    game.take("enough")
    assert sorted(offers(game)) == ["name Clark", "name Michael", "name Monique"]
    game.take("name Michael")
    assert pile(game, "Michael", "used") == ["Corrupted Quiddity"]
    assert pile(game, "Monique", "used") == pile(game, "Clark", "used") == []


@card("The Expedition For Exqualibur")
def test_the_expedition_for_exqualibur_exqualibur_gives_3_attack_and_immunity() -> None:
    game = questing(
        *_EXPEDITION,
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Death S **",
        monique="ready: Quake Dragon C 1/4/4 (Exqualibur A:Exqualibur)",
    )
    assert "cast" not in kinds(game)
    assert strength(game, "Quake Dragon", "Monique", "Quinn") == 7


@card("The Expedition For Exqualibur")
def test_the_expedition_for_exqualibur_quicksilver_quiver_unlocks_one_when_attached() -> None:
    game = questing(
        *_EXPEDITION,
        turn="Quinn, ready, quiddity 1",
        quinn="active: Scavenging Goblin C 1/2/2; ready: Exqualibur A:Quicksilver Quiver",
        monique="locked: Pink Eye Cyclops L *",
    )
    take(game, "summon Scavenging Goblin", "attach Exqualibur")
    assert pile(game, "Monique", "used") == ["Pink Eye Cyclops"]
    assert quiddity(game) == 1


@card("The Expedition For Exqualibur")
@pytest.mark.parametrize(("dice", "more"), [(0, 0), (1, 1), (3, 3), (4, 4), (6, 4)])
def test_the_expedition_for_exqualibur_quirky_quarterstaff_counts_the_corruption_of_opponents(
    dice: int, more: int
) -> None:
    monique = f"used: {dice} Corrupted Quiddity" if dice else ""
    game = questing(
        *_EXPEDITION,
        turn="Quinn, capture",
        quinn="ready: Quake Dragon C 1/4/4 (Exqualibur A:Quirky Quarterstaff); used: 2 Corrupted Quiddity",
        monique=monique,
    )
    assert _dragon(game) == (4 + more, 4)


# -- The Quest For Exqualibur ------------------------------------------------------------------------


@card("The Quest For Exqualibur")
def test_the_quest_for_exqualibur_rewards_with_a_capture_up_to_5() -> None:
    """Free, beside the turn's capture, to the Used Pile (Q5); quest dice are nothing to capture."""
    game = questing("The Quest For Exqualibur", "Growth Charm", turn="Quinn, score", quinn=_DRAGON, dice="?")
    game.take("enough")
    words = offers(game)
    assert "choose Growth" in words  # 5
    assert "choose Questing Wizard" not in words  # dearer
    assert not any("Exqualibur" in word for word in words)
    game.take("choose Growth")
    assert "Growth" in pile(game, "Quinn", "used")
    assert (captures(game), quiddity(game)) == (1, 0)


@card("The Quest For Exqualibur")
def test_the_quest_for_exqualiburs_reward_may_be_declined_and_can_end_the_game() -> None:
    game = questing("The Quest For Exqualibur", turn="Quinn, score", quinn=_DRAGON, dice="?")
    take(game, "enough", "enough")
    assert pile(game, "Quinn", "used") == ["Quake Dragon"]
    game = questing(
        "The Quest For Exqualibur",
        "Scavenging Goblin",
        turn="Quinn, score",
        quinn=f"{_DRAGON}; used: 4 Scavenging Goblin, 4 Quake Dragon",
        monique="used: 5 Deathdealer, 5 Warrior of the Quay",
        dice="?",
    )
    take(game, "enough", "choose Scavenging Goblin")
    assert game.over
    assert game.result.reason == "empty_cards"


@card("The Quest For Exqualibur")
def test_the_quest_for_exqualibur_exqualibur_gives_4_attack() -> None:
    assert _dragon(_carrier("The Quest For Exqualibur", "Exqualibur")) == (8, 4)


@card("The Quest For Exqualibur")
def test_the_quest_for_exqualibur_quicksilver_quiver_gains_glory_for_a_kill() -> None:
    game = _carrier(
        "The Quest For Exqualibur",
        "Quicksilver Quiver",
        turn="Quinn, attack",
        monique="ready: 2 Assistant C 1/1/2",
    )
    game.take("stay")
    assert (glory(game), pile(game, "Monique", "used")) == (1, ["Assistant", "Assistant"])
    game = _carrier(
        "The Quest For Exqualibur",
        "Quicksilver Quiver",
        turn="Quinn, attack",
        monique="ready: Questing Wizard C 1/2/5",
    )
    game.take("stay")
    assert glory(game) == 0


@card("The Quest For Exqualibur")
def test_the_quest_for_exqualibur_quicksilver_quiver_gains_in_a_challenge_on_top() -> None:
    game = _carrier(
        "The Quest For Exqualibur",
        "Quicksilver Quiver",
        turn="Quinn, attack",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2",
    )
    send(game, "Exqualibur", "Quake Dragon")
    assert glory(game) == 2
    assert offers(game) == ["quest Exqualibur", "leave"]


@card("The Quest For Exqualibur")
def test_the_quest_for_exqualibur_quirky_quarterstaff_counts_a_level_more_for_the_quest() -> None:
    """A Goblin of level 1 alone; for other ends it stays at level 1."""
    assert _dragon(_carrier("The Quest For Exqualibur", "Quirky Quarterstaff")) == (6, 5)
    game = questing(
        "The Quest For Exqualibur",
        turn="Quinn, score",
        quinn="quest Exqualibur: Scavenging Goblin C 1/2/2 (Exqualibur A:Quirky Quarterstaff)",
        dice="Q3",
    )
    game.take("enough")
    assert (glory(game), quiddity(game)) == (3, 3)
    game = questing(
        "The Quest For Exqualibur",
        "Misdirection Cantrip",
        quinn="ready: Scavenging Goblin C 1/2/2 (Exqualibur A:Quirky Quarterstaff)",
        monique="ready: Assistant C 1/1/2, Misdirection S",
    )
    game.take("stay")
    take(game, "Monique: cast Misdirection")
    assert (decider(game), active(game), pile(game, "Monique", "used")) == ("Quinn", "Quinn", ["Misdirection"])
