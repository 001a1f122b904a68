"""How a turn runs: from one decision to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import kinds
from .abilities import watch
from .combat import push_attack
from .copying import leave_copies
from .events import WHEN_TURN_BEGINS
from .frame import Drawing
from .gifts import THIS_TURN
from .locking import must_lock, push_forced_lock
from .menus import act, before_roll, capture_menu, clean_up_menu, pool_menu
from .operations import OPERATIONS
from .option import CHANCE, Option
from .pending import push_event, push_score_phase
from .piles import NOTHING
from .quests import ask_order, push_assault, push_quest
from .rolling import draw_at, turn_roll
from .table import (
    ATTACK_PHASE,
    BY_LIMIT,
    CAPTURE_PHASE,
    CLEAN_UP_PHASE,
    HAS_SCORED,
    IMMEDIATE_PHASE,
    NO_LIMITS,
    READY_PHASE,
    ROLL_PHASE,
    SCORE_PHASE,
)
from .zones import ACTIVE_POOL, SPENT_PILE, USED_PILE

if TYPE_CHECKING:
    from .state import State


def answer(s: State, option: Option, at: int) -> None:
    """Takes the answer to the open decision, its place among the options being `at`, then runs on to the next."""
    if s.asker != CHANCE:  # draws and rolls are written down where they happen
        if len(s.log) == s.logged:
            s.log.append(at)
            s.logged += 1
        else:
            s.note(at)
    s.waiting = False
    code = option.code
    if s.stack:
        f = s.stack[-1]
        OPERATIONS[f.op].answer(s, f, option)
    elif code == kinds.ROLL:
        _roll(s)
    elif code == kinds.END:
        _end_phase(s)
    elif code == kinds.SCORE:
        push_score_phase(s)
    elif code == kinds.QUEST:
        push_quest(s)
    else:
        s.is_held = False
        act(s, option)
    advance(s)


def follow(s: State, number: int) -> None:
    """Takes what a log says: the option at that place, or the draw or roll that chance gave there."""
    if s.asker != CHANCE:
        answer(s, s.options[number], number)
        return
    s.waiting = False
    f = s.stack[-1]
    if isinstance(f, Drawing):
        draw_at(s, f, number)
    else:
        OPERATIONS[f.op].answer(s, f, s.option(kinds.ROLLED, number))
    advance(s)


def advance(s: State) -> None:
    """Runs on until somebody has to decide or the game is over."""
    watched = s.catalog.watched  # cards wait for a state of the table, between two things that happen (K13)
    while not s.waiting and not s.over:
        if s.stack:
            f = s.stack[-1]
            operation = OPERATIONS[f.op]
            if not watched or not operation.is_between(f) or not watch(s):
                operation.run(s, f)
        elif not watched or not watch(s):
            _run_phase(s)


def hold(s: State) -> None:
    """Stops at the phase, even if there is nothing to do in it: with *end* the game goes on as it would have."""
    asked = False
    if s.phase == IMMEDIATE_PHASE and s.rules.ready_while_rolling:
        s.enter(READY_PHASE)
    if s.phase == IMMEDIATE_PHASE:
        asked = pool_menu(s, False)
    elif s.phase == READY_PHASE:
        asked = pool_menu(s, True)
    elif s.phase == CAPTURE_PHASE:
        asked = capture_menu(s)
    elif s.phase == CLEAN_UP_PHASE:
        asked = clean_up_menu(s)
    elif s.phase == ROLL_PHASE:
        advance(s)  # the roll is asked for in any case
        return
    if not asked:
        s.ask(s.active, kinds.ACT, [s.plain(kinds.END)])
    s.is_held = True


# -- phases ------------------------------------------------------------------------------------------


def _run_phase(s: State) -> None:
    """On from where the turn stands, through every phase in which nobody has anything to do."""
    phase = s.phase
    if phase == SCORE_PHASE:
        if s.catalog.has_quests and s.on_quest[s.active] >= 0:
            if s.flags & HAS_SCORED or not s.scorers(s.active):
                push_quest(s)
            else:
                ask_order(s)
            return
        if not s.flags & HAS_SCORED and push_score_phase(s):
            return
        phase = ROLL_PHASE
        s.enter(ROLL_PHASE)
    if phase == ROLL_PHASE:
        if s.auto_roll[s.active]:
            _roll(s)
        else:
            s.ask(s.active, kinds.ROLL, before_roll(s))
        return
    if phase == IMMEDIATE_PHASE:
        if s.rules.ready_while_rolling:
            phase = READY_PHASE  # a position of earlier days: there is no such phase, and the dice stay fresh (E2, E3)
            s.enter(READY_PHASE)
        elif pool_menu(s, False):
            return
        else:
            phase = _next_phase(s)
    if phase == READY_PHASE:
        if pool_menu(s, True):
            return
        phase = _next_phase(s)
    if phase == ATTACK_PHASE:
        if push_assault(s) if s.catalog.has_assault else push_attack(s, NOTHING):
            return
        s.after_attack = True
        phase = _next_phase(s)
    if phase == CAPTURE_PHASE:
        if capture_menu(s):
            return
        phase = _next_phase(s)
    if not clean_up_menu(s):
        _end_turn(s)


def _end_phase(s: State) -> None:
    """The active player has done enough in this phase."""
    if s.catalog.has_copies:
        leave_copies(s)
    is_held = s.is_held
    s.is_held = False
    if is_held and s.phase in (SCORE_PHASE, ATTACK_PHASE):
        return  # it goes on as it would have
    if s.phase == CLEAN_UP_PHASE:
        _end_turn(s)
    elif s.catalog.has_locks and s.phase == READY_PHASE and must_lock(s):
        push_forced_lock(s)
    else:
        _next_phase(s)


def _next_phase(s: State) -> int:
    """Nothing more to do in this phase; the next one is returned."""
    s.fresh = NOTHING
    phase = s.phase + 1
    s.enter(phase)
    return phase


def _roll(s: State) -> None:
    """Draws and rolls; with the revised edition readying belongs to the same phase (E2, E3)."""
    s.enter(READY_PHASE if s.rules.ready_while_rolling else IMMEDIATE_PHASE)
    turn_roll(s, s.active)


def _end_turn(s: State) -> None:
    player = s.active
    _clear_away(s, player)
    if s.gifts:
        s.end_gifts(THIS_TURN)
    limit = s.rules.turn_limit
    if limit is not None and s.turn >= limit:
        s.finish(BY_LIMIT, s.leaders())
        return
    s.active = (s.active + 1) % s.n
    s.turn += 1
    begin_turn(s)


def _clear_away(s: State, player: int) -> None:
    """The Spent Pile and the Active Pool go to the Used Pile, Large dice beside their player."""
    if s.catalog.has_large:
        s.put_large_aside(player)
    s.pour(player, SPENT_PILE, USED_PILE)  # what is spent shows no face any more
    form = s.form
    for die in s.pile(player, ACTIVE_POOL):
        form[die] = -1
    s.pour(player, ACTIVE_POOL, USED_PILE)


def _forget_turn(s: State) -> None:
    """What only some boxes remember of a turn."""
    s.light = 0
    s.dark = 0
    s.scored_as = NOTHING
    s.earned = NOTHING
    s.locked_now = NOTHING
    s.casts = NOTHING
    if s.rolled and s.rolled[s.active]:
        s.rolled = [0 if player == s.active else bits for player, bits in enumerate(s.rolled)]


def begin_turn(s: State) -> None:
    s.quiddity = 0
    s.flags = 0
    s.captures = s.rules.captures
    s.after_attack = False
    s.fresh = NOTHING
    if s.scored:
        s.scored = NOTHING
    if s.catalog.remembers:
        _forget_turn(s)
    if s.summons:
        s.summons = NOTHING
    if s.struck:
        s.struck = NOTHING
    if s.damaged:
        s.damaged = NOTHING
    if s.once:
        s.once = NO_LIMITS
    s.enter(SCORE_PHASE)
    if s.catalog.heard & (1 << WHEN_TURN_BEGINS):
        push_event(s, WHEN_TURN_BEGINS, -1, s.active)
