"""What a browser unpacks: our modules and those they stand on, compiled where there is Node."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from quarriors.site import compiling
from quarriors.site.packing import write_zip
from tests.server.serving import ROOT

RUNTIME = ROOT / "web" / "node_modules" / "pyodide"
SOURCES = {"quarriors/__init__.py": b"", "quarriors/text/page.ftl": b"close = Close"}


@pytest.fixture
def core(tmp_path: Path) -> Path:
    file = tmp_path / "core.zip"
    write_zip(file, SOURCES)
    return file


def test_the_same_files_give_the_same_zip(core: Path, tmp_path: Path) -> None:
    write_zip(tmp_path / "again.zip", dict(reversed(SOURCES.items())))
    assert (tmp_path / "again.zip").read_bytes() == core.read_bytes()


def test_without_node_the_sources_stay(core: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = core.read_bytes()
    monkeypatch.setenv("PATH", "")
    assert compiling.compile_in(core, RUNTIME) == 0
    assert core.read_bytes() == before


def test_the_folder_may_be_named_from_where_one_stands(core: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []

    def start(command: list[str], **how: object) -> None:
        started.append(command)
        raise OSError

    monkeypatch.chdir(core.parent)
    monkeypatch.setattr(subprocess, "run", start)
    compiling.compile_in(Path(core.name), RUNTIME)
    # it runs in a folder of its own, where other paths lead nowhere
    assert all(Path(part).is_absolute() for command in started for part in command[1:])
    assert len(started) == 1


@pytest.mark.evening
def test_where_nothing_can_be_compiled_the_sources_stay(core: Path) -> None:
    before = core.read_bytes()
    assert compiling.compile_in(core, RUNTIME) == 0
    assert core.read_bytes() == before
