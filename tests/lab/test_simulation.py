"""Simulations: the same games for any number of workers, fair seats, and what is refused."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from quarriors import QuarriorsError, Rules, deal, wilds_of
from quarriors.lab import Tally, simulate
from quarriors.lab.plans import TURN_LIMIT
from quarriors.lab.series import Series
from quarriors.lab.workers import WorkerLost, played_by_workers, usable_cores


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers are started for the first game on, however little there is to do."""
    monkeypatch.setattr("quarriors.lab.running.TRIAL", 0.0)


@pytest.fixture(autouse=True)
def _nobody_is_left_behind() -> Iterator[None]:
    yield
    assert multiprocessing.active_children() == []


# -- the same for any number of workers ----------------------------------------------------------------


@pytest.mark.evening
@pytest.mark.usefixtures("eager")
def test_any_number_of_workers_counts_the_same() -> None:
    def counted(workers: int) -> dict[str, object]:
        return {**simulate(31, ["greedy", "random", "random"], seed="same", workers=workers).report(), "seconds": 0}

    alone = counted(1)
    assert alone["games"] == 31
    assert alone == counted(2) == counted(3)


@pytest.mark.usefixtures("eager")
def test_more_workers_than_games_are_not_started() -> None:
    assert simulate(2, ["random"], workers=200) == simulate(2, ["random"])


def test_few_games_start_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise AssertionError("workers for three games")

    monkeypatch.setattr("quarriors.lab.workers.played_by_workers", refused)
    monkeypatch.setattr("quarriors.lab.running.WORTH", 600.0)
    assert simulate(3, ["random"], workers=8).games == 3


@pytest.mark.usefixtures("eager")
def test_workers_play_with_the_wilds_and_rules_they_are_told() -> None:
    wilds, rules = deal(seed=3), Rules(edition="classic", turn_limit=12)
    there = simulate(6, ["random"], rules=rules, wilds=wilds, workers=2)
    assert there == simulate(6, ["random"], rules=rules, wilds=wilds)
    assert there.ends["limit"] == 6


def test_another_seed_is_other_games() -> None:
    assert simulate(4, ["random"], seed=1) != simulate(4, ["random"], seed=2)


def test_more_games_begin_with_the_same_ones() -> None:
    series = Series.of(["random"], seed=9)
    assert series.play_all(range(5)) + series.play_all(range(5, 8)) == simulate(8, ["random"], seed=9)


# -- watching and stopping -----------------------------------------------------------------------------


def test_who_watches_sees_every_game() -> None:
    seen: list[int] = []
    simulate(5, ["random"], watch=lambda tally: seen.append(tally.games))
    assert seen == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.usefixtures("eager")
def test_an_interrupt_is_passed_on_and_what_was_watched_is_whole(workers: int) -> None:
    seen: list[Tally] = []

    def impatient(tally: Tally) -> None:
        seen.append(tally)
        if tally.games >= 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(500, ["random"], workers=workers, watch=impatient)
    assert sum(seen[-1].ends.values()) == sum(seen[-1].lengths.values()) == seen[-1].games >= 3


def test_a_lost_worker_is_told_of() -> None:
    crew = played_by_workers(Series.of(["random"]), range(10_000), 2)
    next(crew)
    victim = multiprocessing.active_children()[0]
    assert victim.pid is not None
    os.kill(victim.pid, signal.SIGTERM)
    with pytest.raises(WorkerLost, match="ended by itself"):
        list(crew)


def test_a_fault_in_a_worker_is_raised_here() -> None:
    unchecked = Series(("random",), ("nowhere",), 1, Rules(), None, 2)
    with pytest.raises(QuarriorsError, match="no box named 'nowhere'"):
        list(played_by_workers(unchecked, range(10), 2))


def test_there_is_a_core_to_play_on() -> None:
    assert usable_cores() >= 1


# -- seats ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bots", "players"), [("ab", 2), ("abc", 3), ("abcd", 4), ("ab", 4), ("a", 3)])
def test_everybody_sits_everywhere_equally_often(bots: str, players: int) -> None:
    series = Series(tuple(bots), ("base",), 1, Rules(), None, players)
    sat = Counter((seat, bot) for number in range(players) for seat, bot in enumerate(series.seating(number)))
    assert set(sat.values()) == {players // len(bots)}


def test_the_order_around_the_table_changes_too() -> None:
    """Who follows whom may matter as much as who begins."""
    series = Series(("a", "b", "c", "d"), ("base",), 1, Rules(), None, 4)
    assert len({tuple(series.seating(number)) for number in range(24)}) == 24


def test_with_more_seats_than_bots_these_are_repeated() -> None:
    series = Series.of(["greedy", "random"], players=3)
    assert [sorted(series.seating(number)) for number in range(3)] == [[0, 0, 1]] * 3
    assert [Tally.empty(series.bots, 3).seats_of(bot) for bot in (0, 1)] == [2, 1]


def test_a_bot_wins_by_its_play_not_by_its_place_in_the_list() -> None:
    assert simulate(20, ["random", "greedy"], seed=1).share(1) > 0.8
    assert simulate(20, ["greedy", "random"], seed=1).share(0) > 0.8


def test_seats_default_to_the_bots_and_at_least_two() -> None:
    assert [Series.of(bots).players for bots in (["greedy"], ["greedy"] * 2, ["greedy"] * 4)] == [2, 2, 4]


# -- ends ----------------------------------------------------------------------------------------------


def test_a_limit_is_set_where_the_rules_have_none() -> None:
    assert Series.of(["random"], rules=Rules(edition="classic")).rules == Rules("classic", turn_limit=TURN_LIMIT)
    assert Series.of(["random"], rules=Rules(turn_limit=7)).rules == Rules(turn_limit=7)


def test_games_at_the_limit_are_counted_as_such() -> None:
    tally = simulate(6, ["random"], rules=Rules(turn_limit=3))
    assert tally.ends == {"glory": 0, "empty_cards": 0, "limit": 6}
    assert tally.lengths == {3: 6}
    assert sum(tally.won) == 6 * 12


def test_chosen_wilds_are_those_of_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    wilds = wilds_of([card.name for card in deal(seed=3).cards])
    monkeypatch.setattr("quarriors.lab.plans.deal", None)
    assert simulate(2, ["random"], wilds=wilds).games == 2


# -- what is refused -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"games": 0}, "at least one game, not 0"),
        ({"games": True}, "at least one game, not True"),
        ({"bots": ["greedy", "clever"]}, "no bot is named 'clever'; there is: beginner, casual, greedy, "),
        ({"bots": []}, "bots must be a list of names"),
        ({"bots": "greedy"}, "bots must be a list of names"),
        ({"players": 5}, "2 to 4 players, not 5"),
        ({"bots": ["random"] * 5}, "2 to 4 players, not 5"),
        ({"bots": ["greedy", "random", "random"], "players": 2}, "3 bots .* cannot sit in 2 seats"),
        ({"workers": 0}, "workers must be a number from 1 to 256, not 0"),
        ({"workers": 257}, "workers must be"),
        ({"sets": ["cellar"]}, "no box named 'cellar'"),
        ({"seed": 1.5}, "seed of a series is an integer or a text, not 1.5"),
        ({"wilds": ["Quake Dragon"]}, "wilds must come from"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(QuarriorsError, match=told):
        simulate(**{"games": 1, **wrong})
