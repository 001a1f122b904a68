"""Counting games: who won, from which seat, after how many turns, and how they ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import TypeVar

from quarriors.engine.errors import SetupError
from quarriors.engine.result import Result
from quarriors.engine.table import ENDING_IDS

from .played import Played

_Key = TypeVar("_Key", int, str)

#: Victories are counted in parts of this, so that one shared by two, three or four is still a whole number of them.
_VICTORY = 12


@dataclass(frozen=True)
class Tally:
    """The count of some games between the same bots; `+` adds two tallies.

    All counts are whole numbers, so you can add tallies in any order and get the same sum. A shared victory is
    split among those who share it.

    >>> one = Tally.of_game(["greedy", "random"], [1, 0], Result((0, 1), "glory", (20, 20), 30), decisions=80)
    >>> two = Tally.of_game(["greedy", "random"], [0, 1], Result((0,), "limit", (9, 3), 40), decisions=90)
    >>> both = one + two
    >>> both.games, both.decisions, both.wins(0), both.wins(1), both.mean_turns
    (2, 170, 1.5, 0.5, 35.0)
    """

    #: The bots as they were named, and the seats of the table.
    bots: tuple[str, ...]
    players: int
    games: int
    decisions: int
    #: Twelfths of a victory, by bot and by seat.
    won: tuple[int, ...]
    seated: tuple[int, ...]
    #: Games by their number of turns, and by how they ended.
    lengths: Mapping[int, int]
    ends: Mapping[str, int]
    #: How long it took; the only thing that is not the same every time.
    seconds: float = field(default=0.0, compare=False)

    @staticmethod
    def empty(bots: Sequence[str], players: int) -> Tally:
        """Nothing played yet."""
        return Tally(tuple(bots), players, 0, 0, (0,) * len(bots), (0,) * players, {}, dict.fromkeys(ENDING_IDS, 0))

    @staticmethod
    def of(bots: Sequence[str], players: int, games: Iterable[Played]) -> Tally:
        """Games of a plan between these bots, at a table of that size: quicker than one by one."""
        won, seated = [0] * len(bots), [0] * players
        lengths: dict[int, int] = {}
        ends = dict.fromkeys(ENDING_IDS, 0)
        count = decisions = 0
        for game in games:
            result = game.result
            part = _VICTORY // len(result.winners)
            for seat in result.winners:
                won[game.seating[seat]] += part
                seated[seat] += part
            lengths[result.turns] = lengths.get(result.turns, 0) + 1
            ends[result.reason] += 1
            count += 1
            decisions += game.decisions
        return Tally(tuple(bots), players, count, decisions, tuple(won), tuple(seated), lengths, ends)

    @staticmethod
    def of_game(bots: Sequence[str], seating: Sequence[int], result: Result, decisions: int) -> Tally:
        """One game; `seating` says for each seat which of the bots sat there."""
        won = [0] * len(bots)
        seated = [0] * len(seating)
        for seat in result.winners:
            won[seating[seat]] += _VICTORY // len(result.winners)
            seated[seat] += _VICTORY // len(result.winners)
        ends = {reason: int(reason == result.reason) for reason in ENDING_IDS}
        return Tally(tuple(bots), len(seating), 1, decisions, tuple(won), tuple(seated), {result.turns: 1}, ends)

    def __add__(self, other: Tally) -> Tally:
        if (self.bots, self.players) != (other.bots, other.players):
            raise SetupError(
                f"games of {', '.join(self.bots)} in {self.players} seats and of {', '.join(other.bots)} in "
                f"{other.players} cannot be counted together"
            )
        return Tally(
            self.bots,
            self.players,
            self.games + other.games,
            self.decisions + other.decisions,
            tuple(mine + yours for mine, yours in zip(self.won, other.won, strict=True)),
            tuple(mine + yours for mine, yours in zip(self.seated, other.seated, strict=True)),
            _together(self.lengths, other.lengths),
            _together(self.ends, other.ends),
            self.seconds + other.seconds,
        )

    # -- who won ---------------------------------------------------------------------------------

    def wins(self, bot: int) -> float:
        """How many games that bot won, by its place in your list; shared victories are split."""
        return self.won[bot] / _VICTORY

    def seat_wins(self, seat: int) -> float:
        """How many games were won from that seat; seat 0 begins."""
        return self.seated[seat] / _VICTORY

    def share(self, bot: int) -> float:
        """The share of all games that bot won."""
        return self.wins(bot) / self.games if self.games else 0.0

    def seats_of(self, bot: int) -> int:
        """How many seats that bot has: more than one if there are more players than bots."""
        return len(range(bot, self.players, len(self.bots)))

    # -- how long ----------------------------------------------------------------------------------

    @property
    def mean_turns(self) -> float | None:
        """The turns of a game on average (everyone's turns count); None before the first."""
        return self._turns() / self.games if self.games else None

    @property
    def median_turns(self) -> float | None:
        """Half of the games were no longer than this, and half no shorter."""
        if not self.games:
            return None
        ordered = self._ordered()
        low = high = 0
        for length, before in ordered:
            if before <= (self.games - 1) // 2:
                low = length
            if before <= self.games // 2:
                high = length
        return (low + high) / 2

    @property
    def spread_of_turns(self) -> float | None:
        """The standard deviation of the turns of these games."""
        if not self.games:
            return None
        squares = sum(length * length * count for length, count in self.lengths.items())
        # whole numbers up to the root: the same bits whatever the order of counting
        return sqrt(self.games * squares - self._turns() ** 2) / self.games

    def _turns(self) -> int:
        return sum(length * count for length, count in self.lengths.items())

    def _ordered(self) -> Iterator[tuple[int, int]]:
        """Every length that was seen, and how many games were shorter."""
        before = 0
        for length in sorted(self.lengths):
            yield length, before
            before += self.lengths[length]

    # -- for programs ------------------------------------------------------------------------------

    def report(self) -> dict[str, object]:
        """Everything by name, as JSON has it."""
        wins: dict[str, int] = {}
        for name, twelfths in zip(self.bots, self.won, strict=True):
            wins[name] = wins.get(name, 0) + twelfths
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "wins": {name: twelfths / _VICTORY for name, twelfths in wins.items()},
            "entries": [
                {"bot": name, "seats": self.seats_of(bot), "wins": self.wins(bot)} for bot, name in enumerate(self.bots)
            ],
            "seats": {str(seat + 1): self.seat_wins(seat) for seat in range(self.players)},
            "turns": {
                "mean": self.mean_turns,
                "median": self.median_turns,
                "stdev": self.spread_of_turns,
                "min": min(self.lengths, default=None),
                "max": max(self.lengths, default=None),
            },
            "ends": dict(self.ends),
        }


def _together(mine: Mapping[_Key, int], yours: Mapping[_Key, int]) -> dict[_Key, int]:
    both = dict(mine)
    for key, count in yours.items():
        both[key] = both.get(key, 0) + count
    return both
