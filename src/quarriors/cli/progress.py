"""A bar for long work, on standard error, if somebody is looking."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quarriors.text.words import Words


@contextmanager
def progress(total: int, unit: str, words: Words, done: int = 0) -> Iterator[Callable[..., None]]:
    """Shows how much is done and how long the rest will take; yields what to tell it: how many are done,
    and of how many, if that is known only now.

    What was `done` before does not count for the speed.
    It is drawn only when it is told something, so that it is not measured along with the work.
    """
    if not sys.stderr.isatty():
        yield lambda done, of=total: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    counted, left = (TextColumn(words.say(f"progress-{id}")) for id in (unit, "left"))
    columns = (BarColumn(), MofNCompleteColumn(), counted, TimeRemainingColumn(), left)
    with Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False) as bar:
        task = bar.add_task("", total=total, completed=done)
        yield lambda done, of=total: bar.update(task, completed=done, total=of, refresh=True)
