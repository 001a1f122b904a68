"""Windows to react in (C3): (a) protection against an attack, (b) a Creature about to be destroyed.

A window frame: `m` says which window, `n` whose chance it is (counted clockwise from the active player), `pc` how many
have passed in a row; in (a) `loop` holds the players under attack, in (b) `that` is the die, `you` its owner, and
`line`, `cause` repeat the step that destroys it. Only players who hold something that could matter are asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .casting import cast_reaction
from .copying import change_copy, changeable
from .frame import WINDOW, Frame, speaker
from .lines import Reaction
from .option import CAST, COPY, PASS, Option
from .zones import READY, ZONES

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


def push_save_window(s: State, die: int, line: int, pc: int) -> None:
    """Window (b), if the owner of the die could react."""
    owner = s.owner(die)
    if owner == s.active:
        return
    f = Frame(WINDOW)
    f.m = _SAVE
    f.n = 1
    f.that = die
    f.you = owner
    f.line = line
    f.cause = pc
    if _reactions(s, f, owner):
        s.stack.append(f)


def run_window(s: State, f: Frame) -> None:
    while f.pc < s.n - 1:
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
        return
    f.pc = 0
    if option.code == COPY:
        change_copy(s, option.target)
    else:
        cast_reaction(s, player, option.target, f.that)


def _pass(s: State, f: Frame) -> None:
    f.pc += 1
    f.n = f.n + 1 if f.n < s.n - 1 else 1


def _options(s: State, f: Frame, player: int) -> list[Option]:
    if f.m == _SAVE:
        if player != f.you or f.that in s.saved:
            return []
        return s.die_options(CAST, _reactions(s, f, player))
    if player not in f.loop:
        return []
    options = s.die_options(CAST, _reactions(s, f, player))
    if s.catalog.has_copies and _threatened(s, player):
        options += s.die_options(COPY, changeable(s, player))
    return options


def _reactions(s: State, f: Frame, player: int) -> list[int]:
    """That player's readied Reactions that could matter in this window."""
    found: list[int] = []
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
    seen = speaker(die, player, -1)
    seen.line = number
    seen.that = f.that
    if f.m == _PROTECT:
        if line.at is not None or not any(step.can(s, seen) for step in line.program):
            return False
        if any(step.hinders_attackers() for step in line.program):
            return any(_threatened(s, p) for p in _still_to_defend(s, f))
        return _threatened(s, player)
    if line.at is not None and not line.at.dice.has(s, seen, f.that):
        return False
    by_defense = f.line >= 0 and s.catalog.line(f.line).program[f.cause].asks_defense()
    return any(step.saves(s, seen, by_defense) for step in line.program)


def _still_to_defend(s: State, f: Frame) -> list[int]:
    """The opponents from the first of this window on: whom hindering an attacker can still help."""
    first = (f.loop[0] - s.active) % s.n
    return [(s.active + k) % s.n for k in range(first, s.n)]


def _threatened(s: State, player: int) -> bool:
    """Whether the attack could destroy anything of that player's."""
    if not any(d not in s.damaged for d in s.creatures(player)):
        return False
    return any(s.can_attack(d, player) and s.attack(d, player) > 0 for d in s.attackers if s.is_creature(d))
