"""Names most like one that is not there, for the end of a complaint."""

from __future__ import annotations

from typing import Final

_LIKE: Final = 0.6
_AS_LIKE: Final = 0.1
_MOST: Final = 4


def did_you_mean(wanted: str, names: list[str]) -> str:
    """What to add to "there is no such name": the names most like it, or nothing.

    >>> did_you_mean("Quak Dragon", ["Quake Dragon", "Mighty Quake Dragon", "Witching Hag"])
    "; did you mean 'Quake Dragon'?"
    >>> did_you_mean("hag", ["Witching Hag", "Strong Witching Hag", "Portal"])
    "; did you mean 'Witching Hag' or 'Strong Witching Hag'?"
    >>> did_you_mean("xyzzy", ["Portal"])
    ''
    """
    return suggestion(nearest(wanted, names))


def suggestion(near: list[str]) -> str:
    """The same for names that are known to be the most like it.

    >>> suggestion(["Portal"]), suggestion([])
    ("; did you mean 'Portal'?", '')
    """
    return f"; did you mean {' or '.join(repr(name) for name in near)}?" if near else ""


def nearest(wanted: str, names: list[str]) -> list[str]:
    """The names most like one that is not there, the most like it first.

    >>> nearest("hag", ["Witching Hag", "Strong Witching Hag", "Portal"])
    ['Witching Hag', 'Strong Witching Hag']
    """
    from difflib import SequenceMatcher  # only those who mistype wait for it

    word = wanted.strip().lower()[:80]
    if not word:
        return []
    scores: list[tuple[float, str]] = []
    for name in names:
        matcher = SequenceMatcher(None, word, name.lower())
        # Two quick looks that never say too little: most names are not like it at all.
        likely = matcher.real_quick_ratio() >= _LIKE and matcher.quick_ratio() >= _LIKE
        score = matcher.ratio() if likely else 0.0
        if score < _LIKE and len(word) > 2 and word in name.lower():
            score = _LIKE
        if score >= _LIKE:
            scores.append((score, name))
    if not scores:
        return []
    best = max(score for score, _ in scores)
    scores.sort(key=_worst_last)
    return [name for score, name in scores if score > best - _AS_LIKE][:_MOST]


def _worst_last(scored: tuple[float, str]) -> float:
    return -scored[0]
