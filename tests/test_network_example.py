"""The network bot of the examples, which knows of Quarriors nothing but its protocol, plays on a real server."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Server

PROGRAM = Path(__file__).parent.parent / "examples" / "network-bot" / "network_bot.py"
#: Seconds for a whole game, on the slowest of machines.
PATIENCE = 240
#: It can ask nobody for an invitation, and no proxy stands between it and this machine.
_ALONE = {"QUARRIORS_INVITATION": "", "no_proxy": "*", "PYTHONWARNINGS": "error", "PYTHONIOENCODING": "utf-8"}


def environment(**more: str) -> dict[str, str]:
    """That of the program."""
    return {**os.environ, **_ALONE, **more}


def play(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Runs the program to its end."""
    return subprocess.run(
        [sys.executable, str(PROGRAM), *arguments], env=environment(**more), stdin=subprocess.DEVNULL,
        capture_output=True, encoding="utf-8", timeout=PATIENCE, check=False,
    )  # fmt: skip


@contextmanager
def playing(*arguments: str, **more: str) -> Iterator[subprocess.Popen[str]]:
    """Runs the program beside the test."""
    with subprocess.Popen(
        [sys.executable, str(PROGRAM), *arguments], env=environment(**more), stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8",
    ) as process:  # fmt: skip
        try:
            yield process
        finally:
            process.kill()


def make_game(server: Server, **wanted: object) -> dict[str, Any]:
    """A new game, as its maker sees it."""
    request = urllib.request.Request(
        f"{server.url}/api/games", json.dumps(wanted).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        told: dict[str, Any] = json.load(answer)
        return told


def test_it_needs_nothing_of_quarriors() -> None:
    imported = {
        name.partition(".")[0]
        for node in ast.walk(ast.parse(PROGRAM.read_text("utf-8")))
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [str(node.module)] if isinstance(node, ast.ImportFrom) else []
        )
    }  # fmt: skip
    assert imported <= sys.stdlib_module_names | {"websockets"}


def test_it_tells_how_it_is_used() -> None:
    told = play("--help").stdout
    assert "network_bot.py http://127.0.0.1:8000 --against greedy,random" in told
    assert "QUARRIORS_INVITATION" in told


@pytest.mark.evening
def test_it_plays_a_game_to_its_end_and_every_die_can_be_verified(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    with Server(f"sqlite:///{tmp_path / 'games.sqlite3'}") as server:
        done = play(server.url, "--pause", "0", "--record", str(record))
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""
    assert "The server has kept its promise about the dice (verified)." in done.stdout
    assert "Glory: " in done.stdout.splitlines()[-1]
    command = next(line for line in done.stdout.splitlines() if line.startswith("quarriors verify "))
    checked = subprocess.run(
        [sys.executable, "-m", *command.split()], capture_output=True, encoding="utf-8", timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert (checked.returncode, checked.stdout.splitlines()[0][:16]) == (0, "Verified for you")
    assert "nobody could choose them" in checked.stdout


@pytest.mark.evening
def test_it_plays_on_when_the_server_is_restarted_or_crashes(tmp_path: Path) -> None:
    with (
        Server(f"sqlite:///{tmp_path / 'games.sqlite3'}") as server,
        playing(server.url, "--pause", "0.05", "--sets", "base,qladiator") as program,
    ):
        assert program.stdout is not None
        told = [program.stdout.readline() for _ in range(10)]
        server.stop()
        server.start()
        told += [program.stdout.readline() for _ in range(10)]
        server.kill()
        server.start()
        rest, _ = program.communicate(timeout=PATIENCE)
        assert program.returncode == 0, "".join(told) + rest
    assert "The connection is lost; trying again." in rest
    assert "(verified)" in rest


@pytest.mark.evening
def test_two_of_them_sit_down_by_invitation_behind_a_base_path(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'games.sqlite3'}", base_path="/table") as server:
        game = make_game(server, seats=[{"kind": "open"}, {"kind": "open"}], rules={"turn_limit": 20})
        refused = play(server.url, "--game", game["game"])
        assert refused.returncode == 1
        assert "bad_invitation" in refused.stderr
        join = (server.url + "/", "--game", game["game"], "--pause", "0", "--name")
        with (
            playing(*join, "Quinn", QUARRIORS_INVITATION=game["invitation"]) as quinn,
            playing(*join, "Monique", QUARRIORS_INVITATION=game["invitation"]) as monique,
        ):
            told = [program.communicate(timeout=PATIENCE)[0] for program in (quinn, monique)]
            assert (quinn.returncode, monique.returncode) == (0, 0), told
    assert all("(verified)" in text for text in told)
    assert sum("We have won." in text for text in told) >= 1


def test_it_says_what_is_wrong_with_the_address() -> None:
    done = play("http://127.0.0.1:9")
    assert done.returncode == 1
    assert done.stderr.strip()
    assert "Traceback" not in done.stderr
