"""A bot in 20 lines: it summons what it can, captures what costs most, and casts whatever it has. How good is that?"""

from __future__ import annotations

from quarriors import Game, Option, View, deal
from quarriors.bots import RandomBot, play

WISHES = {"summon": 5, "capture": 4, "ready": 3, "cast": 2, "immediate": 2, "draw": 2, "end": -1, "pass": -1}


class WishfulBot:
    """Takes the option with the highest value in the table, the most expensive card first."""

    def choose(self, view: View) -> Option:
        cards = view.table().wilds

        def worth(option: Option) -> float:
            cost = cards[option.card].card.cost if option.kind == "capture" else 0
            return WISHES.get(option.kind, 0) + cost / 10

        return max(view.options, key=worth)


won = 0.0
for seed in range(100):
    game = Game.new(["Wish", "Chance"], deal(seed=seed), seed=seed, first=seed % 2)
    result = play(game, [WishfulBot(), RandomBot(seed)])
    won += (0 in result.winners) / len(result.winners)
print(f"It won {won:g} of 100 games against random.")
