"""The table in a real terminal: it is killed at any moment, and nothing that was decided is lost."""

from __future__ import annotations

import fcntl
import os
import pty
import signal
import struct
import subprocess
import sys
import termios
import threading
import time
from pathlib import Path
from random import Random

import pytest

from quarriors.cli.saves import read_save
from quarriors.engine.game import Game
from quarriors.text import ENGLISH

pytestmark = pytest.mark.evening


class Terminal:
    """A terminal with the command in it."""

    def __init__(self, home: Path, *arguments: str, columns: int = 80, lines: int = 24) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        environment |= {"QUARRIORS_HOME": str(home), "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "quarriors", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            cwd=home,
            start_new_session=True,
        )
        os.close(theirs)
        self._shown = b""
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        while True:
            try:
                piece = os.read(self._ours, 65536)
            except OSError:  # nobody is at the other end any more
                return
            if not piece:
                return
            self._shown += piece

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self._reader.join(10)
        os.close(self._ours)

    @property
    def shown(self) -> str:
        """Everything that was written to the screen, with its control codes."""
        return self._shown.decode("utf-8", "replace")

    def wait_for(self, words: str) -> None:
        until = time.monotonic() + 60
        while words not in self.shown:
            assert self.process.poll() is None, f"it has ended:\n{self.shown}"
            assert time.monotonic() < until, f"{words!r} never came:\n{self.shown}"
            time.sleep(0.01)

    def wait_for_end(self) -> None:
        """Until everything that was written has been read."""
        self._reader.join(10)

    def press(self, keys: str) -> None:
        os.write(self._ours, keys.encode())


def kept(home: Path) -> Game:
    """The one game in the folder of games."""
    (file,) = (home / "games").glob("*.game")
    return read_save(file.read_text("utf-8")).game


def resumed_plainly(home: Path) -> subprocess.CompletedProcess[str]:
    """`play --resume --plain` with nobody to answer."""
    return subprocess.run(
        [sys.executable, "-m", "quarriors", "play", "--resume", "--plain"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "QUARRIORS_HOME": str(home), "PYTHONIOENCODING": "utf-8"},
        cwd=home,
        timeout=60,
        check=False,
    )


def test_a_killed_table_loses_nothing(tmp_path: Path) -> None:
    lot = Random(1)
    decided = 0
    arguments = ["play", "--seed", "7", "--first", "Quinn", "--no-confirm"]
    for _ in range(3):
        with Terminal(tmp_path, *arguments) as terminal:
            terminal.wait_for("Quit")
            for _ in range(8):  # what happened last is told again first
                terminal.press("e")
                time.sleep(0.1)
            seen = _until_kept(tmp_path, decided)
            for _ in range(lot.randrange(2, 8)):
                terminal.press(lot.choice("e1 e"))
                time.sleep(lot.random() * 0.1)
            terminal.process.send_signal(signal.SIGKILL)
            terminal.process.wait()
        game = kept(tmp_path)
        assert game.state.logged >= seen > decided
        plain = resumed_plainly(tmp_path)
        assert plain.returncode == 0, plain.stderr
        assert plain.stderr == ""
        later, logged = kept(tmp_path), game.state.logged
        assert later.state.log[:logged] == game.state.log[:logged]  # and on, if it was a bot's to decide
        decided = later.state.logged
        arguments = ["play", "--resume", "--no-confirm"]


def _until_kept(home: Path, decided: int) -> int:
    """How much of the game is kept once more than that is."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if list((home / "games").glob("*.game")) and kept(home).state.logged > decided:
            return kept(home).state.logged
        time.sleep(0.02)
    raise AssertionError("nothing more was kept")


def test_leaving_by_a_key_tells_how_to_go_on(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "7", "--first", "Quinn") as terminal:
        terminal.wait_for("Quit")
        terminal.press("e")
        _until_kept(tmp_path, 0)
        terminal.press("q")
        assert terminal.process.wait(30) == 0
        terminal.wait_for_end()
        assert "quarriors play --resume" in terminal.shown.splitlines()[-1]
        assert "Traceback" not in terminal.shown


def test_an_interruption_in_the_terminal(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "7") as terminal:
        terminal.wait_for("Quit")
        terminal.press("\x03")
        assert terminal.process.wait(30) == 130
        terminal.wait_for_end()
        assert "Traceback" not in terminal.shown


def test_a_terminal_that_is_too_small(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "7", columns=60, lines=20) as terminal:
        assert terminal.process.wait(30) == 1
        terminal.wait_for_end()
        told = ENGLISH.say("play-size", columns=80, lines=24, width=60, height=20)
        assert "".join(terminal.shown.split()) == "".join(f"quarriors: {told}".split())
