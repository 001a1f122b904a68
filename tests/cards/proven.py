"""Which test proves which card: the `card` decorator writes it down as the test files are read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from quarriors.engine.cards import Card
from tests.table import BOXES

Test = TypeVar("Test", bound=Callable[..., None])

#: Box id → its cards. Large Quiddity dice have no card of their own: they are no card to prove.
CARDS: dict[str, list[Card]] = {box.id: [card for card in box.cards if not card.die.large] for box in BOXES}

#: Card name → names of the tests that prove it. No two of our boxes have a card of the same name.
PROVEN: dict[str, list[str]] = {card.name: [] for cards in CARDS.values() for card in cards}


def card(*names: str) -> Callable[[Test], Test]:
    """This test proves these cards; the names must be those on the cards."""
    for name in names:
        if name not in PROVEN:
            raise LookupError(f"no box of ours has a card named {name!r}")

    def proves(test: Test) -> Test:
        for name in names:
            PROVEN[name].append(test.__name__)
        return test

    return proves
