"""Every phrase that card texts are made of, with its slots: what a language must have a pattern for.

The list is what English has patterns for; a new phrase is written there and in the other languages, nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from string import Formatter
from typing import Final

from quarriors.text.lang.en_patterns import PATTERNS

#: Slots that are given too, for languages that need them where English does not.
_MORE: Final[Mapping[str, tuple[str, ...]]] = {
    "cannot.summon": ("name",), "cannot.capture": ("name",), "extra_capture": ("it",), "free_summon": ("name",),
    "locks_on": ("name",), "captures.you": ("more",), "captures.they": ("more",), "event.attached": ("dice",),
    "cannot_cast.you": ("n", "more"), "cannot_cast.they": ("n", "more"), "cannot_cast.nobody": ("n", "more"),
    "cannot_reroll.you": ("n", "more"), "cannot_reroll.they": ("n", "more"), "cannot_reroll.nobody": ("n", "more"),
    "defenders_by.they": ("n", "more"),
}  # fmt: skip


def _slots(pattern: str) -> Iterator[str]:
    for _, field, _, _ in Formatter().parse(pattern):
        if field and not field.startswith("v."):
            yield field


#: Id and slots. Commands take the verb form as well; the rest is said one way only.
PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    id: tuple(dict.fromkeys([*_slots(pattern), *_MORE.get(id, ())])) for id, pattern in PATTERNS.items()
}
