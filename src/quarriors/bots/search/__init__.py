"""Thinking ahead: a few games in thought to the own next roll, all with the same dice, halved on what they differ by.

>>> from quarriors import Game, deal
>>> from quarriors.bots.evaluators import HandEvaluator
>>> game = Game.new(["You", "Bot"], deal(seed=7), seed=7)
>>> game.take("roll")
>>> judgement = judge(game.view(), HandEvaluator(), Budget.parse("24n"), seed=1)
>>> judgement.best in game.decision.options
True
>>> judgement.judged[0].option == judgement.best
True
"""

from .budget import Budget
from .judging import judge
from .verdict import Judged, Judgement

__all__ = ["Budget", "Judged", "Judgement", "judge"]
