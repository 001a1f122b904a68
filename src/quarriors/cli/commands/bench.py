"""`quarriors bench`: how fast the engine is on this machine."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from quarriors.cli.helptexts import listed
from quarriors.cli.numbers import localised
from quarriors.cli.options import Json, Lang, Sets

if TYPE_CHECKING:
    from quarriors.lab.speed import Figures
    from quarriors.text.words import Words

#: More than it takes for a ratio; on a machine that has other things to do, they are well spent.
_ROUNDS = 100

app = App(name="bench")

#: What to type, with the end of the id of what the help says of it.
EXAMPLES = listed("""
    quarriors bench                                bench-plain
    quarriors bench --quick                        bench-quick
    quarriors bench --quick --json                 bench-json
    quarriors bench --rounds 4 --games 10          bench-short
    quarriors bench --quick --sets base,qladiator  bench-box
""")


@app.default
def bench(
    *,
    rounds: int | None = None,
    games: int | None = None,
    seed: int = 1,
    sets: Sets | None = None,
    quick: Annotated[bool, Parameter(negative=())] = False,
    json: Json = False,
    words: Lang,
) -> int:
    """Measures how fast this build of the engine is."""
    from quarriors.cli.asked import asked_boxes
    from quarriors.cli.failures import Misuse
    from quarriors.cli.progress import progress
    from quarriors.lab.speed import GAMES, QUICK, TURN_LIMIT, measure
    from quarriors.sets import DEFAULT

    if quick and (rounds is not None or games is not None):
        raise Misuse("bench-quick-alone")
    wanted = QUICK if quick else (_ROUNDS if rounds is None else rounds, GAMES if games is None else games)
    for name, number in zip(("--rounds", "--games"), wanted, strict=True):
        if number < 1:
            raise Misuse("usage-at-least", option=name, least=1, value=number)
    boxes = asked_boxes(sets, words) if sets else DEFAULT
    with progress(wanted[0], "rounds", words) as advance:
        figures = measure(*wanted, TURN_LIMIT, seed, advance, boxes)
    if json:
        _write_json(figures)
    else:
        sys.stdout.write(in_words(figures, words) + "\n")
    return 0


def _write_json(figures: Figures) -> None:
    import json

    seen = figures.report()
    said = {
        "compiled": figures.build == "compiled",
        "python": seen["python"],
        "games_per_s": seen["engine_games_per_second"],
        "decisions_per_s": seen["decisions_per_second"],
        "clones_per_s": seen["clones_per_second"],
        "skeleton_ratio": seen["ratio"],
        "decisions_per_game": seen["decisions_per_game"],
        "skeleton_ratio_lowest": seen["ratio_lowest"],
        "skeleton_ratio_highest": seen["ratio_highest"],
        "skeleton_games_per_s": seen["skeleton_games_per_second"],
        "skeleton_decisions_per_game": seen["skeleton_decisions_per_game"],
        "clone_cost_in_decisions": seen["clone_cost_in_decisions"],
        "turns_per_game": seen["turns_per_game"],
        "playouts_per_s": seen["playouts_per_second"],
        "playout_skeleton_ratio": seen["playout_ratio"],
        "greedy_playouts_per_s": seen["greedy_playouts_per_second"],
        "rounds": figures.rounds,
        "games_per_round": figures.games,
        "sets": list(figures.sets),
    }
    sys.stdout.write(json.dumps(said, indent=2) + "\n")


def in_words(figures: Figures, words: Words) -> str:
    """The figures as people read them: a label and a text in each line."""
    seen = {name: localised(str(value), words) for name, value in figures.report().items()}
    lines = {
        "build": words.say("bench-build-compiled" if figures.build == "compiled" else "bench-build-pure"),
        "python": words.say(
            "bench-python", name=figures.python.implementation, version=figures.python.version, built=_built(figures)
        ),
        "games": words.say("bench-games", n=seen["engine_games_per_second"], boxes=", ".join(figures.sets)),
        "decisions": words.say("bench-decisions", n=seen["decisions_per_second"], per_game=seen["decisions_per_game"]),
        "clones": words.say("bench-clones", n=seen["clones_per_second"], cost=seen["clone_cost_in_decisions"]),
        "playouts": words.say("bench-playouts", n=seen["playouts_per_second"], ratio=seen["playout_ratio"]),
        "greedy": words.say("bench-greedy", n=seen["greedy_playouts_per_second"]),
        "skeleton": words.say("bench-skeleton", n=seen["skeleton_games_per_second"]),
        "ratio": words.say(
            "bench-ratio", ratio=seen["ratio"], lowest=seen["ratio_lowest"], highest=seen["ratio_highest"]
        ),
        "measured": words.say("bench-measured", rounds=figures.rounds, games=figures.games),
    }
    labels = {id: words.say(f"bench-label-{id}") for id in lines}
    wide = max(map(len, labels.values())) + 2
    return "\n".join(f"{labels[id]:{wide}}{text}" for id, text in lines.items())


def _built(figures: Figures) -> str:
    """How its Python was built, as the message has it."""
    if figures.python.pgo is None:
        return "unknown"
    kinds = {(True, True): "both", (True, False): "pgo", (False, True): "lto"}
    return kinds.get((figures.python.pgo, bool(figures.python.lto)), "plain")
