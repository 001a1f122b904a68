"""Datasets and accumulators: games as tables, and statistics that somebody adds."""

from __future__ import annotations

import csv
import sys
from pathlib import Path
from typing import Any

import pytest

from quarriors import QuarriorsError
from quarriors.cli import main
from quarriors.engine.game import Game
from quarriors.engine.happenings import Happening
from quarriors.lab.accumulators import Accumulator, AccumulatorError, check_counting, counting_of
from quarriors.lab.cardcounts import CardCounts
from quarriors.lab.dataset import write_dataset
from quarriors.lab.running import Crew, played
from quarriors.lab.series import Series


class Culls(Accumulator):
    """How many dice were culled, and the longest turn in happenings."""

    name = "culls"
    count = 0

    def hear(self, happening: Happening) -> None:
        self.count += happening.kind == "culled"

    def row(self, game: Game) -> dict[str, Any]:
        return {"culled": self.count, "by_turn": [self.count, game.result.turns]}


def test_a_dataset_has_a_row_for_each_seat(tmp_path: Path) -> None:
    series = Series.of(["greedy", "random"], players=3, seed=1)
    games = series.play_each(range(4), [Culls])
    assert write_dataset(tmp_path / "games.csv", series.bots, reversed(games)) == 12
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["game"] for row in rows] == [str(game) for game in range(4) for _ in range(3)]
    assert [row["seat"] for row in rows[:3]] == ["1", "2", "3"]
    assert sum(float(row["won"]) for row in rows) == pytest.approx(4)
    assert rows[0]["culls.culled"] == str(games[0].noted["culls"]["culled"])
    assert rows[0]["culls.by_turn"].startswith("[")
    assert [path.name for path in tmp_path.iterdir()] == ["games.csv"]


def test_parquet_holds_the_same(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="the extra `data` is not installed")
    series = Series.of(["random"], seed=1)
    games = series.play_each(range(3), [Culls])
    write_dataset(tmp_path / "games.parquet", series.bots, games)
    read = parquet.read_table(str(tmp_path / "games.parquet")).to_pylist()
    assert [row["glory"] for row in read] == [glory for game in games for glory in game.result.glory]
    assert read[0]["culls.culled"] == games[0].noted["culls"]["culled"]


def test_without_pyarrow_parquet_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(QuarriorsError, match=r"quarriors\[data\]"):
        write_dataset(tmp_path / "games.parquet", ["random"], [])
    with pytest.raises(QuarriorsError, match=r"ends in \.csv or \.parquet"):
        write_dataset(tmp_path / "games.xls", ["random"], [])


def test_workers_note_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quarriors.lab.running.TRIAL", 0.0)
    series = Series.of(["greedy"], seed=3)
    there = [game for helping in played(series, 6, Crew(2), [Culls, CardCounts]) for game in helping]
    assert sorted(there, key=lambda game: game.number) == series.play_each(range(6), [Culls, CardCounts])


def test_cards_are_counted_as_they_were_captured_and_scored() -> None:
    game = Series.of(["greedy"], players=3, seed=2).play(0, counting=[CardCounts])
    cards = game.noted["cards"]
    assert all(len(seats) == 3 for seats in cards.values())
    scored = [sum(seats[seat][2] for seats in cards.values()) for seat in range(3)]
    # all Glory comes from Creatures that score, but for what Spells and abilities give
    assert all(counted <= glory for counted, glory in zip(scored, game.result.glory, strict=True))
    assert sum(scored) > 10
    assert sum(seats[seat][0] for seats in cards.values() for seat in range(3)) > 10


def test_watching_changes_nothing() -> None:
    series = Series.of(["greedy"], seed=2)
    assert series.play(3, counting=[CardCounts]).result == series.play(3).result


def test_accumulators_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert counting_of(["tests.lab.test_dataset:Culls"]) == [Culls]
    with pytest.raises(QuarriorsError, match="two accumulators are named"):
        check_counting([Culls, Culls])
    for wrong in ("nowhere:Culls", "tests.lab.test_dataset:Nothing", "Culls", "os:getcwd"):
        with pytest.raises(QuarriorsError, match="accumulator"):
            counting_of([wrong])


class Deaf(Culls):
    def hear(self, happening: Happening) -> None:
        raise ValueError("what?")


class Late(Culls):
    def begin(self, game: Game) -> None:
        raise KeyError("too early")


class Idle(Culls):
    def row(self, game: Game) -> dict[str, Any]:
        return {"mean": 1 / 0}


class Odd(Culls):
    def row(self, game: Game) -> dict[str, Any]:
        return {"what": object()}


class Endless(Culls):
    def row(self, game: Game) -> dict[str, Any]:
        return {"mean": float("nan")}


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        (Deaf, "ValueError: what?"),
        (Late, "KeyError"),
        (Idle, "ZeroDivisionError"),
        (Odd, "not JSON"),
        (Endless, "JSON"),
    ],
)
def test_a_broken_accumulator_is_named(
    broken: type[Culls], told: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with pytest.raises(AccumulatorError, match=f"the accumulator 'culls' failed: .*{told}"):
        Series.of(["random"], seed=3).play(0, counting=[broken])
    path = tmp_path / "run.jsonl"
    run = ["--bots", "random", "--games", "2", "--count", f"{__name__}:{broken.__name__}", "--results", str(path)]
    assert main(["lab", "simulate", *run]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "The statistic culls does not work" in err
    assert path.read_bytes().count(b"\n") == 1, "a header, and no game"


def test_an_accumulator_may_lie_in_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where somebody types the command, as `python -m` has it: the command itself lies elsewhere."""
    (tmp_path / "lying_here.py").write_text("from tests.lab.test_dataset import Culls\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert counting_of(["lying_here:Culls"]) == [Culls]
