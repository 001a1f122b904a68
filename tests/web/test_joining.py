"""Joining a game by what was pasted on the first screen: its link, or its code."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.server.clients import OPEN, Table, human
from tests.web.hand import Hand
from tests.web.visitor import Visitor
from tests.web.words import say

pytestmark = pytest.mark.browser


def paste(visitor: Visitor, text: str) -> Page:
    """Pastes it, and goes on by Enter."""
    page = visitor.go()
    field = page.get_by_label(say("join-by-link"), exact=True)
    field.fill(text)
    field.press("Enter")
    return page


def test_a_pasted_link_leads_to_a_seat_and_into_the_game(visitor: Visitor, table: Table) -> None:
    game = table.create(human("Ann"), OPEN, wilds=["first-game"], first=1)
    # as it comes out of a message, with blanks around it
    page = paste(visitor, f"  {visitor.address}#/join/{game.id}/{game.invitation} ")
    expect(page.get_by_text("Ann", exact=True)).to_be_visible()
    page.get_by_label(say("join-question")).fill("Ben")
    page.get_by_role("button", name=say("sit-down")).click()
    page.get_by_role("button", name=say("be-ready")).click()
    with table.sit(game, 0) as ann:
        ann.ready("n1")
        Hand(page).option("roll").first.wait_for()
        assert [seat["name"] for seat in ann.state["seats"]] == ["Ann", "Ben"]
    # the invitation is not left in the address, nor behind it
    assert game.invitation not in page.url
    page.go_back()
    page.get_by_label(say("join-by-link"), exact=True).wait_for()
    assert game.invitation not in page.url


def test_the_code_of_a_public_game_is_enough(visitor: Visitor, table: Table) -> None:
    game = table.create(human("Ann"), OPEN, public=True, title="Come all")
    page = paste(visitor, game.id)
    expect(page.get_by_role("heading", name="Come all")).to_be_visible()
    expect(page.get_by_role("button", name=say("sit-down"))).to_be_visible()


def test_what_is_no_link_is_said_and_can_be_put_right(visitor: Visitor, table: Table) -> None:
    page = paste(visitor, "https://example.org/a game")
    field = page.get_by_label(say("join-by-link"), exact=True)
    expect(page.get_by_role("alert")).to_have_text(say("bad-link"))
    expect(field).to_have_attribute("aria-invalid", "true")
    game = table.create(human("Ann"), OPEN)
    field.fill(f"#/join/{game.id}/{game.invitation}")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name=say("join"), exact=True).click()
    expect(page.get_by_role("button", name=say("sit-down"))).to_be_visible()
