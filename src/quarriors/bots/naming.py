"""What bots are called at a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quarriors.engine.seats import MOST_PLAYERS

#: By id, the first name is the one that the bot is known by; several of a kind have the others.
NAMES: Final = {
    "beginner": ("Pip", "Poppy", "Pepper", "Peep"),
    "casual": ("Bramble", "Burr", "Bristle", "Briar"),
    "greedy": ("Greta", "Gus", "Gwen", "Gil"),
    "planner": ("Vesper", "Velvet", "Vixen", "Vulpo"),
    "champion": ("The Quartermaster", "The Queen’s Counsel", "The Quizmaster", "The Quill"),
    "hoarder": ("Hamish", "Hilda", "Humphrey", "Hazel"),
    "rusher": ("Dash", "Dart", "Dodge", "Dizzy"),
    "spell-lover": ("Merle", "Morgan", "Mabel", "Myrtle"),
    "greedy1": ("Gretel", "Gretchen", "Gritta", "Gerda"),
    "random": ("Randy", "Romy", "Rufus", "Rosa"),
}


def bot_name(kind: str, taken: Iterable[str]) -> str:
    """A name for a bot of that kind that nobody at the table has.

    >>> bot_name("greedy", ["Quinn"]), bot_name("greedy", ["greta"]), bot_name("clever", [])
    ('Greta', 'Gus', 'Clever 1')
    >>> bot_name("champion:0.5s", [])
    'The Quartermaster'
    """
    known = {name.lower() for name in taken}
    kind = kind.partition(":")[0]  # however long it thinks
    free = list(NAMES.get(kind, ()))
    free += [f"{kind.capitalize()} {number}" for number in range(1, 2 * MOST_PLAYERS)]
    return next(name for name in free if name.lower() not in known)
