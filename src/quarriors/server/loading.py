"""Matches read from the store, also those of another version of rules and cards."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import suppress

import msgspec

from quarriors.engine.errors import QuarriorsError, SetupError
from quarriors.engine.position import read_position
from quarriors.server import match_events
from quarriors.server.archive import MainLine
from quarriors.server.errors import Refusal
from quarriors.server.fairness import commitment
from quarriors.server.keeping import dice_of, version_of
from quarriors.server.logs import Log
from quarriors.server.match import OVER, FoldError, KeptMatch, Match
from quarriors.server.match_events import decode
from quarriors.server.ports import Keeping
from quarriors.server.proposing import Proposal
from quarriors.server.rows import EventRow, GameRow, Snapshot, StoreUnavailable

_LOG = Log("quarriors.server.loading")


class Loaded:
    """A match, and the version it was kept by if it has to go on by other rules."""

    def __init__(self, match: Match, upgraded_from: str = "") -> None:
        self.match = match
        self.upgraded_from = upgraded_from


async def load(store: Keeping, id: str, upto: int | None = None) -> Loaded:
    """The match as it is now, or as it was after that event."""
    row = await store.game(id)
    if row is None:
        raise Refusal("not_found", "there is no such game")
    snapshot = await store.snapshot(id, upto)
    try:
        loaded = await _load(store, row, snapshot, upto)
        if loaded.match.number < (row.number if upto is None else min(upto, row.number)):
            raise FoldError("events of it are missing")
        _check_secret(loaded.match)
        return loaded
    except (Refusal, StoreUnavailable):
        raise
    except QuarriorsError as error:
        raise Refusal("unplayable", str(error), error) from None
    except FoldError as error:
        raise Refusal("unplayable", str(error)) from None
    except Exception as error:  # written by a version of which nothing is known
        _LOG.error("a game cannot be read", error, game=id)
        raise Refusal("unplayable") from None


async def _load(store: Keeping, row: GameRow, snapshot: Snapshot | None, upto: int | None) -> Loaded:
    if snapshot is None:
        return Loaded(await _folded(store, Match(row.id, row.secret), upto))
    if is_of_this_version(snapshot):
        return Loaded(await _folded(store, Match.restored(row.id, row.secret, snapshot.data), upto))
    return await _from_elsewhere(store, row, snapshot, upto)


def is_of_this_version(snapshot: Snapshot) -> bool:
    """Whether it was taken by these rules and cards."""
    return snapshot.version == version_of(msgspec.json.decode(snapshot.data, type=_Cards).game.cards)


class _CardList(msgspec.Struct):
    cards: list[str]


class _Cards(msgspec.Struct):
    game: _CardList


async def _folded(store: Keeping, match: Match, upto: int | None) -> Match:
    limit = None if upto is None else upto - match.number
    for row in await store.events(match.id, match.number, limit):
        match.fold(row.number, row.seat, decode(row.data), row.at)
    return match


async def _from_elsewhere(store: Keeping, row: GameRow, snapshot: Snapshot, upto: int | None) -> Loaded:
    """A match kept by another version: if all its events still lead to the same dice, nothing has changed."""
    rows = await store.events(row.id, 0, upto)
    try:
        return Loaded(await _played_again(store, row, rows))
    except StoreUnavailable:
        raise
    except Exception:  # other rules may stumble over these events in any way
        match = Match.continued(row.id, row.secret, snapshot.data, snapshot.position)
    for event in rows[match.number :]:
        what = decode(event.data)
        if isinstance(what, match_events.MoveMade | match_events.Undo):
            match.number, match.at = event.number, event.at  # this turn begins anew
        else:
            match.fold(event.number, event.seat, what, event.at)
    if match.status == OVER:
        with suppress(QuarriorsError, FoldError):
            match.game = MainLine(rows).game()  # as it lay at the end, if the log still leads there
        return Loaded(match)
    return Loaded(match, snapshot.version)


async def _played_again(store: Keeping, row: GameRow, rows: list[EventRow]) -> Match:
    """The match played again, from its beginning or from where it last went on by other rules."""
    jumps = [event for event in rows if event.kind in ("undo", "upgraded")]
    found = [await store.snapshot(event.game, event.number) for event in jumps]
    pictures = {shot.number: shot for shot in found if shot is not None}

    def followed() -> Match:
        match = Match(row.id, row.secret)
        for now in replayed(row, rows, pictures):
            match = now
        return match

    return await asyncio.to_thread(followed)  # the other games go on meanwhile


def replayed(row: GameRow, rows: list[EventRow], pictures: Mapping[int, Snapshot]) -> Iterator[Match]:
    """The match after each event, from its beginning or from where it last went on by other rules.

    It is one match, which goes on. `pictures` are its snapshots, by number.
    """
    match = Match(row.id, row.secret)
    for event in reversed(rows):
        if event.kind == "upgraded":
            what = decode(event.data)
            assert isinstance(what, match_events.Upgraded)
            match = Match.continued(row.id, row.secret, _kept(pictures, event).data, what.position)
            yield match
            break
    for event in rows[match.number :]:
        what = decode(event.data)
        table = None
        if isinstance(what, match_events.Undo) and what.far:
            kept = _kept(pictures, event)
            table = MainLine(rows[: event.number]).game(event.number)
            table.state.stream = dice_of(match.seed, msgspec.json.decode(kept.data, type=KeptMatch).game.used)
        match.fold(event.number, event.seat, what, event.at, table)
        yield match


def _kept(pictures: Mapping[int, Snapshot], event: EventRow) -> Snapshot:
    """The snapshot that was taken with that event."""
    if event.number not in pictures:
        raise FoldError("the dice of then are not known")
    return pictures[event.number]


def _check_secret(match: Match) -> None:
    """Dice that were not yet rolled follow from the secret: a damaged one would be noticed only at the end."""
    if match.status != OVER and not match.setup.practice and match.commitment:
        try:
            is_whole = commitment(match.secret) == match.commitment
        except SetupError:
            is_whole = False
        if not is_whole:
            raise FoldError("the secret of its dice is damaged")


def upgrade(match: Match, before: str) -> Proposal:
    """The event that marks a game which goes on by other rules, from the beginning of the turn."""
    position = match.position()
    # what is read from the event, not what it was written from: then it always leads to the same dice
    table = read_position(position, chance=match.table.state.stream)
    return Proposal().add(None, match_events.Upgraded(position, before, match.version), table)
