"""How the players stand: Glory, Quiddity, captures, and the end of the game."""

from __future__ import annotations

from . import happenings
from .faces import DARK, LIGHT
from .table import BY_EMPTY_CARDS, BY_GLORY, NO_OPTIONS, Table
from .zones import ACTIVE_POOL, LOCKED_AREA, QUEST_AREA, READY_AREA, SPENT_PILE, USED_PILE


class Standing(Table):
    """The table with what is won on it."""

    __slots__ = ()

    # -- points --------------------------------------------------------------------------------

    def gain_quiddity(self, player: int, number: int, energy: int = 0) -> None:
        """Quiddity gained on another player's turn is lost (K16)."""
        if player == self.active and number:
            if energy == LIGHT:
                self.light += number
            elif energy == DARK:
                self.dark += number
            else:
                self.quiddity += number
            if self.listener is not None:
                self.tell(happenings.QUIDDITY, player, -1, -1, number, energy or -1)

    def spend_for_quiddity(self, dice: list[int]) -> None:
        """The active player spends dice of the Active Pool for what they show: where they go, see `spend`."""
        player = self.active
        zone = SPENT_PILE if self.rules.spent_pile else USED_PILE
        pool = self.pile(player, ACTIVE_POOL)
        spent = self.own_pile(player, zone)
        place = self.place(player, zone)
        form, where, quiddity, energy = self.form, self.where, self.catalog.quiddity, self.catalog.energy
        is_told = self.listener is not None
        for die in dice:
            for at, other in enumerate(pool):  # noqa: B007 the place is needed after the loop
                if other == die:
                    break
            pool.pop(at)
            spent.append(die)
            where[die] = place
            shown = form[die]
            form[die] = -1
            if is_told:
                self.tell(happenings.SPENT, player, die, self.catalog.card_of[die], -1, -1)
            if is_told or energy[shown]:
                self.gain_quiddity(player, quiddity[shown], energy[shown])
            else:
                self.quiddity += quiddity[shown]
        if self.catalog.has_copies:
            self.forget_left_copies()

    def gain_glory(self, player: int, number: int) -> None:
        """Reaching the goal ends the game at once, whoever's turn it is (S5)."""
        if number <= 0:
            return
        self.glory[player] += number
        if self.listener is not None:
            self.tell(happenings.GLORY, player, -1, -1, number, -1)
        if self.glory[player] >= self.goal:
            self.finish(BY_GLORY, [player])

    def lose_glory(self, player: int, number: int) -> None:
        """Glory never falls below 0 (S5)."""
        lost = min(number, self.glory[player])
        if lost > 0:
            self.glory[player] -= lost
            if self.listener is not None:
                self.tell(happenings.LOST, player, -1, -1, lost, -1)

    def more_captures(self, player: int, number: int) -> None:
        if player == self.active:
            self.captures += number

    def capture(self, player: int, die: int, zone: int) -> None:
        """Takes it from the Wilds; four empty Creature cards then end the game (G1)."""
        self._lay(die, player, zone)
        if self.listener is not None:
            self.tell(happenings.CAPTURED, player, die, self.catalog.card_of[die], zone, -1)
        empty = 0
        left = self.on_cards()
        for card in self.catalog.creature_cards:
            if not left[card]:
                empty += 1
        if empty >= 4:
            self.finish(BY_EMPTY_CARDS, self.leaders())

    def leaders(self) -> list[int]:
        """Most Glory, then most dice lying in the Ready Area; who is still level shares the victory (G2)."""
        best: list[int] = []
        most = (-1, -1)
        for player in range(self.n):
            standing = (self.glory[player], self.ready_dice(player))
            if standing > most:
                most = standing
                best = []
            if standing == most:
                best.append(player)
        return best

    def is_out_of_reach(self, die: int) -> bool:
        """Whether it lies in another Area than the battle, with what is attached: attackers do nothing to it (X12)."""
        carrier = self.attached[die] if self.attached[die] >= 0 else die
        zone = self.zone(carrier)
        if self.owner(carrier) < 0 or zone not in (READY_AREA, LOCKED_AREA, QUEST_AREA):
            return False
        return (zone == QUEST_AREA) != (self.area == QUEST_AREA)

    def ready_dice(self, player: int) -> int:
        """Dice lying in the Ready Area, Locked ones too; an attached Spell lies where its Creature does."""
        count = len(self.pile(player, LOCKED_AREA))
        for other in range(self.n):
            for die in self.pile(other, READY_AREA):
                carrier = self.attached[die]
                if carrier < 0:
                    count += 1 if other == player else 0
                elif self.owner(carrier) == player and self.zone(carrier) != QUEST_AREA:
                    count += 1
        return count

    def finish(self, reason: int, winners: list[int]) -> None:
        if self.over:
            return
        self.over = True
        self.reason = reason
        self.winners = winners
        self.stack = []
        self.waiting = False
        self.options = NO_OPTIONS
        if self.listener is not None:
            self.tell(happenings.OVER, winners[0], -1, -1, reason, -1)
