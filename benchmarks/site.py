"""`python -m benchmarks.site`: how soon one can play at the table without a server, here and on a slow machine.

At normal speed also the first screen, and whether the page stands still while the champion thinks.
"""

from __future__ import annotations

import argparse
import functools
import gzip
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
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from benchmarks.chromium import FLAGS, shell_path
from benchmarks.served import NotServed, seconds_of
from benchmarks.slowed import Slowed, family
from benchmarks.traced import NotTraced
from benchmarks.turns import WATCH, play

#: Seconds until "Play now" can be pressed at a first visit: what is aimed at, at normal speed and slowed four times.
AIMS = {1: 5.0, 4: 12.0}
#: Milliseconds to the first screen, and its bytes by gzip, fonts not counted.
AIM_PAINT, AIM_SIZE = 1000.0, 300_000
_PATIENCE = 300_000
#: Everything the page's own thread does for 50 ms or longer.
_NOTE_TASKS = """() => {
  globalThis.tasks = [];
  const note = (list) => tasks.push(...list.getEntries().map((one) => one.duration));
  new PerformanceObserver(note).observe({ type: "longtask" });
}"""
_PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"
_LOADED = "() => [location.href.split('#')[0], ...performance.getEntriesByType('resource').map((one) => one.name)]"
#: Milliseconds in which a worker counts so far.
_LOOP = """() => new Promise((done) => {
  const count = "const begun = performance.now(); let sum = 0;" +
    "for (let at = 0; at < 2e8; at++) sum = (sum * 31 + at) | 0; postMessage([performance.now() - begun, sum]);";
  const worker = new Worker(URL.createObjectURL(new Blob([count])));
  worker.onmessage = ({ data: [time] }) => { worker.terminate(); done(time); };
})"""
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


def _process_of(browser: Browser) -> int:
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return next(int(one["id"]) for one in found if one["type"] == "browser")


def _used(process: int) -> dict[int, float]:
    """The processor time of the browser so far, by its processes."""
    return {one: seconds_of(one) for one in family(process)}


@contextmanager
def _slowed(process: int, context: BrowserContext, times: int, seen: dict[str, list[float]]) -> Iterator[None]:
    """The whole browser on a slower processor: its own brake does not reach workers, as Python's."""
    if times == 1:
        yield
        return
    page = context.new_page()
    before = page.evaluate(_LOOP)
    with Slowed(process, times):
        seen["slower"].append(page.evaluate(_LOOP) / before)
        page.close()
        yield


def measure(url: str, folder: Path, visits: int, turns: int, speeds: list[int]) -> dict[int, dict[str, list[float]]]:
    """Seconds until "Play now" can be pressed, by how many times slower: at first visits, and at those after them."""
    path = shell_path()
    if path is None:
        raise NotTraced("Chromium is not installed: on Debian it is the package `chromium`")
    figures: dict[int, dict[str, list[float]]] = {times: {"first": [], "again": [], "used": []} for times in speeds}
    for times, seen in figures.items():
        seen |= {"paint_ms": [], "bytes": [], "longest_task_ms": []} if times == 1 else {"slower": []}
    with sync_playwright() as playwright:
        for times, seen in figures.items():
            for _ in range(visits):
                # a browser for each visit: its processes are new, too
                browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
                try:
                    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
                    context.set_default_timeout(_PATIENCE)
                    _visit(browser, context, url, folder, times, turns, seen)
                finally:
                    if browser.is_connected():
                        browser.close()
    return figures


def _visit(
    browser: Browser,
    context: BrowserContext,
    url: str,
    folder: Path,
    times: int,
    turns: int,
    seen: dict[str, list[float]],
) -> None:
    page = context.new_page()
    # the page of the table runs in the process that this file of the same place has got
    page.goto(f"{url}quarriors-site.json")
    process = _process_of(browser)
    with _slowed(process, context, times, seen):
        before = _used(process)
        seen["first"].append(_ready(page, url))
        seen["used"].append(sum(time - before.get(one, 0.0) for one, time in _used(process).items()))
        if times == 1:
            seen["paint_ms"].append(page.evaluate(_PAINT))
            seen["bytes"].append(_weight(page, url, folder))
        page.wait_for_function(_KEPT)
        page.goto(f"{url}quarriors-site.json")
        seen["again"].append(_ready(page, url))
        if times == 1:
            seen["longest_task_ms"].append(_stood_still(page, turns))


def _weight(page: Page, url: str, folder: Path) -> int:
    """Bytes of the page itself by gzip: Python comes behind it, and fonts do not count."""
    paths = {urlsplit(name).path.removeprefix(urlsplit(url).path) or "index.html" for name in page.evaluate(_LOADED)}
    shown = [path for path in paths if not path.startswith("engine-") and not path.endswith(".woff2")]
    return sum(len(gzip.compress((folder / path).read_bytes())) for path in shown)


def _stood_still(page: Page, turns: int) -> float:
    """Plays against the champion; milliseconds of the longest task of the page's own thread meanwhile."""
    page.locator("[data-rival=champion]").click()
    page.evaluate(WATCH)
    page.locator("main button.now").click()
    page.locator("[data-roll], [data-bar]").first.wait_for()
    page.evaluate(_NOTE_TASKS)
    play(page, turns)
    return float(max(page.evaluate("() => tasks"), default=0.0))


def _ready(page: Page, url: str) -> float:
    begun = time.monotonic()
    page.goto(url)
    page.wait_for_function(
        """() => {
          const button = document.querySelector("main button.now");
          const isLaid = document.querySelector("aside progress") === null;
          return isLaid && document.querySelector("[data-rival]") !== null && button !== null && !button.disabled;
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
            f"[aim < {AIMS[times]:.0f} s: {verdict}]; again {again:.1f} s; "
            f"processor time of a first visit {statistics.median(seen['used']):.1f} s"
        )
        if times != 1:
            lines.append(f"{'':<16} a worker that counts took {statistics.median(seen['slower']):.1f} times as long")
    if 1 in figures:
        paint, size, task = (max(figures[1][name]) for name in ("paint_ms", "bytes", "longest_task_ms"))
        soon, small = (
            _verdict(paint < AIM_PAINT, f"< {AIM_PAINT:.0f} ms"), _verdict(size < AIM_SIZE, f"< {AIM_SIZE // 1000} kB")
        )  # fmt: skip
        lines.append(f"first screen     {paint:.0f} ms at most {soon}, {size / 1000:.0f} kB by gzip {small}")
        lines.append(f"champion thinks  the page's own thread is busy for {task:.0f} ms at most")
    return "\n".join(lines)


def _verdict(is_reached: bool, aim: str) -> str:
    return f"[aim {aim}: {'reached' if is_reached else 'missed'}]"


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
    parser.add_argument("--turns", type=int, default=2, help="turns of the champion during which the page is watched")
    parser.add_argument("--json", action="store_true", help="figures for a program to read")
    options = parser.parse_args(arguments)
    if not (options.folder / "quarriors-site.json").is_file():
        sys.stderr.write(f"{options.folder} is no table: `make site` writes one\n")
        return 2
    try:
        with _handed_out(options.folder) as url:
            figures = measure(
                url, options.folder, max(1, options.visits), max(1, options.turns), options.slowed or list(AIMS)
            )
    except (NotServed, NotTraced) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    print(json.dumps(figures, indent=2) if options.json else in_words(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
