"""Light and Dark Quiddity: which dice are spent where the kind matters, and what a discount comes to (X9, Q2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .extension import i64, mypyc_attr
from .faces import DARK, LIGHT, NO_ENERGY
from .option import MOST_DICE, MOST_LINES
from .zones import ACTIVE_POOL

if TYPE_CHECKING:
    from .state import State

# Shared and never written to.
_NO_DICE: Final[list[int]] = []
#: Beyond any form and place in a pile.
_LAST: Final = MOST_LINES * MOST_DICE
#: The most that a die of the boxes gives; and as much as all dice may give to be added up as bits of a number.
_THREE: Final = 3
_MOST_WORTH: Final = 60


def available_of(s: State, energy: int) -> int:
    """Quiddity of that energy the active player could spend now."""
    total = s.light if energy == LIGHT else s.dark
    for die in s.pile(s.active, ACTIVE_POOL):
        form = s.form[die]
        if form >= 0 and s.catalog.energy[form] == energy:
            total += s.catalog.quiddity[form]
    return total


def light_and_dark(s: State) -> tuple[int, int]:
    """How much Light and how much Dark Quiddity the active player could spend now."""
    light = s.light
    dark = s.dark
    energy = s.catalog.energy
    shown = s.form
    for die in s.pile(s.active, ACTIVE_POOL):
        form = shown[die]
        if energy[form]:
            if energy[form] == LIGHT:
                light += s.catalog.quiddity[form]
            else:
                dark += s.catalog.quiddity[form]
    return light, dark


def cheapest(s: State, card: int) -> tuple[int, int]:
    """The cheapest lawful price of a capture, and the energy of which some must be in the payment."""
    if s.catalog.discounted[card] < 0:
        return s.capture_price(card), NO_ENERGY
    light, dark = light_and_dark(s)
    return _cheapest(s, card, light, dark)


def _cheapest(s: State, card: int, light: int, dark: int) -> tuple[int, int]:
    price = s.capture_price(card)
    if s.catalog.discounted[card] >= 0 and s.catalog.capturable[card]:
        energy = s.catalog.cards[card].die.energy
        if (light if energy == LIGHT else dark) > 0:
            discounted = s.changed_price(card, s.catalog.discounted[card])
            if 0 < discounted < price:
                return discounted, energy
    return price, NO_ENERGY


def prices_before_change(s: State, change: int, most: int) -> list[int]:
    """What each capture costs the active player now, less the change that all captures have in common.

    So much is there to pay with at most: a discount counts only where it makes the difference.
    """
    catalog = s.catalog
    prices = catalog.price
    light = dark = -1
    for card in catalog.varying:
        discounted = catalog.discounted[card]
        if not catalog.spells_vary and (discounted > most or most >= prices[card]):
            continue
        if light < 0:
            light, dark = light_and_dark(s)
            prices = prices[:]
        if catalog.spells_vary:
            prices[card] = _cheapest(s, card, light, dark)[0] - change
        elif discounted + change > 0 and (light if catalog.cards[card].die.energy == LIGHT else dark):
            prices[card] = discounted
    return prices


def pay_with(s: State, price: int, energy: int, least: int) -> None:
    """Pays that much, at least `least` of it in that energy; what the dice give beyond it stays in the pool.

    The dice that waste least are spent, then those that take least Light and Dark away that something in these Wilds
    asks for, then the lowest values; a fresh die with an unused Immediate Effect only if nothing else pays.
    """
    dice = _chosen(s, price, energy, least)
    if dice:
        s.spend_for_quiddity(dice)
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
    assert left <= s.light + s.dark, "a price that cannot be paid was asked for"
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
        return _NO_DICE
    plain, kept = _filed(s, energy)
    best = _best(s, plain, price - pool, energy, least - own)
    return best if best or not kept else _best(s, plain + kept, price - pool, energy, least - own)


def _filed(s: State, energy: int) -> tuple[list[int], list[int]]:
    """Dice that give Quiddity, and those that are kept for their Immediate Effects.

    Dice of that energy come first, then by card and face: what is spent does not hang on the order they came in.
    """
    catalog = s.catalog
    shown = s.form
    pool = s.pile(s.active, ACTIVE_POOL)
    marks: list[int] = []
    for at, die in enumerate(pool):
        form = shown[die]
        if catalog.quiddity[form]:
            first = 0 if catalog.energy[form] == energy else _LAST
            marks.append(first + form * MOST_DICE + at)
    marks.sort()
    dice = [pool[mark % MOST_DICE] for mark in marks]
    kept = _NO_DICE
    if s.fresh:
        kept = [d for d in dice if catalog.effect[shown[d]] and d in s.fresh]
        if kept:
            dice = [d for d in dice if d not in kept]
    return dice, kept


def _best(s: State, dice: list[int], need: int, energy: int, of_energy: int) -> list[int]:
    """The best set of these dice that covers the need, or none."""
    wanted, energies, quiddity, form = s.catalog.wanted, s.catalog.energy, s.catalog.quiddity, s.form
    plain: list[int] = []
    asked: list[int] = []
    # as bits: what some of the dice can come to, those that nothing asks for and the others
    plain_sums: i64 = 1
    asked_sums: i64 = 1
    worth: i64 = 0
    for die in dice:
        shown = form[die]
        value: i64 = quiddity[shown]
        worth += value
        if value > _THREE or worth > _MOST_WORTH:
            return _searched(s, dice, need, energy, of_energy)
        if wanted[energies[shown]]:
            asked.append(die)
            asked_sums |= asked_sums << value
        else:
            plain.append(die)
            plain_sums |= plain_sums << value
    if worth < need or not dice:
        return _NO_DICE
    if of_energy > 0:
        return _searched(s, dice, need, energy, of_energy)
    # as little as possible is wasted, then as little as possible taken of what is asked for
    total: i64 = need
    taken: i64 = 0
    while not (asked_sums >> taken & plain_sums >> (total - taken) & 1):
        taken += 1
        if taken > total:
            total += 1
            taken = 0
    if not taken:
        picked = _exactly(s, plain, total)
    elif taken == total:
        picked = _exactly(s, asked, total)
    else:
        picked = _exactly(s, plain, total - taken) + _exactly(s, asked, taken)
    return picked if len(picked) == 1 else _by_sort(s, [die for die in dice if die in picked])


def _exactly(s: State, dice: list[int], amount: int) -> list[int]:
    """Some of these dice that give so much: the lowest values, and that is few threes, then few twos."""
    if len(dice) == 1:
        return dice
    quiddity, form = s.catalog.quiddity, s.form
    ones: list[int] = []
    twos: list[int] = []
    threes: list[int] = []
    for die in dice:
        value = quiddity[form[die]]
        if value == 1:
            ones.append(die)
        elif value == 2:
            twos.append(die)
        else:
            threes.append(die)
    for three in range(len(threes) + 1):
        for two in range(len(twos) + 1):
            one = amount - _THREE * three - 2 * two
            if 0 <= one <= len(ones):
                picked = _alike(s, ones, one) if one else _NO_DICE
                if two:
                    picked = picked + _alike(s, twos, two)
                if three:
                    picked = picked + _alike(s, threes, three)
                return picked
    return _NO_DICE


def _alike(s: State, dice: list[int], number: int) -> list[int]:
    """So many of these dice, which give the same: first those of the energy that comes last among them."""
    if number == len(dice):
        return dice
    energies, form = s.catalog.energy, s.form
    kinds: list[int] = []
    for die in dice:
        kind = energies[form[die]]
        if kind not in kinds:
            kinds.insert(0, kind)
    if len(kinds) > 1:
        dice = [die for kind in kinds for die in dice if energies[form[die]] == kind]
    return dice[:number]


def _by_sort(s: State, dice: list[int]) -> list[int]:
    """The same dice, those together that give the same."""
    if len(dice) < 3:
        return dice
    energies, quiddity, form = s.catalog.energy, s.catalog.quiddity, s.form
    together: list[int] = []
    while dice:
        first = form[dice[0]]
        rest: list[int] = []
        for die in dice:
            shown = form[die]
            if quiddity[shown] == quiddity[first] and energies[shown] == energies[first]:
                together.append(die)
            else:
                rest.append(die)
        dice = rest
    return together


def _searched(s: State, dice: list[int], need: int, energy: int, of_energy: int) -> list[int]:
    """The best set where some must be of an energy, or where dice give a great deal."""
    search = _Search(s.catalog.wanted, need, energy, of_energy)
    for die in dice:
        form = s.form[die]
        search.add(die, s.catalog.quiddity[form], s.catalog.energy[form])
    if search.worth < need:
        return _NO_DICE
    search.look(0, search.worth, 0, 0, 0, 0, 0)
    best: list[int] = []
    for at, number in enumerate(search.best):
        if number:
            best += search.dice[at][:number]
    return best


@mypyc_attr(acyclic=True, free_list_len=1)
class _Search:
    """Tries every number of dice of every sort that can lead to something better, and keeps what wastes least.

    Dice of one sort give the same: how much, of what.
    """

    __slots__ = ("best", "counts", "dice", "energy", "kinds", "mark", "need", "of_energy", "values", "wanted", "worth")

    def __init__(self, wanted: list[bool], need: int, energy: int, of_energy: int) -> None:
        self.wanted = wanted
        self.need: i64 = need
        self.energy: i64 = energy
        self.of_energy: i64 = of_energy
        #: Of each sort: what a die gives, of which energy, the dice, and how many of them are being tried.
        self.values: list[int] = []
        self.kinds: list[int] = []
        self.dice: list[list[int]] = []
        self.counts: list[int] = []
        #: What all dice give together.
        self.worth: i64 = 0
        self.best: list[int] = _NO_DICE
        self.mark: i64 = -1

    def add(self, die: int, value: int, energy: int) -> None:
        self.worth += value
        for at, known in enumerate(self.values):
            if known == value and self.kinds[at] == energy:
                self.dice[at].append(die)
                return
        self.values.append(value)
        self.kinds.append(energy)
        self.dice.append([die])
        self.counts.append(0)

    def look(self, at: i64, left: i64, total: i64, own: i64, spared: i64, squares: i64, count: i64) -> None:
        """Goes on from the sort at that place, from which on so much is left to take; more is needed."""
        if 0 <= self.mark <= (spared * 256 + squares) * 32 + count:
            return
        need = self.need
        of_energy = self.of_energy
        value: i64 = self.values[at]
        kind: i64 = self.kinds[at]
        is_own = kind == self.energy and of_energy > 0
        takes = is_own or self.wanted[kind]
        have: i64 = len(self.dice[at])
        left -= have * value
        lacking = need - total - left
        number: i64 = (lacking + value - 1) // value if lacking > 0 else 0
        while number <= have:
            amount = number * value
            mine = own + amount if is_own else own
            gone = spared + amount if takes else spared
            self.counts[at] = number
            if total + amount >= need and mine >= of_energy:
                # least waste, least energy taken, lowest values, fewest dice; more dice would only be worse
                mark = (((total + amount - need) * 64 + gone) * 256 + squares + amount * value) * 32 + count + number
                if self.mark < 0 or mark < self.mark:
                    self.mark = mark
                    self.best = self.counts[:]
                break
            if at + 1 < len(self.values):
                self.look(at + 1, left, total + amount, mine, gone, squares + amount * value, count + number)
            number += 1
        self.counts[at] = 0
