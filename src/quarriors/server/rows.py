"""What the store keeps, as plain values: games, their events, snapshots, seats; and what is written in one piece."""

from __future__ import annotations

from dataclasses import dataclass, field
from zlib import crc32

from quarriors.engine.errors import QuarriorsError


class StoreUnavailable(QuarriorsError):
    """The database cannot be used now; the text says why, in one line and without any password."""


class Unstorable(QuarriorsError):
    """The database works and refuses this one thing: a text or a number that it cannot hold. Nothing was written."""


class Damaged(QuarriorsError):
    """An event is not as it was written: the game cannot be played on, and nothing is guessed."""


def damaged(number: int) -> Damaged:
    """What is said of the event with that number."""
    return Damaged(f"event {number} of the game is damaged").worded("event-damaged", n=number)


@dataclass(slots=True)
class GameRow:
    """A game as lists and sweeps see it; what it is follows from its events."""

    id: str
    created: float
    changed: float
    #: ``waiting``, ``running`` or ``over``.
    status: str
    public: bool
    #: The number of its last event.
    number: int
    turn: int
    title: str
    #: JSON.
    setup: str
    #: JSON.
    players: str
    #: Whom it waits for: ``bot``, ``person``, ``company`` where bots play every seat, or nobody.
    waits: str
    #: The open time when the clock of whoever decides runs out.
    deadline: float | None
    #: The server's dice secret.
    secret: bytes
    invitation_hash: str
    standing: str


class _Summed:
    """What is kept with a checksum over all the rest of it."""

    __slots__ = ()
    checksum: int | None

    @property
    def is_sound(self) -> bool:
        """Whether it is as it was written."""
        try:
            return self.checksum is None or self.checksum == self._sum()
        except (TypeError, ValueError, AttributeError):  # damage may turn a value into one of another kind
            return False

    def _sum(self) -> int:
        raise NotImplementedError


@dataclass(slots=True)
class EventRow(_Summed):
    """Something that happened in a game. Numbers count from 1 without a gap."""

    game: str
    number: int
    kind: str
    seat: int | None
    #: JSON.
    data: bytes
    at: float
    #: For a move: the number of the decision that it answers.
    answers: int | None = None
    #: None if it was written before there were any.
    checksum: int | None = field(default=-1, compare=False, repr=False)

    def __post_init__(self) -> None:
        if self.checksum == -1:
            self.checksum = self._sum()

    def _sum(self) -> int:
        about = f"{self.game},{self.number},{self.kind},{self.seat},{float(self.at)!r},{self.answers},"
        return crc32(self.data, crc32(about.encode()))


@dataclass(slots=True)
class Snapshot(_Summed):
    """The state of a game after the event of that number."""

    game: str
    number: int
    data: bytes
    position: str
    version: str
    checksum: int | None = field(default=-1, compare=False, repr=False)

    def __post_init__(self) -> None:
        if self.checksum == -1:
            self.checksum = self._sum()

    def _sum(self) -> int:
        about = f"{self.game},{self.number},{self.version},{self.position},"
        return crc32(self.data, crc32(about.encode()))


@dataclass(slots=True)
class Holder:
    """Whose secret moves for a seat."""

    seat: int
    secret_hash: str


@dataclass(slots=True)
class Code:
    """A one-time code that takes a seat to another device."""

    game: str
    seat: int
    expires: float


@dataclass(slots=True)
class Unit:
    """What is written in one piece or not at all."""

    game: str
    #: New events; the first follows the game's last.
    events: list[EventRow] = field(default_factory=list)
    #: Columns of the game's row that change; ``number`` follows from the events.
    changes: dict[str, object] = field(default_factory=dict)
    #: Without events: the number of the last event that the changes were worked out from.
    after: int | None = None
    snapshot: Snapshot | None = None
    #: By seat: the hash of its new secret, or None if nobody holds it any more.
    holders: dict[int, str | None] = field(default_factory=dict)
    #: Die, face, how often it was rolled; told when a game ends.
    dice: list[tuple[str, str, int]] = field(default_factory=list)
    #: Whether the game is over: then only snapshots that the events do not lead to are kept.
    is_last: bool = False
    #: The hash of a one-time code that must still be there, and is used up by this.
    uses_code: str | None = None
