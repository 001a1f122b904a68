"""Every page and dialog: usable by everybody, nothing cut, in both themes, at a desk and on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.clients import Table
from tests.server.serving import Server
from tests.web.axe import assert_accessible_in_both_themes
from tests.web.conftest import Visit
from tests.web.layout import assert_nothing_cut, assert_one_screen
from tests.web.scenes import DIALOGS, PAGES
from tests.web.visitor import DESKTOP, PHONE, Device
from tests.web.words import say

pytestmark = pytest.mark.browser

SCENES = {**PAGES, **DIALOGS}
#: The table is to be seen without scrolling.
ONE_SCREEN = frozenset({"table", "first-turn", "replay", "fight", "hint", "look-back"})


@pytest.fixture(scope="module")
def shared(server: Server) -> Iterator[Table]:
    """Games that all these tests look at are played once."""
    with Table(server.url) as table:
        yield table


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", SCENES)
def test_usable_by_everybody(visit: Visit, shared: Table, name: str, device: Device) -> None:
    visitor = visit(device)
    page = SCENES[name](visitor, shared)
    if name in ONE_SCREEN:
        assert_one_screen(page)
    assert_accessible_in_both_themes(page)
    assert_nothing_cut(page)


def test_a_page_begins_at_its_top(visit: Visit) -> None:
    page = visit(PHONE).go()
    link = page.locator('a[href="#/rules"]').first
    link.scroll_into_view_if_needed()
    assert page.evaluate("() => scrollY") > 100
    link.tap()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("rules-glance"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    assert page.evaluate("() => scrollY") == 0
