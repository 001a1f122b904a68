"""How long a review takes: `python -m benchmarks.reviewing`, with the seconds of processor time for some games."""

from __future__ import annotations

from time import process_time

from quarriors import Game, deal
from quarriors.bots import bot, play
from quarriors.bots.counsel import best_evaluator
from quarriors.build_info import build
from quarriors.lab.reviewing import review

#: Boxes and bots: people play somewhere between these two.
GAMES = (
    (("base",), ("random", "greedy")),
    (("base", "quartifacts", "light_vs_dark"), ("greedy", "greedy", "greedy")),
    (("base", "quartifacts", "light_vs_dark", "qladiator"), ("random", "random", "random", "greedy")),
)


def main() -> None:
    """Plays each game, and looks at it again."""
    print(f"{build()} build, {type(best_evaluator()).__name__}")
    for sets, bots in GAMES:
        wilds = deal(sets, seed=4, players=len(bots))
        game = Game.new([f"Player {seat}" for seat in range(len(bots))], wilds, seed=4)
        play(game, [bot(name, seed=seat) for seat, name in enumerate(bots)])
        begun = process_time()
        review(game, best_evaluator())
        print(f"{process_time() - begun:5.1f} s  {game.result.turns} turns  {', '.join(bots)}  {', '.join(sets)}")


if __name__ == "__main__":
    main()
