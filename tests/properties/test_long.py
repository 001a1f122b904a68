"""Games without a limit, to their very end, with every check at every decision: part of the long runs only."""

from __future__ import annotations

import pickle

import pytest

from quarriors import Game, Rules, replay, verify, write_record
from tests.budget import scaled

from .play import Table, names_aside
from .test_numbers import check_numbers
from .test_options import check_decision
from .test_records import check_position
from .test_table import check_attachments, check_dice, check_faces, check_points

pytestmark = pytest.mark.long


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["revised", "classic"])
@pytest.mark.parametrize("expert", [False, True])
def test_whole_games(players: int, edition: str, expert: bool) -> None:
    for seed in range(scaled(4)):
        rules = Rules(edition, captures=1 + seed % 2, expert_culling=expert)
        hands = tuple((bool(seed & 1 << seat), bool(seed & 2 << seat)) for seat in range(players))
        table = Table(1000 * players + seed, rules, hands, first="random")
        game = table.game()
        player = table.player()
        number = 0
        while not game.over and number < 20_000:
            number += 1
            check_everything(game)
            game.take(player.choose(game))
        record = write_record(game)
        assert names_aside(replay(record)) == names_aside(game)
        verify(record, table.seed)


def check_everything(game: Game) -> None:
    check_dice(game)
    check_faces(game)
    check_attachments(game)
    check_points(game)
    check_numbers(game)
    check_decision(game)
    check_position(game)
    assert names_aside(pickle.loads(pickle.dumps(game))) == names_aside(game)
