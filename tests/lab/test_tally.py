"""Counting: exact, and the same in any order."""

from __future__ import annotations

import json
import random
from fractions import Fraction
from statistics import fmean, median, pstdev

import pytest

from quarriors import QuarriorsError, Result
from quarriors.engine.table import ENDING_IDS
from quarriors.lab import Tally, wilson

FOUR = ["a", "b", "c", "d"]


def game(winners: tuple[int, ...], turns: int = 30, reason: str = "glory", seating: str = "abcd") -> Tally:
    return Tally.of_game(FOUR, [FOUR.index(one) for one in seating], Result(winners, reason, (9,) * 4, turns), 100)


def some_games(count: int) -> list[Tally]:
    chance = random.Random(5)
    return [
        game(
            tuple(sorted(chance.sample(range(4), chance.randint(1, 4)))), chance.randint(10, 90),
            chance.choice(ENDING_IDS), "".join(chance.sample("abcd", 4)),
        )
        for _ in range(count)
    ]  # fmt: skip


def test_a_victory_is_counted_for_the_bot_and_for_its_seat() -> None:
    tally = game((1,), seating="cdab")
    assert [tally.wins(bot) for bot in range(4)] == [0, 0, 0, 1]
    assert [tally.seat_wins(seat) for seat in range(4)] == [0, 1, 0, 0]


@pytest.mark.parametrize("winners", [(0, 1), (0, 2, 3), (0, 1, 2, 3)])
def test_a_shared_victory_is_split(winners: tuple[int, ...]) -> None:
    tally = game(winners)
    assert [tally.wins(bot) for bot in range(4)] == [1 / len(winners) if bot in winners else 0 for bot in range(4)]


def test_the_order_of_adding_makes_no_difference_to_a_single_bit() -> None:
    games = some_games(200)
    forwards = sum(games[1:], games[0])
    backwards = sum(games[-2::-1], games[-1])
    in_parts = sum(games[121:], games[120]) + sum(games[1:120], games[0])
    assert forwards == backwards == in_parts
    assert json.dumps(forwards.report()) == json.dumps(backwards.report()) == json.dumps(in_parts.report())
    assert sum(Fraction(twelfths, 12) for twelfths in forwards.won) == 200


@pytest.mark.parametrize("count", [1, 2, 3, 50, 51])
def test_turns_are_described_as_statistics_does(count: int) -> None:
    games = some_games(count)
    turns = [next(iter(one.lengths)) for one in games]
    tally = sum(games[1:], games[0])
    assert tally.mean_turns == pytest.approx(fmean(turns))
    assert tally.median_turns == median(turns)
    assert tally.spread_of_turns == pytest.approx(pstdev(turns))
    described = tally.report()["turns"]
    assert isinstance(described, dict)
    assert (described["min"], described["max"]) == (min(turns), max(turns))


def test_every_end_is_listed_even_if_no_game_ended_so() -> None:
    assert game((0,), reason="limit").report()["ends"] == {"glory": 0, "empty_cards": 0, "limit": 1}


def test_nothing_played_is_a_tally_too() -> None:
    report = Tally.empty(["greedy", "random"], 2).report()
    assert report["games"] == 0
    assert report["wins"] == {"greedy": 0, "random": 0}
    assert report["turns"] == {"mean": None, "median": None, "stdev": None, "min": None, "max": None}


def test_bots_of_one_name_are_added_up_by_name_and_told_apart_as_entries() -> None:
    tally = Tally.empty(["greedy", "greedy"], 3) + Tally.of_game(
        ["greedy", "greedy"], [0, 1, 0], Result((1,), "glory", (1, 20, 3), 20), 9
    )
    report = tally.report()
    assert report["wins"] == {"greedy": 1}
    assert report["entries"] == [{"bot": "greedy", "seats": 2, "wins": 0}, {"bot": "greedy", "seats": 1, "wins": 1}]


def test_games_of_others_are_not_counted_together() -> None:
    with pytest.raises(QuarriorsError, match="cannot be counted together"):
        Tally.empty(["greedy", "random"], 2) + Tally.empty(["random", "greedy"], 2)


def test_the_interval_holds_the_share_and_narrows() -> None:
    few, many = wilson(0.9, 20), wilson(0.9, 2000)
    assert few[0] < many[0] < 0.9 < many[1] < few[1]
    assert wilson(1.0, 50)[1] == 1.0
    assert wilson(1.0, 50)[0] < 1.0
