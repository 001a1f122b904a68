"""Playing a plan: here, in worker processes or on a cluster; with or without a file of results to go on with."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from quarriors.engine.errors import SetupError

from .accumulators import Counting, check_counting
from .plans import GamePlan
from .played import Played
from .results import Results

#: Seconds played here before it is decided whether workers are worth their start, and seconds of work that are.
TRIAL: Final = 0.3
WORTH: Final = 1.0

#: More processes than this are a slip of the finger.
MOST_WORKERS: Final = 256


@dataclass(frozen=True)
class Crew:
    """Who plays: so many processes of this machine, or a Ray cluster at an address."""

    workers: int = 1
    ray: str = ""

    def check(self) -> Crew:
        workers: object = self.workers
        if isinstance(workers, bool) or not isinstance(workers, int) or not 1 <= workers <= MOST_WORKERS:
            said = f"workers must be a number from 1 to {MOST_WORKERS}, not {workers!r}"
            raise SetupError(said).worded("workers", most=MOST_WORKERS, n=str(workers))
        return self


def check_games(games: object) -> int:
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise SetupError(f"a simulation has at least one game, not {games!r}").worded("games", n=str(games))
    return games


def played(
    plan: GamePlan,
    games: int,
    crew: Crew | None = None,
    counting: Sequence[Counting] = (),
    results: Results | None = None,
) -> Generator[list[Played]]:
    """Plays the first games of a plan; yields them in helpings, in any order.

    What lies in `results` already comes first; every other game is written there before it is yielded. However this
    ends, what was yielded is whole. Close it, so that the workers end with it.
    """
    check_games(games)
    check_counting(counting)
    by = (Crew() if crew is None else crew).check()
    done: set[int] = set()
    if results is not None:
        there = [game for game in results.done if game.number < games]
        done = {game.number for game in there}
        if there:
            yield there
    left = [number for number in range(games) if number not in done] if done else range(games)
    for helping in _played(plan, left, by, counting):
        if results is not None:
            results.add(helping)
        yield helping


def _played(
    plan: GamePlan, numbers: Sequence[int], crew: Crew, counting: Sequence[Counting]
) -> Generator[list[Played]]:
    if crew.ray and numbers:
        from .cluster import played_by_cluster

        yield from played_by_cluster(plan, numbers, crew.ray, counting)
        return
    begun = perf_counter()
    stock = plan.stock()
    for at, number in enumerate(numbers):
        if crew.workers > 1 and _is_much(len(numbers) - at, at, perf_counter() - begun):
            from .workers import played_by_workers  # a browser has no processes, and reviews games all the same

            yield from played_by_workers(plan, numbers[at:], crew.workers, counting)
            return
        yield [plan.play(number, stock, counting)]


def _is_much(left: int, done: int, seconds: float) -> bool:
    """Whether the games that are left will take long, going by those that were played."""
    return seconds >= TRIAL and left * seconds >= WORTH * done
