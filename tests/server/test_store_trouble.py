"""The store when things go wrong: a full disk, a database that is gone, a process that is killed, a second one."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from quarriors.server.migrating import upgrade
from quarriors.server.store import Snapshot, Store, StoreUnavailable
from tests.budget import scaled
from tests.server.postgres import Postgres, free_port
from tests.server.stored import event, row, unit

pytestmark = [pytest.mark.anyio, pytest.mark.evening]


async def until(true: Callable[[], bool]) -> None:
    """Waits for something that will be so in the end."""
    deadline = time.monotonic() + 60
    while not true():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


def ask_writer(store: Store, question: str) -> object:
    """Asks in the one connection that writes."""
    with store._writer._engine.connect() as connection:
        answer = connection.exec_driver_sql(question).scalar()
        connection.rollback()
        return answer


# -- what is acknowledged is on disk ---------------------------------------------------------------


async def test_sqlite_syncs_every_commit(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    await store.open()
    asked = ("journal_mode", "synchronous", "foreign_keys")
    assert [ask_writer(store, f"PRAGMA {name}") for name in asked] == ["wal", 2, 1]
    await store.close()


async def test_postgresql_syncs_every_commit_whatever_it_was_told(postgres: Postgres, postgres_url: str) -> None:
    name = postgres_url.rpartition("/")[2]
    postgres.run(f"ALTER DATABASE {name} SET synchronous_commit = off")
    postgres.run(f"ALTER DATABASE {name} SET default_transaction_isolation = 'serializable'")
    store = Store(postgres_url)
    await store.open()
    assert ask_writer(store, "SHOW synchronous_commit") == "on"
    assert ask_writer(store, "SHOW transaction_isolation") == "read committed"
    await store.close()


_PLAYER = """
import asyncio, os, sys
from quarriors.server.store import Store
from tests.server.stored import event, row, snapshot, unit

async def play(store, game):
    await store.create(row(game), [event(1, game)])
    number = (await store.game(game)).number
    while True:
        number += 1
        shot = snapshot(number, game) if number % 5 == 0 else None
        assert await store.append(unit(number, game=game, changes={"turn": number}, snapshot=shot))
        os.write(1, f"{game} {number}\\n".encode())

async def main():
    store = Store(sys.argv[1])
    await store.open()
    await asyncio.gather(*(play(store, f"g{n}") for n in range(8)))

asyncio.run(main())
"""


async def test_what_was_acknowledged_survives_a_kill(database_url: str) -> None:
    """The lock beside a SQLite file goes with the process, so the next one can open it."""
    acknowledged: Counter[str] = Counter()
    for round in range(scaled(3)):
        with subprocess.Popen([sys.executable, "-c", _PLAYER, database_url], stdout=subprocess.PIPE) as player:
            assert player.stdout is not None
            for _ in range(20 + 37 * round % 400):
                game, number = player.stdout.readline().split()
                acknowledged[game.decode()] = int(number)
            player.kill()
            for line in player.stdout.read().splitlines(keepends=True):
                if line.endswith(b"\n"):
                    game, number = line.split()
                    acknowledged[game.decode()] = int(number)
        store = Store(database_url)
        await store.open()
        for game_id, last in acknowledged.items():
            kept = await store.game(game_id)
            assert kept is not None
            assert kept.number >= last
            assert kept.turn == kept.number
            assert [one.number for one in await store.events(game_id)] == list(range(1, kept.number + 1))
            shot = await store.snapshot(game_id)
            assert (shot.number if shot else 0) == kept.number // 5 * 5
        await store.close()


# -- a full disk -----------------------------------------------------------------------------------


async def test_a_full_disk_is_told_and_games_go_on_when_there_is_room(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    await store.open()
    await store.create(row(), [event(1)])
    pages = ask_writer(store, "PRAGMA page_count")
    ask_writer(store, f"PRAGMA max_page_count={pages}")
    large = Snapshot("g", 2, b"x" * 100_000, "position 2", "1")
    small = [row(f"g{number}") for number in range(10)]
    outcomes = await asyncio.gather(
        store.append(unit(2, snapshot=large)),
        *(store.create(one, [event(1, one.id)]) for one in small),
        return_exceptions=True,
    )
    assert isinstance(outcomes[0], StoreUnavailable)
    assert "full" in str(outcomes[0])
    assert "full" in store.trouble
    assert await store.game("g") == row()
    assert await store.events("g") == [event(1)]
    for one, outcome in zip(small, outcomes[1:], strict=True):
        assert (await store.game(one.id) is not None) == (outcome is True)

    ask_writer(store, "PRAGMA max_page_count=1000000")
    assert await store.append(unit(2, snapshot=large))
    assert store.trouble == ""
    assert await store.snapshot("g") == large
    await store.close()


async def test_a_writer_that_keeps_the_file_to_itself_is_told(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quarriors.server.database.PATIENCE", 0)
    store = Store(sqlite_url)
    await store.open()
    await store.create(row(), [event(1)])
    blocker = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
    blocker.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreUnavailable, match="locked"):
        await store.append(unit(2))
    assert await store.game("g") == row()
    blocker.execute("ROLLBACK")
    blocker.close()
    assert await store.append(unit(2))
    await store.close()


# -- a database that is gone -----------------------------------------------------------------------


@pytest.fixture
def mortal() -> Iterator[Postgres]:
    """A PostgreSQL that may be stopped: no other test has games there."""
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.remove()


async def test_games_go_on_when_postgresql_is_back(mortal: Postgres) -> None:
    url = mortal.url("postgres")
    upgrade(url)
    heard: list[tuple[str, int]] = []
    losses: list[int] = []
    failures: list[int] = []
    store = Store(url, locks_lost=lambda: losses.append(1), failed=lambda: failures.append(1))
    await store.open()
    await store.listen(lambda game, number: heard.append((game, number)))
    await store.create(row(), [event(1)])
    assert await store.try_lock("g")
    mortal.stop()
    try:
        for _ in range(3):
            with pytest.raises(StoreUnavailable):
                await store.append(unit(2))
            with pytest.raises(StoreUnavailable):
                await store.events("g")
            with pytest.raises(StoreUnavailable):
                await store.ping()
        assert store.trouble
        assert len(failures) == 3
    finally:
        mortal.start()
    await store.ping()
    assert await store.append(unit(2))
    assert store.trouble == ""
    assert [one.number for one in await store.events("g")] == [1, 2]
    await until(lambda: ("", 0) in heard)
    await until(lambda: bool(losses))
    assert not store.holds("g")
    assert await store.try_lock("g")
    heard.clear()
    await store.append(unit(3))
    await until(lambda: ("g", 3) in heard)
    await store.close()


async def test_a_store_is_not_opened_without_its_database_and_no_password_is_told() -> None:
    url = f"postgresql://quinn:sesame@127.0.0.1:{free_port()}/games"
    with pytest.raises(StoreUnavailable) as told:
        await Store(url).open()
    assert "sesame" not in str(told.value)
    assert "\n" not in str(told.value)
    assert "refused" in str(told.value)


async def test_a_folder_that_cannot_be_written_to_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreUnavailable, match="file"):
        upgrade(f"sqlite:///{tmp_path}/file/games.sqlite3")
    (tmp_path / "text.sqlite3").write_text("this is no database " * 100, "utf-8")
    with pytest.raises(StoreUnavailable, match="not a database"):
        upgrade(f"sqlite:///{tmp_path}/text.sqlite3")


# -- one process -----------------------------------------------------------------------------------


async def test_a_sqlite_file_serves_one_process_and_the_second_is_told_who_has_it(sqlite_url: str) -> None:
    code = "import asyncio, sys; from quarriors.server.store import Store; asyncio.run(Store(sys.argv[1]).open())"
    store = Store(sqlite_url)
    await store.open()
    second = subprocess.run([sys.executable, "-c", code, sqlite_url], capture_output=True, text=True)
    assert second.returncode == 1
    told = second.stderr.strip().splitlines()[-1]
    assert f"in use by another server (process {os.getpid()})" in told
    await store.close()
    assert subprocess.run([sys.executable, "-c", code, sqlite_url], capture_output=True).returncode == 0


# -- several workers -------------------------------------------------------------------------------


@pytest.fixture
async def pair(postgres_url: str) -> AsyncIterator[tuple[Store, Store]]:
    stores = Store(postgres_url), Store(postgres_url)
    for store in stores:
        await store.open()
    yield stores
    for store in stores:
        await store.close()


async def test_of_two_workers_with_the_same_number_one_is_first(pair: tuple[Store, Store]) -> None:
    """Games in opposite orders: that they wait for each other in a ring must not happen."""
    ids = [f"g{number}" for number in range(20)]
    await asyncio.gather(*(pair[0].create(row(id), [event(1, id)]) for id in ids))
    wins: Counter[str] = Counter()

    async def play(who: int, id: str) -> None:
        for number in range(2, 32):
            if await pair[who].append(unit(number, game=id, changes={"turn": who})):
                wins[id] += 1

    await asyncio.gather(*(play(0, id) for id in ids), *(play(1, id) for id in reversed(ids)))
    for id in ids:
        assert wins[id] == 30
        assert [one.number for one in await pair[1].events(id)] == list(range(1, 32))


async def test_a_worker_hears_of_what_another_has_written(pair: tuple[Store, Store]) -> None:
    heard: list[tuple[str, int]] = []
    await pair[1].listen(lambda game, number: heard.append((game, number)))
    await pair[0].create(row("g,1"), [event(1, "g,1"), event(2, "g,1")])
    await until(lambda: heard == [("g,1", 2)])
    await pair[0].append(unit(3, 4, game="g,1"))
    await until(lambda: heard == [("g,1", 2), ("g,1", 4)])
    assert not await pair[0].append(unit(4, game="g,1"))
    await pair[0].append(unit(5, game="g,1"))
    await until(lambda: heard == [("g,1", 2), ("g,1", 4), ("g,1", 5)])


async def test_one_worker_thinks_for_the_bots_of_a_game(pair: tuple[Store, Store]) -> None:
    first, second = pair
    assert await first.try_lock("g")
    assert await first.try_lock("g")
    assert first.holds("g")
    assert not await second.try_lock("g")
    assert not second.holds("g")
    assert await second.try_lock("h")
    await first.unlock("g")
    assert not first.holds("g")
    assert await second.try_lock("g")


async def test_the_locks_of_a_worker_that_was_killed_are_free(pair: tuple[Store, Store], postgres_url: str) -> None:
    code = """
import asyncio, sys
from quarriors.server.store import Store
async def main():
    store = Store(sys.argv[1])
    await store.open()
    print(await store.try_lock("g"), flush=True)
    await asyncio.sleep(600)
asyncio.run(main())
"""
    with subprocess.Popen([sys.executable, "-c", code, postgres_url], stdout=subprocess.PIPE) as worker:
        assert worker.stdout is not None
        assert worker.stdout.readline() == b"True\n"
        assert not await pair[0].try_lock("g")
        worker.send_signal(signal.SIGKILL)
    deadline = time.monotonic() + 60
    while not await pair[0].try_lock("g"):
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


async def test_with_sqlite_there_is_nobody_to_hear_of(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    await store.open()
    await store.listen(lambda game, number: None)
    assert await store.try_lock("g")
    assert store.holds("g")
    await store.unlock("g")
    assert not store.holds("g")
    await store.close()
