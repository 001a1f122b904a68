"""Greedy's evaluation as a chance to win: needs no weights, and knows what every box declares."""

from __future__ import annotations

from math import exp
from typing import Final

from quarriors.engine.catalog import Catalog
from quarriors.engine.extension import mypyc_attr
from quarriors.engine.state import State

from ..appraisal import Appraisal
from ..evaluation import Evaluation
from .protocol import decided

#: What a point of Glory more than the others is worth, as a share of the goal, on the scale of log odds.
_STEEPNESS: Final = 3.6


@mypyc_attr(allow_interpreted_subclasses=True)
class HandEvaluator:
    """What each seat has and may expect, in Glory, squashed.

    >>> from quarriors import Game, deal
    >>> game = Game.new(["You", "Bot"], deal(seed=7), seed=7)
    >>> [round(value, 1) for value in HandEvaluator().values(game.state)]
    [0.5, 0.5]
    """

    def __init__(self) -> None:
        self._catalog: Catalog | None = None
        self._appraisal: Appraisal | None = None

    def values(self, s: State) -> list[float]:
        if s.over:
            return decided(s)
        appraisal = self._appraisal
        if appraisal is None or self._catalog is not s.catalog:
            appraisal = self._appraisal = Appraisal(s.catalog)
            self._catalog = s.catalog
        scale = _STEEPNESS / s.goal
        odds: list[float] = []
        total = 0.0
        worths = [Evaluation(s, seat, appraisal).promise(s, seat) for seat in range(s.n)]
        most = max(worths)
        for worth in worths:
            odd = exp((worth - most) * scale)
            odds.append(odd)
            total += odd
        return [odd / total for odd in odds]

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), ())
