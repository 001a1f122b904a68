"""Dice statistics: the rolls of games counted, and chi-square against tables and against what it is made of."""

from __future__ import annotations

import json
import math
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarriors import Game, Rules, Script, deal, replay, wilds_of, write_record
from quarriors.bots import bot, play
from quarriors.engine.happenings import ROLLED, Happening
from quarriors.server.dice import chi_square_tail, rolls_of, statistics
from quarriors.sets import every_box, installed

# -- chi-square ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "degrees", "p"),
    [
        # from printed tables
        (2.706, 1, 0.10), (3.841, 1, 0.05), (6.635, 1, 0.01), (10.828, 1, 0.001),
        (4.605, 2, 0.10), (5.991, 2, 0.05), (9.210, 2, 0.01), (13.816, 2, 0.001),
        (7.815, 3, 0.05), (11.345, 3, 0.01), (9.488, 4, 0.05), (13.277, 4, 0.01),
        (1.145, 5, 0.95), (11.070, 5, 0.05), (20.515, 5, 0.001), (18.307, 10, 0.05),
        (31.410, 20, 0.05), (43.773, 30, 0.05), (124.342, 100, 0.05), (77.929, 100, 0.95),
        (99.334, 100, 0.50),
    ],
)  # fmt: skip
def test_the_tail_is_that_of_the_tables(value: float, degrees: int, p: float) -> None:
    assert chi_square_tail(value, degrees) == pytest.approx(p, rel=2e-3)


def test_exact_values() -> None:
    assert chi_square_tail(2 * math.log(2), 2) == pytest.approx(0.5, abs=1e-15)
    assert chi_square_tail(1, 1) == pytest.approx(0.31731050786291415, abs=1e-15)
    assert chi_square_tail(0, 7) == 1


@given(st.floats(0, 3000), st.integers(1, 400))
def test_the_tail_is_a_chance_and_falls(value: float, degrees: int) -> None:
    p = chi_square_tail(value, degrees)
    assert 0 <= p <= 1
    assert chi_square_tail(value + 1, degrees) <= p + 1e-12
    assert chi_square_tail(value, degrees + 1) >= p - 1e-12


@given(st.floats(0.01, 200), st.integers(1, 200))
def test_two_degrees_more_add_one_term(value: float, degrees: int) -> None:
    """Q(a + 1, x) = Q(a, x) + x^a e^-x / Γ(a + 1): what the tail of chi-square is."""
    half, a = value / 2, degrees / 2
    term = math.exp(a * math.log(half) - half - math.lgamma(a + 1))
    more = chi_square_tail(value, degrees + 2)
    assert more == pytest.approx(chi_square_tail(value, degrees) + term, rel=1e-9, abs=1e-12)


@given(st.floats(0.5, 30), st.integers(2, 12))
def test_the_tail_is_the_area_under_the_density(value: float, degrees: int) -> None:
    a = degrees / 2

    def density(x: float) -> float:
        return math.exp((a - 1) * math.log(x / 2) - x / 2 - math.lgamma(a)) / 2

    steps, end = 2000, value + 200
    width = (end - value) / steps
    inner = math.fsum((4 if k % 2 else 2) * density(value + k * width) for k in range(1, steps))
    area = (density(value) + inner + density(end)) * width / 3
    assert chi_square_tail(value, degrees) == pytest.approx(area, rel=1e-5, abs=1e-9)


@pytest.mark.parametrize(("value", "degrees"), [(1, 0), (-1, 2)])
def test_what_has_no_tail(value: float, degrees: int) -> None:
    with pytest.raises(ValueError, match="at least"):
        chi_square_tail(value, degrees)


# -- counting --------------------------------------------------------------------------------------


def test_the_rolls_of_scripted_dice() -> None:
    dice = Script("5x Basic Quiddity, Assistant, 4x Q1, Q2, C 1/1/2")
    game = Game.new(["Quinn", "Monique"], deal(seed=7), chance=dice)
    assert rolls_of(game) == {}
    game.take("roll")
    once = {("Basic Quiddity", "Q1"): 4, ("Basic Quiddity", "Q2"): 1, ("Assistant", "C 1/1/2"): 1}
    assert rolls_of(game) == once
    assert rolls_of(game) + rolls_of(game) == {which: 2 * times for which, times in once.items()}


@pytest.mark.parametrize("seed", range(4))
def test_every_roll_counts_once(seed: int) -> None:
    """As many as a listener hears, of the same faces; and a game from its record has rolled the same."""
    heard = Counter[tuple[str, str]]()
    sets = [name for name in installed() if name != "promos"]
    game = Game.new(["Quinn", "Monique", "Cleo"], deal(sets, seed=seed, players=3), Rules(turn_limit=60), seed=seed)

    def hear(event: Happening) -> None:
        if event.code == ROLLED:
            die = game.state.catalog.cards[event.card].die
            heard[die.name, die.faces[event.number].notation] += 1

    game.listen(hear)
    play(game, [bot("greedy")] * 3)
    game.listen(None)
    assert rolls_of(game) == heard
    assert rolls_of(replay(write_record(game))) == heard


# -- statistics ------------------------------------------------------------------------------------


def test_rolled_against_expected() -> None:
    told = statistics({("Assistant", "Q1"): 30, ("Assistant", "R *"): 10, ("Assistant", "C 1/1/2"): 20})
    (die,) = told.dice
    assert [(face.face, face.rolled, face.expected) for face in die.faces] == [
        ("Q1", 30, 30), ("R *", 10, 10), ("C 1/1/2", 20, 20),
    ]  # fmt: skip
    assert (die.rolls, die.chi_square, die.degrees, die.p, die.enough) == (60, 0, 2, 1, True)
    assert (told.rolls, told.chi_square, told.degrees, told.p) == (60, 0, 2, 1)


def test_loaded_dice_are_seen() -> None:
    told = statistics({("Assistant", "C 1/1/2"): 60})
    assert [face.rolled for face in told.dice[0].faces] == [0, 0, 60]
    assert told.chi_square == pytest.approx(30 + 10 + 40**2 / 20)
    assert told.p is not None
    assert told.p < 1e-20


def test_too_few_rolls_say_nothing() -> None:
    """Basic Quiddity needs 30 rolls: then a 2 is expected 5 times."""
    few, enough = ({("Basic Quiddity", "Q1"): number} for number in (29, 30))
    told = statistics(few)
    assert (told.dice[0].enough, told.dice[0].p, told.p, told.degrees, told.rolls) == (False, None, None, 0, 29)
    told = statistics(enough | {("Portal", "D1"): 3})
    assert [(die.die, die.enough) for die in told.dice] == [("Basic Quiddity", True), ("Portal", False)]
    assert (told.chi_square, told.degrees) == (told.dice[0].chi_square, 1)


def test_nothing_rolled() -> None:
    assert statistics({("Portal", "D1"): 0}).as_data() == {
        "rolls": 0, "chi_square": 0, "degrees": 0, "p": None, "dice": [], "unknown": [],
    }  # fmt: skip


def test_a_die_whose_faces_are_all_alike_tells_nothing() -> None:
    from quarriors.engine.cards import Die
    from quarriors.engine.faces import Face

    die = Die("Pebble", "basic", [Face("Q1")] * 6, 6, 0, ("grey", "white"))
    told = statistics({("Pebble", "Q1"): 600, ("Basic Quiddity", "Q1"): 50, ("Basic Quiddity", "Q2"): 10}, [
        die, *(card.die for card in deal(seed=7).cards),
    ])  # fmt: skip
    assert (told.dice[1].die, told.dice[1].degrees, told.dice[1].p, told.dice[1].chi_square) == ("Pebble", 0, None, 0)
    assert (told.degrees, told.rolls, told.p) == (1, 660, 1)


def test_dice_that_nobody_knows_are_named() -> None:
    told = statistics({("Basic Quiddity", "Q9"): 3, ("Unicorn", "Q1"): 1, ("Portal", "D1"): 1})
    assert told.unknown == ("Basic Quiddity", "Unicorn")
    assert [die.die for die in told.dice] == ["Portal"]


def test_every_class_of_every_box_is_known() -> None:
    counts = {(card.die.name, card.die.faces[5].notation): 1 for box in every_box() for card in box.cards}
    told = statistics(counts)
    assert told.unknown == ()
    for die in told.dice:
        assert math.fsum(face.expected for face in die.faces) == pytest.approx(die.rolls)


def test_as_data_is_json() -> None:
    game = Game.new(["Quinn", "Monique"], deal(seed=7), seed=7)
    play(game, [bot("greedy"), bot("greedy")])
    data = statistics(rolls_of(game)).as_data()
    assert json.loads(json.dumps(data)) == data
    assert data["rolls"] == sum(die["rolls"] for die in data["dice"]) == rolls_of(game).total()
    assert data["dice"][0].keys() == {"die", "box", "rolls", "faces", "chi_square", "degrees", "p", "enough"}


def test_fair_dice_look_fair_and_loaded_ones_do_not() -> None:
    """Two hundred games by lot, all from fixed seeds."""
    wilds = wilds_of([
        "Scavenging Goblin", "Devotee of the Holy Query", "Strong Ghostly Spirit", "Warrior of the Quay",
        "Strong Witching Hag", "Strong Deathdealer", "Quake Dragon", "Growth Cantrip", "Life Spell", "Death Charm",
    ])  # fmt: skip
    counts = Counter[tuple[str, str]]()
    lot = Random(7)
    for seed in range(200):
        game = Game.new(["Quinn", "Monique"], wilds, Rules(turn_limit=20), seed=seed)
        while not game.over:
            game.take(lot.choice(game.decision.options))
        counts += rolls_of(game)
    told = statistics(counts)
    assert told.rolls > 20_000
    assert told.p is not None
    assert 0.001 < told.p < 0.999
    for which in [("Basic Quiddity", "Q2"), ("Assistant", "R *")]:
        counts[which] += counts[which] // 5
    loaded = statistics(counts).p
    assert loaded is not None
    assert loaded < 1e-6
