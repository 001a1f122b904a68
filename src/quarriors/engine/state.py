"""The whole state of a game: the table, its numbers, and the open decision. Cloned, pickled and compared as data."""

from __future__ import annotations

from typing import Any, Final

from . import happenings
from .amounts import Amount
from .catalog import Catalog
from .extension import i64, mypyc_attr
from .frame import Speaker
from .framewords import read, written
from .gifts import THIS_ATTACK, Gift, gift_of
from .limits import SAVED, Limit
from .modifiers import ATTACK_TOTAL
from .numbers import Numbers
from .option import CHANCE, OPTIONS, Option
from .piles import NOTHING
from .rules import Rules
from .table import SCORE_PHASE
from .zones import LOCKED_AREA, QUEST_AREA, READY_AREA


@mypyc_attr(free_list_len=1)
class State(Numbers):
    """Everything there is to know about a game at one moment."""

    __slots__ = ()

    # -- asking --------------------------------------------------------------------------------

    def option(self, code: int, target: int) -> Option:
        return OPTIONS[code][target + 1]

    def plain(self, code: int) -> Option:
        return OPTIONS[code][0]

    def ask(self, player: int, code: int, options: list[Option]) -> None:
        """Opens a decision. The frame on top, or the phase, takes the answer."""
        self.waiting = True
        self.asker = player
        self.ask_code = code
        self.options = options
        self.weights = NOTHING
        self.ask_card = -1
        self.ask_die = -1

    def ask_chance(self, code: int, options: list[Option], weights: list[int], die: int) -> None:
        self.ask(CHANCE, code, options)
        self.weights = weights
        self.ask_die = die

    def die_options(self, code: int, dice: list[int]) -> list[Option]:
        """One option for dice that are alike."""
        row = OPTIONS[code]
        if len(dice) == 1:
            return [row[dice[0] + 1]]
        seen = NOTHING
        options: list[Option] = []
        form, where, card_of = self.form, self.where, self.catalog.card_of
        pile: i64 = -1
        one: i64 = 1
        cards: i64 = 0  # classes seen in this pile, as bits
        left = NOTHING  # dice offered from piles before, which may come again
        for die in dice:
            if form[die] < 0:
                if where[die] != pile:
                    if pile >= 0:
                        left = [option.target for option in options]
                    pile = where[die]
                    cards = 0
                    for other in left:
                        if where[other] == pile and form[other] < 0:
                            cards |= one << card_of[other]
                bit = one << card_of[die]
                if not cards & bit:
                    cards |= bit
                    options.append(row[die + 1])
                continue
            for other in seen:
                if self.alike(die, other):
                    break
            else:
                seen = [*seen, die]
                options.append(row[die + 1])
        return options

    def class_options(self, code: int, pile: list[int]) -> list[Option]:
        """One option for each class of dice in a pile that shows no faces."""
        row, card_of = OPTIONS[code], self.catalog.card_of
        options: list[Option] = []
        one: i64 = 1
        seen: i64 = 0  # classes, as bits
        for die in pile:
            bit = one << card_of[die]
            if not seen & bit:
                seen |= bit
                options.append(row[die + 1])
        return options

    def alike(self, a: int, b: int) -> bool:
        """Whether nobody could tell the two apart: class, face, zone, freshness, attachments, gifts."""
        if self.where[a] != self.where[b] or self.form[a] != self.form[b]:
            return False
        if self.catalog.card_of[a] != self.catalog.card_of[b]:
            return False
        if self.form[a] < 0:
            return True
        if (a in self.fresh) != (b in self.fresh):
            return False
        zone = self.zone(a)
        if zone != READY_AREA and zone != QUEST_AREA and zone != LOCKED_AREA:
            return True
        if not self.attachments and not self.gifts and not self.once:
            return (a in self.damaged) == (b in self.damaged) and (a in self.attackers) == (b in self.attackers)
        return self._trappings(a) == self._trappings(b)

    def _trappings(self, die: int) -> list[int]:
        """Everything else that tells one die in the Ready Area from another, as sorted numbers."""
        marks: list[int] = []
        if self.attachments:
            carrier = self.attached[die]
            if carrier >= 0:
                marks.append(1_000_000 + carrier)
            for player in range(self.n):
                for other in self.pile(player, READY_AREA):
                    if self.attached[other] == die:
                        marks.append(2_000_000 + self.form[other] * 8 + player)
        for gift in self.gifts:
            if gift.die == die:
                marks.append(3_000_000 + gift.code * 10_000 + gift.amount * 4 + gift.until)
                if gift.player >= 0:
                    marks.append(7_000_000 + gift.code * 8 + gift.player)
        if die in self.damaged:
            marks.append(4_000_000)
        if die in self.attackers:
            marks.append(5_000_000)
        if die in self.firsts:
            marks.append(8_000_000)
        for limit in self.once:
            if limit.die == die:
                marks.append(6_000_000 + (limit.what + 5) * 8 + limit.player)
        marks.sort()
        return marks

    def is_spent_saving(self, die: int) -> bool:
        """Whether it was saved in this attack already: what it does when destroyed works once in a combat."""
        return bool(self.attackers) and self.is_used(die, SAVED)

    # -- the turn --------------------------------------------------------------------------------

    def enter(self, phase: int) -> None:
        """A phase begins, and is told; nobody else sets the phase of a running game. The first begins with the turn."""
        self.phase = phase
        if self.listener is not None:
            if phase == SCORE_PHASE:
                self.tell(happenings.TURN, self.active, -1, -1, self.turn, -1)
            else:
                self.tell(happenings.PHASE, self.active, -1, -1, phase, -1)

    # -- limits and totals ---------------------------------------------------------------------

    def use_once(self, die: int, what: int, player: int) -> bool:
        """Uses up a limit of that die: one of its lines, or one of `limits.py`. False if it was used up before."""
        for limit in self.once:
            if limit.die == die and limit.what == what and limit.player == player:
                return False
        self.once = [*self.once, Limit(die, what, player)]
        return True

    def fixed_attack(self, die: int, defender: int) -> int:
        """Its attack against that player as the totals had it (C14)."""
        if die in self.attackers and self.counted and self.counted[defender]:
            return self.values[self.attackers.index(die) * self.n + defender]
        return self.attack(die, defender)

    def raise_total(self, player: int, f: Speaker, by: Amount) -> None:
        """Changes the attack total against a player, before it is counted or after."""
        if by.is_own_attack() and f.it not in self.attackers:
            return
        counted = bool(self.counted) and self.counted[player]
        if by.is_own_attack() and not counted:
            # counted with the totals, at the value it then has (C14)
            self.raised = [*self.raised, f.it, player]
            return
        number = self.fixed_attack(f.it, player) if by.is_own_attack() else by.value(self, f)
        if counted:
            self.totals[player] += number
            if self.listener is not None:
                self.tell(happenings.TOTAL, player, f.it, -1, self.totals[player], -1)
        else:
            self.give(Gift(ATTACK_TOTAL, -1, player, number, THIS_ATTACK, f.line))

    # -- clones and pickles ----------------------------------------------------------------------

    def clone(self) -> State:
        s = State(self.catalog, self.rules, self.n)
        s.copy_piles(self)
        s.form = self.form[:]
        s.attached = self.attached
        s.attachments = self.attachments
        s.glory = self.glory[:]
        s.active = self.active
        s.turn = self.turn
        s.phase = self.phase
        s.quiddity = self.quiddity
        s.light = self.light
        s.dark = self.dark
        s.flags = self.flags
        s.captures = self.captures
        s.after_attack = self.after_attack
        s.fresh = self.fresh
        s.gifts = self.gifts
        s.scored = self.scored
        s.scored_as = self.scored_as
        s.earned = self.earned
        s.locked_now = self.locked_now
        s.casts = self.casts
        s.rolled = self.rolled
        s.on_quest = self.on_quest
        s.sent = self.sent
        s.summons = self.summons
        s.struck = self.struck
        s.damaged = self.damaged
        s.once = self.once
        s.saved = self.saved
        s.shed = self.shed
        if self.attackers:
            s.attackers = self.attackers
            s.values = self.values[:]
            s.totals = self.totals[:]
            s.counted = self.counted[:]
            s.raised = self.raised
            s.area = self.area
            s.firsts = self.firsts
            s.kills = self.kills
        s.stack = [f.clone() for f in self.stack] if self.stack else []
        s.waiting = self.waiting
        s.asker = self.asker
        s.ask_code = self.ask_code
        s.options = self.options
        s.weights = self.weights
        s.ask_card = self.ask_card
        s.ask_die = self.ask_die
        s.is_held = self.is_held
        s.over = self.over
        s.reason = self.reason
        s.winners = self.winners
        s.auto_roll = self.auto_roll
        s.by_hand = self.by_hand
        s.log = self.log
        s.logged = self.logged
        return s

    def data(self) -> dict[str, object]:
        """Everything but cards and rules by name, as plain values: what a pickle holds."""
        data: dict[str, object] = {name: getattr(self, name) for name in _PLAIN}
        data["gifts"] = [gift.data() for gift in self.gifts]
        data["once"] = [[limit.die, limit.what, limit.player] for limit in self.once]
        data["stack"] = [written(f, _same) for f in self.stack]
        data["options"] = [[option.code, option.target] for option in self.options]
        data["log"] = self.log[: self.logged]
        return data


#: Fields that travel as they are, and those of them whose lists are changed in place.
_PLAIN: Final = (
    "active", "after_attack", "area", "ask_card", "ask_code", "ask_die", "asker", "attached", "attachments",
    "attackers", "auto_roll", "by_hand", "captures", "casts", "counted", "damaged", "dark", "earned", "firsts",
    "flags", "form", "fresh", "glory", "is_held", "kills", "light", "locked_now", "on_quest", "over", "phase", "piles",
    "quiddity", "raised", "reason", "rolled", "saved", "scored", "scored_as", "sent", "shed", "struck", "summons",
    "totals", "turn", "values", "waiting", "weights", "where", "winners",
)  # fmt: skip


def _same(die: int) -> int:
    return die


def from_data(catalog: Catalog, rules: Rules, data: dict[str, Any]) -> State:
    """Reads `State.data` back."""
    s = State(catalog, rules, len(data["glory"]))
    for name in _PLAIN:
        value = data[name]
        setattr(s, name, list(value) if isinstance(value, (list, tuple)) else value)
    s.piles = [list(pile) for pile in data["piles"]]
    s.look_away()
    s.gifts = [gift_of(gift) for gift in data["gifts"]]
    s.once = [Limit(die, what, player) for die, what, player in data["once"]]
    s.stack = [read(work, _same) for work in data["stack"]]
    s.options = [s.option(code, target) for code, target in data["options"]]
    s.log = list(data["log"])
    s.logged = len(s.log)
    return s
