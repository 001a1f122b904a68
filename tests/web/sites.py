"""The table without a server, on a plain file server: the one of the standard library."""

from __future__ import annotations

import functools
import http.server
import os
import re
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from quarriors.site import fetching
from quarriors.site.folder import write
from tests.server.serving import ROOT
from tests.web.hand import Hand
from tests.web.words import beginning, say

#: It lies in a folder of its host, as it may.
_PATH: Final = "tables/quarriors"
#: Milliseconds in which Python starts on a machine that has other work.
START: Final = 180_000


class _Quiet(http.server.SimpleHTTPRequestHandler):
    """Files, and no lines about them."""

    def __init__(self, *request: Any, sent: Mapping[str, str], directory: str) -> None:
        self._sent = sent
        super().__init__(*request, directory=directory)

    def end_headers(self) -> None:
        for name, value in self._sent.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """The test says what went wrong."""


class FileServer:
    """Hands out a folder until it is stopped."""

    def __init__(self, root: Path, sent: Mapping[str, str] | None = None) -> None:
        handler = functools.partial(_Quiet, directory=str(root), sent=sent or {})
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        #: What lies at the address.
        self.folder = root / _PATH
        self.url = f"http://127.0.0.1:{self._server.server_port}/{_PATH}/"

    def stop(self) -> None:
        """From now on, nobody answers there."""
        self._server.shutdown()
        self._server.server_close()


def advised() -> dict[str, str]:
    """The headers that docs/hosting.md would like a host to send with every file of the table."""
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    (block,) = re.findall(r"^    Content-Security-Policy: .*(?:\n    .*)*", text, re.MULTILINE)
    lines = re.sub(r"\n {8}", " ", block).splitlines()
    return dict(line.strip().split(": ", 1) for line in lines)


def make(root: Path) -> None:
    """Writes the table into that folder. What pip fetches for it is kept in the working copy."""
    before = os.environ.get("QUARRIORS_HOME")
    os.environ["QUARRIORS_HOME"] = str(ROOT / ".build" / "fetched")
    try:
        fetching.wheel()
        write(root / _PATH, ROOT / "web" / "node_modules" / "pyodide", ROOT / "web" / "dist")
    finally:
        if before is None:
            del os.environ["QUARRIORS_HOME"]
        else:
            os.environ["QUARRIORS_HOME"] = before


def wait_until_laid(page: Page) -> None:
    """Until the table is there: nothing is said any more about it."""
    expect(page.get_by_role("complementary", name=say("here-name")).get_by_role("progressbar")).to_have_count(
        0, timeout=START
    )
    expect(page.get_by_role("button", name=beginning("play-now")).first).to_be_enabled(timeout=START)


def play_now(page: Page) -> Hand:
    """Begins a game from the home page; a hand that plays it."""
    page.get_by_role("button", name=beginning("play-now")).first.click()
    hand = Hand(page)
    expect(hand.bar).to_be_visible(timeout=START)
    return hand


def question(page: Page) -> str:
    """Where the game stands: who has how much, and what is asked."""
    region = page.get_by_role("region", name=say("options"), exact=True)
    expect(region).to_be_visible(timeout=START)
    return region.inner_text()


def options(page: Page) -> Locator:
    """What can be chosen just now; the first of them is there once a game is on the table."""
    return page.locator("[data-option]")
