"""What dice a card speaks of: by kind, owner, place and quality."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .errors import DeclarationError
from .extension import mypyc_attr
from .faces import QUARTIFACT_FACE
from .players import ANYONE, Players, anyone
from .qualities import AttachedTo, Filter, FirstDefender, IsAttacking
from .words import Bare, Word, call, twin, word_of
from .zones import LOCKED_AREA, QUEST_AREA, READY_AREA, THE_WILDS, ZONE_WORDS, Zone

if TYPE_CHECKING:
    from .frame import Speaker
    from .numbers import Numbers

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
class Dice(Word):
    """A noun phrase: which dice, whose, where, of what quality."""

    def __init__(self, noun: int, whose: Players, zones: list[int], filters: list[Filter]) -> None:
        self.noun = noun
        self.whose = whose
        self.zones = zones
        self.filters = filters
        #: Whether Large dice are among them: only where dice are re-rolled.
        self.large = False

    def and_large(self) -> Dice:
        """The same dice for a re-roll."""
        made: Dice = twin(self)
        made.large = True
        return made

    def called(self) -> str:
        return NOUN_IDS[self.noun]

    def said(self) -> str:
        return word_of(self) if self.noun in (IT, THAT, THOSE) else call(word_of(self), self.parts())

    def parts(self) -> list[object]:
        """Whose, where and of what quality; what goes without saying is left out."""
        parts: list[object] = []
        if self.noun in (IT, THAT, THOSE):
            return parts
        if self.whose.code != ANYONE:
            parts.append(self.whose)
        if self.zones != default_zones(self.noun):
            parts += [Bare(ZONE_WORDS[zone]) for zone in self.zones]
        return parts + list(self.filters)

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
        takes_any = noun == ANY_DICE and not self.filters and not self.large and not s.attachments
        for zone in self.zones:
            if zone == THE_WILDS:
                for card in range(len(s.catalog.cards)):
                    dice = s.on_card(card)
                    if dice and self._fits(s, f, dice[-1]):
                        found.append(dice[-1])
                continue
            if zone == QUEST_AREA and not s.catalog.has_quests:
                continue
            for player in self.whose.who(s, f):
                if takes_any:
                    found += s.small(s.pile(player, zone))
                    continue
                for die in s.pile(player, zone):
                    if self._fits(s, f, die):
                        found.append(die)
                if zone == READY_AREA and noun == CREATURES and s.catalog.has_locks:
                    for die in s.pile(player, LOCKED_AREA):  # part of the Ready Area (X4)
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
            return THE_WILDS in self.zones and self._fits(s, f, die)
        zone = s.zone(die)
        if zone == LOCKED_AREA and noun == CREATURES:
            zone = READY_AREA
        return zone in self.zones and self.whose.covers(f, owner) and self._fits(s, f, die)

    def is_about_battle(self) -> bool:
        """Whether it speaks of an attack, and so of the battle in the Area of its Creature only."""
        return any(isinstance(quality, (IsAttacking, FirstDefender)) for quality in self.filters)

    def names_ready_area(self) -> bool:
        """Whether it names the Ready Area and so neither reaches nor works from the Quest Area (X6)."""
        return self.noun == CREATURES and QUEST_AREA not in self.zones

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
            if s.form[die] < 0 or s.catalog.kind[s.form[die]] != QUARTIFACT_FACE:
                return False
        elif s.catalog.has_large and s.catalog.large[s.catalog.card_of[die]] and not self.takes_large(s, die):
            return False
        if s.attachments and noun in (SPELLS, SPELL_DICE, ANY_DICE) and self._is_away(s, f, die):
            return False
        for quality in self.filters:
            if not quality.ok(s, f, die):
                return False
        return True

    def _is_away(self, s: Numbers, f: Speaker, die: int) -> bool:
        """Whether it is attached to a Creature in another Ready Area than those meant, or on a quest (K18)."""
        carrier = s.attached[die]
        if carrier < 0 or any(isinstance(quality, AttachedTo) for quality in self.filters):
            return False  # what is said of the carriers says where they are
        return s.zone(carrier) == QUEST_AREA or not self.whose.covers(f, s.owner(carrier))

    def takes_large(self, s: Numbers, die: int) -> bool:
        """Large dice are nothing to any effect but a re-roll, which is about dice that show a face."""
        return s.form[die] >= 0 and self.large


def default_zones(noun: int) -> list[int]:
    """Where dice are meant that nothing is said of; none: it must be said."""
    if noun == CREATURES:
        return [READY_AREA, QUEST_AREA]
    return [READY_AREA] if noun in (SPELLS, QUARTIFACTS) else []


def _dice(noun: int, words: tuple[Players | Zone | Filter, ...]) -> Dice:
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
        zones = default_zones(noun)
    if not zones:
        raise DeclarationError(f"{NOUN_IDS[noun]}(...) must say where: add a zone such as used_pile")
    return Dice(noun, whose, zones, filters)


def creatures(*words: Players | Zone | Filter) -> Dice:
    """Creatures: `creatures(you, other, ready_area)`, `creatures(opponents, level_is(1))`.

    Without a zone those on a quest are meant too; Locked ones always are, unless `not_locked` is said.
    """
    return _dice(CREATURES, words)


def spells(*words: Players | Zone | Filter) -> Dice:
    """Spells in a Ready Area, attached ones included; those on a quest only with `attached_to`."""
    return _dice(SPELLS, words)


def creature_dice(*words: Players | Zone | Filter) -> Dice:
    """Dice with a creature face, whatever they show: `creature_dice(you, other, used_pile)`."""
    return _dice(CREATURE_DICE, words)


def spell_dice(*words: Players | Zone | Filter) -> Dice:
    return _dice(SPELL_DICE, words)


def dice(*words: Players | Zone | Filter) -> Dice:
    return _dice(ANY_DICE, words)


def quartifacts(*words: Players | Zone | Filter) -> Dice:
    """Quartifacts in a Ready Area, carried ones included."""
    return _dice(QUARTIFACTS, words)


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
class Pick(Word):
    """How many of which dice. With `ALL` nobody chooses."""

    def __init__(self, quantity: int, most: int, dice: Dice) -> None:
        self.quantity = quantity
        self.most = most
        self.dice = dice

    def and_large(self) -> Pick:
        """The same pick for a re-roll."""
        made: Pick = twin(self)
        made.dice = self.dice.and_large()
        return made

    def called(self) -> str:
        if self.quantity == ALL:
            return "every"
        if self.quantity == ONE:
            return "one" if self.most == 1 else "exactly"
        return "any_number" if self.most == MANY else "up_to"

    def parts(self) -> list[object]:
        return [self.most, self.dice] if self.called() in ("exactly", "up_to") else [self.dice]


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
