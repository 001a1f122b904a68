"""Whether all of a page can be read and reached, on screen and on paper: nothing cut off, nothing on top of another."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

_CHECK: Final = Path(__file__).with_name("flaws.js").read_text("utf-8")

_ONE_SCREEN: Final = """() => {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
  const found = [];
  if (scrollHeight > clientHeight) found.push(`the page is ${scrollHeight - clientHeight} px too high`);
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  return found;
}"""

#: The coach looks every 150 ms where to go: what has not moved for twice that time stays where it is. On a busy machine
#: what has been sent on its way may not have been drawn there yet, though timers go on: it is not at rest.
_AT_REST: Final = """async (selector) => {
  const all = () => [...document.querySelectorAll(selector)];
  const where = () => JSON.stringify(all().map((one) => one.getBoundingClientRect()));
  const late = performance.now() + 10_000;
  let [before, since] = [where(), performance.now()];
  while (performance.now() - since < 300) {
    await new Promise((next) => setTimeout(next, 50));
    const now = where();
    const ways = all().flatMap((one) => one.getAnimations());
    const isSent = ways.some((way) => way instanceof CSSTransition && way.playState === "running");
    if (now !== before || isSent) [before, since] = [now, performance.now()];
    if (performance.now() > late) return false;
  }
  return true;
}"""

#: What is only drawn in sight is not there to be touched until the browser has drawn what has just changed.
_DRAWN: Final = "() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(() => next())))"


def rest(page: Page, selector: str) -> None:
    """Waits until everything that is meant lies still."""
    assert page.evaluate(_AT_REST, selector), f"{selector} does not come to rest"


def flaws(page: Page) -> list[str]:
    """What is cut off or covered on a page, or in the dialog on top of it."""
    page.evaluate(_DRAWN)
    found: list[str] = page.evaluate(_CHECK)
    return list(dict.fromkeys(found))


def assert_nothing_cut(page: Page, what: str = "the page") -> None:
    """Fails with everything that is cut off, hidden or covered."""
    found = flaws(page)
    assert not found, "\n".join([f"{what} ({page.url}, {page.viewport_size}):", *found[:30]])


def assert_one_screen(page: Page, what: str = "the page") -> None:
    """Fails if the page as a whole has to be scrolled."""
    found: list[str] = page.evaluate(_ONE_SCREEN)
    assert not found, "\n".join([f"{what} ({page.url}, {page.viewport_size}):", *found])


def sheets(page: Page) -> list[tuple[int, int]]:
    """The sheets that come out of the printer, each with its width and height in millimetres."""
    pdf = page.pdf(prefer_css_page_size=True, format="A4")
    found = re.findall(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]", pdf)
    assert len(found) == len(re.findall(rb"/Type\s*/Page\b", pdf))
    return [(round(float(width) / 72 * 25.4), round(float(height) / 72 * 25.4)) for width, height in found]
