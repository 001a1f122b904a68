"""What greedy reads out of a declaration: signs first, sizes roughly."""

from __future__ import annotations

import pytest

from quarriors.bots import guessed, tell_worth
from quarriors.bots.appraisal import Appraisal
from quarriors.bots.deeds import UNKNOWN_STEP, Deeds
from quarriors.engine.catalog import Catalog
from quarriors.engine.frame import Ability
from quarriors.engine.state import State
from quarriors.engine.steps import Step, flatten
from quarriors.engine.vocabulary import (
    card,
    cast,
    creatures,
    cull,
    destroy,
    dice,
    draw,
    exactly,
    for_each,
    gain,
    glory,
    lose_glory,
    may,
    one,
    opponent,
    opponents,
    or_else,
    pay_for,
    quiddity,
    ready_area,
    remove,
    rotate_down,
    rotate_up,
    spell_die,
    take,
    them,
    they,
    used_pile,
    wilds,
    you,
)
from quarriors.sets.rise_of_the_demons import corrupted
from tests.table import find

_BURDEN = one(corrupted(wilds))


def deeds() -> Deeds:
    return Deeds(Catalog([find(name) for name in ("Basic Quiddity", "Assistant", "Corrupted Quiddity")], 2))


def worth(*steps: Step) -> float:
    return deeds().program(flatten(list(steps)))


def beside(*names: str) -> Catalog:
    """These cards beside two basic ones."""
    return Catalog([find(name) for name in ("Basic Quiddity", "Corrupted Quiddity", *names)], 2)


def appraised(*names: str) -> Appraisal:
    return Appraisal(beside(*names))


def shown(name: str, face: int) -> int:
    """The form of that card's die that shows this face, where it is the first that was named."""
    catalog = beside(name)
    return catalog.forms_of(catalog.find(name))[face]


# -- steps -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "step",
    [
        they(opponents, lose_glory(1)),
        they(opponents, take(_BURDEN)),
        they(opponent, take(one(corrupted(you, used_pile)))),
        they(opponents, destroy(one(creatures(them, ready_area)))),
        for_each(opponents, remove(exactly(1, dice(them, used_pile)))),
        for_each(opponent, cull(one(dice(them, used_pile)))),
        remove(one(corrupted(you, used_pile))),
        rotate_down(one(creatures(opponents))),
        rotate_down(one(creatures())),
        rotate_up(one(creatures(you))),
    ],
)
def test_what_helps_is_worth_something(step: Step) -> None:
    assert worth(step) > 0.1


@pytest.mark.parametrize(
    "step",
    [
        lose_glory(1),
        take(_BURDEN),
        pay_for(1, glory),
        they(opponents, gain(1, glory)),
        they(opponents, draw(1)),
        destroy(one(creatures(you, ready_area))),
        rotate_down(one(creatures(you))),
        or_else(take(_BURDEN), lose_glory(1)),
    ],
)
def test_what_harms_is_worth_less_than_nothing(step: Step) -> None:
    assert worth(step) < -0.1


def test_nobody_does_what_harms_if_it_may_be_left() -> None:
    assert worth(may(lose_glory(1))) == 0.0
    assert worth(they(opponents, may(pay_for(1, glory)))) == 0.0
    assert worth(gain(2, quiddity), may(take(_BURDEN))) == worth(gain(2, quiddity))


class Juggle(Step):
    """A verb of somebody else's."""

    def run(self, s: State, f: Ability) -> int:
        return 1


class Whistle(Juggle):
    pass


def test_a_verb_of_somebody_elses_is_guessed_at_until_its_worth_is_told() -> None:
    spell = card(
        spell_die("Circus", "Q1, Q1, Q1, S, S, S", ("#000000", "#ffffff")), "Spell", 3, cast(Juggle(), Whistle())
    )
    assert guessed([spell]) == ["Juggle", "Whistle"]
    assert worth(Juggle()) == UNKNOWN_STEP
    tell_worth(Juggle, 2.0)
    assert guessed([spell]) == ["Whistle"]
    assert worth(Juggle()) == 2.0
    assert worth(they(opponents, Juggle())) < 0


# -- cards -----------------------------------------------------------------------------------------


def test_a_corrupted_die_is_the_worst_there_is() -> None:
    values = appraised("Assistant", "Squire").dice(4)
    assert values[1] < min(values[0], values[2], values[3])


def test_what_burdens_its_owner_makes_a_creature_worth_less() -> None:
    both = appraised("Corrupted Deathdealer")
    assert both.ability[shown("Corrupted Deathdealer", 5)] < -0.5


def test_immunity_and_deadly_damage_are_worth_something() -> None:
    assert appraised("Heavenly Seraph").ability[shown("Heavenly Seraph", 3)] > 0
    assert appraised("Voodoo Doll").ability[shown("Voodoo Doll", 3)] > 0


def test_a_locks_text_counts_for_its_lock_faces_only() -> None:
    """Strong Frost Howler: creature faces 2 and 3, lock faces 4 (rivals pay more) and 5 (all pay more)."""
    howler = appraised("Strong Frost Howler")
    plain = appraised("Frost Howler")
    assert howler.held[shown("Strong Frost Howler", 4)] > 0
    assert howler.held[shown("Strong Frost Howler", 5)] == 0
    assert howler.held[shown("Strong Frost Howler", 2)] == 0
    assert plain.ability[shown("Frost Howler", 2)] < howler.ability[shown("Strong Frost Howler", 2)]


def test_a_lock_for_an_opponent_is_a_burden_to_hold_and_good_to_give() -> None:
    eye = appraised("Quaxos' Eye")
    assert eye.held[shown("Quaxos' Eye", 4)] < 0 < eye.effect[shown("Quaxos' Eye", 4)]


def test_a_lock_that_harms_its_own_player_is_known() -> None:
    frog = appraised("Poison Dart Frog")
    assert frog.effect[shown("Poison Dart Frog", 5)] < 0 < frog.effect[shown("Poison Dart Frog", 4)]


def test_an_overlord_scores_alone() -> None:
    assert any(appraised("Demonic Overlord").alone)
    assert not any(appraised("Lesser Demonic Overlord", "Quake Dragon").alone)


def test_a_quests_die_is_worth_something() -> None:
    hunt = appraised("The Hunt For Exqualibur")
    assert hunt.reward[beside("The Hunt For Exqualibur").find("The Hunt For Exqualibur")] > 0.2
    assert hunt.effect[shown("The Hunt For Exqualibur", 3)] > 0  # a Quartifact


def test_an_anchored_spell_is_everybodys_and_adds_nothing_to_the_die() -> None:
    cat, herald = appraised("Lesser Black Cat"), appraised("Herald")
    assert cat.ability[shown("Lesser Black Cat", 3)] == herald.ability[shown("Herald", 3)]


def test_without_culls_scoring_gives_glory_only() -> None:
    with_large = Appraisal(Catalog([find("Large Quiddity"), find("Archangel")], 2))
    assert with_large.per_cull == 0.0
    assert appraised("Archangel").per_cull > 0.0
