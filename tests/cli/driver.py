"""Programs that use the command: one plays at the plain table, one looks at a progress bar until it has had enough."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

_OPTION = re.compile(r" {0,3}(\d+)  (.*)")


class PlainTable:
    """The command at the other end of two pipes."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.home = home
        environment = {**os.environ, "QUARRIORS_HOME": str(home), "PYTHONIOENCODING": "utf-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "quarriors", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
            cwd=home,
            encoding="utf-8",
        )
        #: Every line it has printed.
        self.lines: list[str] = []

    def __enter__(self) -> PlainTable:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()

    def listen(self) -> list[str]:
        """What it says up to the next question, that included; up to the end if there is none."""
        assert self.process.stdout is not None
        heard: list[str] = []
        for line in self.process.stdout:
            heard.append(line.rstrip("\n"))
            if heard[-1] == ">" or heard[-1].endswith("(y/n)"):
                break
        self.lines += heard
        return heard

    def say(self, answer: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(answer + "\n")
        self.process.stdin.flush()

    def ask(self, command: str) -> list[str]:
        """What it says to a command, the next question left out."""
        self.say(command)
        return self.listen()[:-1]

    def end(self) -> tuple[int, str]:
        """Closes its input; the exit status and what it has complained of."""
        out, error = self.process.communicate(timeout=60)
        self.lines += out.splitlines()
        return self.process.returncode, error


def options(heard: list[str]) -> list[str]:
    """The options that were offered last."""
    found: list[str] = []
    for line in heard:
        match = _OPTION.fullmatch(line)
        if match and int(match[1]) == len(found) + 1:
            found.append(match[2])
        elif match and match[1] == "1":
            found = [match[2]]
    return found


def by_numbers(table: PlainTable, heard: list[str], lot: Random) -> str:
    return str(lot.randint(1, len(options(heard))))


def by_words(table: PlainTable, heard: list[str], lot: Random) -> str:
    return lot.choice(options(table.ask("words")))


def play_on(
    table: PlainTable, answer: Callable[[PlainTable, list[str], Random], str], seed: int, most: int = 5000
) -> int:
    """Plays by lot until the game is over or so many questions were answered; how many there were."""
    lot = Random(seed)
    for number in range(most):
        heard = table.listen()
        if not heard or not (heard[-1] == ">" or heard[-1].endswith("(y/n)")):
            return number
        table.say(lot.choice(["y", "yes", "n", ""]) if heard[-1] != ">" else answer(table, heard, lot))
    return most


class Running:
    """The command in a process of its own, with a terminal for its progress bar, on a million of something."""

    def __init__(self, *arguments: str) -> None:
        self.terminal, theirs = os.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "quarriors", *arguments],
            stdout=subprocess.PIPE, stderr=theirs, text=True, start_new_session=True,
            env={**os.environ, "TERM": "xterm"},
        )  # fmt: skip
        os.close(theirs)
        self.seen = ""

    def __enter__(self) -> Running:
        return self

    def __exit__(self, *_: object) -> None:
        # whatever has gone wrong, a million games are not played on behind everybody's back
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate()
        os.close(self.terminal)

    def wait_for(self, count: int) -> None:
        """Reads the progress bar until it has shown so many different states."""
        patience = time.monotonic() + 60
        while len({part for part in self.seen.split("\r") if "/1000000" in part}) < count:
            assert time.monotonic() < patience, self.seen
            self._read()

    def _read(self) -> bool:
        if select.select([self.terminal], [], [], 0.1)[0]:
            try:
                self.seen += os.read(self.terminal, 65536).decode()
            except OSError:  # nobody holds the other end any more
                return False
        return True

    def ctrl_c(self) -> str:
        """Interrupts everybody, as a terminal does, and returns what is printed."""
        os.killpg(self.process.pid, signal.SIGINT)
        out, _ = self.process.communicate(timeout=60)
        while self._read():
            pass
        return out
