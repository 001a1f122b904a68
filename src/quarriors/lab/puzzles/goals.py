"""What a puzzle asks for: a table at the end of the turn has it, or it does not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from quarriors.engine.state import State
from quarriors.engine.table import BY_LIMIT

GoalKind = Literal["win", "score", "destroy", "capture", "ready"]
GOAL_KINDS: Final = ("win", "score", "destroy", "capture", "ready")


@dataclass(frozen=True)
class Goal:
    """One thing to reach before the turn ends.

    *win* the game; *score* so much Glory; *destroy* every Creature of all rivals; *capture* a die of that card; have
    so many Creatures *ready*.
    """

    kind: GoalKind
    number: int = 0
    card: str = ""

    def as_data(self) -> dict[str, object]:
        """As it is shipped and told: what does not apply is left out."""
        number = {"number": self.number} if self.number else {}
        return {"kind": self.kind, **number, **({"card": self.card} if self.card else {})}


class Aim:
    """The goals of a puzzle, held against the table that its turn begins with."""

    def __init__(self, goals: tuple[Goal, ...], s: State) -> None:
        self.goals = goals
        self.seat = s.active
        self.turn = s.turn
        self._glory = s.glory[self.seat]
        ids = [card.id for card in s.catalog.cards]
        self._cards = {goal.card: ids.index(goal.card) for goal in goals if goal.card}
        self._owned = {card: owned(s, self.seat, number) for card, number in self._cards.items()}

    def is_reached(self, s: State) -> bool:
        """Whether a table at which the turn is over has everything that was asked for."""
        return all(self._has(s, goal) for goal in self.goals)

    def _has(self, s: State, goal: Goal) -> bool:
        if goal.kind == "win":
            return has_won(s, self.seat)
        if goal.kind == "score":
            return s.glory[self.seat] - self._glory >= goal.number
        if goal.kind == "destroy":
            return not rival_creatures(s, self.seat)
        if goal.kind == "capture":
            return owned(s, self.seat, self._cards[goal.card]) > self._owned[goal.card]
        return len(s.creatures(self.seat)) >= goal.number


def has_won(s: State, seat: int) -> bool:
    """Whether that seat alone has won by the rules, and not because the turn was the last one."""
    return s.over and s.reason != BY_LIMIT and list(s.winners) == [seat]


def rival_creatures(s: State, seat: int) -> int:
    """How many Creatures the others have in their Ready Areas and on quests."""
    return sum(len(creatures_of(s, other)) for other in range(s.n) if other != seat)


def creatures_of(s: State, seat: int) -> list[int]:
    """The Creatures of a seat, those on quests included."""
    return [*s.creatures(seat), *s.questers(seat)]


def owned(s: State, seat: int, card: int) -> int:
    """How many dice of a card a seat has."""
    return sum(s.catalog.card_of[die] == card for die in s.dice_of(seat))
