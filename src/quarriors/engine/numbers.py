"""What a number is just now: attack, defense, Glory, prices. Everything that changes one is folded here."""

from __future__ import annotations

from .amounts import Condition
from .frame import Frame, speaker
from .lines import Static
from .modifiers import (
    ATTACK,
    ATTACK_AT_MOST,
    CANNOT_ATTACK,
    CANNOT_SUMMON,
    CAPTURE_COST,
    DEFENSE,
    SILENT,
    SUMMON_COST,
    TOTAL,
    UNTARGETED,
    WORTH,
)
from .nouns import Dice, Players
from .table import Table
from .zones import READY, ZONES


class Numbers(Table):
    """The table with its derived numbers. `modifiers.py` states the order of the fold."""

    __slots__ = ()

    # -- creatures -----------------------------------------------------------------------------

    def attack(self, die: int, defender: int) -> int:
        """Its attack against that player (C1, C2)."""
        value = self.catalog.attack[self.form[die]]
        if value < 0:
            value = self._own_value(die, True)
        asked = self.catalog.asked
        if self.gifts:
            value += self._gifts(ATTACK, die)
        if asked & (1 << ATTACK):
            value += self._fold(ATTACK, die, defender)
        if asked & (1 << ATTACK_AT_MOST):
            value = self._cap(die, defender, value)
        if self.gifts:
            for gift in self.gifts:
                if gift.code == ATTACK_AT_MOST and gift.die == die and gift.amount < value:
                    value = gift.amount
        return value if value > 0 else 0

    def can_attack(self, die: int, defender: int) -> bool:
        """Whether it attacks that player at all; if not, neither its value nor its attack ability counts (C14)."""
        return not (self.catalog.asked & (1 << CANNOT_ATTACK) and self._fold(CANNOT_ATTACK, die, defender))

    def highest_attack(self, die: int) -> int:
        owner = self.owner(die)
        return max(self.attack(die, p) for p in range(self.n) if p != owner)

    def defense(self, die: int) -> int:
        value = self.catalog.defense[self.form[die]]
        if value < 0:
            value = self._own_value(die, False)
        if self.gifts:
            value += self._gifts(DEFENSE, die)
        if self.catalog.asked & (1 << DEFENSE):
            value += self._fold(DEFENSE, die, -1)
        return value if value > 0 else 0

    def worth(self, die: int) -> int:
        """The Glory it earns when it scores (K11)."""
        value = self.catalog.glory[self.shown_card(die)]
        if self.catalog.asked & (1 << WORTH):
            value += self._fold(WORTH, die, -1)
        return value if value > 0 else 0

    def attack_total(self, player: int, defender: int) -> int:
        """What that player's Creatures would attack the other with just now."""
        total = 0
        for die in self.creatures(player):
            if self.can_attack(die, defender):
                total += self.attack(die, defender)
        return total

    def untargeted(self, die: int, by: int) -> bool:
        """Whether Spells of the player `by` cannot target it (K9)."""
        if not self.catalog.asked & (1 << UNTARGETED):
            return False
        return self.owner(die) != by and self._fold(UNTARGETED, die, -1) > 0

    def targets(self, f: Frame, dice: list[int]) -> list[int]:
        """Those the line that asks may target."""
        if self.catalog.asked & (1 << UNTARGETED) and self.catalog.is_spell_line(f.line):
            return [d for d in dice if not self.untargeted(d, f.you)]
        return dice

    def is_silent(self, spell: int) -> bool:
        if self.gifts:
            for gift in self.gifts:
                if gift.code == SILENT and gift.die == spell:
                    return True
        return False

    # -- prices --------------------------------------------------------------------------------

    def summon_price(self, die: int) -> int:
        """Its level, surcharges last (Q3)."""
        price = self.catalog.level[self.form[die]]
        if self.catalog.asked & (1 << SUMMON_COST):
            price += self._fold_player(SUMMON_COST, self.owner(die))
        return price if price > 0 else 0

    def capture_price(self, card: int) -> int:
        price = self.catalog.cost[card]
        for gift in self.gifts:
            if gift.code == CAPTURE_COST and gift.player == self.active:
                price += gift.amount
        return price if price > 0 else 0

    def may_summon(self, die: int) -> bool:
        if not self.catalog.has_rules:
            return True
        return not self._ruled(CANNOT_SUMMON, die)

    # -- the fold ------------------------------------------------------------------------------

    def _own_value(self, die: int, attack: bool) -> int:
        """What the card says instead of a printed number."""
        index = self.catalog.index[self.form[die] // 6]
        own = index.values
        if own is not None:
            f = speaker(die, self.owner(die), -1)
            return own.attack.value(self, f) if attack else own.defense.value(self, f)
        copy = index.copy
        if copy is not None:
            return copy.attack if attack else copy.defense
        return 0

    def _gifts(self, code: int, die: int) -> int:
        total = 0
        for gift in self.gifts:
            if gift.code == code and gift.die == die:
                total += gift.amount
        return total

    def _fold(self, code: int, die: int, defender: int) -> int:
        """The sum of what every line on the table says about that number of that Creature."""
        total = 0
        form = self.form
        index = self.catalog.index
        for player in range(self.n):
            for other in self.piles[player * ZONES + READY]:
                shown = form[other]
                refs = index[shown // 6].statics[code * 6 + shown % 6]
                if refs:
                    it = self._speaks_for(other)
                    if it >= 0:
                        for ref in refs:
                            if self._reaches(ref.static, it, player, die, defender):
                                total += ref.modifier.amount.value(self, speaker(it, player, defender))
        return total

    def _cap(self, die: int, defender: int, value: int) -> int:
        form = self.form
        index = self.catalog.index
        for player in range(self.n):
            for other in self.piles[player * ZONES + READY]:
                shown = form[other]
                for ref in index[shown // 6].statics[ATTACK_AT_MOST * 6 + shown % 6]:
                    it = self._speaks_for(other)
                    if it >= 0 and self._reaches(ref.static, it, player, die, defender):
                        cap = ref.modifier.amount.value(self, speaker(it, player, defender))
                        if cap < value:
                            value = cap
        return value

    def _fold_player(self, code: int, about: int) -> int:
        """The sum of what lines say about that player."""
        total = 0
        form = self.form
        index = self.catalog.index
        for player in range(self.n):
            for other in self.piles[player * ZONES + READY]:
                shown = form[other]
                for ref in index[shown // 6].statics[code * 6 + shown % 6]:
                    it = self._speaks_for(other)
                    who = ref.static.who
                    if it >= 0 and isinstance(who, Players):
                        f = speaker(it, player, -1)
                        if who.covers(f, about):
                            total += ref.modifier.amount.value(self, f)
        return total

    def _ruled(self, code: int, die: int) -> bool:
        """Whether a line that speaks from the card itself says so of that die (K16)."""
        card = self.catalog.card_of[die]
        for static in self.catalog.index[card].rules:
            for modifier in static.modifiers:
                if modifier.code == code and self._holds(static.if_, speaker(die, self.owner(die), -1)):
                    return True
        return False

    def _speaks_for(self, die: int) -> int:
        """The Creature its lines speak for: itself, its carrier, or nobody (-1)."""
        if self.catalog.kind[self.form[die]] == 1:
            return die
        carrier = self.attached[die]
        return -1 if carrier < 0 or self.is_silent(die) else carrier

    def _reaches(self, static: Static, it: int, you: int, die: int, defender: int) -> bool:
        who = static.who
        if who is None:
            if it != die:
                return False
            return static.if_ is None or self._holds(static.if_, speaker(it, you, defender))
        if isinstance(who, Dice):
            f = speaker(it, you, defender)
            return who.has(self, f, die) and self._holds(static.if_, f)
        return False

    def _holds(self, condition: Condition | None, f: Frame) -> bool:
        return condition is None or condition.holds(self, f)

    def total_gifts(self, player: int) -> int:
        total = 0
        for gift in self.gifts:
            if gift.code == TOTAL and gift.player == player:
                total += gift.amount
        return total
