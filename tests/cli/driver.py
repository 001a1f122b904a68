"""A program that plays at the plain table: it starts the command, reads its prompts, and answers."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
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
