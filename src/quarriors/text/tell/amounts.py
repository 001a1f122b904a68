"""Telling amounts and conditions."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from quarriors.engine.amounts import (
    Amount,
    AttackOf,
    Compare,
    Condition,
    CostOf,
    Count,
    CountPlayers,
    CountScored,
    Number,
    Plus,
    Times,
)
from quarriors.engine.events import BY_YOUR_ATTACK, DESTROYED, SUMMONED
from quarriors.engine.nouns import AT_LEAST, AT_MOST, DEFENDER, EXACTLY, THEM, Dice
from quarriors.text.grammar import NounPhrase, Quantity
from quarriors.text.tell.nouns import COMPARISONS, noun_phrase, say_quality, tell_dice
from quarriors.text.tell.teller import AmountWords, Teller, tells

#: A comparison as the front of a noun phrase.
COMPARED: Final = {AT_MOST: Quantity.AT_MOST, AT_LEAST: Quantity.AT_LEAST, EXACTLY: Quantity.EXACTLY}


@tells(Number)
def _number(t: Teller, amount: Number) -> AmountWords:
    return AmountWords(amount.number)


@tells(Count)
def _count(t: Teller, amount: Count) -> AmountWords:
    number = t.phrase("number_of", dice=tell_dice(t, amount.dice, Quantity.ALL))
    return AmountWords(None, tell_dice(t, amount.dice, Quantity.EACH), number)


@tells(CountScored)
def _count_scored(t: Teller, amount: CountScored) -> AmountWords:
    each = t.lang.noun_phrase(_scored(t, amount, Quantity.EACH, "scored"))
    every = t.lang.noun_phrase(_scored(t, amount, Quantity.ALL, "scored"))
    return AmountWords(None, each, t.phrase("number_of", dice=every))


def scoring(t: Teller, amount: CountScored) -> str:
    """The Creatures it counts, told while they are scoring."""
    return t.lang.noun_phrase(_scored(t, amount, Quantity.EACH, "scoring"))


def _scored(t: Teller, amount: CountScored, quantity: Quantity, id: str) -> NounPhrase:
    return NounPhrase("creatures", quantity, whose="you", other=amount.others, qualities=(say_quality(t, id),))


@tells(Plus)
def _plus(t: Teller, amount: Plus) -> AmountWords:
    return AmountWords(None, "", t.phrase("plus", left=as_number(t, amount.left), right=as_number(t, amount.right)))


@tells(CostOf)
def _cost_of(t: Teller, amount: CostOf) -> AmountWords:
    return AmountWords(None, "", t.phrase("cost_of", dice=tell_dice(t, amount.dice, Quantity.ALL)))


@tells(AttackOf)
def _attack_of(t: Teller, amount: AttackOf) -> AmountWords:
    return AmountWords(None, "", t.phrase("attack_of", it=tell_dice(t, amount.dice, Quantity.ALL)))


@tells(CountPlayers)
def _count_players(t: Teller, amount: CountPlayers) -> AmountWords:
    each = t.lang.each_player_who(amount.players.id, relative(t, amount.condition))
    return AmountWords(None, each, t.phrase("number_of", dice=each))


def as_number(t: Teller, amount: Amount) -> str:
    """An amount as a thing of its own: "3", "the number of …"."""
    words = t.amount(amount)
    return str(words.fixed) if words.fixed is not None else words.number


# -- conditions ------------------------------------------------------------------------------------


@tells(Compare)
def _compare(t: Teller, condition: Compare) -> str:
    amount, limit = condition.amount, condition.limit
    if isinstance(amount, Count):
        return t.lang.there_is(_compared(t, condition, amount.dice))
    if isinstance(amount, CountScored) and condition.how == AT_LEAST and not amount.others:
        return t.phrase("scored_at_least", number=str(limit))
    if isinstance(amount, Times) and condition.how == AT_LEAST and limit == 1 and amount.event.code == SUMMONED:
        return t.phrase("past.summoned", dice=t.lang.noun_phrase(_bare(t, amount.event.dice, Quantity.SOME)))
    return t.phrase(f"compare.{COMPARISONS[condition.how]}", number=as_number(t, amount), limit=str(limit))


def about(condition: Condition) -> int:
    """Which player it is about, if it can be told as a relative clause of one: a code of `nouns`, or -1."""
    if isinstance(condition, Compare):
        if isinstance(condition.amount, Count):
            return condition.amount.dice.whose.code
        if isinstance(condition.amount, Times):
            return condition.amount.event.dice.whose.code
    return -1


def relative(t: Teller, condition: Condition) -> str:
    """A condition about one player, as what follows "a player who"."""
    if isinstance(condition, Compare) and about(condition) in (THEM, DEFENDER):
        amount = condition.amount
        if isinstance(amount, Count):
            theirs = replace(_compared(t, condition, amount.dice), whose="their")
            return t.phrase("who_has", dice=t.lang.noun_phrase(theirs))
        if isinstance(amount, Times) and amount.event.code == DESTROYED and amount.event.by == BY_YOUR_ATTACK:
            struck = _bare(t, amount.event.dice, COMPARED[condition.how], condition.limit)
            return t.phrase("past.destroyed_by_your_attack", dice=t.lang.noun_phrase(struck))
    return t.condition(condition)


def _compared(t: Teller, condition: Compare, dice: Dice) -> NounPhrase:
    return noun_phrase(t, dice, COMPARED[condition.how], condition.limit)


def _bare(t: Teller, dice: Dice, quantity: Quantity, number: int = 1) -> NounPhrase:
    """Dice without place and owner, where the sentence tells both."""
    return replace(noun_phrase(t, dice, quantity, number), whose="anyone", zones=())
