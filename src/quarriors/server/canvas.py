"""A picture in 256 colours that is put together from sprites: our art as shares of ink, made by `web/tools/sprites.py`.

Every sprite is laid down in a ramp of eight colours, from the ground it lies on to its ink; so edges are soft, and no
pixel is ever worked out. A picture of 1200 × 630 takes a few milliseconds, most of them to compress it.
"""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

#: Steps between ground and ink.
_STEPS: Final = 8
#: Colours that a picture has room for.
_MOST: Final = 256
_FILE: Final = Path(__file__).with_name("sprites.bin")


@dataclass(frozen=True, slots=True)
class Sprite:
    """A drawing of one ink: row by row where it has any, and how far it is to what follows it."""

    wide: int
    high: int
    on: int
    rows: tuple[tuple[tuple[int, bytes], ...], ...]


@dataclass(frozen=True, slots=True)
class Stencils:
    """All sprites by name, and the body and the ink of each class of dice."""

    sprites: dict[str, Sprite]
    pairs: dict[str, tuple[str, str]]


@cache
def stencils() -> Stencils:
    """What there is to draw with; read once."""
    head, _, data = zlib.decompress(_FILE.read_bytes()).partition(b"\n")
    said = msgspec.json.decode(head)
    sprites = {}
    for name, (at, wide, high, on) in said["sprites"].items():
        rows = tuple(_runs(data[at + y * wide : at + (y + 1) * wide]) for y in range(high))
        sprites[name] = Sprite(wide, high, on, rows)
    return Stencils(sprites, {name: (body, ink) for name, (body, ink) in said["pairs"].items()})


def _runs(row: bytes) -> tuple[tuple[int, bytes], ...]:
    """Where there is ink in a row, and how much."""
    found, at = [], 0
    while at < len(row):
        if row[at] == 0:
            at += 1
            continue
        end = row.find(0, at)
        end = len(row) if end < 0 else end
        found.append((at, row[at:end]))
        at = end
    return tuple(found)


class Canvas:
    """Rows of pixels, each the number of a colour."""

    def __init__(self, wide: int, high: int) -> None:
        self.wide = wide
        self.high = high
        self._rows = [bytearray(wide) for _ in range(high)]
        self._colours: dict[str, int] = {}
        self._ramps: dict[tuple[str, str], bytes] = {}

    def colour(self, hex: str) -> int:
        """The number of a colour; where there is no room for another, that of the nearest."""
        known = self._colours.get(hex)
        if known is None and len(self._colours) < _MOST:
            known = self._colours[hex] = len(self._colours)
        if known is None:
            wanted = _channels(hex)
            known = self._colours[min(self._colours, key=lambda one: _apart(wanted, _channels(one)))]
        return known

    def fill(self, x: int, y: int, wide: int, high: int, hex: str) -> None:
        """A rectangle of one colour."""
        line = bytes([self.colour(hex)]) * wide
        for row in self._rows[y : y + high]:
            row[x : x + wide] = line

    def fade(self, x: int, y: int, wide: int, high: int, top: str, bottom: str, steps: int) -> None:
        """A rectangle whose colour changes from top to bottom."""
        for step in range(steps):
            begun, end = y + high * step // steps, y + high * (step + 1) // steps
            self.fill(x, begun, wide, end - begun, _mixed(top, bottom, step / max(1, steps - 1)))

    def put(self, sprite: Sprite, x: int, y: int, ground: str, ink: str) -> None:
        """A sprite, in that ink on that ground."""
        ramp = self._ramp(ground, ink)
        for row, runs in zip(self._rows[y : y + sprite.high], sprite.rows, strict=False):
            for at, levels in runs:
                row[x + at : x + at + len(levels)] = levels.translate(ramp)

    def _ramp(self, ground: str, ink: str) -> bytes:
        """Colours by their share of ink, as a table to translate with."""
        ramp = self._ramps.get((ground, ink))
        if ramp is None:
            colours = [self.colour(_mixed(ground, ink, step / (_STEPS - 1))) for step in range(_STEPS)]
            ramp = self._ramps[ground, ink] = bytes(colours) + bytes(_MOST - _STEPS)
        return ramp

    def png(self) -> bytes:
        """The picture as a file."""
        head = struct.pack(">IIBBBBB", self.wide, self.high, 8, 3, 0, 0, 0)
        colours = b"".join(bytes(_channels(hex)) for hex in self._colours)
        lines = b"".join(b"\0" + row for row in self._rows)
        parts = ((b"IHDR", head), (b"PLTE", colours), (b"IDAT", zlib.compress(lines, 6)), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _channels(hex: str) -> tuple[int, int, int]:
    return int(hex[1:3], 16), int(hex[3:5], 16), int(hex[5:7], 16)


def _apart(one: tuple[int, int, int], other: tuple[int, int, int]) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def _mixed(ground: str, ink: str, share: float) -> str:
    """A colour between two.

    >>> _mixed("#000000", "#ffffff", 0.5)
    '#808080'
    """
    parts = zip(_channels(ground), _channels(ink), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in parts)
