"""The application without a network: its life, requests and WebSocket connections, all in one event loop."""

from __future__ import annotations

import asyncio
import itertools
from contextlib import suppress
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any

import msgspec
from starlette.types import ASGIApp, Message

from quarriors.server.errors import Refusal
from quarriors.server.messages import Ack, GetHint, Incoming, read_incoming
from tests.server.asgi import Answer, scope_of
from tests.server.serving import PATIENCE

Json = dict[str, Any]

#: What answers a message; everything else is told to everybody.
_ANSWERS = ("welcome", "done", "refused", "pong")
#: The code of a connection that the client has broken off.
HUNG_UP = 1006


@dataclass
class Request:
    """A request, as odd as it may be."""

    method: str = "GET"
    path: str = "/api"
    body: bytes = b""
    headers: list[tuple[bytes, bytes]] = field(default_factory=list)
    query: bytes = b""
    #: Whether the client goes before its body is complete.
    cut: bool = False


class Loopback:
    """An application that lives as long as the `with` block, and a door to it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._to_app: asyncio.Queue[Message] = asyncio.Queue()
        self._from_app: asyncio.Queue[Message] = asyncio.Queue()
        self._life: asyncio.Task[None] | None = None
        self._ports = 40_000

    async def __aenter__(self) -> Loopback:
        scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        self._life = asyncio.ensure_future(self._live(scope))
        await self._tell("startup")
        return self

    async def _live(self, scope: Json) -> None:
        await self._app(scope, self._to_app.get, self._from_app.put)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        assert self._life is not None
        await self._tell("shutdown")
        await self._life

    async def _tell(self, what: str) -> None:
        await self._to_app.put({"type": f"lifespan.{what}"})
        answer = await asyncio.wait_for(self._from_app.get(), PATIENCE)
        assert answer["type"] == f"lifespan.{what}.complete", answer

    async def ask(self, request: Request) -> Answer:
        """The answer to a request."""
        waiting: list[Message] = [{"type": "http.request", "body": request.body, "more_body": request.cut}]
        answer = Answer()

        async def receive() -> Message:
            return waiting.pop() if waiting else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            answer.sent.append(message)

        headers = [(b"host", b"localhost"), (b"content-length", str(len(request.body)).encode()), *request.headers]
        scope = self._scope("http", request.method, request.path)
        scope.update(headers=headers, query_string=request.query)
        await asyncio.wait_for(self._app(scope, receive, send), PATIENCE)
        return answer

    def connect(self) -> Connection:
        """A new WebSocket connection."""
        return Connection(self._app, self._scope("websocket", "GET", "/api/socket"))

    def _scope(self, kind: str, method: str, path: str) -> Json:
        self._ports += 1
        return dict(scope_of(kind, method, path, {}, client=("127.0.0.1", self._ports)))


@dataclass
class Said:
    """A message that was sent, what it is to those who can read it, and its answer."""

    data: str | bytes
    message: Incoming | None
    answer: Json | None = None


class Connection:
    """One WebSocket connection: what was sent, and all that came."""

    def __init__(self, app: ASGIApp, scope: Json) -> None:
        self._to_app: asyncio.Queue[Message] = asyncio.Queue()
        self._to_app.put_nowait({"type": "websocket.connect"})
        self._news = asyncio.Event()
        self._unanswered: list[Said] = []
        #: Hints that somebody waits for, by the id of their message: they alone are answered out of turn.
        self._hints: dict[str, Said] = {}
        self._numbers = itertools.count()
        self._is_new = True
        #: What was sent; whoever has seen to it takes it away.
        self.said: list[Said] = []
        #: Everything that came, as it came.
        self.raw: list[str] = []
        self.welcome: Json | None = None
        #: The numbers of all events that it was told.
        self.numbers: list[int] = []
        self.state: Json = {}
        self.code: int | None = None
        self._task = asyncio.ensure_future(self._run(app, scope))

    async def _run(self, app: ASGIApp, scope: Json) -> None:
        try:
            await app(scope, self._to_app.get, self._take)
        finally:
            self.code = self.code if self.code is not None else HUNG_UP
            self._news.set()

    async def _take(self, sent: Message) -> None:
        if self.code is not None:
            raise OSError("the connection is closed")  # as uvicorn has it
        if sent["type"] == "websocket.close":
            self.code = sent["code"]
        elif sent["type"] == "websocket.send":
            self._hear(sent["text"])
        self._news.set()

    def _hear(self, raw: str) -> None:
        self.raw.append(raw)
        message: Json = msgspec.json.decode(raw)
        if "state" in message:
            self.state = message["state"]
        if message["type"] == "event":
            self.numbers.append(message["number"])
        elif message["type"] == "welcome":
            self.welcome = message
        if message["type"] in _ANSWERS:
            said = self._hints.pop(str(message.get("id")), None) or self._unanswered.pop(0)
            said.answer = message

    @property
    def is_open(self) -> bool:
        return self.code is None

    def send(self, data: str | bytes) -> Said:
        """Sends a message without waiting: all but acknowledgements are answered, all but hints in their order."""
        said = Said(data, _read(data))
        self.said.append(said)
        if isinstance(said.message, GetHint) and not self._is_new:
            id = f"hint {next(self._numbers)}"
            data = msgspec.json.encode(msgspec.json.decode(data) | {"id": id}).decode()
            self._hints[id] = said
        elif self._is_new or not isinstance(said.message, Ack):
            self._unanswered.append(said)
        self._is_new = False
        key = "text" if isinstance(data, str) else "bytes"
        self._to_app.put_nowait({"type": "websocket.receive", key: data})
        return said

    async def settled(self) -> None:
        """Waits until everything is answered, or the connection is closed."""
        async with asyncio.timeout(PATIENCE):
            while (self._unanswered or self._hints) and self.is_open:
                self._news.clear()
                await self._news.wait()

    async def hang_up(self) -> None:
        """Goes without a word, in the middle of whatever is under way."""
        if self.is_open:
            self.code = HUNG_UP
        self._to_app.put_nowait({"type": "websocket.disconnect", "code": HUNG_UP})
        await asyncio.wait_for(self._task, PATIENCE)


def _read(data: str | bytes) -> Incoming | None:
    with suppress(Refusal):
        return read_incoming(data)
    return None
