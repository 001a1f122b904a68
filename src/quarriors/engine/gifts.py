"""Gifts: changes that a Spell or ability gave for a while."""

from __future__ import annotations

from typing import Final

THIS_TURN: Final = 0
THIS_ATTACK: Final = 1


class Gift:
    """One change given to a die or to a player. Never altered once made, so clones share it."""

    __slots__ = ("amount", "code", "die", "line", "player", "until")

    def __init__(self, code: int, die: int, player: int, amount: int, until: int, line: int = -1) -> None:
        self.code = code
        self.die = die
        self.player = player
        self.amount = amount
        self.until = until
        #: The line that gave it, so that people can be told; -1 if nobody knows.
        self.line = line

    def numbers(self) -> list[int]:
        return [self.code, self.die, self.player, self.amount, self.until, self.line]
