"""Defending: what an attack destroys if its defender chooses well, and whom to choose."""

from __future__ import annotations

from typing import Final

from quarriors.engine.modifiers import DEADLY
from quarriors.engine.state import State
from quarriors.engine.table import ATTACK_PHASE
from quarriors.engine.zones import QUEST_AREA

from .prospects import Prospects

#: Defenders beyond this many are not weighed against each other one by one.
_MOST_DEFENDERS: Final = 9


class DefenseProspects(Prospects):
    """What Creatures are worth to their player in an attack or a Challenge."""

    def stake(self, s: State, die: int) -> float:
        """What its owner loses with a Creature: its Glory and its cull, less what comes of its destruction."""
        value = s.worth(die) + self.per_cull
        if s.area == QUEST_AREA and s.zone(die) == QUEST_AREA:
            owner = s.owner(die)
            share = s.catalog.glory[s.on_quest[owner]] / len(s.questers(owner))
            value = share + self.per_cull + (1.0 if owner != s.active else 0.0)
        form = s.form[die]
        if s.catalog.index[s.catalog.card_shown(form)].insteads[s.catalog.face_shown(form)]:
            value *= 0.4
        return value

    def pending_attack(self, s: State, player: int) -> int:
        """The total of the attack under way that this player still has to face, or -1 if there is none."""
        if s.area == QUEST_AREA:
            return self._pending_challenge(s, player)
        if player == s.active or s.phase != ATTACK_PHASE or not s.attackers:
            return -1
        if s.counted[player]:
            return s.totals[player]
        return s.attack_total(s.active, player)

    def _pending_challenge(self, s: State, player: int) -> int:
        total = 0
        for die in s.attackers:
            if s.is_creature(die) and s.owner(die) != player:
                total += s.attack(die, player)
        if not s.questers(player) or not s.attackers:
            return -1
        return s.totals[player] if s.counted[player] else total

    def least_loss(self, s: State, player: int, total: int) -> float:
        """What an attack of that total destroys if its defender chooses well."""
        return self.defend(s, player, total)[0]

    def defend(self, s: State, player: int, total: int) -> tuple[float, int]:
        """The loss of the best defense against that total, and the Creature to begin with (-1: none is able)."""
        able = [d for d in s.fighters(player) if d not in s.damaged]
        return self.defend_with(s, player, total, able)

    def defend_with(self, s: State, player: int, total: int, able: list[int]) -> tuple[float, int]:
        """The same with those Creatures only. What takes no damage goes first: it is lost to nothing."""
        first = able[0] if able else -1
        deadly = False
        if self.careful and able:
            foe = s.active if player != s.active else self._challenged(s)
            deadly = self.is_deadly(s, foe, player)
            for die in able[:]:
                if total > 0 and s.unharmed(die, foe, True):
                    first = die
                    total -= s.defense(die)
                    able = [d for d in able if d != die]
            if total <= 0 or not able:
                return 0.0, first
        if not able or total <= 0:
            return 0.0, first
        return self._weigh(s, able, total, deadly)

    def _weigh(self, s: State, able: list[int], total: int, deadly: bool) -> tuple[float, int]:
        """Every set of Creatures that could be lost, with one that holds the rest, if there is one."""
        defenses = [s.defense(d) for d in able]
        stakes = [self.stake(s, d) for d in able]
        while len(able) > _MOST_DEFENDERS:
            able.pop()
        count = len(able)
        best = -1.0
        first = able[0]
        for lost in range(1 << count):
            left = total
            loss = 0.0
            for k in range(count):
                if lost >> k & 1:
                    left -= defenses[k]
                    loss += stakes[k]
            if left < 0 or (best >= 0 and loss >= best):
                continue
            holder = -1
            for k in range(count):
                if not lost >> k & 1 and defenses[k] > left:
                    if not deadly:
                        holder = k
                        break
                    if holder < 0 or stakes[k] < stakes[holder]:
                        holder = k
            if deadly and left > 0 and holder >= 0:
                loss += stakes[holder]  # any damage destroys it (C10)
                if best >= 0 and loss >= best:
                    continue
            if left == 0 or holder >= 0 or lost == (1 << count) - 1:
                best = loss
                first = able[holder] if lost == 0 else -1
                for k in range(count):
                    if lost >> k & 1:
                        first = able[k]
                        break
        return best, first

    def _challenged(self, s: State) -> int:
        """The other player of the Challenge that the active player has made."""
        for die in s.attackers:
            if s.owner(die) not in (s.active, -1):
                return s.owner(die)
        return (s.active + 1) % s.n

    def is_deadly(self, s: State, foe: int, player: int) -> bool:
        """Whether any damage of that player's attack destroys."""
        if not s.catalog.asked & (1 << DEADLY):
            return False
        for gift in s.gifts:
            if gift.code == DEADLY and gift.player == player:
                return True
        for die in s.fighters(foe):
            if s.is_deadly(die):
                return True
        return False

    def best_defender(self, s: State, player: int, dice: list[int]) -> int:
        """Of those on offer the one whose player loses least if the others are chosen well; for a foe, the most."""
        able = [d for d in s.fighters(player) if d not in s.damaged]
        total = s.totals[player]
        foe = s.active if player != s.active else self._challenged(s)
        deadly = self.is_deadly(s, foe, player)
        best = dice[0]
        least = 0.0
        for at, die in enumerate(dice):
            defense = s.defense(die)
            loss = self.stake(s, die)
            if s.unharmed(die, foe, True) or (total < defense and not deadly):
                loss = 0.0
            rest = [d for d in able if d != die]
            if player == self.me:
                loss += self.defend_with(s, player, total - defense, rest)[0]
            else:
                loss = -loss - self._most_loss(s, rest, total - defense)
            if at == 0 or loss < least:
                least = loss
                best = die
        return best

    def _most_loss(self, s: State, able: list[int], total: int) -> float:
        """What that much damage destroys at most."""
        able = able[:_MOST_DEFENDERS]
        defenses = [s.defense(d) for d in able]
        stakes = [self.stake(s, d) for d in able]
        most = 0.0
        for lost in range(1 << len(able)):
            left = total
            loss = 0.0
            for k in range(len(able)):
                if lost >> k & 1:
                    left -= defenses[k]
                    loss += stakes[k]
            if left >= 0 and loss > most:
                most = loss
        return most
