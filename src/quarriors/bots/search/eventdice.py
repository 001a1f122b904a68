"""Dice of games in thought: each draw and roll has a number of its own, whatever happened before it.

Two games in thought that differ in one choice see the same dice everywhere else: a rival draws and rolls the same,
although another die more or less was rolled before. That is what makes their difference tell so much.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from quarriors.engine.chance import key_of
from quarriors.engine.extension import i64
from quarriors.engine.frame import Drawing
from quarriors.engine.state import State
from quarriors.engine.zones import BAG

#: Everything stays below 2^31, so that a product fits a register; compiled or not, the numbers are the same.
_MASK: Final = 0x7FFFFFFF
_SIDES: Final = 6


def mixed(a: i64, b: i64) -> i64:
    """One number of two, as good as a new one.

    >>> mixed(1, 2) != mixed(2, 1), 0 <= mixed(5, 7) < 2**31
    (True, True)
    """
    h: i64 = (a ^ (b * 0x1E3779B1 & 0x7FFFFFFF)) & 0x7FFFFFFF
    h = ((h ^ (h >> 16)) * 0x7FEB352D) & 0x7FFFFFFF
    h = ((h ^ (h >> 15)) * 0x046CA68B) & 0x7FFFFFFF
    return h ^ (h >> 16)


def number_of(seed: object, purpose: str) -> int:
    """A seed as a number that `mixed` takes.

    >>> number_of("a seat", "thought") == number_of("a seat", "thought")
    True
    """
    digest = blake2b(key_of(seed, purpose), digest_size=4).digest()
    return int.from_bytes(digest, "little") & _MASK


class EventDice:
    """The dice of one game in thought."""

    __slots__ = ("_rolls", "_seed", "asked")

    def __init__(self, seed: i64) -> None:
        self._seed: i64 = seed
        #: How often each die was rolled.
        self._rolls: list[int] = []
        #: Draws and rolls so far.
        self.asked: i64 = 0

    def answer(self, s: State) -> int:
        """What chance says: the place in the bag of the die drawn, or the face that comes up."""
        self.asked += 1
        turn: i64 = s.turn
        f = s.stack[-1]
        if isinstance(f, Drawing):
            salt = mixed(self._seed, turn)
            best: i64 = -1
            at = 0
            for place, die in enumerate(s.pile(f.player, BAG)):
                number = mixed(salt, die + 1)
                if best < 0 or number < best:
                    best = number
                    at = place
            return at
        die = s.ask_die
        if not self._rolls:
            self._rolls = [0] * len(s.catalog.card_of)
        self._rolls[die] += 1
        rolled: i64 = self._rolls[die]
        return mixed(mixed(self._seed + 1 & 0x7FFFFFFF, turn), die * 64 + rolled) % _SIDES
