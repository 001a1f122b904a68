"""Many games between bots, on one core or on several."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import replace
from time import perf_counter
from typing import Final

from quarriors.engine.errors import SetupError
from quarriors.engine.rules import Rules
from quarriors.engine.wilds import Wilds
from quarriors.sets import DEFAULT

from .series import Series
from .tally import Tally
from .workers import played_by_workers

#: Seconds played here before it is decided whether workers are worth their start, and seconds of work that are.
TRIAL: Final = 0.3
WORTH: Final = 1.0

#: More processes than this are a slip of the finger.
MOST_WORKERS: Final = 256


def simulate(
    games: int,
    bots: Sequence[str] = ("greedy", "random"),
    players: int | None = None,
    sets: Sequence[str] = DEFAULT,
    seed: int | str = 1,
    rules: Rules | None = None,
    workers: int = 1,
    wilds: Wilds | None = None,
    watch: Callable[[Tally], None] | None = None,
) -> Tally:
    """Plays games between bots, by name, and counts.

    The same seed gives the same tally, except its `seconds`, with any number of `workers`. More than one are processes,
    which start if there is enough to do; a script that asks for them needs the usual ``if __name__ == "__main__":``.
    Each game has its own Wilds unless you give `wilds`. Rules without a turn limit get one of 1000. `watch` is called
    with the tally so far. A KeyboardInterrupt is passed on; the last tally that `watch` got is what was done.

    >>> tally = simulate(games=6, bots=["greedy"], seed=3)
    >>> tally.games, tally.wins(0), sum(tally.ends.values())
    (6, 6.0, 6)
    """
    return play_series(Series.of(bots, players, sets, seed, rules, wilds), games, workers, watch)


def play_series(series: Series, games: int, workers: int = 1, watch: Callable[[Tally], None] | None = None) -> Tally:
    """Plays the first games of a series; see `simulate`."""
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise SetupError(f"a simulation has at least one game, not {games!r}").worded("games", n=str(games))
    if isinstance(workers, bool) or not isinstance(workers, int) or not 1 <= workers <= MOST_WORKERS:
        said = f"workers must be a number from 1 to {MOST_WORKERS}, not {workers!r}"
        raise SetupError(said).worded("workers", most=MOST_WORKERS, n=str(workers))
    begun = perf_counter()
    tally = Tally.empty(series.bots, series.players)
    with closing(_played(series, games, workers)) as parts:
        for part in parts:
            tally = replace(tally + part, seconds=perf_counter() - begun)
            if watch is not None:
                watch(tally)
    return tally


def _played(series: Series, games: int, workers: int) -> Generator[Tally]:
    begun = perf_counter()
    stock = series.stock()
    for number in range(games):
        if workers > 1 and _is_much(games - number, number, perf_counter() - begun):
            yield from played_by_workers(series, range(number, games), workers)
            return
        yield series.play(number, stock)


def _is_much(left: int, played: int, seconds: float) -> bool:
    """Whether the games that are left will take long, going by those that were played."""
    return seconds >= TRIAL and left * seconds >= WORTH * played
