"""A bot that takes any option, each as likely as the others."""

from __future__ import annotations

from quarriors.engine.chance import Stream, key_of
from quarriors.engine.option import Option
from quarriors.engine.view import View


class RandomBot:
    """Takes any option. Its choices come from a stream of their own, so that they never touch the dice.

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
