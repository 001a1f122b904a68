"""Bytes that are no requests and no frames, or only nearly."""

from __future__ import annotations

import json
import random
import struct
from typing import Final

from tests.server.hostile import Malice

HANDSHAKE: Final = (
    b"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
_POST: Final = b"POST /api/games HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
_REQUESTS: Final = (
    b"", b"\0", b"\r\n\r\n", b"GET\r\n\r\n", b"GET /\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET  /  HTTP/1.1\r\n\r\n",
    b"GET /api HTTP/1.0\r\n\r\n", b"GET /api HTTP/1.1\r\n\r\n", b"GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\nHost: a\r\n\r\n", b"GET /api/games/%00 HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET /api/games/%ff%fe HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET /api/games/%ed%a0%80/events HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n", b"GET / HTTP/1.1\r\nX: " + b"b" * 70_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 5000 + b"\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost a\r\n\r\n", b"GET / HTTP/1.1\r\n: a\r\n\r\n",
    b"GET http://evil.example/api HTTP/1.1\r\nHost: a\r\n\r\n", b"CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", b"TRACE / HTTP/1.1\r\nHost: a\r\n\r\n",
    _POST + b"Content-Length: -5\r\n\r\n{}",
    _POST + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}",
    _POST + b"Content-Length: 2000\r\n\r\n{}",
    _POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
    _POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    _POST + b"Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    _POST + b"Content-Length: 40000\r\n\r\n" + b" " * 40_000,
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"*1\r\n$4\r\nPING\r\n",
    HANDSHAKE.replace(b"13", b"99"), HANDSHAKE.replace(b"dGhlIHNhbXBsZSBub25jZQ==", b"?"),
    HANDSHAKE.replace(b"/api/socket", b"/api"), HANDSHAKE.replace(b"GET", b"POST"),
    HANDSHAKE.replace(b"\r\n\r\n", b"\r\nOrigin: https://evil.example\r\n\r\n"), HANDSHAKE[:100],
    HANDSHAKE.replace(b"\r\n\r\n", b"\r\nSec-WebSocket-Extensions: permessage-deflate; x=\"\r\n\r\n"), HANDSHAKE,
)  # fmt: skip


def requests(chance: random.Random) -> bytes:
    """One request or several, whole or in part, or something else."""
    thrown = b"".join(chance.choice(_REQUESTS) for _ in range(chance.choice((1, 1, 1, 2, 3))))
    match chance.randrange(6):
        case 0:
            return chance.randbytes(chance.randrange(300))
        case 1:
            return thrown[: chance.randrange(len(thrown) + 1)]
        case 2:
            at = chance.randrange(len(thrown) + 1)
            return thrown[:at] + chance.randbytes(3) + thrown[at:]
        case _:
            return thrown


def frames(chance: random.Random) -> list[bytes]:
    """Frames of a WebSocket as nobody should send them, after some that are right."""
    malice = Malice(chance)
    hello = json.dumps({"type": "hello", "protocol": 1, "game": malice.text()}).encode()
    sent = [frame(chance, 1, hello)] if chance.random() < 0.7 else []
    for _ in range(chance.randint(1, 4)):
        match chance.randrange(9):
            case 0:
                sent.append(frame(chance, 1, malice.garbage()))
            case 1:
                sent.append(frame(chance, 2, malice.garbage()))
            case 2:
                sent.append(frame(chance, chance.randrange(16), b"x" * chance.choice((0, 1, 125, 126, 20_000, 70_000))))
            case 3:
                sent.append(frame(chance, 1, b"x" * 20_000))
            case 4:
                sent.append(frame(chance, chance.choice((0, 1)), hello, final=0))
            case 5:
                sent.append(frame(chance, 1, hello, reserved=chance.randrange(1, 8)))
            case 6:
                sent.append(bytes((0x81, len(hello) & 0x7F)) + hello)  # not masked
            case 7:
                sent.append(
                    frame(chance, 8, chance.choice((b"", b"\x03", b"\x03\xe8", b"\x00\x00", b"\x03\xe8\xff\xff")))
                )
            case _:
                sent.append(b"\x81\xff" + struct.pack("!Q", chance.choice((2**63, 2**62, 2**31))) + b"abcd")
    return sent


def frame(chance: random.Random, kind: int, data: bytes, final: int = 1, reserved: int = 0) -> bytes:
    """A masked frame."""
    size = len(data)
    head = bytes((final << 7 | reserved << 4 | kind,))
    if size < 126:
        head += bytes((0x80 | size,))
    elif size < 65536:
        head += bytes((0x80 | 126,)) + struct.pack("!H", size)
    else:
        head += bytes((0x80 | 127,)) + struct.pack("!Q", size)
    mask = chance.randbytes(4)
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
