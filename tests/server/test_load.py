"""The load of many games, as a program: that it measures and leaves nothing behind, not how quick anything is."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from benchmarks.load import main
from benchmarks.served import can_look_into

ROOT = Path(__file__).parents[2]
LITTLE = ["--games", "3", "--seconds", "2", "--pace", "0.2", "--warm-up", "0", "--age", "2", "--sockets", "4"]


def started(folder: Path, *options: str) -> subprocess.Popen[str]:
    """The program, with its temporary folder in that one."""
    return subprocess.Popen(
        [sys.executable, "-m", "benchmarks.load", *options],
        cwd=ROOT,
        env={**os.environ, "TMPDIR": str(folder), "TEMP": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.evening
def test_three_games_are_played_and_measured(tmp_path: Path) -> None:
    with started(tmp_path, *LITTLE, "--json") as program:
        said, complaints = program.communicate(timeout=120)
    assert program.returncode == 0, complaints
    seen = json.loads(said)
    assert seen["games"] == 3
    assert seen["moves_per_second"]["people"] > 0
    assert seen["refusals"] == {}
    assert 0 < seen["move_to_event_ms"]["p50"] <= seen["move_to_event_ms"]["p95"] <= seen["move_to_event_ms"]["p99"]
    assert seen["move_to_watcher_ms"]["p50"] > 0
    if can_look_into():
        assert seen["cpu"]["server"] > 0
        assert set(seen["memory"]) == {"server", "per_loaded_game", "per_idle_socket"}
    assert not complaints
    assert list(tmp_path.iterdir()) == []


@pytest.mark.evening
def test_ctrl_c_ends_the_server_too(tmp_path: Path) -> None:
    with started(tmp_path, "--games", "3", "--seconds", "100") as program:
        end = time.monotonic() + 60
        while not (pid := "".join(file.read_text() for file in tmp_path.glob("*/load.sqlite3.pid"))):
            assert time.monotonic() < end
            time.sleep(0.1)
        program.send_signal(signal.SIGINT)
        said, complaints = program.communicate(timeout=60)
    assert (program.returncode, said) == (130, "")
    assert complaints.strip() == "interrupted: nothing was measured to the end"
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid), 0)
    assert list(tmp_path.iterdir()) == []


def test_a_server_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--url", "http://127.0.0.1:9", "--games", "1"]) == 1
    assert "could not be measured" in capsys.readouterr().err


def test_no_games_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--games", "0"])
    assert "--games must be at least 1" in capsys.readouterr().err
