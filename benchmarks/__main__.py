"""`python -m benchmarks`: how fast this build of the engine is, beside the skeleton, in one run on one core."""

from __future__ import annotations

import argparse
import json
import sys

from quarriors.lab.speed import GAMES, QUICK, ROUNDS, TURN_LIMIT, Figures, measure

#: What the engine is to reach of the skeleton's games per second, by build.
TARGETS = {"compiled": 1.0, "pure": 0.17}
#: The same for whole games that are played out inside the engine; uncompiled there is nothing to gain by it.
PLAYOUT_TARGET = 1.4


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    options = _parser().parse_args(arguments)
    rounds, games = QUICK if options.quick else (options.rounds, options.games)
    if rounds < 1 or games < 1:
        sys.stderr.write("--rounds and --games must be at least 1\n")
        return 2

    def on_terminal(done: int) -> None:
        sys.stderr.write(f"\rround {done} of {rounds} " if done < rounds else "\r\x1b[K")
        sys.stderr.flush()

    try:
        watch = on_terminal if sys.stderr.isatty() else None
        figures = measure(rounds, games, options.turn_limit, options.seed, watch)
    except KeyboardInterrupt:
        sys.stderr.write("\ninterrupted: nothing was measured to the end\n")
        return 130
    if options.json:
        targets = {"target": TARGETS[figures.build], "playout_target": PLAYOUT_TARGET}
        print(json.dumps({**figures.report(), **targets}, indent=2))
    else:
        print(in_words(figures))
    return 0


def in_words(figures: Figures) -> str:
    """The figures as people read them."""
    seen = figures.report()
    ends = ", ".join(f"{reason.replace('_', ' ')} {count}" for reason, count in sorted(figures.ends.items()))
    met = "reached" if figures.ratio >= TARGETS[figures.build] else "NOT reached"
    cheap = "less" if figures.clone_cost < 1 else "MORE"
    lines = [
        ("build", f"{figures.build}"),
        ("Python", f"{figures.python}"),
        ("rounds", f"{figures.rounds} of {figures.games} games each, skeleton and engine in turns"),
        ("skeleton", f"{seen['skeleton_games_per_second']} games/s, never compiled"),
        ("", f"{seen['skeleton_decisions_per_game']} decisions/game"),
        ("engine", f"{seen['engine_games_per_second']} games/s: deal, set the table, play at random to the end"),
        ("", f"{seen['decisions_per_game']} decisions/game, {seen['turns_per_game']} turns/game"),
        ("", f"{seen['decisions_per_second']} decisions/s"),
        ("ends", f"{ends}; {figures.ends.get('limit', 0) / figures.played:.1%} at the limit of"
                 f" {figures.turn_limit} turns"),
        ("clones", f"{seen['clones_per_second']} clones/s in mid-game"),
        ("", f"a clone costs {seen['clone_cost_in_decisions']} of a decision, {cheap} than one"),
        ("ratio", f"{seen['ratio']} of the skeleton's games/s (rounds {seen['ratio_lowest']} to"
                  f" {seen['ratio_highest']})"),
        ("target", f"{TARGETS[figures.build]} for the {figures.build} build: {met}"),
        ("playouts", f"{seen['playouts_per_second']} games/s inside the engine, from a table that is set: play at"
                     f" random to the end"),
        ("", f"{seen['playout_decisions_per_game']} decisions/game; {seen['playout_ratio']} of the skeleton's"
             f" games/s{_played_out(figures)}"),
        ("greedy", f"{seen['greedy_playouts_per_second']} games/s played out from mid-game by greedy bots"),
    ]  # fmt: skip
    return "\n".join(f"{name:10}{text}" for name, text in lines)


def _played_out(figures: Figures) -> str:
    if figures.build != "compiled":
        return ""
    met = "reached" if figures.playout_ratio >= PLAYOUT_TARGET else "NOT reached"
    return f", target {PLAYOUT_TARGET}: {met}"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks",
        description="Measure the speed of the engine beside the same game without abilities.",
        epilog="examples: python -m benchmarks | python -m benchmarks --quick | python -m benchmarks --json > now.json",
    )
    parser.add_argument("--quick", action="store_true", help="a few seconds: does it run at all, not how fast")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="rounds of skeleton and engine (default: 40)")
    parser.add_argument("--games", type=int, default=GAMES, help="games in each round (default: 40)")
    parser.add_argument(
        "--turn-limit", type=int, default=TURN_LIMIT, help="turns after which a game ends (default: 500)"
    )
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same games (default: 1)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
