"""Games to learn from: each table at which somebody is about to roll, as every seat sees it, and who won in the end."""

from __future__ import annotations

import signal
from array import array
from collections.abc import Generator, Iterator, Sequence
from multiprocessing import get_context
from random import Random
from typing import Final

from quarriors.bots.evaluators import LearnedEvaluator
from quarriors.bots.features import FEATURE_NAMES, Features
from quarriors.bots.greedy import GreedyBot
from quarriors.bots.search.budget import Budget
from quarriors.bots.search.judging import judge_table
from quarriors.bots.searching import is_worth_thinking, moment
from quarriors.bots.weights import Weights
from quarriors.engine import kinds
from quarriors.engine.eventdice import mixed
from quarriors.engine.game import Game
from quarriors.engine.option import Option
from quarriors.engine.state import State
from quarriors.sets import stock_of

from .tables import Setting, setting

#: A row of a table: features, the share of the victory, the game, its seats, and which of them it is.
EXTRA: Final = 4
WIDTH: Final = len(FEATURE_NAMES) + EXTRA

#: The share of a game's tables that is kept: neighbours tell almost the same.
_KEPT: Final = 0.5
#: The look at the end of the turn, and nothing more.
_AT_ONCE: Final = Budget(nodes=1)


class Learner:
    """Plays all seats: greedy, or by weights; now and then at random."""

    def __init__(self, weights: Weights | None) -> None:
        self._greedy = GreedyBot()
        self._evaluator = None if weights is None else LearnedEvaluator(weights)

    def choose(self, s: State, whim: float, random: Random) -> Option:
        if len(s.options) > 1 and whim and random.random() < whim:
            return random.choice(s.options)
        if self._evaluator is None or not is_worth_thinking(s) or len(s.options) == 1:
            return self._greedy.decide(s, s.asker)
        number = moment(s, mixed(1, s.turn))
        return judge_table(s, s.asker, self._evaluator, self._greedy, _AT_ONCE, number).best


def rows_of(game: Setting, learner: Learner, number: int) -> array[float]:
    """The tables of one game, `WIDTH` numbers each; seats of a table follow each other."""
    wilds = stock_of(list(game.sets), game.rules).deal(game.seed, game.players)
    played = Game.new([f"Seat {seat}" for seat in range(game.players)], wilds, game.rules, seed=game.seed)
    random = Random(game.seed)
    s = played.state
    features = Features(s.catalog)
    tables: list[list[list[float]]] = []
    while not played.over:
        if s.ask_code == kinds.ROLL and s.turn > game.until and random.random() < _KEPT:
            tables.append(features.of_all(s))
        whim = game.whims[s.asker] if s.turn <= game.until else 0.0
        played.take(learner.choose(s, whim, random))
    rows: array[float] = array("f")
    shares = [1.0 / len(s.winners) if seat in s.winners else 0.0 for seat in range(s.n)]
    for table in tables:
        for seat, numbers in enumerate(table):
            rows.extend(numbers)
            rows.extend((shares[seat], float(number), float(s.n), float(seat)))
    return rows


def _work(job: tuple[str, Sequence[int], list[str], Weights | None]) -> bytes:
    """Some games in a worker."""
    seed, numbers, boxes, weights = job
    learner = Learner(weights)
    rows: array[float] = array("f")
    for number in numbers:
        rows.extend(rows_of(setting(seed, number, boxes), learner, number))
    return rows.tobytes()


def _deaf() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who hands out the games


def played(
    seed: str, numbers: Sequence[int], boxes: Sequence[str], weights: Weights | None, workers: int, helping: int = 20
) -> Generator[tuple[int, bytes]]:
    """Plays those games in so many processes; yields how many games they are, and their rows, in order."""
    jobs = list(_jobs(seed, numbers, list(boxes), weights, helping))
    if workers <= 1:
        for job in jobs:
            yield len(job[1]), _work(job)
        return
    with get_context("spawn").Pool(workers, _deaf) as pool:
        for job, rows in zip(jobs, pool.imap(_work, jobs), strict=True):
            yield len(job[1]), rows


def _jobs(
    seed: str, numbers: Sequence[int], boxes: list[str], weights: Weights | None, helping: int
) -> Iterator[tuple[str, Sequence[int], list[str], Weights | None]]:
    left = numbers
    while left:
        yield seed, left[:helping], boxes, weights
        left = left[helping:]


__all__ = ["EXTRA", "WIDTH", "Learner", "played", "rows_of"]
