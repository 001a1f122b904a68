"""Settings for every test."""

import os
import signal

import pytest
from hypothesis import settings

from tests.budget import BUDGET, scaled

# Whoever runs the tests may have put cards right at home: not here.
os.environ["QUARRIORS_BOXES"] = os.devnull

# A shell has its background jobs ignore Ctrl-C, and so would the programs that tests interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples on every quick run, so that `make check` fails only for a reason; new ones on long runs.
settings.register_profile("house", deadline=None, derandomize=BUDGET == 1, max_examples=scaled(100))
settings.load_profile("house")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says how many random games a long run was."""
    passed = terminalreporter.stats.get("passed", [])
    games = sum(number for report in passed for name, number in report.user_properties if name == "random games")
    if games:
        terminalreporter.write_line(f"{games} random games")
