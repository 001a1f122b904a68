"""Paying: which dice are spent for a price (Q1, Q2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .energies import pay_with
from .faces import NO_ENERGY
from .zones import ACTIVE_POOL

if TYPE_CHECKING:
    from .state import State


def available(s: State) -> int:
    """Quiddity of any kind the active player could spend now: the pool and what the dice show."""
    total = s.quiddity + s.light + s.dark
    quiddity = s.catalog.quiddity
    form = s.form
    for die in s.pile(s.active, ACTIVE_POOL):
        shown = form[die]
        if shown >= 0:
            total += quiddity[shown]
    return total


def pay(s: State, price: int) -> None:
    """Spends dice until the price is covered; what they give beyond it stays in the pool."""
    if s.catalog.has_energy:
        pay_with(s, price, NO_ENERGY, 0)
        return
    if s.quiddity < price:
        for die in chosen(s, price - s.quiddity):
            spend_for_quiddity(s, die)
    s.quiddity -= price


def spend_for_quiddity(s: State, die: int) -> None:
    form = s.form[die]
    s.spend(die)
    if s.catalog.has_energy:
        s.gain_quiddity(s.active, s.catalog.quiddity[form], s.catalog.energy[form])
    else:
        s.gain_quiddity(s.active, s.catalog.quiddity[form])


def chosen(s: State, need: int) -> list[int]:
    """The dice that waste least, then the lowest values; unused Immediate Effects only if nothing else pays."""
    quiddity = s.catalog.quiddity
    effect = s.catalog.effect
    form = s.form
    fresh = s.fresh
    pool = s.pile(s.active, ACTIVE_POOL)
    dice: list[int] = []
    total = 0
    ones = 0
    for die in pool:
        shown = form[die]
        if shown >= 0 and quiddity[shown] and not (effect[shown] and fresh and die in fresh):
            dice.append(die)
            total += quiddity[shown]
            if quiddity[shown] == 1:
                ones += 1
    if ones == need:
        return dice if ones == len(dice) else [d for d in dice if quiddity[form[d]] == 1]
    picked: list[int] = []
    if ones > need:
        _take(s, picked, dice, 1, need)  # nothing wasted, and no lower values
        return picked
    if total < need:
        dice = [d for d in pool if form[d] >= 0 and quiddity[form[d]]]
    ones, twos, threes, fours = _counts(s, dice, need)
    _take(s, picked, dice, 1, ones)
    _take(s, picked, dice, 2, twos)
    _take(s, picked, dice, 3, threes)
    _take(s, picked, dice, 4, fours)
    return picked


def _take(s: State, picked: list[int], dice: list[int], value: int, number: int) -> None:
    """Adds so many of those that give that much: the basic dice first, whatever order they came in, then by card."""
    quiddity = s.catalog.quiddity
    card_of = s.catalog.card_of
    form = s.form
    done = -1
    while number > 0:
        lowest = -1
        for die in dice:
            card = card_of[die]
            if card > done and (lowest < 0 or card < lowest) and quiddity[form[die]] == value:
                lowest = card
        for die in dice:
            if card_of[die] == lowest and quiddity[form[die]] == value:
                picked.append(die)
                number -= 1
                if number == 0:
                    return
        done = lowest


def _counts(s: State, dice: list[int], need: int) -> tuple[int, int, int, int]:
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
    best = (0, 0, 0, 0)
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
                    best = (ones, twos, threes, fours)
                    if over == 0:
                        return best
                if rest <= 0:
                    break
    return best
