"""A server of one's own to measure: a process with a new database on a core of its own, and what it uses."""

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
_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class NotServed(Exception):
    """There is no server to measure."""


@dataclass(frozen=True, slots=True)
class Used:
    """Processor seconds used up to a moment: by the server, and by the processes in which its bots think."""

    at: float
    server: float
    bots: float


class Server:
    """`quarriors serve` with one worker and SQLite in that folder, on the first of two cores if there are two.

    What measures it moves to the other core. It can be stopped and started again with the same games.
    """

    def __init__(self, folder: Path, limits: float = 0) -> None:
        self._folder = folder
        self._limits = limits
        self._process: subprocess.Popen[bytes] | None = None
        self.url = ""

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()

    def start(self) -> None:
        """Starts it and waits until it answers."""
        log = self._folder / "server.log"
        environ = {name: value for name, value in os.environ.items() if not name.startswith("QUARRIORS_")}
        environ |= {"QUARRIORS_LIMITS": str(self._limits), "QUARRIORS_DB": f"sqlite:///{self._folder / 'load.sqlite3'}"}
        cores = _cores()
        _move_to(cores[:1])  # a child begins where its parent is
        try:
            with log.open("wb") as written:
                self._process = subprocess.Popen(
                    [sys.executable, "-m", "quarriors", "serve", "--port", "0"],
                    env=environ,
                    stdin=subprocess.DEVNULL,
                    stdout=written,
                    stderr=written,
                    start_new_session=True,  # Ctrl-C is for whoever measures
                )
        finally:
            _move_to(cores[1:])
        try:
            self._await(self._process, log)
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
        return any(line.get("event") == "Application startup complete." for line in lines)

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

    @property
    def pid(self) -> int:
        if self._process is None:
            raise NotServed("the server has been stopped")
        return self._process.pid

    # -- what the system says of it --------------------------------------------------------------

    def memory(self) -> int:
        """Bytes of memory that the server has in use, the processes of its bots not counted."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise NotServed("the server has gone")

    def used(self) -> Used:
        """The processor time used so far."""
        children = (path.read_text().split() for path in Path(f"/proc/{self.pid}/task").glob("*/children"))
        bots = [int(child) for some in children for child in some]
        return Used(time.monotonic(), _seconds_of(self.pid), sum(_seconds_of(bot) for bot in bots))


def can_look_into() -> bool:
    """Whether the system tells what another process uses."""
    return Path("/proc/self/status").exists()


def _is_entry(line: bytes) -> bool:
    return line.startswith(b"{") and line.endswith(b"}\n")


def _cores() -> list[int]:
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


def _move_to(cores: list[int]) -> None:
    if cores and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, cores)


def _seconds_of(pid: int) -> float:
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
