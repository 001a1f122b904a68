"""Words: one language, handed to everything that speaks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from quarriors.text.catalogue import fill_in, has_message
from quarriors.text.languages import FALLBACK, language, language_tag

if TYPE_CHECKING:
    from quarriors.text.grammar import Language


class Words:
    """One language: its messages, its names and its grammar.

    >>> words = Words("en")
    >>> words.say("event-glory", player="Quinn", n=3)
    'Quinn gains 3 Glory.'
    >>> Words("en") == words, str(words)
    (True, 'en')
    """

    __slots__ = ("_language", "code")

    def __init__(self, lang: str) -> None:
        #: Its tag, such as "en" or "pt-BR".
        self.code = language_tag(lang)
        self._language: Language | None = None

    @property
    def language(self) -> Language:
        """Its grammar, looked up only once: it is asked for with every name."""
        if self._language is None:
            self._language = language(self.code)
        return self._language

    @property
    def name(self) -> str:
        """Its name in itself."""
        return self.language.name

    def say(self, _message: str, /, **args: str | int | float) -> str:
        """A message of the catalogue, with its variables filled in, one of which may be called `id`: compiled, the name
        of what comes first counts although it comes by its place."""
        return fill_in(_message, self.code, tuple(args.items()))

    def has(self, id: str) -> bool:
        """Whether the catalogue has that message; what English has, every language can say.

        >>> ENGLISH.has("phase-attack"), ENGLISH.has("phase-lunch")
        (True, False)
        """
        return has_message(id, self.code) or has_message(id, FALLBACK)

    def listing(self, parts: Sequence[str]) -> str:
        """Several things in a row: "a, b and c"."""
        return self.language.listing(parts)

    def counted(self, things: Sequence[str]) -> str:
        """Things in a row; those alike are counted, not repeated.

        >>> ENGLISH.counted(["Toad", "Newt", "Toad"])
        '2 × Toad and Newt'
        """
        count = {thing: things.count(thing) for thing in things}
        return self.listing([f"{n} × {thing}" if n > 1 else thing for thing, n in count.items()])

    def proper_name(self, name: str) -> str:
        """The name of a card or class of dice: English, unless the edition in that language translates it."""
        return _proper_name(self.language, name)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words) and other.code == self.code

    def __hash__(self) -> int:
        return hash(self.code)

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"Words({self.code!r})"


@lru_cache(8192)
def _proper_name(speaker: Language, name: str) -> str:
    """Names are said all the time, and some languages put them together from parts."""
    return speaker.proper_name(name)


#: The language everything can be said in.
ENGLISH: Final = Words(FALLBACK)
