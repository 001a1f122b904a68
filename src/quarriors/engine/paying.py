"""Paying: which dice are spent for a price (Q1, Q2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .energies import pay_with
from .faces import NO_ENERGY
from .zones import ACTIVE_POOL, ZONES

if TYPE_CHECKING:
    from .state import State


def available(s: State) -> int:
    """Quiddity of any kind the active player could spend now: the pool and what the dice show."""
    total = s.quiddity + s.light + s.dark
    quiddity = s.catalog.quiddity
    form = s.form
    for die in s.piles[s.active * ZONES + ACTIVE_POOL]:
        total += quiddity[form[die]]
    return total


def pay(s: State, price: int) -> None:
    """Spends dice until the price is covered; what they give beyond it stays in the pool."""
    if s.catalog.has_energy:
        pay_with(s, price, NO_ENERGY, 0)
        return
    if s.quiddity < price:
        s.spend_for_quiddity(chosen(s, price - s.quiddity))
    s.quiddity -= price


def chosen(s: State, need: int) -> list[int]:
    """The dice that waste least, then the lowest values; unused Immediate Effects only if nothing else pays."""
    quiddity = s.catalog.quiddity
    effect = s.catalog.effect
    form = s.form
    fresh = s.fresh
    pool = s.piles[s.active * ZONES + ACTIVE_POOL]
    ones = [d for d in pool if quiddity[form[d]] == 1 and not (effect[form[d]] and d in fresh)]
    if len(ones) == need:
        return ones
    if len(ones) > need:
        return _take(s, ones, need)  # nothing wasted, and no lower values
    dice: list[int] = []
    total = 0
    for die in pool:
        value = quiddity[form[die]]
        if value and not (effect[form[die]] and die in fresh):
            dice.append(die)
            total += value
    if total < need:
        dice = [d for d in pool if quiddity[form[d]]]
    picked: list[int] = []
    for value, number in enumerate(_counts(s, dice, need), 1):
        if number:
            picked += _take(s, [d for d in dice if quiddity[form[d]] == value], number)
    return picked


def _take(s: State, dice: list[int], number: int) -> list[int]:
    """So many of them: the basic dice first, whatever order they came in, then by card."""
    card_of = s.catalog.card_of
    picked: list[int] = []
    done = -1
    while True:
        lowest = -1
        for die in dice:
            card = card_of[die]
            if card > done and (lowest < 0 or card < lowest):
                lowest = card
        for die in dice:
            if card_of[die] == lowest:
                picked.append(die)
                if len(picked) == number:
                    return picked
        done = lowest


def _counts(s: State, dice: list[int], need: int) -> list[int]:
    """How many of them to take that give 1, 2, 3 and 4: least beyond the need, then as many low ones as possible."""
    have_ones = have_twos = have_threes = have_fours = 0
    for die in dice:
        value = s.catalog.quiddity[s.form[die]]
        if value == 1:
            have_ones += 1
        elif value == 2:
            have_twos += 1
        elif value == 3:
            have_threes += 1
        else:
            have_fours += 1
    best = [0, 0, 0, 0]
    least = 1 << 20
    for fours in range(have_fours + 1):
        for threes in range(have_threes + 1):
            for twos in range(have_twos + 1):
                rest = need - 4 * fours - 3 * threes - 2 * twos
                ones = rest if rest > 0 else 0
                if ones > have_ones:
                    continue
                over = ones - rest
                if over < least:
                    least = over
                    best = [ones, twos, threes, fours]
                    if over == 0:
                        return best
                if rest <= 0:
                    break
    return best
