"""What somebody has set is kept, and counts; and the page keeps to the server's policy."""

from __future__ import annotations

import pytest

from tests.server.clients import BOT, Game, Table, human
from tests.web.conftest import Visit
from tests.web.hand import Hand
from tests.web.visitor import Visitor
from tests.web.words import say

pytestmark = pytest.mark.browser


def alone(table: Table) -> Game:
    return table.create(human("Ann"), BOT, wilds=["first-game"], first=0, seed=2)


def test_in_instant_mode_nothing_is_waited_for(visit: Visit, table: Table) -> None:
    page = visit(speed="instant").sit(alone(table), 0)
    hand = Hand(page)
    page.evaluate(
        """(name) => new MutationObserver(() => {
          if ([...document.querySelectorAll("button")].some((one) => one.textContent.trim().startsWith(name))) {
            console.error("something is shown bit by bit");
          }
        }).observe(document.body, { subtree: true, childList: true })""",
        say("skip"),
    )
    hand.play(lambda: len(hand.taken) >= 15)


def test_what_is_set_is_kept(visit: Visit) -> None:
    visitor = visit(sound=None)
    page = visitor.go()
    page.get_by_role("button", name=say("settings")).click()
    page.get_by_label(say("setting-speed")).select_option("fast")
    page.get_by_label(say("setting-theme")).select_option("light")
    page.get_by_label(say("setting-sound")).uncheck()
    page.keyboard.press("Escape")
    page.reload()
    assert page.evaluate("() => document.documentElement.dataset.theme") == "light"
    kept = visitor.kept("quarriors.settings")["value"]
    assert (kept["speed"], kept["theme"], kept["sound"]) == ("fast", "light", False)


def test_the_policy_is_in_force_and_breaking_it_is_noticed(visitor: Visitor) -> None:
    answer = visitor.page.goto(visitor.address)
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    with visitor.page.expect_console_message(lambda message: message.text.startswith("policy:")):
        visitor.page.evaluate("() => document.body.setAttribute('style', 'color: red')")
    assert any("policy: style-src" in fault for fault in visitor.faults)
    visitor.faults.clear()
