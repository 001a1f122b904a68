"""What the server says: the state of a match and its events as clients are told them."""

from __future__ import annotations

from typing import Any

import msgspec

from quarriors.server import match_events
from quarriors.server.announcing import Announcement
from quarriors.server.match import OVER, Match, Place
from quarriors.server.match_events import MatchEvent, kind_of
from quarriors.server.picture import decision, picture

Json = dict[str, Any]

#: Parts of events that only the server needs.
_INTERNAL = ("kind", "entries", "position")


def state(match: Match, lang: str, now: float) -> Json:
    """Everything there is to see of a match now."""
    game = match.game
    asked = match.asked
    seen: Json = {
        "game": match.id,
        "number": match.number,
        "status": match.status,
        "standing": match.standing,
        "seats": [_seat(seat, place) for seat, place in enumerate(match.places)],
        "undo": match.undoer if match.can_undo(match.undoer) else None,
        "undo_asked": None if asked is None else _whole(asked),
        "table": None if game is None else picture(game, lang),
        "decision": None,
        "result": None if match.ended is None else _whole(match.ended),
        "rematch": match.rematch or None,
    }
    if match.clocks:
        seen["clocks"] = [round(seconds, 1) for seconds in match.clocks_at(now)]
        seen["ticking"] = match.ticking if match.ticking >= 0 else None
    if match.decider >= 0 and game is not None and (choice := decision(game, lang)) is not None:
        choice["number"] = match.decision
        seen["decision"] = choice
    return seen


def _seat(seat: int, place: Place) -> Json:
    return {
        "seat": seat,
        "name": place.name,
        "kind": place.plan.kind,
        "bot": place.level or None,
        "taken": place.taken,
        "ready": place.is_ready,
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
    number: int, seat: int | None, what: MatchEvent, at: float, heard: Announcement | None = None, lang: str = "en"
) -> Json:
    """An event as it is told: what it says of itself, and for changes of the table its story and happenings."""
    said: Json = {"number": number, "kind": kind_of(what), "seat": seat, "at": at}
    data: Json = _whole(what)
    for name, value in data.items():
        if name not in _INTERNAL:
            said[name] = value
    if isinstance(what, match_events.Created):
        said["setup"] = settings(what.setup)
        said["commitment"] = what.commitment or None
    if heard is not None:
        said["story"] = heard.stories.get(lang, [])
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
        "seats": [_seat(seat, place) for seat, place in enumerate(match.places)],
        "turn": match.game.state.turn if match.game is not None else 0,
        "glory": list(match.game.state.glory) if match.game is not None else [],
        "over": match.status == OVER,
    }
