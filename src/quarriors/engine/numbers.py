"""What a number is just now: attack, defense, Glory, prices. Everything that changes one is folded here."""

from __future__ import annotations

from typing import Final

from .conditions import Condition
from .faces import CREATURE_FACE, LOCK_FACE
from .frame import Speaker, speaker
from .indexing import Ref
from .limits import NO_SCORE, SUMMONED_NOW
from .lines import Static
from .modifiers import (
    ATTACK,
    ATTACK_AT_MOST,
    ATTACK_TOTAL,
    CANNOT_ATTACK,
    CANNOT_CAST,
    CANNOT_REROLL,
    CANNOT_SUMMON,
    CANNOT_UNLOCK,
    CAPTURE_COST,
    CAPTURE_COST_OF,
    CAPTURES,
    DEADLY,
    DEFEND_FIRST,
    DEFENSE,
    DEFENSE_DOWN,
    DRAW_SIZE,
    FREE_SUMMON,
    IMMUNITY,
    LOCKS_ON,
    NEXT_SUMMON,
    NO_CULL,
    OWN_ATTACK,
    QUEST_LEVEL,
    SCORE_FIRST,
    SILENT,
    SUMMON_COST,
    UNAFFECTED,
    UNHARMED,
    UNTARGETED,
    WORTH,
)
from .nouns import Dice
from .players import Players
from .standing import Standing
from .zones import LOCKED_AREA, QUEST_AREA, READY_AREA, ZONES

#: Nobody speaks: shared and never written to.
_NOBODY: Final[list[tuple[int, Ref]]] = []


class Numbers(Standing):
    """The table with its derived numbers. `modifiers.py` states the order of the fold."""

    __slots__ = ()

    # -- creatures -----------------------------------------------------------------------------

    def uncapped_attack(self, die: int, defender: int) -> int:
        """Its attack against that player before anything holds it down."""
        value = self.catalog.attack[self.form[die]]
        if value < 0:
            value = self.own_attack(die)
        if self.gifts or self.catalog.asked & (1 << ATTACK):
            value += self._sum(ATTACK, die, defender)
        return value

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
        if self.attackers and self.catalog.asked & (1 << DEFENSE_DOWN):
            value = self._lowered(die, value)
        return value if value > 0 else 0

    def _lowered(self, die: int, value: int) -> int:
        """What attackers take from its defense, each down to its own floor."""
        owner = self.owner(die)
        if self.catalog.has_quests and self.is_out_of_reach(die):
            return value
        for other, ref in self.speaking(DEFENSE_DOWN):
            it = self.speaks_for(other)
            you = self.owner(other)
            if it not in self.attackers or you == owner or not self.can_attack(it, owner):
                continue  # what does not attack that player does nothing to its defenders (C14)
            if self._protected(die, you, other):
                continue
            if self.reaches(ref.static, it, you, die, owner) and value > ref.modifier.floor:
                value -= ref.modifier.amount.value(self, speaker(it, you, owner))
                if value < ref.modifier.floor:
                    value = ref.modifier.floor
        return value

    def is_deadly(self, die: int) -> bool:
        """Whether any damage of this attacker destroys (C10)."""
        return self._sum(DEADLY, die, -1) > 0

    def unharmed(self, die: int, attacker: int, by_damage: bool) -> bool:
        """Whether it takes no damage from that player's attack (C8); `by_damage` if the attack is under way."""
        for other, ref in self.speaking(UNHARMED):
            it = self.speaks_for(other)
            you = self.owner(other)
            if it < 0 or not self.reaches(ref.static, it, you, die, -1):
                continue
            condition = ref.modifier.condition
            if condition is not None:
                f = speaker(it, you, -1)
                f.them = attacker
                if attacker != you and condition.holds(self, f):
                    return True
            dice = ref.modifier.dice
            if dice is not None and by_damage:
                f = speaker(it, you, -1)
                for foe in self.attackers:
                    if not self.is_creature(foe) or self.owner(foe) != attacker or not dice.has(self, f, foe):
                        continue
                    if self.can_attack(foe, self.owner(die)):
                        return True
        return False

    def first_defenders(self, player: int, able: list[int]) -> list[int]:
        """Those of whom one must defend first: the attacker's wish counts first, then the defender's own."""
        for mine in (False, True):
            chosen: list[int] = []
            for other, ref in self.speaking(DEFEND_FIRST):
                it = self.speaks_for(other)
                you = self.owner(other)
                if it < 0 or (you == player) != mine or self.zone(it) != self.area:
                    continue
                if not mine and (it not in self.attackers or not self.can_attack(it, player)):
                    continue
                for die in able:
                    if die in chosen or self._protected(die, you, other):
                        continue
                    if self.reaches(ref.static, it, you, die, player):
                        chosen.append(die)
            if chosen:
                able = [d for d in able if d in chosen]
        return able

    def worth(self, die: int) -> int:
        """The Glory it earns when it scores (K11)."""
        value = self.catalog.glory[self.shown_card(die)] + self._sum(WORTH, die, -1)
        return value if value > 0 else 0

    def attack_total(self, player: int, defender: int) -> int:
        """What that player's Creatures would attack the other with just now."""
        total = 0
        for die in self.fighters(player):
            if self.can_attack(die, defender):
                total += self.attack(die, defender)
        return total + self.total_change(defender)

    def level_on_quest(self, die: int) -> int:
        """What it brings to completing a quest."""
        level = self.level(die)
        if self.catalog.asked & (1 << QUEST_LEVEL):
            level += self._sum(QUEST_LEVEL, die, -1)
        return level

    # -- scoring -------------------------------------------------------------------------------

    def scorers(self, player: int) -> list[int]:
        """The Creatures that score next: all of them, or those of which one must score first, alone."""
        creatures = self.creatures(player)
        if creatures and self.once:
            creatures = [d for d in creatures if self.may_score(d)]
        if creatures and self.catalog.asked & (1 << SCORE_FIRST):
            first = [d for d in creatures if self.scores_first(d)]
            if first:
                return first
        return creatures

    def scores_first(self, die: int) -> bool:
        return bool(self.catalog.asked & (1 << SCORE_FIRST)) and self._sum(SCORE_FIRST, die, -1) > 0

    def was_summoned(self, die: int) -> bool:
        """Whether it was summoned this turn, in a game with quests."""
        return self.is_used(die, SUMMONED_NOW)

    def may_score(self, die: int) -> bool:
        return not self.is_used(die, NO_SCORE)

    def gives_cull(self, die: int) -> bool:
        """Whether its scoring lets its player cull a die."""
        return not self.catalog.asked & (1 << NO_CULL) or not self._sum(NO_CULL, die, -1)

    # -- immunity ------------------------------------------------------------------------------

    def immune(self, die: int) -> bool:
        """Whether opponents' lines do nothing to it."""
        return self._is_told(IMMUNITY, die)

    def _spellproof(self, die: int) -> bool:
        """Whether opponents' Spells do nothing to it."""
        return self._is_told(UNAFFECTED, die)

    def _is_told(self, code: int, die: int) -> bool:
        """Whether a line says that of it."""
        for other, ref in self.speaking(code):
            it = self.speaks_for(other)
            if it >= 0 and self.reaches(ref.static, it, self.owner(other), die, -1):
                return True
        return False

    def shielded(self, die: int, by: int, line: int) -> bool:
        """Whether a line of that player's can do nothing to that Creature."""
        if not self.is_creature(die) or self.owner(die) == by:
            return False
        if self.immune(die):
            return True
        return self.catalog.is_spell_line(line) and self._spellproof(die)

    def _protected(self, die: int, by: int, speaking: int) -> bool:
        """The same, for what that die on the table says all the time."""
        if not self.catalog.has_shields or self.owner(die) == by:
            return False
        return self.immune(die) or (self.is_spell(speaking) and self._spellproof(die))

    def total_change(self, defender: int) -> int:
        """What changes the attack total against that player, besides the attackers themselves."""
        return self._sum_player(ATTACK_TOTAL, defender)

    def targets(self, f: Speaker, dice: list[int]) -> list[int]:
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
        for gift in self.gifts:
            if gift.code == SILENT and gift.die == spell:
                return True
        return False

    # -- prices and allowances -----------------------------------------------------------------

    def summon_price(self, die: int) -> int:
        """Its level, surcharges last (Q3)."""
        price = self.catalog.level[self.form[die]]
        if not self.gifts and not self.catalog.changes_summons:
            return price
        if self.catalog.rules_summons and price and self._ruled(FREE_SUMMON, die):
            price = 0
        if self.gifts:
            less = self._sum_player(NEXT_SUMMON, self.owner(die))
            if less:
                price = price + less if price + less > 0 else 0
        if self.gifts or self.catalog.asked & (1 << SUMMON_COST):
            price += self._sum_player(SUMMON_COST, self.owner(die))
        return price if price > 0 else 0

    def capture_price(self, card: int) -> int:
        """What a capture costs the active player if nothing special is in the payment."""
        return self.changed_price(card, self.catalog.price[card])

    def changed_price(self, card: int, price: int) -> int:
        """A printed or discounted price with everything that changes it; less comes before more (Q3)."""
        price += self.capture_change()
        if self.catalog.asked & (1 << CAPTURE_COST_OF) and self.catalog.spell_die[card]:
            for other, ref in self.speaking(CAPTURE_COST_OF):
                it = self.speaks_for(other)
                who = ref.static.who
                if it >= 0 and isinstance(who, Players):
                    f = speaker(it, self.owner(other), -1)
                    by = ref.modifier.amount.value(self, f)
                    if who.covers(f, self.active) and self.holds(ref.static.if_, f):
                        if by >= 0:
                            price += by
                        elif price > ref.modifier.floor:
                            price = max(price + by, ref.modifier.floor)
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
        if not self.gifts and not self.catalog.changes_summons:
            return True
        asked = self.gifts or self.catalog.asked & (1 << CANNOT_SUMMON)
        if asked and self._sum_player(CANNOT_SUMMON, self.owner(die)):
            return False
        return not self.catalog.rules_summons or not self._ruled(CANNOT_SUMMON, die)

    def hand_size(self, player: int) -> int:
        """Dice drawn at the beginning of phase 2: six, or as many as a trait says for this turn of the player."""
        hand = self.catalog.hand
        turn = (self.turn - 1) // self.n
        size = hand[turn] if turn < len(hand) else hand[-1]
        if self.catalog.asked & (1 << DRAW_SIZE):
            size += self._sum_player(DRAW_SIZE, player)
        return size if size > 0 else 0

    def cannot_cast(self, player: int) -> bool:
        return bool(self.catalog.asked & (1 << CANNOT_CAST)) and self._sum_player(CANNOT_CAST, player) > 0

    def cannot_reroll(self, player: int) -> bool:
        return bool(self.catalog.asked & (1 << CANNOT_REROLL)) and self._sum_player(CANNOT_REROLL, player) > 0

    def can_unlock(self, die: int) -> bool:
        """Whether paying or an effect may UnLock it now (X4)."""
        if self.zone(die) != LOCKED_AREA or die in self.locked_now:
            return False
        return not self.catalog.asked & (1 << CANNOT_UNLOCK) or not self._sum(CANNOT_UNLOCK, die, -1)

    def locks_elsewhere(self, die: int) -> bool:
        """Whether that lock face is Locked in an opponent's Locked Area."""
        form = self.form[die]
        return bool(self.catalog.index[form // 6].statics[LOCKS_ON * 6 + form % 6])

    # -- the fold: gifts and lines alike -------------------------------------------------------

    def _sum(self, code: int, die: int, defender: int) -> int:
        """Everything said about that number of that Creature."""
        total = 0
        if self.gifts:
            for gift in self.gifts:
                if gift.code == code and gift.die == die:
                    if gift.player >= 0 and gift.player != defender:
                        continue
                    if self.catalog.has_shields and gift.by >= 0 and self.shielded(die, gift.by, gift.line):
                        continue
                    total += gift.amount
        if self.catalog.asked & (1 << code):
            for other, ref in self.speaking(code):
                it = self.speaks_for(other)
                if it >= 0:
                    you = self.owner(other)
                    if self.reaches(ref.static, it, you, die, defender):
                        if self.catalog.has_shields and self._protected(die, you, other):
                            continue
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
                    if code == ATTACK_TOTAL and self.zone(it) != self.area:
                        continue  # it speaks of the battle in its own Area
                    f = speaker(it, self.owner(other), -1)
                    f.them = about
                    if who.covers(f, about) and self.holds(ref.static.if_, f):
                        total += ref.modifier.amount.value(self, f)
        return total

    def _cap(self, die: int, defender: int, value: int) -> int:
        """The lowest cap counts, given or standing."""
        for gift in self.gifts:
            if gift.code != ATTACK_AT_MOST or gift.die != die or gift.amount >= value:
                continue
            if not self.catalog.has_shields or gift.by < 0 or not self.shielded(die, gift.by, gift.line):
                value = gift.amount
        if self.catalog.asked & (1 << ATTACK_AT_MOST):
            for other, ref in self.speaking(ATTACK_AT_MOST):
                it = self.speaks_for(other)
                you = self.owner(other)
                if it >= 0 and self.reaches(ref.static, it, you, die, defender):
                    if self.catalog.has_shields and self._protected(die, you, other):
                        continue
                    cap = ref.modifier.amount.value(self, speaker(it, you, defender))
                    if cap < value:
                        value = cap
        return value

    def speaking(self, code: int) -> list[tuple[int, Ref]]:
        """Dice in the Ready Areas with what their faces say to that question."""
        found = _NOBODY
        form = self.form
        says, bit = self.catalog.says, 1 << code
        for player in range(self.n):
            for die in self.piles[player * ZONES + READY_AREA]:
                shown = form[die]
                if says[shown] & bit:
                    refs = self.catalog.index[shown // 6].statics[code * 6 + shown % 6]
                    found = found + [(die, ref) for ref in refs]
        return self._speaking_elsewhere(code, found) if self.away and self.catalog.asked_away & bit else found

    def _speaking_elsewhere(self, code: int, found: list[tuple[int, Ref]]) -> list[tuple[int, Ref]]:
        """Locked dice too, and Creatures on a quest as far as their lines do not name the Ready Area (X6)."""
        for player in range(self.n):
            for die in self.in_other_areas(player):
                shown = self.form[die]
                for ref in self.catalog.index[shown // 6].statics[code * 6 + shown % 6]:
                    if not ref.static.ready_only or self.zone(die) == LOCKED_AREA:
                        found = [*found, (die, ref)]
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
        kind = self.catalog.kind[self.form[die]]
        if kind in (CREATURE_FACE, LOCK_FACE):
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
            if self.catalog.has_quests and self._apart(static, it, who):
                return False
            f = speaker(it, you, defender)
            return who.has(self, f, die) and self.holds(static.if_, f)
        return False

    def _apart(self, static: Static, it: int, who: Dice) -> bool:
        """Whether the line speaks of another Area than that of its Creature: of the Ready Area, or of a battle."""
        zone = self.zone(it)
        if zone == LOCKED_AREA:
            zone = READY_AREA
        if zone == QUEST_AREA and static.ready_only:
            return True
        return who.is_about_battle() and zone != self.area

    def holds(self, condition: Condition | None, f: Speaker) -> bool:
        return condition is None or condition.holds(self, f)
