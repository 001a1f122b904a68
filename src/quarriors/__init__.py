"""Quarriors!, the dice-building game, as a library.

>>> from quarriors import Game, Rules, deal
>>> wilds = deal(sets=["base"], seed=7, players=2, rules=Rules())
>>> game = Game.new(players=["You", "Bot"], wilds=wilds, rules=Rules(), seed=7)
>>> game.decision.kind
'roll'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .engine.chance import Script, Stream
    from .engine.errors import QuarriorsError
    from .engine.eventdice import EventDice
    from .engine.game import CALLER, Game
    from .engine.option import CHANCE, Decision, Option
    from .engine.playouts import Playouts
    from .engine.policy import Policy
    from .engine.position import read_position, write_position
    from .engine.record import replay, resume, verify, write_record
    from .engine.result import Result
    from .engine.rules import Rules
    from .engine.seats import Seat
    from .engine.state import State
    from .engine.view import View
    from .engine.wilds import Wilds
    from .sets import box, deal, installed, named_wilds, wilds_of

__version__ = "0.1.0"

#: Where each public name lives; it is imported when it is first asked for, so that a command line that only shows its
#: help need not wait for the engine.
_HOMES = {
    "CALLER": "engine.game", "CHANCE": "engine.option", "Decision": "engine.option", "EventDice": "engine.eventdice",
    "Game": "engine.game", "Option": "engine.option", "Playouts": "engine.playouts", "Policy": "engine.policy",
    "QuarriorsError": "engine.errors", "Result": "engine.result", "Rules": "engine.rules", "Script": "engine.chance",
    "Seat": "engine.seats", "State": "engine.state", "Stream": "engine.chance", "View": "engine.view",
    "Wilds": "engine.wilds", "box": "sets", "deal": "sets", "installed": "sets", "named_wilds": "sets",
    "read_position": "engine.position", "replay": "engine.record", "resume": "engine.record",
    "verify": "engine.record", "wilds_of": "sets", "write_position": "engine.position",
    "write_record": "engine.record",
}  # fmt: skip


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import_module("quarriors.sets")  # the boxes, by which the engine finds cards that records and positions name
    value = getattr(import_module(f"quarriors.{home}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})


__all__ = [
    "CALLER", "CHANCE", "Decision", "EventDice", "Game", "Option", "Playouts", "Policy", "QuarriorsError", "Result",
    "Rules", "Script", "Seat", "State", "Stream", "View", "Wilds", "box", "deal", "installed", "named_wilds",
    "read_position", "replay", "resume", "verify", "wilds_of", "write_position", "write_record",
]  # fmt: skip
