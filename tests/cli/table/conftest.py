"""Every test of the table has a home of its own: nobody's games and preferences are touched."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("QUARRIORS_HOME", str(home))
    return home
