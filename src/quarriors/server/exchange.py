"""The exchange of nonces before a game: everybody seals one, and only when all are sealed everybody shows it.

Whoever sees the others' nonces can then no longer choose an own one to suit. If somebody leaves or seals another one
after all were sealed, everything that was sealed or shown is void and everybody seals anew: that is an event, and the
game counts it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from quarriors.server.match_events import MatchEvent, Ready, Revealed, Stood

if TYPE_CHECKING:
    from quarriors.server.match import Place

#: How often a seat may seal another nonce in one game: each is an event that stays.
MOST_RESEALED: Final = 20


def are_sealed(places: Sequence[Place]) -> bool:
    """Whether everybody has given a nonce, sealed or not: now those that are sealed are to be shown."""
    return all(place.is_ready for place in places)


def are_shown(places: Sequence[Place]) -> bool:
    """Whether every nonce is known: the game can begin."""
    return are_sealed(places) and all(place.nonce is not None for place in places)


def has_begun_to_show(places: Sequence[Place]) -> bool:
    """Whether anybody has shown a sealed nonce."""
    return any(place.sealed and place.nonce is not None for place in places)


def take_in(places: Sequence[Place], place: Place, event: Ready | Revealed | Stood) -> bool:
    """Changes the places by what has happened at that one; whether all that was sealed and shown is void by it."""
    if isinstance(event, Revealed):
        place.nonce = event.nonce
        return False
    if isinstance(event, Ready) and not event.sealed:
        place.nonce = event.nonce
        return False
    # once all are sealed the seals are noted, and somebody may be about to show a nonce: none changes while others stay
    anew = are_sealed(places) or has_begun_to_show(places)
    if isinstance(event, Ready):
        place.resealed += bool(place.sealed)
    else:
        place.resealed = 0
    for other in places if anew else (place,):
        if other.sealed:
            other.nonce, other.sealed = None, ""
    if isinstance(event, Ready):
        place.sealed = event.sealed
    else:
        place.nonce = None
    return anew


def is_resealed(places: Sequence[Place], seat: int | None, event: MatchEvent) -> bool:
    """Whether somebody who had sealed a nonce seals another one by this."""
    return seat is not None and isinstance(event, Ready) and bool(event.sealed) and bool(places[seat].sealed)
