"""`python -m benchmarks.page`: how soon the page is there, how big it is, and how smoothly six dice roll."""

from __future__ import annotations

import argparse
import gzip
import json
import os
import statistics
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, Response, sync_playwright
from playwright.sync_api import Error as BrowserError

from benchmarks.chromium import FLAGS, chromium_path
from benchmarks.served import NotServed, Server, get
from benchmarks.traced import Frames, NotTraced, frames_between, traced

#: What is aimed at: milliseconds until something is to be seen, bytes of all files by gzip, frames a second.
AIM_PAINT, AIM_SIZE, AIM_RATE = 1000.0, 300_000, 60.0
#: A rate this close to the aim has reached it: the window seldom begins and ends with a frame.
_NEARLY = 0.97
_WINDOW = {"width": 1366, "height": 768}
#: Milliseconds that anything in the browser may take: a game in which the bot begins is watched first.
_PATIENCE = 120_000
#: Milliseconds in which what a table has just loaded comes to rest.
_REST = 1000
_BEGINS, _ENDS = "dice-set-out", "dice-lie-still"

_PAINTED = """() => {
  const seen = Object.fromEntries(performance.getEntriesByType("paint").map((entry) => [entry.name, entry.startTime]));
  return "first-contentful-paint" in seen ? seen : null;
}"""
_WATCH = f"""() => {{
  let before = 0;
  new MutationObserver(() => {{
    const now = document.querySelectorAll("[data-travels]").length;
    if (before === 0 && now > 0) performance.mark("{_BEGINS}");
    if (before > 0 && now === 0) performance.mark("{_ENDS}");
    before = now;
  }}).observe(document.body, {{ childList: true, subtree: true }});
}}"""
_AT_REST = f"""() => performance.getEntriesByName("{_ENDS}").length > 0"""


@dataclass
class Sizes:
    """Bytes of files, by their address; what the protocol answers is no file of the page."""

    #: The address of the page: the protocol is beside it.
    page: str
    files: dict[str, tuple[int, int]] = field(default_factory=dict)

    def add(self, response: Response) -> None:
        """Counts what has come; twice the same only once."""
        path = urlsplit(response.url).path
        api = urlsplit(self.page).path.rstrip("/") + "/api"
        if path == api or path.startswith(f"{api}/") or not response.ok or path in self.files:
            return
        body = response.body()
        sent = response.request.sizes()["responseBodySize"]
        self.files[path] = (sent, len(gzip.compress(body, 6)))

    @property
    def sent(self) -> int:
        return sum(sent for sent, _ in self.files.values())

    @property
    def zipped(self) -> int:
        """By gzip, fonts not counted."""
        return sum(zipped for path, (_, zipped) in self.files.items() if not path.endswith((".woff2", ".woff")))


@dataclass
class Figures:
    """What was measured."""

    browser: str
    cores: int
    first: Sizes
    table: Sizes
    paints: list[float] = field(default_factory=list)
    contents: list[float] = field(default_factory=list)
    rolls: list[Frames] = field(default_factory=list)

    def report(self) -> dict[str, Any]:
        """Everything for a program to read; times in milliseconds, sizes in bytes."""
        return {
            "browser": self.browser,
            "cores": self.cores,
            "first_paint_ms": _spread(self.paints),
            "first_contentful_paint_ms": _spread(self.contents),
            "first_screen": {"files": len(self.first.files), "sent": self.first.sent, "gzip": self.first.zipped},
            "with_a_table": {"files": len(self.table.files), "sent": self.table.sent, "gzip": self.table.zipped},
            "rolls": [
                {
                    "seconds": round(roll.seconds, 3), "frames": len(roll.shown), "dropped": roll.dropped,
                    "per_second": round(roll.rate, 1), "longest_gap_ms": round(roll.longest_gap, 1),
                }
                for roll in self.rolls
            ],
        }  # fmt: skip

    def is_reached(self) -> dict[str, bool]:
        """What is aimed at, and whether it is so."""
        return {
            "first contentful paint": statistics.median(self.contents) < AIM_PAINT,
            "size": self.table.zipped < AIM_SIZE,
            "frames": statistics.median(roll.rate for roll in self.rolls) >= AIM_RATE * _NEARLY,
        }


def _spread(values: list[float]) -> dict[str, float]:
    return {"median": round(statistics.median(values), 1), "worst": round(max(values), 1)}


def in_words(figures: Figures) -> str:
    """The figures as a table."""
    reached = figures.is_reached()
    paint, content = _spread(figures.paints), _spread(figures.contents)
    rates = [roll.rate for roll in figures.rolls]
    dropped = [roll.share_dropped * 100 for roll in figures.rolls]
    lines = [
        f"Chromium {figures.browser}, {figures.cores} cores, software rendering, 1366 × 768",
        f"first paint              {paint['median']:.0f} ms, worst of {len(figures.paints)}: {paint['worst']:.0f} ms",
        f"first contentful paint   {content['median']:.0f} ms, worst: {content['worst']:.0f} ms   "
        f"{_verdict(reached['first contentful paint'], f'< {AIM_PAINT:.0f} ms')}",
        f"first screen             {_weight(figures.first)}",
        f"with a table             {_weight(figures.table)}   {_verdict(reached['size'], f'< {AIM_SIZE // 1000} kB')}",
        f"six dice roll            {statistics.median(rates):.1f} frames/s, lowest of {len(rates)}: {min(rates):.1f}   "
        f"{_verdict(reached['frames'], f'{AIM_RATE:.0f}')}",
        f"… frames dropped         {statistics.median(dropped):.1f} %, most: {max(dropped):.1f} %",
        f"… between two frames     {statistics.median(roll.typical_gap for roll in figures.rolls):.1f} ms, "
        f"longest: {max(roll.longest_gap for roll in figures.rolls):.0f} ms",
    ]
    return "\n".join(lines)


def _verdict(is_reached: bool, aim: str) -> str:
    return f"[aim {aim}: {'reached' if is_reached else 'missed'}]"


def _weight(sizes: Sizes) -> str:
    return f"{len(sizes.files)} files, {sizes.sent / 1000:.0f} kB sent, {sizes.zipped / 1000:.0f} kB by gzip"


# -- measuring -------------------------------------------------------------------------------------


def measure(url: str, visits: int, rolls: int) -> Figures:
    """Measures the page at that address in a browser of its own."""
    path = chromium_path()
    if path is None:
        raise NotTraced("Chromium is not installed: on Debian it is the package `chromium`")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            figures = Figures(browser.version, os.cpu_count() or 1, Sizes(url), Sizes(url))
            for _ in range(visits):
                _visit(browser, url, figures)
            for _ in range(rolls):
                _roll(browser, url, figures)
            return figures
        finally:
            browser.close()


def _visit(browser: Browser, url: str, figures: Figures) -> None:
    """A first visit: nothing is kept from before."""
    context, page = _window(browser)
    page.on("response", figures.first.add)
    page.goto(url)
    painted = page.wait_for_function(_PAINTED).json_value()
    figures.paints.append(painted.get("first-paint", painted["first-contentful-paint"]))
    figures.contents.append(painted["first-contentful-paint"])
    page.wait_for_load_state("networkidle")
    context.close()


def _roll(browser: Browser, url: str, figures: Figures) -> None:
    """The first roll of a new game: six dice."""
    context, page = _window(browser)
    page.on("response", figures.table.add)
    page.goto(url)
    page.get_by_role("button", name="Play now").click()
    page.locator("[data-roll]").wait_for()
    page.wait_for_timeout(_REST)
    page.evaluate(_WATCH)

    def roll() -> None:
        page.locator("[data-roll]").click()
        page.wait_for_function(_AT_REST, polling=100)

    figures.rolls.append(frames_between(traced(browser, page, roll), _BEGINS, _ENDS))
    context.close()


def _window(browser: Browser) -> tuple[BrowserContext, Page]:
    context = browser.new_context(viewport=_WINDOW, color_scheme="dark", reduced_motion="no-preference")  # type: ignore[arg-type]
    context.set_default_timeout(_PATIENCE)
    return context, context.new_page()


# -- the command line ------------------------------------------------------------------------------


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if min(options.visits, options.rolls) < 1:
        parser.error("--visits and --rolls must be at least 1")
    try:
        if options.url:
            get(f"{options.url.rstrip('/')}/api")
            figures = measure(options.url, options.visits, options.rolls)
        else:
            with tempfile.TemporaryDirectory(prefix="quarriors-page-") as folder, Server(Path(folder)) as server:
                _use_all_cores()
                figures = measure(server.url, options.visits, options.rolls)
    except KeyboardInterrupt:
        sys.stderr.write("\ninterrupted: nothing was measured to the end\n")
        return 130
    except (NotServed, NotTraced, OSError, BrowserError) as error:
        sys.stderr.write(f"the page could not be measured: {error}\n")
        return 1
    print(json.dumps(figures.report(), indent=2) if options.json else in_words(figures))
    return 0


def _use_all_cores() -> None:
    """The server has a core to itself for measurements of its own; a browser is not to be kept off it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, range(os.cpu_count() or 1))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.page",
        description="Measure the page in Chromium, drawn by software: how soon something is to be seen on a first "
        "visit, how big all its files are, and how many frames are shown while six dice roll. It starts a server of "
        "its own.",
        epilog="examples: python -m benchmarks.page | python -m benchmarks.page --visits 1 --rolls 1 | "
        "python -m benchmarks.page --url http://127.0.0.1:8000 | python -m benchmarks.page --json > now.json",
    )
    parser.add_argument("--visits", type=int, default=9, help="first visits (default: 9)")
    parser.add_argument("--rolls", type=int, default=5, help="games whose first roll is looked at (default: 5)")
    parser.add_argument("--url", default="", help="a server that is there already, with the page built")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser


if __name__ == "__main__":
    sys.exit(main())
