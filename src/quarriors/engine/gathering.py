"""One effect destroys for each of several players: all choose, then what they chose falls together (C12).

While the players choose, the destruction lies right below the ability, with the dice chosen so far and for each of them
the player in whose turn of the loop it was chosen. When the last has chosen, it comes to lie above the ability and runs
like any other. What follows a choice inside the loop is done with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .frame import Ability, Destruction, Frame, Speaker
from .zones import LOCKED_AREA

if TYPE_CHECKING:
    from .state import State

#: The stage of a destruction whose dice are still being chosen.
GATHERING: Final = 6


def _is_gathering(f: Frame) -> bool:
    return isinstance(f, Destruction) and f.stage == GATHERING


def gathers(s: State, f: Ability) -> bool:
    """Whether what this ability chooses now waits for the others: players are to come, or have chosen before."""
    if f.players:
        return True
    return len(s.stack) > 1 and s.stack[-1] is f and _is_gathering(s.stack[-2])


def gather(s: State, f: Ability, dice: list[int], by: int, cause: int, line: int) -> None:
    """These dice are to fall with those of the other players; `line` is -1 where no condition is asked again."""
    g = _gathered(s, line, f.step)
    if g is None:
        g = Destruction([], by, cause)
        g.stage = GATHERING
        g.chosen_for = []
        g.line = line
        g.step = f.step
        g.it = f.it
        g.you = f.you
        g.defender = f.defender
        s.stack.insert(len(s.stack) - 1, g)
    for die in dice:
        if die not in g.dice:
            g.dice.append(die)
            g.chosen_for.append(f.them)


def _gathered(s: State, line: int, step: int) -> Destruction | None:
    """What was gathered so far by that step."""
    for at in range(len(s.stack) - 2, -1, -1):
        g = s.stack[at]
        if not isinstance(g, Destruction) or g.stage != GATHERING:
            return None
        if g.line == line and g.step == step:
            return g
    return None


def is_chosen(s: State, f: Speaker, die: int) -> bool:
    """Whether the same player has chosen that die before, in this very effect."""
    for at in range(len(s.stack) - 2, -1, -1):
        g = s.stack[at]
        if not isinstance(g, Destruction) or g.stage != GATHERING:
            return False
        if die in g.dice and g.chosen_for[g.dice.index(die)] == f.them:
            return True
    return False


def fall_together(s: State) -> bool:
    """All have chosen: what was gathered falls, before the ability on top goes on. False if there is nothing."""
    ability = s.stack.pop()
    gathered: list[Destruction] = []
    while s.stack:
        g = s.stack[-1]
        if not isinstance(g, Destruction) or g.stage != GATHERING:
            break
        s.stack.pop()
        gathered.append(g)
    s.stack.append(ability)
    for g in reversed(gathered):
        creatures = only_creatures(s, g.dice)
        g.chosen_for = [g.chosen_for[g.dice.index(die)] for die in creatures]
        g.dice = creatures
        g.stage = 0
    for g in gathered:
        if g.dice:
            s.stack.append(g)
    return bool(gathered)


def only_creatures(s: State, dice: list[int]) -> list[int]:
    """Locked dice are UnLocked and Spells go to the Used Pile at once; the Creatures among them are left."""
    creatures: list[int] = []
    for die in dice:
        if s.zone(die) == LOCKED_AREA:
            s.unlock(die)
        elif s.is_spell(die):
            s.destroy_spell(die)
        else:
            creatures.append(die)
    return creatures
