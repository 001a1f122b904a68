"""Pictures of the table for the documentation: `make pictures` takes those that its pages show.

They are of the built page, with dice that are always the same: a picture changes only when the page does. Scenes can be
named, `python -m tests.web.pictures table over`, and only they are taken anew. `--every FOLDER` takes every page and
dialog, dark and light, desktop and phone, to look at them.
"""

from __future__ import annotations

import argparse
import re
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
#: Where a picture can be shown.
_SHOWING: Final = ("README*.md", "docs/*.md")
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


def shown() -> set[str]:
    """The pictures that a page of the documentation shows, by their names in the folder."""
    pages = [page.read_text("utf-8") for pattern in _SHOWING for page in ROOT.glob(pattern)]
    return {name for page in pages for name in re.findall(r"pictures/([\w-]+\.webp)", page)}


def main(arguments: list[str]) -> None:
    """Takes the pictures of these scenes anew, or all of them."""
    scenes = {name: scene for name, scene in {**PAGES, **DIALOGS}.items() if name not in _LEFT_OUT}
    names = [*scenes, _BALANCE]
    parser = argparse.ArgumentParser(prog="python -m tests.web.pictures", description=__doc__)
    parser.add_argument("scenes", nargs="*", help="the scenes to take; all if you name none")
    parser.add_argument("--every", metavar="FOLDER", type=Path, help="take every picture of a scene, into this folder")
    options = parser.parse_args(arguments)
    if unknown := set(options.scenes) - set(names):
        raise SystemExit(f"no such scene: {', '.join(sorted(unknown))}; there are {', '.join(names)}")
    studio = _Studio(options.every or FOLDER, None if options.every else shown())
    studio.folder.mkdir(parents=True, exist_ok=True)
    if not options.scenes and not options.every:
        for old in FOLDER.glob("*.webp"):
            old.unlink()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{Path(folder) / 'server.sqlite3'}") as server,
        Table(server.url) as table,
        launched() as browser,
    ):
        for name in options.scenes or names:
            if name == _BALANCE:
                _take_balance(studio, browser, Path(folder) / "balance.html")
            else:
                _take(studio, browser, server.url, table, name, scenes[name])


class _Studio:
    """Where pictures go, and which are wanted: all of them if nothing is said."""

    def __init__(self, folder: Path, wanted: set[str] | None) -> None:
        self.folder = folder
        self._wanted = wanted

    def schemes(self, name: str, device: str) -> list[Scheme]:
        """The ways in which a scene is wanted on a device."""
        return [scheme for scheme in SCHEMES if self._wanted is None or _file(name, scheme, device) in self._wanted]

    def keep(self, page: Page, name: str, scheme: Scheme, device: str) -> None:
        _settle(page)
        (self.folder / _file(name, scheme, device)).write_bytes(_photograph(page))


def _file(name: str, scheme: Scheme, device: str) -> str:
    return f"{name}-{scheme}-{device}.webp"


def _take(studio: _Studio, browser: Browser, url: str, table: Table, name: str, scene: Scene) -> None:
    for device, size in DEVICES.items():
        if schemes := studio.schemes(name, device):
            visitor = Visitor(browser, url, size, reduced_motion="reduce", name="Ann")
            page = scene(visitor, table)
            for scheme in schemes:
                change_scheme(page, scheme)
                studio.keep(page, name, scheme, device)
            visitor.check()
            visitor.close()


def _take_balance(studio: _Studio, browser: Browser, file: Path) -> None:
    """The page that `quarriors lab balance` writes, which is a file and needs no server."""
    if not studio.schemes(_BALANCE, "desktop"):
        return
    command = ["lab", "balance", "--players", "2,3,4", "--seed", "pictures", "--html", str(file)]
    subprocess.run([sys.executable, "-m", "quarriors", *command], check=True, stdout=subprocess.DEVNULL)
    for scheme in studio.schemes(_BALANCE, "desktop"):
        page = browser.new_page(viewport=DESKTOP.viewport, color_scheme=scheme, reduced_motion="reduce", locale="en-GB")
        page.goto(file.as_uri())
        studio.keep(page, _BALANCE, scheme, "desktop")
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
