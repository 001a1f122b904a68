"""Joining a game by what was pasted on the first screen: its link, or its code."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from quarriors.server.invitations import greeting
from quarriors.server.setting_up import hashed
from tests.server.clients import OPEN, Game, Table, human
from tests.web.conftest import Visit
from tests.web.hand import Hand
from tests.web.visitor import PHONE, Visitor
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
    expect(page.get_by_text("Come all", exact=True)).to_be_visible()
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


def link(visitor: Visitor, game: Game) -> str:
    """A link as the page makes it: what lets somebody in is behind #."""
    return f"{visitor.address}join/{game.id}/{greeting(game.id, hashed(game.invitation))}#{game.invitation}"


def test_the_link_of_the_lobby_leads_to_a_page_that_says_what_it_is(visit: Visit, table: Table) -> None:
    game = table.create(human("Fig"), OPEN, wilds=["first-game"])
    fig, juniper = visit(), visit(PHONE)
    lobby = fig.sit(game, 0)
    field = lobby.get_by_label(say("invite"), exact=True)
    expect(field).to_have_value(link(fig, game))
    expect(lobby.get_by_role("img", name=say("qr-code"))).to_be_visible()
    page = juniper.page
    page.goto(link(fig, game))
    expect(page.get_by_role("heading", name=say("join-invites", name="Fig"))).to_be_visible()
    # the page lives behind # again, and nothing was loaded twice
    expect(page).to_have_url(f"{juniper.address}#/join/{game.id}/{game.invitation}")
    expect(page.get_by_text(say("join-about", players=2))).to_be_visible()
    wilds = page.get_by_role("region", name=say("join-wilds"))
    expect(wilds.locator("li svg")).to_have_count(10)
    seats = page.locator("[data-seat]")
    expect(seats.nth(0)).to_contain_text(say("seat-here"))
    expect(seats.nth(1)).to_contain_text(say("seat-yours"))
    page.get_by_label(say("join-question")).fill("Juniper")
    page.get_by_role("button", name=say("sit-down")).tap()
    # the seats are full: there is nobody left to invite
    expect(lobby.locator("[data-seat='1']")).to_contain_text("Juniper")
    expect(field).to_have_count(0)
    expect(lobby.get_by_role("img", name=say("qr-code"))).to_have_count(0)
    page.get_by_role("button", name=say("be-ready")).tap()
    expect(lobby.locator("[data-seat='1']")).to_contain_text(say("is-ready"))
    expect(lobby.locator("[data-seat='0']")).to_contain_text(say("is-not-ready"))


def test_whoever_learns_first_comes_back_to_the_invitation(visitor: Visitor, table: Table) -> None:
    game = table.create(human("Fig"), OPEN, wilds=["first-game"])
    page = visitor.page
    page.goto(link(visitor, game))
    page.get_by_role("button", name=say("join-learn")).click()
    page.locator("[data-to-invitation]").click()
    expect(page.get_by_role("heading", name=say("join-invites", name="Fig"))).to_be_visible()
    page.get_by_label(say("join-question")).fill("Juniper")
    page.get_by_role("button", name=say("sit-down")).click()
    page.get_by_role("button", name=say("be-ready")).wait_for()
    assert game.invitation not in page.url
    # the invitation was taken up: the next lesson knows nothing of it
    visitor.go("teach")
    page.locator("[data-coach]").wait_for()
    expect(page.locator("[data-to-invitation]")).to_have_count(0)


def test_a_link_is_shared_by_what_the_device_has_for_it(visit: Visit, table: Table) -> None:
    game = table.create(human("Fig"), OPEN)
    phone = visit(PHONE, language="fr")
    phone.context.add_init_script("navigator.share = (what) => { window.shared = what; return Promise.resolve() }")
    page = phone.sit(game, 0)
    page.get_by_role("button", name=re.compile("Partager")).tap()
    shared = page.evaluate("window.shared")
    assert shared["url"] == link(phone, game).replace("#", "?lang=fr#")
    assert "Quarriors" in shared["title"]
