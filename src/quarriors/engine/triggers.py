"""Abilities that wait for an event: collected when it happens, then run in order.

The active player's come first, then clockwise; one player's own in the order that player likes, asked only where the
order could matter. They happen even if their die has gone since.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import happenings as told
from .events import DESTROYED
from .faces import CREATURE
from .frame import BLOCK, TRIGGERS, Frame, speaker
from .indexing import LINES
from .lines import ONCE_NEVER, ONCE_PER_PLAYER, When
from .option import FIRST, Option
from .zones import ASIDE, READY, ZONES

if TYPE_CHECKING:
    from .state import State


def collect(s: State, found: list[int], event: int, die: int, by: int, cause: int, defender: int) -> None:
    """Adds (line, it, you, that) for every line on the table that hears of this event of that die."""
    if not s.catalog.heard & (1 << event):
        return
    for player in range(s.n):
        base = player * ZONES
        for it in s.piles[base + READY]:
            _hear(s, found, event, it, player, READY, die, by, cause, defender)
        for it in s.piles[base + ASIDE]:
            _hear(s, found, event, it, player, ASIDE, die, by, cause, defender)


def _hear(
    s: State, found: list[int], event: int, it: int, you: int, zone: int, die: int, by: int, cause: int, defender: int
) -> None:
    form = s.form[it]
    card = form // 6
    index = s.catalog.index[card]
    numbers = index.events[event * 6 + form % 6]
    if not numbers:
        return
    speaks_for = it
    if zone == READY and s.catalog.kind[form] != CREATURE:
        speaks_for = s.attached[it]
        if speaks_for < 0 or s.is_silent(it):
            return
    for number in numbers:
        line = index.lines[number]
        if isinstance(line, When) and line.zone == zone:
            f = speaker(speaks_for, you, defender)
            if not line.event.matches(s, f, die, by, cause):
                continue
            if event == DESTROYED and speaks_for == die and s.is_spent_saving(die):
                continue
            key = card * LINES + number
            if line.once != ONCE_NEVER:
                about = defender if line.once == ONCE_PER_PLAYER else -1
                if not s.use_once(it, key, about):
                    continue
            found += [key, speaks_for, you, die]


def push_triggers(s: State, found: list[int], by: int, cause: int, defender: int) -> None:
    if not found:
        return
    f = Frame(TRIGGERS)
    f.picked = found
    f.by = by
    f.cause = cause
    f.defender = defender
    s.stack.append(f)


def run_triggers(s: State, f: Frame) -> None:
    waiting = f.picked
    if not waiting:
        s.stack.pop()
        return
    player = -1
    for k in range(s.n):
        player = (s.active + k) % s.n
        if any(waiting[at + 2] == player for at in range(0, len(waiting), 4)):
            break
    mine = [at for at in range(0, len(waiting), 4) if waiting[at + 2] == player]
    lines: list[int] = []
    for at in mine:
        line = waiting[at]
        if all(step.commutes() for step in s.catalog.line(line).program):
            _start(s, f, at)
            return
        if line not in lines:
            lines.append(line)
    if len(lines) == 1:
        _start(s, f, mine[0])
        return
    s.ask(player, FIRST, [s.option(FIRST, line) for line in lines])


def answer_triggers(s: State, f: Frame, option: Option) -> None:
    for at in range(0, len(f.picked), 4):
        if f.picked[at] == option.target and f.picked[at + 2] == s.asker:
            _start(s, f, at)
            return


def _start(s: State, f: Frame, at: int) -> None:
    block = Frame(BLOCK)
    block.line, block.it, block.you, block.that = f.picked[at : at + 4]
    block.by = f.by
    block.cause = f.cause
    block.defender = f.defender
    del f.picked[at : at + 4]
    s.stack.append(block)
    if s.listener is not None:
        s.tell(told.ABILITY, block.you, block.it, block.line // LINES, block.line, -1)
