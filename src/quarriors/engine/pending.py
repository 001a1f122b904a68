"""Putting work on the stack: draws, rolls, destruction, scoring. The modules named after them carry it out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .events import DAMAGE
from .frame import DESTROY, DRAW, ROLL, SCORE, Frame

if TYPE_CHECKING:
    from .state import State

# What a draw frame's `m` says: what happens to the dice once they are drawn.
WAITING: Final = 0
ROLL_DRAWN: Final = 1
ROLL_ALL: Final = 2
# What a roll frame's `m` says.
IN_POOL: Final = 0
LANDING: Final = 1


def push_draw(s: State, player: int, number: int) -> None:
    """That many dice from the bag to the Active Pool, where they wait."""
    _push_draw(s, player, number, WAITING)


def push_draw_and_roll(s: State, player: int, number: int) -> None:
    """That many dice from the bag to the Active Pool, rolled at once."""
    _push_draw(s, player, number, ROLL_DRAWN)


def push_turn_roll(s: State, player: int) -> None:
    """Six dice are drawn, then the whole Active Pool is rolled."""
    _push_draw(s, player, 6, ROLL_ALL)


def _push_draw(s: State, player: int, number: int, then: int) -> None:
    f = Frame(DRAW)
    f.those = []
    f.you = player
    f.n = number
    f.m = then
    s.stack.append(f)


def push_reroll(s: State, player: int, dice: list[int]) -> None:
    f = Frame(ROLL)
    f.you = player
    f.those = dice
    s.stack.append(f)


def push_landing(s: State, player: int, die: int) -> None:
    """One die is rolled outside the pool: a creature face lands in the Ready Area, any other in the Used Pile."""
    f = Frame(ROLL)
    f.you = player
    f.those = [die]
    f.m = LANDING
    s.stack.append(f)


def destroy_dice(s: State, dice: list[int], by: int, cause: int, asker: Frame) -> None:
    """An effect destroys these Creatures."""
    f = Frame(DESTROY)
    f.picked = []
    f.those = dice
    f.by = by
    f.cause = cause
    f.line = asker.line
    f.pc = asker.pc
    f.it = asker.it
    f.you = asker.you
    f.them = asker.them
    f.defender = asker.defender
    s.stack.append(f)


def destroy_by_damage(s: State, die: int, defender: int) -> None:
    f = Frame(DESTROY)
    f.picked = []
    f.those = [die]
    f.by = s.active
    f.you = s.active
    f.cause = DAMAGE
    f.defender = defender
    s.stack.append(f)


def push_score_phase(s: State) -> bool:
    """Every Creature of the active player scores; False if there is none."""
    creatures = s.creatures(s.active)
    if creatures:
        _push_score(s, s.active, creatures, 1)
    return bool(creatures)


def push_score(s: State, player: int, die: int) -> None:
    """One Creature scores out of turn: no ordinary cull (S3)."""
    _push_score(s, player, [die], 0)


def _push_score(s: State, player: int, dice: list[int], ordinary: int) -> None:
    f = Frame(SCORE)
    f.picked = []
    f.loop = []
    f.you = player
    f.those = dice
    f.m = ordinary
    s.stack.append(f)
    if player == s.active:
        s.scored = s.scored + dice
