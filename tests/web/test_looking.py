"""A closer look at dice and cards by a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.clients import BOT, Table, human
from tests.web.hand import TouchHand
from tests.web.scenes import look_closer
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser


def test_a_long_press_on_another_die_stays(phone: Visitor, table: Table) -> None:
    page = phone.sit(table.create(human("Ann"), BOT, wilds=["first-game"], first=0, seed=3), 0)
    TouchHand(page).option("roll").first.tap()
    look = page.get_by_role("tooltip")
    for name in ("Assistant", "Basic Quiddity", "Assistant"):
        look_closer(phone, page.locator(f'[data-zone="active"] [data-die][aria-label*="{name}"]').first)
        # also after all that a browser does when a finger is lifted
        page.wait_for_timeout(400)
        expect(look).to_contain_text(name)
