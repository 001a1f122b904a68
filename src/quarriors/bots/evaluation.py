"""How good a position is for a player, in Glory: what lies ready and may score, what the dice owned are worth."""

from __future__ import annotations

from typing import Final

from quarriors.engine.faces import CREATURE_FACE
from quarriors.engine.frame import Ability, Drawing, Rolling
from quarriors.engine.locking import UNLOCK_PRICE
from quarriors.engine.modifiers import ATTACK_TOTAL
from quarriors.engine.paying import available
from quarriors.engine.pending import IN_POOL, LEAVE_DRAWN
from quarriors.engine.state import State
from quarriors.engine.table import ATTACK_PHASE, CAPTURE_PHASE, READY_PHASE
from quarriors.engine.zones import ACTIVE_POOL, LOCKED_AREA, QUEST_AREA, READY_AREA

from .appraisal import LOCK_TURNS, survival
from .deeds import PER_DIE
from .defending import DefenseProspects
from .prospects import WON

#: What denying an opponent a point of Glory is worth beside gaining one.
DENIED: Final = 0.8
#: A readied Spell kept for later, as a share of what it would give.
KEPT: Final = 0.75
#: How much of a player's usual attack goes into challenging others on their quest.
CHALLENGING: Final = 0.5


class Evaluation(DefenseProspects):
    """A position as one player sees it. Made anew for each decision; positions thought of are asked with `of`.

    >>> from quarriors import Game, deal
    >>> from quarriors.bots.appraisal import Appraisal
    >>> game = Game.new(["You", "Bot"], deal(seed=7), seed=7)
    >>> evaluation = Evaluation(game.state, 0, Appraisal(game.state.catalog))
    >>> evaluation.of(game.state)
    0.0
    """

    # -- creatures -------------------------------------------------------------------------------

    def survives(self, s: State, die: int, mates: list[int]) -> float:
        """How likely it is to score: other Creatures take part of every attack for it."""
        if len(mates) == 1:
            return self._outlives(s, die, float(s.defense(die)))
        defenses = [s.defense(d) for d in mates]
        stakes = [self.stake(s, d) for d in mates]
        return self._survives(s, die, mates, defenses, stakes)

    def _survives(self, s: State, die: int, mates: list[int], defenses: list[int], stakes: list[float]) -> float:
        """The same if the numbers of its company, itself included, are known."""
        at = mates.index(die)
        defense = float(defenses[at])
        mine = stakes[at]
        for k in range(len(mates)):
            if k != at:
                share = 0.35 if stakes[k] > mine else 0.6
                defense += share * defenses[k]
        return self._outlives(s, die, defense)

    def _outlives(self, s: State, die: int, defense: float) -> float:
        """How likely the attacks to come leave a Creature in play that has so much defense, counting its company."""
        owner = s.owner(die)
        totals = s.catalog.asked & (1 << ATTACK_TOTAL)
        chance = 1.0
        for k in range(1, s.n):
            rival = (owner + k) % s.n
            # those who have had their attack since the Creature was summoned do not threaten it any more
            if owner != s.active and (rival - owner) % s.n < (s.active - owner) % s.n:
                continue
            if rival == s.active and s.phase > ATTACK_PHASE:
                continue
            if self.careful and s.unharmed(die, rival, False):
                continue
            chance *= survival(defense, self._threat_of(s, rival, owner) if totals else self.strikes[rival])
        return chance

    def _threat_of(self, s: State, rival: int, player: int) -> float:
        """The attack that player may expect from that rival, with what lies on the table to change it."""
        return self.strikes[rival] + s.total_change(player)

    def kept(self, s: State, player: int) -> float:
        """What the Ready Area is likely to bring: Glory of the Creatures, Spells kept for later."""
        total = 0.0
        creatures = s.creatures(player)
        if s.catalog.has_areas:
            total += self.held(s, player)
            if s.catalog.has_quests and s.on_quest[player] >= 0:
                total += self.quest(s, player)
        pending = self.pending_attack(s, player) if s.area == READY_AREA else -1
        if pending > 0:
            total -= self.least_loss(s, player, pending)
        if self.appraisal.some_alone:
            for die in creatures:
                if self.appraisal.alone[s.form[die]]:
                    creatures = [die]
        defenses: list[int] = []
        stakes: list[float] = []
        several = len(creatures) > 1 and pending < 0
        if several:
            defenses = [s.defense(d) for d in creatures]
            stakes = [self.stake(s, d) for d in creatures]
        for die in creatures:
            score = s.worth(die) + self.per_cull
            if several:
                total += score * self._survives(s, die, creatures, defenses, stakes)
            elif pending >= 0:
                total += score
            else:
                total += score * self._outlives(s, die, float(s.defense(die)))
        for die in s.pile(player, READY_AREA):
            form = s.form[die]
            if s.catalog.kind[form] != CREATURE_FACE:
                carrier = s.attached[die]
                if carrier < 0:
                    total += KEPT * self.appraisal.effect[form]
                elif s.owner(carrier) == player:
                    # its numbers are counted with the carrier; this is for what else it does
                    total += 0.3 * self.appraisal.effect[form]
        return total

    def held(self, s: State, player: int) -> float:
        """What Locked dice do to that player, as long as they are likely to lie there."""
        total = 0.0
        for die in s.pile(player, LOCKED_AREA):
            total += self.appraisal.held[s.form[die]]
        return total * self._lock_turns()

    def _lock_turns(self) -> float:
        return LOCK_TURNS if self.turns > LOCK_TURNS else self.turns

    # -- summoning -------------------------------------------------------------------------------

    def harm(self, s: State, more: int) -> float:
        """What the coming attack destroys if its totals are that much higher than now."""
        total = 0.0
        for rival in range(s.n):
            if rival != s.active and s.creatures(rival):
                total += self.least_loss(s, rival, s.attack_total(s.active, rival) + more)
        return total * DENIED

    def values_of_summons(self, s: State, dice: list[int]) -> list[float]:
        """For each of them: Glory it is likely to bring and harm it does, less what its price could have captured."""
        have = available(s)
        calm = self.harm(s, 0)
        purse = self.purse(s, have)
        values: list[float] = []
        for die in dice:
            price = purse[have] - purse[have - s.summon_price(die)]
            values.append(self.summoned(s, s.form[die], calm) - price * self.thrift)
        return values

    def summoned(self, s: State, form: int, calm: float) -> float:
        """What a Creature of that form brings, its price aside; `calm` is the harm that is done without it."""
        catalog = s.catalog
        strike = catalog.attack[form] if catalog.attack[form] > 0 else 0
        defense = catalog.defense[form]
        cover = float(defense if defense >= 0 else 4)
        for other in s.creatures(s.active):
            cover += 0.45 * s.defense(other)
        totals = catalog.asked & (1 << ATTACK_TOTAL)
        chance = 1.0
        for rival in range(s.n):
            if rival != s.active:
                chance *= survival(cover, self._threat_of(s, rival, s.active) if totals else self.strikes[rival])
        scored = (catalog.glory[catalog.card_shown(form)] + self.per_cull) * chance
        if catalog.has_quests:
            scored = max(scored, self.quest_share(s, catalog.level[form]))
        value = scored + self.appraisal.ability[form]
        return value + ((self.harm(s, strike) if strike else calm) - calm)

    # -- locks -----------------------------------------------------------------------------------

    def value_of_lock(self, s: State, die: int) -> float:
        """What Locking that die brings; what lies in the Locked Area has to make room."""
        form = s.form[die]
        lasting = self.appraisal.held[form] * self._lock_turns()
        if not s.locks_elsewhere(die):
            return self.appraisal.locking[form] + lasting - self.held(s, self.me)
        victim = self.victim(s)
        parted = self.gain_of_die(s, self.me, s.catalog.card_shown(form), -1)
        return self.appraisal.locking[form] + parted - DENIED * (lasting - self.held(s, victim))

    def victim(self, s: State) -> int:
        """The rival nearest to winning."""
        best = (self.me + 1) % s.n
        for k in range(1, s.n):
            rival = (self.me + k) % s.n
            if s.glory[rival] > s.glory[best]:
                best = rival
        return best

    def value_of_unlock(self, s: State, die: int) -> float:
        """What taking it out of its Locked Area is worth, the price paid."""
        owner = s.owner(die)
        sooner = self._lock_turns() / self.turns  # it would come back one day anyway
        value = self.gain_of_die(s, owner, s.catalog.card_of[die], 1) * sooner - self.held(s, owner)
        return (value if owner == self.me else -value * DENIED) - self.price_of(s, UNLOCK_PRICE)

    # -- quests ----------------------------------------------------------------------------------

    def reward_of(self, s: State, card: int, number: int) -> float:
        """Glory, the quest die and the culls of so many Creatures."""
        return s.catalog.glory[card] + self.appraisal.reward[card] + self.per_cull * number

    def quest(self, s: State, player: int) -> float:
        """What those on a quest are likely to bring, whether or not somebody challenges them just now."""
        card = s.on_quest[player]
        dice = s.questers(player)
        levels = 0
        defense = 0.0
        for die in dice:
            levels += s.level_on_quest(die)
            defense += s.defense(die)
        if levels < s.catalog.cards[card].level:
            return 0.0
        value = self.reward_of(s, card, len(dice))
        pending = self.pending_attack(s, player) if s.area == QUEST_AREA else -1
        if pending >= 0:
            return value * survival(defense, float(pending))
        for k in range(1, s.n):
            rival = (player + k) % s.n
            if player == s.active or (rival - player) % s.n >= (s.active - player) % s.n:
                value *= survival(defense, self.strikes[rival] * CHALLENGING)
        return value

    def quest_share(self, s: State, level: int) -> float:
        """What a Creature of that level may bring on the best quest that nobody is at, alone or with others."""
        best = 0.0
        for card in s.catalog.quests:
            need = s.catalog.cards[card].level
            if s.quest_of(card) < 0 and level > 0 and need > 0:
                value = self.reward_of(s, card, 1) * 0.8 * (level / need if level < need else 1.0)
                if value > best:
                    best = value
        return best

    # -- everything ------------------------------------------------------------------------------

    def _player(self, s: State, player: int) -> float:
        count, owned = self._stock(s, player)
        pace = self._per_turn(count, owned, self.hands[player])
        value = s.glory[player] + self.kept(s, player) + pace * self.ahead
        if player == s.active and not s.over:
            if READY_PHASE <= s.phase <= CAPTURE_PHASE:
                left: int = s.quiddity + s.light + s.dark
                value += self.best_of(s, available(s), s.captures_left(), count, owned)[0] + 0.05 * left
            if s.phase <= READY_PHASE:
                # dice of the pool that have not been used yet
                for die in s.pile(player, ACTIVE_POOL):
                    form = s.form[die]
                    value += self.faces[form] * 0.3 if form >= 0 else self.dice[s.catalog.card_of[die]] * 0.5
                value += self.harm(s, 0)
        elif not s.over:
            for die in s.pile(player, ACTIVE_POOL):
                value += self.dice[s.catalog.card_of[die]]
        return value

    def promise(self, s: State, player: int) -> float:
        """What that player has and may expect, in Glory."""
        return self._player(s, player)

    def of(self, s: State) -> float:
        """How much better the position is for me than for my rivals."""
        if s.over:
            if self.me in s.winners:
                return WON / len(s.winners)
            return -WON
        value = self._player(s, self.me)
        others = 0.0
        for player in range(s.n):
            if player != self.me:
                others += self._player(s, player)
        return value - others * (1.0 if s.n == 2 else 0.6)

    def hopes(self, s: State) -> float:
        """What my effect under way may still bring once chance has spoken: draws, rolls, and the steps after them."""
        total = 0.0
        for f in s.stack:
            if isinstance(f, Drawing):
                if f.player == self.me:
                    total += f.left * (PER_DIE * 0.8 if f.then == LEAVE_DRAWN else PER_DIE)
            elif isinstance(f, Rolling):
                if f.player == self.me:
                    total += self._rolling(s, f)
            elif isinstance(f, Ability) and f.you == self.me:
                total += self.appraisal.deeds.program(s.catalog.line(f.line).program[f.step :])
        return total

    def _rolling(self, s: State, f: Rolling) -> float:
        """Dice that came to the pool are rolled; Creatures rolled again leave on any face but a Creature's."""
        total = 0.0
        for die in f.dice:
            card = s.catalog.card_of[die]
            if f.how == IN_POOL:
                total += 0.5 * self.dice[card]
            elif s.is_creature(die):
                leaving = 0
                for form in s.catalog.forms_of(card):
                    if s.catalog.kind[form] != CREATURE_FACE:
                        leaving += 1
                loss = self.stake(s, die) * leaving / 6
                total += -loss if s.owner(die) == self.me else loss
        return total
