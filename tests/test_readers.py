"""Numbers of the engine are read by name: forms, lines, and where dice lie."""

from __future__ import annotations

from quarriors import Game, deal
from quarriors.engine.events import WHEN_DESTROYED, WHEN_SCORES
from quarriors.engine.modifiers import DEFENSE
from quarriors.engine.zones import ACTIVE_POOL

GAME = Game.new(["Quinn", "Monique"], deal(seed=1), seed=1)
CATALOG = GAME.state.catalog


def test_a_form_is_a_face_of_a_card() -> None:
    read = [
        (CATALOG.card_shown(form), CATALOG.face_shown(form), CATALOG.face(form))
        for card in range(len(CATALOG.cards))
        for form in CATALOG.forms_of(card)
    ]
    declared = [(n, k, face) for n, card in enumerate(CATALOG.cards) for k, face in enumerate(card.die.faces)]
    assert read == declared
    assert len(read) == CATALOG.forms() == len(CATALOG.attack)


def test_a_line_stands_on_a_card() -> None:
    for n, card in enumerate(CATALOG.cards):
        for line in card.lines:
            number = CATALOG.line_number(line, -1)
            assert CATALOG.line(number) is line
            its_card = CATALOG.cards[CATALOG.card_of_line(number)]
            assert its_card.lines[CATALOG.place_of_line(number)] is line
            assert CATALOG.card_of_line(number) <= n


def test_lines_are_heard_and_statics_said_face_by_face() -> None:
    named = ["Strong Witching Hag", "Devotee of the Holy Query"]
    catalog = Game.new(["Quinn", "Monique"], deal(seed=1, cards=named), seed=1).state.catalog
    index = catalog.index[catalog.find("Strong Witching Hag")]
    assert [len(index.heard_on(WHEN_SCORES, face)) for face in range(6)] == [0, 0, 0, 1, 1, 1]
    assert not any(index.heard_on(WHEN_DESTROYED, face) for face in range(6))
    devotee = catalog.index[catalog.find("Devotee of the Holy Query")]
    assert [len(devotee.said_on(DEFENSE, face)) for face in range(6)] == [0, 0, 0, 0, 0, 1]  # with a burst


def test_a_die_shows_a_face_once_it_is_rolled() -> None:
    game = Game.new(["Quinn", "Monique"], deal(seed=1), seed=1)
    s = game.state
    assert {s.shown_face(die) for die in s.dice_of(0)} == {-1}
    game.take("roll")
    for die in s.pile(0, ACTIVE_POOL):
        words = f"{s.catalog.cards[s.shown_card(die)].name} {s.catalog.face(s.form[die]).notation}"
        assert game.die_words(die) == words
        assert s.catalog.forms_of(s.shown_card(die))[s.shown_face(die)] == s.form[die]


def test_every_die_lies_somewhere_once() -> None:
    game = Game.new(["Quinn", "Monique"], deal(seed=1), seed=1)
    game.take("roll")
    assert sorted(game.state.lying()) == list(range(len(CATALOG.card_of)))
