"""Light and Dark Quiddity: which dice are spent where the kind matters, and what a discount comes to (X9, Q2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .faces import DARK, LIGHT, NO_ENERGY
from .zones import ACTIVE, ZONES

if TYPE_CHECKING:
    from .state import State

#: Sets of dice beyond this many are not weighed one by one.
_MOST_DICE: Final = 12


def available_of(s: State, energy: int) -> int:
    """Quiddity of that energy the active player could spend now."""
    total = s.light if energy == LIGHT else s.dark
    for die in s.piles[s.active * ZONES + ACTIVE]:
        form = s.form[die]
        if form >= 0 and s.catalog.energy[form] == energy:
            total += s.catalog.quiddity[form]
    return total


def cheapest(s: State, card: int) -> tuple[int, int]:
    """The cheapest lawful price of a capture, and the energy of which some must be in the payment."""
    price = s.capture_price(card)
    energy = s.catalog.cards[card].die.energy
    if s.catalog.discounted[card] >= 0 and s.catalog.capturable[card] and available_of(s, energy) > 0:
        discounted = s.changed_price(card, s.catalog.discounted[card])
        if 0 < discounted < price:
            return discounted, energy
    return price, NO_ENERGY


def pay_with(s: State, price: int, energy: int, least: int) -> None:
    """Pays that much, at least `least` of it in that energy; what the dice give beyond it stays in the pool.

    The dice that waste least are spent, then those that take least Light and Dark away that something in these Wilds
    asks for, then the lowest values; a fresh die with an unused Immediate Effect only if nothing else pays.
    """
    for die in _chosen(s, price, energy, least):
        form = s.form[die]
        value, kind = s.catalog.quiddity[form], s.catalog.energy[form]
        s.spend(die)
        s.gain_quiddity(s.active, value, kind)
    # out of the pool: what is asked for first, then plain Quiddity, then the energy there is more of
    left = price
    if energy == LIGHT:
        s.light -= least
        left -= least
    elif energy == DARK:
        s.dark -= least
        left -= least
    plain = min(s.quiddity, left)
    s.quiddity -= plain
    left -= plain
    wanted = s.catalog.wanted
    while left > 0:
        if s.light and (not s.dark or not wanted[LIGHT] or (wanted[DARK] and s.light >= s.dark)):
            s.light -= 1
        else:
            s.dark -= 1
        left -= 1


def _chosen(s: State, price: int, energy: int, least: int) -> list[int]:
    """The dice to spend, if the pool alone does not do."""
    pool = s.quiddity + s.light + s.dark
    own = s.light if energy == LIGHT else (s.dark if energy == DARK else 0)
    if pool >= price and own >= least:
        return []
    catalog = s.catalog
    plain: list[int] = []
    kept: list[int] = []
    for die in s.piles[s.active * ZONES + ACTIVE]:
        form = s.form[die]
        if form >= 0 and catalog.quiddity[form] > 0:
            if catalog.effect[form] and die in s.fresh:
                kept.append(die)
            else:
                plain.append(die)
    found = _least(s, plain, price - pool, energy, least - own)
    return found if found or not kept else _least(s, plain + kept, price - pool, energy, least - own)


def _least(s: State, dice: list[int], need: int, energy: int, of_energy: int) -> list[int]:
    """The best set of these dice that covers the need, or none."""
    dice = dice[:_MOST_DICE]
    best: list[int] = []
    mark = -1
    value = [s.catalog.quiddity[s.form[d]] for d in dice]
    kind = [s.catalog.energy[s.form[d]] for d in dice]
    for chosen in range(1, 1 << len(dice)):
        total = own = other = squares = count = 0
        for k in range(len(dice)):
            if chosen >> k & 1:
                total += value[k]
                squares += value[k] * value[k]
                count += 1
                if kind[k] == energy and of_energy > 0:
                    own += value[k]
                elif s.catalog.wanted[kind[k]]:
                    other += value[k]
        if total < need or own < of_energy:
            continue
        # least waste, least energy taken, lowest values, fewest dice
        spared = own + other
        score = (((total - need) * 64 + spared) * 256 + squares) * 16 + count
        if mark < 0 or score < mark:
            mark = score
            best = [dice[k] for k in range(len(dice)) if chosen >> k & 1]
    return best
