"""Bots of others: entry points of the group ``quarriors.bots``, found by name and loaded when they are asked for."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points

from quarriors.engine.errors import SetupError

#: Entry points of this group are bots: the name is the bot's, the value is its class.
GROUP = "quarriors.bots"


def installed() -> dict[str, EntryPoint]:
    """By name, what packages bring. Of two with the same name the first counts, in the order of the packages' names."""
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, _package(point))):
        found.setdefault(point.name, point)
    return found


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else ""


def load(point: EntryPoint) -> object:
    """What the entry point names. Whatever a module stumbles over is told in a line."""
    try:
        return point.load()
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"
        fault = SetupError(f"the bot {point.name!r} cannot be loaded: {reason}")
        raise fault.worded("bot-broken", name=point.name, python=reason) from error
