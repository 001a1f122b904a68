"""Whoever looks elsewhere is told that it is their turn: in the title, and by a notification if they want that."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.clients import OPEN, Game, Player, Table, human
from tests.web.hand import Hand
from tests.web.visitor import Visitor
from tests.web.words import say

pytestmark = pytest.mark.browser

#: A browser whose owner allows notifications, or does not, and a page that is looked at only sometimes.
_BROWSER = """(() => {
  globalThis.told = [];
  globalThis.asked = 0;
  globalThis.looksElsewhere = false;
  globalThis.Notification = class {
    static permission = "default";
    static async requestPermission() {
      asked += 1;
      return (this.permission = "%s");
    }
    constructor(title, { body, tag }) {
      told.push({ title, body, tag });
    }
    close() {}
  };
  Object.defineProperty(document, "hidden", { configurable: true, get: () => looksElsewhere });
})()"""


def told(page: Page) -> list[dict[str, Any]]:
    """The notifications so far."""
    found: list[dict[str, Any]] = page.evaluate("() => told")
    return found


def sit_down(visitor: Visitor, table: Table, *, allowed: bool) -> tuple[Game, Page, Player]:
    """Ann at the page, Ben elsewhere, who begins; Ann wants to be told."""
    visitor.page.add_init_script(_BROWSER % ("granted" if allowed else "denied"))
    game = table.create(human("Ann"), OPEN, wilds=["first-game"], first=1)
    table.join(game, "Ben")
    page = visitor.sit(game, 0)
    page.get_by_role("button", name=say("be-ready")).click()
    ben = table.sit(game, 1)
    ben.ready("n1")
    ben.turn()
    expect(Hand(page).bar).to_contain_text(say("thinking", name="Ben"))
    assert page.evaluate("() => asked") == 0
    page.get_by_role("button", name=say("settings"), exact=True).click()
    # a click: what it comes to is the browser's decision
    Hand(page).dialog.get_by_label(say("setting-notifications")).click()
    page.wait_for_function("() => asked === 1")
    return game, page, ben


def end_turn(ben: Player) -> None:
    """Ben does as little as he can, until Ann has to decide."""
    while ben.state["decision"]["seat"] == 1:
        options = [one["option"] for one in ben.state["decision"]["options"]]
        ben.move("end" if "end" in options else None)
        ben.until(lambda one: one.is_up_to_date)


def test_the_title_and_a_notification_say_whose_turn_it_is(visitor: Visitor, table: Table) -> None:
    game, page, ben = sit_down(visitor, table, allowed=True)
    expect(Hand(page).dialog.get_by_label(say("setting-notifications"))).to_be_checked()
    page.keyboard.press("Escape")
    expect(page).to_have_title(say("name"))
    page.evaluate("() => { looksElsewhere = true; }")
    end_turn(ben)
    expect(page).to_have_title(say("your-turn-title", name=say("name")))
    page.wait_for_function("() => told.length > 0")
    assert told(page) == [{"title": say("name"), "body": say("your-turn"), "tag": game.id}]
    # whoever looks at the page sees it there
    page.evaluate("() => { looksElsewhere = false; }")
    Hand(page).option("roll").first.click()
    expect(Hand(page).option("roll")).to_have_count(0)
    expect(page).to_have_title(say("your-turn-title", name=say("name")))
    assert len(told(page)) == 1
    # and elsewhere in the page it is nobody's turn
    visitor.go()
    expect(page).to_have_title(say("name"))


def test_where_the_browser_does_not_allow_it_the_page_says_so(visitor: Visitor, table: Table) -> None:
    _, page, ben = sit_down(visitor, table, allowed=False)
    dialog = Hand(page).dialog
    expect(dialog.get_by_role("alert")).to_have_text(say("notifications-denied"))
    expect(dialog.get_by_label(say("setting-notifications"))).not_to_be_checked()
    page.keyboard.press("Escape")
    page.evaluate("() => { looksElsewhere = true; }")
    end_turn(ben)
    # the title says it all the same
    expect(page).to_have_title(say("your-turn-title", name=say("name")))
    assert told(page) == []
    assert visitor.kept("quarriors.settings")["value"]["notifications"] is False
