"""Games at a hub without a server or a bot's process: everything is done by the test, and written to a real store."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import time
from typing import Any

import msgspec

from quarriors.bots import names
from quarriors.engine.game import Game
from quarriors.server import messages, proposing
from quarriors.server.commands import Actor, carry_out, create
from quarriors.server.errors import Refusal
from quarriors.server.fairness import sealed_nonce
from quarriors.server.hub import Hub
from quarriors.server.keeping import keep
from quarriors.server.match import RUNNING, Match
from quarriors.server.messages import NewGame
from quarriors.server.metrics import Metrics
from quarriors.server.migrating import upgrade
from quarriors.server.room import Room
from quarriors.server.settings import Settings
from quarriors.server.store import Store
from quarriors.server.thinking import Thinkers
from quarriors.text import ENGLISH

BOXES = ["base", "rise_of_the_demons", "quarmageddon", "qladiator", "quartifacts", "light_vs_dark", "promos"]
TOO_MUCH = ("nothing_to_undo", "resigned", "has_no_bot", "has_bot", "no_request")
PLANS: list[list[dict[str, str]]] = [
    [{"kind": "human", "name": "Ann"}, {"kind": "bot", "level": "greedy"}],
    [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}],
    [
        {"kind": "human", "name": "Ann"},
        {"kind": "bot", "level": "random"},
        {"kind": "human", "name": "Ben"},
        {"kind": "human", "name": "Cleo"},
    ],
]


class QuietHub(Hub):
    """A hub whose bots are played by the test."""

    def changed(self, room: Room) -> None:
        """Nobody thinks."""


class Deaf:
    """Somebody who watches, so that everything is told, and does not listen."""

    words = ENGLISH
    name = ""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        self.numbers: list[int] = []

    def send(self, message: str) -> None:
        """Nothing of that is wanted."""

    def hear(self, number: int, message: str) -> None:
        self.numbers.append(number)


def seen(match: Match) -> dict[str, Any]:
    """Everything there is to a match, in values that can be compared."""
    free = match.can_undo(match.undoer)
    return {
        "number": match.number,
        "at": match.at,
        "setup": match.setup,
        "commitment": match.commitment,
        "places": [msgspec.structs.asdict(place) for place in match.places],
        "status": match.status,
        "standing": match.standing,
        "table": match.game and _table(match.game),
        "decision": match.decision,
        "before": [(number, _table(game)) for number, game in match.before] if free else [],
        "undoer": match.undoer if free else None,
        "asked": match.asked and msgspec.structs.asdict(match.asked),
        "clocks": list(match.clocks),
        "clock_at": match.clock_at,
        "ended": match.ended and msgspec.structs.asdict(match.ended),
        "rematch": match.rematch,
        "unaided": match.unaided,
    }


def _table(game: Game) -> tuple[Any, list[str]]:
    kept = keep(game)
    # how long the log is depends on where it was begun
    kept.data = {name: value for name, value in kept.data.items() if name not in ("log", "logged")}
    return msgspec.structs.asdict(kept), [] if game.over else game.all_words()


@dataclass
class Playing:
    """A game at a room without a server, played at random, and all that it ever was."""

    hub: QuietHub
    room: Room
    chance: random.Random
    #: What the match was after each event that ended a change.
    was: dict[int, dict[str, Any]] = field(default_factory=dict)
    #: How likely people take back, freely and far, resign, and give their seats to bots.
    near: float = 0.3
    far: float = 0.06
    resign: float = 0.004
    leave: float = 0.05

    @property
    def match(self) -> Match:
        return self.room.match

    async def do(self, seat: int, message: messages.Command) -> None:
        """Somebody asks for something, perhaps for too much."""
        try:
            await carry_out(Actor(self.hub, self.room, lambda: {seat}, ENGLISH), message)
        except Refusal as refusal:
            if refusal.id not in TOO_MUCH:
                raise
        self.was[self.match.number] = seen(self.match)

    async def begin(self) -> None:
        """Everybody is ready, with nonces that are sealed or not."""
        nonces = {seat: f"n{self.chance.random()}" for seat, place in enumerate(self.match.places) if place.is_person}
        sealing = {seat: nonce for seat, nonce in nonces.items() if self.chance.random() < 0.7}
        for seat, nonce in nonces.items():
            sealed = sealed_nonce(self.match.commitment, seat, nonce) if seat in sealing else ""
            await self.do(seat, messages.ReadyUp(sealed=sealed, nonce="" if sealed else nonce))
        for seat, nonce in sealing.items():
            await self.do(seat, messages.Reveal(nonce=nonce))
        assert self.match.status == RUNNING

    async def step(self) -> None:
        """Something happens."""
        match, chance = self.match, self.chance
        seat = match.decider
        people = [at for at, place in enumerate(match.places) if place.is_person and not place.resigned]
        if match.asked is not None:
            for other in people:
                if match.asked is not None and other != match.asked.seat:
                    await self.do(other, messages.AnswerUndo(asked=match.asked.number, agree=chance.random() < 0.9))
                    match = self.match
            return
        who = chance.choice(people) if people else seat
        if match.can_undo(seat) and chance.random() < self.near:
            to = chance.choice([None, chance.choice(match.before)[0]])
            await self.do(seat, messages.TakeBack(answers=match.decision, to=to))
        elif people and not match.places[who].level and chance.random() < self.far:
            await self.do(who, messages.TakeBack(answers=match.decision, far=True))
        elif people and chance.random() < self.resign:
            await self.do(who, messages.Resign())
        elif people and chance.random() < self.leave:
            bot = match.places[who].level
            await self.do(who, messages.TakeSeatBack() if bot else messages.GiveToBot(level="greedy"))
        elif match.places[seat].level:
            option = str(chance.choice(match.table.decision.options))
            await self.room.change(lambda now: proposing.move(now, seat, match.decision, option, time(), "bot"))
            self.was[self.match.number] = seen(self.match)
        else:
            option = str(chance.choice(match.table.decision.options))
            await self.do(seat, messages.MoveTaken(answers=match.decision, option=option))

    async def play(self, steps: int) -> None:
        """So many steps, at most to the end."""
        for _ in range(steps):
            if self.match.status != RUNNING:
                return
            await self.step()


@asynccontextmanager
async def hub_at(url: str) -> AsyncIterator[QuietHub]:
    """A hub on that database."""
    upgrade(url)
    store = Store(url)
    await store.open()
    thinkers = Thinkers(1, 10, ())  # never started: the test thinks
    thinkers.names = names()
    try:
        yield QuietHub(Settings(db=url), store, thinkers, Metrics())
    finally:
        await store.close()


async def made(hub: QuietHub, chance: random.Random, **setup: Any) -> Playing:
    """A new game."""
    about = await create(hub, msgspec.convert(setup, NewGame), ENGLISH)
    return Playing(hub, await hub.room(about["game"]), chance)


def random_setup(chance: random.Random) -> dict[str, Any]:
    """A game of some people, bots and boxes."""
    setup: dict[str, Any] = {
        "seats": chance.choice(PLANS),
        "sets": ["base", *chance.sample(BOXES[1:], chance.randrange(4))],
        "rules": {"turn_limit": chance.choice([8, 25])},
    }
    if chance.random() < 0.3:
        setup["clock"] = {"bank": 1000, "turn": 5}
    if chance.random() < 0.2:
        setup["seed"] = "practice"
    if chance.random() < 0.5:
        setup["deal"] = "start"
    return setup
