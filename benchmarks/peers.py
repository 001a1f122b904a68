"""`python -m benchmarks.peers`: our games per second beside those of other engines, in one sitting on one core.

The others are those that the Python registry carries; `peers.txt` says which, and in which version. They are installed
into an environment of their own, in a temporary folder unless you name one, and never into ours. What cannot be
installed is left out, and the table says so.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time

from quarriors import Rules
from quarriors.build_info import build, python_build
from quarriors.lab.speed import TURN_LIMIT, new_game, play
from quarriors.sets import DEFAULT, stock_of

from . import peer_games

REQUIREMENTS = Path(__file__).with_name("peers.txt")
#: Seconds of processor time for each row, and those that are enough to see that it runs at all.
SECONDS = 10.0
QUICK = 0.2
#: Seconds in which a package has to be installed, and in which a peer has to have played.
_PATIENCE = 900
#: Games that are played out at a time, each time with other Wilds.
_AT_A_TIME = 40


@dataclass(frozen=True, slots=True)
class Peer:
    """A row to be measured: what is played, whose it is, and how."""

    id: str
    package: str
    title: str
    how: str


PEERS = (
    Peer("catanatron", "catanatron", "Catan", "4 random players"),
    Peer("pyminion", "pyminion", "Dominion", "2 bots that buy money and provinces"),
    Peer("backgammon", "open_spiel", "backgammon", "2 random players, through Python"),
    Peer("backgammon inside", "open_spiel", "backgammon", "2 random players, inside its C++"),
    Peer("gin rummy", "rlcard", "gin rummy", "2 random players"),
)


@dataclass(frozen=True, slots=True)
class Row:
    """What was measured, or why not. Steps are 0 where nobody counts them."""

    engine: str
    game: str
    how: str
    games_per_second: float = 0.0
    steps_per_second: float = 0.0
    missing: str = ""


def ours(seconds: float) -> Iterator[Row]:
    """Our rows: through the door, and played out inside the engine."""
    rules = Rules(turn_limit=TURN_LIMIT)
    stock = stock_of(list(DEFAULT), rules)
    name = f"quarriors, {build()}"
    for how, inside in (("2 random players, through Python", False), ("2 random players, inside the engine", True)):
        games = steps = 0
        chooser = random.Random(1)
        begun = process_time()
        while games < 1 or process_time() - begun < seconds:
            game = new_game(rules, f"peers/{games}", stock)
            if inside:
                steps += game.playouts(_AT_A_TIME, games).decisions
                games += _AT_A_TIME
            else:
                steps += play(game, chooser)
                games += 1
        spent = process_time() - begun
        yield Row(name, "Quarriors!", how, games / spent, steps / spent)


def theirs(python: Path | None, seconds: float, missing: dict[str, str]) -> Iterator[Row]:
    """A row for each peer, played by that Python, or what keeps it from being measured."""
    for peer in PEERS:
        name = f"{peer.package} {_versions()[peer.package]}"
        reason = "not tried" if python is None else missing.get(peer.package, "")
        if python is None or reason:
            yield Row(name, peer.title, peer.how, missing=reason)
            continue
        done = subprocess.run(
            [str(python), str(Path(peer_games.__file__)), peer.id, str(seconds)],
            env=_without_ours(),
            capture_output=True,
            text=True,
            timeout=_PATIENCE,
        )
        if done.returncode:
            yield Row(name, peer.title, peer.how, missing=f"it did not run: {_last_line(done.stderr)}")
            continue
        found = json.loads(done.stdout.splitlines()[-1])
        yield Row(name, peer.title, peer.how, found["games_per_second"], found["steps_per_second"])


def _versions() -> dict[str, str]:
    """The peers' packages with the versions that are played."""
    lines = REQUIREMENTS.read_text("utf-8").splitlines()
    return dict(re.findall(r"^([\w-]+)==(\S+)$", "\n".join(lines), re.MULTILINE))


def install(folder: Path) -> tuple[Path, dict[str, str]]:
    """Makes the peers' environment there; its Python, and for each package that cannot be installed the reason."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True, timeout=_PATIENCE)
    missing: dict[str, str] = {}
    for package, version in _versions().items():
        sys.stderr.write(f"installing {package} {version}\n")
        done = subprocess.run(
            [str(python), "-m", "pip", "install", "--quiet", f"{package}=={version}"],
            env=_without_ours(),
            capture_output=True,
            text=True,
            timeout=_PATIENCE,
        )
        if done.returncode:
            missing[package] = f"it could not be installed: {_last_line(done.stderr)}"
    return python, missing


def _without_ours() -> dict[str, str]:
    """The environment without the package that is measured here."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def _last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1][:200] if lines else "it said nothing"


@contextmanager
def _environment(folder: str | None) -> Iterator[Path]:
    if folder is not None:
        yield Path(folder)
        return
    with tempfile.TemporaryDirectory(prefix="peers-") as made:
        yield Path(made)


def _stay_on_one_core() -> None:
    """This process and those it starts."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def table(rows: list[Row]) -> str:
    """The rows as `README.md` has them."""
    lines = ["| game | engine | who plays | games/s | steps/s |", "|---|---|---|---|---|"]
    for row in rows:
        games = row.missing or _rounded(row.games_per_second)
        steps = _rounded(row.steps_per_second) if row.steps_per_second else "–"
        lines.append(f"| {row.game} | {row.engine} | {row.how} | {games} | {steps} |")
    return "\n".join(lines)


def _rounded(number: float) -> str:
    """Three figures, which is more than a second run would repeat."""
    if number >= 1000:
        digits = len(str(int(number))) - 3
        return f"{round(number, -digits):,.0f}".replace(",", " ")
    return f"{number:.3g}"


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.peers",
        description="Measure games per second beside other engines, which are installed into a throw-away environment.",
        epilog="example: PYTHONPATH=.build/compiled python -m benchmarks.peers --seconds 10",
    )
    parser.add_argument("--quick", action="store_true", help="only ours and only for a moment; installs nothing")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="processor time for each row (default: 10)")
    parser.add_argument("--venv", help="keep the others' environment in this folder, to use it again")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args(arguments)
    if options.seconds <= 0:
        parser.error("--seconds must be more than 0")
    if options.quick:
        rows = [*ours(QUICK), *theirs(None, QUICK, {})]
    else:
        with _environment(options.venv) as folder:
            python, missing = install(folder)
            _stay_on_one_core()
            rows = [*ours(options.seconds), *theirs(python, options.seconds, missing)]
    if options.json:
        said = {"build": build(), "python": python_build().as_data(), "rows": [asdict(row) for row in rows]}
        print(json.dumps(said, indent=2))
    else:
        print(f"{python_build()}; one core, one after the other\n\n{table(rows)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
