"""A game between bots, from here to its end."""

from __future__ import annotations

from collections.abc import Sequence

from quarriors.engine.errors import SetupError
from quarriors.engine.game import Game
from quarriors.engine.option import CHANCE
from quarriors.engine.result import Result

from .protocol import Bot


def play(game: Game, bots: Sequence[Bot]) -> Result:
    """Plays the game to its end, one bot for each seat.

    >>> from quarriors import Game, deal
    >>> from quarriors.bots import bot
    >>> game = Game.new(["Greta", "Randy"], deal(seed=7), seed=7)
    >>> play(game, [bot("greedy"), bot("random", seed=7)]).winners
    (0,)
    """
    if len(bots) != len(game.players):
        raise SetupError(f"one bot for each of the {len(game.players)} seats, not {len(bots)}")
    for one in bots:
        if not callable(getattr(one, "choose", None)) or isinstance(one, type):
            raise SetupError(f"a bot is an object with choose(view), such as bot('greedy'), not {one!r}")
    while not game.over:
        player = game.decision.player
        if player == CHANCE:
            raise SetupError("the dice of this game are the caller's to roll: give it a seed, or answer for chance")
        game.take(bots[player].choose(game.view()))
    return game.result
