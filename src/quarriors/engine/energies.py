"""Light and Dark Quiddity: which dice are spent where the kind matters, and what a discount comes to (X9, Q2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .extension import mypyc_attr
from .faces import DARK, LIGHT, NO_ENERGY
from .zones import ACTIVE_POOL

if TYPE_CHECKING:
    from .state import State

# Shared and never written to.
_NO_DICE: Final[list[int]] = []


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
    for die in s.pile(s.active, ACTIVE_POOL):
        form = s.form[die]
        if form >= 0 and energy[form]:
            if energy[form] == LIGHT:
                light += s.catalog.quiddity[form]
            else:
                dark += s.catalog.quiddity[form]
    return light, dark


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
    catalog = s.catalog
    plain: list[int] = []
    kept: list[int] = []
    for die in s.pile(s.active, ACTIVE_POOL):
        form = s.form[die]
        if form >= 0 and catalog.quiddity[form] > 0:
            _file(s, kept if catalog.effect[form] and die in s.fresh else plain, die, energy)
    if energy == NO_ENERGY:
        ones = _ones(s, plain, price - pool)
        if ones:
            return ones
    best = _best(s, plain, price - pool, energy, least - own)
    return best if best or not kept else _best(s, plain + kept, price - pool, energy, least - own)


def _ones(s: State, dice: list[int], need: int) -> list[int]:
    """Dice that give 1 of one kind nothing asks for, if there are enough of them: no others waste less or are lower."""
    catalog = s.catalog
    kind = -1
    ones: list[int] = []
    for die in dice:
        form = s.form[die]
        if catalog.quiddity[form] == 1 and not catalog.wanted[catalog.energy[form]]:
            if kind >= 0 and catalog.energy[form] != kind:
                return _NO_DICE
            kind = catalog.energy[form]
            if len(ones) < need:
                ones.append(die)
    return ones if len(ones) == need else _NO_DICE


def _file(s: State, dice: list[int], die: int, energy: int) -> None:
    """Dice of that energy first, then by card and face: what is spent does not hang on the order they came in."""
    form = s.form[die]
    is_own = s.catalog.energy[form] == energy
    at = len(dice)
    while at > 0:
        other = s.form[dice[at - 1]]
        if (s.catalog.energy[other] == energy) != is_own:
            if not is_own:
                break
        elif other <= form:
            break
        at -= 1
    dice.insert(at, die)


def _best(s: State, dice: list[int], need: int, energy: int, of_energy: int) -> list[int]:
    """The best set of these dice that covers the need, or none."""
    search = _Search(s.catalog.wanted, need, energy, of_energy)
    for die in dice:
        form = s.form[die]
        search.add(s.catalog.quiddity[form], s.catalog.energy[form])
    if search.worth < need:
        return _NO_DICE
    search.look(0, search.worth, 0, 0, 0, 0, 0)
    best: list[int] = []
    for at, number in enumerate(search.best):
        for die in dice:
            form = s.form[die]
            if number and s.catalog.quiddity[form] == search.values[at] and s.catalog.energy[form] == search.kinds[at]:
                best.append(die)
                number -= 1
    return best


@mypyc_attr(acyclic=True, free_list_len=1)
class _Search:
    """Tries every number of dice of every sort that can lead to something better, and keeps what wastes least.

    Dice of one sort give the same: how much, of what.
    """

    __slots__ = ("best", "counts", "energy", "have", "kinds", "mark", "need", "of_energy", "values", "wanted", "worth")

    def __init__(self, wanted: list[bool], need: int, energy: int, of_energy: int) -> None:
        self.wanted = wanted
        self.need = need
        self.energy = energy
        self.of_energy = of_energy
        #: Of each sort: what a die gives, of which energy, how many there are, and how many are being tried.
        self.values: list[int] = []
        self.kinds: list[int] = []
        self.have: list[int] = []
        self.counts: list[int] = []
        #: What all dice give together.
        self.worth = 0
        self.best: list[int] = _NO_DICE
        self.mark = -1

    def add(self, value: int, energy: int) -> None:
        self.worth += value
        for at in range(len(self.values)):
            if self.values[at] == value and self.kinds[at] == energy:
                self.have[at] += 1
                return
        self.values.append(value)
        self.kinds.append(energy)
        self.have.append(1)
        self.counts.append(0)

    def look(self, at: int, left: int, total: int, own: int, spared: int, squares: int, count: int) -> None:
        """Goes on from the sort at that place, from which on so much is left to take."""
        if total >= self.need and own >= self.of_energy:
            # least waste, least energy taken, lowest values, fewest dice; more dice would only be worse
            mark = (((total - self.need) * 64 + spared) * 256 + squares) * 32 + count
            if self.mark < 0 or mark < self.mark:
                self.mark = mark
                self.best = self.counts[:]
            return
        if total + left < self.need or at == len(self.values):
            return
        if 0 <= self.mark <= (spared * 256 + squares) * 32 + count:
            return
        value = self.values[at]
        is_own = self.kinds[at] == self.energy and self.of_energy > 0
        takes = is_own or self.wanted[self.kinds[at]]
        have = self.have[at]
        left -= have * value
        for number in range(have + 1):
            amount = number * value
            if total + amount + left < self.need:
                continue
            self.counts[at] = number
            self.look(
                at + 1,
                left,
                total + amount,
                own + amount if is_own else own,
                spared + amount if takes else spared,
                squares + amount * value,
                count + number,
            )
        self.counts[at] = 0
