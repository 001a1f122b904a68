"""Reading docs/protocol.md: its sections, its tables, and what stands in backticks."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")

Row = list[str]


def section(heading: str) -> str:
    """The text below a heading, as far as the next one."""
    begun = re.search(rf"^#+ {re.escape(heading)}\n", PAGE, re.MULTILINE)
    assert begun is not None, f"there is no heading {heading!r}"
    rest = PAGE[begun.end() :]
    end = re.search(r"^#+ ", re.sub(r"```.*?```", lambda code: "·" * len(code[0]), rest, flags=re.DOTALL), re.MULTILINE)
    return rest[: end.start()] if end is not None else rest


def tables(heading: str) -> list[list[Row]]:
    """The tables below a heading, without their own."""
    found = re.findall(r"(?:^\|.*\n)+", section(heading), re.MULTILINE)
    rows = [[re.split(r"(?<!\\)\|", line.strip())[1:-1] for line in table.splitlines()[2:]] for table in found]
    return [[[cell.strip() for cell in row] for row in table] for table in rows]


def words(text: str) -> list[str]:
    """What stands in backticks."""
    return re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))


def firsts(table: list[Row]) -> list[str]:
    """What the first column of a table names."""
    return [word for row in table for word in words(row[0])]


def row_of(table: list[Row], name: str) -> str:
    """The row that names something first."""
    return next(" ".join(row[1:]) for row in table if name in words(row[0]))
