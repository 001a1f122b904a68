"""`python -m benchmarks.environments`: decisions per second of our environments, beside those that others publish.

Base box, two players, everybody plays at random; new games are dealt all the time, and that counts. One core, one after
the other, processor time; only the last row takes two cores and the clock on the wall. The others are installed into
environments of their own, in a temporary folder unless you name one.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np

from quarriors.build_info import build, python_build
from quarriors.envs import Batch, SoloEnv, SoloVectorEnv, any_actions, quarriors_v0

from . import peer_games

#: Seconds for each row, and those that are enough to see that it runs at all.
SECONDS = 5.0
QUICK = 0.1
_PATIENCE = 900
#: What each environment needs installed. Those of the first ask for an older gymnasium than those of the second.
KITS = {
    "catanatron-gym": ("catanatron-gym==4.0.0",),
    "others": ("open_spiel==2.0.2", "pettingzoo==1.27.0", "rlcard==1.2.0", "pygame==2.6.1", "chess==1.11.2"),
}


@dataclass(frozen=True, slots=True)
class Peer:
    """Another environment: its name in `peer_games`, its kit, and how it is played."""

    id: str
    kit: str
    package: str
    how: str


PEERS = (
    Peer("Catan for Gymnasium", "catanatron-gym", "catanatron-gym", "1 against 3 random"),
    Peer("backgammon", "others", "open_spiel", "through Python"),
    Peer("gin rummy", "others", "rlcard", "its own loop"),
    Peer("tictactoe_v3", "others", "pettingzoo", "env()"),
    Peer("connect_four_v3", "others", "pettingzoo", "env()"),
    Peer("leduc_holdem_v4", "others", "pettingzoo", "env()"),
    Peer("chess_v6", "others", "pettingzoo", "env()"),
)


@dataclass(frozen=True, slots=True)
class Row:
    """What was measured, or why not."""

    engine: str
    what: str
    how: str
    per_second: float = 0.0
    target: float = 0.0
    missing: str = ""


def _rate(step: Callable[[], int], seconds: float, clock: Callable[[], float] = process_time) -> float:
    """Decisions per second; the first few do not count."""
    step()
    taken = 0
    begun = clock()
    while taken < 1 or clock() - begun < seconds:
        taken += step()
    return taken / (clock() - begun)


def _pettingzoo(env: Any) -> Callable[[], int]:
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        """One game, as PettingZoo's own documentation plays it; steps of the dead do not count."""
        env.reset()
        taken = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            there = np.flatnonzero(seen["action_mask"])
            env.step(int(there[int(rng.random() * len(there))]))
            taken += 1
        return taken

    return step


def _solo(env: SoloEnv) -> Callable[[], int]:
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        _, info = env.reset()
        taken, over = 0, False
        while not over:
            there = np.flatnonzero(info["action_mask"])
            _, _, over, _, info = env.step(int(there[int(rng.random() * len(there))]))
            taken += 1
        return taken

    return step


def _batched(games: int, seconds: float) -> Callable[[], int]:
    batch = _warm(Batch(games, seed=1), seconds)
    rng = np.random.default_rng(1)

    def step() -> int:
        batch.step(any_actions(batch.masks, rng))
        return games

    return step


def _vector(games: int) -> Callable[[], int]:
    envs = SoloVectorEnv(games)
    rng = np.random.default_rng(1)
    info = envs.reset(seed=1)[1]

    def step() -> int:
        nonlocal info
        info = envs.step(any_actions(info["action_mask"], rng))[4]
        return games

    return step


def _compiled(games: int, seconds: float) -> Callable[[], int]:
    batch = _warm(Batch(games, seed=1), seconds)

    def step() -> int:
        batch.step_any()
        return games

    return step


def _warm(batch: Batch, seconds: float) -> Batch:
    """Into the middle of things: at first all games are at their beginning, and none ends."""
    for _ in range(200 if seconds >= 1 else 2):
        batch.step_any()
    return batch


def ours(seconds: float) -> Iterator[Row]:
    """Our rows, one after the other."""
    rows: list[tuple[str, str, float, Callable[[], Callable[[], int]]]] = [
        ("raw_env()", "PettingZoo", 20_000, lambda: _pettingzoo(quarriors_v0.raw_env())),
        ("env()", "PettingZoo, with its guards", 0, lambda: _pettingzoo(quarriors_v0.env())),
        ("SoloEnv", "Gymnasium, against random", 0, lambda: _solo(SoloEnv("random"))),
        ("SoloVectorEnv, 256 games", "gymnasium.vector, against random, numpy chooses", 0, lambda: _vector(256)),
        ("Batch, 256 games", "numpy chooses", 100_000, lambda: _batched(256, seconds)),
        ("Batch, 1024 games", "numpy chooses", 80_000, lambda: _batched(1024, seconds)),
        ("Batch, 256 games", "compiled code chooses", 250_000, lambda: _compiled(256, seconds)),
    ]
    for what, how, target, make in rows:
        yield Row(f"quarriors, {build()}", what, how, _rate(make(), seconds), target)


def _alone(seconds: float, ready: Any) -> float:
    step = _compiled(256, seconds)
    if ready is not None:
        ready.wait()
    return _rate(step, seconds, perf_counter)


def _send(seconds: float, ready: Any, pipe: Any) -> None:
    pipe.send(_alone(seconds, ready))


def two_processes(seconds: float) -> tuple[float, float]:
    """Decisions per second of one process, and of two at once."""
    start = multiprocessing.get_context("spawn")
    rates: list[float] = []
    for count in (1, 2):
        ready = start.Barrier(count)
        pipes = [start.Pipe(False) for _ in range(count)]
        workers = [start.Process(target=_send, args=(seconds, ready, ours)) for _, ours in pipes]
        for worker in workers:
            worker.start()
        rates.append(sum(mine.recv() for mine, _ in pipes))
        for worker in workers:
            worker.join()
    return rates[0], rates[1]


def theirs(folder: Path | None, seconds: float) -> Iterator[Row]:
    """A row for each other environment, or what keeps it from being measured."""
    missing: dict[str, str] = {}
    if folder is not None:
        for kit, packages in KITS.items():
            missing[kit] = _install(folder / kit, packages)
    for peer in PEERS:
        if folder is None or missing[peer.kit]:
            yield Row(peer.package, peer.id, peer.how, missing=missing.get(peer.kit, "not tried"))
            continue
        done = subprocess.run(
            [str(_python(folder / peer.kit)), str(Path(peer_games.__file__)), peer.id, str(seconds)],
            env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
            capture_output=True,
            text=True,
            timeout=_PATIENCE,
            check=False,
        )
        if done.returncode:
            yield Row(peer.package, peer.id, peer.how, missing=f"it did not run: {_last_line(done.stderr)}")
        else:
            found = json.loads(done.stdout.splitlines()[-1])
            yield Row(peer.package, peer.id, peer.how, found["steps_per_second"])


def _python(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _install(folder: Path, packages: tuple[str, ...]) -> str:
    """Makes an environment with these packages; what went wrong, or nothing."""
    if not _python(folder).exists():
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True, timeout=_PATIENCE)
    sys.stderr.write(f"installing {', '.join(packages)}\n")
    done = subprocess.run(
        [str(_python(folder)), "-m", "pip", "install", "--quiet", *packages],
        capture_output=True,
        text=True,
        timeout=_PATIENCE,
        check=False,
    )
    return f"it could not be installed: {_last_line(done.stderr)}" if done.returncode else ""


def _last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1][:200] if lines else "it said nothing"


def table(rows: list[Row], pair: tuple[float, float] | None) -> str:
    """The rows as `docs/research.md` has them."""
    lines = ["| environment | what | how | decisions/s | target |", "|---|---|---|---|---|"]
    for row in rows:
        rate = row.missing or _rounded(row.per_second)
        target = _rounded(row.target) if row.target else "–"
        lines.append(f"| {row.engine} | {row.what} | {row.how} | {rate} | {target} |")
    if pair is not None:
        lines += [
            "",
            f"One process {_rounded(pair[0])}, two at once {_rounded(pair[1])}: {pair[1] / pair[0]:.2f} times.",
        ]
    return "\n".join(lines)


def _rounded(number: float) -> str:
    """Three figures, which is more than a second run would repeat."""
    if number < 1000:
        return f"{number:.3g}"
    return f"{round(number, 3 - len(str(int(number)))):,.0f}".replace(",", " ")


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.environments",
        description="Measure decisions per second of our environments, beside those of others.",
        epilog="example: PYTHONPATH=.build/compiled python -m benchmarks.environments --seconds 5",
    )
    parser.add_argument("--quick", action="store_true", help="only ours and only for a moment; installs nothing")
    parser.add_argument("--ours", action="store_true", help="only ours; installs nothing")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="time for each row (default: 5)")
    parser.add_argument("--venv", help="keep the others' environments in this folder, to use them again")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args(arguments)
    if options.seconds <= 0:
        parser.error("--seconds must be more than 0")
    seconds = QUICK if options.quick else options.seconds
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_setaffinity") else set()
    if cores:
        os.sched_setaffinity(0, {max(cores)})
    rows = list(ours(seconds))
    with ExitStack() as stack:
        if options.quick or options.ours:
            rows += theirs(None, seconds)
        else:
            folder = options.venv or stack.enter_context(tempfile.TemporaryDirectory(prefix="peers-"))
            rows += theirs(Path(folder), seconds)
    if cores:
        os.sched_setaffinity(0, cores)
    pair = two_processes(seconds)
    if options.json:
        said = {
            "build": build(),
            "python": python_build().as_data(),
            "rows": [asdict(row) for row in rows],
            "pair": pair,
        }
        print(json.dumps(said, indent=2))
    else:
        print(f"{python_build()}; one core, one after the other\n\n{table(rows, pair)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
