"""Windows that change their size under the player, and hands that are faster than the screen."""

from __future__ import annotations

import pytest

from tests.cli.table.driver import Person, sit
from tests.cli.table.seats import begun, to_summon, words

# -- other sizes -----------------------------------------------------------------------------------


def test_a_window_made_too_small_and_large_again() -> None:
    sitting = to_summon()
    before = words(sitting)

    async def act(person: Person) -> None:
        await person.pilot.resize_terminal(60, 20)
        assert person.sees("This window is 60 × 20. The table needs at least 80 × 24")
        assert not person.sees("Summon Assistant")
        await person.press("1", "e", "enter", "u")  # nobody acts blindly
        await person.pilot.resize_terminal(160, 50)
        assert person.sees("Summon Assistant")
        await person.pilot.resize_terminal(80, 24)
        assert not person.sees("This window is")
        assert person.sees("Summon Assistant")
        assert words(sitting) == before
        await person.type("down", "up", "enter")
        assert words(sitting) != before

    sit(sitting, act)


def test_a_page_being_told_outlasts_a_small_window() -> None:
    sitting = begun()

    async def act(person: Person) -> None:
        sitting.settings["confirm"] = "no"
        while not person.desk.is_telling:
            await person.type("e")
        await person.pilot.resize_terminal(79, 23)
        assert person.sees("This window is 79 × 23.")
        await person.pilot.resize_terminal(80, 24)
        assert person.desk.is_telling
        assert person.sees("Space: ")

    sit(sitting, act)


# -- fast hands ------------------------------------------------------------------------------------


@pytest.mark.parametrize("opens", ["s", "l", "?", "e"])
def test_a_window_closed_twice_at_once(opens: str) -> None:
    sitting = to_summon()
    before = words(sitting)

    async def act(person: Person) -> None:
        await person.rattle(opens, "escape", "escape", "escape")
        await person.rest()
        await person.type(opens)
        await person.rattle("escape", "escape")
        await person.rest()
        assert len(person.app.screen_stack) == 1
        assert words(sitting) == before

    sit(sitting, act)


def test_taken_and_taken_back_at_once() -> None:
    sitting = to_summon(more=", Assistant C 1/1/2")

    async def act(person: Person) -> None:
        await person.type("1")
        between = words(sitting)
        await person.rattle("1", "u")
        await person.wait()
        while words(sitting) != between:
            await person.type("u")
        assert person.table.fault is None

    sit(sitting, act)


def test_a_row_taken_twice_at_once_is_one_decision() -> None:
    sitting = to_summon(more=", Assistant C 1/1/2")

    async def act(person: Person) -> None:
        await person.rattle("enter", "enter", "pagedown", "pageup")
        await person.wait()
        assert person.table.fault is None
        assert sum("summons" in beat.text for beat in sitting.story) == 1

    sit(sitting, act)
