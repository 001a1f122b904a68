"""How strong weights are: the champion that plays by them against another bot, in games with swapped seats."""

from __future__ import annotations

import signal
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from statistics import fmean

from quarriors.bots import bot
from quarriors.bots.playing import step
from quarriors.bots.protocol import Bot
from quarriors.bots.search.budget import Budget
from quarriors.bots.searching import ChampionBot
from quarriors.bots.weights import Weights
from quarriors.engine.game import Game
from quarriors.engine.rules import Rules
from quarriors.engine.seats import Seat
from quarriors.lab.intervals import wilson_of_groups
from quarriors.sets import DEFAULT, stock_of


@dataclass(frozen=True)
class Measure:
    """What is measured: a budget of the champion, against whom, at which table."""

    weights: Weights | None
    budget: str = "1n"
    rival: str = "greedy1"
    seed: str = "measure"
    sets: tuple[str, ...] = tuple(DEFAULT)
    players: int = 2
    rules: Rules = field(default_factory=lambda: Rules(turn_limit=400))


@dataclass(frozen=True)
class Measured:
    """A share of victories, and where the true one lies with 95 %, from so many sets of games with the same dice."""

    share: float
    interval: tuple[float, float]
    sets: int


def shared(shares: Sequence[float], players: int = 2) -> Measured:
    """The mean of what sets of games brought, with the same interval as a tournament's.

    >>> shared([0.5, 1.0, 0.5, 1.0]).share, [round(bound, 2) for bound in shared([1.0] * 20).interval]
    (0.75, [0.84, 1.0])
    """
    return Measured(fmean(shares), wilson_of_groups(shares, players), len(shares))


def played_set(what: Measure, number: int) -> float:
    """The champion's share of games with the same Wilds and dice, once in each seat."""
    name = f"{what.seed}/{number}"
    wilds = stock_of(list(what.sets), what.rules).deal(name, what.players)
    won = 0.0
    for seat in range(what.players):
        bots: list[Bot] = [bot(what.rival, f"{name}/{other}") for other in range(what.players)]
        bots[seat] = ChampionBot(f"{name}/champion", Budget.parse(what.budget), what.weights)
        seats = [Seat(f"Seat {other + 1}", auto_roll=True) for other in range(what.players)]
        game = Game.new(seats, wilds, what.rules, seed=name)
        names = [type(one).__name__ for one in bots]
        while not game.over:
            step(game, bots, names)
        if seat in game.result.winners:
            won += 1 / len(game.result.winners)
    return won / what.players


def _one(job: tuple[Measure, int]) -> float:
    return played_set(*job)


def _deaf() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def measured(what: Measure, sets: int, workers: int) -> Generator[float]:
    """Plays so many sets of games; yields the champion's share of each, in order."""
    jobs = [(what, number) for number in range(sets)]
    if workers <= 1:
        for job in jobs:
            yield _one(job)
        return
    with get_context("spawn").Pool(workers, _deaf) as pool:
        yield from pool.imap(_one, jobs)
