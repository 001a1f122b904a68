"""Datasets: the games of a run as a table, a row for each seat, as CSV or Parquet."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from quarriors.engine.errors import SetupError

from .played import Played

#: The kinds of files there are, by the ends of their names.
SUFFIXES = (".csv", ".parquet")


def check_dataset(path: Path) -> Path:
    """Refuses, before anything is played, what could not be written afterwards."""
    if path.suffix not in SUFFIXES:
        said = f"a dataset ends in {' or '.join(SUFFIXES)}, not {path.name!r}"
        raise SetupError(said).worded("dataset", file=str(path))
    if path.suffix == ".parquet":
        _parquet()
    return path


def rows_of(bots: Sequence[str], games: Iterable[Played]) -> list[dict[str, Any]]:
    """A row for each seat of each game, by number. What accumulators noted is named `theirs.what`.

    >>> from quarriors.lab.series import Series
    >>> game = Series.of(["greedy", "random"], seed=1).play(0)
    >>> for name, value in rows_of(["greedy", "random"], [game])[0].items():
    ...     print(name, value, end=", ")
    game 0, players 2, seat 1, bot greedy, won 1.0, glory ..., turns ..., reason glory, decisions ...
    """
    rows: list[dict[str, Any]] = []
    for game in sorted(games, key=lambda one: one.number):
        result = game.result
        noted = _flat(game.noted)
        for seat, bot in enumerate(game.seating):
            won = 1 / len(result.winners) if seat in result.winners else 0.0
            row = {
                "game": game.number, "players": game.players, "seat": seat + 1, "bot": bots[bot], "won": won,
                "glory": result.glory[seat], "turns": result.turns, "reason": result.reason,
                "decisions": game.decisions,
            }  # fmt: skip
            rows.append({**row, **noted})
    return rows


def write_dataset(path: Path, bots: Sequence[str], games: Iterable[Played]) -> int:
    """Writes those games to a file whose name says which kind it is; returns the number of rows."""
    check_dataset(path)
    rows = rows_of(bots, games)
    columns = list({name: None for row in rows for name in row})
    beside = path.with_name(f".{path.name}.part")  # whoever reads it finds the old file or the whole new one
    if path.suffix == ".csv":
        with beside.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, columns, restval="")
            writer.writeheader()
            writer.writerows(rows)
    else:
        pyarrow, parquet = _parquet()
        table = pyarrow.table({name: [row.get(name) for row in rows] for name in columns})
        parquet.write_table(table, str(beside))
    beside.replace(path)
    return len(rows)


def _flat(noted: Any) -> dict[str, Any]:
    """Numbers and texts by name; what is neither is written as JSON."""
    plain = (int, float, str, bool, type(None))
    return {
        f"{name}.{key}": value if isinstance(value, plain) else json.dumps(value)
        for name, row in noted.items()
        for key, value in row.items()
    }


def _parquet() -> tuple[Any, Any]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        said = "Parquet needs pyarrow: pip install 'quarriors[data]', or name a file that ends in .csv"
        raise SetupError(said).worded("dataset-parquet") from None
    return pyarrow, parquet
