"""Every phase is told as it begins, once, whatever fills it."""

from __future__ import annotations

from quarriors import Game
from quarriors.engine.happenings import Happening
from quarriors.engine.table import PHASE_IDS
from quarriors.testing import take
from tests.rules.questing import questing, send
from tests.table import table


def _listening(game: Game) -> list[str]:
    """What a listener hears of turns and phases from now on; each is told when the table says so already."""
    heard: list[str] = []

    def hear(happening: Happening) -> None:
        kind, number = happening.kind, happening.number
        if kind == "turn":
            assert PHASE_IDS[game.state.phase] == "score"
            heard.append(f"turn {number}")
        elif kind == "phase":
            assert game.state.phase == number
            heard.append(PHASE_IDS[number])

    game.listen(hear)
    return heard


_TURN = "bag: 6 Basic Quiddity"


def test_a_turn_without_creatures_tells_every_phase() -> None:
    game = table(turn="Quinn, capture", monique=_TURN, quinn="active: Basic Quiddity Q1",
                 dice="6x Basic Quiddity, 6x Q1")  # fmt: skip
    heard = _listening(game)
    take(game, "end", "Monique: roll")
    assert heard == ["clean_up", "turn 6", "roll", "ready", "attack", "capture"]


def test_the_classic_edition_has_a_phase_for_immediate_effects() -> None:
    game = table(rules="edition=classic", turn="Quinn, capture", monique=_TURN, quinn="active: Basic Quiddity Q1",
                 dice="6x Basic Quiddity, 6x Q1")  # fmt: skip
    heard = _listening(game)
    take(game, "end", "Monique: roll")
    assert heard == ["clean_up", "turn 6", "roll", "immediate", "ready", "attack", "capture"]


def test_after_an_attack_the_capture_phase_is_told() -> None:
    game = table(quinn="active: Basic Quiddity Q1, Assistant C 1/1/2; ready: Witching Hag C 1/3/3",
                 monique="ready: Assistant C 1/1/2, Witching Hag C 1/3/3")  # fmt: skip
    heard = _listening(game)
    take(game, "end")
    assert heard == ["attack"]
    take(game, "Monique: defend Assistant")
    assert heard == ["attack", "capture"]


def test_after_a_quest_the_capture_phase_is_told() -> None:
    game = questing(quinn="ready: Witching Hag C 2/4/5, Assistant C 1/1/2; active: Basic Quiddity Q1")
    heard = _listening(game)
    send(game, "Exqualibur", "Witching Hag")
    assert heard == ["capture"]


def test_after_a_forced_lock_the_attack_phase_is_told() -> None:
    game = table("Frost Howler", quinn="active: Frost Howler L *, Basic Quiddity Q1")
    heard = _listening(game)
    take(game, "end")
    assert heard == ["attack", "capture"]


def test_a_turn_after_a_score_is_told_from_its_beginning() -> None:
    game = table(turn="Quinn, capture", quinn="active: Basic Quiddity Q1",
                 monique="ready: Assistant C 1/1/2; used: Portal")  # fmt: skip
    heard = _listening(game)
    take(game, "end", "Monique: cull Portal")
    assert heard == ["clean_up", "turn 6", "roll"]
