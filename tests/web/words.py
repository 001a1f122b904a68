"""The words of the page, from its own catalogue: tests look for what a person reads, and say it by its name there."""

from __future__ import annotations

import re
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from tests.server.serving import ROOT

CATALOGUE = ROOT / "web" / "src" / "words" / "en"


@cache
def _bundle() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    for file in sorted(CATALOGUE.glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def say(id: str, **values: str | int) -> str:
    """What the page says there.

    >>> say("turn", turn=3)
    'Turn 3'
    """
    message = _bundle().get_message(id)
    assert message.value is not None, f"{id} says nothing"
    text, faults = _bundle().format_pattern(message.value, values)
    assert not faults, f"{id}: {faults}"
    return str(text)


def beginning(id: str, **values: str | int) -> re.Pattern[str]:
    """What begins with these words: buttons often go on with an explanation."""
    return re.compile("^" + re.escape(say(id, **values)))
