"""`quarriors lab`: the group of commands that let bots play, measure them, and learn from what they played."""

from __future__ import annotations

from typing import Final

from cyclopts import App

from quarriors.cli.helptexts import listed

#: The commands of the group, in the order of its help, and the module that has each of them as `app`.
#: `quarriors simulate` is the same command as `quarriors lab simulate`.
COMMANDS: Final = {
    "simulate": "quarriors.cli.commands.simulate",
    "tournament": "quarriors.cli.commands.lab.tournament",
    "balance": "quarriors.cli.commands.lab.balance",
    "train": "quarriors.cli.commands.lab.train",
    "explain": "quarriors.cli.commands.lab.explain",
    "review": "quarriors.cli.commands.lab.review",
    "puzzles": "quarriors.cli.commands.lab.puzzles",
}

#: What to type, with the end of the id of what the help says of it.
EXAMPLES = listed("""
    quarriors lab simulate --games 20                                   simulate-plain
    quarriors lab simulate --games 50 --results run.jsonl --resume      lab-resume
    quarriors lab simulate --games 20 --dataset games.csv               lab-dataset
    quarriors lab tournament greedy random --games 20                   lab-tournament
    quarriors lab tournament --players 3 --games 12 --markdown table.md  lab-markdown
    quarriors lab balance --games 50                                    lab-balance
    quarriors lab balance --players 2,3,4 --games 10 --markdown all.md   lab-balance-all
    quarriors lab train brain --games 20000                             lab-train
    quarriors lab train brain --hold-out qladiator --games 20000        lab-train-without
    quarriors lab explain game.position                                 explain-plain
    quarriors lab explain game.position --budget 2000n                  explain-budget
    quarriors lab explain game.record --turn 9                          explain-turn
    quarriors lab explain game.position --json                          explain-json
    quarriors lab review game.record                                    review-plain
    quarriors lab review game.record --games 100000                     review-games
    quarriors lab review game.record --json                             review-json
    quarriors lab puzzles --games 20                                    puzzles-plain
    quarriors lab puzzles --games 5 --keep 20 --out puzzles.json        puzzles-out
""")

app = App(name="lab")
for _order, (_name, _module) in enumerate(COMMANDS.items()):
    app.command(f"{_module}:app", name=_name, sort_key=_order)
