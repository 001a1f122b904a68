"""The company at a table: who watches, what is said, and whether they want to play again.

Nothing of it is part of a game: it is told to those who are here, also at other workers, and then it is gone.
"""

from __future__ import annotations

import asyncio
from dataclasses import asdict, dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import msgspec

from quarriors.server.errors import Refusal
from quarriors.server.limits import Allowance, Bucket
from quarriors.server.names import are_alike
from quarriors.server.saying import SAID, fit_text

if TYPE_CHECKING:
    from quarriors.server.room import Room

Json = dict[str, Any]

#: What one player may say at once, and how much more each second.
VOICE: Final = Allowance(6, 1 / 3)
#: Names of those who watch that are told; all of them are counted.
NAMES: Final = 12
#: Seconds in which several who come or go are told of together.
_TOGETHER: Final = 0.5
#: Seconds for which it holds what another worker says of who watches there.
_HOLDS: Final = 40.0

_json = msgspec.json.Encoder()


@dataclass
class Offer:
    """Somebody would like to play again, and the others are asked."""

    seat: int
    wilds: str
    #: The seats that are to agree, and those that have.
    asked: list[int]
    agreed: list[int] = field(default_factory=list)


class Company:
    """Those who are in a room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._voices: dict[int, Bucket] = {}
        self.offer: Offer | None = None
        #: Of each other worker: how many watch there, their names, and when it was heard.
        self._elsewhere: dict[str, tuple[int, list[str], float]] = {}
        self._told: Json = {"count": 0, "names": []}
        self._telling: asyncio.TimerHandle | None = None

    # -- who watches -----------------------------------------------------------------------------

    def watching_here(self) -> tuple[int, list[str]]:
        """How many watch at this worker, and those of their names that are told."""
        watchers = [watcher for watcher in self._room.watchers if not watcher.seats]
        return len(watchers), sorted({watcher.name for watcher in watchers if watcher.name})[:NAMES]

    def watching(self) -> Json:
        """How many watch, and what those are called who have said it: nobody like a player, or like another."""
        count, names = self.watching_here()
        for more, others, heard in self._elsewhere.values():
            if monotonic() - heard < _HOLDS:
                count += more
                names += others
        known = [place.name for place in self._room.match.places if place.name]
        shown: list[str] = []
        for name in names:
            if len(shown) < NAMES and not any(are_alike(name, other) for other in (*known, *shown)):
                shown.append(name)
        return {"count": count, "names": shown}

    def stir(self) -> None:
        """Somebody may have come or gone: everybody is told in a moment, of all who did meanwhile."""
        if self._telling is None and self._room.watchers:
            self._telling = asyncio.get_running_loop().call_later(_TOGETHER, self._tell_watching)

    def _tell_watching(self) -> None:
        self._telling = None
        if self.watching() != self._told:
            self._room.tell_presence(at_all=True)

    def presence(self) -> Json:
        """What is told of who is here."""
        self._told = self.watching()
        return {"present": self._room.present(), "watching": self._told}

    def hear_watching(self, worker: str, count: int, names: list[str]) -> None:
        """Another worker says who watches there."""
        self._elsewhere[worker] = (count, names, monotonic())
        self.stir()

    # -- what is said ----------------------------------------------------------------------------

    def words(self, seat: int, phrase: str, text: str, chats: bool) -> Json:
        """What somebody says, as the others hear it."""
        if bool(phrase) == bool(text):
            raise Refusal("bad_request", "say a phrase, or a line of your own: one of the two")
        if phrase and phrase not in SAID:
            raise Refusal("bad_request", f"phrase is one of {', '.join(SAID)}")
        if text and not chats:
            raise Refusal("no_chat")
        line = fit_text(text) if text else ""
        wait = self._voices.setdefault(seat, Bucket(VOICE, monotonic)).take()
        if wait:
            raise Refusal("too_many", wait=wait)
        return {"type": "said", "seat": seat, "phrase": phrase or None, "text": line or None}

    # -- again -----------------------------------------------------------------------------------

    def ask(self, seat: int, wilds: str, asked: list[int]) -> None:
        """Asks those seats for another game."""
        self.offer = Offer(seat, wilds, asked)
        self.tell_offer()

    def answer(self, seat: int, agree: bool) -> bool:
        """Takes an answer; whether everybody agrees now."""
        offer = self.offer
        if offer is None:
            return False
        if not agree:
            self.offer = None
            self.tell_offer(seat)
            return False
        if seat in offer.asked and seat not in offer.agreed:
            offer.agreed.append(seat)
            self.tell_offer()
        return set(offer.agreed) >= set(offer.asked)

    def shown_offer(self) -> Json | None:
        """The open question, for clients."""
        return asdict(self.offer) if self.offer is not None and not self._room.match.rematch else None

    def tell_offer(self, declined: int | None = None) -> None:
        """Tells everybody how it stands with the next game."""
        self.tell({"type": "again", "offer": self.shown_offer(), "declined": declined})

    # -- telling ---------------------------------------------------------------------------------

    def tell(self, message: Json) -> None:
        """Tells everybody who is here."""
        text = _json.encode(message).decode()
        for watcher in list(self._room.watchers):
            watcher.send(text)
