"""What the Magpie takes: set a table, and ask it."""

from __future__ import annotations

from quarriors_magpie import Magpie

from quarriors import Game, deal
from quarriors.bots import bot, play


def test_it_plays_whole_games_with_every_box() -> None:
    for seed in range(6):
        wilds = deal(["base", "quarmageddon", "qladiator", "quartifacts"], seed=seed)
        game = Game.new(["Magpie", "Randy"], wilds, seed=seed)
        assert play(game, [Magpie(), bot("random", seed)]).turns > 5


def test_it_takes_what_costs_most() -> None:
    game = Game.new(["Magpie", "Randy"], deal(seed=7), seed=7)
    magpie = Magpie()
    while game.table().phase != "capture":
        game.take(magpie.choose(game.view()))
    taken = magpie.choose(game.view())
    costs = [game.table().card(option.card).card.cost for option in game.decision.options if option.card >= 0]
    assert game.table().card(taken.card).card.cost == max(costs)
