"""Casting Spells: which can be cast now, and what casting does before the Spell's own steps run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import happenings
from .events import WHEN_CASTS
from .faces import SPELL_FACE
from .frame import Ability, speaker
from .lines import AFTER_ATTACK, ANY_TIME, AT_ATTACK, Attach, Cast
from .numbering import LINES
from .pending import push_event
from .piles import NOTHING
from .zones import READY_AREA, USED_PILE, ZONES

if TYPE_CHECKING:
    from .state import State


def castable(s: State, player: int, at: int = ANY_TIME) -> list[int]:
    """Readied Spells that the player could cast on the own turn, now, to some effect."""
    found = NOTHING
    cast = s.catalog.cast
    for die in s.piles[player * ZONES + READY_AREA]:
        line = cast[s.form[die]]
        if line < 0 or s.attached[die] >= 0 or s.catalog.kind[s.form[die]] != SPELL_FACE:
            continue
        if can_cast(s, player, die, line, at):
            found = [*found, die]
    return NOTHING if found and s.cannot_cast(player) else found


def can_cast(s: State, player: int, die: int, number: int, at: int = ANY_TIME) -> bool:
    line = s.catalog.line(number)
    f = speaker(die, player, -1)
    f.line = number
    if isinstance(line, Cast):
        if line.at == AFTER_ATTACK and not s.after_attack:
            return False
        if line.at == AT_ATTACK and at != AT_ATTACK:
            return False
        if line.if_ is not None and not line.if_.holds(s, f):
            return False
    return line.could(s, f)


def cast(s: State, player: int, die: int) -> None:
    """On the own turn: the die is spent, or attached, and its steps run."""
    number = s.catalog.cast[s.form[die]]
    note_cast(s, player, die)
    start_spell(s, player, die, number)
    if not isinstance(s.catalog.line(number), Attach):
        s.spend(die)


def cast_immediate(s: State, player: int, die: int, number: int, spends: bool) -> None:
    """From the Active Pool, while fresh (D10)."""
    if s.catalog.is_spell_line(number):
        note_cast(s, player, die)
    start_spell(s, player, die, number)
    if spends:
        s.spend(die)


def cast_reaction(s: State, player: int, die: int, that: int, by: int, defender: int) -> None:
    """On another player's turn: to the Used Pile at once (D12)."""
    number = s.catalog.reaction[s.form[die]]
    note_cast(s, player, die)
    f = start_spell(s, player, die, number)
    f.that = that
    f.by = by
    f.defender = defender
    if player == s.active:
        s.spend(die)
    else:
        s.move(die, player, USED_PILE)


def note_cast(s: State, player: int, die: int) -> None:
    """Casting, attaching and using an Immediate Spell are casting (D10); what waits for it follows the Spell."""
    if s.catalog.asks_casts and player not in s.casts:
        s.casts = [*s.casts, player]
    if s.catalog.heard & (1 << WHEN_CASTS):
        push_event(s, WHEN_CASTS, die, player)


def start_spell(s: State, player: int, die: int, number: int) -> Ability:
    f = Ability(number, die, player)
    s.stack.append(f)
    if s.listener is not None:
        kind = happenings.CAST if s.catalog.is_spell_line(number) else happenings.ABILITY
        s.tell(kind, player, die, number // LINES, number, -1)
    return f
