"""Cards of one's own on the table: for rules that no printed card puts to the test."""

from __future__ import annotations

import pytest

from quarriors.engine.box import Box
from quarriors.engine.cards import Card
from quarriors.sets import shelf
from tests import table as setting


def put_on_the_shelf(patch: pytest.MonkeyPatch, *cards: Card) -> None:
    """For one test, `table(...)` and positions find these cards like any others."""
    box = Box("fools", "Fools", 2026, list(cards), classic=True)
    patch.setitem(shelf._loaded, box.id, box)
    patch.setattr(setting, "BOXES", [*setting.BOXES, box])
