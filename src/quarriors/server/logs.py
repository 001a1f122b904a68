"""The log: one line per event, JSON for machines or plain for a terminal, and never a secret in it."""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Final, TextIO

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

#: Secrets of seats, invitations and one-time codes, wherever they stand; 64 hex digits may be a secret of dice.
_SECRET: Final = re.compile(r"(q[sic]_)[A-Za-z0-9_-]{6,}")
_DIGITS: Final = re.compile(r"(?<![0-9A-Fa-f])[0-9A-Fa-f]{64}(?![0-9A-Fa-f])")
#: The password of a database URL, as a driver's error may repeat it.
_PASSWORD: Final = re.compile(r"(://[^:/@\s\"']*:)[^@\s\"']+@")

#: What uvicorn says about every WebSocket connection, with address and query, and as an error about every one that was
#: refused in due form; `AccessLog` says it better.
_NOISE: Final = (
    '%s - "WebSocket %s" ',
    "connection open",
    "connection closed",
    "connection rejected",
    "ASGI callable returned without completing handshake.",
    "Invalid UTF-8 sequence received from client.",
)

#: Paths asked for every few seconds by monitors: logged only when everything is.
_QUIET: Final = ("/healthz", "/metrics")

_LONGEST_PATH: Final = 200


class Log:
    """Where one part of the server writes. An event is a few fixed words; what differs goes into the fields.

    >>> Log("quarriors.server.example").info("game created", game="g1", seats=2)
    """

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(name)

    def debug(self, event: str, **fields: object) -> None:
        """Log what only somebody who looks for a fault wants to know."""
        self._write(logging.DEBUG, event, None, fields)

    def info(self, event: str, **fields: object) -> None:
        """Log what belongs to the ordinary course of things."""
        self._write(logging.INFO, event, None, fields)

    def warning(self, event: str, **fields: object) -> None:
        """Log what the host should look at some day."""
        self._write(logging.WARNING, event, None, fields)

    def error(self, event: str, cause: BaseException | None = None, **fields: object) -> None:
        """Log what the host should look at now, with the traceback of its cause."""
        self._write(logging.ERROR, event, cause, fields)

    def _write(self, level: int, event: str, cause: BaseException | None, fields: dict[str, object]) -> None:
        if self._logger.isEnabledFor(level):
            self._logger.log(level, "%s", event, exc_info=cause, extra={"fields": fields})


class Seldom:
    """A log for what strangers can make happen as often as they like: of each kind one line a minute, with how many.

    >>> seldom = Seldom(Log("quarriors.server.example"))
    >>> seldom.warning("turned away", why="slow")
    """

    def __init__(self, log: Log, seconds: float = 60.0, now: Callable[[], float] = monotonic) -> None:
        self._log = log
        self._seconds = seconds
        self._now = now
        #: By event and kind: when it was last told, and how often it has been since.
        self._told: dict[tuple[str, str], tuple[float, int]] = {}

    def warning(self, event: str, why: str = "", **fields: object) -> None:
        """Log it, unless there was a line about the same not long ago."""
        now = self._now()
        at, untold = self._told.get((event, why), (now - self._seconds, 0))
        if now - at < self._seconds:
            self._told[event, why] = (at, untold + 1)
            return
        self._told[event, why] = (now, 0)
        if why:
            fields["why"] = why
        self._log.warning(event, **fields, times=untold + 1)


def redacted(text: str) -> str:
    """The text without anything that looks like a secret.

    >>> redacted("seat qs_4xJ0cLq9vTz2mW7uY1nB5aRk3dEf6gHi is taken")
    'seat qs_*** is taken'
    """
    return _PASSWORD.sub(r"\1***@", _DIGITS.sub("***", _SECRET.sub(r"\1***", text)))


class _Lines(logging.Formatter):
    """Common to both forms: what a record says, and that the finished line is redacted, tracebacks included."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, object] = dict(getattr(record, "fields", {}))
        at = datetime.fromtimestamp(record.created, UTC)
        trace = self.formatException(record.exc_info) if record.exc_info and record.exc_info[0] else ""
        return redacted(self.line(at, record.levelname.lower(), record.getMessage().strip(), fields, trace))

    def line(self, at: datetime, level: str, event: str, fields: dict[str, object], trace: str) -> str:
        raise NotImplementedError


class JsonLines(_Lines):
    """One JSON object per line: `at`, `level`, `event`, the fields, and `trace` where something was raised."""

    def line(self, at: datetime, level: str, event: str, fields: dict[str, object], trace: str) -> str:
        said: dict[str, object] = {"at": at.isoformat(timespec="milliseconds").replace("+00:00", "Z"), "level": level}
        said["event"] = event
        for name, value in fields.items():
            said.setdefault(name, value)
        if trace:
            said["trace"] = trace
        return json.dumps(said, ensure_ascii=False, default=str)


class PlainLines(_Lines):
    """Lines for a person at a terminal: time, level, event, fields."""

    def line(self, at: datetime, level: str, event: str, fields: dict[str, object], trace: str) -> str:
        words = [f"{at.astimezone():%H:%M:%S}", f"{level:7}", _harmless(event)]
        words += [f"{name}={_harmless(str(value))}" for name, value in fields.items()]
        return " ".join(words) + ("\n" + "\n".join(map(_harmless, trace.splitlines())) if trace else "")


def _harmless(text: str) -> str:
    """The text without what would move the cursor or begin a new line: names and paths come from outside."""
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)


class _Noise(logging.Filter):
    """Leaves out what uvicorn says about single WebSocket connections."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not (record.name.startswith("uvicorn") and str(record.msg).startswith(_NOISE))


def configure(level: str, stream: TextIO | None = None) -> None:
    """Send everything that is logged in this process, uvicorn's lines too, to `stream`, or else to stderr.

    uvicorn is to be run with `log_config=None, access_log=False`.
    """
    to = stream if stream is not None else sys.stderr
    handler = logging.StreamHandler(to)
    handler.setFormatter(PlainLines() if to.isatty() else JsonLines())
    handler.addFilter(_Noise())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # Libraries of which only faults are of interest: their lines about every step would be many.
    for name in ("alembic", "asyncio", "sqlalchemy", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
        logger.setLevel(logging.NOTSET)


class AccessLog:
    """A line for every request and every WebSocket connection: method, path, status, time. No query, no address."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.log = Log("quarriors.server.access")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        status = 0

        async def watching(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        begun = perf_counter()
        try:
            await self.app(scope, receive, watching)
        finally:
            path = _path(scope)
            say = self.log.debug if path.endswith(_QUIET) else self.log.info
            say("request", method=scope["method"], path=path, status=status, ms=_since(begun))

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = perf_counter()
        path = _path(scope)
        opened = False
        # 1006: the connection broke, and nobody could say good-bye.
        code = 1006

        async def sending(message: Message) -> None:
            nonlocal opened, code
            if message["type"] == "websocket.accept":
                opened = True
                self.log.info("socket opened", path=path)
            elif message["type"] == "websocket.close":
                code = message.get("code", 1000)
            elif message["type"] == "websocket.http.response.start":
                code = message["status"]
            await send(message)

        async def receiving() -> Message:
            nonlocal code
            message = await receive()
            if message["type"] == "websocket.disconnect":
                code = message.get("code", 1005)
            return message

        try:
            await self.app(scope, receiving, sending)
        finally:
            event = "socket closed" if opened else "socket refused"
            self.log.info(event, path=path, code=code, ms=_since(begun))


def _path(scope: Scope) -> str:
    path: str = scope["path"]
    return path if len(path) <= _LONGEST_PATH else path[:_LONGEST_PATH] + "…"


def _since(begun: float) -> float:
    return round((perf_counter() - begun) * 1000, 1)
