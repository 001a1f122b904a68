"""How fast the engine is: two-player games through the door and played out inside, in turns with the skeleton's."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import process_time

from quarriors import bots
from quarriors.build_info import PythonBuild, build, python_build
from quarriors.engine.dealing import Stock
from quarriors.engine.errors import SetupError
from quarriors.engine.game import Game
from quarriors.engine.rules import Rules
from quarriors.sets import DEFAULT, stock_of

from . import skeleton

#: Rounds and games in each, if nothing else is said; and those that are enough to see that it runs at all.
ROUNDS = 40
GAMES = 40
QUICK = (4, 20)

#: Turns after which a random game is broken off.
TURN_LIMIT = 500

#: Where a game is cloned: after so many decisions.
_MID_GAME = 60


@dataclass
class Figures:
    """What was measured; times are processor time of this one process."""

    build: str
    python: PythonBuild
    rounds: int
    games: int
    turn_limit: int
    sets: tuple[str, ...] = DEFAULT
    skeleton_games: list[float] = field(default_factory=list)
    engine_games: list[float] = field(default_factory=list)
    skeleton_decisions: int = 0
    decisions: int = 0
    turns: int = 0
    played: int = 0
    seconds: float = 0.0
    ends: dict[str, int] = field(default_factory=dict)
    #: Clones per second, and what a clone cost beside a decision, round by round.
    clones: list[float] = field(default_factory=list)
    clone_costs: list[float] = field(default_factory=list)
    #: Playouts of whole games inside the engine; games that greedy plays out from the middle.
    playouts: list[float] = field(default_factory=list)
    greedy_playouts: list[float] = field(default_factory=list)
    playout_decisions: int = 0

    @property
    def ratio(self) -> float:
        """Median over the rounds, so that a moment's noise on the machine counts once."""
        return median(e / s for e, s in zip(self.engine_games, self.skeleton_games, strict=True))

    @property
    def playout_ratio(self) -> float:
        """The same for random games that are played out inside the engine."""
        return median(p / s for p, s in zip(self.playouts, self.skeleton_games, strict=True))

    @property
    def clone_cost(self) -> float:
        """What a clone costs beside a decision of the same round."""
        return median(self.clone_costs)

    def report(self) -> dict[str, object]:
        """Every figure by name."""
        ratios = [e / s for e, s in zip(self.engine_games, self.skeleton_games, strict=True)]
        return {
            "build": self.build,
            "python": self.python.as_data(),
            "rounds": self.rounds,
            "games_per_round": self.games,
            "turn_limit": self.turn_limit,
            "sets": list(self.sets),
            "skeleton_games_per_second": round(median(self.skeleton_games), 1),
            "skeleton_decisions_per_game": round(self.skeleton_decisions / (self.rounds * self.games), 1),
            "engine_games_per_second": round(median(self.engine_games), 1),
            "decisions_per_game": round(self.decisions / self.played, 1),
            "turns_per_game": round(self.turns / self.played, 1),
            "decisions_per_second": round(self.decisions / self.seconds),
            "ends": dict(sorted(self.ends.items())),
            "share_at_turn_limit": round(self.ends.get("limit", 0) / self.played, 4),
            "clones_per_second": round(median(self.clones)),
            "clone_cost_in_decisions": round(self.clone_cost, 3),
            "ratio": round(self.ratio, 3),
            "ratio_lowest": round(min(ratios), 3),
            "ratio_highest": round(max(ratios), 3),
            "playouts_per_second": round(median(self.playouts), 1),
            "playout_decisions_per_game": round(self.playout_decisions / (self.rounds * self.games), 1),
            "playout_ratio": round(self.playout_ratio, 3),
            "greedy_playouts_per_second": round(median(self.greedy_playouts), 1),
        }


def new_game(rules: Rules, seed: str, stock: Stock | None = None) -> Game:
    """A dealt table, from the base box or from a stock of those rules."""
    wilds = (stock_of(DEFAULT, rules) if stock is None else stock).deal(seed, players=2)
    return Game.new(players=["Quinn", "Quill"], wilds=wilds, rules=rules, seed=seed)


def play(game: Game, chooser: random.Random) -> int:
    """Plays on at random to the end; the number of decisions taken."""
    decisions = 0
    while not game.over:
        options = game.decision.options
        game.take(options[int(chooser.random() * len(options))])
        decisions += 1
    return decisions


def engine_round(figures: Figures, rules: Rules, seed: int, number: int) -> float:
    """One round of the engine: dealing, setting the table and playing to the end; the seconds a decision took."""
    before = figures.decisions
    chooser = random.Random(f"{seed}/{number}")
    begun = process_time()
    stock = stock_of(list(figures.sets), rules)
    for k in range(figures.games):
        game = new_game(rules, f"{seed}/{number}/{k}", stock)
        figures.decisions += play(game, chooser)
        result = game.result
        figures.turns += result.turns
        figures.ends[result.reason] = figures.ends.get(result.reason, 0) + 1
    spent = process_time() - begun
    figures.engine_games.append(figures.games / spent)
    figures.seconds += spent
    figures.played += figures.games
    return spent / (figures.decisions - before)


def skeleton_round(figures: Figures, seed: int, number: int) -> None:
    """One round of the skeleton, as many games."""
    begun = process_time()
    figures.skeleton_decisions += skeleton.play(2, figures.games, seed * 1000 + number)
    figures.skeleton_games.append(figures.games / (process_time() - begun))


def mid_games(rules: Rules, seed: int, count: int, sets: Sequence[str] = DEFAULT) -> list[Game]:
    """Games broken off in the middle."""
    chooser = random.Random(f"{seed}/clones")
    found: list[Game] = []
    number = 0
    stock = stock_of(list(sets), rules)
    while len(found) < count:
        game = new_game(rules, f"{seed}/clones/{number}", stock)
        number += 1
        taken = 0
        while not game.over and taken < _MID_GAME:
            options = game.decision.options
            game.take(options[int(chooser.random() * len(options))])
            taken += 1
        if not game.over:
            found.append(game)
    return found


def clone_round(figures: Figures, games: list[Game], decision: float) -> None:
    """One round of clones, beside the seconds a decision took in the same round."""
    times = max(1, figures.games // 2)
    begun = process_time()
    for _ in range(times):
        for game in games:
            game.clone()
    clone = (process_time() - begun) / (times * len(games))
    figures.clones.append(1 / clone)
    figures.clone_costs.append(clone / decision)


def playout_round(figures: Figures, rules: Rules, seed: int, number: int) -> None:
    """As many whole random games inside the engine, from one table; setting that does not count."""
    game = new_game(rules, f"{seed}/{number}/0", stock_of(list(figures.sets), rules))
    begun = process_time()
    found = game.playouts(figures.games, seed)
    figures.playouts.append(figures.games / (process_time() - begun))
    figures.playout_decisions += found.decisions


def greedy_round(figures: Figures, game: Game) -> None:
    """One of the games in the middle, played out by greedy some times, each time with other dice."""
    times = max(1, figures.games // 20)
    seated = [bots.GreedyBot() for _ in game.players]
    dreams = [game.view().game(number) for number in range(times)]
    begun = process_time()
    for dream in dreams:
        bots.play(dream, seated)
    figures.greedy_playouts.append(times / (process_time() - begun))


def measure(
    rounds: int = ROUNDS,
    games: int = GAMES,
    turn_limit: int = TURN_LIMIT,
    seed: int = 1,
    watch: Callable[[int], None] | None = None,
    sets: Sequence[str] = DEFAULT,
) -> Figures:
    """Skeleton and engine in turns, the one that begins changing with the round.

    `watch` is told how many rounds are done; `sets` are the boxes to deal from. The skeleton knows only the base box.

    >>> figures = measure(rounds=1, games=1)
    >>> figures.played, figures.ratio > 0
    (1, True)
    """
    if rounds < 1 or games < 1:
        raise SetupError(f"at least one round of at least one game is measured, not {rounds} of {games}")
    rules = Rules(turn_limit=turn_limit)
    python = python_build()
    warm_up = Figures(build(), python, 1, 3, turn_limit, tuple(sets))
    skeleton_round(warm_up, seed, rounds)
    engine_round(warm_up, rules, seed, rounds)
    figures = Figures(build(), python, rounds, games, turn_limit, tuple(sets))
    to_clone = mid_games(rules, seed, 20, sets)
    for number in range(rounds):
        if number % 2:
            decision = engine_round(figures, rules, seed, number)
            skeleton_round(figures, seed, number)
        else:
            skeleton_round(figures, seed, number)
            decision = engine_round(figures, rules, seed, number)
        playout_round(figures, rules, seed, number)
        clone_round(figures, to_clone, decision)
        greedy_round(figures, to_clone[number % len(to_clone)])
        if watch is not None:
            watch(number + 1)
    return figures
