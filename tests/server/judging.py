"""What must hold of a server whatever was sent to it: nothing lost, nothing done for others, nothing given away."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from quarriors.server import match_events, messages
from quarriors.server.archive import MainLine
from quarriors.server.errors import ERRORS
from quarriors.server.hub import Hub
from quarriors.server.loading import load
from quarriors.server.match import Match
from quarriors.server.match_events import decode
from quarriors.server.proposing import rolled_on
from quarriors.server.setting_up import hashed
from quarriors.server.store import EventRow
from tests.server.crowd import Crowd, Deed, Guest, Known

Json = dict[str, Any]

#: Which command brings about which event of a seat.
_BY_COMMAND: Final[dict[str, type | tuple[type, ...]]] = {
    "move": messages.MoveTaken,
    "undo": messages.TakeBack,
    "undo_asked": messages.TakeBack,
    "undo_answered": messages.AnswerUndo,
    "ready": messages.ReadyUp,
    "revealed": messages.Reveal,
    "stood": messages.Leave,
    "bot": messages.GiveToBot,
    "back": messages.TakeSeatBack,
    "resigned": messages.Resign,
    "rematch": (messages.PlayAgain, messages.AnswerRematch),
}
#: Events that come of another one, in the same piece.
_FOLLOWS: Final = ("started", "over", "undo")
#: Secrets, invitations and codes in full; the id of a game may happen to look like the beginning of one.
_TOKEN: Final = re.compile(r"(?<![\w-])(?:q[si]_[\w-]{32}|qc_[0-9A-Z]{10})(?![\w-])")
_SEAL: Final = re.compile(r'"sealed":"[0-9a-f]{64}"')
_DIGITS: Final = re.compile(r"(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])")
_INSIDE: Final = re.compile(
    r"Traceback|File \"|\.py\b|site-packages|sqlalchemy|psycopg|sqlite3?\.|object at 0x|/src/|/home/|/tmp/|NoneType"
)


def folded(id: str, secret: bytes, rows: Sequence[EventRow]) -> Match:
    """A match from nothing but its events."""
    match = Match(id, secret)
    for at, row in enumerate(rows):
        event = decode(row.data)
        table = None
        if isinstance(event, match_events.Undo) and event.far:
            table = rolled_on(match, MainLine(rows[: at + 1]).game(event.to))
        match.fold(row.number, row.seat, event, row.at, table)
    return match


def seen(match: Match) -> Json:
    """All there is to know of a match, for comparing it with another that should be the same."""
    return {
        "number": match.number,
        "status": match.status,
        "standing": match.standing,
        "decision": match.decision,
        "clocks": match.clocks,
        "asked": msgspec.to_builtins(match.asked),
        "ended": msgspec.to_builtins(match.ended),
        "rematch": match.rematch,
        "places": msgspec.to_builtins(match.places),
        "setup": msgspec.to_builtins(match.setup),
        "table": None if match.game is None else msgspec.json.decode(match.snapshot()),
        "undo": [number for number, _ in match.before],
        "undoer": match.undoer if match.before else -1,
        "words": match.game.all_words() if match.game is not None and not match.game.over else [],
    }


def _in_force(known: Known, rows: Sequence[EventRow], seat: int, number: int) -> str:
    """The secret that moved for a seat after that event, or nothing."""
    changes = [row for row in rows[:number] if row.seat == seat and row.kind in ("sat", "stood", "seat_moved")]
    if changes and changes[-1].kind == "stood":
        return ""
    since = changes[-1].number if changes else 1
    return max(((at, secret) for at, secret in known.held.get(seat, []) if at <= since), default=(0, ""))[1]


def _move_along(crowd: Crowd, known: Known, rows: Sequence[EventRow]) -> None:
    """A seat that was claimed in the game before has moved here, too."""
    earlier = crowd.games.get(known.before)
    for row in rows:
        if earlier is not None and row.kind == "seat_moved" and row.seat in earlier.valid:
            given = known.held.setdefault(row.seat, [])
            if all(at != row.number for at, _ in given):
                given.append((row.number, earlier.valid[row.seat]))


@dataclass
class Judge:
    """Looks at everything after every burst. It knows each game as it was the last time."""

    #: One of each worker.
    hubs: Sequence[Hub]
    rows: dict[str, list[EventRow]] = field(default_factory=dict)
    #: Digits that may be shown: commitments, and secrets of games that are over.
    shown: set[str] = field(default_factory=set)
    #: Secrets of games that are not over.
    hidden: set[str] = field(default_factory=set)
    #: What happened in all games.
    events: Counter[str] = field(default_factory=Counter)

    async def judge(self, crowd: Crowd) -> None:
        for refused in crowd.refused:
            assert refused.id in ERRORS, refused
            assert refused.id != "internal", refused
            assert refused.status in (None, ERRORS[refused.id][0]), refused
            assert refused.text, refused
            assert len(refused.text) < 2000, refused
            assert not _INSIDE.search(refused.text), refused
        for known in list(crowd.games.values()):
            await self._judge_game(crowd, known)
        for guest in crowd.guests:
            self._judge_heard(crowd, guest)

    async def _judge_game(self, crowd: Crowd, known: Known) -> None:
        hub = self.hubs[0]
        async with AsyncExitStack() as locks:  # while all workers are held up nobody can write
            rooms = [await one.room(known.id) for one in self.hubs]
            for room in rooms:
                await locks.enter_async_context(room.lock)
            rows = await hub.store.events(known.id)
            holders = {holder.seat: holder.secret_hash for holder in await hub.store.holders(known.id)}
            row = await hub.row(known.id)
            stored = seen((await load(hub.store, known.id)).match)
            for room in rooms:
                await room.catch_up()
                assert room.holders == holders
                assert seen(room.match) == stored, "what is in memory is not what was written"
        assert [one.number for one in rows] == list(range(1, len(rows) + 1))
        _move_along(crowd, known, rows)
        before = self.rows.get(known.id, [])
        assert rows[: len(before)] == before, "what was written has changed"
        assert stored == seen(folded(known.id, row.secret, rows)), "a game is not the sum of its events"
        assert (row.number, row.status, row.standing) == (stored["number"], stored["status"], stored["standing"])
        assert all(seconds >= 0 for seconds in stored["clocks"])
        self._judge_standing(rows)
        deeds = [deed for deed in crowd.deeds if deed.game == known.id]
        for one in rows[len(before) :]:
            self.events[one.kind] += 1
            self._judge_event(crowd, known, rows, one, deeds)
        for deed in deeds:
            self._judge_deed(rows, deed)
        self._judge_looking(crowd, known, rows, len(before))
        now = {seat: secret for seat in range(4) if (secret := _in_force(known, rows, seat, len(rows)))}
        assert {seat: hashed(secret) for seat, secret in now.items()} == holders, "a seat is not its holder's"
        self.rows[known.id] = rows
        first = decode(rows[0].data)
        assert isinstance(first, match_events.Created)
        self.shown.add(first.commitment)
        known.is_over = row.status == "over"
        self.hidden.add(row.secret.hex())
        if known.is_over:
            self.shown.add(row.secret.hex())
            self.hidden.discard(row.secret.hex())

    def _judge_standing(self, rows: list[EventRow]) -> None:
        """A game that was changed beyond its dice is never said to be verified."""
        events = [decode(row.data) for row in rows]
        far = any(isinstance(event, match_events.Undo) and event.far for event in events)
        for event in events:
            if isinstance(event, match_events.Over):
                assert not (far and event.standing == "verified")
            if not isinstance(event, match_events.Over):
                assert "secret" not in msgspec.to_builtins(event)

    def _judge_looking(self, crowd: Crowd, known: Known, rows: list[EventRow], since: int) -> None:
        """Nobody was shown a game who is not invited and has held no seat of it since the last look."""
        tokens = {known.invitation, *(secret for given in known.held.values() for at, secret in given if at > since)}
        tokens |= {_in_force(known, rows, seat, max(1, since)) for seat in range(4)}
        for guest, game in crowd.looked:
            assert game != known.id or known.public or guest.knows & tokens, f"{guest.name} was shown a game of others"

    def _judge_event(self, crowd: Crowd, known: Known, rows: list[EventRow], row: EventRow, deeds: list[Deed]) -> None:
        """Whoever did it held the seat, and was told that it is done, unless they had gone."""
        event = decode(row.data)
        if isinstance(event, match_events.MoveMade) and event.by == "bot":
            return
        if isinstance(event, match_events.BotSits | match_events.Resigned) and event.why == "clock":
            return
        if row.kind in ("sat", "seat_moved"):
            assert row.seat is not None
            assert _in_force(known, rows, row.seat, row.number), f"nobody was given the seat of {row}"
            return
        if row.kind in _FOLLOWS and any(other.number == row.number - 1 and other.at == row.at for other in rows):
            return
        if row.kind not in _BY_COMMAND:
            assert row.kind in ("created", "bot_replaced", "started", "over"), row
            return
        last = row.number
        while last < len(rows) and rows[last].kind in _FOLLOWS and rows[last].at == row.at:
            last += 1
        wanted = _BY_COMMAND[row.kind]
        for deed in deeds:
            if isinstance(deed.command, wanted) and deed.number in (None, last) and self._may(known, rows, row, deed):
                self._follow(crowd, known, rows, row)
                return
        raise AssertionError(f"nobody who may has done {row}: {[deed for deed in deeds if deed.number == last]}")

    def _may(self, known: Known, rows: list[EventRow], row: EventRow, deed: Deed) -> bool:
        """Whether that guest held the seat just before the event; any seat for what is everybody's business."""
        last = row.number - 1
        held = {seat for seat in range(4) if _in_force(known, rows, seat, last) in deed.guest.knows}
        event = decode(row.data)
        if row.kind == "rematch" or (isinstance(event, match_events.BotSits) and event.why == "alone"):
            return bool(held)
        return row.seat in held and deed.command.seat in (None, row.seat)

    def _judge_deed(self, rows: list[EventRow], deed: Deed) -> None:
        """What was said to be done is there."""
        if deed.number is None:
            return
        assert 0 < deed.number <= len(rows), deed
        command = deed.command
        if isinstance(command, messages.MoveTaken):
            row = rows[deed.number - 1]
            row = rows[deed.number - 2] if row.kind == "over" else row
            event = decode(row.data)
            assert isinstance(event, match_events.MoveMade), (deed, row)
            assert event.answers == command.answers
            assert command.option in (event.option, event.words)
            assert event.by == "person"
            assert command.seat in (None, row.seat)

    def _follow(self, crowd: Crowd, known: Known, rows: list[EventRow], row: EventRow) -> None:
        """Whoever held a seat when a rematch was made holds it there."""
        event = decode(row.data)
        if isinstance(event, match_events.Rematch):
            again = crowd.games.setdefault(
                event.game, Known(event.game, known.invitation, known.public, before=known.id)
            )
            for seat in range(4):
                if secret := _in_force(known, rows, seat, row.number):
                    again.held.setdefault(seat, []).append((1, secret))

    def _judge_heard(self, crowd: Crowd, guest: Guest) -> None:
        for text in guest.heard:
            for token in _TOKEN.findall(text):
                # those that malice has made up are no secrets
                assert token in guest.knows or token.startswith(("qs_AAA", "qi_AAA", "qc_234")), f"{token} in {text}"
            # seals of nonces are there to be seen
            for digits in _DIGITS.findall(_SEAL.sub("", text)):
                assert digits in self.shown, f"{digits} in {text}"
            assert not self.hidden & set(_DIGITS.findall(text)), f"a secret in {text}"
        for _, connection in guest.connections:
            if connection.welcome is not None:
                start = connection.welcome["number"]
                expected = list(range(start + 1, start + 1 + len(connection.numbers)))
                assert connection.numbers == expected, "events were left out, or told twice"
