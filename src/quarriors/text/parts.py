"""The parts of speech of card texts: what the walk over a declaration hands to a language.

Three rooms make a sentence. `tell/` walks a card's declaration and knows no language: it makes values of this module
and never a finished text. A `Language` (`grammar.py`, and a folder of `lang/`) puts them into words, and knows nothing
of cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from typing import Any, TypeAlias


class Form(Enum):
    """The forms of a verb: *destroy a Creature*, *you may destroy*, *it destroys*, *the destroyed die*."""

    IMPERATIVE = 0
    INFINITIVE = 1
    THIRD = 2
    PARTICIPLE = 3


class Quantity(Enum):
    """How many of them, as the front of a noun phrase says it."""

    EACH = "each"  # all of them, one by one
    ALL = "all"  # the bare plural: what is counted
    ONE = "one"  # one that somebody chooses
    SOME = "some"  # any one of them: "when you destroy a Creature"
    NONE = "none"
    UP_TO = "up_to"
    ANY_NUMBER = "any_number"
    AT_LEAST = "at_least"
    AT_MOST = "at_most"
    EXACTLY = "exactly"


class Relation(Enum):
    """How a place is tied to its sentence. Prepositions fuse with zone words, so a language has them all."""

    IN = "in"
    TO = "to"
    FROM = "from"
    OF = "of"
    #: Out of where they lie, where a language that says so elsewhere in the sentence says "in".
    OUT = "out"


class Position(Enum):
    """Where a quality stands: before the noun, after it, or after its place too."""

    BEFORE = 0
    AFTER = 1
    LAST = 2
    #: After a place that is nobody's ("from the Wilds"), before one that is somebody's.
    FAR = 3


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase of the language with its slots filled, its verbs in that form."""

    id: str
    form: Form
    slots: tuple[tuple[str, Part], ...] = ()

    def slot(self, name: str) -> Part:
        """What fills that slot."""
        return next(part for known, part in self.slots if known == name)


@dataclass(frozen=True, slots=True)
class Wording:
    """A phrase that a box brings along, as its pattern in the language at hand."""

    pattern: str
    form: Form
    slots: tuple[tuple[str, Part], ...] = ()


@dataclass(frozen=True, slots=True)
class Quality:
    """A quality of a die: "level 1", "costing 4 Quiddity or less". Without a position the language finds its place."""

    text: Part
    position: Position | None = None


@dataclass(frozen=True, slots=True)
class NounPhrase:
    """Dice: quantity · whose · adjectives · noun · qualities and place.

    `whose` is a player word ("you", "opponents", "them", "defender", "anyone" and the others of `nouns`), or "their"
    for somebody just named. With `zones` it tells whose zones they are, without it belongs to the noun itself:
    "one of your Creatures".
    """

    noun: str
    quantity: Quantity
    number: int = 1
    whose: str = "anyone"
    zones: tuple[str, ...] = ()
    relation: Relation = Relation.IN
    other: bool = False
    #: A class of dice, which then takes the place of the noun: "Bog Toad", "Bog Toad die".
    name: str = ""
    qualities: tuple[Quality, ...] = ()
    #: The place has just been named: "there".
    there: bool = False
    #: As a subject, one somebody chooses has to say who: "one Creature of your choice".
    chosen: bool = False
    #: The phrase whose object they are: in some languages the verb decides how their place is tied to them.
    done: str = ""


@dataclass(frozen=True, slots=True)
class ThereIs:
    """That there are so many of them: "there are no dice in your bag", "you have no Creatures"."""

    dice: NounPhrase


@dataclass(frozen=True, slots=True)
class PlacePhrase:
    """A place: "in your Ready Area", "from an opponent's Used Pile"."""

    relation: Relation
    zones: tuple[str, ...]
    whose: str
    quantity: Quantity = Quantity.ONE


class Meant(Enum):
    """Which of the players that a word stands for."""

    ALL = "all"  # "each opponent"
    ANY = "any"  # one who is not named yet: "an opponent", "the attacking player"
    NONE = "none"  # "no opponent"


@dataclass(frozen=True, slots=True)
class PlayerPhrase:
    """Players, by a word of `nouns`: "opponents", "defender", "that_player"."""

    who: str
    meant: Meant = Meant.ALL


@dataclass(frozen=True, slots=True)
class PlayerWho:
    """Players with a relative clause: "each opponent who …"."""

    who: str
    clause: Part


@dataclass(frozen=True, slots=True)
class Reference:
    """Something already known.

    `what` is the die whose line speaks ("it"), the one an event is about ("that") or dice just named ("dice").
    `noun` is what it is called by name: "creature", "die", "spell", "carrier", "bearer", "dice". `again` says that it
    was named just now, so that a pronoun will do; whether that is a subject or an object, the pattern knows. `among`
    says that other Creatures have been named before it, with which it may be confused.
    """

    what: str
    noun: str
    again: bool = False
    number: int = 1
    among: bool = False


@dataclass(frozen=True, slots=True)
class Those:
    """The dice the step before dealt with, by its verb: "the culled die", "one of the rolled dice"."""

    verb: str
    several: bool
    quantity: Quantity


@dataclass(frozen=True, slots=True)
class Signed:
    """A change: "+2", "−1"."""

    number: int


@dataclass(frozen=True, slots=True)
class Name:
    """The name of a card or class of dice."""

    name: str


@dataclass(frozen=True, slots=True)
class Listing:
    """Several things in a row: "a, b and c"."""

    parts: tuple[Part, ...]


class Kind(Enum):
    """What a clause is, which decides how it is joined to the next."""

    COMMAND = 0  # "destroy one Creature"
    MAY = 1  # "you may cull one die"
    STATEMENT = 2  # "each Creature in your Ready Area has +2 attack"


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause without its capital and full stop."""

    text: Part
    kind: Kind = Kind.COMMAND
    #: It leans on the one before having been done: "if you do, …".
    if_done: bool = False


@dataclass(frozen=True, slots=True)
class Clauses:
    """Clauses one after the other, in one or more sentences, less the first capital and the last stop."""

    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Replacement:
    """Something that takes the place of something just said: "+3 attack instead".

    `event` says that it takes the place of what happens, not of words: "you may move it to your Active Pool instead".
    """

    part: Part
    event: bool = False


#: Everything that can fill a slot. A number is a number, a text is one that somebody else has finished.
Part: TypeAlias = (
    str | int | Phrase | Wording | Quality | NounPhrase | ThereIs | PlacePhrase | PlayerPhrase | PlayerWho | Reference
    | Those | Signed | Name | Listing | Clause | Clauses | Replacement
)  # fmt: skip


def row(parts: list[Part]) -> Part:
    """Several things in a row, or the only one."""
    return parts[0] if len(parts) == 1 else Listing(tuple(parts))


def inner_parts(part: Any) -> Iterator[Any]:
    """A part and everything in it, from the outside in."""
    yield part
    if isinstance(part, tuple):
        for one in part:
            yield from inner_parts(one)
    elif is_dataclass(part):
        for field in fields(part):
            yield from inner_parts(getattr(part, field.name))


def with_other(part: Any, old: Part, new: Part) -> Any:
    """The same part with the first `old` in it, from the outside in, as `new`."""
    return _with_other(part, old, new)[0]


def _with_other(part: Any, old: Part, new: Part) -> tuple[Any, bool]:
    if type(part) is type(old) and part == old:
        return new, True
    if isinstance(part, tuple):
        for place, one in enumerate(part):
            other, found = _with_other(one, old, new)
            if found:
                return (*part[:place], other, *part[place + 1 :]), True
    elif is_dataclass(part) and not isinstance(part, type):
        for field in fields(part):
            other, found = _with_other(getattr(part, field.name), old, new)
            if found:
                return replace(part, **{field.name: other}), True
    return part, False
