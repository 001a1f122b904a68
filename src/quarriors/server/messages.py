"""What clients send, as types: the bodies of requests, and the messages of the WebSocket protocol."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta

from quarriors.server.errors import Refusal
from quarriors.server.match_events import Clock, SeatPlan

_T = TypeVar("_T")

#: The version of messages and paths; it changes only when a client of before could not go on.
PROTOCOL: Final = 2
#: All that are spoken. In protocol 1 nonces are not sealed, and all cards are known before the game begins.
PROTOCOLS: Final = (1, 2)

Name = Annotated[str, Meta(max_length=60)]
Word = Annotated[str, Meta(max_length=100)]
Words = Annotated[list[Word], Meta(max_length=60)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Secret = Annotated[str, Meta(max_length=64)]
OwnSecret = Annotated[str, Meta(pattern=r"^qs_[A-Za-z0-9_-]{32,61}$")]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Nonce = Annotated[str, Meta(max_length=64)]
Hash = Annotated[str, Meta(max_length=64)]
Mark = Annotated[str, Meta(max_length=80)]
Code = Annotated[str, Meta(max_length=64)]


class _Body(msgspec.Struct, forbid_unknown_fields=True):
    pass


class From(_Body):
    """Where another game stood: after that event."""

    game: Annotated[str, Meta(max_length=40)]
    number: Number


class NewGame(_Body):
    """Sets up a game."""

    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=4)]
    sets: Words = []
    #: Nothing: by lot. One name of ready-made Wilds: those. Names of cards: these, and the rest by lot.
    wilds: Words = []
    #: When what is left to the lot is dealt: now, for all to see, or when the game begins, from everybody's dice.
    deal: Literal["now", "start"] = "now"
    printed_only: bool = False
    rules: dict[str, Any] = {}
    first: SeatNumber | None = None
    public: bool = False
    title: Name = ""
    clock: Clock | None = None
    #: Makes it practice: whoever knows the seed knows the dice.
    seed: Annotated[int, Meta(ge=-(2**62), le=2**62)] | Word | None = None
    #: Goes on from where another game stood.
    origin: From | None = msgspec.field(default=None, name="from")
    #: Goes on from where a record ends, of a game that was played elsewhere.
    record: str = ""
    #: The Wilds and dice of that day, or the table of that puzzle; then nothing else is chosen but who plays.
    today: Annotated[str, Meta(max_length=20)] = ""
    puzzle: Annotated[str, Meta(max_length=40)] = ""


class Join(_Body):
    """Takes an open seat."""

    name: Name
    seat: SeatNumber | None = None
    invitation: Secret = ""
    auto_roll: bool = False
    pay_by_hand: bool = False
    #: A secret of the client's own making: then the same request may be sent again without harm.
    secret: OwnSecret | None = None


class Claim(_Body):
    """Moves a seat to this device."""

    code: Code
    secret: OwnSecret | None = None


class Deal(_Body):
    """Looks at Wilds before a game is made."""

    sets: Words = []
    wilds: Words = []
    printed_only: bool = False
    rules: dict[str, Any] = {}
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    seed: Annotated[int, Meta(ge=-(2**62), le=2**62)] | Word | None = None
    lang: Name = "en"


# -- the WebSocket ---------------------------------------------------------------------------------


class _Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    #: Anything the client likes: the answer names it.
    id: Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=0, le=2**53)] | None = None


class _OfSeat(_Message, kw_only=True):
    #: Needed only by those who hold several seats.
    seat: SeatNumber | None = None


class Hello(_Message, tag="hello", kw_only=True):
    """The first message: which game, as whom, and what is known already."""

    protocol: Number
    game: Annotated[str, Meta(max_length=40)]
    secrets: Annotated[list[Secret], Meta(max_length=4)] = []
    invitation: Secret = ""
    #: The last event that the client has seen.
    since: Number | None = None
    #: The mark of the last state that the client has seen.
    mark: Mark = ""
    lang: Name = "en"


class Ack(_Message, tag="ack", kw_only=True):
    """Everything up to this event has arrived."""

    number: Number


class Ping(_Message, tag="ping", kw_only=True):
    """Is anybody there?"""


class Speak(_Message, tag="speak", kw_only=True):
    """Wants everything in another language from now on."""

    lang: Name


class CallMe(_Message, tag="name", kw_only=True):
    """Somebody who only watches says who they are; nobody has to."""

    name: Name


class ReadyUp(_OfSeat, tag="ready", kw_only=True):
    """Ready to begin, with a part of the dice: sealed, or, in protocol 1, for all to see."""

    sealed: Hash = ""
    nonce: Nonce = ""


class Reveal(_OfSeat, tag="reveal", kw_only=True):
    """Shows the nonce that was sealed, now that everybody is ready."""

    nonce: Nonce


class FreeSeat(_OfSeat, tag="free", kw_only=True):
    """Frees the open seat of somebody for whom all the others wait in vain."""


class Leave(_OfSeat, tag="leave", kw_only=True):
    """Leaves an open seat before the game begins."""


class MoveTaken(_OfSeat, tag="move", kw_only=True):
    """Takes an option of the decision with that number."""

    answers: Number
    option: Word


class TakeBack(_OfSeat, tag="undo", kw_only=True):
    """Takes back one's last decision, or everything after event `to`, from the decision with that number.

    With `far` also beyond dice and others' decisions, for which the others are asked.
    """

    answers: Number
    to: Number | None = None
    far: bool = False


class AnswerUndo(_OfSeat, tag="undo_answer", kw_only=True):
    """Says yes or no to the question that event `asked` put."""

    asked: Number
    agree: bool


class GiveToBot(_OfSeat, tag="bot", kw_only=True):
    """Has a bot play one's own seat, or one that was left alone."""

    #: The best one if none is named.
    level: Name = ""


class TakeSeatBack(_OfSeat, tag="back", kw_only=True):
    """Plays one's seat oneself again."""


class Resign(_OfSeat, tag="resign", kw_only=True):
    """Gives up."""


class PlayAgain(_OfSeat, tag="rematch", kw_only=True):
    """Makes the next game of the same people and bots."""

    wilds: Literal["new", "same"] = "new"
    #: Asks those who are here first.
    ask: bool = False


class AnswerRematch(_OfSeat, tag="rematch_answer", kw_only=True):
    """Says yes or no to another game; whoever has asked calls it off."""

    agree: bool


class Say(_OfSeat, tag="say", kw_only=True):
    """Says something to everybody at the table: a phrase by its id, or a line of one's own."""

    phrase: Name = ""
    text: Annotated[str, Meta(max_length=1000)] = ""


class GetCode(_OfSeat, tag="code", kw_only=True):
    """Asks for a one-time code that takes the seat to another device."""


class GetHint(_OfSeat, tag="hint", kw_only=True):
    """Asks what a good bot would do about the decision with that number."""

    answers: Number


class WhyNot(_OfSeat, tag="why_not", kw_only=True):
    """Asks why something cannot be done with a die, a card or a player; without a kind, what anybody would mean."""

    die: Number | None = None
    card: Number | None = None
    player: SeatNumber | None = None
    kind: Name | None = None


Command = (
    ReadyUp | Reveal | Leave | FreeSeat | MoveTaken | TakeBack | AnswerUndo | GiveToBot | TakeSeatBack | Resign
    | PlayAgain | AnswerRematch | Say | GetCode | GetHint | WhyNot
)  # fmt: skip
Incoming = Hello | Ack | Ping | Speak | CallMe | Command

_incoming: Final[msgspec.json.Decoder[Incoming]] = msgspec.json.Decoder(Incoming)
_command: Final[msgspec.json.Decoder[Command]] = msgspec.json.Decoder(Command)
encode: Final = msgspec.json.Encoder().encode


def read_incoming(data: str | bytes) -> Incoming:
    """A message of the WebSocket; what is wrong with one that is none."""
    try:
        return _incoming.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad_request", _said(error)) from None


class _Id(msgspec.Struct):
    id: Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=0, le=2**53)] | None = None


def id_of(data: str | bytes) -> str | int | None:
    """The id of a message that says nothing else of sense, so that its sender knows which one it was."""
    try:
        return msgspec.json.decode(data, type=_Id).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def read_command(data: bytes) -> Command:
    """A command by HTTP: the same as on the WebSocket."""
    try:
        return _command.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad_request", _said(error)) from None


def read_body(data: bytes, kind: type[_T]) -> _T:
    """The body of a request."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad_request", _said(error)) from None


def _said(error: Exception) -> str:
    return f"{error}"[:300]
