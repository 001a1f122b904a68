"""Pending work of quests: completing one, and the battle for one."""

from __future__ import annotations

from .extension import i64, mypyc_attr
from .frame import CHALLENGE, QUESTING, Culling, Frame, Trigger


@mypyc_attr(acyclic=True)
class Questing(Culling):
    """A quest is completed, or not: its card, the Creatures there, and in the end the quest die."""

    __slots__ = ("card", "culled", "dice", "die", "is_declined", "stage", "triggers")

    def __init__(self, player: int, card: int, dice: list[int]) -> None:
        super().__init__(QUESTING, player)
        self.card: i64 = card
        self.dice = dice
        self.stage: i64 = 0
        #: With expert culling: neither culls nor Glory (S4).
        self.is_declined = False
        self.culled: list[int] = []
        self.triggers: list[Trigger] = []
        self.die: i64 = -1

    def clone(self) -> Questing:
        copy = Questing(self.player, self.card, self.dice[:])
        copy.culls = self.culls
        copy.stage = self.stage
        copy.is_declined = self.is_declined
        copy.culled = self.culled[:]
        copy.triggers = self.triggers[:]
        copy.die = self.die
        return copy


@mypyc_attr(acyclic=True)
class Challenge(Frame):
    """A battle for a quest: challenger and foe, whose defender was chosen each time, and which dice have to fall."""

    __slots__ = ("card", "defended", "fallen", "foe", "player", "stage")

    def __init__(self, player: int, foe: int, card: int) -> None:
        super().__init__(CHALLENGE)
        self.player: i64 = player
        self.foe: i64 = foe
        self.card: i64 = card
        self.stage: i64 = 0
        self.fallen: list[int] = []
        self.defended: list[int] = []

    def clone(self) -> Challenge:
        copy = Challenge(self.player, self.foe, self.card)
        copy.stage = self.stage
        copy.fallen = self.fallen[:]
        copy.defended = self.defended[:]
        return copy
