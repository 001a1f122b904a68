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
    card_of = s.catalog.card_of
    pool = s.pile(s.active, ACTIVE_POOL)
    form = s.form
    effect = s.catalog.effect
    ones: list[int] = []
    mixed = False
    for die in pool:
        shown = form[die]
        if shown >= 0 and quiddity[shown] == 1 and not (effect[shown] and die in s.fresh):
            if ones and card_of[ones[0]] != card_of[die]:
                mixed = True
            ones.append(die)
    if len(ones) == need:
        return ones
    if len(ones) > need:
        # nothing wasted, and no lower values; of equal values the basic dice first, whatever order they came in
        return _by_card(card_of, ones, need) if mixed else ones[:need]
    plain: list[list[int]] = [[], [], [], [], []]
    kept: list[list[int]] = [[], [], [], [], []]
    total = 0
    for at, die in enumerate(pool):
        shown = s.form[die]
        value = quiddity[shown] if shown >= 0 else 0
        if value:
            if has_unused_effect(s, die, shown):
                kept[value].append(card_of[die] * 256 + at)
            else:
                plain[value].append(card_of[die] * 256 + at)
                total += value
    if total < need:
        for value in range(1, 5):
            plain[value] += kept[value]
    best = _counts([len(dice) for dice in plain], need)
    dice: list[int] = []
    for value in range(1, 5):
        marks = sorted(plain[value])
        dice += [pool[mark % 256] for mark in marks[: best[value]]]
    return dice


def _by_card(card_of: list[int], dice: list[int], need: int) -> list[int]:
    """So many of them in the order of their cards, and otherwise as they came."""
    chosen: list[int] = []
    done = -1
    while True:
        lowest = -1
        for die in dice:
            card = card_of[die]
            if card > done and (lowest < 0 or card < lowest):
                lowest = card
        for die in dice:
            if card_of[die] == lowest:
                chosen.append(die)
                if len(chosen) == need:
                    return chosen
        done = lowest


def has_unused_effect(s: State, die: int, form: int) -> bool:
    """Whether the face still offers an Immediate Effect besides its Quiddity."""
    return s.catalog.effect[form] and die in s.fresh


def _counts(have: list[int], need: int) -> list[int]:
    """How many dice of each value: least beyond the need, then as many low ones as possible."""
    best = [0, 0, 0, 0, 0]
    least = 1 << 20
    for fours in range(have[4] + 1):
        for threes in range(have[3] + 1):
            for twos in range(have[2] + 1):
                rest = need - 4 * fours - 3 * threes - 2 * twos
                ones = rest if rest > 0 else 0
                if ones > have[1]:
                    continue
                over = ones - rest
                if over < least:
                    least = over
                    best = [0, ones, twos, threes, fours]
                    if over == 0:
                        return best
                if rest <= 0:
                    break
    return best
