"""Whom and what a card speaks of: players, and dice by kind, owner, place and quality."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .errors import DeclarationError
from .extension import mypyc_attr
from .zones import READY, WILDS, ZONES, Zone

if TYPE_CHECKING:
    from .frame import Frame
    from .numbers import Numbers

# -- players ---------------------------------------------------------------------------------------

YOU: Final = 0
OPPONENTS: Final = 1
THEM: Final = 2
DEFENDER: Final = 3
ANYONE: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Players:
    """A word for players, seen from the player whose line speaks."""

    def __init__(self, code: int, id: str) -> None:
        self.code = code
        self.id = id

    def who(self, s: Numbers, f: Frame) -> list[int]:
        """The players meant, clockwise from the one whose line speaks."""
        code = self.code
        if code == YOU:
            return [f.you]
        if code == THEM:
            return [f.them]
        if code == DEFENDER:
            return [f.defender] if f.defender >= 0 else []
        first = 1 if code == OPPONENTS else 0
        return [(f.you + k) % s.n for k in range(first, s.n)]

    def covers(self, f: Frame, player: int) -> bool:
        code = self.code
        if code == YOU:
            return player == f.you
        if code == OPPONENTS:
            return player != f.you
        if code == THEM:
            return player == f.them
        if code == DEFENDER:
            return player == f.defender
        return True

    def __repr__(self) -> str:
        return self.id


you = Players(YOU, "you")
opponents = Players(OPPONENTS, "opponents")
#: Inside `they(...)`: the player whose turn it is to do it.
them = Players(THEM, "them")
#: During an attack: the player being attacked.
defender = Players(DEFENDER, "defender")
anyone = Players(ANYONE, "anyone")

# -- what a die must be to be meant -----------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter:
    """A quality of a die."""

    def ok(self, s: Numbers, f: Frame, die: int) -> bool:
        raise NotImplementedError(f"{type(self).__name__} must say ok(...)")

    def asks_defense(self) -> bool:
        """Whether it depends on the die's defense, which a Reaction may raise (C3)."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Other(Filter):
    """Not the die whose line speaks."""

    def ok(self, s: Numbers, f: Frame, die: int) -> bool:
        return die != f.it


@mypyc_attr(allow_interpreted_subclasses=True)
class Attacking(Filter):
    """Attacking you: asked while an attack on you is counted."""

    def ok(self, s: Numbers, f: Frame, die: int) -> bool:
        return f.defender == f.you and s.owner(die) != f.you


@mypyc_attr(allow_interpreted_subclasses=True)
class Unattached(Filter):
    """A readied Spell that is attached to nothing."""

    def ok(self, s: Numbers, f: Frame, die: int) -> bool:
        return s.attached[die] < 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Filter):
    """Of that class, whatever the card's type."""

    def __init__(self, name: str) -> None:
        self.name = name

    def ok(self, s: Numbers, f: Frame, die: int) -> bool:
        return s.catalog.cards[s.shown_card(die)].die.name == self.name


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

    def ok(self, s: Numbers, f: Frame, die: int) -> bool:
        return compares(s.level(die), self.how, self.limit)


@mypyc_attr(allow_interpreted_subclasses=True)
class Defense(Filter):
    def __init__(self, how: int, limit: int) -> None:
        self.how = how
        self.limit = limit

    def ok(self, s: Numbers, f: Frame, die: int) -> bool:
        return compares(s.defense(die), self.how, self.limit)

    def asks_defense(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class AttachedTo(Filter):
    """Attached to one of those Creatures."""

    def __init__(self, carriers: Dice) -> None:
        self.carriers = carriers

    def ok(self, s: Numbers, f: Frame, die: int) -> bool:
        carrier = s.attached[die]
        return carrier >= 0 and self.carriers.has(s, f, carrier)


other = Other()
attacking = Attacking()
unattached = Unattached()


def named(name: str) -> Named:
    return Named(name)


def level_is(level: int) -> Level:
    return Level(EXACTLY, level)


def level_at_most(level: int) -> Level:
    return Level(AT_MOST, level)


def defense_at_most(defense: int) -> Defense:
    return Defense(AT_MOST, defense)


def attached_to(carriers: Dice) -> AttachedTo:
    return AttachedTo(carriers)


# -- dice ------------------------------------------------------------------------------------------

CREATURES: Final = 0  # showing a Creature icon in a Ready Area
SPELLS: Final = 1  # showing a Spell icon in a Ready Area, attached or not
CREATURE_DICE: Final = 2  # whatever they show
SPELL_DICE: Final = 3
ANY_DICE: Final = 4
IT: Final = 5
THAT: Final = 6
THOSE: Final = 7
NOUN_IDS: Final = ("creatures", "spells", "creature_dice", "spell_dice", "dice", "it", "that", "those")


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A noun phrase: which dice, whose, where, of what quality."""

    def __init__(self, noun: int, whose: Players, zones: list[int], filters: list[Filter]) -> None:
        self.noun = noun
        self.whose = whose
        self.zones = zones
        self.filters = filters

    def find(self, s: Numbers, f: Frame) -> list[int]:
        """Every die meant, in the order of the players and of their piles."""
        noun = self.noun
        if noun == IT:
            return [f.it]
        if noun == THAT:
            return [f.that]
        if noun == THOSE:
            return f.those[:]
        found: list[int] = []
        for zone in self.zones:
            if zone == WILDS:
                for pile in range(s.n * ZONES, s.n * ZONES + len(s.catalog.cards)):
                    dice = s.piles[pile]
                    if dice and self._fits(s, f, dice[-1]):
                        found.append(dice[-1])
                continue
            for player in self.whose.who(s, f):
                for die in s.piles[player * ZONES + zone]:
                    if self._fits(s, f, die):
                        found.append(die)
        return found

    def has(self, s: Numbers, f: Frame, die: int) -> bool:
        """Whether that one die is meant."""
        noun = self.noun
        if noun == IT:
            return die == f.it
        if noun == THAT:
            return die == f.that
        if noun == THOSE:
            return die in f.those
        owner = s.owner(die)
        if owner < 0:
            return WILDS in self.zones and self._fits(s, f, die)
        return s.where[die] % ZONES in self.zones and self.whose.covers(f, owner) and self._fits(s, f, die)

    def _fits(self, s: Numbers, f: Frame, die: int) -> bool:
        noun = self.noun
        if noun == CREATURES:
            if not s.is_creature(die):
                return False
        elif noun == SPELLS:
            if not s.is_spell(die):
                return False
        elif noun == CREATURE_DICE:
            if not s.catalog.creature_die[s.catalog.card_of[die]]:
                return False
        elif noun == SPELL_DICE and not s.catalog.spell_die[s.catalog.card_of[die]]:
            return False
        for quality in self.filters:
            if not quality.ok(s, f, die):
                return False
        return True


def _dice(noun: int, default: list[int], words: tuple[Players | Zone | Filter, ...]) -> Dice:
    whose = anyone
    zones: list[int] = []
    filters: list[Filter] = []
    for word in words:
        if isinstance(word, Players):
            whose = word
        elif isinstance(word, Zone):
            zones.append(word.code)
        else:
            filters.append(word)
    if not zones:
        zones = default
    if not zones:
        raise DeclarationError(f"{NOUN_IDS[noun]}(...) must say where: add a zone such as used_pile")
    return Dice(noun, whose, zones, filters)


def creatures(*words: Players | Zone | Filter) -> Dice:
    """Creatures in a Ready Area: `creatures(you, other)`, `creatures(opponents, level_is(1))`."""
    return _dice(CREATURES, [READY], words)


def spells(*words: Players | Zone | Filter) -> Dice:
    """Spells in a Ready Area, attached ones included."""
    return _dice(SPELLS, [READY], words)


def creature_dice(*words: Players | Zone | Filter) -> Dice:
    """Dice with a creature face, whatever they show: `creature_dice(you, other, used_pile)`."""
    return _dice(CREATURE_DICE, [], words)


def spell_dice(*words: Players | Zone | Filter) -> Dice:
    return _dice(SPELL_DICE, [], words)


def dice(*words: Players | Zone | Filter) -> Dice:
    return _dice(ANY_DICE, [], words)


it = Dice(IT, anyone, [], [])
#: The die an event is about.
that = Dice(THAT, anyone, [], [])
#: The dice the step before dealt with.
those = Dice(THOSE, anyone, [], [])

# -- how many --------------------------------------------------------------------------------------

ALL: Final = 0
ONE: Final = 1  # exactly one, if there is one
UP_TO: Final = 2
MANY: Final = 1 << 20  # no upper bound


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick:
    """How many of which dice. With `ALL` nobody chooses."""

    def __init__(self, quantity: int, most: int, dice: Dice) -> None:
        self.quantity = quantity
        self.most = most
        self.dice = dice


def one(dice: Dice) -> Pick:
    """One of them, chosen by the player whose line speaks."""
    return Pick(ONE, 1, dice)


def up_to(most: int, dice: Dice) -> Pick:
    """None to `most` of them; `up_to(1, ...)` is how "you may … one" is written."""
    return Pick(UP_TO, most, dice)


def any_number(dice: Dice) -> Pick:
    return Pick(UP_TO, MANY, dice)


def every(dice: Dice) -> Pick:
    """All of them, without a choice."""
    return Pick(ALL, MANY, dice)
