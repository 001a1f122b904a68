"""Wilds, mats, steps and colours over random play: nothing overlaps, nothing is lost, everything can be read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from rich.console import Console
from textual.geometry import Size

from quarriors import Rules
from quarriors.bots import bot
from quarriors.cli.table.board import Cell, Thing
from quarriors.cli.table.desk import steps
from quarriors.cli.table.looks import contrast, die_colours
from quarriors.cli.table.mats import Mats
from quarriors.cli.table.scene import Scene, things_of
from quarriors.cli.table.sheet import live_sheet
from quarriors.cli.table.track import Status, Track
from quarriors.cli.table.wilds import Wilds
from quarriors.engine.zones import ACTIVE, ASIDE, READY, ZONES
from quarriors.sets.base import BOX
from quarriors.text import message, short_name
from quarriors.text.chronicle import PictureBook
from tests.budget import scaled
from tests.cli.table.seats import begun

_WIDTHS = (76, 78, 80, 91, 100, 118, 137, 160, 200)
_PEOPLE = ("Ann Ben", "Ann Ben Cleo", "Quinn Quill Quentin Q", "Bartholomew-Maximilian-the-Third-of-Quay Bo")


def moments(seed: int) -> Iterator[Scene]:
    """A game played oddly, looked at now and then."""
    lot = Random(seed)
    rules = Rules(edition=lot.choice(["classic", "revised"]), captures=lot.choice([1, 2]), turn_limit=40)
    sitting = begun(people=lot.choice(_PEOPLE), bots="", seed=seed, rules=rules, pay_by_hand=lot.random() < 0.3)
    adviser = bot("greedy", seed)
    game = sitting.game
    while not game.over:
        if lot.random() < 0.2:
            yield Scene.of(game, "en")
        options = game.decision.options
        game.take(adviser.choose(game.view()) if lot.random() < 0.6 else lot.choice(options))
    yield Scene.of(game, "en")


def check_cells(cells: list[Cell], width: int) -> None:
    """No two cells in one place, none beyond the edge, all lines of a cell as wide as each other."""
    taken: set[tuple[int, int]] = set()
    for cell in cells:
        assert all(line.cell_len == cell.width for line in cell.lines)
        assert cell.x + cell.width <= width
        places = {(x, cell.y + row) for row in range(len(cell.lines)) for x in range(cell.x, cell.x + cell.width)}
        assert not places & taken
        taken |= places


@pytest.mark.parametrize("seed", range(scaled(6)))
def test_every_die_and_card_lies_once_on_the_table(seed: int) -> None:
    wilds, mats = Wilds("wilds"), Mats("mats")
    lot = Random(seed)
    for scene in moments(seed):
        s = scene.state
        wilds.scene = mats.scene = scene
        mats.roomy = lot.random() < 0.5
        width = lot.choice(_WIDTHS)
        cards = wilds.lay(width)
        check_cells(cards, width)
        assert [cell.thing for cell in cards] == [Thing("card", at) for at in range(len(s.catalog.cards))]
        laid = mats.lay(width)
        check_cells(laid, width)
        seen = Counter(cell.thing for cell in laid if cell.thing is not None)
        zones = [s.piles[player * ZONES + zone] for player in range(s.n) for zone in (READY, ACTIVE, ASIDE)]
        expected = {Thing("die", die) for zone in zones for die in zone} | {Thing("piles", p) for p in range(s.n)}
        assert set(seen) == expected
        assert set(seen.values()) == {1}


def test_a_narrow_wilds_column_keeps_to_its_width() -> None:
    wilds = Wilds("wilds")
    for scene in moments(3):
        wilds.scene = scene
        for width in (50, 54, 60, 71, 72):
            check_cells(wilds.lay(width), width)


def test_the_status_says_how_many_lines_it_needs() -> None:
    status, track = Status(), Track()
    for scene in moments(4):
        status.scene = track.scene = scene
        for width in (80, 118):
            size = Size(width, 24)
            console = Console(width=width)
            assert len(console.render_lines(status.render())) <= status.get_content_height(size, size, width)
            assert scene.players[scene.state.active] in status.render().plain


@pytest.mark.parametrize("seed", range(scaled(4)))
def test_steps_lose_no_beat_and_keep_their_order(seed: int) -> None:
    lot = Random(seed)
    sitting = begun(people="Ann Ben Cleo", bots="", seed=seed, rules=Rules(turn_limit=40))
    sitting.chronicler = PictureBook
    sitting.hear()
    adviser = bot("greedy", seed)
    while not sitting.over:
        beats = sitting.take(adviser.choose(sitting.game.view()))
        assert [beat for step in steps(beats) for beat in step] == beats
        assert all(steps(beats))
        assert all(beat.picture is not None for beat in beats)
    told = sitting.told
    cut = lot.randrange(len(told))
    assert [beat for step in steps(told[cut:]) for beat in step] == told[cut:]


@pytest.mark.parametrize("seed", range(scaled(3)))
def test_a_sheet_offers_what_can_be_done_and_says_why_the_rest_cannot(seed: int) -> None:
    lot = Random(seed)
    sitting = begun(people="Ann Ben", bots="", seed=seed, rules=Rules(turn_limit=20))
    game = sitting.game
    adviser = bot("greedy", seed)
    while not game.over:
        for option in game.decision.options:
            for thing in things_of(game.state, option):
                sheet = live_sheet(game, thing, "en")
                assert option in [offered for offered, _ in sheet._options]
        for card in range(len(game.wilds.cards)):
            sheet = live_sheet(game, Thing("card", card), "en")
            refused = message("table-do-capture") in sheet._text.plain
            offered = any(option.kind == "capture" for option, _ in sheet._options)
            assert refused != offered
        options = game.decision.options
        game.take(adviser.choose(game.view()) if lot.random() < 0.7 else lot.choice(options))


# -- colours ---------------------------------------------------------------------------------------

_CLASSES = sorted({(card.die.name, *card.die.colours) for card in BOX.cards})


@pytest.mark.parametrize(("name", "background", "symbol"), _CLASSES)
def test_symbols_on_a_die_can_be_read(name: str, background: str, symbol: str) -> None:
    back, front = die_colours(background, symbol)
    assert contrast(back, front) >= 4.5
    assert contrast(back, (0x12, 0x12, 0x12)) >= 1.3  # the die stands out from a dark table


def test_classes_can_be_told_apart_by_their_colours() -> None:
    def apart(one: tuple[str, str, str], two: tuple[str, str, str]) -> float:
        pairs = zip(die_colours(*one[1:]), die_colours(*two[1:]), strict=True)
        return max(max(abs(a - b) for a, b in zip(mine, others, strict=True)) for mine, others in pairs)

    assert [(one[0], two[0]) for one, two in combinations(_CLASSES, 2) if apart(one, two) < 24] == []
    assert len({short_name(card, "en") for card in BOX.cards}) == len(_CLASSES)
