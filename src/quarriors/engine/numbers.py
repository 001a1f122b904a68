"""What a number is just now: attack, defense, Glory, prices. Everything that changes one is folded here."""

from __future__ import annotations

from .amounts import Condition
from .faces import CREATURE
from .frame import Frame, speaker
from .indexing import Ref
from .lines import Static
from .modifiers import (
    ATTACK,
    ATTACK_AT_MOST,
    CANNOT_ATTACK,
    CANNOT_SUMMON,
    CAPTURE_COST,
    CAPTURES,
    DEFENSE,
    OWN_ATTACK,
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
            value = self.own_attack(die)
        if self.gifts or self.catalog.asked & (1 << ATTACK):
            value += self._sum(ATTACK, die, defender)
        if self.gifts or self.catalog.asked & (1 << ATTACK_AT_MOST):
            value = self._cap(die, defender, value)
        return value if value > 0 else 0

    def can_attack(self, die: int, defender: int) -> bool:
        """Whether it attacks that player at all; if not, neither its value nor its attack ability counts (C14)."""
        if not self.gifts and not self.catalog.asked & (1 << CANNOT_ATTACK):
            return True
        return not self._sum(CANNOT_ATTACK, die, defender)

    def highest_attack(self, die: int) -> int:
        owner = self.owner(die)
        return max(self.attack(die, p) for p in range(self.n) if p != owner)

    def defense(self, die: int) -> int:
        value = self.catalog.defense[self.form[die]]
        if value < 0:
            value = self._own_defense(die)
        if self.gifts or self.catalog.asked & (1 << DEFENSE):
            value += self._sum(DEFENSE, die, -1)
        return value if value > 0 else 0

    def worth(self, die: int) -> int:
        """The Glory it earns when it scores (K11)."""
        value = self.catalog.glory[self.shown_card(die)] + self._sum(WORTH, die, -1)
        return value if value > 0 else 0

    def attack_total(self, player: int, defender: int) -> int:
        """What that player's Creatures would attack the other with just now."""
        total = 0
        for die in self.creatures(player):
            if self.can_attack(die, defender):
                total += self.attack(die, defender)
        return total + self.total_change(defender)

    def total_change(self, defender: int) -> int:
        """What changes the attack total against that player, besides the attackers themselves."""
        return self._sum_player(TOTAL, defender)

    def targets(self, f: Frame, dice: list[int]) -> list[int]:
        """Those the line that asks may target (K9)."""
        if self.catalog.asked & (1 << UNTARGETED) and self.catalog.is_spell_line(f.line):
            return [d for d in dice if not self.untargeted(d, f.you)]
        return dice

    def untargeted(self, die: int, by: int) -> bool:
        """Whether Spells of the player `by` cannot target it."""
        for other, ref in self.speaking(UNTARGETED):
            it = self.speaks_for(other)
            you = self.owner(other)
            if it >= 0 and self.reaches(ref.static, it, you, die, -1):
                spells = ref.modifier.dice
                if spells is not None and spells.whose.covers(speaker(it, you, -1), by):
                    return True
        return False

    def is_silent(self, spell: int) -> bool:
        if self.gifts:
            for gift in self.gifts:
                if gift.code == SILENT and gift.die == spell:
                    return True
        return False

    # -- prices and allowances -----------------------------------------------------------------

    def summon_price(self, die: int) -> int:
        """Its level, surcharges last (Q3)."""
        price = self.catalog.level[self.form[die]]
        if self.gifts or self.catalog.asked & (1 << SUMMON_COST):
            price += self._sum_player(SUMMON_COST, self.owner(die))
        return price if price > 0 else 0

    def capture_price(self, card: int) -> int:
        price = self.catalog.cost[card] + self.capture_change()
        return price if price > 0 else 0

    def capture_change(self) -> int:
        """What every capture costs the active player more or less."""
        if not self.gifts and not self.catalog.asked & (1 << CAPTURE_COST):
            return 0
        return self._sum_player(CAPTURE_COST, self.active)

    def captures_left(self) -> int:
        """Dice the active player may still capture this turn."""
        if not self.gifts and not self.catalog.asked & (1 << CAPTURES):
            return self.captures
        return self.captures + self._sum_player(CAPTURES, self.active)

    def may_summon(self, die: int) -> bool:
        asked = self.gifts or self.catalog.asked & (1 << CANNOT_SUMMON)
        if asked and self._sum_player(CANNOT_SUMMON, self.owner(die)):
            return False
        return not self.catalog.has_rules or not self._ruled(CANNOT_SUMMON, die)

    # -- the fold: gifts and lines alike -------------------------------------------------------

    def _sum(self, code: int, die: int, defender: int) -> int:
        """Everything said about that number of that Creature."""
        total = 0
        if self.gifts:
            for gift in self.gifts:
                if gift.code == code and gift.die == die:
                    total += gift.amount
        if self.catalog.asked & (1 << code):
            for other, ref in self.speaking(code):
                it = self.speaks_for(other)
                if it >= 0:
                    you = self.owner(other)
                    if self.reaches(ref.static, it, you, die, defender):
                        total += ref.modifier.amount.value(self, speaker(it, you, defender))
        return total

    def _sum_player(self, code: int, about: int) -> int:
        """Everything said about that number of that player."""
        total = 0
        if self.gifts:
            for gift in self.gifts:
                if gift.code == code and gift.player == about:
                    total += gift.amount
        if self.catalog.asked & (1 << code):
            for other, ref in self.speaking(code):
                it = self.speaks_for(other)
                who = ref.static.who
                if it >= 0 and isinstance(who, Players):
                    f = speaker(it, self.owner(other), -1)
                    if who.covers(f, about) and self.holds(ref.static.if_, f):
                        total += ref.modifier.amount.value(self, f)
        return total

    def _cap(self, die: int, defender: int, value: int) -> int:
        """The lowest cap counts, given or standing."""
        for gift in self.gifts:
            if gift.code == ATTACK_AT_MOST and gift.die == die and gift.amount < value:
                value = gift.amount
        if self.catalog.asked & (1 << ATTACK_AT_MOST):
            for other, ref in self.speaking(ATTACK_AT_MOST):
                it = self.speaks_for(other)
                you = self.owner(other)
                if it >= 0 and self.reaches(ref.static, it, you, die, defender):
                    cap = ref.modifier.amount.value(self, speaker(it, you, defender))
                    if cap < value:
                        value = cap
        return value

    def speaking(self, code: int) -> list[tuple[int, Ref]]:
        """Dice in the Ready Areas with what their faces say to that question."""
        found: list[tuple[int, Ref]] = []
        form = self.form
        index = self.catalog.index
        for player in range(self.n):
            for die in self.piles[player * ZONES + READY]:
                shown = form[die]
                refs = index[shown // 6].statics[code * 6 + shown % 6]
                if refs:
                    for ref in refs:
                        found.append((die, ref))
        return found

    def own_attack(self, die: int) -> int:
        """What the card says instead of a printed attack, or said when the first total of the attack was counted."""
        for gift in self.gifts:
            if gift.code == OWN_ATTACK and gift.die == die:
                return gift.amount
        index = self.catalog.index[self.form[die] // 6]
        if index.values is not None:
            return index.values.attack.value(self, speaker(die, self.owner(die), -1))
        return index.copy.attack if index.copy is not None else 0

    def _own_defense(self, die: int) -> int:
        index = self.catalog.index[self.form[die] // 6]
        if index.values is not None:
            return index.values.defense.value(self, speaker(die, self.owner(die), -1))
        return index.copy.defense if index.copy is not None else 0

    def _ruled(self, code: int, die: int) -> bool:
        """Whether a line that speaks from the card itself says so of that die (K16)."""
        card = self.catalog.card_of[die]
        for static in self.catalog.index[card].rules:
            for modifier in static.modifiers:
                if modifier.code == code and self.holds(static.if_, speaker(die, self.owner(die), -1)):
                    return True
        return False

    def speaks_for(self, die: int) -> int:
        """The Creature its lines speak for: itself, its carrier, or nobody (-1)."""
        if self.catalog.kind[self.form[die]] == CREATURE:
            return die
        carrier = self.attached[die]
        return -1 if carrier < 0 or self.is_silent(die) else carrier

    def reaches(self, static: Static, it: int, you: int, die: int, defender: int) -> bool:
        who = static.who
        if who is None:
            if it != die:
                return False
            return static.if_ is None or self.holds(static.if_, speaker(it, you, defender))
        if isinstance(who, Dice):
            f = speaker(it, you, defender)
            return who.has(self, f, die) and self.holds(static.if_, f)
        return False

    def holds(self, condition: Condition | None, f: Frame) -> bool:
        return condition is None or condition.holds(self, f)
