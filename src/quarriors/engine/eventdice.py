"""Dice of games in thought: each draw and roll has a number of its own, whatever happened before it.

Two games in thought that differ in one choice see the same dice everywhere else: a rival draws and rolls the same,
although another die more or less was rolled before. That is what makes their difference tell so much.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from .chance import key_of
from .extension import i64
from .frame import Drawing
from .zones import BAG

if TYPE_CHECKING:
    from .state import State

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
    """A seed as a number that `mixed` and `EventDice` take.

    >>> number_of("a seat", "thought") == number_of("a seat", "thought")
    True
    """
    digest = blake2b(key_of(seed, purpose), digest_size=4).digest()
    return int.from_bytes(digest, "little") & _MASK


class EventDice:
    """Dice for copies that you compare: what a draw or a roll gives depends on what it is, not on those before it.

    Within a turn, a bag gives its dice in an order of their own, and a die shows the same face the first time it is
    rolled, the same the second time, and so on. So copies with the same dice differ by what was done in them, and not
    by luck. `EventDice.of` makes them from a seed, `nth` the dice of further test games.

    >>> from quarriors import Game, deal
    >>> view = Game.new(["Quinn", "Monique"], deal(seed=7), seed=7).view()
    >>> dice = EventDice.of("a thought")
    >>> here, there = view.game(dice), view.game(dice)
    >>> here.take("roll"), there.take("roll")
    (None, None)
    >>> str(here.table().pile("Quinn", "active")) == str(there.table().pile("Quinn", "active"))
    True
    """

    __slots__ = ("_draws", "_reached", "_rolls", "_turn", "asked", "number")

    def __init__(self, number: i64) -> None:
        #: What tells these dice from others: from 0 to 2^31 - 1, as `number_of` and `mixed` give it.
        self.number: i64 = number
        #: In this turn: how often each die was drawn and rolled, and how far each player's bag is in its order.
        self._turn: i64 = -1
        self._draws: list[int] = []
        self._rolls: list[int] = []
        self._reached: list[int] = []
        #: Draws and rolls so far.
        self.asked: i64 = 0

    @staticmethod
    def of(seed: object) -> EventDice:
        """The dice of a seed: an integer, a text or bytes.

        >>> EventDice.of("a thought").number == EventDice.of("a thought").number
        True
        """
        return EventDice(number_of(seed, "events"))

    def nth(self, number: i64) -> EventDice:
        """The dice of the test game of that number: others for each, and always the same for one.

        >>> dice = EventDice.of("a thought")
        >>> dice.nth(1).number == dice.nth(1).number, dice.nth(1).number == dice.nth(2).number
        (True, False)
        """
        return EventDice(mixed(self.number, number))

    def answer(self, s: State) -> int:
        """What chance says, as `Game.follow` takes it: the place in the bag of the die drawn, or the face rolled.

        >>> from quarriors import CALLER, CHANCE, Game, deal
        >>> game = Game.new(["Quinn", "Monique"], deal(seed=7), chance=CALLER)
        >>> game.take("roll")
        >>> dice = EventDice.of(7)
        >>> while game.decision.player == CHANCE:
        ...     game.follow(dice.answer(game.state))
        >>> dice.asked, game.decision.kind
        (12, 'act')
        """
        self.asked += 1
        turn: i64 = s.turn
        if turn != self._turn:
            self._turn = turn
            self._draws = [0] * len(s.catalog.card_of)
            self._rolls = [0] * len(s.catalog.card_of)
            self._reached = [-1] * s.n
        f = s.stack[-1]
        if isinstance(f, Drawing):
            return self._drawn(s.pile(f.player, BAG), f.player)
        die = s.ask_die
        self._rolls[die] += 1
        rolled: i64 = self._rolls[die]
        return mixed(mixed(self.number + 1 & _MASK, turn), die * 64 + rolled) % _SIDES

    def _drawn(self, bag: list[int], player: i64) -> int:
        """The place of the die with the lowest number."""
        salt = mixed(self.number, self._turn)
        draws = self._draws
        reached: i64 = self._reached[player]
        best: i64 = -1
        at = 0
        for place, die in enumerate(bag):
            event: i64 = draws[die] * 256 + die + 1
            number = mixed(salt, event)
            if number < reached:
                # it came into the bag after others were drawn: those that are left have higher numbers, and so it must
                number = reached + (mixed(number, event) * (_MASK - reached) >> 31)
            if best < 0 or number < best:
                best = number
                at = place
        draws[bag[at]] += 1
        # an emptied bag begins anew with what is poured into it
        self._reached[player] = best if len(bag) > 1 else -1
        return at

    def clone(self) -> EventDice:
        """The same dice from now on."""
        copy = EventDice(self.number)
        copy._turn = self._turn
        copy._draws = self._draws[:]
        copy._rolls = self._rolls[:]
        copy._reached = self._reached[:]
        copy.asked = self.asked
        return copy

    def __repr__(self) -> str:
        return f"<EventDice {self.number}, asked {self.asked} times>"

    def __reduce__(self) -> tuple[object, ...]:
        return (_restored, (self.number, self._turn, self._draws, self._rolls, self._reached, self.asked))


def _restored(number: int, turn: int, draws: list[int], rolls: list[int], reached: list[int], asked: int) -> EventDice:
    dice = EventDice(number)
    dice._turn = turn
    dice._draws = draws
    dice._rolls = rolls
    dice._reached = reached
    dice.asked = asked
    return dice
