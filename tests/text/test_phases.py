"""E2: the phases of a turn by name, in both editions."""

from __future__ import annotations

import pytest

from quarriors.engine.table import PHASE_IDS
from quarriors.text import Words, languages
from quarriors.text.phases import phase_of, phases_of
from tests.table import table

SCORE, ATTACK, CAPTURE, CLEAN_UP = "score", "attack", "capture", "clean_up"


def phases_by_step(rules: str) -> dict[str, str]:
    """The phase of each step of the engine."""
    game = table(rules=rules)
    found = {}
    for number, step in enumerate(PHASE_IDS):
        game.state.phase = number
        found[step] = phase_of(game.state)
    assert tuple(dict.fromkeys(found.values())) == phases_of(game.state)
    return found


def test_E2_the_revised_turn_has_five_phases() -> None:
    second = "roll_and_ready"
    assert phases_by_step("") == {
        "score": SCORE, "roll": second, "immediate": second, "ready": second,
        "attack": ATTACK, "capture": CAPTURE, "clean_up": CLEAN_UP,
    }  # fmt: skip


def test_E2_the_classic_turn_has_six() -> None:
    assert phases_by_step("edition=classic") == {
        "score": SCORE, "roll": "roll", "immediate": "roll", "ready": "ready",
        "attack": ATTACK, "capture": CAPTURE, "clean_up": CLEAN_UP,
    }  # fmt: skip


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("rules", ["", "edition=classic"])
def test_every_phase_has_a_long_name_and_a_short_one(rules: str, lang: str) -> None:
    for phase in phases_of(table(rules=rules).state):
        assert Words(lang).has(f"phase-{phase}")
        assert Words(lang).has(f"table-phase-{phase}")
