"""Declarations are values: nothing that is done with them changes them."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

import pytest

from quarriors import box
from quarriors.bots import bot, play
from quarriors.engine.box import Box
from quarriors.engine.cards import Card, Die
from quarriors.engine.catalog import Catalog
from quarriors.engine.errors import DeclarationError
from quarriors.engine.faces import Face
from quarriors.engine.indexing import index_of
from quarriors.engine.lines import When
from quarriors.engine.numbering import LINES
from quarriors.engine.provenance import Provenance
from quarriors.engine.steps import Step
from quarriors.engine.traits import Traits
from quarriors.engine.vocabulary import (
    active_pool,
    at_burst,
    attack,
    by_you,
    card,
    cast,
    count,
    creature_die,
    creatures,
    destroyed,
    dice,
    draw,
    gain,
    give_line,
    has,
    have,
    instead_at,
    it,
    one,
    other,
    quiddity,
    ready_area,
    reroll,
    scores,
    spell_die,
    this_turn,
    when,
    while_locked,
    while_ready,
    you,
)
from quarriors.engine.words import Word
from quarriors.lab.boxcheck import _set_up
from quarriors.sets.own import corrected
from quarriors.sets.shelf import OURS
from quarriors.text import ENGLISH, card_text

_WHITE = ("#ffffff", "#000000")


def tree(thing: object) -> object:
    """Everything a declaration holds, public or not, declared or worked out; but for the index that a box keeps."""
    if isinstance(thing, list | tuple):
        return [tree(part) for part in thing]
    if isinstance(thing, dict):
        return {key: tree(value) for key, value in thing.items()}
    if isinstance(thing, Face):
        return thing.notation
    if not isinstance(thing, Word | Card | Die | Provenance | Traits):
        return thing
    names = list(getattr(thing, "__dict__", {}))
    for cls in type(thing).__mro__:
        names += [*cls.__dict__.get("__mypyc_attrs__", ()), *cls.__dict__.get("__slots__", ())]
    names = sorted(set(names) - {"__dict__", "index"})
    return [type(thing).__name__, *((name, tree(getattr(thing, name, None))) for name in names)]


def fresh(name: str) -> Any:
    """The module of a box, read anew beside the one that is in use."""
    spec = importlib.util.find_spec(f"quarriors.sets.{name}")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", OURS)
def test_indexing_telling_and_playing_leave_a_declaration_as_a_fresh_one(name: str) -> None:
    used = importlib.import_module(f"quarriors.sets.{name}")
    for number, known in enumerate(used.BOX.cards):
        index_of(known)
        card_text(known, ENGLISH)
        if number % 7 == 0:
            game = _set_up(used.BOX, known, f"{name}/{number}", number)
            play(game, [bot("random", seat) for seat in range(len(game.players))])
    anew = fresh(name)
    for declared in ("BASICS", "SPELLS", "CREATURES", "QUESTS"):
        assert tree(getattr(used, declared, [])) == tree(getattr(anew, declared, []))
    assert tree(used.BOX.cards) == tree(anew.BOX.cards)
    assert all(known.box == "" for known in getattr(used, "CREATURES", []))


# -- lines -----------------------------------------------------------------------------------------


def _line() -> Any:
    return when(scores(it), draw(1))


def test_a_line_at_several_bursts_is_several_lines() -> None:
    line = _line()
    first, second = at_burst(line, 1), at_burst(line, 2)
    assert (line.gate, first.gate, second.gate) == (0b1111, 0b0010, 0b0100)
    assert tree(line) == tree(_line())


def test_wrappers_return_copies() -> None:
    line, others = _line(), at_burst(_line(), 2)
    made = [while_locked(line), while_locked(line, 1), while_ready(line), *instead_at(line, others)]
    assert tree(line) == tree(_line())
    assert tree(others) == tree(at_burst(_line(), 2))
    assert [one.locked for one in made] == [True, True, False, False, False]
    assert [one.from_ready for one in made] == [False, False, True, False, False]
    assert (made[3].gate, made[4].gate, made[4].mutes) == (0b1011, 0b0100, True)


def test_a_line_of_a_boxs_own_class_is_copied_with_all_it_has() -> None:
    class Whenever(When):
        word = "whenever"

        def __init__(self) -> None:
            super().__init__(scores(it), [draw(1)], 0, 2, None)
            self.mood = "merry"

        def parts(self) -> list[object]:
            return [*super().parts(), self.mood]

    made: Any = at_burst(Whenever(), 1)
    assert (type(made), made.mood, made.gate) == (Whenever, "merry", 0b0010)
    assert made.said() == "at_burst(whenever(scores(it), draw(1), 'merry'), 1)"


def test_whether_a_line_names_the_ready_area_is_known_when_it_is_made() -> None:
    assert have(creatures(you, ready_area), attack(1)).ready_only
    assert has(attack(count(creatures(you, other, ready_area)))).ready_only
    assert not have(creatures(you), attack(1)).ready_only
    assert while_ready(have(creatures(you), attack(1))).ready_only


def test_a_reroll_leaves_the_dice_that_others_speak_of() -> None:
    pool = dice(you, active_pool)
    pick = one(pool)
    step: Any = reroll(pick)
    assert step.pick.dice.large
    assert not pool.large
    assert not pick.dice.large
    assert step.said() == "reroll(one(dice(you, active_pool)))"


# -- boxes -----------------------------------------------------------------------------------------


def _fool(die: Die, *lines: Any, variant: str = "") -> Card:
    return card(die, variant, 3, *lines, glory=1)


def test_a_card_lies_in_two_boxes_and_keeps_its_id_in_each() -> None:
    fool = _fool(creature_die("Fool", "Q1, Q1, Q2, C 1/1/1, C 1/1/1, C 2/2/2", _WHITE), _line())
    before = tree(fool)
    first = Box("fools", "Fools", 2026, [fool], classic=True)
    second = Box("jesters", "Jesters", 2026, [fool], needs={"Fool": ["quarmageddon"]})
    assert (first.cards[0].id, second.cards[0].id, fool.box) == ("fools/fool", "jesters/fool", "")
    assert (first.cards[0].classic, second.cards[0].classic) == (True, False)
    assert (first.cards[0].needs, second.cards[0].needs) == ((), ("quarmageddon",))
    assert (first.cards[0].die.box, second.cards[0].die.box, fool.die.box) == ("fools", "jesters", "")
    assert tree(fool) == before


def test_cards_of_one_class_have_the_same_dice_in_their_box() -> None:
    die = creature_die("Fool", "Q1, Q1, Q2, C 1/1/1, C 1/1/1, C 2/2/2", _WHITE)
    made = Box("fools", "Fools", 2026, [_fool(die), _fool(die, variant="Strong")])
    assert made.cards[0].die is made.cards[1].die is made.die("Fool")


def test_a_card_for_the_dice_of_another_box_takes_them_from_there() -> None:
    dragon = box("base").die("Quake Dragon")
    made = Box("fools", "Fools", 2026, [_fool(dragon, variant="Silly")])
    assert made.cards[0].die is dragon
    assert made.cards[0].needs == ("base",)
    with pytest.raises(
        DeclarationError, match="box 'base' has no dice named 'Quack Dragon'; did you mean 'Quake Dragon'"
    ):
        box("base").die("Quack Dragon")


def test_a_corrected_card_leaves_the_one_it_corrects() -> None:
    known = box("quarmageddon").card("Troll Behemoth")
    before = tree(known)
    made = corrected("quarmageddon/troll-behemoth", cost=7)
    mine = Box("mine", "Mine", 2026, [], overrides={"quarmageddon/troll-behemoth": made})
    assert (mine.cards[0].id, mine.cards[0].home, made.box) == ("mine/troll-behemoth", "quarmageddon", "")
    assert mine.overrides == {"quarmageddon/troll-behemoth": mine.cards[0]}
    assert tree(known) == before


def test_a_step_that_gives_a_line_may_stand_on_two_cards() -> None:
    """Each gives its own, though both were written once."""
    gift: Step = give_line(you, when(destroyed(creatures(), by_you), gain(1, quiddity)), until=this_turn)
    faces = "Q1, Q1, Q1, S, S, S"
    cards = [card(spell_die(name, faces, _WHITE), "Charm", 3, cast(gift)) for name in ("Folly", "Wit")]
    catalog = Catalog(Box("fools", "Fools", 2026, cards).cards, 2)
    line = gift.lines_given()[0]
    assert [catalog.line_number(line, number * LINES) for number in (0, 1)] == [1, LINES + 1]
