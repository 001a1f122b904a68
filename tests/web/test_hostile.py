"""Names, links, storage and servers that mean no good: the page says what is wrong, and goes on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.server.clients import BOT, Game, Table, human
from tests.web.conftest import Visit
from tests.web.hand import Hand
from tests.web.layout import assert_nothing_cut
from tests.web.visitor import DESKTOP, PHONE, Device, Visitor
from tests.web.words import beginning, say

pytestmark = pytest.mark.browser

NAMES: Final = {
    "tags": ("<img src=x onerror=alert`1`>", "<script>alert`2`<script>", "<h1>Hi", "&ltb&gt {$name}"),
    "wide": ("W" * 40, "漢" * 40, "🐉" * 20, "éÅ̊" * 10),
    "turned": ("אבגדהוזחטיכלמנסעפצקרשת", "مرحبا بالعالم", "Ann", "__proto__"),
}


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("names", NAMES.values(), ids=list(NAMES))
def test_names_are_only_words(visit: Visit, table: Table, device: Device, names: tuple[str, ...]) -> None:
    visitor = visit(device)
    game = table.create(
        *(human(name) for name in names), title="<script>alert(3)</script>", public=True, wilds=["first-game"]
    )
    page = visitor.sit(game, *range(4))
    page.on("dialog", lambda dialog: visitor.faults.append(f"dialog: {dialog.message}"))
    hand = Hand(page)
    hand.play(lambda: len(hand.taken) >= 8)
    assert all(name in page.locator("body").inner_text() for name in names)
    assert page.locator("script:not([src]), img, h1 h1").count() == 0
    assert_nothing_cut(page, "a table of strange names")
    page = visitor.go()
    expect(page.get_by_role("main")).to_contain_text("<script>alert(3)</script>")
    assert_nothing_cut(page, "the first screen with strange names")


HASHES: Final = (
    "#/game", "#/game/../..", "#/game/%", "#/%E0%A4%A", "#/join/<script>alert(1)</script>", "#/replay/a/b/c/d",
    "#javascript:alert(1)", "#/game/" + "x" * 2000, "#/cards?" + "q=" + "%FF" * 50, "#/print/money", "#//////",
    "#/cards?box=nothing&kind=nothing&cost=-1", "#/__proto__", "#/constructor/toString", "#/setup/extra",
    "#/\u202egame/abc",
)  # fmt: skip


def test_addresses_that_lead_nowhere(visitor: Visitor) -> None:
    page = visitor.go()
    page.on("dialog", lambda dialog: visitor.faults.append(f"dialog: {dialog.message}"))
    for hash in HASHES:
        page.goto(visitor.address + hash)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_role("link").or_(page.get_by_role("button")).first).to_be_visible()


def test_a_game_that_does_not_exist(visitor: Visitor) -> None:
    visitor.expect("404")
    for route in ("game/nothing", "join/nothing", "join/nothing/qi_nothing"):
        page = visitor.go(route)
        expect(page.get_by_text(say("error-not_found"))).to_be_visible()
        back = page.get_by_role("link", name=say("back-home")).or_(page.get_by_role("button", name=say("back-home")))
        back.first.click()
        expect(page.get_by_role("button", name=beginning("play-now"))).to_be_visible()


GARBAGE: Final = (
    "", "null", "[]", "{", "7", '"text"', '{"version": 1}', '{"version": 99, "value": []}', '{"version": "1"}',
    '{"version": 1, "value": {"speed": 7, "theme": {}, "name": [], "sound": "yes", "language": "xx"}}',
    '{"version": 1, "value": [null, 7, {"game": "../x"}, {"game": "abc", "seats": {"9": 1, "0": {"secret": 7}}}]}',
    '{"version": 1, "value": [{"game": "abc", "seats": {"0": {"secret": "<b>"}}, "players": ["<b>", null]}]}',
)  # fmt: skip


def test_garbage_in_the_storage(visitor: Visitor) -> None:
    # one of the games is none that the server knows
    visitor.expect("404")
    visitor.go()
    for text in GARBAGE:
        for key in ("quarriors.settings", "quarriors.games"):
            visitor.keep(key, text)
        page = visitor.page
        page.reload()
        expect(page.get_by_role("button", name=beginning("play-now"))).to_be_visible()
    # a seat's secret may be in what cannot be read: it is put aside
    visitor.keep("quarriors.games", '{"version": 1, "value": [qs_secret')
    visitor.page.reload()
    expect(visitor.page.get_by_role("button", name=beginning("play-now"))).to_be_visible()
    aside = visitor.page.evaluate("() => localStorage.getItem('quarriors.games.damaged')")
    assert "qs_secret" in aside


FAULT: Final = '{"error": {"id": "internal", "text": "no", "incident": "i1"}}'
NONSENSE: Final[dict[str, Callable[[Route], None]]] = {
    "nothing": lambda route: route.abort(),
    "no JSON": lambda route: route.fulfill(status=200, body="<html>hello</html>", content_type="text/html"),
    "empty": lambda route: route.fulfill(status=200, body=""),
    "another shape": lambda route: route.fulfill(status=200, body='{"games": 7, "boxes": null}'),
    "a fault": lambda route: route.fulfill(status=500, body=FAULT),
    "a fault without words": lambda route: route.fulfill(status=502, body="bad gateway"),
    "a list": lambda route: route.fulfill(status=200, body="[[[]]]", content_type="application/json"),
}  # fmt: skip


#: What the page says about such a server, and what it never should.
_SAYS_SO: Final = re.compile(
    "|".join(re.escape(say(f"error-{id}")) for id in ("unreachable", "not_understood", "internal"))
)
_RAW: Final = re.compile(r"\[object|\b(undefined|NaN|null|error-\w+)\b")


@pytest.mark.parametrize("nonsense", NONSENSE.values(), ids=list(NONSENSE))
def test_a_server_that_talks_nonsense(visitor: Visitor, nonsense: Callable[[Route], None]) -> None:
    visitor.expect("50[02]", "ERR_FAILED", "Failed to load resource")
    visitor.context.route("**/api/**", nonsense)
    visitor.context.route("**/api", nonsense)
    for route in ("", "setup", "cards", "join/abc", "replays"):
        page = visitor.go(route)
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        if route == "replays":
            # those of others are a supplement: the page is whole without them
            expect(page.get_by_text(say("replays-none"))).to_be_visible()
        else:
            expect(page.get_by_text(_SAYS_SO).first).to_be_visible()
        assert not _RAW.search(page.locator("body").inner_text())
    page = visitor.go()
    page.get_by_role("button", name=beginning("play-now")).click()
    expect(
        page.get_by_role("status").or_(page.get_by_role("alert")).filter(has_text=re.compile(r"\w")).first
    ).to_be_visible()
    visitor.context.unroute_all()
    page.get_by_role("button", name=beginning("play-now")).click()
    Hand(page).option("roll").wait_for()


STRANGE: Final = (
    "", "null", "7", "[]", "{}", "{", '{"type": "weather"}', '{"type": 7}', '{"type": "event"}', '{"type": "done"}',
    '{"type": "refused"}', '{"type": "welcome"}', '{"type": "presence", "present": "all"}', '{"type": "__proto__"}',
    '{"type": "event", "number": "x"}',
    '{"type": "refused", "id": 99, "error": {"id": "weather", "text": "<b>rain</b>"}}',
    '{"type": "bye", "reason": {}}',
    '{"type": "event", "number": 1, "kind": "weather", "state": null}', json.dumps({"type": "x" * 10_000}),
)  # fmt: skip


def alone(table: Table) -> Game:
    return table.create(human("Ann"), BOT, wilds=["first-game"], first=0)


def test_a_socket_that_says_strange_things(visitor: Visitor, table: Table) -> None:
    heard = 0

    def between(near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def hear(message: str | bytes) -> None:
            nonlocal heard
            near.send(message)
            near.send(STRANGE[heard % len(STRANGE)])
            heard += 1

        far.on_message(hear)

    visitor.page.route_web_socket("**/api/socket", between)
    game = alone(table)
    page = visitor.sit(game, 0)
    Hand(page).play_out()
    assert heard > len(STRANGE)


def test_kinds_of_everything_that_are_newer_than_the_page(visitor: Visitor, table: Table) -> None:
    def between(near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "event":
                said["weather"] = {"rain": True}
                for line in said.get("story", []):
                    line["kind"] = "weather"
                said.setdefault("happenings", []).append(["weather", 0, 99, 99, 99, "x", None])
            if (state := said.get("state")) and (decision := state.get("decision")):
                decision["kind"] = "weather"
            near.send(json.dumps(said))

        far.on_message(hear)

    visitor.page.route_web_socket("**/api/socket", between)
    game = alone(table)
    page = visitor.sit(game, 0)
    Hand(page).play_out()


def test_what_is_typed_into_the_page(visitor: Visitor) -> None:
    visitor.expect("422")
    page = visitor.go()
    page.get_by_label(say("join-by-link"), exact=True).fill("hello world")
    page.get_by_role("button", name=say("join"), exact=True).click()
    expect(page.get_by_text(say("bad-link"))).to_be_visible()
    page.get_by_label(say("your-name")).fill("<b>Ann</b>\u202e")
    page.keyboard.press("Tab")
    _starts_or_says_why(page)


def _starts_or_says_why(page: Page) -> None:
    page.get_by_role("button", name=beginning("play-now")).click()
    started = Hand(page).option("roll")
    refused = page.get_by_role("status").or_(page.get_by_role("alert")).filter(has_text="name")
    expect(started.or_(refused).first).to_be_visible()
