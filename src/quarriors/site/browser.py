"""What the worker of a page calls (`web/src/local/worker.ts`): it lays the table on the browser's shelf."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from quarriors.engine.errors import QuarriorsError, WildsError
from quarriors.server import logs
from quarriors.server.errors import Refusal
from quarriors.sets.shelf import OURS, box_in, faults, own_boxes
from quarriors.site.minds import Think
from quarriors.site.shelf import BrowserShelf, Shelf
from quarriors.site.table import HomeTable
from quarriors.text.refusals import refusal_text
from quarriors.text.words import Words


class BrowserTable(HomeTable):
    """The table, and what only a page of the same browser may ask of it."""

    def __init__(self, shelf: Shelf, think: Think) -> None:
        super().__init__(shelf, think)
        #: The ids of boxes, by file: of those that are kept, and of those that were only tried.
        self._kept = {file.name: id for id, file in own_boxes().files.items()}
        self._tried: dict[str, str] = {}

    async def forget(self, game: str) -> None:
        """Drops a game from the shelf."""
        with suppress(Refusal):
            self.hub.forget(await self.hub.room(game))
        await self.store.forget(game)

    # -- boxes of one's own: the page keeps their files, and loads them when it starts --------------

    def try_box(self, file: str, lang: str) -> str:
        """As JSON: what is wrong with a box, with its line, or nothing; and the kept one that it would replace."""
        try:
            box = box_in(Path(file))
            if box.id in OURS:
                raise WildsError(f"there is another box with the id {box.id!r}").worded("box-same-id", id=box.id)
        except QuarriorsError as error:
            return json.dumps([_reason(error, lang), ""])
        name = Path(file).name
        self._tried[name] = box.id
        same = next((other for other, id in self._kept.items() if id == box.id and other != name), "")
        is_other = self._kept.get(name, box.id) != box.id
        return json.dumps(["", same or (name if is_other else "")])

    def box_kept(self, name: str) -> None:
        """The box that was tried last by that name is kept from now on."""
        self._kept[name] = self._tried[name]

    def box_dropped(self, name: str) -> None:
        """It is kept no longer."""
        self._kept.pop(name, None)

    def box_faults(self, lang: str) -> str:
        """Boxes that are kept and were left out when the page started, and why: as JSON, by file."""
        found = {fault.what.name: fault.cause for fault in faults() if isinstance(fault.what, Path)}
        return json.dumps({name: _reason(error, lang) for name, error in found.items() if name not in self._kept})


def _reason(error: QuarriorsError, lang: str) -> str:
    return refusal_text(error, Words(lang)) if error.message else str(error)


def lay(port: Any, think: Think) -> BrowserTable:
    """The table, on the shelf behind that port, with the worker beside to think."""
    logs.configure("warning")
    return BrowserTable(BrowserShelf(port), think)
