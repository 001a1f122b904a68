"""Hints: what a bot would do is said and marked, and nothing is done by itself."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.clients import BOT, Table, human
from tests.web.axe import assert_accessible
from tests.web.conftest import Visit
from tests.web.hand import Hand, read_log
from tests.web.layout import assert_one_screen
from tests.web.scenes import DIALOGS
from tests.web.visitor import Device, Visitor
from tests.web.words import beginning, say

pytestmark = pytest.mark.browser


def sit_down(visitor: Visitor, table: Table) -> tuple[Page, Hand]:
    """A game in which there is something to choose."""
    game = table.create(human("Ann"), BOT, wilds=["first-game"], first=0, seed=3)
    page = visitor.sit(game, 0)
    hand = Hand(page)
    hand.play(lambda: page.locator("[data-hint]").count())
    return page, hand


def test_a_hint_is_said_marked_and_not_taken(visitor: Visitor, table: Table) -> None:
    page, hand = sit_down(visitor, table)
    question = hand.bar.locator(".text").inner_text()
    log = read_log(page)
    page.locator("[data-hint]").click()
    # the button that takes it is marked: in the bar, or the die or card itself
    expect(page.locator("[data-hinted]")).not_to_have_count(0)
    # the option and a reason in a sentence each, or that nothing is clearly worse; the numbers behind a fold
    said = hand.bar.locator(".hint p")
    expect(said).to_contain_text(re.compile(r"“.+” looks best\. \S.+\."))
    numbers = hand.bar.locator(".hint details")
    expect(numbers.locator("li").first).to_be_hidden()
    numbers.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(numbers).to_contain_text(re.compile(r"you win about \d+ of 100 games"))
    assert_accessible(page, "a hint")
    # nothing has happened by itself
    assert hand.bar.locator(".text").inner_text() == question
    assert read_log(page) == log
    # another decision, and it is gone
    hand.play(lambda: not hand.bar.locator(".hint").count())


def much(message: str) -> str:
    """A hint with as much in it as there can be, however little time the bot had."""
    told = json.loads(message)
    if hint := told.get("hint"):
        others = [{"option": f"end {n}", "text": hint["text"], "games": 12, "chance": n / 10} for n in range(3)]
        reasons = ["Scavenging Goblin scores 3 Glory if it survives: 62%, otherwise 12%."] * 3
        hint |= {"others": others, "reasons": reasons, "gain": 0.06, "error": 0.02, "than": others[0]}
    return json.dumps(told)


@pytest.mark.parametrize(
    "device", [Device(390, 844, is_touched=True), Device(390, 740, is_touched=True), Device(1366, 768)], ids=str
)
def test_a_hint_leaves_every_button_in_sight(visit: Visit, table: Table, device: Device) -> None:
    visitor = visit(device)

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(much(str(message))))

    visitor.page.route_web_socket("**/api/socket", between)
    page = DIALOGS["hint"](visitor, table)
    bar = page.locator("[data-bar]")
    bar.locator("summary").click()
    assert bar.evaluate("(bar) => bar.scrollHeight - bar.clientHeight") <= 0
    assert_one_screen(page, "a hint with its numbers")
    # all of it is read, or scrolled to, above the question and within the window
    numbers = bar.locator("[data-notes]").bounding_box()
    assert numbers is not None
    assert numbers["y"] >= 0
    last = bar.locator("details li").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)
    below = bar.bounding_box()
    assert below is not None
    for button in bar.locator(".foot button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= below["y"] + below["height"]


def test_the_key_h_asks_as_well(visitor: Visitor, table: Table) -> None:
    page, _ = sit_down(visitor, table)
    page.locator("main").first.evaluate("() => document.activeElement?.blur()")
    page.keyboard.press("h")
    expect(page.locator("[data-hinted]")).not_to_have_count(0)


def test_a_hint_that_is_refused_says_why(visitor: Visitor, table: Table) -> None:
    refused = '{"type": "refused", "id": %s, "error": {"id": "busy", "text": "busy"}}'
    hinted: list[str] = []

    def between(route: object) -> None:
        server = route.connect_to_server()  # type: ignore[attr-defined]

        def sent(message: str) -> None:
            if '"hint"' not in message:
                server.send(message)
                return
            hinted.append(message)
            id = message.split('"id":')[1].strip(" }").split(",")[0]
            route.send(refused % id)  # type: ignore[attr-defined]

        route.on_message(sent)  # type: ignore[attr-defined]

    visitor.page.route_web_socket("**/api/socket", between)
    page, hand = sit_down(visitor, table)
    page.locator("[data-hint]").click()
    expect(hand.bar).to_contain_text(say("error-busy"))
    expect(page.get_by_role("button", name=beginning("hint"))).to_be_enabled()
    assert len(hinted) == 1
