"""Finding out that the host has restored a backup: somebody has seen what is not in the store any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarriors.server.marks import seen
from quarriors.server.match import OVER, Match
from quarriors.server.match_events import Restored
from quarriors.server.proposing import Proposal

if TYPE_CHECKING:
    from quarriors.server.hub import Hub
    from quarriors.server.room import Room


async def look_back(hub: Hub, room: Room, mark: str) -> bool:
    """Whether the mark proves that there was more of the game, or something else: if so, the game is marked."""
    proven = seen(room.match, mark) if mark else None
    if proven is None:
        return False
    if proven[0] > room.match.number:
        async with room.lock:
            await room.catch_up()  # another worker may have written it
    if await _is_there(hub, room, *proven):
        return False
    if _is_at_stake(room.match):
        hub.log.warning("goes on from a backup", game=room.id, number=room.match.number, seen=proven[0])
        restored = Restored(proven[0])
        await room.change(lambda match: Proposal().add(None, restored) if _is_at_stake(match) else Proposal())
    return True


def _is_at_stake(match: Match) -> bool:
    return match.standing == "verified" and match.status != OVER


async def _is_there(hub: Hub, room: Room, number: int, at: float) -> bool:
    """Whether that event is the one that was seen."""
    match = room.match
    if number >= match.number:
        return (number, at) == (match.number, match.at)
    rows = await hub.store.events(room.id, number - 1, 1)
    return bool(rows) and rows[0].at == at
