"""A hub on a shelf instead of a database, as a page has it in its worker."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from quarriors.server.hub import Hub
from quarriors.server.room import Room
from quarriors.site.minds import Beside
from quarriors.site.shelf import MemoryShelf, Shelf
from quarriors.site.table import HomeTable


class QuietTable(HomeTable):
    """A table whose bots are played by the test."""

    def __init__(self, shelf: Shelf) -> None:
        super().__init__(shelf, thought)
        self.hub.changed = _nothing  # type: ignore[method-assign]


def _nothing(room: Room) -> None:
    """Nobody thinks."""


async def thought(question: bytes, seconds: float) -> str:
    """What the worker beside would say."""
    return Beside().answer(question)


@asynccontextmanager
async def shelved(shelf: MemoryShelf | None = None) -> AsyncIterator[Hub]:
    """A hub on that shelf, or on one of its own."""
    table = QuietTable(shelf if shelf is not None else MemoryShelf())
    await table.store.open()
    yield table.hub
