"""Settings for every test."""

import gc
import os
import signal
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import settings

from tests.budget import BUDGET, scaled
from tests.kinds import KINDS, asked_for, shows
from tests.workers import scheduler

# Whoever runs the tests may have put cards right at home: not here.
os.environ["QUARRIORS_BOXES"] = os.devnull

# Nor do their games, their preferences and the language they chose at a table matter: tests have a home of their own.
_HOME = TemporaryDirectory(prefix="quarriors-tests-")
os.environ["QUARRIORS_HOME"] = _HOME.name

# Everything is said in English here, whatever the language of whoever runs the tests.
os.environ.update({"LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"})
for variable in ("QUARRIORS_LANG", "LC_MESSAGES", "LANGUAGE"):
    os.environ.pop(variable, None)

# Tests run side by side: a library that reckons with arrays takes the core of its process, and none of the others.
os.environ.update({"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"})

# A shell has its background jobs ignore Ctrl-C, and so would the programs that tests interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples on every quick run, so that `make check` fails only for a reason; new ones on long runs.
settings.register_profile("house", deadline=None, derandomize=BUDGET == 1, max_examples=scaled(100))
settings.load_profile("house")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Has a run that asks for kinds read only the files that have them: most of the others are not even imported."""
    kinds = asked_for(config.option.markexpr)
    if kinds and collection_path.suffix == ".py" and not shows(collection_path, kinds):
        return True
    return None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sees to it that such a run misses nothing: what is of a kind lies in a file that shows it."""
    for path, kind in {(item.path, mark.name) for item in items for mark in item.iter_markers() if mark.name in KINDS}:
        if not shows(path, [kind]):
            raise pytest.UsageError(
                f"{path} has a test that is marked {kind}, but neither it nor the conftest.py beside it says"
                f" `mark.{kind}`: `pytest -m {kind}` would not find it. Write the mark into one of them."
            )


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    """Keeps tests together that share what takes minutes to make; marks of xdist's own do nothing with this pytest."""
    return scheduler(config, log) if config.getvalue("dist") == "loadgroup" else None


def pytest_collection() -> None:
    """Keeps the garbage collector from looking through thousands of tests again and again while they are collected."""
    gc.disable()


def pytest_collection_finish() -> None:
    """And afterwards: what was collected stays. A test that leaves little behind is worth no look at all."""
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says how many random games a long run was."""
    passed = terminalreporter.stats.get("passed", [])
    games = sum(number for report in passed for name, number in report.user_properties if name == "random games")
    if games:
        terminalreporter.write_line(f"{games} random games")
