"""The first screen: nothing covers what can be clicked, no room is wasted, and the way back into a game comes first."""

from __future__ import annotations

import re
import time
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.clients import BOT, Table, human
from tests.web.conftest import Visit
from tests.web.hand import Hand
from tests.web.studio import play_until
from tests.web.visitor import DESKTOP, PHONE, Device, Visitor
from tests.web.words import beginning, say

pytestmark = pytest.mark.browser

#: What can be clicked in the page and is covered by something else at its middle.
_COVERED: Final = """() => [...document.querySelectorAll("main :is(a, button, input, select)")].filter((one) => {
  one.scrollIntoView({ block: "center", behavior: "instant" });
  const box = one.getBoundingClientRect();
  if (box.width < 2 || box.height < 2 || one.matches(".unseen")) return false;
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !(one === hit || one.contains(hit) || one.closest("label")?.contains(hit));
}).map((one) => one.textContent.trim() || one.ariaLabel || one.outerHTML)"""

#: Which part of the window has something on it, by a grid of points: plaques, chips, dice, words.
_FILLED: Final = """() => {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const parts = [...document.querySelectorAll("main :is(.plaque, svg, h1, nav a, footer p, header p)")]
    .map((one) => one.getBoundingClientRect());
  let hits = 0;
  for (let x = 0.5; x < 40; x += 1) for (let y = 0.5; y < 24; y += 1) {
    const [px, py] = [(x * width) / 40, (y * height) / 24];
    if (parts.some(({ left, right, top, bottom }) => px >= left && px <= right && py >= top && py <= bottom)) hits += 1;
  }
  return hits / 960;
}"""


def _opened(page: Page) -> Page:
    page.locator("[data-rival]").first.wait_for()
    return page


@pytest.mark.parametrize("width", [800, 900, 1040, 390])
def test_nothing_covers_what_can_be_clicked(visit: Visit, width: int) -> None:
    page = _opened(visit(Device(width, 700)).go())
    assert page.evaluate(_COVERED) == []
    page.get_by_role("link", name=beginning("teach-me")).click()
    page.wait_for_url("**/#/teach")


@pytest.mark.parametrize("device", [DESKTOP, Device(1920, 1080)], ids=["laptop", "large"])
def test_no_window_is_half_empty(visit: Visit, table: Table, device: Device) -> None:
    visitor = visit(device)
    game = table.create(human("Ann"), BOT, wilds=["first-game"], seed=5, first=0)
    Hand(visitor.sit(game, 0)).option("roll").first.wait_for()
    page = _opened(visitor.go())
    page.locator("[data-continue]").wait_for()
    assert page.evaluate(_FILLED) > 0.66
    # and the way into a game is in it, however many other ways there are
    expect(page.get_by_role("button", name=beginning("play-now"))).to_be_in_viewport(ratio=1)


def test_a_heading_that_is_come_to_shows_no_ring(visitor: Visitor) -> None:
    page = _opened(visitor.go())
    page.get_by_role("link", name=say("card-gallery"), exact=True).click()
    heading = page.get_by_role("heading", name=say("card-gallery"))
    expect(heading).to_be_focused()
    assert heading.evaluate("(one) => getComputedStyle(one).outlineStyle") == "none"


def test_what_is_told_of_a_game_may_come_when_nobody_waits_for_it(visitor: Visitor, table: Table) -> None:
    """Who goes on at once has left the panel that still asks how the game stands; a fault would be seen in the end."""
    game = table.create(human("Ann"), BOT, wilds=["first-game"], seed=5, first=0)
    page = visitor.sit(game, 0)
    hand = Hand(page)
    hand.option("roll").first.wait_for()
    held: list[Route] = []
    address = re.compile(rf"/api/games/{game.id}(\?|$)")
    page.route(address, lambda route: held.append(route))
    visitor.go()
    page.locator("[data-continue] a").click()
    hand.option("roll").first.wait_for()
    assert held
    for route in reversed(list(held)):
        with page.expect_response(address):
            route.continue_()
    page.evaluate("() => new Promise((next) => setTimeout(next))")


def test_where_you_left_comes_first_and_tells_what_has_happened(visitor: Visitor, table: Table) -> None:
    game = table.create(human("Ann"), {**BOT, "level": "greedy1"}, wilds=["first-game"], seed=5, first=0)
    page = visitor.sit(game, 0)
    hand = Hand(page)
    hand.option("roll").first.wait_for()
    _opened(visitor.go())
    panel = page.locator("[data-continue]")
    expect(panel.get_by_role("heading")).to_contain_text(say("game-against", players="Gretel"))
    expect(panel).to_contain_text(say("home-nothing-since"))
    # somebody plays on elsewhere, with the same seat
    with table.sit(game, 0) as ann:
        play_until(ann, lambda state: state["table"]["turn"] >= 7)
    page.reload()
    expect(panel.locator("[data-since]")).to_contain_text(say("home-turns-since", turns=6))
    glory = [player["glory"] for player in table.look(game)["state"]["table"]["players"]]
    changed = [say("home-glory-change", then=0, now=now) for now in glory if now > 0]
    assert changed
    for words in changed:
        expect(panel).to_contain_text(words)
    expect(panel).to_contain_text("attacks you")
    panel.get_by_role("link", name=say("home-continue")).click()
    hand.bar.locator("[data-option]").first.wait_for()


def test_a_rival_is_chosen_by_its_face(visitor: Visitor) -> None:
    page = _opened(visitor.go())
    rivals = page.get_by_role("group", name=say("rival"))
    expect(rivals.get_by_role("radio", name=say("bot-greedy"))).to_be_checked()
    page.locator('[data-rival="planner"]').click()
    expect(rivals.locator('[data-bot="planner"]')).to_contain_text(say("bot-planner-about"))
    rivals.get_by_role("button", name=say("bots-all")).click()
    page.locator('[data-rival="rusher"]').click()
    page.reload()
    # whom somebody chose is there again, though not one of the five
    expect(rivals.get_by_role("radio", name=say("bot-rusher"))).to_be_checked()


def test_a_friend_is_invited_by_one_click(visitor: Visitor, table: Table) -> None:
    page = _opened(visitor.go())
    page.get_by_role("button", name=beginning("home-invite")).click()
    page.wait_for_url("**/#/game/*")
    kept = visitor.kept("quarriors.games")["value"][0]
    seats = table.get(f"/api/games/{kept['game']}", kept["invitation"])["state"]["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "open"]


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_newcomer_rolls_within_seconds(visit: Visit, device: Device) -> None:
    page = _opened(visit(device, speed="normal").go())
    begun = time.monotonic()
    page.get_by_role("button", name=beginning("play-now")).click()
    hand = Hand(page)
    hand.option("roll").first.wait_for()
    hand.option("roll").first.click()
    page.locator('[data-zone="active"] [data-die]').first.wait_for()
    assert time.monotonic() - begun < 15
