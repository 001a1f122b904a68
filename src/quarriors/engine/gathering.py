"""One effect destroys for each of several players: all choose, then what they chose falls together (C12).

While the players choose, a destroy frame lies right below the block of the effect: `those` are the dice chosen so far,
`loop` has for each of them the player in whose turn of the loop it was chosen, `sub` is GATHERING. When the last has
chosen, it comes to lie above the block and runs like any other. What follows a choice inside the loop is done with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .frame import DESTROY, Frame
from .zones import LOCKED, ZONES

if TYPE_CHECKING:
    from .state import State

#: `sub` of a destroy frame whose dice are still being chosen.
GATHERING: Final = 6


def gathers(s: State, f: Frame) -> bool:
    """Whether what this block chooses now waits for the others: players are to come, or have chosen before."""
    if f.loop:
        return True
    return len(s.stack) > 1 and s.stack[-1] is f and s.stack[-2].op == DESTROY and s.stack[-2].sub == GATHERING


def gather(s: State, f: Frame, dice: list[int], by: int, cause: int, line: int) -> None:
    """These dice are to fall with those of the other players; `line` is -1 where no condition is asked again."""
    g = _gathering(s, line, f.pc)
    if g is None:
        g = Frame(DESTROY)
        g.sub = GATHERING
        g.those = []
        g.picked = []
        g.loop = []
        g.by = by
        g.cause = cause
        g.line = line
        g.pc = f.pc
        g.it = f.it
        g.you = f.you
        g.defender = f.defender
        s.stack.insert(len(s.stack) - 1, g)
    for die in dice:
        if die not in g.those:
            g.those.append(die)
            g.loop.append(f.them)


def _gathering(s: State, line: int, pc: int) -> Frame | None:
    at = len(s.stack) - 2
    while at >= 0 and s.stack[at].op == DESTROY and s.stack[at].sub == GATHERING:
        if s.stack[at].line == line and s.stack[at].pc == pc:
            return s.stack[at]
        at -= 1
    return None


def is_chosen(s: State, f: Frame, die: int) -> bool:
    """Whether the same player has chosen that die before, in this very effect."""
    at = len(s.stack) - 2
    while at >= 0 and s.stack[at].op == DESTROY and s.stack[at].sub == GATHERING:
        g = s.stack[at]
        if die in g.those and g.loop[g.those.index(die)] == f.them:
            return True
        at -= 1
    return False


def fall_together(s: State) -> bool:
    """All have chosen: what was gathered falls, before the block on top goes on. False if there is nothing."""
    block = s.stack.pop()
    gathered: list[Frame] = []
    while s.stack and s.stack[-1].op == DESTROY and s.stack[-1].sub == GATHERING:
        gathered.append(s.stack.pop())
    s.stack.append(block)
    for g in reversed(gathered):
        creatures = only_creatures(s, g.those)
        g.loop = [g.loop[g.those.index(die)] for die in creatures]
        g.those = creatures
        g.sub = 0
    s.stack += [g for g in gathered if g.those]
    return bool(gathered)


def only_creatures(s: State, dice: list[int]) -> list[int]:
    """Locked dice are UnLocked and Spells go to the Used Pile at once; the Creatures among them are left."""
    creatures: list[int] = []
    for die in dice:
        if s.where[die] % ZONES == LOCKED:
            s.unlock(die)
        elif s.is_spell(die):
            s.destroy_spell(die)
        else:
            creatures.append(die)
    return creatures
