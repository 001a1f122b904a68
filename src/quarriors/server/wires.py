"""WebSocket connections: they end if a client does not read, or sends what is no message beyond all measure."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame

from quarriors.server.doors import STATE, Door

#: Bytes that may wait for a client. Messages wait until it has read (`Client`); answers to its pings do not.
_MOST_UNREAD: Final = 256 * 1024
#: Bytes that are taken apart at once: a ping has six, and a quarter of a million of them may arrive in a second.
_PIECE: Final = 512
#: Seconds after which a connection that is being closed is closed for good.
_CLOSING_SECONDS: Final = 30.0


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which would wait for ever for a client to read, and answer every ping there is.

    Bytes are taken apart piece by piece. Once there is a message the rest is held until the application has taken it,
    so that nobody can make the server read more than it answers.
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
        self._frames = self._door.frames()
        self._held = b""
        self._was_closing = False
        self._timer = self.loop.call_later(_CLOSING_SECONDS, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        self._timer.cancel()
        self._held = b""
        super().connection_lost(exc)
        self._door.leave(self.client[0] if self.client else None)

    def _look(self) -> None:
        """A connection that has been closing since the last look will not do it by itself."""
        if self._was_closing:
            self.transport.abort()
            return
        self._was_closing = self.transport.is_closing()
        self._timer = self.loop.call_later(_CLOSING_SECONDS, self._look)

    # -- what comes ------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._held:
            data, self._held = self._held + data, b""
        for at in range(0, len(data), _PIECE):
            if self.transport.is_closing():
                return
            if self.read_paused:
                self._held = data[at:]
                return
            super().data_received(data[at : at + _PIECE])

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if self._held and not self.read_paused:
            await asyncio.sleep(0)  # others have their turn
            self.data_received(b"")
        return message

    def _may_send(self) -> bool:
        """One more frame that is no message; if there are too many, that is the end."""
        if self.transport.is_closing():
            return False
        if self._frames is None or not self._frames.take():
            return True
        self._door.ended("frames")
        reason = "too many pings or pieces"
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.POLICY_VIOLATION, "reason": reason})
        if self.transport.get_write_buffer_size():
            self.transport.abort()  # it does not read: nothing is left to say
        else:
            self.conn.fail(CloseCode.POLICY_VIOLATION, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        self.close_sent = True
        return False

    def handle_ping(self) -> None:
        if not self._may_send():
            return
        if self.transport.get_write_buffer_size() > _MOST_UNREAD:
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_send():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_send():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        # A whole message waits until it is taken; what comes after a good-bye never is.
        if (event.fin and not self.close_sent) or self._may_send():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if (event.fin and not self.close_sent) or self._may_send():
            super().handle_bytes(event)

    # -- keeping it alive ------------------------------------------------------------------------

    def keepalive_timeout(self) -> None:
        if self.read_paused and not self.transport.get_write_buffer_size() and self.ping_timeout is not None:
            # Its answer may be among what is held back.
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)
            return
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()
