"""The engine remembers nothing of its own: what it keeps, it keeps in objects that somebody holds."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import quarriors.engine
from quarriors import Game, deal, read_position, replay, write_position, write_record
from quarriors.bots import bot, play
from quarriors.engine.words import Word, written

ENGINE = sorted(Path(quarriors.engine.__path__[0]).glob("*.py"))
#: Which boxes are installed is configuration: the one thing that is told to the engine as a whole.
SEAM = "boxes"
CHANGING = {
    "add", "append", "appendleft", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "reverse",
    "setdefault", "sort", "update",
}  # fmt: skip


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.stem)
def test_no_module_of_the_engine_writes_on_itself(path: Path) -> None:
    if path.stem != SEAM:
        assert list(_writes(ast.parse(path.read_text("utf-8")))) == []


def _writes(tree: ast.Module) -> Iterator[str]:
    """What is written to names of the module from inside its functions, and what is kept between calls."""
    names = {name for statement in tree.body for name in _bound(statement)}
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        yield from (f"line {function.lineno}: {told}" for told in _caches(function))
        own = {name.id for name in ast.walk(function) if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)}
        own |= {argument.arg for argument in ast.walk(function) if isinstance(argument, ast.arg)}
        for node in ast.walk(function):
            if isinstance(node, ast.Global):
                yield f"line {node.lineno}: global {', '.join(node.names)}"
            written_to = _changed(node)
            if written_to in names - own:
                yield f"line {getattr(node, 'lineno', 0)}: {written_to} is changed"


def _bound(statement: ast.stmt) -> Iterator[str]:
    """The names that a statement of the module itself gives a value."""
    if isinstance(statement, ast.Assign | ast.AnnAssign | ast.AugAssign):
        for name in ast.walk(statement):
            if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store):
                yield name.id


def _caches(function: ast.FunctionDef) -> Iterator[str]:
    for decorator in function.decorator_list:
        if "cache" in ast.unparse(decorator):
            yield f"{function.name} is cached"
    for default in [*function.args.defaults, *function.args.kw_defaults]:
        if isinstance(default, ast.List | ast.Dict | ast.Set):
            yield f"{function.name} has a default that can be changed"


def _changed(node: ast.AST) -> str:
    """The name whose value this changes, or nothing."""
    target: ast.AST | None = None
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
        target = node.func.value
    elif isinstance(node, ast.Subscript | ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
        target = node.value
    return target.id if isinstance(target, ast.Name) else ""


def test_such_writing_would_be_found() -> None:
    told = ast.parse(
        "A = []\nB = {}\nC = X()\n"
        "def f(a):\n    A.append(1)\n    B[1] = 2\n    C.mark = True\n    a.append(1)\n    global D\n    D = 1\n"
    )
    assert [line.partition(": ")[2] for line in _writes(told)] == [
        "global D", "A is changed", "B is changed", "C is changed",
    ]  # fmt: skip


def _modules() -> list[ModuleType]:
    return [importlib.import_module(f"quarriors.engine.{path.stem}") for path in ENGINE if path.stem != "__init__"]


def _state(module: ModuleType) -> dict[str, str]:
    """Every list, mapping and word of a module, in full."""
    found: dict[str, str] = {}
    for name, value in vars(module).items():
        if isinstance(value, Word):
            found[name] = written(value)
        elif isinstance(value, list | dict | set) and not name.startswith("__"):
            found[name] = repr(value)
    return found


def test_dealing_playing_and_reading_leave_every_module_as_it_was() -> None:
    before = {module.__name__: _state(module) for module in _modules()}
    for sets in (["base"], ["base", "quartifacts", "qladiator"], ["light_vs_dark"]):
        game = Game.new(["Quinn", "Monique"], deal(sets, seed=5), seed=5)
        for _ in range(60):
            game.take(game.decision.options[0])
        read_position(write_position(game), seed=1)
        play(game, [bot("random", 1), bot("random", 2)])
        replay(write_record(game))
    assert {module.__name__: _state(module) for module in _modules()} == before
