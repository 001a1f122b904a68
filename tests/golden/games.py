"""Fixed games, one line each: how they were set up, how many decisions and options they had, how they ended.

Half of them have their dice from the stream, half from a lot of ours that knows nothing but the outcomes in words. The
stream draws by place in the bag: if only its games have changed, dice came to lie in another order; if the others have
changed too, it was a rule.

Run as a program it prints the lines: `python -m tests.golden.games`.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from itertools import product
from random import Random

from quarriors import CALLER, CHANCE, Game, Rules, deal, write_record
from quarriors.engine.zones import ZONES
from tests.properties.boxes import BOXES, PAIRS, Sets, limited, variants

NAMES = ("Quinn", "Monique", "Clark", "Michael")
#: Seeds of each edition, number of players and variant.
SEEDS = 4
HEADER = (
    "seed players edition captures culling limit dice | decisions options turns reason glory | digests of the course "
    "and of the last table"
)
BOXES_HEADER = "boxes, rules | " + HEADER

Setting = tuple[int, int, Rules, str, Sets]


def settings() -> list[Setting]:
    """Seed, players, rules, source of chance and boxes of every game of the base box."""
    found: list[Setting] = []
    for players, edition, captures, expert in product((2, 3, 4), ("revised", "classic"), (1, 2), (False, True)):
        for k in range(SEEDS):
            limit = 15 if k == 3 else 80
            rules = Rules(edition, captures, expert, limit)
            found.append((len(found), players, rules, "lot" if k % 2 else "stream", ("base",)))
    return found


def box_settings() -> list[Setting]:
    """The same for the other boxes: every pair twice and all together six times, by one rule after the other."""
    found: list[Setting] = []
    pairs = [sets for sets in PAIRS if sets != ("base",)]
    for sets in [*(pair for pair in pairs for _ in range(2)), *[BOXES] * 6]:
        number = len(found)
        # naming every card is a way to deal, not to play
        lawful = [rules for rules in variants(sets) if rules.mix != "democratic"]
        rules = limited(lawful[number * 7 % len(lawful)], 60)
        found.append((number, 2 + number // 2 % 3, rules, "lot" if number % 2 else "stream", sets))
    return found


def box_line(*setting: *Setting) -> str:
    return f"{'+'.join(setting[4])}, {setting[2]} | {line(*setting)}"


def line(seed: int, players: int, rules: Rules, dice: str, sets: Sets) -> str:
    """Plays one game and says what it came to."""
    wilds = deal(list(sets), seed=seed, players=players, rules=rules)
    chance = CALLER if dice == "lot" else None
    game = Game.new(players=NAMES[:players], wilds=wilds, rules=rules, seed=seed, first="random", chance=chance)
    lot = Random(seed)
    decisions = options = 0
    while not game.over:
        if game.decision.player == CHANCE:
            game.take(fall(game, lot))
            continue
        # by words in alphabetical order: dice may get other numbers, and options another order, for the same play
        words = sorted(game.all_words())
        decisions += 1
        options += len(words)
        wanted = words
        if lot.random() < 0.7:
            wanted = [w for w in words if w.split()[0] not in ("end", "pass", "enough", "decline")] or words
        game.take(wanted[int(lot.random() * len(wanted))])
    result = game.result
    culling = "expert" if rules.expert_culling else "normal"
    course = write_record(game).partition("\n\n")[2]
    return (
        f"{seed} {players} {rules.edition} {rules.captures} {culling} {rules.turn_limit} {dice} | "
        f"{decisions} {options} {result.turns} {result.reason} {'/'.join(map(str, result.glory))} | "
        f"{digest(course)} {digest(last_table(game))}"
    )


def fall(game: Game, lot: Random) -> str:
    """What is drawn or rolled, by weight, in words."""
    odds = sorted(zip(game.all_words(), game.decision.weights, strict=True))
    at = int(lot.random() * sum(weight for _, weight in odds))
    for words, weight in odds:
        at -= weight
        if at < 0:
            return words
    raise AssertionError("weights that do not add up")


def last_table(game: Game) -> str:
    """What lies where at the end, dice by class and face."""
    s = game.state
    lines = [f"glory {s.glory} winners {s.winners}"]
    for player in range(s.n):
        for zone in range(ZONES):
            lines.append(", ".join(sorted(game.die_words(die) for die in s.pile(player, zone))))
    return "\n".join(lines)


def digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=6).hexdigest()


def lines(every: int = 1) -> list[str]:
    """The line of every game of the base box, or of every so many."""
    return [line(*setting) for setting in settings()[::every]]


def box_lines(every: int = 1) -> list[str]:
    """The same for the other boxes."""
    return [box_line(*setting) for setting in box_settings()[::every]]


if __name__ == "__main__":
    step = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    sys.stdout.write("\n".join(lines(step) + box_lines(step)) + "\n")
