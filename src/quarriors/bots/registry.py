"""Bots by name: ours, those that a program registers, and those that packages bring."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Final, cast

from quarriors.engine.errors import QuarriorsError, SetupError
from quarriors.sets.shelf import Fault

from . import levels, packages
from .protocol import Bot
from .search import Budget

Maker = Callable[[int | str | bytes], Bot]
#: What makes a bot that takes a budget: it has an attribute `takes_budget` that is True.
BudgetMaker = Callable[[int | str | bytes, Budget], Bot]

_BOTS: dict[str, Maker] = {one.id: one.make for one in levels.LEVELS}
_OURS: Final = tuple(_BOTS)
#: Bots of packages that were tried and cannot be used, and why.
_broken: dict[str, QuarriorsError] = {}
#: Names stand in lists with commas, in records and in addresses.
_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")
#: What commands say for no bot at all.
_NOBODY: Final = "none"


def names() -> list[str]:
    """Every name that `bot` knows: ours from the gentlest to the best, those you registered, those of packages.

    It leaves out packages whose bot has a name that is not allowed, or that failed to load.

    >>> names()
    ['beginner', 'casual', 'greedy', 'planner', 'champion', 'hoarder', 'rusher', 'spell-lover', 'greedy1', 'random']
    """
    brought = {name for name in packages.installed() if not _misnamed(name)}
    return [*_OURS, *sorted({*_BOTS, *brought} - {*_broken, *_OURS})]


def best() -> str:
    """The best bot there is: what hints ask, and who plays on for somebody who has left.

    >>> best()
    'champion'
    """
    return thinkers()[0]


def thinkers() -> list[str]:
    """Our bots that think ahead, the best of all first.

    >>> thinkers()
    ['champion', 'planner']
    """
    return [one.id for one in sorted(levels.LEVELS, key=lambda one: -one.dice) if one.thinks]


def steady() -> str:
    """The best bot among those that answer at once, and always: it plays on where another one has failed.

    >>> steady()
    'greedy'
    """
    return "greedy"


def parted(name: str) -> tuple[str, Budget | None]:
    """A bot's name, and the budget that stands after a colon.

    >>> parted("planner:0.5s"), parted("planner")
    (('planner', Budget.parse('0.5s')), ('planner', None))
    """
    bare, colon, budget = name.partition(":") if isinstance(name, str) else (name, "", "")
    return bare, Budget.parse(budget) if colon else None


def loadable() -> list[str]:
    """The names of all bots that work. It loads every package; one that fails is a fault."""
    for name in packages.installed():
        if name not in _BOTS:
            with suppress(SetupError):  # it is noted
                _found(name)
    return names()


def faults() -> list[Fault]:
    """The bots of packages that were left out so far, and why: they failed, or their name is not allowed."""
    misnamed = {name: reason for name in packages.installed() if (reason := _misnamed(name)) is not None}
    return [Fault(f"the bot {name!r}", reason, name) for name, reason in {**_broken, **misnamed}.items()]


def bot(name: str, seed: int | str | bytes = 0) -> Bot:
    """Makes the bot of that name; the seed is for bots that leave something to chance.

    Those that think ahead may be told for how long: ``planner:96n`` plays 96 test games for each decision,
    ``champion:0.5s`` takes half a second. So may bots of others, if what makes them says ``takes_budget = True``.

    >>> bot("clever")
    Traceback (most recent call last):
    quarriors.engine.errors.SetupError: no bot is named 'clever'; there is: beginner, casual, greedy, ...
    >>> bot("greedy:96n")
    Traceback (most recent call last):
    quarriors.engine.errors.SetupError: the bot 'greedy' answers at once: leave out the budget ':96n', ...
    """
    name, budget = parted(name)
    maker = _BOTS.get(name)
    if maker is None:
        maker = _found(name)
    if budget is not None and not _takes_budget(name, maker):
        raise levels.unthinking(name, budget)
    try:
        made = _made(name, maker, seed, budget)
    except QuarriorsError as error:
        if name not in _OURS and name in packages.installed():
            _broken[name] = error
        raise
    if _broken:
        _broken.pop(name, None)
    return made


def _takes_budget(name: str, maker: Maker) -> bool:
    return levels.thinks(name) or getattr(maker, "takes_budget", False) is True


def _made(name: str, maker: Maker, seed: int | str | bytes, budget: Budget | None) -> Bot:
    try:
        made = maker(seed) if budget is None else cast(BudgetMaker, maker)(seed, budget)
    except (QuarriorsError, MemoryError):
        raise
    except Exception as error:  # whatever a third party's bot stumbles over
        reason = f"{type(error).__name__}: {error}"
        said = f"the bot {name!r} cannot be made: {reason}"
        raise SetupError(said).worded("bot-broken", name=name, python=reason) from error
    if not callable(getattr(made, "choose", None)):
        said = f"the bot {name!r} has no method choose(view): {type(made).__name__} is no bot"
        raise SetupError(said).worded("bot-chooseless", name=name, method="choose(view)")
    return made


def _found(name: str) -> Maker:
    """What makes a bot that a package brings; from then on it is known. A failure is noted for `faults`."""
    point = packages.installed().get(name) if isinstance(name, str) else None
    if point is None:
        said = f"no bot is named {name!r}; there is: {', '.join(names())}"
        raise SetupError(said).worded("bot", name=str(name), names=", ".join(names()))
    if (reason := _misnamed(name)) is not None:
        raise reason
    try:
        maker = packages.load(point)
        # its module may have registered it itself
        if _BOTS.get(name) is not maker:
            register(name, cast(Maker, maker))
    except SetupError as error:
        _broken[name] = error
        raise
    return _BOTS[name]


def _misnamed(name: object) -> SetupError | None:
    """Why nobody else's bot can have that name, or nothing."""
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        said = f"a bot's name is like 'deep-thought', not {name!r}: 1 to 40 of a-z, 0-9, -, _"
        return SetupError(said).worded("bot-name", name=str(name)[:80])
    if name == _NOBODY:
        said = f"no bot can be named {name!r}, which stands for no bot at all; choose another name"
        return SetupError(said).worded("bot-nobody", name=name)
    return _taken(name) if name in _OURS else None


def _taken(name: str) -> SetupError:
    said = f"there is a bot named {name!r} already; choose another name"
    return SetupError(said).worded("bot-taken", name=name)


def register(name: str, maker: Maker) -> None:
    """Gives your bot a name that `bot` knows. `maker` takes a seed and returns a bot; its class will do.

    If it says ``takes_budget = True``, it also takes a `Budget` after the seed whenever somebody names one.

    >>> register("Clever Bot", bot)
    Traceback (most recent call last):
    quarriors.engine.errors.SetupError: a bot's name is like 'deep-thought', not 'Clever Bot': 1 to 40 of a-z, 0-9, -, _
    >>> register("greedy", bot)
    Traceback (most recent call last):
    quarriors.engine.errors.SetupError: there is a bot named 'greedy' already; choose another name
    """
    if (reason := _misnamed(name)) is not None:
        raise reason
    if not callable(maker):
        said = f"a bot is made by something to call with a seed, such as its class, not {maker!r}"
        raise SetupError(said).worded("bot-maker", name=name)
    if name in _BOTS:
        raise _taken(name)
    _BOTS[name] = maker
    _broken.pop(name, None)
