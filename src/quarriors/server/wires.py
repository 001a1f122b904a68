"""WebSocket connections of clients that do not read: they end, instead of filling the memory."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

#: Bytes that may wait for a client. Messages wait until it has read (`Client`); answers to its pings do not.
_MOST_UNREAD: Final = 256 * 1024


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which would wait for ever for a client to read what it has been sent."""

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > _MOST_UNREAD:
            self.transport.abort()
        else:
            super().handle_ping()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()
