"""Chance is explicit: a view leaks none of it, thinking does not shift it, the caller can take its place."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random

import pytest
from hypothesis import given

from quarriors import (
    CALLER,
    CHANCE,
    Game,
    Script,
    Seat,
    Stream,
    View,
    deal,
    read_position,
    write_position,
    write_record,
)
from quarriors.engine.chance import key_of
from quarriors.engine.record import bag_drawn_from

from .facts import faces_of
from .play import BUDGETED, Player, Table, budgeted, decisions, history, names_aside, played, snapshot, tables

pytestmark = BUDGETED


# -- views -----------------------------------------------------------------------------------------


@given(table=tables)
@budgeted(10)
def test_a_view_holds_no_chance(table: Table) -> None:
    game = table.game()
    key = key_of(table.seed, "dice")
    for number in decisions(game, table.player()):
        if number % 7:
            continue
        view = game.view()
        stream = game.state.stream
        assert stream is not None
        assert view.state.stream is None
        assert view.state.script is None
        assert view.state.listener is None
        assert view.decision.options == game.decision.options
        told = pickle.dumps(view)
        assert key not in told
        assert not stream._block or stream._block not in told
        assert b"tream" not in told
        again = pickle.loads(told)
        assert isinstance(again, View)
        assert again.options == view.options
        assert again.player == view.player == game.decision.player


@given(table=tables)
@budgeted(10)
def test_a_view_is_the_same_whatever_the_dice_will_be(table: Table) -> None:
    """Games that differ in their key and in how far it is used look alike, to the byte."""
    game = table.game()
    for number in decisions(game, table.player()):
        if number % 25:
            continue
        text = write_position(game)
        used = Stream(key_of(2, "dice"))
        for _ in range(number):
            used.below(6)
        views = [
            read_position(text, seed=1).view(),
            read_position(text, chance=used).view(),
            read_position(text, chance=Script([])).view(),
            read_position(text, chance=CALLER).view(),
        ]
        assert len({pickle.dumps(view) for view in views}) == 1


@given(table=tables)
@budgeted(8)
def test_thinking_does_not_shift_the_dice(table: Table) -> None:
    """Copies from views are played on with dice of their own; the real game never notices, nor do they each other."""
    game = table.game()
    for number in decisions(game, table.player()):
        if number % 10:
            continue
        before = snapshot(game)
        view, other = game.view(), game.view()
        first, second = view.game(number), view.game(number)
        caller = other.game(CALLER)
        streamed = other.game(Stream(key_of(number, "thought")))
        for copy in (first, second, caller, streamed):
            think(copy, number)
        assert snapshot(first) == snapshot(second) == snapshot(streamed)
        assert snapshot(game) == before
        assert game.view().decision.options == view.decision.options
    assert snapshot(game) == snapshot(played(table))


def think(game: Game, seed: int) -> None:
    for number in decisions(game, Player(seed, True)):
        if number == 25:
            return


@pytest.mark.parametrize("rolls", [False, True])
def test_a_copy_stops_before_rolls_or_not_as_one_likes(rolls: bool) -> None:
    game = Game.new([Seat("Quinn", not rolls), Seat("Monique", not rolls)], deal(seed=7), seed=7)
    if rolls:
        game.take("roll")  # asked already
    asked = set()
    dream = game.view().game(1, auto_roll=rolls)
    for _ in range(60):
        asked.add(dream.decision.kind)
        dream.take(dream.decision.options[-1])
    assert ("roll" in asked) != rolls
    assert [seat.auto_roll for seat in dream.seats] == [rolls, rolls]
    assert [seat.auto_roll for seat in game.seats] == [not rolls, not rolls], "the game itself stays as it is"
    assert read_position(write_position(dream), seed=1).state.auto_roll == [rolls, rolls]


@given(table=tables)
@budgeted(10)
def test_thoughts_use_other_dice_than_the_game(table: Table) -> None:
    """Even with the very seed of the game, a copy to think with rolls something else."""
    game = table.game()
    copy = game.view().game(table.seed)
    real, thought = game.state.stream, copy.state.stream
    assert real is not None
    assert thought is not None
    assert [real.below(256) for _ in range(8)] != [thought.below(256) for _ in range(8)]


# -- the caller ------------------------------------------------------------------------------------


def check_odds(game: Game) -> None:
    """The outcomes of a draw are the classes in the bag, those of a roll the faces of the die, with their weights."""
    s, decision = game.state, game.decision
    assert decision.kind in ("drawn", "rolled")
    assert all(weight > 0 for weight in decision.weights)
    if decision.kind == "drawn":
        bag = Counter(s.catalog.card_of[die] for die in bag_drawn_from(s))
        told = {o.card: weight for o, weight in zip(decision.options, decision.weights, strict=True)}
        assert told == bag
    else:
        assert sum(decision.weights) == 6
        card = s.catalog.cards[s.catalog.card_of[decision.die]]
        faces = faces_of(card.name, card.die.name)
        told_faces = {faces[o.face]: weight for o, weight in zip(decision.options, decision.weights, strict=True)}
        assert told_faces == Counter(faces)


@given(table=tables)
@budgeted(15)
def test_the_caller_can_give_the_dice_of_the_stream(table: Table) -> None:
    game, story = history(table)
    again = table.game(chance=CALLER)
    for words in story:
        decision = again.decision
        assert (decision.player == CHANCE) == words.startswith(("drawn ", "rolled "))
        if decision.player == CHANCE:
            check_odds(again)
        again.take(words)
    assert names_aside(again) == names_aside(game)
    assert write_record(again) == write_record(game)


@given(table=tables)
@budgeted(15)
def test_a_script_can_give_the_dice_of_the_stream(table: Table) -> None:
    """The same with every draw and roll written down beforehand, in words."""
    game, story = history(table)
    given = [words for words in story if words.startswith(("drawn ", "rolled "))]
    again = table.game(chance=Script([words.partition(" ")[2] for words in given]))
    for words in story:
        if words not in given:
            again.take(words)
    assert again.state.script is not None
    assert again.state.script.left == []
    assert names_aside(again) == names_aside(game)
    assert write_record(again) == write_record(game)


def test_the_caller_plays_whole_games() -> None:
    """Chance by lot, weighted as it says: games come to an end like any other."""
    from quarriors import Rules

    ends = set()
    for seed in range(12):
        table = Table(seed, Rules(turn_limit=80), ((True, False),) * 2)
        game = table.game(chance=CALLER)
        player, lot = table.player(), Random(seed)
        while not game.over:
            decision = game.decision
            if decision.player == CHANCE:
                game.take(lot.choices(decision.options, decision.weights)[0])
            else:
                game.take(player.choose(game))
        ends.add(game.result.reason)
    assert "glory" in ends


# -- one seed, one game ------------------------------------------------------------------------------


@given(table=tables)
@budgeted(5)
def test_equal_seeds_give_equal_games(table: Table) -> None:
    assert snapshot(played(table)) == snapshot(played(table))


@pytest.mark.parametrize("other", [8, "7", b"7", -7])
def test_other_seeds_give_other_dice(other: object) -> None:
    from quarriors import Rules

    table = Table(7, Rules(), ((True, False),) * 2)
    assert snapshot(table.game()) != snapshot(table.game(seed=other))
