"""Who runs each kind of pending work and takes its answers: one table."""

from __future__ import annotations

from typing import Final

from .abilities import RunAbility
from .combat import Defend, RunAttack
from .copying import CopyAnother
from .destroying import DestroyDice
from .locking import Lock
from .operation import Operation
from .quests import AttackPhase, Challenging, CompleteQuest
from .reactions import Protect, Save
from .rolling import DrawDice, Roll
from .scoring import ScoreCreatures
from .triggers import RunTriggers

#: By the number of the work, in the order of `frame.py`.
OPERATIONS: Final[list[Operation]] = [
    RunAbility(), DrawDice(), Roll(), DestroyDice(), RunTriggers(), Protect(), Save(), RunAttack(), Defend(),
    ScoreCreatures(), CopyAnother(), Lock(), AttackPhase(), CompleteQuest(), Challenging(),
]  # fmt: skip
