"""What a line or a gift changes about a Creature, a Spell or a player.

One mechanism serves every number and every permission. Whoever needs one asks `numbers.py`, which folds, in this
order and never otherwise (C2):

0. what the die is: its face, a copy (`copy`), the card's own values (`values`);
1. attached Spells that are silent say nothing;
2. what an opponent's line or gift says about an Immune Creature is dropped;
3. every + and −, summed;
4. what takes away down to a floor (`defense_down`): each stops there, none lifts; then caps, of which the lowest
   counts; `attack_at_most(0)` is "becomes 0";
5. never below 0.

A price is the printed or discounted one, then what fixes it (`free_summon`), then less, never below 0, then
surcharges (Q3).

Within one step order cannot matter. A permission (`cannot`) beats everything else.
"""

from __future__ import annotations

from typing import Final

from .amounts import Amount, Countable, Number, amount
from .conditions import Condition
from .errors import DeclarationError
from .extension import mypyc_attr
from .nouns import CREATURES, SPELL_DICE, SPELLS, Dice
from .words import Key, Word, call, word_of

ATTACK: Final = 0
DEFENSE: Final = 1
ATTACK_AT_MOST: Final = 2
WORTH: Final = 3
ATTACK_TOTAL: Final = 4
SUMMON_COST: Final = 5
CAPTURE_COST: Final = 6
CAPTURES: Final = 7
CANNOT_ATTACK: Final = 8
CANNOT_SUMMON: Final = 9
UNTARGETED: Final = 10
SILENT: Final = 11
#: A gift that is a line of its own (Life Charm); never written in a declaration.
GIVEN_LINE: Final = 12
#: A gift that fixes the number behind a question mark for an attack (K2); never written in a declaration.
OWN_ATTACK: Final = 13
IMMUNITY: Final = 14
UNAFFECTED: Final = 15  # by opponents' Spells
UNHARMED: Final = 16
DEADLY: Final = 17
DEFEND_FIRST: Final = 18
SCORE_FIRST: Final = 19
CANNOT_SCORE: Final = 20
DEFENSE_DOWN: Final = 21
CAPTURE_COST_OF: Final = 22
DRAW_SIZE: Final = 23
CANNOT_CAST: Final = 24
CANNOT_REROLL: Final = 25
CANNOT_UNLOCK: Final = 26
LOCKS_ON: Final = 27
CANNOT_CAPTURE: Final = 28
EXTRA_CAPTURE: Final = 29
FREE_SUMMON: Final = 30
DEFENDERS_BY: Final = 31
NO_CULL: Final = 32
QUEST_LEVEL: Final = 33
NEXT_SUMMON: Final = 34
#: How many questions there are; the catalogue keeps a list of speakers for each.
QUESTIONS: Final = 35
MODIFIER_IDS: Final = (
    "attack", "defense", "attack_at_most", "worth", "total", "summon_cost", "capture_cost", "captures",
    "cannot_attack", "cannot_summon", "untargeted", "silent", "line", "own_attack", "immunity", "unaffected",
    "unharmed", "deadly", "defend_first", "score_first", "cannot_score", "defense_down", "capture_cost_of",
    "draw_size", "cannot_cast", "cannot_reroll", "cannot_unlock", "locks_on", "cannot_capture", "extra_capture",
    "free_summon", "defenders_by", "no_cull", "quest_level", "next_summon",
)  # fmt: skip
#: Where declarations use another word than the id.
_WORDS: Final = {
    UNTARGETED: "untargeted_by", UNAFFECTED: "unaffected_by", UNHARMED: "unharmed_by", DEFEND_FIRST: "defends_first",
    SCORE_FIRST: "scores_first", LOCKS_ON: "locks_on_opponent", DEFENDERS_BY: "defenders_by_you",
}  # fmt: skip
#: What is said without a number.
_PERMISSIONS: Final = (
    CANNOT_ATTACK, CANNOT_SUMMON, UNTARGETED, SILENT, IMMUNITY, UNAFFECTED, UNHARMED, DEADLY, DEFEND_FIRST,
    SCORE_FIRST, CANNOT_SCORE, CANNOT_CAST, CANNOT_REROLL, CANNOT_UNLOCK, LOCKS_ON, CANNOT_CAPTURE, EXTRA_CAPTURE,
    FREE_SUMMON, DEFENDERS_BY, NO_CULL,
)  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Word):
    """One change: what it changes, and by how much."""

    def __init__(
        self,
        code: int,
        amount: Amount,
        dice: Dice | None = None,
        floor: int = 0,
        condition: Condition | None = None,
    ) -> None:
        self.code = code
        self.amount = amount
        #: For `untargeted_by` and `unharmed_by`: what cannot target or harm it; for `capture_cost_of`: which dice.
        self.dice = dice
        #: For what takes away down to a floor: the floor.
        self.floor = floor
        #: For `unharmed_by_players`: which attackers; `them` is the attacker.
        self.condition = condition

    @property
    def id(self) -> str:
        return MODIFIER_IDS[self.code]

    def said(self) -> str:
        """A permission is a word by itself: `cannot_attack`."""
        parts = self.parts()
        return call(word_of(self), parts) if parts else word_of(self)

    def called(self) -> str:
        return "unharmed_by_players" if self.condition is not None else _WORDS.get(self.code, self.id)

    def parts(self) -> list[object]:
        parts: list[object] = []
        if self.condition is not None:
            parts.append(self.condition)
        if self.dice is not None:
            parts.append(self.dice)
        if self.code not in _PERMISSIONS:
            parts.append(self.amount)
        if self.floor or self.code == DEFENSE_DOWN:
            parts.append(Key("at_least", self.floor))
        return parts


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
    return Modifier(ATTACK_TOTAL, amount(by))


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


#: Opponents' Spells, Anchored Spells, abilities and Quartifacts do nothing to it; damage does.
immunity = Modifier(IMMUNITY, _PLAIN)
#: Any damage destroys what takes it (C10).
deadly = Modifier(DEADLY, _PLAIN)
#: It must be the first defender.
defends_first = Modifier(DEFEND_FIRST, _PLAIN)
#: It must score before the others, alone.
scores_first = Modifier(SCORE_FIRST, _PLAIN)
cannot_score = Modifier(CANNOT_SCORE, _PLAIN)
cannot_cast = Modifier(CANNOT_CAST, _PLAIN)
cannot_reroll = Modifier(CANNOT_REROLL, _PLAIN)
#: Neither paying nor an effect UnLocks it.
cannot_unlock = Modifier(CANNOT_UNLOCK, _PLAIN)
#: It is Locked in an opponent's Locked Area, and is that player's from then on.
locks_on_opponent = Modifier(LOCKS_ON, _PLAIN)
#: It comes to players by effects only.
cannot_capture = Modifier(CANNOT_CAPTURE, _PLAIN)
#: The first one captured in a turn uses up no capture.
extra_capture = Modifier(EXTRA_CAPTURE, _PLAIN)
#: Summoning it costs nothing, surcharges aside.
free_summon = Modifier(FREE_SUMMON, _PLAIN)
#: Its defenders are chosen by the player who gives this.
defenders_by_you = Modifier(DEFENDERS_BY, _PLAIN)
#: Its scoring gives no cull.
no_cull = Modifier(NO_CULL, _PLAIN)


def unaffected_by(dice: Dice) -> Modifier:
    """Those players' Spells do nothing to it: `unaffected_by(spells(opponents))`."""
    if dice.noun != SPELLS or dice.filters:
        raise DeclarationError("unaffected_by takes spells(opponents), nothing narrower")
    return Modifier(UNAFFECTED, _PLAIN, dice)


def unharmed_by(dice: Dice) -> Modifier:
    """It takes no damage from an attack that includes one of those Creatures (C8)."""
    if dice.noun != CREATURES:
        raise DeclarationError("unharmed_by takes creatures(...)")
    return Modifier(UNHARMED, _PLAIN, dice)


def unharmed_by_players(condition: Condition) -> Modifier:
    """It takes no damage from a player for whom that holds; `them` is that player (C8)."""
    return Modifier(UNHARMED, _PLAIN, None, 0, condition)


def defense_down(by: Countable, at_least: int) -> Modifier:
    """Less defense while you attack, but not below that."""
    return Modifier(DEFENSE_DOWN, amount(by), None, at_least)


def capture_cost_of(dice: Dice, by: Countable, at_least: int = 0) -> Modifier:
    """What Spell dice cost more or less to capture: `capture_cost_of(spell_dice(wilds), -1, at_least=1)`."""
    if dice.noun != SPELL_DICE or dice.filters:
        raise DeclarationError("capture_cost_of takes spell_dice(wilds), nothing narrower")
    return Modifier(CAPTURE_COST_OF, amount(by), dice, at_least)


def draw_size(by: Countable) -> Modifier:
    """More or fewer dice at the beginning of phase 2."""
    return Modifier(DRAW_SIZE, amount(by))


def quest_level(by: Countable) -> Modifier:
    """Levels more for completing a quest."""
    return Modifier(QUEST_LEVEL, amount(by))


def next_summon(by: Countable) -> Modifier:
    """What the next Creature summoned costs more or less; used up by it."""
    return Modifier(NEXT_SUMMON, amount(by))
