"""How a turn runs: from one decision to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import happenings as told
from .combat import answer_defend, push_attack, run_attack, run_defend, take_damage
from .copying import answer_copy, run_copy
from .destroying import answer_destroy, run_destroy
from .errors import DeclarationError
from .events import BECOMES, TURN_BEGINS
from .frame import ASSAULT, BLOCK, CHALLENGE, COPY, DEFEND, DESTROY, DRAW, LOCK, QUEST, TRIGGERS, WINDOW, Frame, speaker
from .frame import ATTACK as ATTACKING
from .frame import ROLL as ROLLING
from .frame import SCORE as SCORING
from .gifts import THIS_TURN
from .indexing import LINES
from .lines import When
from .locking import answer_lock, must_lock, push_forced_lock, run_lock
from .menus import act, before_roll, capture_menu, clean_up_menu, immediate_menu, ready_menu
from .option import CHANCE, END, ROLLED, Option
from .option import QUEST as QUEST_FIRST
from .option import ROLL as ROLL_DICE
from .option import SCORE as SCORE_FIRST
from .pending import push_event, push_score_phase, push_turn_roll
from .quests import (
    answer_assault,
    answer_challenge,
    answer_quest,
    ask_order,
    push_assault,
    push_quest,
    run_assault,
    run_challenge,
    run_quest,
)
from .reactions import answer_window, run_window
from .rolling import answer_draw, answer_roll, draw_at, run_draw, run_roll
from .scoring import answer_score, has_left, run_score
from .table import ATTACK, BY_LIMIT, CAPTURE, CLEAN_UP, HAS_SCORED, IMMEDIATE, ROLL, SCORE, SUMMON
from .triggers import answer_triggers, run_triggers
from .zones import ACTIVE, ASIDE, READY, SPENT, USED, ZONES

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
    if s.stack:
        _answer_frame(s, s.stack[-1], option)
    elif option.code == END:
        if s.phase == CLEAN_UP:
            _end_turn(s)
        elif s.phase == SUMMON and must_lock(s):
            push_forced_lock(s)
        else:
            _next_phase(s)
    elif option.code == ROLL_DICE:
        s.phase = IMMEDIATE
        push_turn_roll(s, s.active)
    elif option.code == SCORE_FIRST:
        push_score_phase(s)
    elif option.code == QUEST_FIRST:
        push_quest(s)
    else:
        act(s, option)
    advance(s)


def follow(s: State, number: int) -> None:
    """Takes what a log says: the option at that place, or the draw or roll that chance gave there."""
    if s.asker != CHANCE:
        answer(s, s.options[number], number)
        return
    s.waiting = False
    f = s.stack[-1]
    if f.op == DRAW:
        draw_at(s, f, number)
    else:
        answer_roll(s, f, s.option(ROLLED, number))
    advance(s)


def _answer_frame(s: State, f: Frame, option: Option) -> None:
    op = f.op
    if op == DEFEND:
        answer_defend(s, f, option)
    elif op == SCORING:
        answer_score(s, f, option)
    elif op == BLOCK:
        s.catalog.line(f.line).program[f.pc].answer(s, f, option)
    elif op == DRAW:
        answer_draw(s, f, option)
    elif op == ROLLING:
        answer_roll(s, f, option)
    elif op == WINDOW:
        answer_window(s, f, option)
    elif op == DESTROY:
        answer_destroy(s, f, option)
    elif op == TRIGGERS:
        answer_triggers(s, f, option)
    elif op == COPY:
        answer_copy(s, f, option)
    elif op == LOCK:
        answer_lock(s, f, option)
    elif op == ASSAULT:
        answer_assault(s, f, option)
    elif op == QUEST:
        answer_quest(s, f, option)
    elif op == CHALLENGE:
        answer_challenge(s, f, option)


def advance(s: State) -> None:
    """Runs on until somebody has to decide or the game is over."""
    watched = s.catalog.watched
    while not s.waiting and not s.over:
        stack = s.stack
        if not stack:
            if watched and _watch(s):
                continue
            _run_phase(s)
            continue
        f = stack[-1]
        op = f.op
        if op == DRAW:
            run_draw(s, f)
        elif op == ROLLING:
            run_roll(s, f)
        elif op == BLOCK:
            _run_block(s, f)
        elif op == DESTROY:
            run_destroy(s, f)
        elif op == COPY:
            run_copy(s, f)
        elif op == WINDOW:
            run_window(s, f)
        elif op == SCORING and not has_left(f):
            run_score(s, f)
        elif watched and _watch(s):
            continue  # between options, never inside a draw or an effect (K13)
        elif op == SCORING:
            run_score(s, f)
        elif op == TRIGGERS:
            run_triggers(s, f)
        elif op == DEFEND:
            if f.sub:
                take_damage(s, f, f.that)
            else:
                run_defend(s, f)
        elif op == ATTACKING:
            run_attack(s, f)
        elif op == LOCK:
            run_lock(s, f)
        elif op == ASSAULT:
            run_assault(s, f)
        elif op == QUEST:
            run_quest(s, f)
        elif op == CHALLENGE:
            run_challenge(s, f)


def _run_block(s: State, f: Frame) -> None:
    """The steps of an ability, until one has to wait."""
    program = s.catalog.line(f.line).program
    while f.pc < len(program):
        go_on: object = program[f.pc].run(s, f)
        if not isinstance(go_on, int):
            name = type(program[f.pc]).__name__
            raise DeclarationError(f"{name}.run must return NEXT, WAIT or a number of steps, not {go_on!r}")
        if not go_on or s.over:
            if s.waiting and s.ask_card < 0:
                s.ask_card = f.line // LINES
                s.ask_die = f.it
            return
        f.pc += go_on
    s.stack.pop()


def _watch(s: State) -> bool:
    """Looks at states that cards wait for (K13); True if one was reached."""
    for pending in s.stack:
        if pending.op == DESTROY:
            return False  # it may be the very one that is being destroyed
    has_quests = s.catalog.has_quests
    for k in range(s.n):
        player = (s.active + k) % s.n
        dice = s.piles[player * ZONES + READY]
        if has_quests:
            dice = dice + s.questers(player)
        for die in dice:
            form = s.form[die]
            index = s.catalog.index[form // 6]
            for number in index.events[BECOMES * 6 + form % 6]:
                line = index.lines[number]
                if isinstance(line, When):
                    state = line.event.state
                    if state is not None and state.holds(s, speaker(die, player, -1)):
                        f = Frame(BLOCK)
                        f.line = form // 6 * LINES + number
                        f.it = die
                        f.you = player
                        s.stack.append(f)
                        if s.listener is not None:
                            s.tell(told.ABILITY, player, die, form // 6, f.line, -1)
                        return True
    return False


# -- phases ------------------------------------------------------------------------------------------


def _run_phase(s: State) -> None:
    """On from where the turn stands, through every phase in which nobody has anything to do."""
    phase = s.phase
    if phase == SCORE:
        if s.catalog.has_quests and s.on_quest[s.active] >= 0:
            if s.flags & HAS_SCORED or not s.scorers(s.active):
                push_quest(s)
            else:
                ask_order(s)
            return
        if not s.flags & HAS_SCORED and push_score_phase(s):
            return
        s.phase = phase = ROLL
    if phase == ROLL:
        if s.auto_roll[s.active]:
            s.phase = IMMEDIATE
            push_turn_roll(s, s.active)
        else:
            s.ask(s.active, ROLL_DICE, before_roll(s))
        return
    if phase == IMMEDIATE:
        if s.rules.ready_while_rolling:
            s.phase = phase = SUMMON  # still phase 2, and the dice stay fresh (E2, E3)
        elif immediate_menu(s):
            return
        else:
            phase = _next_phase(s)
    if phase == SUMMON:
        if ready_menu(s):
            return
        phase = _next_phase(s)
    if phase == ATTACK:
        if s.catalog.has_assault:
            push_assault(s)
            return
        if push_attack(s, []):
            return
        s.after_attack = True
        phase = _next_phase(s)
    if phase == CAPTURE:
        if capture_menu(s):
            return
        phase = _next_phase(s)
    if not clean_up_menu(s):
        _end_turn(s)


def _next_phase(s: State) -> int:
    """Nothing more to do in this phase; the next one is returned."""
    s.fresh = []
    s.phase += 1
    if s.listener is not None:
        s.tell(told.PHASE, s.active, -1, -1, s.phase, -1)
    return s.phase


def _end_turn(s: State) -> None:
    base = s.active * ZONES
    for zone in (SPENT, ACTIVE):
        if s.catalog.has_large:
            for die in s.piles[base + zone][:]:
                if s.catalog.large[s.catalog.card_of[die]]:
                    s.move(die, s.active, ASIDE)
                    s.form[die] = -1
        pile = s.piles[base + zone]
        if pile:
            for die in pile:
                s.where[die] = base + USED
                s.form[die] = -1
            s.piles[base + USED] = s.piles[base + USED] + pile
            s.piles[base + zone] = []
    s.end_gifts(THIS_TURN)
    limit = s.rules.turn_limit
    if limit is not None and s.turn >= limit:
        s.finish(BY_LIMIT, s.leaders())
        return
    s.active = (s.active + 1) % s.n
    s.turn += 1
    begin_turn(s)


def _forget_turn(s: State) -> None:
    """What only some boxes remember of a turn."""
    s.light = 0
    s.dark = 0
    s.scored_as = []
    s.earned = []
    s.locked_now = []
    s.casts = []
    if s.rolled and s.rolled[s.active]:
        s.rolled = [0 if player == s.active else bits for player, bits in enumerate(s.rolled)]


def begin_turn(s: State) -> None:
    s.phase = SCORE
    s.quiddity = 0
    s.flags = 0
    s.captures = s.rules.captures
    s.after_attack = False
    s.fresh = []
    if s.scored:
        s.scored = []
    if s.catalog.remembers:
        _forget_turn(s)
    if s.summons:
        s.summons = []
    if s.struck:
        s.struck = []
    if s.damaged:
        s.damaged = []
    if s.once:
        s.once = []
    if s.listener is not None:
        s.tell(told.TURN, s.active, -1, -1, s.turn, -1)
    if s.catalog.heard & (1 << TURN_BEGINS):
        push_event(s, TURN_BEGINS, -1, s.active)
