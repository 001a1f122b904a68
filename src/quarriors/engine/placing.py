"""Placing cards in a box: it has copies of its own, which know where they lie; what was declared stays as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .cards import Card, Die


def placed(cards: list[Card], box: str) -> list[Card]:
    """These cards as they lie in that box. Dice that lie nowhere yet lie there too, one class of them for all cards."""
    declared: list[Die] = []
    dice: list[Die] = []
    found: list[Card] = []
    for card in cards:
        if card.die not in declared:
            declared.append(card.die)
            dice.append(card.die if card.die.box else card.die.lying_in(box))
        found.append(card.lying_in(box, dice[declared.index(card.die)]))
    return found
