"""Where the focus is and what can be read: after dialogs, above them, on new pages, and where nothing can be done."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.server.clients import BOT, Game, Table, human
from tests.web.hand import Hand
from tests.web.keys import KeyHand
from tests.web.visitor import Visitor
from tests.web.words import say

pytestmark = pytest.mark.browser

#: Whether what is in the middle of an element is the element itself, so that it can be seen and clicked.
_ON_TOP = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def sit_down(visitor: Visitor, table: Table) -> tuple[Page, Hand]:
    """A table at which Ann has to roll."""
    game = table.create(human("Ann"), BOT, wilds=["first-game"], first=0, seed=2)
    page = visitor.sit(game, 0)
    hand = Hand(page)
    hand.option("roll").first.wait_for()
    return page, hand


@pytest.fixture
def played(table: Table) -> Game:
    """A game that is over."""
    game, (ann,) = table.begin(human("Ann"), BOT, wilds=["first-game"], first=0, seed=11, rules={"turn_limit": 4})
    ann.play()
    ann.until(lambda me: me.over)
    return game


def test_a_dialog_gives_the_focus_back(visitor: Visitor, table: Table) -> None:
    page = visitor.go()
    settings = page.get_by_role("button", name=say("settings"))
    settings.press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(settings).to_be_focused()

    page, hand = sit_down(visitor, table)
    menu = page.get_by_role("button", name=say("menu"), exact=True)
    menu.press("Enter")
    # from one dialog to the next, and then back to where it began
    hand.dialog.get_by_role("button", name=say("keys"), exact=True).press("Enter")
    expect(hand.dialog.get_by_role("heading", name=say("keys"), exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(menu).to_be_focused()


def test_a_dialog_whose_button_is_gone_gives_the_focus_to_what_is_asked(visitor: Visitor, table: Table) -> None:
    page, hand = sit_down(visitor, table)
    page.get_by_role("button", name=say("menu"), exact=True).press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.get_by_role("button", name=say("menu"), exact=True, include_hidden=True).evaluate("(one) => one.remove()")
    page.keyboard.press("Escape")
    expect(hand.bar).to_be_focused()


def test_marking_a_text_beyond_the_edge_does_not_close_a_dialog(visitor: Visitor) -> None:
    page = visitor.go()
    page.get_by_role("button", name=say("settings")).click()
    dialog = page.locator("dialog[open]")
    field = dialog.get_by_label(say("your-name"))
    field.fill("Ann")
    box = field.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] - 8, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(5, box["y"] + box["height"] / 2, steps=5)
    page.mouse.up()
    expect(dialog).to_have_count(1)
    page.mouse.click(5, 5)
    expect(dialog).to_have_count(0)


def test_what_is_said_above_a_dialog_can_be_read(visitor: Visitor, played: Game) -> None:
    visitor.context.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })"
    )
    page = visitor.sit(played, 0)
    hand = Hand(page)
    hand.dialog.get_by_role("button", name=say("share-game")).click()
    hand.dialog.get_by_role("button", name=say("copy"), exact=True).click()
    # by its role: what lies below a dialog has none
    notice = page.get_by_role("status").filter(has_text=say("copy-by-hand")).locator(".toast")
    expect(notice).to_be_visible()
    assert notice.evaluate(_ON_TOP)
    field = hand.dialog.get_by_role("textbox")
    expect(field).to_be_focused()
    assert field.evaluate("(one) => one.selectionEnd - one.selectionStart") == len(field.input_value())
    # with the dialog gone it is still there
    page.keyboard.press("Escape")
    expect(page.get_by_role("status").filter(has_text=say("copy-by-hand"))).to_have_count(1)


def test_somebody_who_listens_hears_it_in_a_dialog(visitor: Visitor, table: Table) -> None:
    game = table.create(human("Ann"), human("Ben"), wilds=["first-game"], first=1, seed=2)
    page = visitor.sit(game, 0)
    ben = table.sit(game, 1)
    ben.ready()
    ben.turn()
    page.get_by_role("button", name=say("menu"), exact=True).click()
    expect(page.locator("dialog[open]")).to_have_count(1)
    ben.move()
    expect(page.locator("dialog[open] [aria-live]").filter(has_text="Ben")).to_have_count(1)


def test_a_new_page_begins_at_its_heading(visitor: Visitor) -> None:
    page = visitor.go()
    heading = page.get_by_role("heading", level=1)
    expect(heading).not_to_be_focused()
    page.get_by_role("link", name=say("card-gallery")).press("Enter")
    expect(page.get_by_role("heading", level=1, name=say("card-gallery"))).to_be_focused()
    page.get_by_role("link", name=say("back-home")).press("Enter")
    expect(page.get_by_role("heading", level=1, name=say("name"))).to_be_focused()


def test_a_replay_is_walked_over_by_keys(visitor: Visitor, played: Game) -> None:
    page = visitor.go(f"replay/{played.id}/0/{played.invitation}")
    page.get_by_role("region", name=say("replay"), exact=True).wait_for()
    stop = page.locator("button:is([data-die], [data-card]):not([tabindex='-1'])")
    expect(stop).to_have_count(1)
    # nothing comes of it but that it is said why
    KeyHand(page).press(stop)
    expect(page.get_by_role("status").filter(has_text=say("replay-only-looking"))).to_have_count(1)
    page.keyboard.press("ArrowRight")
    card = page.locator(":is([data-die], [data-card]):focus")
    expect(card).to_have_count(1)
    name = card.get_attribute("data-card") or ""
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    # Tab comes back to where the arrows had come to
    expect(page.locator(f'[data-card="{name}"]:focus')).to_have_count(1)
