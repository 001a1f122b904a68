"""The Lock: one die a turn into the own Locked Area, some into another player's; UnLocking for 2 Quiddity (X4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import kinds
from .events import WHEN_LOCKED
from .faces import LOCK_FACE
from .frame import Frame, Locking
from .operation import Operation
from .option import Option
from .paying import available, pay
from .pending import push_event
from .piles import NOTHING
from .table import ATTACK_PHASE, HAS_LOCKED, READY_PHASE
from .zones import ACTIVE_POOL, LOCKED_AREA

if TYPE_CHECKING:
    from .state import State

#: What UnLocking a die costs.
UNLOCK_PRICE: Final = 2


def lockable(s: State) -> list[int]:
    """Dice of the Active Pool that the active player may Lock now."""
    found: list[int] = []
    for die in s.pile(s.active, ACTIVE_POOL):
        form = s.form[die]
        if form < 0 or s.catalog.kind[form] != LOCK_FACE:
            continue
        if not s.flags & HAS_LOCKED or s.locks_elsewhere(die):
            found.append(die)
    return found


def must_lock(s: State) -> bool:
    """Whether phase 2 cannot be left without a Lock: nothing was Locked in the own Area, and something could be."""
    return s.catalog.has_locks and not s.flags & HAS_LOCKED and bool(lockable(s))


def push_forced_lock(s: State) -> None:
    s.stack.append(Locking(s.active, -1, True))


def push_lock(s: State, die: int) -> None:
    """The active player Locks that die; for one that goes to an opponent, says whom."""
    s.stack.append(Locking(s.active, die, False))


class Lock(Operation):
    def run(self, s: State, f: Frame) -> None:
        assert isinstance(f, Locking)
        if f.die < 0:
            options = s.die_options(kinds.LOCK, lockable(s))
            if len(options) > 1:
                s.ask(f.player, kinds.LOCK, options)
                return
            f.die = options[0].target
        if not s.locks_elsewhere(f.die):
            s.flags |= HAS_LOCKED
            _lock(s, f, f.player)
        elif s.n > 2:
            s.ask(f.player, kinds.NAME, [s.option(kinds.NAME, (f.player + k) % s.n) for k in range(1, s.n)])
            s.ask_die = f.die
        else:
            _lock(s, f, 1 - f.player)

    def answer(self, s: State, f: Frame, option: Option) -> None:
        assert isinstance(f, Locking)
        if option.code == kinds.NAME:
            _lock(s, f, option.target)
        else:
            f.die = option.target


def _lock(s: State, f: Locking, player: int) -> None:
    s.stack.pop()
    s.fresh = NOTHING
    s.lock(f.die, player)
    if f.is_forced and s.phase == READY_PHASE:
        if must_lock(s):
            push_forced_lock(s)  # what was put into another player's Locked Area does not count
        else:
            s.enter(ATTACK_PHASE)
    push_event(s, WHEN_LOCKED, f.die, f.player)


def unlockable(s: State) -> list[int]:
    """Locked dice that the active player could pay for."""
    found = NOTHING
    for k in range(s.n):
        for die in s.pile((s.active + k) % s.n, LOCKED_AREA):
            if not found and available(s) < UNLOCK_PRICE:
                return NOTHING
            if s.can_unlock(die):
                found = [*found, die]
    return found


def pay_to_unlock(s: State, die: int) -> None:
    pay(s, UNLOCK_PRICE)
    s.unlock(die)
