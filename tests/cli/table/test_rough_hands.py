"""Somebody hammers on keys and mouse without looking: the table stays whole, and so does the save."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from quarriors import write_position, write_record
from quarriors.cli.saves import read_save
from quarriors.cli.table.app import TableApp
from tests.budget import scaled
from tests.cli.table.driver import Hands
from tests.cli.table.seats import begun

pytestmark = pytest.mark.evening

#: Everything on the keyboard that has a meaning, but for leaving the table.
_KEYS = (
    *"1112233445567890eeeeuulst?ync", "space", "space", "enter", "enter", "escape", "tab", "shift+tab",
    "up", "down", "left", "right", "home", "end", "pageup", "pagedown", "backspace", "x", "f1",
)  # fmt: skip
_SIZES = ((80, 24), (81, 24), (120, 30), (117, 50), (160, 50), (200, 60), (60, 20))


@pytest.mark.parametrize("seed", range(scaled(2)))
def test_hammering_breaks_nothing(tmp_path: Path, seed: int) -> None:
    lot = Random(seed)
    file = tmp_path / "rough.game"
    people, bots = lot.choice([("Ann", "greedy"), ("Ann Ben Cleo", ""), ("Ann", "random greedy random")])
    sitting = begun(file, people=people, bots=bots, seed=seed, pay_by_hand=lot.random() < 0.5)
    sitting.settings["pace"] = lot.choice(["step", "flow", "off"])

    async def evening() -> None:
        app = TableApp(sitting)
        async with app.run_test(size=(80, 24), notifications=True) as pilot:
            hands = Hands(app, pilot)
            for _ in range(100):
                what = lot.random()
                if what < 0.8:
                    await hands.rattle(*lot.choices(_KEYS, k=lot.randrange(1, 5)))
                elif what < 0.97:
                    # but for the line of keys, where one click leaves the table
                    await hands.click(lot.randrange(app.size.width), lot.randrange(app.size.height - 1))
                else:
                    await pilot.resize_terminal(*lot.choice(_SIZES))
                if file.exists():
                    saved, game = read_save(file.read_text("utf-8")).game, sitting.game
                    assert write_record(saved) == write_record(game)
                    assert game.over or write_position(saved) == write_position(game)
            assert app.fault is None
            assert app.is_running

    asyncio.run(evening())
    assert sitting.story
