"""What clients can look up: cards, boxes, ready-made Wilds and rules."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from quarriors import Game, Rules, deal
from quarriors.engine.boxes import card_by_id
from quarriors.engine.errors import RulesError, WildsError
from quarriors.engine.rules import STANDARD
from quarriors.server import gallery
from quarriors.server.announcing import Announcer
from quarriors.sets import box, named_wilds
from quarriors.text import ENGLISH, LanguageError, TextLine, Words, card_lines, face_text, languages
from tests.properties.boxes import BOXES
from tests.table import laid_out


def test_every_card_of_every_box_is_there_once() -> None:
    ids = [told["id"] for told in gallery.gallery(ENGLISH)]
    assert ids == [card.id for name in BOXES for card in box(name).cards]


def test_some_boxes_can_be_asked_for() -> None:
    assert {told["box"] for told in gallery.gallery(ENGLISH, ["promos", "base"])} == {"base", "promos"}
    with pytest.raises(WildsError, match="no box named 'bases' is installed"):
        gallery.gallery(ENGLISH, ["bases"])
    with pytest.raises(LanguageError, match="no language 'xx'"):
        gallery.gallery(Words("xx"), ["promos"])


def test_everything_is_json() -> None:
    told: list[Any] = [
        gallery.gallery(ENGLISH),
        gallery.boxes(ENGLISH),
        gallery.named_wilds(ENGLISH),
        gallery.rule_options(ENGLISH),
    ]
    assert msgspec.json.decode(msgspec.json.encode(told)) == told


def test_cards_are_as_declared() -> None:
    for told in gallery.gallery(ENGLISH):
        card = card_by_id(told["id"])
        assert told["glory"] == card.glory
        assert told["cost"] == (card.cost if card.capturable else None)
        drawn = card.kind == "basic" and any(face.draw and not face.reroll for face in card.die.faces)
        assert len(told["lines"]) == len(told["text"]) == len(card.lines) + drawn
        assert told["text"] == [str(line) for line in card_lines(card, ENGLISH)]
        assert [face["text"] for face in told["faces"]] == [face_text(face, ENGLISH) for face in card.die.faces]
        assert {face["notation"]: face["odds"] for face in told["faces"]} == {
            face.notation: [str(other) for other in card.die.faces].count(str(face)) for face in card.die.faces
        }
        for face, data in zip(card.die.faces, told["faces"], strict=True):
            for name in ("quiddity", "draw", "bursts", "level"):
                assert data.get(name, 0) == getattr(face, name)
            assert (data["kind"] == "creature") == ("attack" in data) == ("defense" in data)
        assert len(told["colours"]) == 2


def test_a_creature_whose_numbers_the_card_says_has_none_on_its_faces() -> None:
    ooze = gallery.card_data(box("base").card("Primordial Ooze"), ENGLISH)
    assert {(face["attack"], face["defense"]) for face in ooze["faces"] if face["kind"] == "creature"} == {(None, None)}


def test_a_quest_card_has_a_level_and_names_its_quartifacts() -> None:
    quest = gallery.card_data(box("quartifacts").card("The Hunt For Exqualibur"), ENGLISH)
    assert quest["level"] == 2
    assert quest["cost"] is None
    assert "Exqualibur" in {face.get("quartifact") for face in quest["faces"] if face["kind"] == "quartifact"}


def test_the_cards_of_a_game_are_numbered_as_the_engine_does() -> None:
    wilds = deal(list(BOXES), seed=4, players=3)
    game = Game.new(["Quinn", "Monique", "Clark"], wilds, seed=4)
    cards = gallery.cards_of(game, ENGLISH)
    assert cards == gallery.cards_of(wilds, ENGLISH)
    assert [told["id"] for told in cards] == [card.id for card in game.state.catalog.cards]
    counts = [told["per_player"] * 3 + told["dice"] for told in cards]
    assert counts == [game.state.catalog.card_of.count(number) for number in range(len(cards))]


def test_the_line_of_a_happening_is_found_on_its_card() -> None:
    game = Game.new(["Quinn", "Monique"], deal(list(BOXES), seed=8), Rules(turn_limit=60), seed=8)
    cards = gallery.cards_of(game, ENGLISH)
    announcer = Announcer(game, ())
    spoken = 0
    while not game.over:
        game.take(game.decision.options[0])
        for kind, _, _, card, number, _, _ in announcer.news().happenings:
            if kind in ("ability", "cast", "anchored") and number is not None:
                assert cards[card]["lines"][number]["text"]
                spoken += 1
    assert spoken


def test_boxes_say_what_they_hold() -> None:
    told = {known["id"]: known for known in gallery.boxes(ENGLISH)}
    assert list(told) == list(BOXES)
    assert [id for id, known in told.items() if known["plays_alone"]] == ["base", "light_vs_dark"]
    assert [id for id, known in told.items() if known["quests"]] == ["quartifacts"]
    assert sum(known["cards"] for known in told.values()) == 211
    assert sum(known["cards"] - known["printed"] for known in told.values()) == 154


def test_wilds_with_a_name_can_be_played_with_the_boxes_they_name() -> None:
    for told in gallery.named_wilds(ENGLISH):
        wilds = named_wilds(told["sets"], 4)[told["name"]]
        assert {card.id for card in wilds.cards} >= set(told["cards"])
        assert told["about"]


def test_every_rule_is_offered_with_values_that_rules_take() -> None:
    options = {told["name"]: told for told in gallery.rule_options(ENGLISH)}
    assert list(options) == list(STANDARD)
    for name, told in options.items():
        assert told["standard"] == STANDARD[name]
        for value in told["values"]:
            companions = {"mix": "side"} if name == "side_cards" else {}
            assert Rules(**({name: value["value"]} | companions)).values()[name] == value["value"]
    least, most = options["turn_limit"]["range"]
    assert Rules(turn_limit=least).turn_limit == 1
    assert Rules(turn_limit=most).turn_limit == most
    with pytest.raises(RulesError, match="turn_limit must be"):
        Rules(turn_limit=most + 1)


def test_the_rules_of_a_game_are_told_where_they_are_not_the_standard() -> None:
    assert gallery.told_rules(Rules(), ENGLISH) == []
    assert gallery.told_rules(Rules("classic", 2, turn_limit=30, quests=False), ENGLISH) == [
        "Everyone may capture 2 dice each turn.",
        "The game ends after turn 30. Most Glory wins.",
        "You play without quests.",
    ]


def test_cards_that_are_weak_in_their_wilds_are_remarked_upon() -> None:
    assert gallery.remarks(laid_out("Key Master Lord of the Quarry"), ENGLISH) == [
        "Key Master Lord of the Quarry is weak here: it UnLocks dice, and no die in these Wilds can be Locked."
    ]
    assert gallery.remarks(laid_out("Primordial Ooze", "Light Spell"), ENGLISH)[0] == (
        "Primordial Ooze is weak here: it needs Basic Quiddity dice, and there are none."
    )
    assert gallery.remarks(deal(seed=7), ENGLISH) == []


def test_a_line_in_another_language_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    line = TextLine((1,), "Immediate", "Draw 1 die.", "Immediate: Draw 1 die.", lang="it")
    monkeypatch.setattr("quarriors.server.gallery.card_lines", lambda card, words, locks: [line])
    (told,) = gallery.card_data.__wrapped__(box("base").card("Portal"), ENGLISH)["lines"]
    assert told == {"bursts": [1], "keyword": "Immediate", "text": "Draw 1 die.", "lang": "it"}


@pytest.mark.parametrize("lang", languages())
def test_what_programs_go_by_is_the_same_in_every_language(lang: str) -> None:
    for said, english in zip(gallery.gallery(Words(lang)), gallery.gallery(ENGLISH), strict=True):
        for field in ("id", "class", "variant", "kind", "energy", "colours"):
            assert said[field] == english[field]
        for face, known in zip(said["faces"], english["faces"], strict=True):
            assert {**face, "text": ""} == {**known, "text": ""}
