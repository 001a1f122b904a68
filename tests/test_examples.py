"""The example programs run as they stand; the example box and the example bot are installed and played."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

_FOLDER = Path(__file__).parent.parent / "examples"
_EXAMPLES = sorted(_FOLDER.glob("*.py"))
_BOX = _FOLDER / "quarriors-quollectors"
_BOT = _FOLDER / "quarriors-magpie"


@pytest.mark.parametrize("program", _EXAMPLES, ids=lambda program: program.stem)
def test_an_example_runs(program: Path) -> None:
    done = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_a_bot_that_thinks_needs_public_names_only() -> None:
    """What the pages list is enough for features, an evaluator and a search in pairs."""
    tree = ast.parse((_FOLDER / "thinking_bot.py").read_text("utf-8"))
    rooms = ("quarriors", "quarriors.bots", "quarriors.bots.search", "quarriors.bots.evaluators")
    taken = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and "quarriors" in str(node.module)]
    assert taken
    for node in taken:
        assert node.module in rooms
        assert {alias.name for alias in node.names} <= set(import_module(node.module).__all__)
    readers = (Path(__file__).parent.parent / "docs" / "api.md").read_text("utf-8").partition("## The table as data")[2]
    asked = [node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "s"]
    assert "creatures" in asked
    assert not [reader for reader in asked if f"`s.{reader}" not in readers]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the example packages are installed, by pip and without a network."""
    place = tmp_path_factory.mktemp("installed")
    for package in (_BOX, _BOT):
        # built from a copy: building must leave nothing in the sources
        source = tmp_path_factory.mktemp("source") / package.name
        for file in package.rglob("*"):
            if file.is_file() and "__pycache__" not in file.parts:
                copy = source / file.relative_to(package)
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_bytes(file.read_bytes())
        done = _run(
            "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps", "--no-index",
            "--no-build-isolation", "--target", str(place), str(source), **os.environ,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
    path = [str(place), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


def _run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, timeout=300, check=False
    )


@pytest.mark.evening
def test_the_example_box_is_found_checked_and_played(installed: dict[str, str]) -> None:
    def told(*arguments: str) -> str:
        done = _run("-m", "quarriors", *arguments, **installed)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    cards = json.loads(told("cards", "--set", "quollectors", "--json"))
    assert [card["name"] for card in cards] == ["Curio Charm", "Quollector", "Strong Quollector", "Mighty Quollector"]
    assert "for every 3 classes among your dice" in cards[3]["text"]
    assert json.loads(told("box", "check", "quollectors", "--games", "8", "--json"))["faults"] == []
    named = {one["name"]: one for one in json.loads(told("deal", "--named", "--json"))}
    assert named["cabinet-of-quriosities"]["sets"] == ["base", "quollectors"]
    assert named["cabinet-of-quriosities"]["about"].startswith("One of each, please")
    played = json.loads(told("simulate", "--wilds", "cabinet-of-quriosities", "--games", "6", "--json"))
    assert played["games"] == 6
    assert "quollectors/mighty-quollector" in played["wilds"]


@pytest.mark.evening
def test_the_example_bot_is_found_and_plays(installed: dict[str, str]) -> None:
    played = _run("-m", "quarriors", "simulate", "--bots", "magpie,random", "--games", "8", "--json", **installed)
    assert (played.returncode, played.stderr) == (0, "")
    assert json.loads(played.stdout)["wins"]["magpie"] > 6
    matched = _run("-m", "quarriors.lab.match", "magpie", "greedy", "--games", "4", **installed)
    assert "% of 4 games against greedy" in matched.stdout


@pytest.mark.evening
@pytest.mark.parametrize("package", [_BOX, _BOT], ids=lambda package: package.name)
def test_an_example_package_passes_its_own_tests(package: Path, installed: dict[str, str], tmp_path: Path) -> None:
    for file in (package / "tests").glob("*.py"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    done = _run("-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(tmp_path), **installed)
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout


@pytest.mark.evening
def test_a_box_that_is_installed_changes_nothing_without_it(installed: dict[str, str]) -> None:
    deals = "from quarriors import deal; print([deal(['base', 'promos'], seed=n).cards for n in range(40)])"
    assert _run("-c", deals, **installed).stdout == _run("-c", deals, **os.environ).stdout
