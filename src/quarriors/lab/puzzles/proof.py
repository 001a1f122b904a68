"""The proof of a puzzle: every line of play of the turn is tried, against every die and every answer of the rivals.

A table is good if the player to move can reach the goal from it for certain: one option of theirs has to be good, and
every answer of the others, and every draw and roll.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quarriors.bots.greedy import GreedyBot
from quarriors.engine import kinds
from quarriors.engine.flow import answer
from quarriors.engine.option import CHANCE, Option
from quarriors.engine.state import State

from .goals import Aim

#: Tables beyond which a search gives up: nothing is proven then, either way.
MOST_TABLES: Final = 20_000


class TooLarge(Exception):
    """There are more tables than the search was allowed to look at, or one that leads back to itself."""


@dataclass(frozen=True)
class Proof:
    """What the search of a puzzle has found."""

    #: The way through with the most stubborn rivals: who decided (or `CHANCE`), and the option.
    line: tuple[tuple[int, Option], ...]
    #: Different options there are at first, and how many of them still lead to the goal for certain.
    first: int
    good: int
    #: How likely somebody who plays at random reaches the goal.
    chance: float
    #: How many lines of play there are, if the answers of rivals and dice are told apart: 1 if they make no difference.
    plays: int
    #: Whether a player who only grabs the best thing in sight reaches it for certain.
    greedy: bool
    #: Tables that were looked at.
    tables: int

    @property
    def decisions(self) -> int:
        """How many decisions the solver takes on the way that the line shows."""
        seat = next((seat for seat, _ in self.line if seat != CHANCE), 0)
        return sum(by == seat for by, _ in self.line)


class Search:
    """All the tables that one turn can lead to."""

    def __init__(self, aim: Aim, most: int = MOST_TABLES) -> None:
        self._aim = aim
        self._most = most
        #: What is known of a table: whether it is good, and how likely random play reaches the goal.
        self._known: dict[str, tuple[bool, float]] = {}
        #: Tables that are being judged: dice that are rolled again and again can lead back to them.
        self._open: set[str] = set()

    @property
    def tables(self) -> int:
        return len(self._known)

    def judge(self, s: State) -> tuple[bool, float]:
        """Whether the goal can be reached for certain, and how likely random play reaches it."""
        if s.over or s.turn != self._aim.turn:
            reached = self._aim.is_reached(s)
            return reached, float(reached)
        key = key_of_table(s)
        known = self._known.get(key)
        if known is None:
            if len(self._known) + len(self._open) >= self._most or key in self._open:
                raise TooLarge
            self._open.add(key)
            known = self._known[key] = self._judged(s)
            self._open.remove(key)
        return known

    def _judged(self, s: State) -> tuple[bool, float]:
        found = [self.judge(after(s, option)) for option in s.options]
        if s.asker == CHANCE:
            whole = sum(s.weights)
            chance = sum(share * weight for (_, share), weight in zip(found, s.weights, strict=True)) / whole
        else:
            chance = sum(share for _, share in found) / len(found)
        each = [is_good for is_good, _ in found]
        return any(each) if s.asker == self._aim.seat else all(each), chance

    def good_options(self, s: State) -> list[Option]:
        """The options of an open decision that still lead to the goal for certain."""
        return [option for option in s.options if self.judge(after(s, option))[0]]

    def best(self, s: State) -> Option:
        """Our good option after which chance alone would get furthest; to do no more, if that is as good."""
        judged = [(self.judge(after(s, option)), option) for option in s.options]
        good = [(share, option.code == kinds.END, option) for (is_good, share), option in judged if is_good]
        return max(good, key=lambda one: one[:2])[2]

    def line(self, s: State) -> tuple[tuple[int, Option], ...]:
        """The way through, with the answers of the others that leave least to chance."""
        taken: list[tuple[int, Option]] = []
        while not s.over and s.turn == self._aim.turn:
            if s.asker == self._aim.seat:
                option = self.best(s)
            else:
                option = min(s.options, key=lambda one: self.judge(after(s, one))[1])
            taken.append((s.asker, option))
            s = after(s, option)
        return tuple(taken)

    def plays(self, s: State) -> set[tuple[Option, ...]]:
        """What we do, in every case there can be: a single line if nothing that happens makes a difference."""
        if s.over or s.turn != self._aim.turn:
            return {()}
        if s.asker == self._aim.seat:
            option = self.best(s)
            return {(option, *rest) for rest in self.plays(after(s, option))}
        return set().union(*(self.plays(after(s, option)) for option in s.options))


def prove(s: State, aim: Aim, most: int = MOST_TABLES) -> Proof | None:
    """The proof that the goal can be reached for certain; None if it cannot.

    The table must have no dice of its own. `TooLarge` says that nobody knows.
    """
    search = Search(aim, most)
    is_good, chance = search.judge(s)
    if not is_good:
        return None
    good = search.good_options(s)
    plays = len(search.plays(s))
    greedy = _greedy_succeeds(s, aim)
    return Proof(search.line(s), len(s.options), len(good), chance, plays, greedy, search.tables)


def _greedy_succeeds(s: State, aim: Aim) -> bool:
    """Whether `greedy` reaches the goal against every die and every answer."""
    bot = GreedyBot()

    def succeeds(s: State) -> bool:
        if s.over or s.turn != aim.turn:
            return aim.is_reached(s)
        options = [bot.decide(s, aim.seat)] if s.asker == aim.seat else s.options
        return all(succeeds(after(s, option)) for option in options)

    return succeeds(s)


def after(s: State, option: Option) -> State:
    """The table once that option is taken; `s` stays as it is. Dice are left to whoever searches."""
    copy = s.clone()
    copy.log = []
    copy.logged = 0
    answer(copy, option, 0)
    return copy


def key_of_table(s: State) -> str:
    """Tables of the same key go on in the same ways: everything but the log."""
    data = s.data()
    del data["log"]
    return repr(data)


def without_dice(s: State) -> State:
    """The same table with draws and rolls left to whoever asks."""
    copy = s.clone()
    copy.log = []
    copy.logged = 0
    copy.stream = None
    copy.script = None
    return copy


def is_worth_a_look(s: State) -> bool:
    """Whether a turn stands where a puzzle can begin: the dice lie there, and their owner may choose what to do."""
    return s.asker == s.active and s.ask_code == kinds.ACT and not s.stack and not s.over
