"""Playouts and policies: what they refuse, what a table of values does, and Ctrl-C."""

from __future__ import annotations

import copy
import pickle
import signal
import subprocess
import sys
from typing import Any

import pytest

from quarriors import Game, Policy, Stream, deal
from quarriors.engine.chance import key_of
from quarriors.engine.errors import Busy, SetupError
from quarriors.engine.happenings import Happening
from quarriors.testing import pile
from tests.table import table


@pytest.fixture
def game() -> Game:
    return Game.new(["Quinn", "Monique"], deal(seed=7), seed=7)


# -- what cannot be ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("values", "temperature", "says"),
    [
        ([1, 2], 0, r"a policy is a table of values such as .*, not \[1, 2\]"),
        (None, 0, "a policy is a table of values"),
        ({7: 1}, 0, "by kinds of option, such as 'summon', not by 7"),
        ({"capturing": 1}, 0, "'capturing' begins with no kind of option; did you mean 'capture'"),
        ({"end Portal": 1}, 0, "'end Portal': 'end' is about no card"),
        ({"summon": "much"}, 0, "the value of 'summon' is a number, not 'much'"),
        ({"summon": True}, 0, "the value of 'summon' is a number, not True"),
        ({"summon": float("nan")}, 0, "the value of 'summon' is a number, not nan"),
        ({"summon": float("inf")}, 0, "the value of 'summon' is a number, not inf"),
        ({"summon": 10**400}, 0, "the value of 'summon' is a number, not 1000"),
        ({"summon ": 1}, 0, "no card and no class of dice is named ''"),
        ({"capture Quak Dragon": 1}, 0, "no card and no class of dice is named 'Quak Dragon'; did you mean 'Quake Dr"),
        ({"capture nobody/no-card": 1}, 0, "is named 'nobody/no-card'"),
        ({"capture base/no-card": 1}, 0, "is named 'base/no-card'"),
        ({"summon": 1}, -1, "a temperature is a number from 0 up, not -1"),
        ({"summon": 1}, "hot", "a temperature is a number from 0 up, not 'hot'"),
        ({"summon": 1}, float("inf"), "a temperature is a number from 0 up, not inf"),
        ({"summon": -500}, 1, "the value of 'summon', -500, is more than 300 times the temperature 1: choose"),
    ],
)
def test_a_policy_that_cannot_be_is_refused(values: object, temperature: object, says: str) -> None:
    with pytest.raises(SetupError, match=says):
        Policy(values, temperature)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"n": 0}, "playouts are counted from 1 to 10000000, not 0"),
        ({"n": True}, "playouts are counted from 1 to 10000000, not True"),
        ({"n": 2.0}, "playouts are counted from 1 to 10000000, not 2.0"),
        ({"seed": None}, "a seed is an integer, a text or bytes, not None"),
        ({"policy": {"summon": 1}}, "policy must be None .*, a Policy, or a list with one for each seat, not"),
        ({"policy": [Policy({})]}, "one policy for all, or one for each of the 2 seats, not 1"),
        ({"policy": [None, "greedy"]}, "a seat is played by a Policy, or at random by None, not by 'greedy'"),
        ({"turns": 0}, "turns must be a number of turns from 1 to 100000, not 0"),
        ({"turns": "many"}, "turns must be a number of turns from 1 to 100000, not 'many'"),
    ],
)
def test_arguments_that_cannot_be_are_refused(game: Game, arguments: dict[str, Any], says: str) -> None:
    with pytest.raises(SetupError, match=says):
        game.playouts(**({"n": 1, "seed": 1} | arguments))
    if "n" not in arguments:
        with pytest.raises(SetupError, match=says):
            game.playout(**({"seed": 1} | arguments))
    assert game.decision.kind == "roll"


def test_a_listener_cannot_play_out(game: Game) -> None:
    def hear(happening: Happening) -> None:
        game.playouts(1, 1)

    game.listen(hear)
    with pytest.raises(Busy):
        game.take("roll")
    game.listen(None)
    assert game.playouts(1, 1).games == 1


# -- what a table does -------------------------------------------------------------------------------


def _first_capture(policy: Policy, seed: int) -> str:
    """The class of the die that a player captures who goes by that table, in the turn at hand."""
    game = table("Quake Dragon", "Strong Witching Hag", turn="Quinn, capture, quiddity 8", quinn="bag: 9 Assistant")
    end = game.playout(seed, policy, turns=1)
    (captured,) = pile(end, "Quinn", "used")
    return captured


def test_the_highest_value_is_taken_a_card_before_its_class_and_its_class_before_the_kind() -> None:
    assert _first_capture(Policy({"capture": 1, "capture Portal": 2}), 1) == "Portal"
    hags = {"capture": 1, "capture Portal": 2, "capture Witching Hag": 1, "capture Strong Witching Hag": 3}
    assert _first_capture(Policy(hags), 1) == "Witching Hag"
    by_id = {"capture": 1, "capture base/strong-witching-hag": 0, "capture witching-hag": 9, "capture Portal": 2}
    assert _first_capture(Policy(by_id), 1) == "Portal"


def test_of_several_best_options_one_is_taken_by_lot() -> None:
    policy = Policy({"capture Portal": 1, "capture Assistant": 1})
    assert {_first_capture(policy, seed) for seed in range(30)} == {"Portal", "Assistant"}


def test_above_temperature_0_lower_values_are_less_likely_but_not_impossible() -> None:
    values = {"capture": -300.0, "capture Portal": 1.0, "capture Assistant": 0.0, "end": -300.0}
    policy = Policy(values, temperature=1)
    taken = [_first_capture(policy, seed) for seed in range(400)]
    assert set(taken) == {"Portal", "Assistant"}
    assert 2.0 < taken.count("Portal") / taken.count("Assistant") < 3.7  # e, but for the lot


def test_a_policy_that_gets_nowhere_comes_to_an_end(game: Game) -> None:
    idle = Policy({"end": 9, "pass": 9, "enough": 9, "decline": 9})
    end = game.playout(1, idle)
    assert (end.result.reason, end.result.turns, end.result.glory) == ("limit", 1000, (0, 0))
    assert game.playout(1, idle, turns=6).result.turns == 6
    assert game.playouts(3, 1, idle, turns=6).ends == {"glory": 0, "empty_cards": 0, "limit": 3}


def test_a_limit_of_the_rules_that_comes_earlier_counts() -> None:
    game = table("Quake Dragon", rules="turn_limit=9")
    assert game.playout(1, Policy({"end": 9})).result.turns == 9


def test_a_better_table_wins_more(game: Game) -> None:
    wise = Policy({"draw": 9, "immediate": 8, "summon": 7, "ready": 6, "cast": 5, "capture": 4, "cull": 3, "end": -1})
    assert game.playouts(60, 1, [wise, None]).share(0) > 0.8
    assert game.playouts(60, 1, [None, wise]).share(1) > 0.8


def test_what_playouts_came_to_is_counted(game: Game) -> None:
    stream = Stream(key_of(1, "a dream"))
    found = game.playouts(12, stream)
    assert found.games == sum(found.ends.values()) == 12
    assert sum(found.wins) == pytest.approx(12)
    assert found.share(0) + found.share(1) == pytest.approx(1)
    assert found.mean_glory(0) == found.glory[0] / 12
    assert found.decisions > found.turns > 12
    assert repr(found).startswith("<Playouts 12: won ")


def test_the_copy_at_its_end_can_be_looked_at_but_tells_no_course(game: Game) -> None:
    end = game.playout(1)
    assert end.over
    assert end.is_thought
    assert end.table().player("Quinn").glory == end.result.glory[0]
    assert end.players == game.players


def test_a_policy_travels() -> None:
    policy = Policy({"capture": 1, "capture Portal": 2}, temperature=0.5)
    for twin in (pickle.loads(pickle.dumps(policy)), copy.deepcopy(policy)):
        assert twin == policy
        assert hash(twin) == hash(policy)
    assert policy != Policy({"capture": 1, "capture Portal": 2})


# -- Ctrl-C ------------------------------------------------------------------------------------------

_ENDLESS = """
from quarriors import Game, deal
game = Game.new(["Quinn", "Monique"], deal(seed=7), seed=7)
try:
    print("begun", flush=True)
    game.playouts(10_000_000, 1)
except KeyboardInterrupt:
    print("heard")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="a signal that only its own console can send")
def test_ctrl_c_is_heard_between_two_playouts() -> None:
    """In both builds: a compiled loop alone would not hear it."""
    with subprocess.Popen([sys.executable, "-c", _ENDLESS], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        process.send_signal(signal.SIGINT)
        assert process.stdout.read() == "heard\n"
    assert process.returncode == 0
