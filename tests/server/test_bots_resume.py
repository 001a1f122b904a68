"""A server that is gone while its bots think: the next one takes up every decision without being asked."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from quarriors.server.database import address
from quarriors.server.match_events import MoveMade, decode
from quarriors.server.reading import Reader
from quarriors.server.rows import EventRow
from tests.server.clients import Game, Json, Player, Table, human
from tests.server.serving import Server, until

pytestmark = pytest.mark.evening


def bot(level: str) -> Json:
    return {"kind": "bot", "level": level}


@contextmanager
def reading(url: str) -> Iterator[Reader]:
    """The store, looked at without the server."""
    reader = Reader(address(url))
    try:
        yield reader
    finally:
        reader.close()


def serving(url: str, bot_seconds: float = 600) -> Server:
    return Server(url, bot_modules="tests.server.bad_bots", bot_seconds=bot_seconds)


def moves(rows: list[EventRow], by: str) -> list[EventRow]:
    """The moves of people, or those of bots."""
    found = [(row, decode(row.data)) for row in rows]
    return [row for row, event in found if isinstance(event, MoveMade) and event.by == by]


def begun(table: Table, level: str, **setup: object) -> tuple[Game, Player]:
    """A game in which that bot has to decide first."""
    game, (ann,) = table.begin(human("Ann"), bot(level), first=1, **setup)
    return game, ann


@pytest.mark.parametrize("asked", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "asked to end"])
def test_a_bot_in_the_middle_of_thinking_is_asked_again_without_any_request(
    empty_database_url: str, asked: signal.Signals
) -> None:
    with reading(empty_database_url) as reader, serving(empty_database_url) as server:
        with Table(server.url) as table:
            game, _ = begun(table, "sleeper")
            until(lambda: "Sleeper thinks" in server.output())
        if asked is signal.SIGKILL:
            server.kill()
        else:
            assert server.stop() == 0
        before = reader.events(game.id)
        assert before[-1].kind == "started"
        server.start()
        until(lambda: server.output().count("Sleeper thinks") == 2)
        assert reader.events(game.id) == before


def test_a_bot_that_is_too_slow_after_the_restart_is_replaced_and_the_game_goes_on(empty_sqlite_url: str) -> None:
    with reading(empty_sqlite_url) as reader:
        with serving(empty_sqlite_url) as first, Table(first.url) as table:
            game, _ = begun(table, "sleeper")
            until(lambda: "Sleeper thinks" in first.output())
            first.kill()
        with serving(empty_sqlite_url, bot_seconds=1) as second:
            until(lambda: moves(reader.events(game.id), "bot"))
            kinds = [row.kind for row in reader.events(game.id)]
            assert kinds[: kinds.index("move")] == ["created", "ready", "started", "bot_replaced"]
            assert [line["why"] for line in second.lines("bot failed")] == ["slow"]


def test_every_game_that_waits_for_a_bot_is_taken_up(empty_sqlite_url: str) -> None:
    with reading(empty_sqlite_url) as reader:
        with serving(empty_sqlite_url) as first, Table(first.url) as table:
            games = [begun(table, "sleeper")[0] for _ in range(12)]
            until(lambda: "Sleeper thinks" in first.output())
            first.kill()
        with serving(empty_sqlite_url, bot_seconds=0.2):
            for game in games:
                until(lambda game=game: reader.game(game.id).waits == "person")  # type: ignore[misc, union-attr]
                assert moves(reader.events(game.id), "bot")


def test_restarts_again_and_again_cost_a_bot_nothing_but_time(empty_sqlite_url: str) -> None:
    with reading(empty_sqlite_url) as reader, serving(empty_sqlite_url) as server:
        with Table(server.url) as table:
            ponderers = [bot("ponderer") for _ in range(3)]
            game, _ = table.begin(human("Ann"), *ponderers, first=1, seed=7, rules={"turn_limit": 2})
        for times in range(1, 4):
            until(lambda times=times: server.output().count("Ponderer thinks") >= 2 * times)  # type: ignore[misc]
            before = reader.events(game.id)
            server.restart()
            assert reader.events(game.id)[: len(before)] == before
        with Table(server.url) as table, table.sit(game, 0) as ann:
            ann.play()
            assert ann.over
        rows = reader.events(game.id)
        answered = [row.answers for row in rows if row.kind == "move"]
        assert len(set(answered)) == len(answered)
        thoughts = server.output().count("Ponderer thinks")
        assert len(moves(rows, "bot")) <= thoughts <= len(moves(rows, "bot")) + 3
