"""Numbers and conditions that a card works out while the game runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .extension import mypyc_attr
from .faces import LIGHT, NO_ENERGY
from .nouns import Dice
from .players import Players
from .qualities import AT_LEAST, AT_MOST, Filter, compares
from .words import Bare, Word

if TYPE_CHECKING:
    from .conditions import Condition
    from .events import Event
    from .frame import Speaker
    from .numbers import Numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Word):
    """A number that is worked out while the game runs."""

    def value(self, s: Numbers, f: Speaker) -> int:
        raise NotImplementedError(f"{type(self).__name__} must say value(...)")

    def is_own_attack(self) -> bool:
        """Whether it is an attacker's attack, which is fixed with the totals (C14)."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Amount):
    def __init__(self, number: int) -> None:
        self.number = number

    def said(self) -> str:
        return str(self.number)

    def parts(self) -> list[object]:
        return []

    def value(self, s: Numbers, f: Speaker) -> int:
        return self.number


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Amount):
    """How many dice there are of that description."""

    word: ClassVar[str] = "count"

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def parts(self) -> list[object]:
        return [self.dice]

    def value(self, s: Numbers, f: Speaker) -> int:
        return len(self.dice.find(s, f))


@mypyc_attr(allow_interpreted_subclasses=True)
class CountScored(Amount):
    """How many Creatures of the player whose turn it is scored this turn, the one that asks left out if `others`.

    With an `energy` only Light or only Dark ones count.
    """

    def __init__(self, others: bool, energy: int) -> None:
        self.others = others
        self.energy = energy

    def called(self) -> str:
        return "count_other_scored" if self.others else "count_scored"

    def parts(self) -> list[object]:
        return [Bare("LIGHT" if self.energy == LIGHT else "DARK")] if self.energy != NO_ENERGY else []

    def value(self, s: Numbers, f: Speaker) -> int:
        if self.energy == NO_ENERGY:
            count = len(s.scored)
            return count - 1 if self.others and f.it in s.scored else count
        count = 0
        for at, die in enumerate(s.scored):
            if not (self.others and die == f.it) and s.catalog.cards[s.scored_as[at]].die.energy == self.energy:
                count += 1
        return count


@mypyc_attr(allow_interpreted_subclasses=True)
class ClassesScored(Amount):
    """Of how many classes the Creatures were that scored this turn."""

    word: ClassVar[str] = "classes_scored"

    def value(self, s: Numbers, f: Speaker) -> int:
        classes: list[int] = []
        for card in s.scored_as:
            if card not in classes:
                classes.append(card)
        return len(classes)


@mypyc_attr(allow_interpreted_subclasses=True)
class GloryScored(Amount):
    """The Glory that Creatures up to that cost earned by scoring this turn."""

    word: ClassVar[str] = "glory_scored"

    def __init__(self, cost: int) -> None:
        self.cost = cost

    def parts(self) -> list[object]:
        return [self.cost]

    def value(self, s: Numbers, f: Speaker) -> int:
        total = 0
        for at, glory in enumerate(s.earned):
            if s.catalog.cost[s.scored_as[at]] <= self.cost:
                total += glory
        return total


@mypyc_attr(allow_interpreted_subclasses=True)
class Kills(Amount):
    """How many opposing Creatures your side has destroyed in the battle under way."""

    word: ClassVar[str] = "kills"

    def value(self, s: Numbers, f: Speaker) -> int:
        return s.kills.count(f.you)


@mypyc_attr(allow_interpreted_subclasses=True)
class SpellsAmongThose(Amount):
    """How many of the dice the step before dealt with are Spell dice."""

    word: ClassVar[str] = "spells_among_those"

    def value(self, s: Numbers, f: Speaker) -> int:
        return len([die for die in f.those if s.catalog.spell_die[s.catalog.card_of[die]]])


@mypyc_attr(allow_interpreted_subclasses=True)
class Plus(Amount):
    word: ClassVar[str] = "plus"

    def __init__(self, left: Amount, right: Amount) -> None:
        self.left = left
        self.right = right

    def parts(self) -> list[object]:
        return [self.left, self.right]

    def value(self, s: Numbers, f: Speaker) -> int:
        return self.left.value(s, f) + self.right.value(s, f)


@mypyc_attr(allow_interpreted_subclasses=True)
class Product(Amount):
    word: ClassVar[str] = "product"

    def __init__(self, factor: int, of: Amount) -> None:
        self.factor = factor
        self.of = of

    def parts(self) -> list[object]:
        return [self.factor, self.of]

    def value(self, s: Numbers, f: Speaker) -> int:
        return self.factor * self.of.value(s, f)


@mypyc_attr(allow_interpreted_subclasses=True)
class AtMost(Amount):
    """An amount, but never more than that."""

    word: ClassVar[str] = "no_more_than"

    def __init__(self, of: Amount, limit: int) -> None:
        self.of = of
        self.limit = limit

    def parts(self) -> list[object]:
        return [self.limit, self.of]

    def value(self, s: Numbers, f: Speaker) -> int:
        value = self.of.value(s, f)
        return value if value < self.limit else self.limit


@mypyc_attr(allow_interpreted_subclasses=True)
class CostOf(Amount):
    """The printed cost of those dice together (Q4)."""

    word: ClassVar[str] = "cost_of"

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def parts(self) -> list[object]:
        return [self.dice]

    def value(self, s: Numbers, f: Speaker) -> int:
        total = 0
        for die in self.dice.find(s, f):
            total += s.cost(die)
        return total


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackOf(Amount):
    """The attack of a Creature against the player being attacked, as the totals had it (C14)."""

    word: ClassVar[str] = "attack_of"

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def parts(self) -> list[object]:
        return [self.dice]

    def value(self, s: Numbers, f: Speaker) -> int:
        total = 0
        for die in self.dice.find(s, f):
            total += s.attack(die, f.defender)
        return total

    def is_own_attack(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Times(Amount):
    """How often that has happened this turn."""

    word: ClassVar[str] = "times"

    def __init__(self, event: Event) -> None:
        self.event = event

    def parts(self) -> list[object]:
        return [self.event]

    def value(self, s: Numbers, f: Speaker) -> int:
        return self.event.tally(s, f)


@mypyc_attr(allow_interpreted_subclasses=True)
class CountPlayers(Amount):
    """How many of those players the condition holds for; `them` is each in turn."""

    word: ClassVar[str] = "count_players"

    def __init__(self, players: Players, condition: Condition) -> None:
        self.players = players
        self.condition = condition

    def parts(self) -> list[object]:
        return [self.players, self.condition]

    def value(self, s: Numbers, f: Speaker) -> int:
        before = f.them
        count = 0
        for player in self.players.who(s, f):
            f.them = player
            if self.condition.holds(s, f):
                count += 1
        f.them = before
        return count


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost(Filter):
    """Of that printed cost; a die without a cost counts as 0 (Q4)."""

    def __init__(self, how: int, limit: Amount) -> None:
        self.how = how
        self.limit = limit

    def called(self) -> str:
        return ("cost_at_most", "cost_at_least", "cost_is")[self.how]

    def parts(self) -> list[object]:
        return [self.limit]

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return compares(s.cost(die), self.how, self.limit.value(s, f))


#: What a declaration may write where a number is wanted.
Countable = int | Amount


def amount(value: Countable) -> Amount:
    return Number(value) if isinstance(value, int) else value


def count(dice: Dice) -> Amount:
    return Count(dice)


def count_scored(energy: int = NO_ENERGY) -> Amount:
    return CountScored(False, energy)


def count_other_scored(energy: int = NO_ENERGY) -> Amount:
    return CountScored(True, energy)


def classes_scored() -> Amount:
    return ClassesScored()


def glory_scored(cost: int) -> Amount:
    """What Creatures of that cost or less earned by scoring this turn."""
    return GloryScored(cost)


def kills() -> Amount:
    return Kills()


def spells_among_those() -> Amount:
    return SpellsAmongThose()


def product(factor: int, of: Amount) -> Amount:
    return Product(factor, of)


def no_more_than(limit: int, of: Amount) -> Amount:
    return AtMost(of, limit)


def count_players(players: Players, condition: Condition) -> Amount:
    return CountPlayers(players, condition)


def plus(left: Countable, right: Countable) -> Amount:
    return Plus(amount(left), amount(right))


def cost_of(dice: Dice) -> Amount:
    return CostOf(dice)


def attack_of(dice: Dice) -> Amount:
    return AttackOf(dice)


def times(event: Event) -> Amount:
    event.check_tally()
    return Times(event)


def cost_at_most(limit: Countable) -> Cost:
    return Cost(AT_MOST, amount(limit))


def cost_at_least(limit: Countable) -> Cost:
    return Cost(AT_LEAST, amount(limit))
