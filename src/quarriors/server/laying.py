"""A new game is written down, and has an id from then on."""

from __future__ import annotations

from time import time

from quarriors.server import messages, wire
from quarriors.server.errors import Refusal
from quarriors.server.hub import Hub
from quarriors.server.match import Match
from quarriors.server.match_events import MatchEvent, encode, kind_of
from quarriors.server.rows import EventRow, GameRow
from quarriors.server.setting_up import NewMatch, new_id


async def lay(hub: Hub, new: NewMatch, holders: dict[int, str], inviting: str) -> Match | None:
    """Writes a new game down; None if it is the one game that can have its id, and somebody has just made it."""
    now = time()
    setup = new.event.setup
    events: list[tuple[int | None, MatchEvent]] = [(None, new.event), *new.seated]
    for _ in range(3):
        id = new.id or new_id()
        match = Match(id, new.secret)
        for seat, event in events:
            match.fold(match.number + 1, seat, event, now)
        row = GameRow(
            id=id, created=now, changed=now, status=match.status, public=setup.public, number=match.number, turn=0,
            title=setup.title, setup=messages.encode(setup).decode(),
            players=messages.encode(wire.summary(match)).decode(), waits="", deadline=None, secret=new.secret,
            invitation_hash=inviting, standing=match.standing,
        )  # fmt: skip
        rows = [
            EventRow(id, at + 1, kind_of(event), seat, encode(event), now) for at, (seat, event) in enumerate(events)
        ]
        if await hub.store.create(row, rows, holders):
            hub.metrics.games_created.inc()
            return match
        if new.id:
            return None
    raise Refusal("internal", "no free id was found for the game")
