"""Fair dice in the browser: a nonce that is sealed, Wilds that nobody chose, and the check at the end."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from quarriors.server.fairness import sealed_nonce
from tests.server.clients import BOT, OPEN, Json, Table, human
from tests.web.axe import assert_accessible
from tests.web.conftest import Visit
from tests.web.hand import Hand
from tests.web.visitor import Visitor
from tests.web.words import say

pytestmark = pytest.mark.browser


def resigned(page: Page, table: Table, id: str, secret: str) -> None:
    """The game is over by the shortest way."""
    Hand(page).option("roll").first.wait_for()
    table.post(f"/api/games/{id}/do", {"type": "resign"}, secret)
    page.locator("[data-ending]").wait_for()


def kept(visitor: Visitor) -> Json:
    games: list[Json] = visitor.kept("quarriors.games")["value"]
    return games[0]


def test_the_browser_notes_before_the_game_and_verifies_after_it(
    visitor: Visitor, table: Table, tmp_path: Path
) -> None:
    game = table.create(human("Ann"), BOT, deal="start", first=0)
    page = visitor.sit(game, 0)
    resigned(page, table, game.id, game.secrets[0])
    dialog = Hand(page).numbers()
    expect(dialog.locator(".verdict")).to_have_text(say("verdict-kept"))
    dialog.get_by_text(say("fair-how"), exact=True).click()
    expect(dialog).to_contain_text(say("wilds-later-ended"))
    nonce = kept(visitor)["seats"]["0"]["nonce"]
    assert table.look(game)["state"]["result"]["nonces"][0] == nonce
    assert table.look(game)["state"]["seats"][0]["sealed"] == sealed_nonce(game.about["commitment"], 0, nonce)
    command = dialog.locator("code", has_text="quarriors verify").inner_text()
    assert command == (
        f"quarriors verify quarriors-{game.id}.txt --commitment {game.about['commitment']} --nonce={nonce} "
        f"--sealed={sealed_nonce(game.about['commitment'], 0, nonce)},-"
    )
    (tmp_path / f"quarriors-{game.id}.txt").write_text(table.record(game), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", *command.split()], cwd=tmp_path, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout.splitlines()[0][:16]) == (0, "Verified for you"), done
    assert_accessible(page)


def test_a_server_that_shows_another_commitment_is_found_out(visitor: Visitor, table: Table) -> None:
    """What the browser noted first is not what the game says in the end."""
    game = table.create(human("Ann"), BOT, first=0)
    page = visitor.sit(game, 0)
    Hand(page).option("roll").first.wait_for()
    page.evaluate(
        """(commitment) => {
          const games = JSON.parse(localStorage["quarriors.games"]);
          games.value[0].commitment = commitment;
          localStorage["quarriors.games"] = JSON.stringify(games);
        }""",
        "0" * 64,
    )
    page.reload()
    resigned(page, table, game.id, game.secrets[0])
    expect(Hand(page).numbers().locator(".verdict.broken")).to_have_text(say("verdict-broken"))


def test_who_only_watched_is_not_told_that_it_is_verified(visitor: Visitor, table: Table) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT, public=True)
    ann.ask("resign")
    page = visitor.go(f"game/{game.id}")
    expect(Hand(page).numbers().locator(".verdict")).to_have_text(say("verdict-unknown"))


def test_two_browsers_seal_and_show(visit: Visit, table: Table) -> None:
    game = table.create(human("Ann"), OPEN, deal="start", first=0)
    ann, ben = visit(), visit()
    page = ann.sit(game, 0)
    expect(page.get_by_text(say("wilds-later-before"))).to_be_visible()
    other = ben.go(f"join/{game.id}/{game.invitation}")
    other.get_by_label(say("join-question")).fill("Ben")
    other.get_by_role("button", name=say("sit-down")).click()
    page.get_by_role("button", name=say("be-ready")).click()
    expect(page.get_by_text(say("waiting-others"))).to_be_visible()
    assert kept(ann)["seats"]["0"]["nonce"] not in json.dumps(table.history(game))
    other.get_by_role("button", name=say("be-ready")).click()
    Hand(page).option("roll").first.wait_for()
    kinds = [event["kind"] for event in table.history(game)]
    assert kinds == ["created", "sat", "ready", "ready", "revealed", "revealed", "started"]
    # the cards came only now, and are on the table
    wilds = table.look(game)["wilds"]
    expect(page.locator("[data-card]").first).to_be_visible()
    assert len(wilds) == 13


def test_ready_once_more_when_somebody_leaves_with_a_nonce_in_hand(visit: Visit, table: Table) -> None:
    game = table.create(human("Ann"), OPEN, first=0)
    page = visit().sit(game, 0)
    table.join(game, "Ben")
    ben = table.sit(game, 1, protocol=2)
    page.get_by_role("button", name=say("be-ready")).click()
    ben.until_event("ready")
    ben.ask("ready", sealed=sealed_nonce(game.about["commitment"], 1, "b"))
    shown = ben.until_event("revealed")["nonce"]
    ben.ask("leave")
    page.get_by_role("button", name=say("be-ready")).click()
    table.join(game, "Cleo")
    cleo = table.sit(game, 1, protocol=2)
    cleo.ask("ready", sealed=sealed_nonce(game.about["commitment"], 1, "c"))
    assert cleo.until_event("revealed")["nonce"] != shown
    cleo.ask("reveal", nonce="c")
    Hand(page).option("roll").first.wait_for()
    assert "exchanges: 2\n" in table.record(game)


def test_wilds_can_be_left_until_the_game_begins(visitor: Visitor, table: Table) -> None:
    page = visitor.go("setup")
    preview = page.get_by_role("region", name=say("wilds-preview"))
    preview.locator("[data-card]").first.wait_for()
    page.get_by_label(say("deal-later")).check()
    expect(preview.locator("[data-card]")).to_have_count(0)
    expect(preview).to_contain_text(say("deal-later-about"))
    assert_accessible(page)
    page.get_by_role("button", name=say("start-game")).click()
    page.wait_for_url("**/#/game/*")
    page.locator("[data-middle]").wait_for()
    about = table.get(f"/api/games/{kept(visitor)['game']}", kept(visitor)["invitation"])
    assert (about["later"], about["dealt"], len(about["wilds"])) == (True, "random", 13)
