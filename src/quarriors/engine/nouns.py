"""What dice a card speaks of: by kind, owner, place and quality."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .errors import DeclarationError
from .extension import mypyc_attr
from .faces import QUARTIFACT
from .players import Players, anyone
from .zones import LOCKED, QUEST, READY, WILDS, Zone

if TYPE_CHECKING:
    from .frame import Speaker
    from .numbers import Numbers

# -- what a die must be to be meant -----------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter:
    """A quality of a die."""

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        raise NotImplementedError(f"{type(self).__name__} must say ok(...)")

    def asks_defense(self) -> bool:
        """Whether it depends on the die's defense, which a Reaction may raise (C3)."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Other(Filter):
    """Not the die whose line speaks."""

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return die != f.it


@mypyc_attr(allow_interpreted_subclasses=True)
class Attacking(Filter):
    """Attacking you: asked while an attack on you is counted."""

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        if f.defender != f.you or s.owner(die) == f.you:
            return False
        if not s.attackers or die in s.attackers:
            return True
        # who takes no part in the battle does not attack; what others would do is asked by standing lines only
        return f.line < 0 and s.owner(die) != s.active and s.area == READY


@mypyc_attr(allow_interpreted_subclasses=True)
class Unattached(Filter):
    """A readied Spell that is attached to nothing."""

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return s.attached[die] < 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Filter):
    """Of that class, whatever the card's type."""

    def __init__(self, name: str) -> None:
        self.name = name

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return s.catalog.cards[s.shown_card(die)].die.name == self.name


@mypyc_attr(allow_interpreted_subclasses=True)
class OfType(Filter):
    """Of that type, whatever its class: "Mighty"."""

    def __init__(self, variant: str) -> None:
        self.variant = variant

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return s.catalog.cards[s.shown_card(die)].variant == self.variant


@mypyc_attr(allow_interpreted_subclasses=True)
class NotLocked(Filter):
    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return s.zone(die) != LOCKED


@mypyc_attr(allow_interpreted_subclasses=True)
class Energy(Filter):
    """Of that energy: a Light Creature, a Dark Creature."""

    def __init__(self, energy: int) -> None:
        self.energy = energy

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return s.catalog.cards[s.shown_card(die)].die.energy == self.energy


@mypyc_attr(allow_interpreted_subclasses=True)
class Accompanying(Filter):
    """Another Creature of the same player in the same Area; the Locked Area is part of the Ready Area."""

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return die != f.it and f.it >= 0 and s.beside(die, f.it)


@mypyc_attr(allow_interpreted_subclasses=True)
class SameLevel(Filter):
    """Of the level of the Creature whose line speaks."""

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return s.level(die) == s.level(f.it)


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstDefender(Filter):
    """Chosen first to defend in the attack under way."""

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return die in s.firsts


@mypyc_attr(allow_interpreted_subclasses=True)
class SummonedNow(Filter):
    """Summoned this turn; remembered in games with quests only."""

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return s.was_summoned(die)


COST: Final = 0
LEVEL: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Highest(Filter):
    """Of the highest cost or level in its pile."""

    def __init__(self, what: int) -> None:
        self.what = what

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

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return compares(s.level(die), self.how, self.limit)


@mypyc_attr(allow_interpreted_subclasses=True)
class Defense(Filter):
    def __init__(self, how: int, limit: int) -> None:
        self.how = how
        self.limit = limit

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return compares(s.defense(die), self.how, self.limit)

    def asks_defense(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Attack(Filter):
    """By its attack before caps: what another card holds down to 3 is not caught by "attack 3 or less"."""

    def __init__(self, how: int, limit: int) -> None:
        self.how = how
        self.limit = limit

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        return compares(s.uncapped_attack(die, f.defender), self.how, self.limit)


@mypyc_attr(allow_interpreted_subclasses=True)
class AttachedTo(Filter):
    """Attached to one of those Creatures."""

    def __init__(self, carriers: Dice) -> None:
        self.carriers = carriers

    def ok(self, s: Numbers, f: Speaker, die: int) -> bool:
        carrier = s.attached[die]
        return carrier >= 0 and self.carriers.has(s, f, carrier)


other = Other()
attacking = Attacking()
unattached = Unattached()
not_locked = NotLocked()
light_ones = Energy(1)
dark_ones = Energy(2)
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


def attack_at_most_of(limit: int) -> Attack:
    return Attack(AT_MOST, limit)


def level_is(level: int) -> Level:
    return Level(EXACTLY, level)


def level_at_most(level: int) -> Level:
    return Level(AT_MOST, level)


def defense_at_most(defense: int) -> Defense:
    return Defense(AT_MOST, defense)


def attached_to(carriers: Dice) -> AttachedTo:
    return AttachedTo(carriers)


# -- dice ------------------------------------------------------------------------------------------

CREATURES: Final = 0  # showing a Creature icon in a Ready Area or on a quest, or Locked
SPELLS: Final = 1  # showing a Spell icon in a Ready Area, attached or not
CREATURE_DICE: Final = 2  # whatever they show
SPELL_DICE: Final = 3
ANY_DICE: Final = 4
IT: Final = 5
THAT: Final = 6
THOSE: Final = 7
QUARTIFACTS: Final = 8  # in a Ready Area, carried or not
NOUN_IDS: Final = (
    "creatures", "spells", "creature_dice", "spell_dice", "dice", "it", "that", "those", "quartifacts",
)  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A noun phrase: which dice, whose, where, of what quality."""

    def __init__(self, noun: int, whose: Players, zones: list[int], filters: list[Filter]) -> None:
        self.noun = noun
        self.whose = whose
        self.zones = zones
        self.filters = filters
        #: Whether Large dice are among them: only where dice are re-rolled.
        self.large = False

    def find(self, s: Numbers, f: Speaker) -> list[int]:
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
                for card in range(len(s.catalog.cards)):
                    dice = s.on_card(card)
                    if dice and self._fits(s, f, dice[-1]):
                        found.append(dice[-1])
                continue
            if zone == QUEST and not s.catalog.has_quests:
                continue
            for player in self.whose.who(s, f):
                for die in s.pile(player, zone):
                    if self._fits(s, f, die):
                        found.append(die)
                if zone == READY and noun == CREATURES and s.catalog.has_locks:
                    for die in s.pile(player, LOCKED):  # part of the Ready Area (X4)
                        if self._fits(s, f, die):
                            found.append(die)
        return found

    def has(self, s: Numbers, f: Speaker, die: int) -> bool:
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
        zone = s.zone(die)
        if zone == LOCKED and noun == CREATURES:
            zone = READY
        return zone in self.zones and self.whose.covers(f, owner) and self._fits(s, f, die)

    def is_about_battle(self) -> bool:
        """Whether it speaks of an attack, and so of the battle in the Area of its Creature only."""
        return any(isinstance(quality, (Attacking, FirstDefender)) for quality in self.filters)

    def names_ready_area(self) -> bool:
        """Whether it names the Ready Area and so neither reaches nor works from the Quest Area (X6)."""
        return self.noun == CREATURES and QUEST not in self.zones

    def _fits(self, s: Numbers, f: Speaker, die: int) -> bool:
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
        elif noun == SPELL_DICE:
            if not s.catalog.spell_die[s.catalog.card_of[die]]:
                return False
        elif noun == QUARTIFACTS:
            if s.form[die] < 0 or s.catalog.kind[s.form[die]] != QUARTIFACT:
                return False
        elif s.catalog.has_large and s.catalog.large[s.catalog.card_of[die]] and not self.takes_large(s, die):
            return False
        if s.attachments and noun in (SPELL_DICE, ANY_DICE) and self._is_away(s, f, die):
            return False
        for quality in self.filters:
            if not quality.ok(s, f, die):
                return False
        return True

    def _is_away(self, s: Numbers, f: Speaker, die: int) -> bool:
        """Whether it is attached to a Creature in another Ready Area than those meant, or on a quest (K18)."""
        carrier = s.attached[die]
        return carrier >= 0 and (s.zone(carrier) == QUEST or not self.whose.covers(f, s.owner(carrier)))

    def takes_large(self, s: Numbers, die: int) -> bool:
        """Large dice are nothing to any effect but a re-roll, which is about dice that show a face."""
        return s.form[die] >= 0 and self.large


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
    """Creatures: `creatures(you, other, ready_area)`, `creatures(opponents, level_is(1))`.

    Without a zone those on a quest are meant too; Locked ones always are, unless `not_locked` is said.
    """
    return _dice(CREATURES, [READY, QUEST], words)


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


def quartifacts(*words: Players | Zone | Filter) -> Dice:
    """Quartifacts in a Ready Area, carried ones included."""
    return _dice(QUARTIFACTS, [READY], words)


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
    """One of them, chosen by the player who does it."""
    return Pick(ONE, 1, dice)


def exactly(number: int, dice: Dice) -> Pick:
    """That many of them, or as many as there are."""
    return Pick(ONE, number, dice)


def up_to(most: int, dice: Dice) -> Pick:
    """None to `most` of them; `up_to(1, ...)` is how "you may … one" is written."""
    return Pick(UP_TO, most, dice)


def any_number(dice: Dice) -> Pick:
    return Pick(UP_TO, MANY, dice)


def every(dice: Dice) -> Pick:
    """All of them, without a choice."""
    return Pick(ALL, MANY, dice)
