"""Every page and dialog, at a desk and on a phone: usable by everybody, nothing cut, however long the words are."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.clients import Table
from tests.web.axe import assert_accessible_in_both_themes
from tests.web.conftest import Visit
from tests.web.fifth import assert_all_in_it, choose_slowly, wait_for_its_words
from tests.web.layout import assert_nothing_cut, assert_one_screen
from tests.web.scenes import DIALOGS, PAGES
from tests.web.visitor import DESKTOP, PHONE, Device
from tests.web.words import say

pytestmark = pytest.mark.browser

SCENES = {**PAGES, **DIALOGS}
#: The table is to be seen without scrolling, where the words are not twice as long as ours also with a hint on it.
ONE_SCREEN = frozenset({"table", "first-turn", "replay", "fight", "hint", "look-back"})
ONE_SCREEN_IN_ANY_LANGUAGE = ONE_SCREEN - {"hint"}


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", SCENES)
def test_usable_by_everybody_and_said_anew(
    visit_elsewhere: Visit, table_elsewhere: Table, name: str, device: Device
) -> None:
    """In English first. The words of a long language come late: what is open by then, dialogs as well, is said anew."""
    visitor = visit_elsewhere(device, sound=None)
    words = choose_slowly(visitor)
    page = SCENES[name](visitor, table_elsewhere)
    assert page.locator("html").get_attribute("lang") == "en"
    if name in ONE_SCREEN:
        assert_one_screen(page)
    assert_accessible_in_both_themes(page)
    assert_nothing_cut(page)
    words.let_go()
    wait_for_its_words(page)
    assert_all_in_it(page, "the page in a long language")
    if name in ONE_SCREEN_IN_ANY_LANGUAGE:
        assert_one_screen(page, "the page in a long language")


def test_a_page_begins_at_its_top(visit: Visit) -> None:
    page = visit(PHONE).go()
    link = page.locator('a[href="#/rules"]').first
    link.scroll_into_view_if_needed()
    assert page.evaluate("() => scrollY") > 100
    link.tap()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("rules-glance"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    assert page.evaluate("() => scrollY") == 0
