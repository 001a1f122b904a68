"""Ways to what the page shows: every page and dialog by name, as tests look at them and pictures are taken of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, Literal

from playwright.sync_api import Locator, Page, Response, WebSocketRoute, expect

from quarriors.sets import every_box
from tests.server.clients import BOT, OPEN, Game, Table, human
from tests.web.hand import Hand, open_log
from tests.web.moments import GREEDY, Moment, attack, go_on_to_what_may_be_lost
from tests.web.studio import favourite, finished_game, full_table
from tests.web.visitor import Visitor
from tests.web.words import say

Scene = Callable[[Visitor, Table], Page]


def set_up(
    visitor: Visitor, seats: Sequence[str], *, names: Sequence[str] = (), boxes: Literal["base", "all"] = "base",
    seed: str = "",
) -> Page:  # fmt: skip
    """Sets up a game by clicks, and starts it."""
    page = visitor.go("setup")
    open_details(page)
    for _ in seats[2:]:
        page.get_by_role("button", name=say("add-seat")).click()
    for place, kind in enumerate(seats, 1):
        page.get_by_label(say("kind-of-seat", seat=place), exact=True).select_option(kind)
    for place, name in enumerate(names, 1):
        if name:
            page.get_by_label(say("name-of-seat", seat=place), exact=True).fill(name)
    if boxes == "all":
        choose_boxes(page)
    if seed:
        page.get_by_text(say("more-options")).click()
        with page.expect_response(lambda answer: "/api/deal" in answer.url):
            page.get_by_label(say("seed")).fill(seed)
            page.get_by_label(say("seed")).blur()
    page.get_by_role("button", name=say("start-game")).click()
    page.wait_for_url("**/#/game/*")
    return page


def open_details(page: Page) -> None:
    """Folds out boxes, rules and the rest of the set-up."""
    details = page.locator("[data-details]")
    if details.get_attribute("open") is None:
        details.locator("> summary").click()


def choose_boxes(page: Page) -> None:
    """Takes every box into the game."""
    open_details(page)
    shelf = page.get_by_role("group", name=say("boxes"))
    expect(shelf.get_by_role("checkbox")).not_to_have_count(0)
    for box in shelf.locator("label:has(input[type=checkbox])").all():
        if not box.locator("input").is_checked():
            box.click()


# -- pages ---------------------------------------------------------------------------------------


def _plain(route: str, sign: str = "h1") -> Scene:
    def scene(visitor: Visitor, table: Table) -> Page:
        page = visitor.go(route)
        page.locator(sign).first.wait_for()
        return page

    return scene


def _home(visitor: Visitor, table: Table) -> Page:
    _announced(table)
    visitor.sit(_late(table), 0)
    Hand(visitor.page).bar.wait_for()
    page = visitor.go()
    page.get_by_role("main").get_by_text("Friday evening").first.wait_for()
    page.evaluate(_FROM_THE_TOP)
    return page


@cache
def _announced(table: Table) -> Game:
    return table.create(OPEN, human("Cleo"), title="Friday evening", public=True)


def _set_up(visitor: Visitor, table: Table) -> Page:
    page = visitor.go("setup")
    page.locator("[data-card]").first.wait_for()
    return page


#: As if nobody had clicked or scrolled.
_FROM_THE_TOP: Final = """() => {
  document.activeElement?.blur();
  for (const one of document.querySelectorAll("*")) one.scrollTop = 0;
}"""


def _set_up_every_box(visitor: Visitor, table: Table) -> Page:
    page = _set_up(visitor, table)
    open_details(page)
    page.get_by_text(say("more-options")).click()
    page.get_by_label(say("seed")).fill("pictures")
    page.get_by_text(say("more-options")).click()
    with page.expect_response(_deals_from_every_box):
        choose_boxes(page)
    page.evaluate(_FROM_THE_TOP)
    return page


def _deals_from_every_box(answer: Response) -> bool:
    if "/api/deal" not in answer.url:
        return False
    wanted: Any = answer.request.post_data_json
    return len(wanted["sets"]) == len(every_box())


def _waiting(visitor: Visitor, table: Table) -> Page:
    game = table.create(human("Ann"), OPEN, BOT)
    page = visitor.sit(game, 0)
    page.get_by_role("button", name=say("be-ready")).wait_for()
    return page


def _join(visitor: Visitor, table: Table) -> Page:
    game = table.create(human("Ann"), OPEN, BOT)
    page = visitor.go(f"join/{game.id}/{game.invitation}")
    page.get_by_role("button", name=say("sit-down")).wait_for()
    return page


#: A day of before, which stays as it is, with what a friend has come to.
_DAY: Final = "today/2026-03-01/w21-14-19"
#: What a browser keeps of games that it has played to their end.
_PLAYED: Final[list[dict[str, object]]] = [
    {
        "game": f"g{number}", "at": number, "won": number % 3 > 0, "rivals": [("greedy", "champion")[number % 2]],
        "boxes": ["base", "quartifacts"][: 1 + number % 2], "glory": 15 + number, "best": 13, "turns": 18 + number,
        "dice": {"base/quake-dragon": 2, "base/portal": number}, "luck": 0.35 + number / 20,
    }
    for number in range(1, 6)
]  # fmt: skip


def _today(visitor: Visitor, table: Table) -> Page:
    """A day that was won, and a friend's result to compare it with."""
    result = {"won": True, "glory": 20, "rival": 17, "turns": 21}
    tried = {"date": "2026-03-01", "game": "g1", "result": result, "gains": [0, 0, 2, 0, 5, 3, 0, 6, 4]}
    visitor.keep("quarriors.days", {"version": 1, "value": [tried]})
    page = visitor.go(_DAY)
    page.locator("[data-result]").wait_for()
    return page


def _puzzle(visitor: Visitor, table: Table) -> Page:
    page = visitor.go("puzzles")
    page.locator("[data-puzzle=base-1]").click()
    page.wait_for_url("**/#/game/*")
    Hand(page).bar.locator("[data-option]").first.wait_for()
    page.get_by_role("region", name=say("puzzle"), exact=True).wait_for()
    return page


def _solution(visitor: Visitor, table: Table) -> Page:
    page = _puzzle(visitor, table)
    page.get_by_role("button", name=say("puzzle-solution")).click()
    page.locator("dialog[open]").get_by_role("button", name=say("puzzle-show"), exact=True).click()
    page.locator("dialog[open] li").first.wait_for()
    return page


def _record(visitor: Visitor, table: Table) -> Page:
    visitor.keep("quarriors.record", {"version": 1, "value": _PLAYED})
    page = visitor.go("record")
    page.locator("[data-deed]").first.wait_for()
    return page


def _carry(visitor: Visitor, table: Table) -> Page:
    """A game to take along, and one that has come: its players may be people or bots."""
    game = _late(table)
    visitor.sit(game, 0)
    Hand(visitor.page).bar.wait_for()
    page = visitor.go("carry")
    record = {"name": "game.txt", "mimeType": "text/plain", "buffer": table.record(game).encode()}
    page.get_by_label(say("carry-file")).set_input_files(record)  # type: ignore[arg-type]
    page.locator("fieldset").first.wait_for()
    return page


@cache
def _among_friends(table: Table) -> Game:
    game = table.create(human("Ann"), OPEN, wilds=["first-game"], first=0, seed=7)
    table.join(game, "Ben")
    for seat in (0, 1):
        table.sit(game, seat).ready("n1")
    return game


def _talk(visitor: Visitor, table: Table) -> Page:
    page = visitor.sit(_among_friends(table), 0)
    Hand(page).bar.wait_for()
    page.locator("[data-talk]").first.click()
    page.locator("[data-say]").first.wait_for()
    return page


# -- the table -----------------------------------------------------------------------------------


@cache
def _late(table: Table) -> Game:
    return full_table(table)


@cache
def _finished(table: Table) -> Game:
    return finished_game(table)


def _table(visitor: Visitor, table: Table) -> Page:
    page = visitor.sit(_late(table), 0)
    Hand(page).bar.locator("[data-option]").first.wait_for()
    return page


def _rolling(visitor: Visitor, table: Table) -> Page:
    game = table.create(human("Ann"), BOT, wilds=["first-game"], first=0, seed=11)
    page = visitor.sit(game, 0)
    Hand(page).option("roll").first.wait_for()
    return page


def _over(visitor: Visitor, table: Table) -> Page:
    page = visitor.sit(_finished(table), 0)
    page.locator("[data-ending]").wait_for()
    return page


def _replay(visitor: Visitor, table: Table) -> Page:
    game = _finished(table)
    page = visitor.go(f"replay/{game.id}/60/{game.invitation}")
    page.locator("[data-seat]").first.wait_for()
    return page


def _button(scene: Scene, *names: str) -> Scene:
    """What one gets to from a scene by these buttons, one after another."""

    def opened(visitor: Visitor, table: Table) -> Page:
        page = scene(visitor, table)
        for name in names:
            page.get_by_role("button", name=say(name), exact=True).last.click()
            page.locator("dialog[open]").last.wait_for()
        return page

    return opened


def _peek(visitor: Visitor, table: Table) -> Page:
    page = _table(visitor, table)
    look_closer(visitor, page.locator("[data-card].canAct").first)
    page.get_by_role("tooltip").first.wait_for()
    return page


@cache
def _attack(table: Table) -> Moment:
    return attack(table, rivals=3)


def _fight(visitor: Visitor, table: Table) -> Page:
    """Ann has attacked three others, and the page waits so that she can read it."""
    visitor.set(wait=True)
    game = _attack(table).taken_up(table, human("Ann"), GREEDY, GREEDY, GREEDY)
    page = visitor.sit(game, 0)
    hand = Hand(page)
    hand.bar.locator("[data-option]").first.wait_for()
    hand.take(favourite(table.look(game)["state"]["decision"]))
    page.locator('[data-show="go-on"]').wait_for()
    page.locator("[data-fight]").wait_for()
    return page


def _hint(visitor: Visitor, table: Table) -> Page:
    game = table.create(human("Ann"), BOT, wilds=["first-game"], first=0, seed=3)
    go_on_to_what_may_be_lost(table, game)
    visitor.page.route_web_socket("**/api/socket", _with_the_same_estimates)
    page = visitor.sit(game, 0)
    page.locator("[data-hint]").click()
    page.locator("[data-hinted]").first.wait_for()
    return page


def _with_the_same_estimates(browser: WebSocketRoute) -> None:
    """A server thinks for as long as it may, so that its estimates are others each time: here they are not."""
    server = browser.connect_to_server()

    def answered(message: str | bytes) -> None:
        said = json.loads(message)
        if isinstance(said.get("hint"), dict):
            for tried in (said["hint"], *(said["hint"].get("others") or [])):
                tried |= {name: number for name, number in (("games", 200), ("chance", 0.62)) if name in tried}
            said["hint"] |= {"gain": 0.06, "error": 0.01}
            message = json.dumps(said)
        browser.send(message)

    browser.on_message(server.send)
    server.on_message(answered)


def _turning_points(visitor: Visitor, table: Table) -> Page:
    page = _replay(visitor, table)
    page.get_by_role("button", name=say("turning"), exact=True).click()
    page.locator("dialog[open] [data-turning]").first.wait_for()
    return page


def _look_back(visitor: Visitor, table: Table) -> Page:
    page = _table(visitor, table)
    # some way back, in a turn of somebody else
    open_log(page).get_by_title(say("look-at-moment")).nth(-12).click()
    page.locator("[data-now]").wait_for()
    return page


def _confirmation(visitor: Visitor, table: Table) -> Page:
    page = _table(visitor, table)
    Hand(page).option("end").first.click()
    page.locator("dialog[open]").get_by_text(say("end-question")).wait_for()
    return page


def _card(visitor: Visitor, table: Table) -> Page:
    page = visitor.go("cards?q=dragon")
    page.locator("main [data-card]").first.click()
    page.locator("dialog[open]").wait_for()
    return page


def _card_of_the_wilds(visitor: Visitor, table: Table) -> Page:
    page = _set_up(visitor, table)
    page.locator("section [data-card]").first.click()
    page.locator("dialog[open]").wait_for()
    return page


def look_closer(visitor: Visitor, thing: Locator) -> None:
    """Rests the mouse on something, or keeps a finger on it."""
    box = thing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if not visitor.device.is_touched:
        visitor.page.mouse.move(x - 4, y)
        visitor.page.mouse.move(x, y, steps=2)
        return
    finger = visitor.context.new_cdp_session(visitor.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    visitor.page.get_by_role("tooltip").first.wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


#: Every page.
PAGES: Final[dict[str, Scene]] = {
    "home": _home,
    "set-up": _set_up,
    "set-up-every-box": _set_up_every_box,
    "waiting": _waiting,
    "join": _join,
    "table": _table,
    "first-turn": _rolling,
    "over": _over,
    "replay": _replay,
    "replays": _plain("replays"),
    "teach": _plain("teach", "[data-coach]"),
    "learn": _plain("learn", "[data-lesson]"),
    "learn-a-box": _plain("teach/quartifacts", "[data-coach]"),
    "today": _today,
    "puzzles": _plain("puzzles", "[data-puzzle]"),
    "puzzle": _puzzle,
    "record": _record,
    "carry": _carry,
    "cards": _plain("cards", "[data-card]"),
    "rules": _plain("rules"),
    "print-wilds": _plain("print/wilds"),
    "print-mats": _plain("print/mats"),
    "seat-by-code": _plain("claim"),
    "nowhere": _plain("weather"),
}

#: Dialogs, and what else lies on top of a page.
DIALOGS: Final[dict[str, Scene]] = {
    "settings": _button(_plain(""), "settings"),
    "menu": _button(_table, "menu"),
    "settings-at-the-table": _button(_table, "menu", "settings"),
    "keys": _button(_table, "menu", "keys"),
    "take-back": _button(_table, "menu", "undo-far"),
    "another-device": _button(_table, "menu", "to-device"),
    "give-up": _button(_table, "menu", "resign"),
    "peek": _peek,
    "fight": _fight,
    "hint": _hint,
    "look-back": _look_back,
    "confirmation": _confirmation,
    "card": _card,
    "choose-cards": _button(_set_up, "choose-cards"),
    "card-of-the-wilds": _card_of_the_wilds,
    "settings-of-a-replay": _button(_replay, "settings"),
    "share-a-moment": _button(_replay, "share-moment"),
    "play-on": _button(_replay, "continue"),
    "share-a-game": _button(_over, "share-game"),
    "talk": _talk,
    "solution": _solution,
    "turning-points": _turning_points,
}
