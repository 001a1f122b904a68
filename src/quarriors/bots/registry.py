"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable

from quarriors.engine.errors import SetupError

from .greedy import GreedyBot
from .protocol import Bot
from .random_bot import RandomBot

_BOTS: dict[str, Callable[[int | str | bytes], Bot]] = {"greedy": GreedyBot, "random": RandomBot}


def names() -> list[str]:
    """Every name that `bot` knows.

    >>> names()
    ['greedy', 'random']
    """
    return sorted(_BOTS)


def bot(name: str, seed: int | str | bytes = 0) -> Bot:
    """A bot of that name; the seed is for those that leave something to chance.

    >>> bot("clever")
    Traceback (most recent call last):
    quarriors.engine.errors.SetupError: no bot is named 'clever'; there is: greedy, random
    """
    made = _BOTS.get(name)
    if made is None:
        raise SetupError(f"no bot is named {name!r}; there is: {', '.join(names())}")
    return made(seed)
