"""Players and onlookers as programs: everything that can be said to a server, and what it answers."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any

import httpx2
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.serving import PATIENCE

Json = dict[str, Any]

BOT: Json = {"kind": "bot"}
OPEN: Json = {"kind": "open"}


def human(name: str, **more: object) -> Json:
    """A seat of the one who makes the game."""
    return {"kind": "human", "name": name, **more}


class Refused(Exception):
    """The server said no."""

    def __init__(self, id: str, text: str, answer: Json, status: int = 0) -> None:
        super().__init__(f"{id}: {text}")
        self.id = id
        self.text = text
        #: All that it said; often with the state of now.
        self.answer = answer
        self.status = status


@dataclass
class Game:
    """A game, and what its maker was given."""

    id: str
    about: Json
    invitation: str = ""
    secrets: dict[int, str] = field(default_factory=dict)


class Player:
    """One connection to one game: it keeps the state up to date and all that it was ever told."""

    def __init__(self, url: str, game: str, *secrets: str, origin: str | None = None, **hello: object) -> None:
        self._stack = ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(
                url.replace("http", "ws", 1) + "/api/socket",
                origin=origin,  # type: ignore[arg-type]
                compression=None,
                max_size=None,
                max_queue=None,
                ping_interval=None,
                proxy=None,
            )
        )
        self._ids = 0
        #: Everything that came, as it came.
        self.raw: list[str] = []
        #: Events in the order in which they were told.
        self.events: list[Json] = []
        self.state: Json = {}
        #: The last event that it knows of.
        self.number = 0
        self.present: list[int] = []
        self.bye: Json | None = None
        try:
            self.welcome = self._say_hello({"protocol": 1, "game": game, "secrets": list(secrets), **hello})
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Player:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Leaves."""
        self._stack.close()

    # -- speaking --------------------------------------------------------------------------------

    def send(self, type: str, **fields: object) -> int:
        """Sends a message without waiting; its id."""
        self._ids += 1
        self.socket.send(json.dumps({"type": type, "id": self._ids, **fields}))
        return self._ids

    def _say_hello(self, hello: Json) -> Json:
        return self.ask(hello.pop("type", "hello"), **hello)

    def ask(self, type: str, **fields: object) -> Json:
        """Sends a message and waits for its answer."""
        return self.answer(self.send(type, **fields))

    def answer(self, id: int | None) -> Json:
        """The answer to a message that was sent."""
        while True:
            message = self.hear()
            if message["type"] == "refused" and message["id"] in (id, None):
                raise Refused(message["error"]["id"], message["error"]["text"], message)
            if message["type"] in ("done", "welcome", "pong") and message["id"] == id:
                return message

    def hear(self, seconds: float = PATIENCE) -> Json:
        """The next message, whatever it is."""
        raw = self.socket.recv(timeout=seconds)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: Json = json.loads(raw)
        kind = message["type"]
        if kind == "event":
            self.events.append(message)
            self.number = message["number"]
            if len(self.events) % 100 == 0:
                self.send("ack", number=message["number"])
        elif kind == "bye":
            self.bye = message
        elif kind == "welcome":
            self.number = message["number"]
        if kind in ("welcome", "presence"):
            self.present = message["present"]
        if "state" in message:
            self.state = message["state"]
        return message

    def until(self, true: Callable[[Player], object]) -> Player:
        """Listens until that is so."""
        deadline = time.monotonic() + PATIENCE
        while not true(self):
            assert time.monotonic() < deadline, f"it did not happen: {self.state}"
            self.hear(max(0.1, deadline - time.monotonic()))
        return self

    def until_event(self, kind: str) -> Json:
        """Listens until such an event has been told; the last one of them."""
        self.until(lambda me: kind in me.kinds)
        return next(event for event in reversed(self.events) if event["kind"] == kind)

    def until_number(self, number: int) -> Player:
        """Listens until that event has been told."""
        return self.until(lambda me: me.number >= number)

    def until_closed(self) -> tuple[int, str]:
        """Listens until the server closes the connection; its code and reason."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as error:
            closed = error.rcvd
        assert closed is not None, "the connection broke off without a word"
        return closed.code, closed.reason

    # -- looking ---------------------------------------------------------------------------------

    @property
    def seats(self) -> list[int]:
        """The seats that were its own on coming in."""
        seats: list[int] = self.welcome["seats"]
        return seats

    @property
    def kinds(self) -> list[str]:
        """What was told, in order."""
        return [event["kind"] for event in self.events]

    @property
    def over(self) -> bool:
        return bool(self.state["status"] == "over" and self.is_up_to_date)

    @property
    def is_up_to_date(self) -> bool:
        """Whether it was told everything that has led to the state it knows."""
        return bool(self.number >= self.state["number"])

    @property
    def decides(self) -> bool:
        """Whether it has to decide now."""
        decision = self.state["decision"]
        if decision is None or decision["seat"] not in self.seats or not self.is_up_to_date:
            return False
        return self.state["seats"][decision["seat"]]["bot"] is None

    @property
    def options(self) -> list[str]:
        """What can be done now, in words."""
        return [option["words"] for option in self.state["decision"]["options"]]

    # -- playing ---------------------------------------------------------------------------------

    def ready(self, nonce: str = "", seat: int | None = None) -> Json:
        """Says that it is ready."""
        return self.ask(
            "ready", nonce=nonce or f"n{random.getrandbits(64):x}", **({} if seat is None else {"seat": seat})
        )

    def move(self, option: str | None = None) -> Json:
        """Takes an option of the decision at hand, the first one if it is all the same."""
        decision = self.state["decision"]
        assert decision is not None
        chosen = decision["options"][0]["option"] if option is None else option
        return self.ask("move", answers=decision["number"], option=chosen, seat=decision["seat"])

    def undo(self, **fields: object) -> Json:
        """Takes the last decision back, or everything after event `to`."""
        decision = self.state["decision"]
        return self.ask("undo", answers=decision["number"] if decision is not None else 0, **fields)

    def undo_far(self, **fields: object) -> Json:
        """The same beyond dice and decisions of others; they may be asked."""
        return self.undo(far=True, **fields)

    def turn(self) -> None:
        """Listens until it has to decide, or the game is over."""
        self.until(lambda me: me.over or me.decides)

    def play(self, moves: int = 1_000_000, choice: random.Random | None = None) -> int:
        """Takes so many decisions, at most to the end of the game; how many they were."""
        chance = choice or random.Random(7)
        for taken in range(moves):
            self.turn()
            if self.over:
                return taken
            self.move(chance.choice(self.state["decision"]["options"])["option"])
        return moves


class Table:
    """A server as those around a table know it. Everybody who sat down through it goes home in the end."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx2.Client(base_url=url, timeout=PATIENCE, trust_env=False)
        self._players: list[Player] = []

    def __enter__(self) -> Table:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Everybody goes home."""
        for player in self._players:
            player.close()
        self.http.close()

    # -- by HTTP ---------------------------------------------------------------------------------

    def get(self, path: str, secret: str = "", **query: str | int) -> Json:
        """What is to be seen there."""
        found: Json = self._checked(self.http.get(path, params=dict(query), headers=_bearer(secret))).json()
        return found

    def text(self, path: str, secret: str = "") -> str:
        """The same for what is no JSON."""
        return self._checked(self.http.get(path, headers=_bearer(secret))).text

    def post(self, path: str, body: Json, secret: str = "") -> Json:
        """Asks for something to be done."""
        answer: Json = self._checked(self.http.post(path, json=body, headers=_bearer(secret))).json()
        return answer

    def do(self, game: Game, secret: str, type: str, **fields: object) -> Json:
        """A command without a connection."""
        return self.post(f"/api/games/{game.id}/do", {"type": type, **fields}, secret)

    @staticmethod
    def _checked(answer: httpx2.Response) -> httpx2.Response:
        if answer.status_code >= 400:
            said = answer.json()
            raise Refused(said["error"]["id"], said["error"]["text"], said, answer.status_code)
        return answer

    # -- games and seats -------------------------------------------------------------------------

    def create(self, *seats: Json, **setup: object) -> Game:
        """Makes a game with these seats."""
        about = self.post("/api/games", {"seats": list(seats), **setup})
        secrets = {int(seat): secret for seat, secret in about.pop("secrets").items()}
        return Game(about["game"], about, about.pop("invitation"), secrets)

    def join(self, game: Game, name: str, **wanted: object) -> int:
        """Takes an open seat; which one it is."""
        sat = self.post(f"/api/games/{game.id}/join", {"name": name, "invitation": game.invitation, **wanted})
        seat: int = sat["seat"]
        game.secrets[seat] = sat["secret"]
        return seat

    def sit(self, game: Game, *seats: int, **hello: object) -> Player:
        """A connection for these seats."""
        player = Player(self.url, game.id, *(game.secrets[seat] for seat in seats), **hello)  # type: ignore[arg-type]
        self._players.append(player)
        return player

    def watch(self, game: Game, **hello: object) -> Player:
        """A connection of an onlooker who was invited."""
        return self.sit(game, **{"invitation": game.invitation, **hello})

    def look(self, game: Game, secret: str = "", **query: str | int) -> Json:
        """A game as everybody sees it who may."""
        return self.get(f"/api/games/{game.id}", secret or game.invitation, **query)

    def history(self, game: Game, since: int = 0) -> list[Json]:
        """All events of a game, asked for piece by piece."""
        found: list[Json] = []
        while True:
            part = self.get(f"/api/games/{game.id}/events", game.invitation, since=since)
            found += part["events"]
            if not part["events"] or found[-1]["number"] == part["number"]:
                return found
            since = found[-1]["number"]

    def record(self, game: Game) -> str:
        """The text of a game."""
        return self.text(f"/api/games/{game.id}/record", game.invitation)

    def begin(self, *seats: Json, **setup: object) -> tuple[Game, list[Player]]:
        """A game of people, each at a device of their own, and bots, in which everybody is ready; the people."""
        game = self.create(*seats, **setup)
        for at, plan in enumerate(seats):
            if plan["kind"] == "open":
                self.join(game, f"Guest {at}", seat=at)
        people = [self.sit(game, seat) for seat in sorted(game.secrets)]
        for player in people:
            player.ready()
        for player in people:
            player.until(lambda me: me.state["status"] != "waiting" and me.is_up_to_date)
        return game, people


def unworded(told: Any) -> Any:
    """What everybody is told alike: all but the texts, which speak to each of them."""
    if isinstance(told, dict):
        return {name: unworded(part) for name, part in told.items() if name != "text"}
    return [unworded(part) for part in told] if isinstance(told, list) else told


def _bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"} if secret else {}


def play_out(*people: Player, choice: random.Random | None = None) -> None:
    """Has these people play to the end, each with random decisions."""
    chance = choice or random.Random(7)
    while True:
        for player in people:
            player.until(lambda me: me.number >= max(other.state["number"] for other in people))
        if people[0].over:
            return
        for player in people:
            if player.decides:
                player.move(chance.choice(player.state["decision"]["options"])["option"])
                break
        else:
            people[0].hear()


def wordless(told: Any) -> Any:
    """What was told without its texts, which speak to each listener in their own way."""
    if isinstance(told, dict):
        return {name: wordless(part) for name, part in told.items() if name != "text"}
    return [wordless(part) for part in told] if isinstance(told, list) else told
