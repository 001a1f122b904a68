"""Bots by name."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from quarriors.engine.errors import SetupError

from .greedy import GreedyBot
from .protocol import Bot
from .random_bot import RandomBot

_BOTS: dict[str, Callable[[int | str | bytes], Bot]] = {"greedy": GreedyBot, "random": RandomBot}
#: Names stand in lists with commas, in records and in addresses.
_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")
#: What commands say for no bot at all.
_NOBODY: Final = "none"


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


def register(name: str, maker: Callable[[int | str | bytes], Bot]) -> None:
    """From now on `bot` knows that name too. `maker` is called with a seed and makes the bot: its class will do.

    >>> register("Clever Bot", GreedyBot)
    Traceback (most recent call last):
    quarriors.engine.errors.SetupError: a bot's name is like 'deep-thought', not 'Clever Bot': 1 to 40 of a-z, 0-9, -, _
    >>> register("greedy", RandomBot)
    Traceback (most recent call last):
    quarriors.engine.errors.SetupError: there is a bot named 'greedy' already; choose another name
    """
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        raise SetupError(f"a bot's name is like 'deep-thought', not {name!r}: 1 to 40 of a-z, 0-9, -, _")
    if not callable(maker):
        raise SetupError(f"a bot is made by something to call with a seed, such as its class, not {maker!r}")
    if name == _NOBODY:
        raise SetupError(f"no bot can be named {name!r}, which stands for no bot at all; choose another name")
    if name in _BOTS:
        raise SetupError(f"there is a bot named {name!r} already; choose another name")
    _BOTS[name] = maker
