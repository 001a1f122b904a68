"""How a declaration is said: it is made of words of the vocabulary, each with the parts it is said of.

The text is what a box could have written: ``when(scores(it), draw(1))``. Fingerprints are made of it, so it must not
hang on how Python classes and attributes are called; only what is declared is in it, nothing that is worked out.
"""

from __future__ import annotations

from typing import Any, ClassVar

from .errors import DeclarationError
from .extension import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """A word with its parts. A box's own verb says its `word`; its parts are what its `__init__` keeps, in that order.

    >>> from quarriors.engine.steps import Step
    >>> class Sing(Step):
    ...     word = "sing"
    ...     def __init__(self, songs):
    ...         self.songs = songs
    >>> Sing(3).said()
    'sing(3)'
    """

    #: What it is called in declarations, whatever its class is called.
    word: ClassVar[str] = ""

    def said(self) -> str:
        return call(word_of(self), self.parts())

    def called(self) -> str:
        """For a class of several words: which one this is."""
        return ""

    def parts(self) -> list[object]:
        """What it is said of, in the order in which a declaration gives it."""
        return held(self)


class Bare(Word):
    """A word for a plain number: `glory`, `this_turn`."""

    def __init__(self, text: str) -> None:
        self.text = text

    def said(self) -> str:
        return self.text

    def parts(self) -> list[object]:
        return []


class Key(Word):
    """A part that is given by its name: `until=this_turn`."""

    def __init__(self, name: str, value: object) -> None:
        self.name = name
        self.value = value

    def said(self) -> str:
        return f"{self.name}={written(self.value)}"

    def parts(self) -> list[object]:
        return [self.value]


def word_of(thing: Word) -> str:
    """What it is called; without a word of its own, as its class is: a rename of the class then breaks records."""
    cls: Any = type(thing)
    if has_own(thing, "word"):
        return str(cls.word)
    if has_own(thing, "called"):
        return thing.called()
    name = str(cls.__name__)
    return "".join(("_" if at and c.isupper() else "") + c.lower() for at, c in enumerate(name))


def has_own(thing: Word, name: str) -> bool:
    """Whether its very class says that, and does not leave it to the class it was made from."""
    cls: Any = type(thing)
    return name in cls.__dict__


def unsaid(thing: Word) -> str:
    """Why its text hangs on how Python calls things, or leaves something out; or nothing."""
    cls: Any = type(thing)
    name = str(cls.__name__)
    if not (has_own(thing, "word") or has_own(thing, "called") or has_own(thing, "said")):
        return (
            f"{name} has no word of its own: write word = {word_of(thing)!r} in its class, "
            "so that records outlive its being renamed"
        )
    teller = next(known for known in cls.__mro__ if "parts" in known.__dict__)
    if has_own(thing, "__init__") and teller is not cls and _is_verb(teller):
        return f"{name} keeps more than its parts tell: give it a method parts() that lists what it was made of"
    return ""


def _is_verb(cls: Any) -> bool:
    """Whether declarations use it, and not only classes made from it."""
    return bool(cls.__dict__.get("word")) or (cls is not Word and "called" in cls.__dict__)


def held(thing: Word) -> list[object]:
    """What an object of a plain Python class keeps under public names, in the order in which it was set."""
    attributes: dict[str, object] = getattr(thing, "__dict__", {})
    return [value for name, value in attributes.items() if not name.startswith("_")]


def twin(thing: object) -> Any:
    """Another object like it, to be given what differs: what is declared stays as it is."""
    cls: Any = type(thing)
    made: Any = cls.__new__(cls)
    names: list[str] = list(getattr(thing, "__dict__", {}))
    for known in cls.__mro__:
        names += known.__dict__.get("__mypyc_attrs__", ())  # what compiled classes keep
    for name in names:
        if name != "__dict__" and hasattr(thing, name):
            setattr(made, name, getattr(thing, name))
    return made


def call(word: str, parts: list[object]) -> str:
    """A word with its parts in parentheses."""
    return f"{word}({', '.join([written(part) for part in parts])})"


def written(thing: object) -> str:
    """A part of a declaration as text, the same compiled and uncompiled."""
    if isinstance(thing, Word):
        return thing.said()
    if thing is None or isinstance(thing, (bool, int, float, str)):
        return repr(thing)
    if isinstance(thing, (list, tuple)):
        return "[" + ", ".join([written(part) for part in thing]) + "]"
    raise DeclarationError(
        f"{thing!r} is no part of a declaration: that is made of numbers, texts, lists and words of the vocabulary"
    )


def inside(thing: object) -> list[object]:
    """Everything a declaration is made of, itself included."""
    found: list[object] = [thing]
    if isinstance(thing, (list, tuple)):
        for part in thing:
            found += inside(part)
    elif isinstance(thing, Word):
        for part in thing.parts():
            found += inside(part)
    return found
