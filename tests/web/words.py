"""The words of the page, from its own catalogue: tests look for what a person reads, and say it by its name there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from quarriors.text.languages import folder
from tests.pseudo import TAG, pseudo
from tests.server.serving import ROOT

LANGUAGES = ROOT / "src" / "quarriors" / "text" / "lang"
#: What the visitors of a test read.
_spoken = ["en"]


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    """In there, `say` speaks another language: whatever is done to a page by its words is done in that one."""
    _spoken.append(lang)
    try:
        yield
    finally:
        _spoken.pop()


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for file in sorted((LANGUAGES / folder("en" if lang == TAG else lang) / "page").glob("*.ftl")):
        text = file.read_text("utf-8")
        bundle.add_resource(FluentResource(pseudo(text) if lang == TAG else text))
    return bundle


def say(id: str, **values: str | int) -> str:
    """What the page says there.

    >>> say("turn", turn=3)
    'Turn 3'
    """
    return say_in(_spoken[-1], id, **values)


def say_in(lang: str, id: str, /, **values: str | int) -> str:
    """What the page says there in that language."""
    message = _bundle(lang).get_message(id)
    assert message.value is not None, f"{id} says nothing"
    text, faults = _bundle(lang).format_pattern(message.value, values)
    assert not faults, f"{id}: {faults}"
    return str(text)


def beginning(id: str, **values: str | int) -> re.Pattern[str]:
    """What begins with these words: buttons often go on with an explanation."""
    return re.compile("^" + re.escape(say(id, **values)))
