"""The kinds of tests that a plain run leaves out, and which files have some: a run of a kind reads no others."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

#: Each kind, a marker of pyproject.toml, and what is written in a file that has tests of it.
KINDS = {
    "wheel": ("mark.wheel",),
    "evening": ("mark.evening",),
    "browser": ("mark.browser",),
    "long": ("mark.long", "BUDGETED"),
}


def asked_for(expression: str) -> frozenset[str]:
    """The kinds that `-m` asks for; none where it says anything but "this or that".

    >>> sorted(asked_for("long or wheel")), sorted(asked_for("not wheel"))
    (['long', 'wheel'], [])
    """
    words = frozenset(expression.split(" or "))
    return words if words <= KINDS.keys() else frozenset()


def shows(path: Path, kinds: Iterable[str]) -> bool:
    """Whether a file, or the conftest.py beside it whose fixtures it may use, says that it has tests of such kinds."""
    text = _text(path) + _text(path.with_name("conftest.py"))
    return any(words in text for kind in kinds for words in KINDS[kind])


@cache
def _text(path: Path) -> str:
    return path.read_text("utf-8") if path.is_file() else ""
