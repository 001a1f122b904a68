"""The catalogue of what the interface says: Fluent messages, in the folder `messages` of each language."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from quarriors.engine.errors import QuarriorsError
from quarriors.text.languages import FALLBACK, folder, language
from quarriors.text.sayings import Sayings

_LOG = logging.getLogger(__name__)
#: Help has a reader of its own, which is quicker: `quarriors.cli.helptexts`.
_HELP = "help.ftl"
#: Who the bots are is said by the page and by the terminal, from one file.
_SHARED = ("page", "bots.ftl")


class MessageError(QuarriorsError):
    """A message that is not in the catalogue, or that lacks something it speaks of."""


#: Stands for a text in a message that is filled in but for its texts; nothing else uses these characters.
_GAP: Final = re.compile("\ue000(.*?)\ue001")
_Args = tuple[tuple[str, str | int | float], ...]


@cache
def _messages(tag: str) -> Sayings:
    return Sayings(tag, _texts(tag), {"DIE": _die_in(tag)})


def _texts(tag: str) -> Iterator[str]:
    """The files of a catalogue. One that cannot be read is left out: what it would say is said in English."""
    home = files(f"quarriors.text.lang.{folder(tag)}")
    try:
        found = sorted(home.joinpath("messages").iterdir(), key=lambda file: file.name)
    except OSError as error:
        _lack(tag, error)
        return
    shared = home.joinpath(*_SHARED)
    for file in [*found, shared] if shared.is_file() else found:  # a language may have no page yet
        if file.name.endswith(".ftl") and file.name != _HELP:
            try:
                text = file.read_text("utf-8")
            except (OSError, UnicodeDecodeError) as error:
                _lack(tag, error, file.name)
                continue
            yield text


def _lack(tag: str, error: Exception, file: str = "messages") -> None:
    if tag == FALLBACK:
        raise error
    _LOG.warning("%s of %s cannot be read, so you get that in English: %s", file, tag, error)


def _die_in(tag: str) -> Callable[[Any], Any]:
    """What messages may call a die by: `DIE($die)`, for languages in which its name alone does not do."""
    return lambda name: language(tag).die_called(str(name))


def has_message(id: str, tag: str) -> bool:
    """Whether the catalogue of that language has that message."""
    return _messages(tag).has(id)


@lru_cache(16384)
def fill_in(id: str, tag: str, args: _Args) -> str:
    """A message with its variables filled in. The same things are said over and over.

    What a translation lacks, or cannot fill in, is said in English, with a line in the log.
    """
    try:
        return _filled_in(id, tag, args)
    except MessageError as error:
        if tag == FALLBACK:
            raise
        _complain(str(error))
        return _filled_in(id, FALLBACK, args)


@lru_cache(1024)
def _complain(fault: str) -> None:
    """Once is enough, whatever a message is filled in with."""
    _LOG.warning("Said in English: %s", fault)


def _filled_in(id: str, tag: str, args: _Args) -> str:
    """Names and the like are new all the time, and change nothing of the words around them: these are made once."""
    choosing = _messages(tag).choosing(id)
    texts = {name: value for name, value in args if isinstance(value, str) and name not in choosing}
    known = tuple([(name, f"\ue000{name}\ue001" if name in texts else value) for name, value in args])
    said = list(_around(id, tag, known))
    for at in range(1, len(said), 2):
        said[at] = texts.get(said[at], f"\ue000{said[at]}\ue001")  # a stranger's name may look like a gap
    return "".join(said)


@lru_cache(16384)
def _around(id: str, tag: str, args: _Args) -> tuple[str, ...]:
    """The words of a message and, between each two of them, the name of the text that belongs there."""
    filled = _messages(tag).format(id, dict(args))
    if filled is None:
        raise MessageError(f"no message {id!r} in the {tag!r} catalogue")
    text, errors = filled
    if errors:
        raise MessageError(f"message {id!r} of the {tag!r} catalogue: {errors[0]}")
    return tuple(_GAP.split(text))
