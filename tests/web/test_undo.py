"""Taking back: one's own decisions freely, what is further back with the others' consent."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.clients import BOT, OPEN, Game, Table, human
from tests.web.conftest import Visit
from tests.web.hand import Hand
from tests.web.visitor import Visitor
from tests.web.words import say

pytestmark = pytest.mark.browser


def test_a_decision_is_taken_back(visitor: Visitor, table: Table) -> None:
    game = table.create(human("Ann"), BOT, wilds=["first-game"], first=0, seed=3)
    page = visitor.sit(game, 0)
    hand = Hand(page)
    undo = page.locator('[data-undo]:not([data-undo="far"])')
    before = ""

    def can_undo() -> bool:
        nonlocal before
        hand.bar.locator("[data-option]").first.wait_for()
        if undo.count():
            return True
        before = hand.bar.locator(".text").inner_text()
        return False

    hand.play(can_undo)
    after = hand.bar.locator(".text").inner_text()
    assert after != before
    undo.first.click()
    expect(page.get_by_role("list", name=say("log-last"))).to_contain_text(say("event-undo", name="Ann"))
    expect(hand.bar.locator(".text")).to_have_text(before)
    events = [event["kind"] for event in table.history(game)]
    assert events.count("undo") == 1
    hand.play(lambda: len(hand.taken) > 12)


def test_a_tap_says_why_nothing_can_be_taken_back(phone: Visitor, table: Table) -> None:
    page = phone.sit(table.create(human("Ann"), BOT, wilds=["first-game"], first=0, seed=3), 0)
    undo = page.locator('[data-undo="far"]')
    expect(undo).to_have_attribute("aria-disabled", "true")
    # what looks disabled is tapped all the same
    undo.tap(force=True)
    expect(page.get_by_text(say("undo-nothing"))).to_be_visible()


def two(visit: Visit, table: Table) -> tuple[Game, Hand, Hand]:
    """Ann and Ben, each at a screen of their own; Ann has rolled."""
    game = table.create(human("Ann"), OPEN, wilds=["first-game"], first=0)
    table.join(game, "Ben")
    ann, ben = Hand(visit().sit(game, 0)), Hand(visit().sit(game, 1))
    for hand in (ann, ben):
        hand.page.get_by_role("button", name=say("be-ready")).click()
    ann.option("roll").first.click()
    expect(ann.option("roll")).to_have_count(0)
    expect(ann.bar.locator("[data-option]")).not_to_have_count(0)
    return game, ann, ben


def test_dice_are_taken_back_if_the_other_agrees(visit: Visit, table: Table) -> None:
    game, ann, ben = two(visit, table)
    ann.page.locator('[data-undo="far"]').click()
    expect(ann.dialog).to_contain_text("Ben")
    ann.dialog.locator("[data-undo-far]").click()
    question = ben.page.get_by_role("group", name=say("undo-asked-title"))
    expect(question).to_contain_text(say("undo-asked", name="Ann"))
    question.locator('[data-undo-answer="yes"]').click()
    expect(ann.option("roll").first).to_be_visible()
    expect(question).to_have_count(0)
    assert [event["kind"] for event in table.history(game)].count("undo") == 1


def test_dice_stay_if_the_other_refuses(visit: Visit, table: Table) -> None:
    game, ann, ben = two(visit, table)
    before = ann.bar.inner_text()
    ann.page.locator('[data-undo="far"]').click()
    ann.dialog.locator("[data-undo-far]").click()
    ben.page.locator('[data-undo-answer="no"]').click()
    expect(ann.page.get_by_role("group", name=say("undo-asked-title"))).to_have_count(0)
    expect(ann.page.locator("[data-undo-answer]")).to_have_count(0)
    assert ann.bar.inner_text() == before
    assert "undo" not in [event["kind"] for event in table.history(game)]
