"""What every bot keeps to: options that are offered, the same answer for the same seed, hands off the real game."""

from __future__ import annotations

import random

import pytest

from quarriors import Game, QuarriorsError, Rules, deal
from quarriors.bots import GreedyBot, RandomBot, bot, names, play

RULES = [
    Rules(edition=edition, captures=captures, expert_culling=expert)
    for edition in ("revised", "classic")
    for captures in (1, 2)
    for expert in (False, True)
]


def new_game(seed: str, players: int = 2, rules: Rules | None = None) -> Game:
    rules = Rules() if rules is None else rules
    wilds = deal(["base"], seed=seed, players=players, rules=rules)
    return Game.new([f"Player {seat}" for seat in range(players)], wilds, rules, seed=seed)


@pytest.mark.parametrize("rules", RULES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["greedy", "random"])
def test_only_options_on_offer_are_chosen_for_whole_games(name: str, players: int, rules: Rules) -> None:
    for number in range(2):
        game = new_game(f"whole {number}", players, rules)
        bots = [bot(name, f"{seat}") for seat in range(players)]
        while not game.over:
            decision = game.decision
            option = bots[decision.player].choose(game.view())
            assert option in decision.options
            game.take(option)
        assert game.result.winners


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_has_an_answer_to_whatever_random_play_leads_to(players: int) -> None:
    greedy = GreedyBot()
    for number in range(4):
        game = new_game(f"odd {number}", players, RULES[number])
        chooser = random.Random(number)
        while not game.over:
            assert greedy.choose(game.view()) in game.decision.options
            game.take(chooser.choice(game.decision.options))


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    def one_game() -> list[int]:
        game = new_game("again")
        play(game, [bot(name, "a"), bot("random", "b")])
        return game.state.log

    assert one_game() == one_game()


def test_another_seed_makes_other_random_choices() -> None:
    logs = []
    for seed in (1, 2):
        game = new_game("again")
        play(game, [RandomBot(seed), RandomBot(seed + 10)])
        logs.append(game.state.log)
    assert logs[0] != logs[1]


def test_random_bots_do_not_draw_from_the_dice() -> None:
    """Bot and dice share a seed here, and still have streams of their own."""
    game = new_game("shared")
    before = game.clone()
    RandomBot("shared").choose(game.view())
    game.take("roll")
    before.take("roll")
    assert game.state.data() == before.state.data()


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_thinking_changes_neither_the_table_nor_the_dice_to_come(name: str) -> None:
    thinker = bot(name, 1)
    game = new_game("thought")
    undisturbed = game.clone()
    while not game.over:
        option = thinker.choose(game.view())
        assert game.state.data() == undisturbed.state.data()
        game.take(option)
        undisturbed.take(option)
        assert game.state.data() == undisturbed.state.data()


def test_a_bot_may_play_several_games() -> None:
    """What it remembers of one game's cards is not taken for another's."""
    veteran = GreedyBot()
    for number in range(3):
        fresh, used = new_game(f"many {number}"), new_game(f"many {number}")
        play(fresh, [GreedyBot(), RandomBot(number)])
        play(used, [veteran, RandomBot(number)])
        assert fresh.state.log == used.state.log


# -- names and tables ------------------------------------------------------------------------------


def test_every_name_makes_a_bot() -> None:
    for name in names():
        assert new_game("x").decision.options[0] == bot(name).choose(new_game("x").view())


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(QuarriorsError, match="no bot is named 'clever'; there is: beginner, casual, greedy, "):
        bot("clever")


def test_each_seat_needs_a_bot() -> None:
    with pytest.raises(QuarriorsError, match="one bot for each of the 3 seats, not 2"):
        play(new_game("x", players=3), [GreedyBot(), GreedyBot()])


def test_bots_do_not_roll_the_callers_dice() -> None:
    game = Game.new(["Quinn", "Monique"], deal(seed=1), chance="caller")
    with pytest.raises(QuarriorsError, match="the caller's to roll"):
        play(game, [GreedyBot(), GreedyBot()])
