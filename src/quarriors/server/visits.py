"""HTTP connections: a request arrives whole within its time, and an answer is read, or the connection ends."""

from __future__ import annotations

import asyncio
import json
from http import HTTPStatus
from typing import Any, Final

from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from quarriors.server.doors import STATE, Door
from quarriors.server.errors import ERRORS

#: Seconds in which a request has to arrive, from its first byte or the beginning of the connection to its last; and
#: seconds in which a client has to read something of an answer.
REQUEST_SECONDS: Final = 20.0
#: Seconds that a connection may be kept for the next request.
KEEP_SECONDS: Final = 5
#: Bytes before a request's body, bytes around the body in all, and requests that may be sent before the first is
#: answered.
_MOST_HEAD: Final = 64 * 1024
_MOST_AROUND: Final = 512 * 1024
_MOST_AHEAD: Final = 16


class _TooFarAhead(Exception):
    """More requests than anybody sends at once."""


class Visit(HttpToolsProtocol):
    """uvicorn's protocol, which would wait for ever for the rest of a request, and for an answer to be read.

    One timer for each connection looks after all of it, so that a request costs no timer of its own.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._door: Door = app_state[STATE]
        self._is_in = False
        self._timer: asyncio.TimerHandle | None = None
        #: Whether the rest of a request is still to come, since when, and how much there is of its head; -1: all of it.
        self._awaits = True
        self._since = 0.0
        self._head = 0
        #: How much there is of a request altogether, however it is wrapped up.
        self._size = 0
        self._is_silent = True
        #: Bytes that the client has not read, and since when they have not become fewer.
        self._unread = 0
        self._unread_since = 0.0
        self._is_closing = False
        #: What the application is working on, or has done last.
        self._answering: RequestResponseCycle | None = None

    # -- coming and going ------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._since = self._unread_since = self.loop.time()
        self._is_in = self._door.enter(self, self._address)
        if self._is_in:
            self._timer = self.loop.call_later(REQUEST_SECONDS, self._look)
        else:
            self._refuse("too_many")

    @property
    def _address(self) -> str | None:
        return self.client[0] if self.client else None

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_looking()
        super().connection_lost(exc)
        self._door.heard(self)
        if self._is_in:
            self._is_in = False
            self._door.leave(self._address)

    def _stop_looking(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def turn_away(self) -> None:
        """Others need the place."""
        self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        # From here on it is a `Wire`, which leaves by the same door.
        self._stop_looking()
        self._door.heard(self)
        self._is_in = False
        super().handle_websocket_upgrade()

    # -- requests --------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._is_silent = False
        if not self._awaits and self.cycle.response_complete:
            self._begin()  # also what is no request must not keep the connection open
        super().data_received(data)
        if self._awaits:
            self._size += len(data)
            if self._head >= 0:
                self._head += len(data)
            if (self._head > _MOST_HEAD or self._size > self._most) and not self.transport.is_closing():
                self._door.ended("big")
                self._refuse("too_big")

    @property
    def _most(self) -> int:
        """A body may come in pieces, each with a line about it."""
        return _MOST_AROUND + 8 * self.config.ws_max_size

    def _begin(self) -> None:
        self._awaits = True
        self._since = self.loop.time()
        self._head = self._size = 0

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= _MOST_AHEAD:
            raise _TooFarAhead
        if not self._awaits:
            self._begin()
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._head >= 0:  # what comes after the body is no header, and could be anything
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._head = -1
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._awaits = False
        self._door.heard(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        # what has become a `Wire` meanwhile waits for nothing here
        if self._is_in and not self._awaits and not self.pipeline and not self.transport.is_closing():
            self._door.waits(self)

    # -- time ------------------------------------------------------------------------------------

    def _look(self) -> None:
        """Whether it goes on; if not, it ends."""
        if self._is_closing:
            self.transport.abort()  # the rest of an answer had all the time since the last look
            return
        now = self.loop.time()
        left = REQUEST_SECONDS
        self._is_closing = self.transport.is_closing()
        if self._is_closing:
            self._timer = self.loop.call_later(left, self._look)
            return
        if self._awaits:
            if self.flow.read_paused:
                self._since = now  # nobody listens
            left = self._since + REQUEST_SECONDS - now
            if left <= 0:
                self._late()
                self._timer = self.loop.call_later(REQUEST_SECONDS, self._look)
                return
        unread = self.transport.get_write_buffer_size()
        if not unread or unread < self._unread:
            self._unread_since = now
        elif now - self._unread_since >= REQUEST_SECONDS:
            self._door.ended("unread")
            self.transport.abort()
            return
        self._unread = unread
        self._timer = self.loop.call_later(max(left, 0.01), self._look)

    def _late(self) -> None:
        """The time for a request is over."""
        if self._is_silent:
            self._hang_up()  # browsers open connections that they may need
        else:
            self._door.ended("slow")
            self._refuse("too_slow")

    # -- the end ---------------------------------------------------------------------------------

    def _refuse(self, id: str) -> None:
        """Answers before the application could, if it has not begun to, and ends."""
        if self._answering is None or self._answering.response_complete or not self._answering.response_started:
            self.transport.write(_ANSWERS[id])
        self._hang_up()

    def send_400_response(self, msg: str) -> None:
        self._refuse("bad_request")

    def _hang_up(self) -> None:
        """Whatever the application still has to say is for nobody."""
        for cycle in (self._answering, self.cycle):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()
        self.pipeline.clear()
        self.transport.close()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)


def _answer(id: str) -> bytes:
    status, text = ERRORS[id]
    body = json.dumps({"error": {"id": id, "text": text}})
    lines = [
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "x-content-type-options: nosniff",
        "connection: close",
    ]
    if id == "too_many":
        lines.append(f"retry-after: {REQUEST_SECONDS:.0f}")
    return "\r\n".join([*lines, "", body]).encode()


_ANSWERS: Final = {id: _answer(id) for id in ("too_many", "too_big", "too_slow", "bad_request")}
