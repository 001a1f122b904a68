"""Speaking to an ASGI app without a server: one request or one WebSocket handshake, message by message."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send


@dataclass
class Answer:
    """What the app sent."""

    sent: list[Message] = field(default_factory=list)

    @property
    def start(self) -> Message:
        return next(one for one in self.sent if one["type"].endswith("response.start"))

    @property
    def status(self) -> int:
        status: int = self.start["status"]
        return status

    @property
    def headers(self) -> dict[str, str]:
        return {name.decode(): value.decode() for name, value in self.start["headers"]}

    @property
    def body(self) -> bytes:
        return b"".join(one.get("body", b"") for one in self.sent if one["type"].endswith("response.body"))

    @property
    def error(self) -> dict[str, str]:
        error: dict[str, str] = json.loads(self.body)["error"]
        return error


def scope_of(kind: str, method: str, path: str, headers: Mapping[str, str], **more: Any) -> Scope:
    """The scope of a request to http://localhost."""
    given = {"host": "localhost", **headers}
    return {
        "type": kind,
        "method": method,
        "path": path,
        "query_string": b"",
        "root_path": "",
        "scheme": "ws" if kind == "websocket" else "http",
        "headers": [(name.encode(), value.encode()) for name, value in given.items()],
        "client": ("192.0.2.1", 5000),
        "extensions": {"websocket.http.response": {}} if kind == "websocket" else {},
        **more,
    }


def ask(app: ASGIApp, scope: Scope, messages: Iterable[Message] = ()) -> Answer:
    """Let the app answer; it receives these messages, or an empty request, or a handshake."""
    first = {"type": "websocket.connect"} if scope["type"] == "websocket" else {"type": "http.request", "body": b""}
    waiting = list(messages) or [first]
    answer = Answer()

    async def receive() -> Message:
        return waiting.pop(0) if waiting else {"type": scope["type"] + ".disconnect"}

    async def send(message: Message) -> None:
        answer.sent.append(message)

    async def run() -> None:
        await asyncio.wait_for(app(scope, receive, send), 60)

    asyncio.run(run())
    return answer


def request(app: ASGIApp, method: str = "GET", path: str = "/", body: bytes = b"", **headers: str) -> Answer:
    """One request; `content_type` stands for content-type."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    if body:
        named.setdefault("content-length", str(len(body)))
    return ask(app, scope_of("http", method, path, named), [{"type": "http.request", "body": body}])


def answering(content_type: str = "application/json", body: bytes = b"{}", **headers: str) -> ASGIApp:
    """An app that reads what it is sent and always answers the same."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": 1000})
            return
        while (message := await receive())["type"] == "http.request" and message.get("more_body"):
            pass
        given = {"content-type": content_type, **{name.replace("_", "-"): value for name, value in headers.items()}}
        raw = [(name.encode(), value.encode()) for name, value in given.items()]
        await send({"type": "http.response.start", "status": 200, "headers": raw})
        await send({"type": "http.response.body", "body": body})

    return app


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers with the body, piece by piece as it came."""
    body = b""
    while (message := await receive())["type"] == "http.request":
        body += message["body"]
        if not message["more_body"]:
            break
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": body if message["type"] == "http.request" else b"hung up"})
