"""The package as users get it: built, installed into an empty environment, played.

Once compiled, and once where no compiler is to be found; both must play the same game.
"""

import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.wheel

ROOT = Path(__file__).parent.parent.parent

PLAY = """
import random
from quarriors import Game, Rules, deal
from quarriors.build_info import build

chooser = random.Random(1)
wilds = deal(sets=["base"], seed=7, players=2, rules=Rules())
game = Game.new(players=["You", "Bot"], wilds=wilds, rules=Rules(), seed=7)
taken = 0
while not game.over:
    game.take(chooser.choice(game.decision.options))
    taken += 1
print(build())
print(taken, game.result)
"""


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the unpacked source distribution."""
    place = tmp_path_factory.mktemp("sdist")
    _python("-m", "build", "--sdist", "--no-isolation", "--outdir", str(place), str(ROOT))
    (archive,) = place.glob("*.tar.gz")
    with tarfile.open(archive) as tar:
        tar.extractall(place, filter="data")
    return place / archive.name.removesuffix(".tar.gz")


@pytest.fixture(scope="module")
def compiled_game(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Return what the compiled build prints when it plays."""
    place = tmp_path_factory.mktemp("compiled")
    # Isolated, so that the build also proves that it names all it needs.
    log = _python("-m", "build", "--wheel", "--outdir", str(place), str(sdist))
    assert "COMPILED build" in log
    _ships_the_whole_package(place)
    return _installed_and_played(place)


def test_a_compiled_wheel_plays(compiled_game: list[str]) -> None:
    assert compiled_game[0] == "compiled"


def test_without_a_compiler_the_wheel_is_pure_and_plays_the_same_game(
    sdist: Path, compiled_game: list[str], tmp_path: Path
) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    log = _python(*("-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(sdist)), PATH=str(empty))
    assert "PURE build, nothing is compiled" in log
    assert [wheel.name for wheel in tmp_path.glob("*.whl")] == [f"{sdist.name}-py3-none-any.whl"]
    assert _installed_and_played(tmp_path) == ["pure", *compiled_game[1:]]


def test_building_leaves_nothing_in_the_sources(compiled_game: list[str], sdist: Path) -> None:
    for tree in (ROOT / "src", sdist / "src"):
        assert not [path for path in tree.rglob("*") if path.suffix in {".so", ".pyd", ".c", ".o"}]


def _ships_the_whole_package(place: Path) -> None:
    """Check that the wheel has every file of the sources, messages and type marker included."""
    (wheel,) = place.glob("*.whl")
    src = ROOT / "src"
    files = {path.relative_to(src).as_posix() for path in src.rglob("*") if path.is_file()}
    missing = {name for name in files if "__pycache__" not in name}.difference(zipfile.ZipFile(wheel).namelist())
    assert not missing


def _installed_and_played(place: Path) -> list[str]:
    """Install the wheel that lies there into an empty environment and return what its game prints."""
    (wheel,) = place.glob("*.whl")
    home = place / "home"
    venv.create(home, with_pip=True)
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    _python("-m", "pip", "install", "--quiet", str(wheel), python=python, cwd=place)
    return _python("-c", PLAY, python=python, cwd=place).splitlines()


def _python(*arguments: str, python: Path | str = sys.executable, cwd: Path = ROOT, **environment: str) -> str:
    """Run Python and return all it prints; what this test run has set for itself is left out."""
    inherited = {
        name: value
        for name, value in os.environ.items()
        if name not in {"CC", "PYTHONPATH", "QUARRIORS_PURE", "VIRTUAL_ENV"} and not name.startswith("COV_")
    }
    done = subprocess.run(
        [python, *arguments],
        cwd=cwd,
        env=inherited | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout
