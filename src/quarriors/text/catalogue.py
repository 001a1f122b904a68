"""The catalogue of interface strings: Fluent messages, one file for each language in `messages/`."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from quarriors.engine.errors import QuarriorsError
from quarriors.text.languages import language


class MessageError(QuarriorsError):
    """A message that is not in the catalogue, or that lacks something it speaks of."""


@cache
def _bundle(lang: str) -> FluentBundle:
    code = language(lang).code
    text = files("quarriors.text").joinpath("messages", f"{code}.ftl").read_text("utf-8")
    # Isolation marks are for mixing writing directions in HTML; here they would only be noise.
    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def has_message(id: str, lang: str = "en") -> bool:
    """Whether the catalogue has that message.

    >>> has_message("phase-attack"), has_message("phase-lunch")
    (True, False)
    """
    return _bundle(lang).has_message(id)


def counted(words: list[str], lang: str = "en") -> str:
    """Things in a list; those alike are counted, not repeated.

    >>> counted(["Toad", "Newt", "Toad"])
    '2 × Toad and Newt'
    """
    return language(lang).listing(
        [f"{words.count(word)} × {word}" if words.count(word) > 1 else word for word in dict.fromkeys(words)]
    )


def message(id: str, lang: str = "en", **args: str | int) -> str:
    """A string that people read, with its variables filled in.

    >>> message("phase-attack")
    'Attack Your Rivals'
    >>> message("event-glory", player="Quinn", n=3)
    'Quinn gains 3 Glory.'
    """
    return _filled_in(id, lang, tuple(args.items()))


@lru_cache(16384)
def _filled_in(id: str, lang: str, args: tuple[tuple[str, str | int], ...]) -> str:
    """The same things are said over and over."""
    bundle = _bundle(lang)
    if not bundle.has_message(id):
        raise MessageError(f"no message {id!r} in the {lang!r} catalogue")
    pattern = bundle.get_message(id).value
    if pattern is None:
        raise MessageError(f"message {id!r} of the {lang!r} catalogue has no text")
    text, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise MessageError(f"message {id!r} of the {lang!r} catalogue: {errors[0]}")
    return str(text)
