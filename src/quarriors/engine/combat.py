"""The attack: who attacks, protection, totals, defenders one by one.

An attack frame: `sub` is the step, `n` the opponent in hand (counted clockwise from the attacker). With the revised
edition each step is done for all opponents before the next; with the classic edition all steps for one opponent, then
for the next (E4). A defend frame: `you` is the player who defends, `by` who destroys, `cause` and `line` tell an
effect's damage from the attack's, `n` counts the defenders, `m` is 1 where only one defends, and 2 once it has.

A Challenge is a battle of two players in the Quest Area, both attacking and defending: `quests.py` runs it with the
pieces from here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import happenings as told
from .events import ATTACK_ABILITY, ATTACK_ENDS, ATTACKED, ATTACKS, DAMAGE, DEFENDS
from .faces import UNKNOWN
from .frame import ATTACK, CHALLENGE, DEFEND, Frame
from .gifts import THIS_ATTACK, Gift
from .modifiers import DEADLY, DEFEND_FIRST, DEFENDERS_BY, DEFENSE_DOWN, OWN_ATTACK, UNHARMED
from .option import DEFEND as DEFEND_WITH
from .option import Option
from .pending import destroy_by_damage
from .reactions import push_protection
from .table import CAPTURE
from .triggers import collect, push_triggers
from .zones import READY

if TYPE_CHECKING:
    from .state import State

_ABILITIES: Final = 0
_PROTECTION: Final = 1
_TOTALS: Final = 2
_DEFENDERS: Final = 3
_ENDING: Final = 4
_ONE_DEFENDS: Final = 1
_DEFENDED: Final = 2


def push_attack(s: State, going: list[int]) -> bool:
    """All Creatures of the active player attack all opponents, but those that go on a quest; they are listed now (C13).

    False if there is none.
    """
    attackers = s.creatures(s.active)
    if going:
        attackers = [d for d in attackers if d not in going]
    if not attackers:
        return False
    begin_battle(s, attackers, READY)
    f = Frame(ATTACK)
    f.n = 1
    if s.rules.protect_together and not s.catalog.interferes:
        f.sub = _TOTALS
    s.stack.append(f)
    return True


def begin_battle(s: State, attackers: list[int], area: int) -> None:
    s.area = area
    s.attackers = attackers
    s.values = [0] * (len(attackers) * s.n)
    s.totals = [0] * s.n
    s.counted = [False] * s.n


def run_attack(s: State, f: Frame) -> None:
    together = s.rules.protect_together
    if f.sub == _ENDING:
        s.stack.pop()
        end_battle(s)
        if not s.stack:
            s.after_attack = True
            s.enter(CAPTURE)
        return
    if f.n == s.n:
        # all opponents are done with this step, or with the classic edition with all steps
        if not together or f.sub == _DEFENDERS:
            f.sub = _ENDING
            if s.catalog.heard & (1 << ATTACK_ENDS):
                push_endings(s)
            else:
                run_attack(s, f)
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
        attack_abilities(s, s.active, player)
    elif step == _PROTECTION:
        defenders = [(s.active + k) % s.n for k in range(1, s.n)] if together else [player]
        push_protection(s, defenders)
    elif step == _TOTALS:
        count_total(s, player, s.active)
    elif s.totals[player] > 0:
        push_defend(s, player, s.active)


def push_defend(s: State, player: int, by: int) -> None:
    """That player defends against the whole total."""
    g = Frame(DEFEND)
    g.you = player
    g.by = by
    s.stack.append(g)


def push_one_defender(s: State, player: int, by: int, defended: int) -> None:
    """That player chooses one defender; `defended` have before."""
    push_defend(s, player, by)
    s.stack[-1].n = defended
    s.stack[-1].m = _ONE_DEFENDS


def attack_abilities(s: State, attacker: int, player: int) -> None:
    """What attackers do to the player they attack, and what that player's Creatures do about it."""
    if s.catalog.heard & (1 << ATTACKED):
        answers: list[int] = []
        if s.fighters(player):
            collect(s, answers, ATTACKED, -1, player, ATTACK_ABILITY, player)
        push_triggers(s, answers, attacker, ATTACK_ABILITY, player)
    if not s.catalog.heard & (1 << ATTACKS):
        return
    found: list[int] = []
    for die in s.attackers:
        if s.is_creature(die) and s.owner(die) == attacker and s.can_attack(die, player):
            collect(s, found, ATTACKS, die, attacker, ATTACK_ABILITY, player)
    push_triggers(s, found, attacker, ATTACK_ABILITY, player)


def count_total(s: State, player: int, by: int) -> None:
    """Counts the total against that player and fixes it (C1, C13, C14)."""
    if not any(s.counted):
        _fix_own_attacks(s)
    total = s.total_change(player)
    may_be_deadly = s.catalog.asked & (1 << DEADLY) != 0
    deadly = False
    for at, die in enumerate(s.attackers):
        slot = at * s.n + player
        if s.is_creature(die):
            if s.owner(die) == player:
                continue  # a Challenge: one's own side
            s.values[slot] = s.attack(die, player) if s.can_attack(die, player) else 0
            if may_be_deadly and s.values[slot] > 0 and s.is_deadly(die):
                deadly = True
        # one that scored in the meantime left its value here (leave_attack); one destroyed left 0
        total += s.values[slot]
    for k in range(0, len(s.raised), 2):
        if s.raised[k + 1] == player and s.raised[k] in s.attackers:
            total += s.values[s.attackers.index(s.raised[k]) * s.n + player]
    s.totals[player] = total
    s.counted[player] = True
    if deadly:
        s.give(Gift(DEADLY, -1, player, 1, THIS_ATTACK))
    if s.listener is not None:
        s.tell(told.ATTACKED, by, -1, -1, total, player)


def _fix_own_attacks(s: State) -> None:
    """Numbers behind question marks are the same against every opponent, whoever falls in between (K2)."""
    for die in s.attackers:
        if s.is_creature(die) and s.catalog.attack[s.form[die]] == UNKNOWN:
            s.give(Gift(OWN_ATTACK, die, -1, s.own_attack(die), THIS_ATTACK))


def run_defend(s: State, f: Frame) -> None:
    player = f.you
    if s.totals[player] <= 0 or f.m == _DEFENDED:
        s.stack.pop()
        return
    able = [d for d in s.fighters(player) if d not in s.damaged]
    if f.line >= 0 and s.catalog.has_shields:
        able = [d for d in able if not s.shielded(d, f.by, f.line)]  # an effect's damage, not the attack's
    if not able:
        s.stack.pop()
        return
    if f.n == 0 and s.catalog.asked & (1 << DEFEND_FIRST):
        able = s.first_defenders(player, able)
    options = s.die_options(DEFEND_WITH, able)
    if len(options) == 1:
        answer_defend(s, f, options[0])
        return
    s.ask(_chooser(s, player), DEFEND_WITH, options)


def _chooser(s: State, player: int) -> int:
    """Who chooses that player's defenders: another player, if a Spell says so."""
    if s.area == READY:
        for gift in s.gifts:
            if gift.code == DEFENDERS_BY and gift.player == player:
                return gift.amount
    return player


def answer_defend(s: State, f: Frame, option: Option) -> None:
    die = option.target
    f.n += 1
    if f.m == _ONE_DEFENDS:
        f.m = _DEFENDED
    if f.n == 1 and s.catalog.asked & (1 << DEFENSE_DOWN):
        s.firsts = [*s.firsts, die]
    s.damaged = [*s.damaged, die]
    if s.catalog.heard & (1 << DEFENDS):
        f.that = die
        found: list[int] = []
        collect(s, found, DEFENDS, die, f.by, ATTACK_ABILITY, f.you)
        if found:
            f.sub = 1
            push_triggers(s, found, f.by, ATTACK_ABILITY, f.you)
            return
    take_damage(s, f, die)


def take_damage(s: State, f: Frame, die: int) -> None:
    player = f.you
    if f.sub:
        f.sub = 0
        if die not in s.fighters(player):
            return  # it fell to what its own choosing set off
    defense = s.defense(die)
    total = s.totals[player]
    if s.listener is not None:
        s.tell(told.DEFENDED, player, die, s.catalog.card_of[die], total, defense)
    if s.catalog.asked & (1 << UNHARMED) and s.unharmed(die, f.by, f.line < 0):
        # it may be assigned damage up to its defense, and is not destroyed by it (C8)
        s.totals[player] = total - defense if total > defense else 0
        if s.listener is not None:
            s.tell(told.HELD, player, die, s.catalog.card_of[die], min(total, defense), f.by)
        return
    if total < defense:
        s.totals[player] = 0
        if f.line < 0 and _deadly_to(s, player, die, f.by):
            _fall(s, f, die)
        return
    s.totals[player] = total - defense
    _fall(s, f, die)


def _fall(s: State, f: Frame, die: int) -> None:
    """It is destroyed; in a Challenge, where both sides strike at once, only when both have chosen a defender."""
    if f.line < 0 and s.area != READY:
        for pending in s.stack:
            if pending.op == CHALLENGE:
                pending.picked.append(die)
                return
    destroy_by_damage(s, [die], f.you, f.by, f.cause)


def _deadly_to(s: State, player: int, die: int, by: int) -> bool:
    """Whether any damage of this attack destroys that defender (C10)."""
    for gift in s.gifts:
        if gift.code == DEADLY and gift.player == player:
            return not s.catalog.has_shields or not s.shielded(die, by, -1)
    return False


def push_endings(s: State) -> None:
    """The attack is over: abilities that wait for that."""
    if s.catalog.heard & (1 << ATTACK_ENDS):
        for k in range(s.n - 1, -1, -1):
            player = (s.active + k) % s.n  # pushed last, the active player's happen first, then clockwise
            found: list[int] = []
            for die in s.attackers:
                if s.is_creature(die) and s.owner(die) == player:
                    collect(s, found, ATTACK_ENDS, die, player, DAMAGE, -1)
            push_triggers(s, found, player, DAMAGE, -1)


def end_battle(s: State) -> None:
    if s.area == READY:
        s.end_gifts(THIS_ATTACK)
    elif s.gifts:
        # what was given as the attack phase began is for the attack, which may still come
        s.gifts = [g for g in s.gifts if g.until != THIS_ATTACK or g.code == DEFENDERS_BY]
    s.area = READY
    s.attackers = []
    s.values = []
    s.totals = []
    s.counted = []
    if s.raised:
        s.raised = []
    if s.firsts:
        s.firsts = []
    if s.kills:
        s.kills = []
