"""Every test has a home of its own: nobody's games and preferences are touched."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("QUARRIORS_HOME", str(folder))
    for variable in ("NO_COLOR", "QUARRIORS_LANG", "COLUMNS", "LINES"):
        monkeypatch.delenv(variable, raising=False)
    return folder
