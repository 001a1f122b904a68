"""`quarriors bench`: how fast the engine is on this machine."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from quarriors.cli.options import Json, Sets

if TYPE_CHECKING:
    from quarriors.lab.speed import Figures

#: More than it takes for a ratio; on a machine that has other things to do, they are well spent.
_ROUNDS = 100

app = App(
    name="bench",
    help_epilogue="""\
Examples:

  quarriors bench                         some fifteen seconds
  quarriors bench --quick                 a second: does it run at all
  quarriors bench --quick --json          for a script
  quarriors bench --rounds 4 --games 10   less of it
  quarriors bench --quick --sets base,qladiator   with another box

The skeleton is the same game without any abilities, always in plain Python;
the ratio says how many games of the engine were played in the time of one of
the skeleton, so that it can be compared between machines. Other work on the
machine spoils the figures: if lowest and highest round lie far apart, measure
again.
""",
)


@app.default
def bench(
    *,
    rounds: int | None = None,
    games: int | None = None,
    seed: int = 1,
    sets: Sets | None = None,
    quick: Annotated[bool, Parameter(negative=())] = False,
    json: Json = False,
) -> int:
    """Measure how fast this build of the engine is: random games of two, on one core.

    Seconds say more about the machine than about the engine. So the same machine also plays, in turns with the engine,
    a skeleton of the game without any abilities, in plain Python; the skeleton ratio says how many games of the engine
    were played for each game of the skeleton.

    Parameters
    ----------
    rounds
        Rounds of engine and skeleton; 100 if not given.
    games
        Games in each round; 40 if not given.
    seed
        The same seed plays the same games.
    sets
        The boxes to deal from, separated by commas; base if not given, and always for the skeleton.
    quick
        Only 4 rounds of 20 games.
    json
        Print JSON for a script.
    """
    from quarriors.cli.progress import progress
    from quarriors.engine.errors import SetupError
    from quarriors.lab.speed import GAMES, QUICK, TURN_LIMIT, measure
    from quarriors.sets import DEFAULT

    if quick and (rounds is not None or games is not None):
        raise SetupError("--quick sets --rounds and --games by itself: leave it out, or leave them out")
    wanted = QUICK if quick else (_ROUNDS if rounds is None else rounds, GAMES if games is None else games)
    for name, number in zip(("--rounds", "--games"), wanted, strict=True):
        if number < 1:
            raise SetupError(f"{name} must be at least 1, not {number}")
    with progress(wanted[0], "rounds") as advance:
        figures = measure(*wanted, TURN_LIMIT, seed, advance, sets or DEFAULT)
    if json:
        _write_json(figures)
    else:
        sys.stdout.write(in_words(figures) + "\n")
    return 0


def _write_json(figures: Figures) -> None:
    import json

    seen = figures.report()
    said = {
        "compiled": figures.build == "compiled",
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
        "rounds": figures.rounds,
        "games_per_round": figures.games,
        "sets": list(figures.sets),
    }
    sys.stdout.write(json.dumps(said, indent=2) + "\n")


def in_words(figures: Figures) -> str:
    """The figures as people read them."""
    seen = figures.report()
    if figures.build == "compiled":
        meaning = "this build is machine code; the skeleton is always plain Python"
    else:
        meaning = "this build is plain Python, as the skeleton is; the compiled build is several times faster"
    lines = [
        ("build", f"{figures.build}: {meaning}"),
        ("games", f"{seen['engine_games_per_second']} a second: two random players, {', '.join(figures.sets)}, "
                  "from deal to end"),
        ("decisions", f"{seen['decisions_per_second']} a second, {seen['decisions_per_game']} in a game"),
        ("clones", f"{seen['clones_per_second']} a second, in mid-game; "
                   f"one costs {seen['clone_cost_in_decisions']} of a decision"),
        ("skeleton", f"{seen['skeleton_games_per_second']} games a second: the same game without abilities"),
        ("ratio", f"{seen['ratio']} games of the engine for one of the skeleton "
                  f"(lowest round {seen['ratio_lowest']}, highest {seen['ratio_highest']})"),
        ("measured", f"{figures.rounds} rounds of {figures.games} games, engine and skeleton in turns; medians"),
    ]  # fmt: skip
    return "\n".join(f"{name:11}{text}" for name, text in lines)
