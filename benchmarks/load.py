"""`python -m benchmarks.load`: many games over real WebSockets against one server; how quick it is, what it needs."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from websockets.exceptions import WebSocketException

from benchmarks.played import Crowd, Idlers, Player, Times
from benchmarks.served import NotServed, Server, Used, can_look_into, get

_T = TypeVar("_T")

#: What is aimed at with 300 games on one core: milliseconds from a move to its event for 95 of 100 moves, bytes of
#: memory for a loaded game and for an idle socket.
AIM_MS, AIM_GAME, AIM_SOCKET = 50.0, 100_000, 40_000
#: Of so many games one is watched from a second connection.
_WATCHED = 10
#: Idle sockets that share a game: everybody who comes is told to all who are there.
_TOGETHER = 10
#: Games, and sockets, that come before memory is measured: the first of each pay for what all share.
_FIRST = 20
#: Seconds to let things settle before memory is read.
_SETTLE = 1.0
#: Seconds in which the bots have to come to an end when it is over.
_LEAVING = 20.0


@dataclass(frozen=True)
class Plan:
    """What is to be done."""

    games: int
    seconds: float
    pace: float
    warm_up: float
    age: int
    sockets: int
    seed: int
    sets: list[str]


@dataclass
class Figures:
    """What was measured."""

    plan: Plan
    build: str = ""
    times: Times = field(default_factory=Times)
    #: How long it was measured, and the processor seconds of this program meanwhile.
    took: float = 0.0
    own_used: float = 0.0
    before: Used | None = None
    after: Used | None = None
    #: Bytes of the server with all games being played; for one loaded game; for one idle socket.
    memory: int | None = None
    per_game: float | None = None
    per_socket: float | None = None

    def report(self) -> dict[str, Any]:
        """Everything for a program to read; times in milliseconds, memory in bytes."""
        times, plan = self.times, self.plan
        seen: dict[str, Any] = {
            "build": self.build,
            "games": plan.games,
            "seconds": round(self.took, 1),
            "pace": plan.pace,
            "moves_per_second": {
                "people": round(times.people / self.took, 1),
                "bots": round(times.bots / self.took, 1),
            },
            "move_to_event_ms": _percentiles(times.own),
            "move_to_watcher_ms": _percentiles(times.watched),
            "refusals": times.refusals,
            "games_over": times.games_over,
            "bytes_per_event": round(times.bytes / max(1, times.people + times.bots)),
            "generator": {"lag_ms": _percentiles(times.lag), "cpu": round(self.own_used / self.took, 3)},
        }
        if self.before is not None and self.after is not None:
            span = self.after.at - self.before.at
            server = self.after.server - self.before.server
            seen["cpu"] = {
                "server": round(server / span, 3),
                "bots": round((self.after.bots - self.before.bots) / span, 3),
                "server_ms_per_event": round(1000 * server / max(1, times.people + times.bots), 3),
            }
        sizes = {"server": self.memory, "per_loaded_game": self.per_game, "per_idle_socket": self.per_socket}
        seen["memory"] = {name: round(size) for name, size in sizes.items() if size is not None}
        return seen

    @property
    def is_reached(self) -> bool:
        """Whether everything that was measured is as aimed at."""
        return (
            _percentile(self.times.own, 0.95) * 1000 < AIM_MS
            and (self.per_game is None or self.per_game < AIM_GAME)
            and (self.per_socket is None or self.per_socket < AIM_SOCKET)
        )


def in_words(figures: Figures) -> str:
    """The figures as people read them."""
    seen = figures.report()
    moves, cpu, generator = seen["moves_per_second"], seen.get("cpu"), seen["generator"]
    refusals = ", ".join(f"{error} {count}" for error, count in sorted(seen["refusals"].items())) or "none"
    rows = [
        ("server", f"{figures.build} build, one worker"),
        ("games", f"{seen['games']} of one person and one greedy bot, a move every {seen['pace']:g} s of each person,"
                  f" {seen['seconds']:g} s"),
        ("moves/s", f"{moves['people']:g} of people, {moves['bots']:g} of bots; {seen['bytes_per_event']} bytes/event"),
        ("move to event", f"{_spoken(seen['move_to_event_ms'])}; p95 aimed at: under {AIM_MS:g} ms"),
        ("", f"{_spoken(seen['move_to_watcher_ms'])} seen by a watcher"),
        ("refusals", refusals),
    ]  # fmt: skip
    if cpu is not None:
        rows.append(("core in use", f"{cpu['server']:.0%} by the server, {cpu['bots']:.0%} by its bots"))
        rows.append(("", f"{cpu['server_ms_per_event']} ms of the server for an event"))
    rows.append(("generator", f"{_spoken(generator['lag_ms'])} late; {generator['cpu']:.0%} of its core"))
    if figures.per_game is not None:
        rows.append(("a loaded game", f"{figures.per_game / 1000:.1f} kB; aimed at: under {AIM_GAME / 1000:g} kB"))
    if figures.per_socket is not None:
        rows.append(("an idle socket", f"{figures.per_socket / 1000:.1f} kB; aimed at: under {AIM_SOCKET / 1000:g} kB"))
    if figures.memory is not None:
        rows.append(("the server", f"{figures.memory / 1e6:.0f} MB with all games being played"))
    rows.append(("aims", "reached" if figures.is_reached else "NOT reached"))
    return "\n".join(f"{name:16}{text}" for name, text in rows)


def _percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def _percentiles(values: list[float]) -> dict[str, float]:
    return {f"p{share:.0%}"[:-1]: round(1000 * _percentile(values, share), 2) for share in (0.5, 0.95, 0.99)}


def _spoken(percentiles: dict[str, float]) -> str:
    return ", ".join(f"{name} {value:.1f} ms" for name, value in percentiles.items())


# -- measuring -------------------------------------------------------------------------------------


class Progress:
    """A line on a terminal that says how far it is; nothing elsewhere."""

    def __init__(self) -> None:
        self._is_shown = sys.stderr.isatty()

    def say(self, text: str) -> None:
        if self._is_shown:
            sys.stderr.write(f"\r\x1b[K{text}")
            sys.stderr.flush()

    def bar(self, what: str, done: float, whole: float) -> None:
        share = min(1.0, done / whole) if whole else 1.0
        self.say(f"{what} [{'#' * int(30 * share):30}] {share:.0%}")


async def play(figures: Figures, url: str, server: Server | None, progress: Progress) -> list[str]:
    """Plays, and measures meanwhile; the games that were made."""
    plan = figures.plan
    crowd = Crowd(url, plan.pace, plan.age, plan.seed, plan.sets)
    lag = asyncio.create_task(crowd.measure_lag())
    players = [asyncio.create_task(Player(crowd, at).play(at % _WATCHED == 0)) for at in range(plan.games)]
    try:
        while crowd.playing < plan.games:
            progress.bar("seating", crowd.playing, plan.games)
            await _watch(players, 0.2)
        await _last(plan.warm_up, "warming up", players, progress)
        figures.before = server.used() if server is not None else None
        began, used = time.monotonic(), time.process_time()
        crowd.is_measured = True
        await _last(plan.seconds, "playing", players, progress)
        crowd.is_measured, crowd.is_over = False, True
        figures.took, figures.own_used = time.monotonic() - began, time.process_time() - used
        if server is not None:
            figures.after = server.used()
            figures.memory = server.memory()
        progress.say("leaving")
        await asyncio.wait(players, timeout=_LEAVING)
    finally:
        for task in [lag, *players]:
            task.cancel()
        await asyncio.gather(lag, *players, return_exceptions=True)
        progress.say("")
    figures.times = crowd.times
    return crowd.games


async def _last(seconds: float, what: str, players: list[asyncio.Task[None]], progress: Progress) -> None:
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        progress.bar(what, seconds - left, seconds)
        await _watch(players, min(0.2, left))


async def _watch(players: list[asyncio.Task[None]], seconds: float) -> None:
    """Waits; whatever befalls a player ends it all."""
    done, _ = await asyncio.wait(players, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for player in done:
        player.result()


async def weigh(figures: Figures, server: Server, games: list[str], progress: Progress) -> None:
    """The memory of games that are loaded and of sockets that are idle, in a server that has just been started."""
    plan = figures.plan
    first = min(_FIRST, len(games) // 2)
    if first:
        await _load(server, games[:first], progress)
        before = await _settled(server)
        await _load(server, games[first:], progress)
        figures.per_game = (await _settled(server) - before) / (len(games) - first)
    crowd = Crowd(server.url, plan.pace, plan.age, plan.seed, plan.sets)
    idlers = Idlers(crowd)
    first = min(_FIRST, plan.sockets // 2)
    if not first:
        return
    try:
        await idlers.come(games, range(first), _TOGETHER)
        before = await _settled(server)
        for at in range(first, plan.sockets, 50):
            progress.bar("connecting", at, plan.sockets)
            await idlers.come(games, range(at, min(at + 50, plan.sockets)), _TOGETHER)
        figures.per_socket = (await _settled(server) - before) / (plan.sockets - first)
    finally:
        await idlers.go()
        progress.say("")


async def _load(server: Server, games: list[str], progress: Progress) -> None:
    for at, game in enumerate(games):
        progress.bar("loading", at, len(games))
        await asyncio.to_thread(get, f"{server.url}/api/games/{game}")


async def _settled(server: Server) -> int:
    await asyncio.sleep(_SETTLE)
    return server.memory()


def measure(plan: Plan, url: str, progress: Progress) -> Figures:
    """Measures the server at that address, or, without one, a server of its own and its memory, too."""
    figures = Figures(plan)
    if url:
        figures.build = get(f"{url}/api")["build"]
        _run(play(figures, url, None, progress))
        return figures
    with tempfile.TemporaryDirectory(prefix="quarriors-load-") as folder, Server(Path(folder)) as server:
        figures.build = get(f"{server.url}/api")["build"]
        looked_into = server if can_look_into() else None
        games = _run(play(figures, server.url, looked_into, progress))
        if looked_into is not None:
            server.stop()
            server.start()
            _run(weigh(figures, server, games, progress))
    return figures


def _run(work: Coroutine[Any, Any, _T]) -> _T:
    """Runs on the quickest loop there is: what measures must not be what is slow."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


# -- the command line ------------------------------------------------------------------------------


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.games < 1 or options.seconds <= 0 or options.pace <= 0:
        parser.error("--games must be at least 1, --seconds and --pace more than 0")
    if min(options.warm_up, options.age, options.sockets) < 0:
        parser.error("--warm-up, --age and --sockets must be 0 or more")
    plan = Plan(
        options.games, options.seconds, options.pace, options.warm_up, options.age, options.sockets, options.seed,
        options.sets.split(","),
    )  # fmt: skip
    try:
        figures = measure(plan, options.url.rstrip("/"), Progress())
    except KeyboardInterrupt:
        sys.stderr.write("\ninterrupted: nothing was measured to the end\n")
        return 130
    except (NotServed, OSError, WebSocketException) as error:
        sys.stderr.write(f"the server could not be measured: {error}\n")
        return 1
    print(json.dumps(figures.report(), indent=2) if options.json else in_words(figures))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.load",
        description="Play many games at once over WebSockets against one worker, and measure how quickly it answers, "
        "its memory and its share of a core. It starts a server of its own, with SQLite in a temporary folder, on one "
        "core together with its bots, and plays from another core.",
        epilog="examples: python -m benchmarks.load | python -m benchmarks.load --games 3 --seconds 3 --sockets 20 | "
        "python -m benchmarks.load --url http://127.0.0.1:8000 --games 50 (started with QUARRIORS_LIMITS=0) | "
        "python -m benchmarks.load --json > now.json",
    )
    parser.add_argument("--games", type=int, default=300, help="games at the same time (default: 300)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to measure (default: 60)")
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between two moves of a person (default: 2)")
    parser.add_argument("--warm-up", type=float, default=5.0, help="seconds before it is measured (default: 5)")
    parser.add_argument(
        "--age", type=int, default=0, help="hurried decisions of each person beforehand, up to (default: 0)"
    )
    parser.add_argument("--sockets", type=int, default=1000, help="idle sockets to weigh (default: 1000)")
    parser.add_argument("--sets", default="base", help="boxes, with commas between them (default: base)")
    parser.add_argument("--seed", type=int, default=1, help="of the random moves; dice are the server's (default: 1)")
    parser.add_argument("--url", default="", help="a server that is there already; its memory is not looked at")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser


if __name__ == "__main__":
    sys.exit(main())
