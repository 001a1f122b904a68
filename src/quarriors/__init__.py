"""Quarriors!, the dice-building game, as a library.

>>> wilds = deal(sets=["base"], seed=7, players=2, rules=Rules())
>>> game = Game.new(players=["You", "Bot"], wilds=wilds, rules=Rules(), seed=7)
>>> game.decision.kind
'roll'
"""

from __future__ import annotations

from .engine.chance import Script, Stream
from .engine.errors import QuarriorsError
from .engine.game import CALLER, Game
from .engine.option import CHANCE, Decision, Option
from .engine.position import read_position, write_position
from .engine.record import replay, verify, write_record
from .engine.result import Result
from .engine.rules import Rules
from .engine.seats import Seat
from .engine.view import View
from .engine.wilds import Wilds
from .sets import box, deal, installed, wilds_of

__version__ = "0.1.0"

__all__ = [
    "CALLER", "CHANCE", "Decision", "Game", "Option", "QuarriorsError", "Result", "Rules", "Script", "Seat",
    "Stream", "View", "Wilds", "box", "deal", "installed", "read_position", "replay", "verify", "wilds_of",
    "write_position", "write_record",
]  # fmt: skip
