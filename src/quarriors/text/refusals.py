"""Errors in words: what the program refuses and why, in the language of whoever reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarriors.engine.errors import Misread, QuarriorsError

if TYPE_CHECKING:
    from quarriors.text.words import Words


def refusal_text(error: QuarriorsError, words: Words) -> str:
    """An error in that language, or as it was written, in English, if it has no message.

    >>> from quarriors.engine.errors import RecordError, SetupError
    >>> from quarriors.text.words import ENGLISH
    >>> refusal_text(SetupError("not 9").worded("players", n=9), ENGLISH)
    'Quarriors! is for 2 to 4 players, not 9.'
    >>> refusal_text(RecordError(12, "over").worded("record-over"), ENGLISH)
    'line 12: the game was over before this line.'
    """
    if isinstance(error, Misread) and error.line:
        return words.say("file-line", line=error.line, reason=refusal_text(error.cause(), words))
    if not error.message:
        return str(error)
    sentences = [words.say(f"refused-{error.message}", **_filled(error, words))]
    if error.near:
        sentences.append(words.say("usage-did-you-mean", names=quoted(error.near, words)))
    return " ".join(sentences)


def advice(error: QuarriorsError, words: Words) -> str:
    """What to write on the command line instead, if there is such advice."""
    id = f"refused-{error.message}-help"
    return words.say(id, **_filled(error, words)) if error.message and words.has(id) else ""


def quoted(names: list[str], words: Words) -> str:
    """Names that might be meant, in quotes."""
    return ", ".join(words.say("quoted", name=name) for name in names)


def _filled(error: QuarriorsError, words: Words) -> dict[str, str | int]:
    """What fills its message in; lists are listed, and other errors told."""
    filled: dict[str, str | int] = {}
    for name, slot in error.slots.items():
        if isinstance(slot, QuarriorsError):
            filled[name] = refusal_text(slot, words)
        else:
            filled[name] = slot if not isinstance(slot, list) else words.listing(slot) if slot else ""
    return filled
