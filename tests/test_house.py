"""The house itself: layers, module sizes, public names, what may lie in src."""

import ast
import importlib.metadata
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

import quarriors

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
MODULES = sorted(SRC.rglob("*.py"))
ENGINE = [path for path in MODULES if "engine" in path.parts]


def test_imports_point_one_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert lint_imports(no_cache=True) == EXIT_STATUS_SUCCESS


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.stem)
def test_the_engine_imports_only_the_standard_library(path: Path) -> None:
    imported = set(_imported_at_run_time(ast.parse(path.read_text("utf-8"))))
    assert imported <= sys.stdlib_module_names | {"quarriors"}


def _imported_at_run_time(node: ast.AST) -> Iterator[str]:
    """Yield the top-level names of absolute imports, those for type checkers left out."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
            yield from (name for other in child.orelse for name in _imported_at_run_time(other))
        elif isinstance(child, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in child.names)
        elif isinstance(child, ast.ImportFrom) and not child.level:
            yield str(child.module).partition(".")[0]
        else:
            yield from _imported_at_run_time(child)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SRC)))
def test_a_module_is_a_room_with_one_purpose(path: Path) -> None:
    text = path.read_text("utf-8")
    assert text.count("\n") <= 500, "too large: find the second purpose and give it a room of its own"
    assert not text.strip() or ast.get_docstring(ast.parse(text)), "its first line says what lives there"


def test_nothing_is_built_in_src() -> None:
    assert not [path for path in SRC.rglob("*") if path.suffix in {".so", ".pyd", ".c", ".h", ".o"}]


def test_public_names_are_documented() -> None:
    public = {name: getattr(quarriors, name) for name in quarriors.__all__}
    assert public
    # Plain values (numbers, strings) have the docstring of their type, which says nothing about them.
    assert not [name for name, thing in public.items() if not thing.__doc__]


def test_there_is_one_version_and_the_change_log_knows_it() -> None:
    version = importlib.metadata.version("quarriors")
    log = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert quarriors.__version__ == version
    assert f"## {version}" in log or "## Unreleased" in log
