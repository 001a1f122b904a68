"""Telling dice: which, whose, where, of what quality, how many."""

from __future__ import annotations

from typing import Final

from quarriors.engine.amounts import Cost, CostOf, Number, Plus
from quarriors.engine.nouns import (
    ALL,
    AT_LEAST,
    AT_MOST,
    EXACTLY,
    IT,
    MANY,
    NOUN_IDS,
    ONE,
    THAT,
    THOSE,
    AttachedTo,
    Attacking,
    Defense,
    Dice,
    Level,
    Named,
    Other,
    Pick,
    Unattached,
)
from quarriors.engine.zones import ZONE_IDS
from quarriors.text.grammar import NounPhrase, Quality, Quantity, Relation
from quarriors.text.tell.teller import Teller, tells

COMPARISONS: Final = {AT_MOST: "at_most", AT_LEAST: "at_least", EXACTLY: "exactly"}


def zone_ids(dice: Dice) -> tuple[str, ...]:
    return tuple(ZONE_IDS[zone] for zone in dice.zones)


def tell_dice(
    t: Teller,
    dice: Dice,
    quantity: Quantity,
    number: int = 1,
    relation: Relation = Relation.IN,
    chosen: bool = False,
) -> str:
    """Dice with their place."""
    if dice.noun == IT:
        return t.refer("it")
    if dice.noun == THAT:
        return t.refer("that")
    if dice.noun == THOSE:
        verb, several = t.done
        return t.lang.those(verb, several, quantity is Quantity.EACH)
    return t.lang.noun_phrase(noun_phrase(t, dice, quantity, number, relation, chosen))


def noun_phrase(
    t: Teller,
    dice: Dice,
    quantity: Quantity,
    number: int = 1,
    relation: Relation = Relation.IN,
    chosen: bool = False,
) -> NounPhrase:
    """Dice of some description as a value, with the place that has not been named yet."""
    zones = zone_ids(dice)
    whose = dice.whose.id
    place = (whose, zones)
    if any(isinstance(quality, Attacking | AttachedTo) for quality in dice.filters):
        zones = ()
    elif place == t.inside:
        zones, whose = (), "anyone"
    return _phrase(t, dice, quantity, number, whose, zones, relation, place == t.there, chosen)


def tell_anywhere(t: Teller, dice: Dice, quantity: Quantity) -> str:
    """Dice without their place: for events, which know it."""
    if dice.noun in (IT, THAT, THOSE):
        return tell_dice(t, dice, quantity)
    told = t.lang.noun_phrase(_phrase(t, dice, quantity, 1, dice.whose.id, (), Relation.IN, False, False))
    t.named = "that"
    return told


def _phrase(
    t: Teller,
    dice: Dice,
    quantity: Quantity,
    number: int,
    whose: str,
    zones: tuple[str, ...],
    relation: Relation,
    there: bool,
    chosen: bool,
) -> NounPhrase:
    other = False
    name = ""
    qualities: list[Quality] = []
    for quality in dice.filters:
        if isinstance(quality, Other):
            other = True
        elif isinstance(quality, Named):
            name = t.lang.proper_name(quality.name)
        else:
            qualities.append(t.quality(quality))
    t.named = "dice"
    return NounPhrase(
        NOUN_IDS[dice.noun],
        quantity,
        number,
        whose,
        zones,
        relation,
        other,
        name,
        tuple(qualities),
        there,
        chosen,
    )


def tell_pick(t: Teller, pick: Pick, relation: Relation = Relation.IN) -> str:
    """The dice a step deals with, as its object."""
    if t.chosen:
        return t.chosen
    if pick.quantity == ALL:
        return tell_dice(t, pick.dice, Quantity.EACH, relation=relation)
    if pick.quantity == ONE:
        return tell_dice(t, pick.dice, Quantity.ONE, relation=relation)
    if pick.most == MANY:
        return tell_dice(t, pick.dice, Quantity.ANY_NUMBER, relation=relation)
    return tell_dice(t, pick.dice, Quantity.UP_TO, pick.most, relation)


# -- qualities -------------------------------------------------------------------------------------


def say_quality(t: Teller, id: str, **slots: str) -> Quality:
    return Quality(t.phrase(id, **slots), t.lang.quality_position(id))


@tells(Attacking)
def _attacking(t: Teller, quality: Attacking) -> Quality:
    return say_quality(t, "attacking_you")


@tells(Unattached)
def _unattached(t: Teller, quality: Unattached) -> Quality:
    return say_quality(t, "unattached")


@tells(Level)
def _level(t: Teller, quality: Level) -> Quality:
    return say_quality(t, f"level.{COMPARISONS[quality.how]}", n=str(quality.limit))


@tells(Defense)
def _defense(t: Teller, quality: Defense) -> Quality:
    return say_quality(t, f"defense.{COMPARISONS[quality.how]}", n=str(quality.limit))


@tells(AttachedTo)
def _attached_to(t: Teller, quality: AttachedTo) -> Quality:
    return say_quality(t, "attached_to", dice=tell_anywhere(t, quality.carriers, Quantity.ALL))


@tells(Cost)
def _cost(t: Teller, quality: Cost) -> Quality:
    limit = quality.limit
    if quality.how == AT_MOST and isinstance(limit, Plus) and isinstance(limit.right, Number):
        more = limit.right.number
        if isinstance(limit.left, CostOf):
            dice = tell_dice(t, limit.left.dice, Quantity.ALL)
            return say_quality(t, "cost.at_most_more", n=str(more), dice=dice)
    words = t.amount(limit)
    amount = words.number if words.fixed is None else str(words.fixed)
    return say_quality(t, f"cost.{COMPARISONS[quality.how]}", amount=amount)
