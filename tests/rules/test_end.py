"""G1–G2: the end of the game."""

from __future__ import annotations

from quarriors.testing import kinds, pile, take
from tests.rules.looking import in_wilds, offered
from tests.table import table

# Four classes of the Wilds down to their last dice, all of them in Monique's bag.
_GONE = "5 Scavenging Goblin, 5 Deathdealer, 5 Questing Wizard"
_LAST = "4 Devotee of the Holy Query"


def test_G1_four_empty_creature_cards_after_a_capture_end_the_game() -> None:
    game = table(turn="Quinn, capture, quiddity 3", quinn="glory 2", monique=f"bag: {_GONE}, {_LAST}")
    assert [in_wilds(game, name) for name in ("Scavenging Goblin", "Devotee of the Holy Query")] == [0, 1]
    game.take("capture Devotee of the Holy Query")
    assert game.over
    assert (game.result.reason, game.result.winners) == ("empty_cards", (0,))


def test_G1_spells_and_basics_do_not_count() -> None:
    game = table(turn="Quinn, capture, quiddity 12", quinn="bag: 4 Portal, 10 Assistant, 16 Basic Quiddity",
                 monique=f"bag: {_GONE}, 5 Growth, 5 Victory, 4 Shaping", rules="captures=2")  # fmt: skip
    take(game, "capture Shaping", "capture Portal")
    assert not game.over


def test_G1_only_a_capture_ends_it() -> None:
    """Four are empty already, but until somebody captures nothing happens."""
    game = table(turn="Quinn, capture", monique=f"bag: {_GONE}, 5 Devotee of the Holy Query")
    assert not game.over
    game.take("end")
    assert not game.over
    game = table(turn="Quinn, capture", monique=f"bag: {_GONE}, 5 Devotee of the Holy Query")
    game.take("capture Basic Quiddity")
    assert game.result.reason == "empty_cards"


def test_G1_the_first_of_two_captures_ends_it_at_once() -> None:
    """Advanced Capture: there are Quiddity and captures left, but the game is over."""
    game = table(turn="Quinn, capture, quiddity 9", rules="captures=2", quinn="glory 7",
                 monique=f"glory 9; bag: {_GONE}, {_LAST}")  # fmt: skip
    game.take("capture Devotee of the Holy Query")
    assert game.over
    assert (game.result.reason, game.result.winners) == ("empty_cards", (1,))


def test_G1_a_free_capture_ends_it_too() -> None:
    game = table("Strong Devotee of the Holy Query", "Growth Cantrip", turn="Quinn, score",
                 quinn="bag: 6 Assistant; ready: Devotee of the Holy Query C 2/2/4 *",
                 monique=f"bag: {_GONE}, 5 Quake Dragon")  # fmt: skip
    assert "choose Growth" in offered(game)
    game.take("choose Growth")
    assert (game.over, game.result.reason) == (True, "empty_cards")


def test_G1_a_die_that_comes_back_fills_the_card_again() -> None:
    game = table(
        "Scavenging Goblin",
        turn="Quinn, score",
        quinn="bag: 6 Basic Quiddity; ready: Scavenging Goblin C 1/2/2",
        dice="6x Basic Quiddity, 6x Q1",
        monique="bag: 4 Scavenging Goblin, 5 Deathdealer, 5 Questing Wizard, 4 Devotee of the Holy Query",
    )
    take(game, "cull Scavenging Goblin", "roll", "capture Devotee of the Holy Query")
    assert not game.over


def test_G2_most_glory_wins() -> None:
    game = table(turn="Quinn, capture, quiddity 3", quinn="glory 4; ready: 3 Assistant C 1/1/2",
                 monique=f"glory 5; bag: {_GONE}, {_LAST}")  # fmt: skip
    game.take("capture Devotee of the Holy Query")
    assert (game.result.winners, game.result.shared) == ((1,), False)


def test_G2_then_most_dice_in_the_ready_area() -> None:
    game = table("Life Cantrip", turn="Quinn, capture, quiddity 3", quinn="glory 4; ready: Assistant C 1/1/2",
                 monique=f"glory 4; bag: {_GONE}, {_LAST}; ready: Assistant C 1/1/2 (Life S)")  # fmt: skip
    game.take("capture Devotee of the Holy Query")
    assert game.result.winners == (1,)  # the attached Spell lies there too


def test_G2_a_spell_counts_where_it_lies() -> None:
    """Quinn's Cantrip sits on Monique's Assistant: it lies in her Ready Area."""
    game = table("Life Cantrip", turn="Quinn, capture, quiddity 3", quinn="glory 4; ready: Assistant C 1/1/2",
                 monique=f"glory 4; bag: {_GONE}, {_LAST}; ready: Assistant C 1/1/2 (Life S of Quinn)")  # fmt: skip
    game.take("capture Devotee of the Holy Query")
    assert game.result.winners == (1,)


def test_G2_then_the_victory_is_shared() -> None:
    game = table(turn="Quinn, capture, quiddity 3", quinn="glory 4; ready: Assistant C 1/1/2", clark="glory 3",
                 monique=f"glory 4; bag: {_GONE}, {_LAST}; ready: Assistant C 1/1/2")  # fmt: skip
    game.take("capture Devotee of the Holy Query")
    assert (game.result.winners, game.result.shared) == ((0, 1), True)
    assert "Devotee of the Holy Query" in pile(game, "Quinn", "used")


def test_G2_the_tie_is_broken_among_the_tied_only() -> None:
    game = table(turn="Quinn, capture, quiddity 3", quinn="glory 4", clark="glory 3; ready: 4 Assistant C 1/1/2",
                 monique=f"glory 4; bag: {_GONE}, {_LAST}; ready: Assistant C 1/1/2")  # fmt: skip
    assert "capture" in kinds(game)
    game.take("capture Devotee of the Holy Query")
    assert game.result.winners == (1,)
