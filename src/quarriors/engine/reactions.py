"""Windows to react in (C3): (a) protection against an attack, (b) a Creature about to be destroyed.

A window frame: `m` says which window, `n` whose chance it is (counted clockwise from the active player), `pc` how many
have passed in a row; in (a) `loop` holds the players under attack, in (b) `that` is the die, `you` its owner, `by` who
destroys it, and `done` whether an effect does. Only players who hold something that could matter are asked; what raises
defense matters in (a) alone. In a Challenge the two players go back and forth, the challenger first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .casting import cast_reaction
from .copying import change_copy, changeable, is_news, leave_copies
from .events import DAMAGE, EFFECT
from .frame import WINDOW, Frame, speaker
from .lines import Reaction
from .option import CAST, COPY, PASS, Option
from .zones import QUEST, READY, ZONES

if TYPE_CHECKING:
    from .state import State

_PROTECT: Final = 0
_SAVE: Final = 1


def push_protection(s: State, defenders: list[int]) -> None:
    """Window (a), for these players."""
    if not s.catalog.has_reactions and not s.catalog.has_copies:
        return
    f = Frame(WINDOW)
    f.m = _PROTECT
    f.n = 1
    f.loop = defenders
    s.stack.append(f)


def push_challenge_window(s: State, foe: int) -> None:
    """Window (a) of a Challenge: both sides, the challenger first (X6)."""
    if s.catalog.has_reactions or s.catalog.has_copies:
        f = Frame(WINDOW)
        f.m = _PROTECT
        f.n = 0
        f.loop = [s.active, foe]
        s.stack.append(f)


def push_save_window(s: State, die: int, cause: Frame) -> None:
    """Window (b), if the owner of the die could react; `cause` is the frame that destroys it."""
    owner = s.owner(die)
    if owner == s.active and s.area != QUEST:
        return
    f = Frame(WINDOW)
    f.m = _SAVE
    f.n = (owner - s.active) % s.n
    f.that = die
    f.you = owner
    f.by = cause.by
    f.done = cause.cause != DAMAGE
    if _reactions(s, f, owner):
        s.stack.append(f)


def run_window(s: State, f: Frame) -> None:
    while f.pc < s.n:
        player = (s.active + f.n) % s.n
        options = _options(s, f, player)
        if options:
            options.append(s.plain(PASS))
            s.ask(player, CAST, options)
            s.ask_die = f.that
            return
        _pass(s, f)
    s.stack.pop()


def answer_window(s: State, f: Frame, option: Option) -> None:
    player = s.asker
    _pass(s, f)
    if option.code == PASS:
        leave_copies(s)
        return
    f.pc = 0
    if option.code == COPY:
        change_copy(s, option.target)
    else:
        defender = player if f.m == _PROTECT else -1
        cast_reaction(s, player, option.target, f.that, attacker_of(s, f, player), defender)


def _pass(s: State, f: Frame) -> None:
    f.pc += 1
    f.n = (f.n + 1) % s.n


def _options(s: State, f: Frame, player: int) -> list[Option]:
    if f.m == _SAVE:
        if player != f.you or f.that in s.saved or f.that in s.sent[::2]:
            return []
        return s.die_options(CAST, _reactions(s, f, player))
    if player not in f.loop:
        return []
    options = s.die_options(CAST, _reactions(s, f, player))
    if s.catalog.has_copies:
        options += s.die_options(COPY, changeable(s, player))  # whatever the total is (K3)
    return options if is_news(s, options) else []


def _reactions(s: State, f: Frame, player: int) -> list[int]:
    """That player's readied Reactions that could matter in this window."""
    found: list[int] = []
    if s.cannot_cast(player):
        return found
    reaction = s.catalog.reaction
    for die in s.piles[player * ZONES + READY]:
        number = reaction[s.form[die]]
        if number >= 0 and _could_matter(s, f, player, die, number):
            found.append(die)
    return found


def _could_matter(s: State, f: Frame, player: int, die: int, number: int) -> bool:
    line = s.catalog.line(number)
    if not isinstance(line, Reaction):
        return False
    seen = speaker(die, player, player if f.m == _PROTECT else -1)
    seen.line = number
    seen.that = f.that
    seen.by = attacker_of(s, f, player)
    if f.m == _PROTECT:
        if line.at is not None or not line.could(s, seen):
            return False
        if any(step.hinders_attackers() for step in line.program):
            return any(_threatened(s, p) for p in _still_to_defend(s, f))
        return _threatened(s, player)
    if line.at is not None:
        if not line.at.dice.has(s, seen, f.that) or not line.at.fits_cause(seen, f.by, EFFECT if f.done else DAMAGE):
            return False
        return line.could(s, seen)
    return any(step.saves(s, seen) for step in line.program)


def attacker_of(s: State, f: Frame, player: int) -> int:
    """Who destroys the die of this window, or attacks that player."""
    if f.m == _SAVE:
        return f.by
    if player == s.active:
        return f.loop[1]
    return s.active


def _still_to_defend(s: State, f: Frame) -> list[int]:
    """The opponents from the first of this window on: whom hindering an attacker can still help."""
    if s.area == QUEST:
        return f.loop
    first = (f.loop[0] - s.active) % s.n
    return [(s.active + k) % s.n for k in range(first, s.n)]


def _threatened(s: State, player: int) -> bool:
    """Whether the attack could destroy anything of that player's."""
    if not any(d not in s.damaged for d in s.fighters(player)):
        return False
    for die in s.attackers:
        if s.is_creature(die) and s.owner(die) != player and s.can_attack(die, player) and s.attack(die, player) > 0:
            return True
    return False
