"""Who sits at the table, and the settings of each seat."""

from __future__ import annotations

from typing import Final

from .errors import SetupError

MOST_PLAYERS: Final = 4
#: Marks that records and positions use, and words that begin their lines.
_MARKS: Final = '"|:,;#[]()+/*'
_WORDS: Final = (
    "active", "aside", "bag", "boxes", "drawn", "engine", "first", "locked", "memory", "pending", "players", "quest",
    "ready", "removed", "result", "rolled", "rules", "spent", "turn", "used", "wilds",
)  # fmt: skip


def _checked(name: object) -> str:
    """A name that records and positions can hold."""
    if not isinstance(name, str):
        raise SetupError(f"a player's name is a text, not {name!r}")
    name = name.strip()
    if not name or len(name) > 40 or " ".join(name.split()) != name or not name.isprintable():
        said = f"a player's name has 1 to 40 printable characters with single spaces, not {name!r}"
        raise SetupError(said).worded("name", name=name)
    if any(mark in name for mark in _MARKS):
        said = f"a player's name cannot hold any of {' '.join(_MARKS)}: {name!r}"
        raise SetupError(said).worded("name-marks", name=name, marks=" ".join(_MARKS))
    if name in _WORDS or " of " in name or name.startswith("as "):
        said = f"{name!r} means something else in records and positions: choose another name"
        raise SetupError(said).worded("name-word", name=name)
    return name


class Seat:
    """A player's seat.

    - `auto_roll`: the turn's dice roll without a question;
    - `pay_by_hand`: the player may spend single dice before buying something; the engine pays the rest.
    """

    def __init__(self, name: object, auto_roll: object = False, pay_by_hand: object = False) -> None:
        self.name = _checked(name)
        if not isinstance(auto_roll, bool) or not isinstance(pay_by_hand, bool):
            raise SetupError("auto_roll and pay_by_hand are True or False")
        self.auto_roll = auto_roll
        self.pay_by_hand = pay_by_hand

    def __repr__(self) -> str:
        return f"Seat({self.name!r}, auto_roll={self.auto_roll}, pay_by_hand={self.pay_by_hand})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Seat, (self.name, self.auto_roll, self.pay_by_hand))


def seats_of(players: object) -> list[Seat]:
    """Reads `players`: 2 to 4 names or seats."""
    if not isinstance(players, (list, tuple)) or not 2 <= len(players) <= MOST_PLAYERS:
        said = f"players must be a list of 2 to {MOST_PLAYERS} names or seats, not {players!r}"
        raise SetupError(said).worded("players-count", most=MOST_PLAYERS)
    seats = [player if isinstance(player, Seat) else Seat(player) for player in players]
    names = [seat.name for seat in seats]
    heard: dict[str, list[str]] = {}
    for name in names:
        heard.setdefault(name.lower(), []).append(name)
    twice = [alike[0] for alike in heard.values() if len(alike) > 1]
    if twice:
        raise SetupError(f"two players have the same name: {', '.join(twice)}").worded("name-twice", names=twice)
    return seats
