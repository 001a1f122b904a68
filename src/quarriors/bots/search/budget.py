"""How much a bot may think about one decision: a number of test games, or a time."""

from __future__ import annotations

import re
from collections.abc import Iterator
from time import perf_counter
from typing import Final

from quarriors.engine.errors import SetupError

#: More would be thinking for its own sake.
MOST_NODES: Final = 1_000_000
MOST_SECONDS: Final = 600.0

_NODES: Final = re.compile(r"([0-9]{1,7})n")
_SECONDS: Final = re.compile(r"([0-9]{1,3}(?:\.[0-9]{1,4})?)s")


class Budget:
    """Nodes or seconds for one decision. With nodes a bot answers the same on every machine.

    A node is one test game. However small the budget, each option is looked at once, to the end of the turn:
    ``1n`` leaves it at that.

    >>> Budget.parse("96n").nodes, Budget.parse("0.5s").seconds
    (96, 0.5)
    >>> str(Budget.parse("0.50s"))
    '0.5s'
    >>> Budget.parse("much")
    Traceback (most recent call last):
    quarriors.engine.errors.SetupError: a budget is like '96n' (test games) or '0.5s' (seconds), not 'much'
    """

    __slots__ = ("nodes", "seconds")

    def __init__(self, nodes: int = 0, seconds: float = 0.0) -> None:
        if (nodes > 0) == (seconds > 0) or nodes < 0 or seconds < 0:
            raise SetupError("a budget has either nodes or seconds")
        if nodes > MOST_NODES or seconds > MOST_SECONDS:
            raise _refused(f"{nodes}n" if nodes else f"{seconds:g}s")
        #: Test games, or 0.
        self.nodes = nodes
        #: Seconds of thinking, or 0.
        self.seconds = seconds

    @staticmethod
    def parse(text: object) -> Budget:
        """Reads what stands after a bot's name: ``96n`` or ``0.5s``."""
        if isinstance(text, str):
            if (found := _NODES.fullmatch(text)) is not None and int(found[1]) > 0:
                return Budget(nodes=int(found[1]))
            if (found := _SECONDS.fullmatch(text)) is not None and float(found[1]) > 0:
                return Budget(seconds=float(found[1]))
        raise _refused(str(text))

    def spend(self) -> Iterator[int]:
        """Counts test games, from 0 on, as long as the budget allows one more; there is always a first.

        >>> list(Budget.parse("3n").spend())
        [0, 1, 2]
        """
        if self.nodes:
            yield from range(self.nodes)
            return
        end = perf_counter() + self.seconds
        number = 0
        while number == 0 or perf_counter() < end:
            yield number
            number += 1

    def __str__(self) -> str:
        return f"{self.nodes}n" if self.nodes else f"{self.seconds:g}s"

    def __repr__(self) -> str:
        return f"Budget.parse({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Budget) and (self.nodes, self.seconds) == (other.nodes, other.seconds)

    def __hash__(self) -> int:
        return hash((self.nodes, self.seconds))

    def __reduce__(self) -> tuple[object, ...]:
        return (Budget, (self.nodes, self.seconds))


def _refused(text: str) -> SetupError:
    said = f"a budget is like '96n' (test games) or '0.5s' (seconds), not {text[:40]!r}"
    if _NODES.fullmatch(text) or _SECONDS.fullmatch(text):
        said += f"; the most is {MOST_NODES}n or {MOST_SECONDS:g}s, the least 1n"
    return SetupError(said).worded("budget", text=text[:40], nodes=MOST_NODES, seconds=f"{MOST_SECONDS:g}")
