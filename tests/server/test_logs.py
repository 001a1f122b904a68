"""The log: lines that a machine or a person can read, and in which nobody finds a secret."""

import io
import json
import logging
import secrets
from collections.abc import Iterator

import pytest
from starlette.types import Receive, Scope, Send

from quarriors.server.logs import AccessLog, Log, configure, redacted
from tests.server.asgi import answering, ask, request, scope_of

LOG = Log("quarriors.server.test")


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _logging_as_it_was() -> Iterator[None]:
    names = ("uvicorn", "uvicorn.error", "uvicorn.asgi", "alembic", "asyncio", "pebble", "sqlalchemy", "websockets")
    loggers = [logging.getLogger(), *map(logging.getLogger, names)]
    before = [(logger, logger.handlers[:], logger.level, logger.propagate) for logger in loggers]
    yield
    for logger, handlers, level, propagate in before:
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


@pytest.fixture
def stream() -> io.StringIO:
    stream = io.StringIO()
    configure("info", stream)
    return stream


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_an_event_is_one_json_object_per_line(stream: io.StringIO) -> None:
    LOG.info("game created", game="g1", seats=2, names=["Ann", "Zoë"])
    LOG.warning("disk nearly full")
    first, second = lines(stream)
    assert list(first) == ["at", "level", "event", "game", "seats", "names"]
    assert (first["level"], first["event"], first["names"]) == ("info", "game created", ["Ann", "Zoë"])
    assert str(first["at"]).endswith("Z")
    assert (second["level"], second["event"]) == ("warning", "disk nearly full")


def test_fields_cannot_pass_for_what_is_ours(stream: io.StringIO) -> None:
    LOG.info("joined", name='Ann"}\n{"level": "error"', at="never", level="none")
    (line,) = lines(stream)
    assert line["level"] == "info"
    assert line["at"] != "never"
    assert line["name"] == 'Ann"}\n{"level": "error"'


def test_a_person_at_a_terminal_gets_plain_lines() -> None:
    terminal = Terminal()
    configure("info", terminal)
    LOG.info("joined", game="g1", name="A\x1b[2Jnn\nBen")
    (line,) = terminal.getvalue().splitlines()
    assert line.endswith(r"info    joined game=g1 name=A\x1b[2Jnn\nBen")


def test_a_level_leaves_out_what_is_less_serious() -> None:
    stream = io.StringIO()
    configure("warning", stream)
    LOG.debug("unheard")
    LOG.info("unheard")
    LOG.error("heard")
    assert [line["event"] for line in lines(stream)] == ["heard"]


def test_uvicorns_lines_look_like_ours(stream: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").info("Started server process [%d]", 42)
    assert lines(stream)[0]["event"] == "Started server process [42]"


def test_uvicorn_does_not_say_who_opens_a_socket_with_which_query(stream: io.StringIO) -> None:
    logger = logging.getLogger("uvicorn.error")
    logger.info('%s - "WebSocket %s" [accepted]', "192.0.2.1:5000", "/socket?seat=1")
    logger.info("connection open")
    logger.info("connection closed")
    logger.error("ASGI callable returned without completing handshake.")
    assert not stream.getvalue()


@pytest.mark.parametrize("prefix", ["qs_", "qi_", "qc_"])
@pytest.mark.parametrize("terminal", [False, True])
def test_no_secret_is_logged_wherever_it_stands(prefix: str, terminal: bool) -> None:
    stream = Terminal() if terminal else io.StringIO()
    configure("debug", stream)
    for _ in range(50):
        secret = prefix + secrets.token_urlsafe(24)
        LOG.info(f"event {secret}", secret=secret, deep={"in": [secret]}, raw=secret.encode(), url=f"/g?s={secret}&x=1")
        logging.getLogger("uvicorn.error").warning("sent: %r", secret)
        try:
            try:
                raise KeyError(secret)
            except KeyError as error:
                raise ValueError(f"no seat for {secret}, {error}") from error
        except ValueError as error:
            LOG.error("incident", error, incident="ab12")
            logging.getLogger("somebody.else").exception("unexpected %s", secret)
        assert secret not in stream.getvalue()
        assert secret[3:] not in stream.getvalue()
    assert f"no seat for {prefix}***" in stream.getvalue()


def test_neither_dice_nor_database_are_given_away() -> None:
    key = secrets.token_hex(32)
    assert redacted(f"key {key}, {key.upper()}") == "key ***, ***"
    assert redacted("at postgresql://quinn:hu:sh@db/games failed") == "at postgresql://quinn:***@db/games failed"
    assert redacted("http://127.0.0.1:8000/ is open, g_1 q_x") == "http://127.0.0.1:8000/ is open, g_1 q_x"


def test_an_error_has_its_traceback_in_one_line(stream: io.StringIO) -> None:
    try:
        raise RuntimeError("the table broke")
    except RuntimeError as error:
        LOG.error("incident", error, incident="ab12")
    (line,) = lines(stream)
    assert line["incident"] == "ab12"
    assert "RuntimeError: the table broke" in str(line["trace"])


def test_a_request_is_logged_without_query_and_address(stream: io.StringIO) -> None:
    scope = scope_of("http", "POST", "/api/games", {}, query_string=b"invitation=hush")
    ask(AccessLog(answering()), scope)
    (line,) = lines(stream)
    assert (line["event"], line["method"], line["path"], line["status"]) == ("request", "POST", "/api/games", 200)
    assert isinstance(line["ms"], float)
    assert "hush" not in stream.getvalue()
    assert "192.0.2.1" not in stream.getvalue()


def test_a_secret_in_a_path_is_not_logged_nor_is_a_path_without_end(stream: io.StringIO) -> None:
    request(AccessLog(answering()), path="/api/seats/qs_" + "x" * 32)
    request(AccessLog(answering()), path="/" + "a" * 5000)
    assert lines(stream)[0]["path"] == "/api/seats/qs_***"
    assert len(str(lines(stream)[1]["path"])) < 300


def test_monitors_are_logged_only_when_everything_is(stream: io.StringIO) -> None:
    request(AccessLog(answering()), path="/quarriors/healthz")
    request(AccessLog(answering()), path="/metrics")
    assert not stream.getvalue()
    configure("debug", stream)
    request(AccessLog(answering()), path="/healthz")
    assert lines(stream)[0]["path"] == "/healthz"


def test_a_request_that_fails_is_logged_too(stream: io.StringIO) -> None:
    async def broken(scope: Scope, receive: Receive, send: Send) -> None:
        raise RuntimeError

    with pytest.raises(RuntimeError):
        request(AccessLog(broken))
    assert lines(stream)[0]["status"] == 0


def test_a_socket_is_logged_when_it_opens_and_when_it_closes(stream: io.StringIO) -> None:
    ask(AccessLog(answering()), scope_of("websocket", "GET", "/socket", {}))
    opened, closed = lines(stream)
    assert (opened["event"], opened["path"]) == ("socket opened", "/socket")
    assert (closed["event"], closed["code"]) == ("socket closed", 1000)


def test_a_socket_that_is_refused_says_so(stream: io.StringIO) -> None:
    async def refusing(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.http.response.start", "status": 403, "headers": []})
        await send({"type": "websocket.http.response.body", "body": b""})

    ask(AccessLog(refusing), scope_of("websocket", "GET", "/socket", {}))
    assert [(line["event"], line["code"]) for line in lines(stream)] == [("socket refused", 403)]


def test_a_socket_that_the_client_leaves_has_the_clients_code(stream: io.StringIO) -> None:
    async def listening(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()

    connect, leave = {"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1001}
    ask(AccessLog(listening), scope_of("websocket", "GET", "/socket", {}), [connect, leave])
    assert lines(stream)[-1]["code"] == 1001
