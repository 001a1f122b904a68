"""Marks: how a client proves what it has seen, so that a game which goes on from an older backup is found out.

Every state has one, made with the game's secret: nobody else can make it. A client that comes back shows its last.
"""

from __future__ import annotations

import hmac
import re
import struct
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from quarriors.server.match import Match

_MARK: Final = re.compile(r"([1-9][0-9]{0,9})-([0-9a-f]{16})-([0-9a-f]{16})")


def mark_of(match: Match) -> str:
    """The mark of the match as it is now: its last event, when that was, and the seal on both."""
    return _mark(match, match.number, struct.pack(">d", match.at).hex())


def _mark(match: Match, number: int, at: str) -> str:
    said = f"quarriors mark 1\n{match.id}\n{number}\n{at}"
    return f"{number}-{at}-{hmac.digest(match.secret, said.encode(), 'sha256')[:8].hex()}"


def seen(match: Match, mark: str) -> tuple[int, float] | None:
    """The event that a client proves to have seen, and when that was; None if it proves nothing."""
    parts = _MARK.fullmatch(mark)
    if parts is None or not hmac.compare_digest(_mark(match, int(parts[1]), parts[2]), mark):
        return None
    (at,) = struct.unpack(">d", bytes.fromhex(parts[2]))
    return int(parts[1]), at
