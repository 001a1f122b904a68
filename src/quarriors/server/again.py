"""The next game: those who are here are asked once, and when all of them agree, the table is laid."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Literal, cast

from quarriors.server import messages, setting_up
from quarriors.server.errors import Refusal
from quarriors.server.laying import lay
from quarriors.server.match_events import Rematch
from quarriors.server.moving import follow
from quarriors.server.proposing import Proposal

if TYPE_CHECKING:
    from quarriors.server.commands import Actor
    from quarriors.server.match import Match

Json = dict[str, Any]
_Choice = Literal["new", "same"]


async def ask(actor: Actor, seat: int, message: messages.PlayAgain) -> Json:
    """Asks the others who are here. Where nobody is, the next game is made at once: whoever comes back finds it."""
    room = actor.room
    if room.match.rematch:
        return {"number": room.match.number, "game": room.match.rematch}
    if room.match.ended is None:
        raise Refusal("not_over")
    if room.company.offer is not None:
        return await answer(actor, seat, True)
    here = set(room.present()) - actor.held() - {seat}
    others = [at for at, place in enumerate(room.match.places) if place.is_person and at in here]
    if not others:
        return await play_again(actor, seat, message.wilds)
    room.company.ask(seat, message.wilds, others)
    actor.hub.asides.offered(room)
    return {"number": room.match.number, "game": None}


async def answer(actor: Actor, seat: int, agree: bool) -> Json:
    """Somebody agrees, or does not."""
    room = actor.room
    offer = room.company.offer
    if room.match.rematch:
        return {"number": room.match.number, "game": room.match.rematch}
    if offer is None:
        raise Refusal("no_request")
    actor.hub.asides.answered(room, seat, agree)
    if room.company.answer(seat, agree):
        return await play_again(actor, offer.seat if offer.seat in actor.held() else seat, cast(_Choice, offer.wilds))
    return {"number": room.match.number, "game": None}


async def play_again(actor: Actor, seat: int, wilds: _Choice) -> Json:
    """The next game. Everybody's secret is good for it, too; all have to be ready again."""
    hub, room = actor.hub, actor.room
    row = await hub.row(room.id)
    carried: set[str] = set()

    async def propose(match: Match) -> Proposal:
        if match.rematch:
            return Proposal()
        if hub.is_shared:
            await room.catch_up()  # a seat may have moved at another worker
            match = room.match
            if match.rematch:
                return Proposal()
        if match.ended is None:
            raise Refusal("not_over")
        actor.spend("create")
        new = await asyncio.to_thread(setting_up.again, match, wilds)
        holders = {seat: hash for seat, hash in room.holders.items() if match.places[seat].is_person}
        if await lay(hub, new, holders, row.invitation_hash) is None:
            # it was made before, by a try that came to nothing: a seat may have moved since
            await follow(hub, await hub.room(new.id), holders, carried)
        carried.update(holders.values())
        return Proposal().add(None, Rematch(new.id))

    number = await actor.change(seat, propose)
    room.company.offer = None
    return {"number": number, "game": room.match.rematch}
