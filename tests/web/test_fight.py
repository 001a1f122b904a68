"""An attack on show: who attacks with what, how the total is made up, and who falls."""

from __future__ import annotations

from typing import Final, Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.clients import Game, Json, Table, human
from tests.server.serving import until
from tests.web.axe import assert_accessible_in_both_themes
from tests.web.conftest import Visit
from tests.web.hand import Hand, TouchHand
from tests.web.layout import assert_nothing_cut, assert_one_screen, rest
from tests.web.moments import GREEDY, attack, defense, question_of_a_card
from tests.web.studio import favourite
from tests.web.visitor import DESKTOP, PHONE, Device
from tests.web.words import say

pytestmark = pytest.mark.browser

#: Notes what is told of a defender that falls: as it is attacked, and as soon as its bite is told.
_NOTE_A_BLOW = """() => {
  const count = (selector) => document.querySelectorAll(selector).length;
  const told = () => ({
    bar: document.querySelector("[data-bar] .text").textContent, bites: count(".bite"), chips: count("aside .hit"),
    remarks: count("[data-remark]"),
  });
  new MutationObserver(() => {
    if (window.attacked === undefined && count("[data-fight] .isActing.destroyed")) window.attacked = told();
    if (window.attacked && !window.landed && count(".bite") > attacked.bites) window.landed = told();
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
#: Notes how much is seen of the groove in the first picture of a fight.
_NOTE_THE_LIGHT = """() => {
  const look = () => {
    const groove = document.querySelector("[data-fight] .groove");
    if (groove === null) requestAnimationFrame(look);
    else window.lit = Number(getComputedStyle(groove.parentElement).opacity);
  };
  look();
}"""
#: What of a die in a fight is on top where its shadow touches it.
_ON_TOP = """(stand) => {
  const { left, top, width, height } = stand.getBoundingClientRect();
  const parts = document.elementsFromPoint(left + width / 2, top + height * 0.93);
  return parts.findIndex((one) => one.closest("svg")) < parts.findIndex((one) => one.matches(".shadow"));
}"""

#: What lies on something else in a fight; of a die its word and what it is worth now belong to it.
_ON_EACH_OTHER: Final = """() => {
  const parts = [
    ".stand .come", ".side", ".medal", ".medal .caption", ".stand .word", ".asks", ".groove", ".others li",
  ];
  const all = parts.flatMap((part) => [...document.querySelectorAll(`[data-fight] ${part}`)].map((one) =>
    ({ part, one, box: one.getBoundingClientRect() })));
  const boxes = all.filter(({ box }) => box.width > 0);
  return boxes.flatMap(({ part, one, box }, at) => boxes.slice(at + 1).flatMap((next) => {
    const width = Math.min(box.right, next.box.right) - Math.max(box.left, next.box.left);
    const height = Math.min(box.bottom, next.box.bottom) - Math.max(box.top, next.box.top);
    if (one.contains(next.one) || width < 1 || height < 1) return [];
    return [`${part} ${one.textContent.trim()} and ${next.part} ${next.one.textContent.trim()}`];
  }));
}"""

#: Windows in which somebody plays: a small phone on its side, a larger one, a phone, a laptop.
WINDOWS: Final = (Device(568, 320, is_touched=True), Device(844, 390, is_touched=True), PHONE, DESKTOP)

#: Whether some or all of the dice have this opacity.
_UNSEEN = """([dice, some, opacity]) =>
  [...document.querySelectorAll(dice)][some]((die) => getComputedStyle(die).opacity === opacity)"""


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
    arena = page.locator("[data-fight]")
    expect(arena).to_have_attribute("aria-label", say("fight-title-you"))
    expect(arena.get_by_role("list", name=say("fight-attackers")).get_by_role("listitem")).to_have_count(len(parts))
    # the sum below the total adds up to it
    expect(arena.locator(".medal b").first).to_have_text(str(total))
    numbers = [int(number) for number in arena.locator(".medal .caption").first.inner_text().split(" + ")]
    assert len(numbers) == len(parts) > 1
    assert sum(numbers) == total
    # whoever defended fell or held, as the server tells it, and has eaten its part of the attack
    defenders = arena.get_by_role("list", name=say("fight-defenders")).get_by_role("listitem")
    fallen = [one for one in event["happenings"] if one[0] == "destroyed"]
    expect(arena.locator(".stand.destroyed")).to_have_count(len(fallen))
    took, defense = next((one[4], one[5]) for one in event["happenings"] if one[0] == "defended")
    expect(defenders.first).to_contain_text(say("fight-falls", took=took, defense=defense))
    expect(arena.locator(".bite").first).to_have_text(f"−{defense}")
    _assert_points_at(page, arena)
    assert_accessible_in_both_themes(page)
    assert_nothing_cut(page, "an attack")
    assert_one_screen(page, "an attack")
    page.locator('[data-show="go-on"]').click()
    expect(arena).to_have_count(0)
    Hand(page).bar.locator("[data-option]").first.wait_for()


def _assert_points_at(page: Page, arena: Locator) -> None:
    """Every number of the groove stands across from it, and every defender is in sight: none points at nothing."""
    frame = arena.bounding_box()
    assert frame is not None
    for stand in arena.locator(".defenders .stand").all():
        box = stand.bounding_box()
        assert box is not None
        assert box["width"] >= 30
        assert frame["x"] <= box["x"]
        assert frame["y"] <= box["y"]
        assert box["x"] + box["width"] <= frame["x"] + frame["width"] + 1
        assert box["y"] + box["height"] <= frame["y"] + frame["height"] + 1


def test_an_attack_can_be_paused_and_gone_through_step_by_step(visit: Visit, table: Table) -> None:
    game = attack(table).taken_up(table, human("Ann"), GREEDY)
    # slow: it cannot be over before it is paused
    page = visit(speed="slow").sit(game, 0)
    fought(page, table, game)
    arena = page.locator("[data-fight]")
    page.locator('[data-show="pause"]').click()
    expect(page.locator('[data-show="go-on"]')).to_be_visible()
    for _ in range(20):
        if arena.locator(".stand.destroyed").count():
            break
        page.locator('[data-show="step"]').click()
    expect(arena.locator(".stand.destroyed").first).to_be_attached()
    page.locator('[data-show="skip"]').click()
    expect(arena).to_have_count(0)


def test_a_click_anywhere_goes_on_and_holding_runs(visit: Visit, table: Table) -> None:
    game = attack(table).taken_up(table, human("Ann"), GREEDY)
    page = visit(speed="slow").sit(game, 0)
    fought(page, table, game)
    arena = page.locator("[data-fight]")
    page.locator('[data-show="pause"]').click()
    page.locator('[data-show="go-on"]').wait_for()
    # on the cloth, where there is nothing to click
    box = arena.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 6, box["y"] + box["height"] / 3)
    page.mouse.down()
    page.mouse.up()
    page.locator('[data-show="pause"]').wait_for()
    page.mouse.down()
    expect(arena).to_have_count(0)
    Hand(page).bar.locator("[data-option]").first.wait_for()
    page.mouse.up()
    # what is held decides nothing
    expect(Hand(page).bar.locator("[data-option]").first).to_be_visible()


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_a_card_under_the_fight_asks_can_be_answered(visit: Visit, table: Table, device: Device) -> None:
    moment = question_of_a_card(table)
    game = moment.taken_up(table, human("Ann"), human("Ben"))
    with table.sit(game, 1 - moment.seat) as other:
        other.ready()
        page = visit(device).sit(game, moment.seat)
        hand = (TouchHand if device.is_touched else Hand)(page)
        page.locator("[data-fight]").wait_for()
        option = next(one for one in table.look(game)["state"]["decision"]["options"] if "card" in one)
        # nothing that is covered looks as if it could be clicked
        expect(page.locator("[data-zone=wilds] .canAct")).to_have_count(0)
        hand.press(hand.bar.locator(f'[data-option="{option["option"]}"]'))
        until(lambda: any(one.get("option") == option["option"] for one in table.history(game)))


def test_what_comes_of_a_blow_is_told_when_it_lands(visit: Visit, table: Table) -> None:
    game = attack(table).taken_up(table, human("Ann"), GREEDY)
    page = visit(speed="slow").sit(game, 0)
    page.evaluate(_NOTE_A_BLOW)
    fought(page, table, game)
    page.wait_for_function("() => window.landed")
    attacked, landed = page.evaluate("() => [attacked, landed]")
    assert landed["bar"].startswith(attacked["bar"] + " ")
    assert attacked["remarks"] == 0
    assert [landed["bites"], landed["chips"]] == [attacked["bites"] + 1, attacked["chips"] + 1]


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_lamp_comes_before_what_it_shows(
    visit: Visit, table: Table, motion: Literal["reduce", "no-preference"]
) -> None:
    game = attack(table).taken_up(table, human("Ann"), GREEDY)
    page = visit(speed="slow", reduced_motion=motion).sit(game, 0)
    page.evaluate(_NOTE_THE_LIGHT)
    fought(page, table, game)
    page.wait_for_function("() => window.lit !== undefined")
    lit = page.evaluate("() => lit")
    # where nothing is to move it simply is there, and so is the lamp
    assert lit < 0.5 if motion == "no-preference" else lit == 1
    expect(page.locator("[data-fight] .lit").first).to_have_css("opacity", "1")


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_of_a_fight_lies_on_what_has_to_be_read(visit: Visit, table: Table, device: Device) -> None:
    page = visit(device, reduced_motion="reduce").sit(defense(table), 0)
    arena = page.locator("[data-fight]")
    asks = arena.locator(".asks")
    asks.wait_for()
    for stand in arena.locator(".stand").all():
        assert stand.evaluate(_ON_TOP), "its shadow lies on a die"
        _assert_apart(asks, stand)
    _assert_apart(asks, arena.locator(".groove"))
    mat = page.locator(".mat.isNear")
    for part in ("[data-zone=glory]", "bdi"):
        _assert_apart(mat.locator(".total"), mat.locator(part).first)
    # names stand on something, not on the cards below
    for side in arena.locator(".side").all():
        expect(side).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
    assert_nothing_cut(page, "choosing a defender")


@pytest.mark.parametrize("device", WINDOWS, ids=lambda device: f"{device.width}x{device.height}")
@pytest.mark.parametrize("moment", ["attack", "defense"])
def test_in_every_window_a_fight_has_room(visit: Visit, table: Table, device: Device, moment: str) -> None:
    visitor = visit(device, reduced_motion="reduce", wait=True)
    if moment == "attack":
        page = visitor.sit(game := attack(table).taken_up(table, human("Ann"), GREEDY), 0)
        fought(page, table, game)
        page.locator('[data-show="go-on"]').wait_for()
    else:
        page = visitor.sit(defense(table), 0)
    page.locator("[data-fight] .medal").first.wait_for()
    rest(page, "[data-fight], [data-fight] .stand, [data-fight] .side")
    assert page.evaluate(_ON_EACH_OTHER) == []
    sizes = page.evaluate("() => [...document.querySelectorAll('.stand')].map((one) => one.offsetWidth)")
    assert min(sizes) >= 44, "a finger needs more"
    # who it is and the piles stay in sight
    mat = page.locator(".mat.isNear")
    for part in ("[data-zone=glory]", "[data-zone=bag]", "[data-zone=used]"):
        expect(mat.locator(part)).to_be_visible()
        _assert_apart(page.locator("[data-fight]"), mat.locator(part))
    name = mat.locator("bdi").first
    assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth"), "the name is cut"
    assert_nothing_cut(page, "a fight")


def _assert_apart(one: Locator, other: Locator) -> None:
    (a, b) = (one.bounding_box(), other.bounding_box())
    assert a is not None
    assert b is not None
    is_beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    is_above = a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]
    assert is_beside or is_above, f"{one} lies on {other}: {a}, {b}"


def test_dice_come_back_to_their_mats(visit: Visit, table: Table) -> None:
    game = attack(table).taken_up(table, human("Ann"), GREEDY)
    # it waits after the blow, so that there is time to look
    page = visit(speed="fast", wait=True).sit(game, 0)
    fought(page, table, game)
    page.locator('[data-show="go-on"]').wait_for()
    fighting = '[data-seat="0"] [data-zone="ready"] [data-die]'
    page.wait_for_function(_UNSEEN, arg=[fighting, "some", "0"])
    page.locator('[data-show="go-on"]').click()
    expect(page.locator("[data-fight]")).to_have_count(0)
    page.wait_for_function(_UNSEEN, arg=[fighting, "every", "1"])


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_whoever_comes_in_the_middle_of_a_fight_sees_its_dice_once(visit: Visit, table: Table, device: Device) -> None:
    page = visit(device).sit(defense(table), 0)
    expect(page.locator("[data-fight] [data-stands] button").first).to_be_visible()
    on_mats = '[data-seat] [data-zone="ready"] [data-die]'
    expect(page.locator(on_mats).first).to_be_attached()
    page.wait_for_function(_UNSEEN, arg=[on_mats, "every", "0"])


def test_without_motion_a_fight_is_told_in_pictures(visit: Visit, table: Table) -> None:
    game = attack(table).taken_up(table, human("Ann"), GREEDY)
    page = visit(speed="normal", wait=True, reduced_motion="reduce", sound=None).sit(game, 0)
    fought(page, table, game)
    page.locator('[data-show="go-on"]').wait_for()
    moving = page.locator("[data-fight]").evaluate(
        """(arena) => arena.getAnimations({ subtree: true }).flatMap((one) => one.effect.getKeyframes())
          .filter(({ transform }) => transform && transform !== "none").length"""
    )
    assert moving == 0
    # and nobody hears anything before they have turned it on
    expect(page.get_by_role("button", name=say("mute"), exact=True)).to_have_attribute("aria-pressed", "true")
