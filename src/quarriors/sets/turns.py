"""Which boxes take turns in Today's Wilds."""

from __future__ import annotations

from datetime import date
from typing import Final

#: Which boxes take turns, and since when: the first alone, then with each of the others. What is past stays as it was,
#: so a new box comes with a line of its own, from a day that nobody has played yet.
TURNS: Final = (
    (
        date(2026, 1, 1),
        ("base", "rise_of_the_demons", "quarmageddon", "qladiator", "quartifacts", "light_vs_dark", "promos"),
    ),
)
