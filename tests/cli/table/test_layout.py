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
from quarriors.cli.menu import on_table
from quarriors.cli.table.board import Cell, Thing
from quarriors.cli.table.desk import steps
from quarriors.cli.table.looks import contrast, die_colours
from quarriors.cli.table.mats import Mats
from quarriors.cli.table.scene import Scene, things_of
from quarriors.cli.table.sheet import live_sheet
from quarriors.cli.table.track import Status, Track
from quarriors.cli.table.wilds import WildsBoard
from quarriors.engine.box import Box
from quarriors.engine.state import State
from quarriors.engine.zones import ACTIVE_POOL, LOCKED_AREA, QUEST_AREA, READY_AREA, SET_ASIDE
from quarriors.text import ENGLISH, brief_name, card_name, short_name
from quarriors.text.chronicle import PictureBook
from quarriors.text.provenance import MARKS, marks
from quarriors.text.wishes import card_uses
from tests.budget import scaled
from tests.cli.table.seats import begun
from tests.table import BOXES

#: Zones whose dice are drawn.
_SHOWN = (READY_AREA, ACTIVE_POOL, SET_ASIDE, LOCKED_AREA, QUEST_AREA)
_WIDTHS = (76, 78, 80, 91, 100, 118, 137, 160, 200)
#: Boxes that bring something to see: every zone and every sign.
_SETS = (
    ("base",), ("base", "rise_of_the_demons"), ("base", "qladiator"), ("base", "quartifacts"), ("light_vs_dark",),
    ("base", "rise_of_the_demons", "quarmageddon", "qladiator", "quartifacts"),
    ("base", "quarmageddon", "qladiator", "quartifacts", "light_vs_dark", "promos"),
)  # fmt: skip
_PEOPLE = ("Ann Ben", "Ann Ben Cleo", "Quinn Quill Quentin Q", "Bartholomew-Maximilian-the-Third-of-Quay Bo")


def moments(seed: int) -> Iterator[Scene]:
    """A game played oddly, looked at now and then."""
    lot = Random(seed)
    sets = _SETS[seed % len(_SETS)]
    edition = lot.choice(["classic", "revised"]) if sets == ("base",) else "revised"
    rules = Rules(edition=edition, captures=lot.choice([1, 2]), turn_limit=40)
    people, by_hand = lot.choice(_PEOPLE), lot.random() < 0.3
    sitting = begun(people=people, bots="", seed=seed, rules=rules, sets=sets, pay_by_hand=by_hand)
    adviser = bot("greedy", seed)
    game = sitting.game
    while not game.over:
        if lot.random() < 0.2:
            yield Scene.of(game, ENGLISH)
        options = game.decision.options
        game.take(adviser.choose(game.view()) if lot.random() < 0.6 else lot.choice(options))
    yield Scene.of(game, ENGLISH)


def is_large(s: State, die: int) -> bool:
    return s.catalog.large[s.catalog.card_of[die]]


def check_cells(cells: list[Cell], width: int) -> None:
    """No two cells in one place, none beyond the edge, all lines of a cell as wide as each other."""
    taken: set[tuple[int, int]] = set()
    for cell in cells:
        assert all(line.cell_len == cell.width for line in cell.lines)
        assert cell.x + cell.width <= width
        places = {(x, cell.y + row) for row in range(len(cell.lines)) for x in range(cell.x, cell.x + cell.width)}
        assert not places & taken
        taken |= places


@pytest.mark.parametrize("seed", range(max(len(_SETS), scaled(len(_SETS)))))
def test_every_die_and_card_lies_once_on_the_table(seed: int) -> None:
    wilds, mats = WildsBoard("wilds"), Mats("mats")
    lot = Random(seed)
    for scene in moments(seed):
        s = scene.state
        wilds.scene = mats.scene = scene
        mats.roomy = lot.random() < 0.5
        width = lot.choice(_WIDTHS)
        cards = wilds.lay(width)
        check_cells(cards, width)
        assert [cell.thing for cell in cards] == [Thing("card", at) for at in on_table(s)]
        laid = mats.lay(width)
        check_cells(laid, width)
        seen = Counter(cell.thing for cell in laid if cell.thing is not None)
        shown = [s.pile(player, zone) for player in range(s.n) for zone in _SHOWN]
        waiting = {die for player in range(s.n) for die in s.pile(player, SET_ASIDE) if is_large(s, die)}
        expected = {Thing("die", die) for zone in shown for die in zone if die not in waiting}
        expected |= {Thing("piles", player) for player in range(s.n)}
        assert set(seen) == expected
        assert set(seen.values()) == {1}


def test_a_narrow_wilds_column_keeps_to_its_width() -> None:
    wilds = WildsBoard("wilds")
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
    told = sitting.story
    cut = lot.randrange(len(told))
    assert [beat for step in steps(told[cut:]) for beat in step] == told[cut:]


@pytest.mark.parametrize("sets", [_SETS[0], _SETS[-2], _SETS[-1]], ids=["base", "quests", "energies"])
def test_a_sheet_offers_what_can_be_done_and_says_why_the_rest_cannot(sets: tuple[str, ...]) -> None:
    seed = len(sets)
    lot = Random(seed)
    sitting = begun(people="Ann Ben Cleo", bots="", seed=seed, rules=Rules(turn_limit=20), sets=sets)
    game = sitting.game
    adviser = bot("greedy", seed)
    while not game.over:
        for option in game.decision.options:
            for thing in things_of(game.state, option):
                sheet = live_sheet(game, thing, ENGLISH)
                assert option in [offered for offered, _ in sheet._options]
        for card in on_table(game.state):
            sheet = live_sheet(game, Thing("card", card), ENGLISH)
            for kind in card_uses(game.state, card):
                refused = ENGLISH.say(f"table-do-{kind}") in sheet._text.plain
                offered = any(option.kind == kind for option, _ in sheet._options)
                assert refused != offered
        options = game.decision.options
        game.take(adviser.choose(game.view()) if lot.random() < 0.7 else lot.choice(options))


# -- colours ---------------------------------------------------------------------------------------

_CARDS = [card for box in BOXES for card in box.cards]
_CLASSES = sorted({(card.die.name, *card.die.colours) for card in _CARDS})


@pytest.mark.parametrize(("name", "background", "symbol"), _CLASSES)
def test_symbols_on_a_die_can_be_read(name: str, background: str, symbol: str) -> None:
    back, front = die_colours(background, symbol)
    assert contrast(back, front) >= 4.5
    assert contrast(back, (0x12, 0x12, 0x12)) >= 1.3  # the die stands out from a dark table


@pytest.mark.parametrize("box", BOXES, ids=[box.id for box in BOXES])
def test_classes_of_a_box_can_be_told_apart_by_their_colours(box: Box) -> None:
    """Across boxes real dice resemble each other now and then: there the names tell them apart."""

    def apart(one: tuple[str, str], two: tuple[str, str]) -> float:
        pairs = zip(die_colours(*one), die_colours(*two), strict=True)
        return max(max(abs(a - b) for a, b in zip(mine, others, strict=True)) for mine, others in pairs)

    colours = {card.die.name: card.die.colours for card in box.cards if card.kind != "basic" or box.id == "base"}
    assert [(one, two) for one, two in combinations(colours, 2) if apart(colours[one], colours[two]) < 20] == []


def test_classes_have_short_names_of_their_own() -> None:
    assert len({short_name(card, ENGLISH) for card in _CARDS}) == len({card.die.name for card in _CARDS})


# -- names -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("sets", _SETS, ids=["-".join(sets) for sets in _SETS])
def test_names_are_shortened_but_never_cut(sets: tuple[str, ...]) -> None:
    """In the columns of the smallest table, whatever stands behind the name."""
    wilds = WildsBoard("wilds")
    for seed in range(20):
        people = _PEOPLE[seed % 3]
        wilds.scene = Scene.of(begun(people=people, bots="", seed=seed, sets=sets).game, ENGLISH)
        s = wilds.scene.state
        if s.catalog.quests:
            s.on_quest = [s.catalog.quests[0], *s.on_quest[1:]]
        for cell in wilds.lay(80):
            assert cell.thing is not None
            card = s.catalog.cards[cell.thing.number]
            line = cell.lines[0].plain
            assert any(name(card, ENGLISH) in line for name in (card_name, brief_name, short_name))
            assert [sign for sign in MARKS.values() if sign in line] == list(marks(card))
