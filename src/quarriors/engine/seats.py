"""Who sits at the table, and what each seat has asked for."""

from __future__ import annotations

from .errors import SetupError


class Seat:
    """A player's seat.

    - `auto_roll`: the turn's dice are rolled without asking;
    - `pay_by_hand`: single dice may be spent for their Quiddity before anything is bought; the rest is still automatic.
    """

    def __init__(self, name: object, auto_roll: bool = False, pay_by_hand: bool = False) -> None:
        if not isinstance(name, str) or not name.strip() or any(c in name for c in '\n\r\t"|:,;#'):
            raise SetupError(f"a player's name is a text without any of \" | : , ; # or line breaks, not {name!r}")
        self.name = name.strip()
        self.auto_roll = auto_roll
        self.pay_by_hand = pay_by_hand

    def __repr__(self) -> str:
        return f"Seat({self.name!r}, auto_roll={self.auto_roll}, pay_by_hand={self.pay_by_hand})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Seat, (self.name, self.auto_roll, self.pay_by_hand))


def seats_of(players: object) -> list[Seat]:
    """Reads `players`: 2 to 4 names or seats."""
    if not isinstance(players, (list, tuple)) or not 2 <= len(players) <= 4:
        raise SetupError(f"players must be a list of 2 to 4 names or seats, not {players!r}")
    seats = [player if isinstance(player, Seat) else Seat(player) for player in players]
    names = [seat.name for seat in seats]
    if len(set(names)) != len(names):
        raise SetupError(f"two players have the same name: {', '.join(names)}")
    return seats
