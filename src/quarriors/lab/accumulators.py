"""Accumulators: what is noted of each game while it is played. Write one to count something that nobody counts yet."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from quarriors.engine.errors import QuarriorsError, SetupError
from quarriors.engine.game import Game
from quarriors.engine.happenings import Happening


class AccumulatorError(QuarriorsError):
    """An accumulator raised an error, or noted something that JSON does not have."""


class Accumulator:
    """Watches one game. Derive from it, give it a name, and say at the end what to note.

    >>> class Culls(Accumulator):
    ...     name = "culls"
    ...     count = 0
    ...     def hear(self, happening):
    ...         self.count += happening.kind == "culled"
    ...     def row(self, game):
    ...         return {"culled": self.count}
    >>> from quarriors.lab.series import Series
    >>> Series.of(["random"], seed=1).play(0, counting=[Culls]).noted
    {'culls': {'culled': 14}}
    """

    #: Under which name its rows are kept.
    name = ""

    def begin(self, game: Game) -> None:
        """The table is set; the first player is about to roll."""

    def hear(self, happening: Happening) -> None:
        """Something has happened."""

    def row(self, game: Game) -> Mapping[str, Any]:
        """What to note of the game, which is over: numbers and texts by name, as JSON can have them."""
        raise NotImplementedError


#: What makes an accumulator for each game: its class. Workers import it, so it needs a module of its own.
Counting = Callable[[], Accumulator]


class Watching:
    """The accumulators of one game."""

    def __init__(self, game: Game, watchers: Sequence[Accumulator]) -> None:
        self._game = game
        self._watchers = watchers

    @staticmethod
    def of(game: Game, counting: Sequence[Counting]) -> Watching:
        """Has them begin and listen."""
        watchers: list[Accumulator] = []
        for make in counting:
            try:
                watchers.append(make())
                watchers[-1].begin(game)
            except Exception as error:  # whatever somebody's accumulator stumbles over, here and below
                raise _failure(make, error) from error
        if watchers:

            def tell(happening: Happening) -> None:
                for watcher in watchers:
                    try:
                        watcher.hear(happening)
                    except Exception as error:
                        raise _failure(watcher, error) from error

            game.listen(tell)
        return Watching(game, watchers)

    def rows(self) -> dict[str, Any]:
        """What each of them notes."""
        noted: dict[str, Any] = {}
        for watcher in self._watchers:
            try:
                noted[watcher.name] = dict(watcher.row(self._game))
                json.dumps(noted[watcher.name], allow_nan=False)
            except Exception as error:
                raise _failure(watcher, error) from error
        return noted


def _failure(accumulator: Accumulator | Counting, error: Exception) -> Exception:
    """The error with the name of the accumulator; one of ours says enough."""
    if isinstance(error, (QuarriorsError, MemoryError)):
        return error
    name, reason = str(getattr(accumulator, "name", "")), f"{type(error).__name__}: {error}"
    fault = AccumulatorError(f"the accumulator {name!r} failed: {reason}")
    return fault.worded("accumulator-broken", name=name, python=reason)


def check_counting(counting: Sequence[Counting]) -> tuple[Counting, ...]:
    """Accumulators that can be told apart; refuses others."""
    names: list[str] = []
    for one in counting:
        name = getattr(one, "name", "")
        if not callable(one) or not isinstance(name, str) or not name:
            raise SetupError(f"an accumulator is a class with a name, such as CardCounts, not {one!r}")
        if name in names:
            raise SetupError(f"two accumulators are named {name!r}; give one of them another name")
        names.append(name)
    return tuple(counting)


def counting_of(paths: Sequence[str]) -> list[Counting]:
    """Accumulators as a command line names them: ``module:Class``. A module in the current folder is found, too.

    >>> counting_of(["quarriors.lab.cardcounts:CardCounts"])[0].name
    'cards'
    >>> counting_of(["nowhere"])
    Traceback (most recent call last):
    quarriors.engine.errors.SetupError: an accumulator is named like my_counts:Culls, not 'nowhere'
    """
    from importlib import import_module

    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # as `python -m` does; workers inherit it
    found: list[Counting] = []
    for path in paths:
        module, colon, name = path.partition(":")
        said = f"an accumulator is named like my_counts:Culls, not {path!r}"
        if not colon or not module or not name:
            raise SetupError(said).worded("accumulator", name=path)
        try:
            found.append(getattr(import_module(module), name))
        except Exception as error:  # whatever somebody's module stumbles over
            reason = f"{type(error).__name__}: {error}"
            fault = SetupError(f"the accumulator {path!r} cannot be had: {reason}")
            raise fault.worded("accumulator-broken", name=path, python=reason) from error
    try:
        check_counting(found)
    except SetupError as error:
        raise error.worded("accumulator", name=", ".join(paths)) from None
    return found
