"""Whole games at the table, by keys and by mouse: at every moment the save holds the same game."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from quarriors import Rules, write_position, write_record
from quarriors.cli.saves import Kept, read_save
from quarriors.cli.sitting import Sitting
from quarriors.cli.table.app import TableApp
from quarriors.engine.game import Game
from quarriors.engine.wilds import Wilds
from quarriors.sets.base import BOX
from quarriors.text import ENGLISH, describe_result
from tests.cli.table.driver import Person
from tests.cli.table.seats import begun
from tests.cli.table.seen import screen_text, shows

pytestmark = pytest.mark.evening

SMALL = (80, 24)
MIDDLE = (120, 35)
LARGE = (160, 50)


def wilds_number(number: int) -> tuple[str, ...]:
    """The cards of one game of six, which between them have nearly every card of the box."""
    creatures = [card.name for card in BOX.cards if card.kind == "creature"]
    spells = [card.name for card in BOX.cards if card.kind == "spell"]
    return (*_unlike(creatures, 3, 7, number), *_unlike(spells, 4, 3, number))


def _unlike(names: list[str], variants: int, count: int, number: int) -> list[str]:
    """So many cards, each of another class: the classes in turn, then their next variants."""
    classes = len(names) // variants
    turns = range(number * count, number * count + count)
    return [names[(turn % classes) * variants + (turn // classes + turn % classes) % variants] for turn in turns]


class Witness:
    """Looks at the save whenever the game has gone on."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self._seen = ""
        #: How often the save was compared with the table.
        self.times = 0

    def look(self) -> None:
        assert self.sitting.file is not None
        if not self.sitting.file.path.exists():
            return
        text = self.sitting.file.path.read_text("utf-8")
        if text != self._seen:
            self._seen = text
            self.times += 1
            saved = read_save(text)
            assert _all_of(saved.game) == _all_of(self.sitting.game)


def _all_of(game: Game) -> str:
    return write_record(game) if game.over else write_position(game)


def play_through(sitting: Sitting, size: tuple[int, int], mouse: float, most: int = 5000) -> str:
    """A person plays; returns what stands on the screen at the end."""

    async def sit() -> str:
        app = TableApp(sitting)
        async with app.run_test(size=size) as pilot:
            person = Person(app, pilot, seed=3, mouse=mouse)
            witness = Witness(sitting)
            await person.play(witness.look, most)
            assert app.fault is None
            assert witness.times > 5
            if sitting.over:
                assert shows(app, describe_result(sitting.game, ENGLISH, sitting.listener))
            return screen_text(app)

    return asyncio.run(sit())


def check_kept(file: Path) -> None:
    """The save of a finished game is a record that its seed bears out."""
    kept = Kept.of(file.read_text("utf-8"))
    assert "\nresult: " in kept.record
    assert kept.seed is not None
    kept.verify(kept.seed)


def test_two_players_by_keys(tmp_path: Path) -> None:
    file = tmp_path / "two.game"
    sitting = begun(file, cards=wilds_number(0))
    play_through(sitting, SMALL, mouse=0)
    assert sitting.over
    check_kept(file)


def test_four_people_in_turn_by_keys(tmp_path: Path) -> None:
    file = tmp_path / "four.game"
    sitting = begun(
        file, people="Ann Ben Cleo Dora", bots="", seed=8, cards=wilds_number(1), rules=Rules(turn_limit=20)
    )
    play_through(sitting, SMALL, mouse=0)
    assert sitting.over
    check_kept(file)


def test_four_players_by_mouse(tmp_path: Path) -> None:
    file = tmp_path / "mouse.game"
    sitting = begun(file, bots="greedy random greedy", seed=9, cards=wilds_number(2))
    screen = play_through(sitting, LARGE, mouse=1)
    assert sitting.over
    assert "Quinn" in screen
    check_kept(file)


def test_the_rules_of_2011_by_keys_and_mouse(tmp_path: Path) -> None:
    file = tmp_path / "classic.game"
    rules = Rules(edition="classic", captures=2)
    sitting = begun(file, bots="greedy random", seed=10, rules=rules, cards=wilds_number(3))
    play_through(sitting, MIDDLE, mouse=0.5)
    assert sitting.over
    check_kept(file)


def test_all_at_once_and_paid_by_hand(tmp_path: Path) -> None:
    file = tmp_path / "off.game"
    sitting = begun(file, seed=11, cards=wilds_number(4), pay_by_hand=True)
    sitting.settings["pace"] = "off"
    play_through(sitting, SMALL, mouse=0.2)
    assert sitting.over
    check_kept(file)


@pytest.mark.parametrize(
    ("sets", "size"),
    [
        (("base", "rise_of_the_demons"), SMALL),
        (("base", "quarmageddon", "promos"), SMALL),
        (("base", "qladiator"), SMALL),
        (("base", "quartifacts"), SMALL),
        (("light_vs_dark",), SMALL),
        (("base", "rise_of_the_demons", "quarmageddon", "qladiator", "quartifacts"), MIDDLE),
        (("base", "qladiator", "quartifacts", "light_vs_dark"), LARGE),
    ],
    ids=lambda value: "-".join(map(str, value)),
)
def test_every_box_by_keys(tmp_path: Path, sets: tuple[str, ...], size: tuple[int, int]) -> None:
    file = tmp_path / "box.game"
    sitting = begun(file, bots="greedy random", seed=20 + len(sets), sets=sets, rules=Rules(turn_limit=18))
    play_through(sitting, size, mouse=0.1 if size == LARGE else 0)
    assert sitting.over
    check_kept(file)


def test_steps_that_follow_by_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quarriors.cli.table.app._FLOW", 0.01)
    sitting = begun(tmp_path / "flow.game", bots="greedy greedy", seed=12, cards=wilds_number(5))
    sitting.settings["pace"] = "flow"

    async def sit() -> None:
        app = TableApp(sitting)
        async with app.run_test(size=SMALL) as pilot:
            person = Person(app, pilot, seed=4, mouse=0)
            told = 0
            await person.wait()
            while sitting.game.state.turn < 8:
                told += person.desk.is_telling
                if person.desk.is_telling:
                    await pilot.pause(0.05)  # nobody presses a key
                else:
                    await person.act()
                await person.wait()
            assert told > 3

    asyncio.run(sit())


def test_the_six_games_have_nearly_every_card() -> None:
    seen = {name for number in range(6) for name in wilds_number(number)}
    assert all(len(set(wilds_number(number))) == 10 for number in range(6))
    assert len(seen) >= 46  # of 50
    assert isinstance(begun(cards=wilds_number(5)).game.wilds, Wilds)
