"""What an evaluator is."""

from __future__ import annotations

from typing import Protocol

from quarriors.engine.state import State


class Evaluator(Protocol):
    """Says of a table, for each seat, how likely it is to win: from 0 to 1, together 1.

    >>> class Even:
    ...     def values(self, s: State) -> list[float]:
    ...         return [1 / s.n] * s.n
    """

    def values(self, s: State) -> list[float]: ...


def decided(s: State) -> list[float]:
    """The values of a game that is over: a shared victory is divided."""
    values = [0.0] * s.n
    for seat in s.winners:
        values[seat] = 1.0 / len(s.winners)
    return values
