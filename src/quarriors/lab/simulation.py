"""Many games between bots, counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from time import perf_counter

from quarriors.engine.rules import Rules
from quarriors.engine.wilds import Wilds
from quarriors.sets import DEFAULT

from .accumulators import Counting
from .played import Played
from .results import Results
from .running import Crew, played
from .series import Series
from .tally import Tally


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
    return play_series(Series.of(bots, players, sets, seed, rules, wilds), games, Crew(workers), watch)


def play_series(
    series: Series,
    games: int,
    crew: Crew | None = None,
    watch: Callable[[Tally], None] | None = None,
    counting: Sequence[Counting] = (),
    results: Results | None = None,
    keep: list[Played] | None = None,
) -> Tally:
    """Plays the first games of a series; see `simulate`. Every game is appended to `keep`, if that is given."""
    begun = perf_counter()
    tally = Tally.empty(series.bots, series.players)
    with closing(played(series, games, crew, counting, results)) as helpings:
        for helping in helpings:
            tally += Tally.of(series.bots, series.players, helping)
            tally = replace(tally, seconds=perf_counter() - begun)
            if keep is not None:
                keep += helping
            if watch is not None:
                watch(tally)
    return tally
