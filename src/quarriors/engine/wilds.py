"""The Wilds: which cards a game is played with, and how they are dealt."""

from __future__ import annotations

from typing import Final

from .boxes import card_by_id
from .cards import BASIC, CREATURE_CARD, CREATURES_IN_WILDS, SPELL_CARD, SPELLS_IN_WILDS, Box, Card, goes_by
from .chance import Stream, key_of
from .errors import RulesError, SetupError, WildsError
from .nearest import did_you_mean
from .rules import CLASSIC, Rules

_STACKS: Final = (
    (CREATURE_CARD, "Creature", CREATURES_IN_WILDS),
    (SPELL_CARD, "Spell", SPELLS_IN_WILDS),
)


class Wilds:
    """The cards in the middle of the table: basics, Creatures and Spells, each class once.

    The order of Creatures and of Spells is ascending cost, as the rulebook suggests.
    """

    def __init__(self, cards: object) -> None:
        if not isinstance(cards, (list, tuple)) or not all(isinstance(card, Card) for card in cards):
            raise WildsError(
                f"Wilds are made of a list of cards, not of {cards!r}; deal(...) or wilds_of(...) finds them"
            )
        self.cards = check_wilds(list(cards))

    def __reduce__(self) -> tuple[object, ...]:
        return (wilds_by_ids, ([card.id for card in self.cards],))

    def __repr__(self) -> str:
        return f"Wilds({[card.name for card in self.cards]})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Wilds) and [c.id for c in self.cards] == [c.id for c in other.cards]

    def __hash__(self) -> int:
        return hash(tuple(c.id for c in self.cards))


def wilds_by_ids(ids: list[str]) -> Wilds:
    """Wilds from the ids of their cards, as records, positions and pickles name them."""
    return Wilds([card_by_id(id.strip()) for id in ids])


def check_players(players: object) -> int:
    if isinstance(players, bool) or not isinstance(players, int) or not 2 <= players <= 4:
        raise SetupError(f"Quarriors! is for 2 to 4 players, not {players!r}")
    return players


def check_wilds(cards: list[Card]) -> list[Card]:
    """Sorts the cards, or says why they cannot be Wilds."""
    basics = [c for c in cards if c.kind == BASIC]
    creatures = [c for c in cards if c.kind == CREATURE_CARD]
    spells = [c for c in cards if c.kind == SPELL_CARD]
    for kind, word, wanted in _STACKS:
        number = len([card for card in cards if card.kind == kind])
        if number != wanted:
            raise WildsError(f"Wilds have {wanted} {word} cards, not {number}")
    classes = check_classes(cards)
    needed = ["Basic Quiddity", "Assistant", "Portal"]
    missing = [name for name in needed if name not in classes]
    if missing:
        raise WildsError(f"the basic cards {', '.join(missing)} are missing from the Wilds")
    creatures.sort(key=_order)
    spells.sort(key=_order)
    return basics + creatures + spells


def check_classes(cards: list[Card]) -> list[str]:
    """The classes of these cards, each of them there once."""
    classes: list[str] = []
    for card in cards:
        if card.die.name in classes:
            raise WildsError(f"two cards of the class {card.die.name} in the Wilds; every class may be there once")
        classes.append(card.die.name)
    return classes


def check_edition(wilds: Wilds, rules: Rules) -> None:
    """The classic edition knows only some cards (E10)."""
    if rules.edition == CLASSIC:
        _refuse(sorted({card.box for card in wilds.cards if not card.classic}))


def check_boxes(boxes: list[Box], rules: Rules) -> None:
    """A box of which the classic edition knows no card is refused whatever would be dealt."""
    if rules.edition == CLASSIC:
        _refuse([box.id for box in boxes if not any(card.classic for card in box.cards)])


def _refuse(newer: list[str]) -> None:
    if newer:
        raise RulesError(f"the classic edition is older than {', '.join(newer)}: play with edition='revised'")


def _order(card: Card) -> tuple[int, str]:
    return (card.cost, card.name)


def choose_wilds(boxes: list[Box], names: list[object]) -> Wilds:
    """Wilds of these cards, by name or id; the basics need not be named."""
    return Wilds(_basics(boxes) + find_cards(boxes, names))


def find_cards(boxes: list[Box], names: list[object]) -> list[Card]:
    """The cards of these names, but the basics, which are in any Wilds."""
    found = [find_card(boxes, name) for name in names]
    return [card for card in found if card.kind != BASIC]


def find_card(boxes: list[Box], name: object) -> Card:
    """The one card that goes by that name, slug or id."""
    if not isinstance(name, str):
        raise WildsError(f"a card is named by a text, not {name!r}")
    found = [card for box in boxes for card in box.cards if goes_by(card, name)]
    if not found:
        names = [card.name for box in boxes for card in box.cards]
        raise WildsError(f"no card named {name!r} in {', '.join(box.id for box in boxes)}{did_you_mean(name, names)}")
    if len(found) > 1:
        raise WildsError(f"{name!r} could be {' or '.join(c.id for c in found)}; use the id")
    return found[0]


def deal_wilds(boxes: list[Box], seed: object, players: object, rules: Rules, names: list[object]) -> Wilds:
    """Shuffles the Creature cards and turns them over, leaving out classes already there; then the Spell cards.

    The cards of these names are there from the start. They change nothing about the shuffle: a card that would be
    dealt anyhow may be named, and the others stay the same.
    """
    check_players(players)
    check_boxes(boxes, rules)
    stream = Stream(key_of(seed, "deal"))
    chosen = find_cards(boxes, names)
    check_classes(chosen)
    dealt = _basics(boxes)
    for kind, word, number in _STACKS:
        there = [card for card in chosen if card.kind == kind]
        if len(there) > number:
            raise WildsError(f"Wilds have {number} {word} cards; {len(there)} were named: {_listed(there)}")
        stack = [card for box in boxes for card in box.cards if card.kind == kind]
        order = list(range(len(stack)))
        stream.shuffle(order)
        classes = [card.die.name for card in there]
        for at in order:
            card = stack[at]
            if card.die.name not in classes and len(classes) < number:
                classes.append(card.die.name)
                there.append(card)
        if len(classes) < number:
            raise WildsError(
                f"{', '.join(box.id for box in boxes)}: only {len(classes)} classes of {kind} cards, not {number}"
            )
        dealt += there
    return Wilds(dealt)


def _basics(boxes: list[Box]) -> list[Card]:
    return [card for box in boxes for card in box.cards if card.kind == BASIC]


def _listed(cards: list[Card]) -> str:
    return ", ".join(card.name for card in cards)
