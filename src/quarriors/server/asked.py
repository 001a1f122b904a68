"""What is asked and answered, whatever brings it here: HTTP and WebSocket of a server, or the page itself.

A request of Starlette is one of ours as it is, and a response of ours is an ASGI application.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from math import ceil
from typing import Any, Final, Protocol

from quarriors.server.messages import encode


class Gone(Exception):
    """Whoever was on the other end has gone."""


class Request(Protocol):
    """Something asked for."""

    @property
    def scope(self) -> MutableMapping[str, Any]: ...
    @property
    def query_params(self) -> Mapping[str, str]: ...
    @property
    def path_params(self) -> dict[str, Any]: ...
    @property
    def headers(self) -> Mapping[str, str]: ...
    async def body(self) -> bytes: ...


class Talk(Protocol):
    """A connection that stays. `send_text` raises `Gone` if nobody is there any more."""

    @property
    def scope(self) -> MutableMapping[str, Any]: ...
    async def accept(self) -> None: ...
    async def receive(self) -> MutableMapping[str, Any]: ...
    async def send_text(self, data: str) -> None: ...
    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


class Response:
    """An answer: bytes of some type."""

    def __init__(
        self, body: bytes, status: int = 200, headers: Mapping[str, str] | None = None, media_type: str = "text/plain"
    ) -> None:
        self.body = body
        self.status = status
        self.headers: Final = dict(headers or {})
        self.media_type = f"{media_type}; charset=utf-8" if media_type.startswith("text/") else media_type

    async def __call__(self, scope: object, receive: object, send: Callable[[Any], Awaitable[None]]) -> None:
        """As an ASGI application."""
        head = {"content-length": str(len(self.body)), "content-type": self.media_type}
        head |= {name.lower(): value for name, value in self.headers.items()}
        raw = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in head.items()]
        await send({"type": "http.response.start", "status": self.status, "headers": raw})
        await send({"type": "http.response.body", "body": self.body})


def json_response(content: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """An answer as JSON."""
    return Response(encode(content), status, headers, "application/json")


#: A path with gaps, what answers there, and the method that is asked with.
Endpoint = tuple[str, Callable[[Request], Awaitable[Response]], str]


def address_of(scope: Mapping[str, Any]) -> str | None:
    """Who asks: the address that uvicorn saw, or that a trusted proxy forwarded."""
    client = scope.get("client")
    return client[0] if client else None


def retry_after(wait: float) -> tuple[bytes, bytes]:
    """The header that says how long to wait, in whole seconds."""
    return b"retry-after", str(max(1, ceil(wait))).encode()
