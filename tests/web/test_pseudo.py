"""A fifth language is one folder: the page in one that is long, accented and in brackets lets no string escape it."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.pseudo import TAG
from tests.server.clients import Table, human
from tests.web.conftest import Visit
from tests.web.fifth import Hold, assert_all_in_it, choose_slowly, escaped
from tests.web.hand import Hand, TouchHand
from tests.web.layout import assert_one_screen
from tests.web.moments import GREEDY
from tests.web.scenes import PAGES
from tests.web.studio import BOXES
from tests.web.test_teach import LESSONS, Learner
from tests.web.visitor import DESKTOP, PHONE, Device
from tests.web.words import speaking

pytestmark = pytest.mark.browser

on_both = pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])


def test_a_page_that_begins_in_it(visit_elsewhere: Visit, table_elsewhere: Table) -> None:
    """It need not be chosen first: everything of a game with every box that is set up is said in it at once."""
    with speaking(TAG):
        page = PAGES["set-up-every-box"](visit_elsewhere(language=TAG), table_elsewhere)
        assert_all_in_it(page)


@pytest.mark.parametrize(("route", "asked"), [("setup", "deal"), ("print/wilds", "deal"), ("cards", "cards")])
def test_an_answer_in_the_language_of_before_is_not_shown(visit_elsewhere: Visit, route: str, asked: str) -> None:
    """Asked for in English, it comes when another language is spoken already, and before anything in that one does."""
    visitor = visit_elsewhere()
    words = choose_slowly(visitor)
    late = Hold(visitor.page, rf"/api/{asked}\?lang=en")
    page = visitor.go(route)
    late.wait()
    anew = Hold(page, rf"/api.*\blang={TAG}")
    words.let_go()
    expect(page.locator("html")).to_have_attribute("lang", TAG)
    anew.wait()
    with page.expect_response(late.held[0].request.url):
        late.let_go()
    page.evaluate("() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))")
    assert escaped(page) == []
    anew.let_go()
    expect(page.locator("[data-card]").first).to_be_visible()
    assert_all_in_it(page)


#: Which phase it is, whether an attack is on show, and what has to be decided: by the words of its options.
_WHERE: Final = """() => {
  const options = [...document.querySelectorAll("[data-bar] [data-option]")];
  const kinds = options.map((one) => one.dataset.option.split(" ")[0]);
  const phase = document.querySelector("[data-phases] [aria-current]")?.textContent.trim() ?? "";
  return [phase, document.querySelector("[data-fight]") ? "attack" : "", [...new Set(kinds)].join()].join(" / ");
}"""


@on_both
def test_a_whole_game(visit_elsewhere: Visit, table_elsewhere: Table, device: Device) -> None:
    game = table_elsewhere.create(human("Ann"), GREEDY, sets=BOXES, first=0, seed=5, rules={"turn_limit": 30})
    page = visit_elsewhere(device, language=TAG, confirm=False, wait=True).sit(game, 0)
    hand: Hand = TouchHand(page) if device.is_touched else Hand(page)
    seen: dict[str, int] = {}

    def looked() -> bool:
        if hand.is_over:
            return True
        if page.locator("[data-bar].isOurs, [data-show=go-on]").count():
            where = page.evaluate(_WHERE)
            seen[where] = seen.get(where, 0) + 1
            if seen[where] <= 3:
                assert_all_in_it(page, where)
                assert_one_screen(page, where)
        if (rest := page.locator("[data-show=go-on]")).count():
            hand.press(rest.first)
        return False

    with speaking(TAG):
        hand.play(looked)
        assert_all_in_it(page, "the end")
    assert any("attack" in where for where in seen)
    assert len(seen) >= 6, f"the game was only at {list(seen)}"


@on_both
def test_the_whole_lesson(visit_elsewhere: Visit, device: Device) -> None:
    page = visit_elsewhere(device, language=TAG, confirm=False).go("teach")
    with speaking(TAG):
        _learn(Learner(page, device))


@pytest.mark.parametrize("box", LESSONS)
def test_the_lesson_of_a_box(visit_elsewhere: Visit, box: str) -> None:
    """On the phone, where bubbles are smallest."""
    page = visit_elsewhere(PHONE, language=TAG, confirm=False).go("learn")
    page.locator(f'[data-lesson="{box}"]').tap()
    with speaking(TAG):
        assert _learn(Learner(page, PHONE)) == LESSONS[box]


def _learn(learner: Learner) -> list[str]:
    """The lesson to its end, looked at in each step: which steps there were."""
    seen = []
    expect(learner.bubble).to_be_visible()
    while learner.step != "summary":
        seen.append(learner.step)
        learner.check_bubble()
        assert_all_in_it(learner.page, learner.step)
        learner.do()
    learner.check_bubble()
    assert_all_in_it(learner.page, "the summary")
    return seen
