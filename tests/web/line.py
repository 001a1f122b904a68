"""A line between a browser and a server that can be cut and mended, as trains, lifts and cables do."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from types import TracebackType
from urllib.parse import urlsplit


class Line:
    """Hands on every byte; while it is cut, all connections break off and new ones are refused.

    with Line(server.url) as line:
        ...line.url...
        line.cut()
        line.mend()
    """

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        assert parts.hostname is not None
        assert parts.port is not None
        self._target = (parts.hostname, parts.port)
        self._path = parts.path
        self._guard = threading.Lock()
        self._open: set[socket.socket] = set()
        self._is_cut = False
        #: Connections that were handed on so far.
        self.connections = 0
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._thread = threading.Thread(target=self._accept, daemon=True)
        self._thread.start()

    def __enter__(self) -> Line:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.cut()
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self._thread.join()

    @property
    def url(self) -> str:
        """Where the server is found by this line."""
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}{self._path}"

    def cut(self) -> None:
        """Breaks everything off, and keeps it broken."""
        with self._guard:
            self._is_cut = True
            torn, self._open = self._open, set()
        for one in torn:
            _tear(one)

    def mend(self) -> None:
        """Lets new connections through again."""
        with self._guard:
            self._is_cut = False

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            with self._guard:
                is_cut = self._is_cut
            if is_cut:
                _tear(near)
                continue
            try:
                far = socket.create_connection(self._target)
            except OSError:
                _tear(near)
                continue
            with self._guard:
                self._open |= {near, far}
                self.connections += 1
            for source, target in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(source, target), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        with self._guard:
            self._open -= {source, target}
        _tear(source)
        _tear(target)


def _tear(one: socket.socket) -> None:
    with suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()
