"""A hand that plays as a person does: it clicks what glows and what the decision bar offers, and nothing else."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page, TimeoutError

from tests.server.serving import PATIENCE
from tests.web.words import say

#: What can be done just now, as the page shows it: with the mark by which it is found again.
_LOOK: Final = Path(__file__).with_name("look.js").read_text("utf-8")

#: How long one click may take: what is in its way or moves goes by in that time.
_CLICK: Final = 8000
#: For so long may nothing come of anything: a window that is not drawn for a while is busy, not stuck.
_STUCK: Final = 3 * PATIENCE
#: More than is done in the longest game of some hands.
_MOST: Final = 2000
#: Options that end or begin something; the rest is about dice and cards, which a person clicks instead.
_STEPS: Final = frozenset({"roll", "end", "enough", "pass", "decline", "stay", "leave"})


class Hand:
    """Plays one window. Its choices are by lot, the same every time."""

    def __init__(self, page: Page, seed: int = 7) -> None:
        self.page = page
        self.chance = random.Random(seed)
        #: Every option and thing it has clicked.
        self.taken: list[str] = []
        #: Why its last click came to nothing; empty if it did.
        self.trouble = ""

    # -- looking ----------------------------------------------------------------------------------

    @property
    def bar(self) -> Locator:
        """The decision bar."""
        return self.page.get_by_role("region", name=say("options"), exact=True)

    @property
    def dialog(self) -> Locator:
        """The dialog on top."""
        return self.page.locator("dialog[open]").last

    def look(self) -> dict[str, Any]:
        """What can be done just now."""
        seen: dict[str, Any] = self.page.evaluate(_LOOK)
        return seen

    @property
    def is_over(self) -> bool:
        """Whether the end of the game is shown."""
        return self.page.locator("[data-ending]").first.is_visible()

    def numbers(self) -> Locator:
        """All numbers of the game, which the end of it leads to."""
        ending = self.page.locator("[data-ending]")
        ending.get_by_role("button", name=say("ending-numbers"), exact=True).click()
        self.page.get_by_role("heading", name=say("ending-numbers")).wait_for()
        return self.dialog

    # -- playing ----------------------------------------------------------------------------------

    def take(self, option: str) -> None:
        """Takes an option where it can be taken: at its button, or at the die or card it is about."""
        button, thing = _by_option(option), f"[data-takes*={_quoted(f'|{option}|')}]"
        self.press(self.page.locator(f"{button}, {thing}").first)
        # of a die or card with which more can be done, or that is told about first, it is asked which it is to be
        if not self.page.locator(f"dialog[open] {button}").count():
            return
        self.press(self.dialog.locator(button))

    def option(self, kind: str) -> Locator:
        """The button of an option, by the first word of it: `roll`, `end`, `capture`."""
        return self.page.locator(f'[data-option="{kind}"], [data-option^="{kind} "]')

    def press(self, button: Locator) -> None:
        """How this hand presses something. Others may do it by keys."""
        button.click(timeout=_CLICK)

    def act(self) -> bool:
        """Does one thing a person could do now; False if there is nothing to do."""
        seen = self.look()
        if seen["dialog"] is not None:
            return self._answer(seen)
        steps = [option for option in seen["options"] if _kind(option) in _STEPS]
        # a die that fights has left its mat
        things = [f'[data-stands="{die}"] button, [data-die="{die}"].canAct' for die in seen["dice"]]
        things += [f'[data-card="{card}"].canAct' for card in seen["cards"]]
        others = [option for option in seen["options"] if option not in steps]
        if things and self.chance.random() < 0.75:
            return self._take(self.chance.choice(things))
        if steps and (self.chance.random() < 0.5 or not others):
            return self._take(_by_option(self.chance.choice(steps)))
        if others:
            return self._take(_by_option(self.chance.choice(others)))
        return bool(things) and self._take(self.chance.choice(things))

    def _answer(self, seen: dict[str, Any]) -> bool:
        if seen["options"]:
            return self._take(_by_option(self.chance.choice(seen["options"])), self.dialog)
        if say("end-do") in seen["buttons"]:
            return self._press(self.dialog.get_by_role("button", name=say("end-do"), exact=True), say("end-do"))
        return False

    def _take(self, selector: str, where: Locator | None = None) -> bool:
        return self._press((where or self.page).locator(selector).first, selector)

    def _press(self, button: Locator, what: str) -> bool:
        try:
            self.press(button)
        except TimeoutError as error:
            # the table may have gone on in between; whether it is stuck is seen by whoever waits for something
            self.trouble = str(error)
            return False
        self.taken.append(what)
        self.trouble = ""
        return True

    def play(self, until: Callable[[], object]) -> None:
        """Plays on until something is so."""
        play_together([self], until)

    def play_out(self) -> None:
        """Plays to the end of the game."""
        self.play(lambda: self.is_over)


class TouchHand(Hand):
    """Plays by taps."""

    def press(self, button: Locator) -> None:
        """Taps it."""
        button.tap(timeout=_CLICK)


def open_log(page: Page) -> Locator:
    """All of the log, which lies in a dialog; the line by which it is opened shows only the last of it."""
    log = page.get_by_role("list", name=say("log"), exact=True)
    if not log.count():
        page.get_by_role("button", name=say("log"), exact=True).click()
    log.wait_for()
    return log


def read_log(page: Page) -> list[str]:
    """Everything that the log says, line by line."""
    lines = open_log(page).locator(".line").all_inner_texts()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    return lines


def play_together(hands: list[Hand], until: Callable[[], object]) -> None:
    """Several windows play until something is so; nobody may sit there idle for long, nor play on for ever.

    A busy machine may take its time for it: what is counted is what was done.
    """
    moved = time.monotonic()
    before = _done(hands)
    while not until():
        acted = [hand.act() for hand in hands]
        if any(acted):
            moved = time.monotonic()
        else:
            hands[0].page.wait_for_timeout(30)
        assert _done(hands) - before < _MOST, f"{_done(hands)} things were done, and it is not so yet"
        idle = time.monotonic() - moved
        assert idle < _STUCK, "\n".join(
            ["nothing can be done any more:", *(f"{hand.look()} {hand.trouble}" for hand in hands)]
        )


def _done(hands: list[Hand]) -> int:
    return sum(len(hand.taken) for hand in hands)


def _kind(option: str) -> str:
    return option.split(" ")[0]


def _by_option(option: str) -> str:
    return f"[data-option={_quoted(option)}]"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
