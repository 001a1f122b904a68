"""`python -m benchmarks.clicks`: how many clicks a turn of one's own takes, in whole games against a bot."""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import Error as BrowserError

from benchmarks.chromium import FLAGS, chromium_path
from benchmarks.served import NotServed, Server, get
from benchmarks.traced import NotTraced

#: Clicks in a turn of one's own that are aimed at.
AIM = 6
_WINDOW = {"width": 1366, "height": 768}
#: Milliseconds that anything in the browser may take.
_PATIENCE = 60_000
#: Milliseconds between two looks at the page.
_LOOK = 25
#: Looks without anything to do until somebody gives up: a minute.
_LOOKS = 2400
#: What somebody takes who wants to see much on the table, the best first.
_WISHES: Final = (
    "draw", "both", "reroll", "immediate", "turn", "summon", "ready", "cast", "use", "capture", "cull", "choose",
)  # fmt: skip
#: The first click that is worth it: the button that does several things, or an option by its kind.
CLICK: Final = """(wishes) => {
  const shown = (one) => one.checkVisibility() && one.getClientRects().length > 0 && !one.disabled;
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  if (!dialog && !document.querySelector("[data-bar].isOurs")) return null;
  const place = dialog ?? document;
  const done = (one, what) => {
    one.click();
    return { what, turn: document.querySelector("[data-turn]").dataset.turn };
  };
  const sweep = [...place.querySelectorAll("[data-sweep]")].find(shown);
  if (sweep) return done(sweep, `${sweep.dataset.sweep} all`);
  const things = [...place.querySelectorAll("[data-option], [data-takes].canAct")].filter(shown);
  const takes = ({ dataset }) => dataset.option ? [dataset.option] : dataset.takes.split("|").filter(Boolean);
  const offered = things.flatMap((one) => takes(one).map((option) => ({ option, one })));
  const rank = ({ option }) => { const at = wishes.indexOf(option.split(" ")[0]); return at < 0 ? wishes.length : at; };
  // of several alike the last, which cost most
  const best = offered.reduce((found, next) => (found === null || rank(next) <= rank(found) ? next : found), null);
  return best === null ? null : done(best.one, best.option.split(" ")[0]);
}"""


@dataclass
class Figures:
    """What was counted."""

    browser: str
    #: What was clicked in each turn of one's own, in order.
    turns: list[list[str]] = field(default_factory=list)

    def report(self) -> dict[str, Any]:
        """Everything for a program to read."""
        counts = [len(turn) for turn in self.turns]
        return {
            "browser": self.browser,
            "turns": len(counts),
            "mean": round(statistics.mean(counts), 2) if counts else None,
            "most": max(counts, default=0),
            "beyond_aim": sum(count > AIM for count in counts),
            "of_each": dict(sorted(Counter(counts).items())),
            "worst": max(self.turns, key=len, default=[]),
        }

    def in_words(self) -> str:
        """The figures as a few lines, with all that was clicked in the longest turns."""
        told = self.report()
        lines = [
            f"Chromium {self.browser}, {told['turns']} turns of one's own: {told['mean']} clicks on average, at most "
            f"{told['most']}; more than {AIM} in {told['beyond_aim']}   [aim at most {AIM}]",
            "clicks a turn  " + "  ".join(f"{count}: {times}" for count, times in told["of_each"].items()),
        ]
        longest = sorted(self.turns, key=len, reverse=True)[:5]
        lines += [f"{len(turn):3}  {', '.join(turn)}" for turn in longest if len(turn) > AIM]
        return "\n".join(lines)


def count(url: str, games: int) -> Figures:
    """Plays so many games to their ends against the usual bot, and counts."""
    path = chromium_path()
    if path is None:
        raise NotTraced("Chromium is not installed: on Debian it is the package `chromium`")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            figures = Figures(browser.version)
            for _ in range(games):
                figures.turns += _played(browser, url)
            return figures
        finally:
            browser.close()


def _played(browser: Browser, url: str) -> list[list[str]]:
    choices = {"version": 1, "value": {"speed": "instant", "confirm": False, "sound": False, "remarks": False}}
    context = browser.new_context(viewport=_WINDOW, reduced_motion="reduce", locale="en-GB")  # type: ignore[arg-type]
    context.set_default_timeout(_PATIENCE)
    context.add_init_script(f"localStorage['quarriors.settings'] = {json.dumps(json.dumps(choices))}")
    page = context.new_page()
    page.goto(url)
    page.get_by_role("button", name="Play now").click()
    page.locator("[data-bar]").first.wait_for()
    turns = play(page)
    context.close()
    # whoever rolls is at their own turn; in others' turns one defends or reacts
    return [turn for turn in turns.values() if "roll" in turn]


def play(page: Page) -> dict[str, list[str]]:
    """Clicks until the game is over; what was clicked in each turn."""
    turns: dict[str, list[str]] = {}
    idle = 0
    while not page.locator("[data-ending]").count():
        clicked = page.evaluate(CLICK, _WISHES)
        if clicked is not None:
            turns.setdefault(clicked["turn"], []).append(clicked["what"])
        idle = 0 if clicked is not None else idle + 1
        if idle > _LOOKS:
            raise NotTraced("the game did not go on")
        page.wait_for_timeout(_LOOK)
    return turns


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.clicks",
        description="Play whole games against the usual bot in Chromium, as somebody who wants to do all they can, and "
        "count the clicks of each turn. It starts a server of its own.",
        epilog="examples: python -m benchmarks.clicks | python -m benchmarks.clicks --games 1 --json",
    )
    parser.add_argument("--games", type=int, default=4, help="whole games (default: 4)")
    parser.add_argument("--url", default="", help="a server that is there already, with the page built")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args(arguments)
    if options.games < 1:
        parser.error("--games must be at least 1")
    try:
        if options.url:
            get(f"{options.url.rstrip('/')}/api")
            figures = count(options.url, options.games)
        else:
            with tempfile.TemporaryDirectory(prefix="quarriors-clicks-") as folder, Server(Path(folder)) as server:
                figures = count(server.url, options.games)
    except KeyboardInterrupt:
        sys.stderr.write("\ninterrupted: nothing was counted to the end\n")
        return 130
    except (NotServed, NotTraced, OSError, BrowserError) as error:
        sys.stderr.write(f"clicks could not be counted: {error}\n")
        return 1
    print(json.dumps(figures.report(), indent=2) if options.json else figures.in_words())
    return 0


if __name__ == "__main__":
    sys.exit(main())
