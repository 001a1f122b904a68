"""Yes and no, in the language of whoever is asked; y and n are understood in all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quarriors.text.words import Words

_YES = {"y", "yes"}
_NO = {"n", "no", ""}


def is_yes(answer: str, words: Words) -> bool:
    """Whether that means yes.

    >>> from quarriors.text.words import ENGLISH
    >>> is_yes(" Yes\\n", ENGLISH), is_yes("", ENGLISH)
    (True, False)
    """
    return answer.strip().casefold() in _YES | _read(words.say("plain-yes"))


def is_no(answer: str, words: Words) -> bool:
    """Whether that means no; so does nothing at all."""
    return answer.strip().casefold() in _NO | _read(words.say("plain-no"))


def _read(answers: str) -> set[str]:
    return {answer.strip().casefold() for answer in answers.split(",")}
