"""Bots that think ahead: the planner judges by hand, the champion by what it has learned."""

from __future__ import annotations

from functools import cache
from typing import Final

from quarriors.engine import kinds
from quarriors.engine.eventdice import mixed, number_of
from quarriors.engine.option import Option
from quarriors.engine.state import State
from quarriors.engine.view import View

from .evaluators import Evaluator, HandEvaluator, LearnedEvaluator
from .greedy import GreedyBot
from .search.budget import Budget
from .search.judging import judge_table
from .weights import Weights

#: How long they think about a decision if nobody says otherwise.
PLANNER_BUDGET: Final = Budget(seconds=0.3)
CHAMPION_BUDGET: Final = Budget(seconds=0.7)


class SearchingBot:
    """Plays what greedy would play, unless test games say that something else is better.

    The same table, seed and budget in nodes always get the same answer. Whatever a third party's card does to a game in
    thought, it answers: with greedy's choice, if need be.
    """

    def __init__(self, evaluator: Evaluator, seed: int | str | bytes, budget: Budget) -> None:
        self.evaluator = evaluator
        self.seed = seed
        self.budget = budget
        self._number = number_of(seed, "bots")
        self._base = GreedyBot()

    def choose(self, view: View) -> Option:
        s = view.state
        options = view.options
        if len(options) == 1:
            return options[0]
        try:
            if not is_worth_thinking(s):
                return self._base.decide(s, view.player)
            number = moment(s, self._number)
            return judge_table(s, view.player, self.evaluator, self._base, self.budget, number).best
        except MemoryError:
            raise
        except Exception:  # whatever a third party's verb does in a game that is only thought of
            return self._without_thinking(view)

    def _without_thinking(self, view: View) -> Option:
        try:
            return self._base.decide(view.state, view.player)
        except MemoryError:
            raise
        except Exception:  # greedy tries things out too
            return view.options[-1]


def is_worth_thinking(s: State) -> bool:
    """Whether there is anything to find: the base policy culls and defends as well as anybody."""
    return s.ask_code not in (kinds.ROLL, kinds.ATTACK, kinds.SCORE, kinds.CULL, kinds.DEFEND)


def moment(s: State, number: int) -> int:
    """A number for the dice of one decision: the same table gets the same, and another one another."""
    for part in (s.turn, s.phase, s.ask_code, len(s.options), s.quiddity, sum(s.glory), s.options[0].target + 1):
        number = mixed(number, part)
    return number


class PlannerBot(SearchingBot):
    """Thinks ahead to its own next roll, and judges by what cards declare. It needs no weights, and plays any box.

    >>> from quarriors import Game, deal
    >>> game = Game.new(["You", "Bot"], deal(seed=7), seed=7)
    >>> PlannerBot(seed=1, budget=Budget.parse("24n")).choose(game.view())
    Option('roll')
    """

    def __init__(self, seed: int | str | bytes = 0, budget: Budget = PLANNER_BUDGET) -> None:
        super().__init__(HandEvaluator(), seed, budget)

    def __reduce__(self) -> tuple[object, ...]:
        return (PlannerBot, (self.seed, self.budget))


class ChampionBot(SearchingBot):
    """Thinks ahead to its own next roll, and judges by what was learned from many games.

    With a budget of ``1n`` it answers at once: it looks at the end of its turn after each option, and no further.

    >>> from quarriors import Game, deal
    >>> game = Game.new(["You", "Bot"], deal(seed=7), seed=7)
    >>> ChampionBot(seed=1, budget=Budget.parse("1n")).choose(game.view())
    Option('roll')
    """

    def __init__(
        self,
        seed: int | str | bytes = 0,
        budget: Budget = CHAMPION_BUDGET,
        weights: Weights | None = None,
    ) -> None:
        self.weights = shipped() if weights is None else weights
        super().__init__(LearnedEvaluator(self.weights), seed, budget)

    def __reduce__(self) -> tuple[object, ...]:
        return (ChampionBot, (self.seed, self.budget, None if self.weights is shipped() else self.weights))


@cache
def shipped() -> Weights:
    """The weights that come with the game, read once."""
    return Weights.load()
