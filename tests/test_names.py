"""The program knows no class and no box by name: what is special about them is declared by the boxes.

Looked at are the modules and messages of every layer but the boxes themselves, and the page. What counts as a name:

- a class of dice of more than one word, wherever it stands: in code, in a comment, in a sentence that people read;
- a class of one word (*Death*) as a text of its own, in quotes; of basic dice (*Portal*, *Portals*) wherever it stands;
- the id and the title of a box wherever they stand, `base` in quotes, for it is a word like any other;
- a type of card that is printed on no card but of one box (*Corrupted*), in quotes.

What does not count:

- a word of the vocabulary: *Quartifact*, the rulebook's word for a treasure; *Light* and *Dark*, the energies;
- an example that is run or shown: a doctest, and a line of help that begins with the command, `quarriors deal …`;
- what belongs to a box: `web/src/art/boxes/ID.ts`, its drawings; the lessons, which are games with one certain box
  each; and what a test has recorded or looks at;
- `lab/skeleton.py`: the ruler that speed is measured with plays one certain game, whatever the boxes become.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from quarriors.engine.cards import BASIC, CREATURE_CARD, SPELL_CARD
from quarriors.engine.vocabulary import __all__ as VOCABULARY
from quarriors.sets import shelf
from quarriors.text import ENGLISH, box_name

ROOT = Path(__file__).parent.parent
LAYERS = ("engine", "text", "bots", "server", "cli", "lab", "envs", "testing", "site")
BOXES = [shelf.find(id) for id in shelf.OURS]
CARDS = [card for box in BOXES if box is not None for card in box.cards]
OWN = ("art/boxes", "lesson")
LESSONS = {"lesson.ftl", "boxlessons.ftl"}


def _files() -> Iterator[Path]:
    for layer in LAYERS:
        yield from (
            path
            for path in (ROOT / "src" / "quarriors" / layer).rglob("*")
            if path.suffix in {".py", ".ftl"} and path.name not in LESSONS
        )
    page = ROOT / "web" / "src"
    for path in page.rglob("*"):
        place = path.relative_to(page).as_posix()
        is_tested = "fixtures" in path.parts or path.name.endswith(".test.ts")
        if path.suffix in {".ts", ".svelte", ".ftl"} and not is_tested and not place.startswith(OWN):
            yield path


FILES = sorted(path for path in _files() if path.name != "skeleton.py")


def _names() -> Iterator[str]:
    """Patterns of everything that must not be named."""
    for die in {card.die.name: card.die for card in CARDS}.values():
        name = re.escape(die.name)
        if die.name.upper() not in VOCABULARY:
            yield rf"\b{name}s?\b" if " " in die.name or die.kind == BASIC else rf"""(["']){name}\1"""
    for box in BOXES:
        assert box is not None
        for name in {box.id, box.name, box_name(box, ENGLISH)}:
            if name.lower() in VOCABULARY or name == "Quarriors!":
                continue
            yield rf"""(["']){box.id}\1""" if name == "base" else rf"\b{re.escape(name)}\b"
    for kind in (CREATURE_CARD, SPELL_CARD):
        types: dict[str, set[str]] = {}
        for card in CARDS:
            if card.kind == kind and card.variant:
                types.setdefault(card.variant, set()).add(card.home)
        yield from (rf"""(["']){re.escape(type)}\1""" for type, homes in types.items() if len(homes) == 1)


NAMES = [re.compile(pattern) for pattern in sorted(set(_names()))]


def _is_named(line: str) -> bool:
    return any(name.search(line) for name in NAMES)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that count, with their numbers: an example ends at an empty line or with its docstring."""
    in_example = False
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        in_example = stripped.startswith(">>>") or (in_example and bool(stripped) and not stripped.endswith('"""'))
        if not in_example and not stripped.startswith("quarriors "):
            yield number, line


@pytest.mark.parametrize(
    "line",
    [
        'if card.die.name == "Squire":', "# Portals are turned", "mat = Large Quiddity dice",
        'card.startsWith("Corrupted")', 'die("Life", "spell")', "boxes.add('base')",
        "name = Rise of the Demons", "import light_vs_dark",
    ],
)  # fmt: skip
def test_names_are_found(line: str) -> None:
    assert _is_named(line)


@pytest.mark.parametrize(
    "line", ['"energy.light": "Light"', "a Quartifact", "on the base of it", "Life is short", "Large dice"]
)
def test_words_are_no_names(line: str) -> None:
    assert not _is_named(line)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_class_and_no_box_is_known_by_name(path: Path) -> None:
    text = path.read_text("utf-8")
    named = [f"line {n}: {line.strip()}" for n, line in _lines(text) if _is_named(line)]
    assert not named, "declare a trait, or let the box say it: docs/own-box.md"
