"""Which build of the engine is running."""

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES


def build() -> str:
    """Return "compiled" if the engine runs as machine code, "pure" if Python interprets it.

    >>> build()
    'pure'
    """
    game = import_module("quarriors.engine.game")  # here, so that asking costs nothing until asked
    compiled = str(game.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    return "compiled" if compiled else "pure"
