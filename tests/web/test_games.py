"""Whole games in the browser: by clicks, by keys, by touch, alone and with others."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.clients import Game, Json, Table, human
from tests.server.serving import until
from tests.web.conftest import Visit
from tests.web.hand import Hand, TouchHand, play_together
from tests.web.keys import KeyHand
from tests.web.layout import assert_nothing_cut, assert_one_screen
from tests.web.moments import GREEDY, summons
from tests.web.scenes import set_up
from tests.web.studio import favourite
from tests.web.visitor import PHONE, Visitor
from tests.web.words import beginning, say

pytestmark = pytest.mark.browser

#: Immediate Effects, as the page has them in `arranged.ts`.
_AT_ONCE = frozenset({"draw", "reroll", "both", "immediate", "turn"})


def test_a_whole_game_against_a_bot_by_clicks_only(visitor: Visitor) -> None:
    page = visitor.go()
    page.get_by_role("button", name=beginning("play-now")).click()
    hand = Hand(page)
    hand.play_out()
    assert len(hand.taken) > 10
    expect(hand.numbers()).to_contain_text(say("verdict-kept"))
    assert visitor.kept("quarriors.games")["value"][0]["status"] == "over"


class CountingHand(Hand):
    """Counts what it presses in every turn."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.turn = 0
        self.presses: Counter[int] = Counter()

    def press(self, button: Locator) -> None:
        """Presses it, and counts."""
        super().press(button)
        self.presses[self.turn] += 1


def test_every_decision_takes_one_click_and_a_turn_six_at_most_on_average(visitor: Visitor, table: Table) -> None:
    game = table.create(human("Ann"), GREEDY, wilds=["first-game"], seed=5, first=0)
    with table.sit(game, 0) as ann:
        # the same dice each time
        ann.ready("n1")
    hand = CountingHand(visitor.sit(game, 0))
    taken: Counter[int] = Counter()
    answered = 0
    while True:
        until(lambda answered=answered: _asks(table, game, answered))  # type: ignore[misc]
        state = table.look(game)["state"]
        if state["decision"] is None or state["table"]["turn"] > 13:
            break
        answered, hand.turn = state["decision"]["number"], state["table"]["turn"]
        hand.take(_sensible(state["decision"]))
        taken[hand.turn] += 1
    assert hand.presses == taken
    own = [presses for turn, presses in hand.presses.items() if turn % 2 == 1]
    assert len(own) == 7
    assert sum(own) / len(own) <= 6, own


def _sensible(decision: Json) -> str:
    """Immediate Effects first: whatever else is done ends their time."""
    at_once = [one["option"] for one in decision["options"] if one["option"].split(" ")[0] in _AT_ONCE]
    return at_once[0] if at_once else favourite(decision)


def _asks(table: Table, game: Game, answered: int) -> bool:
    """Whether Ann has a new decision to take, or the game is over."""
    state = table.look(game)["state"]
    if state["status"] == "over":
        return True
    decision = state["decision"]
    return bool(decision and decision["seat"] == 0 and decision["number"] > answered)


@pytest.mark.parametrize("how", ["click", "tap", "key"])
def test_one_click_summons_all_and_each_can_be_taken_back(how: str, visit: Visit, table: Table) -> None:
    game = summons(table)
    visitor = visit(PHONE) if how == "tap" else visit()
    page = visitor.sit(game, 0)
    before = table.look(game)["state"]
    offered = [one for one in before["decision"]["options"] if one["option"].startswith("summon")]
    dice = {die for one in offered for die in one.get("alike", [one["die"]])}
    button = page.locator("[data-sweep=summon]")
    expect(button).to_contain_text(
        say("sweep-summon", price=sum(one["price"] * len(one.get("alike", [0])) for one in offered))
    )
    if how == "key":
        button.wait_for()
        page.keyboard.press("a")
    elif how == "tap":
        button.tap()
    else:
        button.click()
    until(lambda: dice <= _ready(table, game))
    expect(button).to_have_count(0)
    # every one of them is a move of its own
    after = table.look(game)["state"]
    assert after["number"] - before["number"] == len(dice)
    for left in range(len(dice) - 1, -1, -1):
        page.locator("[data-undo]:not([data-undo=far])").click()
        until(lambda left=left: len(dice & _ready(table, game)) == left)  # type: ignore[misc]
    expect(button).to_be_visible()


def _ready(table: Table, game: Game) -> set[int]:
    """Numbers of Ann's dice in the Ready Area."""
    return {die["id"] for die in table.look(game)["state"]["table"]["players"][0]["ready"]}


def test_two_browsers_in_one_online_game_to_its_end(visit: Visit, table: Table) -> None:
    ann, ben = visit(), visit()
    page = set_up(ann, ["human", "open"], names=["Ann", ""])
    link = page.get_by_label(say("invite")).input_value()
    ben.page.goto(link)
    ben.page.get_by_label(say("join-question")).fill("Ben")
    ben.page.get_by_role("button", name=say("sit-down")).click()
    for who in (ben, ann):
        who.page.get_by_role("button", name=say("be-ready")).click()
    hands = [Hand(ann.page, 1), Hand(ben.page, 2)]
    play_together(hands, lambda: all(hand.is_over for hand in hands))
    assert all(len(hand.taken) > 10 for hand in hands)
    shown = [hand.numbers().get_by_role("list").first.inner_text() for hand in hands]
    assert shown[0] == shown[1]


def test_hot_seat_for_four_with_every_box_to_its_end(visitor: Visitor, table: Table) -> None:
    # the same dice each time: by lot, some such games take twice as long as others
    page = set_up(visitor, ["human"] * 4, names=["Ann", "Ben", "Cleo", "Dan"], boxes="all", seed="every box")
    hand = Hand(page)
    hand.play(lambda: page.get_by_role("heading", name=say("turn", turn=20)).count() or hand.is_over)
    assert_nothing_cut(page, "the table of four")
    assert_one_screen(page, "the table of four")
    hand.play_out()
    for name in ("Ann", "Ben", "Cleo", "Dan"):
        expect(hand.dialog).to_contain_text(name)
    kept = visitor.kept("quarriors.games")["value"][0]
    about = table.get(f"/api/games/{kept['game']}", kept["invitation"])
    assert set(about["sets"]) == {box["id"] for box in table.get("/api")["boxes"]}
    # by the rules, and not because somebody had enough of it
    assert about["state"]["result"]["reason"] in ("glory", "empty_cards")


def test_a_whole_game_on_a_phone(phone: Visitor) -> None:
    page = phone.go()
    page.get_by_role("button", name=beginning("play-now")).tap()
    hand = TouchHand(page)
    hand.play(lambda: page.get_by_role("heading", name=say("turn", turn=9)).count() or hand.is_over)
    assert page.viewport_size == PHONE.viewport
    assert_nothing_cut(page, "the table on a phone")
    hand.play_out()
    assert len(hand.taken) > 10


def test_a_whole_game_by_keys_only(visitor: Visitor) -> None:
    page = visitor.go()
    hand = KeyHand(page)
    hand.press(page.get_by_role("button", name=beginning("play-now")))
    hand.play_out()
    assert len(hand.taken) > 10
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
