"""The form of the table: what rests stays where it is while something else is asked, shown or moved."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.server.clients import BOT, Table, human
from tests.web.conftest import Visit
from tests.web.hand import Hand, TouchHand
from tests.web.layout import assert_one_screen
from tests.web.scenes import choose_boxes
from tests.web.visitor import DESKTOP, PHONE, Device
from tests.web.words import say

pytestmark = pytest.mark.browser

#: Where the areas of the near mat begin and end, to the pixel.
_BORDERS: Final = """() => {
  const edges = ({ left, right }) => [left, right].map(Math.round);
  const mat = document.querySelector(".mat.isNear");
  return ["active", "ready"].map((zone) => edges(mat.querySelector(`[data-zone="${zone}"]`).getBoundingClientRect()));
}"""
_PLACE: Final = """(one) => {
  const { left, top } = one.getBoundingClientRect();
  return [left, top].map(Math.round);
}"""


def _place(page: Page, what: str) -> list[int]:
    found: list[int] = page.locator(what).first.evaluate(_PLACE)
    return found


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_borders_and_buttons_stay_while_a_turn_is_played(visit: Visit, table: Table, device: Device) -> None:
    game = table.create(human("Ann"), {**BOT, "level": "greedy"}, wilds=["first-game"], seed=5, first=0)
    visitor = visit(device, confirm=False)
    page = visitor.sit(game, 0)
    hand: Hand = TouchHand(page) if device.is_touched else Hand(page)
    hand.option("roll").first.wait_for()
    borders: set[str] = set()
    undo: set[str] = set()
    heights: set[int] = set()

    def look() -> bool:
        borders.add(str(page.evaluate(_BORDERS)))
        if page.locator("[data-bar] [data-option]").count() and page.locator("[data-undo]").count():
            undo.add(str(_place(page, "[data-undo]")))
        # in a rival's turn the Wilds have the room of what is asked
        if page.locator("[data-shape]:not(.isQuiet)").count():
            heights.add(page.locator("[data-bar]").evaluate("(one) => Math.round(one.getBoundingClientRect().height)"))
        return bool(page.get_by_role("heading", name=say("turn", turn=5)).count()) or hand.is_over

    hand.play(look)
    assert len(borders) == 1, f"the border of the Active Pool moved: {borders}"
    assert len(undo) <= 1, f"taking back moved: {undo}"
    if device.is_touched:
        assert len(heights) == 1, f"what is asked changed its height: {heights}"


def test_next_stays_where_it_is(visit: Visit, table: Table) -> None:
    game = table.create(human("Ann"), {**BOT, "level": "greedy"}, wilds=["first-game"], seed=5, first=1)
    page = visit(DESKTOP, speed="slow", wait=True).sit(game, 0)
    step = page.locator("[data-show=step]")
    expect(step).to_be_visible()
    places: set[str] = set()
    page.locator("[data-show=pause]").click()
    for _ in range(6):
        if not step.is_visible():
            break
        places.add(str(_place(page, "[data-show=step]")))
        step.click()
    assert len(places) == 1, f"Next moved: {places}"


def test_setting_up_is_one_screen_however_much_is_chosen(visit: Visit) -> None:
    page = visit(DESKTOP).go("setup")
    page.locator("[data-card]").first.wait_for()
    for _ in range(2):
        page.get_by_role("button", name=say("add-seat")).click()
    choose_boxes(page)
    page.mouse.move(300, 500)
    page.mouse.wheel(0, 4000)
    page.wait_for_timeout(200)
    assert_one_screen(page)
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport()
