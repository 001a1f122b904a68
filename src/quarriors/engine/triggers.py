"""Abilities that wait for an event: collected when it happens, then run in order.

The active player's come first, then clockwise; one player's own in the order that player likes, asked only where the
order could matter. They happen even if their die has gone since; but what a line makes a condition of is asked again
when its turn comes (C16): its own *if*, and that a die which speaks from where it is set aside, only while it is in the
Ready Area, or only while it is Locked, still lies there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import happenings, kinds
from .events import BY_ATTACK, BY_YOUR_ATTACK, EFFECT, WHEN_ATTACKED, WHEN_DESTROYED
from .faces import CREATURE_FACE, LOCK_FACE
from .frame import Ability, Frame, Speaker, Trigger, Triggering, speaker
from .gifts import NEXT_TIME
from .lines import ONCE_NEVER, ONCE_PER_PLAYER, When
from .modifiers import GIVEN_LINE
from .nouns import IT
from .numbering import LINES
from .operation import Operation
from .option import Option
from .steps import EachPlayer, PickStep
from .zones import LOCKED_AREA, QUEST_AREA, READY_AREA, SET_ASIDE, ZONES

if TYPE_CHECKING:
    from .state import State


def collect(s: State, found: list[Trigger], event: int, die: int, by: int, cause: int, defender: int) -> None:
    """Adds every line on the table that hears of this event of that die."""
    bit = 1 << event
    if not s.catalog.heard_lying & bit:
        return
    hears = s.catalog.hears
    form = s.form
    elsewhere = s.away and s.catalog.heard_away & bit
    for player in range(s.n):
        for it in s.piles[player * ZONES + READY_AREA]:
            if hears[form[it]] & bit:
                _hear(s, found, event, it, player, READY_AREA, die, by, cause, defender)
        if s.catalog.speaks_aside:
            for it in s.pile(player, SET_ASIDE):
                _hear(s, found, event, it, player, SET_ASIDE, die, by, cause, defender)
        if elsewhere:
            for it in s.in_other_areas(player):
                _hear(s, found, event, it, player, READY_AREA, die, by, cause, defender)
    if s.gifts:
        _hear_gifts(s, found, event, die, by, cause, defender)


def _hear_gifts(s: State, found: list[Trigger], event: int, die: int, by: int, cause: int, defender: int) -> None:
    """Lines that were given to a player; those for the next time only are used up."""
    for gift in s.gifts:
        if gift.code != GIVEN_LINE:
            continue
        line = s.catalog.line(gift.amount)
        if isinstance(line, When) and line.event.code == event:
            f = speaker(-1, gift.by, defender)
            f.them = gift.player
            f.by = by
            if line.event.matches(s, f, die, by, cause) and (line.if_ is None or line.if_.holds(s, f)):
                found.append(Trigger(gift.amount, -1, gift.by, die))
                if gift.until == NEXT_TIME:
                    s.gifts = [g for g in s.gifts if g is not gift]


def _hear(
    s: State,
    found: list[Trigger],
    event: int,
    it: int,
    you: int,
    zone: int,
    die: int,
    by: int,
    cause: int,
    defender: int,
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
    if zone == READY_AREA and s.catalog.kind[form] != CREATURE_FACE and s.catalog.kind[form] != LOCK_FACE:
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
            if event == WHEN_DESTROYED and speaks_for == die and s.is_spent_saving(die):
                continue
            key = card * LINES + number
            if zone == SET_ASIDE and any(known.line == key and known.it == it for known in found):
                continue  # however many fall to one effect (K15)
            if line.once != ONCE_NEVER:
                about = defender if line.once == ONCE_PER_PLAYER else -1
                if not s.use_once(it, key, about):
                    continue
            found.append(Trigger(key, speaks_for, you, die))


def _apart(s: State, line: When, it: int, event: int, cause: int) -> bool:
    """Whether the line does not work where its Creature is: from a quest, or in a battle elsewhere (X6)."""
    zone = s.zone(it)
    if zone == QUEST_AREA and line.ready_only:
        return True
    by_attack = line.event.by in (BY_YOUR_ATTACK, BY_ATTACK)  # "you destroy" is heard everywhere (C5)
    in_battle = event == WHEN_ATTACKED or (event == WHEN_DESTROYED and cause != EFFECT and by_attack)
    return in_battle and (READY_AREA if zone == LOCKED_AREA else zone) != s.area


def push_triggers(
    s: State, found: list[Trigger], by: int, cause: int, defender: int, those: list[int] | None = None
) -> None:
    if found:
        f = Triggering(found, by, cause, defender)
        if those is not None:
            f.those = those
        s.stack.append(f)


class RunTriggers(Operation):
    def run(self, s: State, f: Frame) -> None:
        assert isinstance(f, Triggering)
        if f.event >= 0:
            collect(s, f.waiting, f.event, f.that, f.by, 0, -1)
            f.event = -1
        if f.declining >= 0:
            _ask_declining(s, f.waiting[f.declining])
            return
        waiting = [trigger for trigger in f.waiting if _still_holds(s, f, trigger)]
        f.waiting = waiting
        if not waiting:
            s.stack.pop()
            return
        player = -1
        for k in range(s.n):
            player = (s.active + k) % s.n
            if any(trigger.you == player for trigger in waiting):
                break
        first: Trigger | None = None
        lines: list[int] = []
        for trigger in waiting:
            if trigger.you != player:
                continue
            if all(step.commutes() for step in s.catalog.line(trigger.line).program) and not (
                len(waiting) > 1 and _minds_order(s, f, player, trigger)
            ):
                _start(s, f, trigger)
                return
            if first is None:
                first = trigger
            if trigger.line not in lines:
                lines.append(trigger.line)
        if len(lines) == 1 and first is not None:
            _start(s, f, first)
            return
        s.ask(player, kinds.FIRST, [s.option(kinds.FIRST, line) for line in lines])

    def answer(self, s: State, f: Frame, option: Option) -> None:
        assert isinstance(f, Triggering)
        if f.declining >= 0:
            asked = f.waiting[f.declining]
            f.declining = -1
            if option.code == kinds.USE:
                _do(s, f, asked)
            else:
                f.waiting = [known for known in f.waiting if known is not asked]
            return
        for trigger in f.waiting:
            if trigger.line == option.target and trigger.you == s.asker:
                _start(s, f, trigger)
                return


def _minds_order(s: State, f: Triggering, player: int, trigger: Trigger) -> bool:
    """Whether its Glory had better come before or after another's: at 0 nothing can be lost, and the goal wins (S5).

    What a Locked die takes is not taken at all if another ability of that player ends the Lock first (X4).
    """
    own = _glory_moved(s, f, trigger)
    if not own:
        return False
    gained = lost = 0
    for other in f.waiting:
        if other.you == player:
            if (
                own < 0
                and trigger.it >= 0
                and s.zone(trigger.it) == LOCKED_AREA
                and _ends_lock(s, f, other, trigger.it)
            ):
                return True
            moved = _glory_moved(s, f, other)
            if moved > 0:
                gained += moved
            else:
                lost -= moved
    return gained > 0 and lost > 0 and (s.glory[player] < lost or s.glory[player] + gained >= s.goal)


def _ends_lock(s: State, f: Triggering, trigger: Trigger, die: int) -> bool:
    seen = _eyes(f, trigger)
    for step in s.catalog.line(trigger.line).program:
        if isinstance(step, PickStep) and step.ends_lock() and die in step.candidates(s, seen):
            return True
    return False


def _glory_moved(s: State, f: Triggering, trigger: Trigger) -> int:
    """How much Glory its player gains by it, or at most loses; that of others does not count."""
    seen = _eyes(f, trigger)
    moved = 0
    for step in s.catalog.line(trigger.line).program:
        if isinstance(step, EachPlayer):
            break
        moved += step.glory_moved(s, seen)
    return moved


def _eyes(f: Triggering, trigger: Trigger) -> Speaker:
    seen = speaker(trigger.it, trigger.you, f.defender)
    seen.line = trigger.line
    seen.that = trigger.that
    seen.by = f.by
    seen.those = f.those
    return seen


def _still_holds(s: State, f: Triggering, trigger: Trigger) -> bool:
    """Whether what the line makes a condition of is still so now that its turn comes (C16)."""
    line = s.catalog.line(trigger.line)
    if not isinstance(line, When):
        return True
    if line.zone == SET_ASIDE and not s.lies(trigger.it, trigger.you, SET_ASIDE):
        return False
    if line.from_ready and trigger.it >= 0 and line.event.dice.noun != IT and not s.is_ready(trigger.it):
        return False  # "while it is in your Ready Area"
    if line.locked and trigger.it >= 0 and line.event.dice.noun != IT and s.zone(trigger.it) != LOCKED_AREA:
        return False  # UnLocking ends its abilities at once (X4)
    if line.if_ is None:
        return True
    seen = speaker(trigger.it, trigger.you, f.defender)
    seen.by = f.by
    if trigger.it < 0:
        seen.them = _given_to(s, trigger.line, f.by)
    return line.if_.holds(s, seen)


def _given_to(s: State, line: int, by: int) -> int:
    """The player who was given that line; of one used up by now, whoever the event was about."""
    for gift in s.gifts:
        if gift.code == GIVEN_LINE and gift.amount == line:
            return gift.player
    return by


def _start(s: State, f: Triggering, trigger: Trigger) -> None:
    if s.rules.decline_when_destroyed and _may_decline(s, f, trigger):
        f.declining = f.waiting.index(trigger)
        _ask_declining(s, trigger)
    else:
        _do(s, f, trigger)


def _may_decline(s: State, f: Triggering, trigger: Trigger) -> bool:
    """Whether its player may leave it undone, and it would do something (C16)."""
    line = s.catalog.line(trigger.line)
    if not isinstance(line, When) or not line.is_declinable():
        return False
    seen = speaker(trigger.it, trigger.you, f.defender)
    seen.line = trigger.line
    seen.by = f.by
    return line.could(s, seen)


def _ask_declining(s: State, trigger: Trigger) -> None:
    s.ask(trigger.you, kinds.USE, [s.option(kinds.USE, trigger.line), s.plain(kinds.DECLINE)])
    s.ask_card = trigger.line // LINES
    s.ask_die = trigger.it


def _do(s: State, f: Triggering, trigger: Trigger) -> None:
    f.waiting = [known for known in f.waiting if known is not trigger]
    ability = Ability(trigger.line, trigger.it, trigger.you)
    ability.that = trigger.that
    ability.by = f.by
    ability.defender = f.defender
    if f.those:
        ability.those = f.those[:]
    s.stack.append(ability)
    if s.listener is not None:
        s.tell(happenings.ABILITY, trigger.you, trigger.it, trigger.line // LINES, trigger.line, -1)
