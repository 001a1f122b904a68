"""Greedy in every box: it always has a legal answer, and random is no match for it."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from quarriors import Game, Rules, deal
from quarriors.bots import GreedyBot, guessed
from quarriors.lab.match import match
from quarriors.sets import box, installed
from tests.table import BOXES

OTHERS = ["rise_of_the_demons", "quarmageddon", "qladiator", "quartifacts", "light_vs_dark", "promos"]
#: Each box with the base box, Light vs. Dark alone, and all of them.
TABLES = [["light_vs_dark"], *(["base", other] for other in OTHERS), ["base", *OTHERS]]


def new_game(sets: list[str], seed: str, players: int, rules: Rules) -> Game:
    wilds = deal(sets, seed=seed, players=players, rules=rules)
    return Game.new([f"Player {seat}" for seat in range(players)], wilds, rules, seed=seed)


def rules_for(sets: list[str]) -> list[Rules]:
    """Expert culling too, where it can be (X8)."""
    if "light_vs_dark" in sets:
        return [Rules(turn_limit=300)]
    return [Rules(turn_limit=300), Rules(expert_culling=True, captures=2, turn_limit=300)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("sets", TABLES, ids="+".join)
def test_whole_games_of_greedy_bots(sets: list[str], players: int) -> None:
    for rules in rules_for(sets):
        game = new_game(sets, "whole", players, rules)
        greedy = GreedyBot()
        while not game.over:
            option = greedy.choose(game.view())
            assert option in game.decision.options
            game.take(option)
        assert game.result.winners


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("sets", TABLES, ids="+".join)
def test_greedy_has_an_answer_to_whatever_random_play_leads_to(sets: list[str], players: int) -> None:
    for rules in rules_for(sets):
        game = new_game(sets, "odd", players, rules)
        chooser = random.Random(players)
        greedy = GreedyBot()
        while not game.over:
            assert greedy.choose(game.view()) in game.decision.options
            game.take(chooser.choice(game.decision.options))


@pytest.mark.parametrize("sets", [[a, b] for a, b in combinations(OTHERS, 2)], ids="+".join)
def test_greedy_plays_any_two_boxes_beside_the_base_box(sets: list[str]) -> None:
    game = new_game(["base", *sets], "pair", 3, Rules(turn_limit=300))
    greedy = GreedyBot()
    while not game.over:
        game.take(greedy.choose(game.view()))
    assert game.result.winners


@pytest.mark.parametrize("sets", TABLES, ids="+".join)
def test_random_is_no_match_for_greedy(sets: list[str]) -> None:
    """Fixed games, not statistics: 1000 games of each are in docs/lab.md."""
    result = match("greedy", "random", games=12, seed="box", sets=sets)
    assert result.wins >= 11


def test_thinking_changes_neither_the_table_nor_the_dice_to_come() -> None:
    rules = Rules(turn_limit=40)
    game = new_game(["base", *OTHERS], "thought", 3, rules)
    undisturbed = game.clone()
    greedy = GreedyBot()
    while not game.over:
        option = greedy.choose(game.view())
        assert game.state.data() == undisturbed.state.data()
        game.take(option)
        undisturbed.take(option)


def test_no_word_of_our_boxes_is_guessed_at() -> None:
    for ours in BOXES:
        assert guessed(ours.cards) == []


def test_every_box_that_is_installed_is_played_here() -> None:
    assert {name for name in installed() if box(name).id in {ours.id for ours in BOXES}} == {"base", *OTHERS}
