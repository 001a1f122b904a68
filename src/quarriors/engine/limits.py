"""What happens once in a turn or once in an attack, and has happened: by die, and by what it is that did."""

from __future__ import annotations

from typing import Final

from .extension import i64, mypyc_attr

# Limits that are not those of a line.
COPY_CHANGED: Final = -1  # a copying Creature has changed what it copies (K3)
SAVED: Final = -2  # it was saved in this attack (C16)
NO_SCORE: Final = -3  # it does not score this turn
SUMMONED_NOW: Final = -4  # it was summoned this turn, which matters to Quartifacts only
COPY_LEFT: Final = -5  # its player has left a copy as it is, until something changes (K3)
LIMIT_IDS: Final = ("", "copy_changed", "saved", "no_score", "summoned_now", "copy_left")


@mypyc_attr(acyclic=True)
class Limit:
    """One that is used up: of which die, by which line or which of the limits above, and for which player, if it minds.

    Never altered once made, so clones share it.
    """

    __slots__ = ("die", "player", "what")

    def __init__(self, die: int, what: int, player: int) -> None:
        self.die: i64 = die
        self.what: i64 = what
        self.player: i64 = player
