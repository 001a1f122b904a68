"""Where the table without a server keeps things: bytes by key, changed several at once or not at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from quarriors.server.rows import StoreUnavailable


class Shelf(Protocol):
    """Bytes by key. Both methods raise `StoreUnavailable` if the browser does not let them."""

    async def all(self, prefix: str) -> list[tuple[str, bytes]]:
        """What has a key that begins so, in the order of the keys."""

    async def change(self, put: Mapping[str, bytes], new: Sequence[str] = (), drop: Sequence[str] = ()) -> bool:
        """Puts and drops all of it or nothing; False if one of the keys that have to be new is there already."""


class MemoryShelf:
    """A shelf for as long as the program runs: for tests, and for browsers that keep nothing."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}

    async def all(self, prefix: str) -> list[tuple[str, bytes]]:
        return sorted((key, data) for key, data in self.kept.items() if key.startswith(prefix))

    async def change(self, put: Mapping[str, bytes], new: Sequence[str] = (), drop: Sequence[str] = ()) -> bool:
        if any(key in self.kept for key in new):
            return False
        for key in drop:
            self.kept.pop(key, None)
        self.kept.update(put)
        return True


class BrowserShelf:
    """The shelf of a browser, by its worker's own functions (`web/src/local/shelf.ts`)."""

    def __init__(self, port: Any) -> None:
        self._port = port

    async def all(self, prefix: str) -> list[tuple[str, bytes]]:
        try:
            found = await self._port.all(prefix)
        except Exception as error:  # an error of JavaScript, which has no class here
            raise StoreUnavailable(str(error)) from None
        return [(key, bytes(data)) for key, data in found.to_py()]

    async def change(self, put: Mapping[str, bytes], new: Sequence[str] = (), drop: Sequence[str] = ()) -> bool:
        try:
            return bool(await self._port.change(list(put), list(put.values()), list(new), list(drop)))
        except Exception as error:
            raise StoreUnavailable(str(error)) from None
