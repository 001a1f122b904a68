"""A processor that is several times slower, for one program: each of its threads gets a part of a core, and all of them
together get that part of all cores. That takes Linux with control groups of version 1, and root."""

from __future__ import annotations

import os
import threading
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from benchmarks.served import NotServed

_ALL = Path("/sys/fs/cgroup/cpu")
#: Microseconds in which each thread gets its part.
_PERIOD = 5_000
#: Seconds between two looks for new threads; until it is found, a thread shares the part of the one that started it.
_LOOK = 0.01
#: Looks at threads between two looks for new processes.
_ROUNDS = 10
#: Seconds in which a group has to be empty.
_PATIENCE = 10.0


def family(pid: int) -> list[int]:
    """A process and all that come from it."""
    found = [pid]
    for one in found:
        try:
            children = [path.read_text() for path in Path(f"/proc/{one}/task").glob("*/children")]
        except OSError:
            continue  # it has ended
        found += [int(child) for line in children for child in line.split()]
    return found


class Slowed:
    """Slows a process and all that come from it, until it is left."""

    def __init__(self, pid: int, times: int) -> None:
        self._pid = pid
        self._times = times
        self._group = _ALL / f"quarriors-slowed-{pid}"
        self._seen: set[str] = set()
        self._is_over = threading.Event()
        self._looking = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> Slowed:
        try:
            self._limit(self._group, len(os.sched_getaffinity(0)))
        except OSError as error:
            raise NotServed(f"slowing a program needs control groups of version 1, and root: {error}") from None
        self._place(family(self._pid))
        self._looking.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._is_over.set()
        self._looking.join()
        for group in [*self._group.iterdir(), self._group]:
            if group.is_dir():
                _remove(group)

    def _limit(self, group: Path, cores: int) -> None:
        group.mkdir()
        (group / "cpu.cfs_period_us").write_text(str(_PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(cores * _PERIOD // self._times))

    def _look(self) -> None:
        while not self._is_over.wait(_LOOK):
            pids = family(self._pid)
            for _ in range(_ROUNDS):
                self._place(pids)
                if self._is_over.wait(_LOOK):
                    return

    def _place(self, pids: list[int]) -> None:
        """Gives each new thread a group of its own."""
        for pid in pids:
            try:
                threads = {path.name for path in Path(f"/proc/{pid}/task").iterdir()} - self._seen
            except OSError:
                continue
            for thread in threads:
                self._limit(self._group / thread, 1)
                _move(thread, self._group / thread)
            self._seen |= threads


def _remove(group: Path) -> None:
    """Lets the threads of a group go; one that starts another just then needs a second look."""
    end = time.monotonic() + _PATIENCE
    while True:
        for thread in (group / "tasks").read_text().split():
            _move(thread, _ALL)
        try:
            return group.rmdir()
        except OSError:
            if time.monotonic() > end:
                raise


def _move(thread: str, group: Path) -> None:
    with suppress(ProcessLookupError):  # it has ended
        (group / "tasks").write_text(thread)
