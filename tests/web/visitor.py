"""Somebody in front of the page: a fresh browser window that notices everything that goes wrong in it."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response, ViewportSize

from tests.server.clients import Game
from tests.server.serving import PATIENCE
from tests.web.paint import leave_bare, paint

Scheme = Literal["dark", "light"]


@dataclass(frozen=True)
class Device:
    """A screen, and what it is touched with."""

    width: int
    height: int
    is_touched: bool = False

    @property
    def viewport(self) -> ViewportSize:
        return {"width": self.width, "height": self.height}


DESKTOP = Device(1366, 768)
PHONE = Device(390, 844, is_touched=True)

#: What Playwright says where it keeps the page from having a service worker.
_BLOCKED = "Service Worker registration blocked by Playwright"
#: Violations of the policy are said to the console, where they are found with everything else.
_WATCH = """addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));"""
#: The settings of somebody who has chosen them before; what they choose later stays.
_CHOOSE = """if (location.origin === %s && localStorage.getItem("quarriors.settings") === null)
  localStorage.setItem("quarriors.settings", %s);"""


class Visitor:
    """A window of its own, nothing kept from before, with what was set for it.

    The page's speed is `instant` unless something else is set: tests wait for nothing that they do not look at. Nor
    does the page keep itself for times without a connection, unless service workers are allowed. A bare window shows
    its pages without their paint.
    """

    def __init__(
        self, browser: Browser, address: str, device: Device = DESKTOP, scheme: Scheme = "dark",
        reduced_motion: Literal["reduce", "no-preference"] = "no-preference", locale: str = "en-GB",
        service_workers: Literal["allow", "block"] = "block", is_bare: bool = False, **settings: object,
    ) -> None:  # fmt: skip
        self.device = device
        self.address = address.rstrip("/") + "/"
        origin = "/".join(self.address.split("/", 3)[:3])
        choices = {"version": 1, "value": {"speed": "instant", **settings}}
        self.context = browser.new_context(
            viewport=device.viewport, has_touch=device.is_touched, is_mobile=device.is_touched, color_scheme=scheme,
            reduced_motion=reduced_motion, locale=locale, service_workers=service_workers,
        )  # fmt: skip
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(_WATCH)
        # the state that a context may begin with costs a page of its own, which is opened and closed for it
        self.context.add_init_script(_CHOOSE % (json.dumps(origin), json.dumps(json.dumps(choices))))
        if is_bare:
            leave_bare(self.context)
        self._expected: list[re.Pattern[str]] = []
        #: What went wrong, in the order in which it did.
        self.faults: list[str] = []
        self.page = self.context.new_page()
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        """Notices what goes wrong in a page, also one that was opened later."""
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._fault(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def close(self) -> None:
        """Leaves."""
        self.context.close()

    # -- going somewhere --------------------------------------------------------------------------

    def go(self, route: str = "") -> Page:
        """Opens a page by what is behind `#`, such as `setup` or `game/abc`."""
        self.page.goto(f"{self.address}#/{route}")
        return self.page

    def sit(self, game: Game, *seats: int) -> Page:
        """Opens the table of a game with these seats of it, as if they had been taken in this browser."""
        kept = {
            "game": game.id, "title": "", "invitation": game.invitation, "commitment": "", "players": [],
            "status": "waiting", "changed": 0,
            "seats": {
                seat: {"secret": game.secrets[seat], "name": game.about["state"]["seats"][seat]["name"], "nonce": ""}
                for seat in seats
            },
        }  # fmt: skip
        self.keep("quarriors.games", {"version": 1, "value": [kept]})
        return self.go(f"game/{game.id}")

    def set(self, **settings: object) -> None:
        """Changes settings of the page, which reads them when it is loaded anew."""
        if not self.page.url.startswith(self.address):
            self.go()
        kept = self.kept("quarriors.settings")
        self.keep("quarriors.settings", {**kept, "value": {**kept["value"], **settings}})
        self.page.reload()

    def keep(self, key: str, value: object) -> None:
        """Puts something into the browser's storage; a text goes there as it is."""
        if not self.page.url.startswith(self.address):
            self.go()
        self.page.evaluate(
            "([key, text]) => localStorage.setItem(key, text)",
            [key, value if isinstance(value, str) else json.dumps(value)],
        )

    def kept(self, key: str) -> Any:
        """What the browser keeps there."""
        text = self.page.evaluate("(key) => localStorage.getItem(key)", key)
        return None if text is None else json.loads(text)

    # -- faults -----------------------------------------------------------------------------------

    def expect(self, *patterns: str) -> None:
        """Faults that are part of the test from now on: their words are given, as patterns."""
        self._expected += [re.compile(pattern) for pattern in patterns]

    def check(self) -> None:
        """Fails if anything went wrong that was not expected."""
        assert not self.faults, "\n".join(["the page had faults:", *dict.fromkeys(self.faults)])

    def _fault(self, text: str) -> None:
        if not any(pattern.search(text) for pattern in self._expected):
            self.faults.append(text)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != _BLOCKED:
            self._fault(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        # a page that is left behind lets go of what it was asking for
        if request.failure != "net::ERR_ABORTED":
            self._fault(f"request: {request.failure} {request.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._fault(f"answer: {response.status} {response.url}")

    def picture(self, file: Path) -> None:
        """What is to be seen just now."""
        paint(self.page)
        self.page.screenshot(path=file)
