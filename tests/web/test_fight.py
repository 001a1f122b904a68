"""An attack on show: who attacks with what, how the total is made up, and who falls."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.clients import Game, Json, Table, human
from tests.web.axe import assert_accessible_in_both_themes
from tests.web.conftest import Visit
from tests.web.hand import Hand
from tests.web.layout import assert_nothing_cut, assert_one_screen
from tests.web.moments import GREEDY, attack
from tests.web.studio import favourite
from tests.web.visitor import DESKTOP, PHONE, Device
from tests.web.words import say

pytestmark = pytest.mark.browser


def fought(page: Page, table: Table, game: Game) -> Json:
    """Ann attacks; what the server tells of it."""
    hand = Hand(page)
    hand.bar.locator("[data-option]").first.wait_for()
    decision = table.look(game)["state"]["decision"]
    hand.take(favourite(decision))
    page.locator("[data-fight]").wait_for()
    return table.history(game, decision["number"])[0]


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_attack_is_shown_with_its_sum_and_everybody_can_follow_it(
    visit: Visit, table: Table, device: Device
) -> None:
    game = attack(table).taken_up(table, human("Ann"), GREEDY)
    # the page waits after the attack, so that there is time to look
    page = visit(device, wait=True).sit(game, 0)
    event = fought(page, table, game)
    (total,) = [one[4] for one in event["happenings"] if one[0] == "attacked"]
    parts = next(line["sums"] for line in event["story"] if line["kind"] == "attacked")
    panel = page.locator("[data-fight]")
    expect(panel.get_by_role("heading")).to_have_text(say("fight-title-you"))
    expect(panel.get_by_role("list", name=say("fight-attackers")).get_by_role("listitem")).to_have_count(len(parts))
    # the sum adds up to the total that is on the arrow
    expect(panel.locator(".total")).to_have_text(re.compile(rf"^{say('fight-total')}\s*{total}$"))
    numbers = [int(number) for number in panel.locator(".sum .part b").all_inner_texts()]
    assert len(numbers) == len(parts) > 1
    assert sum(numbers) == total
    expect(panel.locator(".sum")).to_contain_text(say("fight-sum-is", total=total))
    # whoever defended fell or held, as the server tells it
    fallen = [one for one in event["happenings"] if one[0] == "destroyed"]
    expect(panel.locator(".defender").filter(has_text=say("outcome-destroyed"))).to_have_count(len(fallen))
    took, defense = next((one[4], one[5]) for one in event["happenings"] if one[0] == "defended")
    expect(panel).to_contain_text(say("fight-falls", took=took, defense=defense))
    assert_accessible_in_both_themes(page)
    assert_nothing_cut(page, "an attack")
    assert_one_screen(page, "an attack")
    page.locator('[data-show="go-on"]').click()
    expect(panel).to_have_count(0)
    Hand(page).bar.locator("[data-option]").first.wait_for()


def test_an_attack_can_be_paused_and_gone_through_step_by_step(visit: Visit, table: Table) -> None:
    game = attack(table).taken_up(table, human("Ann"), GREEDY)
    # slow: it cannot be over before it is paused
    page = visit(speed="slow").sit(game, 0)
    fought(page, table, game)
    panel = page.locator("[data-fight]")
    page.locator('[data-show="pause"]').click()
    expect(page.locator('[data-show="go-on"]')).to_be_visible()
    expect(panel.locator(".sum")).to_be_visible()
    for _ in range(20):
        if panel.locator(".defender").filter(has_text=say("outcome-destroyed")).count():
            break
        page.locator('[data-show="step"]').click()
    expect(panel.locator(".now")).to_have_text(re.compile(r"\w"))
    page.locator('[data-show="skip"]').click()
    expect(panel).to_have_count(0)
