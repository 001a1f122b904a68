"""The boxes. A box is an entry point of the group ``quarriors.sets``, ours or a third party's."""

from __future__ import annotations

from importlib.metadata import entry_points

from quarriors.engine.boxes import find_box, lend_finder, look_up
from quarriors.engine.cards import Box
from quarriors.engine.errors import RulesError, WildsError
from quarriors.engine.nearest import did_you_mean
from quarriors.engine.rules import Rules
from quarriors.engine.wilds import Wilds, choose_wilds, deal_wilds

from .base import BOX as BASE

GROUP = "quarriors.sets"
#: The boxes that are played with if nobody says otherwise.
DEFAULT = (BASE.id,)
_loaded: dict[str, Box] = {BASE.id: BASE}


def installed() -> list[str]:
    """Ids of every box that can be played with."""
    names = {BASE.id}
    names.update(point.name for point in entry_points(group=GROUP))
    return sorted(names)


def box(name: str) -> Box:
    """The box of that id.

    >>> box("base").card("Strong Witching Hag").cost
    5
    """
    if isinstance(name, str) and look_up(name) is None:
        raise WildsError(
            f"no box named {name!r} is installed (there is: {', '.join(installed())}){did_you_mean(name, installed())}"
        )
    return find_box(name)


def _find(name: str) -> Box | None:
    found = _loaded.get(name)
    if found is None:
        for point in entry_points(group=GROUP):
            if point.name == name:
                try:
                    loaded = point.load()
                except Exception as error:  # whatever a third party's module stumbles over
                    raise WildsError(f"the box {name!r} cannot be loaded: {type(error).__name__}: {error}") from error
                if not isinstance(loaded, Box) or loaded.id != name:
                    raise WildsError(f"the entry point {name!r} does not hold a Box with that id")
                _loaded[name] = found = loaded
    return found


lend_finder(_find)


def _boxes(sets: object) -> list[Box]:
    if isinstance(sets, str) or not isinstance(sets, (list, tuple)) or not sets:
        raise WildsError(f"sets must be a list of box ids such as ['base'], not {sets!r}")
    boxes: list[Box] = []
    for name in sets:
        found = box(name)
        if found in boxes:
            raise WildsError(f"the box {found.id!r} is named twice")
        boxes.append(found)
    return boxes


def _names(cards: object) -> list[object]:
    if isinstance(cards, str) or not isinstance(cards, (list, tuple)):
        raise WildsError(f"cards must be a list of names, not {cards!r}")
    return list(cards)


def deal(
    sets: object = DEFAULT, seed: object = 0, players: object = 2, rules: object = None, cards: object = ()
) -> Wilds:
    """Deals Wilds as the rulebook says: shuffled cards, classes differ, 7 Creatures and 3 Spells beside the basics.

    Cards that are named are among them, and the others are dealt as they would have been.

    >>> deal(sets=["base"], seed=7, players=2).cards[3].name
    'Devotee of the Holy Query'
    >>> [card.name for card in deal(seed=7, cards=["Quake Dragon", "Life Spell"]).cards if card.kind == "spell"]
    ['Life Spell', 'Death Charm', 'Victory Spell']
    """
    if rules is None:
        rules = Rules()
    if not isinstance(rules, Rules):
        raise RulesError(f"rules must be Rules(...), not {rules!r}")
    return deal_wilds(_boxes(sets), seed, players, rules, _names(cards))


def wilds_of(cards: object, sets: object = DEFAULT) -> Wilds:
    """Wilds of chosen cards, by name: 7 Creatures and 3 Spells; the basics come by themselves."""
    return choose_wilds(_boxes(sets), _names(cards))


def named_wilds(sets: object = DEFAULT) -> dict[str, Wilds]:
    """The Wilds that these boxes recommend, by name; those that need another box too only if it is among them.

    Where a name is taken, that of the later box has its id in front: ``fools/first-game``.

    >>> [card.name for card in named_wilds()["first-game"].cards[3:6]]
    ['Scavenging Goblin', 'Devotee of the Holy Query', 'Strong Ghostly Spirit']
    """
    boxes = _boxes(sets)
    there = {box.id for box in boxes}
    found: dict[str, Wilds] = {}
    for box in boxes:
        for name, ids in box.wilds.items():
            if there.issuperset(id.partition("/")[0] for id in ids):
                found[f"{box.id}/{name}" if name in found else name] = choose_wilds(boxes, list(ids))
    return found
