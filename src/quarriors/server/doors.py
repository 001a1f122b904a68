"""The door: how many connections there may be, whose they are, and who has to go when there are too many."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final, Protocol

from quarriors.server import openfiles
from quarriors.server.limits import Bucket, Limits, household
from quarriors.server.logs import Log, Seldom
from quarriors.server.metrics import Metrics
from quarriors.server.settings import Settings

#: Where the protocols of connections find the door: in the state that an application gives its server.
STATE: Final = "door"
#: Seconds between two looks whether there are files left.
_LOOK_SECONDS: Final = 5.0


class Guest(Protocol):
    """A connection that may be asked to go."""

    def turn_away(self) -> None: ...


class Door:
    """All connections of a worker.

    One address has so many at the most. Proxies that are trusted are not counted: they bring everybody. If there are
    too many of all, whoever has waited longest without a whole request goes; somebody who plays never does.
    """

    def __init__(self, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self._limits = limits
        self._metrics = metrics
        self._seldom = Seldom(Log("quarriors.server.doors"))
        self.most = min(settings.connections, openfiles.room_for_connections())
        self.most_each = settings.connections_each * settings.limits
        self._open = 0
        self._houses: Counter[str] = Counter()
        #: Those who have sent no whole request yet, or none since the last answer; whoever has waited longest first.
        self._waiting: dict[Guest, None] = {}
        self._is_proxy = lru_cache(4096)(_Networks(settings.proxy).have)
        self._timer: asyncio.TimerHandle | None = None

    # -- coming and going ------------------------------------------------------------------------

    def enter(self, guest: Guest, address: str | None) -> bool:
        """Somebody comes, and waits to be heard; whether there is a place. If so, `leave` follows in the end."""
        counted = self._counted(address)
        if counted and self._houses[counted] >= self.most_each:
            self.ended("address")
            return False
        if self._open >= self.most:
            self.ended("all")
            longest = next(iter(self._waiting), None)
            if longest is None:
                return False
            del self._waiting[longest]
            longest.turn_away()
        if counted:
            self._houses[counted] += 1
        self._open += 1
        self._metrics.connections.inc()
        self._waiting[guest] = None
        return True

    def heard(self, guest: Guest) -> None:
        """It has sent a whole request."""
        self._waiting.pop(guest, None)

    def waits(self, guest: Guest) -> None:
        """It has been answered, and may ask again."""
        self._waiting[guest] = None

    def leave(self, address: str | None) -> None:
        """A connection that has come in is gone."""
        counted = self._counted(address)
        if counted:
            self._houses[counted] -= 1
            if not self._houses[counted]:
                del self._houses[counted]
        self._open -= 1
        self._metrics.connections.dec()

    def _counted(self, address: str | None) -> str:
        """Under what an address is counted; nothing for those that are not."""
        if not self.most_each or address is None or self._is_proxy(address):
            return ""
        return household(address)

    @property
    def open(self) -> int:
        """How many connections there are."""
        return self._open

    def ended(self, why: str) -> None:
        """A connection is ended: it came from an `address` with too many, or there were too many of `all`; it was too
        `slow` to send a request or to read the answer (`unread`), its request was too `big`, or it sent too many
        `frames`."""
        self._metrics.turned_away.labels(why).inc()
        self._seldom.warning("turned away", why, open=self._open)

    def frames(self) -> Bucket | None:
        """What a new WebSocket connection may send that is no message."""
        return self._limits.frames()

    # -- files -----------------------------------------------------------------------------------

    def watch(self) -> None:
        """Has an eye on the files that are left, from now on: if there are none, nobody hears of those who come."""
        if openfiles.are_spent():
            self._seldom.warning(
                "no files left", open=self._open, how="raise LimitNOFILE, or lower QUARRIORS_CONNECTIONS"
            )
        self._timer = asyncio.get_running_loop().call_later(_LOOK_SECONDS, self.watch)

    def close(self) -> None:
        """Nobody is watched for any more."""
        if self._timer is not None:
            self._timer.cancel()


class _Networks:
    """Addresses or networks, or all of them."""

    def __init__(self, given: Sequence[str]) -> None:
        self._all = "*" in given
        self._some: list[IPv4Network | IPv6Network] = [ip_network(one, strict=False) for one in given if one != "*"]

    def have(self, address: str) -> bool:
        if self._all or not self._some:
            return self._all
        try:
            ip = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        ip = getattr(ip, "ipv4_mapped", None) or ip
        return any(ip in network for network in self._some)
