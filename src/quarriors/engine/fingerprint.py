"""Fingerprints of boxes: two installations with the same fingerprint play the same cards."""

from __future__ import annotations

from hashlib import blake2b

from .cards import Box

#: Worked out from the rest, or of no meaning to play.
_LEFT_OUT = ("index", "program", "colours", "provenance", "spends", "box")


def fingerprint(box: Box) -> str:
    """Sixteen hexadecimal digits over everything that the cards of a box declare."""
    text = "\n".join(_told(card) for card in box.cards)
    return blake2b(text.encode(), digest_size=8).hexdigest()


def _told(thing: object) -> str:
    """A declaration as text, the same compiled and uncompiled."""
    if thing is None or isinstance(thing, (bool, int, str)):
        return repr(thing)
    if isinstance(thing, (list, tuple)):
        return "[" + ",".join(_told(part) for part in thing) + "]"
    names: list[str] = []
    for cls in type(thing).__mro__:
        compiled: tuple[str, ...] = cls.__dict__.get("__mypyc_attrs__", ())
        names += [name for name in compiled if name not in names]
    names += [name for name in getattr(thing, "__dict__", {}) if name not in names]
    parts = [
        f"{name}={_told(getattr(thing, name))}"
        for name in sorted(names)
        if name not in _LEFT_OUT and not name.startswith("_")
    ]
    return f"{type(thing).__name__}({','.join(parts)})"
