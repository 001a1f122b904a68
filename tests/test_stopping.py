"""A position that is told to stop at a phase does not run on through what nobody has to decide."""

import pytest

from quarriors import CALLER, read_position, replay, write_position, write_record
from quarriors.engine.errors import PositionError, RecordError
from quarriors.testing import take
from tests.table import table


@pytest.mark.parametrize("phase", ["score", "immediate", "ready", "attack", "capture", "clean_up"])
def test_it_stops_at_every_phase_and_says_so_when_written(phase: str) -> None:
    edition = "classic" if phase == "immediate" else "revised"  # only the classic edition has that phase (E2)
    game = table(turn=f"Quinn, {phase}, stop", rules=f"edition={edition}")
    assert (game.decision.player, game.decision.kind, game.all_words()[-1]) == (0, "act", "end")
    written = write_position(game)
    assert f"turn: 5, Quinn, {phase}, quiddity 0, captures 1, stop" in written
    assert write_position(read_position(written, chance=CALLER)) == written
    assert game.clone().all_words() == game.all_words()


def test_end_lets_the_attack_begin() -> None:
    game = table("Witching Hag", turn="Quinn, attack, stop", quinn="ready: Witching Hag C 1/3/3",
                 monique="ready: Assistant C 1/1/2, Assistant C 1/1/2")  # fmt: skip
    assert not game.table().pile("Monique", "used")
    take(game, "end")
    assert len(game.table().pile("Monique", "used")) == 1


def test_end_lets_creatures_score() -> None:
    game = table("Witching Hag", turn="Quinn, score, stop", quinn="ready: Witching Hag C 1/3/3")
    assert game.state.glory == [0, 0]
    take(game, "end")
    assert game.state.glory == [3, 0]


def test_what_can_be_done_in_the_phase_is_offered_with_it() -> None:
    game = table(turn="Quinn, capture, quiddity 4, stop")
    take(game, "capture Portal")
    assert "capture Portal" not in game.all_words()


def test_with_the_revised_edition_immediate_effects_belong_to_the_ready_phase() -> None:
    game = table(turn="Quinn, immediate, quiddity 3, stop", quinn="active: Assistant C 1/1/2")
    take(game, "end")
    assert game.table().phase == "capture"


def test_a_roll_is_asked_for_in_any_case() -> None:
    assert table(turn="Quinn, roll, stop").all_words() == ["roll"]


def test_why_not_can_be_asked_where_nothing_can_be_done() -> None:
    game = table("Witching Hag", turn="Quinn, ready, stop", quinn="active: Witching Hag C 1/3/3")
    hag = game.table().pile("Quinn", "active")[0].number
    assert game.why_not("summon", die=hag) == "quiddity"


def test_with_work_pending_it_is_refused() -> None:
    game = table("Witching Hag", "Scavenging Goblin", turn="Quinn, attack", quinn="ready: Witching Hag C 1/3/3",
                 monique="ready: Assistant C 1/1/2, Scavenging Goblin C 1/2/2")  # fmt: skip
    text = write_position(game).replace("captures 1", "captures 1, stop")
    with pytest.raises(PositionError, match="it stops there anyway: leave out 'stop'"):
        read_position(text, chance=CALLER)


def test_a_game_that_began_so_has_a_record() -> None:
    game = table(turn="Quinn, attack, stop", dice="", quinn="bag: 8 Basic Quiddity", monique="bag: 8 Basic Quiddity")
    take(game, "end")
    assert replay(write_record(game)).all_words() == game.all_words()


def test_a_record_of_an_earlier_engine_that_breaks_off_says_that_rules_have_changed() -> None:
    game = table(turn="Quinn, attack, stop", quinn="bag: 8 Basic Quiddity", monique="bag: 8 Basic Quiddity")
    take(game, "end")
    record = write_record(game).replace("engine: 2", "engine: 1").replace("5 Quinn: end", "5 Quinn: pass")
    with pytest.raises(RecordError, match="an earlier engine wrote this, and some rules have been put right since"):
        replay(record)


@pytest.mark.parametrize(
    ("line", "is_readable"),
    [
        ("5 Quinn: summon Assistant C 1/1/2", True),
        ("5 Quinn: Monique: choose Basic Quiddity Q1 of Monique", True),
        ("5 Quinn: copy another with Assistant C 1/1/2", True),
        ("5 Quinn: drawn Basic Quiddity, Assistant", True),
        ("5 Quinn: rolled Q1, C 1/1/2", True),
        ("6 Monique: end", True),
        ("result: glory; Quinn; Glory 20, 3", True),
        ("5 Quinn: enf", False),
        ("5 Quinn: end; end; ennd", False),
        ("5 Quinn: summon Assistnat", False),
        ("5 Quinn: drawn Basic Qidity", False),
        ("5 Quinn: rolled Q1, ???", False),
        ("5 Quin: end", False),
        ("\x00\x01", False),
    ],
)
def test_a_line_that_nobody_can_read_has_nothing_to_do_with_rules(line: str, is_readable: bool) -> None:
    game = table(turn="Quinn, attack, stop", quinn="bag: 8 Basic Quiddity", monique="bag: 8 Basic Quiddity")
    take(game, "end")
    record = write_record(game).replace("engine: 2", "engine: 1")
    head, _, _ = record.partition("\n\n")
    with pytest.raises(RecordError) as refusal:
        replay(f"{head}\n\n{line}\n")
    assert (refusal.value.message == "record-old") is is_readable, refusal.value
