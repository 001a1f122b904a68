"""What people come back for: a day's try, puzzles, their record, and the turning points of a game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quarriors.lab.puzzles.shelf import shipped
from tests.server.clients import BOT, Game, Table, human
from tests.server.serving import until
from tests.web.axe import assert_accessible
from tests.web.conftest import Visit
from tests.web.hand import Hand
from tests.web.layout import assert_nothing_cut
from tests.web.visitor import PHONE, Visitor
from tests.web.words import say

pytestmark = pytest.mark.browser

WON: dict[str, Any] = {
    "game": "g1", "at": 1, "won": True, "rivals": ["champion"], "boxes": ["base"], "glory": 20, "best": 19, "turns": 21,
    "dice": {"base/quake-dragon": 2}, "luck": 0.4,
}  # fmt: skip


def kept_game(visitor: Visitor, game: str) -> dict[str, Any]:
    """What the browser keeps of a game."""
    found: dict[str, Any] = next(one for one in visitor.kept("quarriors.games")["value"] if one["game"] == game)
    return found


def game_at(page: Page) -> str:
    """The game whose table is open."""
    page.wait_for_url("**/#/game/*")
    return page.url.rpartition("/")[2]


def give_up(visitor: Visitor, table: Table, game: str) -> None:
    """Ends a game at once, from another window of the same seat."""
    (secret,) = (seat["secret"] for seat in kept_game(visitor, game)["seats"].values())
    table.post(f"/api/games/{game}/do", {"type": "resign"}, secret)


# -- Today's Wilds -----------------------------------------------------------------------------------


def test_one_try_a_day_counts_and_the_next_ones_are_practice(visit: Visit, table: Table) -> None:
    visitor = visit()
    page = visitor.go("today")
    page.get_by_role("button", name=say("today-try"), exact=True).click()
    first = game_at(page)
    expect(page.locator("[data-day=try]")).to_contain_text(say("today-counts"))
    Hand(page).option("roll").first.wait_for()

    visitor.go("today")
    page.get_by_role("button", name=say("today-go-on"), exact=True).click()
    assert game_at(page) == first, "it has waited"
    give_up(visitor, table, first)
    page.get_by_role("heading", name=say("over-title")).first.wait_for()
    expect(page.locator("[data-day] a")).to_have_count(1)

    visitor.go("today")
    expect(page.locator("[data-result=lost]")).to_be_visible()
    expect(page.locator("[data-streak='1']")).to_be_visible()
    lines = page.get_by_role("textbox", name=say("today-share")).input_value().splitlines()
    date = visitor.kept("quarriors.days")["value"][0]["date"]
    assert lines[0].startswith("Quarriors! No. ")
    assert lines[-1].startswith(f"{visitor.address}#/today/{date}/l")
    assert "base/" not in "".join(lines), "nothing of the cards is given away"

    page.get_by_role("button", name=say("today-practice"), exact=True).click()
    second = game_at(page)
    assert second != first
    expect(page.locator("[data-day=practice]")).to_contain_text(say("today-practises"))
    assert [one["game"] for one in visitor.kept("quarriors.days")["value"]] == [first]
    mine, theirs = (table.get(f"/api/games/{id}", kept_game(visitor, id)["invitation"]) for id in (first, second))
    assert (mine["wilds"], mine["today"]) == (theirs["wilds"], date)


def test_a_friends_result_is_to_be_beaten(visit: Visit) -> None:
    visitor = visit(PHONE)
    page = visitor.go("today/2026-03-01/w21-14-19")
    expect(page.locator("[data-friend]")).to_contain_text("21")
    expect(page.get_by_text(say("today-past"))).to_be_visible()
    assert_nothing_cut(page)


def test_a_day_that_is_none_is_said_and_leads_to_today(visit: Visit) -> None:
    visitor = visit()
    visitor.expect("422")
    page = visitor.go("today/2093-01-01")
    expect(page.get_by_role("alert")).to_contain_text("2093-01-01")
    page.get_by_role("link", name=say("today-now")).click()
    expect(page.locator("[data-try=try]")).to_be_visible()


@pytest.mark.parametrize("kept", ["{", '{"version": 1, "value": 7}', '{"version": 99, "value": []}'])
def test_damaged_notes_of_days_and_games_are_put_aside(visit: Visit, kept: str) -> None:
    visitor = visit()
    for drawer in ("days", "record", "puzzles"):
        visitor.keep(f"quarriors.{drawer}", kept)
    page = visitor.go("today")
    expect(page.locator("[data-try=try]")).to_be_visible()
    visitor.go("puzzles")
    expect(page.locator("[data-solved='0']")).to_be_visible()
    visitor.go("record")
    expect(page.locator("[data-sum=games]")).to_contain_text("0")


# -- puzzles -----------------------------------------------------------------------------------------


class Solver:
    """Plays a puzzle by clicks, and waits each time until the server has the move."""

    def __init__(self, visitor: Visitor, table: Table) -> None:
        self.page, self.table = visitor.page, table
        self.game = game_at(self.page)
        self.invitation = kept_game(visitor, self.game)["invitation"]

    @property
    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.table.get(f"/api/games/{self.game}", self.invitation)["state"]
        return state

    @property
    def is_over(self) -> bool:
        return bool(self.state["status"] == "over")

    def take(self, words: str) -> None:
        """Takes an option by its words: its button, or the die it is about."""
        self.page.locator("[data-bar] [data-option]").first.wait_for()
        decision = self.state["decision"]
        option = next(one for one in decision["options"] if one["words"] == words)
        wanted = f'[data-option="{option["option"]}"]'
        dice = option.get("alike") or [die for die in [option.get("die")] if die is not None]
        things = [f'[data-die="{die}"].canAct' for die in dice]
        self.page.locator(", ".join([wanted, *things])).first.click()
        until(lambda: self.is_over or self.state["number"] > decision["number"])


def test_a_puzzle_is_missed_tried_again_and_solved_by_clicks(visit: Visit, table: Table) -> None:
    puzzle = shipped()["base-1"]
    visitor = visit(confirm=False)
    page = visitor.go("puzzles")
    expect(page.locator("[data-puzzle]")).to_have_count(len(shipped()))
    page.locator(f"[data-puzzle={puzzle.id}]").click()
    idle = Solver(visitor, table)
    strip = page.get_by_role("region", name=say("puzzle"), exact=True)
    expect(strip).to_contain_text("Leave your opponent without a single Creature.")
    while not idle.is_over:
        idle.take("end")
    expect(Hand(page).dialog).to_contain_text(say("puzzle-missed"))
    Hand(page).dialog.get_by_role("button", name=say("puzzle-again"), exact=True).click()
    page.wait_for_url(lambda address: "/#/game/" in address and not address.endswith(idle.game))
    solver = Solver(visitor, table)
    for by, words in puzzle.line:
        if by == puzzle.seat and not solver.is_over:
            solver.take(words)
    expect(Hand(page).dialog).to_contain_text(say("puzzle-solved"))
    assert visitor.kept("quarriors.puzzles")["value"]["solved"] == [{"id": puzzle.id, "alone": True}]
    Hand(page).dialog.get_by_role("button", name=say("puzzles-all"), exact=True).click()
    expect(page.locator("[data-solved='1']")).to_be_visible()
    expect(page.locator(f"[data-puzzle={puzzle.id}]")).to_contain_text(say("puzzle-mark-alone"))


def test_the_solution_is_shown_only_when_asked_for_twice(visit: Visit) -> None:
    visitor = visit(PHONE)
    page = visitor.go("puzzles")
    page.locator("[data-puzzle=base-1]").tap()
    strip = page.get_by_role("region", name=say("puzzle"), exact=True)
    strip.get_by_role("button", name=say("puzzle-solution")).tap()
    dialog = Hand(page).dialog
    expect(dialog).to_contain_text(say("puzzle-sure"))
    expect(dialog.locator("li")).to_have_count(0)
    dialog.get_by_role("button", name=say("puzzle-show"), exact=True).tap()
    expect(dialog.locator("li").first).to_be_visible()
    assert visitor.kept("quarriors.puzzles")["value"]["shown"] == ["base-1"]
    assert_nothing_cut(page)
    assert_accessible(page)


# -- your record -------------------------------------------------------------------------------------


def test_a_game_counts_once_however_often_it_is_looked_at(visit: Visit, table: Table) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT, wilds=["first-game"], first=0, seed=11, rules={"turn_limit": 6})
    ann.play()
    ann.until(lambda me: me.over)
    visitor = visit()
    page = visitor.sit(game, 0)
    page.get_by_role("heading", name=say("over-title")).first.wait_for()
    page.wait_for_function("() => localStorage.getItem('quarriors.record')")
    other = visitor.context.new_page()
    other.goto(page.url)
    page.reload()
    for tab in (page, other):
        tab.get_by_role("heading", name=say("over-title")).first.wait_for()
    visitor.go("record")
    expect(page.locator("[data-sum=games] dd")).to_have_text("1")
    (noted,) = visitor.kept("quarriors.record")["value"]
    assert (noted["game"], noted["rivals"], noted["turns"]) == (game.id, ["greedy"], 6)


def test_the_record_goes_to_another_browser_as_a_file(visit: Visit, tmp_path: Path) -> None:
    here, there = visit(), visit()
    here.keep("quarriors.record", {"version": 1, "value": [WON]})
    page = here.go("record")
    expect(page.locator("[data-deed=champion][data-earned=true]")).to_be_visible()
    with page.expect_download() as started:
        page.get_by_role("button", name=say("record-export")).click()
    file = tmp_path / "record.json"
    started.value.save_as(file)

    there.keep("quarriors.record", {"version": 1, "value": [{**WON, "game": "g2", "won": False}]})
    page = there.go("record")
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(file)
    expect(page.locator("[data-sum=games] dd")).to_have_text("2")
    chooser.set_input_files(file)
    expect(page.get_by_text("No new games").first).to_be_visible()

    wrong = tmp_path / "holiday.json"
    for text in ("", "{}", json.dumps({"format": "quarriors record", "version": 9})):
        wrong.write_text(text, "utf-8")
        chooser.set_input_files(wrong)
        expect(page.get_by_text("holiday.json").first).to_be_visible()
        page.reload()
        expect(page.locator("[data-sum=games] dd")).to_have_text("2")


# -- turning points ----------------------------------------------------------------------------------


@pytest.fixture
def over(table: Table) -> Game:
    """A game that is over."""
    game, (ann,) = table.begin(human("Ann"), BOT, wilds=["first-game"], first=0, seed=11)
    ann.play()
    ann.until(lambda me: me.over)
    return game


def test_a_turning_point_is_jumped_to(visit: Visit, over: Game) -> None:
    page = visit().go(f"replay/{over.id}/1/{over.invitation}")
    page.get_by_role("button", name=say("turning"), exact=True).click()
    dialog = Hand(page).dialog
    points = dialog.locator("[data-turning]")
    points.first.wait_for()
    assert_accessible(page)
    event = points.last.get_attribute("data-turning")
    points.last.click()
    page.wait_for_url(f"**/#/replay/{over.id}/{event}")
    expect(page.locator("dialog[open]")).to_have_count(0)
