"""Every ruling that the base box can show has a test with its id in the name."""

from __future__ import annotations

import re
from pathlib import Path

_CHAPTERS = {"E": 11, "D": 12, "Q": 5, "S": 6, "C": 15, "K": 17, "G": 2}

#: Rulings that speak of cards or areas of other boxes only.
NO_BASE_CARD = {
    "C8": "no base card takes no damage from anything",
    "C10": "the Voodoo Doll is no base card",
    "K12": "the Demonic Overlord is no base card",
}


def test_every_ruling_has_its_test() -> None:
    wanted = {f"{chapter}{k}" for chapter, last in _CHAPTERS.items() for k in range(1, last + 1)} - set(NO_BASE_CARD)
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        found.update(re.findall(r"^def test_([A-Z]\d+)_", path.read_text("utf-8"), re.MULTILINE))
    assert found == wanted
