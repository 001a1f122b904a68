"""Windows to react in (C3): (a) protection against an attack, (b) a Creature about to be destroyed.

Only players who hold something that could matter are asked; what raises defense matters in (a) alone. In a Challenge
the two players go back and forth, the challenger first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import kinds
from .casting import cast_reaction
from .copying import change_copy, changeable, is_news, leave_copies
from .events import DAMAGE, EFFECT
from .frame import Destruction, Frame, Protection, ReactionWindow, Rescue, speaker
from .lines import Reaction
from .operation import Operation
from .option import Option
from .zones import QUEST_AREA, READY_AREA

if TYPE_CHECKING:
    from .state import State


def push_protection(s: State, defenders: list[int]) -> None:
    """Window (a), for these players."""
    if not s.catalog.has_reactions and not s.catalog.has_copies:
        return
    s.stack.append(Protection(1, defenders))


def push_challenge_window(s: State, foe: int) -> None:
    """Window (a) of a Challenge: both sides, the challenger first (X6)."""
    if s.catalog.has_reactions or s.catalog.has_copies:
        s.stack.append(Protection(0, [s.active, foe]))


def push_save_window(s: State, die: int, cause: Destruction) -> None:
    """Window (b), if the owner of the die could react."""
    owner = s.owner(die)
    if owner == s.active and s.area != QUEST_AREA:
        return
    f = Rescue((owner - s.active) % s.n, die, owner)
    f.by = cause.by
    f.is_effect = cause.cause != DAMAGE
    if _rescuers(s, f):
        s.stack.append(f)


class Protect(Operation):
    """Window (a)."""

    def run(self, s: State, f: Frame) -> None:
        assert isinstance(f, Protection)
        while f.passed < s.n:
            player = (s.active + f.turn) % s.n
            options = _protections(s, f, player)
            if options:
                options.append(s.plain(kinds.PASS))
                s.ask(player, kinds.CAST, options)
                return
            _pass(s, f)
        s.stack.pop()

    def answer(self, s: State, f: Frame, option: Option) -> None:
        assert isinstance(f, Protection)
        player = s.asker
        _pass(s, f)
        if option.code == kinds.PASS:
            leave_copies(s)
            return
        f.passed = 0
        if option.code == kinds.COPY:
            change_copy(s, option.target)
        else:
            cast_reaction(s, player, option.target, -1, _attacker(s, f, player), player)

    def is_between(self, f: Frame) -> bool:
        return False


class Save(Operation):
    """Window (b)."""

    def run(self, s: State, f: Frame) -> None:
        assert isinstance(f, Rescue)
        while f.passed < s.n:
            player = (s.active + f.turn) % s.n
            if player == f.player and f.die not in s.saved and f.die not in s.sent[::2]:
                options = s.die_options(kinds.CAST, _rescuers(s, f))
                if options:
                    options.append(s.plain(kinds.PASS))
                    s.ask(player, kinds.CAST, options)
                    s.ask_die = f.die
                    return
            _pass(s, f)
        s.stack.pop()

    def answer(self, s: State, f: Frame, option: Option) -> None:
        assert isinstance(f, Rescue)
        _pass(s, f)
        if option.code != kinds.PASS:
            f.passed = 0
            cast_reaction(s, f.player, option.target, f.die, f.by, -1)

    def is_between(self, f: Frame) -> bool:
        return False


def _pass(s: State, f: ReactionWindow) -> None:
    f.passed += 1
    f.turn = (f.turn + 1) % s.n


def _reactions(s: State, player: int) -> list[int]:
    """That player's readied Reactions."""
    if s.cannot_cast(player):
        return []
    reaction = s.catalog.reaction
    return [die for die in s.pile(player, READY_AREA) if reaction[s.form[die]] >= 0]


# -- protection ------------------------------------------------------------------------------------


def _protections(s: State, f: Protection, player: int) -> list[Option]:
    if player not in f.players:
        return []
    options = s.die_options(kinds.CAST, [die for die in _reactions(s, player) if _could_protect(s, f, player, die)])
    if s.catalog.has_copies:
        options += s.die_options(kinds.COPY, changeable(s, player))  # whatever the total is (K3)
    return options if is_news(s, options) else []


def _could_protect(s: State, f: Protection, player: int, die: int) -> bool:
    number = s.catalog.reaction[s.form[die]]
    line = s.catalog.line(number)
    if not isinstance(line, Reaction) or line.at is not None:
        return False
    seen = speaker(die, player, player)
    seen.line = number
    seen.by = _attacker(s, f, player)
    if not line.could(s, seen):
        return False
    if any(step.hinders_attackers() for step in line.program):
        return any(_threatened(s, p) for p in _still_to_defend(s, f))
    return _threatened(s, player)


def _attacker(s: State, f: Protection, player: int) -> int:
    """Who attacks that player: the active one, or in a Challenge the other side."""
    return f.players[1] if player == s.active else s.active


def _still_to_defend(s: State, f: Protection) -> list[int]:
    """The opponents from the first of this window on: whom hindering an attacker can still help."""
    if s.area == QUEST_AREA:
        return f.players
    first = (f.players[0] - s.active) % s.n
    return [(s.active + k) % s.n for k in range(first, s.n)]


def _threatened(s: State, player: int) -> bool:
    """Whether the attack could destroy anything of that player's."""
    if not any(d not in s.damaged for d in s.fighters(player)):
        return False
    for die in s.attackers:
        if s.is_creature(die) and s.owner(die) != player and s.can_attack(die, player) and s.attack(die, player) > 0:
            return True
    return False


# -- rescue ----------------------------------------------------------------------------------------


def _rescuers(s: State, f: Rescue) -> list[int]:
    """The owner's Reactions that could matter to the die."""
    return [die for die in _reactions(s, f.player) if _could_save(s, f, die)]


def _could_save(s: State, f: Rescue, die: int) -> bool:
    number = s.catalog.reaction[s.form[die]]
    line = s.catalog.line(number)
    if not isinstance(line, Reaction):
        return False
    seen = speaker(die, f.player, -1)
    seen.line = number
    seen.that = f.die
    seen.by = f.by
    if line.at is not None:
        cause = EFFECT if f.is_effect else DAMAGE
        return line.at.dice.has(s, seen, f.die) and line.at.fits_cause(seen, f.by, cause) and line.could(s, seen)
    return any(step.saves(s, seen) for step in line.program)
