"""Many playouts, and what they came to. Not compiled, so that Ctrl-C and other threads get a word in between two."""

from __future__ import annotations

from typing import Final

from .errors import SetupError
from .playingout import play_out
from .policy import Weighing
from .state import State
from .table import ENDING_IDS

#: More than this is a slip of the finger.
MOST_PLAYOUTS: Final = 10_000_000


class Playouts:
    """What playouts came to, added up; `Game.playouts` makes it."""

    __slots__ = ("decisions", "ends", "games", "glory", "turns", "wins")

    def __init__(self, players: int) -> None:
        #: How many there were, and the decisions in them.
        self.games = 0
        self.decisions = 0
        #: Victories by seat; a shared one is split.
        self.wins = [0.0] * players
        #: Glory by seat and turns at the end, the sum over all playouts.
        self.glory = [0] * players
        self.turns = 0
        #: Playouts by how they ended.
        self.ends = dict.fromkeys(ENDING_IDS, 0)

    def share(self, seat: int) -> float:
        """The share of the playouts that this seat won."""
        return self.wins[seat] / self.games

    def mean_glory(self, seat: int) -> float:
        """The Glory of this seat at the end, on average."""
        return self.glory[seat] / self.games

    def add(self, s: State, decisions: int) -> None:
        """Counts a game that is over."""
        self.games += 1
        self.decisions += decisions
        for seat in s.winners:
            self.wins[seat] += 1 / len(s.winners)
        self.glory = [known + more for known, more in zip(self.glory, s.glory, strict=True)]
        self.turns += s.turn
        self.ends[ENDING_IDS[s.reason]] += 1

    def __repr__(self) -> str:
        won = ", ".join(f"{share / self.games:.1%}" for share in self.wins) if self.games else "none"
        return f"<Playouts {self.games}: won {won}>"


def play_many(s: State, minds: list[Weighing | None], n: object) -> Playouts:
    """Plays out so many times, each on with the dice where the one before left off."""
    if isinstance(n, bool) or not isinstance(n, int) or not 1 <= n <= MOST_PLAYOUTS:
        raise SetupError(f"playouts are counted from 1 to {MOST_PLAYOUTS}, not {n!r}")
    found = Playouts(s.n)
    stream = s.stream
    for _ in range(n):
        copy = s.clone()
        copy.stream = stream
        found.add(copy, play_out(copy, minds))
    return found
