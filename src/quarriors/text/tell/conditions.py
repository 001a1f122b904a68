"""Telling conditions."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from quarriors.engine.amounts import ClassesScored, Count, CountScored, SpellsAmongThose, Times
from quarriors.engine.conditions import Carries, Compare, Condition, HasCast, HasRolled, Is, OnTurn
from quarriors.engine.events import BY_YOUR_ATTACK, WHEN_DESTROYED, WHEN_SUMMONED
from quarriors.engine.nouns import Dice
from quarriors.engine.players import DEFENDER, THEM, YOU
from quarriors.engine.qualities import AT_LEAST, AT_MOST, EXACTLY
from quarriors.text.parts import Meant, Name, NounPhrase, Part, PlayerPhrase, Quantity, ThereIs
from quarriors.text.tell.nouns import noun_phrase
from quarriors.text.tell.qualities import COMPARISONS
from quarriors.text.tell.teller import Teller, tells

#: A comparison as the front of a noun phrase.
COMPARED: Final = {AT_MOST: Quantity.AT_MOST, AT_LEAST: Quantity.AT_LEAST, EXACTLY: Quantity.EXACTLY}


@tells(Compare)
def _compare(t: Teller, condition: Compare) -> Part:
    amount, limit = condition.amount, condition.limit
    if isinstance(amount, Count):
        return ThereIs(_compared(t, condition, amount.dice))
    if condition.how == AT_LEAST:
        if isinstance(amount, CountScored) and not amount.others:
            return t.phrase("scored_at_least", number=limit)
        if isinstance(amount, ClassesScored):
            return t.phrase("classes_at_least", number=limit)
        if isinstance(amount, SpellsAmongThose) and limit == 1:
            return t.phrase("spells_among.any" if t.done[1] else "spells_among.it")
        if isinstance(amount, Times) and limit == 1 and amount.event.code == WHEN_SUMMONED:
            return t.phrase("past.summoned", dice=_bare(t, amount.event.dice, Quantity.SOME))
    return t.phrase(f"compare.{COMPARISONS[condition.how]}", number=t.amount(amount).amount, limit=limit)


@tells(HasRolled)
def _has_rolled(t: Teller, condition: HasRolled) -> Part:
    name = Name(condition.name)
    if condition.players.code == YOU:
        return t.phrase("rolled_lately.you", name=name)
    return t.phrase("rolled_lately.they", players=PlayerPhrase(condition.players.id, Meant.ANY), name=name)


@tells(HasCast)
def _has_cast(t: Teller, condition: HasCast) -> Part:
    return t.phrase("past.cast")


@tells(OnTurn)
def _on_turn(t: Teller, condition: OnTurn) -> Part:
    id = "off_turn" if condition.negated else "on_turn"
    if condition.players.code == YOU:
        return t.phrase(f"{id}.you")
    return t.phrase(f"{id}.they", players=PlayerPhrase(condition.players.id, Meant.ANY))


@tells(Is)
def _is(t: Teller, condition: Is) -> Part:
    kind = NounPhrase("creatures", Quantity.SOME, qualities=(t.quality(condition.quality),))
    return t.phrase("is_a", it=t.refer("it"), kind=kind)


@tells(Carries)
def _carries(t: Teller, condition: Carries) -> Part:
    return t.phrase("carries", it=t.refer("it"))


# -- about one player ------------------------------------------------------------------------------


def about(condition: Condition) -> int:
    """Which player it is about, if it can be told as a relative clause of one: a code of `nouns`, or -1."""
    if isinstance(condition, Compare):
        if isinstance(condition.amount, Count):
            return condition.amount.dice.whose.code
        if isinstance(condition.amount, Times):
            return condition.amount.event.dice.whose.code
    if isinstance(condition, HasRolled):
        return condition.players.code
    return -1


def relative(t: Teller, condition: Condition) -> Part:
    """A condition about one player, as what follows "a player who"."""
    if isinstance(condition, HasRolled):
        return t.phrase("who_rolled", name=Name(condition.name))
    if isinstance(condition, Compare) and about(condition) in (THEM, DEFENDER):
        amount = condition.amount
        if isinstance(amount, Count):
            theirs = replace(_compared(t, condition, amount.dice), whose="their")
            return t.phrase("who_has", dice=theirs)
        if isinstance(amount, Times) and amount.event.code == WHEN_DESTROYED and amount.event.by == BY_YOUR_ATTACK:
            struck = _bare(t, amount.event.dice, COMPARED[condition.how], condition.limit)
            return t.phrase("past.destroyed_by_your_attack", dice=struck)
    return t.condition(condition)


def _compared(t: Teller, condition: Compare, dice: Dice) -> NounPhrase:
    return noun_phrase(t, dice, COMPARED[condition.how], condition.limit)


def _bare(t: Teller, dice: Dice, quantity: Quantity, number: int = 1) -> NounPhrase:
    """Dice without place and owner, where the sentence tells both."""
    return replace(noun_phrase(t, dice, quantity, number), whose="anyone", zones=())
