"""Pending work: what the game still has to do before it can go on, as plain numbers."""

from __future__ import annotations

from typing import Final

BLOCK: Final = 0  # the steps of an ability line
DRAW: Final = 1
ROLL: Final = 2
DESTROY: Final = 3
TRIGGERS: Final = 4
WINDOW: Final = 5
ATTACK: Final = 6
DEFEND: Final = 7
SCORE: Final = 8
COPY: Final = 9
LOCK: Final = 10
ASSAULT: Final = 11  # the attack phase as a whole, where it is more than the attack
QUEST: Final = 12  # completing a quest
CHALLENGE: Final = 13
OP_IDS: Final = (
    "block", "draw", "roll", "destroy", "triggers", "window", "attack", "defend", "score", "copy", "lock", "assault",
    "quest", "challenge",
)  # fmt: skip


#: How many numbers a frame has before its lists.
FRAME_NUMBERS: Final = 16
_NONE: Final[list[int]] = []


class Frame:
    """One entry of the stack. Which numbers mean what is said where the operation is handled.

    The names are those of card texts: `it` is the die whose line speaks, `you` its player, `that` the die an event is
    about, `them` the player inside "each opponent …", `defender` the player being attacked, `by` who destroys.
    """

    __slots__ = (
        "by", "cause", "defender", "done", "it", "line", "loop", "m", "n", "op", "pc", "picked", "sub", "that",
        "them", "those", "you",
    )  # fmt: skip

    def __init__(self, op: int) -> None:
        self.op = op
        self.line = -1
        self.pc = 0
        self.sub = 0
        self.it = -1
        self.you = -1
        self.them = -1
        self.that = -1
        self.by = -1
        self.defender = -1
        self.cause = 0
        self.n = 0
        self.m = 0
        self.done = False
        # shared and never written to: whoever fills one lays a list of their own there first
        self.those: list[int] = _NONE
        self.picked: list[int] = _NONE
        self.loop: list[int] = _NONE

    def doer(self) -> int:
        """The player who does what the step says: you, or inside `they(...)` them. For frames of ability lines."""
        return self.m - 1 if self.m else self.you

    def clone(self) -> Frame:
        copy = Frame(self.op)
        copy.line = self.line
        copy.pc = self.pc
        copy.sub = self.sub
        copy.it = self.it
        copy.you = self.you
        copy.them = self.them
        copy.that = self.that
        copy.by = self.by
        copy.defender = self.defender
        copy.cause = self.cause
        copy.n = self.n
        copy.m = self.m
        copy.done = self.done
        if self.those is not _NONE:
            copy.those = self.those[:]
        if self.picked is not _NONE:
            copy.picked = self.picked[:]
        if self.loop is not _NONE:
            copy.loop = self.loop[:]
        return copy

    def numbers(self) -> list[int]:
        """Everything in the frame, for pickles and positions; `from_numbers` reads it back."""
        flat = [
            self.op, self.line, self.pc, self.sub, self.it, self.you, self.them, self.that, self.by,
            self.defender, self.cause, self.n, self.m, int(self.done), len(self.those), len(self.picked),
        ]  # fmt: skip
        return flat + self.those + self.picked + self.loop


def from_numbers(flat: list[int]) -> Frame:
    f = Frame(flat[0])
    f.line, f.pc, f.sub = flat[1], flat[2], flat[3]
    f.it, f.you, f.them, f.that, f.by = flat[4], flat[5], flat[6], flat[7], flat[8]
    f.defender, f.cause, f.n, f.m, f.done = flat[9], flat[10], flat[11], flat[12], flat[13] != 0
    those, picked = flat[14], flat[15]
    f.those = flat[16 : 16 + those]
    f.picked = flat[16 + those : 16 + those + picked]
    f.loop = flat[16 + those + picked :]
    return f


def speaker(it: int, you: int, defender: int) -> Frame:
    """A frame that only lends its eyes: for asking a line about numbers and conditions."""
    f = Frame(BLOCK)
    f.it = it
    f.you = you
    f.defender = defender
    return f
