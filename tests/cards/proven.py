"""Which test proves which card: the `card` decorator writes it down as the test files are read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from quarriors.sets.base import BOX

Test = TypeVar("Test", bound=Callable[..., None])

#: Card name → names of the tests that prove it.
PROVEN: dict[str, list[str]] = {card.name: [] for card in BOX.cards}


def card(*names: str) -> Callable[[Test], Test]:
    """This test proves these cards; the names must be those on the cards."""
    for name in names:
        if name not in PROVEN:
            raise LookupError(f"the base box has no card named {name!r}")

    def proves(test: Test) -> Test:
        for name in names:
            PROVEN[name].append(test.__name__)
        return test

    return proves
