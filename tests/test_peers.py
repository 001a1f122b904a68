"""The table beside other engines: the command runs, and says what it could not measure. Nothing is installed here."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from benchmarks import peer_games, peers
from quarriors.build_info import build, python_build


def test_the_quick_command_measures_ours_and_leaves_the_others_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert peers.main(["--quick"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(str(python_build()))
    rows = out.split("\n\n")[1].splitlines()[2:]
    assert len(rows) == 2 + len(peers.PEERS)
    assert [row for row in rows if "not tried" in row] == rows[2:]


def test_json_names_the_build_and_the_python(capsys: pytest.CaptureFixture[str]) -> None:
    assert peers.main(["--quick", "--json"]) == 0
    read = json.loads(capsys.readouterr().out)
    assert (read["build"], read["python"]["version"]) == (build(), python_build().version)
    assert all(row["games_per_second"] > 0 for row in read["rows"][:2])


def test_a_peer_that_is_not_there_is_named_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Python of these tests has none of them but OpenSpiel."""
    monkeypatch.setattr(peers, "PEERS", [peer for peer in peers.PEERS if peer.package != "open_spiel"])
    rows = list(peers.theirs(Path(sys.executable), 0.1, {"rlcard": "it could not be installed: no space"}))
    assert [row.missing.partition(":")[0] for row in rows] == [
        "it did not run",
        "it did not run",
        "it could not be installed",
    ]
    assert "No module named 'catanatron'" in rows[0].missing
    assert "| it could not be installed: no space | – |" in peers.table(rows)


def test_every_peer_has_a_version_and_a_game() -> None:
    played = [*peer_games.ONE_BY_ONE, *peer_games.AT_ONCE]
    assert sorted(peer.id for peer in peers.PEERS) == sorted(played)
    assert {peer.package for peer in peers.PEERS} == set(peers._versions())


def test_games_and_steps_are_counted() -> None:
    played: list[int] = []

    def play(number: int) -> int:
        played.append(number)
        return 10

    found = peer_games.measure(play, 0.001)
    assert played == list(range(len(played)))
    assert found["steps_per_second"] == pytest.approx(10 * found["games_per_second"])


def test_games_that_cannot_be_told_apart_are_played_in_bigger_and_bigger_lots() -> None:
    lots: list[int] = []

    def play_many(games: int) -> None:
        lots.append(games)
        sum(range(games * 10_000))

    assert peer_games.measure_many(play_many, 0.002)["games_per_second"] > 0
    assert lots == [2**k for k in range(len(lots))]


@pytest.mark.parametrize(
    ("number", "shown"), [(0.0412, "0.0412"), (43.53, "43.5"), (1234.5, "1 230"), (88_123, "88 100")]
)
def test_three_figures_are_shown(number: float, shown: str) -> None:
    assert peers._rounded(number) == shown


def test_no_time_is_not_enough(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        peers.main(["--seconds", "0"])
    assert "--seconds must be more than 0" in capsys.readouterr().err
