"""The table without a server: every opponent plays, and people share a device."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hand import Hand
from tests.web.layout import sheets
from tests.web.scenes import set_up
from tests.web.sites import FileServer, advised, play_now, wait_until_laid
from tests.web.visitor import Visitor
from tests.web.words import say

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("files")]


@pytest.fixture
def files(site: Path) -> Iterator[FileServer]:
    """A host that sends the headers we advise."""
    assert "wasm-unsafe-eval" in advised()["Content-Security-Policy"]
    server = FileServer(site, advised())
    yield server
    server.stop()


@pytest.fixture
def guest(visit: Visit, files: FileServer) -> Visitor:
    """Somebody at that table, once it is laid."""
    visitor = visit(address=files.url)
    visitor.go()
    wait_until_laid(visitor.page)
    return visitor


def _has_come(page: Page, turn: int, hand: Hand) -> bool:
    return page.get_by_role("heading", name=say("turn", turn=turn)).count() > 0 or hand.is_over


def test_every_opponent_plays(guest: Visitor) -> None:
    page = guest.page
    rivals = page.locator("[data-rival]")
    expect(rivals).to_have_count(5)
    levels: list[str] = rivals.evaluate_all("(all) => all.map((one) => one.dataset.rival)")
    for level in levels:
        guest.go()
        page.locator(f'[data-rival="{level}"]').first.click()
        hand = play_now(page)
        name = guest.kept("quarriors.games")["value"][0]["players"][1]
        hand.play(lambda hand=hand: _has_come(page, 3, hand))  # type: ignore[misc]
        expect(page.locator('[data-seat="1"]').first).to_contain_text(name)


def test_two_share_a_device(guest: Visitor) -> None:
    page = set_up(guest, ["human", "human"], names=["Ann", "Ben"])
    hand = Hand(page)
    hand.play(lambda: _has_come(page, 4, hand))
    for seat, name in enumerate(("Ann", "Ben")):
        expect(page.locator(f'[data-seat="{seat}"]').first).to_contain_text(name)
    # nobody else could open a link to one of its moments: the page says so, and what there is instead
    page = guest.go(f"replay/{guest.kept('quarriors.games')['value'][0]['game']}/3")
    page.get_by_role("button", name=say("share-moment"), exact=True).click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text(say("share-here"))
    dialog.get_by_role("button", name=say("carry"), exact=True).click()
    expect(page.get_by_role("heading", name=say("carry"), exact=True).first).to_be_visible()


def test_wilds_are_printed_for_a_box_on_the_shelf(guest: Visitor) -> None:
    page = guest.go("print/wilds")
    page.get_by_label(say("ready-made")).select_option("first-game")
    expect(page.get_by_role("heading", name=say("sheet-title", players=2))).to_be_visible()
    assert len(page.get_by_role("article").get_by_role("row").all()) > 10
    assert sheets(page) == [(210, 297)]
