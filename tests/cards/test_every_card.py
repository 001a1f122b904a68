"""No card of the base box is without a test of its own."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from quarriors import box
from tests.cards.proven import PROVEN

HERE = Path(__file__).parent


def test_every_card_has_a_test_by_its_name() -> None:
    """Reads the files of this folder itself, so that it holds whichever tests are run."""
    for file in sorted(HERE.glob("test_*.py")):
        import_module(f"tests.cards.{file.stem}")
    assert sorted(PROVEN) == sorted(card.name for card in box("base").cards)
    assert len(PROVEN) == 53
    bare = [name for name, tests in PROVEN.items() if not any(_slug(name) in test for test in tests)]
    assert bare == [], f"no test is named after {', '.join(bare)}"


def _slug(name: str) -> str:
    return name.lower().replace(" ", "_")
