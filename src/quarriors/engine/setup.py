"""Laying out the dice and finding who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .chance import Stream, key_of
from .errors import SetupError
from .result import Result
from .zones import ASIDE, BAG, ZONES

if TYPE_CHECKING:
    from .state import State


def lay_out(s: State) -> None:
    """Starting dice into the bags, the others onto their cards."""
    catalog = s.catalog
    dice = len(catalog.card_of)
    s.piles = [[] for _ in range(s.n * ZONES + len(catalog.cards) + 1)]
    s.where = []
    s.form = [-1] * dice
    s.attached = [-1] * dice
    s.glory = [0] * s.n
    s.stack = []
    s.log = []
    s.auto_roll = [False] * s.n
    s.by_hand = [False] * s.n
    each = catalog.dealt // s.n
    for player in range(s.n):
        for die in range(player * each, (player + 1) * each):
            # Large dice never go into a bag
            pile = player * ZONES + (ASIDE if catalog.large[catalog.card_of[die]] else BAG)
            s.piles[pile].append(die)
            s.where.append(pile)
    if catalog.has_quests:
        s.on_quest = [-1] * s.n
    for die in range(catalog.dealt, dice):
        pile = s.n * ZONES + catalog.card_of[die]
        s.piles[pile].append(die)
        s.where.append(pile)


def first_player(first: object, n: int, seed: object) -> int:
    """The seat that begins: chosen, drawn by lot, or the loser of the last game."""
    if isinstance(first, Result):
        if len(first.glory) != n:
            raise SetupError(f"the last game had {len(first.glory)} players, this one has {n}")
        losers = first.losers
        return losers[0] if len(losers) == 1 else losers[_lot(seed, len(losers))]
    if isinstance(first, str) and first == "random":
        return _lot(seed, n)
    if isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < n:
        raise SetupError(
            f"first must be a seat from 0 to {n - 1}, 'random', or the Result of the last game, not {first!r}"
        )
    return first


def _lot(seed: object, n: int) -> int:
    if seed is None:
        raise SetupError("drawing lots for who begins needs a seed")
    return Stream(key_of(seed, "first")).below(n)
