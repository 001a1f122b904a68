"""Setting up a game: boxes, cards that are all as printed, and Wilds that are dealt as they were seen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from quarriors import sets
from quarriors.text import ENGLISH, box_name
from tests.server.clients import Json, Table
from tests.web.scenes import open_details
from tests.web.visitor import Visitor
from tests.web.words import beginning, say

pytestmark = pytest.mark.browser

_SHOWS = """(wanted) => {
  const shown = [...document.querySelectorAll("main [data-card]")].map((one) => one.dataset.card);
  return shown.sort().join() === wanted;
}"""


def preview(page: Page) -> Locator:
    """The Wilds of the game that is being set up."""
    return page.get_by_role("region", name=say("wilds-preview"))


def seen(page: Page) -> list[str]:
    """The ids of its cards."""
    ids: list[str] = preview(page).locator("[data-card]").evaluate_all("(all) => all.map((one) => one.dataset.card)")
    return ids


@contextmanager
def dealt(page: Page) -> Iterator[None]:
    """Cards are dealt anew by what is done here, and are shown afterwards."""
    with page.expect_response(lambda answer: answer.url.split("?")[0].endswith("/api/deal")) as answer:
        yield
    wilds = answer.value.json()["wilds"]
    page.wait_for_function(_SHOWS, arg=",".join(sorted(wilds)))


def started(page: Page, table: Table, visitor: Visitor) -> Json:
    """Starts the game; what the server has about it."""
    page.get_by_role("button", name=say("start-game")).click()
    page.wait_for_url("**/#/game/*")
    page.locator("[data-seat]").first.wait_for()
    kept = visitor.kept("quarriors.games")["value"][0]
    return table.get(f"/api/games/{kept['game']}", kept["invitation"])


def box(page: Page, id: str) -> Locator:
    """A box on the shelf."""
    return page.get_by_role("group", name=say("boxes")).get_by_text(box_name(sets.box(id), ENGLISH), exact=True)


def set_up(visitor: Visitor) -> Page:
    page = visitor.page
    with dealt(page):
        visitor.go("setup")
    return page


def choose_a_kind(page: Page, name: str) -> None:
    """A tile that says what kind of game it is to be."""
    with dealt(page):
        page.locator(f'[data-preset="{name}"]').click()


def test_a_kind_of_game_is_chosen_by_one_click(visitor: Visitor, table: Table) -> None:
    page = set_up(visitor)
    expect(page.get_by_role("radio", name=beginning("preset-usual"))).to_be_checked()
    expect(page.get_by_role("group", name=say("boxes"))).to_be_hidden()
    choose_a_kind(page, "quests")
    assert any(card_kinds(table)[id] == "quest" for id in seen(page))
    choose_a_kind(page, "quick")
    assert {id.split("/")[0] for id in seen(page)} == {"base"}
    about = started(page, table, visitor)
    assert about["rules"]["captures"] == 2


#: The boxes that each kind of game is played with.
KINDS: Final[dict[str, list[str]]] = {
    "usual": ["base"],
    "quick": ["base"],
    "quests": ["base", "quartifacts"],
    "locks": ["base", "qladiator"],
    "energies": ["base", "light_vs_dark"],
    "everything": [known.id for known in sets.every_box()],
}


def test_every_kind_of_game_takes_the_boxes_it_speaks_of(visitor: Visitor) -> None:
    page = set_up(visitor)
    open_details(page)
    tiles = page.locator("[data-preset]")
    assert tiles.evaluate_all("(all) => all.map((one) => one.dataset.preset)") == list(KINDS)
    for kind in (*list(KINDS)[1:], "usual"):
        choose_a_kind(page, kind)
        expect(tiles.locator(f"nth={list(KINDS).index(kind)}").get_by_role("radio")).to_be_checked()
        titles = [box_name(sets.box(id), ENGLISH) for id in KINDS[kind]]
        shelf = page.get_by_role("group", name=say("boxes"))
        expect(shelf.locator("label", has=page.locator(":checked")).locator("b")).to_have_text(titles)


def test_whoever_changes_a_detail_has_a_kind_of_their_own(visitor: Visitor) -> None:
    page = set_up(visitor)
    open_details(page)
    with dealt(page):
        box(page, "promos").click()
    expect(page.locator("[data-preset] input:checked")).to_have_count(0)
    with dealt(page):
        box(page, "promos").click()
    expect(page.get_by_role("radio", name=beginning("preset-usual"))).to_be_checked()


def test_the_wilds_are_dealt_as_they_were_seen(visitor: Visitor, table: Table) -> None:
    page = set_up(visitor)
    open_details(page)
    for name in ("rise_of_the_demons", "quartifacts"):
        with dealt(page):
            box(page, name).click()
    with dealt(page):
        page.get_by_role("button", name=say("deal-again")).click()
    before = seen(page)
    chosen = {"base", "rise_of_the_demons", "quartifacts"}
    assert {id.split("/")[0] for id in before} <= chosen
    assert any(not id.startswith("base/") for id in before)
    about = started(page, table, visitor)
    assert sorted(about["wilds"]) == sorted(before)
    assert set(about["sets"]) == chosen
    expect(page.locator('[data-zone="wilds"] [data-card]')).not_to_have_count(0)
    laid = page.locator('[data-zone="wilds"] [data-card]').evaluate_all("(all) => all.map((one) => one.dataset.card)")
    assert set(laid) <= set(before)
    assert {id for id in before if card_kinds(table)[id] in ("creature", "spell")} <= set(laid)


def card_kinds(table: Table) -> dict[str, str]:
    """What every card is, by its id."""
    return {card["id"]: card["kind"] for card in all_cards(table)}


def all_cards(table: Table) -> list[Json]:
    """Every card of every box."""
    found: list[Json] = table.get("/api/cards")  # type: ignore[assignment]
    return found


def is_ours(card: Json) -> bool:
    """Whether some part of it is not as printed."""
    return set(card["provenance"].values()) != {"printed"}


def test_a_box_that_is_put_back_takes_its_cards_with_it(visitor: Visitor) -> None:
    page = set_up(visitor)
    open_details(page)
    with dealt(page):
        page.get_by_label(say("ready-made")).select_option("pact-with-demons")
    assert any(id.startswith("rise_of_the_demons/") for id in seen(page))
    with dealt(page):
        page.get_by_label(say("ready-made")).select_option("")
    with dealt(page):
        box(page, "quarmageddon").click()
    with dealt(page):
        box(page, "quarmageddon").click()
    assert {id.split("/")[0] for id in seen(page)} == {"base"}


def test_printed_only_deals_and_plays_nothing_of_ours(visitor: Visitor, table: Table) -> None:
    page = set_up(visitor)
    open_details(page)
    ours = {card["id"] for card in all_cards(table) if is_ours(card)}
    with dealt(page):
        box(page, "quarmageddon").click()
    with dealt(page):
        page.get_by_label(say("printed-only")).check()
    for _ in range(3):
        assert ours.isdisjoint(seen(page))
        with dealt(page):
            page.get_by_role("button", name=say("deal-again")).click()
    before = seen(page)
    about = started(page, table, visitor)
    assert about["printed_only"] is True
    assert sorted(about["wilds"]) == sorted(before)
    assert ours.isdisjoint(about["wilds"])


def test_a_card_that_is_kept_stays_when_all_others_are_dealt_again(visitor: Visitor, table: Table) -> None:
    page = set_up(visitor)
    kept = next(id for id in seen(page) if card_kinds(table)[id] == "creature")
    preview(page).locator(f'[data-card="{kept}"]').click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=say("pin-card")).click()
    dialog.get_by_role("button", name=say("close"), exact=True).click()
    for _ in range(3):
        with dealt(page):
            page.get_by_role("button", name=say("deal-again")).click()
        assert kept in seen(page)
    expect(preview(page).locator(f'[data-card="{kept}"]')).to_contain_text(say("card-pinned"))
