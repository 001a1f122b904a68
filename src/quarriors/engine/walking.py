"""Walking a declaration: what a card, a line or a step holds inside, the same compiled and uncompiled."""

from __future__ import annotations

#: What objects of a class hold: the same for all of them, so it is found once.
_known: dict[type, list[str]] = {}


def attributes(thing: object) -> list[str]:
    """The names of what an object holds, in order."""
    known = _known.get(type(thing))
    if known is None:
        known = _find(thing)
        _known[type(thing)] = known
    return known


def _find(thing: object) -> list[str]:
    names: list[str] = []
    for cls in type(thing).__mro__:
        for known in ("__mypyc_attrs__", "__slots__"):  # compiled, or plain with slots
            slots: tuple[str, ...] = cls.__dict__.get(known, ())
            names += [name for name in slots if name not in names]
    names += [name for name in getattr(thing, "__dict__", {}) if name not in names]
    return sorted(name for name in names if not name.startswith("_"))


def inside(thing: object) -> list[object]:
    """Everything a declaration is made of, itself included."""
    found: list[object] = [thing]
    if isinstance(thing, (list, tuple)):
        for part in thing:
            found += inside(part)
    elif thing is not None and not isinstance(thing, (bool, int, str)):
        for name in attributes(thing):
            found += inside(getattr(thing, name, None))
    return found
