"""The cards of the Wilds: every text is whole in every language, and nothing moves when dice come or go."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from quarriors.text import languages
from tests.server.clients import BOT, Game, Table, human
from tests.web.conftest import Visit
from tests.web.hand import Hand
from tests.web.layout import assert_nothing_cut
from tests.web.visitor import Device, Visitor

pytestmark = pytest.mark.browser

_ALL: Final = ["base", "quartifacts", "light_vs_dark", "qladiator", "rise_of_the_demons", "quarmageddon"]
#: Windows beside another one, and small screens: wide, but too narrow for all the columns.
_NARROW: Final = (Device(900, 700), Device(1024, 768), Device(1180, 820))
#: Texts that are cut, or hidden by what lies around them.
_CUT: Final = """() => [...document.querySelectorAll('[data-zone="wilds"] [data-card]')].flatMap((card) => {
  const text = card.querySelector(".text");
  const [whole, inner] = [card.getBoundingClientRect(), text.getBoundingClientRect()];
  const over = Math.max(text.scrollHeight - text.clientHeight, inner.bottom - whole.bottom);
  return over > 1 ? [`${card.dataset.card}: ${over} px`] : [];
})"""
#: Names of which a word goes on in the next line, or lies over the edge; and feet whose dice lie over each other.
_BROKEN: Final = """() => [...document.querySelectorAll('[data-zone="wilds"] [data-card]')].flatMap((card) => {
  const found = [];
  const name = card.querySelector(".name b");
  const band = card.querySelector(".band").getBoundingClientRect();
  const text = name.firstChild;
  for (const { 0: word, index } of text.data.matchAll(/[^\\s-]+/g)) {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (boxes.length > 1) found.push(`${card.dataset.card}: ${word} is broken`);
    if (boxes.some((box) => box.top < band.top - 2 || box.bottom > band.bottom + 2)) found.push(`${word} stands out`);
    if (boxes.some((box) => box.right > name.getBoundingClientRect().right + 1)) found.push(`${word} is too long`);
  }
  const foot = [...card.querySelectorAll(".dice > span:not(.unseen) > *, .glory")];
  const boxes = foot.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
  for (const [place, box] of boxes.entries()) {
    if (place > 0 && box.left < boxes[place - 1].right - 1) found.push(`${card.dataset.card}: dice over each other`);
  }
  return found;
})"""
#: Where the cards lie, and how large they are.
_PLACES: Final = """() => [...document.querySelectorAll('[data-zone="wilds"] [data-card]')].map((card) => {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = card;
  return [card.dataset.card, offsetLeft, offsetTop, offsetWidth, offsetHeight].join(" ");
})"""


def sit_down(visitor: Visitor, game: Game) -> Page:
    page = visitor.sit(game, 0)
    Hand(page).option("roll").first.wait_for()
    page.evaluate("() => document.fonts.ready.then(() => null)")
    return page


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("sets", [["base", "quarmageddon"], ["base", "rise_of_the_demons", "qladiator"]], ids=" ".join)
def test_no_text_is_cut_and_six_faces_are_on_every_card(visit: Visit, table: Table, sets: list[str], lang: str) -> None:
    game = table.create(human("Ann"), BOT, sets=sets, first=0, seed=4)
    page = sit_down(visit(language=lang), game)
    assert page.evaluate(_CUT) == []
    cards = page.locator('[data-zone="wilds"] [data-card]')
    expect(cards.locator(".faces")).to_have_count(cards.count())
    assert {card.locator(".faces svg").count() for card in cards.all()} == {6}


def test_nor_with_four_players_and_every_box(visit: Visit, table: Table) -> None:
    game = table.create(human("Ann"), BOT, BOT, BOT, sets=_ALL, first=0, seed=17)
    wide, phone = (Device(1366, 768), Device(1920, 1080)), Device(390, 844, is_touched=True)
    for device in (*_NARROW, *wide, Device(820, 1180), phone):
        page = sit_down(visit(device), game)
        assert page.evaluate(_CUT) == [], device
        assert page.evaluate(_BROKEN) == [], device


@pytest.mark.parametrize("device", _NARROW, ids=lambda device: f"{device.width}x{device.height}")
def test_a_narrow_wide_window_has_room_for_everything(visit: Visit, table: Table, device: Device) -> None:
    game = table.create(human("Ann"), BOT, BOT, BOT, sets=_ALL, first=0, seed=17)
    assert_nothing_cut(sit_down(visit(device), game))


def test_cards_keep_their_places_when_dice_are_culled_to_them(visit: Visit, table: Table) -> None:
    """Basic Quiddity has its place before the first die of it lies there."""
    game = table.create(human("Ann"), {**BOT, "level": "greedy"}, wilds=["first-game"], first=0, seed=5)
    page = sit_down(visit(confirm=False), game)
    before = page.evaluate(_PLACES)
    hand = Hand(page)
    basic = page.locator('[data-card="base/basic-quiddity"]')
    empty = basic.inner_text()
    hand.play(lambda: basic.inner_text() != empty or hand.is_over)
    assert basic.inner_text() != empty
    assert page.evaluate(_PLACES) == before
