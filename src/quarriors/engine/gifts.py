"""Gifts: changes that a Spell or ability gave for a while."""

from __future__ import annotations

from typing import Final

from .extension import i64, mypyc_attr

THIS_TURN: Final = 0
THIS_ATTACK: Final = 1
WHILE_THERE: Final = 2  # as long as the die stays in play
NEXT_TIME: Final = 3  # until it is used


@mypyc_attr(acyclic=True)
class Gift:
    """One change given to a die or to a player. Never altered once made, so clones share it."""

    __slots__ = ("amount", "by", "code", "die", "line", "player", "until")

    def __init__(self, code: int, die: int, player: int, amount: int, until: int, line: int = -1, by: int = -1) -> None:
        self.code: i64 = code
        self.die: i64 = die
        #: Given to a player, or, for a die, counted against that player only; else -1.
        self.player: i64 = player
        self.amount: i64 = amount
        self.until: i64 = until
        #: The line that gave it, so that people can be told; -1 if nobody knows.
        self.line: i64 = line
        #: The player who gave it, or -1.
        self.by: i64 = by

    def data(self) -> dict[str, int]:
        """Everything by name; `gift_of` reads it back."""
        return {
            "code": self.code, "die": self.die, "player": self.player, "amount": self.amount, "until": self.until,
            "line": self.line, "by": self.by,
        }  # fmt: skip


def gift_of(data: dict[str, int]) -> Gift:
    return Gift(
        data["code"], data["die"], data["player"], data["amount"], data["until"], data["line"], data["by"]
    )  # fmt: skip
