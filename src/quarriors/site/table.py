"""The table itself: what a server answers by HTTP and WebSocket, answered to a page in the same browser."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Mapping, MutableMapping
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import parse_qsl, unquote, urlsplit

from quarriors.server.api import Api, refused
from quarriors.server.asked import Endpoint, Response
from quarriors.server.errors import Refusal, refusal_of
from quarriors.server.hub import Hub
from quarriors.server.limits import Limits
from quarriors.server.logs import Log
from quarriors.server.ports import Unmeasured
from quarriors.server.rows import StoreUnavailable, Unstorable
from quarriors.server.sockets import Sockets
from quarriors.site.kept import KeptGames
from quarriors.site.minds import Minds, Think
from quarriors.site.shelf import Shelf
from quarriors.text.words import ENGLISH, Words
from quarriors.tongues import preferred

_LOG: Final = Log("quarriors.site.table")
#: As if everybody came from one address; there are no budgets here.
_HERE: Final = "here"


@dataclass(frozen=True)
class _HereHabits:
    """One worker, one browser."""

    is_shared: bool = False
    is_online: bool = False
    chat: bool = False
    idle_seconds: float = 600.0
    alone_seconds: float = 60.0


class _Question:
    """Something the page asks for, as a request."""

    def __init__(self, path: Mapping[str, str], query: str, headers: Mapping[str, str], body: bytes) -> None:
        self.scope: MutableMapping[str, Any] = {"client": (_HERE, 0)}
        self.path_params = dict(path)
        self.query_params = dict(parse_qsl(query, keep_blank_values=True))
        self.headers = {name.lower(): value for name, value in headers.items()}
        self._body = body

    async def body(self) -> bytes:
        return self._body


class PageLine:
    """A connection that the page has opened. `say` and `hang_up` are how the page hears of it."""

    def __init__(self, say: Callable[[str], object], hang_up: Callable[[int, str], object]) -> None:
        self.scope: MutableMapping[str, Any] = {"client": (_HERE, 0)}
        self._say = say
        self._hang_up = hang_up
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    # what the page does

    def hear(self, text: str) -> None:
        """The page says something."""
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    def leave(self) -> None:
        """The page hangs up."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})

    # what the core asks for

    async def accept(self) -> None:
        """It is open from its beginning."""

    async def receive(self) -> dict[str, Any]:
        return await self._inbox.get()

    async def send_text(self, data: str) -> None:
        self._say(data)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self._hang_up(code, reason or "")


class HomeTable:
    """The core of a server, with a shelf to keep games on and somebody to think."""

    def __init__(self, shelf: Shelf, think: Think) -> None:
        self.store = KeptGames(shelf)
        self.hub = Hub(_HereHabits(), self.store, Minds(think), Unmeasured())
        limits = Limits(times=0)
        self._sockets = Sockets(self.hub, limits)
        self._paths = [_path(endpoint) for endpoint in Api(self.hub, limits).routes()]
        self._open: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Reads what is kept, and takes up games in which a bot is to move."""
        await self.store.open()
        await self.hub.open()

    async def close(self) -> None:
        """Ends what goes on in the background."""
        for task in self._open:
            task.cancel()
        await asyncio.gather(*self._open, return_exceptions=True)
        await self.hub.close()

    async def ask(self, method: str, address: str, headers: Mapping[str, str], body: str = "") -> Response:
        """What a server would answer to that request."""
        asked = urlsplit(address)
        words = Words(preferred([dict(parse_qsl(asked.query)).get("lang", "")]))
        try:
            return await self._answered(method, asked.path, asked.query, headers, body.encode())
        except (Refusal, StoreUnavailable, Unstorable) as error:
            return refused(refusal_of(error), words=words)
        except Exception as error:
            _LOG.error("incident", error, path=asked.path)
            return refused(Refusal("internal"), words=ENGLISH)

    async def _answered(self, method: str, path: str, query: str, headers: Mapping[str, str], body: bytes) -> Response:
        found = [(gaps, endpoint) for pattern, endpoint in self._paths if (gaps := pattern.fullmatch(path))]
        for gaps, (_, answer, asked_by) in found:
            if asked_by == method:
                parts = {name: unquote(part) for name, part in gaps.groupdict().items()}
                return await answer(_Question(parts, query, headers, body))
        raise Refusal("no_method" if found else "not_found")

    async def ask_in_words(self, asked: str) -> str:
        """The same as JSON, both ways: that is how a page and its worker speak."""
        method, address, headers, body = json.loads(asked)
        said = await self.ask(method, address, headers, body)
        return json.dumps([said.status, {**said.headers, "content-type": said.media_type}, said.body.decode()])

    def connect(self, say: Callable[[str], object], hang_up: Callable[[int, str], object]) -> PageLine:
        """A connection as a WebSocket would be."""
        line = PageLine(say, hang_up)
        task = asyncio.ensure_future(self._sockets.answer(line))
        self._open.add(task)
        task.add_done_callback(self._open.discard)
        return line


def _path(endpoint: Endpoint) -> tuple[re.Pattern[str], Endpoint]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", endpoint[0])), endpoint
