"""A server of one's own to measure: processes with a new database, each on a core of its own, and what they use."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

Json = dict[str, Any]

#: Seconds in which a server has to be there, and to be gone.
_PATIENCE = 60.0
#: Microseconds in which a worker with a share of a core gets that share.
_PERIOD = 5_000
_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class NotServed(Exception):
    """There is no server to measure."""


@dataclass(frozen=True, slots=True)
class Used:
    """Processor seconds used up to a moment: by the server, by the processes in which its bots think, and by a
    PostgreSQL of its own."""

    at: float
    server: float
    bots: float
    database: float


class Server:
    """`quarriors serve` on a new SQLite file in that folder, or on another database, each worker on a core of its own.

    What measures it moves to the cores that are left, if there are any. It can be stopped and started again with the
    same games. With `share` each worker, with its bots, gets only that part of a core.
    """

    def __init__(self, folder: Path, db: str = "", workers: int = 1, share: float = 0.0, limits: float = 0) -> None:
        self._folder = folder
        self._limits = limits
        self._db = db or f"sqlite:///{folder / 'load.sqlite3'}"
        self._workers = workers
        self._share = share
        self._groups: list[Path] = []
        self._process: subprocess.Popen[bytes] | None = None
        self._cores = _cores()
        self.url = ""
        #: The process of a PostgreSQL that nobody else uses.
        self.database = 0
        #: The processes that serve, bots left out.
        self.workers: list[int] = []

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()
        if self._cores:
            os.sched_setaffinity(0, self._cores)

    def start(self) -> None:
        """Starts it and waits until it answers."""
        log = self._folder / "server.log"
        environ = {name: value for name, value in os.environ.items() if not name.startswith("QUARRIORS_")}
        environ |= {
            "QUARRIORS_LIMITS": str(self._limits),
            "QUARRIORS_DB": self._db,
            "QUARRIORS_WORKERS": str(self._workers),
        }
        with log.open("wb") as written:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "quarriors", "serve", "--port", "0"],
                env=environ,
                stdin=subprocess.DEVNULL,
                stdout=written,
                stderr=written,
                start_new_session=True,  # Ctrl-C is for whoever measures
            )
        try:
            self._await(self._process, log)
            self._place()
        except BaseException:
            self.stop()
            raise

    def _await(self, process: subprocess.Popen[bytes], log: Path) -> None:
        end = time.monotonic() + _PATIENCE
        while not self._is_ready(log):
            if process.poll() is not None or time.monotonic() > end:
                raise NotServed(f"the server did not start; it said:\n{log.read_text('utf-8', 'replace')[-2000:]}")
            time.sleep(0.05)

    def _is_ready(self, log: Path) -> bool:
        lines = [json.loads(line) for line in log.read_bytes().splitlines(keepends=True) if _is_entry(line)]
        for line in lines:
            if line.get("event") == "listening":
                self.url = line["address"]
        self.workers = [line["pid"] for line in lines if line.get("event") == "ready"]
        begun = [line for line in lines if line.get("event") == "Application startup complete."]
        return len(begun) >= self._workers

    def _place(self) -> None:
        """Each worker moves to its core, and has its share of it."""
        for at, worker in enumerate(self.workers if can_look_into() else []):
            family = [worker, *_children(worker)]
            if len(self._cores) > 1:
                for pid in family:
                    _move_to(self._cores[at % len(self._cores)], pid)
            if self._share:
                self._groups.append(limited(family, self._share, f"quarriors-{worker}"))
        left = self._cores[self._workers :]
        if left:
            os.sched_setaffinity(0, left)

    def kill_worker(self) -> None:
        """Ends one worker as hard as it gets; its bots end with it, and another takes its place."""
        os.kill(self.workers.pop(), signal.SIGKILL)

    def stop(self) -> None:
        """Ends it as a host would, or hard if it does not end."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        try:
            process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        for group in self._groups:
            let_go(group)
        self._groups.clear()

    # -- what the system says of it --------------------------------------------------------------

    def memory(self) -> int:
        """Bytes of memory that the workers have in use, the processes of their bots not counted."""
        lines = [line for pid in self.workers for line in Path(f"/proc/{pid}/status").read_text().splitlines()]
        return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS:"))

    def used(self) -> Used:
        """The processor time used so far."""
        bots = [bot for worker in self.workers for bot in _children(worker)]
        database = [self.database, *_children(self.database)] if self.database else []
        server, thinking, writing = (sum(map(seconds_of, pids)) for pids in (self.workers, bots, database))
        return Used(time.monotonic(), server, thinking, writing)


def can_look_into() -> bool:
    """Whether the system tells what another process uses."""
    return Path("/proc/self/status").exists()


def _is_entry(line: bytes) -> bool:
    return line.startswith(b"{") and line.endswith(b"}\n")


def _cores() -> list[int]:
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


def _children(pid: int) -> list[int]:
    return [int(child) for path in Path(f"/proc/{pid}/task").glob("*/children") for child in path.read_text().split()]


def _move_to(core: int, pid: int) -> None:
    """Moves a process there, with all its threads."""
    for thread in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setaffinity(int(thread.name), [core])


def limited(pids: list[int], share: float, name: str) -> Path:
    """A control group that gives those processes together so much of a core; it needs Linux, and root."""
    quota, period = str(int(share * _PERIOD)), str(_PERIOD)
    first = Path("/sys/fs/cgroup/cpu")  # as older systems have it
    try:
        if first.is_dir():
            group = first / name
            group.mkdir()
            (group / "cpu.cfs_period_us").write_text(period)
            (group / "cpu.cfs_quota_us").write_text(quota)
        else:
            group = Path("/sys/fs/cgroup") / name
            group.mkdir()
            (group / "cpu.max").write_text(f"{quota} {period}")
        for pid in pids:
            (group / "cgroup.procs").write_text(str(pid))
    except OSError as error:
        raise NotServed(f"a share of a core needs control groups and root: {error}") from None
    return group


def let_go(group: Path) -> None:
    """Removes a group as soon as its processes have ended."""
    end = time.monotonic() + _PATIENCE
    while (group / "cgroup.procs").read_text() and time.monotonic() < end:
        time.sleep(0.05)
    group.rmdir()


def seconds_of(pid: int) -> float:
    """The processor time that a process has used, with all its threads."""
    try:
        # the name, in parentheses, may hold anything
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return (int(fields[11]) + int(fields[12])) / _TICKS


# -- asking ----------------------------------------------------------------------------------------


#: Straight to the server, whatever proxies the environment names.
_opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def get(url: str) -> Json:
    """What the server answers to that."""
    return _ask(urllib.request.Request(url))


def post(url: str, body: Json) -> Json:
    """What the server answers to that."""
    return _ask(urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"}))


def _ask(request: urllib.request.Request) -> Json:
    with _opener.open(request, timeout=_PATIENCE) as answer:
        read: Json = json.load(answer)
    return read
