"""The store of the table without a server: the same rows as a server writes, on a shelf of one owner."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

import msgspec

from quarriors.server.errors import Refusal
from quarriors.server.logs import Log
from quarriors.server.opentime import OpenTime
from quarriors.server.rows import Code, Damaged, EventRow, GameRow, Holder, Snapshot, StoreUnavailable, Unit, damaged
from quarriors.site.shelf import Shelf

_LOG: Final = Log("quarriors.site.kept")
_HOURS: Final = "hours"
_Row = TypeVar("_Row")


@dataclass(slots=True)
class _Kept:
    """A game as it lies on the shelf: its row, and the hash of each seat's secret."""

    row: GameRow
    holders: dict[int, str]


class KeptGames:
    """A store as `quarriors.server.ports.Keeping` has it.

    There is one owner: the browser sees to that. All the same, no event is ever written over: whoever is late finds its
    number taken. Rows of games are in memory, events stay on the shelf.
    """

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self.hours = OpenTime()
        self.trouble = ""
        self._games: dict[str, _Kept] = {}
        #: Games whose row cannot be read. The others know nothing of it.
        self._damaged: set[str] = set()
        self._codes: dict[str, Code] = {}
        self._locked: set[str] = set()

    async def open(self) -> None:
        """Reads which games there are."""
        for key, data in await self._shelf.all("game/"):
            self._read_row(key.removeprefix("game/"), data)
        for _, data in await self._shelf.all(_HOURS):
            self.hours.begin(_number(data))

    def _read_row(self, id: str, data: bytes) -> None:
        try:
            self._games[id] = msgspec.json.decode(data, type=_Kept)
            self._damaged.discard(id)
        except msgspec.MsgspecError as error:
            self._games.pop(id, None)
            self._damaged.add(id)
            _LOG.warning("game damaged", game=id, why=str(error))

    # -- writing -----------------------------------------------------------------------------------

    async def _change(self, put: Mapping[str, bytes], new: Sequence[str] = (), drop: Sequence[str] = ()) -> bool:
        try:
            done = await self._shelf.change(put, new, drop)
        except StoreUnavailable as error:
            self.trouble = str(error) or "the shelf is away"
            raise
        self.trouble = ""
        return done

    async def create(self, row: GameRow, events: list[EventRow], holders: dict[int, str] | None = None) -> bool:
        kept = _Kept(replace(row, number=events[-1].number if events else 0), dict(holders or {}))
        put = {f"game/{row.id}": msgspec.json.encode(kept)} | {_key(event): _data(event) for event in events}
        if not await self._change(put, list(put)):
            return False
        self._games[row.id] = kept
        return True

    async def append(self, unit: Unit) -> bool:
        kept = self._games.get(unit.game)
        if kept is None:
            return False
        before = unit.events[0].number - 1 if unit.events else unit.after
        if before is not None and kept.row.number != before:
            return False
        if unit.uses_code is not None and not self._is_good(unit.uses_code, unit.game):
            return False
        number = unit.events[-1].number if unit.events else kept.row.number
        changes: dict[str, Any] = unit.changes | {"number": number}
        holders = {seat: hash for seat, hash in {**kept.holders, **unit.holders}.items() if hash is not None}
        after = _Kept(replace(kept.row, **changes), holders)
        events = {_key(event): _data(event) for event in unit.events}
        put = {f"game/{unit.game}": msgspec.json.encode(after)} | events
        if unit.snapshot is not None:
            put[_snapshot_key(unit.snapshot)] = msgspec.json.encode(unit.snapshot)
        if unit.dice:
            put[f"dice/{unit.game}"] = msgspec.json.encode(unit.dice)
        drop = await self._spent(unit) if unit.is_last else []
        if not await self._change(put, list(events), drop):
            await self._look_again(unit.game)
            return False
        self._games[unit.game] = after
        moved = [hash for hash, code in self._codes.items() if code.game == unit.game and code.seat in unit.holders]
        for hash in moved:
            del self._codes[hash]
        return True

    async def _spent(self, unit: Unit) -> list[str]:
        """Snapshots that nobody needs once the game is over: its events lead to the same tables."""
        keys = [key for key, _ in await self._shelf.all(f"snap/{unit.game}/")]
        jumps = {row.number for row in await self.events(unit.game) if row.kind in ("undo", "upgraded")}
        return [key for key in keys[:-1] if int(key.rpartition("/")[2]) not in jumps]

    async def _look_again(self, id: str) -> None:
        """Somebody else has written."""
        for key, data in await self._shelf.all(f"game/{id}"):
            if key == f"game/{id}":
                self._read_row(id, data)

    def _is_good(self, hash: str, game: str) -> bool:
        code = self._codes.get(hash)
        return code is not None and code.game == game and code.expires > self.hours.now()

    async def add_code(self, hash: str, game: str, seat: int, expires: float, holder: str) -> bool:
        kept = self._games.get(game)
        if kept is None or kept.holders.get(seat) != holder:
            return False
        self._codes[hash] = Code(game, seat, expires)
        return True

    async def beat(self) -> None:
        await self._change({_HOURS: str(self.hours.now()).encode()})

    async def touch(self, seats: list[tuple[str, int]], now: float) -> None:
        """There is nobody else to tell."""

    async def keep_review(self, game: str, format: int, data: bytes) -> None:
        if game in self._games:
            await self._change({f"review/{game}/{format}": data})

    async def forget(self, id: str) -> None:
        """Drops a game with everything that belongs to it."""
        drop = [f"game/{id}", f"dice/{id}"]
        for prefix in ("event", "snap", "review"):
            drop += [key for key, _ in await self._shelf.all(f"{prefix}/{id}/")]
        await self._change({}, (), drop)
        self._games.pop(id, None)
        self._damaged.discard(id)

    # -- reading -----------------------------------------------------------------------------------

    async def ping(self) -> None:
        await self._shelf.all(_HOURS)

    async def game(self, id: str) -> GameRow | None:
        if id in self._damaged:
            fault = Damaged("the game was damaged where it was kept").worded("game-damaged")
            raise Refusal("unplayable", str(fault), fault)
        kept = self._games.get(id)
        return kept.row if kept is not None else None

    async def events(self, id: str, after: int = 0, limit: int | None = None) -> list[EventRow]:
        found: list[EventRow] = []
        for key, data in await self._shelf.all(f"event/{id}/"):
            number = int(key.rpartition("/")[2])
            if number > after and (limit is None or len(found) < limit):
                row = _row(data, EventRow)
                if row is None or not row.is_sound or row.number != number:
                    fault = damaged(number)
                    raise Refusal("unplayable", str(fault), fault)
                found.append(row)
        return found

    async def move_answering(self, id: str, answers: int) -> EventRow | None:
        return next((row for row in reversed(await self.events(id, answers)) if row.answers == answers), None)

    async def snapshot(self, id: str, at_most: int | None = None) -> Snapshot | None:
        for key, data in reversed(await self._shelf.all(f"snap/{id}/")):
            if at_most is None or int(key.rpartition("/")[2]) <= at_most:
                found = _row(data, Snapshot)
                if found is not None and found.is_sound:
                    return found
                _LOG.warning("snapshot damaged", game=id, key=key)
        return None

    async def holders(self, id: str) -> list[Holder]:
        kept = self._games.get(id)
        return [Holder(seat, hash) for seat, hash in sorted(kept.holders.items())] if kept is not None else []

    async def held(self, hashes: list[str]) -> list[tuple[str, int]]:
        games = sorted(self._games.items())
        return [(id, seat) for id, kept in games for seat, hash in sorted(kept.holders.items()) if hash in hashes]

    async def present(self, since: float, game: str | None = None) -> list[tuple[str, int, float]]:
        return []

    async def code(self, hash: str) -> Code | None:
        return self._codes.get(hash)

    async def public_games(self, status: str, limit: int, before: float | None = None) -> list[GameRow]:
        rows = [kept.row for kept in self._games.values() if kept.row.public and kept.row.status == status]
        rows = [row for row in rows if before is None or row.changed < before]
        return sorted(rows, key=lambda row: (-row.changed, row.id))[:limit]

    async def waiting_for_bots(self, limit: int) -> list[str]:
        rows = [kept.row for kept in self._games.values() if kept.row.waits == "bot" and kept.row.status == "running"]
        return [row.id for row in sorted(rows, key=lambda row: (row.changed, row.id))[:limit]]

    async def overdue(self, now: float) -> list[str]:
        found = [(kept.row.deadline, id) for id, kept in self._games.items() if kept.row.deadline is not None]
        return [id for deadline, id in sorted(found) if deadline is not None and deadline <= now]

    async def dice_counts(self, game: str | None = None) -> list[tuple[str, str, int]]:
        counts: dict[tuple[str, str], int] = {}
        for key, data in await self._shelf.all("dice/"):
            if game in (None, key.removeprefix("dice/")):
                for die, face, rolled in msgspec.json.decode(data, type=list[tuple[str, str, int]]):
                    counts[die, face] = counts.get((die, face), 0) + rolled
        return [(die, face, rolled) for (die, face), rolled in sorted(counts.items())]

    async def review(self, game: str, format: int) -> bytes | None:
        key = f"review/{game}/{format}"
        return next((data for found, data in await self._shelf.all(key) if found == key), None)

    # -- other workers, of which there are none ----------------------------------------------------

    async def listen(self, heard: Callable[[str, int], None], aside: Callable[[str], None] | None = None) -> None:
        """There is nobody to hear of."""

    async def tell_aside(self, game: str, message: str) -> None:
        """There is nobody else to tell."""

    async def try_lock(self, game: str) -> bool:
        is_free = game not in self._locked
        self._locked.add(game)
        return is_free

    async def unlock(self, game: str) -> None:
        self._locked.discard(game)

    def holds(self, game: str) -> bool:
        return game in self._locked


def _key(event: EventRow) -> str:
    return f"event/{event.game}/{event.number:08d}"


def _snapshot_key(snapshot: Snapshot) -> str:
    return f"snap/{snapshot.game}/{snapshot.number:08d}"


def _data(event: EventRow) -> bytes:
    return msgspec.json.encode(event)


def _row(data: bytes, kind: type[_Row]) -> _Row | None:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.MsgspecError:
        return None


def _number(data: bytes) -> float:
    try:
        return max(0.0, float(data))
    except ValueError:
        return 0.0
