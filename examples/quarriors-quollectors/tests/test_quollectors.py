"""Each card by its name: set a table, script the dice, act in words, look at the table."""

from __future__ import annotations

from quarriors_quollectors import BOX

from quarriors import Game, deal
from quarriors.bots import bot, play
from quarriors.testing import die, take
from quarriors.testing import table as set_table
from quarriors.text import ENGLISH, card_text, untold


def table(card: str, quinn: str, turn: str = "Quinn, score") -> Game:
    """A game with that card and the Curio Charm in the Wilds; Monique has an Assistant."""
    return set_table(card, "Curio Charm", boxes=[BOX], turn=turn, quinn=quinn, monique="ready: Assistant C 1/1/2")


def test_every_card_has_its_sentences() -> None:
    assert untold(BOX.cards, ENGLISH) == []
    assert card_text(BOX.card("Quollector"), ENGLISH) == [
        "When this Creature scores, gain 1 Glory for every 4 classes among your dice, wherever they are."
    ]


def test_quollector() -> None:
    few = table("Quollector", "ready: Quollector C 1/1/3; bag: 8 Basic Quiddity, 2 Assistant")
    assert few.table().player("Quinn").glory == 1
    four = table("Quollector", "ready: Quollector C 1/1/3; bag: 7 Basic Quiddity, Assistant; used: Portal")
    assert four.table().player("Quinn").glory == 2


def test_strong_quollector() -> None:
    game = table("Strong Quollector", "active: Quollector C 1/2/3 *, Basic Quiddity Q1", "Quinn, ready")
    take(game, "summon Quollector")
    assert "choose Assistant" in game.all_words()
    assert "choose Portal" not in game.all_words()


def test_mighty_quollector() -> None:
    game = table("Mighty Quollector", "ready: Quollector C 1/1/3; bag: Assistant; used: Portal")
    assert game.table().player("Quinn").glory == 3
    game = table("Mighty Quollector", "ready: Quollector C 1/1/3", "Quinn, ready")
    assert die(game, "Quollector", "ready").defense == 4


def test_curio_charm() -> None:
    game = table("Quollector", "ready: Curio S", "Quinn, ready")
    take(game, "cast Curio")
    assert "choose Assistant" in game.all_words()
    assert "choose Portal" not in game.all_words()


def test_a_game() -> None:
    wilds = deal(["base", BOX.id], seed=3, cards=["Quollector"])
    assert play(Game.new(["Quinn", "Monique"], wilds, seed=3), [bot("greedy"), bot("greedy")]).turns > 5
