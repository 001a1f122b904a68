"""Where the instructions of a decision go, compiled, counted by valgrind: `python -m benchmarks.shares`.

It plays the games of `benchmarks.instructions`, setting the tables left out, and shows them twice. By part of the
engine: what its functions do themselves and what they have Python's own C functions do, but not what they hand on to
other parts. By kind of work: what the processor is busy with, whoever asked for it. Put a compiled package on
PYTHONPATH, as `make bench` does.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final

from quarriors.build_info import build
from quarriors.sets import DEFAULT

#: Modules by what they are for; the rest of the engine is one part.
_PARTS: Final = {
    "the door: decisions made, options taken": ["game", "option", "extension"],
    "from one decision to the next": ["flow", "frame", "pending", "operation", "operations"],
    "menus, and what can be cast": ["menus", "casting"],
    "drawing and rolling": ["rolling", "chance"],
    "paying": ["paying", "energies", "standing"],
    "moving dice": ["piles", "table"],
    "which dice are alike, asking": ["state"],
    "numbers, abilities, what cards wait for": [
        "numbers", "nouns", "abilities", "triggers", "conditions", "qualities", "amounts", "players", "steps", "verbs",
        "catalog", "modifiers", "happenings", "events", "lines", "words",
    ],
    "combat and scoring": ["combat", "scoring", "reactions", "destroying", "gathering"],
}  # fmt: skip

#: Python's C functions by what they do; the first that fits counts.
_KINDS: Final = [
    ("the engine's own code", r"CPyDef_|CPyPy_|\w___\w"),
    ("lists: made, filled, read, let go", r"list_|List|Sequence|_slice|memmove|memcpy"),
    ("memory for all of it", r"Malloc|malloc|Free|free|Realloc|realloc|Calloc|GC_|_Py_NewReference|_PyTrash|arena"),
    ("whole numbers in boxes", r"PyLong|long_|CPyTagged|Int64|_int_|RichCompare|PyNumber"),
    ("the hash behind the dice", r"[Bb]lake2|Bytes|bytes"),
    ("Python: the loop that plays, calls through the door", r""),
]

_SYMBOL: Final = re.compile(r"CPy(?:Def|Py)_(\w+?)___")
_COMPILED: Final = re.compile(r"CPy(?:Def|Py)_")


class Counted:
    """Instructions by function, and what each had others do, function by function."""

    def __init__(self, path: Path) -> None:
        self.own: Counter[str] = Counter()
        self.asked: Counter[tuple[str, str]] = Counter()
        names: dict[str, str] = {}
        caller = callee = ""
        is_call = False
        with path.open() as lines:
            for line in lines:
                if line.startswith(("fn=", "cfn=")):
                    number, _, name = line.partition("=")[2].strip().partition(" ")
                    if name:
                        names[number] = re.sub(r"'\d+$", "", name)  # one name, however deep it calls itself
                    if line[0] == "f":
                        caller = names[number]
                    else:
                        callee = names[number]
                elif line.startswith("calls="):
                    is_call = True
                elif line[0] in "0123456789+-*":
                    cost = int(line.split()[1])
                    if is_call:
                        self.asked[caller, callee] += cost
                    else:
                        self.own[caller] += cost
                    is_call = False

    def less(self, other: Counted) -> None:
        """Takes off what the other process did, too."""
        self.own.subtract(other.own)
        self.asked.subtract(other.asked)


def _count(work: str, games: int, folder: Path) -> tuple[Counted, int]:
    """One process under valgrind; how many decisions it took."""
    out = folder / work
    command = [
        "valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", sys.executable, "-m", "benchmarks.instructions",
        "--work", work, "--games", str(games), "--sets", *DEFAULT,
    ]  # fmt: skip
    done = subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": "0"}, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"valgrind could not count:\n{done.stderr[-2000:]}")
    return Counted(out), int(done.stdout)


def _part(function: str) -> str:
    symbol = _SYMBOL.match(function)
    for part, modules in _PARTS.items():
        if symbol is not None and symbol.group(1) in modules:
            return part
    return "the rest of the engine" if _COMPILED.match(function) else "the loop that plays"


def by_part(counted: Counted) -> Counter[str]:
    """Own work, and work of Python's functions that were asked for it."""
    found: Counter[str] = Counter()
    for function, cost in counted.own.items():
        if _COMPILED.match(function):
            found[_part(function)] += cost
    for (caller, callee), cost in counted.asked.items():
        if _COMPILED.match(caller) and not _COMPILED.match(callee):
            found[_part(caller)] += cost
    found["the loop that plays"] = counted.own.total() - found.total()
    return found


def by_kind(counted: Counted) -> Counter[str]:
    """Own work alone."""
    found: Counter[str] = Counter()
    for function, cost in counted.own.items():
        found[next(kind for kind, names in _KINDS if re.search(names, function))] += cost
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.shares", description=__doc__)
    parser.add_argument("--games", type=int, default=15, help="random two-player games of the base box to count (15)")
    parser.add_argument("--top", type=int, default=0, help="functions to list by their own work (none)")
    asked = parser.parse_args()
    if asked.games < 1:
        parser.error("--games is a number from 1 up")
    if build() != "compiled":
        parser.error("only compiled code has functions that valgrind can tell apart: put it on PYTHONPATH")
    if shutil.which("valgrind") is None:
        parser.error("valgrind is not installed: it is Debian's package of that name")
    with tempfile.TemporaryDirectory() as folder:
        tables, _ = _count("tables", asked.games, Path(folder))
        counted, decisions = _count("play", asked.games, Path(folder))
    counted.less(tables)
    total = counted.own.total()
    print(f"{decisions:,} decisions, {total / decisions:,.0f} instructions each")
    for title, shares in (("by part", by_part(counted)), ("by kind of work", by_kind(counted))):
        print(f"\n{title}")
        for name, cost in shares.most_common():
            print(f"{cost / decisions:>9,.0f}{cost / total:>7.1%}  {name}")
    for function, cost in counted.own.most_common(asked.top):
        print(f"{cost / decisions:>9,.0f}  {function}")


if __name__ == "__main__":
    main()
