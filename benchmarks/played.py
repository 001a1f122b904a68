"""People as a program: they play at random, at the pace of people, over real WebSockets, and take the time of it."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.served import Json, post

#: Events after which a client says that it has them.
_ACK_EVERY = 20
#: Games being made, and connections being opened, at the same time.
_AT_ONCE = 8
#: Seconds between looks at one's own lag, and between attempts to come back.
_TICK = 0.02
_RETRY = 0.1


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


class _Error(msgspec.Struct):
    id: str = ""


class _Message(msgspec.Struct):
    """What a player looks at in a message; the rest is not even read."""

    type: str
    number: int = 0
    kind: str = ""
    answers: int = 0
    by: str = ""
    error: _Error = msgspec.field(default_factory=_Error)
    state: _State | None = None


_decoder = msgspec.json.Decoder(_Message)
_encode = msgspec.json.Encoder().encode


@dataclass
class Times:
    """What was seen while it was measured: seconds from when a move was due to its event, and how many of what."""

    #: When measuring began; what was due before does not count.
    began: float = 0.0
    own: list[float] = field(default_factory=list)
    watched: list[float] = field(default_factory=list)
    lag: list[float] = field(default_factory=list)
    #: Moves of people that were due, and that were done; and those of bots.
    due: int = 0
    people: int = 0
    bots: int = 0
    bytes: int = 0
    refusals: dict[str, int] = field(default_factory=dict)
    games_over: int = 0


@dataclass
class Killing:
    """What became of the games when a worker was killed: seconds from then."""

    at: float
    #: Until whoever was cut off sat at the table again, and until something happened there again.
    back: list[float] = field(default_factory=list)
    went_on: list[float] = field(default_factory=list)
    #: People who were cut off; events that somebody had been told and that are there no more.
    cut_off: int = 0
    lost: int = 0


class Crowd:
    """Many games at once, each of one person and one greedy bot."""

    def __init__(self, url: str, pace: float, age: int, seed: int, sets: list[str]) -> None:
        self.url = url
        self.pace = pace
        self.age = age
        self.sets = sets
        self.times = Times()
        self.killing: Killing | None = None
        self.is_measured = False
        self.is_over = False
        #: Games in which everybody is there; and all that were made.
        self.playing = 0
        self.games: list[str] = []
        self.players: list[Player] = []
        self.chance = random.Random(seed)
        self.door = asyncio.Semaphore(_AT_ONCE)

    def begin(self) -> None:
        """From now on it is measured."""
        self.times = Times(monotonic())
        self.is_measured = True

    def end(self) -> None:
        """It is measured no more; whatever was due by now and is not done counts with the time it has taken so far."""
        self.is_measured = False
        for player in self.players:
            player.count_owed(monotonic())

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
    """Plays one game after another. Moves are due at their times, whatever the server does meanwhile."""

    def __init__(self, crowd: Crowd) -> None:
        self._crowd = crowd
        self._name = f"Quinn {len(crowd.players)}"
        crowd.players.append(self)
        self._moves = -crowd.chance.randrange(crowd.age + 1)
        #: When the next move is due; the decision that has been answered, and when that was due.
        self._due = 0.0
        self._sent: tuple[int, float] | None = None
        #: When the move was due that was under way when the connection was lost.
        self._again: float | None = None
        #: When each of the last moves was due, for whoever watches.
        self._when: dict[int, float] = {}
        self._is_there = False
        #: The last event it was told of.
        self._seen = 0
        self._is_cut_off = False

    async def play(self, is_watched: bool) -> None:
        """Plays until it is over, and then until it is the person's turn: nobody is left thinking.

        If it is watched, the same events are seen from a second connection.
        """
        while not self._crowd.is_over:
            made = await self._crowd.new_game(self._name)
            self._seen, self._sent, self._again = 0, None, None
            self._when.clear()
            watching = asyncio.create_task(self._watch(made["game"])) if is_watched else None
            try:
                await self._stay(made)
            finally:
                if watching is not None:
                    watching.cancel()
                    await asyncio.gather(watching, return_exceptions=True)

    async def _stay(self, made: Json) -> None:
        """Plays one game to its end, and comes back if the connection is lost."""
        while True:
            try:
                async with self._crowd.connection() as socket:
                    await self._play(socket, made)
                    return
            except (ConnectionClosed, InvalidHandshake, OSError):
                if self._crowd.is_over:
                    return
                killing = self._crowd.killing
                if killing is None:
                    raise
                if not self._is_cut_off:
                    self._is_cut_off = True
                    killing.cut_off += 1
                await asyncio.sleep(_RETRY)

    async def _play(self, socket: ClientConnection, made: Json) -> None:
        hello: Json = {"game": made["game"], "secrets": list(made["secrets"].values())}
        if self._seen:
            hello["since"] = self._seen
        await _say(socket, type="hello", protocol=1, **hello)
        await _say(socket, type="ready", nonce="load")
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
            elif message.type == "welcome":
                self._come_back(message.number)
            elif message.type == "refused":
                self._count(message.error.id)
                if decision is not None:
                    self._sent = None  # once more
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
                if self._sent is None or self._sent[0] != decision.number:
                    await self._decide(socket, decision)

    def _come_back(self, number: int) -> None:
        """Sits at the table, perhaps again: the move that was under way may be lost, what was told may not."""
        killing = self._crowd.killing
        if killing is not None and self._is_cut_off:
            killing.back.append(monotonic() - killing.at)
            killing.lost += max(0, self._seen - number)
            if self._sent is not None:
                self._again, self._sent = self._sent[1], None

    async def _decide(self, socket: ClientConnection, decision: _Decision) -> None:
        """Waits until it is due, and takes any option."""
        crowd = self._crowd
        due = monotonic()
        if self._moves >= 0:
            if not self._is_there:
                self._is_there = True
                crowd.playing += 1
                self._due = due + crowd.chance.uniform(0.0, crowd.pace)
            await asyncio.sleep(max(0.0, (self._again or self._due) - monotonic()))
            due = self._again or self._next_due()
            self._again = None
        self._moves += 1
        option = crowd.chance.choice(decision.options).option
        self._sent = (decision.number, due)
        self._when[decision.number] = due
        await _say(socket, type="move", answers=decision.number, option=option)

    def _next_due(self) -> float:
        due, crowd = self._due, self._crowd
        self._due += crowd.pace * crowd.chance.uniform(0.5, 1.5)
        if crowd.is_measured and due >= crowd.times.began:
            crowd.times.due += 1
        return due

    def count_owed(self, now: float) -> None:
        """What is due by now and not done."""
        times = self._crowd.times
        owed = [self._sent[1]] if self._sent is not None and self._sent[1] >= times.began else []
        while self._is_there and self._due < now:
            if self._due >= times.began:
                times.due += 1
                owed.append(self._due)
            self._due += self._crowd.pace * self._crowd.chance.uniform(0.5, 1.5)
        times.own += [now - due for due in owed]

    def _take_in(self, message: _Message, size: int) -> None:
        crowd, times = self._crowd, self._crowd.times
        self._seen = message.number
        if self._is_cut_off and crowd.killing is not None:
            self._is_cut_off = False
            crowd.killing.went_on.append(monotonic() - crowd.killing.at)
        if message.kind != "move":
            return
        due = None
        if self._sent is not None and message.by != "bot" and message.answers == self._sent[0]:
            due, self._sent = self._sent[1], None
        if not crowd.is_measured:
            return
        times.bytes += size
        if message.by == "bot":
            times.bots += 1
        elif due is not None and due >= times.began:
            times.people += 1
            times.own.append(monotonic() - due)

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
                if message.kind == "move" and message.by != "bot":
                    due = self._when.pop(message.answers, None)
                    if due is not None and self._crowd.is_measured and due >= self._crowd.times.began:
                        self._crowd.times.watched.append(monotonic() - due)
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
