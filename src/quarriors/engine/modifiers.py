"""What a line or a gift changes about a Creature, a Spell or a player.

One mechanism serves every number and every permission. Whoever needs one asks `numbers.py`, which folds, in this
order and never otherwise (C2):

0. what the die is: its face, a copy (`copy`), the card's own values (`values`);
1. attached Spells that are silent say nothing;
2. every + and −, summed;
3. caps, of which the lowest counts; `attack_at_most(0)` is "becomes 0";
4. never below 0.

Within one step order cannot matter. A permission (`cannot`) beats everything else.
"""

from __future__ import annotations

from typing import Final

from .amounts import Amount, Countable, Number, amount
from .errors import DeclarationError
from .extension import mypyc_attr
from .nouns import SPELLS, Dice

ATTACK: Final = 0
DEFENSE: Final = 1
ATTACK_AT_MOST: Final = 2
WORTH: Final = 3
TOTAL: Final = 4
SUMMON_COST: Final = 5
CAPTURE_COST: Final = 6
CAPTURES: Final = 7
CANNOT_ATTACK: Final = 8
CANNOT_SUMMON: Final = 9
UNTARGETED: Final = 10
SILENT: Final = 11
#: A gift that is a line of its own (Life Charm); never written in a declaration.
LINE: Final = 12
#: A gift that fixes the number behind a question mark for an attack (K2); never written in a declaration.
OWN_ATTACK: Final = 13
#: How many questions there are; the catalogue keeps a list of speakers for each.
QUESTIONS: Final = 12
MODIFIER_IDS: Final = (
    "attack", "defense", "attack_at_most", "worth", "total", "summon_cost", "capture_cost", "captures",
    "cannot_attack", "cannot_summon", "untargeted", "silent", "line", "own_attack",
)  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier:
    """One change: what it changes, and by how much."""

    def __init__(self, code: int, amount: Amount, dice: Dice | None = None) -> None:
        self.code = code
        self.amount = amount
        #: For `untargeted_by`: what may not target it.
        self.dice = dice

    @property
    def id(self) -> str:
        return MODIFIER_IDS[self.code]


_PLAIN: Final = Number(1)


def attack(by: Countable) -> Modifier:
    return Modifier(ATTACK, amount(by))


def defense(by: Countable) -> Modifier:
    return Modifier(DEFENSE, amount(by))


def attack_at_most(cap: Countable) -> Modifier:
    return Modifier(ATTACK_AT_MOST, amount(cap))


def worth(by: Countable) -> Modifier:
    """More Glory when it scores; part of its Glory, not an ability (K11)."""
    return Modifier(WORTH, amount(by))


def total(by: Countable) -> Modifier:
    """Changes the attack total against a player, also after it was counted."""
    return Modifier(TOTAL, amount(by))


def summon_cost(by: Countable) -> Modifier:
    return Modifier(SUMMON_COST, amount(by))


def capture_cost(by: Countable) -> Modifier:
    return Modifier(CAPTURE_COST, amount(by))


def captures(more: Countable) -> Modifier:
    return Modifier(CAPTURES, amount(more))


cannot_attack = Modifier(CANNOT_ATTACK, _PLAIN)
cannot_summon = Modifier(CANNOT_SUMMON, _PLAIN)
silent = Modifier(SILENT, _PLAIN)


def untargeted_by(dice: Dice) -> Modifier:
    """Those players' Spells cannot target it: `untargeted_by(spells(opponents))`."""
    if dice.noun != SPELLS or dice.filters:
        raise DeclarationError("untargeted_by takes spells(PLAYERS), nothing narrower")
    return Modifier(UNTARGETED, _PLAIN, dice)
