"""Numbers and conditions that a card works out while the game runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .extension import mypyc_attr
from .nouns import AT_LEAST, AT_MOST, EXACTLY, Dice, Filter, Players, compares

if TYPE_CHECKING:
    from .events import Event
    from .frame import Frame
    from .numbers import Numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount:
    """A number asked for while the game runs."""

    def value(self, s: Numbers, f: Frame) -> int:
        raise NotImplementedError(f"{type(self).__name__} must say value(...)")

    def is_own_attack(self) -> bool:
        """Whether it is an attacker's attack, which is fixed with the totals (C14)."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Amount):
    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, s: Numbers, f: Frame) -> int:
        return self.number


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Amount):
    """How many dice there are of that description."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def value(self, s: Numbers, f: Frame) -> int:
        return len(self.dice.find(s, f))


@mypyc_attr(allow_interpreted_subclasses=True)
class CountScored(Amount):
    """How many Creatures of the player whose turn it is scored this turn, the one that asks left out if `others`."""

    def __init__(self, others: bool) -> None:
        self.others = others

    def value(self, s: Numbers, f: Frame) -> int:
        count = len(s.scored)
        return count - 1 if self.others and f.it in s.scored else count


@mypyc_attr(allow_interpreted_subclasses=True)
class Plus(Amount):
    def __init__(self, left: Amount, right: Amount) -> None:
        self.left = left
        self.right = right

    def value(self, s: Numbers, f: Frame) -> int:
        return self.left.value(s, f) + self.right.value(s, f)


@mypyc_attr(allow_interpreted_subclasses=True)
class CostOf(Amount):
    """The printed cost of those dice together (Q4)."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def value(self, s: Numbers, f: Frame) -> int:
        total = 0
        for die in self.dice.find(s, f):
            total += s.cost(die)
        return total


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackOf(Amount):
    """The attack of a Creature against the player being attacked, as the totals had it (C14)."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def value(self, s: Numbers, f: Frame) -> int:
        total = 0
        for die in self.dice.find(s, f):
            total += s.attack(die, f.defender)
        return total

    def is_own_attack(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Times(Amount):
    """How often that has happened this turn."""

    def __init__(self, event: Event) -> None:
        self.event = event

    def value(self, s: Numbers, f: Frame) -> int:
        return self.event.tally(s, f)


@mypyc_attr(allow_interpreted_subclasses=True)
class CountPlayers(Amount):
    """How many of those players the condition holds for; `them` is each in turn."""

    def __init__(self, players: Players, condition: Condition) -> None:
        self.players = players
        self.condition = condition

    def value(self, s: Numbers, f: Frame) -> int:
        before = f.them
        count = 0
        for player in self.players.who(s, f):
            f.them = player
            if self.condition.holds(s, f):
                count += 1
        f.them = before
        return count


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that holds or does not."""

    def holds(self, s: Numbers, f: Frame) -> bool:
        raise NotImplementedError(f"{type(self).__name__} must say holds(...)")


@mypyc_attr(allow_interpreted_subclasses=True)
class Compare(Condition):
    def __init__(self, amount: Amount, how: int, limit: int) -> None:
        self.amount = amount
        self.how = how
        self.limit = limit

    def holds(self, s: Numbers, f: Frame) -> bool:
        return compares(self.amount.value(s, f), self.how, self.limit)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost(Filter):
    """Of that printed cost; a die without a cost counts as 0 (Q4)."""

    def __init__(self, how: int, limit: Amount) -> None:
        self.how = how
        self.limit = limit

    def ok(self, s: Numbers, f: Frame, die: int) -> bool:
        return compares(s.cost(die), self.how, self.limit.value(s, f))


#: What a declaration may write where a number is wanted.
Countable = int | Amount


def amount(value: Countable) -> Amount:
    return Number(value) if isinstance(value, int) else value


def count(dice: Dice) -> Amount:
    return Count(dice)


def count_scored() -> Amount:
    return CountScored(False)


def count_other_scored() -> Amount:
    return CountScored(True)


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


def is_exactly(value: Countable, limit: int) -> Compare:
    return Compare(amount(value), EXACTLY, limit)


def at_least(value: Countable, limit: int) -> Compare:
    return Compare(amount(value), AT_LEAST, limit)
