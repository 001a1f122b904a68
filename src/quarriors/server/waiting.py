"""What people do before their game begins: be ready, and free a seat whose holder keeps everybody waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from quarriors.server import messages, proposing
from quarriors.server.errors import Refusal
from quarriors.server.match import WAITING, Match

if TYPE_CHECKING:
    from quarriors.server.commands import Actor
    from quarriors.server.proposing import Proposal

Json = dict[str, Any]


async def ready(actor: Actor, seat: int, message: messages.ReadyUp) -> Json:
    """With a sealed nonce, or as in protocol 1 with one that everybody sees."""
    if bool(message.sealed) == bool(message.nonce):
        raise Refusal("bad_nonce", "send your nonce sealed, or as it is: one of the two")

    if message.sealed:
        if actor.room.match.places[seat].sealed not in ("", message.sealed):
            actor.spend("join")  # each is an event that stays
        return {"number": await actor.change(seat, lambda match: proposing.seal(match, seat, message.sealed))}
    return {"number": await actor.change(seat, lambda match: _given(match, proposing.ready, seat, message.nonce))}


async def reveal(actor: Actor, seat: int, message: messages.Reveal) -> Json:
    """The nonce that was sealed."""
    return {"number": await actor.change(seat, lambda match: _given(match, proposing.reveal, seat, message.nonce))}


def _given(
    match: Match, give: Callable[[Match, int, str], Proposal], seat: int, nonce: str
) -> Proposal | Awaitable[Proposal]:
    """A nonce that may be the last one. Wilds that are dealt then take a while, in which other games go on."""
    if match.setup.later and not match.setup.wilds:
        return asyncio.to_thread(give, match, seat, nonce)
    return give(match, seat, nonce)


async def free(actor: Actor, message: messages.FreeSeat) -> Json:
    """Everybody else is ready, and has been for a while: the seat is open again."""
    held, room = actor.held(), actor.room
    if not held:
        raise Refusal("forbidden")
    seat = message.seat
    if seat is None or seat >= len(room.match.places) or seat in held:
        raise Refusal("no_seat", "say which seat of another player is to be free again")

    def propose(match: Match) -> Proposal:
        place = match.places[seat]
        if match.status == WAITING and not place.taken:
            return proposing.Proposal()  # it is free already
        others = [other for at, other in enumerate(match.places) if at != seat]
        is_awaited = place.nonce is None and all(other.is_ready for other in others)
        # whoever has sealed a nonce need not be here any more: showing it takes a moment, and was due long ago
        is_away = place.is_ready or seat not in room.present()
        if match.status == WAITING and not (
            is_awaited and is_away and _since(actor, seat) >= actor.hub.settings.alone_seconds
        ):
            raise Refusal("not_alone")
        return proposing.stand(match, seat, "freed")

    return {"number": await actor.change(min(held), propose)}


def _since(actor: Actor, seat: int) -> float:
    """Seconds that everybody has waited for that seat; nobody could do anything while the server was away."""
    return actor.hub.hours.now() - max(actor.room.waiting_since(seat), actor.hub.started)
