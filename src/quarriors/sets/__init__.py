"""The boxes: ours, those of others (entry points of the group ``quarriors.sets``), and the user's own files."""

from __future__ import annotations

from functools import lru_cache

from quarriors.engine.box import Box
from quarriors.engine.boxes import find_box, lend_finder, look_up
from quarriors.engine.dealing import Stock, choose_wilds, deal_wilds
from quarriors.engine.errors import RulesError, WildsError
from quarriors.engine.nearest import did_you_mean, nearest
from quarriors.engine.rules import Rules
from quarriors.engine.wilds import Wilds, check_boxes, check_players

from . import shelf
from .ready_made import ReadyMade, ready_made

#: The boxes that are played with if nobody says otherwise.
DEFAULT = ("base",)

lend_finder(shelf.find, shelf.loadable)


def installed() -> list[str]:
    """The ids of every box you can play with."""
    return shelf.ids()


def box(name: str) -> Box:
    """The box of that id.

    >>> box("base").card("Strong Witching Hag").cost
    5
    """
    if isinstance(name, str) and look_up(name) is None:
        known = installed()
        said = f"no box named {name!r} is installed (there is: {', '.join(known)}){did_you_mean(name, known)}"
        raise WildsError(said).worded("box", name=name, names=", ".join(known)).like(nearest(name, known))
    return find_box(name)


def boxes_of(sets: object) -> list[Box]:
    """The boxes of these ids, and the user's own boxes that correct cards of theirs.

    They come in order of age, so the order in which you name them does not change the deal.
    """
    if isinstance(sets, str) or not isinstance(sets, (list, tuple)) or not sets:
        raise WildsError(f"sets must be a list of box ids such as ['base'], not {sets!r}")
    boxes: list[Box] = []
    for name in sets:
        found = box(name)
        if found in boxes:
            raise WildsError(f"the box {found.id!r} is named twice").worded("box-twice", name=found.id)
        boxes.append(found)
    boxes.sort(key=lambda box: (box.year, box.id))
    return boxes + shelf.corrections(boxes)


def _names(cards: object) -> list[object]:
    if isinstance(cards, str) or not isinstance(cards, (list, tuple)):
        raise WildsError(f"cards must be a list of names, not {cards!r}")
    return list(cards)


def deal(
    sets: object = DEFAULT,
    seed: object = 0,
    players: object = 2,
    rules: object = None,
    cards: object = (),
    printed_only: object = False,
) -> Wilds:
    """Deals Wilds as the rulebook says: shuffled cards, classes differ, 7 Creatures and 3 Spells beside the basics.

    The cards you name are among them, and the others are dealt as they would have been. With `printed_only` it
    deals no card with a reported or reconstructed part.

    >>> deal(sets=["base"], seed=7, players=2).cards[3].name
    'Devotee of the Holy Query'
    >>> [card.name for card in deal(seed=7, cards=["Quake Dragon", "Life Spell"]).cards if card.kind == "spell"]
    ['Life Spell', 'Death Charm', 'Victory Spell']
    >>> [card.name for card in deal(["base", "quartifacts"], seed=7, players=3).quests]
    ['The Search For The Holy Quail', 'The Quest For The Tri-Clops Skull']
    """
    return deal_wilds(boxes_of(sets), seed, players, _rules(rules), _names(cards), _flag(printed_only))


def stock_of(sets: object = DEFAULT, rules: object = None, printed_only: object = False) -> Stock:
    """The cards of these boxes, to deal from again and again: it deals as `deal` does, faster.

    >>> stock = stock_of(["base"])
    >>> stock.deal(7, players=2) == deal(["base"], seed=7)
    True
    """
    boxes, played_by = boxes_of(sets), _rules(rules)
    check_boxes(boxes, played_by)
    return Stock(boxes, played_by, _flag(printed_only))


def _rules(rules: object) -> Rules:
    if rules is None:
        return Rules()
    if not isinstance(rules, Rules):
        raise RulesError(f"rules must be Rules(...), not {rules!r}")
    return rules


def _flag(printed_only: object) -> bool:
    if not isinstance(printed_only, bool):
        raise WildsError(f"printed_only must be True or False, not {printed_only!r}")
    return printed_only


def wilds_of(cards: object, sets: object = DEFAULT) -> Wilds:
    """Wilds of chosen cards, by name: 7 Creatures and 3 Spells; the basics come by themselves.

    Quests are there if you name them. If a class has several basics and you name none, you get the first.
    """
    return choose_wilds(boxes_of(sets), _names(cards))


def named_wilds(sets: object = DEFAULT, players: object = 2) -> dict[str, Wilds]:
    """The ready-made Wilds you can play with these boxes, by name, with quests for that many players.

    If a name is taken, the later box puts its id in front: ``fools/first-game``.

    >>> [card.name for card in named_wilds()["first-game"].cards[3:6]]
    ['Scavenging Goblin', 'Devotee of the Holy Query', 'Strong Ghostly Spirit']
    """
    return dict(_named_wilds(tuple(boxes_of(sets)), check_players(players)))


@lru_cache(256)
def _named_wilds(boxes: tuple[Box, ...], players: int) -> dict[str, Wilds]:
    """Asked for again and again by a server, and always the same."""
    there = {box.id for box in boxes}
    made = ready_made(list(boxes)).items()
    return {name: ready.wilds(players) for name, ready in made if there.issuperset(ready.sets)}


def every_box() -> list[Box]:
    """Every box that can be loaded, ours first."""
    return shelf.loadable()


__all__ = [
    "DEFAULT", "ReadyMade", "box", "boxes_of", "deal", "every_box", "installed", "named_wilds", "stock_of", "wilds_of",
]  # fmt: skip
