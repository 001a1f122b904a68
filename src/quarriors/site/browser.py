"""What the worker of a page calls (`web/src/local/worker.ts`): it lays the table on the browser's shelf."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from quarriors.engine.errors import QuarriorsError, WildsError
from quarriors.server import logs
from quarriors.server.errors import Refusal
from quarriors.sets.shelf import OURS, box_in
from quarriors.site.shelf import BrowserShelf
from quarriors.site.table import HomeTable
from quarriors.text.refusals import refusal_text
from quarriors.text.words import Words


class BrowserTable(HomeTable):
    """The table, and what only a page of the same browser may ask of it."""

    async def forget(self, game: str) -> None:
        """Drops a game from the shelf."""
        with suppress(Refusal):
            self.hub.forget(await self.hub.room(game))
        await self.store.forget(game)

    def try_box(self, file: str, lang: str) -> str:
        """What is wrong with a box, with its line; nothing if it can be played with."""
        try:
            box = box_in(Path(file))
            if box.id in OURS:
                raise WildsError(f"there is another box with the id {box.id!r}").worded("box-same-id", id=box.id)
        except QuarriorsError as error:
            return refusal_text(error, Words(lang)) if error.message else str(error)
        return ""


def lay(port: Any, think: Callable[[bytes, float], Awaitable[str]]) -> BrowserTable:
    """The table, on the shelf behind that port, with the worker beside to think."""
    logs.configure("warning")
    return BrowserTable(BrowserShelf(port), think)
