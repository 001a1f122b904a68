"""A ladder of bots by strength, from all games together: openskill's ratings, if that package is installed."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any, NamedTuple

from .played import Played


class Rung(NamedTuple):
    """A bot on the ladder."""

    bot: str
    #: 25 is where everybody begins.
    rating: float
    #: The true rating lies this close, 19 times out of 20.
    spread: float


def climbed(bots: Sequence[str], games: Sequence[Played]) -> list[Rung] | None:
    """The bots, the strongest first, after these games in their order; None if openskill is not there."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    # the bots do not change as they play: nothing is added to the doubt after a game
    model: Any = PlackettLuce(tau=0.0)
    ratings = [model.rating(name=name) for name in bots]
    for game in games:
        after = model.rate([[ratings[bot]] for bot in game.seating], ranks=_ranks(game))
        for bot in set(game.seating):
            new = [team[0] for seat, team in enumerate(after) if game.seating[seat] == bot]
            ratings[bot] = model.rating(
                mu=fmean(one.mu for one in new), sigma=fmean(one.sigma for one in new), name=bots[bot]
            )
    rungs = [Rung(name, one.mu, 1.96 * one.sigma) for name, one in zip(bots, ratings, strict=True)]
    return sorted(rungs, key=lambda rung: -rung.rating)


def _ranks(game: Played) -> list[float]:
    """Each seat's place: winners first, then by Glory."""
    result = game.result
    return [0.0 if seat in result.winners else 1000.0 - glory for seat, glory in enumerate(result.glory)]
