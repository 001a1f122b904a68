"""A seat changes hands, between a person, a bot and another device; and a server that goes says so."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.server.clients import BOT, Table, human
from tests.server.serving import Server
from tests.web.conftest import Visit
from tests.web.hand import Hand
from tests.web.test_connection import BROKEN
from tests.web.visitor import Visitor
from tests.web.words import say

pytestmark = pytest.mark.browser


def test_a_bot_plays_for_somebody_until_they_are_back(visitor: Visitor, table: Table) -> None:
    game = table.create(human("Ann"), human("Ben"), wilds=["first-game"], first=0)
    page = visitor.sit(game, 0, 1)
    hand = Hand(page)
    hand.option("roll").first.wait_for()
    page.get_by_role("button", name=say("menu"), exact=True).click()
    hand.dialog.locator('[data-menu="bot"]').first.click()
    expect(hand.bar).to_contain_text(say("bot-plays-for", name="Ann"))
    expect(hand.bar).to_contain_text(say("decides", name="Ben"))
    page.locator("[data-back]").click()
    expect(hand.bar).not_to_contain_text(say("bot-plays-for", name="Ann"))
    hand.play(lambda: hand.bar.filter(has_text=say("decides", name="Ann")).count())
    kinds = [event["kind"] for event in table.history(game)]
    assert kinds.index("bot") < kinds.index("back")


def test_whoever_plays_on_elsewhere_only_watches_here(visitor: Visitor, table: Table) -> None:
    game = table.create(human("Ann"), BOT, wilds=["first-game"], first=0)
    page = visitor.sit(game, 0)
    hand = Hand(page)
    hand.option("roll").first.wait_for()
    with table.sit(game, 0) as ann:
        code = ann.ask("code", seat=0)["code"]
    claimed = table.post("/api/claim", {"code": code})
    expect(hand.bar).to_contain_text(say("watching"))
    expect(page.locator("[data-option]")).to_have_count(0)
    game.secrets[0] = claimed["secret"]
    with table.sit(game, 0) as elsewhere:
        elsewhere.turn()
        elsewhere.move("roll")
    expect(page.locator("[data-seat='0'] [data-zone='active'] [data-die]")).not_to_have_count(0)
    expect(page.locator("[data-option]")).to_have_count(0)


def test_a_seat_that_moved_while_the_page_was_closed_leaves_the_others_here(visitor: Visitor, table: Table) -> None:
    game = table.create(human("Ann"), human("Ben"), wilds=["first-game"], first=1)
    page = visitor.sit(game, 0, 1)
    hand = Hand(page)
    hand.option("roll").first.wait_for()
    code = table.do(game, game.secrets[0], "code")["code"]
    page.goto("about:blank")
    table.post("/api/claim", {"code": code})
    visitor.go(f"game/{game.id}")
    hand.option("roll").click()
    # her seat is held elsewhere now, by somebody who has not come to the table yet
    hand.play(lambda: hand.bar.filter(has_text=say("waits-away", name="Ann")).count())
    expect(page.locator("[data-option]")).to_have_count(0)
    assert list(visitor.kept("quarriors.games")["value"][0]["seats"]) == ["1"]


def test_a_claim_whose_answer_is_lost_is_made_again_after_a_reload(visitor: Visitor, table: Table) -> None:
    game = table.create(human("Ann"), BOT, wilds=["first-game"], first=0)
    with table.sit(game, 0) as ann:
        ann.ready()
        code = ann.ask("code", seat=0)["code"]
    visitor.expect("ERR_FAILED")

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    page = visitor.go("claim")
    page.route("**/api/claim*", lose)
    page.get_by_label(say("code"), exact=True).fill(code)
    page.get_by_role("button", name=say("claim-do")).click()
    expect(page.get_by_role("alert")).to_contain_text(say("error-unreachable"))
    page.unroute_all()
    page.reload()
    page.get_by_role("button", name=say("claim-do")).click()
    Hand(page).option("roll").first.wait_for()
    assert visitor.kept("quarriors.claims")["value"] == {}


def test_a_server_says_that_it_goes_and_the_game_goes_on_when_it_is_back(visit: Visit, tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'going.sqlite3'}") as server, Table(server.url) as table:
        visitor = visit(address=server.url)
        visitor.expect(BROKEN)
        page = visitor.sit(table.create(human("Ann"), BOT, wilds=["first-game"], first=0), 0)
        hand = Hand(page)
        hand.play(lambda: len(hand.taken) >= 3)
        server.stop()
        lost = page.get_by_role("alert").filter(has_text=say("link-waiting"))
        expect(lost).to_be_visible()
        expect(lost).to_contain_text(say("link-bye"))
        server.start()
        expect(lost).to_have_count(0)
        hand.play(lambda: len(hand.taken) >= 8)
