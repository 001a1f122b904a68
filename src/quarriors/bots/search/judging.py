"""Judging a decision: each option once to the end of the turn, then games in thought with common dice, halved."""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from quarriors.engine.eventdice import EventDice, number_of
from quarriors.engine.extension import i64
from quarriors.engine.option import Option
from quarriors.engine.state import State
from quarriors.engine.view import View

from ..evaluators.protocol import Evaluator
from ..greedy import GreedyBot
from .budget import Budget
from .thought import played_from, played_on
from .verdict import Judged, Judgement

#: How many games in thought the look at the end of the turn counts for, beside those that go on to the own next roll.
#: Measured against games played to their end, a look is off by 0.046, such a game by 0.035 and its mean by 0.023.
PRIOR: Final = 0.5
#: With dice still to fall in this turn, a look is taken with so many of them: if it has to do, or if games follow.
_LOOKS_ALONE: Final = 8
_FIRST_LOOKS: Final = 2
#: Options that are played on at all; the first look leaves out the others.
_MOST_PLAYED: Final = 8
#: What an option must be better than the base policy's, so that it is taken instead: less than that is often noise.
MARGIN: Final = 0.01
#: … and how many standard errors: of several options the luckiest looks best.
DOUBT: Final = 1.0


class Candidate:
    """An option under consideration: sums over what it differed by from the base policy's choice."""

    def __init__(self, option: Option) -> None:
        self.option = option
        #: Looks to the end of the turn: chances to win, and with dice in them differences and their squares, summed.
        self.looks = 0
        self.looked = 0.0
        self.ahead = 0.0
        self.ahead_squares = 0.0
        #: Whether dice are rolled before the turn ends; if not, the table at its end, from which games go on.
        self.has_dice = False
        self.end: State | None = None
        #: Games to the own next roll: chances, differences and their squares, summed.
        self.played = 0
        self.chances = 0.0
        self.gains = 0.0
        self.squares = 0.0

    def _prior(self) -> float:
        """The games that its looks count for."""
        return PRIOR if not self.has_dice or self.looks > PRIOR else float(self.looks)

    def gain(self) -> float:
        """The difference to the base policy's choice, the looks counted in."""
        prior = self._prior()
        return (self.ahead / self.looks * prior + self.gains) / (prior + self.played)

    def chance(self) -> float:
        prior = self._prior()
        return (self.looked / self.looks * prior + self.chances) / (prior + self.played)

    def error(self) -> float:
        """The standard error of the gain."""
        prior = self._prior()
        share = prior / (prior + self.played)
        looks = _squared_error(self.looks, self.ahead, self.ahead_squares) * share * share
        share = self.played / (prior + self.played)
        return sqrt(looks + _squared_error(self.played, self.gains, self.squares) * share * share)

    def merit(self) -> float:
        """What can be relied on: the gain, less what may be luck in it."""
        return self.gain() - DOUBT * self.error()


def _squared_error(number: int, total: float, squares: float) -> float:
    """The squared standard error of a mean; of fewer than two nothing is known."""
    if number < 2:
        return 0.0
    mean = total / number
    variance = squares / number - mean * mean
    return variance / (number - 1) if variance > 0 else 0.0


class Thinker:
    """One decision being thought about."""

    def __init__(self, s: State, me: int, evaluator: Evaluator, base: GreedyBot, seed: i64) -> None:
        self._s = s
        self._me = me
        self._evaluator = evaluator
        self._base = base
        self._dice = EventDice(seed)
        self._end = 0.0
        self.playouts = 0
        chosen = base.decide(s, me)
        #: The base policy's choice comes first.
        self.first = Candidate(chosen)
        self.candidates = [self.first]
        for option in s.options:
            if option != chosen:
                self.candidates.append(Candidate(option))

    def think(self, nodes: int, seconds: float) -> None:
        """Uses up the budget: nodes, or seconds if there are no nodes."""
        if seconds > 0:
            self._end = perf_counter() + seconds
        self._look(_LOOKS_ALONE if 0 < nodes <= len(self.candidates) else _FIRST_LOOKS)
        self._halve(nodes, seconds)

    def _is_late(self) -> bool:
        return self._end > 0 and perf_counter() >= self._end

    def _chance(self, candidate: Candidate, dice: EventDice) -> float:
        """What it is worth at the own next roll, in one game in thought."""
        self.playouts += 1
        end = candidate.end
        if end is None:
            reached = played_on(self._s, candidate.option, self._base, dice, self._me)
        else:
            reached = played_from(end, self._base, dice, self._me)
        return self._evaluator.values(reached)[self._me]

    def _look(self, looks: int) -> None:
        """Each option to the end of the turn: once, or with the same dice as the others if dice are rolled."""
        first = self.first
        chances = [self._look_at(first, 0)]
        for candidate in self.candidates[1:]:
            if self._is_late():
                break
            self._differ(candidate, self._look_at(candidate, 0) - chances[0])
        self.candidates = [one for one in self.candidates if one.looks]
        rolled = [one for one in self.candidates[1:] if one.has_dice or first.has_dice]
        for number in range(1, looks):
            if not rolled or self._is_late():
                break
            if first.has_dice:
                chances.append(self._look_at(first, number))
            for candidate in rolled:
                if candidate.has_dice:
                    chance = self._look_at(candidate, number)
                else:
                    chance = candidate.looked / candidate.looks
                    candidate.looked += chance
                    candidate.looks += 1
                self._differ(candidate, chance - chances[number if first.has_dice else 0])
        for candidate in rolled:
            candidate.has_dice = True

    def _look_at(self, candidate: Candidate, number: int) -> float:
        dice = self._dice.nth(number + 1)
        self.playouts += 1
        end = played_on(self._s, candidate.option, self._base, dice, -1)
        chance = self._evaluator.values(end)[self._me]
        candidate.looked += chance
        candidate.looks += 1
        if dice.asked:
            candidate.has_dice = True
        else:
            candidate.end = end
        return chance

    def _differ(self, candidate: Candidate, by: float) -> None:
        candidate.ahead += by
        candidate.ahead_squares += by * by

    def _halve(self, nodes: int, seconds: float) -> None:
        """Plays on from the best, all with the same dice; the lower half is left out again and again."""
        left = sorted(self.candidates[1:], key=_by_hope)[: _MOST_PLAYED - 1]
        nodes -= self.playouts
        rounds = 1
        while 1 << rounds < len(left) + 1:
            rounds += 1
        number = 0  # games from the base policy's choice so far: the others have as many, or are left out
        begun = perf_counter()
        span = self._end - begun
        for k in range(rounds):
            if not left:
                return
            if seconds > 0:
                until = begun + span * (k + 1) / rounds
                while perf_counter() < until and not self._is_late():
                    self._play(left, number)
                    number += 1
            else:
                share = nodes // (rounds - k)
                each = share // (len(left) + 1)
                for _ in range(each):
                    self._play(left, number)
                    number += 1
                nodes -= each * (len(left) + 1)
            left.sort(key=_by_hope)
            left = left[: (len(left) + 1) // 2]
            if len(left) == 1 and k + 1 < rounds and left[0].gain() < -2 * left[0].error():
                return

    def _play(self, candidates: list[Candidate], number: int) -> None:
        """One game from each, and from the base policy's choice, with the same dice."""
        chance = self._chance(self.first, self._dice.nth(number + 101))
        self.first.played += 1
        self.first.chances += chance
        for candidate in candidates:
            other = self._chance(candidate, self._dice.nth(number + 101))
            candidate.played += 1
            candidate.chances += other
            candidate.gains += other - chance
            candidate.squares += (other - chance) * (other - chance)

    def judgement(self) -> Judgement:
        """What came of it: the best first, which is the base policy's choice unless another one is clearly better."""
        first = self.first
        best = first
        most = MARGIN
        for one in self.candidates[1:]:
            if one.merit() > most:
                most = one.merit()
                best = one
        judged: list[Judged] = []
        for one in sorted(self.candidates, key=_by_gain):
            gain = one.gain()
            seen = Judged(one.option, _bounded(first.chance() + gain), gain, one.error(), one.played)
            if one is best:
                judged.insert(0, seen)
            else:
                judged.append(seen)
        return Judgement(tuple(judged), first.option, self.playouts)


def _by_gain(candidate: Candidate) -> float:
    return -candidate.gain()


def _by_hope(candidate: Candidate) -> float:
    """Those that may still turn out best come first."""
    return -candidate.gain() - DOUBT * candidate.error()


def _bounded(chance: float) -> float:
    return 0.0 if chance < 0 else (1.0 if chance > 1 else chance)


def judge(view: View, evaluator: Evaluator, budget: Budget, seed: int | str | bytes = 0) -> Judgement:
    """What each option of the decision at hand is worth to the player who decides.

    The view's own dice are not looked at: a view holds none. With a budget in nodes the same seed gives the same
    judgement everywhere.
    """
    return judge_table(view.state, view.player, evaluator, GreedyBot(), budget, number_of(seed, "judge"))


def judge_table(s: State, me: int, evaluator: Evaluator, base: GreedyBot, budget: Budget, seed: int) -> Judgement:
    """The same for a table at which that seat decides; `base` is who plays on in thought."""
    if len(s.options) == 1:
        only = s.options[0]
        chance = evaluator.values(s)[me]
        return Judgement((Judged(only, chance, 0.0, 0.0, 0),), only, 0)
    thinker = Thinker(s, me, evaluator, base, seed)
    thinker.think(budget.nodes, budget.seconds)
    return thinker.judgement()
