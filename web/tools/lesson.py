"""Looks for a seed with which a lesson can be played as its script says: python web/tools/lesson.py [file] [first seed]

The script (web/src/lesson/script.json, or one of those in web/src/lesson/boxes/) says what the learner takes, and which
sentences the coach speaks about. A seed fits if everything is offered when it is to be taken, and every sentence is
told. With it are printed the places of the decisions, for `where` in the script.
"""

from __future__ import annotations

import json
import sys
from itertools import count
from pathlib import Path
from typing import Any, Final

from quarriors import Game, Wilds, wilds_of
from quarriors.bots import bot
from quarriors.engine.zones import ACTIVE_POOL, READY_AREA, SPENT_PILE, USED_PILE, ZONES
from quarriors.server.announcing import Announcer
from quarriors.sets import every_box, named_wilds
from quarriors.text import ENGLISH

_SCRIPT: Final = Path(__file__).parents[1] / "src" / "lesson" / "script.json"


def places(script: dict[str, Any], seed: int) -> dict[str, str] | None:
    """The places of all decisions of the script, by step, or None if the game goes another way."""
    setup, steps = script["setup"], script["steps"]
    game = Game.new(["Ann", "Greta"], _wilds(setup), seed=seed, first=setup["first"])
    rival = bot(setup["level"])
    announcer = Announcer(game)
    told: list[tuple[int, str, int | None]] = []
    found: dict[str, str] = {}
    for step in (step for step in steps if "where" in step):
        while not game.over and game.decision.player != 0:
            _take(game, rival.choose(game.view()), announcer, told)
        if game.over or game.state.turn != step["turn"]:
            return None
        found[step["id"]] = _place(game)
        if "take" in step:
            if step["take"] not in game.all_words():
                return None
            _take(game, step["take"], announcer, told)
    spoken = {(step["turn"], step["beat"], step["seat"]) for step in steps if "beat" in step}
    return found if spoken <= set(told) else None


def _wilds(setup: dict[str, Any]) -> Wilds:
    """The cards of a script, or the ready-made Wilds that it names."""
    names = setup["wilds"]
    ready = named_wilds([box.id for box in every_box()])
    return ready[names[0]] if names[0] in ready else wilds_of(names, setup.get("sets", ["base"]))


def _take(game: Game, option: object, announcer: Announcer, told: list[tuple[int, str, int | None]]) -> None:
    turn = game.state.turn
    game.take(option)
    for line in announcer.news().story(ENGLISH):
        turn += line["kind"] == "turn"
        told.append((turn, line["kind"], line["player"]))


def _place(game: Game) -> str:
    piles = game.state.piles
    dice = "/".join(
        str(len(piles[game.decision.player * ZONES + zone]))
        for zone in (ACTIVE_POOL, READY_AREA, SPENT_PILE, USED_PILE)
    )
    return f"{game.state.turn} {game.decision.kind} {dice}"


def main() -> None:
    files = [Path(one) for one in sys.argv[1:] if not one.isdecimal()]
    firsts = [int(one) for one in sys.argv[1:] if one.isdecimal()]
    script = json.loads((files or [_SCRIPT])[0].read_text("utf-8"))
    for seed in count((firsts or [0])[0]):
        if (found := places(script, seed)) is not None:
            print(f"seed {seed}", *(f"{step}: {place}" for step, place in found.items()), sep="\n")
            return


if __name__ == "__main__":
    main()
