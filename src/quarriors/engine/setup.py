"""Setting up a table and finding who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .chance import Stream, key_of
from .errors import SetupError
from .result import Result

if TYPE_CHECKING:
    from .state import State


def set_up(s: State) -> None:
    """Everything else that a table has before the first turn."""
    dice = len(s.catalog.card_of)
    s.form = [-1] * dice
    s.attached = [-1] * dice
    s.glory = [0] * s.n
    s.stack = []
    s.log = []
    s.auto_roll = [False] * s.n
    s.by_hand = [False] * s.n
    if s.catalog.has_quests:
        s.on_quest = [-1] * s.n


def give_head_start(s: State) -> None:
    """With that handicap: Glory for whoever goes later."""
    for place in range(s.n):
        s.glory[(s.active + place) % s.n] = s.rules.head_start(s.n, place)


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
