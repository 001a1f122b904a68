"""Attacks to come: how likely each total is when a player's dice are drawn and rolled, and what it would destroy."""

from __future__ import annotations

from typing import Final

from quarriors.engine.faces import CREATURE_FACE
from quarriors.engine.state import State
from quarriors.engine.zones import ACTIVE_POOL, BAG, USED_PILE

from .appraisal import Appraisal

#: Attack totals above this are counted as this.
HIGHEST: Final = 30
#: Creatures beyond this many are not weighed against each other one by one.
_MOST: Final = 5


class Strikes:
    """The dice of one game as attackers.

    >>> from quarriors import Game, deal
    >>> game = Game.new(["You", "Bot"], deal(seed=7), seed=7)
    >>> strikes = Strikes(Appraisal(game.state.catalog))
    >>> spread = strikes.spread(game.state, 0, 6)
    >>> round(sum(spread), 6), spread[0] > spread[9]
    (1.0, True)
    """

    def __init__(self, appraisal: Appraisal) -> None:
        catalog = appraisal.catalog
        #: By card: the attack of each face that is a Creature's, and has any.
        self._faces: list[list[int]] = []
        for card in range(len(catalog.cards)):
            attacks: list[int] = []
            for form in catalog.forms_of(card):
                if catalog.kind[form] == CREATURE_FACE:
                    attack = int(appraisal.strike_of(form) + 0.5)
                    if attack > 0:
                        attacks.append(attack)
            self._faces.append(attacks)

    def spread(self, s: State, player: int, hand: int) -> list[float]:
        """For each attack total how likely that player is to roll it: every Creature that comes up is summoned."""
        spread = [0.0] * (HIGHEST + 1)
        spread[0] = 1.0
        bag = s.pile(player, BAG)
        used = s.pile(player, USED_PILE)
        top = 0
        if player != s.active:
            top = self._add(s, spread, top, s.pile(player, ACTIVE_POOL), 1.0)
        if len(bag) >= hand:
            self._add(s, spread, top, bag, hand / len(bag))
        else:
            top = self._add(s, spread, top, bag, 1.0)
            if used:
                left = (hand - len(bag)) / len(used)
                self._add(s, spread, top, used, left if left < 1.0 else 1.0)
        return spread

    def _add(self, s: State, spread: list[float], top: int, dice: list[int], chance: float) -> int:
        """Adds dice that are rolled with that chance; the highest total so far comes and goes."""
        card_of = s.catalog.card_of
        each = chance / 6
        for die in dice:
            attacks = self._faces[card_of[die]]
            if not attacks:
                continue
            still = 1.0 - each * len(attacks)
            for total in range(top, -1, -1):
                likely = spread[total]
                if likely > 0.0:
                    spread[total] = likely * still
                    for attack in attacks:
                        at = total + attack
                        spread[at if at < HIGHEST else HIGHEST] += likely * each
            top += max(attacks)
            if top > HIGHEST:
                top = HIGHEST
        return top


def mean_of(spread: list[float]) -> float:
    """The attack to be expected."""
    total = 0.0
    for attack in range(1, len(spread)):
        total += spread[attack] * attack
    return total


def losses(defenses: list[int], stakes: list[float]) -> list[float]:
    """For each attack total what is lost if the defender chooses well.

    >>> [losses([2, 5], [1.0, 3.0])[total] for total in (0, 4, 5, 6, 7)]
    [0.0, 0.0, 1.0, 1.0, 4.0]
    """
    count = len(defenses) if len(defenses) < _MOST else _MOST
    everything = 0.0
    for stake in stakes:
        everything += stake
    lost = [everything] * (HIGHEST + 1)
    lost[0] = 0.0
    for mask in range(1 << count):
        fallen = 0
        loss = 0.0
        holder = 1  # the fallen may take the whole attack
        for k in range(len(defenses)):
            if k < count and mask >> k & 1:
                fallen += defenses[k]
                loss += stakes[k]
            elif defenses[k] > holder:
                holder = defenses[k]
        last = fallen + holder
        for total in range(fallen, last if last <= HIGHEST else HIGHEST + 1):
            if loss < lost[total]:
                lost[total] = loss
    return lost
