"""Taking back: one's own decisions freely, what is further back with the others' consent."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.clients import BOT, Table, human
from tests.web.hand import Hand
from tests.web.visitor import Visitor
from tests.web.words import say

pytestmark = pytest.mark.browser


def test_a_decision_is_taken_back(visitor: Visitor, table: Table) -> None:
    game = table.create(human("Ann"), BOT, wilds=["first-game"], first=0, seed=3)
    page = visitor.sit(game, 0)
    hand = Hand(page)
    undo = page.locator("[data-undo]")
    before = ""

    def can_undo() -> bool:
        nonlocal before
        hand.bar.locator("[data-option]").first.wait_for()
        if undo.count():
            return True
        before = hand.bar.inner_text()
        return False

    hand.play(can_undo)
    after = hand.bar.inner_text()
    assert after != before
    undo.first.click()
    expect(page.get_by_role("list", name=say("log")).first).to_contain_text(say("event-undo", name="Ann"))
    expect(hand.bar).to_contain_text(before.splitlines()[1])
    events = [event["kind"] for event in table.history(game)]
    assert events.count("undo") == 1
    hand.play(lambda: len(hand.taken) > 12)
