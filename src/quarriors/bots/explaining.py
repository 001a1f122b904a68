"""Why one option is better than another: games played on from both with the same dice, and what differs between them.

Everything said here was counted in those games. How much it counts is what the evaluator makes of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Final

from quarriors.engine.eventdice import number_of
from quarriors.engine.option import Option
from quarriors.engine.state import State

from .ahead import Course, courses
from .greedy import GreedyBot
from .grounds import Grounds, Reason
from .parting import DENIED, DICE, GLORY, REST, parted

if TYPE_CHECKING:
    from .evaluators import Evaluator

#: Below this nothing is said about a difference in win chance: two points.
SILENT: Final = 0.02
#: Reasons that are given at most, and what each has to make up of the difference, in win chance and as a share.
MOST_REASONS: Final = 3
_LEAST: Final = 0.005
_LEAST_SHARE: Final = 0.12
#: Games in thought from each of the two options, and how many pairs of them are taken apart: that takes longest.
GAMES: Final = 64
_PARTED: Final = 12
#: Whoever wins or loses in a game in thought, not what lies on its table.
_OVER: Final = "over"


class Explanation:
    """How much better an option is than another, and why.

    `gain` is the difference in win chance for whoever decides, `error` its standard error; `chance` is the win chance
    after the better one. There are no reasons for less than two points.
    """

    __slots__ = ("chance", "error", "gain", "games", "option", "other", "reasons")

    def __init__(
        self,
        option: Option,
        other: Option,
        chance: float,
        gain: float,
        error: float,
        games: int,
        reasons: tuple[Reason, ...],
    ) -> None:
        self.option = option
        self.other = other
        self.chance = chance
        self.gain = gain
        self.error = error
        self.games = games
        self.reasons = reasons

    def __repr__(self) -> str:
        return (
            f"<{self.option} {self.gain:+.1%} ± {self.error:.1%} to {self.other}: {', '.join(map(str, self.reasons))}>"
        )


def explain(
    s: State,
    me: int,
    option: Option,
    other: Option,
    evaluator: Evaluator,
    seed: int | str | bytes = 0,
    games: int = GAMES,
    base: GreedyBot | None = None,
) -> Explanation:
    """Why the one option of the decision at hand is better than the other, for the seat that decides.

    The same seed gives the same answer.

    >>> from quarriors.bots.evaluators import HandEvaluator
    >>> from quarriors.testing import table
    >>> bag = "bag: 6 Basic Quiddity, 4 Assistant"
    >>> quinn = f"active: Quake Dragon C 2/6/6 *, 2 Basic Quiddity Q1; {bag}"
    >>> game = table("Quake Dragon", quinn=quinn, monique=bag)
    >>> summon, *_, end = game.decision.options
    >>> found = explain(game.state, 0, summon, end, HandEvaluator(), games=16)
    >>> found.gain > SILENT, found.reasons[0].kind
    (True, 'score')
    """
    player = GreedyBot() if base is None else base
    number = number_of(seed, "why")
    ours = courses(s, me, player, number, games, option)
    theirs = courses(s, me, player, number, games, other)
    for course in (*ours, *theirs):
        course.values = evaluator.values(course.end)
    gains = [a.values[me] - b.values[me] for a, b in zip(ours, theirs, strict=True)]
    gain = sum(gains) / games
    chance = sum(course.values[me] for course in ours) / games
    reasons = _reasons(s, me, option, ours, theirs, evaluator, gain) if gain >= SILENT else ()
    return Explanation(option, other, chance, gain, _error(gains), games, reasons)


def _error(gains: Sequence[float]) -> float:
    """The standard error of their mean."""
    if len(gains) < 2:
        return 0.0
    mean = sum(gains) / len(gains)
    return sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))


def _reasons(
    s: State, me: int, option: Option, ours: list[Course], theirs: list[Course], evaluator: Evaluator, gain: float
) -> tuple[Reason, ...]:
    """What makes up most of the difference, the most important first."""
    parts = _parts(me, ours, theirs, evaluator)
    grounds = Grounds(s, option, ours, theirs)
    found: list[Reason] = []
    for part, weight in sorted(parts.items(), key=lambda item: -item[1]):
        if weight < max(_LEAST, _LEAST_SHARE * gain):
            break
        found += _of_part(grounds, part, weight)
    return tuple(found[:MOST_REASONS])


def _of_part(grounds: Grounds, part: tuple[str, int], weight: float) -> list[Reason]:
    """The reasons that a part of the table gives."""
    what, player = part
    sayings: dict[str, Callable[[int, float], list[Reason]]] = {
        _OVER: grounds.of_end,
        GLORY: grounds.of_glory,
        DENIED: grounds.of_rival,
        DICE: grounds.of_dice,
        REST: grounds.of_ready,
    }
    say = sayings.get(what)
    return say(player, weight) if say is not None else []


def _parts(me: int, ours: list[Course], theirs: list[Course], evaluator: Evaluator) -> dict[tuple[str, int], float]:
    """How much of the difference comes of which part of the table, on average."""
    sums: dict[tuple[str, int], float] = {}
    pairs = list(zip(ours, theirs, strict=True))[:_PARTED]
    for a, b in pairs:
        if a.end.over or b.end.over:
            found = {(_OVER, me): a.values[me] - b.values[me]}
        else:
            found = parted(a.end, b.end, me, evaluator)
        for part, weight in found.items():
            sums[part] = sums.get(part, 0.0) + weight
    return {part: total / len(pairs) for part, total in sums.items()}
