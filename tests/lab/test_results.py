"""Files of results: a run goes on from them, whatever broke it off, and nothing in them is lost or believed blindly."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from quarriors.engine.rules import Rules
from quarriors.lab.cardcounts import CardCounts
from quarriors.lab.plans import GamePlan
from quarriors.lab.played import Played
from quarriors.lab.results import Results, ResultsError, read_results
from quarriors.lab.running import Crew, played
from quarriors.lab.series import Series
from quarriors.lab.tournament import Tournament

SERIES = Series.of(["random"], seed=5)


def run(path: Path, games: int, plan: GamePlan = SERIES, resume: bool = True, crew: Crew | None = None) -> list[Played]:
    opened = Results.resumed if resume else Results.new
    with opened(path, plan) as results:
        return sorted(
            (game for helping in played(plan, games, crew, (), results) for game in helping),
            key=lambda game: game.number,
        )


def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Results.new(path, SERIES) as results:
        helpings = played(SERIES, 8, None, (), results)
        for _ in range(3):
            next(helpings)
        helpings.close()
    assert len(path.read_bytes().splitlines()) == 1 + 3
    assert run(path, 8) == SERIES.play_each(range(8))
    assert len(path.read_bytes().splitlines()) == 1 + 8


def test_nothing_is_played_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "run.jsonl"
    before = run(path, 4)
    monkeypatch.setattr(Series, "play", None)
    assert run(path, 4) == before
    assert run(path, 2) == before[:2]


def test_more_games_can_be_asked_for_later_and_of_more_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quarriors.lab.running.TRIAL", 0.0)
    path = tmp_path / "run.jsonl"
    run(path, 3)
    assert run(path, 12, crew=Crew(2)) == SERIES.play_each(range(12))


@pytest.mark.parametrize("cut", [1, 2, 40, 10_000])
def test_a_line_that_was_torn_off_is_played_again(tmp_path: Path, cut: int) -> None:
    """Cut anywhere, a file is that of a run that was killed a little earlier."""
    path = tmp_path / "run.jsonl"
    before = run(path, 3)
    text = path.read_bytes()
    path.write_bytes(text[: max(0, len(text) - cut)])
    assert run(path, 3) == before
    assert path.read_bytes() == text


def _damaged(text: bytes, way: str) -> bytes:
    lines = text.splitlines(keepends=True)
    if way == "number":
        lines[2] = lines[2].replace(b'"turns":', b'"turns":1')
    elif way == "zeros":
        lines[1] = b"\0" * (len(lines[1]) - 1) + b"\n"
    elif way == "last":
        lines[-1] = lines[-1][:20] + b"\n"
    elif way == "half":
        lines[2] = lines[2][:30] + lines[3]
        del lines[3]
    return b"".join(lines)


@pytest.mark.parametrize(("way", "line"), [("number", 3), ("zeros", 2), ("last", 5), ("half", 3)])
def test_a_damaged_line_is_named_and_the_file_left_alone(tmp_path: Path, way: str, line: int) -> None:
    path = tmp_path / "run.jsonl"
    run(path, 4)
    damaged = _damaged(path.read_bytes(), way)
    path.write_bytes(damaged)
    with pytest.raises(ResultsError, match=f"line {line} is damaged; nothing was changed"):
        run(path, 4)
    assert path.read_bytes() == damaged


@pytest.mark.parametrize(
    ("plan", "what"),
    [
        (Series.of(["random"], seed=6), "seed: 5 ≠ 6"),
        (Series.of(["greedy"], seed=5), "bots"),
        (Series.of(["random"], seed=5, rules=Rules(captures=2)), "captures"),
        (Series.of(["random"], players=3, seed=5), "players"),
        (Series.of(["random"], sets=["base", "promos"], seed=5), "promos"),
        (Tournament.of(["random", "random"], seed=5), "plan"),
    ],
)
def test_games_of_other_settings_are_not_mixed_in(tmp_path: Path, plan: GamePlan, what: str) -> None:
    path = tmp_path / "run.jsonl"
    run(path, 2)
    before = path.read_bytes()
    with pytest.raises(ResultsError, match=what):
        run(path, 2, plan)
    assert path.read_bytes() == before


def test_other_statistics_are_other_games(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    run(path, 2)
    with pytest.raises(ResultsError, match="counting"):
        Results.resumed(path, SERIES, [CardCounts])


def test_what_is_no_file_of_results_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    for text in ("Dear Quinn,\n", "Dear Quinn"):
        path.write_text(text, "utf-8")
        with pytest.raises(ResultsError, match="does not begin as"):
            run(path, 2)
        assert path.read_text("utf-8") == text


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    run(path, 2)
    with pytest.raises(ResultsError, match="is there already"):
        run(path, 2, resume=False)


def test_two_runs_do_not_write_to_one_file(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Results.new(path, SERIES), pytest.raises(ResultsError, match="another run"):
        Results.resumed(path, SERIES)


def test_results_are_read_with_their_settings(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    before = run(path, 3)
    settings, games = read_results(path)
    assert (settings["seed"], games) == (5, before)


_KILLED = """
import sys
from pathlib import Path
from quarriors.lab.results import Results
from quarriors.lab.running import Crew, played
from quarriors.lab.series import Series
if __name__ == "__main__":
    plan = Series.of(["random"], seed=5)
    with Results.resumed(Path(sys.argv[1]), plan) as results:
        for helping in played(plan, 100_000, Crew(int(sys.argv[2])), (), results):
            pass
"""


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_kill_loses_nothing(tmp_path: Path, workers: str) -> None:
    script, path = tmp_path / "script.py", tmp_path / "run.jsonl"
    script.write_text(_KILLED, "utf-8")
    with subprocess.Popen([sys.executable, str(script), str(path), workers]) as process:
        _wait_for(path, 30)
        os.kill(process.pid, signal.SIGKILL)
    done = path.read_bytes().count(b"\n") - 1
    assert done >= 30
    with Results.resumed(path, SERIES) as results:
        numbers = [game.number for game in results.done]
    assert len(numbers) == len(set(numbers)) == done
    some: Sequence[Played] = sorted(results.done, key=lambda game: game.number)[:5]
    assert list(some) == SERIES.play_each(game.number for game in some)


def _wait_for(path: Path, lines: int) -> None:
    until = time.monotonic() + 60
    while not path.exists() or path.read_bytes().count(b"\n") <= lines:
        assert time.monotonic() < until, "no games were written"
        time.sleep(0.05)
