"""The help of the plain table: what can be typed, and what faces and signs mean. Never wider than 80 columns."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from quarriors.text.faces import BURST
from quarriors.tongues import languages

if TYPE_CHECKING:
    from quarriors.text.words import Words

_WIDE = 79
#: What can be typed: the command, the end of the id of what follows it, and that of what it does.
_TYPED = (
    ("o", "", "options"), ("words", "", "words"), ("t", "", "table"), ("c", "", "cards"), ("c", "name", "card"),
    ("w", "", "why"), ("w", "thing", "why-not"), ("l", "", "log"), ("legend", "", "legend"), ("u", "", "undo"),
    ("confirm off", "", "confirm"), ("lang", "language", "lang"), ("q", "", "quit"),
)  # fmt: skip
#: What is said below the faces.
_SIGNS = ("bursts", "unknown", "discount", "marks", "now", "words")


def plain_help(words: Words) -> list[str]:
    """What can be typed at the plain table."""
    rows: list[tuple[str, str]] = []
    for command, what, does in _TYPED:
        typed = f"{command} {words.say(f'plain-help-{what}')}" if what else command
        slots = {"languages": ", ".join(languages())} if does == "lang" else {}
        rows.append((typed, words.say(f"plain-help-{does}", **slots)))
    return [*_filled(words.say("plain-help-title")), *_rows(rows), *_filled(words.say("plain-help-programs"))]


def plain_legend(words: Words) -> list[str]:
    """What faces and signs mean."""
    faces = [
        (words.say("face-quiddity", n=3), "quiddity"), (words.say("face-draw", n=2), "draw"),
        (words.say("face-reroll"), "reroll"), (words.say("face-spell"), "spell"), (words.say("face-lock"), "lock"),
        (words.say("face-question"), "question"), (words.say("plain-legend-creature-sign"), "creature"),
    ]  # fmt: skip
    lines = [*_filled(words.say("plain-legend-title"))]
    lines += _rows([(face, words.say(f"plain-legend-{id}")) for face, id in faces])
    for id in _SIGNS:
        slots = {"burst": BURST} if id == "bursts" else {}
        lines += _filled(words.say(f"plain-legend-{id}", **slots))
    return lines


def _filled(text: str) -> list[str]:
    return textwrap.wrap(text, _WIDE, break_on_hyphens=False)


def _rows(rows: list[tuple[str, str]]) -> list[str]:
    left = max(len(typed) for typed, _ in rows)
    lines: list[str] = []
    for typed, said in rows:
        first, *others = textwrap.wrap(said, _WIDE - left - 4, break_on_hyphens=False)
        lines += [f"  {typed:{left}}  {first}", *(" " * (left + 4) + other for other in others)]
    return lines
