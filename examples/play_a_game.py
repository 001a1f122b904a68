"""A game between two bots, told as it happens; then its record is replayed and its dice are verified.

Run it with a seed of your choice: python examples/play_a_game.py 7
"""

from __future__ import annotations

import sys

from quarriors import Game, Rules, deal, replay, verify, write_record
from quarriors.bots import bot, play
from quarriors.text import ENGLISH, describe_happening

#: What a reader of the story wants to hear; a listener is told far more.
TOLD = ("turn", "summoned", "cast", "scored", "attacked", "destroyed", "saved", "captured", "culled", "over")


def main(seed: int) -> None:
    rules = Rules(turn_limit=200)
    wilds = deal(sets=["base"], seed=seed, players=2, rules=rules)
    game = Game.new(players=["Quinn", "Monique"], wilds=wilds, rules=rules, seed=seed)
    print("In the Wilds:", ", ".join(card.name for card in wilds.cards))

    game.listen(lambda event: print(describe_happening(game, event, ENGLISH)) if event.kind in TOLD else None)
    result = play(game, [bot("greedy"), bot("random", seed=seed)])

    record = write_record(game)
    assert replay(record).result == result  # the record holds every draw and roll: no seed is needed
    verify(record, seed)  # and these are the draws and rolls that the seed gives
    print(f"{len(record.splitlines())} lines of record, replayed and verified.")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 7)
