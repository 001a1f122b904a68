"""Whether everything on a page can be read and reached: nothing cut off, nothing on top of something else."""

from __future__ import annotations

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


def flaws(page: Page) -> list[str]:
    """What is cut off or covered on a page, or in the dialog on top of it."""
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
