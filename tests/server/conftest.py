"""Databases for the tests of the server: each that asks for one runs on SQLite and, in `make test`, on PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from quarriors.server.migrating import upgrade
from quarriors.server.store import Store
from tests.server.clients import Table
from tests.server.postgres import Postgres
from tests.server.serving import Server

#: The second time everything waits for another program, which `make check` has no time for.
BOTH = ["sqlite", pytest.param("postgres", marks=pytest.mark.evening)]


@pytest.fixture(autouse=True)
def server_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nobody's own games are touched."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("QUARRIORS_HOME", str(folder))
    monkeypatch.delenv("QUARRIORS_DB", raising=False)
    return folder


@pytest.fixture
def anyio_backend() -> str:
    """What async tests run on."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, started when the first test asks for it."""
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
def empty_sqlite_url(tmp_path: Path) -> str:
    """A SQLite database that is not there yet."""
    return f"sqlite:///{tmp_path / 'server.sqlite3'}"


@pytest.fixture
def empty_postgres_url(postgres: Postgres) -> Iterator[str]:
    """A PostgreSQL database without a table."""
    with postgres.database() as url:
        yield url


@pytest.fixture(params=BOTH)
def empty_database_url(request: pytest.FixtureRequest) -> str:
    """A database without a table."""
    return str(request.getfixturevalue(f"empty_{request.param}_url"))


@pytest.fixture
def database_url(empty_database_url: str) -> str:
    """A database without a game."""
    upgrade(empty_database_url)
    return empty_database_url


@pytest.fixture
def sqlite_url(empty_sqlite_url: str) -> str:
    """A SQLite database without a game."""
    upgrade(empty_sqlite_url)
    return empty_sqlite_url


@pytest.fixture
def postgres_url(empty_postgres_url: str) -> str:
    """A PostgreSQL database without a game."""
    upgrade(empty_postgres_url)
    return empty_postgres_url


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """An open store without a game."""
    opened = Store(database_url)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite for games that do not mind others beside them."""
    file = tmp_path_factory.mktemp("shared") / "server.sqlite3"
    with Server(f"sqlite:///{file}", bot_modules="tests.server.bad_bots") as server:
        yield server


@pytest.fixture(scope="session")
def postgres_server(postgres: Postgres) -> Iterator[Server]:
    """A server on PostgreSQL for games that do not mind others beside them."""
    with postgres.database() as url, Server(url, bot_modules="tests.server.bad_bots") as server:
        yield server


@pytest.fixture(params=BOTH)
def server(request: pytest.FixtureRequest) -> Server:
    """A server for games that do not mind others beside them; it is never stopped."""
    found: Server = request.getfixturevalue(f"{request.param}_server")
    return found


@pytest.fixture
def table(server: Server) -> Iterator[Table]:
    """A place at that server."""
    with Table(server.url) as opened:
        yield opened
