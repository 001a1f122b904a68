"""The attack: who attacks, protection, totals, defenders one by one.

An attack frame: `sub` is the step, `n` the opponent in hand (counted clockwise from the attacker). With the revised
edition each step is done for all opponents before the next; with the classic edition all steps for one opponent, then
for the next (E4). A defend frame: `you` is the player who defends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import happenings as told
from .events import ATTACK_ABILITY, ATTACKS
from .faces import UNKNOWN
from .frame import ATTACK, DEFEND, Frame
from .gifts import THIS_ATTACK, Gift
from .modifiers import OWN_ATTACK
from .option import DEFEND as DEFEND_WITH
from .option import Option
from .pending import destroy_by_damage
from .reactions import push_protection
from .table import CAPTURE
from .triggers import collect, push_triggers

if TYPE_CHECKING:
    from .state import State

_ABILITIES: Final = 0
_PROTECTION: Final = 1
_TOTALS: Final = 2
_DEFENDERS: Final = 3


def push_attack(s: State) -> bool:
    """All Creatures of the active player attack all opponents; they are listed now (C13). False if there is none."""
    attackers = s.creatures(s.active)
    if not attackers:
        return False
    s.attackers = attackers
    s.values = [0] * (len(attackers) * s.n)
    s.totals = [0] * s.n
    s.counted = [False] * s.n
    f = Frame(ATTACK)
    f.n = 1
    if s.rules.protect_together and not s.catalog.interferes:
        f.sub = _TOTALS
    s.stack.append(f)
    return True


def run_attack(s: State, f: Frame) -> None:
    together = s.rules.protect_together
    if f.n == s.n:
        # all opponents are done with this step, or with the classic edition with all steps
        if not together or f.sub == _DEFENDERS:
            s.stack.pop()
            _end_attack(s)
            return
        f.n = 1
        f.sub += 1
    player = (s.active + f.n) % s.n
    step = f.sub
    if together:
        f.n = s.n if step == _PROTECTION else f.n + 1
    elif step == _DEFENDERS:
        f.sub = _ABILITIES
        f.n += 1
    else:
        f.sub += 1
    if step == _ABILITIES:
        _attack_abilities(s, player)
    elif step == _PROTECTION:
        defenders = [(s.active + k) % s.n for k in range(1, s.n)] if together else [player]
        push_protection(s, defenders)
    elif step == _TOTALS:
        _count(s, player)
    elif s.totals[player] > 0:
        g = Frame(DEFEND)
        g.you = player
        s.stack.append(g)


def _attack_abilities(s: State, player: int) -> None:
    if not s.catalog.heard & (1 << ATTACKS):
        return
    found: list[int] = []
    for die in s.attackers:
        if s.is_creature(die) and s.can_attack(die, player):
            collect(s, found, ATTACKS, die, s.active, ATTACK_ABILITY, player)
    push_triggers(s, found, s.active, ATTACK_ABILITY, player)


def _count(s: State, player: int) -> None:
    """Counts the total against that player and fixes it (C1, C13, C14)."""
    if not any(s.counted):
        _fix_own_attacks(s)
    total = s.total_change(player)
    for at, die in enumerate(s.attackers):
        slot = at * s.n + player
        if s.is_creature(die) and s.owner(die) == s.active:
            s.values[slot] = s.attack(die, player) if s.can_attack(die, player) else 0
        # one that scored in the meantime left its value here (leave_attack); one destroyed left 0
        total += s.values[slot]
    for k in range(0, len(s.raised), 2):
        if s.raised[k + 1] == player and s.raised[k] in s.attackers:
            total += s.values[s.attackers.index(s.raised[k]) * s.n + player]
    s.totals[player] = total
    s.counted[player] = True
    if s.listener is not None:
        s.tell(told.ATTACKED, s.active, -1, -1, total, player)


def _fix_own_attacks(s: State) -> None:
    """Numbers behind question marks are the same against every opponent, whoever falls in between (K2)."""
    for die in s.attackers:
        if s.is_creature(die) and s.catalog.attack[s.form[die]] == UNKNOWN:
            s.give(Gift(OWN_ATTACK, die, -1, s.own_attack(die), THIS_ATTACK))


def run_defend(s: State, f: Frame) -> None:
    player = f.you
    if s.totals[player] <= 0:
        s.stack.pop()
        return
    able = [d for d in s.creatures(player) if d not in s.damaged]
    if not able:
        s.stack.pop()
        return
    options = s.die_options(DEFEND_WITH, able)
    if len(options) == 1:
        answer_defend(s, f, options[0])
        return
    s.ask(player, DEFEND_WITH, options)


def answer_defend(s: State, f: Frame, option: Option) -> None:
    die = option.target
    player = f.you
    defense = s.defense(die)
    total = s.totals[player]
    s.damaged = [*s.damaged, die]
    if s.listener is not None:
        s.tell(told.DEFENDED, player, die, s.catalog.card_of[die], total, defense)
    if total < defense:
        s.totals[player] = 0
        return
    s.totals[player] = total - defense
    destroy_by_damage(s, die, player)


def _end_attack(s: State) -> None:
    s.phase = CAPTURE
    s.after_attack = True
    s.attackers = []
    s.values = []
    s.totals = []
    s.counted = []
    s.raised = []
    s.end_gifts(THIS_ATTACK)
