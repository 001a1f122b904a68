"""A fifth language on the page, long, accented and in brackets: which strings escape it, and how it comes late."""

from __future__ import annotations

import re
import time
from functools import cache
from typing import Final

from fluent.syntax import ast, parse
from playwright.sync_api import Page, Route, expect

from quarriors.sets import every_box
from tests.pseudo import TAG
from tests.server.serving import PATIENCE, until
from tests.web.layout import assert_nothing_cut
from tests.web.visitor import Visitor

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
    "Ann", "Ben", "Cleo", "Dora", "Quinn", "Gretel", "Greta", "Gus", "Gwen", "Randy", "Friday evening", "Quarriors",
    "English", "Italiano", "Français", "Português", "Brasil", " and ", " or ",
)  # fmt: skip


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
    rest = escaped(page)
    assert not rest, f"{what}: {rest}"
    assert_nothing_cut(page, what)


def wait_for_its_words(page: Page) -> None:
    """Until the page speaks it, and what the server says does too."""
    expect(page.locator("html")).to_have_attribute("lang", TAG)
    deadline = time.monotonic() + PATIENCE
    while escaped(page) and time.monotonic() < deadline:
        page.wait_for_timeout(50)


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
