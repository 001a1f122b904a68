"""Colours: of dice, by their class, and of players, by their seat. Made readable, whatever the real dice look like."""

from __future__ import annotations

from functools import cache

from rich.color import Color
from rich.style import Style

#: One colour for each seat, light enough for black letters in dark and light.
_SEATS = ("#5fb3ff", "#ffb454", "#7ddc7d", "#f29be8")
_BLACK = (0, 0, 0)
_WHITE = (255, 255, 255)
#: The least contrast of symbols on a die, as web guidelines have it for text.
_CONTRAST = 4.5
#: Greys have no hue to be kept.
_HUELESS = 20
#: No die is darker than this, or it would be lost on a dark table.
_DARKEST = 0.035


def luminance(colour: tuple[int, int, int]) -> float:
    """How light a colour is, 0 to 1.

    >>> luminance((0, 0, 0)), round(luminance((255, 255, 255)), 3)
    (0.0, 1.0)
    """
    parts = [part / 255 for part in colour]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: tuple[int, int, int], two: tuple[int, int, int]) -> float:
    """How well two colours can be told apart, 1 to 21.

    >>> round(contrast((0, 0, 0), (255, 255, 255)))
    21
    """
    lighter, darker = sorted((luminance(one), luminance(two)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _read(colour: str) -> tuple[int, int, int]:
    return (int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16))


@cache
def die_colours(background: str, symbol: str) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """Background and symbol of a die on the screen: the real ones, moved apart until they can be read.

    >>> die_colours("#01eabc", "#ffffff")
    ((1, 234, 188), (0, 0, 0))
    """
    back = _read(background)
    while luminance(back) < _DARKEST:
        back = (min(255, back[0] + 10), min(255, back[1] + 10), min(255, back[2] + 10))
    front = _read(symbol)
    end = max((_BLACK, _WHITE), key=lambda colour: contrast(back, colour))
    while contrast(back, front) < _CONTRAST:
        front = _towards(front, end) if max(front) - min(front) > _HUELESS else end
    return back, front


def _towards(colour: tuple[int, int, int], end: tuple[int, int, int]) -> tuple[int, int, int]:
    """A step from a colour to another: its own hue is kept as long as it can be."""
    step = [now + (12 if goal > now else -12 if goal < now else 0) for now, goal in zip(colour, end, strict=True)]
    return (_clip(step[0]), _clip(step[1]), _clip(step[2]))


def _clip(part: int) -> int:
    return max(0, min(255, part))


@cache
def die_style(background: str, symbol: str) -> Style:
    """How a die of those colours is drawn."""
    back, front = die_colours(background, symbol)
    return Style(color=Color.from_rgb(*front), bgcolor=Color.from_rgb(*back))


def seat_style(seat: int) -> Style:
    """How a player's marker is drawn."""
    return Style(color="#000000", bgcolor=_SEATS[seat % len(_SEATS)], bold=True)
