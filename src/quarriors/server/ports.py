"""What the core of the server asks of the world: somewhere to keep games, somebody who thinks, settings, meters.

A server has a database, processes and Prometheus. The table without a server has a browser's storage and a worker. The
core knows neither: it is typed against what stands here. What takes long it hands to the event loop's executor, which
in a browser just does it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, Protocol

import msgspec

from quarriors.engine.view import View
from quarriors.server.estimating import Advice
from quarriors.server.opentime import OpenTime
from quarriors.server.rows import Code, EventRow, GameRow, Holder, Snapshot, Unit

Why = Literal["slow", "crashed", "raised", "illegal"]


class BotFailed(Exception):
    """A bot gave no answer that can be taken; it may be asked again, or be replaced."""

    def __init__(self, why: Why, detail: str) -> None:
        super().__init__(f"{why}: {detail}")
        #: *slow* (out of time), *crashed* (its process ended, or was out of memory), *raised* (an error), *illegal* (an
        #: option that is not on offer).
        self.why: Why = why
        #: For the log of the server; it may be many lines.
        self.detail = detail


class Stopped(Exception):
    """Nobody thinks any more: the server is stopping. The bot is not to blame."""


def check_offered(option: str, view: View) -> None:
    """Whether it can be taken; raises `BotFailed`."""
    offered = [str(known) for known in view.options]
    if option not in offered:
        raise BotFailed("illegal", f"{option!r} is not offered; there is: {', '.join(offered)}")


def advice_in(said: str, view: View) -> Advice:
    """The advice that somebody who thinks has given as JSON; raises `BotFailed`."""
    try:
        advice = msgspec.json.decode(said, type=Advice)
    except msgspec.DecodeError as error:
        raise BotFailed("illegal", f"{said[:200]!r} is no advice: {error}") from None
    for option in (advice.best.option, *(other.option for other in advice.others), advice.than):
        if option:
            check_offered(option, view)
    return advice


class Mindful(Protocol):
    """Those who think for bots, hints and reviews, apart from the table."""

    #: The names of all bots that can be asked.
    names: list[str]

    @property
    def patience(self) -> float:
        """How many seconds a thought may take."""

    def apart(self, processes: int, seconds: float) -> Mindful:
        """Others of their kind, for whom these need not wait: so many at once, each for so many seconds."""

    async def stop(self) -> None:
        """Ends all thinking; whoever waits gets `Stopped`."""

    async def choose(self, bot: str, seed: str, view: View, game: str = "", alone: bool = False) -> str:
        """The text form of the option that the bot of that name takes; raises `BotFailed`.

        The less was thought for that `game` lately, the sooner it is its turn; last are those in which bots play alone.
        """

    async def advise(self, bot: str, seed: str, view: View, seconds: float, resigned: tuple[int, ...] = ()) -> Advice:
        """What the bot would do and why; raises `BotFailed`."""

    async def look_back(self, record: str, seed: str, work: int) -> str:
        """A review of the game of that record by language, as JSON; raises `BotFailed`."""


class Keeping(Protocol):
    """Where games are kept. What each method does, and what it may raise, stands at `quarriors.server.store.Store`."""

    #: What clocks, codes and notes of who is connected go by.
    hours: OpenTime

    @property
    def trouble(self) -> str: ...
    async def create(self, row: GameRow, events: list[EventRow], holders: dict[int, str] | None = None) -> bool: ...
    async def append(self, unit: Unit) -> bool: ...
    async def add_code(self, hash: str, game: str, seat: int, expires: float, holder: str) -> bool: ...
    async def beat(self) -> None: ...
    async def touch(self, seats: list[tuple[str, int]], now: float) -> None: ...
    async def keep_review(self, game: str, format: int, data: bytes) -> None: ...
    async def ping(self) -> None: ...
    async def game(self, id: str) -> GameRow | None: ...
    async def events(self, id: str, after: int = 0, limit: int | None = None) -> list[EventRow]: ...
    async def move_answering(self, id: str, answers: int) -> EventRow | None: ...
    async def snapshot(self, id: str, at_most: int | None = None) -> Snapshot | None: ...
    async def holders(self, id: str) -> list[Holder]: ...
    async def held(self, hashes: list[str]) -> list[tuple[str, int]]: ...
    async def present(self, since: float, game: str | None = None) -> list[tuple[str, int, float]]: ...
    async def code(self, hash: str) -> Code | None: ...
    async def public_games(self, status: str, limit: int, before: float | None = None) -> list[GameRow]: ...
    async def waiting_for_bots(self, limit: int) -> list[str]: ...
    async def overdue(self, now: float) -> list[str]: ...
    async def dice_counts(self, game: str | None = None) -> list[tuple[str, str, int]]: ...
    async def review(self, game: str, format: int) -> bytes | None: ...
    async def listen(self, heard: Callable[[str, int], None], aside: Callable[[str], None]) -> None: ...
    async def tell_aside(self, game: str, message: str) -> None: ...
    async def try_lock(self, game: str) -> bool: ...
    async def unlock(self, game: str) -> None: ...
    def holds(self, game: str) -> bool: ...


class Habits(Protocol):
    """What of the settings the core goes by."""

    @property
    def is_shared(self) -> bool:
        """Whether other workers may have the same games."""

    @property
    def is_online(self) -> bool:
        """Whether people elsewhere can join its games."""

    @property
    def chat(self) -> bool:
        """Whether people may write lines of their own."""

    @property
    def idle_seconds(self) -> float:
        """After so many seconds without anybody, a game leaves memory."""

    @property
    def alone_seconds(self) -> float:
        """After so many seconds without its holder, others may give a seat to a bot."""


class Unmeasured:
    """Meters of a table where nobody reads any: whatever is counted goes nowhere.

    >>> Unmeasured().moves.labels("person").inc()
    """

    def __getattr__(self, name: str) -> Any:
        return _METER


class _Meter:
    """Takes everything, and keeps nothing."""

    def labels(self, *names: str) -> _Meter:
        return self

    def inc(self, by: float = 1) -> None: ...

    def dec(self, by: float = 1) -> None: ...

    def set(self, to: float) -> None: ...

    def observe(self, what: float) -> None: ...


_METER = _Meter()
