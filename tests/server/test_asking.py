"""What each request costs, and how long a player waits: that it is measured and told, not how much it is."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import cast, get_args

import pytest

from quarriors.server.api import Api
from quarriors.server.hub import Hub
from quarriors.server.limits import BUDGETS, Limits
from quarriors.server.messages import Incoming

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/server.md").read_text("utf-8").partition("## What each request costs")[2].partition("\n## ")[0]


def run(name: str, *options: str) -> str:
    """What the program says."""
    done = subprocess.run(
        [sys.executable, "-m", f"benchmarks.{name}", *options],
        cwd=ROOT, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def listed() -> list[tuple[str, str]]:
    """What the page says can be asked, each with its budget."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if line.startswith("|")]
    return [(row[0], row[3]) for row in rows[2:]]


def test_the_page_leaves_nothing_out() -> None:
    """Every route and every message has a line, perhaps several."""
    firsts = {what.partition(",")[0] for what, _ in listed()}
    routes = Api(cast(Hub, None), Limits()).routes()
    asked = {f"{method} {path.replace('/api/games/{game}/', '…/')}" for path, _, method in routes}
    asked.remove("POST …/do")  # whose commands have lines of their own
    asked |= {str(message.__struct_config__.tag) for message in get_args(Incoming)}
    assert asked - firsts == set()


@pytest.mark.evening
def test_the_page_has_everything_that_can_be_asked_with_its_budget() -> None:
    costs = json.loads(run("asking", "--events", "150", "--times", "1", "--json"))
    assert listed() == [(cost["what"], cost["budget"]) for cost in costs]
    kinds = {kind for _, budget in listed() for kind in budget.split(", ")}
    assert kinds <= {*BUDGETS, "message", "the asker's undo"}


@pytest.mark.evening
def test_a_player_is_measured_among_strangers() -> None:
    lines = run("strangers", "--seconds", "1.5", "--kinds", "nobody", "pings").splitlines()
    assert [line.split()[1] for line in lines[2:]] == ["nobody", "pings"]
    assert all(line.count("ms") == 4 for line in lines[2:])
