"""What the server says: the state of a match and its events as clients are told them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from quarriors.server import match_events
from quarriors.server.announcing import Announcement
from quarriors.server.fairness import sealed_nonce
from quarriors.server.marks import mark_of
from quarriors.server.match import OVER, Match, Place
from quarriors.server.match_events import MatchEvent, kind_of
from quarriors.server.occasions import is_solved
from quarriors.server.picture import choices, picture
from quarriors.text import NOBODY, describe_decision
from quarriors.text.words import Words

Json = dict[str, Any]

_json = msgspec.json.Encoder()

#: Parts of events that only the server needs.
_INTERNAL = ("entries", "position", "clock_since")


def state(match: Match, words: Words, now: float, seats: Collection[int] = ()) -> Json:
    """Everything there is to see of a match now, told to whoever holds these seats."""
    return Showing(match, now).state(words, seats)


def listener(seats: Collection[int]) -> int:
    """Whom stories are told to: the only seat somebody holds. For several at one screen everybody has a name."""
    return next(iter(seats)) if len(seats) == 1 else NOBODY


class Showing:
    """What there is to see of a match at one moment. What several are shown alike is made once.

    With `raw`, that is also encoded only once: good for nothing then but being sent.
    """

    def __init__(self, match: Match, now: float, raw: bool = False) -> None:
        self._match = match
        self._raw = raw
        self._common = _common(match, now)
        self._table: object = None
        #: Decisions without their texts, by language.
        self._decisions: dict[str, Json] = {}

    def audience(self, seats: Collection[int]) -> tuple[int, bool]:
        """Whoever is spoken to alike: as the seat they hold, and whether the decision is theirs."""
        return listener(seats), self._match.decider in seats

    def state(self, words: Words, seats: Collection[int]) -> Json:
        """The state in that language for whoever holds these seats."""
        match, game = self._match, self._match.game
        seen = {**self._common, "decision": None}
        if game is None:
            return seen
        if game.over:
            seen["table"] = picture(game, words, listener(seats))
            return seen
        if self._table is None:
            self._table = self._shared(picture(game, words))
        seen["table"] = self._table
        if match.decider >= 0:
            if words.code not in self._decisions:
                self._decisions[words.code] = asked = choices(game, words)
                asked["options"] = self._shared(asked["options"])
            to = match.decider if match.decider in seats else NOBODY
            text = describe_decision(game, words, to)
            seen["decision"] = {**self._decisions[words.code], "text": text, "number": match.decision}
        return seen

    def _shared(self, part: object) -> object:
        return msgspec.Raw(_json.encode(part)) if self._raw else part


def _common(match: Match, now: float) -> Json:
    """What is the same in every language and for everybody."""
    asked = match.asked
    seen: Json = {
        "game": match.id,
        "number": match.number,
        "mark": mark_of(match),
        "status": match.status,
        "standing": match.standing,
        "seats": _seats(match),
        "undo": match.undoer if match.can_undo(match.undoer) else None,
        "undo_asked": None if asked is None else _whole(asked),
        "table": None,
        "decision": None,
        "result": None if match.ended is None else _whole(match.ended),
        "rematch": match.rematch or None,
    }
    if match.is_paused:
        seen["paused"] = True
    if match.clocks:
        seen["clocks"] = [round(seconds, 1) for seconds in match.clocks_at(now)]
        seen["ticking"] = match.ticking if match.ticking >= 0 else None
    solved = is_solved(match)
    if solved is not None:
        seen["solved"] = solved
    return seen


def _seats(match: Match) -> list[Json]:
    return [_seat(seat, place, match.commitment) for seat, place in enumerate(match.places)]


def _seat(seat: int, place: Place, commitment: str) -> Json:
    # a nonce that everybody could see at once has a seal, too: whoever notes all seals notes all nonces
    is_open = bool(place.is_person and place.nonce and not place.sealed)
    sealed = sealed_nonce(commitment, seat, place.nonce or "") if is_open else place.sealed or None
    return {
        "seat": seat,
        "name": place.name,
        "kind": place.plan.kind,
        "bot": place.level or None,
        "taken": place.taken,
        "ready": place.is_ready,
        "sealed": sealed,
        "revealed": place.nonce is not None,
        "open": is_open,
        "resigned": place.resigned,
        "auto_roll": place.auto_roll,
        "pay_by_hand": place.pay_by_hand,
    }


def about(match: Match) -> Json:
    """What does not change once a game is there."""
    return {"game": match.id, "commitment": match.commitment or None, **settings(match.setup)}


def settings(setup: match_events.Setup) -> Json:
    """What a game is played with; its seats are part of the state."""
    said: Json = _whole(setup)
    said.pop("seats")
    if setup.first < 0:
        said["first"] = None
    return said


def event(
    number: int,
    seat: int | None,
    what: MatchEvent,
    at: float,
    words: Words,
    heard: Announcement | None = None,
    to: int = NOBODY,
) -> Json:
    """An event as it is told: what it says of itself, and for changes of the table its happenings, and their story as
    that seat is told it."""
    said: Json = {"number": number, "kind": kind_of(what), "seat": seat, "at": at}
    for name in what.__struct_fields__:
        if name not in _INTERNAL:
            said[name] = _whole(getattr(what, name))
    if isinstance(what, match_events.Created):
        said["setup"] = settings(what.setup)
        said["commitment"] = what.commitment or None
    if heard is not None:
        said["story"] = heard.story(words, to)
        said["happenings"] = heard.happenings
    return said


def _whole(thing: Any) -> Any:
    """A value with all its fields, those at their defaults included."""
    if isinstance(thing, msgspec.Struct):
        return {name: _whole(getattr(thing, name)) for name in thing.__struct_fields__}
    return [_whole(part) for part in thing] if isinstance(thing, list) else thing


def summary(match: Match) -> Json:
    """A line of a list of games."""
    return {
        "seats": _seats(match),
        "turn": match.game.state.turn if match.game is not None else 0,
        "glory": list(match.game.state.glory) if match.game is not None else [],
        "over": match.status == OVER,
    }
