"""Dice are seen as they roll and travel, unless somebody does not want that; and nothing is left of it afterwards."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.clients import BOT, Table, human
from tests.server.serving import until
from tests.web.conftest import Visit
from tests.web.hand import Hand
from tests.web.visitor import PHONE, Device, Visitor
from tests.web.words import say

pytestmark = pytest.mark.browser

#: Counts what comes by: dice on their way, and those of them that tumble.
_COUNT = """() => {
  globalThis.seen = { travelled: [], tumbled: [] };
  new MutationObserver(() => {
    for (const one of document.querySelectorAll("[data-travels]")) {
      const list = one.querySelector(".cube") ? seen.tumbled : seen.travelled;
      if (!list.includes(one.dataset.travels)) list.push(one.dataset.travels);
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""
_ALL_SHOW = (
    """() => [...document.querySelectorAll("[data-die]")].every((die) => getComputedStyle(die).opacity === "1")"""
)


def seat(table: Table, visitor: Visitor, first: int = 0) -> Page:
    """The table of a game against a bot, watched for dice on their way."""
    page = visitor.sit(table.create(human("Ann"), BOT, wilds=["first-game"], first=first, seed=3), 0)
    page.locator("[data-seat]").first.wait_for()
    page.evaluate(_COUNT)
    return page


def seen(page: Page) -> dict[str, Any]:
    counted: dict[str, Any] = page.evaluate("() => globalThis.seen")
    return counted


def assert_at_rest(page: Page) -> None:
    """Nothing is on its way, and every die shows."""
    expect(page.locator("[data-travels]")).to_have_count(0)
    page.wait_for_function(_ALL_SHOW)


@pytest.mark.parametrize("device", [Device(1366, 768), PHONE])
def test_six_dice_tumble_and_lie_still(visit: Visit, table: Table, device: Device) -> None:
    page = seat(table, visit(device, speed="normal"))
    page.locator("[data-roll]").click()
    expect(page.locator("[data-travels] .cube")).to_have_count(6)
    assert_at_rest(page)
    assert len(seen(page)["tumbled"]) == 6
    expect(page.locator('[data-seat="0"] [data-zone="active"] [data-die]')).to_have_count(6)


#: Notes where each die on its way comes to, in the moment before it is seen to lie there.
_NOTE_ENDS = """() => {
  window.ends = {};
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const note = () => {
    for (const one of document.querySelectorAll("[data-travels]")) {
      const die = document.querySelector(`[data-die="${one.dataset.travels}"]`);
      if (die) ends[one.dataset.travels] = [middle(one), middle(die)];
    }
    requestAnimationFrame(note);
  };
  note();
}"""


@pytest.mark.parametrize("device", [Device(1366, 768), PHONE])
def test_dice_land_where_they_lie(visit: Visit, table: Table, device: Device) -> None:
    page = seat(table, visit(device, speed="normal"))
    page.evaluate(_NOTE_ENDS)
    # the mouse rests on the table, as it does
    page.locator("[data-roll]").click()
    expect(page.locator("[data-travels] .cube")).to_have_count(6)
    page.mouse.move(device.width / 2, device.height / 2)
    assert_at_rest(page)
    ends = page.evaluate("() => ends")
    assert len(ends) == 6
    for travelled, lies in ends.values():
        assert travelled == pytest.approx(lies, abs=3)


#: Keeps everything that is said to those who listen, for what comes later takes its place.
_LISTEN = """() => {
  window.heard = [];
  const note = () => window.heard.push(...[...document.querySelectorAll("[aria-live]")].map((one) => one.textContent));
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_what_was_rolled_is_told_when_the_dice_lie_still(visit: Visit, table: Table) -> None:
    page = seat(table, visit(speed="slow"))
    bar = Hand(page).bar
    lines = page.get_by_role("list", name=say("log-last")).locator("li:not(.none)")
    quiddity = page.locator("[data-quiddity] b")
    page.evaluate(_LISTEN)
    page.locator("[data-roll]").click()
    expect(page.locator("[data-travels] .cube")).to_have_count(6)
    expect(bar).to_contain_text(say("dice-roll"))
    expect(lines).to_have_count(0)
    expect(quiddity).to_have_text("0")
    assert_at_rest(page)
    expect(bar).not_to_contain_text(say("dice-roll"))
    expect(lines).to_have_count(1)
    expect(quiddity).not_to_have_text("0")
    # and it is said to those who listen, if only until the question is
    told = lines.last.locator(".unseen").inner_text()
    until(lambda: page.evaluate("told => window.heard.some((one) => one.includes(told))", told))


def test_the_space_bar_rolls(visit: Visit, table: Table) -> None:
    page = seat(table, visit(speed="fast"))
    page.locator("[data-roll]").wait_for()
    page.keyboard.press("Space")
    until(lambda: len(seen(page)["tumbled"]) == 6)
    assert_at_rest(page)


def test_a_bots_roll_is_seen(visit: Visit, table: Table) -> None:
    page = seat(table, visit(speed="normal"), first=1)
    expect(page.locator("[data-travels] .cube").first).to_be_attached()
    page.locator("[data-roll]").wait_for()
    assert_at_rest(page)
    assert len(seen(page)["tumbled"]) >= 6
    assert seen(page)["travelled"]


def test_what_is_skipped_is_there_at_once(visit: Visit, table: Table) -> None:
    page = seat(table, visit(speed="slow"))
    page.locator("[data-roll]").click()
    expect(page.locator("[data-travels]").first).to_be_attached()
    page.get_by_role("button", name=say("skip"), exact=True).click()
    assert_at_rest(page)
    expect(Hand(page).bar.locator("[data-option]").first).to_be_visible()


def test_nothing_moves_where_that_is_not_wanted(visit: Visit, table: Table) -> None:
    for visitor in (visit(speed="instant"), visit(speed="fast", reduced_motion="reduce")):
        page = seat(table, visitor)
        Hand(page).play(lambda page=page: page.locator('[data-zone="used"] [data-heap]').count() > 0)  # type: ignore[misc]
        assert seen(page) == {"travelled": [], "tumbled": []}
        assert_at_rest(page)


def test_sounds_are_muted_by_button_and_key(visit: Visit, table: Table) -> None:
    page = seat(table, visit(sound=None))
    mute = page.get_by_role("button", name=say("mute"), exact=True)
    expect(mute).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("m")
    expect(mute).to_have_attribute("aria-pressed", "true")
    page.locator("[data-roll]").click()
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "false")
