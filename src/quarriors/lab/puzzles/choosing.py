"""Which of many puzzles are worth keeping: the hardest to see, and no two that are much alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import log

from .finding import Found


def worth(found: Found) -> float:
    """How good a puzzle is: hard to hit by chance, with a choice at every step, and only one way that is right."""
    proof = found.proof
    kinds = {"win": 2.0, "score": 1.5, "destroy": 1.0, "ready": 0.0, "capture": 0.0}
    luck = -log(max(proof.chance, 1e-4))
    return kinds[found.goals[0].kind] + 0.5 * luck + 0.4 * proof.decisions + log(proof.first / proof.good)


def best_of(found: Iterable[Found], most: int) -> list[Found]:
    """The best of them, the easy ones first. Every goal makes the next one of its kind worth a little less."""
    left = sorted(found, key=lambda one: (-worth(one), one.position))
    taken: list[Found] = []
    asked: Counter[str] = Counter()
    while left and len(taken) < most:
        best = max(left, key=lambda one: worth(one) - sum(asked[word] for word in _words(one)))
        left.remove(best)
        asked.update(_words(best))
        taken.append(best)
    return sorted(taken, key=lambda one: (one.grade, -one.proof.chance))


def _words(found: Found) -> list[str]:
    """What makes a puzzle like another one: the kinds of its goals, its cards, its game."""
    wilds = next(line for line in found.position.splitlines() if line.startswith("wilds:"))
    return ["+".join(goal.kind for goal in found.goals), *(goal.card for goal in found.goals if goal.card), wilds]
