"""Games as the store sees them, for tests that do not care what is played."""

from __future__ import annotations

import asyncio

from quarriors.server.store import EventRow, GameRow, Snapshot, Store, Unit


def row(id: str = "g", **differing: object) -> GameRow:
    """A game's row: running, public, its last change at 100."""
    made = GameRow(
        id=id,
        created=100.0,
        changed=100.0,
        status="running",
        public=True,
        number=1,
        turn=0,
        title="Friday",
        setup='{"players":2}',
        players='["Quinn","Monique"]',
        waits="person",
        deadline=None,
        secret=b"\x00\xff" * 16,
        invitation_hash="ab" * 32,
        standing="verified",
    )
    for name, value in differing.items():
        setattr(made, name, value)
    return made


def event(number: int, game: str = "g", *, answers: int | None = None, data: bytes = b"{}") -> EventRow:
    """An event; a move if it answers something."""
    return EventRow(game, number, "ready" if answers is None else "move", 0, data, 100.5 + number, answers)


def unit(*numbers: int, game: str = "g", **parts: object) -> Unit:
    """A unit with events of these numbers."""
    made = Unit(game, [event(number, game) for number in numbers])
    for name, value in parts.items():
        setattr(made, name, value)
    return made


def snapshot(number: int, game: str = "g") -> Snapshot:
    """A snapshot after the event of that number."""
    return Snapshot(game, number, b"\x00state", f"position {number}", "1")


def fill(url: str, *rows: GameRow) -> None:
    """Puts games into a database."""

    async def create() -> None:
        store = Store(url)
        await store.open()
        for one in rows:
            assert await store.create(one, [event(1, one.id)], {0: "hash"})
            assert await store.append(unit(2, game=one.id, dice=[("Portal", "Q1", 1)]))
            await store.add_code(f"code of {one.id}", one.id, 0, store.hours.now() + 60, "hash")
        await store.close()

    asyncio.run(create())
