"""What happened, told again: for those who were away, and for those who want the whole story."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from quarriors.engine.errors import QuarriorsError
from quarriors.engine.game import Game
from quarriors.server import events as told
from quarriors.server import wire
from quarriors.server.errors import Refusal
from quarriors.server.events import decode
from quarriors.server.loading import is_of_this_version, load
from quarriors.server.match import FoldError, Match
from quarriors.server.store import Event as Row
from quarriors.server.store import Snapshot
from quarriors.server.telling import Teller, Told, opening

if TYPE_CHECKING:
    from quarriors.server.hub import Hub

Json = dict[str, Any]

#: Events that are told at once; a client that has missed more asks for them by and by.
MOST: Final = 200


async def missed(hub: Hub, id: str, since: int, upto: int, lang: str) -> list[Json]:
    """The events after `since`, at most `MOST` of them, with their stories as far as this version can tell them."""
    upto = min(upto, since + MOST)
    rows = await hub.store.events(id, since, upto - since)
    pictures = {row.number: await hub.store.snapshot(id, row.number) for row in rows if _is_jump(row)}
    secret = (await hub.row(id)).secret
    try:
        match: Match | None = (await load(hub.store, id, since)).match if since else Match(id, secret)
    except Refusal:
        match = None
    return await asyncio.to_thread(_tell, secret, match, rows, pictures, lang)


def _is_jump(row: Row) -> bool:
    """Whether the table after it does not follow from the one before."""
    if row.kind == "upgraded":
        return True
    event = decode(row.data) if row.kind == "undo" else None
    return isinstance(event, told.Undo) and event.far


def _tell(
    secret: bytes, match: Match | None, rows: Sequence[Row], pictures: dict[int, Snapshot | None], lang: str
) -> list[Json]:
    said: list[Json] = []
    for row in rows:
        event = decode(row.data)
        heard: Told | None = None
        try:
            heard = _hear(match, row, event, lang) if match is not None else None
        except (FoldError, QuarriorsError):
            match = None
        if match is None:
            match = _restored(row, secret, pictures.get(row.number))
        said.append(wire.event(row.number, row.seat, event, row.at, heard, lang))
    return said


def _hear(match: Match, row: Row, event: told.Event, lang: str) -> Told | None:
    """Takes an event in, and what there is to tell of it."""
    table: Game | None = None
    heard: Told | None = None
    if isinstance(event, told.Move):
        table = match.table.clone()
        teller = Teller(table, [lang])
        table.take(event.option)
        heard = teller.told()
        teller.leave()
    match.fold(row.number, row.seat, event, row.at, table)
    if isinstance(event, told.Started):
        heard = opening(match.table, [lang])
    return heard


def _restored(row: Row, secret: bytes, picture: Snapshot | None) -> Match | None:
    """The match after an event that does not follow from the one before; None if this version cannot tell."""
    try:
        if picture is not None and picture.number == row.number and is_of_this_version(picture):
            return Match.restored(row.game, secret, picture.data)
    except (QuarriorsError, ValueError):
        pass
    return None
