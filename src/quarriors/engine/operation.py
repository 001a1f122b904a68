"""What it takes to carry out a kind of pending work; `operations.py` lists who does it for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .frame import Frame

if TYPE_CHECKING:
    from .option import Option
    from .state import State


class Operation:
    """Runs a kind of pending work, and takes the answers to what it asks. It keeps nothing itself: frames do."""

    def run(self, s: State, f: Frame) -> None:
        """Goes on until a decision is open, other work is on top, or this is done and off the stack."""
        raise NotImplementedError(f"{type(self).__name__} must say run(...)")

    def answer(self, s: State, f: Frame, option: Option) -> None:
        """Takes the answer to the decision that it has asked for."""
        raise NotImplementedError(f"{type(self).__name__} asks nobody")

    def is_between(self, f: Frame) -> bool:
        """Whether it stands between options, where states that cards wait for are looked at (K13)."""
        return True
