"""Tables set for a test: people and bots, Wilds, dice that are always the same."""

from __future__ import annotations

from pathlib import Path

from quarriors import Rules, deal, write_position
from quarriors.cli.saves import SaveFile
from quarriors.cli.seating import TableSeat, places
from quarriors.cli.sitting import Sitting
from quarriors.engine.game import Game
from quarriors.text import ENGLISH
from tests.table import table


def begun(
    file: Path | None = None,
    *,
    people: str = "Quinn",
    bots: str = "greedy",
    seed: int = 7,
    rules: Rules | None = None,
    cards: tuple[str, ...] = (),
    sets: tuple[str, ...] = ("base",),
    pay_by_hand: bool = False,
) -> Sitting:
    """A new game; whoever is named first begins."""
    taken = places(people.split(), bots.split())
    played = rules or Rules()
    wilds = deal(list(sets), seed, len(taken), played, cards=list(cards))
    kept = SaveFile(file) if file is not None else None
    return Sitting.begin(taken, wilds, played, seed, 0, pay_by_hand, kept, words=ENGLISH)


def seated(game: Game, *bots: str, file: Path | None = None) -> Sitting:
    """People, and bots at the last seats, at a table that is set already."""
    kinds = [""] * (len(game.players) - len(bots)) + list(bots)
    taken = [TableSeat(name, kind) for name, kind in zip(game.players, kinds, strict=True)]
    return Sitting(game, taken, 1, SaveFile(file) if file is not None else None, ENGLISH)


def to_summon(more: str = "") -> Sitting:
    """Quinn can summon an Assistant and a Wizard, and more if more is given, and has 4 Quiddity."""
    game = table(
        "Mighty Questing Wizard",
        turn="Quinn, ready, quiddity 4",
        quinn=f"active: Assistant C 1/1/2, Questing Wizard C 2/3/6{more}; bag: 8 Basic Quiddity",
        monique="bag: 8 Basic Quiddity",
    )
    return seated(game)


def to_capture() -> Sitting:
    """Quinn has 5 Quiddity and may capture one die."""
    game = table(
        turn="Quinn, capture, quiddity 5",
        quinn="bag: 7 Basic Quiddity; active: Basic Quiddity Q1",
        monique="bag: 8 Basic Quiddity",
    )
    return seated(game)


def words(sitting: Sitting) -> str:
    """The position, to be compared."""
    return write_position(sitting.game)
