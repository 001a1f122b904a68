"""Abilities that wait for an event: collected when it happens, then run in order.

The active player's come first, then clockwise; one player's own in the order that player likes, asked only where the
order could matter. They happen even if their die has gone since; but what a line makes a condition of is asked again
when its turn comes (C16): its own *if*, and that a die which speaks from where it is set aside still lies there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import happenings as told
from .events import ATTACKED, BY_ATTACK, BY_YOUR_ATTACK, DESTROYED, EFFECT
from .faces import CREATURE, LOCK
from .frame import BLOCK, TRIGGERS, Frame, speaker
from .gifts import NEXT_TIME
from .indexing import LINES
from .lines import ONCE_NEVER, ONCE_PER_PLAYER, When
from .modifiers import LINE
from .option import DECLINE, FIRST, USE, Option
from .pending import TO_COLLECT
from .zones import ASIDE, LOCKED, QUEST, READY, ZONES

if TYPE_CHECKING:
    from .state import State

#: `sub` of a trigger frame whose player is asked whether to do what waits at the place `m`.
_TO_DECLINE: Final = 2


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
        if s.catalog.has_areas:
            for it in s.piles[base + LOCKED] + s.piles[base + QUEST]:
                _hear(s, found, event, it, player, READY, die, by, cause, defender)
    if s.gifts:
        _hear_gifts(s, found, event, die, by, cause, defender)


def _hear_gifts(s: State, found: list[int], event: int, die: int, by: int, cause: int, defender: int) -> None:
    """Lines that were given to a player; those for the next time only are used up."""
    for gift in s.gifts:
        if gift.code != LINE:
            continue
        line = s.catalog.line(gift.amount)
        if isinstance(line, When) and line.event.code == event:
            f = speaker(-1, gift.by, defender)
            f.them = gift.player
            f.by = by
            if line.event.matches(s, f, die, by, cause) and (line.if_ is None or line.if_.holds(s, f)):
                found += [gift.amount, -1, gift.by, die]
                if gift.until == NEXT_TIME:
                    s.gifts = [g for g in s.gifts if g is not gift]


def _hear(
    s: State, found: list[int], event: int, it: int, you: int, zone: int, die: int, by: int, cause: int, defender: int
) -> None:
    form = s.form[it]
    if form < 0:
        return
    card = form // 6
    index = s.catalog.index[card]
    numbers = index.events[event * 6 + form % 6]
    if not numbers:
        return
    speaks_for = it
    if zone == READY and s.catalog.kind[form] != CREATURE and s.catalog.kind[form] != LOCK:
        speaks_for = s.attached[it]
        if speaks_for < 0 or s.is_silent(it):
            return
    for number in numbers:
        line = index.lines[number]
        if isinstance(line, When) and line.zone == zone:
            if s.catalog.has_quests and _apart(s, line, speaks_for, event, cause):
                continue
            f = speaker(speaks_for, you, defender)
            f.by = by
            if not line.event.matches(s, f, die, by, cause):
                continue
            if line.if_ is not None and not line.if_.holds(s, f):
                continue
            if event == DESTROYED and speaks_for == die and s.is_spent_saving(die):
                continue
            key = card * LINES + number
            if zone == ASIDE and _waits(found, key, it):
                continue  # however many fall to one effect (K15)
            if line.once != ONCE_NEVER:
                about = defender if line.once == ONCE_PER_PLAYER else -1
                if not s.use_once(it, key, about):
                    continue
            found += [key, speaks_for, you, die]


def _waits(found: list[int], key: int, it: int) -> bool:
    """Whether that line of that die is among those found."""
    return any(found[at] == key and found[at + 1] == it for at in range(0, len(found), 4))


def _apart(s: State, line: When, it: int, event: int, cause: int) -> bool:
    """Whether the line does not work where its Creature is: from a quest, or in a battle elsewhere (X6)."""
    zone = s.where[it] % ZONES
    if zone == QUEST and line.ready_only:
        return True
    by_attack = line.event.by in (BY_YOUR_ATTACK, BY_ATTACK)  # "you destroy" is heard everywhere (C5)
    in_battle = event == ATTACKED or (event == DESTROYED and cause != EFFECT and by_attack)
    return in_battle and (READY if zone == LOCKED else zone) != s.area


def push_triggers(
    s: State, found: list[int], by: int, cause: int, defender: int, those: list[int] | None = None
) -> None:
    if not found:
        return
    f = Frame(TRIGGERS)
    f.picked = found
    if those is not None:
        f.those = those
    f.by = by
    f.cause = cause
    f.defender = defender
    s.stack.append(f)


def run_triggers(s: State, f: Frame) -> None:
    if f.sub == TO_COLLECT:
        f.sub = 0
        collect(s, f.picked, f.n, f.that, f.by, 0, -1)
    if f.sub == _TO_DECLINE:
        _ask_declining(s, f)
        return
    waiting = f.picked
    for at in range(len(waiting) - 4, -1, -4):
        line = s.catalog.line(waiting[at])
        if isinstance(line, When) and not _still_holds(s, f, line, at):
            del waiting[at : at + 4]
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
        number = waiting[at]
        if all(step.commutes() for step in s.catalog.line(number).program):
            _start(s, f, at)
            return
        if number not in lines:
            lines.append(number)
    if len(lines) == 1:
        _start(s, f, mine[0])
        return
    s.ask(player, FIRST, [s.option(FIRST, number) for number in lines])


def _may_decline(s: State, f: Frame, at: int) -> bool:
    """Whether its player may leave it undone, and it would do something (C16)."""
    line = s.catalog.line(f.picked[at])
    if not isinstance(line, When) or not line.is_declinable():
        return False
    seen = speaker(f.picked[at + 1], f.picked[at + 2], f.defender)
    seen.line = f.picked[at]
    seen.by = f.by
    return line.could(s, seen)


def _ask_declining(s: State, f: Frame) -> None:
    """The ability in hand, `m`, or not."""
    s.ask(f.picked[f.m + 2], USE, [s.option(USE, f.picked[f.m]), s.plain(DECLINE)])
    s.ask_card = f.picked[f.m] // LINES


def _still_holds(s: State, f: Frame, line: When, at: int) -> bool:
    """Whether what the line makes a condition of is still so now that its turn comes (C16)."""
    key, it, you = f.picked[at : at + 3]
    if line.zone == ASIDE and not s.lies(it, you, ASIDE):
        return False
    if line.if_ is None:
        return True
    seen = speaker(it, you, f.defender)
    seen.by = f.by
    if it < 0:
        seen.them = _given_to(s, key, f.by)
    return line.if_.holds(s, seen)


def _given_to(s: State, key: int, by: int) -> int:
    """The player who was given that line; of one used up by now, whoever the event was about."""
    for gift in s.gifts:
        if gift.code == LINE and gift.amount == key:
            return gift.player
    return by


def answer_triggers(s: State, f: Frame, option: Option) -> None:
    if f.sub == _TO_DECLINE:
        f.sub = 0
        if option.code == USE:
            _do(s, f, f.m)
        else:
            del f.picked[f.m : f.m + 4]
        return
    for at in range(0, len(f.picked), 4):
        if f.picked[at] == option.target and f.picked[at + 2] == s.asker:
            _start(s, f, at)
            return


def _start(s: State, f: Frame, at: int) -> None:
    if s.rules.decline_when_destroyed and _may_decline(s, f, at):
        f.sub = _TO_DECLINE
        f.m = at
        _ask_declining(s, f)
        return
    _do(s, f, at)


def _do(s: State, f: Frame, at: int) -> None:
    block = Frame(BLOCK)
    block.line, block.it, block.you, block.that = f.picked[at : at + 4]
    block.by = f.by
    block.cause = f.cause
    block.defender = f.defender
    if f.those:
        block.those = f.those[:]
    del f.picked[at : at + 4]
    s.stack.append(block)
    if s.listener is not None:
        s.tell(told.ABILITY, block.you, block.it, block.line // LINES, block.line, -1)
