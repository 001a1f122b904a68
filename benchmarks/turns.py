"""`python -m benchmarks.turns`: how long a bot's turn is on show at each speed, and how smoothly a fight moves."""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import Error as BrowserError

from benchmarks.chromium import FLAGS, chromium_path
from benchmarks.page import AIM_RATE
from benchmarks.served import NotServed, Server, get
from benchmarks.traced import Frames, NotTraced, frames_between, traced

SPEEDS: Final = ("slow", "normal", "fast", "instant")
#: Seconds of a quiet turn at normal speed that are aimed at.
AIM_TURN = 5.0
_WINDOW = {"width": 1366, "height": 768}
#: Milliseconds that anything in the browser may take.
_PATIENCE = 60_000
#: Milliseconds between two looks at the page.
_LOOK = 40
#: Looks until somebody gives up: five minutes.
_LOOKS = 7500
#: Seconds, and whether somebody attacked.
Turn = tuple[float, bool]
#: The keys that somebody presses who decides at once: an option by its number, or the obvious one.
_KEYS: Final = ("1", "1", "2", " ", "1", " ")

#: What those who listen are told is when a turn begins and ends, and the arena is there as long as a fight is.
WATCH = """() => {
  globalThis.told = [];
  globalThis.fights = 0;
  let fought = false;
  const heard = new Set();
  new MutationObserver(() => {
    for (const region of document.querySelectorAll("[aria-live]")) {
      for (const [, turn, whose] of region.textContent.matchAll(/Turn (\\d+): (your|[^.]+)/g)) {
        if (heard.has(turn)) continue;
        heard.add(turn);
        told.push({ turn: Number(turn), mine: whose === "your", at: performance.now(), fights });
      }
    }
    const is = document.querySelector("[data-fight]") !== null;
    if (is && !fought) performance.mark(`fight-${fights}-begins`);
    if (!is && fought) {
      performance.mark(`fight-${fights}-ends`);
      fights += 1;
    }
    fought = is;
  }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
}"""


@dataclass
class Figures:
    """What was measured."""

    browser: str
    #: Seconds of each turn of the bot, by speed; whether there was a fight in it.
    turns: dict[str, list[Turn]] = field(default_factory=dict)
    fights: list[Frames] = field(default_factory=list)

    def report(self) -> dict[str, Any]:
        """Everything for a program to read."""
        return {
            "browser": self.browser,
            "seconds_per_turn": {speed: _said(turns) for speed, turns in self.turns.items()},
            "fights": [
                {
                    "seconds": round(fight.seconds, 3), "frames": len(fight.shown), "dropped": fight.dropped,
                    "per_second": round(fight.moving_rate, 1), "longest_gap_ms": round(fight.longest_gap, 1),
                }
                for fight in self.fights
            ],
        }  # fmt: skip

    def in_words(self) -> str:
        """The figures as a table."""
        lines = [f"Chromium {self.browser}, software rendering, 1366 × 768"]
        for speed, turns in self.turns.items():
            said = _said(turns)
            aim = f"   [aim about {AIM_TURN:.0f} s]" if speed == "normal" else ""
            quiet = "none of them quiet" if said["quiet"] is None else f"a quiet one {said['quiet']:.1f} s"
            lines.append(f"{speed:<9}{said['median'] or 0:5.1f} s a turn, {quiet}, of {said['turns']}{aim}")
        if self.fights:
            rates = [fight.moving_rate for fight in self.fights]
            lines.append(
                f"fights   {statistics.median(rates):.1f} frames/s while something moves, lowest of "
                f"{len(rates)}: {min(rates):.1f}   "
                f"[aim {AIM_RATE:.0f}]"
            )
        return "\n".join(lines)


def _said(turns: list[Turn]) -> dict[str, Any]:
    """The middle one of all, and of those in which nobody attacked."""
    quiet = [seconds for seconds, fought in turns if not fought]
    return {"median": _median([seconds for seconds, _ in turns]), "quiet": _median(quiet), "turns": len(turns)}


def _median(values: list[float]) -> float | None:
    return round(statistics.median(values), 2) if values else None


def measure(url: str, turns: int, speeds: tuple[str, ...]) -> Figures:
    """Plays against the usual bot in a browser of its own, as many of its turns as wanted at each speed."""
    path = chromium_path()
    if path is None:
        raise NotTraced("Chromium is not installed: on Debian it is the package `chromium`")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            figures = Figures(browser.version)
            for speed in speeds:
                figures.turns[speed] = _watched(browser, url, speed, turns, figures)
            return figures
        finally:
            browser.close()


def _watched(browser: Browser, url: str, speed: str, turns: int, figures: Figures) -> list[Turn]:
    choices = {"version": 1, "value": {"speed": speed, "confirm": False, "sound": False, "remarks": False}}
    context = browser.new_context(viewport=_WINDOW, reduced_motion="no-preference", locale="en-GB")  # type: ignore[arg-type]
    context.set_default_timeout(_PATIENCE)
    context.add_init_script(f"localStorage['quarriors.settings'] = {json.dumps(json.dumps(choices))}")
    page = context.new_page()
    page.goto(url)
    page.evaluate(WATCH)
    page.get_by_role("button", name="Play now").click()
    page.locator("[data-roll], [data-bar]").first.wait_for()
    if speed == "normal":
        events = traced(browser, page, lambda: play(page, turns))
        for number in range(page.evaluate("() => fights")):
            figures.fights.append(frames_between(events, f"fight-{number}-begins", f"fight-{number}-ends"))
    else:
        play(page, turns)
    found = _turns(page)
    context.close()
    return found[:turns]


def play(page: Page, turns: int) -> None:
    """Decides at once, until the bot has had so many turns."""
    for look in range(_LOOKS):
        if len(_turns(page)) >= turns or page.locator("[data-ending]").count():
            return
        if page.locator("[data-bar].isOurs").count():
            page.keyboard.press(_KEYS[look % len(_KEYS)])
        page.wait_for_timeout(_LOOK)
    raise NotTraced("the game did not go on")


def _turns(page: Page) -> list[Turn]:
    """The bot's turns that were seen from their beginning to the next of ours."""
    told = page.evaluate("() => told")
    return [
        ((after["at"] - turn["at"]) / 1000, after["fights"] > turn["fights"])
        for turn, after in pairwise(told)
        if not turn["mine"] and after["mine"] and after["turn"] == turn["turn"] + 1
    ]


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.turns < 1:
        parser.error("--turns must be at least 1")
    try:
        if options.url:
            get(f"{options.url.rstrip('/')}/api")
            figures = measure(options.url, options.turns, tuple(options.speed or SPEEDS))
        else:
            with tempfile.TemporaryDirectory(prefix="quarriors-turns-") as folder, Server(Path(folder)) as server:
                figures = measure(server.url, options.turns, tuple(options.speed or SPEEDS))
    except KeyboardInterrupt:
        sys.stderr.write("\ninterrupted: nothing was measured to the end\n")
        return 130
    except (NotServed, NotTraced, OSError, BrowserError) as error:
        sys.stderr.write(f"the show could not be measured: {error}\n")
        return 1
    print(json.dumps(figures.report(), indent=2) if options.json else figures.in_words())
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.turns",
        description="Play against the usual bot in Chromium and measure how many seconds its turns are on show at each "
        "speed, and how many frames a second are shown in fights. It starts a server of its own.",
        epilog="examples: python -m benchmarks.turns | python -m benchmarks.turns --turns 2 --speed fast | "
        "python -m benchmarks.turns --json > now.json",
    )
    parser.add_argument("--turns", type=int, default=6, help="turns of the bot at each speed (default: 6)")
    parser.add_argument("--speed", action="append", choices=SPEEDS, help="only this speed; may be repeated")
    parser.add_argument("--url", default="", help="a server that is there already, with the page built")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser


if __name__ == "__main__":
    sys.exit(main())
