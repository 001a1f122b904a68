"""Every word a card declaration can use, in one place to import from.

The words are what the modules of the vocabulary define: functions and values under small letters. A new one is written
there, told in `docs/vocabulary.md`, and known here by itself.
"""

from __future__ import annotations

from types import ModuleType
from typing import Final

from . import amounts as _amounts
from . import box as _box
from . import cards as _cards
from . import conditions as _conditions
from . import events as _events
from . import giving as _giving
from . import modifiers as _modifiers
from . import moving as _moving
from . import nouns as _nouns
from . import players as _players
from . import qualities as _qualities
from . import sentences as _sentences
from . import steps as _steps
from . import traits as _traits
from . import verbs as _verbs
from . import zones as _zones
from .amounts import *
from .box import *
from .cards import *
from .conditions import *
from .events import *
from .faces import DARK as DARK
from .faces import LIGHT as LIGHT
from .giving import *
from .modifiers import *
from .moving import *
from .nouns import *
from .players import *
from .qualities import *
from .sentences import *
from .steps import *
from .traits import *
from .verbs import *
from .zones import *

_MODULES: Final = (
    _amounts, _box, _cards, _conditions, _events, _giving, _modifiers, _moving, _nouns, _players, _qualities,
    _sentences, _steps, _traits, _verbs, _zones,
)  # fmt: skip
#: What declarations name in capitals.
_NAMES: Final = ("DARK", "LIGHT", "PRINTED", "RECONSTRUCTED", "REPORTED", "Box")
#: What these modules lend each other and no card says.
_NOT_WORDS: Final = (
    "amount", "annotations", "any_can", "as_pick", "compares", "default_zones", "drawing", "flatten", "goal_with",
    "goes_by", "helps", "next_player", "sizes_of", "slug", "summoned_now", "words_of",
)  # fmt: skip


def defined_in(module: ModuleType) -> list[str]:
    """The words that a module of the vocabulary defines."""
    found: list[str] = []
    for name, value in vars(module).items():
        if name.startswith("_") or name in _NOT_WORDS or not name.islower():
            continue
        if isinstance(value, (ModuleType, type)):
            continue
        if callable(value) and getattr(value, "__module__", "") != module.__name__:
            continue  # lent by another module
        found.append(name)
    return found


__all__ = sorted({*_NAMES, *(word for module in _MODULES for word in defined_in(module))})
