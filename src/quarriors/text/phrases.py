"""Every phrase that card texts are made of, with its slots: what a language must have a pattern for.

The list is what English has patterns for; a new phrase is written there and in the other languages, nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quarriors.text.grammar import slots_of
from quarriors.text.lang.en.phrases import PATTERNS

#: Slots that are given too, for languages that need them where English does not.
_MORE: Final[Mapping[str, tuple[str, ...]]] = {
    "cannot.summon": ("name",), "cannot.capture": ("name",), "extra_capture": ("it",), "free_summon": ("name",),
    "locks_on": ("name",), "captures.you": ("more",), "captures.they": ("more",), "event.attached": ("dice",),
    "cannot_cast.you": ("n", "more"), "cannot_cast.they": ("n", "more"), "cannot_cast.nobody": ("n", "more"),
    "cannot_reroll.you": ("n", "more"), "cannot_reroll.they": ("n", "more"), "cannot_reroll.nobody": ("n", "more"),
    "defenders_by.they": ("n", "more"), "until.while_there": ("it",), "worth": ("it",), "worth.less": ("it",),
    "is.worth": ("it",), "is.quest_level": ("it",), "is.untargeted": ("it",), "is.unaffected": ("it",),
    "is.unharmed": ("it",), "is.unharmed_by": ("it",), "is.silent": ("it",), "is.deadly": ("it",),
    "is.defend_first": ("it",), "is.score_first": ("it",), "is.cannot_score": ("it",), "is.cannot_attack": ("it",),
    "is.cannot_unlock": ("it",), "is.no_cull": ("it",), "change": ("totals",),
}  # fmt: skip


#: Id and slots. Commands take the verb form as well; the rest is said one way only.
PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    id: tuple(dict.fromkeys([*slots_of(pattern), *_MORE.get(id, ())])) for id, pattern in PATTERNS.items()
}
