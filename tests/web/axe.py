"""Whether a page can be used by everybody, as far as axe-core can tell."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.pseudo import TAG
from tests.server.serving import ROOT
from tests.web.paint import paint
from tests.web.visitor import Scheme

_AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
#: How grave a finding must be to fail a test.
GRAVE = ("serious", "critical")

#: The rules about colours that axe has without being asked for more.
COLOURS = ("color-contrast", "link-in-text-block")

#: What is in order need not be written down.
_RUN = """async ([rules, without]) => (await axe.run({ exclude: without }, {
  resultTypes: ["violations"], ...(rules.length > 0 && { runOnly: { type: "rule", values: rules } })
})).violations"""

#: Waits until nothing moves or fades any more, but for what does so for ever.
SETTLED = """() => Promise.allSettled(document.getAnimations()
  .filter((one) => one.playState === "running" && one.effect?.getComputedTiming().iterations !== Infinity)
  .map((one) => one.finished))"""


def change_scheme(page: Page, scheme: Scheme) -> None:
    """Asks for a theme, and waits until the page has heard of it: a busy browser tells it some frames later."""
    page.emulate_media(color_scheme=scheme)
    page.locator(f"html[data-theme={scheme}]").wait_for()


@cache
def _source() -> str:
    if not _AXE.is_file():
        pytest.fail("axe-core is not there: `make web` installs it")
    return _AXE.read_text("utf-8")


#: The name of a language that nobody speaks is in a language that axe does not know.
_NOT_ASKED = (f"option[lang={TAG}]",)


def findings(page: Page, rules: tuple[str, ...] = ()) -> list[str]:
    """What axe has to say against a page as it is now, by these rules or by all: a line for each one broken gravely."""
    paint(page)
    # by the debugger, which the policy of the page does not bind
    if not page.evaluate("() => 'axe' in globalThis"):
        page.evaluate(_source())
    # a dialog that fades in, or a theme that changes, has colours of its own on the way
    page.evaluate(SETTLED)
    found: list[dict[str, Any]] = page.evaluate(_RUN, [rules, _NOT_ASKED])
    lines = []
    for rule in found:
        if rule["impact"] not in GRAVE:
            continue
        lines.append(f"{rule['impact']} {rule['id']}: {rule['help']}")
        for node in rule["nodes"][:5]:
            why = [check["message"] for kind in ("any", "all", "none") for check in node[kind]]
            lines.append(f"    {' '.join(map(str, node['target']))}: {node['html'][:200]}: {'; '.join(why)[:300]}")
    return lines


def assert_accessible(page: Page, what: str = "the page", rules: tuple[str, ...] = ()) -> None:
    """Fails with what axe finds serious or critical; only these rules are asked if some are named."""
    found = findings(page, rules)
    assert not found, "\n".join([f"{what} ({page.url}):", *found])


def assert_accessible_in_both_themes(page: Page) -> None:
    """The same in the dark and in the light theme, which differ in their colours and in nothing else."""
    change_scheme(page, "dark")
    assert_accessible(page, "dark")
    change_scheme(page, "light")
    assert_accessible(page, "light", COLOURS)
