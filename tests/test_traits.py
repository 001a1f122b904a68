"""Traits of a box that is none of ours: what it declares is dealt, played and told."""

from __future__ import annotations

import pytest

from quarriors import Game, Rules, Script, deal
from quarriors.engine.cards import Card
from quarriors.engine.errors import DeclarationError, RulesError, WildsError
from quarriors.engine.fingerprint import fingerprint
from quarriors.engine.traits import Trait
from quarriors.engine.vocabulary import (
    Box,
    attack,
    basic_die,
    card,
    cast,
    challengers_gain,
    comes_with_quests,
    creature_die,
    displaces,
    drawn_as,
    gain,
    glory,
    goal_of,
    hand_of,
    has,
    large,
    no_culls,
    power,
    quest,
    quest_die,
    reward,
    spell_die,
    stays_home,
    thorny,
    turns_to_quiddity,
)
from quarriors.engine.wilds import Wilds
from quarriors.server import gallery
from quarriors.sets import shelf
from quarriors.testing import pile
from quarriors.text import ENGLISH, box_name, box_rules, short_name

COLOURS = ("#224422", "#eeffee")
POND = "M2 32 C2 10 62 10 62 32 C62 54 2 54 2 32 Z"
WORDS = """
name = The Pond
about = Frogs, and what they think.
glance-1 = Nothing is culled at the pond.
glance-2 = Three dice are a hand.
short-water-lily = Lily
"""


def creatures(number: int) -> list[Card]:
    faces = "Q1, Q1, Q2, C 1/1/2, C 1/2/2, C 2/3/3"
    return [card(creature_die(f"Frog {name}", faces, COLOURS), "", 3, glory=1) for name in "ABCDEFGH"[:number]]


def spells(number: int) -> list[Card]:
    made = [spell_die(f"Fog {name}", "Q1, Q1, Q2, S, S, S", COLOURS) for name in "ABC"[:number]]
    return [card(die, "Charm", 2, cast(gain(1, glory))) for die in made]


def pond(*traits: Trait, alone: tuple[int, int] | None = (5, 1), each: int = 7, more: tuple[Card, ...] = ()) -> Box:
    """A box with a basic die of these traits, five Creatures and one Spell."""
    lily = basic_die("Water Lily", "Q1, Q1, Q1, Q2, D1, D1", COLOURS, 3, per_player=each, traits=list(traits))
    cards = [card(lily, "", 1), *creatures(5), *spells(1), *more]
    return Box(
        "pond", "Quarriors! The Pond", 2030, cards, alone=alone, words={"en": WORDS}, pictured="Frog B", icon=POND
    )


@pytest.fixture
def lent(monkeypatch: pytest.MonkeyPatch) -> dict[str, Box]:
    """What lies on the shelf while the test runs."""
    monkeypatch.setattr(shelf, "_loaded", dict(shelf._loaded))
    return shelf._loaded


def names(wilds: Wilds) -> list[str]:
    return [known.name for known in wilds.cards]


def new(wilds: Wilds, dice: str = "", rules: Rules | None = None) -> Game:
    return Game.new(["Ann", "Ben"], wilds, rules or Rules(), chance=Script(dice))


# -- what is dealt ------------------------------------------------------------------------------------


def test_a_box_that_stands_alone_says_how_large_its_wilds_are(lent: dict[str, Box]) -> None:
    lent["pond"] = pond()
    assert len(deal(["pond"], 1).cards) == 1 + 5 + 1
    mixed = deal(["base", "pond"], 1)
    assert {kind: [one.kind for one in mixed.cards].count(kind) for kind in ("creature", "spell")} == {
        "creature": 7,
        "spell": 3,
    }
    assert names(mixed)[:4] == ["Basic Quiddity", "Assistant", "Portal", "Water Lily"]


def test_a_box_that_does_not_is_told_what_to_add(lent: dict[str, Box]) -> None:
    lent["pond"] = pond(alone=None)
    with pytest.raises(
        WildsError,
        match="pond: the basic cards Basic Quiddity, Assistant, Portal are missing; they are in the box base",
    ):
        deal(["pond"], 1)
    lent["lake"] = Box("lake", "Lake", 2031, [*creatures(7), *spells(3)])
    with pytest.raises(
        WildsError, match="the basic cards Basic Quiddity, Assistant, Portal are missing from the Wilds"
    ):
        Wilds(lent["lake"].cards)


def test_basics_drive_out_others_by_name(lent: dict[str, Box]) -> None:
    lent["pond"] = pond(displaces("Portal", "Basic Quiddity"))
    mixed = deal(["base", "pond"], 1)
    assert names(mixed)[:2] == ["Assistant", "Water Lily"]
    portal = next(known for known in deal(seed=1).cards if known.name == "Portal")
    with pytest.raises(WildsError, match="Water Lily dice are played without Portal"):
        Wilds([*mixed.cards, portal])


def test_a_basic_that_comes_with_quests_stays_away_without(lent: dict[str, Box]) -> None:
    lent["pond"] = pond(comes_with_quests)
    assert "Water Lily" not in names(deal(["base", "pond"], 1))
    assert "Water Lily" in names(deal(["base", "quartifacts", "pond"], 1))
    lily = lent["pond"].cards[0]
    with pytest.raises(WildsError, match="the Water Lily is for games with quests"):
        Wilds([*deal(["base", "pond"], 1).cards, lily])


# -- what is played -----------------------------------------------------------------------------------


def test_hands_grow_as_they_are_declared(lent: dict[str, Box]) -> None:
    lent["pond"] = pond(hand_of(2, 4))
    game = Game.new(["Ann", "Ben"], deal(["pond"], 1), Rules(), seed=1)
    sizes: dict[int, int] = {}
    while game.state.turn <= 6:
        sizes.setdefault(game.state.turn, game.state.hand_size(game.state.active))
        game.take(game.decision.options[-1])
    assert [sizes[turn] for turn in range(1, 7)] == [2, 2, 4, 4, 4, 4]


def test_two_hands_cannot_be(lent: dict[str, Box]) -> None:
    lent["pond"] = pond(hand_of(3))
    with pytest.raises(WildsError, match="different things about how many dice are drawn"):
        new(deal(["light_vs_dark", "pond"], 1))


def test_large_dice_lie_beside_their_players(lent: dict[str, Box]) -> None:
    toad = basic_die("Great Toad", "Q1, Q1, Q1, Q1, Q1, Q1", COLOURS, 0, per_player=1, traits=[large])
    lent["pond"] = pond(more=(card(toad, "", None),))
    wilds = deal(["pond"], 1)
    assert "Great Toad" not in [known.name for known in wilds.shown]
    game = new(wilds)
    s = game.state
    assert [pile(game, player, "aside") for player in game.players] == [["Great Toad"]] * 2
    assert [len(pile(game, player, "bag")) for player in game.players] == [7, 7]
    # nothing else comes with it: the hand is as large as ever
    assert s.hand_size(0) == 6
    assert not s.catalog.no_culls


def test_without_culls_there_is_no_expert_culling(lent: dict[str, Box]) -> None:
    lent["pond"] = pond(no_culls)
    with pytest.raises(RulesError, match="with Water Lily dice nothing is culled for scoring"):
        deal(["pond"], 1, rules=Rules(expert_culling=True))
    assert not deal(["pond"], 1).has_culls
    assert deal(seed=1).has_culls


def test_the_goal_is_that_of_the_dice_that_ask_for_most(lent: dict[str, Box]) -> None:
    lent["pond"] = pond(goal_of(30, 21, 16))
    assert [deal(["pond"], 1, n).goal(n) for n in (2, 3, 4)] == [30, 21, 16]
    assert new(deal(["pond"], 1)).state.goal == 30
    assert new(deal(["base", "quartifacts", "pond"], 1)).state.goal == 30
    assert new(deal(["base", "quartifacts"], 1)).state.goal == 25
    assert new(deal(seed=1)).state.goal == 20


def test_what_a_challenger_gains_is_said_by_the_quest(lent: dict[str, Box]) -> None:
    die = quest_die("The Lost Pond", "Q2, D1, ?, A:Reed, A:Pebble, A:Shell", COLOURS, traits=[challengers_gain(3)])
    powers = [power(name, has(attack(1))) for name in ("Reed", "Pebble", "Shell")]
    lent["pond"] = pond(more=(quest(die, "The Search For", 2, reward(gain(1, glory)), *powers, glory=2),))
    s = new(deal(["pond"], 1)).state
    assert s.catalog.challengers_gain == 3
    assert new(deal(["base", "quartifacts"], 1)).state.catalog.challengers_gain == 1


@pytest.mark.parametrize("turns", [True, False])
def test_only_dice_that_declare_it_turn_to_quiddity(lent: dict[str, Box], turns: bool) -> None:
    """E6, with dice of a box of others."""
    lily = basic_die("Water Lily", "Q1, D1, D1, D1, D1, D1", COLOURS, 3, 7, traits=[turns_to_quiddity] if turns else [])
    lent["pond"] = Box("pond", "Pond", 2011, [card(lily, "", 1), *creatures(7), *spells(3)], classic=True, alone=(7, 3))
    game = new(deal(["pond"], 1, rules=Rules("classic")), ", ".join(["Water Lily"] * 6 + ["D1"] * 6), Rules("classic"))
    while game.decision.kind == "roll":
        game.take(game.decision.options[0])
    assert any(option.kind == "turn" for option in game.decision.options) == turns


# -- what is told -------------------------------------------------------------------------------------


def test_a_box_brings_its_words_and_drawings(lent: dict[str, Box]) -> None:
    lent["pond"] = pond(stays_home, thorny, drawn_as(POND))
    box = lent["pond"]
    lily = box.cards[0]
    assert (box_name(box, ENGLISH), short_name(lily, ENGLISH)) == ("The Pond", "Lily")
    assert box_rules(box, ENGLISH) == ["Nothing is culled at the pond.", "Three dice are a hand."]
    told = next(known for known in gallery.boxes(ENGLISH) if known["id"] == "pond")
    assert (told["title"], told["about"], told["icon"]) == ("The Pond", "Frogs, and what they think.", POND)
    assert told["pictured"] == {"class": "Frog B", "kind": "creature", "colours": list(COLOURS)}
    seen = gallery.card_data(lily, ENGLISH)
    assert (seen["traits"], seen["emblem"], seen["box_title"]) == (
        ["stays_home", "thorny", "drawn_as"],
        POND,
        "The Pond",
    )
    assert "traits" not in gallery.card_data(box.cards[1], ENGLISH)


def test_a_box_without_words_goes_by_its_lid() -> None:
    box = Box("lake", "The Lake", 2031, creatures(1))
    assert (box_name(box, ENGLISH), box_rules(box, ENGLISH)) == ("The Lake", [])


def test_every_box_of_ours_speaks_and_is_pictured_by_dice_of_its_own() -> None:
    for told in gallery.boxes(ENGLISH):
        assert told["title"]
        assert told["about"]
        assert told["glance"] or told["is_standard"]
        found = shelf.find(told["id"])
        assert found is not None
        assert found.pictured in {known.die.name for known in found.cards}
    for wilds in gallery.named_wilds(ENGLISH):
        assert wilds["title"] != wilds["name"]


# -- what is refused ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("traits", "says"),
    [
        ("large", "traits are a list such as"),
        (["large"], "a trait is a word such as stays_home"),
        ([large, large], "has the trait large twice"),
        ([hand_of(2), hand_of(3)], "has the trait hand_of twice"),
    ],
)
def test_traits_are_words(traits: object, says: str) -> None:
    with pytest.raises(DeclarationError, match=says):
        basic_die("Lily", "Q1, Q1, Q1, Q1, Q1, Q1", COLOURS, 1, traits=traits)


@pytest.mark.parametrize(
    ("colours", "not_this"),
    [
        (("green", "#ffffff"), "'green'"),
        (("#1b5e20", "white"), "'white'"),
        (("#1b5e2", "#ffffff"), "'#1b5e2'"),
        (("#1b5e2g", "#ffffff"), "'#1b5e2g'"),
        (("#1b5e20",), "('#1b5e20',)"),
        ("#1b5e20", "'#1b5e20'"),
        ((7, "#ffffff"), "7"),
    ],
)
def test_colours_are_two_that_every_table_can_show(colours: object, not_this: str) -> None:
    with pytest.raises(DeclarationError) as refused:
        basic_die("Frog", "Q1, Q1, Q1, Q1, Q1, Q1", colours, 1)
    said = "die 'Frog': colours are two of the form #rrggbb, such as '#1b5e20', not "
    assert str(refused.value) == said + not_this


def test_words_of_traits_look_at_what_they_are_given() -> None:
    for made, says in (
        (lambda: hand_of("six"), "a number from 0 to 99"),
        (hand_of, "has a number for the first turn"),
        (lambda: goal_of(20, 15), "for two, for three and for four players"),
        (lambda: displaces(7), "the name of a card"),
        (lambda: drawn_as("<script>"), "a path of SVG was expected"),
        (lambda: Box("b", "B", 2030, creatures(1), alone=7), "alone is a number of Creature and of Spell cards"),
        (lambda: Box("b", "B", 2030, creatures(1), words=["Hello"]), "words are texts by language"),
        (lambda: Box("b", "B", 2030, creatures(1), icon="url(x)"), "a path of SVG was expected"),
        (lambda: Box("b", "B", 2030, creatures(1), pictured="Whale"), "pictured is a class of its dice, not 'Whale'"),
    ):
        with pytest.raises(DeclarationError, match=says):
            made()


def test_how_a_box_is_told_and_drawn_is_no_part_of_what_it_plays() -> None:
    plain = Box("pond", "Pond", 2030, creatures(2))
    told = Box("pond", "Pond", 2030, creatures(2), alone=(1, 1), words={"en": WORDS}, icon=POND)
    assert fingerprint(plain) == fingerprint(told)
