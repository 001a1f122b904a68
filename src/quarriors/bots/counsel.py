"""What to do about a decision, how much better that is than something else, and why."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import cache

from quarriors.engine.errors import SetupError
from quarriors.engine.eventdice import number_of
from quarriors.engine.option import CHANCE
from quarriors.engine.state import State
from quarriors.engine.view import View

from .evaluators import Evaluator
from .explaining import GAMES, SILENT, Explanation, explain
from .greedy import GreedyBot
from .registry import bot, thinkers
from .search import Budget, Judgement
from .search.judging import judge_table
from .searching import SearchingBot


class Counsel:
    """All options as `judge` sees them, and the best one held against the next that is two points worse.

    `explanation` is None where there is no such option, or a second look with other dice finds less than two points
    between them: then nothing is said about a difference.
    """

    __slots__ = ("explanation", "judgement")

    def __init__(self, judgement: Judgement, explanation: Explanation | None) -> None:
        self.judgement = judgement
        self.explanation = explanation


class OnlyThese:
    """An evaluator for a game in which some can no longer win: their chances go to the others."""

    def __init__(self, evaluator: Evaluator, out: Sequence[int]) -> None:
        self._evaluator = evaluator
        self._out = tuple(out)

    def values(self, s: State) -> list[float]:
        values = [0.0 if seat in self._out else value for seat, value in enumerate(self._evaluator.values(s))]
        total = sum(values)
        if total > 0:
            return [value / total for value in values]
        left = s.n - len(self._out)
        return [0.0 if seat in self._out else 1 / left for seat in range(s.n)]


def best_thinker() -> str:
    """The bot that hints and reviews think like: the best; the next one if the weights of that are not there."""
    return _thinking()[0]


def best_evaluator() -> Evaluator:
    """Who judges tables for that bot."""
    return _thinking()[1]


@cache
def _thinking() -> tuple[str, Evaluator]:
    *better, last = thinkers()
    for name in better:
        with suppress(SetupError):
            return name, _evaluator_of(name)
    return last, _evaluator_of(last)


def _evaluator_of(name: str) -> Evaluator:
    thinker = bot(name)
    assert isinstance(thinker, SearchingBot)
    return thinker.evaluator


def counsel(
    view: View, evaluator: Evaluator, budget: Budget, seed: int | str | bytes = 0, games: int = GAMES
) -> Counsel:
    """Judges the decision at hand, and says why the best option is better. The same seed and nodes, the same answer.

    >>> from quarriors.bots.evaluators import HandEvaluator
    >>> from quarriors.testing import table
    >>> bag = "bag: 6 Basic Quiddity, 4 Assistant"
    >>> quinn = f"active: Quake Dragon C 2/6/6 *, 2 Basic Quiddity Q1; {bag}"
    >>> game = table("Quake Dragon", quinn=quinn, monique=bag)
    >>> found = counsel(game.view(), HandEvaluator(), Budget.parse("40n"), games=16)
    >>> game.words(found.judgement.best)
    'summon Quake Dragon C 2/6/6 *'
    >>> found.explanation.gain >= SILENT
    True
    """
    s = view.state
    if view.decision.player == CHANCE or len(view.options) < 2:
        raise SetupError("there is nothing to choose here: only one thing can be done")
    base = GreedyBot()
    judgement = judge_table(s, view.player, evaluator, base, budget, number_of(seed, "judge"))
    best = judgement.judged[0]
    for other in judgement.judged[1:]:
        if best.chance - other.chance >= SILENT:
            found = explain(s, view.player, best.option, other.option, evaluator, seed, games, base)
            return Counsel(judgement, found if found.gain >= SILENT else None)
    return Counsel(judgement, None)
