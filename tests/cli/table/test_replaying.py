"""A game that was played, looked at step by step: forwards, backwards, by turns, to its ends."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from quarriors import replay, write_record
from quarriors.bots import bot
from quarriors.cli.table.replaying import ReplayApp
from quarriors.cli.table.sheet import Sheet
from quarriors.engine import happenings
from quarriors.engine.game import Game
from quarriors.text import ENGLISH, Beat
from tests.cli.table.driver import Hands
from tests.cli.table.seats import begun
from tests.cli.table.seen import screen_text


def record(decisions: int) -> Game:
    """A game read from its record, finished or broken off after so many decisions."""
    sitting = begun(people="Ann Ben", bots="", seed=6)
    adviser = bot("greedy", 1)
    for _ in range(decisions):
        if not sitting.over:
            sitting.take(adviser.choose(sitting.game.view()))
    return replay(write_record(sitting.game))


def look(game: Game, act: Callable[[Hands, ReplayApp], Awaitable[None]], size: tuple[int, int] = (80, 24)) -> ReplayApp:
    async def evening() -> ReplayApp:
        app = ReplayApp(game, ENGLISH)
        async with app.run_test(size=size) as pilot:
            hands = Hands(app, pilot)
            await hands.rest()
            await act(hands, app)
        return app

    return asyncio.run(evening())


@pytest.mark.parametrize("decisions", [2000, 40])
def test_forwards_and_backwards(decisions: int) -> None:
    game = record(decisions)
    assert game.over == (decisions == 2000)

    async def act(hands: Hands, app: ReplayApp) -> None:
        count = len(app.steps)
        assert hands.sees(f"Step 1 of {count}")
        assert hands.sees("Turn 1: Ann.")
        first = screen_text(app)
        await hands.press("left")
        assert screen_text(app) == first
        await hands.press("right", "space", "n")
        assert hands.sees(f"Step 4 of {count}")
        await hands.press("left", "backspace", "p")
        assert screen_text(app) == first
        await hands.press("end")
        assert hands.sees(f"Step {count} of {count}")
        last = screen_text(app)
        await hands.press("right")
        assert screen_text(app) == last
        if game.over:
            assert hands.sees(" Glory!")
        await hands.press("home")
        assert screen_text(app) == first

    look(game, act)


def _turns(steps: list[list[Beat]]) -> list[int]:
    """The numbers of the turns that begin in those steps."""
    headings = [beat.text for step in steps for beat in step if beat.code == happenings.TURN]
    return [int(heading.removeprefix("Turn ").partition(":")[0]) for heading in headings]


def test_turn_by_turn() -> None:
    game = record(60)

    async def act(hands: Hands, app: ReplayApp) -> None:
        turns = []
        for _ in range(4):
            await hands.press("pagedown")
            assert any(beat.code == happenings.TURN for beat in app.steps[app.at])
            turns.append(app.at)
        assert hands.sees("Turn 5: Ann.")
        assert turns == sorted(set(turns))
        await hands.press("pageup")
        assert app.at == turns[-2]
        await hands.press("home")
        while app.at < len(app.steps) - 1:
            turn = max(_turns(app.steps[: app.at + 1]))
            await hands.press("pagedown")
            assert max(_turns(app.steps[: app.at + 1])) in (turn, turn + 1)  # none is left out

    look(game, act)


def test_the_last_step_shows_the_table_as_it_was_left() -> None:
    game = record(60)

    async def act(hands: Hands, app: ReplayApp) -> None:
        await hands.press("end")
        for seat, name in enumerate(game.players):
            assert hands.sees(f"{name} ★{game.state.glory[seat]}")

    look(game, act)


@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
def test_looking_at_a_card_and_at_the_log(size: tuple[int, int]) -> None:
    async def act(hands: Hands, app: ReplayApp) -> None:
        await hands.press("right", "right")
        at = app.at
        await hands.press("tab", "down", "enter")
        await hands.rest()
        assert isinstance(app.screen, Sheet)
        assert hands.sees("Assistant cost 1")
        await hands.press("escape")
        assert len(app.screen_stack) == 1
        await hands.press("l")
        await hands.rest()
        assert hands.sees("scroll Esc: close")
        assert hands.sees("Ann draws and rolls")
        await hands.press("q")
        assert len(app.screen_stack) == 1
        await hands.press("?")
        await hands.rest()
        assert hands.sees("Keys and signs")
        await hands.press("escape")
        assert app.at == at

    look(record(40), act, size)


def test_by_mouse() -> None:
    async def act(hands: Hands, app: ReplayApp) -> None:
        await hands.click_on("Step 1 of")
        assert app.at == 1
        await hands.click_on("Back")
        assert app.at == 0
        await hands.click_on("Next")
        assert app.at == 1
        await hands.click_on("Portal")
        await hands.rest()
        assert isinstance(app.screen, Sheet)

    look(record(40), act)


@pytest.mark.parametrize(("key", "status"), [("q", 0), ("escape", 0), ("ctrl+c", 130)])
def test_closing_the_book(key: str, status: int) -> None:
    async def act(hands: Hands, app: ReplayApp) -> None:
        await hands.press(key)

    assert look(record(5), act).return_value == status


def test_a_record_in_which_nothing_was_played() -> None:
    async def act(hands: Hands, app: ReplayApp) -> None:
        assert hands.sees("Step 1 of 1")
        await hands.press("right", "end", "pagedown", "pageup", "home", "left")
        assert hands.sees("Turn 1: Ann.")

    look(record(0), act)


def test_a_small_window() -> None:
    async def act(hands: Hands, app: ReplayApp) -> None:
        before = screen_text(app)
        await hands.pilot.resize_terminal(70, 24)
        assert hands.sees("This window is 70 × 24.")
        await hands.pilot.resize_terminal(80, 24)
        assert screen_text(app) == before

    look(record(5), act)
