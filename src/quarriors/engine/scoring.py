"""Scoring Creatures: Glory, the Used Pile, "when it scores" abilities, culls (S1–S6).

A score frame: `those` are the Creatures, `n` the one in hand, `sub` the step, `m` is 1 in phase 1 and 0 when a Creature
scores out of turn; `picked` gathers the triggers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import happenings as told
from .events import SCORES
from .frame import Frame
from .option import CULL, ENOUGH, KEEP, Option
from .table import ROLL
from .triggers import collect, push_triggers
from .zones import READY, USED, ZONES

if TYPE_CHECKING:
    from .state import State

_GLORY: Final = 0
_LEAVE: Final = 1
_ABILITIES: Final = 2
_CULLS: Final = 3


def run_score(s: State, f: Frame) -> None:
    if f.sub == _GLORY:
        if s.rules.expert_culling:
            _ask_expert(s, f)
        else:
            _earn(s, f)
    elif f.sub == _LEAVE:
        f.sub = _ABILITIES
        _leave(s, f)
    elif f.sub == _ABILITIES:
        f.sub = _CULLS
        f.n = len(f.those) if f.m and not s.rules.expert_culling else 0
        triggers = f.picked
        f.picked = []
        push_triggers(s, triggers, -1, 0, -1)
    elif f.sub == _CULLS and f.n > 0:
        _ask_cull(s, f)
    else:
        s.stack.pop()
        s.shed = []
        if f.m:
            s.phase = ROLL


def has_left(f: Frame) -> bool:
    """Whether the Creatures have been scored and moved, so that others may be destroyed in between."""
    return f.sub >= _ABILITIES


def _earn(s: State, f: Frame) -> None:
    """The Glory of all of them together; a win ends the game there."""
    f.sub = _LEAVE
    total = 0
    for die in f.those:
        glory = s.worth(die)
        total += glory
        if s.listener is not None:
            s.tell(told.SCORED, f.you, die, s.catalog.card_of[die], glory, -1)
    s.gain_glory(f.you, total)


def _ask_expert(s: State, f: Frame) -> None:
    """Creature by Creature: cull it and take its Glory, or neither (S4)."""
    if f.n == len(f.those):
        f.sub = _LEAVE
        return
    die = f.those[f.n]
    s.ask(f.you, CULL, [s.option(CULL, die), s.option(KEEP, die)])
    s.ask_die = die


def _leave(s: State, f: Frame) -> None:
    """Off the Ready Area, with what is attached; abilities are heard before anything moves."""
    for die in f.those:
        collect(s, f.picked, SCORES, die, -1, 0, -1)
        if s.attachments:
            for player in range(s.n):
                for spell in s.piles[player * ZONES + READY]:
                    if s.attached[spell] == die:
                        s.shed = [*s.shed, spell, die]
        _leave_attack(s, die)
    for die in f.those:
        if die in f.loop:
            s.cull(die)
        else:
            s.move(die, f.you, USED)


def _leave_attack(s: State, die: int) -> None:
    """Its leaving does not lower totals that are still to be counted (C13)."""
    if die in s.attackers:
        at = s.attackers.index(die) * s.n
        for player in range(s.n):
            if player != s.active and not s.counted[player]:
                s.values[at + player] = s.attack(die, player) if s.can_attack(die, player) else 0


def _ask_cull(s: State, f: Frame) -> None:
    used = s.piles[f.you * ZONES + USED]
    if not used:
        f.n = 0
        return
    options = s.die_options(CULL, used)
    options.append(s.plain(ENOUGH))
    s.ask(f.you, CULL, options)


def answer_score(s: State, f: Frame, option: Option) -> None:
    if f.sub == _CULLS:
        if option.code == ENOUGH:
            f.n = 0
        else:
            s.cull(option.target)
            f.n -= 1
        return
    die = option.target
    f.n += 1
    glory = 0
    if option.code != KEEP:
        f.loop.append(die)
        glory = s.worth(die)
    if s.listener is not None:
        s.tell(told.SCORED, f.you, die, s.catalog.card_of[die], glory, -1)
    s.gain_glory(f.you, glory)
