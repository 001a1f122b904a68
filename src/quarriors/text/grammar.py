"""The parts of speech of card texts, and what a language must be able to say with them.

Three rooms make a sentence. `tell/` walks a card's declaration and knows no language; it hands over
*phrase ids* with their slots filled, and noun phrases as values. A `Language` (`lang/en.py`) knows words and
word order and nothing of cards. This module is what the two agree on; `phrases.py` lists every phrase.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum


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
    """How a place is tied to its sentence. Prepositions fuse with zone words, so a language has all four."""

    IN = "in"
    TO = "to"
    FROM = "from"
    OF = "of"


class Position(Enum):
    """Where a quality stands: before the noun, after it, or after its place too."""

    BEFORE = 0
    AFTER = 1
    LAST = 2
    #: After a place that is nobody's ("from the Wilds"), before one that is somebody's.
    FAR = 3


@dataclass(frozen=True)
class Quality:
    """A quality of a die in words: "level 1", "of level 2 or lower", "costing 4 Quiddity or less"."""

    text: str
    position: Position = Position.AFTER


@dataclass(frozen=True)
class NounPhrase:
    """Dice in words: quantity · whose · adjectives · noun · qualities and place.

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


class Kind(Enum):
    """What a clause is, which decides how it is joined to the next."""

    COMMAND = 0  # "destroy one Creature"
    MAY = 1  # "you may cull one die"
    STATEMENT = 2  # "each Creature in your Ready Area has +2 attack"


@dataclass(frozen=True)
class Clause:
    """A clause without its capital and full stop."""

    text: str
    kind: Kind = Kind.COMMAND
    #: It leans on the one before having been done: "if you do, …".
    if_done: bool = False


class Language(ABC):
    """What a language must be able to do; everything else about cards is the same in all of them.

    A language is a module in `lang/` with one subclass. `phrases` has a sentence pattern for each id of
    `PHRASES`, in which `{v.destroy}` stands for a verb in the form asked for and `{dice}` for a slot.
    """

    #: The tag that callers name it by, such as "en" or "pt-BR".
    code: str
    #: Its name in itself.
    name: str
    #: A pattern for every id of `PHRASES`.
    phrases: Mapping[str, str]
    #: The four forms of every verb its patterns use.
    verbs: Mapping[str, tuple[str, str, str, str]]

    def phrase(self, id: str, form: Form = Form.IMPERATIVE, **slots: str) -> str:
        """That phrase with its slots filled and its verbs in that form."""
        return self.phrases[id].format(v=_Verbs(self.verbs, form), **slots)

    def knows(self, id: str) -> bool:
        """Whether it has that phrase."""
        return id in self.phrases

    @abstractmethod
    def noun_phrase(self, phrase: NounPhrase) -> str:
        """Those dice in words."""

    @abstractmethod
    def dice(self, number: int) -> str:
        """The noun after that number: "die", "dice"."""

    @abstractmethod
    def there_is(self, phrase: NounPhrase) -> str:
        """That there are so many of them: "there are no dice in your bag"."""

    @abstractmethod
    def pronoun(self, number: int) -> str:
        """One or several dice just named, as an object."""

    @abstractmethod
    def this(self, what: str, again: bool) -> str:
        """The die whose line speaks: "creature", "die", "spell", "carrier"; `again` if it was just named."""

    @abstractmethod
    def that(self, again: bool) -> str:
        """The Creature an event is about."""

    @abstractmethod
    def those(self, verb: str, several: bool, quantity: Quantity) -> str:
        """The dice the step before dealt with, by its verb: "the culled die", "one of the rolled dice"."""

    @abstractmethod
    def place(self, relation: Relation, zones: Sequence[str], whose: str, quantity: Quantity) -> str:
        """A place in words: "in your Ready Area", "from an opponent's Used Pile"."""

    @abstractmethod
    def players(self, who: str) -> str:
        """A word for players as a subject."""

    @abstractmethod
    def a_player(self, who: str) -> str:
        """A player word where any one of them is meant and not named yet: "an opponent", "the attacking player"."""

    @abstractmethod
    def no_player(self, who: str) -> str:
        """None of those players, as a subject; nothing, if the word means one player only."""

    @abstractmethod
    def each_player_who(self, who: str, clause: str) -> str:
        """A player word with a relative clause: "each opponent who …"."""

    @abstractmethod
    def signed(self, number: int) -> str:
        """A change: "+2", "−1"."""

    @abstractmethod
    def listing(self, parts: Sequence[str]) -> str:
        """Several things in a row: "a, b and c"."""

    @abstractmethod
    def sequence(self, clauses: Sequence[Clause]) -> str:
        """Clauses one after the other, in one or more sentences, less the first capital and the last stop."""

    @abstractmethod
    def instead(self, text: str) -> str:
        """Something that takes the place of something just said: "+3 attack instead"."""

    @abstractmethod
    def capital(self, text: str) -> str:
        """With the capital a sentence begins with."""

    def sentence(self, text: str) -> str:
        """With its capital and its full stop."""
        return self.capital(text) + "."

    @abstractmethod
    def quality_position(self, id: str) -> Position:
        """Where the quality with that phrase id stands."""

    def proper_name(self, name: str) -> str:
        """The name of a card or class of dice: English, unless the edition in that language translates it."""
        return name

    def short_name(self, name: str) -> str:
        """What players call a class of dice for short, where room is scarce: "Dragon", "Warrior"."""
        head, of, _ = self.proper_name(name).partition(" of ")
        return head if of else head.split()[-1]


class _Verbs:
    """What `{v.destroy}` in a pattern looks at."""

    def __init__(self, verbs: Mapping[str, tuple[str, str, str, str]], form: Form) -> None:
        self._verbs = verbs
        self._form = form

    def __getattr__(self, verb: str) -> str:
        return self._verbs[verb][self._form.value]
