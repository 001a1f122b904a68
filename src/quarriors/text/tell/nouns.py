"""Telling dice: which, whose, where, how many."""

from __future__ import annotations

from quarriors.engine.nouns import ALL, CREATURES, IT, MANY, NOUN_IDS, ONE, THAT, THOSE, Dice, Pick
from quarriors.engine.players import THEM, YOU
from quarriors.engine.qualities import Accompanying, AttachedTo, Energy, IsAttacking, Named, NotLocked, OfType, Other
from quarriors.engine.zones import QUEST_AREA, READY_AREA, ZONE_IDS
from quarriors.text.parts import NounPhrase, Part, Quality, Quantity, Relation, Those
from quarriors.text.tell.teller import Teller


def zone_ids(dice: Dice) -> tuple[str, ...]:
    """The zones that are named: Creatures of which none is, lie in Ready or Quest Areas, which goes without saying."""
    if dice.noun == CREATURES and READY_AREA in dice.zones and QUEST_AREA in dice.zones:
        return ()
    return tuple(ZONE_IDS[zone] for zone in dice.zones)


def whose(t: Teller, dice: Dice) -> str:
    """Whose they are, as the sentence says it."""
    code = dice.whose.code
    if code == THEM:
        return "their" if t.subject else t.them or dice.whose.id
    return "their" if code == YOU and t.subject == "owner" else dice.whose.id


def tell_dice(
    t: Teller,
    dice: Dice,
    quantity: Quantity,
    number: int = 1,
    relation: Relation = Relation.IN,
    chosen: bool = False,
) -> Part:
    """Dice with their place."""
    if dice.noun == IT:
        return t.refer("it")
    if dice.noun == THAT:
        return t.refer("that")
    if dice.noun == THOSE:
        verb, several = t.done
        return t.mark("dice", Those(verb, several, quantity))
    return t.mark("dice", noun_phrase(t, dice, quantity, number, relation, chosen))


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
    owner = whose(t, dice)
    place = (dice.whose.id, zones)
    if any(isinstance(quality, IsAttacking | AttachedTo | Accompanying) for quality in dice.filters):
        zones = ()
    elif place == t.inside:
        zones, owner = (), "anyone"
    return _phrase(t, dice, quantity, number, owner, zones, relation, place == t.there, chosen)


def tell_anywhere(t: Teller, dice: Dice, quantity: Quantity, place: bool = False) -> Part:
    """Dice without their place: for events, which know it; `place` tells it, if it is only a part of where they are."""
    if dice.noun in (IT, THAT, THOSE):
        return tell_dice(t, dice, quantity)
    zones = zone_ids(dice) if place and dice.noun == CREATURES else ()
    phrase = _phrase(t, dice, quantity, 1, whose(t, dice), zones, Relation.IN, False, False)
    t.named = "that"
    return phrase


def _phrase(
    t: Teller,
    dice: Dice,
    quantity: Quantity,
    number: int,
    owner: str,
    zones: tuple[str, ...],
    relation: Relation,
    there: bool,
    chosen: bool,
) -> NounPhrase:
    other = any(isinstance(quality, Other) for quality in dice.filters)
    name = ""
    qualities: list[Quality] = []
    t.others = other
    t.among = t.among or (dice.noun == CREATURES and not any(isinstance(quality, Named) for quality in dice.filters))
    # what is closest to the noun comes last
    for quality in sorted(dice.filters, key=lambda quality: isinstance(quality, Energy | OfType)):
        if isinstance(quality, Named):
            name = quality.name
        elif not isinstance(quality, Other) and (t.locks or not isinstance(quality, NotLocked)):
            qualities.append(t.quality(quality))
    t.named = "dice"
    return NounPhrase(
        NOUN_IDS[dice.noun],
        quantity,
        number,
        owner,
        zones,
        relation,
        other,
        name,
        tuple(qualities),
        there,
        chosen,
        t.doing,
    )


def tell_pick(t: Teller, pick: Pick, relation: Relation = Relation.IN) -> Part:
    """The dice a step deals with, as its object."""
    if t.chosen:
        return t.chosen
    if pick.quantity == ALL:
        return tell_dice(t, pick.dice, Quantity.EACH, relation=relation)
    if pick.quantity == ONE:
        return tell_dice(t, pick.dice, Quantity.ONE, pick.most, relation)
    if pick.most == MANY:
        return tell_dice(t, pick.dice, Quantity.ANY_NUMBER, relation=relation)
    return tell_dice(t, pick.dice, Quantity.UP_TO, pick.most, relation)
