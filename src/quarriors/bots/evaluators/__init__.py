"""Judges of a table: for each seat its chance to win.

>>> from quarriors import Game, deal
>>> game = Game.new(["You", "Bot"], deal(seed=7), seed=7)
>>> round(sum(HandEvaluator().values(game.state)), 6)
1.0
"""

from .hand import HandEvaluator
from .learned import LearnedEvaluator
from .protocol import Evaluator

__all__ = ["Evaluator", "HandEvaluator", "LearnedEvaluator"]
