"""No message is missing in any language, and none is there that nothing says."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import quarriors
from quarriors.text import languages
from tests.text.test_messages import MESSAGES, messages

ROOT = Path(quarriors.__file__).parent
#: Parts of ids that a program puts together are no longer than this.
_DEEPEST = 3


@cache
def texts() -> tuple[set[str], list[re.Pattern[str]]]:
    """Every text in the program, and every one that it puts together, with gaps."""
    said: set[str] = set()
    made: set[str] = set()
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                said |= {node.value, node.value.replace("_", "-")}
            elif isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                made.add("".join("(.+)" if part is None else re.escape(str(part)) for part in parts))
    return said, [re.compile(pattern) for pattern in sorted(made) if re.search(r"[a-z]{2}", pattern)]


@cache
def is_said(id: str, depth: int = 0) -> bool:
    """Whether the program has that text, or puts it together from texts it has."""
    said, made = texts()
    if id in said:
        return True
    found = [match for pattern in made if depth < _DEEPEST and (match := pattern.fullmatch(id))]
    return any(all(is_said(part, depth + 1) for part in match.groups()) for match in found)


#: Ids that are put together of words of the engine, such as phases and kinds of options.
WORDED = ("decision-", "event-", "option-", "waiting-", "why-")


@pytest.mark.parametrize("id", [id for id in MESSAGES if not id.startswith("help-")])
def test_every_message_is_said(id: str) -> None:
    of_words = id.startswith(WORDED) and all({part, f"-{part}"} & texts()[0] for part in id.split("-"))
    assert of_words or is_said(id), "nothing says this message: leave it out, in every language"


def test_a_message_that_nothing_says_is_noticed() -> None:
    for id in ("table-lunch", "plain-undo-lunch", "refused-lunch", "event-lunch-you", "lunch"):
        assert not is_said(id)


@pytest.mark.parametrize("lang", languages())
def test_no_language_lacks_a_message(lang: str) -> None:
    assert sorted(MESSAGES.keys() - messages(lang).keys()) == []
