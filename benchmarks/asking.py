"""`python -m benchmarks.asking`: what each request and command costs the server in a game of many events."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.asked import NotAnswered, Served, served
from quarriors import Game, deal, write_record
from quarriors.server.fairness import sealed_nonce

Json = dict[str, Any]

#: Milliseconds beyond which something is done beside the event loop, or has a budget.
AIM_MS = 2.0


@dataclass(frozen=True)
class Cost:
    """What something costs: milliseconds of processor time on the event loop, where others wait, and beside it."""

    what: str
    loop: float
    beside: float
    budget: str


class Asking:
    """One long game, and everything that can be asked about it."""

    def __init__(self, server: Served, events: int, times: int) -> None:
        self.server = server
        self.events = events
        self.times = times
        self.costs: list[Cost] = []
        self.game = ""
        self.secrets: list[str] = []
        self.state: Json = {}
        self._chance = random.Random(7)
        #: Dice that are still to be captured.
        self._captures = 15

    # -- a long game -----------------------------------------------------------------------------

    async def create(self, **more: object) -> Json:
        """A game of two people at one device."""
        seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]
        answer = json.loads(await self.server.ask("POST", "/api/games", {"seats": seats, "seed": 7, **more}))
        return dict(answer)

    async def grow(self) -> None:
        """Plays until there are so many events. Nobody summons anything or captures it all, so the game goes on."""
        made = await self.create(public=True)
        self.game, self.secrets = made["game"], [made["secrets"][seat] for seat in ("0", "1")]
        for secret in self.secrets:
            await self.server.do(self.game, secret, "ready", nonce="abc")
        await self.look()
        while self.state["number"] < self.events:
            await self.move()
            await self.look()

    async def look(self) -> None:
        self.state = json.loads(await self.server.ask("GET", f"/api/games/{self.game}"))["state"]

    async def move(self) -> None:
        """One move; a look at what it led to has to follow."""
        decision = self.state["decision"]
        shunned = ("summon",) if self._captures else ("summon", "capture")
        quiet = [one for one in decision["options"] if not one["option"].startswith(shunned)]
        option: str = self._chance.choice(quiet or decision["options"])["option"]
        self._captures -= option.startswith("capture")
        await self.command(decision["seat"], "move", answers=decision["number"], option=option)

    async def command(self, seat: int, type: str, **fields: object) -> Json:
        return await self.server.do(self.game, self.secrets[seat], type, **fields)

    # -- measuring -------------------------------------------------------------------------------

    async def measure(
        self,
        what: str,
        ask: Callable[[], Awaitable[object]],
        budget: str = "",
        after: Callable[[], Awaitable[object]] | None = None,
    ) -> None:
        """The usual cost of one time, of several."""
        loop, beside = [], []
        for _ in range(self.times):
            own, all_of_it = time.thread_time(), time.process_time()
            await ask()
            spent = time.thread_time() - own
            loop.append(spent)
            beside.append(max(0.0, time.process_time() - all_of_it - spent))
            if after is not None:
                await after()
        self.costs.append(Cost(what, median(loop) * 1000, median(beside) * 1000, budget))

    async def measure_all(self) -> None:
        """Everything, in the order of the page about the protocol."""
        await self._requests()
        await self._commands()
        await self._messages()
        await self._end()

    async def _requests(self) -> None:
        ask, game = self.server.ask, f"/api/games/{self.game}"
        await self.measure("GET /healthz", lambda: ask("GET", "/healthz"), "request")
        await self.measure("GET /api", lambda: ask("GET", "/api"), "request")
        await self.measure("GET /api/cards", lambda: ask("GET", "/api/cards"), "history")
        await self.measure("POST /api/deal", lambda: ask("POST", "/api/deal", {}), "deal")
        unknown = {"wilds": ["qwake dragoon"] * 60, "sets": ["base", "quarmageddon", "qladiator", "quartifacts"]}
        await self.measure("POST /api/deal, names nobody knows", lambda: ask("POST", "/api/deal", unknown), "deal")
        await self.measure("GET /api/today", lambda: ask("GET", "/api/today"), "deal")
        await self.measure("GET /api/puzzles", lambda: ask("GET", "/api/puzzles"), "history")
        puzzle = json.loads(await ask("GET", "/api/puzzles"))["puzzles"][0]
        await self.measure("GET /api/puzzles/{puzzle}", lambda: ask("GET", f"/api/puzzles/{puzzle['id']}"), "history")
        await self.measure("POST /api/games", lambda: self.create(public=True), "create")
        seats = [{"kind": "human"} if seat == puzzle["seat"] else {"kind": "bot"} for seat in range(puzzle["players"])]
        begins = {"seats": seats, "puzzle": puzzle["id"]}
        await self.measure("POST /api/games, a puzzle", lambda: ask("POST", "/api/games", begins), "create")
        day = {"seats": [{"kind": "human"}, {"kind": "bot"}], "today": "2026-03-01"}
        await self.measure("POST /api/games, of a day", lambda: ask("POST", "/api/games", day), "create")
        origin = {"game": self.game, "number": self.events - 100}
        seats = [{"kind": "human"}, {"kind": "human"}]
        body = {"seats": seats, "from": origin}
        await self.measure(
            "POST /api/games, from this game", lambda: ask("POST", "/api/games", body), "create, history"
        )
        brought = {"seats": seats, "record": record_of(15_000)}

        async def bring() -> None:
            if b"error" in (said := await ask("POST", "/api/games", brought)):
                raise NotAnswered(said)

        await self.measure("POST /api/games, from a record of 15 kB", bring, "create, history")
        for _ in range(50):
            await self.create(public=True)
        await self.measure("GET /api/games, 50 of them", lambda: ask("GET", "/api/games"), "request")
        await self.measure("GET /api/games/{game}", lambda: ask("GET", game), "request")
        await self.measure("GET …/cards", lambda: ask("GET", f"{game}/cards"), "request")
        await self.measure("GET …/events, 200 from 0", lambda: ask("GET", f"{game}/events"), "history")
        late = f"{game}/events?since={max(0, self.events - 200)}"
        await self.measure("GET …/events, the last 200", lambda: ask("GET", late), "history")
        await self.measure("GET …/events, 100 with states", lambda: ask("GET", f"{late}&states=true"), "history")
        await self.measure("GET …/record", lambda: ask("GET", f"{game}/record"), "history")
        await self.measure("GET /api/dice", lambda: ask("GET", "/api/dice"), "request")
        made = await self._with_room()
        join = {"name": "Cleo", "invitation": made["invitation"]}
        path = f"/api/games/{made['game']}"

        async def leave() -> None:
            await self.server.do(made["game"], self._joined["secret"], "leave")

        async def sit() -> None:
            self._joined = json.loads(await ask("POST", f"{path}/join", join))

        await self.measure("POST …/join", sit, "join", leave)
        await self.measure("GET /join/{game}", lambda: ask("GET", f"/join/{self.game}"), "request")
        moment = f"/replay/{self.game}/{self.events - 100}"
        await self.measure("GET /replay/{game}/{number}", lambda: ask("GET", moment), "history")
        await self.measure("POST /api/claim, no such code", lambda: ask("POST", "/api/claim", {"code": "qc_2"}), "join")

    async def _with_room(self) -> Json:
        seats = [{"kind": "human", "name": "Ann"}, {"kind": "open"}]
        return dict(json.loads(await self.server.ask("POST", "/api/games", {"seats": seats})))

    async def _before_a_game(self) -> None:
        """What people do until it begins, each time in a game of its own."""
        waiting = [await self._with_room() for _ in range(self.times)]
        fresh, again = iter(waiting), iter(waiting)
        await self.measure("ready", lambda: self._seal(next(fresh), 0, "lucky7"), "message")
        await self.measure("ready, another nonce", lambda: self._seal(next(again), 0, "clover"), "join")
        games = [await self.create(seed=None) for _ in range(self.times)]
        for made in games:
            for seat in (0, 1):
                await self._seal(made, seat, "lucky7")
        for what, own in (("reveal", "0"), ("reveal, the game begins", "1")):
            shown = iter([(made["game"], made["secrets"][own]) for made in games])

            def show(shown: Iterator[tuple[str, str]] = shown) -> Awaitable[Json]:
                return self._done(*next(shown), "reveal", nonce="lucky7")

            await self.measure(what, show, "message")
        seats: list[tuple[Json, str]] = []

        async def sit() -> None:
            for made in waiting:
                join = {"name": "Cleo", "invitation": made["invitation"]}
                sat = json.loads(await self.server.ask("POST", f"/api/games/{made['game']}/join", join))
                seats.append((made, sat["secret"]))

        def leave() -> Awaitable[Json]:
            made, secret = seats.pop()
            return self._done(made["game"], secret, "leave")

        def free() -> Awaitable[Json]:
            made, _ = seats.pop()
            return self._done(made["game"], made["secrets"]["0"], "free", seat=1)

        await sit()
        await self.measure("leave", leave, "message")
        await sit()
        await self.measure("free", free, "message")

    async def _seal(self, made: Json, seat: int, nonce: str) -> Json:
        """Somebody is ready."""
        sealed = sealed_nonce(made["commitment"] or "", seat, nonce)
        return await self._done(made["game"], made["secrets"][str(seat)], "ready", sealed=sealed)

    async def _done(self, game: str, secret: str, type: str, **fields: object) -> Json:
        """A command that must not be refused."""
        answer = await self.server.do(game, secret, type, **fields)
        if "error" in answer:
            raise NotAnswered(f"{type}: {answer}")
        return answer

    async def _commands(self) -> None:
        await self._before_a_game()
        await self.measure("move", self.move, "message", self.look)
        await self._free_undo()
        number = self.state["decision"]["number"]
        asker = 0

        async def far(to: int) -> Json:
            return await self.command(asker, "undo", answers=number, to=to, far=True)

        await self.measure("undo, no such decision", lambda: far(1), "message")
        await self.measure("undo, to now", lambda: far(number), "message")

        async def decline() -> None:
            await self.look()
            asked = self.state["undo_asked"]["number"]
            await self.command(1, "undo_answer", asked=asked, agree=False)

        await self.measure("undo, far: the others are asked", lambda: far(number // 2), "undo", decline)

        async def agree() -> None:
            await self.look()
            asked = self.state["undo_asked"]["number"]
            await self.command(1, "undo_answer", asked=asked, agree=True)

        async def far_from_here() -> None:
            await self.look()
            decision = self.state["decision"]
            to = decision["number"] - 20 if decision["number"] > self.events else self.events - 100
            await self.command(0, "undo", answers=decision["number"], to=to, far=True)

        await far_from_here()
        await self.look()
        if self.state["undo_asked"] is None:
            raise NotAnswered(f"nobody was asked: {self.state['decision']}")
        times, self.times = self.times, 1
        await self.measure("undo_answer, the last yes", agree, "the asker's undo")
        self.times = times
        await self.look()
        seat = self.state["decision"]["seat"]
        await self.measure("why_not", lambda: self.command(seat, "why_not", card=5), "message")
        await self.measure("code", lambda: self.command(0, "code"), "message")

        await self._claims()

        async def back() -> None:
            await self.command(1 - seat, "back")

        async def bot() -> None:
            await self.command(1 - seat, "bot")

        await self.measure("bot, of somebody who waits", bot, "message", back)
        await bot()
        await self.measure("back", back, "message", bot)
        await back()
        await self._bot_moves()
        await self.measure("hint", self._hint, "hint")
        speakers = iter([0, 1] * self.times)
        await self.measure("say", lambda: self.command(next(speakers), "say", phrase="hello"), "say")

    async def _free_undo(self) -> None:
        """A decision is taken back that changed nothing which others could see."""

        async def until_free() -> None:
            await self.look()
            for _ in range(500):
                if self.state["undo"] is not None:
                    return
                await self.move()
                await self.look()
            raise NotAnswered("nothing could be taken back freely")

        async def undo() -> None:
            number, seat = self.state["decision"]["number"], self.state["undo"]
            await self._done(self.game, self.secrets[seat], "undo", answers=number)

        async def again() -> None:
            await self.look()
            await self.move()
            await until_free()

        await until_free()
        await self.measure("undo", undo, "message", again)

    async def _claims(self) -> None:
        """A seat moves to another device, again and again."""
        code = ""

        async def show() -> None:
            nonlocal code
            code = (await self._done(self.game, self.secrets[0], "code"))["code"]

        async def claim() -> None:
            moved = json.loads(await self.server.ask("POST", "/api/claim", {"code": code}))
            self.secrets[0] = moved["secret"]

        await show()
        await self.measure("POST /api/claim", claim, "join", show)

    async def _bot_moves(self) -> None:
        """A bot is asked to play, and makes its first move; somebody listens."""
        async with self.server.connected() as socket:
            await socket.ask("hello", protocol=2, game=self.game)

            async def bot() -> None:
                seat = self.state["decision"]["seat"]
                await self._done(self.game, self.secrets[seat], "bot", level="greedy")
                await socket.heard("move")

            async def back() -> None:
                for seat, place in enumerate((await self._looked())["seats"]):
                    if place["bot"]:
                        await self._done(self.game, self.secrets[seat], "back")
                await self.look()

            await self.look()
            await self.measure("bot, until its first move", bot, "message", back)

    async def _looked(self) -> Json:
        await self.look()
        return self.state

    async def _hint(self) -> None:
        await self.look()
        decision = self.state["decision"]
        await self.command(decision["seat"], "hint", answers=decision["number"])

    async def _told_of_review(self) -> Json:
        told: Json = json.loads(await self.server.ask("GET", f"/api/games/{self.game}/review"))
        return told

    async def _messages(self) -> None:
        hello: Json = {"protocol": 1, "game": self.game}

        async def greet(**more: object) -> None:
            async with self.server.connected() as socket:
                await socket.ask("hello", **hello, **more)

        await self.measure("hello", greet, "socket")
        await self.measure(
            "hello, 200 events missed", lambda: greet(since=max(0, self.events - 200)), "socket, history"
        )
        async with self.server.connected() as socket:
            await socket.ask("hello", **hello)
            await self.measure(
                "ack, and ping", lambda: socket.ask("ping", before={"type": "ack", "number": 1}), "message"
            )
            await self.measure("ping", lambda: socket.ask("ping"), "message")
            await self.measure("speak", lambda: socket.ask("speak", lang="it"), "message")
            await self.measure("name", lambda: socket.ask("name", name="Zoe"), "message")

    async def _end(self) -> None:
        times, self.times = self.times, 1
        await self.measure("resign, the end of the game", lambda: self.command(0, "resign"), "message")
        self.times = times
        await self.measure("GET …/dice", lambda: self.server.ask("GET", f"/api/games/{self.game}/dice"), "history")
        self.times = 1
        path = f"/api/games/{self.game}/review"
        await self.measure("GET …/review, the first time", lambda: self.server.ask("GET", path), "review")
        while not (await self._told_of_review()).get("ready", True):
            pass
        self.times = times
        await self.measure("GET …/review", lambda: self.server.ask("GET", path), "request")
        await self._asked_again()
        self.times = 1
        await self.measure("rematch", lambda: self.command(1, "rematch"), "create")
        self.times = times
        await self.measure(
            "rematch_answer, which is there", lambda: self.command(0, "rematch_answer", agree=True), "message"
        )
        await self.measure("rematch, which is there", lambda: self.command(1, "rematch"), "message")

    async def _asked_again(self) -> None:
        """Somebody would like to play again, and asks the other one, who is here."""
        async with self.server.connected() as socket:
            await socket.ask("hello", protocol=2, game=self.game, secrets=self.secrets[:1])

            async def ask() -> None:
                await self._done(self.game, self.secrets[1], "rematch", ask=True)

            async def decline() -> None:
                await self._done(self.game, self.secrets[0], "rematch_answer", agree=False)

            await self.measure("rematch, the others are asked", ask, "message", decline)
            await ask()
            await self.measure("rematch_answer, no", decline, "message", ask)
            await decline()


def record_of(size: int) -> str:
    """The record of a game in which nobody gets anywhere, with so many bytes at most."""
    game, chance, found = Game.new(["Ann", "Ben"], deal(seed=7), seed=7), random.Random(7), ""
    while len(text := write_record(game)) <= size:
        found = text
        for _ in range(20):
            options = game.decision.options
            quiet = [option for option in options if not str(option).startswith(("summon", "capture"))]
            game.take(chance.choice(quiet or options))
    return found


def in_words(costs: list[Cost]) -> str:
    """The costs as a table."""
    lines = ["| what is asked | on the loop | beside it | budget |", "|---|---|---|---|"]
    for cost in costs:
        lines.append(f"| {cost.what} | {cost.loop:.1f} ms | {cost.beside:.1f} ms | {cost.budget} |")
    return "\n".join(lines)


async def measured(events: int, times: int) -> list[Cost]:
    """The costs in a game of so many events, each the median of so many times."""
    with tempfile.TemporaryDirectory(prefix="quarriors-asking-") as folder:
        async with served(Path(folder)) as server:
            asking = Asking(server, events, times)
            await asking.grow()
            await asking.measure_all()
            return asking.costs


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.asking", description=__doc__)
    parser.add_argument("--events", type=int, default=3000, help="events of the game (default: 3000)")
    parser.add_argument("--times", type=int, default=7, help="times that each is asked (default: 7)")
    parser.add_argument("--json", action="store_true", help="for a program to read")
    options = parser.parse_args(arguments)
    if options.events < 150 or options.times < 1:
        sys.stderr.write("--events must be at least 150, and --times at least 1\n")
        return 2
    logging.disable(logging.WARNING)
    costs = asyncio.run(measured(options.events, options.times))
    if options.json:
        print(json.dumps([vars(cost) for cost in costs], indent=2))
    else:
        print(in_words(costs))
    return 0


if __name__ == "__main__":
    sys.exit(main())
