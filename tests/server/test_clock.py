"""Clocks: banks that run while a person decides, and what happens when one is empty."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator

import pytest

from quarriors.server.settings import Settings
from tests.server.clients import BOT, OPEN, Refused, Table, human
from tests.server.serving import Server, inside

pytestmark = pytest.mark.evening


class Clock:
    """The time, which can be set forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


def wind_up(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    """Has every part of a server in this process look at that clock."""
    for name, module in list(sys.modules.items()):
        if name.startswith("quarriors.server.") and getattr(module, "time", None) is time.time:
            monkeypatch.setattr(module, "time", clock)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of a server in this process."""
    fake = Clock()
    wind_up(monkeypatch, fake)
    return fake


@pytest.fixture
def timed(database_url: str, clock: Clock) -> Iterator[Table]:
    """A table whose clock can be set forward."""
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
    bob.until(lambda me: me.state["seats"][1]["bot"] == "greedy")


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


def test_a_clock_stands_still_while_no_server_is_there(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        clock = Clock()
        clock.ahead = -5000.0
        wind_up(patched, clock)
        with inside(Settings(db=sqlite_url, limits=0)) as url, Table(url) as table:
            game, _ = table.begin(human("Ann"), OPEN, first=0, clock={"bank": 600, "then": "resign"})
    with Server(sqlite_url) as server, Table(server.url) as table:
        ann = table.sit(game, 0)
        assert ann.state["clocks"][0] > 500
        ann.move("roll")
        assert ann.state["clocks"][0] > 500
