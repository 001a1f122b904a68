"""How much one address may ask for: budgets that fill up again with time, kept in bounded memory."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final


@dataclass(frozen=True)
class Allowance:
    """So many at once, and so many more each second."""

    burst: float
    per_second: float


#: What is counted, each for itself. The numbers leave room for a club or a school behind one address.
BUDGETS: Final[dict[str, Allowance]] = {
    # every HTTP request but for files of the page
    "request": Allowance(300, 30),
    # files of the page: they cost next to nothing, and a class that opens it all at once is welcome
    "page": Allowance(1000, 100),
    # games created
    "create": Allowance(20, 1 / 6),
    # invitations, seat secrets and one-time codes shown: what somebody would do who guesses them
    "join": Allowance(30, 1 / 2),
    # what has to be worked out: stories of events that were missed, records, the whole gallery
    "history": Allowance(30, 1),
    # Wilds looked at before a game is made of them
    "deal": Allowance(60, 1),
    # going back beyond dice and others' decisions: the whole game is followed again
    "undo": Allowance(20, 1 / 3),
    # hints, each of which keeps a processor core busy for a moment
    "hint": Allowance(20, 1 / 5),
    # games looked at again: each keeps a processor core busy for some seconds, once
    "review": Allowance(6, 1 / 20),
    # phrases and lines said to others at a table; each player has less: see company.py
    "say": Allowance(60, 1),
    # messages on all WebSocket connections of an address
    "messages": Allowance(1000, 150),
    # WebSocket connections begun
    "socket": Allowance(60, 2),
}

#: Messages on one WebSocket connection.
MESSAGES: Final = Allowance(60, 10)

#: What else one WebSocket connection may send: pings, pongs, pieces of messages. Libraries send one in many seconds.
FRAMES: Final = Allowance(100, 10)

#: WebSocket connections that one address may have at the same time, and all addresses together.
SOCKETS_OF_ONE: Final = 100
SOCKETS_OF_ALL: Final = 10_000

#: Addresses remembered. Beyond it the one unheard of longest is forgotten, and may begin with a full budget.
MOST: Final = 20_000

#: Seconds after which somebody with too many connections may look again whether one is free.
_CONNECT_AGAIN: Final = 10.0


class Bucket:
    """One budget as it stands: tokens, and when they were counted."""

    __slots__ = ("at", "budget", "now", "tokens")

    def __init__(self, budget: Allowance, now: Callable[[], float]) -> None:
        self.budget = budget
        self.now = now
        self.tokens = budget.burst
        self.at = now()

    def take(self) -> float:
        """Take one token: 0.0, or the seconds until there is one."""
        now = self.now()
        budget = self.budget
        tokens = self.tokens + (now - self.at) * budget.per_second
        self.at = now
        if tokens > budget.burst:
            tokens = budget.burst
        if tokens >= 1:
            self.tokens = tokens - 1
            return 0.0
        self.tokens = tokens
        return (1 - tokens) / budget.per_second

    def reserve(self) -> float:
        """Take one token, even one that is not there yet: the seconds until it is. Whoever asks waits for it."""
        if not self.take():
            return 0.0
        self.tokens -= 1
        return -self.tokens / self.budget.per_second

    def is_full(self) -> bool:
        """Has nothing been taken that is not there again? Then a new one would be the same."""
        return self.tokens + (self.now() - self.at) * self.budget.per_second >= self.budget.burst


class Messages:
    """What one WebSocket connection may still send. Made by `Limits.messages`."""

    __slots__ = ("_bucket", "_refused")

    def __init__(self, bucket: Bucket | None, refused: Callable[[str], None]) -> None:
        self._bucket = bucket
        self._refused = refused

    def allow(self) -> float:
        """May one more message be taken? 0.0 if so, or else the seconds to wait."""
        wait = self._bucket.take() if self._bucket is not None else 0.0
        if wait:
            self._refused("message")
        return wait


class Limits:
    """What each address has left. Every worker counts for itself.

    `times` multiplies every budget, 0 stands for no limits; `refused` hears the kind of whatever is not allowed.

    >>> limits = Limits()
    >>> limits.allow("create", "192.0.2.7")
    0.0
    >>> waits = [limits.allow("create", "192.0.2.7") for _ in range(20)]
    >>> waits[-1] > 5
    True
    """

    def __init__(
        self,
        times: float = 1.0,
        refused: Callable[[str], None] = lambda kind: None,
        now: Callable[[], float] = monotonic,
        most: int = MOST,
    ) -> None:
        self._times = times
        self._refused = refused
        self._now = now
        self._most = most
        self._budgets = {kind: self._scaled(budget) for kind, budget in BUDGETS.items()}
        self._messages = self._scaled(MESSAGES)
        self._frames = self._scaled(FRAMES)
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._sockets: Counter[str] = Counter()
        self._all_sockets = 0

    def _scaled(self, budget: Allowance) -> Allowance:
        return Allowance(max(1.0, budget.burst * self._times), budget.per_second * self._times)

    def allow(self, kind: str, address: str | None) -> float:
        """May this address do one thing of this kind now? 0.0 if so, or else the seconds to wait."""
        return self._taken(kind, address, Bucket.take)

    def reserve(self, kind: str, address: str | None) -> float:
        """The seconds after which this address may do one thing of this kind; whoever asks waits for so long."""
        return self._taken(kind, address, Bucket.reserve)

    def _taken(self, kind: str, address: str | None, take: Callable[[Bucket], float]) -> float:
        budget = self._budgets[kind]
        if not self._times:
            return 0.0
        key = (kind, household(address))
        bucket = self._buckets.get(key)
        if bucket is None:
            self._forget()
            bucket = self._buckets[key] = Bucket(budget, self._now)
        else:
            self._buckets.move_to_end(key)
        wait = take(bucket)
        if wait:
            self._refused(kind)
        return wait

    def _forget(self) -> None:
        """Make room before a bucket is added: drop some that are full again, or else the one unheard of longest."""
        for _ in range(2):
            oldest = next(iter(self._buckets), None)
            if oldest is None or not (self._buckets[oldest].is_full() or len(self._buckets) >= self._most):
                return
            del self._buckets[oldest]

    def connect(self, address: str | None) -> float:
        """Count one more WebSocket connection: 0.0, or if there are too many the seconds to wait; then none is counted.

        Whoever was let in calls `disconnect` when the connection is closed.
        """
        wait = self.allow("socket", address)
        if wait:
            return wait
        house = household(address)
        if self._times and (
            self._sockets[house] >= SOCKETS_OF_ONE * self._times or self._all_sockets >= SOCKETS_OF_ALL * self._times
        ):
            self._refused("socket")
            return _CONNECT_AGAIN
        self._sockets[house] += 1
        self._all_sockets += 1
        return 0.0

    def disconnect(self, address: str | None) -> None:
        """One connection of this address, counted by `connect`, is closed."""
        house = household(address)
        self._sockets[house] -= 1
        self._all_sockets -= 1
        if not self._sockets[house]:
            del self._sockets[house]

    def messages(self) -> Messages:
        """The budget of one new connection, to be asked at every message."""
        return Messages(Bucket(self._messages, self._now) if self._times else None, self._refused)

    def frames(self) -> Bucket | None:
        """The budget of one new connection for what is no message; None without limits."""
        return Bucket(self._frames, self._now) if self._times else None

    @property
    def remembered(self) -> int:
        """How many budgets are in memory."""
        return len(self._buckets)


@lru_cache(maxsize=4096)
def household(address: str | None) -> str:
    """What is counted together: an IPv4 address, or the /64 that one IPv6 customer has to himself.

    >>> household("2001:db8:1:2:3:4:5:6"), household("::ffff:192.0.2.7"), household(None)
    ('2001:db8:1:2::', '192.0.2.7', 'unknown')
    """
    try:
        ip = ip_address((address or "").partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped:
            return str(ip.ipv4_mapped)
        return str(IPv6Address(int(ip) >> 64 << 64))
    return str(ip)
