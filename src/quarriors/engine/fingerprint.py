"""Fingerprints of boxes: two installations with the same fingerprint play the same cards."""

from __future__ import annotations

from hashlib import blake2b

from .cards import Box
from .faces import Face
from .walking import attributes

#: Worked out from the rest, or of no meaning to play.
_LEFT_OUT = (
    "box", "classic", "colours", "home", "index", "large", "needs", "note", "program", "provenance", "ready_only",
    "spends", "traits",
)  # fmt: skip


def fingerprint(box: Box) -> str:
    """Sixteen hexadecimal digits over everything that the cards of a box declare."""
    text = "\n".join(_told(card) for card in box.cards)
    return blake2b(text.encode(), digest_size=8).hexdigest()


def _told(thing: object) -> str:
    """A declaration as text, the same compiled and uncompiled."""
    if thing is None or isinstance(thing, (bool, int, str)):
        return repr(thing)
    if isinstance(thing, Face):
        return thing.notation
    if isinstance(thing, (list, tuple)):
        return "[" + ",".join(_told(part) for part in thing) + "]"
    parts = [f"{name}={_told(getattr(thing, name))}" for name in attributes(thing) if name not in _LEFT_OUT]
    return f"{type(thing).__name__}({','.join(parts)})"
