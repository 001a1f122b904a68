"""Games in which no person has a hand any more: bots do not play on for nobody, and never without end."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator

import pytest

from quarriors.server import match
from quarriors.server.database import address
from quarriors.server.reading import Reader
from quarriors.server.rows import GameRow, Unit
from quarriors.server.settings import Settings
from quarriors.server.store import Store
from tests.server.brought import brought
from tests.server.clients import BOT, Game, Table, human
from tests.server.serving import Server, inside, until

pytestmark = pytest.mark.evening


@pytest.fixture
def lone(sqlite_url: str) -> Iterator[Table]:
    """A table at a server of its own, whose limits a test may change."""
    with inside(Settings(db=sqlite_url, limits=0)) as url, Table(url) as opened:
        yield opened


def left_to_bots(table: Table, **setup: object) -> Game:
    """A game that somebody began, gave to a bot and left, all without a connection."""
    game = table.create(human("Ann"), BOT, first=0, **setup)
    table.do(game, game.secrets[0], "ready", nonce="n1")
    table.do(game, game.secrets[0], "bot", level="greedy")
    return game


def number(table: Table, game: Game) -> int:
    return int(table.look(game)["state"]["number"])


def bots_play(table: Table) -> None:
    """Somewhere else bots have had all the time that they need for some turns."""
    _, (zoe,) = table.begin(human("Zoe"), BOT, BOT, BOT, first=1)
    zoe.play(2)


def row_of(url: str, game: Game) -> GameRow:
    reader = Reader(address(url))
    try:
        found = reader.game(game.id)
        assert found is not None
        return found
    finally:
        reader.close()


def test_bots_play_on_only_while_somebody_watches(table: Table) -> None:
    game = left_to_bots(table)
    began = number(table, game)
    bots_play(table)
    assert number(table, game) == began, "nobody was there to see it"
    with table.watch(game) as bob:
        bob.until(lambda me: me.number > began + 5)
    until(lambda: not table.look(game)["present"])
    bots_play(table)
    stopped = number(table, game)
    bots_play(table)
    assert number(table, game) == stopped
    with table.sit(game, 0) as ann:
        ann.until(lambda me: me.over)


def test_a_person_anywhere_at_the_table_is_enough(table: Table) -> None:
    """Bots move between people's turns whether or not those are connected."""
    game = table.create(human("Ann"), human("Ben"), BOT, first=0)
    for seat in (0, 1):
        table.do(game, game.secrets[seat], "ready", nonce=f"n{seat}", seat=seat)
    table.do(game, game.secrets[0], "bot", level="greedy")
    until(lambda: table.look(game)["state"]["decision"]["seat"] == 1)


def test_a_restart_does_not_begin_it_again(empty_database_url: str) -> None:
    with Server(empty_database_url, bot_modules="tests.server.bad_bots") as server:
        with Table(server.url) as table:
            game = left_to_bots(table)
            with table.watch(game) as bob:
                bob.until(lambda me: me.number > 8)
            bots_play(table)
            taken_up, _ = table.begin(human("Ann"), {"kind": "bot", "level": "ponderer"}, first=1)
            before = number(table, game), number(table, taken_up)
            assert row_of(empty_database_url, game).waits == "company"
        server.restart()
        with Table(server.url) as table:
            until(lambda: number(table, taken_up) > before[1])
            bots_play(table)
            assert number(table, game) == before[0]
            with table.sit(game, 0) as ann:
                ann.until(lambda me: me.number > before[0] + 5)


def test_a_game_of_before_is_let_be(sqlite_url: str) -> None:
    """Earlier versions wrote down that a bot is waited for: the first look finds out that nobody is there."""
    settings = Settings(db=sqlite_url, limits=0)
    with inside(settings) as url, Table(url) as table:
        game = left_to_bots(table)
        began = number(table, game)

    async def as_before() -> None:
        store = Store(sqlite_url)
        await store.open()
        assert await store.append(Unit(game.id, changes={"waits": "bot"}, after=began))
        await store.close()

    asyncio.run(as_before())
    with inside(settings) as url, Table(url) as table:
        until(lambda: row_of(sqlite_url, game).waits == "company")
        assert number(table, game) == began


def test_bots_without_a_person_pause_after_so_many_moves(
    lone: Table, sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(match, "MOST_UNAIDED", 6)
    game = left_to_bots(lone)
    ann = lone.sit(game, 0)
    ann.until(lambda me: me.state.get("paused"))
    assert ann.kinds.count("move") == 6
    _, (zoe,) = lone.begin(human("Zoe"), BOT, first=1)
    zoe.until(lambda me: me.decides or me.state.get("paused"))
    assert ann.ask("ping")["number"] == ann.number
    assert lone.look(game)["state"]["paused"] is True
    assert row_of(sqlite_url, game).waits == ""
    assert "bots pause" in caplog.messages
    ann.ask("back")
    ann.until(lambda me: me.decides)
    assert "paused" not in ann.state
    ann.move()
    ann.until(lambda me: me.is_up_to_date)
    assert "paused" not in ann.state


def test_moves_of_people_let_bots_go_on(lone: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    # more than a bot does in one turn, fewer than it does in twenty, whatever is rolled
    monkeypatch.setattr(match, "MOST_UNAIDED", 19)
    _, (ann,) = lone.begin(human("Ann"), BOT, rules={"turn_limit": 40})
    ann.play()
    assert ann.over
    assert len([event for event in ann.events if event["kind"] == "move" and event["by"] == "bot"]) > 19


# -- games that could never end --------------------------------------------------------------------


def test_one_die_is_not_enough_for_a_game_without_end(lone: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "MOST_UNAIDED", 50)
    record = re.sub(r"(?m)^(\|   bag:) .*", r"\1 Assistant", brought())
    game = lone.create(human("Ann"), BOT, record=record)
    lone.do(game, game.secrets[0], "ready", nonce="n1")
    lone.do(game, game.secrets[0], "bot", level="greedy")
    with lone.sit(game, 0) as ann:
        ann.until(lambda me: me.over or me.state.get("paused"))
        assert ann.state["paused"] is True
