"""A fifth language is one folder: the page in one that is long, accented and in brackets lets no string escape it."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

import pytest
from fluent.syntax import ast, parse
from playwright.sync_api import Browser, Page, Route, expect

from quarriors.sets import every_box
from tests.pseudo import TAG, build
from tests.server.clients import Table, human
from tests.server.serving import PATIENCE, Server, until
from tests.web.hand import Hand, TouchHand
from tests.web.layout import assert_nothing_cut, assert_one_screen
from tests.web.moments import GREEDY
from tests.web.scenes import DIALOGS, PAGES
from tests.web.studio import BOXES
from tests.web.test_teach import Learner
from tests.web.visitor import DESKTOP, PHONE, Device, Visitor
from tests.web.words import speaking
from tests.workers import once

pytestmark = pytest.mark.browser

SCENES = {**PAGES, **DIALOGS}
#: What must fit without scrolling.
ONE_SCREEN = ("table", "first-turn", "replay", "fight", "look-back")
#: Texts on the page, and what screen readers say, that have letters without accents; without what people have typed
#: and what is the same in all languages.
_TEXTS: Final = """() => {
  const spoken = ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-valuetext"];
  const same = "[data-name], [translate=no], [lang=en], code, kbd, input, time, script, style, noscript";
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || element.closest(same)) continue;
    if (node instanceof Text) found.push(node.data);
    else if (node instanceof Element) for (const name of spoken) found.push(node.getAttribute(name) ?? "");
  }
  return found.filter((text) => /[A-Za-z]{3}/.test(text));
}"""
#: In the language of the page every letter has an accent.
_WORD: Final = re.compile(r"[A-Za-z]{3}")
#: Names of people and bots, what boxes bring in their own words, and abbreviations.
_KNOWN: Final = (
    "Ann", "Ben", "Cleo", "Dora", "Quinn", "Greta", "Gus", "Gwen", "Randy", "Friday evening", "Quarriors", "English",
    "Italiano", "Français", "Português", "Brasil", " and ", " or ",
)  # fmt: skip


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose package has a fifth language."""
    package = once(tmp_path_factory, "pseudo", build) / "src"
    folder = tmp_path_factory.mktemp("elsewhere")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(package), os.environ.get("PYTHONPATH", "")]))
        with Server(f"sqlite:///{folder / 'server.sqlite3'}") as server:
            yield server


@pytest.fixture(scope="module")
def shared(elsewhere: Server) -> Iterator[Table]:
    with Table(elsewhere.url) as table:
        yield table


@cache
def _brought() -> list[str]:
    """What the boxes say in English: they bring no words in this language."""
    said: list[str] = []
    for known in every_box():
        said.append(known.name)
        for message in parse(known.words["en"]).body:
            value = getattr(message, "value", None)
            for part in value.elements if value is not None else []:
                said += [part.value] if isinstance(part, ast.TextElement) else []
    return sorted(said, key=len, reverse=True)


def escaped(page: Page) -> list[str]:
    """Words on a page that are not in the language of the page."""
    return [text.strip() for text in dict.fromkeys(page.evaluate(_TEXTS)) if _has_escaped(text)]


@cache
def _has_escaped(text: str) -> bool:
    # codes that seats are taken by
    rest = re.sub(r"\bqc_\w+", "", text)
    for known in (*_brought(), *_KNOWN):
        if not _WORD.search(rest):
            return False
        rest = rest.replace(known, "")
    return _WORD.search(rest) is not None


def assert_all_in_it(page: Page, what: str = "the page") -> None:
    """No string has escaped, and nothing is cut."""
    assert page.locator("html").get_attribute("lang") == TAG
    assert escaped(page) == [], what
    assert_nothing_cut(page, what)


@pytest.fixture
def come(browser: Browser, elsewhere: Server) -> Iterator[Callable[..., Visitor]]:
    """Visitors of that server."""
    visitors: list[Visitor] = []

    def visit(device: Device = DESKTOP, **settings: object) -> Visitor:
        visitors.append(Visitor(browser, elsewhere.url, device, name="Ann", **settings))  # type: ignore[arg-type]
        return visitors[-1]

    yield visit
    for visitor in visitors:
        visitor.close()


on_both = pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])


@on_both
@pytest.mark.parametrize("name", SCENES)
def test_no_string_escapes_and_no_layout_breaks(
    come: Callable[..., Visitor], shared: Table, name: str, device: Device
) -> None:
    with speaking(TAG):
        page = SCENES[name](come(device, language=TAG), shared)
        assert_all_in_it(page)
        if name in ONE_SCREEN:
            assert_one_screen(page)


@pytest.mark.parametrize("name", [name for name in SCENES if name != "set-up-every-box"])
def test_every_word_changes_when_the_language_does(come: Callable[..., Visitor], shared: Table, name: str) -> None:
    """The words of the language come late: what is open by then, dialogs as well, is said anew."""
    visitor = come()
    held = choose_slowly(visitor)
    SCENES[name](visitor, shared)
    page = visitor.page
    assert page.locator("html").get_attribute("lang") == "en"
    held.let_go()
    expect(page.locator("html")).to_have_attribute("lang", TAG)
    deadline = time.monotonic() + PATIENCE
    while escaped(page) and time.monotonic() < deadline:
        page.wait_for_timeout(50)
    assert_all_in_it(page)


@pytest.mark.parametrize(("route", "asked"), [("setup", "deal"), ("print/wilds", "deal"), ("cards", "cards")])
def test_an_answer_in_the_language_of_before_is_not_shown(come: Callable[..., Visitor], route: str, asked: str) -> None:
    """Asked for in English, it comes when another language is spoken already, and before anything in that one does."""
    visitor = come()
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


class Hold:
    """Requests that wait for the test, until it lets them and all others go."""

    def __init__(self, page: Page, pattern: str) -> None:
        self.page = page
        self.held: list[Route] = []
        self.is_open = False
        page.route(re.compile(pattern), self._ask)

    def _ask(self, route: Route) -> None:
        if self.is_open:
            route.continue_()
        else:
            self.held.append(route)

    def wait(self) -> None:
        """Until somebody has asked."""
        until(lambda: self.page.evaluate("() => 1") and self.held)

    def let_go(self) -> None:
        self.is_open = True
        for route in self.held:
            route.continue_()


def choose_slowly(visitor: Visitor) -> Hold:
    """Somebody chooses the language, whose words do not come yet."""
    page = visitor.go()
    words = Hold(page, rf"/assets/{TAG}-")
    page.locator("[data-languages]").select_option(TAG)
    words.wait()
    return words


#: Which phase it is, whether an attack is on show, and what has to be decided: by the words of its options.
_WHERE: Final = """() => {
  const options = [...document.querySelectorAll("[data-bar] [data-option]")];
  const kinds = options.map((one) => one.dataset.option.split(" ")[0]);
  const phase = document.querySelector("[data-phases] [aria-current]")?.textContent.trim() ?? "";
  return [phase, document.querySelector("[data-fight]") ? "attack" : "", [...new Set(kinds)].join()].join(" / ");
}"""


@on_both
def test_a_whole_game(come: Callable[..., Visitor], shared: Table, device: Device) -> None:
    game = shared.create(human("Ann"), GREEDY, sets=BOXES, first=0, seed=5, rules={"turn_limit": 30})
    page = come(device, language=TAG, confirm=False, wait=True).sit(game, 0)
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
def test_the_whole_lesson(come: Callable[..., Visitor], device: Device) -> None:
    page = come(device, language=TAG, confirm=False).go("teach")
    learner = Learner(page, device)
    with speaking(TAG):
        expect(learner.bubble).to_be_visible()
        while learner.step != "summary":
            learner.check_bubble()
            assert_all_in_it(page, learner.step)
            learner.do()
        learner.check_bubble()
        assert_all_in_it(page, "the summary")
