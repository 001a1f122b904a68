"""The attack: who attacks, protection, totals, defenders one by one.

With the revised edition each step is done for all opponents before the next; with the classic edition all steps for one
opponent, then for the next (E4). A Challenge is a battle of two players in the Quest Area, both attacking and
defending: `quests.py` runs it with the pieces from here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import happenings, kinds
from .events import ATTACK_ABILITY, DAMAGE, WHEN_ATTACK_ENDS, WHEN_ATTACKED, WHEN_ATTACKS, WHEN_DEFENDS
from .faces import UNKNOWN
from .frame import Attacking, Defending, Frame, Trigger
from .gifts import THIS_ATTACK, Gift
from .modifiers import DEADLY, DEFEND_FIRST, DEFENDERS_BY, DEFENSE_DOWN, OWN_ATTACK, UNHARMED
from .operation import Operation
from .option import Option
from .pending import destroy_by_damage
from .piles import NOTHING
from .questframe import Challenge
from .reactions import push_protection
from .table import CAPTURE_PHASE, NOT_COUNTED
from .triggers import collect, push_triggers
from .zones import READY_AREA

if TYPE_CHECKING:
    from .state import State

_ABILITIES: Final = 0
_PROTECTION: Final = 1
_TOTALS: Final = 2
_DEFENDERS: Final = 3
_ENDING: Final = 4


def push_attack(s: State, going: list[int]) -> bool:
    """All Creatures of the active player attack all opponents, but those that go on a quest; they are listed now (C13).

    False if there is none.
    """
    if not s.pile(s.active, READY_AREA):
        return False
    attackers = s.creatures(s.active)
    if going:
        attackers = [d for d in attackers if d not in going]
    if not attackers:
        return False
    begin_battle(s, attackers, READY_AREA)
    quiet = s.rules.protect_together and not s.catalog.interferes
    s.stack.append(Attacking(_TOTALS if quiet else _ABILITIES))
    return True


def begin_battle(s: State, attackers: list[int], area: int) -> None:
    s.area = area
    s.attackers = attackers
    s.values = [0] * (len(attackers) * s.n)
    s.totals = [0] * s.n
    s.counted = [False] * s.n


class RunAttack(Operation):
    def run(self, s: State, f: Frame) -> None:
        assert isinstance(f, Attacking)
        together = s.rules.protect_together
        while s.stack and s.stack[-1] is f:
            if f.stage == _ENDING:
                _end(s)
                return
            if f.opponent == s.n:
                # all opponents are done with this step, or with the classic edition with all steps
                if not together or f.stage == _DEFENDERS:
                    f.stage = _ENDING
                    push_endings(s)
                    continue
                f.opponent = 1
                f.stage += 1
            player = (s.active + f.opponent) % s.n
            stage = f.stage
            if together:
                f.opponent = s.n if stage == _PROTECTION else f.opponent + 1
            elif stage == _DEFENDERS:
                f.stage = _ABILITIES
                f.opponent += 1
            else:
                f.stage += 1
            if stage == _ABILITIES:
                attack_abilities(s, s.active, player)
            elif stage == _PROTECTION:
                defenders = [(s.active + k) % s.n for k in range(1, s.n)] if together else [player]
                push_protection(s, defenders)
            elif stage == _TOTALS:
                count_total(s, player, s.active)
            elif s.totals[player] > 0:
                s.stack.append(Defending(player, s.active))
            if s.catalog.watched:
                return  # cards look at the table between two steps


def _end(s: State) -> None:
    s.stack.pop()
    end_battle(s)
    if not s.stack:
        s.after_attack = True
        s.enter(CAPTURE_PHASE)


def push_one_defender(s: State, player: int, by: int, defended: int) -> None:
    """That player chooses one defender; `defended` have before."""
    f = Defending(player, by)
    f.defended = defended
    f.is_single = True
    s.stack.append(f)


def attack_abilities(s: State, attacker: int, player: int) -> None:
    """What attackers do to the player they attack, and what that player's Creatures do about it."""
    if s.catalog.heard & (1 << WHEN_ATTACKED):
        answers: list[Trigger] = []
        if s.fighters(player):
            collect(s, answers, WHEN_ATTACKED, -1, player, ATTACK_ABILITY, player)
        push_triggers(s, answers, attacker, ATTACK_ABILITY, player)
    if not s.catalog.heard & (1 << WHEN_ATTACKS):
        return
    found: list[Trigger] = []
    for die in s.attackers:
        if s.is_creature(die) and s.owner(die) == attacker and s.can_attack(die, player):
            collect(s, found, WHEN_ATTACKS, die, attacker, ATTACK_ABILITY, player)
    push_triggers(s, found, attacker, ATTACK_ABILITY, player)


def count_total(s: State, player: int, by: int) -> None:
    """Counts the total against that player and fixes it (C1, C13, C14)."""
    if True not in s.counted:
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
        s.tell(happenings.ATTACKED, by, -1, -1, total, player)


def _fix_own_attacks(s: State) -> None:
    """Numbers behind question marks are the same against every opponent, whoever falls in between (K2)."""
    for die in s.attackers:
        if s.is_creature(die) and s.catalog.attack[s.form[die]] == UNKNOWN:
            s.give(Gift(OWN_ATTACK, die, -1, s.own_attack(die), THIS_ATTACK))


class Defend(Operation):
    def run(self, s: State, f: Frame) -> None:
        assert isinstance(f, Defending)
        if f.struck >= 0:
            die = f.struck
            f.struck = -1
            if die in s.fighters(f.player):  # or it fell to what its own choosing set off
                _take_damage(s, f, die)
            return
        player = f.player
        if s.totals[player] <= 0 or f.is_done:
            s.stack.pop()
            return
        able = [d for d in s.fighters(player) if d not in s.damaged]
        if f.line >= 0 and s.catalog.has_shields:
            able = [d for d in able if not s.shielded(d, f.by, f.line)]  # an effect's damage, not the attack's
        if not able:
            s.stack.pop()
            return
        if f.defended == 0 and s.catalog.asked & (1 << DEFEND_FIRST):
            able = s.first_defenders(player, able)
        options = s.die_options(kinds.DEFEND, able)
        if len(options) == 1:
            _defend(s, f, options[0].target)
            return
        s.ask(_chooser(s, player), kinds.DEFEND, options)

    def answer(self, s: State, f: Frame, option: Option) -> None:
        assert isinstance(f, Defending)
        _defend(s, f, option.target)


def _chooser(s: State, player: int) -> int:
    """Who chooses that player's defenders: another player, if a Spell says so."""
    if s.area == READY_AREA:
        for gift in s.gifts:
            if gift.code == DEFENDERS_BY and gift.player == player:
                return gift.amount
    return player


def _defend(s: State, f: Defending, die: int) -> None:
    f.defended += 1
    if f.is_single:
        f.is_done = True
    if f.defended == 1 and s.catalog.asked & (1 << DEFENSE_DOWN):
        s.firsts = [*s.firsts, die]
    s.damaged = [*s.damaged, die]
    if s.catalog.heard & (1 << WHEN_DEFENDS):
        found: list[Trigger] = []
        collect(s, found, WHEN_DEFENDS, die, f.by, ATTACK_ABILITY, f.player)
        if found:
            f.struck = die
            push_triggers(s, found, f.by, ATTACK_ABILITY, f.player)
            return
    _take_damage(s, f, die)


def _take_damage(s: State, f: Defending, die: int) -> None:
    player = f.player
    defense = s.defense(die)
    total = s.totals[player]
    if s.listener is not None:
        s.tell(happenings.DEFENDED, player, die, s.catalog.card_of[die], total, defense)
    if s.catalog.asked & (1 << UNHARMED) and s.unharmed(die, f.by, f.line < 0):
        # it may be assigned damage up to its defense, and is not destroyed by it (C8)
        s.totals[player] = total - defense if total > defense else 0
        if s.listener is not None:
            s.tell(happenings.HELD, player, die, s.catalog.card_of[die], min(total, defense), f.by)
        return
    if total < defense:
        s.totals[player] = 0
        if f.line < 0 and _deadly_to(s, player, die, f.by):
            _fall(s, f, die)
        return
    s.totals[player] = total - defense
    _fall(s, f, die)


def _fall(s: State, f: Defending, die: int) -> None:
    """It is destroyed; in a Challenge, where both sides strike at once, only when both have chosen a defender."""
    if f.line < 0 and s.area != READY_AREA:
        for pending in s.stack:
            if isinstance(pending, Challenge):
                pending.fallen.append(die)
                return
    destroy_by_damage(s, [die], f.player, f.by, f.cause)


def _deadly_to(s: State, player: int, die: int, by: int) -> bool:
    """Whether any damage of this attack destroys that defender (C10)."""
    for gift in s.gifts:
        if gift.code == DEADLY and gift.player == player:
            return not s.catalog.has_shields or not s.shielded(die, by, -1)
    return False


def push_endings(s: State) -> None:
    """The attack is over: abilities that wait for that."""
    if s.catalog.heard & (1 << WHEN_ATTACK_ENDS):
        for k in range(s.n - 1, -1, -1):
            player = (s.active + k) % s.n  # pushed last, the active player's happen first, then clockwise
            found: list[Trigger] = []
            for die in s.attackers:
                if s.is_creature(die) and s.owner(die) == player:
                    collect(s, found, WHEN_ATTACK_ENDS, die, player, DAMAGE, -1)
            push_triggers(s, found, player, DAMAGE, -1)


def end_battle(s: State) -> None:
    if s.area == READY_AREA:
        s.end_gifts(THIS_ATTACK)
    elif s.gifts:
        # what was given as the attack phase began is for the attack, which may still come
        s.gifts = [g for g in s.gifts if g.until != THIS_ATTACK or g.code == DEFENDERS_BY]
    s.area = READY_AREA
    s.attackers = NOTHING
    s.values = NOTHING
    s.totals = NOTHING
    s.counted = NOT_COUNTED
    if s.raised:
        s.raised = NOTHING
    if s.firsts:
        s.firsts = NOTHING
    if s.kills:
        s.kills = NOTHING
