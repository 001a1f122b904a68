"""How a game ended."""

from __future__ import annotations


class Result:
    """Who won, and why: ``"glory"``, ``"empty_cards"`` or ``"limit"``."""

    def __init__(self, winners: tuple[int, ...], reason: str, glory: tuple[int, ...], turns: int) -> None:
        #: Seats that won; more than one share the victory.
        self.winners = winners
        self.reason = reason
        #: The Glory of every seat.
        self.glory = glory
        #: Turns begun, all players' counted.
        self.turns = turns

    @property
    def shared(self) -> bool:
        return len(self.winners) > 1

    @property
    def losers(self) -> tuple[int, ...]:
        """The seats with the least Glory: one of them may begin the next game."""
        least = min(self.glory)
        return tuple(seat for seat in range(len(self.glory)) if self.glory[seat] == least)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Result)
            and self.winners == other.winners
            and self.reason == other.reason
            and self.glory == other.glory
            and self.turns == other.turns
        )

    def __hash__(self) -> int:
        return hash((self.winners, self.reason, self.glory, self.turns))

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, reason={self.reason!r}, glory={self.glory}, turns={self.turns})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Result, (self.winners, self.reason, self.glory, self.turns))
