"""Replays: any moment of a game, by clicks, keys and links; looking back during a game; playing on from a moment."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.clients import BOT, Game, Table, human
from tests.web.axe import assert_accessible
from tests.web.conftest import Visit
from tests.web.hand import Hand, open_log
from tests.web.layout import assert_nothing_cut, assert_one_screen
from tests.web.visitor import PHONE, Visitor
from tests.web.words import say

pytestmark = pytest.mark.browser


@pytest.fixture
def played(table: Table) -> Game:
    """A game that is over, and that not everybody may see."""
    game, (ann,) = table.begin(human("Ann"), BOT, wilds=["first-game"], first=0, seed=11, rules={"turn_limit": 10})
    ann.play()
    ann.until(lambda me: me.over)
    return game


def moments(table: Table, game: Game) -> list[dict[str, Any]]:
    """All events with the states they have led to, by number from 1."""
    found: list[dict[str, Any]] = []
    while True:
        since = found[-1]["number"] if found else 0
        page = table.get(f"/api/games/{game.id}/events", game.invitation, since=since, states="true")
        found += page["events"]
        if found[-1]["number"] == page["number"]:
            return found


def at(page: Page) -> int:
    """The moment that is looked at, as the address has it."""
    match = re.search(r"/(\d+)$", page.url)
    return int(match[1]) if match else 0


def open_replay(visitor: Visitor, game: Game, number: int = 0) -> Page:
    """Opens the replay as somebody who has been invited."""
    page = visitor.go(f"replay/{game.id}/{number}/{game.invitation}")
    page.get_by_role("region", name=say("replay"), exact=True).wait_for()
    return page


def assert_shows(page: Page, state: dict[str, Any]) -> None:
    """The table is the one the server had then."""
    table = state["table"]
    expect(page.get_by_role("heading", level=1)).to_contain_text(say("turn", turn=table["turn"]))
    for seat, player in enumerate(table["players"]):
        mat = page.locator(f'[data-seat="{seat}"]').first
        for area in ("active", "ready"):
            expect(mat.locator(f'[data-zone="{area}"] [data-die]')).to_have_count(len(player[area]))


def test_every_moment_is_the_servers(visitor: Visitor, table: Table, played: Game) -> None:
    states = {event["number"]: event["state"] for event in moments(table, played)}
    page = open_replay(visitor, played)
    forward = page.get_by_role("button", name=say("replay-forward"))
    first = at(page)
    assert states[first]["table"]["turn"] == 1
    for _ in range(12):
        assert_shows(page, states[at(page)])
        before = at(page)
        forward.click()
        page.wait_for_function("(before) => !location.hash.endsWith('/' + before)", arg=before)
    page.get_by_role("button", name=say("replay-last")).click()
    expect(forward).to_be_disabled()
    assert_shows(page, states[max(states)])
    page.get_by_role("button", name=say("replay-first")).click()
    expect(page.get_by_role("button", name=say("replay-back"))).to_be_disabled()
    assert_shows(page, states[first])


def test_keys_and_the_slider_go_through_a_game(visitor: Visitor, played: Game) -> None:
    page = open_replay(visitor, played)
    heading = page.get_by_role("heading", level=1)
    page.keyboard.press("PageDown")
    expect(heading).to_contain_text(say("turn", turn=2))
    page.keyboard.press("Shift+ArrowRight")
    expect(heading).to_contain_text(say("turn", turn=3))
    page.keyboard.press("PageUp")
    expect(heading).to_contain_text(say("turn", turn=2))
    page.keyboard.press("End")
    expect(heading).to_contain_text(say("turn", turn=10))
    page.keyboard.press("Home")
    expect(heading).to_contain_text(say("turn", turn=1))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=say("replay-pause"))).to_be_visible()
    # which turn it has come to when one looks is up to the machine
    expect(heading).not_to_contain_text(say("turn", turn=1))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=say("replay-play"), exact=True)).to_be_visible()
    slider = page.get_by_role("slider", name=say("replay-place"))
    slider.focus()
    page.keyboard.press("End")
    expect(heading).to_contain_text(say("turn", turn=10))
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name=say("replay-last"))).to_be_enabled()


def test_a_line_of_the_log_is_a_way_to_its_moment(visitor: Visitor, played: Game) -> None:
    page = open_replay(visitor, played)
    line = open_log(page).get_by_role("button", name=say("turn", turn=5)).first
    line.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(say("turn", turn=5))
    open_log(page)
    expect(line).to_have_attribute("aria-current", "true")
    # from line to line by arrows
    line.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text(say("turn", turn=1))


_FOUGHT = ["spent", "summoned", "attacked", "defended", "destroyed"]


def fought(table: Table, game: Game) -> dict[str, Any]:
    """A move that tells much at once: up to a Creature that is destroyed."""
    for event in table.history(game):
        if [line["kind"] for line in event.get("story", [])] == _FOUGHT:
            return event
    raise AssertionError("nobody has attacked")


def assert_lines_show_themselves(page: Page, event: dict[str, Any]) -> None:
    """Clicks the lines of a move one after another: each shows the table as it was with it."""
    lines = page.locator(f'[data-event="{event["number"]}"]')
    for place, kind in enumerate(_FOUGHT):
        open_log(page)
        lines.nth(place).click()
        expect(page.locator("[data-fight]")).to_have_count(int(kind in _FOUGHT[2:]))
        expect(page.locator("[data-fight] [data-struck]")).to_have_count(int(kind in _FOUGHT[3:]))
        expect(page.locator("[data-fight] .stand.destroyed")).to_have_count(int(kind == "destroyed"))


def test_a_line_of_an_attack_shows_that_blow(visitor: Visitor, table: Table, played: Game) -> None:
    page = open_replay(visitor, played)
    assert_lines_show_themselves(page, fought(table, played))


def test_a_line_of_an_attack_shows_that_blow_while_the_game_goes_on(visitor: Visitor, table: Table) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT, wilds=["first-game"], first=0, seed=11)
    ann.play(15)
    page = visitor.sit(game, 0)
    event = fought(table, game)
    open_log(page).locator(f'[data-event="{event["number"]}"]').first.click()
    expect(page.locator("[data-now]")).to_be_visible()
    assert_lines_show_themselves(page, event)


def test_a_moment_is_shared_by_its_link(visit: Visit, played: Game) -> None:
    ann, ben = visit(), visit()
    page = ann.sit(played, 0)
    hand = Hand(page)
    page.locator("[data-ending]").get_by_role("button", name=say("ending-watch"), exact=True).click()
    page.get_by_role("region", name=say("replay"), exact=True).wait_for()
    page.keyboard.press("PageDown")
    expect(page.get_by_role("heading", level=1)).to_contain_text(say("turn", turn=2))
    page.get_by_role("button", name=say("share-moment")).click()
    expect(hand.dialog).to_contain_text(say("share-private"))
    link = hand.dialog.get_by_role("textbox").input_value()
    ben.page.goto(link)
    expect(ben.page.get_by_role("heading", level=1)).to_contain_text(say("turn", turn=2))
    # an invitation does not stay in the address, and is still known after a reload
    assert played.invitation not in ben.page.url
    assert at(ben.page) == at(page)
    ben.page.reload()
    expect(ben.page.get_by_role("heading", level=1)).to_contain_text(say("turn", turn=2))


def test_what_cannot_be_seen_is_said_in_words(visit: Visit, table: Table, played: Game) -> None:
    stranger = visit()
    stranger.expect("403", "404")
    page = stranger.go(f"replay/{played.id}/5")
    expect(page.get_by_text(say("error-bad_invitation"))).to_be_visible()
    stranger.go("replay/nosuchgame12")
    expect(page.get_by_text(say("error-not_found"))).to_be_visible()
    waiting = table.create(human("Ann"), human("Ben"), public=True)
    stranger.go(f"replay/{waiting.id}")
    expect(page.get_by_text(say("replay-not-begun"))).to_be_visible()
    stranger.go(f"replay/{played.id}/99999/{played.invitation}")
    expect(page.get_by_text(say("replay-beyond", number=99999))).to_be_visible()
    expect(page.get_by_role("button", name=say("replay-last"))).to_be_disabled()


def test_what_was_taken_back_is_seen_and_then_gone(visitor: Visitor, table: Table) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT, wilds=["first-game"], first=0, seed=3)
    ann.turn()
    while ann.state["undo"] is None:
        ann.move()
        ann.turn()
    ann.undo()
    ann.until(lambda me: "undo" in me.kinds)
    undo = next(event for event in table.history(game) if event["kind"] == "undo")
    page = open_replay(visitor, game, undo["number"] - 1)
    bar = page.get_by_role("region", name=say("replay"), exact=True)
    expect(bar).to_contain_text(say("taken-back"))
    page.keyboard.press("ArrowRight")
    expect(bar).to_contain_text(say("event-undo", name="Ann"))
    assert_shows(page, moments(table, game)[undo["number"] - 1]["state"])


def test_a_game_goes_on_from_a_moment_against_bots(visitor: Visitor, table: Table, played: Game) -> None:
    page = open_replay(visitor, played)
    for _ in range(4):
        page.keyboard.press("PageDown")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text(say("turn", turn=5))
    number = at(page)
    page.get_by_role("button", name=say("continue"), exact=True).click()
    hand = Hand(page)
    # the other seat is taken, and a bot plays Ann's
    other = table.look(played)["state"]["seats"][1]["name"]
    hand.dialog.get_by_label(say("continue-seat", name="Ann")).select_option("greedy")
    expect(hand.dialog).to_contain_text(say("continue-nobody"))
    hand.dialog.get_by_label(say("continue-seat", name=other)).select_option("")
    hand.dialog.get_by_role("button", name=say("continue"), exact=True).click()
    page.wait_for_url("**/#/game/*")
    hand.play(lambda: len(hand.taken) >= 5 or hand.is_over)
    made = table.get(
        f"/api/games/{page.url.rsplit('/', 1)[1]}", visitor.kept("quarriors.games")["value"][0]["invitation"]
    )
    assert made["practice"]
    assert made["origin"] == {"game": played.id, "number": number}
    assert made["state"]["table"]["turn"] >= 5
    assert [seat["bot"] for seat in made["state"]["seats"]] == ["greedy", None]


def test_looking_back_while_the_game_goes_on(visitor: Visitor, table: Table) -> None:
    game = table.create(human("Ann"), human("Ben"), wilds=["first-game"], first=0, seed=5)
    page = visitor.sit(game, 0)
    ben = table.sit(game, 1)
    ben.ready()
    hand = Hand(page)
    hand.option("roll").first.wait_for()
    hand.play(lambda: table.look(game)["state"]["decision"]["seat"] == 1)
    ben.turn()
    open_log(page).get_by_role("button").first.click()
    past = page.get_by_role("region", name=say("looking-back", turn=1))
    expect(past).to_be_visible()
    assert_accessible(page, "looking back")
    # the game goes on meanwhile, and nobody is thrown out
    while ben.decides:
        ben.move()
        ben.until(lambda me: me.is_up_to_date)
    expect(past).to_contain_text(say("looking-back-yours"))
    page.keyboard.press("Escape")
    expect(past).to_have_count(0)
    expect(hand.bar.locator("[data-option]").first).to_be_visible()


def test_a_replay_on_a_phone(visit: Visit, played: Game) -> None:
    phone = visit(PHONE, scheme="light")
    page = open_replay(phone, played)
    page.get_by_role("button", name=say("replay-next-turn")).tap()
    expect(page.get_by_role("heading", level=1)).to_contain_text(say("turn", turn=2))
    assert_one_screen(page, "a replay on a phone")
    assert_nothing_cut(page, "a replay on a phone")
    assert_accessible(page, "a replay on a phone")
    page.get_by_role("button", name=say("log"), exact=True).tap()
    page.locator("dialog[open]").get_by_role("button", name=say("turn", turn=4)).first.tap()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_contain_text(say("turn", turn=4))


def test_a_replay_can_be_used_by_everybody(visitor: Visitor, played: Game) -> None:
    page = open_replay(visitor, played)
    page.keyboard.press("PageDown")
    assert_one_screen(page, "a replay")
    assert_nothing_cut(page, "a replay")
    assert_accessible(page, "a replay")
    page.get_by_role("button", name=say("continue"), exact=True).click()
    assert_accessible(page, "playing on")


def test_a_replay_that_is_left_while_it_is_fetched_asks_for_nothing_more(visitor: Visitor, played: Game) -> None:
    asked: list[str] = []
    page = visitor.go()
    page.on("request", lambda request: asked.append(request.url))
    held: list[Route] = []
    page.route("**/api/games/*/cards*", lambda route: held.append(route))
    visitor.go(f"replay/{played.id}/5/{played.invitation}")
    while not held:
        page.wait_for_timeout(20)
    visitor.go("rules")
    with page.expect_response("**/api/games/*/cards*"):
        held[0].continue_()
    page.evaluate("() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)))")
    assert not [url for url in asked if "states=true" in url]
