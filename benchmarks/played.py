"""People as a program: they play at random, at the pace of people, over real WebSockets, and take the time of it."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.served import Json, post

#: Events after which a client says that it has them.
_ACK_EVERY = 20
#: Games being made, and connections being opened, at the same time.
_AT_ONCE = 8
#: Seconds between looks at one's own lag.
_TICK = 0.02


class _Option(msgspec.Struct):
    option: str


class _Decision(msgspec.Struct):
    number: int
    options: list[_Option]
    seat: int | None = None


class _State(msgspec.Struct):
    number: int
    status: str
    decision: _Decision | None = None


class _Message(msgspec.Struct):
    """What a player looks at in a message; the rest is not even read."""

    type: str
    number: int = 0
    kind: str = ""
    answers: int = 0
    by: str = ""
    error: str = ""
    state: _State | None = None


_decoder = msgspec.json.Decoder(_Message)
_encode = msgspec.json.Encoder().encode


@dataclass
class Times:
    """What was seen while it was measured: seconds from a move to its event, and how many of what."""

    own: list[float] = field(default_factory=list)
    watched: list[float] = field(default_factory=list)
    lag: list[float] = field(default_factory=list)
    people: int = 0
    bots: int = 0
    bytes: int = 0
    refusals: dict[str, int] = field(default_factory=dict)
    games_over: int = 0


class Crowd:
    """Many games at once, each of one person and one greedy bot."""

    def __init__(self, url: str, pace: float, age: int, seed: int, sets: list[str]) -> None:
        self.url = url
        self.pace = pace
        self.age = age
        self.sets = sets
        self.times = Times()
        self.is_measured = False
        self.is_over = False
        #: Games in which everybody is there; and all that were made.
        self.playing = 0
        self.games: list[str] = []
        self.chance = random.Random(seed)
        self.door = asyncio.Semaphore(_AT_ONCE)

    def connection(self) -> connect:
        """A connection as a page would have one, without compression."""
        url = self.url.replace("http", "ws", 1) + "/api/socket"
        return connect(url, compression=None, max_size=None, ping_interval=None, proxy=None)

    async def new_game(self, name: str) -> Json:
        """Makes a game for somebody of that name."""
        seats: list[Json] = [{"kind": "human", "name": name}, {"kind": "bot", "level": "greedy", "name": "Greta"}]
        body = {"seats": seats, "sets": self.sets, "public": True}
        async with self.door:
            made = await asyncio.to_thread(post, f"{self.url}/api/games", body)
        self.games.append(made["game"])
        return made

    async def measure_lag(self) -> None:
        """How late this program itself is: what it measures can be no better."""
        while True:
            due = monotonic() + _TICK
            await asyncio.sleep(_TICK)
            if self.is_measured:
                self.times.lag.append(monotonic() - due)


class Player:
    """Plays one game after another."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self._crowd = crowd
        self._name = f"Quinn {number}"
        self._moves = -crowd.chance.randrange(crowd.age + 1)
        self._next = 0.0
        self._sent: dict[int, float] = {}
        self._is_there = False

    async def play(self, is_watched: bool) -> None:
        """Plays until it is over, and then until it is the person's turn: nobody is left thinking.

        If it is watched, the same events are seen from a second connection.
        """
        while not self._crowd.is_over:
            made = await self._crowd.new_game(self._name)
            watching = asyncio.create_task(self._watch(made["game"])) if is_watched else None
            try:
                async with self._crowd.connection() as socket:
                    await self._play(socket, made)
            finally:
                if watching is not None:
                    watching.cancel()
                    await asyncio.gather(watching, return_exceptions=True)

    async def _play(self, socket: ClientConnection, made: Json) -> None:
        await _say(socket, type="hello", protocol=1, game=made["game"], secrets=list(made["secrets"].values()))
        await _say(socket, type="ready", nonce="load")
        self._sent.clear()
        acknowledged = 0
        decision: _Decision | None = None
        async for raw in socket:
            message = _decoder.decode(raw)
            state = message.state
            if message.type == "event":
                self._take_in(message, len(raw))
                if message.number >= acknowledged + _ACK_EVERY:
                    acknowledged = message.number
                    await _say(socket, type="ack", number=acknowledged)
                if state is not None and message.number != state.number:
                    continue  # the first of several events that came together
            elif message.type == "refused":
                self._count(message.error)
                if decision is not None:
                    self._sent.pop(decision.number, None)  # once more
            elif state is None:
                continue
            if state is not None:
                if state.status == "over":
                    self._crowd.times.games_over += 1
                    return
                decision = state.decision
            if decision is not None and decision.seat == 0:
                if self._crowd.is_over:
                    return
                if decision.number not in self._sent:
                    await self._decide(socket, decision)

    async def _decide(self, socket: ClientConnection, decision: _Decision) -> None:
        """Thinks as long as people do, and takes any option."""
        crowd = self._crowd
        if self._moves >= 0:
            if not self._is_there:
                self._is_there = True
                crowd.playing += 1
                self._next = monotonic() + crowd.chance.uniform(0.0, crowd.pace)
            await asyncio.sleep(max(0.0, self._next - monotonic()))
            self._next = monotonic() + crowd.pace * crowd.chance.uniform(0.5, 1.5)
        self._moves += 1
        option = crowd.chance.choice(decision.options).option
        self._sent[decision.number] = monotonic()
        await _say(socket, type="move", answers=decision.number, option=option)

    def _take_in(self, message: _Message, size: int) -> None:
        times = self._crowd.times
        if not self._crowd.is_measured or message.kind != "move":
            return
        times.bytes += size
        if message.by == "bot":
            times.bots += 1
        elif message.answers in self._sent:
            times.people += 1
            times.own.append(monotonic() - self._sent[message.answers])

    def _count(self, refusal: str) -> None:
        refusals = self._crowd.times.refusals
        refusals[refusal] = refusals.get(refusal, 0) + 1

    async def _watch(self, game: str) -> None:
        """Sees the same events from another connection."""
        async with self._crowd.connection() as socket:
            await _say(socket, type="hello", protocol=1, game=game)
            async for raw in socket:
                message = _decoder.decode(raw)
                if message.type != "event":
                    continue
                if message.kind == "move" and message.by != "bot" and self._crowd.is_measured:
                    sent = self._sent.get(message.answers)
                    if sent is not None:
                        self._crowd.times.watched.append(monotonic() - sent)
                if message.number % _ACK_EVERY == 0:
                    await _say(socket, type="ack", number=message.number)


class Idlers:
    """Connections that watch and do nothing, and read what they are told."""

    def __init__(self, crowd: Crowd) -> None:
        self._crowd = crowd
        self._here: list[asyncio.Task[None]] = []

    async def come(self, games: list[str], numbers: range, together: int) -> None:
        """Those come, so many to a game, and are there."""
        await asyncio.gather(*(self._come(games[number // together % len(games)]) for number in numbers))

    async def _come(self, game: str) -> None:
        async with self._crowd.door:
            arrived = asyncio.Event()
            self._here.append(asyncio.create_task(self._stay(game, arrived)))
            await arrived.wait()

    async def _stay(self, game: str, arrived: asyncio.Event) -> None:
        try:
            async with self._crowd.connection() as socket:
                await _say(socket, type="hello", protocol=1, game=game)
                await socket.recv()
                arrived.set()
                async for _ in socket:
                    pass
        except ConnectionClosed:
            pass
        finally:
            arrived.set()

    async def go(self) -> None:
        """All leave."""
        for task in self._here:
            task.cancel()
        await asyncio.gather(*self._here, return_exceptions=True)


async def _say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(_encode(message).decode())
