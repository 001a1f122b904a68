"""The network comes and goes, the server dies and comes back: nobody loses anything, nothing happens twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, rmtree

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.clients import BOT, Game, Table, human
from tests.server.serving import Server
from tests.web.conftest import Visit
from tests.web.hand import Hand, open_log, read_log
from tests.web.line import Line
from tests.web.visitor import Visitor
from tests.web.words import say

pytestmark = pytest.mark.browser

#: What a browser says about connections that break off or are refused.
BROKEN = r"ERR_(CONNECTION|EMPTY|SOCKET|NETWORK|INTERNET|ABORTED)|WebSocket connection to"


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    """The way to the server, that can be cut."""
    with Line(server.url) as line:
        yield line


def alone(table: Table) -> Game:
    """A game against a bot in which the person begins."""
    return table.create(human("Ann"), BOT, wilds=["first-game"], first=0)


def look_at_table(page: Page) -> None:
    """Leaves the ending, which lies over the table of a game that is over, also when the page is loaded anew."""
    page.locator("[data-ending]").get_by_role("button", name=say("look-at-table"), exact=True).click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def assert_nothing_lost_or_doubled(page: Page, table: Table, game: Game) -> None:
    """What the page has is what a page has that was never away, and every decision was answered once."""
    moves = [event["answers"] for event in table.history(game) if event["kind"] == "move"]
    assert len(moves) == len(set(moves))
    is_over = Hand(page).is_over
    if is_over:
        look_at_table(page)
    before = read_log(page)
    page.reload()
    if is_over:
        look_at_table(page)
    expect(page.get_by_text(say("loading"))).to_have_count(0)
    expect(open_log(page).locator(".line")).to_have_count(len(before))
    assert read_log(page) == before


def test_the_network_is_lost_in_a_decision(visit: Visit, line: Line, table: Table) -> None:
    visitor = visit(address=line.url)
    visitor.expect(BROKEN)
    game = alone(table)
    page = visitor.sit(game, 0)
    hand = Hand(page)
    roll = hand.option("roll")
    roll.wait_for()
    line.cut()
    expect(page.get_by_role("alert")).to_contain_text(say("link-waiting"))
    # decided while nobody can hear it: it is said as soon as somebody can
    roll.click()
    expect(roll).to_have_count(0)
    line.mend()
    expect(page.get_by_role("alert").filter(has_text=say("link-waiting"))).to_have_count(0)
    hand.play(lambda: len(hand.taken) >= 6)
    page.get_by_role("region", name=say("options")).locator("[data-option]").first.wait_for()
    assert_nothing_lost_or_doubled(page, table, game)


def test_the_network_is_lost_while_dice_are_shown(visit: Visit, line: Line, table: Table) -> None:
    visitor = visit(address=line.url, speed="normal")
    visitor.expect(BROKEN)
    game = alone(table)
    page = visitor.sit(game, 0)
    hand = Hand(page)
    hand.option("roll").click()
    page.get_by_role("button", name=say("skip")).wait_for()
    line.cut()
    expect(page.get_by_role("alert")).to_contain_text(say("link-waiting"))
    line.mend()
    expect(page.get_by_role("alert").filter(has_text=say("link-waiting"))).to_have_count(0)
    hand.bar.locator("[data-option]").first.wait_for()
    assert_nothing_lost_or_doubled(page, table, game)


def test_the_network_flickers_all_game_long(visit: Visit, line: Line, table: Table) -> None:
    visitor = visit(address=line.url)
    visitor.expect(BROKEN)
    game = alone(table)
    page = visitor.sit(game, 0)
    hand = Hand(page)
    for moves in range(4, 28, 8):
        hand.play(lambda moves=moves: len(hand.taken) >= moves or hand.is_over)  # type: ignore[misc]
        line.cut()
        line.mend()
    hand.play_out()
    assert_nothing_lost_or_doubled(page, table, game)


def test_the_server_is_killed_and_started_again(visit: Visit, tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'killed.sqlite3'}") as server, Table(server.url) as table:
        visitor = visit(address=server.url)
        visitor.expect(BROKEN)
        game = alone(table)
        page = visitor.sit(game, 0)
        hand = Hand(page)
        hand.play(lambda: len(hand.taken) >= 5)
        hand.bar.locator("[data-option]").first.wait_for()
        shown = hand.bar.inner_text()
        server.kill()
        expect(page.get_by_role("alert")).to_contain_text(say("link-waiting"))
        server.start()
        expect(page.get_by_role("alert").filter(has_text=say("link-waiting"))).to_have_count(0)
        assert hand.bar.inner_text() == shown
        hand.play(lambda: len(hand.taken) >= 12 or hand.is_over)
        # the plug is pulled the moment something was decided
        hand.act()
        server.restart()
        hand.play_out()
        assert_nothing_lost_or_doubled(page, table, game)


def test_the_host_restores_a_backup(visit: Visit, tmp_path: Path) -> None:
    kept, backup = tmp_path / "kept", tmp_path / "backup"
    kept.mkdir()
    with Server(f"sqlite:///{kept / 'games.sqlite3'}") as server, Table(server.url) as table:
        visitor = visit(address=server.url)
        visitor.expect(BROKEN)
        game = alone(table)
        page = visitor.sit(game, 0)
        hand = Hand(page)
        roll = hand.option("roll")
        roll.wait_for()
        server.stop()
        copytree(kept, backup)
        server.start()
        roll.click()
        expect(roll).to_have_count(0)
        hand.bar.locator("[data-option]").first.wait_for()
        server.stop()
        rmtree(kept)
        backup.rename(kept)
        server.start()
        # the decision of then is open again, under its number of then
        roll.click()
        hand.play(lambda: len(hand.taken) >= 4)
        hand.bar.locator("[data-option]").first.wait_for()
        assert_nothing_lost_or_doubled(page, table, game)


def test_what_is_left_unanswered_is_not_heard_of_elsewhere(visitor: Visitor, table: Table) -> None:
    def swallow(near: WebSocketRoute) -> None:
        far = near.connect_to_server()
        near.on_message(lambda said: None if '"move"' in str(said) else far.send(said))

    visitor.page.route_web_socket("**/api/socket", swallow)
    page = visitor.sit(alone(table), 0)
    hand = Hand(page)
    hand.option("roll").click()
    expect(hand.option("roll")).to_have_count(0)
    visitor.go("rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text(say("error-unreachable"))).to_have_count(0)
