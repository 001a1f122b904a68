"""Where the truth lies: intervals for shares, from single games or from groups that belong together."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt
from statistics import fmean, variance


def wilson(share: float, games: float, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval for a share seen in that many games.

    >>> [round(bound, 3) for bound in wilson(0.95, 1000)]
    [0.935, 0.962]
    >>> wilson(0.0, 0)
    (0.0, 1.0)
    """
    if not games:
        return 0.0, 1.0
    weight = z * z / games
    centre = (share + weight / 2) / (1 + weight)
    spread = z * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, centre - spread), min(1.0, centre + spread)


def wilson_of_groups(shares: Sequence[float], size: int, z: float = 1.96) -> tuple[float, float]:
    """The interval for a mean share from groups of games, such as pairs: games of one group are not independent.

    It is Wilson's, for as many independent games as would scatter like the groups do.

    >>> pairs = [1.0, 0.5, 0.5, 0.5, 1.0, 0.5, 0.0, 0.5] * 50
    >>> [round(bound, 3) for bound in wilson_of_groups(pairs, 2)], [round(bound, 3) for bound in wilson(0.5625, 800)]
    ([0.533, 0.592], [0.528, 0.596])
    """
    if not shares:
        return 0.0, 1.0
    share = fmean(shares)
    scatter = variance(shares) / len(shares) if len(shares) > 1 else 0.0
    if not scatter or not 0 < share < 1:
        # all groups are alike: no more is known than their number says
        return wilson(share, len(shares) * (size if 0 < share < 1 else 1), z)
    return wilson(share, share * (1 - share) / scatter, z)


def two_sided(z: float) -> float:
    """How often chance alone strays at least so many standard errors.

    >>> round(two_sided(1.96), 3)
    0.05
    """
    return erfc(abs(z) / sqrt(2))


def adjusted(chances: Sequence[float]) -> list[float]:
    """Benjamini and Hochberg's adjustment: of all findings below 5 % at most one in twenty is chance, however many
    were looked at.

    >>> [round(q, 3) for q in adjusted([0.01, 0.04, 0.03, 0.5])]
    [0.04, 0.053, 0.053, 0.5]
    """
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    found = [1.0] * len(chances)
    least = 1.0
    for rank in range(len(order), 0, -1):
        at = order[rank - 1]
        least = min(least, chances[at] * len(chances) / rank)
        found[at] = least
    return found
