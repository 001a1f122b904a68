"""Where every die lies: piles of players, of cards and of what is out of the game, and the readers for them.

A pile has a number, its *place*: eight zones for each player, then one pile for each card of the Wilds, then what is
out of the game. Nobody else counts places: they ask for `pile(player, zone)`. Where such a call would cost much, it is
written out as `piles[player * ZONES + zone]`, in the few functions that `tests/test_house.py` names.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .catalog import Catalog
from .extension import i64
from .zones import BAG, LOCKED_AREA, OUT_OF_GAME, QUEST_AREA, READY_AREA, SET_ASIDE, THE_WILDS, USED_PILE, ZONES

#: No dice, no numbers: shared by all tables and never written to.
NOTHING: Final[list[int]] = []
_NO_PILES: Final[list[list[int]]] = []


def without(dice: list[int], die: int) -> list[int]:
    """The list without that die."""
    return [d for d in dice if d != die]


class Piles:
    """The dice of a game by place, and the place of each."""

    __slots__ = ("away", "catalog", "n", "piles", "where")

    def __init__(self, catalog: Catalog, n: int) -> None:
        self.catalog = catalog
        self.n = n
        #: The dice at each place, and the place of each die.
        self.piles: list[list[int]] = _NO_PILES
        self.where: list[int] = NOTHING
        #: Whether anything lies in a Locked Area or on a quest.
        self.away = False

    def lay_out(self) -> None:
        """The beginning of a game: starting dice into bags or beside their players, the others onto their cards."""
        card_of, large, dealt = self.catalog.card_of, self.catalog.large, self.catalog.dealt
        each = dealt // self.n
        wilds = self.n * ZONES
        owned = [die // each * ZONES + (SET_ASIDE if large[card_of[die]] else BAG) for die in range(dealt)]
        self._lay_all(owned + [wilds + card for card in card_of[dealt:]], range(len(card_of)))

    def lay_on_cards(self) -> None:
        """The beginning of a position, which says which dice are elsewhere."""
        card_of, dealt = self.catalog.card_of, self.catalog.dealt
        wilds = self.n * ZONES
        self._lay_all([wilds + card for card in card_of], [*range(dealt, len(card_of)), *range(dealt)])

    def _lay_all(self, where: list[int], dice: Iterable[int]) -> None:
        """Every die at its place, in that order."""
        piles: list[list[int]] = [[] for _ in range(self.n * ZONES + len(self.catalog.cards) + 1)]
        for die in dice:
            piles[where[die]].append(die)
        self.piles = piles
        self.where = where

    # -- piles ---------------------------------------------------------------------------------

    def pile(self, player: i64, zone: i64) -> list[int]:
        """The dice in a zone of that player; not to be written to."""
        return self.piles[player * ZONES + zone]

    def own_pile(self, player: i64, zone: i64) -> list[int]:
        """The same, to be added to: an empty pile may be shared with a clone and is laid down anew."""
        place = player * ZONES + zone
        if not self.piles[place]:
            self.piles[place] = []
        return self.piles[place]

    def look_away(self) -> None:
        """Notes whether anything lies in a Locked Area or on a quest, now that something has come there or gone."""
        self.away = False
        for place in self.catalog.other_areas:
            if self.piles[place]:
                self.away = True

    def small(self, dice: list[int]) -> list[int]:
        """Those that are not Large; not to be written to."""
        if not self.catalog.has_large:
            return dice
        large, card_of = self.catalog.large, self.catalog.card_of
        return [die for die in dice if not large[card_of[die]]]

    def in_other_areas(self, player: i64) -> list[int]:
        """The dice in the player's Locked Area and on a quest; not to be written to."""
        locked = self.piles[player * ZONES + LOCKED_AREA]
        questers = self.piles[player * ZONES + QUEST_AREA]
        if not questers:
            return locked
        return locked + questers if locked else questers

    def on_card(self, card: int) -> list[int]:
        """The dice left on a card of the Wilds."""
        return self.piles[self.n * ZONES + card]

    def on_cards(self) -> list[list[int]]:
        """The dice left on every card, in the order of the cards."""
        first = self.n * ZONES
        return self.piles[first : len(self.piles) - 1]

    def out_of_game(self) -> list[int]:
        return self.piles[-1]

    def company(self, die: int) -> list[int]:
        """The pile in which it lies, itself included."""
        return self.piles[self.where[die]]

    def dice_of(self, player: int) -> list[int]:
        """Every die of that player, zone by zone."""
        first = player * ZONES
        return [die for place in range(first, first + ZONES) for die in self.piles[place]]

    def weighed(self, player: int, by_card: list[float]) -> tuple[int, float]:
        """How many dice that player has, and what they come to, zone by zone, by those values of their cards."""
        card_of = self.catalog.card_of
        piles = self.piles
        first = player * ZONES
        count = 0
        total = 0.0
        for place in range(first, first + ZONES):
            pile = piles[place]
            if pile:
                count += len(pile)
                for die in pile:
                    total += by_card[card_of[die]]
        return count, total

    def lying(self) -> list[int]:
        """Every die by where it lies, out of the game included: each once, or one is lost or doubled."""
        return [die for pile in self.piles for die in pile]

    def can_draw(self, player: int) -> bool:
        return bool(self.piles[player * ZONES + BAG]) or bool(self.piles[player * ZONES + USED_PILE])

    # -- dice ----------------------------------------------------------------------------------

    def owner(self, die: i64) -> i64:
        """Its player, or -1 for the Wilds and what is out of the game."""
        place: i64 = self.where[die]
        return place // ZONES if place < self.n * ZONES else -1

    def zone(self, die: i64) -> i64:
        """The zone it lies in, the Wilds and what is out of the game included."""
        place: i64 = self.where[die]
        if place < self.n * ZONES:
            return place % ZONES
        return THE_WILDS if place < len(self.piles) - 1 else OUT_OF_GAME

    def lies(self, die: i64, player: i64, zone: i64) -> bool:
        return self.where[die] == player * ZONES + zone

    def is_ready(self, die: i64) -> bool:
        """Whether it lies in the Ready Area of a player."""
        place: i64 = self.where[die]
        return place < self.n * ZONES and place % ZONES == READY_AREA

    def place(self, player: i64, zone: i64) -> i64:
        return player * ZONES + zone

    # -- moving --------------------------------------------------------------------------------

    def put(self, die: i64, player: i64, zone: i64) -> i64:
        """Lays the die in a zone of the player, and nothing else: `Table` has the moves of the game.

        Returns the zone it lay in before.
        """
        return self.shift(die, player * ZONES + zone)

    def put_on_card(self, die: i64) -> i64:
        """Back to its card in the Wilds."""
        return self.shift(die, self.n * ZONES + self.catalog.card_of[die])

    def put_out(self, die: i64) -> i64:
        """Out of the game."""
        return self.shift(die, len(self.piles) - 1)

    def shift(self, die: i64, place: i64) -> i64:
        before: i64 = self.where[die]
        self.where[die] = place
        piles = self.piles
        wilds: i64 = self.n * ZONES
        if before < wilds:
            pile = piles[before]
            for at, other in enumerate(pile):  # noqa: B007 the place is needed after the loop
                if other == die:
                    break
            pile.pop(at)
            zone: i64 = before % ZONES
        else:
            piles[before] = without(piles[before], die)
            zone = THE_WILDS if before < len(piles) - 1 else OUT_OF_GAME
        pile = piles[place]
        if pile and place < wilds:
            pile.append(die)
        else:
            piles[place] = [*pile, die]
        return zone

    def part(self, dice: list[int], player: i64, zone: i64, into: i64) -> None:
        """Those dice of a pile go to another one of that player's; the others stay."""
        piles, where = self.piles, self.where
        here = player * ZONES + zone
        there = player * ZONES + into
        for die in dice:
            where[die] = there
        piles[here] = [die for die in piles[here] if where[die] == here]
        piles[there] = piles[there] + dice

    def add(self, dice: list[int], player: i64, zone: i64) -> None:
        """Dice that have been taken out of their pile come to lie there."""
        place = player * ZONES + zone
        pile = self.piles[place]
        if pile:
            pile += dice
        else:
            self.piles[place] = dice[:]
        where = self.where
        for die in dice:
            where[die] = place

    def pour(self, player: i64, zone: i64, into: i64) -> None:
        """A whole pile goes into another one of that player's."""
        piles = self.piles
        poured = piles[player * ZONES + zone]
        if not poured:
            return
        place = player * ZONES + into
        piles[player * ZONES + zone] = NOTHING
        where = self.where
        for die in poured:
            where[die] = place
        there = piles[place]
        piles[place] = there + poured if there else poured

    def copy_piles(self, other: Piles) -> None:
        """Takes over the piles of another table, so that neither changes the other's."""
        piles = other.piles[:]
        wilds: i64 = self.n * ZONES
        place: i64 = 0
        while place < wilds:
            pile = piles[place]
            if pile:
                piles[place] = pile[:]
            place += 1
        self.piles = piles
        self.where = other.where[:]
        self.away = other.away
