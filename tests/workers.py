"""Several processes that run tests side by side: what takes long is made once for them all, and begun first."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from filelock import FileLock

#: Folders whose tests all need the same that takes minutes to make: one process runs them, and before anything else.
TOGETHER: Final = ("tests/wheel/",)


def once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """A folder of that name for all processes of a run; whoever is first makes what is in it, the others wait."""
    base = factory.getbasetemp()
    # processes of one run have their folders beside each other
    folder = (base.parent if base.name.startswith("popen-") else base) / name
    made = folder.with_name(f"{name}.made")
    with FileLock(folder.with_name(f"{name}.lock")):
        if not made.exists():
            shutil.rmtree(folder, ignore_errors=True)  # of one that failed
            folder.mkdir()
            make(folder)
            made.touch()
    return folder


def group_of(test: str) -> str:
    """Which group a test belongs to; most are alone.

    >>> group_of("tests/wheel/test_wheel.py::test_it"), group_of("tests/test_deal.py::test_it")
    ('tests/wheel/', 'tests/test_deal.py::test_it')
    """
    return next((folder for folder in TOGETHER if test.startswith(folder)), test)


def scheduler(config: pytest.Config, log: object) -> object:
    """Hands out one test after another, the groups first: xdist begins with what has most tests."""
    from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

    groups = LoadScopeScheduling(config, log)
    groups._split_scope = group_of
    return groups
