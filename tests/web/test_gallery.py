"""The gallery: cards are found by words and filters, which stand in the address."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from quarriors.sets import box
from quarriors.text import ENGLISH, box_name
from tests.server.clients import Json, Table
from tests.web.test_set_up import all_cards, is_ours
from tests.web.visitor import Visitor
from tests.web.words import say

pytestmark = pytest.mark.browser


@pytest.fixture
def cards(table: Table) -> list[Json]:
    """What the gallery has: the Large dice are no cards."""
    return [card for card in all_cards(table) if not card["is_large"]]


def texts(card: Json) -> str:
    """What is searched: names, kind, texts, faces."""
    faces = [face["text"] for face in card["faces"]]
    return " ".join([card["name"], card["class"], card["kind"], card["energy"] or "", *card["text"], *faces]).lower()


def assert_shown(page: Page, wanted: list[Json], of: int) -> None:
    """Exactly these cards are shown, and their number is said."""
    expect(page.get_by_role("status").first).to_contain_text(say("cards-of", cards=len(wanted), all=of))
    ids = page.locator("main [data-card]").evaluate_all("(all) => all.map((one) => one.dataset.card)")
    assert sorted(ids) == sorted(card["id"] for card in wanted)


def chip(page: Page, group: str, text: str) -> Locator:
    """A filter that is switched on and off."""
    return page.get_by_role("group", name=say(group)).get_by_role("button").filter(
        has=page.get_by_text(text, exact=True)
    )  # fmt: skip


def test_words_find_cards_and_stay_when_the_page_is_loaded_again(visitor: Visitor, cards: list[Json]) -> None:
    page = visitor.go("cards")
    assert_shown(page, cards, len(cards))
    search = page.get_by_role("searchbox", name=say("search-cards"))
    # the key / leads there
    page.keyboard.press("/")
    expect(search).to_be_focused()
    search.fill("Dragon quake")
    wanted = [card for card in cards if "dragon" in texts(card) and "quake" in texts(card)]
    assert 0 < len(wanted) < len(cards)
    assert_shown(page, wanted, len(cards))
    assert page.url.endswith("#/cards?q=Dragon+quake")
    page.reload()
    expect(search).to_have_value("Dragon quake")
    assert_shown(page, wanted, len(cards))
    search.fill("no card says this")
    expect(page.get_by_text(say("no-cards"))).to_be_visible()
    page.get_by_role("button", name=say("clear-filters")).click()
    assert_shown(page, cards, len(cards))
    assert page.url.endswith("#/cards")


def test_filters_work_together_and_are_in_the_address(visitor: Visitor, cards: list[Json]) -> None:
    page = visitor.go("cards")
    assert_shown(page, cards, len(cards))
    wanted = cards
    chip(page, "filter-box", box_name(box("base"), ENGLISH)).click()
    chip(page, "filter-box", box_name(box("quarmageddon"), ENGLISH)).click()
    wanted = [card for card in wanted if card["box"] in ("base", "quarmageddon")]
    assert_shown(page, wanted, len(cards))
    chip(page, "filter-kind", say("kind-spell")).click()
    wanted = [card for card in wanted if card["kind"] == "spell"]
    assert_shown(page, wanted, len(cards))
    page.get_by_label(say("made-printed"), exact=True).check()
    wanted = [card for card in wanted if not is_ours(card)]
    assert wanted
    assert_shown(page, wanted, len(cards))
    cost = str(wanted[0]["cost"])
    chip(page, "filter-cost", cost).click()
    wanted = [card for card in wanted if str(card["cost"]) == cost]
    assert_shown(page, wanted, len(cards))
    page.get_by_label(say("sort-by")).select_option("name")
    for part in ("box=base%2Cquarmageddon", "kind=spell", f"cost={cost}", "made=printed", "sort=name"):
        assert part in page.url
    page.reload()
    assert_shown(page, wanted, len(cards))
    for group, text in (("filter-box", box_name(box("base"), ENGLISH)), ("filter-kind", say("kind-spell"))):
        expect(chip(page, group, text)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_label(say("made-printed"), exact=True)).to_be_checked()
    names = page.locator("main [data-card] .name").all_inner_texts()
    assert names == sorted(names)
    # a filter is taken away as it was put on
    chip(page, "filter-kind", say("kind-spell")).click()
    assert "kind=" not in page.url


def test_a_card_that_is_looked_at_has_an_address(visitor: Visitor, cards: list[Json]) -> None:
    card = next(card for card in cards if sum(other["class"] == card["class"] for other in cards) > 1)
    others = [other for other in cards if other["class"] == card["class"]]
    page = visitor.go("cards?q=" + card["class"].replace(" ", "+"))
    page.locator(f'main [data-card="{card["id"]}"]').click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(say("versions", cards=len(others)))
    expect(dialog.locator("[aria-current=true]")).to_contain_text(card["name"])
    page.wait_for_url(re.compile(r"[?&]card="))
    page.reload()
    expect(dialog.locator("[aria-current=true]")).to_contain_text(card["name"])
    dialog.locator("button:not([aria-current])").filter(has_text=others[1]["name"]).first.click()
    expect(dialog.locator("[aria-current=true]")).to_contain_text(others[1]["name"])
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert "card=" not in page.url
