"""Scoring Creatures: Glory, the Used Pile, "when it scores" abilities, culls (S1–S6).

A score frame: `those` are the Creatures, `n` the one in hand, `sub` the step, `m` is 1 in phase 1 and 0 when a Creature
scores out of turn; `picked` gathers the triggers, `cause` counts the culls. One that must score first is a round of its
own, chosen by its player if there are several; the others follow in the same frame.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import happenings as told
from .events import SCORES
from .frame import Frame
from .option import CHOOSE, CULL, ENOUGH, KEEP, Option
from .pending import note_scored
from .table import HAS_SCORED
from .triggers import collect, push_triggers
from .zones import READY, USED, ZONES

if TYPE_CHECKING:
    from .state import State

_GLORY: Final = 0
_LEAVE: Final = 1
_ABILITIES: Final = 2
_CULLS: Final = 3
_CULLING: Final = 4
#: `by` of a score frame whose Creature had to score first.
FIRST_ROUND: Final = 0


def run_score(s: State, f: Frame) -> None:
    if f.sub == _GLORY:
        if f.m and f.by < 0 and s.scores_first(f.those[0]) and _choose_first(s, f):
            return
        if s.rules.expert_culling:
            _ask_expert(s, f)
        else:
            _earn(s, f)
    elif f.sub == _LEAVE:
        f.sub = _ABILITIES
        _leave(s, f)
    elif f.sub == _ABILITIES:
        f.sub = _CULLS
        triggers = f.picked
        f.picked = []
        push_triggers(s, triggers, -1, 0, -1)
    elif f.sub == _CULLS:
        s.shed = []
        if not f.m:
            s.stack.pop()
        elif not _next_round(s, f):
            f.sub = _CULLING
            f.n = f.cause
            _cull(s, f)
    else:
        _cull(s, f)


def _cull(s: State, f: Frame) -> None:
    if f.n > 0:
        ask_cull(s, f)
    else:
        s.stack.pop()
        s.flags |= HAS_SCORED


def _choose_first(s: State, f: Frame) -> bool:
    """Which of those that must score first does (K12); True if the player is asked."""
    options = s.die_options(CHOOSE, f.those)
    if len(options) > 1:
        s.ask(f.you, CHOOSE, options)
        return True
    _score_alone(s, f, options[0].target)
    return False


def _score_alone(s: State, f: Frame, die: int) -> None:
    f.by = FIRST_ROUND
    f.those = [die]
    note_scored(s, f.you, f.those)


def _next_round(s: State, f: Frame) -> bool:
    """After one that had to score first: those that still score."""
    if f.by != FIRST_ROUND:
        return False
    f.by = -1
    rest = s.scorers(f.you)
    if not rest:
        return False
    f.those = rest
    f.n = 0
    f.loop = []
    f.sub = _GLORY
    if not s.scores_first(rest[0]):
        note_scored(s, f.you, rest)
    return True


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
        _note_earned(s, f, die, glory)
        if s.listener is not None:
            s.tell(told.SCORED, f.you, die, s.catalog.card_of[die], glory, -1)
    s.gain_glory(f.you, total)


def _ask_expert(s: State, f: Frame) -> None:
    """Creature by Creature: cull it and take its Glory, or neither (S4)."""
    if f.n == len(f.those):
        f.sub = _LEAVE
        return
    die = f.those[f.n]
    if s.scores_first(die):
        # its removal counts as its cull (K12)
        f.n += 1
        glory = s.worth(die)
        _note_earned(s, f, die, glory)
        if s.listener is not None:
            s.tell(told.SCORED, f.you, die, s.catalog.card_of[die], glory, -1)
        s.gain_glory(f.you, glory)
        return
    s.ask(f.you, CULL, [s.option(CULL, die), s.option(KEEP, die)])
    s.ask_die = die


def _note_earned(s: State, f: Frame, die: int, glory: int) -> None:
    if s.catalog.asks_scores and f.you == s.active:
        s.earned = s.earned[:]
        s.earned[s.scored.index(die)] = glory


def _leave(s: State, f: Frame) -> None:
    """Off the Ready Area, with what is attached; abilities are heard before anything moves."""
    ordinary = f.m and not s.rules.expert_culling and not s.catalog.no_culls
    for die in f.those:
        collect(s, f.picked, SCORES, die, -1, 0, -1)
        if ordinary and s.gives_cull(die):
            f.cause += 1
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


def ask_cull(s: State, f: Frame) -> None:
    """Up to `n` dice of the Used Pile; for frames of scoring and of quests."""
    used = s.piles[f.you * ZONES + USED]
    if not used:
        f.n = 0
        return
    options = s.die_options(CULL, used)
    options.append(s.plain(ENOUGH))
    s.ask(f.you, CULL, options)


def answer_score(s: State, f: Frame, option: Option) -> None:
    if f.sub == _CULLING:
        answer_cull(s, f, option)
        return
    if option.code == CHOOSE:
        _score_alone(s, f, option.target)
        return
    die = option.target
    f.n += 1
    glory = 0
    if option.code != KEEP:
        f.loop.append(die)
        glory = s.worth(die)
        _note_earned(s, f, die, glory)
    if s.listener is not None:
        s.tell(told.SCORED, f.you, die, s.catalog.card_of[die], glory, -1)
    s.gain_glory(f.you, glory)


def answer_cull(s: State, f: Frame, option: Option) -> None:
    if option.code == ENOUGH:
        f.n = 0
    else:
        s.cull(option.target)
        f.n -= 1
