"""What greedy1 chooses, game by game: every choice of fixed games in which it plays some seats or all of them.

Where a seat plays at random, greedy meets positions that it would never come to by itself.
"""

from __future__ import annotations

from random import Random

from quarriors import Game, Rules, Seat, deal
from quarriors.bots import GreedyBot
from quarriors.bots.manner import GREEDY1
from tests.properties.boxes import BOXES, PAIRS, Sets, limited, variants

from .games import NAMES, digest, last_table

HEADER = (
    "boxes | seed players random seats, rules | choices turns reason glory | digests of the choices and of the last "
    "table"
)

Setting = tuple[int, int, Rules, Sets]


def settings() -> list[Setting]:
    """Seed, players, rules and boxes: the base box by every rule, every pair of boxes four times, all boxes eight."""
    found: list[Setting] = []
    for sets in [*[("base",)] * 24, *(pair for pair in PAIRS for _ in range(4)), *[BOXES] * 8]:
        number = len(found)
        # naming every card is a way to deal, not to play
        lawful = [rules for rules in variants(sets) if rules.mix != "democratic"]
        found.append((number, 2 + number // 2 % 3, limited(lawful[number * 7 % len(lawful)], 60), sets))
    return found


def line(seed: int, players: int, rules: Rules, sets: Sets) -> str:
    """Plays one game and says what greedy chose in it."""
    wilds = deal(list(sets), seed=seed, players=players, rules=rules)
    seats = [Seat(name, auto_roll=True, pay_by_hand=seed % 5 == 0) for name in NAMES[:players]]
    game = Game.new(players=seats, wilds=wilds, rules=rules, seed=seed, first="random")
    lot = Random(seed)
    wild = [seat for seat in range(players) if seed % 2 and lot.random() < 0.5]
    bot = GreedyBot(manner=GREEDY1)
    chosen: list[str] = []
    while not game.over:
        view = game.view()
        if view.player in wild:
            game.take(view.options[int(lot.random() * len(view.options))])
            continue
        option = bot.choose(view)
        if len(view.options) > 1:
            chosen.append(view.words(option))
        game.take(option)
    result = game.result
    return (
        f"{'+'.join(sets)} | {seed} {players} {wild}, {rules} | "
        f"{len(chosen)} {result.turns} {result.reason} {'/'.join(map(str, result.glory))} | "
        f"{digest('; '.join(chosen))} {digest(last_table(game))}"
    )


def lines() -> list[str]:
    return [line(*setting) for setting in settings()]
