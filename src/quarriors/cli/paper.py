"""What commands print on: rich's console, but for the ends that are ours to decide."""

from __future__ import annotations

from rich.console import Console


class Paper(Console):
    """A console that leaves it to `root` what a closed pipe means."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError
