"""The table without a server plays the same games as a server: the same events from the same seed and decisions."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from quarriors.engine.record import write_record
from quarriors.server.commands import create
from quarriors.server.hub import Hub
from quarriors.server.messages import NewGame
from quarriors.server.setting_up import hashed
from quarriors.site.shelf import MemoryShelf
from quarriors.text import ENGLISH
from tests.server.playing import PLANS, Playing, QuietHub, hub_at, seen
from tests.site.shelved import shelved

BOXES = ["rise_of_the_demons", "quarmageddon", "qladiator", "quartifacts", "light_vs_dark", "promos"]


async def _played(hub: Hub, setup: dict[str, Any], seed: int, steps: int) -> tuple[Playing, list[tuple[Any, ...]]]:
    """A game of that setup, played at random by that seed, and all its events but for the time of day."""
    about = await create(hub, msgspec.convert(setup, NewGame), ENGLISH)
    playing = Playing(cast(QuietHub, hub), await hub.room(about["game"]), random.Random(seed))
    await playing.begin()
    await playing.play(steps)
    rows = await hub.store.events(about["game"])
    # a clock starts by the open time of whoever plays
    return playing, [(row.number, row.kind, row.seat, row.answers, _timeless(row.data)) for row in rows]


def _timeless(data: bytes) -> Any:
    event = msgspec.json.decode(data)
    for name in ("clock_since", "clocks", "asked", "game"):
        event.pop(name, None)
    return event


def _setup(box: str, chance: random.Random) -> dict[str, Any]:
    return {
        "seats": chance.choice(PLANS),
        "sets": list(dict.fromkeys(["base", box])),
        "rules": {"turn_limit": 8},
        "seed": chance.randrange(1000),
    }


@pytest.mark.anyio
@pytest.mark.parametrize("box", ["base", *BOXES])
async def test_a_game_is_the_same_on_a_shelf_and_in_a_database(box: str, tmp_path: Path) -> None:
    chance = random.Random(box)
    for seed in range(2):
        setup = _setup(box, chance)
        async with hub_at(f"sqlite:///{tmp_path / str(seed)}.sqlite3") as server, shelved() as here:
            there, events = await _played(server, setup, seed, 60)
            playing, same = await _played(here, setup, seed, 60)
            assert same == events
            assert len(events) > 20
            assert write_record(playing.match.table) == write_record(there.match.table)


@pytest.mark.anyio
async def test_a_game_comes_back_as_it_was() -> None:
    shelf = MemoryShelf()
    setup = _setup("quarmageddon", random.Random(3))
    async with shelved(shelf) as before:
        playing, events = await _played(before, setup, 5, 80)
        was = playing.was[playing.match.number]
    async with shelved(shelf) as after:
        again = Playing(cast(QuietHub, after), await after.room(playing.room.id), random.Random(0))
        rows = await after.store.events(again.room.id)
        assert [row.number for row in rows] == [number for number, *_ in events]
        assert seen(again.match) == was


@pytest.mark.anyio
async def test_secrets_are_kept_as_hashes_only() -> None:
    shelf = MemoryShelf()
    async with shelved(shelf) as hub:
        about = await create(hub, msgspec.convert(_setup("base", random.Random(1)), NewGame), ENGLISH)
    kept = b"".join(shelf.kept.values())
    for secret in about["secrets"].values():
        assert secret.encode() not in kept
        assert hashed(secret).encode() in kept
