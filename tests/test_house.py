"""The house itself: layers, module sizes, names that stand alone, what may lie in src."""

import ast
import importlib.metadata
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

import quarriors

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
MODULES = sorted(SRC.rglob("*.py"))
ENGINE = [path for path in MODULES if "engine" in path.parts]


@cache
def parsed(path: Path) -> ast.Module:
    """What is written in a file; each is read when a test first asks for it, and never while tests are collected."""
    return ast.parse(path.read_text("utf-8"))


class Trees(Mapping[str, ast.Module]):
    """Files by the names of their rooms, and what is written in each."""

    def __init__(self, paths: Mapping[str, Path]) -> None:
        self._paths = paths

    def __getitem__(self, room: str) -> ast.Module:
        return parsed(self._paths[room])

    def __iter__(self) -> Iterator[str]:
        return iter(self._paths)

    def __len__(self) -> int:
        return len(self._paths)


def test_imports_point_one_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert lint_imports(no_cache=True) == EXIT_STATUS_SUCCESS


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.stem)
def test_the_engine_imports_only_the_standard_library(path: Path) -> None:
    imported = set(_imported_at_run_time(parsed(path)))
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
    assert not text.strip() or ast.get_docstring(parsed(path)), "its first line says what lives there"


TREES = Trees({path.relative_to(SRC / "quarriors").as_posix(): path for path in MODULES})

#: Imports under another name, and why the own one would not do. `X as X` hands a name on, and is no other name.
RENAMED = {
    "Option as Row": "textual's word for a row of a list; ours is what a player can do",
    "numpy as np": "as everybody writes it",
    "sqlalchemy as sa": "as everybody writes it in migrations",
}


def test_a_class_has_a_name_of_its_own() -> None:
    rooms: dict[str, list[str]] = {}
    for room, tree in TREES.items():
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                rooms.setdefault(node.name, []).append(room)
    assert not {name: shared for name, shared in rooms.items() if len(shared) > 1}


def test_events_have_one_room() -> None:
    """Cards wait for events; listeners hear happenings; the server keeps match events."""
    assert [room for room in TREES if room.endswith("/events.py")] == ["engine/events.py"]


def test_what_is_imported_keeps_its_name() -> None:
    renamed = {
        f"{room}: {alias.name} as {alias.asname}"
        for room, tree in TREES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
        if alias.asname not in (None, alias.name) and f"{alias.name} as {alias.asname}" not in RENAMED
    }
    # Beside the words themselves, which may be called like the modules that define them.
    private = {one for one in renamed if re.fullmatch(r"engine/vocabulary\.py: (\w+) as _\1", one)}
    assert not renamed - private


def _constants(tree: ast.Module) -> Iterator[tuple[str, object]]:
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id[0] != "_":
            yield node.target.id, node.value.value if isinstance(node.value, ast.Constant) else None


#: Modules of plain words that are read by the module's name: `kinds.CAST`, `happenings.CAST`.
SPACES = ("engine/kinds.py", "engine/happenings.py")


def test_a_constant_of_the_engine_has_a_name_of_its_own() -> None:
    rooms: dict[str, list[str]] = {}
    for room in TREES:
        if room.startswith("engine/") and room not in SPACES:
            for name, _ in _constants(TREES[room]):
                rooms.setdefault(name, []).append(room)
    assert not {name: shared for name, shared in rooms.items() if len(shared) > 1}


@pytest.mark.parametrize("space", SPACES)
def test_plain_words_are_read_by_their_modules_name(space: str) -> None:
    words = {name for name, value in _constants(TREES[space]) if isinstance(value, int)}
    assert words
    module = space.removesuffix(".py").rpartition("/")[2]
    taken = {
        f"{room}: {alias.name}"
        for room, tree in TREES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and str(node.module).rpartition(".")[2] == module
        for alias in node.names
        if alias.name in words
    }
    assert not taken, f"write {module}.NAME"


@pytest.mark.parametrize("room", TREES)
def test_told_is_a_verb_and_names_nothing(room: str) -> None:
    """A name says what it holds: sentences, data, happenings."""
    fields = ("id", "arg", "attr", "name", "asname")
    assert not [node for node in ast.walk(TREES[room]) if "told" in [getattr(node, field, "") for field in fields]]


#: Whoever uses the engine, and asks it: `Catalog`, `Index` and `State` have a reader for every number.
READERS = ("sets", "text", "bots", "lab", "envs", "testing", "server", "site", "cli")

#: Sixes that count no faces of a card, and what they count.
SIXES = {
    "lab/skeleton.py: self.random.random() * 6": "rolls a die of the skeleton, a game without the engine",
    "tests/lab/test_simulation.py: 6 * 12": "games, and what each shares out",
    "tests/lab/test_speed.py: 6 * 50": "games, and the least decisions of each",
}

#: Tests that count for themselves: they check the readers, and the engine's tables, by other means.
ORACLES = {
    "tests/properties/": "they work out anew what the engine says, and look at every place and every form",
    "tests/golden/": "their fingerprints of a table are older than the readers",
    "tests/cards/test_every_line_fires.py": "watches the engine's own tables of lines",
}
TESTS = Trees(
    {
        path.relative_to(ROOT).as_posix(): path
        for path in sorted((ROOT / "tests").rglob("*.py"))
        if path != Path(__file__)
    }
)


def _numbering(tree: ast.Module) -> set[str]:
    """The names that say how the engine numbers, unless the module means something of its own by them."""
    own = {target.id for node in tree.body if isinstance(node, ast.Assign) for target in node.targets
           if isinstance(target, ast.Name)}  # fmt: skip
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("tests"):
            own |= {alias.name for alias in node.names}
    return {"FACES", "LINES", "ZONES"} - own


def _counted(tree: ast.Module) -> Iterator[str]:
    """Yield what takes forms, lines or places apart, or puts them together, by arithmetic."""
    apart = (ast.FloorDiv, ast.Mod, ast.Mult)
    numbering = _numbering(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, apart):
            sides = (node.left, node.right)
            # six times the same in a list or a text is no number
            if any(isinstance(side, ast.List | ast.Constant) and not _is_number(side) for side in sides):
                continue
            if any(isinstance(side, ast.Constant) and side.value == 6 for side in sides):
                yield ast.unparse(node)
        elif isinstance(node, ast.Name):
            if node.id in numbering:
                yield node.id
        elif isinstance(node, ast.alias):
            if node.name in numbering:
                yield node.name
        elif isinstance(node, ast.Attribute) and node.attr in ("piles", "FACES", "LINES", "ZONES"):
            yield ast.unparse(node)


def _is_number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float)


COUNTED = [room for room in TREES if room.startswith(tuple(f"{name}/" for name in READERS))] + [
    room for room in TESTS if not room.startswith(tuple(ORACLES))
]


@pytest.mark.parametrize("room", COUNTED)
def test_only_the_engine_counts_indices(room: str) -> None:
    tree = TREES[room] if room in TREES else TESTS[room]
    counted = {f"{room}: {one}" for one in _counted(tree)}
    assert counted >= {six for six in SIXES if six.startswith(f"{room}: ")}, "an exception that nobody needs"
    assert not counted - SIXES.keys(), "ask for it: catalog.face(form), s.pile(player, zone) ..."


@pytest.mark.parametrize(
    "counting",
    ["form // 6", "form % 6", "6 * card + face", "line // LINES", "numbering.LINES", "s.piles[3]", "import ZONES"],
)
def test_counting_is_seen(counting: str) -> None:
    assert list(_counted(ast.parse(counting)))


@pytest.mark.parametrize(
    "asking",
    [
        "s.pile(0, BAG), number % 60, total / 6, catalog.forms_of(card)",
        "['Q1'] * 6, 6 * 'end'",
        "LINES = text.splitlines()\nLINES[0]",
        "from tests.texts import LINES\nLINES[0]",
    ],
)
def test_asking_is_no_counting(asking: str) -> None:
    assert not list(_counted(ast.parse(asking)))


@pytest.mark.parametrize("oracle", ORACLES)
def test_an_oracle_counts_by_itself(oracle: str) -> None:
    """Or it needs to be named no longer."""
    assert any(list(_counted(TESTS[room])) for room in TESTS if room.startswith(oracle))


#: Functions that count places though `piles.py` has readers, and why.
PLACES = {
    "engine/catalog.py: __init__": "knows which places `look_away` looks at, once for a game",
    "engine/state.py: from_data": "reads back what was written down, all places at once",
    # hot: each asks once in three decisions or more, and a call takes 15 instructions, a thousandth of a decision
    "engine/abilities.py: watch": "looks at every player, whenever something has happened",
    "engine/casting.py: castable": "is asked for every menu",
    "engine/menus.py: at_any_time": "is asked for every menu",
    "engine/menus.py: pool_menu": "looks at every die of the Active Pool, for every menu of phase 2",
    "engine/numbers.py: speaking": "looks at every player, for every number that a card may change",
    "engine/paying.py: available": "is asked for every menu",
    "engine/paying.py: chosen": "chooses dice for every price",
    "engine/rolling.py: _draw": "draws the dice of every turn",
    "engine/table.py: _lay": "moves a die",
    "engine/table.py: creatures": "is asked by whatever attacks, defends, scores or counts Creatures",
    "engine/triggers.py: collect": "looks at every player, for every event that a card may hear of",
}


def _counting_places(tree: ast.Module) -> Iterator[str]:
    """Yield the functions that work out a place, or look at one by its number."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                sides = (node.left, node.right) if isinstance(node, ast.BinOp) else ()
                is_worked_out = any(isinstance(side, ast.Name) and side.id == "ZONES" for side in sides)
                if is_worked_out or (isinstance(node, ast.Attribute) and node.attr == "piles"):
                    yield function.name


def test_few_functions_of_the_engine_count_places() -> None:
    engine = [room for room in TREES if room.startswith("engine/") and room != "engine/piles.py"]
    counting = {f"{room}: {name}" for room in engine for name in _counting_places(TREES[room])}
    assert counting == PLACES.keys(), "ask for s.pile(player, zone); only what is hot may be named above"


@pytest.mark.parametrize("counting", ["s.where[die] // ZONES", "self.piles[8]", "for zone in s.piles: pass"])
def test_counting_places_is_seen(counting: str) -> None:
    assert list(_counting_places(ast.parse(f"def count(s):\n    {counting}"))) == ["count"]
    assert not list(_counting_places(ast.parse("def ask(s):\n    s.pile(0, BAG), range(ZONES), s.place(0, BAG)")))


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
