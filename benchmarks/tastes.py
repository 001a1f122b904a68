"""`python -m benchmarks.tastes`: what our bots capture in games against greedy, as the table in docs/bots.md."""

from __future__ import annotations

import argparse
from collections import Counter

from quarriors import Game, Rules, Seat
from quarriors.bots import bot
from quarriors.bots.levels import LEVELS
from quarriors.bots.registry import steady
from quarriors.engine import kinds
from quarriors.sets import DEFAULT, stock_of

#: Bots that answer at once; those that only measure others are left out.
NAMES = [one.id for one in LEVELS if not one.thinks and one.kind != "measure"]
#: A price that is high.
_DEAR = 6


def tastes(name: str, games: int) -> Counter[str]:
    """What the bot of that name captures in so many games, in both seats by turns."""
    rules = Rules()
    stock = stock_of(list(DEFAULT), rules)
    seen: Counter[str] = Counter(games=games)
    for number in range(games):
        pair, seat = f"tastes/{number // 2}", number % 2
        seats = [Seat("First", auto_roll=True), Seat("Second", auto_roll=True)]
        game = Game.new(seats, stock.deal(pair, players=2), rules, seed=pair)
        bots = [bot(name if place == seat else steady(), f"{pair}/{place}") for place in range(2)]
        while not game.over:
            s = game.state
            option = bots[s.asker].choose(game.view())
            if s.asker == seat and option.code == kinds.CAPTURE:
                card = s.catalog.cards[option.target]
                seen["captures"] += 1
                seen["paid"] += card.cost
                seen["spells"] += s.catalog.spell_die[option.target]
                seen["dear"] += card.cost >= _DEAR
                seen["basic"] += card.kind == "basic"
            game.take(option)
    return seen


def main(arguments: list[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tastes", description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games of each bot (default: 400)")
    games: int = parser.parse_args(arguments).games
    print(f"| bot | captures a game | mean price | costs {_DEAR} or more | Spells | basic dice |")
    print("|---|---|---|---|---|---|")
    for name in NAMES:
        seen = tastes(name, games)
        shares = " | ".join(f"{seen[kind] / seen['captures']:.0%}" for kind in ("dear", "spells", "basic"))
        mean = seen["paid"] / seen["captures"]
        print(f"| `{name}` | {seen['captures'] / games:.1f} | {mean:.1f} | {shares} |", flush=True)


if __name__ == "__main__":
    main()
