"""What can go wrong with a command, told in the language of whoever typed it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarriors.engine.errors import QuarriorsError

if TYPE_CHECKING:
    from quarriors.text.words import Words

#: Nothing in a message is longer than this: names of files may be.
_LONGEST = 900


class CommandError(QuarriorsError):
    """Something to tell, as the id of a message and what fills it in; another error may be among that."""

    def __init__(self, id: str, /, **slots: str | int | Exception) -> None:
        super().__init__(id, slots)
        self.id = id
        self.filling = slots

    def say(self, words: Words) -> str:
        """The whole of it, in that language."""
        filled = {name: _filling(slot, words) for name, slot in self.filling.items()}
        said = words.say(self.id, **filled)
        if not self.near:
            return said
        from quarriors.text.refusals import quoted

        return f"{said} {words.say('usage-did-you-mean', names=quoted(self.near, words))}"

    def __str__(self) -> str:
        from quarriors.text.words import ENGLISH

        return self.say(ENGLISH)


def _filling(slot: str | int | Exception, words: Words) -> str | int:
    """What fills a message in; nobody wants to read pages of it."""
    said = in_words(slot, words) if isinstance(slot, Exception) else slot
    return f"{said[:_LONGEST]}…" if isinstance(said, str) and len(said) > _LONGEST else said


class Failure(CommandError):
    """The command was right, but what it asks for cannot be had: a file, a terminal, a save."""


class Misuse(CommandError):
    """The command was wrong: options that do not go together, a value that cannot be."""


def in_words(error: Exception, words: Words) -> str:
    """An error in that language, as far as it has words for it; else as it was written, in English.

    >>> from quarriors.text.words import ENGLISH
    >>> in_words(Failure("file-missing", file="no-such.record"), ENGLISH)
    'There is no file no-such.record.'
    """
    from quarriors.system import fault_of
    from quarriors.text.refusals import advice, refusal_text
    from quarriors.tongues import LanguageError, languages

    if isinstance(error, CommandError):
        return error.say(words)
    if isinstance(error, LanguageError):
        return words.say("usage-language", language=error.asked, languages=", ".join(languages()))
    if isinstance(error, OSError):
        error = fault_of(error)
    if not isinstance(error, QuarriorsError):
        return str(error)
    return f"{refusal_text(error, words)} {advice(error, words)}".strip()
