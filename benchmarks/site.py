"""`python -m benchmarks.site`: how soon one can play at the table without a server, here and on a slow machine."""

from __future__ import annotations

import argparse
import functools
import http.server
import json
import os
import statistics
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from benchmarks.chromium import FLAGS, shell_path
from benchmarks.served import NotServed, let_go, limited
from benchmarks.traced import NotTraced

#: Seconds until "Play now" can be pressed at a first visit: what is aimed at, at normal speed and slowed four times.
AIMS = {1: 5.0, 4: 12.0}
_PATIENCE = 300_000
_KEPT = "() => navigator.serviceWorker.ready.then(({ active }) => active !== null)"


class _Quiet(http.server.SimpleHTTPRequestHandler):
    """Files, and no lines about them."""

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@contextmanager
def _handed_out(folder: Path) -> Iterator[str]:
    handler = functools.partial(_Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@contextmanager
def _slowed(browser: Browser, times: int) -> Iterator[None]:
    """Gives the process of that page a part of a core: the browser's own brake does not reach workers, as Python's.

    The browser is closed in the end: only then is that process gone.
    """
    if times == 1:
        yield
        return
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    group = limited([one["id"] for one in found if one["type"] == "renderer"], 1 / times, "quarriors-page")
    try:
        yield
    finally:
        browser.close()
        let_go(group)


def measure(url: str, visits: int, speeds: list[int]) -> dict[int, dict[str, list[float]]]:
    """Seconds until "Play now" can be pressed, by how many times slower: at first visits, and at those after them."""
    path = shell_path()
    if path is None:
        raise NotTraced("Chromium is not installed: on Debian it is the package `chromium`")
    figures: dict[int, dict[str, list[float]]] = {times: {"first": [], "again": []} for times in speeds}
    with sync_playwright() as playwright:
        for times, seen in figures.items():
            for _ in range(visits):
                # a browser for each visit: its processes are new, too
                browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
                try:
                    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
                    context.set_default_timeout(_PATIENCE)
                    _visit(browser, context, url, times, seen)
                finally:
                    if browser.is_connected():
                        browser.close()
    return figures


def _visit(browser: Browser, context: BrowserContext, url: str, times: int, seen: dict[str, list[float]]) -> None:
    page = context.new_page()
    # the page of the table runs in the process that this file of the same place has got
    page.goto(f"{url}quarriors-site.json")
    with _slowed(browser, times):
        seen["first"].append(_ready(page, url))
        page.wait_for_function(_KEPT)
        page.goto(f"{url}quarriors-site.json")
        seen["again"].append(_ready(page, url))


def _ready(page: Page, url: str) -> float:
    begun = time.monotonic()
    page.goto(url)
    page.wait_for_function(
        """() => {
          const button = document.querySelector("main button.now");
          return button !== null && !button.disabled && document.querySelector("aside progress") === null;
        }"""
    )
    return time.monotonic() - begun


def in_words(figures: dict[int, dict[str, list[float]]]) -> str:
    """The figures as a table."""
    lines = [f"{os.cpu_count()} cores, software rendering, 1366 × 768: seconds until “Play now” can be pressed"]
    for times, seen in figures.items():
        first, again = (statistics.median(seen[name]) for name in ("first", "again"))
        speed = "at normal speed" if times == 1 else f"slowed {times} times"
        verdict = "reached" if first < AIMS[times] else "missed"
        lines.append(
            f"{speed:<16} first visit {first:.1f} s, worst of {len(seen['first'])}: {max(seen['first']):.1f} s "
            f"[aim < {AIMS[times]:.0f} s: {verdict}]; again {again:.1f} s"
        )
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.site", description=__doc__)
    parser.add_argument(
        "folder", type=Path, help="what `make site` has written", nargs="?", default=Path(".build/site")
    )
    parser.add_argument(
        "--slowed", type=int, choices=AIMS, action="append", help="only 1: at full speed, or only 4 times slower"
    )
    parser.add_argument("--visits", type=int, default=3, help="how often, at each speed")
    parser.add_argument("--json", action="store_true", help="figures for a program to read")
    options = parser.parse_args(arguments)
    if not (options.folder / "quarriors-site.json").is_file():
        sys.stderr.write(f"{options.folder} is no table: `make site` writes one\n")
        return 2
    try:
        with _handed_out(options.folder) as url:
            figures = measure(url, max(1, options.visits), options.slowed or list(AIMS))
    except (NotServed, NotTraced) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    print(json.dumps(figures, indent=2) if options.json else in_words(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
