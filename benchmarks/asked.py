"""A server without a network: requests and WebSocket messages handed to its application, one at a time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.types import ASGIApp, Message

from quarriors.server.app import make_app
from quarriors.server.migrating import upgrade
from quarriors.server.settings import Settings

Json = dict[str, Any]


class _Answer(msgspec.Struct):
    type: str
    id: int | None = None


class _Told(msgspec.Struct):
    kind: str = ""


class NotAnswered(Exception):
    """The server said no where it should not."""


class Served:
    """The application, once it has started."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    def _scope(self, kind: str, method: str, path: str, secret: str) -> Json:
        path, _, query = path.partition("?")
        headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
        if secret:
            headers.append((b"authorization", f"Bearer {secret}".encode()))
        return {
            "type": kind, "method": method, "path": path, "query_string": query.encode(), "root_path": "",
            "scheme": "ws" if kind == "websocket" else "http", "headers": headers, "client": ("127.0.0.1", 5000),
            "extensions": {},
        }  # fmt: skip

    async def ask(self, method: str, path: str, body: object = None, secret: str = "") -> bytes:
        """The body of an answer."""
        waiting: list[Message] = [{"type": "http.request", "body": b"" if body is None else json.dumps(body).encode()}]
        status, said = 0, b""

        async def receive() -> Message:
            return waiting.pop() if waiting else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            nonlocal status, said
            status = message.get("status", status)
            said += message.get("body", b"")

        await self.app(self._scope("http", method, path, secret), receive, send)
        if status >= 500 or status == 429:
            raise NotAnswered(f"{method} {path}: {status} {said[:200]!r}")
        return said

    async def do(self, game: str, secret: str, type: str, **fields: object) -> Json:
        """A command; what was answered, refusals included."""
        answer: Json = json.loads(await self.ask("POST", f"/api/games/{game}/do", {"type": type, **fields}, secret))
        return answer

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[Socket]:
        """A WebSocket connection."""
        socket = Socket()
        task = asyncio.ensure_future(
            self.app(self._scope("websocket", "GET", "/api/socket", ""), socket.to_app.get, socket.from_app.put)
        )
        socket.to_app.put_nowait({"type": "websocket.connect"})
        assert (await socket.from_app.get())["type"] == "websocket.accept"
        try:
            yield socket
        finally:
            socket.to_app.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await task


class Socket:
    """One WebSocket connection."""

    def __init__(self) -> None:
        self.to_app: asyncio.Queue[Message] = asyncio.Queue()
        self.from_app: asyncio.Queue[Message] = asyncio.Queue()

    async def ask(self, type: str, before: object = None, **fields: object) -> str:
        """Sends a message, perhaps another one before it that is not answered; what kind of answer came. Nothing else
        is read of it, for that would take time, too."""
        if before is not None:
            self.to_app.put_nowait({"type": "websocket.receive", "text": json.dumps(before)})
        self.to_app.put_nowait({"type": "websocket.receive", "text": json.dumps({"type": type, "id": 1, **fields})})
        while True:
            answer = msgspec.json.decode((await self.from_app.get())["text"], type=_Answer)
            if answer.id == 1:
                return answer.type

    async def heard(self, kind: str) -> None:
        """Waits until such an event is told."""
        while msgspec.json.decode((await self.from_app.get())["text"], type=_Told).kind != kind:
            pass


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[Served]:
    """An application with an empty SQLite file and without limits, on which nobody is waited for."""
    file = folder / "asking.sqlite3"
    settings = Settings(db=f"sqlite:///{file}", limits=0, log_level="error", alone_seconds=1e-6)
    upgrade(settings.db)
    app = make_app(settings)
    to_app: asyncio.Queue[Message] = asyncio.Queue()
    from_app: asyncio.Queue[Message] = asyncio.Queue()
    life = asyncio.ensure_future(app({"type": "lifespan", "state": {}}, to_app.get, from_app.put))
    to_app.put_nowait({"type": "lifespan.startup"})
    assert (await from_app.get())["type"] == "lifespan.startup.complete"
    try:
        yield Served(app)
    finally:
        to_app.put_nowait({"type": "lifespan.shutdown"})
        await life
