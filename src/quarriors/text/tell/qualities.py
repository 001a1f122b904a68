"""Telling the qualities of dice."""

from __future__ import annotations

from typing import Final

from quarriors.engine.amounts import Cost, CostOf, Number, Plus
from quarriors.engine.faces import ENERGY_IDS
from quarriors.engine.nouns import THAT
from quarriors.engine.qualities import (
    AT_LEAST,
    AT_MOST,
    COST,
    EXACTLY,
    Accompanying,
    AttachedTo,
    Defense,
    Energy,
    FirstDefender,
    Highest,
    IsAttacking,
    Level,
    NotLocked,
    OfType,
    SameLevel,
    Unattached,
    UncappedAttack,
)
from quarriors.text.parts import Name, Part, Quality, Quantity
from quarriors.text.tell.nouns import tell_anywhere, tell_dice
from quarriors.text.tell.teller import Teller, tells

COMPARISONS: Final = {AT_MOST: "at_most", AT_LEAST: "at_least", EXACTLY: "exactly"}


def say_quality(t: Teller, id: str, **slots: Part) -> Quality:
    return Quality(t.phrase(id, **slots))


@tells(IsAttacking)
def _attacking(t: Teller, quality: IsAttacking) -> Quality:
    if t.attackers == "attacking_you_here":
        return say_quality(t, t.attackers, it=t.name())
    return say_quality(t, t.attackers)


@tells(Unattached)
def _unattached(t: Teller, quality: Unattached) -> Quality:
    return say_quality(t, "unattached")


@tells(NotLocked)
def _not_locked(t: Teller, quality: NotLocked) -> Quality:
    return say_quality(t, "not_locked")


@tells(OfType)
def _of_type(t: Teller, quality: OfType) -> Quality:
    return say_quality(t, "of_type", name=Name(quality.variant))


@tells(Energy)
def _energy(t: Teller, quality: Energy) -> Quality:
    return energy(t, quality.energy)


def energy(t: Teller, code: int) -> Quality:
    """Light or Dark."""
    return say_quality(t, f"energy.{ENERGY_IDS[code]}")


@tells(Accompanying)
def _accompanying(t: Teller, quality: Accompanying) -> Quality:
    return say_quality(t, "accompanying", it=t.refer("it"))


@tells(SameLevel)
def _same_level(t: Teller, quality: SameLevel) -> Quality:
    # one is of one's own level, unless only others are meant
    return say_quality(t, "level.same" if t.others else "level.same_too", it=t.name())


@tells(FirstDefender)
def _first_defender(t: Teller, quality: FirstDefender) -> Quality:
    return say_quality(t, "defending_first")


@tells(Highest)
def _highest(t: Teller, quality: Highest) -> Quality:
    return say_quality(t, "highest.cost" if quality.what == COST else "highest.level")


@tells(Level)
def _level(t: Teller, quality: Level) -> Quality:
    return say_quality(t, f"level.{COMPARISONS[quality.how]}", n=quality.limit)


@tells(Defense)
def _defense(t: Teller, quality: Defense) -> Quality:
    return say_quality(t, f"defense.{COMPARISONS[quality.how]}", n=quality.limit)


@tells(UncappedAttack)
def _attack(t: Teller, quality: UncappedAttack) -> Quality:
    return say_quality(t, f"attack.{COMPARISONS[quality.how]}", n=quality.limit)


@tells(AttachedTo)
def _attached_to(t: Teller, quality: AttachedTo) -> Quality:
    return say_quality(t, "attached_to", dice=tell_anywhere(t, quality.carriers, Quantity.ALL))


@tells(Cost)
def _cost(t: Teller, quality: Cost) -> Quality:
    limit = quality.limit
    if quality.how == AT_MOST:
        if isinstance(limit, Plus) and isinstance(limit.right, Number) and isinstance(limit.left, CostOf):
            dice = tell_dice(t, limit.left.dice, Quantity.ALL)
            return say_quality(t, "cost.at_most_more", n=limit.right.number, dice=dice)
        if isinstance(limit, CostOf):
            if limit.dice.noun == THAT:
                return say_quality(t, "cost.no_more")
            return say_quality(t, "cost.at_most_of", dice=tell_dice(t, limit.dice, Quantity.ALL))
    return say_quality(t, f"cost.{COMPARISONS[quality.how]}", amount=t.amount(limit).amount)
