"""`python -m benchmarks.load`: many games over real WebSockets against one server; how quick it is, what it needs."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from websockets.exceptions import WebSocketException

from benchmarks.figures import Figures, Plan, in_a_line, in_words
from benchmarks.played import Crowd, Idlers, Killing, Player
from benchmarks.served import NotServed, Server, can_look_into, get

_T = TypeVar("_T")

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
#: Seconds in which whoever was cut off has to be back.
_COMING_BACK = 20.0


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


class Evening:
    """Games being played, and measured: as many as it is told."""

    def __init__(self, plan: Plan, url: str, server: Server | None, progress: Progress) -> None:
        self._plan = plan
        self._server = server if can_look_into() else None
        self._progress = progress
        self._build = str(get(f"{url}/api")["build"])
        self._crowd = Crowd(url, plan.pace, plan.age, plan.seed, plan.sets)
        self._lag = asyncio.create_task(self._crowd.measure_lag())
        self._players: list[asyncio.Task[None]] = []

    @property
    def games(self) -> list[str]:
        """All that were made."""
        return self._crowd.games

    async def seat(self, games: int) -> None:
        """Has so many games played, and waits until they are under way."""
        for at in range(len(self._players), games):
            self._players.append(asyncio.create_task(Player(self._crowd).play(at % _WATCHED == 0)))
        while self._crowd.playing < games:
            self._progress.bar("seating", self._crowd.playing, games)
            await self._watch(0.2)
        await self._last(self._plan.warm_up, "warming up")

    async def measure(self, workers: int, kill: bool = False) -> Figures:
        """Measures for as long as it is told; with `kill` one worker is killed in the middle of it."""
        figures = Figures(self._plan, len(self._players), workers, self._build)
        figures.before = self._server.used() if self._server is not None else None
        began, used = time.monotonic(), time.process_time()
        self._crowd.begin()
        if kill and self._server is not None:
            await self._last(self._plan.seconds / 2, "playing")
            figures.killing = await self._kill(self._server)
            figures.before = None  # who is dead is not asked what it has used
            await self._last(self._plan.seconds / 2, "playing on")
        else:
            await self._last(self._plan.seconds, "playing")
        self._crowd.end()
        figures.took, figures.own_used = time.monotonic() - began, time.process_time() - used
        figures.times = self._crowd.times
        if self._server is not None:
            figures.after = self._server.used()
            figures.memory = self._server.memory()
        return figures

    async def _kill(self, server: Server) -> Killing:
        """Kills a worker, and waits until everybody who was cut off plays on."""
        killing = self._crowd.killing = Killing(time.monotonic())
        server.kill_worker()
        end = killing.at + _COMING_BACK
        while time.monotonic() < end and (not killing.cut_off or len(killing.went_on) < killing.cut_off):
            await self._watch(0.05)
        return killing

    async def leave(self) -> None:
        """Everybody plays until no bot is left thinking, and goes."""
        self._crowd.is_over = True
        try:
            if self._players:
                self._progress.say("leaving")
                await asyncio.wait(self._players, timeout=_LEAVING)
        finally:
            for task in [self._lag, *self._players]:
                task.cancel()
            await asyncio.gather(self._lag, *self._players, return_exceptions=True)
            self._progress.say("")

    async def _last(self, seconds: float, what: str) -> None:
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            self._progress.bar(what, seconds - left, seconds)
            await self._watch(min(0.2, left))

    async def _watch(self, seconds: float) -> None:
        """Waits; whatever befalls a player ends it all."""
        done, _ = await asyncio.wait(self._players, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for player in done:
            player.result()


async def play(
    plan: Plan, url: str, server: Server | None, workers: int, kill: bool, progress: Progress
) -> tuple[Figures, list[str]]:
    """Plays, and measures meanwhile; what it was, and the games that were made."""
    evening = Evening(plan, url, server, progress)
    try:
        await evening.seat(plan.games)
        return await evening.measure(workers, kill), evening.games
    finally:
        await evening.leave()


async def climb(plan: Plan, server: Server, workers: int, step: int, progress: Progress) -> list[Figures]:
    """Plays more and more games until the server does not hold them any more."""
    evening = Evening(plan, server.url, server, progress)
    seen: list[Figures] = []
    games = plan.games
    try:
        while not seen or seen[-1].is_held:
            await evening.seat(games)
            seen.append(await evening.measure(workers))
            progress.say("")
            sys.stderr.write(in_a_line(seen[-1]) + "\n")
            games += step
        return seen
    finally:
        await evening.leave()


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


@contextmanager
def _serving(plan: Plan, workers: int) -> Iterator[Server]:
    """A server of one's own; with PostgreSQL in a database of its own, too."""
    with tempfile.TemporaryDirectory(prefix="quarriors-load-") as name:
        folder = Path(name)
        if plan.db != "postgresql":
            with Server(folder, plan.db, workers, plan.share) as server:
                yield server
            return
        from tests.server.postgres import Postgres  # which needs what tests need

        postgres = Postgres("fsync=on", "full_page_writes=on", "synchronous_commit=on", "shared_buffers=256MB")
        try:
            postgres.start()
            with postgres.database() as url, Server(folder, url, workers, plan.share) as server:
                server.database = postgres.pid
                yield server
        finally:
            postgres.remove()


def measure(plan: Plan, url: str, workers: int, kill: bool, progress: Progress) -> Figures:
    """Measures the server at that address, or, without one, a server of its own; with SQLite its memory, too."""
    if url:
        return _run(play(plan, url, None, workers, False, progress))[0]
    with _serving(plan, workers) as server:
        figures, games = _run(play(plan, server.url, server, workers, kill, progress))
        if can_look_into() and not plan.db and plan.sockets:
            server.stop()
            server.start()
            _run(weigh(figures, server, games, progress))
    return figures


def compare(plan: Plan, all_workers: list[int], step: int, progress: Progress) -> dict[int, list[Figures]]:
    """The most games that so many workers hold, each beginning with as many games for each worker."""
    seen: dict[int, list[Figures]] = {}
    for workers in all_workers:
        with _serving(plan, workers) as server:
            fitting = replace(plan, games=plan.games * workers)
            seen[workers] = _run(climb(fitting, server, workers, step * workers, progress))
    return seen


def most(climbed: list[Figures]) -> int:
    """The most games that were held."""
    return max((figures.games for figures in climbed if figures.is_held), default=0)


def compared(seen: dict[int, list[Figures]]) -> str:
    """How many games so many workers hold, in words."""
    first = next(iter(seen))
    lines = []
    for workers, climbed in seen.items():
        times = f", {most(climbed) / most(seen[first]):.2f} times" if workers != first and most(seen[first]) else ""
        lines.append(f"{'1 worker holds' if workers == 1 else f'{workers} workers hold'} {most(climbed)} games{times}")
    return "\n".join(lines)


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
    if min(options.warm_up, options.age, options.sockets, options.climb) < 0:
        parser.error("--warm-up, --age, --sockets and --climb must be 0 or more")
    if not 0 <= options.share <= 1:
        parser.error("--share must be between 0 and 1")
    try:
        workers = [int(number) for number in options.workers.split(",")]
    except ValueError:
        parser.error("--workers is a number, or several with commas between them")
    if min(workers) < 1 or (max(workers) > 1 and not (options.db or options.url)):
        parser.error("--workers must be at least 1, and more than one need --db postgresql")
    if len(workers) > 1 and not options.climb:
        parser.error("several numbers of --workers are compared with --climb")
    plan = Plan(
        options.games, options.seconds, options.pace, options.warm_up, options.age, options.sockets, options.seed,
        options.sets.split(","), options.db, options.share,
    )  # fmt: skip
    try:
        if options.climb:
            climbed = compare(plan, workers, options.climb, Progress())
            steps = {str(number): [figures.report() for figures in some] for number, some in climbed.items()}
            print(json.dumps(steps, indent=2) if options.json else compared(climbed))
        else:
            figures = measure(plan, options.url.rstrip("/"), workers[0], options.kill, Progress())
            print(json.dumps(figures.report(), indent=2) if options.json else in_words(figures))
    except KeyboardInterrupt:
        sys.stderr.write("\ninterrupted: nothing was measured to the end\n")
        return 130
    except (NotServed, OSError, WebSocketException) as error:
        sys.stderr.write(f"the server could not be measured: {error}\n")
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.load",
        description="Play many games at once over WebSockets, and measure how quickly the server answers, its memory "
        "and its share of a core. Moves are due at their times, whatever the server does; what is not done in time "
        "counts as late. It starts a server of its own, each worker on one core together with its bots, and plays from "
        "the cores that are left.",
        epilog="examples: python -m benchmarks.load | python -m benchmarks.load --games 3 --seconds 3 --sockets 20 | "
        "python -m benchmarks.load --climb 100 --games 600 --seconds 20 | "
        "python -m benchmarks.load --db postgresql --workers 1,2 --climb 100 --games 500 --seconds 20 | "
        "python -m benchmarks.load --db postgresql --workers 2 --games 1000 --kill | "
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
    parser.add_argument(
        "--sockets", type=int, default=1000, help="idle sockets to weigh; 0 weighs nothing (default: 1000)"
    )
    parser.add_argument("--sets", default="base", help="boxes, with commas between them (default: base)")
    parser.add_argument("--seed", type=int, default=1, help="of the random moves; dice are the server's (default: 1)")
    parser.add_argument(
        "--db", default="", help="postgresql to start one, or the URL of an empty database; else SQLite"
    )
    parser.add_argument("--workers", default="1", help="workers; with --climb also several, as 1,2 (default: 1)")
    parser.add_argument("--climb", type=int, default=0, help="add so many games for each worker until it falls behind")
    parser.add_argument(
        "--share", type=float, default=0.0, help="give each worker only that part of a core; needs root"
    )
    parser.add_argument("--kill", action="store_true", help="kill a worker in the middle, and see its games go on")
    parser.add_argument("--url", default="", help="a server that is there already; its memory is not looked at")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser


if __name__ == "__main__":
    sys.exit(main())
