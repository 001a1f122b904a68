"""People at a table in two browsers: what they say, who watches, and one question for the next game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.server.clients import OPEN, Game, Table, human
from tests.web.conftest import Visit
from tests.web.hand import Hand
from tests.web.visitor import PHONE, Visitor
from tests.web.words import say, say_in

pytestmark = pytest.mark.browser


def at_table(visit: Visit, table: Table) -> tuple[Game, Visitor, Visitor]:
    """Ann at a desk, who reads Italian, and Ben with a phone, in a game that has begun."""
    game = table.create(human("Ann"), OPEN, wilds=["first-game"], first=0)
    table.join(game, "Ben")
    ann, ben = visit(language="it"), visit(PHONE)
    for visitor, seat, lang in ((ann, 0, "it"), (ben, 1, "en")):
        visitor.sit(game, seat).get_by_role("button", name=say_in(lang, "be-ready")).click()
    for visitor in (ann, ben):
        visitor.page.locator("[data-bar]").wait_for()
    return game, ann, ben


def speak(page: Page, phrase: str) -> None:
    """Says a phrase, or pulls a face."""
    page.locator("[data-talk]").first.click()
    page.locator(f"[data-say={phrase}]").click()


def test_everybody_hears_it_in_their_own_language_until_they_mute_it(visit: Visit, table: Table) -> None:
    game, ann, ben = at_table(visit, table)
    speak(ann.page, "good_luck")
    expect(ben.page.locator("[data-said=good_luck]")).to_have_text(say("phrase-good_luck"))
    expect(ann.page.locator("[data-said=good_luck]")).to_have_text(say_in("it", "phrase-good_luck"))
    # it is read aloud, and who said it
    heard = say("said-by", name="Ann", what=say("phrase-good_luck"))
    expect(ben.page.locator("[aria-live]").filter(has_text=heard).first).to_be_attached()
    speak(ben.page, "laugh")
    expect(ann.page.locator("[data-said=laugh] svg")).to_be_visible()
    # there is no line to be written where the host has not allowed it
    ben.page.locator("[data-talk]").first.click()
    expect(ben.page.get_by_label(say("talk-write"))).to_have_count(0)
    ben.page.locator("[data-mute='0']").click()
    ben.page.keyboard.press("Escape")
    expect(ben.page.locator("[data-mute]")).to_have_count(0)
    speak(ann.page, "ouch")
    expect(ann.page.locator("[data-said=ouch]")).to_be_visible()
    speak(ben.page, "thanks")
    expect(ann.page.locator("[data-said=thanks]")).to_be_visible()
    expect(ben.page.locator("[data-said=ouch]")).to_have_count(0)
    # the browser keeps it, and nobody else hears of it
    assert ben.kept("quarriors.company")["value"] == {game.id: {"muted": ["Ann"], "name": ""}}


def test_on_a_phone_nothing_that_is_said_covers_the_decision(visit: Visit, table: Table) -> None:
    game, ann, ben = at_table(visit, table)
    Hand(ann.page).option("roll").click()
    with table.sit(game, 0) as twin:
        for phrase in ("moment", "quarriors"):
            twin.ask("say", phrase=phrase)
            expect(ben.page.locator(f"[data-said={phrase}]")).to_be_visible()
            _check_free(ben.page, ".bubble")
    ben.page.locator("[data-talk]").first.tap()
    ben.page.locator("[data-say=hello]").wait_for()
    _check_free(ben.page, ".panel")
    ben.page.locator("[data-say=hello]").tap()
    expect(ben.page.locator("[data-said=hello]")).to_be_visible()
    _check_free(ben.page, ".bubble")


def _check_free(page: Page, selector: str) -> None:
    """Nothing of that lies over what is to be decided, or out of the window."""
    bar = page.locator("[data-bar]").bounding_box()
    assert bar is not None
    for one in page.locator(selector).all():
        box = one.bounding_box()
        if box is None:
            continue
        assert box["y"] + box["height"] <= bar["y"] + 1 or box["y"] >= bar["y"] + bar["height"]
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE.width


def test_players_see_who_watches(visit: Visit, table: Table) -> None:
    game, ann, ben = at_table(visit, table)
    zoe = visit()
    page = zoe.go(f"join/{game.id}/{game.invitation}")
    page.get_by_label(say("join-question")).fill("Zoe")
    page.get_by_role("button", name=say("watch"), exact=True).click()
    for visitor, lang in ((ann, "it"), (ben, "en")):
        visitor.page.locator("[data-talk]").first.click()
        seen = visitor.page.locator("[data-watching='1']")
        expect(seen).to_contain_text(say_in(lang, "watching-count", count=1))
        expect(seen).to_contain_text("Zoe")
    # who watches may be called otherwise, but not like a player
    page.locator("[data-talk]").first.click()
    field = page.get_by_label(say("watch-name"))
    field.fill("Вen")
    page.get_by_role("button", name=say("watch-name-do")).click()
    expect(ben.page.locator("[data-watching='1']")).not_to_contain_text("Zoe")
    expect(ben.page.locator("[data-watching='1'] bdi")).to_have_count(0)
    expect(page.locator("[data-say]")).to_have_count(0)
    zoe.page.close()
    expect(ben.page.locator("[data-watching]")).to_have_count(0)


def test_one_question_and_the_next_game_begins(visit: Visit, table: Table) -> None:
    game, ann, ben = at_table(visit, table)
    speak(ann.page, "good_luck")
    with table.sit(game, 0) as twin:
        twin.ask("resign")
    for visitor in (ann, ben):
        expect(visitor.page.locator("[data-ending]")).to_be_visible()
    # Ben looks at the table; the question comes to him all the same
    ben.page.get_by_role("button", name=say("look-at-table")).click()
    ann.page.locator("[data-again]").get_by_role("button", name=say_in("it", "rematch"), exact=True).click()
    expect(ann.page.locator("[data-again]")).to_contain_text(say_in("it", "again-waiting", names="Ben"))
    asked = ben.page.locator("[data-again]")
    expect(asked).to_contain_text(say("again-asks", name="Ann"))
    ben.page.locator("[data-again-no]").tap()
    expect(ann.page.locator("[data-again]")).to_contain_text(say_in("it", "again-declined", name="Ben"))
    # he has changed his mind; both have said what they want, and nobody is asked whether they are ready
    ben.page.locator("[data-again]").get_by_role("button", name=say("rematch"), exact=True).tap()
    ann.page.locator("[data-again-yes]").click()
    for visitor in (ann, ben):
        visitor.page.wait_for_url(lambda url: game.id not in url)
        visitor.page.locator("[data-bar]").wait_for()
    assert ann.page.url.rpartition("/")[2] == ben.page.url.rpartition("/")[2]
    with table.sit(Game(ann.page.url.rpartition("/")[2], {}, "", game.secrets), 0) as there:
        assert there.state["status"] == "running"


def test_whoever_is_away_does_not_think(visit: Visit, table: Table) -> None:
    game = table.create(human("Ann"), OPEN, wilds=["first-game"], first=1)
    table.join(game, "Ben")
    ann = visit()
    page = ann.sit(game, 0)
    page.get_by_role("button", name=say("be-ready")).click()
    bar = Hand(page).bar
    with table.sit(game, 1) as ben:
        ben.ready("n1")
        expect(bar).to_contain_text(say("thinking", name="Ben"))
        expect(page.get_by_text(say("away-mark"), exact=True)).to_have_count(0)
    expect(bar).to_contain_text(say("waits-away", name="Ben"))
    expect(bar).not_to_contain_text(say("thinking", name="Ben"))
    expect(page.get_by_text(say("away-mark"), exact=True)).to_be_visible()
