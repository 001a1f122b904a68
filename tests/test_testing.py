"""`quarriors.testing`, as somebody uses it who makes cards: with a box that is not installed."""

from __future__ import annotations

import subprocess
import sys

import pytest

from quarriors import box, installed
from quarriors.engine.errors import NotThere, PositionError, WildsError
from quarriors.engine.vocabulary import (
    Box,
    at_burst,
    card,
    creature_die,
    draw_and_roll,
    gain,
    glory,
    it,
    scores,
    spell_die,
    summoned,
    when,
)
from quarriors.testing import die, find_card, find_die, kinds, pile, table, take, wilds_with

JESTER = creature_die("Court Jester", "Q1, Q1, Q2, C 1/1/2, C 1/1/3 *, C 2/2/4 **", ("#7a1fa2", "#ffd54f"))
JOKE = spell_die("Joke", "Q1, Q2, Q2, S, S, S", ("#7a1fa2", "#ffffff"))
BOX = Box(
    "testing-fools", "Fools", 2026,
    [
        card(JESTER, "", 3, at_burst(when(summoned(it), draw_and_roll(1)), 1, 2), glory=2),
        card(JESTER, "Mighty", 5, when(scores(it), gain(1, glory)), glory=3),
        card(JOKE, "Charm", 2, when(scores(it), gain(1, glory))),
    ],
)  # fmt: skip


def test_a_card_of_a_box_that_is_not_installed_is_played() -> None:
    game = table(
        "Court Jester", boxes=[BOX], quinn="active: Court Jester C 1/1/3 *, Basic Quiddity Q1; bag: Portal",
        dice="Portal, D2",
    )  # fmt: skip
    take(game, "Quinn: summon Court Jester")
    assert pile(game, "Quinn", "ready") == ["Court Jester C 1/1/3 *"]
    assert pile(game, "Quinn", "active") == ["Portal D2"]
    assert die(game, "Court Jester", "ready", "Quinn").defense == 3
    assert find_die(game, "Portal", "active") == die(game, "Portal D2").number
    assert BOX.id not in installed()


def test_its_own_cards_are_looked_for_first_then_those_of_other_boxes() -> None:
    assert find_card("Mighty Court Jester", [BOX]) is BOX.cards[1]
    assert find_card("strong-witching-hag").id == "base/strong-witching-hag"
    assert find_card("Troll Behemoth", [BOX]).box == "quarmageddon"
    troll = creature_die("Troll Behemoth", "Q1, Q1, Q2, C 1/1/2, C 1/1/2, C 1/1/2", ("#000000", "#ffffff"))
    twin = Box("testing-twins", "Twins", 2026, [card(troll, "", 3)])
    assert find_card("Troll Behemoth", [twin]).box == "testing-twins"
    with pytest.raises(WildsError, match="no box has a card named 'Court Jestr'; did you mean 'Court Jester'"):
        find_card("Court Jestr", [BOX])


def test_the_wilds_are_filled_up_with_quiet_cards() -> None:
    wilds = wilds_with("Court Jester", boxes=[BOX])
    kinds_there = [card.kind for card in wilds.cards]
    assert (kinds_there.count("basic"), kinds_there.count("creature"), kinds_there.count("spell")) == (3, 7, 3)
    assert wilds == wilds_with("Court Jester", boxes=[BOX])
    others = [card for card in wilds.cards if card.kind in ("creature", "spell") and card.box == "base"]
    for card_there in others:
        same = [card for card in box(card_there.box).cards if card.die.name == card_there.die.name]
        assert len(card_there.lines) == min(len(card.lines) for card in same)


def test_a_die_that_is_only_named_brings_a_quiet_card_along() -> None:
    game = table(
        "Quake Dragon Mystic", boxes=[BOX], quinn="used: Quake Dragon Mystic, Joke",
        monique="ready: Court Jester C 1/1/2; used: Troll Behemoth",
    )  # fmt: skip
    there = {card.die.name: card.name for card in game.wilds.cards}
    assert there["Court Jester"] == "Court Jester"
    assert there["Joke"] == "Joke Charm"
    assert "Troll Behemoth" in there
    assert pile(game, "Quinn", "used") == ["Joke", "Quake Dragon Mystic"]
    assert pile(game, "Monique", "ready") == ["Court Jester C 1/1/2"]


def test_fillers_can_be_named() -> None:
    wilds = wilds_with("Court Jester", boxes=[BOX], fillers=[*_SIX, "Life Spell", "Death Charm", "Joke Charm"])
    assert {card.name for card in wilds.cards if card.kind == "spell"} == {"Life Spell", "Death Charm", "Joke Charm"}
    with pytest.raises(WildsError, match="Wilds have 7 Creature cards, not 2"):
        wilds_with("Court Jester", boxes=[BOX], fillers=["Quake Dragon"])


_SIX = ["Quake Dragon", "Deathdealer", "Scavenging Goblin", "Ghostly Spirit", "Witching Hag", "Warrior of the Quay"]


@pytest.mark.parametrize(
    ("named", "basics"),
    [
        (["Quake Dragon"], ["Basic Quiddity", "Assistant", "Portal"]),
        (["Demonic Overlord"], ["Basic Quiddity", "Assistant", "Portal", "Corrupted Quiddity"]),
        (["The Search For Exqualibur"], ["Basic Quiddity", "Assistant", "Portal", "Squire"]),
        (["Boogieman", "Assistant of Economics"], ["Large Quiddity", "Assistant of Economics"]),
    ],
)
def test_basics_come_by_what_the_boxes_bring(named: list[str], basics: list[str]) -> None:
    wilds = wilds_with(*named)
    assert sorted(card.name for card in wilds.cards if card.kind == "basic") == sorted(basics)


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(WildsError, match="Squire does not come along with these cards"):
        wilds_with("Squire")
    with pytest.raises(WildsError, match="two cards of the class"):
        wilds_with("Court Jester", "Mighty Court Jester", boxes=[BOX])
    with pytest.raises(WildsError, match="another box with the id 'base' is installed"):
        table(boxes=[Box("base", "Mine", 2026, [card(JESTER, "Strong", 3)])])
    with pytest.raises(PositionError, match="no die of these Wilds is called 'Trol Behemoth"):
        table(quinn="ready: Trol Behemoth C 1/1/1")
    game = table(turn="Quinn, capture", quinn="active: Basic Quiddity Q1")
    with pytest.raises(NotThere, match="no die of Quinn in the zone 'ready' reads 'Quake Dragon'"):
        die(game, "Quake Dragon", "ready", "Quinn")
    with pytest.raises(NotThere, match="no player 'Clark'"):
        die(game, "Quake Dragon", player="Clark")
    with pytest.raises(AssertionError, match="Monique was to decide about 'end', but Quinn does"):
        take(game, "Monique: end")
    assert kinds(game) == {"capture", "end"}


def test_up_to_four_sit_down() -> None:
    game = table(clark="glory 4", michael="", rules="captures=2")
    assert game.players == ["Quinn", "Monique", "Clark", "Michael"]
    assert game.table().player("Clark").glory == 4


def test_it_needs_no_test_runner() -> None:
    """A card maker may use any: nothing of pytest is imported."""
    code = "import sys, quarriors.testing as t; t.table(); sys.exit('pytest' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=120).returncode == 0
