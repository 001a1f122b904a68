"""When the ground shakes: a full disk, a database that is gone, a port that is taken. Games go on when it is over."""

from __future__ import annotations

import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import BOT, OPEN, Refused, Table, human, wordless
from tests.server.postgres import Postgres, free_port
from tests.server.serving import PATIENCE, ROOT, Server, until

pytestmark = pytest.mark.evening


def serve(*options: str) -> subprocess.CompletedProcess[str]:
    """Runs `quarriors serve` for as long as it lasts."""
    return subprocess.run(
        [sys.executable, "-m", "quarriors", "serve", *options],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE, cwd=ROOT, check=False,
    )  # fmt: skip


# -- at the start ----------------------------------------------------------------------------------


def test_a_port_that_is_taken_is_told(sqlite_url: str) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        ended = serve("--port", str(port), "--db", sqlite_url)
    assert ended.returncode == 1
    assert f"Port {port} on 127.0.0.1 cannot be used" in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--workers", "2", "--db", "sqlite:///{folder}/a.sqlite3"], "cannot share a SQLite file"),
        (["--db", "sqlite:///{folder}/file/a.sqlite3"], "file"),
        (["--db", "mysql://somewhere/quarriors"], "postgresql://"),
        (["--db", "postgresql://quarriors:hush@127.0.0.1:{port}/quarriors"], "127.0.0.1"),
        (["--port", "70000"], "is not a port"),
        (["--host", "no.such.host.invalid", "--db", "sqlite:///{folder}/a.sqlite3"], "no.such.host.invalid"),
        (["--base-path", "quarriors/"], "--base-path"),
    ],
    ids=lambda value: value[1] if isinstance(value, list) else "",
)
def test_what_cannot_be_served_is_refused_in_one_line(options: list[str], reason: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ended = serve(*(option.format(folder=tmp_path, port=free_port()) for option in options))
    assert ended.returncode in (1, 2)
    assert reason in ended.stderr
    assert "hush" not in ended.stderr
    assert "Traceback" not in ended.stderr
    assert "Traceback" not in ended.stdout


def test_one_sqlite_file_serves_one_server(sqlite_url: str) -> None:
    with Server(sqlite_url) as server:
        ended = serve("--port", "0", "--db", sqlite_url)
        assert ended.returncode in (1, 2)
        assert str(server.pid) in ended.stderr
        assert len(ended.stderr.splitlines()) == 1, "one line says why"
    with Server(sqlite_url):
        pass


def test_a_free_port_is_found_and_told(sqlite_url: str) -> None:
    with Server(sqlite_url, port=0) as server:
        address = server.lines("listening")[0]["address"]
        assert address.startswith("http://127.0.0.1:")
        assert not address.endswith(":0")


# -- under way -------------------------------------------------------------------------------------


def test_a_full_disk_is_told_and_games_go_on_when_there_is_room(sqlite_url: str) -> None:
    with Server(sqlite_url) as server, Table(server.url) as table:
        game, (ann, bob) = table.begin(human("Ann"), OPEN, first=0)
        _, (eve,) = table.begin(human("Eve"), BOT, first=0)
        number = ann.number
        unlimited = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, unlimited[1]))
        for player in (ann, eve):
            with pytest.raises(Refused, match="store_unavailable"):
                player.move("roll")
        with pytest.raises(Refused, match="store_unavailable"):
            table.create(human("Cid"), BOT)
        assert table.http.get("/healthz").status_code == 503
        assert ann.ask("ping")["number"] == number, "nothing has changed"
        assert wordless(table.look(game)["state"]) == wordless(ann.state), "games can be looked at"
        assert server.lines("store unavailable")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)
        ann.move("roll")
        assert ann.number == number + 1
        bob.until_number(number + 1)
        eve.play(3)
        until(lambda: table.http.get("/healthz").status_code == 200, "it never got well again")
        assert [event["number"] for event in table.history(game)] == list(range(1, number + 2))


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL that a test may stop."""
    postgres = Postgres()
    try:
        postgres.start()
        yield postgres
    finally:
        postgres.remove()


def test_a_database_that_is_gone_is_told_and_games_go_on_when_it_is_back(own_postgres: Postgres) -> None:
    own_postgres.run("CREATE DATABASE table_1")
    with Server(own_postgres.url("table_1")) as server, Table(server.url) as table:
        game, (ann, bob) = table.begin(human("Ann"), OPEN, first=0)
        _, (eve,) = table.begin(human("Eve"), BOT, first=0, rules={"turn_limit": 8})
        number = ann.number
        own_postgres.stop()
        with pytest.raises(Refused, match="store_unavailable"):
            ann.move("roll")
        with pytest.raises(Refused, match="store_unavailable"):
            table.create(human("Cid"), BOT)
        assert table.http.get("/healthz").status_code == 503
        assert ann.ask("ping")["number"] == number
        own_postgres.start()
        until(lambda: table.http.get("/healthz").status_code == 200, "it never got well again")
        ann.move("roll")
        bob.until_number(number + 1)
        eve.play()
        assert eve.over
        assert [event["number"] for event in table.history(game)] == list(range(1, ann.number + 1))
        assert not server.lines("incident")


def test_health_comes_back_by_itself(own_postgres: Postgres) -> None:
    """Nobody is there who would write anything: a proxy that minds its health must see it well again."""
    own_postgres.run("CREATE DATABASE table_1")
    with Server(own_postgres.url("table_1")) as server, Table(server.url) as table:
        own_postgres.stop()
        with pytest.raises(Refused, match="store_unavailable"):
            table.create(human("Ann"), BOT)
        assert table.http.get("/healthz").status_code == 503
        own_postgres.start()
        until(lambda: table.http.get("/healthz").status_code == 200, "it never got well again")


def test_a_bot_waits_for_a_database_that_is_gone(own_postgres: Postgres) -> None:
    own_postgres.run("CREATE DATABASE table_1")
    with (
        Server(own_postgres.url("table_1"), bot_modules="tests.server.bad_bots") as server,
        Table(server.url) as table,
    ):
        _, (ann,) = table.begin(human("Ann"), {"kind": "bot", "level": "ponderer"}, first=1, rules={"turn_limit": 2})
        until(lambda: "Ponderer thinks" in server.output())
        own_postgres.stop()
        until(lambda: server.lines("store unavailable"), "nothing was logged")
        own_postgres.start()
        ann.until(lambda me: me.over or me.decides)
        ann.play()
        assert ann.over
        assert "bot_replaced" not in ann.kinds
