"""Ending: players are told, nothing is lost, nothing is left behind."""

from __future__ import annotations

import os
import signal

import pytest

from tests.server.clients import BOT, OPEN, Refused, Table, human
from tests.server.serving import Server, until

SLOW = {"kind": "bot", "level": "ponderer"}

pytestmark = pytest.mark.evening


def is_gone(group: int) -> bool:
    """Whether no process of that group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.parametrize("asked", [signal.SIGTERM, signal.SIGINT])
def test_players_are_told_and_their_games_go_on_later(database_url: str, asked: signal.Signals) -> None:
    with Server(database_url) as server, Table(server.url) as table:
        game, (ann, bob) = table.begin(human("Ann"), OPEN, first=0)
        watcher = table.watch(game)
        ann.move("roll")
        bob.until_number(ann.number)
        os.kill(server.pid, asked)
        for player in (ann, bob, watcher):
            code, _ = player.until_closed()
            assert code == 1012
            assert player.bye is not None
            assert player.bye["text"]
        assert server.ended() == 0
        assert server.lines("stopped")
        assert is_gone(server.pid)
        server.start()
        again = table.sit(game, 0, since=ann.number)
        assert not again.welcome.get("missed")
        assert again.state == ann.state
        again.move()


def test_a_server_ends_while_a_bot_thinks_and_takes_it_up_again(database_url: str) -> None:
    with Server(database_url, bot_modules="tests.server.bad_bots") as server, Table(server.url) as table:
        game, (ann,) = table.begin(human("Ann"), SLOW, first=1, rules={"turn_limit": 3})
        until(lambda: "Ponderer thinks" in server.output())
        assert server.stop() == 0
        assert is_gone(server.pid)
        server.start()
        ann = table.sit(game, 0)
        ann.until(lambda me: me.over or me.decides)
        ann.play()
        assert [event["number"] for event in table.history(game)] == list(range(1, ann.number + 1))
        assert ann.state["result"]["reason"] == "limit"


def test_bots_are_taken_up_without_anybody_asking(database_url: str) -> None:
    """The plug is pulled while a bot thinks; nobody connects, and yet the bot decides."""
    with Server(database_url, bot_modules="tests.server.bad_bots") as server, Table(server.url) as table:
        game, (ann,) = table.begin(human("Ann"), SLOW, first=1)
        until(lambda: "Ponderer thinks" in server.output())
        server.restart()
        until(lambda: 'quarriors_moves_total{seat="bot"}' in table.text("/metrics"), "no bot has moved")
        ann = table.sit(game, 0)
        ann.until(lambda me: me.decides)


def test_a_server_that_was_killed_leaves_no_process_behind(sqlite_url: str) -> None:
    with Server(sqlite_url, bot_modules="tests.server.bad_bots") as server, Table(server.url) as table:
        table.begin(human("Ann"), {"kind": "bot", "level": "sleeper"}, first=1)
        until(lambda: "Sleeper thinks" in server.output())
        os.kill(server.pid, signal.SIGKILL)
        server.ended()
        until(lambda: is_gone(server.pid), "the process that thinks for bots is still there")


def test_whoever_comes_while_it_ends_is_told_to_come_back(sqlite_url: str) -> None:
    """A connection that does not end keeps the server for a moment; it takes nothing new on."""
    with Server(sqlite_url) as server, Table(server.url) as table:
        game, (ann,) = table.begin(human("Ann"), BOT, first=0)
        os.kill(server.pid, signal.SIGTERM)
        try:
            ann.move("roll")
        except Refused as no:
            assert no.id == "closing"  # noqa: PT017
        except Exception:
            assert ann.socket.close_code == 1012
        assert server.ended() == 0
        server.start()
        again = table.sit(game, 0)
        assert again.number >= ann.number
