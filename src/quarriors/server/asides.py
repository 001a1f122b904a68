"""What the workers tell each other beside the games: somebody says something, watches, or wants to play again."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final

import msgspec

from quarriors.server.company import Offer
from quarriors.server.rows import StoreUnavailable

if TYPE_CHECKING:
    from quarriors.server.hub import Hub
    from quarriors.server.room import Room

Json = dict[str, Any]

#: Seconds in which what changes at one table is handed on together.
_TOGETHER: Final = 0.5

_json: Final = msgspec.json.Encoder()


class _Aside(msgspec.Struct):
    """One of them, as another worker reads it."""

    worker: str
    game: str
    #: What was said, ready to be told.
    said: Json | None = None
    #: How many watch there, and their names.
    watching: tuple[int, list[str]] | None = None
    #: An open question for another game, or an answer to it.
    offer: Offer | None = None
    answer: tuple[int, bool] | None = None


class Asides:
    """Hands them on. With SQLite there is no other worker, and everything stays in the room."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._worker = token_hex(8)
        #: What the others were last told of a game, so that nothing is repeated that nobody needs.
        self._watched: dict[str, tuple[int, list[str]]] = {}
        #: By game, while it is not long ago that something was handed on: what has changed since, the latest of a kind.
        self._later: dict[str, dict[str, _Aside]] = {}

    def say(self, room: Room, message: Json) -> None:
        """Somebody says something."""
        room.company.tell(message)
        self._tell(_Aside(self._worker, room.id, said=message))

    def offered(self, room: Room) -> None:
        """Somebody asks for another game."""
        self._tell_together("offer", _Aside(self._worker, room.id, offer=room.company.offer))

    def answered(self, room: Room, seat: int, agree: bool) -> None:
        """Somebody has answered."""
        self._tell_together(f"answer {seat}", _Aside(self._worker, room.id, answer=(seat, agree)))

    def watching(self, room: Room) -> None:
        """Somebody who watches has come or gone, or is called otherwise now."""
        if not self._hub.is_shared:
            return
        here = room.company.watching_here()
        if self._watched.get(room.id, (0, [])) == here:
            return
        self._watched[room.id] = here
        if not here[0]:
            del self._watched[room.id]
        self._tell_together("watching", _Aside(self._worker, room.id, watching=here))

    def repeat(self, room: Room) -> None:
        """From time to time the same again, for workers that have come to the game since."""
        if not self._hub.is_shared:
            return
        here = room.company.watching_here()
        offer = room.company.offer
        if here[0]:
            self._tell(_Aside(self._worker, room.id, watching=here))
        if offer is not None and offer.seat in room.here():
            self._tell(_Aside(self._worker, room.id, offer=offer))

    def _tell_together(self, kind: str, aside: _Aside) -> None:
        """Tells at once what comes alone. What follows soon is told in a moment: only the latest of its kind counts."""
        if not self._hub.is_shared:
            return
        later = self._later.get(aside.game)
        if later is None:
            self._tell(aside)
            self._wait(aside.game)
        else:
            later.pop(kind, None)
            later[kind] = aside  # in the order in which they came

    def _wait(self, game: str) -> None:
        self._later[game] = {}
        asyncio.get_running_loop().call_later(_TOGETHER, self._tell_later, game)

    def _tell_later(self, game: str) -> None:
        later = self._later.pop(game)
        for aside in later.values():
            self._tell(aside)
        if later:
            self._wait(game)

    def _tell(self, aside: _Aside) -> None:
        if self._hub.is_shared:
            self._hub.start(self._send(aside))

    async def _send(self, aside: _Aside) -> None:
        with suppress(StoreUnavailable):
            await self._hub.store.tell_aside(aside.game, _json.encode(aside).decode())

    def heard(self, message: str) -> None:
        """Another worker, or this one, has told something."""
        try:
            aside = msgspec.json.decode(message, type=_Aside)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return  # whoever has the database's password may send anything
        room = self._hub.found(aside.game)
        if room is None or aside.worker == self._worker:
            return
        if aside.said is not None:
            room.company.tell(aside.said)
        if aside.watching is not None:
            room.company.hear_watching(aside.worker, *aside.watching)
        if aside.offer is not None and room.company.offer is None and not room.match.rematch:
            room.company.offer = aside.offer
            room.company.tell_offer()
        if aside.answer is not None:
            room.company.answer(*aside.answer)
