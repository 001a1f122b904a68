"""Today's Wilds: a day, counted from the first, has boxes and a seed, and everything else follows from these.

Nothing is kept and nothing is secret, so every server, and a browser without one, has the same Wilds and dice.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Final

from quarriors.engine.errors import SetupError
from quarriors.engine.wilds import Wilds
from quarriors.sets import deal
from quarriors.sets.turns import TURNS

#: The first of all days.
FIRST: Final = TURNS[0][0]
#: Whom one plays against: the best bot, with a budget that makes it play alike on every machine.
RIVAL: Final = "champion:32n"
PLAYERS: Final = 2


@dataclass(frozen=True)
class Day:
    """The Wilds of one day.

    >>> day = day_of("2026-03-01", today=date(2026, 3, 1))
    >>> day.number, day.sets, day.wilds() == day_of("2026-03-01", today=date(2026, 4, 1)).wilds()
    (60, ['base', 'quartifacts'], True)
    """

    date: str
    number: int

    @property
    def sets(self) -> list[str]:
        """The boxes: the first one alone, and with each of the others in turn."""
        day = date.fromisoformat(self.date)
        since, (first, *others) = next(turns for turns in reversed(TURNS) if turns[0] <= day)
        turn = ((day - since).days + 1) % (len(others) + 1)
        return [first, others[turn - 1]] if turn else [first]

    @property
    def seed(self) -> str:
        return f"quarriors today {self.date}"

    def wilds(self) -> Wilds:
        """Its cards."""
        return deal(self.sets, self.seed, PLAYERS)


def day_of(written: str, today: date) -> Day:
    """A day by its date in UTC, as 2026-03-01; none yet to come, and none before the first."""
    try:
        meant = date.fromisoformat(written)
    except ValueError:
        meant = date.min
    if not FIRST <= meant <= today or meant.isoformat() != written:
        said = f"there are Wilds of the day from {FIRST} to {today}, not of {written[:20]!r}"
        raise SetupError(said).worded("day", first=str(FIRST), today=str(today), found=written[:20])
    return Day(written, (meant - FIRST).days + 1)
