"""What owners of the real box print: as many sheets as there should be, and nothing cut off on them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from quarriors import sets
from quarriors.text import ENGLISH, box_name
from tests.server.clients import Table
from tests.web.layout import assert_nothing_cut, sheets
from tests.web.visitor import Visitor
from tests.web.words import say

pytestmark = pytest.mark.browser

#: A millimetre in pixels of CSS.
MM = 96 / 25.4
#: What is left of a sheet between its margins: across for mats, upright for the list.
MAT: ViewportSize = {"width": int((297 - 16) * MM), "height": int((210 - 16) * MM)}
LIST: ViewportSize = {"width": int((210 - 28) * MM), "height": int((297 - 28) * MM)}


def assert_fits(page: Page, paper: ViewportSize, what: str) -> None:
    """As it lies on paper nothing is cut, and nothing is broader than that."""
    page.set_viewport_size(paper)
    page.emulate_media(media="print")
    assert_nothing_cut(page, what)
    page.emulate_media(media="screen")


def lay_out(visitor: Visitor, table: Table, wilds: str, players: int) -> Page:
    """The list of ready-made Wilds, which are the same every time."""
    page = visitor.go("print/wilds")
    page.get_by_label(say("players")).select_option(str(players))
    page.get_by_label(say("ready-made")).select_option(wilds)
    expect(page.get_by_role("heading", name=say("sheet-title", players=players))).to_be_visible()
    dealt = table.post("/api/deal", {"wilds": [wilds], "players": players})["cards"]
    kinds = {card["kind"] for card in dealt}
    # a row for every card, one above each kind, and one above them all
    expect(page.get_by_role("article").get_by_role("row")).to_have_count(len(dealt) + len(kinds) + 1)
    for card in dealt:
        expect(page.get_by_role("article").get_by_text(card["name"], exact=True).first).to_be_visible()
    return page


def test_the_list_of_the_wilds_is_one_sheet_and_has_nothing_else_on_it(visitor: Visitor, table: Table) -> None:
    page = lay_out(visitor, table, "first-game", 2)
    assert sheets(page) == [(210, 297)]
    page.emulate_media(media="print")
    for name in ("deal-again", "print"):
        expect(page.get_by_role("button", name=say(name), exact=True)).to_be_hidden()
    expect(page.get_by_role("group", name=say("boxes"))).to_be_hidden()
    assert_fits(page, LIST, "the list of the Wilds")


def test_a_long_list_is_printed_whole(visitor: Visitor, table: Table) -> None:
    page = lay_out(visitor, table, "grand-expedition", 4)
    expect(page.get_by_role("article")).to_contain_text(say("kinds-quest"))
    assert sheets(page) == [(210, 297)]
    assert_fits(page, LIST, "the list with quests")


@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_every_player_has_a_mat_on_a_sheet_of_its_own(visitor: Visitor, edition: str) -> None:
    page = visitor.go("print/mats")
    page.get_by_label(say("rule-edition")).select_option(edition)
    for name, id in (("mats-lock", "qladiator"), ("mats-quests", "quartifacts"), ("mats-aside", "light_vs_dark")):
        tick = page.get_by_label(say(name, boxes=box_name(sets.box(id), ENGLISH)))
        if edition == "classic":
            expect(tick).to_be_disabled()  # those boxes came later (E10)
        else:
            tick.check()
    for players in (1, 4):
        page.get_by_label(say("players")).select_option(str(players))
        expect(page.get_by_role("article", name=say("mat"))).to_have_count(players)
        assert sheets(page) == [(297, 210)] * players
    page.get_by_label(say("paper")).select_option("letter")
    assert sheets(page) == [(279, 216)] * 4
    page.get_by_label(say("paper")).select_option("a4")
    # every mat is as large as the sheet leaves room for, and no larger
    page.emulate_media(media="print")
    for mat in page.get_by_role("article", name=say("mat")).all():
        box = mat.bounding_box()
        assert box is not None
        assert box["width"] <= MAT["width"] + 1
        assert box["height"] <= MAT["height"] + 1
    assert_fits(page, MAT, "the mats")
