"""What is at the other end: a terminal to draw on, or a pipe."""

from __future__ import annotations

import os
import shutil
import sys

from quarriors.cli.failures import Failure


def is_drawable() -> bool:
    """Whether somebody types and looks, at a terminal on which windows can be drawn."""
    if sys.stdin is None or os.environ.get("TERM") == "dumb":
        return False
    return sys.stdin.isatty() and sys.stdout.isatty()


def check_size(columns: int, lines: int) -> None:
    """Refuses a terminal that is smaller than that."""
    size = shutil.get_terminal_size()
    if size.columns < columns or size.lines < lines:
        raise Failure("play-size", columns=columns, lines=lines, width=size.columns, height=size.lines)
