"""A crowd around the games of one server: guests who play, pry, mistake and repeat themselves, all at once."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from quarriors.server.messages import Command, Hello, read_command
from tests.server.asgi import Answer
from tests.server.hostile import PUZZLES, Malice
from tests.server.loopback import Connection, Loopback, Request

Json = dict[str, Any]
_JSON = (b"content-type", b"application/json")


@dataclass
class Known:
    """A game as it is known among the guests."""

    id: str
    invitation: str
    #: Whether somebody may look on without an invitation.
    public: bool = False
    is_over: bool = False
    #: By seat: the secrets that were given for it, each with the event from which on it is good.
    held: dict[int, list[tuple[int, str]]] = field(default_factory=dict)
    #: The game that it is the rematch of: a seat that moves there moves here.
    before: str = ""

    @property
    def valid(self) -> dict[int, str]:
        """The secret that was given last for each seat."""
        return {seat: max(given)[1] for seat, given in self.held.items()}


@dataclass
class Guest:
    """Somebody at a device: the secrets, invitations and codes that were given to it, and all that it has heard."""

    name: str
    knows: set[str] = field(default_factory=set)
    codes: list[str] = field(default_factory=list)
    connections: list[tuple[str, Connection]] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)


@dataclass
class Deed:
    """A command that was sent; `number` is what its sender was told, or None if nobody was left to be told."""

    guest: Guest
    game: str
    command: Command
    number: int | None
    answer: Json


@dataclass
class Refused:
    """What was refused, and in which words."""

    id: str
    text: str
    status: int | None


class Crowd:
    """All guests. `burst` has them send so many messages; what came of them is kept for whoever judges it."""

    def __init__(self, doors: Sequence[Loopback], chance: random.Random, guests: int = 6) -> None:
        self.doors = doors
        self.chance = chance
        self.malice = Malice(chance)
        self.guests = [Guest(f"Guest {n}") for n in range(guests)]
        self.games: dict[str, Known] = {}
        self.deeds: list[Deed] = []
        self.refused: list[Refused] = []
        #: Who was shown which game.
        self.looked: list[tuple[Guest, str]] = []
        #: How many messages were sent, and what was answered.
        self.sent = 0
        self.answers: Counter[str] = Counter()
        #: What others have said before, to be said again.
        self._overheard: list[bytes] = []

    # -- bursts ----------------------------------------------------------------------------------

    async def gather(self, games: int) -> None:
        """Makes some games that can be played, with guests in all their seats."""
        for at in range(games):
            maker = self.guests[at % len(self.guests)]
            body = json.dumps(self.malice.setup()).encode()
            await self._ask(maker, Request("POST", "/api/games", body, [_JSON]))
        for known in list(self.games.values()):
            for guest in self.guests[:-1]:  # the last one only looks on
                joining = {"name": guest.name, "invitation": known.invitation}
                if known.invitation in guest.knows:
                    body = json.dumps(joining).encode()
                    await self._ask(guest, Request("POST", f"/api/games/{known.id}/join", body, [_JSON]))

    def forget(self) -> None:
        """Whatever was said and heard has been judged."""
        self.deeds, self.refused, self.looked = [], [], []
        for guest in self.guests:
            guest.heard = []

    async def burst(self, messages: int) -> None:
        """Everybody at once."""
        self.forget()
        each = max(1, messages // len(self.guests))
        async with asyncio.TaskGroup() as all_at_once:
            for guest in self.guests:
                all_at_once.create_task(self._act(guest, each))

    async def _act(self, guest: Guest, messages: int) -> None:
        for _ in range(messages):
            self.sent += 1
            if self.chance.random() < 0.2:
                await self._request(guest)
            elif self.chance.random() < 0.05 or not guest.connections:
                await self._connect(guest)
            else:
                deciding = [one for one in guest.connections if _decides(one[1])]
                chosen = deciding if deciding and self.chance.random() < 0.5 else guest.connections
                await self._say(guest, *self.chance.choice(chosen))
        for game, connection in guest.connections:
            await connection.settled()
            self._note(guest, game, connection)
        guest.connections = [(game, one) for game, one in guest.connections if one.is_open]

    async def leave(self) -> None:
        """Everybody goes home."""
        self.forget()
        for guest in self.guests:
            for game, connection in guest.connections:
                await connection.hang_up()
                self._note(guest, game, connection)
            guest.connections = []

    def _game_of(self, guest: Guest) -> Known:
        """Some game, mostly one in which that guest has a seat and that is not over."""
        games = list(self.games.values())
        own = [one for one in games if guest.knows.intersection(one.valid.values()) and not one.is_over]
        return self.chance.choice(own if own and self.chance.random() < 0.75 else games)

    # -- by WebSocket ----------------------------------------------------------------------------

    async def _connect(self, guest: Guest) -> None:
        """Comes into some game, as whoever it can be there, or as somebody it is not."""
        chance = self.chance
        if len(guest.connections) > 4:
            game, connection = guest.connections.pop(0)
            await connection.hang_up()
            self._note(guest, game, connection)
        known = self._game_of(guest)
        own = [secret for secret in known.valid.values() if secret in guest.knows]
        hello: Json = {"type": "hello", "protocol": 1, "game": known.id, "secrets": own}
        if chance.random() < 0.5:
            hello["since"] = chance.choice((0, 1, 5, 10**6))
        if not own and known.invitation in guest.knows:
            hello["invitation"] = known.invitation
        connection = chance.choice(self.doors).connect()
        match chance.randrange(20):
            case 0 | 1 | 2:  # as somebody else
                hello["secrets"] = sorted(guest.knows)[: chance.randint(1, 2)]
            case 3:
                hello["lang"] = self.malice.text()
            case 4:
                connection.send(json.dumps(self.malice.command({})))
        connection.send(self._frame(self.malice.spoiled(hello)) if chance.random() < 0.15 else json.dumps(hello))
        if chance.random() < 0.1:
            connection.send(json.dumps(hello))
        guest.connections.append((known.id, connection))
        if chance.random() < 0.8:
            await connection.settled()

    async def _say(self, guest: Guest, game: str, connection: Connection) -> None:
        chance = self.chance
        state = connection.state
        roll = chance.random()
        if roll < 0.6:
            data = json.dumps(self._sensible(guest, game, connection)).encode()
        elif roll < 0.73:
            data = json.dumps({"id": chance.randrange(9), **self.malice.command(state)}).encode()
        elif roll < 0.84:
            data = self.malice.spoiled(self._sensible(guest, game, connection))
        elif roll < 0.91 and self._overheard:
            data = chance.choice(self._overheard)
        elif roll < 0.985:
            data = self.malice.garbage()
        else:
            await connection.hang_up()
            return
        if len(self._overheard) < 300 or chance.random() < 0.1:
            self._overheard = [*self._overheard[-299:], data]
        connection.send(self._frame(data))
        if chance.random() < 0.1:
            connection.send(self._frame(data))  # twice, as by a client that is not sure
            self.sent += 1
        if chance.random() < 0.6:
            await connection.settled()

    def _frame(self, data: bytes) -> str | bytes:
        """As text where it is text: what is no UTF-8 never gets past the layer that reads frames."""
        if self.chance.random() < 0.9:
            try:
                return data.decode()
            except UnicodeDecodeError:
                pass
        return data

    def _sensible(self, guest: Guest, game: str, connection: Connection) -> Json:
        """What a good client would say now, more or less."""
        chance = self.chance
        state = connection.state
        mine: list[int] = connection.welcome["seats"] if connection.welcome else []
        status, decision = state.get("status"), state.get("decision")
        said: Json = {"type": "ping", "id": chance.randrange(1000)}
        if chance.random() < 0.1 and state:
            return {"type": "ack", "number": state["number"]}
        if chance.random() < 0.05:
            return {"type": "speak", "lang": chance.choice(("en", "it", "fr", "pt_br"))}
        if not mine:
            return {"type": "name", "name": guest.name} if chance.random() < 0.2 else said
        seat = chance.choice(mine)
        if status == "waiting":
            said |= {"type": "ready", "nonce": f"n{guest.name[-1]}{seat}", "seat": seat}
            if chance.random() < 0.04:
                said = {"type": "leave", "seat": seat}
        elif status == "running" and chance.random() < 0.1:
            answers = decision["number"] if decision else state["number"]
            said |= {"type": "undo", "seat": seat, "answers": answers, "far": chance.random() < 0.5}
            if chance.random() < 0.5:
                said["to"] = max(0, answers - chance.randrange(12))
        elif status == "running" and state.get("undo_asked") and chance.random() < 0.7:
            asked = state["undo_asked"]["number"]
            said |= {"type": "undo_answer", "seat": seat, "asked": asked, "agree": chance.random() < 0.8}
        elif decision is not None and _decides(connection):
            option = chance.choice(decision["options"])[chance.choice(("option", "words"))]
            said |= {"type": "move", "answers": decision["number"], "option": option, "seat": decision["seat"]}
        elif status == "over":
            said |= {"type": "rematch", "seat": seat, "wilds": chance.choice(("new", "same"))}
            if len(self.games) > 12:
                said = {"type": "ping"}
        elif status == "running":
            said |= {"type": chance.choice(("back", "back", "ping"))}
        if chance.random() < 0.06:
            said = {"type": "say", "seat": seat, "phrase": "hello"}
        if chance.random() < 0.005 and decision is not None:
            said = {"type": "hint", "seat": seat, "answers": decision["number"]}
        if chance.random() < 0.05 and status == "running":
            said = {"type": chance.choice(("bot", "back", "code")), "seat": seat}
        return said

    def _note(self, guest: Guest, game: str, connection: Connection) -> None:
        """Keeps what was said and heard on a connection since the last look."""
        guest.heard += connection.raw
        connection.raw = []
        went = connection.code is not None
        for said in connection.said:
            answer = said.answer
            if answer is None:
                if went and isinstance(said.message, Command):  # it may be done, though nobody was there to hear of it
                    self.deeds.append(Deed(guest, game, said.message, None, {}))
                continue
            if answer["type"] == "refused":
                self._refused(answer["error"], None)
                continue
            self.answers[answer["type"]] += 1
            if answer["type"] == "welcome":
                self.looked.append((guest, answer["about"]["game"]))
            elif answer["type"] == "done":
                assert said.message is not None
                assert not isinstance(said.message, Hello)
                self._done(guest, game, said.message, answer)  # type: ignore[arg-type]
        connection.said = []

    def _refused(self, error: Json, status: int | None) -> None:
        self.answers[error["id"]] += 1
        self.refused.append(Refused(error["id"], error["text"], status))

    def _done(self, guest: Guest, game: str, command: Command, answer: Json) -> None:
        self.deeds.append(Deed(guest, game, command, answer.get("number"), answer))
        if "code" in answer:
            guest.knows.add(answer["code"])
            friend = self.chance.choice(self.guests)  # at another device, and the seat is no longer the first one's
            friend.codes.append(answer["code"])
            friend.knows.add(answer["code"])
        if answer.get("game"):  # the same people, the same secrets
            before = self.games[game]
            self.games.setdefault(answer["game"], Known(answer["game"], before.invitation, before.public, before=game))

    # -- by HTTP ---------------------------------------------------------------------------------

    async def _request(self, guest: Guest) -> None:
        chance = self.chance
        request = self.wanted(guest)
        if chance.random() < 0.4:
            request = self.malice.odd(request)
        await self._ask(guest, request)

    async def _ask(self, guest: Guest, request: Request) -> None:
        game = request.path.split("/")[3] if request.path.startswith("/api/games/") else ""
        answer = await self.chance.choice(self.doors).ask(request)
        if answer.sent or not request.cut:  # nobody is left to be told otherwise
            self._hear(guest, game, request, answer)

    def wanted(self, guest: Guest) -> Request:
        """What that guest may ask for now."""
        chance = self.chance
        if chance.random() < 0.15 and len(self.games) < 20:
            known = self._game_of(guest)
            wanted = self.malice.absurd_setup() if chance.random() < 0.6 else self.malice.occasion(list(self.games))
            if "from" in wanted:
                return Request("POST", "/api/games", json.dumps(wanted).encode(), [_JSON, *self._bearer(guest, known)])
            return Request("POST", "/api/games", json.dumps(wanted).encode(), [_JSON])
        known = self._game_of(guest)
        path = f"/api/games/{known.id}"
        roll = chance.random()
        if roll < 0.3:
            invitation = known.invitation if known.invitation in guest.knows else self.malice.text()
            body: Json = {"name": guest.name if chance.random() < 0.6 else self.malice.text(), "invitation": invitation}
            if chance.random() < 0.4:
                body["seat"] = chance.randrange(5)
            if chance.random() < 0.2:
                return Request("POST", f"{path}/join", self.malice.spoiled(body), [_JSON])
            return Request("POST", f"{path}/join", json.dumps(body).encode(), [_JSON])
        if roll < 0.4:
            code = chance.choice([*guest.codes, self.malice.text()])
            return Request("POST", "/api/claim", json.dumps({"code": code}).encode(), [_JSON])
        if roll < 0.6:
            said = self.malice.command({})
            data = json.dumps(said).encode() if chance.random() < 0.7 else self.malice.spoiled(said)
            return Request("POST", f"{path}/do", data, [_JSON, *self._bearer(guest, known)])
        if roll < 0.7:
            wanted = {**self.malice.absurd_setup(), "players": chance.choice((2, 3, 4, 9)), "lang": "en"}
            for name in ("seats", "public", "first", "clock", "title"):
                wanted.pop(name, None)
            return Request("POST", "/api/deal", json.dumps(wanted).encode(), [_JSON])
        part = chance.choice(("", "/events", "/record", "/dice", "/cards", "/review"))
        beside = ("/api/games", "/api", "/api/dice", "/api/cards", "/healthz", "/api/today", "/api/puzzles")
        apart = (f"/api/puzzles/{chance.choice(PUZZLES)}", f"/join/{known.id}")
        looked = chance.choice((*[path + part] * 4, *beside, *apart))
        return Request("GET", looked, headers=self._bearer(guest, known), query=self.malice.query())

    def _bearer(self, guest: Guest, known: Known) -> list[tuple[bytes, bytes]]:
        own = [one for one in (*known.valid.values(), known.invitation) if one in guest.knows]
        if own and self.chance.random() < 0.7:
            token = self.chance.choice(own)
        elif guest.knows and self.chance.random() < 0.7:
            token = self.chance.choice(sorted(guest.knows))
        else:
            token = self.malice.text()
        return [(b"authorization", b"Bearer " + token.encode("utf-8", "replace"))]

    def _hear(self, guest: Guest, game: str, request: Request, answer: Answer) -> None:
        body = answer.body.decode()
        guest.heard.append(body)
        if answer.status >= 400:
            assert body.startswith(('{"error":{', '{"error": {')), (request, answer)
            self._refused(json.loads(body)["error"], answer.status)
            return
        self.answers[str(answer.status)] += 1
        if request.method == "GET" and game:
            self.looked.append((guest, game))
        if answer.status not in (200, 201) or request.method != "POST":
            return
        said: Json = json.loads(body)
        if "secrets" in said:
            known = self.games[said["game"]] = Known(said["game"], said["invitation"], said.get("public", False))
            known.held = {int(seat): [(1, secret)] for seat, secret in said["secrets"].items()}
            guest.knows |= {said["invitation"], *said["secrets"].values()}
            for other in self.chance.sample(self.guests, 2):
                other.knows.add(said["invitation"])
        elif "secret" in said:
            self.games[said["game"]].held.setdefault(said["seat"], []).append((said["number"], said["secret"]))
            guest.knows.add(said["secret"])
        elif request.path.endswith("/do"):
            self._done(guest, game, read_command(request.body), said)


def _decides(connection: Connection) -> bool:
    """Whether somebody there has to decide now."""
    decision = connection.state.get("decision")
    return bool(decision and connection.welcome and decision["seat"] in connection.welcome["seats"])
