"""Health: a worker is well if it can write, and says so as soon as it cannot, though nobody plays."""

from __future__ import annotations

import asyncio
import resource
import subprocess
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import cast

import pytest

from quarriors.server import heartbeat
from quarriors.server.heartbeat import Pulse
from quarriors.server.store import Store, StoreUnavailable
from tests.server.clients import BOT, Refused, Table, human
from tests.server.postgres import Postgres
from tests.server.serving import Server, until

# -- one heartbeat for all who ask -----------------------------------------------------------------


class Heart:
    """A store of which nothing is wanted but that it beats."""

    def __init__(self) -> None:
        self.beats = 0
        self.fault: Exception | None = None

    async def beat(self) -> None:
        self.beats += 1
        await asyncio.sleep(0)
        if self.fault is not None:
            raise self.fault

    async def ping(self) -> None:
        """It answers."""


@pytest.mark.anyio
async def test_one_heartbeat_answers_all_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(heartbeat, "monotonic", lambda: now)
    heart = Heart()
    pulse = Pulse(cast(Store, heart))
    assert await asyncio.gather(*(pulse.trouble() for _ in range(500))) == [""] * 500
    now += 0.9
    heart.fault = StoreUnavailable("the disk is full")
    assert await pulse.trouble() == ""
    assert heart.beats == 1
    now += 0.1
    assert await asyncio.gather(*(pulse.trouble() for _ in range(500))) == ["the disk is full"] * 500
    assert heart.beats == 2
    now += 1.0
    heart.fault = None
    assert await pulse.trouble() == ""


@pytest.mark.anyio
async def test_a_heartbeat_that_takes_too_long_is_no_heartbeat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "_PATIENCE", 0.01)
    heart = Heart()
    monkeypatch.setattr(heart, "ping", asyncio.Event().wait)
    assert await Pulse(cast(Store, heart)).trouble() == "the database does not answer"


@pytest.mark.anyio
async def test_each_worker_has_a_row_and_open_time_goes_on_from_the_furthest(database_url: str) -> None:
    store = Store(database_url)
    await store.open()
    assert store.hours.now() < 1000
    store.hours.begin(50_000.0)
    await store.beat()
    await store.beat()
    await store.close()
    again = Store(database_url)
    await again.open()
    assert 50_000 <= again.hours.now() < 51_000
    await again.close()


@pytest.mark.evening
@pytest.mark.anyio
async def test_workers_keep_up_with_each_other(postgres_url: str) -> None:
    left, right = Store(postgres_url), Store(postgres_url)
    await left.open()
    await right.open()
    left.hours.begin(9000.0)
    await left.beat()
    assert right.hours.now() < 9000
    await right.beat()
    assert right.hours.now() >= 9000
    right.hours.begin(10.0)
    await left.beat()
    assert left.hours.now() >= 9000, "nobody is set back"
    await left.close()
    await right.close()


# -- a full disk -----------------------------------------------------------------------------------


class SmallDisk:
    """A disk that a test can fill: a real one, where this machine lets us mount one, or else a limit to files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._filler = folder / "filler"
        mounted = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)], capture_output=True, check=False
        )
        self._is_real = mounted.returncode == 0
        self._unlimited: tuple[int, int] = (-1, -1)

    def fill(self, server: Server) -> None:
        """From now on nothing more can be written."""
        if not self._is_real:
            self._unlimited = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, self._unlimited[1]))
            return
        with suppress(OSError), self._filler.open("wb", buffering=0) as filler:
            while filler.write(b"x" * 4096):
                pass

    def make_room(self, server: Server) -> None:
        """Somebody tidies up."""
        if self._is_real:
            self._filler.unlink()
        else:
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, self._unlimited)

    def remove(self) -> None:
        if self._is_real:
            subprocess.run(["umount", "--lazy", str(self.folder)], check=True)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[SmallDisk]:
    folder = tmp_path / "disk"
    folder.mkdir()
    disk = SmallDisk(folder)
    try:
        yield disk
    finally:
        disk.remove()


def health(table: Table) -> Callable[[], int]:
    return lambda: table.http.get("/healthz").status_code


@pytest.mark.evening
def test_a_full_disk_is_noticed_though_nobody_plays(small_disk: SmallDisk) -> None:
    with Server(f"sqlite:///{small_disk.folder}/games.sqlite3") as server, Table(server.url) as table:
        feel = health(table)
        game, (ann,) = table.begin(human("Ann"), BOT, first=0)
        assert feel() == 200
        small_disk.fill(server)
        until(lambda: feel() == 503, "nobody has noticed")
        assert server.lines("not healthy")
        with pytest.raises(Refused, match="store_unavailable"):
            table.create(human("Eve"), BOT)
        assert feel() == 503
        small_disk.make_room(server)
        until(lambda: feel() == 200, "it never got well again")
        ann.move("roll")
        assert [event["number"] for event in table.history(game)] == list(range(1, ann.number + 1))
        assert not server.lines("incident")


@pytest.mark.evening
def test_a_database_that_takes_nothing_is_noticed_though_it_answers(postgres: Postgres) -> None:
    with postgres.database() as url, Server(url) as server, Table(server.url) as table:
        feel, name = health(table), url.rpartition("/")[2]
        game, (ann,) = table.begin(human("Ann"), BOT, first=0)
        assert feel() == 200
        read_only(postgres, name, "on")
        until(lambda: feel() == 503, "nobody has noticed")
        assert table.look(game)["state"]["number"] == ann.number, "games can be looked at"
        read_only(postgres, name, "off")
        until(lambda: feel() == 200, "it never got well again")
        ann.move("roll")
        assert not server.lines("incident")


def read_only(postgres: Postgres, name: str, is_on: str) -> None:
    """As after the loss of a disk, or where a replica answers: everything can be read, and nothing written."""
    postgres.run(f"ALTER DATABASE {name} SET default_transaction_read_only = {is_on}")
    postgres.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
