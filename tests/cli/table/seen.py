"""What a person sees: the screen as text, and where in it something stands."""

from __future__ import annotations

import io

from rich.console import Console
from textual.app import App


def screen_text(app: App[int]) -> str:
    """The screen as lines of text, without colours; spaces at the ends of lines are left out."""
    width, height = app.size
    console = Console(width=width, height=height, file=io.StringIO(), record=True, legacy_windows=False)
    drawn = app.screen._compositor.render_update(full=True, screen_stack=app._background_screens)
    console.print(drawn)
    lines = console.export_text(styles=False).splitlines()
    return "\n".join(line.rstrip() for line in lines).rstrip("\n") + "\n"


def place_of(app: App[int], words: str, which: int = 0) -> tuple[int, int]:
    """Column and row where those words begin on the screen; the first of several, unless another is named."""
    found = [(line.index(words), row) for row, line in enumerate(screen_text(app).splitlines()) if words in line]
    assert len(found) > which, f"{words!r} is not on the screen:\n{screen_text(app)}"
    return found[which]


def shows(app: App[int], words: str) -> bool:
    """Whether those words stand somewhere on the screen, perhaps over several lines."""
    return " ".join(words.split()) in " ".join(screen_text(app).replace("│", " ").split())
