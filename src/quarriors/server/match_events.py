"""What can happen to a match, as values. A match is the sum of its events; every client is shown every one of them."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

PERSON: Final = "human"
BOT: Final = "bot"
OPEN: Final = "open"


class SeatPlan(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A seat as the game was set up: for a person at the creator's device, for a bot, or open to whoever comes."""

    kind: Literal["human", "bot", "open"]
    name: str = ""
    #: The bot that plays it.
    level: str = ""
    auto_roll: bool = False
    pay_by_hand: bool = False


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """A clock: each person has `bank` seconds for all decisions, and gets `turn` more when a turn of theirs begins.

    When a bank is empty, a bot plays on until the person takes the seat back, or the seat resigns.
    """

    bank: int
    turn: int = 0
    then: Literal["bot", "resign"] = "bot"


class Origin(msgspec.Struct):
    """The game that another one goes on from, and the event after which it does."""

    game: str
    number: int


class Setup(msgspec.Struct, omit_defaults=True):
    """What a game is played with; everything resolved, nothing left to choose but who sits in open seats."""

    seats: list[SeatPlan]
    sets: list[str]
    #: Ids of all cards; none while they are still to be dealt.
    wilds: list[str]
    #: How the Wilds came about.
    dealt: Literal["random", "named", "chosen", "same"] = "random"
    #: The name of ready-made Wilds.
    named: str = ""
    printed_only: bool = False
    #: Options that differ from the standard rules, as `Rules` takes them.
    rules: dict[str, Any] = {}
    #: Who begins: a seat, or -1 for a draw by lot, among all or among `lots`.
    first: int = -1
    lots: list[int] = []
    #: What the Wilds were dealt from, for whoever checks that the lot fell as it had to.
    lot: dict[str, Any] | None = None
    #: Whether they are dealt only when the game begins, from the key that nobody knows alone.
    later: bool = False
    public: bool = False
    title: str = ""
    clock: Clock | None = None
    #: Played with a chosen seed, or from another game's table.
    practice: bool = False
    #: The game it is a rematch of.
    after: str = ""
    origin: Origin | None = None
    #: The day whose Wilds and dice these are, and the puzzle whose table it begins from.
    today: str = ""
    puzzle: str = ""


class _MatchEvent(msgspec.Struct, omit_defaults=True, tag_field="kind"):
    """Where an event has `clocks`, the seconds left to each seat, `clock_since` is the open time when that was so."""


class Created(_MatchEvent, tag="created"):
    """The game is there; people may sit down. The commitment binds the server to its part of the dice."""

    setup: Setup
    commitment: str = ""
    #: The table that it begins from, if another game has led there, with the names of then.
    position: str = ""


class Sat(_MatchEvent, tag="sat"):
    """Somebody took an open seat."""

    name: str
    auto_roll: bool = False
    pay_by_hand: bool = False


class Stood(_MatchEvent, tag="stood"):
    """Somebody left an open seat before the game began, or was waited for in vain and lost it.

    If nonces had been shown already, all that were sealed are void.
    """

    why: Literal["own", "freed"] = "own"


class Ready(_MatchEvent, tag="ready"):
    """Somebody is ready, and has given a part of the dice: sealed, or, as in protocol 1, for all to see.

    If sealed nonces had been shown already, and this is another seal than before, all of them are void.
    """

    nonce: str = ""
    sealed: str = ""


class Revealed(_MatchEvent, tag="revealed"):
    """Everybody is ready, and somebody shows the nonce that was sealed."""

    nonce: str


class Started(_MatchEvent, tag="started"):
    """Everybody is ready; the first decision is there."""

    players: list[str]
    first: int
    #: Draws and rolls before anybody was asked.
    entries: list[int] = []
    clocks: list[float] = []
    #: Wilds that were dealt just now, and from what.
    wilds: list[str] = []
    lot: dict[str, Any] | None = None
    #: How often nonces were sealed until all of them were shown: more than once if somebody has not shown theirs.
    exchanges: int = 1
    clock_since: float | None = None


class MoveMade(_MatchEvent, tag="move"):
    """A decision was taken: the option, its words, and what the engine logs of it, draws and rolls included."""

    answers: int
    option: str
    words: str
    entries: list[int]
    turn: int
    by: Literal["person", "bot"] = "person"
    clocks: list[float] = []
    clock_since: float | None = None


class Undo(_MatchEvent, tag="undo"):
    """The table is again as it was after event `to`; if that is beyond dice or others (`far`), no die is rewound."""

    answers: int
    to: int
    far: bool = False
    clocks: list[float] = []
    clock_since: float | None = None


class UndoAsked(_MatchEvent, tag="undo_asked"):
    """Somebody would like to go back further than is free: the other people are asked."""

    to: int


class UndoAnswered(_MatchEvent, tag="undo_answered"):
    """One of those who were asked agrees, or the matter is closed."""

    asked: int
    agree: bool


class BotSits(_MatchEvent, tag="bot"):
    """A bot plays this seat for now."""

    level: str
    why: Literal["own", "alone", "clock"] = "own"
    clocks: list[float] = []
    clock_since: float | None = None


class Back(_MatchEvent, tag="back"):
    """A person plays this seat again."""

    clocks: list[float] = []
    clock_since: float | None = None


class BotReplaced(_MatchEvent, tag="bot_replaced"):
    """A bot failed; another one plays on."""

    before: str
    level: str
    why: Literal["slow", "crashed", "raised", "illegal"]


class Resigned(_MatchEvent, tag="resigned"):
    """A seat gives up. With two players that is the end; otherwise a bot plays it on, and it cannot win."""

    why: Literal["own", "clock"] = "own"
    level: str = ""
    clocks: list[float] = []
    clock_since: float | None = None


class Over(_MatchEvent, tag="over"):
    """The game is over, and the server's part of the dice is revealed."""

    winners: list[int]
    reason: str
    glory: list[int]
    turns: int
    standing: Literal["verified", "practice", "taken_back", "upgraded", "restored"]
    #: The server's secret, in hexadecimal; with a chosen seed that seed, as JSON.
    secret: str = ""
    seed: str = ""
    nonces: list[str] = []


class Rematch(_MatchEvent, tag="rematch"):
    """The same people play again."""

    game: str


class Upgraded(_MatchEvent, tag="upgraded"):
    """The rules or cards of this server have changed: the game goes on from the beginning of the turn at hand."""

    position: str
    before: str
    now: str


class Restored(_MatchEvent, tag="restored"):
    """Somebody has seen more of this game than there is: the host has restored a backup, and dice to come are known."""

    #: The last event that was seen and is not there any more.
    seen: int


class SeatMoved(_MatchEvent, tag="seat_moved"):
    """A seat has moved to another device: the secret of before is void."""


MatchEvent = (
    Created | Sat | Stood | Ready | Revealed | Started | MoveMade | Undo | UndoAsked | UndoAnswered | BotSits | Back
    | BotReplaced | Resigned | Over | Rematch | Upgraded | Restored | SeatMoved
)  # fmt: skip

_decoder: Final[msgspec.json.Decoder[MatchEvent]] = msgspec.json.Decoder(MatchEvent)
_encoder: Final = msgspec.json.Encoder()


Timed = Started | MoveMade | Undo | BotSits | Back | Resigned


def stamp(event: MatchEvent, now: float) -> None:
    """Notes in an event with clocks when it happened, by open time."""
    if isinstance(event, Timed) and event.clocks:
        event.clock_since = now


def kind_of(event: MatchEvent) -> str:
    """The word for it, as the store and the protocol have it."""
    return str(event.__struct_config__.tag)


def encode(event: MatchEvent) -> bytes:
    """As the store keeps it."""
    return _encoder.encode(event)


def decode(data: bytes) -> MatchEvent:
    """Reads what the store has kept."""
    return _decoder.decode(data)
