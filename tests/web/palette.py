"""A picture in 256 colours: a third of its bytes. Messengers leave out pictures that are too large."""

from __future__ import annotations

import struct
import zlib
from collections import Counter

Colour = tuple[int, int, int]

_HEAD = b"\x89PNG\r\n\x1a\n"


def in_few_colours(png: bytes) -> bytes:
    """The same picture with a palette, by median cut."""
    width, height, rows = _read(png)
    counts = Counter(colour for row in rows for colour in row)
    palette, places = _cut(counts)
    lines = b"".join(b"\0" + bytes(places[colour] for colour in row) for row in rows)
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = b"".join(bytes(colour) for colour in palette)
    parts = ((b"IHDR", head), (b"PLTE", colours), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b""))
    return _HEAD + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _read(png: bytes) -> tuple[int, int, list[list[Colour]]]:
    """Size and rows of a picture as browsers write it: 8 bits a channel, not interlaced."""
    at, packed, head = len(_HEAD), b"", b""
    while at < len(png):
        (size,) = struct.unpack(">I", png[at : at + 4])
        kind, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + size]
        head = data if kind == b"IHDR" else head
        packed += data if kind == b"IDAT" else b""
        at += 12 + size
    width, height, depth, kind_of, _, _, interlaced = struct.unpack(">IIBBBBB", head)
    if depth != 8 or kind_of not in (2, 6) or interlaced:
        raise ValueError("this is no picture of a browser")
    step = 3 if kind_of == 2 else 4
    raw, line, rows = zlib.decompress(packed), width * step, []
    above = bytearray(line)
    for y in range(height):
        begun = y * (line + 1)
        now = bytearray(raw[begun + 1 : begun + 1 + line])
        _unfilter(raw[begun], now, above, step)
        rows.append([(now[x], now[x + 1], now[x + 2]) for x in range(0, line, step)])
        above = now
    return width, height, rows


def _unfilter(kind: int, now: bytearray, above: bytearray, step: int) -> None:
    for at in range(len(now)):
        left = now[at - step] if at >= step else 0
        up = above[at]
        corner = above[at - step] if at >= step else 0
        if kind == 1:
            now[at] = (now[at] + left) & 255
        elif kind == 2:
            now[at] = (now[at] + up) & 255
        elif kind == 3:
            now[at] = (now[at] + (left + up) // 2) & 255
        elif kind == 4:
            guess = left + up - corner
            near = min((left, up, corner), key=lambda one: abs(guess - one))
            now[at] = (now[at] + near) & 255


def _cut(counts: Counter[Colour]) -> tuple[list[Colour], dict[Colour, int]]:
    """256 colours, and which of them stands for each."""
    boxes = [list(counts)]
    while len(boxes) < 256:
        place, axis, width = max(
            ((at, *_widest(box, counts)) for at, box in enumerate(boxes)), key=lambda found: found[2]
        )
        if width <= 0:
            break
        box = sorted(boxes.pop(place), key=lambda colour: colour[axis])
        half, seen, cut = sum(counts[one] for one in box) / 2, 0, 0
        while cut < len(box) - 1 and seen < half:
            seen += counts[box[cut]]
            cut += 1
        boxes += [box[: max(1, cut)], box[max(1, cut) :]]
    palette: list[Colour] = []
    places: dict[Colour, int] = {}
    for box in boxes:
        total = sum(counts[one] for one in box)
        red, green, blue = (round(sum(one[axis] * counts[one] for one in box) / total) for axis in range(3))
        places.update(dict.fromkeys(box, len(palette)))
        palette.append((red, green, blue))
    return palette, places


def _widest(box: list[Colour], counts: Counter[Colour]) -> tuple[int, float]:
    """The channel in which a box is widest, and how much it matters: width by the root of how often it is seen."""
    widths = [max(one[axis] for one in box) - min(one[axis] for one in box) for axis in range(3)]
    axis = widths.index(max(widths))
    return axis, float(widths[axis] * sum(counts[one] for one in box) ** 0.4) if len(box) > 1 else 0.0
