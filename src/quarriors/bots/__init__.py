"""Players that are not people.

>>> from quarriors import Game, deal
>>> game = Game.new(["Greta", "Randy"], deal(seed=3), seed=3)
>>> play(game, [bot("greedy"), bot("random", seed=3)]).reason
'glory'

`quarriors.lab.match` measures one bot against another. A package brings its own bot with an entry point of the
group ``quarriors.bots``.
"""

from .deeds import guessed, tell_worth
from .greedy import GreedyBot
from .playing import BotError, play
from .protocol import Bot
from .random_bot import RandomBot
from .registry import bot, faults, loadable, names, register

__all__ = [
    "Bot", "BotError", "GreedyBot", "RandomBot", "bot", "faults", "guessed", "loadable", "names", "play", "register",
    "tell_worth",
]  # fmt: skip
