"""A fifth language is one folder: the page in one that is long, accented and in brackets lets no string escape it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest
from fluent.syntax import ast, parse
from playwright.sync_api import Browser, Page

from quarriors.sets import every_box
from tests.pseudo import TAG, build
from tests.server.clients import Table
from tests.server.serving import Server
from tests.web.layout import assert_nothing_cut, assert_one_screen
from tests.web.scenes import DIALOGS, PAGES
from tests.web.visitor import DESKTOP, PHONE, Device, Visitor
from tests.web.words import speaking

pytestmark = pytest.mark.browser

SCENES = {**PAGES, **DIALOGS}
#: Texts on the page, and what screen readers say, without what people have typed and what is the same in all languages.
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
  return found;
}"""
#: Names of people and bots, what boxes bring in their own words, and abbreviations.
_KNOWN: Final = (
    "Ann", "Ben", "Cleo", "Dora", "Quinn", "Greta", "Gus", "Gwen", "Randy", "Friday evening", "Quarriors", "English",
    "Italiano", "Français", "Português", "Brasil", " and ", " or ",
)  # fmt: skip


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose package has a fifth language."""
    folder = tmp_path_factory.mktemp("pseudo")
    package = build(folder)
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
    found: list[str] = []
    for text in page.evaluate(_TEXTS):
        # codes that seats are taken by
        rest = re.sub(r"\bqc_\w+", "", text)
        for known in (*_brought(), *_KNOWN):
            rest = rest.replace(known, "")
        if re.search(r"[A-Za-z]{3,}", rest):
            found.append(text.strip())
    return list(dict.fromkeys(found))


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", SCENES)
def test_no_string_escapes_and_no_layout_breaks(
    browser: Browser, elsewhere: Server, shared: Table, name: str, device: Device
) -> None:
    visitor = Visitor(browser, elsewhere.url, device, language=TAG, name="Ann")
    try:
        with speaking(TAG):
            page = SCENES[name](visitor, shared)
            assert page.locator("html").get_attribute("lang") == TAG
            assert escaped(page) == []
            assert_nothing_cut(page)
            if name in ("table", "first-turn"):
                assert_one_screen(page)
    finally:
        visitor.close()
