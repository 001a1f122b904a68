"""Where the engine finds a box it is told the name of. It never imports one: the layer above lends it a finder.

This is the one seam of the engine that belongs to the process and not to an object: which boxes are installed is
configuration. Finders are lent as modules are imported; nothing that was dealt or played is ever kept here.
"""

from __future__ import annotations

from collections.abc import Callable

from .box import Box
from .cards import Card
from .errors import WildsError

_finders: list[Callable[[str], Box | None]] = []
_shelves: list[Callable[[], list[Box]]] = []


def lend_finder(finder: Callable[[str], Box | None], shelf: Callable[[], list[Box]] | None = None) -> None:
    """Looks up boxes with this finder from now on; it returns None for a name it does not know.

    `shelf` lists every box there is, so that an error can say which box is missing.
    """
    if not callable(finder):
        raise WildsError(f"a finder is something to call with a box's name, such as {{...}}.get, not {finder!r}")
    _finders.append(finder)
    if shelf is not None:
        _shelves.append(shelf)


def on_the_shelf() -> list[Box]:
    """Every box that is known to be there; slow, for errors."""
    return [box for shelf in _shelves for box in shelf()]


def look_up(name: str) -> Box | None:
    """The box of that name, or None if no finder knows it."""
    for finder in _finders:
        box = finder(name)
        if box is not None:
            return box
    return None


def find_box(name: object) -> Box:
    """The box of that name; it must be there."""
    if not isinstance(name, str):
        raise WildsError(f"a box is named by its id, a text, not {name!r}")
    box = look_up(name)
    if box is None:
        raise WildsError(f"no box named {name!r} is installed").worded("box-missing", name=name[:80])
    return box


def card_by_id(id: str) -> Card:
    """The card of that id, such as ``base/strong-witching-hag``."""
    box, slash, _ = id.partition("/")
    if slash:
        for card in find_box(box).cards:
            if card.id == id:
                return card
    raise WildsError(f"no card has the id {id!r}").worded("card-id", id=id[:80])
