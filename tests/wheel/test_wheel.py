"""The package as users get it: built, installed into an empty environment, played.

Once compiled and with the page for browsers, and once where neither a compiler nor Node is to be found; both must play
the same game, and both must serve. The first wheel stays in .build/wheel, where `make compiled` takes it from.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest

from tests.workers import once
from tools.release import PLAY

pytestmark = pytest.mark.wheel

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the unpacked source distribution."""

    def build(place: Path) -> None:
        (place / "begun").touch()
        _python("-m", "build", "--sdist", "--no-isolation", "--outdir", str(place), str(ROOT))
        (archive,) = place.glob("*.tar.gz")
        with tarfile.open(archive) as tar:
            tar.extractall(place, filter="data")

    place = once(tmp_path_factory, "sdist", build)
    (archive,) = place.glob("*.tar.gz")
    return place / archive.name.removesuffix(".tar.gz")


@pytest.fixture(scope="module")
def full(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return where the wheel lies and is installed that has everything."""

    def build(place: Path) -> None:
        # Isolated, so that the build also proves that it names all it needs.
        log = _python("-m", "build", "--wheel", "--outdir", str(place), str(sdist))
        assert "COMPILED build" in log
        assert "the page for browsers is packed" in log
        _ships_the_whole_package(place)
        _keep(place, sdist.parent / "begun")
        (wheel,) = place.glob("*.whl")
        _install(wheel, place)

    return once(tmp_path_factory, "full", build)


@pytest.fixture(scope="module")
def bare(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return where the wheel lies and is installed that was built with nothing but Python."""

    def build(place: Path) -> None:
        (place / "empty").mkdir()
        arguments = ("-m", "build", "--wheel", "--no-isolation", "--outdir", str(place), str(sdist))
        log = _python(*arguments, PATH=str(place / "empty"))
        assert "PURE build, nothing is compiled" in log
        assert "NO PAGE for browsers in this build: Node.js is not here; install Node.js 20.19 or newer with npm" in log
        (wheel,) = place.glob("*.whl")
        assert wheel.name == f"{sdist.name}-py3-none-any.whl"
        _install(wheel, place)

    return once(tmp_path_factory, "bare", build)


def test_compiled_or_not_the_same_game_is_played(full: Path, bare: Path) -> None:
    compiled, pure = (_python("-c", PLAY, python=_python_of(place), cwd=place).splitlines() for place in (full, bare))
    assert (compiled[0], pure[0]) == ("compiled", "pure")
    assert compiled[1:] == pure[1:]


def test_with_the_extra_for_research_all_its_libraries_are_there_and_an_example_runs(
    full: Path, tmp_path: Path
) -> None:
    (wheel,) = full.glob("*.whl")
    _install(wheel, tmp_path, "[envs]")
    example = ROOT / "examples" / "research" / "mcts_against_greedy.py"
    brief = ("--games", "1", "--simulations", "2", "--turn-limit", "6")
    said = _python(str(example), *brief, python=_python_of(tmp_path), cwd=tmp_path)
    assert re.search(r"MCTS with 2 simulations won [\d.]+ of 1 games against greedy", said)
    made = "import gymnasium; print(gymnasium.make('quarriors.envs:Quarriors-v0').reset(seed=1)[0].shape)"
    assert _python("-c", made, python=_python_of(tmp_path), cwd=tmp_path).splitlines()[-1] == "(734,)"


def test_the_page_is_packed_and_served(full: Path) -> None:
    with _served(full) as (log, browser):
        front = browser.get("/", headers={"Accept": "text/html"})
        loaded = re.findall(r'(?:src|href)="\.(/[^"]+)"', front.text)
        assert [name for name in loaded if name.endswith(".js")]
        assert [browser.get(name).status_code for name in loaded] == [200] * len(loaded)
    assert not [line for line in log if line["event"] == "no page"]


def test_without_the_page_it_is_said_how_to_get_it(bare: Path) -> None:
    with _served(bare) as (log, browser):
        assert "pip install ." in browser.get("/", headers={"Accept": "text/html"}).text
        assert browser.get("/").json()["name"] == "quarriors"
    (line,) = [line for line in log if line["event"] == "no page"]
    assert "Node.js 20.19 or newer" in line["how"]


@pytest.mark.parametrize("said", ["v18.20.4", "not a version"])
def test_an_old_node_is_not_used(said: str, sdist: Path, tmp_path: Path) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {said}\n", "utf-8")
        (tmp_path / name).chmod(0o755)
    arguments = ("-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(sdist))
    log = _python(*arguments, PATH=f"{tmp_path}:{os.environ['PATH']}", QUARRIORS_PURE="1")
    assert f"NO PAGE for browsers in this build: Node.js is {said}; install Node.js 20.19 or newer" in log


def test_a_page_that_cannot_be_built_costs_only_the_page(sdist: Path, tmp_path: Path) -> None:
    (tmp_path / "npm").write_text("#!/bin/sh\necho no registry far and wide\nexit 1\n", "utf-8")
    (tmp_path / "npm").chmod(0o755)
    arguments = ("-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(sdist))
    log = _python(*arguments, PATH=f"{tmp_path}:{os.environ['PATH']}", QUARRIORS_PURE="1")
    assert "NO PAGE for browsers in this build: npm ci --include=dev failed" in log
    assert "no registry far and wide" in log
    assert len(list(tmp_path.glob("*.whl"))) == 1


def test_the_page_can_be_left_out(sdist: Path, tmp_path: Path) -> None:
    arguments = ("-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(sdist))
    log = _python(*arguments, QUARRIORS_PURE="1", QUARRIORS_NO_PAGE="1")
    assert "NO PAGE for browsers in this build: QUARRIORS_NO_PAGE is set" in log


def test_building_leaves_nothing_in_the_sources(full: Path, sdist: Path) -> None:
    for tree in (ROOT / "src", sdist / "src"):
        assert not [path for path in tree.rglob("*") if path.suffix in {".so", ".pyd", ".c", ".o"}]
        assert not (tree / "quarriors" / "server" / "page").exists()
    assert (sdist / "web" / "package-lock.json").is_file()
    assert not {"node_modules", "dist"}.intersection(path.name for path in (sdist / "web").iterdir())


def test_make_tests_this_wheel_and_compiles_no_other(full: Path) -> None:
    # `make -n` says what there is to do; whether .venv is new is another question
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    asked = ["make", "-n", "-o", ".venv/.ready", "compiled"]
    done = subprocess.run(asked, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=True)
    assert "-m build" not in done.stdout


def _ships_the_whole_package(place: Path) -> None:
    """Check that the wheel has every file of the sources, messages and type marker included."""
    (wheel,) = place.glob("*.whl")
    src = ROOT / "src"
    files = {path.relative_to(src).as_posix() for path in src.rglob("*") if path.is_file()}
    missing = {name for name in files if "__pycache__" not in name}.difference(zipfile.ZipFile(wheel).namelist())
    assert not missing


def _keep(place: Path, begun: Path) -> None:
    """Leave the wheel for `make compiled`, as old as its sources, so that make sees what has changed since."""
    (wheel,) = place.glob("*.whl")
    kept = ROOT / ".build" / "wheel"
    shutil.rmtree(kept, ignore_errors=True)
    kept.mkdir(parents=True)
    shutil.copy2(wheel, kept)
    shutil.copy2(begun, kept / ".ready")


def _install(wheel: Path, place: Path, extra: str = "") -> None:
    """Install the wheel, with an extra if you say so, into an empty environment at that place.

    Our pip does it, so that none needs its own. What is imported is compiled then, which is little of what there is.
    """
    venv.create(place / "home")
    there = ("--python", str(_python_of(place)))
    _python("-m", "pip", *there, "install", "--quiet", "--no-compile", f"{wheel}{extra}", cwd=place)


def _python_of(place: Path) -> Path:
    return place / "home" / ("Scripts" if os.name == "nt" else "bin") / "python"


@contextmanager
def _served(place: Path) -> Iterator[tuple[list[dict[str, str]], httpx2.Client]]:
    """Let what is installed there serve: what it logs until it is ready, and a client."""
    server = subprocess.Popen(
        [_python_of(place), "-m", "quarriors", "serve", "--port", "0"],
        cwd=place,
        env=_environment(QUARRIORS_HOME=str(place / "games")),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    log: list[dict[str, str]] = []
    try:
        assert server.stderr is not None
        for line in server.stderr:
            log.append(json.loads(line))
            if log[-1]["event"] == "ready":
                break
        (address,) = [line["address"] for line in log if line["event"] == "listening"]
        with httpx2.Client(base_url=address, timeout=60) as client:
            yield log, client
    finally:
        server.terminate()
        server.communicate(timeout=60)


def _python(*arguments: str, python: Path | str = sys.executable, cwd: Path = ROOT, **environment: str) -> str:
    """Run Python and return all it prints."""
    done = subprocess.run(
        [python, *arguments],
        cwd=cwd,
        env=_environment(**environment),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def _environment(**more: str) -> dict[str, str]:
    """The environment for what is started; what this test run has set for itself is left out."""
    inherited = {
        name: value
        for name, value in os.environ.items()
        if name not in {"CC", "PYTHONPATH", "VIRTUAL_ENV"} and not name.startswith(("COV_", "QUARRIORS_"))
    }
    return inherited | more
