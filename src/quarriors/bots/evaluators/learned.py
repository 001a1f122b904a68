"""What was learned from many games: a small network judges the features of each seat."""

from __future__ import annotations

from math import exp
from typing import Any

from quarriors.engine.catalog import Catalog
from quarriors.engine.state import State

from ..features import Features
from ..weights import Weights
from .network import PlainNetwork
from .numpy_network import NumpyNetwork
from .protocol import decided


class LearnedEvaluator:
    """Judges by weights; it plays every box, for features are read from what cards declare.

    >>> from quarriors import Game, deal
    >>> game = Game.new(["You", "Bot"], deal(seed=7), seed=7)
    >>> round(sum(LearnedEvaluator(Weights.load()).values(game.state)), 6)
    1.0
    """

    def __init__(self, weights: Weights, with_numpy: bool | None = None) -> None:
        """`with_numpy` None: if it is there. The values are the same either way."""
        self.weights = weights
        self._catalog: Catalog | None = None
        self._features: Features | None = None
        self._network: Any = _network(weights, with_numpy)

    def values(self, s: State) -> list[float]:
        if s.over:
            return decided(s)
        features = self._features
        if features is None or self._catalog is not s.catalog:
            features = self._features = Features(s.catalog)
            self._catalog = s.catalog
        outputs: list[float] = self._network.outputs(features.of_all(s))
        most = max(outputs)
        odds = [exp(output - most) for output in outputs]
        total = sum(odds)
        return [odd / total for odd in odds]

    def __reduce__(self) -> tuple[object, ...]:
        return (LearnedEvaluator, (self.weights,))


def _network(weights: Weights, with_numpy: bool | None) -> PlainNetwork | NumpyNetwork:
    if with_numpy is not False:
        try:
            return NumpyNetwork(weights)
        except ImportError:
            if with_numpy:
                raise
    return PlainNetwork(weights)
