"""`python -m benchmarks.thinking`: how long test games take, and so how many nodes there are in a time.

The champion judges every decision of a few games that greedy bots play; base box, two players, processor time.
"""

from __future__ import annotations

import argparse
import sys
from time import process_time

from quarriors import Game, deal
from quarriors.bots import GreedyBot
from quarriors.bots.counsel import best_evaluator
from quarriors.bots.search import Budget
from quarriors.bots.search.judging import judge_table
from quarriors.bots.searching import is_worth_thinking
from quarriors.build_info import build, python_build

#: Budgets in nodes that are tried, and times of which is said how many nodes they are worth.
NODES = (1, 96, 512)
TIMES = (0.02, 0.5)


def measured(nodes: int, games: int) -> tuple[int, int, float]:
    """Decisions that were thought about, test games, and seconds, in so many games."""
    evaluator, base = best_evaluator(), GreedyBot()
    decisions = thought = 0
    seconds = 0.0
    for number in range(games):
        name = f"thinking/{number}"
        game = Game.new(["Vesper", "Greta"], deal(seed=name), seed=name)
        while not game.over:
            s = game.state
            if len(s.options) > 1 and is_worth_thinking(s):
                begun = process_time()
                judgement = judge_table(s, s.asker, evaluator, base, Budget(nodes=nodes), number)
                seconds += process_time() - begun
                decisions += 1
                thought += judgement.playouts
            game.take(base.decide(s, s.asker))
    return decisions, thought, seconds


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.thinking", description="Measure how long thinking takes."
    )
    parser.add_argument("--games", type=int, default=4, help="games whose decisions are thought about (default: 4)")
    parser.add_argument("--quick", action="store_true", help="one game and one budget, just to see that it runs")
    options = parser.parse_args(arguments)
    if options.games < 1:
        parser.error("--games must be at least 1")
    print(f"{build()} build, {python_build()}")
    decisions, thought, seconds = 0, 0, 0.0
    for nodes in NODES[:1] if options.quick else NODES:
        decisions, thought, seconds = measured(nodes, 1 if options.quick else options.games)
        print(f"{nodes}n: {1000 * seconds / decisions:.1f} ms a decision, {1e6 * seconds / thought:.0f} µs a node")
    for time in TIMES:
        print(f"{time:g}s: about {round(time * thought / seconds, -1):.0f} nodes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
