"""The whole state of a game: the table, its numbers, and the open decision. Cloned, pickled and compared as data."""

from __future__ import annotations

from . import happenings as told
from .amounts import Amount
from .catalog import Catalog
from .frame import Frame, from_numbers
from .gifts import THIS_ATTACK, Gift
from .modifiers import TOTAL
from .numbers import Numbers
from .option import CHANCE, OPTIONS, Option
from .rules import Rules
from .table import SAVED, SCORE
from .zones import LOCKED, QUEST, READY, ZONES


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
        self.weights = []
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
        seen: list[int] = []
        options: list[Option] = []
        pile = -1
        cards = 0  # classes seen in this pile, as bits; dice of one pile come together
        for die in dice:
            if self.form[die] < 0:
                if self.where[die] != pile:
                    pile = self.where[die]
                    cards = 0
                bit = 1 << self.catalog.card_of[die]
                if not cards & bit:
                    cards |= bit
                    options.append(row[die + 1])
                continue
            for other in seen:
                if self.alike(die, other):
                    break
            else:
                seen.append(die)
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
        zone = self.where[a] % ZONES
        if zone != READY and zone != QUEST and zone != LOCKED:
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
                for other in self.piles[player * ZONES + READY]:
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
        for key in self.once:
            if key // 4096 == die:
                marks.append(6_000_000 + key % 4096)
        marks.sort()
        return marks

    def is_spent_saving(self, die: int) -> bool:
        """Whether it was saved in this attack already: what it does when destroyed works once in a combat."""
        return bool(self.attackers) and die * 4096 + SAVED * 8 in self.once

    # -- the turn --------------------------------------------------------------------------------

    def enter(self, phase: int) -> None:
        """A phase begins, and is told; nobody else sets the phase of a running game. The first begins with the turn."""
        self.phase = phase
        if self.listener is not None:
            if phase == SCORE:
                self.tell(told.TURN, self.active, -1, -1, self.turn, -1)
            else:
                self.tell(told.PHASE, self.active, -1, -1, phase, -1)

    # -- limits and totals ---------------------------------------------------------------------

    def use_once(self, die: int, line: int, player: int) -> bool:
        """Uses up a limit of that die's line; False if it was used up before."""
        key = die * 4096 + line * 8 + player + 1
        if key in self.once:
            return False
        self.once = [*self.once, key]
        return True

    def fixed_attack(self, die: int, defender: int) -> int:
        """Its attack against that player as the totals had it (C14)."""
        if die in self.attackers and self.counted and self.counted[defender]:
            return self.values[self.attackers.index(die) * self.n + defender]
        return self.attack(die, defender)

    def raise_total(self, player: int, f: Frame, by: Amount) -> None:
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
                self.tell(told.TOTAL, player, f.it, -1, self.totals[player], -1)
        else:
            self.give(Gift(TOTAL, -1, player, number, THIS_ATTACK, f.line))

    # -- clones and pickles ----------------------------------------------------------------------

    def clone(self) -> State:
        s = State(self.catalog, self.rules, self.n)
        piles = self.piles[:]
        for at in range(self.n * ZONES):
            if piles[at]:
                piles[at] = piles[at][:]
        s.piles = piles
        s.where = self.where[:]
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
        s.over = self.over
        s.reason = self.reason
        s.winners = self.winners
        s.auto_roll = self.auto_roll
        s.by_hand = self.by_hand
        s.log = self.log
        s.logged = self.logged
        return s

    def data(self) -> dict[str, object]:
        """Everything but cards and rules, as plain values: what a pickle holds."""
        return {
            "piles": self.piles,
            "where": self.where,
            "form": self.form,
            "attached": self.attached,
            "numbers": [
                self.attachments, self.active, self.turn, self.phase, self.quiddity, self.captures,
                int(self.after_attack), int(self.waiting), self.asker, self.ask_code, self.ask_card, self.ask_die,
                int(self.over), self.reason, self.light, self.dark, self.flags, self.area,
            ],
            "glory": self.glory,
            "fresh": self.fresh,
            "gifts": [g.numbers() for g in self.gifts],
            "lists": [
                self.scored, self.summons, self.struck, self.damaged, self.once, self.saved, self.shed,
                self.attackers, self.values, self.totals, [int(c) for c in self.counted], self.raised,
                self.weights, self.winners, [int(a) for a in self.auto_roll], [int(b) for b in self.by_hand],
                self.scored_as, self.earned, self.locked_now, self.casts, self.rolled, self.on_quest, self.sent,
                self.firsts, self.kills,
            ],
            "stack": [f.numbers() for f in self.stack],
            "options": [(o.code, o.target) for o in self.options],
            "log": self.log[: self.logged],
        }  # fmt: skip


def from_data(catalog: Catalog, rules: Rules, data: dict[str, object]) -> State:
    """Reads `State.data` back."""
    glory: list[int] = list(data["glory"])  # type: ignore[call-overload]
    s = State(catalog, rules, len(glory))
    s.glory = glory
    s.piles = [list(pile) for pile in data["piles"]]  # type: ignore[attr-defined]
    s.where = list(data["where"])  # type: ignore[call-overload]
    s.form = list(data["form"])  # type: ignore[call-overload]
    s.attached = list(data["attached"])  # type: ignore[call-overload]
    numbers: list[int] = list(data["numbers"])  # type: ignore[call-overload]
    s.attachments, s.active, s.turn, s.phase = numbers[0], numbers[1], numbers[2], numbers[3]
    s.quiddity, s.captures = numbers[4], numbers[5]
    s.after_attack, s.waiting = numbers[6] != 0, numbers[7] != 0
    s.asker, s.ask_code, s.ask_card, s.ask_die = numbers[8], numbers[9], numbers[10], numbers[11]
    s.over, s.reason = numbers[12] != 0, numbers[13]
    s.light, s.dark, s.flags, s.area = numbers[14], numbers[15], numbers[16], numbers[17]
    s.fresh = list(data["fresh"])  # type: ignore[call-overload]
    s.gifts = [Gift(g[0], g[1], g[2], g[3], g[4], g[5], g[6]) for g in data["gifts"]]  # type: ignore[attr-defined]
    lists: list[list[int]] = [list(part) for part in data["lists"]]  # type: ignore[attr-defined]
    s.scored, s.summons, s.struck, s.damaged, s.once = lists[0], lists[1], lists[2], lists[3], lists[4]
    s.saved, s.shed, s.attackers, s.values, s.totals = lists[5], lists[6], lists[7], lists[8], lists[9]
    s.counted, s.raised, s.weights, s.winners = [c != 0 for c in lists[10]], lists[11], lists[12], lists[13]
    s.auto_roll, s.by_hand = [a != 0 for a in lists[14]], [b != 0 for b in lists[15]]
    s.scored_as, s.earned, s.locked_now, s.casts, s.rolled = lists[16], lists[17], lists[18], lists[19], lists[20]
    s.on_quest, s.sent, s.firsts, s.kills = lists[21], lists[22], lists[23], lists[24]
    s.stack = [from_numbers(list(f)) for f in data["stack"]]  # type: ignore[attr-defined]
    s.options = [s.option(code, target) for code, target in data["options"]]  # type: ignore[attr-defined]
    s.log = list(data["log"])  # type: ignore[call-overload]
    s.logged = len(s.log)
    return s
