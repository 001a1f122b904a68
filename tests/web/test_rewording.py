"""Another language while something is on show: all of it changes at once, and nothing is loaded anew."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.clients import BOT, Game, Table, human
from tests.server.serving import until
from tests.web.axe import assert_accessible
from tests.web.conftest import Visit
from tests.web.hand import open_log, read_log
from tests.web.layout import assert_nothing_cut, assert_one_screen
from tests.web.test_language import alone, other, switch
from tests.web.visitor import DESKTOP, PHONE, Device, Visitor
from tests.web.words import say, say_in, speaking

pytestmark = pytest.mark.browser

on_both = pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])


@pytest.fixture(scope="module")
def played(server: object) -> Game:
    """A game that is over."""
    with Table(server.url) as table:  # type: ignore[attr-defined]
        game, (ann,) = table.begin(human("Ann"), BOT, wilds=["first-game"], first=0, seed=11, rules={"turn_limit": 10})
        ann.play()
        ann.until(lambda me: me.over)
        return game


def choose(page: Page, lang: str) -> None:
    """Another language by the settings of a table."""
    page.evaluate("() => (window.isSame = true)")
    page.get_by_role("button", name=say("settings"), exact=True).click()
    switch(page, lang)
    with speaking(lang):
        page.get_by_role("dialog").get_by_role("button", name=say("close")).first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def told(page: Page) -> list[str]:
    """What the server said of a moment: the sentence beside the table, and the cards with their texts."""
    words = [page.locator(".bar .text, .told").first.inner_text()]
    return words + page.locator(".wilds [data-card] .text").all_inner_texts()


def assert_reworded(page: Page, lang: str, before: list[str], look: Callable[[Page], list[str]]) -> None:
    """All of it is said in another way, and there is as much of it."""
    with speaking(lang):
        until(lambda: not {text for text in before if text} & set(look(page)), f"some of it is not in {lang}")
        assert len(look(page)) == len(before)
    assert page.evaluate("() => window.isSame"), "the page was loaded anew"


@other
@on_both
def test_a_replay(visit: Visit, played: Game, lang: str, device: Device) -> None:
    page = visit(device).go(f"replay/{played.id}/40/{played.invitation}")
    page.locator("[data-seat]").first.wait_for()
    log, words, address = read_log(page), told(page), page.url
    choose(page, lang)
    assert_reworded(page, lang, words, told)
    assert_reworded(page, lang, log, read_log)
    assert page.url == address
    with speaking(lang):
        expect(page).to_have_title(say("page-title", page=say("replay"), name=say("name")))
        # it goes on from there
        page.get_by_role("button", name=say("replay-forward")).click()
        page.wait_for_function("(before) => location.href !== before", arg=address)
        assert not set(log) & set(page.locator("[aria-live]").all_inner_texts())
        assert_nothing_cut(page, f"a replay in {lang}")
        assert_one_screen(page, f"a replay in {lang}")


@other
@on_both
def test_a_look_back_at_a_game_that_goes_on(visit: Visit, table: Table, lang: str, device: Device) -> None:
    game = alone(table)
    with table.sit(game, 0) as ann:
        ann.ready("n1")
        for _ in range(12):
            ann.turn()
            ann.move(ann.state["decision"]["options"][0]["option"])
    page = visit(device).sit(game, 0)
    open_log(page).get_by_title(say("look-at-moment")).nth(-5).click()
    page.locator("[data-now]").wait_for()
    words = told(page)
    choose(page, lang)
    assert_reworded(page, lang, words, told)


@other
def test_what_is_wrong_with_what_was_typed(visit: Visit, lang: str) -> None:
    page = visit().go("claim")
    page.get_by_label(say("code")).fill("!")
    page.get_by_role("button", name=say("claim-do")).click()
    expect(page.get_by_role("alert")).to_have_text(say("bad-code"))
    switch(page, lang)
    expect(page.get_by_role("alert")).to_have_text(say_in(lang, "bad-code"))
    expect(page.get_by_label(say_in(lang, "code"))).to_have_value("!")


@other
def test_a_page_that_is_not_there(visit: Visit, lang: str) -> None:
    page = visit().go("weather")
    expect(page).to_have_title(say("page-title", page=say("not-found"), name=say("name")))
    switch(page, lang)
    expect(page.get_by_role("heading", level=1)).to_have_text(say_in(lang, "not-found"))
    title = say_in(lang, "page-title", page=say_in(lang, "not-found"), name=say_in(lang, "name"))
    expect(page).to_have_title(title)


@other
def test_a_game_that_is_gone(visit: Visit, lang: str) -> None:
    visitor = visit()
    visitor.expect("404", "WebSocket is closed before")
    page = visitor.go("game/nowhere")
    expect(page.get_by_text(say("error-not_found"))).to_be_visible()
    switch(page, lang)
    expect(page.get_by_text(say_in(lang, "error-not_found"))).to_be_visible()


def test_somebody_without_a_name_has_one_in_their_language(visit: Visit) -> None:
    page = visit(language="fr").go()
    with speaking("fr"):
        page.get_by_role("button", name=say("play-now")).first.click()
        expect(page.locator("[data-seat]").first).to_be_visible()
        expect(page.get_by_text(say("player-name", seat=1)).first).to_be_attached()


@on_both
def test_a_log_that_is_still_being_fetched_says_so(visit: Visit, table: Table, device: Device) -> None:
    game = alone(table)
    with table.sit(game, 0) as ann:
        ann.ready("n1")
        ann.turn()
        ann.move(ann.state["decision"]["options"][0]["option"])
        ann.turn()
    visitor = visit(device)
    held = hold(visitor, "**/api/games/*/events?**")
    page = visitor.sit(game, 0)
    expect(page.locator("[data-bar].isOurs")).to_be_visible()
    log = open_log(page)
    expect(log.get_by_role("listitem")).to_have_text([say("loading")])
    assert_accessible(page, "a log that is still to come")
    assert_nothing_cut(page)
    log.focus()
    expect(log).to_be_focused()
    for route in held:
        route.continue_()
    expect(log.get_by_title(say("look-at-moment")).first).to_be_visible()
    expect(log.get_by_text(say("loading"))).to_have_count(0)


def hold(visitor: Visitor, address: str) -> list[Route]:
    """Keeps back what is asked for there, until it is let go on."""
    held: list[Route] = []
    visitor.page.route(address, lambda route: held.append(route))
    return held
