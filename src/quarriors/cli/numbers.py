"""Numbers as a language writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quarriors.text.words import Words


def decimal(value: float, digits: int, words: Words) -> str:
    """A number with so many digits behind the point.

    >>> from quarriors.text import Words
    >>> decimal(19.47, 1, Words("en")), decimal(19.47, 1, Words("it"))
    ('19.5', '19,5')
    """
    return localised(f"{value:.{digits}f}", words)


def localised(number: str, words: Words) -> str:
    """A number that Python has written, with the sign for the point that the language has."""
    return number.replace(".", words.say("number-point"))


def percent(share: float, words: Words) -> str:
    """A share of the whole, as a percentage.

    >>> from quarriors.text import Words
    >>> percent(0.513, Words("en")), percent(0.513, Words("it"))
    ('51.3%', '51,3%')
    """
    return words.say("number-percent", n=decimal(100 * share, 1, words))


def points(share: float, words: Words) -> str:
    """A difference in chances, in points of a hundred, with its sign.

    >>> from quarriors.text import Words
    >>> points(0.074, Words("en")), points(-0.074, Words("it"))
    ('+7.4', '−7,4')
    """
    rounded = round(100 * share, 1)
    sign = "+" if rounded > 0 else "−" if rounded < 0 else "±"
    return sign + decimal(abs(rounded), 1, words)
