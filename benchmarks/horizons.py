"""How far to look: what an option gains over greedy's choice, judged at several places, and in games to their end.

    python -m benchmarks.horizons --seconds 120

Each row: the place where the champion's evaluation judges, how far it is from what whole games say (root of the mean
square, with the luck in those taken out), and how much one test game scatters.
"""

from __future__ import annotations

import argparse
from math import sqrt
from time import perf_counter

from quarriors import Game, deal
from quarriors.bots import GreedyBot
from quarriors.bots.evaluators import LearnedEvaluator
from quarriors.bots.search.thought import copied, played_on
from quarriors.bots.weights import Weights
from quarriors.engine import kinds
from quarriors.engine.eventdice import EventDice, mixed
from quarriors.engine.flow import answer, follow
from quarriors.engine.option import CHANCE, Option
from quarriors.engine.state import State

#: The own rolls, counted from now, before which it is judged.
ROLLS = (1, 2, 3, 4)
GAMES = 200


def whole(s: State, option: Option, dice: EventDice, evaluator: LearnedEvaluator, base: GreedyBot) -> list[float]:
    """The chances seen before each of those rolls of the one who decides, then the share of the victory."""
    me = s.asker
    table = copied(s)
    answer(table, option, 0)
    seen: list[float] = []
    rolls = 0
    while not table.over:
        if table.asker == CHANCE:
            follow(table, dice.answer(table))
            continue
        if table.ask_code == kinds.ROLL and table.asker == me:
            rolls += 1
            if rolls in ROLLS:
                seen.append(evaluator.values(table)[me])
        options = table.options
        answer(table, options[0] if len(options) == 1 else base.decide(table, table.asker), 0)
    share = 1 / len(table.winners) if me in table.winners else 0.0
    return seen + [share] * (len(ROLLS) + 1 - len(seen))


def main() -> None:
    parser = argparse.ArgumentParser(description="How far to look.")
    parser.add_argument("--seconds", type=float, default=120.0)
    end = perf_counter() + parser.parse_args().seconds
    evaluator, base = LearnedEvaluator(Weights.load()), GreedyBot()
    squares = [0.0] * (len(ROLLS) + 1)
    scatter = [0.0] * (len(ROLLS) + 1)
    luck = 0.0
    options = 0
    seed = 0
    while perf_counter() < end:
        seed += 1
        game = Game.new(["You", "Bot"], deal(seed=f"horizons {seed}"), seed=f"horizons {seed}")
        step = 0
        while not game.over and perf_counter() < end:
            s = game.state
            step += 1
            usual = base.decide(s, s.asker)
            menu = s.ask_code == kinds.ACT and len(s.options) > 2
            if menu and mixed(seed, step) % 4 == 0:
                me = s.asker
                looks = {o: evaluator.values(played_on(s, o, base, EventDice(1), -1))[me] for o in s.options}
                others = sorted((o for o in s.options if o != usual), key=lambda o: -looks[o])[:2]
                before = [whole(s, usual, EventDice(mixed(9, k)), evaluator, base) for k in range(GAMES)]
                for other in others:
                    after = [whole(s, other, EventDice(mixed(9, k)), evaluator, base) for k in range(GAMES)]
                    gains = [[a[h] - b[h] for a, b in zip(after, before, strict=True)] for h in range(len(ROLLS) + 1)]
                    means = [sum(column) / GAMES for column in gains]
                    spreads = [
                        sum((x - m) ** 2 for x in column) / GAMES for column, m in zip(gains, means, strict=True)
                    ]
                    truth = means[-1]
                    luck += spreads[-1] / GAMES
                    options += 1
                    for at, gain in enumerate([looks[other] - looks[usual], *means[:-1]]):
                        squares[at] += (gain - truth) ** 2
                    for at in range(len(ROLLS)):
                        scatter[at + 1] += spreads[at]
            game.take(usual)
    print(f"{options} options, {GAMES} games each")
    for at, place in enumerate(["end of the turn", *[f"own roll {roll}" for roll in ROLLS]]):
        off = sqrt(max(0.0, (squares[at] - luck) / max(1, options)))
        print(f"{place:16} off by {off:.3f}, one game scatters by {sqrt(scatter[at] / max(1, options)):.3f}")


if __name__ == "__main__":
    main()
