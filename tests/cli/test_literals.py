"""Everything that people read comes from the catalogue: there is no sentence in the code of the command.

Two nets. One takes every text with two words in it, wherever it stands; the other every word that is handed to
something that shows it. What may pass both is listed here, with the reason."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import quarriors.cli

ROOT = Path(quarriors.cli.__file__).parent
FILES = sorted(ROOT.rglob("*.py"))
#: What shows its first argument, or all of them.
SHOWS_FIRST = {"Text", "Static", "Row", "append", "complain", "print", "update", "write", "remark", "rest", "exit"}
SHOWS_ALL = {"add_column", "add_row", "writelines"}
#: Errors of developers, which no player comes across; faults of records, whose words are messages; lines of the log.
DEVELOPERS = {"NotImplementedError", "RecordError", "SetupError", "ValueError", "warning"}
#: A file that is written for a developer: code, and a page about it.
WRITTEN = {"scaffold.py"}
#: What looks like words and is none: names of a format, of options, of commands to type, of keys.
NO_WORDS = [
    r"quarriors( [a-z-]+)*", r"quarriors (save|record)( \d)?", r".*quarriors/.*", r"play --.*", r"cd ",
    r"--[a-z-]+( --[a-z-]+)*",
    r"python -m pytest|pip install -e \.",
    r"%\(asctime\)s %\(message\)s", r"textual-.*", r"quarriors-browser", r"confirm off", r"quarriors:",
    r"quarriors play --sets base,", r"(not )?(bold|reverse)( (bold|reverse))*",
]  # fmt: skip


def literals(tree: ast.AST) -> Iterator[ast.Constant]:
    """The texts of some code, but for docstrings and for what developers raise."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.Call) and called(node) in DEVELOPERS:
            continue
        if isinstance(node, ast.Call) and called(node) == "listed":
            continue  # examples: each is tried out
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node
        yield from literals(node)


def called(call: ast.Call) -> str:
    """The name of what is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def shown(tree: ast.AST) -> Iterator[ast.expr]:
    """What is handed to something that shows it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) in SHOWS_ALL:
            yield from node.args
        elif isinstance(node, ast.Call) and called(node) in SHOWS_FIRST:
            yield from node.args[:1]


def spoken(tree: ast.AST) -> Iterator[ast.Constant]:
    """Texts in an expression that are shown as they are: alone, put together, or chosen between."""
    if isinstance(tree, ast.Constant) and isinstance(tree.value, str):
        yield tree
    elif isinstance(tree, ast.BinOp):
        yield from [*spoken(tree.left), *spoken(tree.right)]
    elif isinstance(tree, ast.IfExp):
        yield from [*spoken(tree.body), *spoken(tree.orelse)]
    elif isinstance(tree, ast.JoinedStr):
        for part in tree.values:
            yield from spoken(part)


def is_free(text: str) -> bool:
    return any(re.fullmatch(pattern, text.strip()) for pattern in NO_WORDS)


def found(tree: ast.AST) -> list[str]:
    """Texts that ought to be messages, with their lines."""
    sentences = [node for node in literals(tree) if re.search(r"[^\W\d_]{2,} +[^\W\d_]{2,}", str(node.value))]
    labels = [node for part in shown(tree) for node in spoken(part) if re.search(r"[^\W\d_]{2,}", str(node.value))]
    wrong = {node.lineno: str(node.value) for node in (*sentences, *labels) if not is_free(str(node.value))}
    return [f"line {line}: {text!r}" for line, text in sorted(wrong.items())]


@pytest.mark.parametrize(
    "code",
    [
        'sys.stdout.write("Done\\n")', 'text.append(f" ({count} left)", "dim")', 'Static("Wilds" if wide else "")',
        'raise Failure(f"{path}: there is no such file")', 'heading = "The game so far"', 'table.add_row("3", "draw")',
    ],
)  # fmt: skip
def test_literals_are_caught(code: str) -> None:
    assert found(ast.parse(code))


@pytest.mark.parametrize(
    "code",
    [
        'sys.stdout.write(words.say("db-purged", n=n) + "\\n")', 'text.append(name, "bold reverse")',
        'raise SetupError("Ann is not a bot")', 'def f():\n    "What it does."', 'lines.append(f"{at:4}  {text}")',
        'raise Failure("file-missing", file=name)', 'setting = words.say("table-settings")',
    ],
)  # fmt: skip
def test_what_is_no_literal_is_let_pass(code: str) -> None:
    assert not found(ast.parse(code))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_nothing_is_said_but_from_the_catalogue(path: Path) -> None:
    if path.name not in WRITTEN:
        assert found(ast.parse(path.read_text("utf-8"))) == [], "write a message: src/quarriors/text/lang/en/messages"
