"""Ways to a page that many tests want to be at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from playwright.sync_api import Page

from tests.web.visitor import Visitor
from tests.web.words import say


def set_up(
    visitor: Visitor, seats: Sequence[str], *, names: Sequence[str] = (), boxes: Literal["base", "all"] = "base",
    turn_limit: int | None = None,
) -> Page:  # fmt: skip
    """Sets up a game by clicks, and starts it."""
    page = visitor.go("setup")
    for place, kind in enumerate(seats, 1):
        page.get_by_label(say("kind-of-seat", seat=place)).select_option(kind)
    for place, name in enumerate(names, 1):
        if name:
            page.get_by_label(say("name-of-seat", seat=place)).fill(name)
    if boxes == "all":
        for box in page.get_by_role("group", name=say("boxes")).locator("label.box input").all():
            box.check()
    if turn_limit is not None:
        page.get_by_label(say("rule-turn_limit")).fill(str(turn_limit))
    page.get_by_role("button", name=say("start-game")).click()
    page.wait_for_url("**/#/game/*")
    return page
