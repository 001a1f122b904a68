"""What a die must be to be meant: the qualities that a card asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from .extension import mypyc_attr
from .faces import DARK, LIGHT
from .words import Word, call, word_of
from .zones import LOCKED_AREA, READY_AREA

if TYPE_CHECKING:
    from .frame import Speaker
    from .nouns import Dice
    from .numbers import Numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter(Word):
    """A quality of a die."""

    def said(self) -> str:
        """One that asks for nothing more is a word by itself: `other`."""
        parts = self.parts()
        return call(word_of(self), parts) if parts else word_of(self)

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        raise NotImplementedError(f"{type(self).__name__} must say ok(...)")

    def asks_defense(self) -> bool:
        """Whether it depends on the die's defense, which a Reaction may raise (C3)."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Other(Filter):
    """Not the die whose line speaks."""

    word: ClassVar[str] = "other"

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return die != f.it


@mypyc_attr(allow_interpreted_subclasses=True)
class IsAttacking(Filter):
    """Attacking you: asked while an attack on you is counted."""

    word: ClassVar[str] = "attacking"

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        if f.defender != f.you or s.owner(die) == f.you:
            return False
        if not s.attackers or die in s.attackers:
            return True
        # who takes no part in the battle does not attack; what others would do is asked by standing lines only
        return f.line < 0 and s.owner(die) != s.active and s.area == READY_AREA


@mypyc_attr(allow_interpreted_subclasses=True)
class Unattached(Filter):
    """A readied Spell that is attached to nothing."""

    word: ClassVar[str] = "unattached"

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return s.attached[die] < 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Filter):
    """Of that class, whatever the card's type."""

    word: ClassVar[str] = "named"

    def __init__(self, name: str) -> None:
        self.name = name

    def parts(self) -> list[object]:
        return [self.name]

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return s.catalog.cards[s.shown_card(die)].die.name == self.name


@mypyc_attr(allow_interpreted_subclasses=True)
class OfType(Filter):
    """Of that type, whatever its class."""

    word: ClassVar[str] = "of_type"

    def __init__(self, variant: str) -> None:
        self.variant = variant

    def parts(self) -> list[object]:
        return [self.variant]

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return s.catalog.cards[s.shown_card(die)].variant == self.variant


@mypyc_attr(allow_interpreted_subclasses=True)
class NotLocked(Filter):
    word: ClassVar[str] = "not_locked"

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return s.zone(die) != LOCKED_AREA


@mypyc_attr(allow_interpreted_subclasses=True)
class Energy(Filter):
    """Of that energy: a Light Creature, a Dark Creature."""

    def __init__(self, energy: int) -> None:
        self.energy = energy

    def called(self) -> str:
        return "light_ones" if self.energy == LIGHT else "dark_ones"

    def parts(self) -> list[object]:
        return []

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return s.catalog.cards[s.shown_card(die)].die.energy == self.energy


@mypyc_attr(allow_interpreted_subclasses=True)
class Accompanying(Filter):
    """Another Creature of the same player in the same Area; the Locked Area is part of the Ready Area."""

    word: ClassVar[str] = "accompanying"

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return die != f.it and f.it >= 0 and s.beside(die, f.it)


@mypyc_attr(allow_interpreted_subclasses=True)
class SameLevel(Filter):
    """Of the level of the Creature whose line speaks."""

    word: ClassVar[str] = "same_level"

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return s.level(die) == s.level(f.it)


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstDefender(Filter):
    """Chosen first to defend in the attack under way."""

    word: ClassVar[str] = "first_defender"

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return die in s.firsts


@mypyc_attr(allow_interpreted_subclasses=True)
class SummonedNow(Filter):
    """Summoned this turn; remembered in games with quests only."""

    word: ClassVar[str] = "summoned_now"

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return s.was_summoned(die)


COST: Final = 0
LEVEL: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Highest(Filter):
    """Of the highest cost or level in its pile."""

    def __init__(self, what: int) -> None:
        self.what = what

    def called(self) -> str:
        return "highest_cost" if self.what == COST else "highest_level"

    def parts(self) -> list[object]:
        return []

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        mine = s.cost(die) if self.what == COST else s.level(die)
        for other in s.company(die):
            if self.what == COST:
                if s.cost(other) > mine:
                    return False
            elif s.is_creature(other) and s.level(other) > mine:
                return False
        return True


AT_MOST: Final = 0
AT_LEAST: Final = 1
EXACTLY: Final = 2


def compares(value: int, how: int, limit: int) -> bool:
    if how == AT_MOST:
        return value <= limit
    if how == AT_LEAST:
        return value >= limit
    return value == limit


@mypyc_attr(allow_interpreted_subclasses=True)
class Level(Filter):
    def __init__(self, how: int, limit: int) -> None:
        self.how = how
        self.limit = limit

    def called(self) -> str:
        return ("level_at_most", "level_at_least", "level_is")[self.how]

    def parts(self) -> list[object]:
        return [self.limit]

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return compares(s.level(die), self.how, self.limit)


@mypyc_attr(allow_interpreted_subclasses=True)
class Defense(Filter):
    def __init__(self, how: int, limit: int) -> None:
        self.how = how
        self.limit = limit

    def called(self) -> str:
        return ("defense_at_most", "defense_at_least", "defense_is")[self.how]

    def parts(self) -> list[object]:
        return [self.limit]

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return compares(s.defense(die), self.how, self.limit)

    def asks_defense(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class UncappedAttack(Filter):
    """By its attack before caps: what another card holds down to 3 is not caught by "attack 3 or less"."""

    def __init__(self, how: int, limit: int) -> None:
        self.how = how
        self.limit = limit

    def called(self) -> str:
        return ("attack_at_most_of", "attack_at_least_of", "attack_is")[self.how]

    def parts(self) -> list[object]:
        return [self.limit]

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return compares(s.uncapped_attack(die, f.defender), self.how, self.limit)


@mypyc_attr(allow_interpreted_subclasses=True)
class AttachedTo(Filter):
    """Attached to one of those Creatures."""

    word: ClassVar[str] = "attached_to"

    def __init__(self, carriers: Dice) -> None:
        self.carriers = carriers

    def parts(self) -> list[object]:
        return [self.carriers]

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        carrier = s.attached[die]
        return carrier >= 0 and self.carriers.has(s, f, carrier)


other = Other()
attacking = IsAttacking()
unattached = Unattached()
not_locked = NotLocked()
light_ones = Energy(LIGHT)
dark_ones = Energy(DARK)
accompanying = Accompanying()
same_level = SameLevel()
first_defender = FirstDefender()
summoned_now = SummonedNow()
highest_cost = Highest(COST)
highest_level = Highest(LEVEL)


def named(name: str) -> Named:
    return Named(name)


def of_type(variant: str) -> OfType:
    return OfType(variant)


def attack_at_most_of(limit: int) -> UncappedAttack:
    return UncappedAttack(AT_MOST, limit)


def level_is(level: int) -> Level:
    return Level(EXACTLY, level)


def level_at_most(level: int) -> Level:
    return Level(AT_MOST, level)


def defense_at_most(defense: int) -> Defense:
    return Defense(AT_MOST, defense)


def attached_to(carriers: Dice) -> AttachedTo:
    return AttachedTo(carriers)
