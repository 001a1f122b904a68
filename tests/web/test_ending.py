"""The end of a game: who has won, its story, captures, luck, fairness, and what can be done then."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

import pytest
from playwright.sync_api import Locator, expect

from tests.server.clients import BOT, Game, Table, human
from tests.web.axe import assert_accessible
from tests.web.conftest import Visit
from tests.web.hand import Hand
from tests.web.layout import assert_nothing_cut
from tests.web.studio import play_until
from tests.web.visitor import DESKTOP, PHONE, Device, Visitor
from tests.web.words import say

pytestmark = pytest.mark.browser


@pytest.fixture
def over(table: Table) -> Game:
    """A verified game that is over."""
    game, (ann,) = table.begin(human("Ann"), BOT, wilds=["first-game"], first=0, rules={"turn_limit": 12})
    ann.play()
    ann.until(lambda me: me.over)
    return game


def ended(table: Table, is_won: bool) -> Game:
    """A game that Ann has won alone, or lost: found in one seeded game after another."""
    for seed in range(1, 40):
        game = table.create(human("Ann"), BOT, wilds=["first-game"], first=0, seed=seed, rules={"turn_limit": 12})
        with table.sit(game, 0) as ann:
            ann.ready("n1")
            if is_won:
                play_until(ann, lambda state: False)
            else:
                ann.play()
        winners = table.look(game)["state"]["result"]["winners"]
        if winners == [0] if is_won else 0 not in winners:
            return game
    raise AssertionError("no game ended like that")


def test_the_story_adds_up_to_what_the_server_has(visitor: Visitor, table: Table, over: Game) -> None:
    page = visitor.sit(over, 0)
    dialog = Hand(page).numbers()
    state = table.look(over)["state"]
    dialog.get_by_text(say("chart-table"), exact=True).click()
    rows = dialog.get_by_role("row")
    expect(rows).to_have_count(1 + state["result"]["turns"])
    last = rows.last.get_by_role("cell").all_inner_texts()
    assert [int(glory) for glory in last[:2]] == state["result"]["glory"]
    captured = [one for event in table.history(over) for one in event.get("happenings", []) if one[0] == "captured"]
    assert dialog.get_by_role("row").filter(has_text="captures").count() <= len(captured)
    for seat in (0, 1):
        expect(dialog).to_contain_text(say("luck-rolls", rolls=_rolls(table, over, seat)))


def _rolls(table: Table, game: Game, seat: int) -> int:
    return sum(
        one[0] == "rolled" and one[1] == seat for event in table.history(game) for one in event.get("happenings", [])
    )


def test_the_chart_is_read_by_its_slider(visitor: Visitor, over: Game) -> None:
    page = visitor.sit(over, 0)
    dialog = Hand(page).numbers()
    slider = dialog.get_by_role("slider", name=say("chart-slider"))
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", say("chart-start"))
    page.keyboard.press("ArrowRight")
    expect(dialog.locator(".read")).to_contain_text(say("chart-turn", turn=1, name="Ann"))
    dialog.get_by_role("link", name=say("chart-watch")).click()
    page.wait_for_url(f"**/#/replay/{over.id}/*")
    expect(page.get_by_role("heading", level=1)).to_contain_text(say("turn", turn=1))


def test_fairness_can_be_followed_step_by_step(visitor: Visitor, table: Table, over: Game) -> None:
    page = visitor.sit(over, 0)
    dialog = Hand(page).numbers()
    result = table.look(over)["state"]["result"]
    dialog.get_by_text(say("fair-how"), exact=True).click()
    for text in (over.about["commitment"], result["secret"], result["nonces"][0], say("fair-opened")):
        expect(dialog).to_contain_text(text)
    assert sha256(bytes.fromhex(result["secret"])).hexdigest() == over.about["commitment"]
    with page.expect_download() as download:
        dialog.get_by_role("button", name=say("fair-download")).click()
    assert download.value.path().read_text("utf-8") == table.record(over)
    expect(dialog).to_contain_text(say("fair-command", file=download.value.suggested_filename))


def test_the_table_can_be_looked_at_and_the_end_come_back_to(visitor: Visitor, over: Game) -> None:
    page = visitor.sit(over, 0)
    hand = Hand(page)
    hand.dialog.get_by_role("button", name=say("look-at-table")).click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    hand.bar.get_by_role("button", name=say("over-show")).click()
    expect(page.locator("[data-ending]")).to_be_visible()


def test_it_opens_at_its_heading_with_the_next_game_in_sight(visit: Visit, over: Game) -> None:
    for device in (DESKTOP, PHONE):
        page = visit(device).sit(over, 0)
        expect(page.locator("[data-ending] .headline")).to_be_focused()
        again = page.locator("[data-again]").get_by_role("button", name=say("rematch"), exact=True)
        expect(again).to_be_in_viewport(ratio=1)


def test_a_rematch_with_the_same_wilds(visitor: Visitor, table: Table, over: Game) -> None:
    page = visitor.sit(over, 0)
    hand = Hand(page)
    hand.dialog.get_by_role("button", name=say("rematch-same"), exact=True).click()
    page.wait_for_url(lambda url: "/game/" in url and over.id not in url)
    hand.play(lambda: len(hand.taken) > 2)
    made = table.get(f"/api/games/{page.url.rsplit('/', 1)[1]}", over.invitation)
    assert made["wilds"] == over.about["wilds"]
    assert made["after"] == over.id


def test_somebody_who_gave_up_is_named(visitor: Visitor, table: Table) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT, wilds=["first-game"], first=0)
    ann.play(6)
    ann.ask("resign")
    page = visitor.sit(game, 0)
    dialog = Hand(page).numbers()
    expect(dialog).to_contain_text(say("over-reason-resigned"))
    expect(dialog).to_contain_text(say("resigned-mark"))
    expect(dialog.get_by_role("heading", name=say("ending-story"))).to_be_visible()


def test_the_end_can_be_used_by_everybody(visit: Visit, over: Game) -> None:
    for visitor in (visit(), visit(PHONE, scheme="light")):
        page = visitor.sit(over, 0)
        page.locator("[data-ending] .panel").last.wait_for()
        assert_nothing_cut(page, "the end")
        assert_accessible(page, "the end")
        dialog = Hand(page).numbers()
        expect(dialog.get_by_role("heading", name=say("ending-luck"))).to_be_visible()
        for unfold in dialog.locator("summary").all():
            unfold.click()
        assert_nothing_cut(page, "the numbers")
        assert_accessible(page, "the numbers")


def test_whoever_lost_is_told_where_and_tries_again_from_there(visitor: Visitor, table: Table) -> None:
    lost = ended(table, is_won=False)
    page = visitor.sit(lost, 0)
    ending = page.locator("[data-ending]")
    expect(ending).to_have_attribute("data-ending", "defeat")
    retry = ending.locator("[data-retry]")
    expect(retry).to_be_enabled(timeout=120_000)
    kept = table.get(f"/api/games/{lost.id}/review", lost.secrets[0])
    mine = sorted((one for one in kept["moments"] if one["seat"] == 0), key=lambda one: -float(one["cost"]))
    if mine:
        expect(ending.locator("[data-decided]")).to_contain_text(mine[0]["better"])
        expect(retry).to_have_text(say("ending-retry", turn=mine[0]["turn"]))
    retry.click()
    page.wait_for_url(lambda url: "/game/" in url and lost.id not in url)
    Hand(page).bar.locator("[data-option]").first.wait_for()
    kept_here = visitor.kept("quarriors.games")["value"][0]
    made = table.get(f"/api/games/{kept_here['game']}", kept_here["invitation"])
    assert made["origin"]["game"] == lost.id
    # nothing of the end is said at the new table
    assert say("over-title") not in " ".join(page.locator("[aria-live]").all_inner_texts())


def test_whoever_won_is_celebrated(visitor: Visitor, table: Table) -> None:
    won = ended(table, is_won=True)
    page = visitor.sit(won, 0)
    ending = page.locator("[data-ending]")
    expect(ending).to_have_attribute("data-ending", "victory")
    expect(ending).to_contain_text(say("ending-shout"))
    yours, theirs = table.look(won)["state"]["result"]["glory"]
    expect(ending).to_contain_text(say("ending-victory", yours=yours, theirs=theirs))
    # whoever has won needs no reasons, and nothing to try again
    expect(ending.locator("[data-retry], [data-decided]")).to_have_count(0)
    ending.get_by_role("button", name=say("rematch-same"), exact=True).wait_for()


def review_in(dialog: Locator, press: Callable[[Locator], None]) -> Locator:
    """The part about the review; whoever has lost was told where already, and is not asked once more."""
    part = dialog.locator("[data-review]")
    ask = part.get_by_role("button", name=say("review-ask"))
    if dialog.page.locator("[data-ending=defeat]").count():
        part.wait_for()
        expect(ask).to_have_count(0)
    else:
        press(ask)
    return part


def test_where_it_was_decided(visitor: Visitor, table: Table, over: Game) -> None:
    page = visitor.sit(over, 0)
    part = review_in(Hand(page).numbers(), lambda ask: ask.click())
    rows = part.locator(".frame tbody tr")
    expect(rows.filter(has_text="Ann")).to_have_count(1, timeout=60_000)
    for row in part.locator("table").last.locator("tbody tr").all():
        luck, own, others, change = (int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts())
        assert luck + own + others == change, "in whole points, too"
    kept = table.get(f"/api/games/{over.id}/review", over.secrets[0])
    part.get_by_text(say("review-table"), exact=True).click()
    expect(part.locator("details tbody tr")).to_have_count(len(kept["turns"]) + 1)
    mine = [moment for moment in kept["moments"] if moment["seat"] == 0]
    if not mine:
        expect(part).to_contain_text(say("review-none-you"))
        return
    dearest = max(mine, key=lambda moment: float(moment["cost"]))
    first = part.locator("[data-moments] li").first
    expect(first).to_contain_text(dearest["better"])
    for reason in dearest["reasons"]:
        expect(first).to_contain_text(reason)
    first.get_by_role("link", name=say("chart-watch")).click()
    page.wait_for_url(f"**/#/replay/{over.id}/{dearest['event']}")


def test_the_review_on_a_phone(visit: Visit, over: Game) -> None:
    phone = visit(PHONE)
    page = phone.sit(over, 0)
    part = review_in(Hand(page).numbers(), lambda ask: ask.tap())
    expect(part.locator(".frame").last).to_be_visible(timeout=60_000)
    assert_nothing_cut(page, "the review on a phone")
    assert_accessible(page, "the review on a phone")


#: Buttons and links in sight that a notice lies on.
_UNDER_A_NOTICE = """() => [...document.querySelectorAll("[data-ending] :is(button, a)")].filter((one) => {
  const box = one.getBoundingClientRect();
  return !one.closest(".toast") && [...document.querySelectorAll("[data-ending] .toast")].some((toast) => {
    const over = toast.getBoundingClientRect();
    const width = Math.min(box.right, over.right) - Math.max(box.left, over.left);
    return width > 0 && Math.min(box.bottom, over.bottom) > Math.max(box.top, over.top);
  });
}).map((one) => one.textContent.trim())"""


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("is_won", [True, False], ids=["won", "lost"])
def test_a_notice_lies_on_nothing_that_leads_on(visit: Visit, table: Table, device: Device, is_won: bool) -> None:
    page = visit(device).sit(ended(table, is_won=is_won), 0)
    ending = page.locator("[data-ending]")
    ending.get_by_role("button", name=say("share-game")).click()
    page.locator("dialog[open]").last.get_by_role("button", name=say("copy")).first.click()
    page.keyboard.press("Escape")
    expect(ending.locator(".toast")).to_be_visible()
    ending.evaluate("(one) => one.scrollTo(0, 0)")
    assert page.evaluate(_UNDER_A_NOTICE) == []
