"""What the table without a server keeps in the browser: damaged games, full and forbidden storage, one's own boxes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from quarriors.text import ENGLISH
from tests.server.serving import ROOT
from tests.web.conftest import Visit
from tests.web.hand import TouchHand
from tests.web.layout import assert_nothing_cut
from tests.web.sites import START, FileServer, options, play_now, wait_until_laid
from tests.web.visitor import PHONE, Visitor
from tests.web.words import beginning, say

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("files")]

#: Changes what the browser keeps: `put` by key, and `drop` what begins so.
_CHANGE = """async ({ put, drop }) => {
  const [{ name }] = await indexedDB.databases();
  const opening = indexedDB.open(name);
  await new Promise((done) => { opening.onsuccess = done; });
  const opened = opening.result;
  const change = opened.transaction("kept", "readwrite");
  const store = change.objectStore("kept");
  for (const [key, text] of Object.entries(put)) store.put(new TextEncoder().encode(text), key);
  for (const start of drop) store.delete(IDBKeyRange.bound(start, `${start}\\uffff`));
  await new Promise((done) => { change.oncomplete = done; });
  opened.close();
}"""
#: Cuts off what is kept of Python, all but the list of its files; how many files those are.
_DAMAGE = """async () => {
  const [name] = (await caches.keys()).filter((one) => one.startsWith("quarriors-engine-"));
  const cache = await caches.open(name);
  const kept = (await cache.keys()).filter(({ url }) => !url.endsWith("contents.json"));
  for (const one of kept) await cache.put(one, new Response("PK"));
  return kept.length;
}"""
_WHOLE = """async () => {
  const [name] = (await caches.keys()).filter((one) => one.startsWith("quarriors-engine-"));
  const cache = await caches.open(name);
  const kept = await Promise.all((await cache.matchAll()).map((answer) => answer.arrayBuffer()));
  return kept.every(({ byteLength }) => byteLength > 2);
}"""
_FORBIDDEN = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };"
#: While the storage is full it takes nothing new; what is written over is as large as before.
_FULL = """
let isFull = false;
const channel = new BroadcastChannel("storage");
channel.onmessage = ({ data }) => { isFull = data; };
const { add, put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.add = function (...entry) {
  if (!isFull) return add.apply(this, entry);
  // as a browser does it: only when everything has been asked for
  const { transaction } = this;
  const error = new DOMException("full", "QuotaExceededError");
  Object.defineProperty(transaction, "error", { value: error, configurable: true });
  queueMicrotask(() => { try { transaction.abort(); } catch { /* it is over already */ } });
  return {};
};
IDBObjectStore.prototype.put = function (...entry) {
  if (isFull && entry[1] === "hours") this.transaction.addEventListener("complete", () => channel.postMessage("beat"));
  return put.apply(this, entry);
};
"""


def _bend(visitor: Visitor, script: str) -> None:
    """Gives the table's worker another browser than this one."""

    def bent(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=script + answer.text())

    visitor.context.route("**/assets/worker-*.js", bent)


def _laid(visitor: Visitor) -> Page:
    page = visitor.go()
    wait_until_laid(page)
    return page


def test_a_damaged_game_names_the_fault_and_can_be_forgotten(visit: Visit, files: FileServer) -> None:
    visitor = visit(address=files.url)
    visitor.context.add_init_script(
        "navigator.storage.persist = () => { window.isEnsured = true; return Promise.resolve(true); }"
    )
    page = _laid(visitor)
    hand = play_now(page)
    assert page.evaluate("window.isEnsured")
    hand.play(lambda: len(hand.taken) >= 2)
    whole = page.url
    visitor.go()
    hand = play_now(page)
    hand.play(lambda: len(hand.taken) >= 3)
    expect(options(page).first).to_be_visible()
    broken = page.url
    game = broken.rpartition("/")[2]
    # in another page of the same place, where no table is laid that would write something down meanwhile
    page.goto(f"{files.url}quarriors-site.json")
    page.evaluate(_CHANGE, {"put": {f"event/{game}/00000004": '{"number":4}'}, "drop": [f"snap/{game}/"]})
    page.goto(broken)
    fault = ENGLISH.say("refused-event-damaged", n=4)
    expect(page.get_by_text(say("error-detail", fault=say("error-unplayable"), said=fault))).to_be_visible(
        timeout=START
    )
    page.get_by_role("button", name=say("forget-do")).click()
    page.get_by_role("dialog").get_by_role("button", name=say("forget-do")).click()
    expect(page.get_by_role("button", name=beginning("play-now")).first).to_be_visible()
    assert [kept["game"] for kept in visitor.kept("quarriors.games")["value"]] == [whole.rpartition("/")[2]]
    page.goto(whole)
    expect(options(page).first).to_be_visible(timeout=START)


def test_a_browser_that_keeps_nothing_says_so_before_anybody_plays(visit: Visit, files: FileServer) -> None:
    visitor = visit(address=files.url)
    _bend(visitor, _FORBIDDEN)
    page = _laid(visitor)
    expect(page.get_by_role("alert").get_by_text(say("here-forgets"))).to_be_visible()
    hand = play_now(page)
    hand.play(lambda: len(hand.taken) >= 3)


def test_a_full_storage_says_so_until_a_move_has_found_room(visit: Visit, files: FileServer) -> None:
    visitor = visit(address=files.url)
    _bend(visitor, _FULL)
    visitor.expect("store unavailable")
    page = _laid(visitor)
    hand = play_now(page)
    hand.play(lambda: len(hand.taken) >= 3)
    page.evaluate(
        """() => {
          window.storage = new BroadcastChannel("storage");
          window.storage.onmessage = () => { window.hasBeaten = true; };
          window.storage.postMessage(true);
        }"""
    )
    full = page.get_by_role("alert").get_by_text(say("here-full"))
    hand.play(full.is_visible)
    # the table notes the time now and then, which takes no more room: that is no sign of any
    page.evaluate("() => { window.hasBeaten = false; }")
    page.wait_for_function("() => window.hasBeaten", timeout=START)
    expect(full).to_be_visible()
    # the move that waits is made when there is room, or it is offered again if it has waited too long
    page.evaluate("() => window.storage.postMessage(false)")
    hand.play(lambda: not full.is_visible())
    done = len(hand.taken)
    hand.play(lambda: len(hand.taken) >= done + 2 or hand.is_over)


def test_a_file_of_python_that_is_damaged_comes_anew(visit: Visit, files: FileServer) -> None:
    visitor = visit(address=files.url)
    page = _laid(visitor)
    damaged = page.evaluate(_DAMAGE)
    assert damaged > 3
    page.reload()
    wait_until_laid(page)
    assert page.evaluate(_WHOLE)


def test_a_box_of_ones_own_on_a_phone(visit: Visit, files: FileServer, tmp_path: Path) -> None:
    visitor = visit(PHONE, address=files.url)
    page = visitor.go("carry")
    boxes = page.locator("section", has_text=say("boxes-own"))
    # nobody knows yet whether there are any
    expect(boxes.get_by_text(say("boxes-warning"))).to_be_visible()
    expect(boxes.get_by_text(say("boxes-none"))).to_have_count(0)
    expect(boxes.get_by_text(say("boxes-none"))).to_be_visible(timeout=START)
    assert_nothing_cut(page, "games and boxes on a phone")
    bad = tmp_path / "bad.py"
    bad.write_text("BOX = 1\nraise ValueError('a bog')\n", "utf-8")
    page.get_by_label(say("boxes-add")).set_input_files(bad)
    expect(page.get_by_role("alert").get_by_text(re.compile(r"[Ll]ine 2.*ValueError: a bog"))).to_be_visible()
    text = (ROOT / "examples" / "first_card.py").read_text("utf-8")
    for name in ("bogs.py", "bogs (1).py"):
        (tmp_path / name).write_text(text, "utf-8")
        page.get_by_label(say("boxes-add")).set_input_files(tmp_path / name)
        expect(boxes.get_by_role("alert").get_by_text(re.compile("ValueError"))).to_have_count(0)
    # the same box once more: only one of them can stay
    expect(boxes.get_by_text(say("boxes-same", name="bogs (1).py", same="bogs.py"))).to_be_visible()
    assert_nothing_cut(page, "a box for another on a phone")
    boxes.get_by_role("button", name=say("boxes-replace", same="bogs.py")).click()
    expect(boxes.get_by_role("button", name=say("boxes-remove", name="bogs__1_.py"))).to_be_visible()
    expect(boxes.get_by_role("button", name=say("boxes-remove", name="bogs.py"))).to_have_count(0)
    # one that has come from elsewhere cannot be played with, and says why
    page.evaluate(_CHANGE, {"put": {"box/late.py": text}, "drop": []})
    page.get_by_role("button", name=say("boxes-reload")).click()
    expect(boxes.get_by_role("button", name=say("boxes-remove", name="late.py"))).to_be_visible(timeout=START)
    fault = ENGLISH.say("refused-box-same-id", id="fools")
    expect(boxes.get_by_text(say("boxes-refused", name="late.py", reason=fault))).to_be_visible()
    expect(boxes.get_by_text(say("boxes-refused", name="bogs__1_.py", reason=fault))).to_have_count(0)
    visitor.go()
    wait_until_laid(page)
    page.get_by_role("button", name=beginning("play-now")).first.tap()
    hand = TouchHand(page)
    hand.play(lambda: len(hand.taken) >= 5 or hand.is_over)
    assert_nothing_cut(page, "the table on a phone")
