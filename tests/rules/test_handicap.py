"""Handicaps that even out the seats: Glory for whoever goes later, or fewer dice for whoever goes first."""

from __future__ import annotations

import pytest

from quarriors import Game, QuarriorsError, Rules, Seat, deal, replay, write_record
from quarriors.bots import bot, play
from quarriors.engine.option import Option
from quarriors.engine.zones import ACTIVE_POOL

NAMES = ["Quinn", "Greta", "Monique", "Ann"]


def table(players: int, handicap: str, first: int = 0, seed: int = 7) -> Game:
    rules = Rules(handicap=handicap)
    seats = [Seat(name, auto_roll=True) for name in NAMES[:players]]
    return Game.new(seats, deal(seed=seed, players=players, rules=rules), rules, seed=seed, first=first)


@pytest.mark.parametrize(
    ("players", "first", "glory"),
    [(2, 0, [0, 4]), (2, 1, [4, 0]), (3, 0, [0, 1, 2]), (3, 2, [1, 2, 0]), (4, 1, [2, 0, 1, 2])],
)
def test_whoever_goes_later_begins_with_glory(players: int, first: int, glory: list[int]) -> None:
    assert table(players, "glory", first).state.glory == glory
    assert table(players, "none", first).state.glory == [0] * players
    assert table(players, "dice", first).state.glory == [0] * players


@pytest.mark.parametrize(("players", "dice"), [(2, [4, 6]), (3, [3, 5, 6]), (4, [3, 5, 6, 6])])
def test_whoever_goes_first_draws_fewer_dice_in_the_first_turn(players: int, dice: list[int]) -> None:
    game = table(players, "dice")
    drawn: dict[int, int] = {}
    while game.state.turn <= 2 * players:
        turn = game.state.turn
        if turn not in drawn:
            drawn[turn] = len(game.state.pile(game.state.active, ACTIVE_POOL))
        game.take(next(iter([*_ends(game), *game.decision.options])))
    assert [drawn[turn] for turn in range(1, players + 1)] == dice
    assert all(drawn[turn] >= 6 for turn in range(players + 1, 2 * players + 1))


def _ends(game: Game) -> list[Option]:
    return [option for option in game.decision.options if option.kind in ("end", "pass")]


def test_without_a_handicap_nothing_is_different() -> None:
    assert Rules(handicap="none") == Rules()
    assert "handicap" not in repr(Rules())


@pytest.mark.parametrize("handicap", ["glory", "dice"])
def test_a_record_replays_with_its_handicap(handicap: str) -> None:
    game = table(3, handicap, first=1)
    play(game, [bot("random", seed) for seed in range(3)])
    text = write_record(game)
    assert f"handicap={handicap}" in text
    assert replay(text).result == game.result


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(QuarriorsError, match="handicap must be one of none, glory, dice, not 'portal'"):
        Rules(handicap="portal")
    with pytest.raises(QuarriorsError, match="draws few dice at first anyway"):
        deal(["light_vs_dark"], 7, 2, Rules(handicap="dice"))
    assert deal(["light_vs_dark"], 7, 2, Rules(handicap="glory"))
