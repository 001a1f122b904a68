"""X6 and X12: battles keep to their Area, a Challenge is an attack in the Quest Area; and Locks that are forced."""

from __future__ import annotations

from quarriors import Game
from quarriors.testing import pile, take
from tests.rules.looking import card_number, decider, defense, glory, offered, phase
from tests.rules.questing import on_quest, questing, send, toughness
from tests.table import table


def _has_rolled_corruption(game: Game, player: str) -> None:
    """On that player's latest turn (X2)."""
    s = game.state
    bits = 1 << card_number(game, "Corrupted Quiddity")
    s.rolled = [bits if name == player else 0 for name in game.players]


def test_X12_the_corrupted_dragon_takes_nothing_from_the_quest_area_in_an_attack() -> None:
    """Monique has to give up one of those in her Ready Area, whoever is on a quest."""
    game = questing("Corrupted Quake Dragon", quinn="ready: Quake Dragon C 1/4/4",
                    monique="ready: Deathdealer C 2/4/4, Warrior of the Quay C 1/2/3; "
                    "quest Exqualibur: Witching Hag C 2/4/5")  # fmt: skip
    _has_rolled_corruption(game, "Monique")
    take(game, "stay")
    assert decider(game) == "Monique"
    assert offered(game) == ["choose Deathdealer C 2/4/4", "choose Warrior of the Quay C 1/2/3"]
    take(game, "choose Warrior of the Quay")
    assert on_quest(game, "Monique") == ["Witching Hag C 2/4/5"]


def test_X12_who_has_no_creature_in_the_attacked_area_loses_none() -> None:
    game = questing("Corrupted Quake Dragon", quinn="ready: Quake Dragon C 1/4/4",
                    monique="quest Exqualibur: Witching Hag C 2/4/5")  # fmt: skip
    _has_rolled_corruption(game, "Monique")
    take(game, "stay")
    assert on_quest(game, "Monique") == ["Witching Hag C 2/4/5"]
    assert phase(game) == "capture"


def test_X12_in_a_challenge_the_corrupted_dragon_takes_from_the_quest_area() -> None:
    game = questing("Corrupted Quake Dragon", quinn="ready: Quake Dragon C 1/4/4",
                    monique="ready: Warrior of the Quay C 1/2/3; "
                    "quest Exqualibur: Witching Hag C 2/4/5, Deathdealer C 2/4/4")  # fmt: skip
    _has_rolled_corruption(game, "Monique")
    take(game, "quest Exqualibur")
    assert decider(game) == "Monique"
    assert offered(game) == ["choose Deathdealer C 2/4/4", "choose Witching Hag C 2/4/5"]
    take(game, "choose Deathdealer")
    assert pile(game, "Monique", "ready") == ["Warrior of the Quay C 1/2/3"]


def test_X12_a_mighty_devotee_silences_no_spell_on_a_quest() -> None:
    """The attack is still on as Monique chooses whom to defend with: the Hag on the quest has her Charm's defense."""
    game = questing("Mighty Devotee of the Holy Query", "Death Charm",
                    quinn="ready: Devotee of the Holy Query C 2/2/4 *, Deathdealer C 1/3/2",
                    monique="ready: Deathdealer C 1/3/2 (Death S *), Warrior of the Quay C 1/2/3; "
                    "quest Exqualibur: Witching Hag C 2/4/5 (Death S *)")  # fmt: skip
    take(game, "stay")
    assert decider(game) == "Monique"
    assert defense(game, "Deathdealer", "Monique") == 2
    assert toughness(game, "Witching Hag", "Monique") == 8


def test_X12_attackers_lower_no_defense_on_a_quest() -> None:
    game = questing("Lesser Boogieman", quinn="ready: Boogieman C 1/3/3, Deathdealer C 1/3/2",
                    monique="ready: Deathdealer C 1/3/2, Warrior of the Quay C 1/2/3; "
                    "quest Exqualibur: Witching Hag C 1/3/3")  # fmt: skip
    take(game, "stay")
    assert decider(game) == "Monique"
    assert (defense(game, "Warrior", "Monique"), toughness(game, "Witching Hag", "Monique")) == (2, 3)


def test_X12_the_forced_lock_repeats_until_one_die_lies_in_the_own_locked_area() -> None:
    """The Eye goes to Monique and does not count: Quinn must Lock again."""
    game = table("Quaxos' Eye", "Frost Howler", quinn="active: Quaxos' Eye L *, Frost Howler L *")
    take(game, "end")
    assert offered(game) == ["lock Frost Howler L *", "lock Quaxos' Eye L *"]
    take(game, "lock Quaxos' Eye")
    assert pile(game, "Monique", "locked") == ["Quaxos' Eye L *"]
    assert pile(game, "Quinn", "locked") == ["Frost Howler L *"]  # the only one left, and no question
    assert phase(game) != "ready"


def test_X12_the_forced_lock_ends_where_no_lock_face_is_left() -> None:
    game = table("Quaxos' Eye", quinn="active: 2 Quaxos' Eye L *")
    take(game, "end")
    assert pile(game, "Quinn", "active") == pile(game, "Quinn", "locked") == []
    assert len(pile(game, "Monique", "locked")) == 1  # the second took the place of the first (X4)
    assert phase(game) != "ready"


# -- a Challenge is an attack in the Quest Area --------------------------------------------------------


def test_X6_your_attack_destroys_covers_a_challenge_where_it_is_fought() -> None:
    """The Qladiator on the quest grows by what falls there; one that stays at home does not."""
    game = questing("Qladiator", quinn="ready: Qladiator C 2/6/5, Assistant C 1/1/2",
                    monique="quest Exqualibur: Scavenging Goblin C 1/2/2")  # fmt: skip
    take(game, "quest Exqualibur", "quest Exqualibur")
    assert toughness(game, "Qladiator", "Quinn", "quest") == 5 + 2
    game = questing("Qladiator", quinn="ready: Qladiator C 2/6/5, Deathdealer C 2/4/4",
                    monique="quest Exqualibur: Scavenging Goblin C 1/2/2")  # fmt: skip
    send(game, "Exqualibur", "Deathdealer")
    assert defense(game, "Qladiator", "Quinn") == 5


def test_X6_in_a_challenge_both_choose_one_defender_at_a_time_and_both_fall_at_once() -> None:
    game = questing(quinn="ready: Scavenging Goblin C 1/2/2, Deathdealer C 1/3/2",
                    monique="quest Exqualibur: Scavenging Goblin C 1/2/2, Warrior of the Quay C 1/2/3")  # fmt: skip
    send(game, "Exqualibur", "Scavenging Goblin", "Deathdealer")
    first = decider(game)
    take(game, "defend Scavenging Goblin")
    assert decider(game) != first
    assert pile(game, "Quinn", "used") == pile(game, "Monique", "used") == []  # the other side has not chosen yet
    take(game, "defend Scavenging Goblin")
    assert pile(game, first, "used")[:1] == ["Scavenging Goblin"]


def test_X6_a_creature_on_a_quest_does_not_score_out_of_turn() -> None:
    """Strong Deathdealer scores when its player destroys: from its Ready Area only."""
    game = questing("Strong Deathdealer", quinn="ready: Deathdealer C 2/4/4",
                    monique="quest Exqualibur: Scavenging Goblin C 1/2/2")  # fmt: skip
    take(game, "quest Exqualibur")
    assert glory(game, "Quinn") == 1
    assert on_quest(game, "Quinn") == ["Deathdealer C 2/4/4"]
