"""Features: every table of every box as numbers with names, alike for all seats, and never by a card's name."""

from __future__ import annotations

import pytest

from quarriors import Game, Rules, deal
from quarriors.bots import GreedyBot
from quarriors.bots.features import FEATURE_NAMES, Features
from quarriors.bots.profiles import NAMES
from quarriors.bots.strikes import HIGHEST, losses
from quarriors.engine import kinds
from quarriors.engine.state import State
from quarriors.sets import box, installed

from .test_every_box import TABLES


def tables(sets: list[str], players: int, seed: str = "features", turns: int = 14) -> list[State]:
    """Tables of a game of greedy bots at which somebody is about to roll."""
    rules = Rules(turn_limit=turns)
    wilds = deal(sets, seed=seed, players=players, rules=rules)
    game = Game.new([f"Player {seat}" for seat in range(players)], wilds, rules, seed=seed)
    greedy = GreedyBot()
    found: list[State] = []
    while not game.over:
        if game.state.ask_code == kinds.ROLL:
            found.append(game.state.clone())
        game.take(greedy.decide(game.state, game.state.asker))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("sets", [["base"], *TABLES], ids="+".join)
def test_every_table_has_its_numbers(sets: list[str], players: int) -> None:
    seen = tables(sets, players)
    features = Features(seen[0].catalog)
    assert features.names == FEATURE_NAMES
    for s in seen:
        together = features.of_all(s)
        assert [features.of(s, seat) for seat in range(players)] == together
        for numbers in together:
            assert len(numbers) == len(FEATURE_NAMES)
            assert all(-32 < number < 32 for number in numbers)


def test_what_is_mine_is_a_rivals_from_the_other_side() -> None:
    for s in tables(["base"], 2):
        features = Features(s.catalog)
        mine, theirs = features.of_all(s)
        width = len(NAMES)
        assert mine[:width] == theirs[width : 2 * width]
        assert theirs[:width] == mine[width : 2 * width]
        common = len(FEATURE_NAMES) - 2 * width - 8
        assert mine[-common:] == theirs[-common:]


def test_seats_are_alike() -> None:
    """The beginning of a game looks the same to everybody but for whose turn it is."""
    s = tables(["base"], 3)[0]
    by_turn = {"my-to-roll", "my-turns-to-wait", "rival-to-roll", "rival-turns-to-wait"}
    seen = [dict(zip(FEATURE_NAMES, numbers, strict=True)) for numbers in Features(s.catalog).of_all(s)]
    assert {name for name in FEATURE_NAMES if len({one[name] for one in seen}) > 1} <= by_turn


def test_names_stand_alone_and_name_no_card() -> None:
    assert len(set(FEATURE_NAMES)) == len(FEATURE_NAMES)
    words = {word for name in FEATURE_NAMES for word in name.split("-")}
    for one in installed():
        for card in box(one).cards:
            assert card.die.name.lower().replace(" ", "-") not in FEATURE_NAMES
            assert card.name.lower() not in words


def test_a_defender_loses_as_little_as_possible() -> None:
    lost = losses([3, 4], [1.0, 2.0])
    assert len(lost) == HIGHEST + 1
    # 3 is taken by the other; 4 is as much as it holds, so the cheaper one falls and takes 3 of it
    assert [lost[total] for total in (0, 3, 4, 6, 7)] == [0.0, 0.0, 1.0, 1.0, 3.0]
    assert losses([], [])[5] == 0.0
