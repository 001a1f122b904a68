"""Worker processes that play the games of a series. What they send back does not depend on how many they are."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import Final

from quarriors.engine.errors import QuarriorsError

from .series import Series
from .tally import Tally

#: Seconds of play between two reports of a worker: often enough to watch, seldom enough to cost nothing.
_REPORT_EVERY: Final = 0.2


class WorkerLost(QuarriorsError):
    """A worker process has ended without having been asked to."""


def usable_cores() -> int:
    """How many workers this process can keep busy."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def played_by_workers(series: Series, numbers: range, workers: int) -> Generator[Tally]:
    """Plays those games in so many processes; yields what they count, as it comes.

    The processes end with this generator, however it ends: close it.
    """
    crew: dict[Connection, BaseProcess] = {}
    try:
        with _interrupts_held():
            for _ in range(min(workers, len(numbers))):
                _hire(crew, series)
        left = numbers
        for channel in crew:
            left = _hand_out(channel, left, 1)
        under_way = list(crew)
        while under_way:
            ready = wait(under_way)
            for channel in [one for one in under_way if one in ready]:
                tally = _answer(channel, crew[channel])
                if left:
                    speed = tally.games / max(tally.seconds, 1e-6)
                    # towards the end in smaller and smaller helpings, so that all are done at the same time
                    left = _hand_out(channel, left, min(int(speed * _REPORT_EVERY), len(left) // (2 * len(crew))))
                else:
                    under_way.remove(channel)
                yield tally
    finally:
        for channel, process in crew.items():
            channel.close()
            process.terminate()
        for process in crew.values():
            process.join()
            process.close()


def _hire(crew: dict[Connection, BaseProcess], series: Series) -> None:
    # spawned, not forked: forking a process that has threads, such as a progress bar's, may hang the child
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(series, theirs), daemon=True)
    process.start()
    crew[ours] = process
    theirs.close()  # ours alone is open now: if the worker dies, reading from it ends


def _hand_out(channel: Connection, left: range, games: int) -> range:
    """Gives a worker its next games; returns what is left."""
    helping = max(1, games)
    with suppress(BrokenPipeError):  # reading from it will say the same, and why
        channel.send(left[:helping])
    return left[helping:]


def _answer(channel: Connection, process: BaseProcess) -> Tally:
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
    assert isinstance(answer, Tally)
    return answer


def _work(series: Series, channel: Connection) -> None:
    """What a worker does until its pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who hands out the games
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            channel.send(_played(series, channel.recv()))


def _played(series: Series, numbers: range) -> Tally | Exception:
    begun = perf_counter()
    try:
        tally = series.play_all(numbers)
    except Exception as error:
        return error
    return replace(tally, seconds=perf_counter() - begun)


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
