"""Scoring Creatures: Glory, the Used Pile, "when it scores" abilities, culls (S1–S6).

One that must score first is a round of its own, chosen by its player if there are several; the others follow in the
same frame.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import happenings, kinds
from .events import WHEN_SCORES
from .frame import Culling, Frame, Scoring
from .operation import Operation
from .option import Option
from .pending import note_scored
from .piles import NOTHING
from .table import HAS_SCORED
from .triggers import collect, push_triggers
from .zones import READY_AREA, USED_PILE

if TYPE_CHECKING:
    from .state import State

_GLORY: Final = 0
_LEAVE: Final = 1
_ABILITIES: Final = 2
_CULLS: Final = 3
_CULLING: Final = 4


class ScoreCreatures(Operation):
    def run(self, s: State, f: Frame) -> None:
        assert isinstance(f, Scoring)
        if f.stage == _GLORY:
            if f.is_in_phase and not f.is_alone and s.scores_first(f.dice[0]) and _choose_first(s, f):
                return
            if s.rules.expert_culling:
                _ask_expert(s, f)
                return
            _earn(s, f)
            if s.over:
                return
        if f.stage == _LEAVE:
            f.stage = _ABILITIES
            _leave(s, f)
            return
        if f.stage == _ABILITIES:
            f.stage = _CULLS
            if f.triggers:
                triggers = f.triggers
                f.triggers = []
                push_triggers(s, triggers, -1, 0, -1)
                return
        if f.stage == _CULLS:
            s.shed = NOTHING
            if not f.is_in_phase:
                s.stack.pop()
            elif not _next_round(s, f):
                f.stage = _CULLING
                f.culls = f.may_cull
                _cull(s, f)
        else:
            _cull(s, f)

    def answer(self, s: State, f: Frame, option: Option) -> None:
        assert isinstance(f, Scoring)
        if f.stage == _CULLING:
            answer_cull(s, f, option)
        elif option.code == kinds.CHOOSE:
            _score_alone(s, f, option.target)
        else:
            _answer_expert(s, f, option)

    def is_between(self, f: Frame) -> bool:
        """Once the Creatures have been scored and moved, others may be destroyed in between."""
        assert isinstance(f, Scoring)
        return f.stage >= _ABILITIES


def _cull(s: State, f: Scoring) -> None:
    if f.culls > 0:
        ask_cull(s, f)
    else:
        s.stack.pop()
        s.flags |= HAS_SCORED


def _choose_first(s: State, f: Scoring) -> bool:
    """Which of those that must score first does (K12); True if the player is asked."""
    options = s.die_options(kinds.CHOOSE, f.dice)
    if len(options) > 1:
        s.ask(f.player, kinds.CHOOSE, options)
        return True
    _score_alone(s, f, options[0].target)
    return False


def _score_alone(s: State, f: Scoring, die: int) -> None:
    f.is_alone = True
    f.dice = [die]
    note_scored(s, f.player, f.dice)


def _next_round(s: State, f: Scoring) -> bool:
    """After one that had to score first: those that still score."""
    if not f.is_alone:
        return False
    f.is_alone = False
    rest = s.scorers(f.player)
    if not rest:
        return False
    f.dice = rest
    f.at = 0
    f.culled = []
    f.stage = _GLORY
    if not s.scores_first(rest[0]):
        note_scored(s, f.player, rest)
    return True


def _earn(s: State, f: Scoring) -> None:
    """The Glory of all of them together; a win ends the game there."""
    f.stage = _LEAVE
    total = 0
    for die in f.dice:
        glory = s.worth(die)
        total += glory
        _note_earned(s, f, die, glory)
        if s.listener is not None:
            s.tell(happenings.SCORED, f.player, die, s.catalog.card_of[die], glory, -1)
    s.gain_glory(f.player, total)


def _ask_expert(s: State, f: Scoring) -> None:
    """Creature by Creature: cull it and take its Glory, or neither (S4)."""
    if f.at == len(f.dice):
        f.stage = _LEAVE
        return
    die = f.dice[f.at]
    if s.scores_first(die):
        # its removal counts as its cull (K12)
        f.at += 1
        glory = s.worth(die)
        _note_earned(s, f, die, glory)
        if s.listener is not None:
            s.tell(happenings.SCORED, f.player, die, s.catalog.card_of[die], glory, -1)
        s.gain_glory(f.player, glory)
        return
    s.ask(f.player, kinds.CULL, [s.option(kinds.CULL, die), s.option(kinds.KEEP, die)])
    s.ask_die = die


def _note_earned(s: State, f: Scoring, die: int, glory: int) -> None:
    if s.catalog.asks_scores and f.player == s.active:
        s.earned = s.earned[:]
        s.earned[s.scored.index(die)] = glory


def _leave(s: State, f: Scoring) -> None:
    """Off the Ready Area, with what is attached; abilities are heard before anything moves."""
    ordinary = f.is_in_phase and not s.rules.expert_culling and not s.catalog.no_culls
    heard = s.catalog.heard & (1 << WHEN_SCORES) != 0
    if heard:
        f.triggers = f.triggers[:]
    for die in f.dice:
        if heard:
            collect(s, f.triggers, WHEN_SCORES, die, -1, 0, -1)
        if ordinary and s.gives_cull(die):
            f.may_cull += 1
        if s.attachments:
            for player in range(s.n):
                for spell in s.pile(player, READY_AREA):
                    if s.attached[spell] == die:
                        s.shed = [*s.shed, spell, die]
        _leave_attack(s, die)
    for die in f.dice:
        if die in f.culled:
            s.cull(die)
        else:
            s.move(die, f.player, USED_PILE)


def _leave_attack(s: State, die: int) -> None:
    """Its leaving does not lower totals that are still to be counted (C13)."""
    if die in s.attackers:
        at = s.attackers.index(die) * s.n
        for player in range(s.n):
            if player != s.active and not s.counted[player]:
                s.values[at + player] = s.attack(die, player) if s.can_attack(die, player) else 0


def ask_cull(s: State, f: Culling) -> None:
    """So many dice of the Used Pile as are left to the player."""
    used = s.pile(f.player, USED_PILE)
    if not used:
        f.culls = 0
        return
    options = s.class_options(kinds.CULL, used)
    options.append(s.plain(kinds.ENOUGH))
    s.ask(f.player, kinds.CULL, options)


def answer_cull(s: State, f: Culling, option: Option) -> None:
    if option.code == kinds.ENOUGH:
        f.culls = 0
    else:
        s.cull(option.target)
        f.culls -= 1


def _answer_expert(s: State, f: Scoring, option: Option) -> None:
    die = option.target
    f.at += 1
    glory = 0
    if option.code != kinds.KEEP:
        f.culled = [*f.culled, die]
        glory = s.worth(die)
        _note_earned(s, f, die, glory)
    if s.listener is not None:
        s.tell(happenings.SCORED, f.player, die, s.catalog.card_of[die], glory, -1)
    s.gain_glory(f.player, glory)
