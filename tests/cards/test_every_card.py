"""No card of any box is without a test of its own."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from tests.cards.proven import CARDS, PROVEN

HERE = Path(__file__).parent

#: How many cards each box has (Large Quiddity dice have none).
SIZES = {
    "base": 53,
    "rise_of_the_demons": 19,
    "quarmageddon": 26,
    "qladiator": 26,
    "quartifacts": 36,
    "light_vs_dark": 43,
    "promos": 8,
}


def _slug(name: str) -> str:
    """The name as tests spell it: ``Quaxos' Eye`` is ``quaxos_eye``, ``X-Mas`` ``x_mas``."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")


#: Each card's slug with those that contain it: a test of the Strong one is not named after the plain one.
LONGER = {
    name: sorted((_slug(o) for o in PROVEN if o != name and _slug(name) in _slug(o)), key=len, reverse=True)
    for name in PROVEN
}


def _named_after(test: str, name: str) -> bool:
    for longer in LONGER[name]:
        test = test.replace(longer, "")
    return _slug(name) in test


def test_there_are_211_cards() -> None:
    assert {box: len(cards) for box, cards in CARDS.items()} == SIZES
    assert len(PROVEN) == sum(SIZES.values()) == 211


@pytest.mark.parametrize("box", SIZES)
def test_every_card_has_a_test_by_its_name(box: str) -> None:
    """Reads the files of this folder itself, so that it holds whichever tests are run."""
    for file in sorted(HERE.glob("test_*.py")):
        import_module(f"tests.cards.{file.stem}")
    bare = [card.name for card in CARDS[box] if not any(_named_after(t, card.name) for t in PROVEN[card.name])]
    assert bare == [], f"no test is named after {', '.join(bare)}"


def test_a_test_of_the_strong_one_is_not_named_after_the_plain_one() -> None:
    assert _named_after("test_strong_witching_hag_moves_a_die", "Strong Witching Hag")
    assert not _named_after("test_strong_witching_hag_moves_a_die", "Witching Hag")
    assert _named_after("test_two_witching_hags_beside_a_strong_witching_hag", "Witching Hag")
    assert _named_after("test_quaxos_eye_stays", "Quaxos' Eye")
