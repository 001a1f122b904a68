"""What a language must be able to do with the parts of speech, and how its patterns are filled in.

A pattern is a sentence with fields. Each field is one of these:

- `{dice}`: what fills that slot; `{dice:of}` the same in a case that the language knows, such as after a preposition;
- `{v.destroy}`: a verb, in the form the phrase is told in; `{v.add+them}` a verb with its object, which may become a
  pronoun and lean on it; `{v.destroy@dice}` its participle, agreeing with what fills that slot;
- `{n#die|dice}`: a word by number, one or several; `{dice?o|a|i|e}` by gender and number: masculine, feminine, and both
  in the plural.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from string import Formatter
from typing import Final

from quarriors.text import parts
from quarriors.text.parts import Clause, Form, Kind, NounPhrase, Part, Phrase, PlacePhrase, Position, Quality, Wording


@dataclass(frozen=True, slots=True)
class Agreement:
    """What other words agree with."""

    feminine: bool = False
    plural: bool = False
    #: A pronoun leans on its verb, or is left out; anything else is said.
    pronoun: bool = False


NEUTRAL: Final = Agreement()


class Language(ABC):
    """What a language must be able to do; everything else about cards is the same in all of them.

    A language is a folder of `lang/` with one subclass. `phrases` has a pattern for each id of `PHRASES`.
    """

    #: The tag that callers name it by, such as "en" or "pt-BR".
    code: str
    #: Its name in itself.
    name: str
    #: A pattern for every id of `PHRASES`.
    phrases: Mapping[str, str]
    #: The forms of every verb its patterns use: imperative, infinitive, third person, participle.
    verbs: Mapping[str, tuple[str, ...]]
    #: Where each quality stands, by its phrase; the others come right after the noun.
    positions: Mapping[str, Position]
    #: Between a command and the next: ", then ".
    then: str
    #: The form of a verb on a button: what will be done to the die you choose.
    button_form: Form = Form.IMPERATIVE

    def __init__(self) -> None:
        self._speakers: dict[type, Callable[..., str]] = {
            parts.Phrase: self.fill_in,
            parts.Wording: self.fill_in,
            parts.NounPhrase: self.noun_phrase,
            parts.ThereIs: lambda part, case: self.there_is(part.dice),
            parts.PlacePhrase: self.place,
            parts.PlayerPhrase: self.player,
            parts.PlayerWho: self.player_who,
            parts.Reference: self.reference,
            parts.Those: self.those,
            parts.Signed: lambda part, case: self.signed(part.number),
            parts.Name: lambda part, case: self.proper_name(part.name),
            parts.Listing: lambda part, case: self.listing([self.render(one) for one in part.parts]),
            parts.Clause: lambda part, case: self.render(part.text),
            parts.Clauses: lambda part, case: self.sequence(part.clauses),
            parts.Replacement: self.replacement,
        }

    # -- rendering -----------------------------------------------------------------------------------

    def render(self, part: Part, case: str = "") -> str:
        """A part in words, in that case."""
        if isinstance(part, str):
            return part
        if isinstance(part, int):
            return str(part)
        return self._speakers[type(part)](part, case)

    def knows(self, id: str) -> bool:
        """Whether it has that phrase."""
        return id in self.phrases

    def pattern(self, phrase: Phrase, case: str = "") -> str:
        """The pattern for that phrase; a language may have several, and choose by its case and by what fills it."""
        return self.phrases[phrase.id]

    def fill_in(self, phrase: Phrase | Wording, case: str = "", noun: Agreement | None = None) -> str:
        """A phrase with its slots filled; a quality agrees with its noun, in the slot `noun`."""
        slots = dict(phrase.slots)
        said: list[str] = []
        for text, field in _pieces(phrase.pattern if isinstance(phrase, Wording) else self.pattern(phrase, case)):
            said.append(text)
            if field is not None:
                said.append(self._field(field, phrase.form, slots, noun))
        return self.smooth("".join(said))

    def _field(self, field: _Field, form: Form, slots: Mapping[str, Part], noun: Agreement | None) -> str:
        if field.choice:
            agreement = noun if field.slot == "noun" and noun is not None else self.agreement(slots[field.slot])
            return field.choice[_chosen(agreement, len(field.choice))]
        if not field.verb:
            return self.render(slots[field.slot], field.case)
        if field.agrees:
            agreement = noun if field.slot == "noun" and noun is not None else self.agreement(slots[field.slot])
            return self.participle(field.verb, agreement)
        if field.slot:
            return self.verb_with(field.verb, form, slots[field.slot], field.case)
        return self.verbs[field.verb][form.value]

    def smooth(self, text: str) -> str:
        """What was filled in, made fluent: where something was left out, or words fuse."""
        return text

    def agreement(self, part: Part) -> Agreement:
        """What other words agree with."""
        if isinstance(part, int):
            return Agreement(plural=part != 1)
        if isinstance(part, parts.Reference):
            return Agreement(plural=part.number != 1, pronoun=part.again)
        if isinstance(part, NounPhrase):
            return Agreement(plural=self.is_several(part))
        return NEUTRAL

    @staticmethod
    def is_several(phrase: NounPhrase) -> bool:
        """Whether the phrase as a whole is in the plural."""
        several, counted = parts.Quantity, phrase.quantity
        if counted in (several.ALL, several.ANY_NUMBER):
            return True
        numbered = (several.ONE, several.UP_TO, several.AT_LEAST, several.AT_MOST, several.EXACTLY)
        return counted in numbered and phrase.number != 1

    def verb_with(self, verb: str, form: Form, part: Part, case: str = "") -> str:
        """A verb in that form with its object behind it."""
        return f"{self.verbs[verb][form.value]} {self.render(part, case)}"

    def participle(self, verb: str, agreement: Agreement) -> str:
        """What has been done to something: "destroyed"."""
        return self.verbs[verb][Form.PARTICIPLE.value]

    def quality(self, quality: Quality, noun: Agreement) -> str:
        """A quality in words, agreeing with its noun."""
        if isinstance(quality.text, Phrase | Wording):
            return self.fill_in(quality.text, "", noun)
        return self.render(quality.text)

    def position(self, quality: Quality) -> Position:
        """Where a quality stands."""
        if quality.position is not None:
            return quality.position
        id = quality.text.id if isinstance(quality.text, Phrase) else ""
        return self.positions.get(id, Position.AFTER)

    # -- what each language does its own way ---------------------------------------------------------

    @abstractmethod
    def noun_phrase(self, phrase: NounPhrase, case: str = "") -> str:
        """Those dice in words."""

    @abstractmethod
    def there_is(self, dice: NounPhrase) -> str:
        """That there are so many of them."""

    @abstractmethod
    def place(self, place: PlacePhrase, case: str = "") -> str:
        """A place in words."""

    @abstractmethod
    def player(self, player: parts.PlayerPhrase, case: str = "") -> str:
        """Players in words; nothing, if there is no word for none of them."""

    @abstractmethod
    def player_who(self, player: parts.PlayerWho, case: str = "") -> str:
        """Players with a relative clause."""

    @abstractmethod
    def reference(self, reference: parts.Reference, case: str = "") -> str:
        """Something already known, by name or pronoun."""

    @abstractmethod
    def those(self, those: parts.Those, case: str = "") -> str:
        """The dice the step before dealt with."""

    def signed(self, number: int) -> str:
        """A change: "+2", "−1"."""
        return f"+{number}" if number >= 0 else f"−{-number}"

    @abstractmethod
    def listing(self, words: Sequence[str]) -> str:
        """Several things in a row: "a, b and c"."""

    def sequence(self, clauses: Sequence[Clause]) -> str:
        """Clauses one after the other, in one or more sentences, less the first capital and the last stop."""
        text = self.render(clauses[0].text)
        for before, clause in pairwise(clauses):
            if clause.if_done:
                text += ". " + self.capital(self.render(Phrase("if_done", Form.IMPERATIVE, (("act", clause.text),))))
            elif before.kind is clause.kind is Kind.COMMAND and not before.if_done:
                text += f"{self.then}{self.render(clause.text)}"
            else:
                text += ". " + self.capital(self.render(clause.text))
        return text

    @abstractmethod
    def replacement(self, replacement: parts.Replacement, case: str = "") -> str:
        """Something that takes the place of something just said, or of what happens."""

    def capital(self, text: str) -> str:
        """With the capital a sentence begins with."""
        return text[:1].upper() + text[1:]

    def sentence(self, text: str) -> str:
        """With its capital and its full stop."""
        return self.capital(text) + "."

    def proper_name(self, name: str) -> str:
        """The name of a card or class of dice: English, unless the edition in that language translates it."""
        return name

    def die_called(self, name: str) -> str:
        """A die by the name of its card in this language: what `DIE($die)` says in a message."""
        return name

    def short_name(self, name: str) -> str:
        """What players call a class of dice for short, where room is scarce."""
        return self.proper_name(name)


# -- patterns --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Field:
    """What stands between braces."""

    slot: str = ""
    case: str = ""
    verb: str = ""
    agrees: bool = False
    choice: tuple[str, ...] = ()


_VERB: Final = re.compile(r"v\.(\w+)(?:([+@])(\w+))?")
_CHOICE: Final = re.compile(r"(\w+)[#?](.*)")


@lru_cache(8192)
def _pieces(pattern: str) -> tuple[tuple[str, _Field | None], ...]:
    """Text and the field behind it, in turn."""
    return tuple(
        (text, None if field is None else _read(field, case or ""))
        for text, field, case, _ in Formatter().parse(pattern)
    )


def _read(field: str, case: str) -> _Field:
    verb = _VERB.fullmatch(field)
    if verb is not None:
        return _Field(verb[3] or "", case, verb[1], verb[2] == "@")
    choice = _CHOICE.fullmatch(field)
    if choice is not None:
        return _Field(choice[1], choice=tuple(choice[2].split("|")))
    return _Field(field, case)


def _chosen(agreement: Agreement, choices: int) -> int:
    """Which of the words: one and several, or masculine and feminine and both of them in the plural."""
    return agreement.plural if choices == 2 else 2 * agreement.plural + agreement.feminine


def verbs_of(pattern: str) -> list[str]:
    """The verbs that a pattern uses."""
    return [field.verb for _, field in _pieces(pattern) if field is not None and field.verb]


def slots_of(pattern: str) -> list[str]:
    """The slots that a pattern speaks of.

    >>> slots_of("{v.draw} {n} {n#die|dice} and {v.add+them} {to:in}")
    ['n', 'them', 'to']
    """
    fields = [field for _, field in _pieces(pattern) if field is not None]
    return list(dict.fromkeys(field.slot for field in fields if field.slot and field.slot != "noun"))


def series(words: Sequence[str], last_word: str) -> str:
    """Several things in a row, the last behind a word of its own."""
    if len(words) == 1:
        return words[0]
    return f"{', '.join(words[:-1])} {last_word} {words[-1]}"
