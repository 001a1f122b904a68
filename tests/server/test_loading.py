"""A match read from the store is the match that was played, from whichever snapshot, at whichever event."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from quarriors.cli import main
from quarriors.server.archive import MainLine, sealed_text
from quarriors.server.loading import load
from quarriors.server.match import RUNNING, Match
from quarriors.server.match_events import Undo, decode
from quarriors.server.room import Room
from tests.budget import scaled
from tests.server.playing import Deaf, Playing, QuietHub, hub_at, made, random_setup, seen

pytestmark = pytest.mark.anyio


async def check_loaded(playing: Playing, numbers: list[int]) -> None:
    """What the store gives back is what there was."""
    id = playing.room.id
    assert seen((await load(playing.hub.store, id)).match) == seen(playing.match)
    for number in numbers:
        loaded = await load(playing.hub.store, id, number)
        assert loaded.upgraded_from == ""
        assert seen(loaded.match) == playing.was[number], number


async def check_followed(playing: Playing, number: int) -> None:
    """From the snapshot before that event everything can be followed, up to where dice were left as they lay."""
    store, id = playing.hub.store, playing.room.id
    kept = await store.snapshot(id, number)
    if kept is None:
        return
    match = Match.restored(id, (await playing.hub.row(id)).secret, kept.data)
    for row in await store.events(id, match.number):
        event = decode(row.data)
        if isinstance(event, Undo) and event.far:
            return
        match.fold(row.number, row.seat, event, row.at)
        if row.number in playing.was:
            assert seen(match) == playing.was[row.number], (kept.number, row.number)


async def check_archive(playing: Playing, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The line of moves that count leads to the table, and the text of it is in order."""
    row = await playing.hub.row(playing.room.id)
    rows = await playing.hub.store.events(row.id)
    assert [one.number for one in rows] == list(range(1, playing.match.number + 1))
    table = MainLine(rows).game()
    live = playing.match.table
    if not table.over:
        assert table.all_words() == live.all_words()
    assert table.state.glory == live.state.glory
    record = folder / "game.record"
    record.write_text(sealed_text(row, rows), "utf-8")
    assert main(["verify", str(record)]) == 0
    said = capsys.readouterr().out
    standing = playing.match.standing
    assert ("Consistent" in said) == (standing == "verified" and playing.match.ended is not None), said


async def random_game(hub: QuietHub, seed: object, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Plays a random game while another room follows it, and reads it back from everywhere."""
    chance = random.Random(repr(seed))
    playing = await made(hub, chance, **random_setup(chance))
    follower = Room(hub, (await load(hub.store, playing.room.id)).match, dict(playing.room.holders))
    if chance.random() < 0.5:
        follower.watchers.add(Deaf())
    await playing.begin()
    while playing.match.status == RUNNING:
        await playing.play(chance.randrange(1, 30))
        async with follower.lock:
            await follower.catch_up()
        assert seen(follower.match) == seen(playing.match)
        await check_loaded(playing, [])
    await check_archive(playing, folder, capsys)
    numbers = chance.sample(sorted(playing.was), min(15, len(playing.was)))
    await check_loaded(playing, numbers)
    for number in numbers[:3]:
        await check_followed(playing, number)


async def test_matches_are_read_back_as_they_were(
    empty_sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with hub_at(empty_sqlite_url) as hub:
        for seed in range(3):
            await random_game(hub, seed, tmp_path, capsys)


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
async def test_random_matches_are_read_back_as_they_were(
    part: int,
    empty_sqlite_url: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    record_property: Callable[[str, object], None],
) -> None:
    games = scaled(8)
    async with hub_at(empty_sqlite_url) as hub:
        for number in range(games):
            await random_game(hub, (part, number), tmp_path, capsys)
    record_property("random games", games)
