"""Which boxes go together, and by which rules a combination of them can be played."""

from __future__ import annotations

from itertools import combinations, product

from quarriors import Rules

BOXES = ("base", "rise_of_the_demons", "quarmageddon", "qladiator", "quartifacts", "light_vs_dark", "promos")

#: The boxes that bring basic dice to play with; any others need one of them.
_WITH_BASICS = {"base", "light_vs_dark"}
#: The boxes of which the classic edition knows a card.
_CLASSIC = {"base", "rise_of_the_demons", "promos"}

Sets = tuple[str, ...]


def playable(sets: Sets) -> bool:
    return bool(_WITH_BASICS & set(sets))


def _completed(sets: Sets) -> Sets:
    return sets if playable(sets) else ("base", *sets)


#: Every lawful combination; every box alone and every pair, the base box added where they have no basics.
COMBINATIONS: list[Sets] = [
    sets for size in range(1, len(BOXES) + 1) for sets in combinations(BOXES, size) if playable(sets)
]
PAIRS: list[Sets] = sorted({_completed(sets) for size in (1, 2) for sets in combinations(BOXES, size)})


def variants(sets: Sets) -> list[Rules]:
    """Every rule that these boxes can be played by, without a limit of turns."""
    editions = ("revised", "classic") if set(sets) <= _CLASSIC else ("revised",)
    culling = (False,) if "light_vs_dark" in sets else (False, True)
    quests = (None, True, False) if "quartifacts" in sets else (None,)
    mixes: tuple[tuple[str, int], ...] = (("hint", 4),)
    if "rise_of_the_demons" in sets:
        mixes = (*mixes, ("side", 4), ("side", 5), ("two_scoops", 4), ("democratic", 4))
    return [
        Rules(edition, captures, expert, None, with_quests, mix, number)
        for edition, captures, expert, with_quests, (mix, number) in product(editions, (1, 2), culling, quests, mixes)
    ]


def limited(rules: Rules, turns: int | None) -> Rules:
    """The same rules with a limit of turns."""
    return Rules(**(rules.values() | {"turn_limit": turns}))
