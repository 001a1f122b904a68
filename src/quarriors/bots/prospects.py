"""What the dice owned promise: the attack and the Glory of a turn, and what a die more or less brings."""

from __future__ import annotations

from typing import Final

from quarriors.engine.cards import QUEST_CARD
from quarriors.engine.catalog import Catalog
from quarriors.engine.energies import cheapest
from quarriors.engine.modifiers import DEADLY, DEFEND_FIRST, UNHARMED
from quarriors.engine.paying import available
from quarriors.engine.state import State
from quarriors.engine.table import HAS_EXTRA_CAPTURE
from quarriors.engine.traits import HAND
from quarriors.engine.zones import ACTIVE_POOL, BAG, USED_PILE

from .appraisal import Appraisal

#: A game won or lost, far beyond any Glory.
WON: Final = 1000.0


class Prospects:
    """The dice of all players as one of them sees them."""

    def __init__(self, s: State, me: int, appraisal: Appraisal) -> None:
        self.me = me
        self.appraisal = appraisal
        manner = self.manner = appraisal.manner
        catalog = s.catalog
        self.per_cull = appraisal.per_cull
        #: Whether effects that end in draws and rolls are credited with what these may bring.
        self.hopeful = False
        #: Whether some dice of a player are never drawn: Large ones, quest dice.
        self._some_stay = catalog.has_large or catalog.has_quests
        #: Whether a defense is more than adding up numbers.
        self.careful = bool(catalog.asked & (1 << UNHARMED | 1 << DEADLY | 1 << DEFEND_FIRST)) or catalog.has_quests
        #: Dice each player draws in a turn.
        self.hands = [HAND] * s.n
        if catalog.hand_varies:
            self.hands = [self._hand(s, player) for player in range(s.n)]
        #: The attack each player is likely to make in a turn.
        self.strikes = [self._strike(s, player) * manner.fear for player in range(s.n)]
        threat = 0.0
        for player in range(s.n):
            if player != me:
                threat += self.strikes[player]
        self.threat = threat
        level = int(threat / (s.n - 1) + 0.5)
        self.faces = appraisal.faces(level)
        self.dice = appraisal.dice(level)
        #: The attack of a rival, as a whole number, and whether dice in the Wilds are worth what `prizes` say.
        self.level = level
        self.prized = manner.prize > 0.0 and not catalog.has_quests
        #: What could be captured counts so much when a Creature is to be summoned.
        self.thrift = manner.thrift
        if catalog.has_quests:
            self.thrift = 1.0  # what was measured without quests does not hold with them: high levels pay there
        #: The position it was made for, and for each player in it how many dice are owned, and their worth together.
        self._root = s
        self._counts: list[int] = []
        self._totals: list[float] = []
        for player in range(s.n):
            count, total = self._count(s, player)
            self._counts.append(count)
            self._totals.append(total)
        #: Turns of mine still to come.
        self.turns = self._turns_left(s)
        #: Those of them in which a die captured now may come up.
        self.ahead = self.turns - manner.delay
        if self.ahead < 0.0:
            self.ahead = 0.0
        if manner.early_cull and not catalog.has_quests:
            self.per_cull *= 1.0 + manner.early_cull * (self.turns - 1.0)

    # -- dice owned ------------------------------------------------------------------------------

    def _hand(self, s: State, player: int) -> int:
        """Dice drawn in the turns to come, when hands have reached their last size."""
        hand = s.catalog.hand
        turn = (s.turn - 1) // s.n
        grows = hand[-1] - hand[turn] if turn < len(hand) else 0
        return s.hand_size(player) + grows

    def _strike(self, s: State, player: int) -> float:
        """The attack of the dice drawn in a turn, and of those that wait to be rolled."""
        attack = self.appraisal.attack
        card_of = s.catalog.card_of
        total = 0.0
        if player != s.active:
            for die in s.pile(player, ACTIVE_POOL):
                total += attack[card_of[die]]
        drawn = s.pile(player, BAG)
        size = self.hands[player]
        if len(drawn) < size:
            drawn = drawn + s.pile(player, USED_PILE)
        if drawn:
            mean = 0.0
            for die in drawn:
                mean += attack[card_of[die]]
            hand = size if len(drawn) > size else len(drawn)
            total += mean / len(drawn) * hand
        return total

    def _stock(self, s: State, player: int) -> tuple[int, float]:
        """How many dice a player owns, and what they are worth together per roll."""
        if s is self._root:
            return self._counts[player], self._totals[player]
        return self._count(s, player)

    def _count(self, s: State, player: int) -> tuple[int, float]:
        count, total = s.weighed(player, self.dice)
        if self._some_stay:
            card_of = s.catalog.card_of
            for die in s.dice_of(player):
                if _stays(s.catalog, card_of[die]):
                    count -= 1
                    total -= self.dice[card_of[die]]
        return count, total

    def _turns_left(self, s: State) -> float:
        """Until somebody reaches the goal, at the pace of the strongest dice."""
        shortest = 9.0
        for player in range(s.n):
            count, total = self._stock(s, player)
            pace = self._per_turn(count, total, self.hands[player])
            turns = (s.goal - s.glory[player]) / (pace if pace > 1.0 else 1.0)
            if turns < shortest:
                shortest = turns
        return shortest if shortest > 1.0 else 1.0

    def _per_turn(self, count: int, total: float, hand: int) -> float:
        return total if count <= hand else total / count * hand

    def pace_of(self, s: State, player: int) -> float:
        """What that player's dice are worth in a turn."""
        count, total = self._stock(s, player)
        return self._per_turn(count, total, self.hands[player])

    def gain_of_die(self, s: State, player: int, card: int, number: int) -> float:
        """What owning one die of that card more (`number` 1) or less (-1) brings over the rest of the game."""
        count, total = self._stock(s, player)
        return self._gain(count, total, self.hands[player], card, number)

    def _gain(self, count: int, total: float, hand: int, card: int, number: int) -> float:
        """The same for a player who owns so many dice, of that worth together."""
        before = self._per_turn(count, total, hand)
        after = self._per_turn(count + number, total + self.dice[card] * number, hand)
        return (after - before) * self.ahead

    # -- capturing -------------------------------------------------------------------------------

    def _value_of_capture(self, s: State, card: int, gain: float) -> float:
        """What capturing a die of that card brings, the end of the game by empty cards included (G1)."""
        if len(s.on_card(card)) != 1 or card not in s.catalog.creature_cards:
            return gain
        empty = 0
        for other in s.catalog.creature_cards:
            if not s.on_card(other):
                empty += 1
        leaders = s.leaders()
        ahead = len(leaders) == 1 and leaders[0] == s.active
        if empty >= 3:
            return WON if ahead else -WON
        return gain + (0.3 * empty if ahead else -0.5 * empty)

    def best_capture(self, s: State, quiddity: int, captures: int) -> tuple[float, int]:
        """The best card to capture with that much Quiddity, a second capture considered; -1 if none is worth it."""
        count, total = self._stock(s, s.active)
        return self.best_of(s, quiddity, captures, count, total)

    def best_of(self, s: State, quiddity: int, captures: int, count: int, total: float) -> tuple[float, int]:
        """The same for one who owns so many dice, of that worth together."""
        best = 0.0
        chosen = -1
        extra = -1 if s.flags & HAS_EXTRA_CAPTURE else s.catalog.extra_capture
        if captures <= 0 and extra < 0:
            return best, chosen
        prices: list[int] = []
        values: list[float] = []
        cards: list[int] = []
        left = s.on_cards()
        first, last = (0, len(left)) if captures > 0 else (extra, extra + 1)
        self._offers(s, quiddity, count, total, first, last, prices, values, cards)
        for at in range(len(cards)):
            value = values[at]
            again = captures if cards[at] == extra else captures - 1
            if again > 0 or extra >= 0:
                more = 0.0
                for other in range(len(cards)):
                    if again <= 0 and (cards[other] != extra or cards[at] == extra):
                        continue
                    still = len(left[cards[other]]) - (1 if other == at else 0)
                    if still > 0 and prices[at] + prices[other] <= quiddity and values[other] > more:
                        more = values[other]
                value += more
            if values[at] > 0 and value > best:
                best = value
                chosen = cards[at]
        return best, chosen

    def _offers(
        self,
        s: State,
        quiddity: int,
        count: int,
        total: float,
        first: int,
        last: int,
        prices: list[int],
        values: list[float],
        cards: list[int],
    ) -> None:
        """Adds what can be captured of those cards with that much Quiddity: prices, what they are worth, cards."""
        vary = s.catalog.prices_vary
        hand = self.hands[s.active]
        before = self._per_turn(count, total, hand)
        left = s.on_cards()
        printed = s.catalog.price
        change = 0 if vary else s.capture_change()
        tastes = self.manner.has_taste
        prized = self.prized
        prizes = self.appraisal.prizes(self.level) if prized else self.dice
        share = self.ahead * hand / (count + 1 if count >= hand else hand)
        for card in range(first, last):
            if left[card]:
                price = cheapest(s, card)[0] if vary else printed[card] + change
                if price < 0:
                    price = 0
                if price <= quiddity:
                    if prized:
                        value = prizes[card] * share
                    else:
                        after = self._per_turn(count + 1, total + self.dice[card], hand)
                        value = (after - before) * self.ahead
                    value = self._value_of_capture(s, card, value)
                    if tastes and value > -WON:
                        value += self.appraisal.taste[card]
                    prices.append(price)
                    cards.append(card)
                    values.append(value)

    def purse(self, s: State, most: int) -> list[float]:
        """What the best capture brings for each number of Quiddity up to that one."""
        captures = s.captures_left()
        count, total = self._stock(s, s.active)
        if captures != 1 or s.catalog.extra_capture >= 0:
            return [self.best_of(s, quiddity, captures, count, total)[0] for quiddity in range(most + 1)]
        best = [0.0] * (most + 1)
        prices: list[int] = []
        values: list[float] = []
        cards: list[int] = []
        self._offers(s, most, count, total, 0, len(s.on_cards()), prices, values, cards)
        for at in range(len(prices)):
            if values[at] > best[prices[at]]:
                best[prices[at]] = values[at]
        for quiddity in range(most):
            if best[quiddity] > best[quiddity + 1]:
                best[quiddity + 1] = best[quiddity]
        return best

    def price_of(self, s: State, quiddity: int) -> float:
        """What paying so much now costs in captures."""
        have = available(s)
        captures = s.captures_left()
        return self.best_capture(s, have, captures)[0] - self.best_capture(s, have - quiddity, captures)[0]


def _stays(catalog: Catalog, card: int) -> bool:
    """Whether a die is none of those drawn again and again: a Large one, a quest die. Locked ones come back."""
    return catalog.large[card] or catalog.cards[card].kind == QUEST_CARD
