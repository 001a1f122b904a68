"""Teach me: the whole lesson by clicks, the open game after it, and every way to leave it or to come back."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from quarriors.text import languages
from tests.server.clients import Table
from tests.server.serving import ROOT
from tests.web.axe import assert_accessible
from tests.web.conftest import Visit
from tests.web.hand import Hand, TouchHand
from tests.web.layout import rest
from tests.web.visitor import DESKTOP, PHONE, Device, Visitor
from tests.web.words import beginning, say, speaking

pytestmark = pytest.mark.browser

_STEPS: Final = json.loads((ROOT / "web" / "src" / "lesson" / "script.json").read_text("utf-8"))["steps"]
_IDS: Final = [step["id"] for step in _STEPS]
#: The lessons of boxes, each with the steps of its script.
LESSONS: Final = {
    file.stem: [step["id"] for step in json.loads(file.read_text("utf-8"))["steps"]]
    for file in sorted((ROOT / "web" / "src" / "lesson" / "boxes").glob("*.json"))
}

#: What lies under the bubble of what must not, and how far the bubble sticks out of the window.
_COVERED: Final = """() => {
  const bubble = document.querySelector("[data-coach]").getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const out = Math.max(0, -bubble.left, -bubble.top, bubble.right - clientWidth, bubble.bottom - clientHeight);
  const seen = ["[data-coach-ring]", "[data-bar] .sentence", "[data-bar] button", "[data-fight] [data-stands]"];
  const covered = seen.filter((what) =>
    [...document.querySelectorAll(what)].some((one) => {
      const box = one.getBoundingClientRect();
      const width = Math.min(box.right, bubble.right) - Math.max(box.left, bubble.left);
      const height = Math.min(box.bottom, bubble.bottom) - Math.max(box.top, bubble.top);
      return width > 0.5 && height > 0.5;
    }));
  return [covered, out];
}"""


class Learner:
    """Does what the coach says, by the mouse or by a finger."""

    def __init__(self, page: Page, device: Device = DESKTOP) -> None:
        self.page = page
        self.is_touching = device.is_touched

    @property
    def bubble(self) -> Locator:
        return self.page.locator("[data-coach]")

    @property
    def step(self) -> str:
        """Where the lesson is."""
        return self.bubble.get_attribute("data-coach") or ""

    def press(self, name: str) -> None:
        """One of the coach's own buttons."""
        button = self.page.locator(f"[data-coach-{name}]")
        button.tap() if self.is_touching else button.click()

    def do(self) -> None:
        """What there is to do at this step: to read on, or to click what the coach points at."""
        step = self.step
        if self.page.locator("[data-coach-next]").count():
            self.press("next")
        else:
            self._click_what_is_meant()
        expect(self.page.locator(f'[data-coach]:not([data-coach="{step}"])')).to_be_visible()

    def go_to(self, step: str) -> None:
        """On until that step."""
        expect(self.bubble).to_be_visible()
        while self.step != step:
            self.do()

    def _click_what_is_meant(self) -> None:
        rest(self.page, "[data-coach-ring]")  # what is meant may still be swiped into sight
        box = self.page.locator("[data-coach-ring]").bounding_box()
        assert box is not None, f"at {self.step} the coach points at nothing"
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.touchscreen.tap(x, y) if self.is_touching else self.page.mouse.click(x, y)

    def check_bubble(self) -> None:
        """What is meant can be seen, the question and its buttons, who is in a fight, and the whole bubble."""
        rest(self.page, "[data-coach], [data-coach-ring]")  # the bubble has come to where it goes
        covered, out = self.page.evaluate(_COVERED)
        assert covered == [], f"at {self.step} the coach covers what has to be seen"
        assert out == 0, f"at {self.step} the coach is cut"


def _visit(visit: Visit, device: Device, lang: str = "en", **settings: Any) -> tuple[Visitor, Learner]:
    visitor = visit(device, confirm=False, language=lang, **settings)
    return visitor, Learner(visitor.go("teach"), device)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_teach_me_to_its_end_and_the_open_game_to_its_end(visit: Visit, device: Device) -> None:
    """With its sound on: nothing that is heard in a whole game goes wrong."""
    visitor, learner = _visit(visit, device, sound=None)
    seen = []
    expect(learner.bubble).to_be_visible()
    while learner.step != "summary":
        seen.append(learner.step)
        learner.check_bubble()
        learner.do()
    assert seen == _IDS
    expect(learner.bubble.get_by_role("listitem")).to_have_count(5)
    learner.press("play")
    expect(learner.bubble).to_have_count(0)

    page = learner.page
    hand: Hand = TouchHand(page) if device.is_touched else Hand(page)
    hand.play(lambda: learner.bubble.count() or hand.is_over)
    # a hand may be quicker than the first tip, whose time is then over: it was given all the same
    given = visitor.kept("quarriors.lesson")["value"]["tips"]
    assert given[0] == "immediate"
    assert learner.step == given[-1]
    learner.press("got")
    hand.play(lambda: learner.bubble.count() or hand.is_over)
    if not hand.is_over:
        learner.press("quiet")
    hand.play_out()
    expect(learner.bubble).to_have_count(0)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("lang", [tag for tag in languages() if tag != "en"])
def test_teach_me_to_its_end_in_every_language(visit: Visit, device: Device, lang: str) -> None:
    with speaking(lang):
        _, learner = _visit(visit, device, lang)
        seen = []
        expect(learner.bubble).to_be_visible()
        while learner.step != "summary":
            seen.append(learner.step)
            learner.check_bubble()
            learner.do()
        assert seen == _IDS
        expect(learner.bubble.get_by_role("listitem")).to_have_count(5)


@pytest.mark.parametrize("box", LESSONS)
def test_a_box_is_learned_to_its_end_and_is_marked(visit: Visit, box: str) -> None:
    visitor = visit(DESKTOP, confirm=False)
    page = visitor.go("learn")
    page.locator(f'[data-lesson="{box}"]').click()
    learner = Learner(page)
    seen = []
    expect(learner.bubble).to_be_visible()
    while learner.step != "summary":
        seen.append(learner.step)
        learner.check_bubble()
        learner.do()
    assert seen == LESSONS[box]
    expect(learner.bubble).to_contain_text(say("lesson-box-summary"))
    visitor.go("learn")
    expect(page.locator(f'[data-lesson="{box}"]')).to_contain_text(say("lesson-learned"))


def test_after_the_lesson_the_next_game_is_an_easy_one(visit: Visit, table: Table) -> None:
    visitor, learner = _visit(visit, DESKTOP)
    expect(learner.bubble).to_be_visible()
    visitor.expect("WebSocket is closed before")
    page = visitor.go()
    expect(page.get_by_role("radio", name=say("bot-beginner"))).to_be_checked()
    page.get_by_role("button", name=beginning("play-now")).click()
    page.wait_for_url("**/#/game/*")
    kept = visitor.kept("quarriors.games")["value"][0]
    about = table.get(f"/api/games/{kept['game']}", kept["invitation"])
    assert (about["named"], about["state"]["seats"][1]["bot"]) == ("first-game", "beginner")


def test_the_lesson_can_be_skipped_at_any_point(visit: Visit) -> None:
    visitor, learner = _visit(visit, DESKTOP)
    learner.go_to("summon")
    learner.press("skip")
    hand = Hand(learner.page)
    hand.option("end").click()
    expect(learner.bubble).to_have_attribute("data-coach", "capture")
    learner.press("quiet")
    expect(learner.bubble).to_have_count(0)
    assert visitor.kept("quarriors.lesson")["value"]["mode"] == "quiet"
    hand.play(lambda: learner.page.get_by_role("heading", name=say("turn", turn=3)).count())


def test_what_comes_later_says_so_and_changes_nothing(visit: Visit) -> None:
    _, learner = _visit(visit, DESKTOP)
    learner.go_to("capture")
    page = learner.page
    page.locator('[data-card="base/portal"]').click()
    expect(page.get_by_text(say("lesson-in-a-moment", first="").strip(" .")).first).to_be_visible()
    assert learner.step == "capture"


def test_taking_back_asks_again(visit: Visit) -> None:
    _, learner = _visit(visit, DESKTOP)
    learner.go_to("both")
    learner.page.locator("[data-undo]").click()
    expect(learner.bubble).to_have_attribute("data-coach", "two")
    learner.go_to("total")


def test_leaving_and_coming_back_goes_on_where_it_was(visit: Visit) -> None:
    visitor, learner = _visit(visit, DESKTOP)
    learner.go_to("cull")
    game: Any = visitor.kept("quarriors.lesson")["value"]["game"]
    visitor.page.reload()
    expect(learner.bubble).to_have_attribute("data-coach", "cull")
    visitor.go()
    visitor.go("teach")
    expect(learner.bubble).to_have_attribute("data-coach", "cull")
    visitor.go(f"game/{game}")
    expect(learner.bubble).to_have_attribute("data-coach", "cull")
    assert visitor.kept("quarriors.lesson")["value"]["game"] == game
    learner.go_to("two")


def test_the_last_sentences_can_be_read_again(visit: Visit) -> None:
    _, learner = _visit(visit, DESKTOP)
    learner.go_to("summon")
    learner.press("back")
    expect(learner.bubble).to_have_attribute("data-coach", "quiddity")
    learner.press("next")
    expect(learner.bubble).to_have_attribute("data-coach", "summon")


def test_by_keys_and_for_those_who_listen(visit: Visit) -> None:
    _, learner = _visit(visit, DESKTOP)
    page = learner.page
    expect(learner.bubble).to_have_attribute("data-coach", "welcome")
    assert_accessible(page, "the lesson")
    for step in ("bag", "roll", "quiddity"):
        expect(page.locator("[data-coach-next], [data-option]:focus").first).to_be_visible()
        page.keyboard.press("Enter")
        expect(learner.bubble).to_have_attribute("data-coach", step)
    expect(page.locator("[aria-live]").filter(has_text=say("lesson-quiddity")).first).to_be_attached()


def test_a_lesson_that_the_server_has_forgotten_begins_anew(visit: Visit) -> None:
    visitor, learner = _visit(visit, DESKTOP)
    learner.go_to("summon")
    # the answer that there is no such game may come before the line is open, which is then not needed any more
    visitor.expect("404", "WebSocket is closed before")
    page = visitor.go()

    def lose() -> None:
        for key in ("quarriors.games", "quarriors.lesson"):
            kept = visitor.kept(key)
            (kept["value"][0] if key == "quarriors.games" else kept["value"])["game"] = "nowhere"
            visitor.keep(key, kept)

    lose()
    visitor.go("teach")
    expect(learner.bubble).to_have_attribute("data-coach", "welcome")
    learner.go_to("roll")
    visitor.go()
    expect(page.get_by_role("button", name=beginning("play-now"))).to_be_visible()
    lose()
    # who opens the game itself is asked
    visitor.go("game/nowhere")
    expect(page.get_by_text(say("error-not_found"))).to_be_visible()
    page.get_by_role("button", name=say("lesson-restart")).click()
    expect(learner.bubble).to_have_attribute("data-coach", "welcome")
