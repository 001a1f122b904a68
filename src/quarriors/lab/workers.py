"""Worker processes that play the games of a plan. What they send back does not depend on how many they are."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import Final

from quarriors.engine.errors import QuarriorsError

from .accumulators import Counting
from .plans import GamePlan
from .played import Played

#: Seconds of play between two reports of a worker: often enough to watch, seldom enough to cost nothing.
_REPORT_EVERY: Final = 0.2


class WorkerLost(QuarriorsError):
    """A worker process has ended without having been asked to."""


def usable_cores() -> int:
    """How many workers this process can keep busy."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def played_by_workers(
    plan: GamePlan, numbers: Sequence[int], workers: int, counting: Sequence[Counting] = ()
) -> Generator[list[Played]]:
    """Plays those games in so many processes; yields them as they come.

    The processes end with this generator, however it ends: close it.
    """
    crew: dict[Connection, BaseProcess] = {}
    try:
        with _interrupts_held():
            for _ in range(min(workers, len(numbers))):
                _hire(crew, plan, counting)
        left: Sequence[int] = numbers
        for channel in crew:
            left = _hand_out(channel, left, 1)
        under_way = list(crew)
        while under_way:
            ready = wait(under_way)
            for channel in [one for one in under_way if one in ready]:
                games, seconds = _answer(channel, crew[channel])
                if left:
                    speed = len(games) / max(seconds, 1e-6)
                    # towards the end in smaller and smaller helpings, so that all are done at the same time
                    left = _hand_out(channel, left, min(int(speed * _REPORT_EVERY), len(left) // (2 * len(crew))))
                else:
                    under_way.remove(channel)
                yield games
    finally:
        for channel, process in crew.items():
            channel.close()
            process.terminate()
        for process in crew.values():
            process.join()
            process.close()


def _hire(crew: dict[Connection, BaseProcess], plan: GamePlan, counting: Sequence[Counting]) -> None:
    # spawned, not forked: forking a process that has threads, such as a progress bar's, may hang the child
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(plan, tuple(counting), theirs), daemon=True)
    process.start()
    crew[ours] = process
    theirs.close()  # ours alone is open now: if the worker dies, reading from it ends


def _hand_out(channel: Connection, left: Sequence[int], games: int) -> Sequence[int]:
    """Gives a worker its next games; returns what is left."""
    helping = max(1, games)
    with suppress(BrokenPipeError):  # reading from it will say the same, and why
        channel.send(left[:helping])
    return left[helping:]


def _answer(channel: Connection, process: BaseProcess) -> tuple[list[Played], float]:
    try:
        answer = channel.recv()
    except (EOFError, ConnectionResetError):
        process.join()
        fault = WorkerLost(
            f"a worker process ended by itself (status {process.exitcode}): if memory ran out, try fewer; in a "
            "script, call simulate(...) only below: if __name__ == '__main__'"
        )
        raise fault.worded("worker-lost", status=str(process.exitcode)) from None
    if isinstance(answer, Exception):
        raise answer
    games, seconds = answer
    return games, seconds


def _work(plan: GamePlan, counting: Sequence[Counting], channel: Connection) -> None:
    """What a worker does until its pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who hands out the games
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            channel.send(_played(plan, counting, channel.recv()))


def _played(
    plan: GamePlan, counting: Sequence[Counting], numbers: Sequence[int]
) -> tuple[list[Played], float] | Exception:
    begun = perf_counter()
    try:
        games = plan.play_each(numbers, counting)
    except Exception as error:
        return error
    return games, perf_counter() - begun


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl-C waits until the workers are started; they inherit the deafness, and need no time to become deaf."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # now, for its start ends with interrupts let through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
