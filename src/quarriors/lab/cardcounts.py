"""What each card did in a game: who captured its dice, and how much Glory they scored."""

from __future__ import annotations

from typing import Any

from quarriors.engine import happenings
from quarriors.engine.game import Game
from quarriors.engine.happenings import Happening

from .accumulators import Accumulator


class CardCounts(Accumulator):
    """Notes for each card in the Wilds, seat by seat: dice captured, times scored, Glory scored.

    >>> from quarriors.lab.series import Series
    >>> noted = Series.of(["random"], seed=1).play(0, counting=[CardCounts]).noted["cards"]
    >>> len(noted), noted["base/portal"]
    (13, [[4, 0, 0], [3, 0, 0]])
    """

    name = "cards"

    def begin(self, game: Game) -> None:
        self._players = len(game.players)
        self._counts: dict[int, list[list[int]]] = {}

    def hear(self, happening: Happening) -> None:
        code = happening.code
        if code == happenings.CAPTURED:
            self._seat(happening)[0] += 1
        elif code == happenings.SCORED:
            seat = self._seat(happening)
            seat[1] += 1
            seat[2] += happening.number

    def _seat(self, happening: Happening) -> list[int]:
        counts = self._counts.get(happening.card)
        if counts is None:
            counts = [[0, 0, 0] for _ in range(self._players)]
            self._counts[happening.card] = counts
        return counts[happening.player]

    def row(self, game: Game) -> dict[str, Any]:
        """By the ids of the cards; those that nobody wanted are there too."""
        catalog = game.state.catalog
        nothing = [[0, 0, 0] for _ in range(self._players)]
        return {
            card.id: self._counts.get(number, nothing)
            for number, card in enumerate(catalog.cards)
            if card.capturable or number in self._counts
        }
