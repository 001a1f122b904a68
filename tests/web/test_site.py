"""The table without a server: a folder of files, played by clicks, without a connection, and through every crash."""

from __future__ import annotations

import gzip
import json
import os
import re
import signal
import sys
import zipfile
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import expect

from quarriors import Game, deal, replay, write_record
from quarriors.bots import bot
from quarriors.bots.playing import step
from tests.server.serving import Server, until
from tests.web.conftest import Visit
from tests.web.hand import Hand
from tests.web.sites import START, FileServer, options, play_now, question, wait_until_laid
from tests.web.visitor import DESKTOP, Device, Visitor
from tests.web.words import say, say_in

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("files")]

#: The most that a browser may need after three games, in bytes. A second Python thinks in a game, and goes after it.
_MOST = 400e6
#: Creatures that may defend now.
_DEFENDERS = "[data-takes*='|defend ']"
_READY = "() => navigator.serviceWorker.ready.then(({ active }) => active !== null)"


def _come(visit: Visit, files: FileServer, device: Device = DESKTOP, **settings: object) -> Visitor:
    """Somebody at that table, once it is laid."""
    visitor = visit(device, address=files.url, **settings)
    visitor.go()
    wait_until_laid(visitor.page)
    return visitor


def _renderers(visitor: Visitor) -> list[int]:
    """The processes that show pages and run workers."""
    browser = visitor.context.browser
    assert browser is not None
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return [one["id"] for one in found if one["type"] == "renderer"]


def _memory(pids: list[int]) -> int:
    """What the largest of these processes has for itself, in bytes."""
    texts = [Path(f"/proc/{pid}/status").read_text("ascii") for pid in pids]
    return max(int(found) * 1024 for text in texts for found in re.findall(r"^RssAnon:\s+(\d+) kB", text, re.MULTILINE))


def test_whole_games_by_clicks_without_a_connection(visit: Visit, files: FileServer, tmp_path: Path) -> None:
    visitor = _come(visit, files, service_workers="allow")
    visitor.page.wait_for_function(_READY)
    files.stop()
    visitor.expect("ERR_CONNECTION_REFUSED", "ERR_FAILED", "^request: ", "Failed to fetch", "service worker")
    page = visitor.page
    page.reload()
    wait_until_laid(page)
    pids = _renderers(visitor)
    peak = 0
    for _ in range(3):
        hand = play_now(page)
        peak = max(peak, _played_out(hand, pids))
        assert len(hand.taken) > 10
        numbers = hand.numbers()
        expect(numbers).to_contain_text(say("verdict-kept"))
        review = numbers.locator("[data-review]")
        ask = review.get_by_role("button", name=say("review-ask"))
        if ask.count():
            ask.click()
        expect(review.locator(".frame").last).to_be_visible(timeout=START)
        peak = max(peak, _memory(pids))
        visitor.go()
    assert visitor.kept("quarriors.games")["value"][0]["status"] == "over"
    # what is over can be saved, and says what it is good for when it is brought
    visitor.go("carry")
    page.get_by_text(say("carry-over"), exact=True).click()
    with page.expect_download() as saving:
        page.get_by_role("button", name=say("carry-save")).first.click()
    saved = tmp_path / "game.txt"
    saving.value.save_as(saved)
    page.get_by_label(say("carry-file")).set_input_files(saved)
    page.get_by_role("button", name=say("carry-here")).click()
    expect(page.get_by_role("status").get_by_text(say("carry-is-over"))).to_be_visible()
    until(lambda: _memory(pids) < _MOST, f"{_memory(pids)} bytes are needed after three games")
    sys.stderr.write(f"{_memory(pids) / 1e6:.0f} MB after three games, {peak / 1e6:.0f} MB at most in them\n")


def _played_out(hand: Hand, pids: list[int]) -> int:
    """Plays to the end of the game; the most memory that was needed meanwhile."""
    seen: list[int] = []

    def is_over() -> bool:
        seen.append(_memory(pids))
        return hand.is_over

    hand.play(is_over)
    return max(seen)


def test_a_language_that_nobody_has_read_yet_is_there_without_a_connection(visit: Visit, files: FileServer) -> None:
    visitor = visit(address=files.url, service_workers="allow")
    page = visitor.go()
    page.wait_for_function(_READY)
    files.stop()
    visitor.expect("ERR_CONNECTION_REFUSED", "ERR_FAILED", "^request: ", "Failed to fetch", "service worker")
    page.reload()
    page.locator("[data-languages]").first.select_option("it")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page.get_by_text(say_in("it", "tagline"))).to_be_visible()


def _attack() -> str:
    """The record of a game in which Ann is attacked and defends with several Creatures, whichever she takes first."""
    for seed in count(1):
        game = Game.new(["Ann", "Ben"], deal(seed=seed), seed=seed)
        bots = [bot("greedy", 1), bot("greedy", 2)]
        while not game.over:
            if game.decision.kind == "defend" and game.decision.player == 0 and _goes_on(game):
                return write_record(game)
            step(game, bots, game.players)
    raise AssertionError


def _goes_on(game: Game) -> bool:
    """Whether Ann has to say who defends next, too."""
    for place in range(len(game.decision.options)):
        after = replay(write_record(game))
        after.take(after.decision.options[place])
        if (after.decision.kind, after.decision.player) != ("defend", 0):
            return False
    return True


def test_nothing_is_lost_when_the_page_crashes_in_the_middle_of_a_fight(
    visit: Visit, files: FileServer, tmp_path: Path
) -> None:
    visitor = _come(visit, files)
    page = visitor.go("carry")
    fight = tmp_path / "fight.txt"
    fight.write_text(_attack(), "utf-8")
    page.get_by_label(say("carry-file")).set_input_files(fight)
    page.get_by_role("button", name=say("carry-here")).click()
    hand = Hand(page)
    defenders = page.locator(_DEFENDERS)
    expect(defenders.first).to_be_visible(timeout=START)
    there = defenders.count()
    hand.play(lambda: hand.taken)
    expect(defenders).to_have_count(there - 1)
    address, before = page.url, question(page)
    page.reload()
    expect(defenders).to_have_count(there - 1, timeout=START)
    assert question(page) == before
    # a browser that crashes says goodbye to nobody
    visitor.expect("crash", "Target")
    for pid in _renderers(visitor):
        os.kill(pid, signal.SIGKILL)
    again = visitor.context.new_page()
    visitor.watch(again)
    again.goto(address)
    follow = Hand(again)
    expect(again.locator(_DEFENDERS)).to_have_count(there - 1, timeout=START)
    assert question(again) == before
    follow.play(lambda: len(follow.taken) >= 3 or follow.is_over)


def test_one_tab_has_the_table_and_the_other_says_so(visit: Visit, files: FileServer) -> None:
    visitor = _come(visit, files)
    page = visitor.page
    hand = play_now(page)
    hand.play(lambda: len(hand.taken) >= 4)
    expect(options(page).first).to_be_visible()
    before = question(page)
    other = visitor.context.new_page()
    visitor.watch(other)
    other.goto(page.url)
    expect(other.get_by_text(say("here-elsewhere"))).to_be_visible(timeout=START)
    other.get_by_role("button", name=say("here-take")).click()
    expect(page.get_by_text(say("here-elsewhere"))).to_be_visible(timeout=START)
    expect(options(other).first).to_be_visible(timeout=START)
    assert question(other) == before
    # whoever waits gets it back when the other one goes
    other.close()
    expect(page.get_by_text(say("here-elsewhere"))).to_have_count(0, timeout=START)
    expect(options(page).first).to_be_visible(timeout=START)
    assert question(page) == before


def test_a_game_goes_to_a_server_and_another_comes_back(
    visit: Visit, files: FileServer, server: Server, tmp_path: Path
) -> None:
    visitor = _come(visit, files)
    page = visitor.page
    hand = play_now(page)
    hand.play(lambda: len(hand.taken) >= 6)
    visitor.go("carry")
    with page.expect_download() as saving:
        page.get_by_role("button", name=say("carry-save")).click()
    saved = tmp_path / "game.txt"
    saving.value.save_as(saved)
    assert saved.read_text("utf-8").startswith("quarriors game ")
    # on at a server
    page.get_by_text(say("carry-send"), exact=True).click()
    page.get_by_label(say("carry-send-to")).fill(server.url)
    page.get_by_role("button", name=say("carry-send-do")).click()
    page.get_by_role("button", name=say("carry-here")).click()
    page.wait_for_url(re.compile(r"/#/game/"))
    assert page.url.startswith(server.url)
    there = Hand(page)
    there.play(lambda: len(there.taken) >= 4 or there.is_over)
    assert there.taken
    # and back, by the link that the server's page gives
    page.goto(f"{server.url}/#/carry")
    page.evaluate(
        "() => { navigator.clipboard.writeText = (text) => { window.link = text; return Promise.resolve(); }; }"
    )
    page.get_by_role("button", name=say("carry-copy")).first.click()
    page.wait_for_function("() => window.link !== undefined")
    link: str = page.evaluate("() => window.link")
    visitor.go(f"carry/{link.rpartition('/')[2]}")
    page.get_by_role("button", name=say("carry-here")).click(timeout=START)
    page.wait_for_url(re.compile(r"/#/game/"), timeout=START)
    back = Hand(page)
    back.play(lambda: len(back.taken) >= 2 or back.is_over)
    assert back.taken
    # a file that is damaged is refused with its line, and harms nothing
    visitor.go("carry")
    lines = saved.read_text("utf-8").splitlines()
    lines[-1] = lines[-1].replace("roll", "rol", 1)
    saved.write_text("\n".join(lines) + "\n", "utf-8")
    page.get_by_label(say("carry-file")).set_input_files(saved)
    page.get_by_role("button", name=say("carry-here")).click(timeout=START)
    expect(page.get_by_role("status").get_by_text(re.compile(r"[Ll]ine \d+"))).to_be_visible(timeout=START)


def test_what_every_start_needs_is_compiled(files: FileServer) -> None:
    (engine,) = files.folder.glob("engine-*")
    ours = ("site/table", "server/match", "engine/game", "sets/base", "text/words")
    packed = gzip.decompress((engine / "core.pack").read_bytes())
    with zipfile.ZipFile(engine / "python_stdlib.zip") as zipped:
        theirs = set(zipped.namelist())
    laid = {name for name, _ in json.loads(packed[4 : 4 + int.from_bytes(packed[:4], "big")])}
    for names, modules in (
        (laid, [f"quarriors/{module}" for module in ours]),
        (theirs, ["asyncio/tasks", "json/decoder"]),
    ):
        for module in modules:
            assert f"{module}.pyc" in names
            assert f"{module}.py" not in names
