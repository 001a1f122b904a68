"""`python -m tests.web.preview` draws the picture that messengers show of a link: `web/public/preview.png`.

It is the door of a game with everything hidden but the name and the dice, so that it says the same in every language.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.server.clients import OPEN, Table, human
from tests.server.serving import ROOT, Server
from tests.web.chromium import launched
from tests.web.palette import in_few_colours
from tests.web.visitor import Device, Visitor

FILE = ROOT / "web" / "public" / "preview.png"
SIZE = Device(1200, 630)

#: Neither wool nor wood: their grain would make the file three times as large, and nobody sees it in a chat.
_STYLE = """
.join { padding: 16px !important; background: linear-gradient(#6b4425, #4a2d18 40%, #2a180d) !important }
.cloth { display: block !important;
  background: radial-gradient(ellipse 58% 70% at 50% 58%, #1f6353, #0f3d38 62%, #06211f) !important }
.top, .offer, .steps, .wilds { display: none !important }
.title { position: absolute; inset: 46px 0 auto; display: grid; justify-items: center }
.title .dice { font-size: 98px !important }
.art { position: absolute; inset: 138px auto auto 285px; inline-size: 598px !important }
.flies { animation: none !important }
"""

_DRESS = """(css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}"""


def draw(file: Path) -> None:
    """Draws it."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/server.sqlite3") as server,
        Table(server.url) as table,
        launched() as browser,
    ):
        game = table.create(human("Ann"), OPEN, wilds=["first-game"])
        visitor = Visitor(browser, server.url, SIZE, reduced_motion="reduce")
        page = visitor.go(f"join/{game.id}/{game.invitation}")
        page.locator(".offer h2").wait_for()
        page.evaluate(_DRESS, _STYLE)
        page.evaluate("document.fonts.ready")
        page.mouse.move(0, 0)
        page.evaluate("document.activeElement?.blur()")
        file.write_bytes(in_few_colours(page.screenshot()))
        visitor.close()


if __name__ == "__main__":
    draw(FILE)
