"""The WebSocket: a client says hello, is told everything that happens, and may act for the seats it holds."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from time import time
from typing import Any, Final

import msgspec

from quarriors.engine.errors import SetupError
from quarriors.server import wire
from quarriors.server.api import known_language
from quarriors.server.asked import Gone, Talk, address_of
from quarriors.server.commands import Actor, carry_out, check_may_watch, seats_held, seats_known
from quarriors.server.errors import WITH_STATE, Refusal, refusal_of
from quarriors.server.history import MOST
from quarriors.server.hub import Hub
from quarriors.server.limits import Limits
from quarriors.server.messages import (
    PROTOCOLS,
    Ack,
    CallMe,
    GetHint,
    Hello,
    Incoming,
    Ping,
    Speak,
    id_of,
    read_incoming,
)
from quarriors.server.names import fit_name
from quarriors.server.restoring import look_back
from quarriors.server.room import Room
from quarriors.server.rows import StoreUnavailable, Unstorable
from quarriors.text.words import ENGLISH, Words

Json = dict[str, Any]

#: Seconds in which a new connection has to say hello.
_HELLO_SECONDS: Final = 20.0
#: Messages that may wait for a client that does not read, and events that it may leave unacknowledged.
_MOST_WAITING: Final = 256
_MOST_UNSEEN: Final = 512
#: Why the server closes a connection.
TOO_SLOW: Final = 4008
REFUSED: Final = 4000
_json = msgspec.json.Encoder()


class Client:
    """One connection. Sending never waits: what a slow client has not read queues up, and too much of it ends it."""

    __slots__ = (
        "_closing", "_queue", "_sender", "_socket", "_tasks", "acknowledged", "address", "name", "seats", "words",
    )  # fmt: skip

    def __init__(self, socket: Talk) -> None:
        self._socket = socket
        self.address = address_of(socket.scope)
        #: What it waits for while it goes on.
        self._tasks: set[asyncio.Task[None]] = set()
        self._queue: deque[str] = deque()
        self._sender: asyncio.Task[None] | None = None
        self._closing = False
        self.words = ENGLISH
        self.name = ""
        self.seats: set[int] = set()
        #: The last event it has said it has.
        self.acknowledged = 0

    def send(self, message: str) -> None:
        if self._closing:
            return
        self._queue.append(message)
        if len(self._queue) > _MOST_WAITING:
            self._drop()
        if self._sender is None:
            self._sender = asyncio.ensure_future(self._flush())

    def hear(self, number: int, message: str) -> None:
        """Sends an event."""
        self.send(message)
        if number - self.acknowledged > _MOST_UNSEEN:
            self._drop()

    def _drop(self) -> None:
        """Ends with a client that does not read, or does not say that it does."""
        self._closing = True
        self._queue.clear()

    def say(self, message: Json) -> None:
        """Sends a message of one's own making."""
        self.send(_json.encode(message).decode())

    async def _flush(self) -> None:
        try:
            while self._queue:
                await self._socket.send_text(self._queue.popleft())
            if self._closing:
                await self._socket.close(TOO_SLOW, "too slow: connect again and ask for what was missed")
        except (RuntimeError, Gone, OSError):
            self._queue.clear()  # it has gone; whoever receives from it notices too
        finally:
            self._sender = None

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Has something done while the client goes on; it ends with the connection."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def gone(self) -> None:
        """Nobody waits any more for what was begun."""
        for task in self._tasks:
            task.cancel()

    async def flushed(self) -> None:
        """Waits until everything is sent."""
        while self._sender is not None:
            await asyncio.wait([self._sender])


class Sockets:
    """The endpoint of the WebSocket."""

    def __init__(self, hub: Hub, limits: Limits) -> None:
        self._hub = hub
        self._limits = limits

    async def answer(self, socket: Talk) -> None:
        await socket.accept()
        client = Client(socket)
        room: Room | None = None
        self._hub.metrics.sockets.inc()
        try:
            room = await self._welcome(socket, client)
            if room is not None:
                await self._serve(socket, client, room)
        except Gone:
            pass
        finally:
            self._hub.metrics.sockets.dec()
            client.gone()
            if room is not None:
                self._hub.leave(room, client)

    async def _welcome(self, socket: Talk, client: Client) -> Room | None:
        """Reads the hello and answers with all there is to know."""
        hello: Hello | None = None
        try:
            try:
                first = await asyncio.wait_for(_receive(socket), _HELLO_SECONDS)
            except TimeoutError:
                raise Refusal("bad_request", f"say hello within {_HELLO_SECONDS:.0f} seconds") from None
            message = read_incoming(first)
            if not isinstance(message, Hello):
                raise Refusal("bad_request", "the first message is hello")
            hello = message
            if hello.protocol not in PROTOCOLS:
                spoken = " and ".join(map(str, PROTOCOLS))
                raise Refusal("unsupported", f"this server speaks protocol {spoken}, not {hello.protocol}")
            client.words = known_language(hello.lang)
            room = await self._hub.room(hello.game)
            client.seats = await seats_known(self._hub, room, hello.secrets)
            if not client.seats:
                await check_may_watch(self._hub, room, hello.invitation)
            if hello.protocol == 1 and not room.match.setup.wilds:
                raise Refusal("unsupported", "the Wilds of this game are dealt when it begins: that needs protocol 2")
            restored = await look_back(self._hub, room, hello.mark)
            if restored:
                hello.since = None  # what it knows did not happen
            await self._catch_up(client, room, hello, restored)
        except (Refusal, StoreUnavailable, Unstorable) as error:
            refusal = refusal_of(error)
            self._hub.metrics.refusals.labels(refusal.id).inc()
            client.say(_refused(refusal, hello.id if hello is not None else None, client.words))
            await client.flushed()
            with suppress(RuntimeError, Gone, OSError):  # it may have gone already
                await socket.close(REFUSED, refusal.id)
            return None
        return room

    async def _catch_up(self, client: Client, room: Room, hello: Hello, restored: bool) -> None:
        """From here on the client hears of everything, and nothing falls between what it is told now and then."""
        lost: list[Json] | None = None
        known = hello.since
        if known is not None and known < room.match.number:
            while wait := self._limits.allow("history", client.address):
                await asyncio.sleep(wait)
            lost = await self._missed(client, room, known)
            known += len(lost)
        async with room.lock:  # nobody comes in while something happens
            if not self._hub.keeps(room):
                raise Refusal("store_unavailable")
            client.seats = seats_held(room, hello.secrets)
            if known is not None and known < room.match.number and (lost is None or len(lost) < MOST):
                rest = await self._missed(client, room, known)
                lost = [*(lost or []), *rest][:MOST]
            more: Json = {} if lost is None else {"missed": lost}
            self._let_in(client, room, hello, more | ({"restored": True} if restored else {}))

    async def _missed(self, client: Client, room: Room, since: int) -> list[Json]:
        return await self._hub.history.missed(room.id, since, room.match.number, client.words, client.seats)

    def _let_in(self, client: Client, room: Room, hello: Hello, more: Json) -> None:
        number = room.match.number
        welcome: Json = {
            "type": "welcome",
            "protocol": hello.protocol,
            "id": hello.id,
            "number": number,
            "seats": sorted(client.seats),
            "about": wire.about(room.match),
            "state": room.state(client.words, client.seats),
            "present": room.present(),
            "watching": room.company.watching(),
            "offer": room.company.shown_offer(),
            "chat": self._hub.settings.chat,
            **more,
        }
        client.say(welcome)
        client.acknowledged = number
        self._hub.enter(room, client)

    async def _serve(self, socket: Talk, client: Client, room: Room) -> None:
        budget = self._limits.messages()
        while True:
            data = await _receive(socket)
            while wait := budget.allow():
                await asyncio.sleep(wait)  # what else it sends waits outside
            if wait := self._limits.reserve("messages", client.address):
                await asyncio.sleep(wait)
            await self._answer(client, room, data)

    async def _answer(self, client: Client, room: Room, data: str | bytes) -> None:
        try:
            message = read_incoming(data)
        except Refusal as refusal:
            self._refuse(client, room, refusal, id_of(data))
            return
        if isinstance(message, GetHint):
            client.start(self._hint(client, room, message))  # whoever waits for it may go on playing
        else:
            await self._do(client, room, message)

    async def _hint(self, client: Client, room: Room, message: GetHint) -> None:
        if self._limits.allow("hint", client.address):
            refusal = Refusal("too_many", "these were many hints: wait a little before you ask for the next one")
            self._refuse(client, room, refusal, message.id)
            return
        try:
            await self._do(client, room, message)
        except Exception as error:  # whoever waits has to hear of it
            self._hub.metrics.incidents.inc()
            self._hub.log.error("incident", error, game=room.id)
            self._refuse(client, room, Refusal("internal"), message.id)

    async def _do(self, client: Client, room: Room, message: Incoming) -> None:
        id = message.id
        try:
            if isinstance(message, Ack):
                client.acknowledged = max(client.acknowledged, min(message.number, room.match.number))
            elif isinstance(message, Ping):
                client.say({"type": "pong", "id": id, "number": room.match.number, "at": time()})
            elif isinstance(message, Speak):
                words = known_language(message.lang)
                async with room.lock:  # what happens meanwhile is still told in the language of before
                    client.words = words
                    state = room.state(words, client.seats)
                    client.say({"type": "done", "id": id, "lang": words.code, "state": state})
            elif isinstance(message, CallMe):
                client.name = _called(client, message.name)
                self._hub.asides.watching(room)
                room.company.stir()
                client.say({"type": "done", "id": id, "name": client.name})
            elif isinstance(message, Hello):
                raise Refusal("bad_request", "hello was said already: one game to a connection")
            else:
                actor = Actor(
                    self._hub,
                    room,
                    lambda: client.seats,
                    client.words,
                    lambda kind: self._limits.allow(kind, client.address),
                )
                client.say({"type": "done", "id": id, **await carry_out(actor, message)})
        except (Refusal, StoreUnavailable, Unstorable) as error:
            self._refuse(client, room, refusal_of(error), id)

    def _refuse(self, client: Client, room: Room, refusal: Refusal, id: str | int | None) -> None:
        self._hub.metrics.refusals.labels(refusal.id).inc()
        answer = _refused(refusal, id, client.words)
        if refusal.id in WITH_STATE:
            answer["state"] = room.state(client.words, client.seats)
        client.say(answer)


def _called(client: Client, name: str) -> str:
    """What somebody who watches is called from now on."""
    if client.seats:
        raise Refusal("bad_request", "you sit at the table, and have a name already")
    if not name:
        return ""
    try:
        return fit_name(name)
    except SetupError as error:
        raise Refusal("bad_name", str(error), error) from None


async def _receive(socket: Talk) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise Gone
    text: str | None = message.get("text")
    return text if text is not None else message.get("bytes") or b""


def _refused(refusal: Refusal, id: str | int | None, words: Words) -> Json:
    answer: Json = {"type": "refused", "id": id, "error": {"id": refusal.id, "text": refusal.said(words)}}
    if refusal.void is not None:
        answer["void"] = refusal.void
    return answer
