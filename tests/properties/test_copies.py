"""Copies of a game: clones and pickles play on like the game itself, and nothing one does reaches the other."""

from __future__ import annotations

import pickle
from random import Random

from hypothesis import given

from quarriors import CALLER, Game, write_record

from .play import BUDGETED, MOST_DECISIONS, Player, Table, budgeted, decisions, played, snapshot, tables

pytestmark = BUDGETED


def wander(game: Game, seed: int, steps: int) -> None:
    """Takes a few options at random."""
    player = Player(seed, True)
    for number in decisions(game, player):
        if number == steps:
            return


@given(table=tables)
@budgeted(25)
def test_a_clone_before_every_decision_changes_nothing(table: Table) -> None:
    """Plays on with the clone, and leaves the game it came from in disorder."""
    game = table.game()
    player = table.player()
    for number in range(MOST_DECISIONS):
        if game.over:
            break
        copy = game.clone()
        assert snapshot(copy) == snapshot(game)
        assert copy.all_words() == game.all_words()
        wander(game, number, 2)
        game = copy
        game.take(player.choose(game))
    again = played(table)
    assert snapshot(game) == snapshot(again)
    assert write_record(game) == write_record(again)


@given(table=tables)
@budgeted(10)
def test_what_a_clone_does_stays_with_it(table: Table) -> None:
    game = table.game()
    lot = Random(table.seed)
    for number in decisions(game, table.player()):
        if lot.random() < 0.5:
            continue
        before = snapshot(game)
        first, second = game.clone(), game.clone()
        wander(first, number, 8)
        assert snapshot(game) == before
        assert snapshot(second) == before
    again = played(table)
    assert snapshot(game) == snapshot(again)
    assert write_record(game) == write_record(again)


@given(table=tables)
@budgeted(20)
def test_pickled_in_mid_effect(table: Table) -> None:
    """Pickled and restored whenever something is under way, the game goes on as if it had not been."""
    game = table.game()
    player = table.player()
    for _ in range(MOST_DECISIONS):
        if game.over:
            break
        if game.state.stack:
            restored = pickle.loads(pickle.dumps(game))
            assert isinstance(restored, Game)
            assert restored.state.stack
            assert snapshot(restored) == snapshot(game)
            assert restored.all_words() == game.all_words()
            game = restored
        game.take(player.choose(game))
    again = played(table)
    assert snapshot(game) == snapshot(again)
    assert write_record(game) == write_record(again)


@given(table=tables)
@budgeted(8)
def test_pickled_between_draws_and_rolls(table: Table) -> None:
    """The same with chance left to the caller, so that every single draw and roll is something under way."""
    whole = table.game(chance=CALLER)
    parted = table.game(chance=CALLER)
    player, other = table.player(), table.player()
    for _ in range(250):
        if whole.over:
            break
        parted = pickle.loads(pickle.dumps(parted))
        whole.take(player.choose(whole))
        parted.take(other.choose(parted))
    assert snapshot(parted) == snapshot(whole)


@given(table=tables)
@budgeted(5)
def test_a_finished_game_is_copied_too(table: Table) -> None:
    game = played(table)
    assert snapshot(game.clone()) == snapshot(game)
    assert snapshot(pickle.loads(pickle.dumps(game))) == snapshot(game)
