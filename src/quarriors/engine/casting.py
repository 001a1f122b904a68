"""Casting Spells: which can be cast now, and what casting does before the Spell's own steps run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import happenings as told
from .frame import BLOCK, Frame, speaker
from .indexing import LINES
from .lines import Attach, Cast
from .zones import READY, USED, ZONES

if TYPE_CHECKING:
    from .state import State


def castable(s: State, player: int) -> list[int]:
    """Readied Spells that the player could cast on the own turn, now, to some effect."""
    found: list[int] = []
    cast = s.catalog.cast
    for die in s.piles[player * ZONES + READY]:
        line = cast[s.form[die]]
        if line >= 0 and s.attached[die] < 0 and can_cast(s, player, die, line):
            found.append(die)
    return found


def can_cast(s: State, player: int, die: int, number: int) -> bool:
    line = s.catalog.line(number)
    f = speaker(die, player, -1)
    f.line = number
    if isinstance(line, Cast):
        if line.after_attack and not s.after_attack:
            return False
        if line.if_ is not None and not line.if_.holds(s, f):
            return False
    return any(step.can(s, f) for step in line.program)


def cast(s: State, player: int, die: int) -> None:
    """On the own turn: the die is spent, or attached, and its steps run."""
    number = s.catalog.cast[s.form[die]]
    start_spell(s, player, die, number)
    if not isinstance(s.catalog.line(number), Attach):
        s.spend(die)


def cast_immediate(s: State, player: int, die: int, number: int, spends: bool) -> None:
    """From the Active Pool, while fresh (D10)."""
    start_spell(s, player, die, number)
    if spends:
        s.spend(die)


def cast_reaction(s: State, player: int, die: int, that: int) -> None:
    """On another player's turn: to the Used Pile at once (D12)."""
    number = s.catalog.reaction[s.form[die]]
    start_spell(s, player, die, number)
    s.stack[-1].that = that
    s.move(die, player, USED)


def start_spell(s: State, player: int, die: int, number: int) -> None:
    f = Frame(BLOCK)
    f.line = number
    f.it = die
    f.you = player
    s.stack.append(f)
    if s.listener is not None:
        kind = told.CAST if s.catalog.is_spell_line(number) else told.ABILITY
        s.tell(kind, player, die, number // LINES, number, -1)
