"""Every ruling has a test with its id in the name."""

from __future__ import annotations

import re
from pathlib import Path

_CHAPTERS = {"E": 11, "D": 13, "Q": 5, "S": 6, "C": 16, "K": 19, "G": 2, "X": 12}


def test_every_ruling_has_its_test() -> None:
    wanted = {f"{chapter}{k}" for chapter, last in _CHAPTERS.items() for k in range(1, last + 1)}
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        found.update(re.findall(r"^def test_([A-Z]\d+)_", path.read_text("utf-8"), re.MULTILINE))
    assert found == wanted
