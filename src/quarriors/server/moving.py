"""Seats that move to another device: by a one-time code, and then in all the games that come after."""

from __future__ import annotations

from typing import Any

from quarriors.server import messages
from quarriors.server.errors import Refusal
from quarriors.server.hub import Hub
from quarriors.server.match import Match
from quarriors.server.match_events import SeatMoved
from quarriors.server.proposing import Proposal
from quarriors.server.room import Room
from quarriors.server.setting_up import hashed, seat_secret

Json = dict[str, Any]


async def claim(hub: Hub, wanted: messages.Claim) -> Json:
    """Moves a seat to whoever has its code; the secret of before is void."""
    hash = hashed(wanted.code.strip().upper().replace("QC_", "qc_"))
    code = await hub.store.code(hash)
    secret = wanted.secret or seat_secret()
    if code is None or code.expires < hub.hours.now():
        return await _claimed(hub, secret)
    room = await hub.room(code.game)
    void = ""

    def propose(match: Match) -> Proposal:
        nonlocal void
        void = room.holders.get(code.seat, "")
        return Proposal(holders={code.seat: hashed(secret)}, code=hash).add(code.seat, SeatMoved())

    number = await room.change(propose)
    await _move_on(hub, room, code.seat, hashed(secret), {void})
    return {"game": room.id, "seat": code.seat, "secret": secret, "number": number}


async def _claimed(hub: Hub, secret: str) -> Json:
    """The seat that a secret of the client's own making has moved to already; what was left undone then is done."""
    held = await hub.store.held([hashed(secret)])
    if not held:
        raise Refusal("bad_code")
    rooms = [(await hub.room(game), seat) for game, seat in held]
    known = {room.id for room, _ in rooms}
    # the same secret holds the seat in the games after it
    room, seat = next((one for one in rooms if one[0].match.setup.after not in known), rooms[0])
    if hub.is_shared:
        async with room.lock:
            await room.catch_up()
    await _move_on(hub, room, seat, hashed(secret), set())
    return {"game": room.id, "seat": seat, "secret": secret, "number": room.match.number}


async def _move_on(hub: Hub, room: Room, seat: int, hash: str, void: set[str]) -> None:
    """A secret that has lost its seat loses it in the games that came after, too, until the seat moved by itself."""
    while room.match.rematch:
        try:
            room = await hub.room(room.match.rematch)
        except Refusal as refusal:
            if refusal.id == "not_found":
                return  # nobody plays there any more
            raise
        if await follow(hub, room, {seat: hash}, void) != {seat}:
            return


async def follow(hub: Hub, room: Room, holders: dict[int, str], void: set[str]) -> set[int]:
    """Gives seats of a later game to those who hold them now in the one before; the seats that are theirs then.

    A seat that somebody else came by there stays with them: only secrets known to be void lose it, and those that were
    carried over when the game was made.
    """
    theirs: set[int] = set()

    async def propose(match: Match) -> Proposal:
        if hub.is_shared:
            await room.catch_up()  # a seat may have moved at another worker
        theirs.clear()
        theirs.update(seat for seat, hash in holders.items() if room.holders.get(seat) == hash)
        others = {seat for seat in holders.keys() & room.holders.keys() if seat not in theirs}
        carried: set[int] = set()
        if others:
            rows = await hub.store.events(room.id)
            carried = others - {row.seat for row in rows if row.kind in ("seat_moved", "stood")}
        proposal = Proposal()
        for seat in sorted(others):
            if seat in carried or room.holders[seat] in void:
                proposal.holders[seat] = holders[seat]
                proposal.add(seat, SeatMoved())
                theirs.add(seat)
        return proposal

    await room.change(propose)
    return theirs
