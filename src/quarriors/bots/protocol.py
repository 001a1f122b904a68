"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from quarriors.engine.option import Option
from quarriors.engine.view import View


class Bot(Protocol):
    """A player that is not a person. When its seat decides, it returns one of the options.

    What makes it takes a seed; if it says ``takes_budget = True``, a `Budget` too, whenever somebody names one.

    >>> class First:
    ...     def choose(self, view: View) -> Option:
    ...         return view.options[0]
    """

    def choose(self, view: View) -> Option: ...
