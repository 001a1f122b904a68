"""A bot that plays at random: every option is equally likely."""

from __future__ import annotations

from quarriors.engine.chance import Stream, key_of
from quarriors.engine.option import Option
from quarriors.engine.view import View


class RandomBot:
    """Takes any option. Its choices come from their own stream, so they never touch the dice.

    >>> from quarriors import Game, deal
    >>> game = Game.new(["You", "Bot"], deal(seed=7), seed=7)
    >>> RandomBot(seed=1).choose(game.view())
    Option('roll')
    """

    def __init__(self, seed: int | str | bytes = 0) -> None:
        self._stream = Stream(key_of(seed, "bots"))

    def choose(self, view: View) -> Option:
        options = view.options
        return options[self._stream.below(len(options))]
