"""The texts of the help, read straight from `help.ftl`: help is quicker than the catalogue takes to load.

There are only plain texts and plain variables in that file, so a few lines can read it."""

from __future__ import annotations

import logging
import re
from functools import cache

from quarriors.tongues import FALLBACK, folder, homes

_LOG = logging.getLogger(__name__)
_BEGINS = re.compile(r"([a-zA-Z][\w-]*) *= ?(.*)")


def listed(text: str) -> tuple[tuple[str, str], ...]:
    r"""Examples, one in a line: what to type, and behind two spaces the end of the id of what is said of it.

    >>> listed("quarriors deal         deal-random\nquarriors deal --full  deal-full")
    (('quarriors deal', 'deal-random'), ('quarriors deal --full', 'deal-full'))
    """
    rows = [line.strip().rpartition("  ") for line in text.splitlines() if line.strip()]
    return tuple((typed.strip(), id) for typed, _, id in rows)


class HelpTexts:
    """The help in one language; what it lacks is said in English.

    >>> texts = HelpTexts("en")
    >>> texts.say("help-usage"), texts.say("help-default", value="2"), texts.has("help-about-lunch")
    ('Usage:', 'default: 2', False)
    """

    def __init__(self, tag: str) -> None:
        self._tag = tag
        self._own = _read(tag)
        self._english = _read(FALLBACK)

    def has(self, id: str) -> bool:
        return id in self._own or id in self._english

    def say(self, id: str, **slots: str) -> str:
        """A text with its variables filled in."""
        text = self._own.get(id)
        if not text:
            text = self._english[id]
            _lack(self._tag, id)
        for name, value in slots.items():
            text = value.join(re.split(rf"\{{ *\${name} *\}}", text))
        return text

    def paragraphs(self, id: str) -> list[str]:
        """A text in paragraphs, each a single line."""
        return [" ".join(part.split()) for part in self.say(id).split("\n\n")]


@cache
def _lack(tag: str, id: str) -> None:
    """Once is enough."""
    _LOG.warning("Said in English: no message %r in the help of %s", id, tag)


@cache
def _read(tag: str) -> dict[str, str]:
    for home in homes():
        try:
            text = (home / folder(tag) / "messages" / "help.ftl").read_text("utf-8")
        except FileNotFoundError:
            continue  # it may lie in another home
        except (OSError, UnicodeDecodeError) as error:
            _LOG.warning("The help of %s cannot be read, so you get it in English: %s", tag, error)
            continue
        return read_texts(text)
    return {}


def read_texts(text: str) -> dict[str, str]:
    r"""The messages of a file with nothing but plain texts and variables in it.

    >>> read_texts("# Note\none = 1\ntwo =\n    2,\n\n    and more\n")
    {'one': '1', 'two': '2,\n\nand more'}
    """
    found: dict[str, str] = {}
    lines: list[str] = []
    id = ""

    def end() -> None:
        if id:
            found[id] = "\n".join(lines).strip()

    for line in text.splitlines():
        begins = _BEGINS.fullmatch(line)
        if begins or line.startswith("#"):
            end()
            id, lines = (begins[1], [begins[2]]) if begins else ("", [])
        else:
            lines.append(line.strip())
    end()
    return found
