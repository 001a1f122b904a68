"""A word on standard error while something takes a moment, if somebody is looking."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quarriors.text.words import Words


@contextmanager
def waiting(id: str, words: Words) -> Iterator[None]:
    """Shows that message with a sign of life, and takes it away again."""
    if not sys.stderr.isatty():
        yield
        return
    from rich.console import Console

    with Console(stderr=True).status(words.say(id)):
        yield
