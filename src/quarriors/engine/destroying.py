"""Destroying Creatures, one after the other: the window to react, what happens instead, the move, the triggers.

A destroy frame: `those` are the dice, fixed beforehand (C12); `n` is the one in hand, `sub` how far it has got;
`by` and `cause` say who destroys and how; `line`, `pc`, `it`, `you`, `them` repeat the step that asked, so that its
condition can be asked again after the window (C3). `picked` gathers the triggers. If several players chose, `loop` says
for each die who `them` is (`gathering.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import happenings as told
from .copying import enter_ready
from .events import DAMAGE, DESTROYED, EFFECT
from .frame import BLOCK, Frame, speaker
from .indexing import LINES
from .lines import ONCE_NEVER, Instead
from .modifiers import LINE
from .moving import Destroy
from .option import CHOOSE, DECLINE, USE, Option
from .reactions import push_save_window
from .table import SAVED, without
from .triggers import collect, push_triggers
from .zones import LOCKED, QUEST, READY, USED, ZONES

if TYPE_CHECKING:
    from .state import State

_WINDOW: Final = 0
_FATE: Final = 1
_CHOICE: Final = 2
_CHOSEN: Final = 3
_AFTER: Final = 4
_ORDERED: Final = 5


def run_destroy(s: State, f: Frame) -> None:
    if f.n == len(f.those):
        s.stack.pop()
        push_triggers(s, f.picked, f.by, f.cause, f.defender)
        return
    die = f.those[f.n]
    if f.loop:
        f.them = f.loop[f.n]
    if f.sub == _WINDOW and s.catalog.minds_order and f.n + 1 < len(f.those) and _ask_order(s, f):
        return
    if f.sub in (_WINDOW, _ORDERED):
        f.sub = _FATE
        if s.catalog.has_reactions:
            push_save_window(s, die, f)
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
        s.move(die, s.owner(die), _falls_to(s, f, die))
    _settle(s, f, die)


def _decide_fate(s: State, f: Frame, die: int) -> None:
    if not s.is_creature(die) or s.where[die] % ZONES == LOCKED or not _still_meant(s, f, die):
        if die in s.saved:
            s.saved = without(s.saved, die)
        _take_sending(s, die)
        f.n += 1
        f.sub = _WINDOW
        return
    owner = s.owner(die)
    collect(s, f.picked, DESTROYED, die, f.by, f.cause, f.defender)
    if f.cause != EFFECT:
        if f.by == s.active:
            s.struck = [*s.struck, owner]
        if s.attackers and f.by != owner:
            s.kills = [*s.kills, f.by]
    if s.listener is not None:
        s.tell(told.DESTROYED, owner, die, s.catalog.card_of[die], f.cause, f.by)
    if s.area == QUEST and f.by == s.active and owner != s.active and s.attackers and s.where[die] % ZONES == QUEST:
        s.gain_glory(s.active, 1)  # a challenger's reward for each Creature destroyed
        if s.over:
            return
    if die in s.saved:
        _settle(s, f, die)
        return
    zone = _take_sending(s, die)
    if zone >= 0:
        s.move(die, owner, zone)
        _settle(s, f, die)
        return
    f.sub = _CHOICE


def _take_sending(s: State, die: int) -> int:
    """Where a Reaction sends it, which is thereby used up; -1 if none does."""
    for at in range(0, len(s.sent), 2):
        if s.sent[at] == die:
            zone = s.sent[at + 1]
            s.sent = s.sent[:at] + s.sent[at + 2 :]
            return zone
    return -1


def _choose_replacement(s: State, f: Frame, die: int) -> None:
    owner = s.owner(die)
    ways = _replacements(s, f, die, owner)
    if not ways:
        s.move(die, owner, _falls_to(s, f, die))
        _settle(s, f, die)
        return
    optional = all(_is_optional(s, _instead(s, line)) for line in ways)
    if len(ways) == 1 and not optional:
        _replace(s, f, die, ways[0])
        return
    options = [s.option(USE, line) for line in ways]
    if optional:
        options.append(s.plain(DECLINE))
    s.ask(owner, USE, options)
    s.ask_card = s.shown_card(die)
    s.ask_die = die


def _ask_order(s: State, f: Frame) -> bool:
    """Several of one player fall: that player says which is next, where it can matter (C12)."""
    owner = s.owner(f.those[f.n])
    if owner < 0:
        return False
    rest = [d for d in f.those[f.n :] if s.is_creature(d) and s.owner(d) == owner]
    if len(rest) < 2 or not any(s.catalog.index[s.form[it] // 6].minds_order for it in _speakers(s, owner)):
        return False
    options = s.die_options(CHOOSE, rest)
    if len(options) < 2:
        return False
    s.ask(owner, CHOOSE, options)
    return True


def answer_destroy(s: State, f: Frame, option: Option) -> None:
    if option.code == CHOOSE:
        at = f.those.index(option.target)
        f.those[f.n], f.those[at] = f.those[at], f.those[f.n]
        if f.loop:
            f.loop[f.n], f.loop[at] = f.loop[at], f.loop[f.n]
        f.sub = _ORDERED
    elif option.code == DECLINE:
        die = f.those[f.n]
        s.move(die, s.owner(die), _falls_to(s, f, die))
        _settle(s, f, die)
    else:
        f.sub = _CHOSEN
        f.m = option.target


def _falls_to(s: State, f: Frame, die: int) -> int:
    """The Used Pile, unless the step that destroys it says otherwise of one's own."""
    if f.line >= 0 and f.cause != DAMAGE:
        step = s.catalog.line(f.line).program[f.pc]
        if isinstance(step, Destroy):
            return step.falls_to(s.owner(die) == f.you)
    return USED


def _still_meant(s: State, f: Frame, die: int) -> bool:
    """An effect's own condition is asked again after the window, damage is not (C3)."""
    if f.line < 0:
        return True
    step = s.catalog.line(f.line).program[f.pc]
    return not step.asks_defense() or step.still_meant(s, f, die)


def _instead(s: State, line: int) -> Instead:
    found = s.catalog.line(line)
    assert isinstance(found, Instead)
    return found


def _is_optional(s: State, line: Instead) -> bool:
    return line.is_declinable() if s.rules.decline_when_destroyed else line.optional


def _replacements(s: State, f: Frame, die: int, owner: int) -> list[int]:
    """The lines that would send or save it; of those that do the same, one (C4)."""
    ways: list[int] = []
    if s.catalog.has_insteads:
        for player in range(s.n):
            for it in _speakers(s, player):
                if _speaks_for(s, it) == die and s.is_spent_saving(die):
                    continue
                form = s.form[it]
                for number in s.catalog.index[form // 6].insteads[form % 6]:
                    key = form // 6 * LINES + number
                    if key not in ways and _would_replace(s, f, key, it, die):
                        ways.append(key)
    for gift in s.gifts:
        if gift.code == LINE and gift.player == owner and gift.amount not in ways and s.catalog.replaces(gift.amount):
            given = _instead(s, gift.amount)
            alike = any(_instead(s, way).same_as(given) for way in ways)
            if not alike and _fits(s, f, gift.amount, die, owner, die):
                ways.append(gift.amount)
    return ways


def _speakers(s: State, player: int) -> list[int]:
    """Dice of that player whose lines may replace a destruction: Creatures, and what is attached to them."""
    dice = s.creatures(player)
    if s.attachments:
        dice += [d for d in s.piles[player * ZONES + READY] if s.attached[d] >= 0]
    if s.catalog.has_quests:
        dice += s.questers(player)
    return dice


def _speaks_for(s: State, it: int) -> int:
    """The Creature that die speaks for, or -1."""
    carrier = s.attached[it]
    if carrier >= 0:
        return -1 if s.is_silent(it) else carrier
    return it


def _would_replace(s: State, f: Frame, key: int, it: int, die: int) -> bool:
    """Whether that line of the die `it` is about the destruction of the die and could be carried out."""
    creature = _speaks_for(s, it)
    if creature < 0:
        return False
    line = _instead(s, key)
    if s.catalog.has_quests and line.ready_only and s.where[creature] % ZONES == QUEST:
        return False
    if line.once != ONCE_NEVER and it * 4096 + key * 8 in s.once:
        return False
    return _fits(s, f, key, creature, s.owner(it), die)


def _fits(s: State, f: Frame, key: int, it: int, you: int, die: int) -> bool:
    line = _instead(s, key)
    g = speaker(it, you, -1)
    g.line = key
    g.that = die
    if not line.event.fits_cause(g, f.by, f.cause):
        return False
    return line.event.dice.has(s, g, die) and line.steps[0].can(s, g)


def _replace(s: State, f: Frame, die: int, line: int) -> None:
    f.sub = _AFTER
    block = Frame(BLOCK)
    block.line = line
    it = _whose_line(s, f, die, line)
    if _instead(s, line).once != ONCE_NEVER:
        s.use_once(it, line, -1)
    block.it = _speaks_for(s, it)
    block.that = die
    block.you = s.owner(it)
    s.stack.append(block)
    if s.listener is not None:
        s.tell(told.ABILITY, block.you, block.it, line // LINES, line, -1)


def _whose_line(s: State, f: Frame, die: int, line: int) -> int:
    """The die that the replacing line belongs to: the dying one if it can be, else the first that has it."""
    dice = [die]
    for player in range(s.n):
        dice += _speakers(s, player)
    for it in dice:
        if s.form[it] // 6 == line // LINES and _would_replace(s, f, line, it, die):
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
