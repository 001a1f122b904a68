"""Clocks: banks that run while a person decides, and what happens when one is empty."""

from __future__ import annotations

import json
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator

import pytest

from quarriors.bots.registry import best
from quarriors.server import opentime
from quarriors.server.migrating import upgrade
from quarriors.server.settings import Settings
from tests.server.clients import BOT, OPEN, Refused, Table, human
from tests.server.serving import PATIENCE, Server, inside, until

pytestmark = pytest.mark.evening


class Clock:
    """A clock of the machine, which can be set forward and back."""

    def __init__(self, reads: Callable[[], float]) -> None:
        self._reads = reads
        self.ahead = 0.0

    def __call__(self) -> float:
        return self._reads() + self.ahead


def on_the_wall(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock that tells the date, for every part of a server in this process."""
    wall = Clock(time.time)
    for name, module in list(sys.modules.items()):
        if name.startswith("quarriors.server.") and getattr(module, "time", None) is time.time:
            monkeypatch.setattr(module, "time", wall)
    return wall


def by_which_time_passes(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock that open time is counted by."""
    clock = Clock(time.monotonic)
    monkeypatch.setattr(opentime, "monotonic", clock)
    return clock


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Time, for a server in this process."""
    return by_which_time_passes(monkeypatch)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The date, for a server in this process."""
    return on_the_wall(monkeypatch)


@pytest.fixture
def timed(database_url: str, clock: Clock) -> Iterator[Table]:
    """A table whose time can be made to pass."""
    with inside(Settings(db=database_url, limits=0)) as url, Table(url) as table:
        yield table


def test_a_bank_runs_while_its_owner_decides(timed: Table, clock: Clock) -> None:
    game, (ann, bob) = timed.begin(human("Ann"), OPEN, first=0, clock={"bank": 100, "turn": 7})
    assert ann.state["ticking"] == 0
    clock.ahead += 40
    ann.move("roll")
    mine, others = ann.state["clocks"]
    assert 50 < mine <= 60
    assert others == 100
    while ann.decides:
        ann.move("end" if "end" in ann.options else None)
    bob.until_number(ann.number)
    assert bob.state["ticking"] == 1
    assert 100 < bob.state["clocks"][1] <= 107, "a turn has begun"
    clock.ahead += 50
    assert 40 < timed.look(game)["state"]["clocks"][1] <= 57
    assert timed.look(game)["state"]["clocks"][0] == pytest.approx(mine, abs=1)


def test_when_a_bank_is_empty_a_bot_plays_on(timed: Table, clock: Clock) -> None:
    _, (ann, bob) = timed.begin(human("Ann"), OPEN, first=0, clock={"bank": 30})
    clock.ahead += 31
    event = bob.until_event("bot")
    assert (event["seat"], event["why"]) == (0, "clock")
    bob.until(lambda me: me.decides)
    ann.ask("back")
    assert ann.state["clocks"][0] >= 29, "who comes back has time to think"
    clock.ahead += 3000
    bob.until(lambda me: me.state["seats"][1]["bot"] == best())


def test_when_a_bank_is_empty_the_seat_resigns(timed: Table, clock: Clock) -> None:
    _, (ann, bob) = timed.begin(human("Ann"), OPEN, first=0, clock={"bank": 30, "then": "resign"})
    clock.ahead += 31
    bob.until(lambda me: me.over)
    assert (bob.state["result"]["winners"], bob.state["result"]["reason"]) == ([1], "resigned")
    assert bob.until_event("resigned")["why"] == "clock"
    with pytest.raises(Refused, match="over"):
        ann.move("roll")


def test_bots_need_no_clock_and_a_game_without_one_waits_for_ever(timed: Table, clock: Clock) -> None:
    _, (slow, _) = timed.begin(human("Ann"), OPEN, first=0)
    _, (ann,) = timed.begin(human("Ann"), BOT, first=1, clock={"bank": 30})
    ann.until(lambda me: me.decides)
    assert ann.state["clocks"][1] == 30
    clock.ahead += 1_000_000
    ann.until_event("bot")
    assert slow.ask("ping")["number"] == slow.number


def test_a_move_in_the_last_moment_counts(timed: Table, clock: Clock) -> None:
    """The time is up, but nobody has looked yet: what happened first counts."""
    _, (ann, _) = timed.begin(human("Ann"), OPEN, first=0, clock={"bank": 30})
    clock.ahead += 29
    ann.move("roll")
    assert 0 <= ann.state["clocks"][0] <= 1
    ann.until_event("bot")


# -- a clock on the wall that is wrong -------------------------------------------------------------


@pytest.mark.parametrize("jump", [-3 * 3600.0, 3 * 3600.0, 40 * 365 * 86400.0])
def test_a_jump_of_the_date_neither_gives_nor_takes_time(timed: Table, clock: Clock, wall: Clock, jump: float) -> None:
    game, (ann, bob) = timed.begin(human("Ann"), OPEN, first=0, clock={"bank": 600, "turn": 10, "then": "resign"})
    _, (dora,) = timed.begin(human("Dora"), BOT, first=0, clock={"bank": 30})
    wall.ahead += jump
    clock.ahead += 100
    assert 480 < timed.look(game)["state"]["clocks"][0] <= 500
    dora.until_event("bot")  # so all clocks have been looked at
    ann.move("roll")
    assert 480 < ann.state["clocks"][0] <= 500
    wall.ahead -= 2 * jump
    while ann.decides:
        ann.move("end" if "end" in ann.options else None)
    bob.until_number(ann.number)
    assert 480 < bob.state["clocks"][0] <= 500
    assert 600 < bob.state["clocks"][1] <= 610
    clock.ahead += 700
    bob.until(lambda me: me.over)
    assert bob.until_event("resigned")["seat"] == 1, "its time is over all the same"


def test_codes_and_seats_left_alone_do_not_mind_the_date(timed: Table, clock: Clock, wall: Clock) -> None:
    _, (ann, bob) = timed.begin(human("Ann"), OPEN, first=0)
    code = ann.ask("code")["code"]
    bob.close()
    wall.ahead += 3 * 3600
    with pytest.raises(Refused, match="not_alone"):
        ann.ask("bot", seat=1)
    assert timed.post("/api/claim", {"code": code})["seat"] == 0


# -- without a server ------------------------------------------------------------------------------


@pytest.mark.parametrize("jump", [5000.0, -5000.0, 0.0])
def test_a_clock_stands_still_while_no_server_is_there(database_url: str, jump: float) -> None:
    """Whatever the date is when it is there again."""
    with pytest.MonkeyPatch.context() as patched:
        clock, wall = by_which_time_passes(patched), on_the_wall(patched)
        with inside(Settings(db=database_url, limits=0)) as url, Table(url) as table:
            game, (ann, _) = table.begin(human("Ann"), OPEN, first=0, clock={"bank": 600, "then": "resign"})
            clock.ahead += 100
            ann.move("roll")
            clock.ahead += 50
        clock.ahead -= 1_000_000  # another machine, or the same after it was started anew
        wall.ahead += jump
        with inside(Settings(db=database_url, limits=0)) as url, Table(url) as table:
            ann = table.sit(game, 0)
            assert 440 < ann.state["clocks"][0] <= 450
            ann.move()
            assert 440 < ann.state["clocks"][0] <= 450
            clock.ahead += 601
            ann.until(lambda me: me.over)


def test_after_a_crash_a_clock_has_lost_nothing_and_gained_seconds_at_most(database_url: str) -> None:
    with Server(database_url) as server, Table(server.url) as table:
        game, _ = table.begin(human("Ann"), OPEN, first=0, clock={"bank": 600, "then": "resign"})
        before = table.look(game)["state"]["clocks"][0]
        server.restart()
        with table.sit(game, 0) as ann:
            assert before - PATIENCE < ann.state["clocks"][0] <= 600
            ann.move("roll")
            assert before - PATIENCE < ann.state["clocks"][0] <= 600


def test_a_clock_stands_still_while_the_store_is_away(sqlite_url: str) -> None:
    with pytest.MonkeyPatch.context() as patched:
        clock = by_which_time_passes(patched)
        with inside(Settings(db=sqlite_url, limits=0)) as url, Table(url) as table:
            game, (ann, _) = table.begin(human("Ann"), OPEN, first=0, clock={"bank": 600, "then": "resign"})
            blocker = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
            blocker.execute("BEGIN IMMEDIATE")
            with pytest.raises(Refused, match="store_unavailable"):
                ann.move("roll")
            clock.ahead += 5000
            assert table.look(game)["state"]["clocks"][0] > 500
            blocker.execute("ROLLBACK")
            blocker.close()
            until(lambda: table.http.get("/healthz").status_code == 200)
            ann.move("roll")
            assert ann.state["clocks"][0] > 500


# -- several workers -------------------------------------------------------------------------------


def test_a_worker_that_comes_later_reads_the_same_clocks(postgres_url: str, clock: Clock, wall: Clock) -> None:
    settings = Settings(db=postgres_url, limits=0)
    with inside(settings) as left, Table(left) as here:
        game, (ann, _) = here.begin(human("Ann"), OPEN, first=0, clock={"bank": 600})
        clock.ahead += 200
        assert here.get("/healthz")["ok"]  # by which the others learn how far time has come
        wall.ahead -= 7200  # the other machine has another date
        with inside(settings) as right, Table(right) as there:
            assert 370 < there.look(game)["state"]["clocks"][0] <= 400
            with there.sit(game, 0) as again:
                again.move("roll")
                ann.until_number(again.number)
                assert 370 < ann.state["clocks"][0] <= 400
                clock.ahead += 100
                for table in (here, there):
                    assert 270 < table.look(game)["state"]["clocks"][0] <= 300


# -- games of before there was open time -----------------------------------------------------------


def test_clocks_of_older_games_run_on_from_where_a_server_is_there_again(sqlite_url: str, clock: Clock) -> None:
    with inside(Settings(db=sqlite_url, limits=0)) as url, Table(url) as table:
        game, (ann, _) = table.begin(human("Ann"), OPEN, first=0, clock={"bank": 600})
        ann.move("roll")
    as_it_was_before(sqlite_url)
    with inside(Settings(db=sqlite_url, limits=0)) as url, Table(url) as table:
        ann = table.sit(game, 0)
        assert 590 < ann.state["clocks"][0] <= 600
        clock.ahead += 601
        ann.until_event("bot")


def as_it_was_before(url: str) -> None:
    """Events and snapshots as they were written when clocks ran by the date, in tables of then."""
    file = sqlite3.connect(url.removeprefix("sqlite:///"))
    for table in ("events", "snapshots"):
        rows = file.execute(f"SELECT rowid, data FROM {table}").fetchall()
        for row, data in rows:
            old = {name: value for name, value in json.loads(data).items() if name != "clock_since"}
            file.execute(f"UPDATE {table} SET data = ? WHERE rowid = ?", (json.dumps(old).encode(), row))
        file.execute(f"ALTER TABLE {table} DROP COLUMN checksum")
    file.execute("UPDATE games SET deadline = ? WHERE deadline IS NOT NULL", (time.time() + 600,))
    file.execute("DROP TABLE heartbeats")
    file.execute("DROP TABLE editions")
    file.execute("DROP TABLE reviews")
    file.execute("UPDATE alembic_version SET version_num = '0003'")
    file.commit()
    file.close()
    upgrade(url)
