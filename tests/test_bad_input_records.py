"""Damaged records: whatever is wrong, the error names the line and the reason."""

from __future__ import annotations

import random
from typing import Any

import pytest

from quarriors import Game, Rules, deal, replay, verify, write_position, write_record
from quarriors.engine.errors import RecordError, SetupError
from tests.budget import scaled
from tests.table import table


def _played(turns: int) -> Game:
    """Some turns of random play."""
    game = Game.new(["Quinn", "Monique"], deal(seed=4), Rules(captures=2, turn_limit=40), seed=4)
    chooser = random.Random(5)
    while not game.over and game.state.turn <= turns:
        options = game.decision.options
        game.take(options[chooser.randrange(len(options))])
    return game


RECORD = write_record(_played(6))
WHOLE = write_record(_played(1000))
LINES = RECORD.splitlines()


def _with(line: str, new: str) -> str:
    """The record with the line that begins so written another way."""
    at = _at(line) - 1
    return "\n".join([*LINES[:at], new, *LINES[at + 1 :]])


def _at(line: str) -> int:
    return 1 + next(k for k, known in enumerate(LINES) if known.startswith(line))


def _fault(text: str) -> RecordError | None:
    """What replaying it complains about; any other error goes through."""
    try:
        replay(text)
    except RecordError as error:
        return error
    return None


def test_the_record_itself_is_sound() -> None:
    assert write_record(replay(RECORD)) == RECORD
    assert replay(WHOLE).over
    verify(WHOLE, 4)


@pytest.mark.parametrize("thing", [None, 5, b"quarriors record 1", [], {}, object()])
def test_what_is_no_text(thing: Any) -> None:
    with pytest.raises(RecordError, match="text"):
        replay(thing)
    with pytest.raises(RecordError, match="text"):
        verify(thing, 4)


@pytest.mark.parametrize(
    "text", ["", "\n\n", "nonsense", "\x00\x01\xff\xfe", "quarriors position 1", "{}", "\ud800", "🎲" * 50]
)
def test_what_is_no_record(text: str) -> None:
    with pytest.raises(RecordError, match="quarriors record"):
        replay(text)


HEADERS = [
    ("quarriors record", "quarriors record 99", "format 1"),
    ("quarriors record", "quarriors record", "format 1"),
    ("engine:", "engine: 999", "engine"),
    ("engine:", "engine", "engine"),
    ("boxes:", "boxes: base 0000000000000000", "changed"),
    ("boxes:", "boxes: nonsense 0000000000000000", "nonsense"),
    ("boxes:", "", "boxes"),
    ("players:", "players: Quinn", "2 to 4"),
    ("players:", "players: Quinn, Quinn", "same name"),
    ("players:", "", "players"),
    ("rules:", "rules: captures=7", "captures"),
    ("rules:", "rules: nonsense=1", "nonsense"),
    ("rules:", "rules: captures", "NAME=VALUE"),
    ("wilds:", "wilds: base/scavenging-goblin", "Wilds"),
    ("wilds:", "wilds: base/nonsense", "nonsense"),
    ("wilds:", "wilds:", "card"),
    ("first:", "first: Clark", "Clark"),
    ("first:", "first:", "player"),
]


@pytest.mark.parametrize(("line", "new", "says"), HEADERS)
def test_a_header_that_cannot_be(line: str, new: str, says: str) -> None:
    with pytest.raises(RecordError, match=says) as caught:
        replay(_with(line, new))
    assert caught.value.line in (_at(line), _at(line) + 1, _at("first:"))
    assert f"line {caught.value.line}: " in str(caught.value)


TURNS = [
    ("3 Quinn: roll", "3 Quinn: dance", "dance"),
    ("3 Quinn: roll", "3 Quinn: capture Portal", "not offered"),
    ("3 Quinn: roll", "4 Quinn: roll", "turn 3 of Quinn"),
    ("3 Quinn: roll", "3 Monique: roll", "turn 3 of Quinn"),
    ("3 Quinn: roll", "3 Quinn: Monique: roll", "nothing to decide"),
    ("3 Quinn: roll", "Quinn: roll", "TURN PLAYER"),
    ("3 Quinn: roll", "roll", "TURN PLAYER"),
    ("drawn ", "drawn Portal, ", "Portal"),
    ("drawn ", "drawn Nonsense, ", "Nonsense"),
    ("rolled ", "rolled Q9, ", "Q9"),
    ("rolled ", "rolled C 7/7/7, ", "7/7/7"),
    ("rolled ", "drawn ", "nothing is drawn"),
    ("; rolled ", "; end; rolled ", "missing before 'end'"),
]


@pytest.mark.parametrize(("old", "new", "says"), TURNS)
def test_a_turn_that_cannot_be(old: str, new: str, says: str) -> None:
    at = _at("3 Quinn")
    assert old in LINES[at - 1]
    with pytest.raises(RecordError, match=says) as caught:
        replay(_with("3 Quinn", LINES[at - 1].replace(old, new, 1)))
    assert caught.value.line == at
    assert str(caught.value).startswith(f"line {at}: ")


def test_a_turn_left_out() -> None:
    at = _at("3 Quinn")
    with pytest.raises(RecordError, match="turn 3 of Quinn") as caught:
        replay("\n".join(LINES[: at - 1] + LINES[at:]))
    assert caught.value.line == at


def test_a_result_that_is_not_the_result() -> None:
    lines = WHOLE.splitlines()
    assert lines[-1].startswith("result: ")
    for wrong in ("result: glory; Nobody; Glory 1, 2", "result:", lines[-1].replace("Glory ", "Glory 1")):
        with pytest.raises(RecordError, match="the result is") as caught:
            replay("\n".join([*lines[:-1], wrong]))
        assert caught.value.line == len(lines)


def test_a_result_before_the_end() -> None:
    with pytest.raises(RecordError, match="not over") as caught:
        replay(RECORD + "result: glory; Quinn; Glory 20, 0\n")
    assert caught.value.line == len(LINES) + 1


def test_a_turn_after_the_end() -> None:
    lines = WHOLE.splitlines()
    with pytest.raises(RecordError, match="over"):
        replay("\n".join([*lines[:-1], lines[-2]]))


def test_dice_that_were_changed_are_found_by_the_key() -> None:
    at = _at("1 Quinn")
    line = LINES[at - 1]
    head, _, tail = line.partition("rolled ")
    faces = tail.split("; ")[0].split(", ")
    other = "Q2" if faces[0] != "Q2" else "Q1"
    changed = _with("1 Quinn", head + "rolled " + ", ".join([other, *faces[1:]]))
    changed = "\n".join(changed.splitlines()[:at])
    with pytest.raises(RecordError, match="the key gives") as caught:
        verify(changed, 4)
    assert caught.value.line == at
    with pytest.raises(RecordError, match="the key gives"):
        verify(RECORD, 5)


@pytest.mark.parametrize("seed", [None, 1.5, [], True])
def test_verifying_needs_a_seed(seed: Any) -> None:
    with pytest.raises(SetupError, match="seed"):
        verify(RECORD, seed)


def test_cut_off_anywhere_it_replays_so_far_or_names_the_line() -> None:
    for cut in range(0, len(RECORD), 11):
        text = RECORD[:cut]
        fault = _fault(text)
        assert fault is None or 0 <= fault.line <= text.count("\n") + 1


def test_damaged_anywhere_it_replays_or_names_the_line() -> None:
    chooser = random.Random(1)
    for _ in range(scaled(400)):
        at = chooser.randrange(len(RECORD))
        damaged = RECORD[:at] + chooser.choice('abcXQCS01259:,;/()+*\n -[]{}"é\x00') + RECORD[at + 1 :]
        fault = _fault(damaged)
        assert fault is None or (0 <= fault.line <= damaged.count("\n") + 1 and fault.reason)


def test_the_position_inside_a_record_can_be_wrong_too() -> None:
    game = table("Scavenging Goblin", quinn="active: Scavenging Goblin C 1/2/2, Basic Quiddity Q1")
    game.take("summon Scavenging Goblin")
    record = write_record(game)
    assert write_position(replay(record)) == write_position(game)
    with pytest.raises(RecordError, match="C 9/9/9"):
        replay(record.replace("Scavenging Goblin C 1/2/2", "Scavenging Goblin C 9/9/9", 1))
