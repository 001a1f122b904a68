"""A hand that has no mouse: it goes from thing to thing with Tab, and takes what it has arrived at."""

from __future__ import annotations

from playwright.sync_api import Locator, TimeoutError

from tests.web.hand import Hand

#: More stops than any page has; whoever has gone round twice will not arrive.
_STOPS = 300


class KeyHand(Hand):
    """Plays by keys alone."""

    def press(self, button: Locator) -> None:
        """Goes there by Tab, and presses Enter."""
        target = button.element_handle(timeout=2000)
        for _ in range(_STOPS):
            where = target.evaluate("(one) => !one.isConnected ? 'gone' : one === document.activeElement ? 'here' : ''")
            if where == "gone":
                raise TimeoutError("it is gone")
            if where == "here":
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {target.evaluate('(one) => one.outerHTML.slice(0, 200)')}")
