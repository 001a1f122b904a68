"""The benchmark of the environments runs, and says what it could not measure. Nothing is installed here."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from benchmarks import environments, peer_games


def test_the_quick_command_measures_ours_and_leaves_the_others_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environments, "QUICK", 0.001)
    assert environments.main(["--quick", "--json"]) == 0
    read = json.loads(capsys.readouterr().out)
    rows = read["rows"]
    assert [row["missing"] for row in rows] == [""] * 7 + ["not tried"] * len(environments.PEERS)
    assert all(row["per_second"] > 0 for row in rows[:7])
    assert len(read["pair"]) == 2
    assert "| not tried | – |" in environments.table([environments.Row(**row) for row in rows], (2000.0, 3600.0))


def test_a_peer_that_does_not_run_is_named_with_the_reason(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(environments, "PEERS", environments.PEERS[:1])
    monkeypatch.setattr(environments, "_install", lambda folder, packages: "")
    monkeypatch.setattr(environments, "_python", lambda folder: Path(sys.executable))
    (row,) = environments.theirs(tmp_path, 0.1)
    assert row.missing.startswith("it did not run: ")


def test_every_peer_has_a_game_and_a_kit() -> None:
    played = {**peer_games.ONE_BY_ONE, **peer_games.ENVIRONMENTS}
    for peer in environments.PEERS:
        assert peer.id in played
        assert any(package.startswith(peer.package) for package in environments.KITS[peer.kit])


def test_no_time_is_not_enough(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        environments.main(["--seconds", "0"])
    assert "--seconds must be more than 0" in capsys.readouterr().err
