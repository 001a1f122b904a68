"""The names by which this server may be asked for, so that no foreign page can pass it off as its own."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from quarriors.server.settings import Settings

#: What every machine calls itself.
_LOCAL: Final = ("localhost", ".localhost")
#: A name has at most 253 characters; with its port, and a dot at its end, no more than this.
_LONGEST: Final = 260


class Hosts:
    """Which values of a request's `Host` are this server's.

    A page of a foreign site can have its name point at this server, and would then count as the server's own page
    ("DNS rebinding"). Its `Host` gives it away. A number is no name, so nobody can make it point elsewhere: addresses
    are always right, also in the local network.

    >>> hosts = Hosts(["games.example", ".club.example"])
    >>> [hosts.have(host) for host in ("localhost:8000", "192.168.1.7", "[::1]", "games.example", "a.club.example")]
    [True, True, True, True, True]
    >>> hosts.have("evil.example"), hosts.have("localhost.evil.example")
    (False, False)
    """

    def __init__(self, allowed: Iterable[str]) -> None:
        names = [*_LOCAL, *(name.lower() for name in allowed)]
        self._all = "*" in names
        self._names = frozenset(name for name in names if not name.startswith("."))
        self._ends = tuple(name for name in names if name.startswith("."))
        self._known = lru_cache(256)(self._have)

    @staticmethod
    def of(settings: Settings) -> Hosts:
        """What the host of the server has named, and what the machine is called."""
        own = socket.gethostname().lower()
        short = own.partition(".")[0]
        origins = (urlsplit(origin).hostname or "" for origin in settings.origins)
        return Hosts(name for name in (settings.host, own, short, f"{short}.local", *origins, *settings.hosts) if name)

    def have(self, host: str) -> bool:
        """Whether it is one of them."""
        return self._all or (len(host) <= _LONGEST and self._known(host))

    def _have(self, host: str) -> bool:
        name = name_in(host)
        # Without a name nobody pretends anything: it is a program, for browsers always say one.
        return not name or name in self._names or name.endswith(self._ends) or _is_number(name)


def name_in(host: str) -> str:
    """The name in a `Host`, without its port, as it is compared.

    >>> name_in("Games.Example.:8000"), name_in("[::1]:8000"), name_in("")
    ('games.example', '::1', '')
    """
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    name, colon, port = host.rpartition(":")
    return (name if colon and (not port or port.isdecimal()) else host).rstrip(".")


def _is_number(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
