"""What a host can set: by options of `quarriors serve` or by environment, checked in one place."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from math import isfinite
from pathlib import Path
from typing import Any, Final

from quarriors.engine.errors import QuarriorsError
from quarriors.server.database import address, default_url, is_sqlite
from quarriors.server.rows import StoreUnavailable

#: Every variable begins with this; the rest is the setting's name in capitals.
PREFIX: Final = "QUARRIORS_"

LOG_LEVELS: Final = ("debug", "info", "warning", "error")


class SettingError(QuarriorsError):
    """A setting, or several together, that no server can be run with."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Everything a host can set; what cannot be is refused with a line that says what would be right.

    >>> Settings(port=70000)
    Traceback (most recent call last):
    ...
    quarriors.server.settings.SettingError: port: 70000 is no port; 0 to 65535 are (0: any that is free)
    """

    #: The address to listen on; 0.0.0.0 or :: for every network of the machine.
    host: str = "127.0.0.1"
    #: The port to listen on; 0 takes any that is free.
    port: int = 8000
    #: The database: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
    db: str = field(default_factory=default_url, repr=False)
    #: Processes that serve the same games; more than one needs PostgreSQL.
    workers: int = 1
    #: The path below which a proxy shows the server, such as /quarriors.
    base_path: str = ""
    #: Addresses or networks of proxies whose X-Forwarded-For and -Proto are believed; "*" believes everybody.
    proxy: tuple[str, ...] = ()
    #: Names that browsers may ask for, besides the machine's own; ".example.org" for all below it, "*" for any.
    hosts: tuple[str, ...] = ()
    #: Origins of pages, besides the server's own, that may speak to it.
    origins: tuple[str, ...] = ()
    #: The least serious lines that are logged.
    log_level: str = "info"
    #: Processes per worker that think for bots.
    bot_processes: int = 1
    #: How long a bot may think about one decision.
    bot_seconds: float = 10.0
    #: Python modules that make more bots known.
    bot_modules: tuple[str, ...] = ()
    #: How long a game nobody asks for stays in memory.
    idle_seconds: float = 900.0
    #: How long a seat's holder must be away before others may give it to a bot.
    alone_seconds: float = 60.0
    #: How long a shutdown waits for what is under way.
    shutdown_seconds: float = 10.0
    #: The most bytes of one request or message.
    body_limit: int = 16 * 1024
    #: The most connections of a worker at the same time, and of one address that is no proxy.
    connections: int = 10_000
    connections_each: int = 200
    #: Times the budgets of limits.py; 0 for no limits.
    limits: float = 1.0
    #: Whether players may write to each other; if not, they have phrases.
    chat: bool = False
    #: The folder of the page for browsers; the one that is installed if not given.
    page: str = ""
    #: Addresses or networks that may read /metrics.
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1")

    def __post_init__(self) -> None:
        for one in fields(self):
            _CHECKS[one.name](one.name, getattr(self, one.name))
        if self.workers > 1 and sys.platform == "win32":
            said = "workers: on Windows one process serves; take --workers 1"
            raise SettingError(said).worded("setting-windows", name=variable("workers"))
        if self.workers > 1 and self.is_sqlite:
            fault = SettingError(
                f"workers: {self.workers} workers cannot share a SQLite file, in which one process writes; "
                "take --workers 1, or PostgreSQL with --db postgresql://..."
            )
            raise fault.worded("setting-workers", name=variable("workers"), n=self.workers)

    @staticmethod
    def from_environment(environ: Mapping[str, str], given: Mapping[str, object] | None = None) -> Settings:
        """The settings of an environment; what is `given` by name and is not None goes before.

        >>> Settings.from_environment({"QUARRIORS_PORT": "9000", "QUARRIORS_HOST": "::"}, {"host": "::1"}).port
        9000
        """
        values: dict[str, Any] = {name: value for name, value in (given or {}).items() if value is not None}
        for one in fields(Settings):
            text = environ.get(variable(one.name), "").strip()
            if text and one.name not in values:
                values[one.name] = _READERS[str(one.type)](one.name, text)
        try:
            return Settings(**values)
        except SettingError as error:
            written = {variable(name): option(name) for name, value in (given or {}).items() if value is not None}
            name = str(error.slots["name"])
            error.slots["name"] = written.get(name, name)
            raise

    def to_environment(self) -> dict[str, str]:
        """The variables from which `from_environment` makes these settings again, for processes to be started.

        >>> Settings(origins=("https://a.example",)).to_environment()["QUARRIORS_ORIGINS"]
        'https://a.example'
        """
        values = {one.name: getattr(self, one.name) for one in fields(self)}
        # An empty list is said by a comma: an empty variable counts as not set.
        return {
            variable(name): (",".join(value) or ",") if isinstance(value, tuple) else str(value)
            for name, value in values.items()
        }

    @property
    def is_sqlite(self) -> bool:
        """Is the database a SQLite file?"""
        return is_sqlite(address(self.db))

    @property
    def is_shared(self) -> bool:
        """May other workers have the same games?"""
        return not self.is_sqlite

    @property
    def is_online(self) -> bool:
        """Can people elsewhere join its games? Those of a server always."""
        return True

    @property
    def shown_db(self) -> str:
        """The database as it may be shown and logged.

        >>> Settings(db="postgresql://quarriors:hush@db.example/quarriors").shown_db
        'postgresql+psycopg://quarriors:***@db.example/quarriors'
        """
        return re.sub(r"(?i)(password=)[^&]*", r"\1***", str(address(self.db)))


def variable(name: str) -> str:
    """The variable of a setting.

    >>> variable("base_path")
    'QUARRIORS_BASE_PATH'
    """
    return PREFIX + name.upper()


def option(name: str) -> str:
    """The option of a setting, as `quarriors serve` calls it.

    >>> option("base_path"), option("hosts")
    ('--base-path', '--allowed-host')
    """
    return {"hosts": "--allowed-host", "origins": "--origin"}.get(name, "--" + name.replace("_", "-"))


def _integer(name: str, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        fault = SettingError(f"{name}: {text!r} is no whole number ({variable(name)})")
        raise fault.worded("setting-whole", name=variable(name), value=text) from None


def _number(name: str, text: str) -> float:
    try:
        return float(text)
    except ValueError:
        fault = SettingError(f"{name}: {text!r} is no number ({variable(name)})")
        raise fault.worded("setting-number", name=variable(name), value=text) from None


def _flag(name: str, text: str) -> bool:
    if text.lower() not in _FLAGS:
        fault = SettingError(f"{name}: {text!r} is neither on nor off ({variable(name)})")
        raise fault.worded("setting-flag", name=variable(name), value=text) from None
    return _FLAGS[text.lower()]


def _list(name: str, text: str) -> tuple[str, ...]:
    return tuple(word for word in re.split(r"[,\s]+", text) if word)


#: How on and off are written.
_FLAGS: Final = {
    **dict.fromkeys(("on", "true", "yes", "1"), True),
    **dict.fromkeys(("off", "false", "no", "0"), False),
}

#: How the text of a variable is read, by the type of its setting.
_READERS: Final[dict[str, Callable[[str, str], object]]] = {
    "str": lambda name, text: text,
    "bool": _flag,
    "int": _integer,
    "float": _number,
    "tuple[str, ...]": _list,
}


def _host(name: str, value: str) -> None:
    if not value or re.search(r"[\s/@]", value):
        fault = SettingError(f"{name}: {value!r} is no address to listen on; 127.0.0.1, 0.0.0.0 or :: are")
        raise fault.worded("setting-address", name=variable(name), value=value)


def _port(name: str, value: int) -> None:
    if not 0 <= value <= 65535:
        fault = SettingError(f"{name}: {value} is no port; 0 to 65535 are (0: any that is free)")
        raise fault.worded("setting-port", name=variable(name), value=str(value))


def _database(name: str, value: str) -> None:
    try:
        address(value)
    except StoreUnavailable as error:
        raise SettingError(f"{name}: {error}").worded("setting-because", name=variable(name), reason=error) from None


def _at_least(least: int) -> Callable[[str, int], None]:
    def check(name: str, value: int) -> None:
        if value < least:
            fault = SettingError(f"{name}: {value} is too few; {least} is the least")
            raise fault.worded("setting-least", name=variable(name), value=str(value), least=least)

    return check


def _seconds(name: str, value: float) -> None:
    if not isfinite(value) or value <= 0:
        fault = SettingError(f"{name}: {value:g} is no time; a number of seconds above 0 is")
        raise fault.worded("setting-seconds", name=variable(name), value=f"{value:g}")


def _times(name: str, value: float) -> None:
    if not isfinite(value) or value < 0:
        fault = SettingError(f"{name}: {value:g} is no measure; 1 is as documented, 2 twice as much, 0 no limits")
        raise fault.worded("setting-times", name=variable(name), value=f"{value:g}")


def _base_path(name: str, value: str) -> None:
    if value and not re.fullmatch(r"(/[A-Za-z0-9._~-]+)+", value):
        fault = SettingError(f"{name}: {value!r} is no base path; one like /quarriors is, without a / at its end")
        raise fault.worded("setting-path", name=variable(name), value=value)


def _networks(name: str, value: tuple[str, ...]) -> None:
    for one in value:
        try:
            ip_network(one, strict=False)
        except ValueError:
            fault = SettingError(f"{name}: {one!r} is neither an address nor a network; 10.0.0.7 or 10.0.0.0/8 is")
            raise fault.worded("setting-network", name=variable(name), value=one) from None


def _proxies(name: str, value: tuple[str, ...]) -> None:
    if value != ("*",):
        _networks(name, value)


def _names(name: str, value: tuple[str, ...]) -> None:
    for one in value:
        if one != "*" and not re.fullmatch(r"\.?[a-z0-9_-]+(\.[a-z0-9_-]+)*", one):
            fault = SettingError(
                f"{name}: {one!r} is no name of a server; one like games.example is, in small letters and without a "
                "port, or .games.example for all names below it, or * for any"
            )
            raise fault.worded("setting-host", name=variable(name), value=one)


def _origins(name: str, value: tuple[str, ...]) -> None:
    for one in value:
        if not re.fullmatch(r"https?://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:[0-9]+)?", one):
            fault = SettingError(
                f"{name}: {one!r} is no origin; one like https://games.example is, in small letters and without a path"
            )
            raise fault.worded("setting-origin", name=variable(name), value=one)


def _switch(name: str, value: bool) -> None:
    """It is on or off by its type."""


def _level(name: str, value: str) -> None:
    if value not in LOG_LEVELS:
        fault = SettingError(f"{name}: {value!r} is no level; {', '.join(LOG_LEVELS)} are")
        raise fault.worded("setting-level", name=variable(name), value=value, known=list(LOG_LEVELS))


def _modules(name: str, value: tuple[str, ...]) -> None:
    for one in value:
        if not all(part.isidentifier() for part in one.split(".")):
            fault = SettingError(f"{name}: {one!r} is no name of a Python module; one like my_bots.quick is")
            raise fault.worded("setting-module", name=variable(name), value=one)


def _page(name: str, value: str) -> None:
    if value and not Path(value).is_dir():
        fault = SettingError(f"{name}: there is no folder {value!r}; one with a built page is, such as web/dist")
        raise fault.worded("setting-page", name=variable(name), value=value)


#: What is checked of each setting alone; a setting without a check cannot be made.
_CHECKS: Final[dict[str, Callable[[str, Any], None]]] = {
    "host": _host,
    "port": _port,
    "db": _database,
    "workers": _at_least(1),
    "base_path": _base_path,
    "proxy": _proxies,
    "hosts": _names,
    "origins": _origins,
    "log_level": _level,
    "bot_processes": _at_least(1),
    "bot_seconds": _seconds,
    "bot_modules": _modules,
    "idle_seconds": _seconds,
    "alone_seconds": _seconds,
    "shutdown_seconds": _seconds,
    "body_limit": _at_least(1024),
    "connections": _at_least(10),
    "connections_each": _at_least(1),
    "limits": _times,
    "chat": _switch,
    "page": _page,
    "metrics_from": _networks,
}
