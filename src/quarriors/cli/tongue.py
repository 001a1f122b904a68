"""Which language the command speaks: what was asked for, what is kept, or what the system says."""

from __future__ import annotations

import os
from collections.abc import Mapping

from quarriors.tongues import language_tag, preferred

OPTION = "--lang"
VARIABLE = "QUARRIORS_LANG"
#: The system's variables, in the order in which they count.
_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def without_option(arguments: list[str]) -> tuple[str | None, list[str]]:
    """The language that a command line asks for, wherever it does so, and the rest of it.

    >>> without_option(["--lang", "it", "deal"]), without_option(["deal", "--lang=pt", "--full"])
    (('it', ['deal']), ('pt', ['deal', '--full']))
    >>> without_option(["deal"]), without_option(["deal", "--lang"])
    ((None, ['deal']), (None, ['deal', '--lang']))
    """
    asked: str | None = None
    rest: list[str] = []
    left = list(arguments)
    while left:
        word = left.pop(0)
        if word == "--":
            return asked, [*rest, word, *left]
        if word == OPTION and left:
            asked = left.pop(0)
        elif word.startswith(f"{OPTION}="):
            asked = word.partition("=")[2]
        else:
            rest.append(word)
    return asked, rest


def spoken(asked: str | None) -> str:
    """The tag of the language to speak; refuses one that was asked for and is not there."""
    wish = asked if asked is not None else os.environ.get(VARIABLE, "").strip()
    if wish or asked is not None:
        return language_tag(wish)
    return usual(os.environ)


def usual(environ: Mapping[str, str]) -> str:
    """The language for those who ask for none: the one they chose at the table, or that of their system, or English.

    >>> usual({"LC_ALL": "C", "LANG": "en_GB.UTF-8"})
    'en'
    """
    from quarriors.cli.preferences import Preferences

    kept = Preferences.kept()["lang"]
    system = next((value for name in _LOCALE if (value := environ.get(name, ""))), "")
    return preferred([kept, system])
