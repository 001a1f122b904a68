"""How the table is left: by a key, by an interruption, by a save that fails, or not entered at all."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from quarriors import write_position
from quarriors.cli.failures import Failure
from quarriors.cli.saves import SaveFile, read_save
from quarriors.cli.sitting import Sitting
from quarriors.cli.table import play_table, show_replay
from quarriors.cli.table.app import TableApp
from quarriors.text import ENGLISH
from tests.cli.table.driver import Person, at_table
from tests.cli.table.seats import begun


def left_by(sitting: Sitting, *keys: str) -> TableApp:
    """The app after those keys, the last of which closes the table."""

    async def evening() -> TableApp:
        async with at_table(sitting) as person:
            await person.type(*keys[:-1])
            await person.press(keys[-1])
            return person.table

    return asyncio.run(evening())


@pytest.mark.parametrize(("key", "status"), [("q", 0), ("ctrl+c", 130), ("ctrl+q", 130)])
def test_leaving_keeps_the_game(tmp_path: Path, key: str, status: int) -> None:
    file = tmp_path / "left.game"
    sitting = begun(file)
    app = left_by(sitting, "e", key)
    assert app.return_value == status
    assert app.fault is None
    assert write_position(read_save(file.read_text("utf-8")).game) == write_position(sitting.game)


@pytest.mark.parametrize("window", ["?", "l", "s"])
def test_an_interruption_goes_through_a_window(tmp_path: Path, window: str) -> None:
    assert left_by(begun(tmp_path / "left.game"), "e", window, "ctrl+c").return_value == 130


def test_an_interruption_goes_through_a_page_and_a_question(tmp_path: Path) -> None:
    sitting = begun(tmp_path / "left.game")
    assert left_by(sitting, "e", "e", "ctrl+c").return_value == 130  # the question what is left unused


def test_a_game_left_is_taken_up_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "left.game"
    left_by(begun(file), "e", "2", "y", "q")
    taken_up = Sitting.resume(SaveFile(file), ENGLISH)
    assert taken_up.can_undo

    async def evening() -> None:
        async with at_table(taken_up) as person:
            await person.wait()
            assert person.desk.is_telling == any(beat.weighty for beat in taken_up.recent())
            if person.desk.is_telling:  # what happened last is told again
                await person.type("escape")
            assert person.sees("Capture ")
            await person.type("l")
            assert person.sees("You rolled")
            await person.type("escape", "u")
            assert person.sees("Summon Assistant")

    asyncio.run(evening())


# -- saves that fail -------------------------------------------------------------------------------


def test_a_save_changed_by_another_program_ends_the_game_with_a_line(tmp_path: Path) -> None:
    file = tmp_path / "two.game"
    sitting = begun(file)

    async def evening() -> TableApp:
        async with at_table(sitting) as person:
            await person.type("e")
            file.write_text("something else", "utf-8")
            await person.press("3", "y")
            await _until_broken_off(person)
            return person.table

    app = asyncio.run(evening())
    assert app.return_value == 1
    assert isinstance(app.fault, Failure)
    assert "Another program has changed" in str(app.fault)
    assert file.read_text("utf-8") == "something else"


def test_a_folder_that_cannot_be_written_to_ends_the_game_with_a_line(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("no folder at all")
    with pytest.raises(Failure, match="The game cannot be saved"):
        begun(tmp_path / "folder" / "no.game")
    sitting = begun(tmp_path / "gone" / "no.game")

    async def evening() -> TableApp:
        async with at_table(sitting) as person:
            (tmp_path / "gone" / "no.game").unlink()
            (tmp_path / "gone").rmdir()
            await person.press("e")
            await _until_broken_off(person)
            return person.table

    app = asyncio.run(evening())
    assert app.return_value == 1
    assert isinstance(app.fault, Failure)


def test_a_save_that_fails_while_something_is_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "two.game"
    sitting = begun(file)

    async def evening() -> TableApp:
        async with at_table(sitting) as person:
            await person.type("e", "2", "y", "escape")
            assert sitting.can_undo
            file.unlink()
            await person.press("u")
            await _until_broken_off(person)
            return person.table

    app = asyncio.run(evening())
    assert app.return_value == 1
    assert isinstance(app.fault, Failure)


async def _until_broken_off(person: Person) -> None:
    for _ in range(500):
        if person.table.fault is not None:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the table plays on")


# -- no room ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("columns", "lines"), [(79, 24), (80, 23), (20, 5)])
def test_a_terminal_without_room_is_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, columns: int, lines: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(lines))
    sitting = begun(tmp_path / "never.game")
    told = f"needs a terminal of 80 × 24, and this one is {columns} × {lines}. Make it larger, or add --plain"
    with pytest.raises(Failure, match=told):
        play_table(sitting)
    with pytest.raises(Failure, match=told):
        show_replay(sitting.game, ENGLISH)
