"""Impossible positions: the error names the fault, and where a line is to blame, its number."""

from __future__ import annotations

import json
import random
import re
import signal
from collections.abc import Iterator
from types import FrameType
from typing import Any

import pytest

from quarriors import Game, QuarriorsError, Script, read_position, wilds_of, write_position
from quarriors.engine.errors import PositionError, SetupError
from quarriors.testing import take
from tests.budget import scaled
from tests.table import table, wilds_with

_CARDS = ", ".join(card.id for card in wilds_of(wilds_with("Scavenging Goblin", "Life Spell", "Growth Cantrip")).cards)
_GOOD = f"""quarriors position 1
rules: captures=2
players: Quinn, Monique
wilds: {_CARDS}
turn: 5, Quinn, ready, quiddity 1, captures 2
Quinn: glory 3
  bag: 3 Basic Quiddity
  active: Portal D1 fresh, Basic Quiddity Q2, Scavenging Goblin C 1/2/2
  ready: Deathdealer C 1/3/2
  used: Assistant
Monique: glory 4
  bag: 6 Basic Quiddity
  ready: Scavenging Goblin C 1/2/2 *, Life S
"""


@pytest.fixture(autouse=True)
def _nothing_runs_for_ever() -> Iterator[None]:
    """A position that cannot be must not send the engine round in circles."""

    def ring(number: int, frame: FrameType | None) -> None:
        raise TimeoutError("the engine goes round in circles")

    if not hasattr(signal, "SIGALRM"):
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(60)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def _read(text: object) -> Game:
    return read_position(text, chance=Script(""))


def test_the_position_itself_is_sound() -> None:
    game = _read(_GOOD)
    assert write_position(_read(write_position(game))) == write_position(game)


@pytest.mark.parametrize("thing", [None, 5, b"quarriors position 1", [], {}, object()])
def test_what_is_no_text(thing: Any) -> None:
    with pytest.raises(PositionError, match="text"):
        _read(thing)


@pytest.mark.parametrize(
    "text", ["", "\n", "nonsense", "\x00\xff", "quarriors record 1", "quarriors position 3", "\ud800", "{}"]
)
def test_what_is_no_position(text: str) -> None:
    with pytest.raises(PositionError, match="quarriors position 2"):
        _read(text)


def test_a_position_needs_dice_to_go_on_with() -> None:
    with pytest.raises(SetupError, match="seed"):
        read_position(_GOOD)


IMPOSSIBLE = [
    # rules, players, wilds
    ("captures=2", "captures=3", "captures"),
    ("captures=2", "nonsense=2", "nonsense"),
    ("captures=2", "captures", "NAME=VALUE"),
    ("captures=2", "turn_limit=2", "turn"),  # this is turn 5
    ("players: Quinn, Monique", "players: Quinn", "2 to 4"),
    ("players: Quinn, Monique", "players: Quinn, Monique, A, B, C", "2 to 4"),
    ("players: Quinn, Monique", "players: Quinn, Quinn", "same name"),
    ("players: Quinn, Monique", "players: Quinn, ", "name"),
    ("players: Quinn, Monique", "seats: Quinn, Monique", "players"),
    ("base/deathdealer", "base/nonsense", "nonsense"),
    ("base/deathdealer", "nonsense/deathdealer", "nonsense"),
    ("base/deathdealer", "base/mighty-scavenging-goblin", "Scavenging Goblin"),
    (", base/deathdealer", "", "7 Creature"),
    ("base/portal, ", "", "Portal"),
    # the turn
    ("turn: 5", "turn: five", "NUMBER"),
    ("turn: 5", "turn: 0", "turn"),
    ("turn: 5", "turn: -1", "NUMBER"),
    ("turn: 5", "turn: 100001", "limit is 100000"),
    ("turn: 5", "turn: 1" + 30 * "0", "limit is 100000"),
    ("turn: 5", "turn: 1" + 5000 * "0", "digits"),
    ("5, Quinn, ready", "5, Clark, ready", "PLAYER"),
    ("5, Quinn, ready", "5, Quinn, supper", "clean_up"),
    ("5, Quinn, ready, quiddity 1, captures 2", "5, Quinn", "PHASE"),
    ("quiddity 1", "quiddity -1", "quiddity"),
    ("quiddity 1", "quiddity lots", "quiddity"),
    ("quiddity 1", "quiddity 1000", "at most 999"),
    ("quiddity 1", "quiddity 1" + 30 * "0", "at most 999"),
    ("captures 2\n", "captures 1000\n", "at most 999"),
    ("captures 2\n", "captures -2\n", "captures"),
    ("quiddity 1", "energy 1", "quiddity"),
    # glory
    ("glory 3", "glory 20", "goal is 20"),
    ("glory 3", "glory 999999999999999999999", "goal is 20"),
    ("glory 3", "glory -3", "glory NUMBER"),
    ("Quinn: glory 3", "Quinn: fame 3", "glory NUMBER"),
    ("Monique: glory 4", "Clark: glory 4", "Monique"),
    # dice
    ("used: Assistant", "used: 11 Assistant", "only 10 Assistant"),
    ("used: Assistant", "used: 6 Deathdealer", "only 5 Deathdealer"),
    ("used: Assistant", "used: 99999999999999999999 Assistant", "only 10 Assistant"),
    ("used: Assistant", "used: Unicorn", "Unicorn"),
    ("used: Assistant", "used: Witching Hag C 1/3/3", "no face|no die"),
    ("used: Assistant", "used: Assistant Q1", "no face"),
    ("bag: 3 Basic Quiddity", "bag: 3 Basic Quiddity Q1", "no face"),
    ("used: Assistant", "pocket: Assistant", "Monique"),
    ("used: Assistant", "used: , 3", "3"),
    ("Basic Quiddity Q2", "Basic Quiddity Q3", "Q1"),
    ("Basic Quiddity Q2", "Basic Quiddity nonsense", "nonsense"),
    ("C 1/2/2\n", "C 1/2/9\n", "C 1/2/2"),
    ("C 1/3/2\n", "Q1\n", "icon"),
    ("ready: Deathdealer C 1/3/2", "ready: Deathdealer", "icon"),
    ("ready: Deathdealer C 1/3/2", "ready: Basic Quiddity Q1", "icon"),
    ("ready: Deathdealer C 1/3/2", "ready: Deathdealer C 1/3/2 fresh", "fresh"),
    ("used: Assistant", "used: Assistant fresh", "fresh"),
    ("C 1/2/2 *,", "C 1/2/2 * fresh,", "fresh"),
    ("ready: Deathdealer C 1/3/2", "ready: Deathdealer as Scavenging Goblin C 1/2/2", "copies nothing"),
    ("used: Assistant", "locked: Assistant C 1/1/2", ""),
    ("used: Assistant", "aside: Assistant", ""),
    # attachments
    ("C 1/3/2\n", "C 1/3/2 (Life S)\n", "attach"),  # Life Spell is a Reaction
    ("C 1/3/2\n", "C 1/3/2 (Deathdealer C 1/3/2)\n", "attach"),
    ("C 1/3/2\n", "C 1/3/2 (Growth Q1)\n", "icon"),
    ("C 1/3/2\n", "C 1/3/2 (Unicorn S)\n", "Unicorn"),
    ("C 1/3/2\n", "C 1/3/2 ()\n", ""),
    ("Scavenging Goblin C 1/2/2\n", "Scavenging Goblin C 1/2/2 (Growth S)\n", "Ready Area"),
    ("Life S\n", "Life S (Growth S)\n", "Creature"),
    ("Life S\n", "Growth S\n", "Immediate|ready"),  # an Immediate Spell is never readied
    # what is left over
    ("Life S\n", "Life S\nClark: glory 1\n", "nothing more"),
    ("Life S\n", "Life S\nnonsense\n", "nothing more"),
    ("Life S\n", "Life S\nmemory: {\n", ""),
    ("Life S\n", "Life S\nmemory: []\n", ""),
    ("Life S\n", "Life S\nmemory: 5\n", ""),
    ("Life S\n", f"Life S\nmemory: {7000 * '['}\n", "brackets"),
    ("Life S\n", f"Life S\npending: {7000 * '['}\n", "brackets"),
    ("Life S\n", 'Life S\nmemory: {"nonsense": [1]}\n', "nonsense"),
    ("Life S\n", 'Life S\nmemory: {"scored": 5}\n', ""),
    ("Life S\n", 'Life S\nmemory: {"scored": ["x"]}\n', ""),
    ("Life S\n", 'Life S\nmemory: {"scored": [999]}\n', ""),
    ("Life S\n", 'Life S\nmemory: {"gifts": [[1, 2]]}\n', ""),
    ("Life S\n", 'Life S\nmemory: {"gifts": [[99, 0, 0, 1, 0]]}\n', ""),
    ("Life S\n", 'Life S\nmemory: {"attackers": [5], "values": [1]}\n', ""),
    ("Life S\n", "Life S\npending: {\n", ""),
    ("Life S\n", "Life S\npending: 5\n", ""),
    ("Life S\n", "Life S\npending: [5]\n", "by name"),
    ("Life S\n", "Life S\npending: [[1, 2, 3]]\n", "16"),
    ("Life S\n", f"Life S\npending: [{['x'] * 16}]\n".replace("'", '"'), "16"),
    ("Life S\n", f"Life S\npending: [{[2.5] * 16}]\n", "16"),
    ("Life S\n", f"Life S\npending: [{[99] + [0] * 15}]\n", ""),
    ("Life S\n", f"Life S\npending: [{[-1] + [0] * 15}]\n", ""),
    ("Life S\n", f"Life S\npending: [{[0, -1] + [0] * 14}]\n", ""),
]


@pytest.mark.parametrize(("old", "new", "says"), IMPOSSIBLE)
def test_a_line_that_cannot_be(old: str, new: str, says: str) -> None:
    assert old in _GOOD
    text = _GOOD.replace(old, new, 1)
    with pytest.raises(PositionError, match=says or None) as caught:
        _read(text)
    assert caught.value.reason
    assert 0 <= caught.value.line <= text.count("\n")


@pytest.mark.parametrize(
    ("old", "line"),
    [("captures=2", 2), ("base/deathdealer", 4), ("Quinn, ready", 5), ("glory 3", 6), ("Basic Quiddity Q2", 8),
     ("Assistant", 10),
     ("glory 4", 11), ("Life S", 13)],
)  # fmt: skip
def test_the_line_is_counted_from_one(old: str, line: int) -> None:
    with pytest.raises(PositionError) as caught:
        _read(_GOOD.replace(old, "nonsense", 1))
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


def test_comments_and_empty_lines_count_as_lines() -> None:
    with pytest.raises(PositionError) as caught:
        _read("// a puzzle\n\n" + _GOOD.replace("glory 3", "nonsense"))
    assert caught.value.line == 8


def test_a_position_of_a_finished_game() -> None:
    game = table("Victory Incantation", quinn="glory 17; ready: Victory S; active: 2 Assistant Q1")
    game.take("cast Victory S")
    with pytest.raises(PositionError, match="finished"):
        write_position(game)


def test_classic_attaches_to_ones_own_creatures_only() -> None:
    told = {"quinn": "ready: Assistant C 1/1/2 (Life S of Monique)"}
    table("Life Cantrip", **told)
    with pytest.raises(PositionError, match="attach"):
        table("Life Cantrip", rules="edition=classic", **told)


def test_classic_has_no_spent_pile() -> None:
    table(turn="Quinn, capture", quinn="spent: Portal")
    with pytest.raises(PositionError, match=r"[Ss]pent"):
        table(rules="edition=classic", turn="Quinn, capture", quinn="spent: Portal")


# -- pending work -------------------------------------------------------------------------------------


def _in_mid_attack() -> str:
    """Monique has a window to protect herself in: an attack and a window are pending."""
    game = table("Strong Deathdealer", "Death Charm", "Life Spell", "Scavenging Goblin", turn="Quinn, ready",
                 quinn="bag: 3 Basic Quiddity; active: Basic Quiddity Q2; ready: Deathdealer C 1/3/2, Death S *",
                 monique="bag: 6 Basic Quiddity; ready: 2 Scavenging Goblin C 1/2/2, Life S")  # fmt: skip
    take(game, "cast Death S *", "choose Deathdealer")
    return write_position(game)


def _play_on(text: str) -> PositionError | None:
    """Reads it and plays some more: it is refused, or it can be played."""
    chooser = random.Random(7)
    try:
        game = read_position(text, seed=3)
    except PositionError as error:
        return error
    try:
        for _ in range(12):
            if game.over:
                break
            options = game.decision.options
            game.take(options[chooser.randrange(len(options))])
    except (QuarriorsError, TimeoutError, LookupError, AttributeError, TypeError, ValueError) as error:
        pytest.fail(f"{error!r} from\n{text}")
    return None


def _frames(text: str) -> list[list[int]]:
    found = re.search(r"pending: (.*)", text)
    assert found is not None
    frames: list[list[int]] = json.loads(found.group(1))
    return frames


def _with_frames(text: str, frames: list[list[int]]) -> str:
    return re.sub(r"pending: .*", "pending: " + json.dumps(frames), text)


def test_pending_frames_with_impossible_numbers_are_refused_or_played() -> None:
    text = _in_mid_attack()
    frames = _frames(text)
    for at in range(len(frames)):
        for slot in range(len(frames[at])):
            for number in (-7, -1, 0, 1, 2, 4, 6, 9, 10, 11, 12, 99, 300, 10**9, 10**20):
                wrong = [list(frame) for frame in frames]
                wrong[at][slot] = number
                _play_on(_with_frames(text, wrong))


@pytest.mark.parametrize("number", range(-1, 13))
def test_a_lone_frame_of_any_kind_is_refused_or_played(number: int) -> None:
    text = _in_mid_attack()
    for rest in ([-1, 0, 0, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0], [40, 0, 0, 2, 0, 1, 2, 0, 1, 0, 1, 1, 0, 0, 0]):
        _play_on(_with_frames(text, [[number, *rest]]))


def test_memory_with_impossible_numbers_is_refused_or_played() -> None:
    text = _in_mid_attack()
    line = next(line for line in text.splitlines() if line.startswith("memory: "))
    memory: dict[str, Any] = json.loads(line.removeprefix("memory: "))
    lists: list[Any] = [[], [0], [1, 2, 3, 4, 5, 6, 7, 8, 9], [-1], [99], [10**20], ["x"], [None], [[]], [2.5]]
    values = [*lists, None, 5, {}]
    assert "attackers" in memory
    for name in memory:
        for value in values:
            _play_on(text.replace(line, "memory: " + json.dumps({**memory, name: value})))


def test_damaged_anywhere_it_is_refused_or_played() -> None:
    chooser = random.Random(1)
    for text in (_GOOD, _in_mid_attack()):
        for _ in range(scaled(400)):
            at = chooser.randrange(len(text))
            damaged = text[:at] + chooser.choice('abcXQCS01259:,;/()+*\n -[]{}"é\x00') + text[at + 1 :]
            fault = _play_on(damaged)
            assert fault is None or (0 <= fault.line <= damaged.count("\n") + 1 and fault.reason)
