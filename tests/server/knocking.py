"""Connections as bytes: requests that stop half-way, and frames that no library sends."""

from __future__ import annotations

import random
import socket
import time
from contextlib import suppress
from types import TracebackType
from typing import Final
from urllib.parse import urlsplit

from tests.server.rawbytes import HANDSHAKE, frame
from tests.server.serving import PATIENCE

#: Kinds of frames.
PIECE, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10
#: The beginning of a request, and a whole one.
HALF: Final = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
WHOLE: Final = HALF + b"\r\n"


class Knock:
    """One connection to a server, from any address of this machine."""

    def __init__(self, url: str, source: str = "127.0.0.1") -> None:
        where = urlsplit(url)
        assert where.hostname is not None
        self.socket = socket.create_connection(
            (where.hostname, where.port or 80), timeout=PATIENCE, source_address=(source, 0)
        )
        self.read = b""

    def __enter__(self) -> Knock:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.socket.close()

    def send(self, data: bytes) -> bool:
        """Sends bytes; whether the server still takes any."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def hear(self, what: bytes) -> bytes:
        """Listens until that was said; everything up to there."""
        while what not in self.read:
            more = self.socket.recv(65536)
            assert more, f"the server hung up after {self.read[-500:]!r}"
            self.read += more
        return self.read

    def until_closed(self) -> bytes:
        """Listens until the server hangs up; everything it said."""
        with suppress(ConnectionResetError):
            while more := self.socket.recv(65536):
                self.read += more
        return self.read

    def drip(self, data: bytes) -> bytes:
        """Sends a byte now and then until the server hangs up; everything it said."""
        self.socket.settimeout(0.02)
        deadline = time.monotonic() + PATIENCE
        with suppress(ConnectionError):
            for at in range(10**9):
                assert time.monotonic() < deadline, "the server waits for ever"
                self.socket.sendall(data[at % len(data) :][:1])
                with suppress(TimeoutError):
                    if not (more := self.socket.recv(65536)):
                        break
                    self.read += more
        return self.read

    def ask(self) -> bytes:
        """The status line of an ordinary answer."""
        self.send(WHOLE)
        return self.hear(b"\r\n\r\n").partition(b"\r\n")[0]

    def upgrade(self) -> Knock:
        """Becomes a WebSocket."""
        self.send(HANDSHAKE)
        said = self.hear(b"\r\n\r\n")
        assert said.startswith(b"HTTP/1.1 101"), said
        self.read = said.partition(b"\r\n\r\n")[2]
        return self

    def frames(self) -> list[tuple[int, bytes]]:
        """What the server has said so far, as frames: kinds and contents."""
        found, data = [], self.read
        while len(data) >= 2:
            size, head = data[1] & 0x7F, 2
            if size == 126:
                size, head = int.from_bytes(data[2:4], "big"), 4
            if len(data) < head + size:
                break
            found.append((data[0] & 15, data[head : head + size]))
            data = data[head + size :]
        return found


def pack(kind: int, data: bytes = b"", final: bool = True) -> bytes:
    """A frame as clients send them."""
    return frame(random.Random(7), kind, data, int(final))
