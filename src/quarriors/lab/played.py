"""One game that was played: who sat where, who won, and what was noted of it. As a value, and as data for a file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from quarriors.engine.result import Result


@dataclass(frozen=True)
class Played:
    """How a game of a plan ended.

    >>> game = Played(4, (1, 0), Result((0,), "glory", (20, 11), 19), 63)
    >>> game.share_of(1), game.share_of(0), Played.of_data(game.as_data()) == game
    (1.0, 0.0, True)
    """

    #: Its number in the plan: everything else follows from that.
    number: int
    #: For each seat, which of the plan's bots sat there.
    seating: tuple[int, ...]
    result: Result
    decisions: int
    #: What accumulators wrote of it, by their names.
    noted: Mapping[str, Any] = field(default_factory=dict)

    @property
    def players(self) -> int:
        return len(self.seating)

    def share_of(self, bot: int) -> float:
        """That bot's part of the victory; several share one in equal parts."""
        winners = self.result.winners
        return sum(self.seating[seat] == bot for seat in winners) / len(winners)

    def as_data(self) -> dict[str, Any]:
        """Everything by name, as JSON has it."""
        result = self.result
        data: dict[str, Any] = {
            "game": self.number,
            "seating": list(self.seating),
            "winners": list(result.winners),
            "reason": result.reason,
            "glory": list(result.glory),
            "turns": result.turns,
            "decisions": self.decisions,
        }
        if self.noted:
            data["noted"] = dict(self.noted)
        return data

    @staticmethod
    def of_data(data: Mapping[str, Any]) -> Played:
        """The game that was written so; a KeyError, TypeError or ValueError if none was."""
        result = Result(tuple(data["winners"]), data["reason"], tuple(data["glory"]), int(data["turns"]))
        if not result.winners or len(data["seating"]) != len(result.glory):
            raise ValueError(data)
        return Played(
            int(data["game"]), tuple(data["seating"]), result, int(data["decisions"]), dict(data.get("noted", {}))
        )
