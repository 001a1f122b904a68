"""What `make test` runs: every test, each on the build that it is about, and Ctrl-C also in the background."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

from tests.kinds import KINDS, asked_for, shows
from tests.workers import TOGETHER

ROOT = Path(__file__).parent.parent
TESTS = sorted(path.relative_to(ROOT) for path in (ROOT / "tests").rglob("test_*.py"))


@cache
def runs() -> list[list[str]]:
    """The arguments of each pytest that `make test` starts, the environment before it included."""
    # what the make that runs this test was told is not for this one
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    shown = subprocess.run(
        ["make", "-n", "test"], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=True
    )
    return [shlex.split(line) for line in shown.stdout.splitlines() if "/pytest " in line]


def expression(run: list[str]) -> str:
    """What a run says by -m."""
    return run[run.index("-m") + 1] if "-m" in run else ""


def paths(run: list[str]) -> list[Path]:
    """The folders and files that a run names."""
    return [Path(word) for word in run if word.startswith("tests")]


def test_everything_is_run_that_is_of_no_kind() -> None:
    plain = [run for run in runs() if not expression(run)]
    assert [paths(run) for run in plain] == [[]], "one plain pytest, which reads all of testpaths"
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["pytest"]["ini_options"]
    assert "tests" in settings["testpaths"]
    left_out = settings["addopts"][settings["addopts"].index("-m") + 1]
    assert set(left_out.split(" and ")) == {f"not {kind}" for kind in KINDS}
    assert {marker.partition(":")[0] for marker in settings["markers"]} == set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_run_once_wherever_it_is(kind: str) -> None:
    asking = [run for run in runs() if kind in asked_for(expression(run))]
    assert [paths(run) for run in asking] == [[Path("tests")]]
    assert [path for path in TESTS if shows(ROOT / path, [kind])], "a kind that no test is of"


def test_what_compiling_can_change_is_run_compiled() -> None:
    (compiled,) = [run for run in runs() if "QUARRIORS_BUILD=compiled" in run]
    named = paths(compiled)
    assert [path for path in named if not (ROOT / path).exists()] == []
    missed = {path.parts[1] for path in TESTS if not {path, *path.parents}.intersection(named)}
    contributing = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    told = contributing.partition("The others run on one build:\n\n")[2].partition("\n\n")[0]
    assert missed == set(re.findall(r"`tests/([\w.]+)`", told)), "CONTRIBUTING.md says which ones, and why"


def test_no_test_lies_where_nobody_looks() -> None:
    others = {path.relative_to(ROOT) for path in (ROOT / "tests").rglob("*.py")} - set(TESTS)
    a_test = re.compile(r"^(async )?def test_", re.MULTILINE)
    assert [path for path in others if a_test.search((ROOT / path).read_text("utf-8"))] == []


@pytest.mark.evening
def test_what_takes_minutes_to_make_is_made_by_one_process(tmp_path: Path) -> None:
    (group,) = TOGETHER
    for folder in (group, "tests/others/"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / f"test_{Path(folder).name}.py").write_text(
            "import os, time, pytest\n"
            "@pytest.mark.parametrize('number', range(4))\n"
            "def test_it(number):\n"
            f"    with open({str(tmp_path / 'ran')!r}, 'a') as ran:\n"
            f"        ran.write('{folder} ' + os.environ['PYTEST_XDIST_WORKER'] + '\\n')\n"
            "    time.sleep(0.1)\n",
            "utf-8",
        )
    (tmp_path / "pytest.ini").write_text("[pytest]\n", "utf-8")
    asked = ["-p", "no:cacheprovider", "-p", "tests.conftest", "-n", "2", "--dist", "loadgroup", str(tmp_path)]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *asked],
        cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    ran = (tmp_path / "ran").read_text("utf-8").splitlines()
    assert len(ran) == 8
    assert len({line for line in ran if line.startswith(group)}) == 1
    assert any(line.startswith(group) for line in ran[:2]), "it is begun first"


@pytest.mark.evening
@pytest.mark.parametrize("workers", ["0", "1"])
def test_ctrl_c_can_be_tested_in_the_background(workers: str) -> None:
    """What a shell starts by `&` ignores Ctrl-C, under nohup hanging up too, and so would all that it starts."""

    def as_in_the_background() -> None:
        for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)

    done = subprocess.run(
        [
            sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", workers,
            "tests/cli/test_plain.py::test_ctrl_c_leaves_the_game_saved",
            "tests/cli/test_bench.py::test_ctrl_c_leaves_cleanly",
        ],
        cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300, check=False,
        preexec_fn=as_in_the_background, start_new_session=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    assert "2 passed" in done.stdout
