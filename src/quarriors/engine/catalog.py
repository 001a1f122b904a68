"""The cards of one game side by side, and every die that is in it."""

from __future__ import annotations

from .cards import CREATURE_CARD, Card
from .errors import WildsError
from .events import ATTACKS, BECOMES
from .indexing import LINES, MOST_LINES, Index, index_of
from .lines import Line
from .option import MOST_DICE


class Catalog:
    """The cards in play, indexed. A *form* is card * 6 + face: what a die shows, which a copy may borrow.

    Never changes once made: clones share it.
    """

    __slots__ = (
        "asked", "attack", "canon", "card_of", "cards", "cast", "cost", "creature_cards", "creature_die", "dealt",
        "defense", "effect", "glory", "has_copies", "has_insteads", "has_reactions", "has_rules", "heard",
        "immediate", "index", "interferes", "kind", "level", "next_up", "players", "quiddity", "reaction",
        "spell_die", "watched",
    )  # fmt: skip

    def __init__(self, cards: list[Card], players: int) -> None:
        self.cards = cards
        self.players = players
        self.index: list[Index] = []
        self.kind: list[int] = []
        self.level: list[int] = []
        self.attack: list[int] = []
        self.defense: list[int] = []
        self.quiddity: list[int] = []
        self.effect: list[bool] = []
        self.canon: list[int] = []
        self.next_up: list[int] = []
        self.immediate: list[int] = []
        self.cast: list[int] = []
        self.reaction: list[int] = []
        self.cost: list[int] = []
        self.glory: list[int] = []
        self.creature_die: list[bool] = []
        self.spell_die: list[bool] = []
        #: Cards whose emptiness ends the game (G1).
        self.creature_cards: list[int] = []
        #: Die → card.
        self.card_of: list[int] = []
        self.asked = 0
        self.heard = 0
        self.has_reactions = False
        self.has_copies = False
        self.has_rules = False
        self.has_insteads = False
        for number, card in enumerate(cards):
            self._add(number, card)
        for _ in range(players):
            for number, card in enumerate(cards):
                self.card_of.extend([number] * card.die.per_player)
        dice = self.card_of_size()
        if dice > MOST_DICE or len(cards) * LINES > MOST_LINES:
            raise WildsError(f"{dice} dice and {len(cards)} cards are more than a table holds")
        #: Whether any card waits for a state to be reached.
        self.watched = self.heard & (1 << BECOMES) != 0
        #: Whether anything can happen between declaring an attack and counting it.
        self.interferes = self.has_reactions or self.has_copies or self.heard & (1 << ATTACKS) != 0
        #: How many dice the players begin with; those on the cards come after.
        self.dealt = len(self.card_of)
        for number, card in enumerate(cards):
            self.card_of.extend([number] * card.die.count)

    def card_of_size(self) -> int:
        """How many dice are in the game."""
        return sum(card.die.per_player * self.players + card.die.count for card in self.cards)

    def _add(self, number: int, card: Card) -> None:
        index = index_of(card)
        form = number * 6
        line = number * LINES
        self.index.append(index)
        self.kind += index.kind
        self.level += index.level
        self.attack += index.attack
        self.defense += index.defense
        self.quiddity += index.quiddity
        self.effect += index.effect
        self.canon += [form + k for k in index.canon]
        self.next_up += _moved(index.next_up, form)
        self.immediate += _moved(index.immediate, line)
        self.cast += _moved(index.cast, line)
        self.reaction += _moved(index.reaction, line)
        if index.reacts:
            self.has_reactions = True
        if index.replaces:
            self.has_insteads = True
        self.cost.append(card.cost)
        self.glory.append(card.glory)
        self.creature_die.append(card.die.is_creature_die)
        self.spell_die.append(card.die.is_spell_die)
        if card.kind == CREATURE_CARD:
            self.creature_cards.append(number)
        self.asked |= index.asked
        self.heard |= index.heard
        if index.copy is not None:
            self.has_copies = True
        if index.rules:
            self.has_rules = True

    def line(self, number: int) -> Line:
        return self.index[number // LINES].lines[number % LINES]

    def line_number(self, line: Line) -> int:
        for number, index in enumerate(self.index):
            for k, known in enumerate(index.lines):
                if known is line:
                    return number * LINES + k
        raise KeyError("no line of a card in this game")

    def is_spell_line(self, number: int) -> bool:
        return number >= 0 and self.spell_die[number // LINES]

    def event_of(self, number: int) -> int:
        """The event that line waits for, or -1."""
        return self.index[number // LINES].event_of[number % LINES]

    def find(self, name: str) -> int:
        """The number of the card of that name or class, or -1."""
        for number, card in enumerate(self.cards):
            if card.name == name or card.die.name == name:
                return number
        return -1


def _moved(numbers: list[int], by: int) -> list[int]:
    """Numbers of a card as numbers of the game; -1 stays."""
    return [by + k if k >= 0 else -1 for k in numbers]
