"""Who runs each kind of pending work and takes its answers: one table."""

from __future__ import annotations

from typing import Final

from .abilities import RunAbility
from .combat import Attack, Defend
from .copying import CopyAnother
from .destroying import DestroyDice
from .locking import Lock
from .operation import Operation
from .quests import AttackPhase, Challenging, CompleteQuest
from .reactions import Protect, Save
from .rolling import Draw, Roll
from .scoring import Score
from .triggers import RunTriggers

#: By the number of the work, in the order of `frame.py`.
OPERATIONS: Final[list[Operation]] = [
    RunAbility(), Draw(), Roll(), DestroyDice(), RunTriggers(), Protect(), Save(), Attack(), Defend(), Score(),
    CopyAnother(), Lock(), AttackPhase(), CompleteQuest(), Challenging(),
]  # fmt: skip
