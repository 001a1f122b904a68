"""A bot that thinks ahead: features, an evaluator, and test games in pairs, all with public names.

docs/write-a-bot.md explains it. Run it to see what it makes of a turn, and a short game against greedy.
"""

from __future__ import annotations

from math import exp, sqrt
from statistics import fmean, stdev

from quarriors import EventDice, Game, Option, Rules, State, View, deal
from quarriors.bots import bot, play
from quarriors.bots.evaluators import Evaluator
from quarriors.bots.search import Budget, judge


def features(s: State, seat: int) -> tuple[float, ...]:
    """A seat in numbers: its Glory, the Glory its Creatures may score, their attack, the price of its dice."""
    creatures = s.creatures(seat)
    return (
        s.glory[seat],
        sum(s.worth(die) for die in creatures),
        sum(s.highest_attack(die) for die in creatures),
        sum(s.cost(die) for die in s.dice_of(seat)),
    )


class Linear:
    """An evaluator: each feature has a weight, and the sums become chances to win."""

    weights = (1.0, 0.5, 0.2, 0.25)

    def values(self, s: State) -> list[float]:
        if s.over:
            return [float(seat in s.winners) / len(s.winners) for seat in range(s.n)]
        sums = [sum(w * x for w, x in zip(self.weights, features(s, seat), strict=True)) for seat in range(s.n)]
        odds = [exp((one - max(sums)) * 4 / s.goal) for one in sums]
        return [odd / sum(odds) for odd in odds]


class Ponderer:
    """Plays each option on to its own next roll, all with the same dice, and compares what comes of them."""

    takes_budget = True

    def __init__(self, seed: int | str = 0, budget: Budget | None = None, evaluator: Evaluator | None = None) -> None:
        self.seed = seed
        self.budget = budget or Budget(nodes=24)
        self.evaluator = evaluator or Linear()
        self.base = bot("greedy", seed)

    def choose(self, view: View) -> Option:
        usual = self.base.choose(view)
        if len(view.options) == 1 or view.decision.kind != "act":
            return usual
        dice = EventDice.of(f"{self.seed} in turn {view.table().turn}")
        found: dict[str, list[float]] = {view.key(option): [] for option in view.options}
        for number in self.budget.spend():
            option = view.options[number % len(view.options)]
            again = dice.nth(number // len(view.options))  # a round: the same dice for every option
            found[view.key(option)].append(self.chance(view, option, again))
        best, most = usual, 0.0
        for option in view.options:
            pairs = zip(found[view.key(option)], found[view.key(usual)], strict=False)
            gains = [one - other for one, other in pairs]
            sure = fmean(gains) - stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0
            if sure > most:
                best, most = option, sure
        return best

    def chance(self, view: View, option: Option, dice: EventDice) -> float:
        """The chance to win at the own next roll, in one test game."""
        game = view.game(dice, auto_roll=False)
        game.take(option)
        while not game.over and (game.decision.kind != "roll" or game.decision.player != view.player):
            game.take(self.base.choose(game.view()))
        return self.evaluator.values(game.state)[view.player]


def main() -> None:
    rules = Rules(turn_limit=6)
    game = Game.new(["Ponderer", "Greta"], deal(seed=7), rules, seed=7)
    game.take("roll")
    view = game.view()
    print("Ponderer would take:", view.words(Ponderer(7).choose(view)))
    # our own search thinks with any evaluator
    judged = judge(view, Linear(), Budget.parse("48n"), seed=7)
    print("Our search with the same evaluator:", view.words(judged.best))
    result = play(game, [Ponderer(7, Budget.parse("8n")), bot("greedy", 7)])
    print(f"Glory after {result.turns} turns:", dict(zip(game.players, result.glory, strict=True)))


if __name__ == "__main__":
    main()
