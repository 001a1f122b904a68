"""The table as clients see it: all that lies there, as it counts, and nothing of what is to come."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from hypothesis import given

from quarriors import CALLER, Game, Option, Stream, deal
from quarriors.engine.zones import BAG, ZONE_IDS
from quarriors.server.picture import SHOWN, decision, picture
from quarriors.testing import find_die
from quarriors.text import ENGLISH, NOBODY, describe_decision, describe_option, describe_result
from tests.properties.play import BUDGETED, Table, budgeted, decisions, tables
from tests.table import table as set_table

pytestmark = BUDGETED


def check_dice(game: Game, seen: dict[str, Any]) -> None:
    """Every die of the game is shown where it lies, one by one or counted."""
    s = game.state
    cards = s.catalog.cards
    for seat, player in enumerate(seen["players"]):
        for zone in SHOWN:
            dice = player[ZONE_IDS[zone]]
            assert [die["id"] for die in dice] == s.pile(seat, zone)
            for die in dice:
                check_die(game, die)
        bag = [s.catalog.card_of[die] for die in s.pile(seat, BAG)]
        assert player["bag"] == [[card, bag.count(card)] for card in sorted(set(bag))]
        assert player["glory"] == s.glory[seat]
    assert seen["wilds"] == [len(s.on_card(card)) for card in range(len(cards))]
    counted = sum(number for _, number in seen["removed"]) + sum(seen["wilds"])
    counted += sum(number for player in seen["players"] for _, number in player["bag"])
    shown = [die["id"] for player in seen["players"] for zone in SHOWN for die in player[ZONE_IDS[zone]]]
    assert counted + len(shown) == len(s.where)
    assert len(set(shown)) == len(shown)


def check_die(game: Game, die: dict[str, Any]) -> None:
    s = game.state
    number = die["id"]
    form = s.form[number]
    assert die["card"] == s.catalog.card_of[number]
    assert die["face"] == (s.catalog.face_shown(form) if form >= 0 else None)
    assert die.get("as", die["card"]) == s.shown_card(number)
    assert die.get("fresh", False) == (form >= 0 and number in s.fresh)
    assert die.get("with", -1) == s.attached[number]
    assert sorted(die.get("attached", [])) == [other for other, at in enumerate(s.attached) if at == number]
    zone = ZONE_IDS[s.zone(number)]
    is_fighter = zone in ("ready", "quest") and s.is_creature(number)
    assert ("attack" in die) == ("defense" in die) == ("level" in die) == ("glory" in die) == is_fighter
    if is_fighter:
        assert die["attack"] == s.highest_attack(number)
        assert die["defense"] == s.defense(number)
        assert die["glory"] == s.worth(number)
        assert die["level"] == (s.level_on_quest(number) if zone == "quest" else s.level(number))
        against = die.get("against", [die["attack"]] * s.n)
        for player in range(s.n):
            if player != s.owner(number):
                allowed = s.can_attack(number, player)
                assert against[player] == (s.attack(number, player) if allowed else None)
        assert die.get("damaged", False) == (number in s.damaged)
    assert die.get("immune", False) == (s.is_creature(number) and s.immune(number))


def check_decision(game: Game, asked: dict[str, Any] | None) -> None:
    if game.over:
        assert asked is None
        return
    assert asked is not None
    s = game.state
    assert asked["seat"] == s.asker
    assert asked["kind"] == game.decision.kind
    assert asked["text"] == describe_decision(game, ENGLISH, NOBODY)
    assert [option["words"] for option in asked["options"]] == game.all_words()
    assert [Option(option["option"]) for option in asked["options"]] == list(game.decision.options)
    for option, told in zip(game.decision.options, asked["options"], strict=True):
        assert told["text"] == describe_option(game, option, ENGLISH)
        assert told.get("die", -1) == option.die
        if option.die >= 0:
            assert told["card"] == s.catalog.card_of[option.die]
            assert all(s.alike(option.die, other) for other in told.get("alike", []))
        elif option.card >= 0:
            assert told["card"] == option.card


@given(table=tables)
@budgeted(20)
def test_the_picture_is_the_table(table: Table) -> None:
    game = table.game()
    s = game.state
    for number in decisions(game, table.player()):
        if number % 5 == 0:
            seen = picture(game, ENGLISH)
            assert (seen["turn"], seen["active"], seen["over"]) == (s.turn, s.active, False)
            assert (seen["attack"] is not None) == bool(s.attackers)
            assert [quest["card"] for quest in seen["quests"]] == s.catalog.quests
            assert all((quest["seat"] if quest["seat"] is not None else -1) == s.quest_of(quest["card"])
                       for quest in seen["quests"])  # fmt: skip
            check_dice(game, seen)
            check_decision(game, decision(game, ENGLISH))
    seen = picture(game, ENGLISH)
    check_dice(game, seen)
    if game.over:
        assert seen["result"]["winners"] == s.winners
        assert seen["result"]["text"] == describe_result(game, ENGLISH)
        assert decision(game, ENGLISH) is None


@given(table=tables)
@budgeted(15)
def test_the_picture_tells_nothing_of_chance(table: Table) -> None:
    """With other dice to come and bags in another order it is the same, to the letter."""
    game = table.game()
    lot = Random(table.seed)
    for number in decisions(game, table.player()):
        if number % 7:
            continue
        other = game.clone()
        other.state.stream = Stream(lot.randbytes(32))
        for seat in range(other.state.n):
            bag = other.state.pile(seat, BAG)[:]
            lot.shuffle(bag)
            other.state.pile(seat, BAG)[:] = bag
        text = msgspec.json.encode([picture(game, ENGLISH), decision(game, ENGLISH)])
        assert msgspec.json.encode([picture(other, ENGLISH), decision(other, ENGLISH)]) == text
        assert msgspec.json.decode(text) == [picture(game, ENGLISH), decision(game, ENGLISH)]


def die_of(game: Game, words: str) -> dict[str, Any]:
    """The die that reads like that, as the picture shows it."""
    number = find_die(game, words)
    dice = [die for player in picture(game, ENGLISH)["players"] for zone in SHOWN for die in player[ZONE_IDS[zone]]]
    found: dict[str, Any] = next(die for die in dice if die["id"] == number)
    return found


def test_a_defender_sees_the_attack_and_what_each_option_is_about() -> None:
    game = set_table(
        quinn="ready: Witching Hag C 2/4/5",
        monique="ready: Assistant C 1/1/2, Warrior of the Quay C 2/3/4",
    )
    seen = picture(game, ENGLISH)
    assert seen["phase"] == "attack"
    assert seen["attack"] == {
        "area": "ready",
        "attackers": [find_die(game, "Witching Hag C 2/4/5")],
        "totals": [None, 4],
    }
    asked = decision(game, ENGLISH)
    assert asked is not None
    assert (asked["seat"], asked["kind"]) == (1, "defend")
    assert {option["die"] for option in asked["options"]} == {
        find_die(game, "Assistant C 1/1/2"),
        find_die(game, "Warrior of the Quay C 2/3/4"),
    }


def test_a_spell_lies_with_its_creature_and_counts() -> None:
    game = set_table("Life Cantrip", quinn="active: Portal Q1; ready: Witching Hag C 1/3/3 (Life S)")
    hag, spell = die_of(game, "Witching Hag C 1/3/3 with Life S"), die_of(game, "Life S")
    assert hag["attached"] == [spell["id"]]
    assert spell["with"] == hag["id"]
    assert (hag["level"], hag["attack"], hag["defense"], hag["glory"]) == (1, 3, 7, 3)
    assert "attack" not in spell


def test_attack_that_differs_by_opponent_is_told_for_each() -> None:
    """The Mighty Witching Hag holds down what attacks her player, and nobody else."""
    game = set_table(
        "Mighty Witching Hag",
        quinn="active: Portal Q1; ready: Quake Dragon C 3/8/7 **",
        monique="ready: Witching Hag C 1/3/3, Warrior of the Quay C 1/2/3",
        clark="ready: Assistant C 1/1/2",
    )
    dragon = die_of(game, "Quake Dragon C 3/8/7 **")
    assert dragon["against"] == [None, 3, dragon["attack"]]
    assert dragon["attack"] > 3
    assert "against" not in die_of(game, "Assistant C 1/1/2")


def test_dice_alike_are_one_option_that_names_them_all() -> None:
    game = set_table(quinn="active: 2 Assistant C 1/1/2, 2 Basic Quiddity Q1")
    asked = decision(game, ENGLISH)
    assert asked is not None
    (summon,) = [option for option in asked["options"] if option["option"].startswith("summon")]
    assistants = [die["id"] for die in picture(game, ENGLISH)["players"][0]["active"] if die["card"] == summon["card"]]
    assert summon["alike"] == assistants
    assert summon["price"] == 1
    assert len(assistants) == 2


def test_a_price_is_what_has_to_be_paid_now() -> None:
    game = set_table(turn="Quinn, capture", quinn="active: Quake Dragon Q3|R, 3 Basic Quiddity Q1")
    seen = picture(game, ENGLISH)
    assert seen["quiddity"]["total"] == 6
    assert seen["captures"] == 1
    asked = decision(game, ENGLISH)
    assert asked is not None
    prices = {option["card"]: option["price"] for option in asked["options"] if "price" in option}
    assert prices
    assert prices == {card: game.state.catalog.cost[card] for card in prices}


def test_when_chance_is_asked_nobody_sits_there() -> None:
    game = Game.new(["Quinn", "Monique"], deal(seed=1), seed=None, chance=CALLER)
    game.take("roll")
    asked = decision(game, ENGLISH)
    assert asked is not None
    assert (asked["seat"], asked["kind"]) == (None, "drawn")
