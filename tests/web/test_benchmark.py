"""The measurement of the page, as a program: that it measures and leaves nothing behind, not how quick anything is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from benchmarks import slowed
from benchmarks.page import Sizes, main
from benchmarks.served import NotServed
from benchmarks.slowed import family

ROOT = Path(__file__).parents[2]


@pytest.mark.browser
def test_a_visit_and_a_roll_are_measured() -> None:
    # not pytest's folder: its name is too long for a socket of Chromium's
    with tempfile.TemporaryDirectory(prefix="q-") as folder:
        _measured(Path(folder))


@pytest.mark.browser
def test_how_soon_one_can_play_without_a_server_is_measured(site: Path) -> None:
    (mark,) = site.rglob("quarriors-site.json")
    program = subprocess.run(
        [
            sys.executable,
            "-m",
            "benchmarks.site",
            str(mark.parent),
            "--visits",
            "1",
            "--slowed",
            "1",
            "--turns",
            "1",
            "--json",
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert program.returncode == 0, program.stderr
    seen = json.loads(program.stdout)["1"]
    assert len(seen["first"]) == len(seen["again"]) == 1
    assert min(seen["first"] + seen["again"] + seen["used"]) > 0
    assert 0 < seen["paint_ms"][0] < 60_000
    assert 0 < seen["bytes"][0] < 300_000
    assert seen["longest_task_ms"][0] >= 0


def test_a_program_is_slowed_with_all_that_comes_from_it() -> None:
    # a shell that waits for a program of its own
    with subprocess.Popen(["sh", "-c", "cat; true"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as shell:
        assert shell.stdin is not None
        assert shell.stdout is not None
        shell.stdin.write(b"here")
        shell.stdin.flush()
        assert shell.stdout.read(4) == b"here"
        (child,) = set(family(shell.pid)) - {shell.pid}
        assert {shell.pid, child} <= set(family(os.getpid()))
        shell.stdin.close()


def test_where_nothing_can_be_slowed_that_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slowed, "_ALL", tmp_path / "none")
    with pytest.raises(NotServed, match="control groups"), slowed.Slowed(os.getpid(), 4):
        pass


def _measured(folder: Path) -> None:
    program = subprocess.run(
        [sys.executable, "-m", "benchmarks.page", "--visits", "1", "--rolls", "1", "--json"],
        cwd=ROOT,
        env={**os.environ, "TMPDIR": str(folder), "TEMP": str(folder)},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert program.returncode == 0, program.stderr
    seen = json.loads(program.stdout)
    assert 0 < seen["first_paint_ms"]["median"] <= seen["first_contentful_paint_ms"]["median"]
    assert 0 < seen["first_screen"]["gzip"] <= seen["with_a_table"]["gzip"] < 300_000
    (roll,) = seen["rolls"]
    assert roll["seconds"] > 0
    assert roll["frames"] > 0
    assert not list(folder.glob("quarriors-*"))


@pytest.mark.browser
def test_a_server_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--url", "http://127.0.0.1:9"]) == 1
    assert "could not be measured" in capsys.readouterr().err


@pytest.mark.browser
def test_no_rolls_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--rolls", "0"])
    assert "--visits and --rolls must be at least 1" in capsys.readouterr().err


@pytest.mark.parametrize("page", ["http://127.0.0.1:8000", "https://games.example/quarriors/"])
def test_what_the_protocol_answers_is_no_file_of_the_page(page: str) -> None:
    def answer(path: str) -> Any:
        request = SimpleNamespace(sizes=lambda: {"responseBodySize": 4})
        return SimpleNamespace(url=page.rstrip("/") + path, ok=True, body=lambda: b"page", request=request)

    sizes = Sizes(page)
    for path in ("/", "/assets/index.js", "/api", "/api/games/abc", "/assets/index.js", "/apis.js"):
        sizes.add(answer(path))
    assert [path.rsplit("/", 1)[1] for path in sizes.files] == ["", "index.js", "apis.js"]
    assert sizes.sent == 12


@pytest.mark.browser
def test_a_turn_of_the_bot_is_measured() -> None:
    with tempfile.TemporaryDirectory(prefix="q-") as folder:
        program = subprocess.run(
            [sys.executable, "-m", "benchmarks.turns", "--turns", "1", "--speed", "fast", "--json"],
            cwd=ROOT,
            env={**os.environ, "TMPDIR": folder, "TEMP": folder},
            capture_output=True,
            text=True,
            timeout=300,
        )
        assert program.returncode == 0, program.stderr
        said = json.loads(program.stdout)["seconds_per_turn"]["fast"]
        assert said["turns"] == 1
        assert said["median"] > 0


@pytest.mark.browser
def test_clicks_of_a_whole_game_are_counted() -> None:
    with tempfile.TemporaryDirectory(prefix="q-") as folder:
        program = subprocess.run(
            [sys.executable, "-m", "benchmarks.clicks", "--games", "1", "--json"],
            cwd=ROOT,
            env={**os.environ, "TMPDIR": folder, "TEMP": folder},
            capture_output=True,
            text=True,
            timeout=300,
        )
        assert program.returncode == 0, program.stderr
        said = json.loads(program.stdout)
        assert said["turns"] >= 3
        assert said["worst"].count("roll") == 1
        # a roll and a way on at least; dice are fair, so that a turn of many choices may come along
        assert 2 <= said["mean"] <= 6
