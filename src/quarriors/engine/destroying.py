"""Destroying Creatures, one after the other: the window to react, what happens instead, the move, the triggers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import happenings, kinds
from .copying import enter_ready
from .events import DAMAGE, EFFECT, WHEN_DESTROYED
from .frame import Ability, Destruction, Frame, speaker
from .limits import SAVED
from .lines import ONCE_NEVER, Instead
from .modifiers import GIVEN_LINE
from .moving import Destroy
from .numbering import LINES
from .operation import Operation
from .option import Option
from .piles import without
from .reactions import push_save_window
from .triggers import collect, push_triggers
from .zones import LOCKED_AREA, QUEST_AREA, READY_AREA, USED_PILE

if TYPE_CHECKING:
    from .state import State

_WINDOW: Final = 0
_FATE: Final = 1
_CHOICE: Final = 2
_CHOSEN: Final = 3
_AFTER: Final = 4
_ORDERED: Final = 5


class DestroyDice(Operation):
    def run(self, s: State, f: Frame) -> None:
        assert isinstance(f, Destruction)
        if f.at == len(f.dice):
            s.stack.pop()
            push_triggers(s, f.triggers, f.by, f.cause, f.defender)
            return
        die = f.dice[f.at]
        if f.chosen_for:
            f.them = f.chosen_for[f.at]
        stage = f.stage
        if stage == _WINDOW and f.at == 0 and s.catalog.speaks_aside and len(f.dice) > 1:
            _set_aside_first(s, f)
            die = f.dice[0]
        if stage == _WINDOW and s.catalog.minds_order and f.at + 1 < len(f.dice) and _ask_order(s, f):
            return
        if stage in (_WINDOW, _ORDERED):
            f.stage = _FATE
            if s.catalog.has_reactions:
                push_save_window(s, die, f)
        elif stage == _FATE:
            _decide_fate(s, f, die)
        elif stage == _CHOICE:
            _choose_replacement(s, f, die)
        elif stage == _CHOSEN:
            _replace(s, f, die, f.replacement)
        else:
            # the replacement has run its course
            if s.is_creature(die) and die not in s.saved:
                s.move(die, s.owner(die), _falls_to(s, f, die))
            _settle(s, f, die)

    def answer(self, s: State, f: Frame, option: Option) -> None:
        assert isinstance(f, Destruction)
        if option.code == kinds.CHOOSE:
            at = f.dice.index(option.target)
            f.dice[f.at], f.dice[at] = f.dice[at], f.dice[f.at]
            if f.chosen_for:
                f.chosen_for[f.at], f.chosen_for[at] = f.chosen_for[at], f.chosen_for[f.at]
            f.stage = _ORDERED
        elif option.code == kinds.DECLINE:
            die = f.dice[f.at]
            s.move(die, s.owner(die), _falls_to(s, f, die))
            _settle(s, f, die)
        else:
            f.stage = _CHOSEN
            f.replacement = option.target

    def is_between(self, f: Frame) -> bool:
        return False


def _set_aside_first(s: State, f: Destruction) -> None:
    """What hears of the others' fall from where it is set aside falls before them: no owner would have it otherwise."""
    first = [d for d in f.dice if s.form[d] >= 0 and s.catalog.index[s.form[d] // 6].speaks_aside]
    if not first or len(first) == len(f.dice):
        return
    dice = first + [d for d in f.dice if d not in first]
    if f.chosen_for:
        f.chosen_for = [f.chosen_for[f.dice.index(d)] for d in dice]
    f.dice = dice


def _decide_fate(s: State, f: Destruction, die: int) -> None:
    if not s.is_creature(die) or s.zone(die) == LOCKED_AREA or not _still_meant(s, f, die):
        if die in s.saved:
            s.saved = without(s.saved, die)
        _take_sending(s, die)
        f.at += 1
        f.stage = _WINDOW
        return
    owner = s.owner(die)
    if s.catalog.heard & (1 << WHEN_DESTROYED):
        f.triggers = f.triggers[:]
        collect(s, f.triggers, WHEN_DESTROYED, die, f.by, f.cause, f.defender)
    if f.cause != EFFECT:
        if f.by == s.active:
            s.struck = [*s.struck, owner]
        if s.attackers and f.by != owner:
            s.kills = [*s.kills, f.by]
    if s.listener is not None:
        s.tell(happenings.DESTROYED, owner, die, s.catalog.card_of[die], f.cause, f.by)
    if s.area == QUEST_AREA and f.by == s.active and owner != s.active and s.attackers and s.zone(die) == QUEST_AREA:
        s.gain_glory(s.active, s.catalog.challengers_gain)  # the reward for each Creature destroyed
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
    f.stage = _CHOICE


def _take_sending(s: State, die: int) -> int:
    """Where a Reaction sends it, which is thereby used up; -1 if none does."""
    for at in range(0, len(s.sent), 2):
        if s.sent[at] == die:
            zone = s.sent[at + 1]
            s.sent = s.sent[:at] + s.sent[at + 2 :]
            return zone
    return -1


def _choose_replacement(s: State, f: Destruction, die: int) -> None:
    owner = s.owner(die)
    ways = _replacements(s, f, die, owner)
    if not ways:
        s.move(die, owner, _falls_to(s, f, die))
        _settle(s, f, die)
        return
    optional = all(_is_optional(s, _instead(s, line)) for line in ways)
    if not optional and _falls_to(s, f, die) != USED_PILE:
        optional = True  # what destroys it sends it elsewhere: its owner applies one of them (C4)
    if len(ways) == 1 and not optional:
        _replace(s, f, die, ways[0])
        return
    options = [s.option(kinds.USE, line) for line in ways]
    if optional:
        options.append(s.plain(kinds.DECLINE))
    s.ask(owner, kinds.USE, options)
    s.ask_card = s.shown_card(die)
    s.ask_die = die


def _ask_order(s: State, f: Destruction) -> bool:
    """Several of one player fall: that player says which is next, where it can matter (C12)."""
    owner = s.owner(f.dice[f.at])
    if owner < 0:
        return False
    rest = [d for d in f.dice[f.at :] if s.is_creature(d) and s.owner(d) == owner]
    if len(rest) < 2 or not any(s.catalog.index[s.form[it] // 6].minds_order for it in _speakers(s, owner)):
        return False
    options = s.die_options(kinds.CHOOSE, rest)
    if len(options) < 2:
        return False
    s.ask(owner, kinds.CHOOSE, options)
    return True


def _falls_to(s: State, f: Destruction, die: int) -> int:
    """The Used Pile, unless the step that destroys it says otherwise of one's own."""
    if f.line >= 0 and f.cause != DAMAGE:
        step = s.catalog.line(f.line).program[f.step]
        if isinstance(step, Destroy):
            return step.falls_to(s.owner(die) == f.you)
    return USED_PILE


def _still_meant(s: State, f: Destruction, die: int) -> bool:
    """An effect's own condition is asked again after the window, damage is not (C3)."""
    if f.line < 0:
        return True
    step = s.catalog.line(f.line).program[f.step]
    return not step.asks_defense() or step.still_meant(s, f, die)


def _instead(s: State, line: int) -> Instead:
    found = s.catalog.line(line)
    assert isinstance(found, Instead)
    return found


def _is_optional(s: State, line: Instead) -> bool:
    return line.is_declinable() if s.rules.decline_when_destroyed else line.optional


def _replacements(s: State, f: Destruction, die: int, owner: int) -> list[int]:
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
        if (
            gift.code == GIVEN_LINE
            and gift.player == owner
            and gift.amount not in ways
            and s.catalog.replaces(gift.amount)
        ):
            given = _instead(s, gift.amount)
            alike = any(_instead(s, way).same_as(given) for way in ways)
            if not alike and _fits(s, f, gift.amount, die, owner, die):
                ways.append(gift.amount)
    return ways


def _speakers(s: State, player: int) -> list[int]:
    """Dice of that player whose lines may replace a destruction: Creatures, and what is attached to them."""
    dice = s.creatures(player)
    if s.attachments:
        dice += [d for d in s.pile(player, READY_AREA) if s.attached[d] >= 0]
    if s.catalog.has_quests:
        dice += s.questers(player)
    return dice


def _speaks_for(s: State, it: int) -> int:
    """The Creature that die speaks for, or -1."""
    carrier = s.attached[it]
    if carrier >= 0:
        return -1 if s.is_silent(it) else carrier
    return it


def _would_replace(s: State, f: Destruction, key: int, it: int, die: int) -> bool:
    """Whether that line of the die `it` is about the destruction of the die and could be carried out."""
    creature = _speaks_for(s, it)
    if creature < 0:
        return False
    line = _instead(s, key)
    if s.catalog.has_quests and line.ready_only and s.zone(creature) == QUEST_AREA:
        return False
    if line.once != ONCE_NEVER and s.is_used(it, key):
        return False
    return _fits(s, f, key, creature, s.owner(it), die)


def _fits(s: State, f: Destruction, key: int, it: int, you: int, die: int) -> bool:
    line = _instead(s, key)
    g = speaker(it, you, -1)
    g.line = key
    g.that = die
    if not line.event.fits_cause(g, f.by, f.cause):
        return False
    return line.event.dice.has(s, g, die) and line.steps[0].can(s, g)


def _replace(s: State, f: Destruction, die: int, line: int) -> None:
    f.stage = _AFTER
    it = _whose_line(s, f, die, line)
    if _instead(s, line).once != ONCE_NEVER:
        s.use_once(it, line, -1)
    ability = Ability(line, _speaks_for(s, it), s.owner(it))
    ability.that = die
    s.stack.append(ability)
    if s.listener is not None:
        s.tell(happenings.ABILITY, ability.you, ability.it, line // LINES, line, -1)


def _whose_line(s: State, f: Destruction, die: int, line: int) -> int:
    """The die that the replacing line belongs to: the dying one if it can be, else the first that has it."""
    dice = [die]
    for player in range(s.n):
        dice += _speakers(s, player)
    for it in dice:
        if s.form[it] // 6 == line // LINES and _would_replace(s, f, line, it, die):
            return it
    return die


def _settle(s: State, f: Destruction, die: int) -> None:
    """The next die; a saved one is back on the same face, its attachments gone, unharmed for this turn (C7)."""
    f.at += 1
    f.stage = _WINDOW
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
            s.tell(happenings.SAVED, s.owner(die), die, s.catalog.card_of[die], -1, -1)
        if s.copying(die):
            s.form[die] = s.catalog.canon[s.catalog.card_of[die] * 6 + 5]
        enter_ready(s, die)
