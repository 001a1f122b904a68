"""How good a position is for a player, in Glory: what lies ready and may score, what the dice owned are worth."""

from __future__ import annotations

from typing import Final

from quarriors.engine.faces import CREATURE
from quarriors.engine.paying import available
from quarriors.engine.state import State
from quarriors.engine.table import ATTACK, CAPTURE, SUMMON
from quarriors.engine.zones import ACTIVE, BAG, READY, USED, ZONES

from .appraisal import PER_CULL, Appraisal, survival

#: A game won or lost, far beyond any Glory.
WON: Final = 1000.0
#: What denying an opponent a point of Glory is worth beside gaining one.
DENIED: Final = 0.8
#: A readied Spell kept for later, as a share of what it would give.
KEPT: Final = 0.75
#: Dice drawn each turn.
HAND: Final = 6
#: Defenders beyond this many are not weighed against each other one by one.
_MOST_DEFENDERS: Final = 9


class Evaluation:
    """A position as one player sees it. Made anew for each decision; positions thought of are asked with `of`.

    >>> from quarriors import Game, deal
    >>> game = Game.new(["You", "Bot"], deal(seed=7), seed=7)
    >>> evaluation = Evaluation(game.state, 0, Appraisal(game.state.catalog))
    >>> evaluation.of(game.state)
    0.0
    """

    def __init__(self, s: State, me: int, appraisal: Appraisal) -> None:
        self.me = me
        self.appraisal = appraisal
        #: The attack each player is likely to make in a turn.
        self.strikes = [self._strike(s, player) for player in range(s.n)]
        threat = 0.0
        for player in range(s.n):
            if player != me:
                threat += self.strikes[player]
        self.threat = threat
        level = int(threat / (s.n - 1) + 0.5)
        self.faces = appraisal.faces(level)
        self.dice = appraisal.dice(level)
        #: Turns of mine still to come.
        self.turns = self._turns_left(s)

    # -- dice owned ------------------------------------------------------------------------------

    def _strike(self, s: State, player: int) -> float:
        """The attack of six dice drawn, and of those that wait to be rolled."""
        attack = self.appraisal.attack
        card_of = s.catalog.card_of
        base = player * ZONES
        total = 0.0
        if player != s.active:
            for die in s.piles[base + ACTIVE]:
                total += attack[card_of[die]]
        drawn = s.piles[base + BAG]
        if len(drawn) < HAND:
            drawn = drawn + s.piles[base + USED]
        if drawn:
            mean = 0.0
            for die in drawn:
                mean += attack[card_of[die]]
            hand = HAND if len(drawn) > HAND else len(drawn)
            total += mean / len(drawn) * hand
        return total

    def _stock(self, s: State, player: int) -> tuple[int, float]:
        """How many dice a player owns, and what they are worth together per roll."""
        dice = self.dice
        card_of = s.catalog.card_of
        count = 0
        total = 0.0
        for pile in range(player * ZONES, player * ZONES + ZONES):
            for die in s.piles[pile]:
                count += 1
                total += dice[card_of[die]]
        return count, total

    def _turns_left(self, s: State) -> float:
        """Until somebody reaches the goal, at the pace of the strongest dice."""
        shortest = 9.0
        for player in range(s.n):
            count, total = self._stock(s, player)
            pace = self._per_turn(count, total)
            turns = (s.goal - s.glory[player]) / (pace if pace > 1.0 else 1.0)
            if turns < shortest:
                shortest = turns
        return shortest if shortest > 1.0 else 1.0

    def _per_turn(self, count: int, total: float) -> float:
        return total if count <= HAND else total / count * HAND

    def gain_of_die(self, s: State, player: int, card: int, number: int) -> float:
        """What owning one die of that card more (`number` 1) or less (-1) brings over the rest of the game."""
        count, total = self._stock(s, player)
        before = self._per_turn(count, total)
        after = self._per_turn(count + number, total + self.dice[card] * number)
        return (after - before) * (self.turns - 0.5)

    # -- capturing -------------------------------------------------------------------------------

    def value_of_capture(self, s: State, card: int) -> float:
        """What capturing a die of that card brings, the end of the game by empty cards included (G1)."""
        value = self.gain_of_die(s, s.active, card, 1)
        if card in s.catalog.creature_cards:
            base = s.n * ZONES
            empty = 0
            for other in s.catalog.creature_cards:
                if not s.piles[base + other]:
                    empty += 1
            if len(s.piles[base + card]) == 1:
                leaders = s.leaders()
                ahead = len(leaders) == 1 and leaders[0] == s.active
                if empty >= 3:
                    return WON if ahead else -WON
                value += 0.3 * empty if ahead else -0.5 * empty
        return value

    def best_capture(self, s: State, quiddity: int, captures: int) -> tuple[float, int]:
        """The best card to capture with that much Quiddity, a second capture considered; -1 if none is worth it."""
        best = 0.0
        chosen = -1
        if captures <= 0:
            return best, chosen
        base = s.n * ZONES
        prices: list[int] = []
        values: list[float] = []
        cards: list[int] = []
        for card in range(len(s.catalog.cards)):
            if s.piles[base + card]:
                price = s.capture_price(card)
                if price <= quiddity:
                    prices.append(price)
                    cards.append(card)
                    values.append(self.value_of_capture(s, card))
        for at in range(len(cards)):
            value = values[at]
            if captures > 1:
                more = 0.0
                for other in range(len(cards)):
                    left = len(s.piles[base + cards[other]]) - (1 if other == at else 0)
                    if left > 0 and prices[at] + prices[other] <= quiddity and values[other] > more:
                        more = values[other]
                value += more
            if values[at] > 0 and value > best:
                best = value
                chosen = cards[at]
        return best, chosen

    # -- creatures -------------------------------------------------------------------------------

    def stake(self, s: State, die: int) -> float:
        """What its owner loses with a Creature: its Glory and its cull, less what comes of its destruction."""
        value = s.worth(die) + PER_CULL
        form = s.form[die]
        if s.catalog.index[form // 6].insteads[form % 6]:
            value *= 0.4
        return value

    def survives(self, s: State, die: int, mates: list[int]) -> float:
        """How likely it is to score: other Creatures take part of every attack for it."""
        defense = float(s.defense(die))
        mine = self.stake(s, die)
        for other in mates:
            if other != die:
                share = 0.35 if self.stake(s, other) > mine else 0.6
                defense += share * s.defense(other)
        owner = s.owner(die)
        chance = 1.0
        for k in range(1, s.n):
            rival = (owner + k) % s.n
            # those who have had their attack since the Creature was summoned do not threaten it any more
            if owner != s.active and (rival - owner) % s.n < (s.active - owner) % s.n:
                continue
            if rival == s.active and s.phase > ATTACK:
                continue
            chance *= survival(defense, self.strikes[rival])
        return chance

    def kept(self, s: State, player: int) -> float:
        """What the Ready Area is likely to bring: Glory of the Creatures, Spells kept for later."""
        total = 0.0
        creatures = s.creatures(player)
        pending = self.pending_attack(s, player)
        if pending > 0:
            total -= self.least_loss(s, player, pending)
        for die in creatures:
            score = s.worth(die) + PER_CULL
            total += score if pending >= 0 else score * self.survives(s, die, creatures)
        for die in s.piles[player * ZONES + READY]:
            form = s.form[die]
            if s.catalog.kind[form] != CREATURE:
                carrier = s.attached[die]
                if carrier < 0:
                    total += KEPT * self.appraisal.effect[form]
                elif s.owner(carrier) == player:
                    # its numbers are counted with the carrier; this is for what else it does
                    total += 0.3 * self.appraisal.effect[form]
        return total

    def pending_attack(self, s: State, player: int) -> int:
        """The total of the attack under way that this player still has to face, or -1 if there is none."""
        if player == s.active or s.phase != ATTACK or not s.attackers:
            return -1
        if s.counted[player]:
            return s.totals[player]
        return s.attack_total(s.active, player)

    def least_loss(self, s: State, player: int, total: int) -> float:
        """What an attack of that total destroys if its defender chooses well."""
        return self.defend(s, player, total)[0]

    def defend(self, s: State, player: int, total: int) -> tuple[float, int]:
        """The loss of the best defense against that total, and the Creature to begin with (-1: none is able)."""
        able = [d for d in s.creatures(player) if d not in s.damaged]
        if not able or total <= 0:
            return 0.0, able[0] if able else -1
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
                    holder = k
                    break
            if left == 0 or holder >= 0 or lost == (1 << count) - 1:
                best = loss
                first = able[holder] if lost == 0 else -1
                for k in range(count):
                    if lost >> k & 1:
                        first = able[k]
                        break
        return best, first

    # -- summoning -------------------------------------------------------------------------------

    def harm(self, s: State, more: int) -> float:
        """What the coming attack destroys if its totals are that much higher than now."""
        total = 0.0
        for rival in range(s.n):
            if rival != s.active and s.creatures(rival):
                total += self.least_loss(s, rival, s.attack_total(s.active, rival) + more)
        return total * DENIED

    def value_of_summon(self, s: State, die: int) -> float:
        """Glory it is likely to bring and harm it does, less what its price could have captured."""
        form = s.form[die]
        catalog = s.catalog
        strike = catalog.attack[form] if catalog.attack[form] > 0 else 0
        defense = catalog.defense[form]
        cover = float(defense if defense >= 0 else 4)
        for other in s.creatures(s.active):
            cover += 0.45 * s.defense(other)
        chance = 1.0
        for rival in range(s.n):
            if rival != s.active:
                chance *= survival(cover, self.strikes[rival])
        value = (catalog.glory[form // 6] + PER_CULL) * chance + self.appraisal.ability[form]
        value += self.harm(s, strike) - self.harm(s, 0)
        quiddity = available(s)
        price = s.summon_price(die)
        with_it = self.best_capture(s, quiddity - price, s.captures)[0]
        return value - (self.best_capture(s, quiddity, s.captures)[0] - with_it)

    # -- everything ------------------------------------------------------------------------------

    def _player(self, s: State, player: int) -> float:
        count, total = self._stock(s, player)
        value = s.glory[player] + self.kept(s, player) + self._per_turn(count, total) * (self.turns - 0.5)
        if player == s.active and not s.over:
            if SUMMON <= s.phase <= CAPTURE:
                value += self.best_capture(s, available(s), s.captures)[0] + 0.05 * s.quiddity
            if s.phase <= SUMMON:
                # dice of the pool that have not been used yet
                for die in s.piles[player * ZONES + ACTIVE]:
                    form = s.form[die]
                    value += self.faces[form] * 0.3 if form >= 0 else self.dice[s.catalog.card_of[die]] * 0.5
                value += self.harm(s, 0)
        elif not s.over:
            for die in s.piles[player * ZONES + ACTIVE]:
                value += self.dice[s.catalog.card_of[die]]
        return value

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
