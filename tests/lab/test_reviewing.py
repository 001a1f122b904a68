"""Games looked at again: luck and skill add up to the change, and what cost most is told."""

from __future__ import annotations

from functools import cache

import pytest

from quarriors import Game, deal, replay, write_record
from quarriors.bots import bot, play
from quarriors.bots.evaluators import HandEvaluator
from quarriors.bots.explaining import SILENT
from quarriors.engine.errors import SetupError
from quarriors.engine.seats import Seat
from quarriors.lab.reviewdata import review_data
from quarriors.lab.reviewing import MOST_MOMENTS, Review, review
from quarriors.text import ENGLISH, Words

SETS = ("base", "quartifacts", "light_vs_dark")


def played(seed: int, *bots: str, auto_roll: bool = False) -> Game:
    """A game between these bots."""
    seats = [Seat(f"{name.title()} {at}", auto_roll=auto_roll) for at, name in enumerate(bots)]
    game = Game.new(seats, deal(SETS, seed=seed, players=len(bots)), seed=seed)
    play(game, [bot(name, seed=at) for at, name in enumerate(bots)])
    return game


@cache
def looked_at(seed: int, *bots: str) -> Review:
    return review(played(seed, *bots), HandEvaluator(), seed=1, work=600)


@pytest.mark.parametrize(
    "bots",
    [
        ("greedy", "random"),
        pytest.param(("random", "greedy", "greedy"), marks=pytest.mark.evening),
        pytest.param(("greedy", "random", "random", "greedy"), marks=pytest.mark.evening),
    ],
)
def test_luck_and_skill_are_the_whole_change(bots: tuple[str, ...]) -> None:
    found = looked_at(3, *bots)
    for seat in range(len(bots)):
        skill = sum(row[seat] for row in found.skill)
        assert found.start[seat] + found.luck[seat] + skill == pytest.approx(found.end[seat])
    for stretch, after in zip(found.stretches, [*(one.chances for one in found.stretches[1:]), found.end], strict=True):
        for seat, chance in enumerate(stretch.chances):
            assert chance + stretch.luck[seat] + sum(row[seat] for row in stretch.skill) == pytest.approx(after[seat])
        assert sum(stretch.chances) == pytest.approx(1)
        assert sum(stretch.luck) == pytest.approx(0, abs=1e-9), "what one gains others lose"
    assert sum(found.end) == 1


def test_who_plays_like_the_base_policy_has_nothing_but_luck() -> None:
    found = looked_at(3, "greedy", "random")
    assert found.skill[0] == [0, 0]
    assert found.skill[1][1] < -0.1, "random gives a good deal up"
    assert [one.turn for one in found.stretches] == list(range(1, len(found.stretches) + 1)), "every turn once"
    assert {one.seat for one in found.stretches} == {0, 1}


def test_what_cost_most_is_told_with_what_was_better() -> None:
    found = looked_at(3, "greedy", "random")
    moments = found.moments_of(1)
    assert 0 < len(moments) <= MOST_MOMENTS
    assert [one.cost for one in moments] == sorted((one.cost for one in moments), reverse=True)
    assert len({one.turn for one in moments}) == len(moments), "one of each turn"
    for one in moments:
        assert one.cost >= SILENT
        table = found.table(one)
        assert table.decision.player == one.seat == 1
        assert {one.explanation.option, one.explanation.other} <= set(table.decision.options)
    at = [one.at for one in found.moments]
    assert at == sorted(at)


def test_a_moment_is_where_the_record_has_it() -> None:
    game = played(3, "greedy", "random")
    found = looked_at(3, "greedy", "random")
    for one in found.moments:
        again = Game.new(game.seats, game.wilds, game.rules, chance="caller")
        for entry in game.state.log[: one.at]:
            again.follow(entry)
        assert again.decision.options == found.table(one).decision.options
        assert again.decision.options[game.state.log[one.at]] == one.explanation.other


def test_the_same_seed_gives_the_same_review() -> None:
    game = played(5, "greedy", "random")
    first = review_data(review(game, HandEvaluator(), seed=7, work=300), ENGLISH)
    assert review_data(review(game, HandEvaluator(), seed=7, work=300), ENGLISH) == first
    assert review_data(review(game, HandEvaluator(), seed=8, work=300), ENGLISH) != first


def test_a_record_read_back_gives_the_same_turns() -> None:
    game = played(5, "greedy", "random")
    again = replay(write_record(game))
    turns = [(one.turn, one.at) for one in review(game, HandEvaluator(), work=200).stretches]
    assert [(one.turn, one.at) for one in review(again, HandEvaluator(), work=200).stretches] == turns


def test_rolls_that_are_taken_by_themselves_are_found() -> None:
    found = review(played(4, "greedy", "greedy", auto_roll=True), HandEvaluator(), work=200)
    assert [one.turn for one in found.stretches] == list(range(1, len(found.stretches) + 1))


def test_a_game_that_goes_on_ends_with_the_chances_of_now() -> None:
    game = Game.new(["Ann", "Ben"], deal(seed=2), seed=2)
    greedy = bot("greedy")
    for _ in range(30):
        game.take(greedy.choose(game.view()))
    found = review(game, HandEvaluator(), work=200)
    assert 0 < found.end[0] < 1
    assert found.start[0] + found.luck[0] == pytest.approx(found.end[0])
    fresh = review(Game.new(["Ann", "Ben"], deal(seed=2), seed=2), HandEvaluator(), work=50)
    assert fresh.stretches == []
    assert fresh.luck == [0, 0]


def test_progress_is_told_to_the_end() -> None:
    steps: list[tuple[int, int]] = []
    review(played(3, "greedy", "random"), HandEvaluator(), watch=lambda done, of: steps.append((done, of)), work=50)
    assert [done for done, _ in steps] == list(range(1, len(steps) + 1))
    assert {of for _, of in steps} == {len(steps)}


def test_a_thought_has_no_record() -> None:
    game = Game.new(["Ann", "Ben"], deal(seed=2), seed=2)
    with pytest.raises(SetupError, match="no record"):
        review(game.view().game(1), HandEvaluator())


def test_data_is_plain_and_in_words() -> None:
    found = looked_at(3, "greedy", "random")
    data = review_data(found, ENGLISH)
    assert set(data) == {"players", "start", "end", "luck", "skill", "turns", "moments"}
    assert set(data["moments"][0]) == {"seat", "turn", "at", "taken", "better", "cost", "error", "reasons"}
    assert review_data(found, Words("it"))["moments"][0]["better"] != data["moments"][0]["better"]
