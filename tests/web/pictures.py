"""Pictures of every page for the documentation, dark and light, desktop and phone: `make pictures`.

They are of the built page, with dice that are always the same: a picture changes only when the page does. Scenes can be
named, `python -m tests.web.pictures table over`, and only they are taken anew.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from base64 import b64decode
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

from tests.server.clients import Table
from tests.server.serving import ROOT, Server
from tests.web.axe import SETTLED, change_scheme
from tests.web.chromium import launched
from tests.web.scenes import DIALOGS, PAGES, Scene
from tests.web.visitor import DESKTOP, PHONE, Device, Scheme, Visitor

FOLDER: Final = ROOT / "docs" / "pictures"
DEVICES: Final[dict[str, Device]] = {"desktop": DESKTOP, "phone": PHONE}
SCHEMES: Final[tuple[Scheme, ...]] = ("dark", "light")
#: Dialogs that look like others, or like little; every page is there.
_LEFT_OUT: Final = frozenset(
    {
        "settings-at-the-table", "give-up", "menu", "take-back", "keys", "another-device", "card", "choose-cards",
        "card-of-the-wilds", "settings-of-a-replay", "share-a-moment", "play-on", "share-a-game",
    }
)  # fmt: skip
#: What no server shows.
_BALANCE: Final = "balance"


def main(wanted: list[str]) -> None:
    """Takes these anew, or all of them."""
    scenes = {name: scene for name, scene in {**PAGES, **DIALOGS}.items() if name not in _LEFT_OUT}
    names = [*scenes, _BALANCE]
    if unknown := set(wanted) - set(names):
        raise SystemExit(f"no such scene: {', '.join(sorted(unknown))}; there are {', '.join(names)}")
    FOLDER.mkdir(exist_ok=True)
    if not wanted:
        for old in FOLDER.glob("*.webp"):
            old.unlink()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{Path(folder) / 'server.sqlite3'}") as server,
        Table(server.url) as table,
        launched() as browser,
    ):
        for name in wanted or names:
            if name == _BALANCE:
                _take_balance(browser, Path(folder) / "balance.html")
            else:
                _take(browser, server.url, table, name, scenes[name])


def _take(browser: Browser, url: str, table: Table, name: str, scene: Scene) -> None:
    for device, size in DEVICES.items():
        visitor = Visitor(browser, url, size, reduced_motion="reduce", name="Ann")
        page = scene(visitor, table)
        for scheme in SCHEMES:
            change_scheme(page, scheme)
            _settle(page)
            (FOLDER / f"{name}-{scheme}-{device}.webp").write_bytes(_photograph(page))
        visitor.check()
        visitor.close()


def _take_balance(browser: Browser, file: Path) -> None:
    """The page that `quarriors lab balance` writes, which is a file and needs no server."""
    command = ["lab", "balance", "--players", "2,3,4", "--seed", "pictures", "--html", str(file)]
    subprocess.run([sys.executable, "-m", "quarriors", *command], check=True, stdout=subprocess.DEVNULL)
    for scheme in SCHEMES:
        page = browser.new_page(viewport=DESKTOP.viewport, color_scheme=scheme, reduced_motion="reduce", locale="en-GB")
        page.goto(file.as_uri())
        _settle(page)
        (FOLDER / f"{_BALANCE}-{scheme}-desktop.webp").write_bytes(_photograph(page))
        page.close()


def _photograph(page: Page) -> bytes:
    """As WebP, which takes a third of the room of PNG; Playwright itself has no such pictures."""
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": 82})
    return b64decode(taken["data"])


def _settle(page: Page) -> None:
    """Fonts, pictures and what flies in are there."""
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => null)")
    page.evaluate(SETTLED)
    page.wait_for_timeout(300)


if __name__ == "__main__":
    main(sys.argv[1:])
