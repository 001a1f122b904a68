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

from benchmarks.figures import Figures
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
    assert 0 < seen["moves_per_second"]["people"] <= seen["moves_per_second"]["due"]
    assert "profile-guided" in seen["python"]
    assert seen["refusals"] == {}
    assert 0 < seen["move_to_event_ms"]["p50"] <= seen["move_to_event_ms"]["p95"] <= seen["move_to_event_ms"]["p99"]
    assert seen["move_to_watcher_ms"]["p50"] > 0
    if can_look_into():
        assert seen["cpu"]["server"] > 0
        assert set(seen["memory"]) == {"server", "per_loaded_game", "per_idle_socket"}
    assert not complaints
    assert list(tmp_path.iterdir()) == []


@pytest.mark.evening
def test_a_worker_is_killed_under_load_and_its_games_go_on(tmp_path: Path, empty_postgres_url: str) -> None:
    options = [
        "--db",
        empty_postgres_url,
        "--workers",
        "2",
        "--games",
        "8",
        "--seconds",
        "4",
        "--pace",
        "0.3",
        "--kill",
    ]
    with started(tmp_path, *options, "--warm-up", "0", "--json") as program:
        said, complaints = program.communicate(timeout=180)
    assert program.returncode == 0, complaints
    killed = json.loads(said)["killed"]
    assert killed["lost"] == 0
    assert killed["went_on"] == killed["cut_off"]
    assert killed["went_on_s"] < 5


@pytest.mark.evening
def test_more_games_are_added_until_the_server_falls_behind(
    tmp_path: Path, empty_postgres_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr(Figures, "is_held", property(lambda figures: figures.games < 3 * figures.workers))
    options = ["--db", empty_postgres_url, "--workers", "1,2", "--climb", "1", "--games", "1"]
    before = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    assert main([*options, "--seconds", "0.5", "--pace", "0.2", "--warm-up", "0"]) == 0
    said, steps = capsys.readouterr()
    assert said.splitlines() == ["1 worker holds 2 games", "2 workers hold 4 games, 2.00 times"]
    assert [line.split(":")[0] for line in steps.splitlines()] == [
        "1 worker, 1 games", "1 worker, 2 games", "1 worker, 3 games",
        "2 workers, 2 games", "2 workers, 4 games", "2 workers, 6 games",
    ]  # fmt: skip
    assert before is None or os.sched_getaffinity(0) == before


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--workers", "2"], "more than one need --db"),
        (["--workers", "two"], "--workers is a number"),
        (["--workers", "1,2", "--db", "postgresql"], "compared with --climb"),
        (["--share", "2"], "between 0 and 1"),
    ],
)
def test_what_cannot_be_measured_is_refused(
    options: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(options)
    assert complaint in capsys.readouterr().err


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
