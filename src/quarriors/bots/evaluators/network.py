"""A small network, computed exactly: the same numbers with numpy and without, compiled and not.

Weights and what goes into a layer are whole numbers times powers of two, small enough for a float to hold every sum of
their products. So no sum depends on the order in which it is made.
"""

from __future__ import annotations

import math
from math import floor
from operator import mul
from typing import Any, Final

from quarriors.build_info import build

from ..weights import Weights

#: What goes into a layer is rounded to this part of one, and an input lies no farther from 0 than this.
_FINE: Final = 1024.0
_FARTHEST: Final = 32.0
#: Uncompiled, a loop in C is many times faster than one of ours; the sums are exact either way.
_COMPILED: Final = build() == "compiled"
_sumprod: Final[Any] = getattr(math, "sumprod", None)


class PlainNetwork:
    """A network that needs nothing but Python."""

    def __init__(self, weights: Weights) -> None:
        self._rows: list[list[list[float]]] = [rows for rows, _ in weights.layers]
        self._biases: list[list[float]] = [biases for _, biases in weights.layers]

    def outputs(self, rows: list[list[float]]) -> list[float]:
        """One number for each row of features."""
        return [self._output(row) if _COMPILED else self._output_by_rows(row) for row in rows]

    def _output_by_rows(self, features: list[float]) -> float:
        inputs = [rounded(value) for value in features]
        for layer, rows in enumerate(self._rows):
            outputs: list[float] = []
            for row, bias in zip(rows, self._biases[layer], strict=True):
                total = bias + (_sumprod(row, inputs) if _sumprod is not None else sum(map(mul, row, inputs)))
                outputs.append(total)
            if layer + 1 == len(self._rows):
                return outputs[0]
            inputs = [floor(total * _FINE + 0.5) / _FINE if total > 0.0 else 0.0 for total in outputs]
        return 0.0

    def _output(self, features: list[float]) -> float:
        inputs: list[float] = []
        places: list[int] = []
        for place in range(len(features)):
            value = rounded(features[place])
            if value != 0.0:
                inputs.append(value)
                places.append(place)
        last = len(self._rows) - 1
        for layer in range(last + 1):
            biases = self._biases[layer]
            outputs: list[float] = []
            next_places: list[int] = []
            for at, row in enumerate(self._rows[layer]):
                total = biases[at]
                for k in range(len(inputs)):
                    total += row[places[k]] * inputs[k]
                if layer == last:
                    return total
                if total > 0.0:
                    value = floor(total * _FINE + 0.5) / _FINE
                    if value > 0.0:
                        outputs.append(value)
                        next_places.append(at)
            inputs = outputs
            places = next_places
        return 0.0


def rounded(value: float) -> float:
    """An input as the network takes it.

    >>> rounded(0.33333), rounded(-99.0)
    (0.3330078125, -32.0)
    """
    if value > _FARTHEST:
        return _FARTHEST
    if value < -_FARTHEST:
        return -_FARTHEST
    return floor(value * _FINE + 0.5) / _FINE
