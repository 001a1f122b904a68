"""All that is checked of one game, at once: for games that are played to see whether anything at all is wrong."""

from __future__ import annotations

import pickle

from quarriors import Game, replay, verify, write_record

from .play import MOST_DECISIONS, Table, names_aside
from .test_numbers import check_numbers
from .test_options import check_decision
from .test_records import check_position
from .test_table import check_classes, check_dice, check_points, check_table


def check_everything(game: Game) -> None:
    check_table(game)
    check_numbers(game)
    check_decision(game)
    check_position(game)
    assert names_aside(pickle.loads(pickle.dumps(game))) == names_aside(game)


def check_lightly(game: Game, number: int) -> None:
    """A bit of it at each decision, so that in the course of a game everything has its turn."""
    if number % 4 == 0:
        check_table(game)
    if number % 16 == 1:
        check_numbers(game)
    if number % 16 == 7:
        check_decision(game)
    if number % 64 == 11:
        check_position(game)


def check_record(game: Game, seed: object, verified: bool) -> None:
    record = write_record(game)
    again = replay(record)
    assert names_aside(again) == names_aside(game)
    assert again.over == game.over
    assert not game.over or again.result == game.result
    if verified:
        verify(record, seed)


def check_game(table: Table, fully: bool = True, most: int = MOST_DECISIONS) -> Game:
    """Plays the table's game to its end, with every check at every decision or lightly, and reads its record back."""
    game = table.game()
    player = table.player()
    seats: set[int] = set()
    game.listen(lambda told: seats.add(told.player))
    check_classes(game)
    number = 0
    while not game.over and number < most:
        if fully:
            check_everything(game)
        else:
            check_lightly(game, number)
        game.take(player.choose(game))
        number += 1
    check_dice(game)  # a game may end in the middle of anything
    check_points(game)
    assert seats <= set(range(game.state.n)), "something happened to nobody"
    check_record(game, table.seed, verified=fully or table.seed % 4 == 0)
    return game
