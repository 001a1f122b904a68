"""In a game without Locks no Creature is called unlocked: at the tables, on sheets, on the page."""

from __future__ import annotations

import json

import pytest

from quarriors import Game
from quarriors.cli import main
from quarriors.cli.lookups import all_cards, cards_named
from quarriors.cli.table.board import Thing
from quarriors.cli.table.sheet import thing_text
from quarriors.server import gallery
from quarriors.text import ENGLISH
from tests.table import find, find_die, laid_out, table

OOZE = "Strong Primordial Ooze"
LOCKABLE = "Frost Howler"
WITH_AND_WITHOUT = pytest.mark.parametrize("others", [(), (LOCKABLE,)], ids=["without", "with"])


def sat_at(others: tuple[str, ...]) -> Game:
    game = table(OOZE, *others, quinn="active: Primordial Ooze C 2/?/?, 2 Basic Quiddity Q1")
    game.take("summon Primordial Ooze")
    return game


@WITH_AND_WITHOUT
def test_at_the_plain_table(others: tuple[str, ...]) -> None:
    game = sat_at(others)
    for lines in (all_cards(game, ENGLISH), cards_named(game, OOZE, ENGLISH)):
        assert ("unlocked" in "\n".join(lines)) is bool(others)


@WITH_AND_WITHOUT
def test_at_the_table_in_the_terminal(others: tuple[str, ...]) -> None:
    game = sat_at(others)
    number = game.state.catalog.cards.index(find(OOZE))
    for thing in (Thing("card", number), Thing("die", find_die(game, "Primordial Ooze", "ready"))):
        assert ("unlocked" in thing_text(game.state, thing, ENGLISH).plain) is bool(others)


@WITH_AND_WITHOUT
def test_on_the_page(others: tuple[str, ...]) -> None:
    for at in (sat_at(others), laid_out(OOZE, *others)):
        ooze = next(card for card in gallery.cards_of(at, ENGLISH) if card["name"] == OOZE)
        assert ("unlocked" in " ".join(ooze["text"])) is bool(others)


@WITH_AND_WITHOUT
def test_on_a_sheet_of_dealt_cards(others: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["deal", ",".join((OOZE, *others)), "--sets", "base,qladiator" if others else "base", "--seed", "1"]
    assert main([*asked, "--full"]) == 0
    assert ("unlocked" in capsys.readouterr().out) is bool(others)
    assert main([*asked, "--json"]) == 0
    ooze = next(card for card in json.loads(capsys.readouterr().out)["wilds"] if card["name"] == OOZE)
    assert ("unlocked" in ooze["text"]) is bool(others)


def test_a_card_outside_of_a_game_is_told_for_all_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", OOZE]) == 0
    assert "unlocked" in capsys.readouterr().out
