"""Each card by its name: set a table, script the dice, act in words, look at the table."""

from __future__ import annotations

from quarriors_quollectors import BOX

from quarriors import Game, Script, deal, read_position
from quarriors.bots import bot, play
from quarriors.engine.boxes import lend_finder
from quarriors.engine.zones import READY
from quarriors.text import card_text, untold

lend_finder({BOX.id: BOX}.get)  # for the time before it is installed


def table(card: str, quinn: str, turn: str = "Quinn, score", dice: str = "") -> Game:
    """A game with that card and the Curio Charm in the Wilds; Monique has nothing."""
    wilds = deal(["base", "quollectors"], seed=1, cards=[card, "curio-charm"])
    lines = [
        "quarriors position 1", "players: Quinn, Monique", "wilds: " + ", ".join(card.id for card in wilds.cards),
        f"turn: 9, {turn}", "Quinn: glory 0", *quinn.split("; "), "Monique: glory 0", "ready: Assistant C 1/1/2",
    ]  # fmt: skip
    return read_position("\n".join(lines), chance=Script(dice))


def test_every_card_has_its_sentences() -> None:
    assert untold(BOX.cards) == []
    assert card_text(BOX.card("Quollector")) == [
        "When this Creature scores, gain 1 Glory for every 4 classes among your dice, wherever they are."
    ]


def test_quollector() -> None:
    few = table("Quollector", "ready: Quollector C 1/1/3; bag: 8 Basic Quiddity, 2 Assistant")
    assert few.state.glory[0] == 1
    four = table("Quollector", "ready: Quollector C 1/1/3; bag: 7 Basic Quiddity, Assistant; used: Portal")
    assert four.state.glory[0] == 2


def test_strong_quollector() -> None:
    game = table("Strong Quollector", "active: Quollector C 1/2/3 *, Basic Quiddity Q1", "Quinn, ready")
    game.take("summon Quollector")
    assert "choose Assistant" in game.all_words()
    assert "choose Portal" not in game.all_words()


def test_mighty_quollector() -> None:
    game = table("Mighty Quollector", "ready: Quollector C 1/1/3; bag: Assistant; used: Portal")
    assert game.state.glory[0] == 3
    game = table("Mighty Quollector", "ready: Quollector C 1/1/3", "Quinn, ready")
    assert game.state.defense(game.state.piles[READY][0]) == 4


def test_curio_charm() -> None:
    game = table("Quollector", "ready: Curio S", "Quinn, ready")
    game.take("cast Curio")
    assert "choose Assistant" in game.all_words()
    assert "choose Portal" not in game.all_words()


def test_a_game() -> None:
    wilds = deal(["base", "quollectors"], seed=3, cards=["Quollector"])
    assert play(Game.new(["Quinn", "Monique"], wilds, seed=3), [bot("greedy"), bot("greedy")]).turns > 5
