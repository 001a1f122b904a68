"""Going far back: whether a decision is still there, and the table as it was then, worked out beside the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from quarriors.engine.game import Game
from quarriors.server import proposing
from quarriors.server.archive import MainLine
from quarriors.server.errors import Refusal
from quarriors.server.match import RUNNING, Match
from quarriors.server.ports import Keeping
from quarriors.server.proposing import Proposal
from quarriors.server.rows import EventRow

_Found = TypeVar("_Found")

#: Kinds of events after which the table waits for a decision.
_TURNS: Final = ("started", "move", "undo", "upgraded")


class Rewinder:
    """Follows whole games again, in one thread for all of them. A room is locked meanwhile: nothing happens in it."""

    def __init__(self, store: Keeping) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "quarriors-rewinding")

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def undo(self, match: Match, seat: int, to: int | None, spend: Callable[[], None]) -> Proposal:
        """Takes back beyond what is free, to that decision or the seat's last one.

        What can be known at once is; only then `spend` is asked, and the game is followed.
        """
        _check_runs(match)
        if to is not None:
            if not 0 < to < match.decision:
                raise Refusal("nothing_to_undo")
            if match.asked is not None and proposing.is_asked(match, seat, to):
                return Proposal()  # it has been asked already
            row = await self._store.events(match.id, to - 1, 1)
            if not row or row[0].kind not in _TURNS:
                raise Refusal("nothing_to_undo")
        spend()
        rows = await self._store.events(match.id, 0)
        goes = proposing.goes_back_at_once(match, seat, to)
        found, table = await self._followed(lambda: _at(rows, seat, to, goes))
        if found is None or found == match.decision:
            raise Refusal("nothing_to_undo")
        return proposing.undo_far(match, seat, found, table, self._store.hours.now())

    async def table(self, match: Match, to: int) -> Game:
        """The table at a decision of before."""
        _check_runs(match)
        rows = await self._store.events(match.id, 0)
        return await self._followed(lambda: MainLine(rows).game(to))

    async def _followed(self, work: Callable[[], _Found]) -> _Found:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


def _at(rows: list[EventRow], seat: int, to: int | None, goes: bool) -> tuple[int | None, Game | None]:
    """The decision that is meant, if it still counts, and the table there if somebody goes back at once."""
    line = MainLine(rows)
    meant = line.last_decision_of(seat) if to is None else to
    if meant is None or not line.has(meant):
        return None, None
    return meant, line.game(meant) if goes else None


def _check_runs(match: Match) -> None:
    if match.status != RUNNING:
        raise Refusal("over" if match.ended is not None else "not_running")
