"""No message can hurt: a crowd sends everything it should not, and the server does only what it should."""

from __future__ import annotations

import asyncio
import logging
import random
import re
import socket
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, suppress
from typing import cast, get_args
from urllib.parse import urlsplit

import httpx2
import msgspec
import pytest

from quarriors.server import app as application
from quarriors.server import reviewing
from quarriors.server.api import Api
from quarriors.server.hub import Hub
from quarriors.server.limits import Limits
from quarriors.server.messages import Command, Incoming, NewGame
from quarriors.server.settings import Settings
from tests.budget import scaled
from tests.server.crowd import Crowd, Known
from tests.server.hostile import FIELDS, TYPES, Malice
from tests.server.judging import Judge
from tests.server.loopback import Loopback, Request
from tests.server.rawbytes import HANDSHAKE, frames, requests
from tests.server.serving import inside, until

#: Messages of one crowd, how many of them are sent at once, and games that it gathers around.
_MESSAGES = 1050
_BURST = 70
_GAMES = 6

#: What must have happened in a crowd, or it was too tame to prove anything.
_PROVOKED = {
    "done", "welcome", "pong", "200", "201", "bad_request", "bad_setup", "bad_secret", "bad_invitation", "forbidden",
    "no_seat", "not_found", "no_method", "too_big", "stale", "not_waiting", "not_running",
}  # fmt: skip
_HAPPENED = {"created", "sat", "ready", "started", "move"}

#: What uvicorn takes for errors, and is only what a client has sent; the last one is its own, about such a connection.
_NO_FAULTS = (
    "Invalid UTF-8 sequence received from client.",
    "ASGI callable returned without completing handshake.",
    "Fatal error on transport TCPTransport",
)


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some ask for reviews; what comes of them is not the point here."""
    monkeypatch.setattr(reviewing, "GAMES", 300)


@pytest.fixture
def hubs(monkeypatch: pytest.MonkeyPatch) -> list[Hub]:
    """The hubs of all applications that a test makes, for looking behind the scenes."""
    made: list[Hub] = []

    class Shown(Hub):
        def __init__(self, *given: object) -> None:
            super().__init__(*given)  # type: ignore[arg-type]
            made.append(self)

    monkeypatch.setattr(application, "Hub", Shown)
    return made


@pytest.fixture
def faults() -> Iterator[list[str]]:
    """Everything that is logged as a fault."""
    found: list[str] = []
    form = logging.Formatter()

    def emit(record: logging.LogRecord) -> None:
        if not record.getMessage().startswith(_NO_FAULTS):
            found.append(form.format(record))

    handler = logging.Handler(logging.ERROR)
    handler.emit = emit  # type: ignore[method-assign]
    logging.getLogger().addHandler(handler)
    yield found
    logging.getLogger().removeHandler(handler)


def test_the_crowd_knows_everything_that_can_be_sent() -> None:
    """Messages, fields and paths that are new here have to be sent wrongly, too."""
    malice = Malice(random.Random(7))
    assert {str(message.__struct_config__.tag) for message in get_args(Incoming)} == set(TYPES)
    fields = {field.encode_name for message in get_args(Command) for field in msgspec.structs.fields(message)}
    assert fields - set(FIELDS) - {name for _ in range(2000) for name in malice.command({})} == set()
    set_up: set[str] = set()
    for _ in range(2000):
        set_up |= {*malice.absurd_setup(), *malice.occasion(["g"])}
    assert {field.encode_name for field in msgspec.structs.fields(NewGame)} - set_up == set()


def test_the_crowd_knocks_everywhere() -> None:
    crowd = Crowd([], random.Random(7))
    crowd.games["g"] = Known("g", "qi_AAA")
    asked = [crowd.wanted(crowd.guests[0]) for _ in range(2000)]
    for path, _, method in Api(cast(Hub, None), Limits()).routes():
        pattern = re.sub(r"\{\w+\}", "[^/]+", path)
        assert any(one.method == method and re.fullmatch(pattern, one.path) for one in asked), (method, path)
    assert any(one.path.startswith("/join/") for one in asked)


async def _crowd(
    settings: Settings, workers: int, hubs: list[Hub], faults: list[str], seed: int
) -> tuple[Crowd, Judge]:
    """One crowd at one server, judged after every burst, and once more after the server was started anew."""
    async with AsyncExitStack() as life:
        doors = [await life.enter_async_context(Loopback(application.make_app(settings))) for _ in range(workers)]
        crowd, judge = Crowd(doors, random.Random(seed)), Judge(hubs[-workers:])
        await crowd.gather(_GAMES)
        while crowd.sent < _MESSAGES:
            await crowd.burst(_BURST)
            assert faults == []
            await judge.judge(crowd)
            await _check_alive(doors)
        await crowd.leave()
        await judge.judge(crowd)
        for id in crowd.games:
            for hub in judge.hubs:
                assert not (await hub.room(id)).watchers, "somebody who has gone is still told everything"
    async with Loopback(application.make_app(settings)) as door:
        crowd.forget()
        judge.hubs = hubs[-1:]
        await judge.judge(crowd)
        await _check_alive([door])
    assert faults == []
    return crowd, judge


async def _check_alive(doors: Sequence[Loopback]) -> None:
    for door in doors:
        health = await door.ask(Request(path="/healthz"))
        assert health.status == 200, health.body
        metrics = await door.ask(Request(path="/metrics"))
        assert b"\nquarriors_incidents_total 0.0\n" in metrics.body


@pytest.fixture
def many_crowds(
    hubs: list[Hub], faults: list[str], record_property: Callable[[str, object], None]
) -> Callable[[str, int, int], None]:
    """Runs so many crowds on a database; together they must have tried enough."""

    def run(url: str, workers: int, count: int) -> None:
        answers: Counter[str] = Counter()
        events: Counter[str] = Counter()
        sent = 0
        for seed in range(count):
            crowd, judge = asyncio.run(_crowd(Settings(db=url, limits=0), workers, hubs, faults, seed))
            answers += crowd.answers
            events += judge.events
            sent += crowd.sent
        assert sent >= count * _MESSAGES
        assert answers.keys() >= _PROVOKED
        assert events.keys() >= _HAPPENED
        record_property("hostile messages", sent)

    return run


@pytest.mark.long
def test_no_message_can_hurt(sqlite_url: str, many_crowds: Callable[[str, int, int], None]) -> None:
    many_crowds(sqlite_url, 1, scaled(4))


@pytest.mark.long
def test_no_message_can_hurt_two_workers_on_postgresql(
    postgres_url: str, many_crowds: Callable[[str, int, int], None]
) -> None:
    """Two workers serve the same games, and guests speak now to one, now to the other."""
    many_crowds(postgres_url, 2, scaled(1))


@pytest.mark.long
def test_no_bytes_can_hurt(sqlite_url: str, faults: list[str]) -> None:
    """What is not even HTTP or a WebSocket frame: the connection may end, the server does not."""
    chance = random.Random(7)
    with inside(Settings(db=sqlite_url, limits=0)) as url:
        for _ in range(scaled(200)):
            if chance.random() < 0.5:
                _throw(url, requests(chance))
            else:
                _throw(url, HANDSHAKE, *frames(chance))
        with httpx2.Client(base_url=url, trust_env=False) as http:
            assert http.get("/healthz").status_code == 200
            assert "\nquarriors_incidents_total 0.0\n" in http.get("/metrics").text
            until(lambda: "\nquarriors_sockets 0.0\n" in http.get("/metrics").text, "a connection was left behind")
    assert faults == []


def _throw(url: str, *pieces: bytes) -> None:
    """Sends bytes as they are, and looks at what comes back until the other side has had enough."""
    address = urlsplit(url)
    assert address.hostname
    assert address.port
    with socket.create_connection((address.hostname, address.port), timeout=30) as raw, suppress(ConnectionError):
        for piece in pieces:
            raw.sendall(piece)
            if piece is HANDSHAKE:
                raw.recv(65536)
        with suppress(OSError):
            raw.shutdown(socket.SHUT_WR)
        said = b""
        while piece := raw.recv(65536):
            said += piece
        assert b"Traceback" not in said
        assert b".py" not in said
