"""What is asked before something is lost, what is passed on for a whole turn, and why something cannot be done."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.server.clients import BOT, Game, Table, human
from tests.server.serving import until
from tests.web.hand import Hand
from tests.web.moments import go_on_to_what_may_be_lost, two_offers, useful
from tests.web.visitor import Visitor
from tests.web.words import say

pytestmark = pytest.mark.browser


def alone(table: Table) -> Game:
    return table.create(human("Ann"), BOT, wilds=["first-game"], first=0, seed=3)


def number_of(table: Table, game: Game) -> int:
    """The number of the last event."""
    number: int = table.look(game)["state"]["number"]
    return number


def shown(hand: Hand, text: str) -> None:
    """Waits until that decision is asked for."""
    expect(hand.bar.locator(".text")).to_have_text(text)


# -- before a phase ends -------------------------------------------------------------------------


def test_a_phase_does_not_end_by_mistake_while_something_useful_is_left(visitor: Visitor, table: Table) -> None:
    game = alone(table)
    decision = go_on_to_what_may_be_lost(table, game)
    hand = Hand(visitor.sit(game, 0))
    shown(hand, decision["text"])
    hand.option("end").first.click()
    expect(hand.dialog).to_contain_text(say("end-question"))
    assert hand.dialog.get_by_role("listitem").all_inner_texts() == useful(decision)
    hand.dialog.get_by_role("button", name=say("keep-on"), exact=True).click()
    expect(hand.page.locator("dialog[open]")).to_have_count(0)
    # Escape stays as well
    hand.option("end").first.click()
    hand.dialog.wait_for()
    hand.page.keyboard.press("Escape")
    expect(hand.page.locator("dialog[open]")).to_have_count(0)
    assert number_of(table, game) == decision["number"]
    hand.option("end").first.click()
    hand.dialog.get_by_role("button", name=say("end-do"), exact=True).click()
    expect(hand.page.locator("dialog[open]")).to_have_count(0)
    until(lambda: number_of(table, game) > decision["number"])
    ended = table.history(game, decision["number"])[0]
    assert (ended["seat"], ended["option"], ended["answers"]) == (0, "end", decision["number"])


def test_whoever_does_not_want_to_be_asked_again_is_not(visitor: Visitor, table: Table) -> None:
    game = alone(table)
    decision = go_on_to_what_may_be_lost(table, game)
    page = visitor.sit(game, 0)
    hand = Hand(page)
    shown(hand, decision["text"])
    hand.option("end").first.click()
    hand.dialog.get_by_label(say("end-never")).check()
    hand.dialog.get_by_role("button", name=say("end-do"), exact=True).click()
    until(lambda: number_of(table, game) > decision["number"])
    page.reload()
    again = go_on_to_what_may_be_lost(table, game)
    shown(hand, again["text"])
    hand.option("end").first.click()
    until(lambda: number_of(table, game) > again["number"])
    expect(page.locator("dialog[open]")).to_have_count(0)
    # and can change their mind
    page.get_by_role("button", name=say("settings"), exact=True).click()
    asks = hand.dialog.get_by_label(say("setting-confirm"))
    expect(asks).not_to_be_checked()
    asks.check()
    assert visitor.kept("quarriors.settings")["value"]["confirm"] is True


# -- passing for a turn --------------------------------------------------------------------------


def test_what_is_passed_for_a_turn_is_not_asked_again_in_it(visitor: Visitor, table: Table) -> None:
    moment = two_offers(table)
    game = moment.taken_up(table, human("Ann"), human("Ben"))
    other = 1 - moment.seat
    with table.sit(game, other) as rival:
        rival.ready("n1")
        page = visitor.sit(game, moment.seat)
        hand = Hand(page)
        expect(hand.bar.locator('[data-pass="on"]')).to_have_text(say("pass-turn"))
        first = table.look(game)["state"]["decision"]
        assert first["seat"] == moment.seat
        hand.bar.locator('[data-pass="on"]').click()
        expect(toast(page, say("passed", what="").strip())).to_be_visible()
        until(lambda: len(passes(table, game, moment.seat)) == 2)
        # the turn goes on, and when it is over so is the passing
        rival.until(lambda one: one.decides)
        expect(hand.bar).to_contain_text(say("passing"))
        expect(hand.bar.locator('[data-pass="off"]')).to_have_text(say("passing-off"))
        turn = rival.state["table"]["turn"]
        while rival.state["table"]["turn"] == turn:
            rival.turn()
            rival.move("end" if any(one["option"] == "end" for one in rival.state["decision"]["options"]) else None)
        expect(hand.bar.locator("[data-pass]")).to_have_count(0)
        assert len(passes(table, game, moment.seat)) == 2


def passes(table: Table, game: Game, seat: int) -> list[int]:
    """The numbers of the events by which a seat has passed."""
    return [
        event["number"]
        for event in table.history(game)
        if event["kind"] == "move" and event["seat"] == seat and event["option"] in ("pass", "decline")
    ]


# -- why not -------------------------------------------------------------------------------------


def toast(page: Page, text: str) -> Locator:
    """A notice that passes by."""
    return page.locator(".toast").filter(has_text=text)


def test_a_die_or_card_that_cannot_be_used_says_why(visitor: Visitor, table: Table) -> None:
    game = alone(table)
    decision = go_on_to_what_may_be_lost(table, game)
    page = visitor.sit(game, 0)
    shown(Hand(page), decision["text"])
    die = page.locator('[data-seat="0"] [data-zone="active"] [data-die]:not(.canAct)').first
    card = page.locator('[data-zone="wilds"] [data-card]:not(.canAct)').last
    number = int(die.get_attribute("data-die") or "")
    place = game.about["wilds"].index(card.get_attribute("data-card"))
    for thing, what in ((die, {"die": number}), (card, {"card": place})):
        reason = table.do(game, game.secrets[0], "why_not", seat=0, **what)["reason"]["text"]
        thing.click()
        expect(toast(page, reason)).to_be_visible()
        # what is said lies on nobody's dice
        for mat in page.locator('[data-zone="ready"]').all():
            assert not overlap(toast(page, reason).bounding_box(), mat.bounding_box())
    assert number_of(table, game) == decision["number"]
    expect(page.locator("dialog[open]")).to_have_count(0)


def overlap(a: FloatRect | None, b: FloatRect | None) -> bool:
    """Whether one lies over the other."""
    assert a is not None
    assert b is not None
    across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return across > 0 and down > 0


def test_while_somebody_else_decides_nothing_can_be_used(visitor: Visitor, table: Table) -> None:
    game = table.create(human("Ann"), human("Ben"), wilds=["first-game"], first=1, seed=3)
    page = visitor.sit(game, 0)
    with table.sit(game, 1) as ben:
        ben.ready("n1")
        ben.turn()
        expect(Hand(page).bar).to_contain_text(say("thinking", name="Ben"))
        reason = table.do(game, game.secrets[0], "why_not", seat=0, card=3)["reason"]["text"]
        page.locator(f'[data-card="{game.about["wilds"][3]}"]').first.click()
        expect(toast(page, reason)).to_be_visible()
