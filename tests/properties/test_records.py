"""Records replay to the same game; verify accepts its key and no other; positions read back as they were written."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from hypothesis import given

from quarriors import CALLER, CHANCE, Game, read_position, replay, verify, write_position, write_record
from quarriors.engine.errors import RecordError
from quarriors.engine.zones import ACTIVE_POOL

from .play import BUDGETED, Table, budgeted, decisions, names_aside, note_chance, played, tables

pytestmark = BUDGETED


def table_of(game: Game) -> object:
    """All but chance and where the game came from."""
    return names_aside(game), game.players, game.wilds, game.rules, game.first


@given(table=tables)
@budgeted(25)
def test_replay_equals_play(table: Table) -> None:
    game = played(table)
    record = write_record(game)
    again = replay(record)
    assert table_of(again) == table_of(game)
    assert write_record(again) == record
    if game.over:
        assert again.result == game.result


@given(table=tables)
@budgeted(10)
def test_half_a_record_replays_to_the_same_decision(table: Table) -> None:
    game = table.game()
    lot = Random(table.seed)
    for _ in decisions(game, table.player()):
        if lot.random() < 0.02:
            again = replay(write_record(game))
            assert table_of(again) == table_of(game)
            assert again.all_words() == game.all_words()


@given(table=tables)
@budgeted(15)
def test_verify_accepts_the_key_and_no_other(table: Table) -> None:
    record = write_record(played(table))
    verify(record, table.seed)
    for wrong in (table.seed + 1, str(table.seed), -table.seed - 1):
        with pytest.raises(RecordError, match="the key gives"):
            verify(record, wrong)


@given(table=tables)
@budgeted(10)
def test_verify_finds_a_die_that_was_changed(table: Table) -> None:
    record = write_record(played(table))
    at = record.index("rolled ")
    for was, would_be in (("Q1", "Q2"), ("C 1/1/2", "Q1")):
        found = record.find(was, at)
        if found >= 0:
            with pytest.raises(RecordError):
                verify(record[:found] + would_be + record[found + len(was) :], table.seed)


@given(table=tables)
@budgeted(6)
def test_records_of_games_that_began_with_a_position(table: Table) -> None:
    game = table.game(chance=CALLER)
    lot = Random(table.seed)
    for _ in decisions(game, table.player()):
        if lot.random() < 0.02:
            again = read_position(write_position(game), seed=table.seed)
            for number in decisions(again, table.player()):
                if number == 30:
                    break
            record = write_record(again)
            replayed = replay(record)
            assert table_of(replayed) == table_of(again)
            assert write_record(replayed) == record
            verify(record, table.seed)


@given(table=tables)
@budgeted(25)
def test_positions_read_back(table: Table) -> None:
    game = table.game()
    lot = Random(table.seed)
    for _ in decisions(game, table.player()):
        if lot.random() < (0.4 if game.state.stack else 0.08):
            check_position(game)


@given(table=tables)
@budgeted(5)
def test_positions_between_draws_and_rolls(table: Table) -> None:
    game = table.game(chance=CALLER)
    lot = Random(table.seed)
    for _ in decisions(game, table.player()):
        if lot.random() < 0.1:
            check_position(game)


def check_position(game: Game) -> None:
    text = write_position(game)
    read = read_position(text, chance=CALLER)
    assert write_position(read) == text
    was, now = game.decision, read.decision
    assert (now.player, now.kind, now.card) == (was.player, was.kind, was.card)
    assert sorted(read.all_words()) == sorted(game.all_words())
    odds = dict(zip(game.all_words(), was.weights, strict=False))
    assert dict(zip(read.all_words(), now.weights, strict=False)) == odds


def open_lines(game: Game) -> list[str]:
    """A position without what is remembered or pending."""
    return [line for line in write_position(game).splitlines() if not line.startswith(("memory:", "pending:"))]


@given(table=tables)
@budgeted(15)
def test_a_game_goes_on_from_a_position(table: Table) -> None:
    check_going_on(table)


def _several_classes_wait(game: Game) -> bool:
    """Whether dice of several classes wait in an Active Pool: a position forgets in which order they will be rolled."""
    s = game.state
    for player in range(s.n):
        waiting = [die for die in s.pile(player, ACTIVE_POOL) if s.form[die] < 0]
        if len({s.catalog.card_of[die] for die in waiting}) > 1:
            return True
    return False


def check_going_on(table: Table) -> None:
    """The same options in words and the same dice lead from a position to the same tables as in the game.

    A position forgets in which order dice came to lie in a pile, so what is pending may name them in another order.
    """
    game = table.game()
    lot = Random(table.seed)
    for _ in decisions(game, table.player()):
        if lot.random() > 0.04:
            continue
        real = game.clone()
        read = read_position(write_position(game), chance=CALLER)
        player = table.player()
        for _ in range(6):
            if real.over:
                break
            option = player.choose(real)
            words = real.words(option)
            if "#" in words:  # dice that read alike; which is called first may differ
                break
            if _several_classes_wait(real):
                break
            outcomes: list[str] = []
            real.listen(partial(note_chance, outcomes, real))
            real.take(option)
            read.take(words)
            for outcome in outcomes:
                assert read.decision.player == CHANCE
                read.take(outcome)
            assert read.over == real.over
            if real.over:
                assert read.result == real.result
            else:
                assert open_lines(read) == open_lines(real)
                if write_position(read) != write_position(real):
                    break
