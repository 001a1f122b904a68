"""The plug is pulled at random moments, again and again: nothing that anybody was told is ever lost."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from quarriors.cli import main
from quarriors.server.database import address
from quarriors.server.match_events import MoveMade, decode
from quarriors.server.reading import Reader
from quarriors.server.rows import EventRow
from tests.budget import scaled
from tests.server.clients import BOT, OPEN, Game, Json, Player, Table, human, unworded
from tests.server.postgres import Postgres
from tests.server.serving import PATIENCE, Server

pytestmark = pytest.mark.long

ROUNDS = max(8, scaled(4))
#: At each of these tables one game after another is played.
TABLES: list[tuple[list[Json], Json]] = [
    ([human("Ann"), BOT], {}),
    ([human("Ben"), OPEN], {"public": True}),
    ([OPEN, BOT, human("Cleo"), BOT], {"sets": ["base", "rise_of_the_demons", "quartifacts", "light_vs_dark"]}),
]
#: How somebody notices that the server is gone.
GONE = (ConnectionClosed, InvalidHandshake, ConnectionError, EOFError, httpx2.TransportError)


@dataclass
class Played:
    """A game and all that its people have been told, which must be so for good."""

    game: Game
    chance: random.Random
    #: Events by number, as they were told to whomever.
    told: dict[int, Json] = field(default_factory=dict)
    #: Moves that were acknowledged: the number that they got, the decision they answered, and the option.
    taken: dict[int, tuple[int, str]] = field(default_factory=dict)
    #: By seat: a move that was sent, and nobody knows what has become of it.
    unanswered: dict[int, tuple[int, str]] = field(default_factory=dict)
    #: What the store had when the plug was pulled last.
    rows: list[EventRow] = field(default_factory=list)
    #: Whether everybody sits, whether it is over, and whether it was looked at since.
    seated: bool = False
    over: bool = False
    settled: bool = False

    def note(self, events: list[Json]) -> None:
        """Takes down what somebody was told; everybody must be told the same."""
        for event in events:
            said = unworded({name: value for name, value in event.items() if name not in ("type", "state")})
            assert self.told.setdefault(event["number"], said) == said

    # -- people ----------------------------------------------------------------------------------

    def play(self, url: str, seat: int) -> None:
        """Somebody comes, again or for the first time, and plays until the game or the server ends."""
        told: list[Json] = []
        try:
            with Player(url, self.game.id, self.game.secrets[seat], since=max(self.told, default=0)) as me:
                me.events = told
                told += me.welcome.get("missed", [])
                self._play(me, seat)
                self.over = True
        except GONE:
            pass
        finally:
            self.note(told)

    def _play(self, me: Player, seat: int) -> None:
        if not me.state["seats"][seat]["ready"]:
            me.ready(f"nonce-{seat}")
        if seat in self.unanswered:
            self._move(me, seat, *self.unanswered[seat])
        while True:
            me.turn()
            if me.over:
                return
            decision = me.state["decision"]
            if me.state["undo"] == seat and self.chance.random() < 0.15:
                me.ask("undo", answers=decision["number"])
            else:
                self._move(me, seat, decision["number"], self.chance.choice(decision["options"])["option"])

    def _move(self, me: Player, seat: int, answers: int, option: str) -> None:
        self.unanswered[seat] = (answers, option)
        done = me.ask("move", answers=answers, option=option)
        del self.unanswered[seat]
        self.taken[done["number"]] = (answers, option)
        me.until_number(done["number"])

    def watch(self, url: str) -> None:
        """Somebody looks on."""
        told: list[Json] = []
        try:
            with Player(url, self.game.id, invitation=self.game.invitation) as me:
                me.events = told
                me.until(lambda me: me.over)
        except GONE:
            pass
        finally:
            self.note(told)

    # -- looking ---------------------------------------------------------------------------------

    def check_rows(self, rows: list[EventRow]) -> None:
        """Everything is in the store: all that was there before, and all that somebody was told."""
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        assert rows[: len(self.rows)] == self.rows
        self.rows = rows
        for number, event in self.told.items():
            assert number <= len(rows), f"event {number} of {self.game.id} is lost: {event}"
            row = rows[number - 1]
            assert (row.kind, row.seat, row.at) == (event["kind"], event["seat"], event["at"])
        for number, (answers, option) in self.taken.items():
            assert number <= len(rows), f"move {number} of {self.game.id} is lost: {option}"
            ended = rows[number - 1].kind == "over"  # comes with the last move, in the same breath
            move = decode(rows[number - 2 if ended else number - 1].data)
            assert isinstance(move, MoveMade)
            assert (move.answers, move.option, move.by) == (answers, option, "person")

    def check_story(self, table: Table) -> None:
        """It is told again as it was told first, draws and rolls included."""
        again = {event["number"]: unworded(event) for event in table.history(self.game)}
        assert len(again) >= len(self.rows)
        assert {number: again[number] for number in self.told} == self.told
        self.settled = self.over


class Evening:
    """All tables at one server, which is not there all the time."""

    def __init__(self, server: Server, url: str, chance: random.Random) -> None:
        self.server = server
        self.chance = chance
        self.reader = Reader(address(url))
        self.games: list[Played] = []
        self.threads = ThreadPoolExecutor(16)

    def close(self) -> None:
        """Everybody goes home."""
        self.threads.shutdown()
        self.reader.close()

    def sit(self, seats: list[Json], setup: Json) -> None:
        """One game after another at one table, until the server is gone."""
        try:
            with Table(self.server.url) as table:
                while True:
                    game = table.create(*seats, **setup)
                    played = Played(game, self.chance)
                    self.games.append(played)
                    for seat, plan in enumerate(seats):
                        if plan["kind"] == "open":
                            table.join(game, f"Guest {seat}", seat=seat)
                    played.seated = True
                    self.go_on(played)
        except GONE:
            pass

    def go_on(self, played: Played) -> None:
        """Everybody plays on until the game is over or the server gone."""
        people = [self.threads.submit(played.play, self.server.url, seat) for seat in played.game.secrets]
        _done([*people, self.threads.submit(played.watch, self.server.url)])

    def round(self) -> None:
        """People play, and at some moment the plug is pulled."""
        tables: list[Future[None]] = []
        with ThreadPoolExecutor(2 * len(TABLES)) as hosts:
            for played in self.games:
                if played.seated and not played.over and len(tables) < len(TABLES):
                    tables.append(hosts.submit(self.go_on, played))
            for seats, setup in TABLES[len(tables) :] or [self.chance.choice(TABLES)]:
                tables.append(hosts.submit(self.sit, seats, setup))
            time.sleep(self.chance.uniform(0.05, 0.7))
            self.server.kill()
            _done(tables)

    def check(self) -> None:
        """Looks through the store while nobody serves from it, then at what the next server tells."""
        under_way = [played for played in self.games if not played.settled]
        for played in under_way:
            played.check_rows(self.reader.events(played.game.id))
        if self.chance.random() < 0.2:  # it may also be pulled while a server comes up
            self.server.launch()
            time.sleep(self.chance.uniform(0.1, 1.2))
            self.server.kill()
        self.server.start()
        with Table(self.server.url) as table:
            for played in under_way:
                played.check_story(table)

    def finish(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """Plays all games out; every one of them can be verified."""
        with Table(self.server.url) as table:
            for played in self.games:
                if not played.seated:
                    continue
                self.go_on(played)
                assert played.over
                played.check_rows(self.reader.events(played.game.id))
                record = folder / "game.record"
                record.write_text(table.record(played.game), "utf-8")
                assert main(["verify", str(record)]) == 0
                assert "Consistent" in capsys.readouterr().out


def _done(work: list[Future[None]]) -> None:
    for one in work:
        one.result(2 * PATIENCE)


@pytest.fixture(scope="module")
def durable_postgres() -> Iterator[Postgres]:
    """A PostgreSQL as a careful host has it."""
    server = Postgres("fsync=on", "full_page_writes=on", "synchronous_commit=on")
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
def durable_postgres_url(durable_postgres: Postgres) -> Iterator[str]:
    with durable_postgres.database() as url:
        yield url


@pytest.mark.parametrize(
    ("database", "workers"), [("empty_sqlite_url", 1), ("durable_postgres_url", 1), ("durable_postgres_url", 2)]
)
def test_nothing_acknowledged_is_lost_when_the_plug_is_pulled(
    database: str, workers: int, request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url: str = request.getfixturevalue(database)
    chance, rounds = random.Random(), ROUNDS // workers
    with Server(url, workers=workers) as server:
        evening = Evening(server, url, chance)
        try:
            for _ in range(rounds):
                evening.round()
                evening.check()
            evening.finish(tmp_path, capsys)
        finally:
            evening.close()
        assert sum(len(played.taken) for played in evening.games) > 5 * rounds
