"""What workers tell each other beside the games: however often it changes, they are told a few times a second."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any, cast

import pytest

from quarriors.server import asides
from quarriors.server.asides import Asides
from quarriors.server.company import Offer
from quarriors.server.hub import Hub
from quarriors.server.room import Room

Json = dict[str, Any]


class Wire:
    """A hub of which nothing is wanted but that it hands on; and what it was given."""

    is_shared = True

    def __init__(self) -> None:
        self.told: list[Json] = []
        self.store = self
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, work: Any) -> None:
        self._tasks.append(asyncio.ensure_future(work))

    async def tell_aside(self, game: str, message: str) -> None:
        self.told.append(json.loads(message))


class Place:
    """A room with an onlooker and an open question."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.name = ""
        self.company = SimpleNamespace(watching_here=lambda: (1, [self.name]), offer=None)


@pytest.fixture
def wire() -> Wire:
    return Wire()


@pytest.fixture
def beside(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> Asides:
    monkeypatch.setattr(asides, "_TOGETHER", 0.05)
    return Asides(cast(Hub, wire))


def room(id: str = "g") -> Any:
    return cast(Room, Place(id))


@pytest.mark.anyio
async def test_a_hundred_names_are_told_as_two(wire: Wire, beside: Asides) -> None:
    here, elsewhere = room(), room("h")
    for number in range(100):
        here.name = f"Zoe {number}"
        beside.watching(here)
    beside.watching(elsewhere)  # another table need not wait for it
    await asyncio.sleep(0)
    assert [told["game"] for told in wire.told] == ["g", "h"]
    while len(wire.told) < 3:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.2)
    assert [told["watching"][1] for told in wire.told] == [["Zoe 0"], [""], ["Zoe 99"]]


@pytest.mark.anyio
async def test_questions_and_answers_keep_their_order(wire: Wire, beside: Asides) -> None:
    here = room()
    for _ in range(50):
        here.company.offer = Offer(0, "new", [1])
        beside.offered(here)
        beside.answered(here, 1, False)
    while len(wire.told) < 3:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.2)
    assert [bool(told["offer"]) for told in wire.told] == [True, True, False]
    assert wire.told[-1]["answer"] == [1, False]


@pytest.mark.anyio
async def test_after_a_moment_the_next_one_is_told_at_once(wire: Wire, beside: Asides) -> None:
    here = room()
    beside.answered(here, 1, True)
    await asyncio.sleep(0.2)
    beside.answered(here, 1, False)
    await asyncio.sleep(0)
    assert [told["answer"] for told in wire.told] == [[1, True], [1, False]]
