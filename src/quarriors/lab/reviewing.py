"""Where a game was won and lost: the chance to win turn by turn, what dice and decisions did to it, what cost most.

Before each roll of a turn the game is played on in thought, and its tables are judged: that is the chance to win then.
A decision is held against what the base policy would have done, with the same dice: what it gains or gives up is skill.
What is left of the change from roll to roll is luck. So luck and everybody's skill add up to the whole change.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from quarriors.bots.ahead import courses
from quarriors.bots.evaluators import Evaluator
from quarriors.bots.explaining import SILENT, Explanation, explain
from quarriors.bots.greedy import GreedyBot
from quarriors.bots.search import Budget
from quarriors.bots.search.judging import judge_table
from quarriors.build_info import build
from quarriors.engine import kinds
from quarriors.engine.errors import SetupError
from quarriors.engine.eventdice import mixed, number_of
from quarriors.engine.game import Game
from quarriors.engine.option import CHANCE, Option
from quarriors.engine.record import beginning
from quarriors.engine.state import State
from quarriors.engine.table import ROLL_PHASE

#: Games in thought for a whole review of a game of two, about; more players have fewer, as a long game has for each
#: decision. What is not compiled is some times slower, and a review should be there within seconds.
WORK: Final = 24_000 if build() == "compiled" else 4_000
#: The least and the most for each: a chance before a roll, a decision that is judged, one that is held against the
#: base policy's, and one that is looked at more closely.
_CHANCES: Final = (6, 64)
_JUDGED: Final = (8, 96)
_PAIRED: Final = (6, 96)
_CLOSELY: Final = (16, 64)
#: The share of it that goes into judging decisions.
_JUDGING: Final = 0.4
#: Decisions of each seat that are looked at more closely, and those that are told.
_CLOSER: Final = 4
MOST_MOMENTS: Final = 3
#: Decisions about which there is nothing to find: rolling, paying by hand, what comes first.
_DULL: Final = (kinds.ROLL, kinds.SPEND, kinds.FIRST, kinds.ATTACK, kinds.SCORE)

Values = list[float]


class Choice:
    """A decision that somebody took."""

    __slots__ = ("at", "option", "seat", "state", "station")

    def __init__(self, at: int, station: int, state: State, option: Option) -> None:
        #: Its place in the log, and the last roll before it.
        self.at = at
        self.station = station
        #: The table at which it was taken, by whom, and what.
        self.state = state
        self.seat = state.asker
        self.option = option


class Moment:
    """A decision that cost something: what would have been better, by how much, and why."""

    __slots__ = ("at", "explanation", "seat", "state", "turn")

    def __init__(self, choice: Choice, explanation: Explanation) -> None:
        self.at = choice.at
        self.seat = choice.seat
        self.turn = choice.state.turn
        self.state = choice.state
        self.explanation = explanation

    @property
    def cost(self) -> float:
        return self.explanation.gain


class Stretch:
    """From the roll of one turn to the roll of the next."""

    __slots__ = ("at", "chances", "luck", "seat", "skill", "turn")

    def __init__(self, at: int, turn: int, seat: int, chances: Values) -> None:
        #: The place in the log, the turn, whose it is, and everybody's chance to win, at its beginning.
        self.at = at
        self.turn = turn
        self.seat = seat
        self.chances = chances
        #: What dice changed, by seat, and what the decisions of each seat changed, by who decided and whose chance.
        self.luck: Values = []
        self.skill: list[Values] = [[0.0] * len(chances) for _ in chances]


class Review:
    """A game looked at. For each seat, `start` + `luck` + the sum of `skill` is `end`."""

    def __init__(self, game: Game, stretches: list[Stretch], end: Values, moments: list[Moment]) -> None:
        self._game = game
        self.players = game.players
        self.stretches = stretches
        #: Everybody's chance at the end: 1 or 0, if the game is over.
        self.end = end
        #: The decisions that cost most, three of each seat at most, as they came.
        self.moments = moments

    @property
    def start(self) -> Values:
        return self.stretches[0].chances if self.stretches else self.end

    @property
    def luck(self) -> Values:
        """What the dice did for everybody, the whole game."""
        return [sum(stretch.luck[seat] for stretch in self.stretches) for seat in range(len(self.players))]

    @property
    def skill(self) -> list[Values]:
        """What the decisions of each seat did, by who decided and whose chance it was."""
        seats = range(len(self.players))
        return [[sum(stretch.skill[who][seat] for stretch in self.stretches) for seat in seats] for who in seats]

    def table(self, moment: Moment) -> Game:
        """The table at that decision, to look at."""
        table = Game(moment.state, self._game.seats, self._game.wilds)
        table.is_thought = True
        return table

    def moments_of(self, seat: int) -> list[Moment]:
        """The decisions of that seat that cost most, the dearest first."""
        return sorted((one for one in self.moments if one.seat == seat), key=lambda one: -one.cost)


def review(
    game: Game,
    evaluator: Evaluator,
    seed: int | str | bytes = 0,
    watch: Callable[[int, int], None] = lambda done, of: None,
    work: int = WORK,
    end: Sequence[float] = (),
) -> Review:
    """Looks at a game with its record, over or not. The same seed and work give the same review.

    `watch` hears how much is done, and of how much. `end` is everybody's chance at the end, where the table does not
    say it, as after somebody has given up.

    >>> from quarriors import deal
    >>> from quarriors.bots import bot, play
    >>> from quarriors.bots.evaluators import HandEvaluator
    >>> game = Game.new(["Greta", "Randy"], deal(seed=3), seed=3)
    >>> _ = play(game, [bot("greedy"), bot("random", seed=3)])
    >>> found = review(game, HandEvaluator(), work=200)
    >>> found.end
    [1.0, 0.0]
    >>> round(found.start[1] + found.luck[1] + found.skill[0][1] + found.skill[1][1], 6)
    0.0
    """
    if game.is_thought:
        raise SetupError("a copy for thinking ahead has no record to look at")
    return _Reviewing(game, evaluator, number_of(seed, "review"), watch, work).done(end)


class _Reviewing:
    """A review in the making."""

    def __init__(
        self, game: Game, evaluator: Evaluator, seed: int, watch: Callable[[int, int], None], work: int
    ) -> None:
        self._game = game
        self._evaluator = evaluator
        self._seed = seed
        self._watch = watch
        self._base = GreedyBot()
        self._stations: list[tuple[int, State]] = []
        self._choices: list[Choice] = []
        self._end = self._follow(game)
        #: Decisions at which somebody did something else than the base policy would.
        self._apart = [one for one in self._choices if self._base.decide(one.state, one.seat) != one.option]
        #: To judge a table takes as much longer as there are players.
        self._work = work * 2 // len(game.players)
        self._judged = self._worth_judging()
        self._done = 0
        self._steps = len(self._stations) + len(self._judged) + len(self._apart)

    def _follow(self, game: Game) -> State:
        """Goes through the game once, and keeps the tables that matter; the last one."""
        again = beginning(game)
        s = again.state
        turn = 0
        for at, entry in enumerate(game.state.log[: game.state.logged]):
            if s.turn != turn and s.phase >= ROLL_PHASE:
                turn = s.turn
                self._stations.append((at, s.clone()))
            if s.asker != CHANCE and len(s.options) > 1 and s.ask_code not in _DULL:
                self._choices.append(Choice(at, max(0, len(self._stations) - 1), s.clone(), s.options[entry]))
            again.follow(entry)
        return s

    def _worth_judging(self) -> list[Choice]:
        """All decisions, as far as the work allows: first those at which somebody differed from the base policy."""
        apart = {choice.at for choice in self._apart}
        others = [choice for choice in self._choices if choice.at not in apart]
        most = max(len(self._game.players), int(self._work * _JUDGING / _JUDGED[0]))
        return sorted([*self._apart, *others][:most], key=lambda choice: choice.at)

    def _step(self) -> None:
        self._done += 1
        self._watch(self._done, self._steps)

    def _each(self, share: float, number: int, bounds: tuple[int, int]) -> int:
        """How many games in thought each of so many gets of that share of the work."""
        least, most = bounds
        return max(least, min(most, int(self._work * share / max(1, number))))

    # -- the parts -------------------------------------------------------------------------------

    def done(self, end: Sequence[float]) -> Review:
        if end:
            last = list(end)
        elif self._end.over:
            last = self._evaluator.values(self._end)
        else:
            last = self._chances(self._end, len(self._stations))
        games = self._each(0.2, len(self._stations), _CHANCES)
        stretches = [self._stretch(number, games) for number in range(len(self._stations))]
        self._add_skill(stretches)
        for number, stretch in enumerate(stretches):
            after = stretches[number + 1].chances if number + 1 < len(stretches) else last
            for seat, before in enumerate(stretch.chances):
                skill = sum(values[seat] for values in stretch.skill)
                stretch.luck.append(after[seat] - before - skill)
        return Review(self._game, stretches, last, self._moments())

    def _stretch(self, number: int, games: int) -> Stretch:
        at, s = self._stations[number]
        found = Stretch(at, s.turn, s.active, self._chances(s, number, games))
        self._step()
        return found

    def _chances(self, s: State, number: int, games: int = _CHANCES[1]) -> Values:
        """Everybody's chance to win: the table is played on until whoever is to roll now is to roll again."""
        found = courses(s, s.active, self._base, mixed(self._seed, number + 1), games)
        return _mean([self._evaluator.values(course.end) for course in found])

    def _add_skill(self, stretches: list[Stretch]) -> None:
        """What was done differently from the base policy, and what came of it."""
        games = self._each(0.3, len(self._apart) * 2, _PAIRED)
        for choice in self._apart:
            usual = self._base.decide(choice.state, choice.seat)
            effect = self._effect(choice, choice.option, usual, games)
            if stretches:
                total = stretches[choice.station].skill[choice.seat]
                for seat, value in enumerate(effect):
                    total[seat] += value
            self._step()

    def _effect(self, choice: Choice, option: Option, usual: Option, games: int) -> Values:
        """What the one option does to everybody's chances beside the other, with the same dice."""
        seed = mixed(self._seed, choice.at + 10_007)
        ours = courses(choice.state, choice.seat, self._base, seed, games, option)
        theirs = courses(choice.state, choice.seat, self._base, seed, games, usual)
        values = self._evaluator.values
        return _mean(
            [
                [a - b for a, b in zip(values(one.end), values(other.end), strict=True)]
                for one, other in zip(ours, theirs, strict=True)
            ]
        )

    # -- what cost most --------------------------------------------------------------------------

    def _moments(self) -> list[Moment]:
        """Decisions are judged; those of each seat that look worst once more, with dice of their own."""
        budget = Budget(nodes=self._each(_JUDGING, len(self._judged), _JUDGED))
        costs: dict[int, list[tuple[float, Choice, Option]]] = {}
        for choice in self._judged:
            seed = mixed(self._seed, choice.at + 20_011)
            judgement = judge_table(choice.state, choice.seat, self._evaluator, self._base, budget, seed)
            taken = judgement.of(choice.option)
            if taken is not None and judgement.best != choice.option:
                cost = judgement.judged[0].gain - taken.gain
                costs.setdefault(choice.seat, []).append((cost, choice, judgement.best))
            self._step()
        found: list[Moment] = []
        for seat in sorted(costs):
            worst = _one_each_turn(sorted(costs[seat], key=lambda one: (-one[0], one[1].at)))[:_CLOSER]
            moments = [self._looked_at(choice, better) for cost, choice, better in worst if cost >= SILENT]
            kept = [one for one in moments if one.cost >= SILENT and one.cost > one.explanation.error]
            found += sorted(kept, key=lambda one: (-one.cost, one.at))[:MOST_MOMENTS]
        return sorted(found, key=lambda one: one.at)

    def _looked_at(self, choice: Choice, better: Option) -> Moment:
        s = choice.state
        seed = mixed(self._seed, choice.at + 30_011)
        games = self._each(0.3, len(self._game.players) * _CLOSER * 2, _CLOSELY)
        found = explain(s, choice.seat, better, choice.option, self._evaluator, seed, games, self._base)
        return Moment(choice, found)


def _one_each_turn(costs: list[tuple[float, Choice, Option]]) -> list[tuple[float, Choice, Option]]:
    """The first of each turn: who leaves a Creature unsummoned leaves it so at every further decision."""
    found: dict[int, tuple[float, Choice, Option]] = {}
    for one in costs:
        found.setdefault(one[1].state.turn, one)
    return list(found.values())


def _mean(values: Sequence[Values]) -> Values:
    return [sum(one[seat] for one in values) / len(values) for seat in range(len(values[0]))]
