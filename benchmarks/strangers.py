"""`python -m benchmarks.strangers`: how long a player waits for a move while strangers do their worst."""

from __future__ import annotations

import argparse
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

from benchmarks.served import Server, post

Json = dict[str, Any]

#: Seconds between two moves: within the budget of messages.
_PACE = 0.15
#: Half-sent requests that are kept open: more than the files of many a server.
_HALVES = 1500
#: Other addresses of this machine.
_ADDRESSES = [f"127.0.0.{last}" for last in range(2, 12)]

_HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
_REQUEST = b"GET /api HTTP/1.1\r\nHost: localhost\r\n\r\n"
#: A ping, a pong and an empty message, as clients send them.
_PING, _MESSAGE = b"\x89\x80\0\0\0\0", b"\x81\x82\0\0\0\0{}"


# -- strangers -------------------------------------------------------------------------------------


class Stranger:
    """Somebody who never reads and stops when the time is over."""

    def __init__(self, url: str, seconds: float) -> None:
        where = urlsplit(url)
        self._where = (where.hostname or "127.0.0.1", where.port or 80)
        self._end = time.monotonic() + seconds
        self._chance = random.Random(7)

    def go_on(self) -> bool:
        return time.monotonic() < self._end

    def open(self) -> socket.socket:
        line = socket.create_connection(self._where, timeout=1.0, source_address=(self._chance.choice(_ADDRESSES), 0))
        line.settimeout(0.2)
        return line

    def flood(self, begin: bytes, what: bytes) -> None:
        """The same again and again, on a new connection whenever one is closed."""
        block = what * (65536 // len(what))
        while self.go_on():
            with suppress(OSError), self.open() as line:
                line.sendall(begin)
                if begin:
                    line.recv(4096)
                while self.go_on():
                    with suppress(TimeoutError):
                        line.sendall(block)

    def pings(self) -> None:
        self.flood(_HANDSHAKE, _PING)

    def messages(self) -> None:
        self.flood(_HANDSHAKE, _MESSAGE)

    def requests(self) -> None:
        self.flood(b"", _REQUEST)

    def connections(self) -> None:
        """Comes and goes."""
        while self.go_on():
            with suppress(OSError):
                self.open().close()

    def halves(self) -> None:
        """Many requests of which the end never comes."""
        lines: list[socket.socket] = []
        while self.go_on():
            while len(lines) < _HALVES and self.go_on():
                with suppress(OSError):
                    lines.append(self.open())
                    lines[-1].sendall(b"GET /api HTTP/1.1\r\nHost: localhost\r\nX: ")
            lines = [line for line in lines if _drips(line)]
            time.sleep(0.2)
        for line in lines:
            line.close()


def _drips(line: socket.socket) -> bool:
    """One byte more; whether it was taken."""
    try:
        line.sendall(b"y")
    except OSError:
        line.close()
        return False
    return True


KINDS = ("nobody", "pings", "messages", "requests", "connections", "halves")


# -- a player --------------------------------------------------------------------------------------


class Player:
    """Plays for two people at one device; nobody wins, for nothing is summoned or captured."""

    def __init__(self, url: str) -> None:
        seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]
        made = post(f"{url}/api/games", {"seats": seats})
        self._stack = ExitStack()
        self._socket: ClientConnection = self._stack.enter_context(
            connect(f"{url}/api/socket".replace("http", "ws", 1), proxy=None, max_size=None)
        )
        self._state: Json = {}
        self._ask("hello", protocol=1, game=made["game"], secrets=list(made["secrets"].values()))
        for seat in (0, 1):
            self._ask("ready", seat=seat, nonce=f"n{seat}")
        while self._state["decision"] is None:
            self._hear()

    def _hear(self) -> Json:
        message: Json = json.loads(self._socket.recv(timeout=60))
        self._state = message.get("state", self._state)
        return message

    def _ask(self, type: str, **fields: object) -> None:
        self._socket.send(json.dumps({"type": type, "id": 1, **fields}))
        while self._hear()["type"] not in ("done", "welcome", "refused"):
            pass

    def waits(self, seconds: float) -> Iterator[float]:
        """How long each move takes, for so long."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            decision = self._state["decision"]
            quiet = [
                one["option"] for one in decision["options"] if not one["option"].startswith(("summon", "capture"))
            ]
            begun = time.monotonic()
            self._ask("move", seat=decision["seat"], answers=decision["number"], option=quiet[0])
            yield time.monotonic() - begun
            time.sleep(_PACE)

    def close(self) -> None:
        self._stack.close()


def newcomer(url: str) -> float | None:
    """How long somebody waits who asks for the first time; None if there is no answer."""
    begun = time.monotonic()
    with suppress(OSError), socket.create_connection((urlsplit(url).hostname, urlsplit(url).port), timeout=10) as line:
        line.sendall(_REQUEST.replace(b"/api", b"/healthz"))
        if line.recv(100).startswith(b"HTTP/1.1 200"):
            return time.monotonic() - begun
    return None


def measure(url: str, kind: str, seconds: float) -> str:
    """A line about one kind of strangers."""
    player = Player(url)
    command = [sys.executable, "-m", "benchmarks.strangers", "--url", url, "--seconds", str(seconds), "--do", kind]
    stranger = subprocess.Popen(command) if kind != "nobody" else None
    try:
        time.sleep(0.5)
        waits = sorted(player.waits(seconds - 0.5))
        came = newcomer(url)
    finally:
        if stranger is not None:
            stranger.wait()
        player.close()
    seen = [waits[len(waits) // 2], waits[int(len(waits) * 0.95)], waits[-1], came]
    said = " | ".join("no answer" if one is None else f"{one * 1000:.0f} ms" for one in seen)
    return f"| {kind} | {len(waits)} | {said} |"


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strangers", description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0, help="for each kind of strangers (default: 6)")
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=KINDS, help="which strangers (default: all)")
    parser.add_argument("--url", default="", help="a server that runs already, with its usual limits")
    parser.add_argument("--do", choices=KINDS, default="", help="be such a stranger, and nothing else")
    options = parser.parse_args(arguments)
    if options.do:
        act: Callable[[], None] = getattr(Stranger(options.url, options.seconds), options.do)
        act()
        return 0
    print("| strangers | moves | p50 | p95 | longest | a newcomer |\n|---|---|---|---|---|---|")
    if options.url:
        for kind in options.kinds:
            print(measure(options.url, kind, options.seconds), flush=True)
        return 0
    for kind in options.kinds:
        with (
            tempfile.TemporaryDirectory(prefix="quarriors-strangers-") as folder,
            Server(Path(folder), limits=1) as server,
        ):
            print(measure(server.url, kind, options.seconds), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
