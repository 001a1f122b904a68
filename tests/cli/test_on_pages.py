"""Whatever command line our pages print is one that the command takes: nobody should copy one in vain."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from cyclopts import CycloptsError

from quarriors.cli import tongue
from quarriors.cli.root import make

ROOT = Path(__file__).parents[2]
PAGES = [page for folder in (".", "docs", "benchmarks", "examples/*", "web") for page in ROOT.glob(f"{folder}/*.md")]

#: A line of its own in a block, what it does behind two spaces; or a piece of a sentence, in backticks.
LINE = re.compile(r"(?: {4}|\$ )\s*(?:[A-Z_]+=\S+ )?quarriors (\S.*?)(?:  .*)?")
PIECE = re.compile(r"`quarriors ([^`]+)`")
#: The first line of a text of ours, such as a record.
HEADING = re.compile(r"\w+ \d")
#: What a page calls an argument, and one that fits.
STANDS_FOR = {"SHELL": "bash"}
#: Where the command ends and the shell goes on.
SHELL = {">", "|", "&&", "&"}


def printed(text: str) -> Iterator[tuple[int, str]]:
    """The command lines of a page with their lines, without `quarriors` itself; names of commands alone are none."""
    for number, line in enumerate(text.splitlines(), 1):
        if own := LINE.fullmatch(line):
            yield number, own[1]
        else:
            yield from ((number, found) for found in PIECE.findall(line) if not HEADING.fullmatch(found))


def words(line: str) -> list[str]:
    """What the shell hands to the command. Dots behind it stand for options that the page has elsewhere."""
    given = [STANDS_FOR.get(word, word) for word in shlex.split(line)]
    given = given[: next((at for at, word in enumerate(given) if word in SHELL), len(given))]
    return given[:-1] if given[-1] == "…" and not given[-2].startswith("--") else given


def refusal(line: str) -> str:
    """Why the command does not take that line, or nothing. It is read as always, and not run."""
    app = make()
    _, given = tongue.without_option([word for word in words(line) if word not in ("--help", "--version")])
    _, apps, rest = app.parse_commands(given)
    if not rest:
        return ""  # the name of a command, or of a group of them
    if apps[-1].default_command is None:
        return f"no command: {rest}"
    try:
        app.parse_args([*given, f"{tongue.OPTION}=en"], print_error=False, exit_on_error=False)
    except CycloptsError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_prints_can_be_typed(page: Path) -> None:
    lines = printed(page.read_text("utf-8"))
    assert [(number, line, said) for number, line in lines if (said := refusal(line))] == []


def test_there_is_something_to_type() -> None:
    text = (ROOT / "docs" / "bots.md").read_text("utf-8")
    assert "lab tournament champion:1n --against greedy1 --games 2000 --seed ladder-2" in [
        line for _, line in printed(text)
    ]


@pytest.mark.parametrize(
    "line", ["lab turnament", "match greedy", "serve and more", "deal --sed 7", "bench --rounds x"]
)
def test_what_cannot_be_typed_is_refused(line: str) -> None:
    assert refusal(line)
