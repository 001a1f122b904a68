"""Destroying Creatures, one after the other: the window to react, what happens instead, the move, the triggers.

A destroy frame: `those` are the dice, fixed beforehand (C12); `n` is the one in hand, `sub` how far it has got;
`by` and `cause` say who destroys and how; `line`, `pc`, `it`, `you`, `them` repeat the step that asked, so that its
condition can be asked again after the window (C3). `picked` gathers the triggers, `loop` the replacements.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import happenings as told
from .copying import enter_ready
from .events import DESTROYED, EFFECT
from .frame import BLOCK, Frame, speaker
from .indexing import LINES
from .lines import Instead
from .modifiers import LINE
from .option import DECLINE, USE, Option
from .reactions import push_save_window
from .table import SAVED, without
from .triggers import collect, push_triggers
from .zones import USED

if TYPE_CHECKING:
    from .state import State

_WINDOW: Final = 0
_FATE: Final = 1
_CHOICE: Final = 2
_CHOSEN: Final = 3
_AFTER: Final = 4


def run_destroy(s: State, f: Frame) -> None:
    if f.n == len(f.those):
        s.stack.pop()
        push_triggers(s, f.picked, f.by, f.cause, f.defender)
        return
    die = f.those[f.n]
    if f.sub == _WINDOW:
        f.sub = _FATE
        if s.catalog.has_reactions:
            push_save_window(s, die, f.line, f.pc)
        return
    if f.sub == _FATE:
        _decide_fate(s, f, die)
        return
    if f.sub == _CHOICE:
        _choose_replacement(s, f, die)
        return
    if f.sub == _CHOSEN:
        _replace(s, f, die, f.m)
        return
    # the replacement has run its course
    if s.is_creature(die) and die not in s.saved:
        s.move(die, s.owner(die), USED)
    _settle(s, f, die)


def _decide_fate(s: State, f: Frame, die: int) -> None:
    if not s.is_creature(die) or not _still_meant(s, f, die):
        if die in s.saved:
            s.saved = without(s.saved, die)
        f.n += 1
        f.sub = _WINDOW
        return
    owner = s.owner(die)
    collect(s, f.picked, DESTROYED, die, f.by, f.cause, f.defender)
    if f.cause != EFFECT and f.by == s.active:
        s.struck = [*s.struck, owner]
    if s.listener is not None:
        s.tell(told.DESTROYED, owner, die, s.catalog.card_of[die], f.cause, f.by)
    if die in s.saved:
        _settle(s, f, die)
        return
    f.sub = _CHOICE


def _choose_replacement(s: State, f: Frame, die: int) -> None:
    owner = s.owner(die)
    ways = _replacements(s, die, owner)
    if not ways:
        s.move(die, owner, USED)
        _settle(s, f, die)
        return
    optional = all(_instead(s, line).optional for line in ways)
    if len(ways) == 1 and not optional:
        _replace(s, f, die, ways[0])
        return
    options = [s.option(USE, line) for line in ways]
    if optional:
        options.append(s.plain(DECLINE))
    s.ask(owner, USE, options)
    s.ask_card = s.shown_card(die)
    s.ask_die = die


def answer_destroy(s: State, f: Frame, option: Option) -> None:
    if option.code == DECLINE:
        die = f.those[f.n]
        s.move(die, s.owner(die), USED)
        _settle(s, f, die)
    else:
        f.sub = _CHOSEN
        f.m = option.target


def _still_meant(s: State, f: Frame, die: int) -> bool:
    """An effect's own condition is asked again after the window, damage is not (C3)."""
    if f.line < 0:
        return True
    return s.catalog.line(f.line).program[f.pc].still_meant(s, f, die)


def _instead(s: State, line: int) -> Instead:
    found = s.catalog.line(line)
    assert isinstance(found, Instead)
    return found


def _replacements(s: State, die: int, owner: int) -> list[int]:
    """The lines that would send or save it; of those that do the same, one (C4)."""
    ways: list[int] = []
    if s.catalog.has_insteads:
        for player in range(s.n):
            for it in s.creatures(player):
                if it == die and s.is_spent_saving(die):
                    continue
                form = s.form[it]
                for number in s.catalog.index[form // 6].insteads[form % 6]:
                    key = form // 6 * LINES + number
                    if key not in ways and _would_replace(s, key, it, player, die):
                        ways.append(key)
    for gift in s.gifts:
        if gift.code == LINE and gift.player == owner and gift.amount not in ways:
            given = _instead(s, gift.amount)
            alike = any(_instead(s, way).same_as(given) for way in ways)
            if not alike and _would_replace(s, gift.amount, die, owner, die):
                ways.append(gift.amount)
    return ways


def _would_replace(s: State, key: int, it: int, you: int, die: int) -> bool:
    """Whether that line, seen from `it`, is about the destruction of the die and could be carried out."""
    line = _instead(s, key)
    f = speaker(it, you, -1)
    f.line = key
    f.that = die
    return line.event.dice.has(s, f, die) and line.program[0].can(s, f)


def _replace(s: State, f: Frame, die: int, line: int) -> None:
    f.sub = _AFTER
    block = Frame(BLOCK)
    block.line = line
    block.it = _whose_line(s, die, line)
    block.that = die
    block.you = s.owner(block.it)
    s.stack.append(block)
    if s.listener is not None:
        s.tell(told.ABILITY, block.you, block.it, line // LINES, line, -1)


def _whose_line(s: State, die: int, line: int) -> int:
    """The Creature that the replacing line belongs to: the dying one if it can be, else the first that has it."""
    dice = [die]
    for player in range(s.n):
        dice += s.creatures(player)
    for it in dice:
        if s.form[it] // 6 == line // LINES and _would_replace(s, line, it, s.owner(it), die):
            return it
    return die


def _settle(s: State, f: Frame, die: int) -> None:
    """The next die; a saved one is back on the same face, its attachments gone, unharmed for this turn (C7)."""
    f.n += 1
    f.sub = _WINDOW
    if die in s.saved:
        s.saved = without(s.saved, die)
        if s.attachments:
            s.drop_attachments(die)
        s.forget_gifts(die)
        if s.attackers:
            s.use_once(die, SAVED, -1)
        if die not in s.damaged:
            s.damaged = [*s.damaged, die]
        if s.listener is not None:
            s.tell(told.SAVED, s.owner(die), die, s.catalog.card_of[die], -1, -1)
        if s.copying(die):
            s.form[die] = s.catalog.canon[s.catalog.card_of[die] * 6 + 5]
        enter_ready(s, die)
