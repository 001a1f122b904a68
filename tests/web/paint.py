"""The paint of a page: backgrounds, shadows, filters, and what beckons for ever.

It is two fifths of all work where a browser draws by software; in a lesson more, for the glow around what is meant
fades in and out.

Tests play without it, for nobody looks and nothing that can be clicked depends on it. Whatever looks at colours has the
page painted first.
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import BrowserContext, Page

#: Lies over the page's own looks, from its first moment on.
_BARE: Final = """(() => {
  const bare = new CSSStyleSheet();
  bare.replaceSync(`*, *::before, *::after {
    background-image: none !important; box-shadow: none !important; text-shadow: none !important;
    filter: none !important;
  }
  [data-coach-ring] *, .flies { animation: none !important; }`);
  document.adoptedStyleSheets = [bare];
})()"""


def leave_bare(context: BrowserContext) -> None:
    """Has every page of a window shown without its paint."""
    context.add_init_script(_BARE)


def paint(page: Page) -> None:
    """Gives a page its paint, until it is loaded anew."""
    page.evaluate("() => { document.adoptedStyleSheets = []; }")
