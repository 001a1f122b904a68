"""A box to begin with: an installable package with one die, one card and a test."""

from __future__ import annotations

from pathlib import Path

_PROJECT = """\
[build-system]
requires = ["setuptools>=68"]
build-backend = "setuptools.build_meta"

[project]
name = "quarriors-{id}"
version = "0.1"
description = "A box for Quarriors, the digital table"
requires-python = ">=3.11"
dependencies = ["quarriors"]

# The name is the id of the box, the value is where the Box is.
[project.entry-points."quarriors.sets"]
{id} = "{module}:BOX"

# The tests find the box without an installation.
[tool.pytest.ini_options]
pythonpath = ["src"]
"""

_MODULE = '''\
"""{title}: a box for Quarriors, the digital table."""

from quarriors.engine.vocabulary import (
    Box,
    at_burst,
    card,
    creature_die,
    gain,
    glory,
    it,
    quiddity,
    scores,
    summoned,
    when,
)

# Six faces in card order; then background and symbols. C 1/2/3 is a Creature of level 1, attack 2, defense 3.
BEAST = creature_die("{beast}", "Q1, Q1, Q2, C 1/1/2, C 1/2/2 *, C 2/3/3 **", ("#2e7d32", "#fff59d"))

CARDS = [
    # die, type (empty for the plain card), cost, then one line for each sentence of the card
    card(
        BEAST, "", 3,
        when(scores(it), gain(1, quiddity)),
        at_burst(when(summoned(it), gain(1, glory)), 2),
        glory=2,
    ),
]

BOX = Box("{id}", "{title}", {year}, CARDS)
'''

_TEST = '''\
"""Each card by its name: set a table, script the dice, act in words, look at the table."""

from {module} import BOX
from quarriors.testing import pile, table, take
from quarriors.text import ENGLISH, card_text, untold


def test_every_card_has_its_sentences():
    assert untold(BOX.cards, ENGLISH) == []
    assert card_text(BOX.card("{beast}"), ENGLISH)[0] == "When this Creature scores, gain 1 Quiddity."


def test_it_gains_quiddity_when_it_scores():
    game = table("{beast}", boxes=[BOX], turn="Quinn, score", quinn="ready: {beast} C 1/1/2")
    assert game.table().player("Quinn").glory == 2
    assert game.table().quiddity == 1


def test_it_gains_glory_when_it_is_summoned_with_two_bursts():
    game = table("{beast}", boxes=[BOX], turn="Quinn, ready, quiddity 2", quinn="active: {beast} C 2/3/3 **")
    take(game, "summon {beast}")
    assert pile(game, "Quinn", "ready") == ["{beast} C 2/3/3 **"]
    assert game.table().player("Quinn").glory == 1
'''

_READ_ME = """\
# {title}

A box for Quarriors, the digital table.

    quarriors box check                     faces, ids, texts, verbs, and games
    python -m pytest                        the tests of its cards; pip install pytest brings it
    pip install -e .                        once
    quarriors play --sets base,{id}

The words that cards are made of: docs/vocabulary.md of Quarriors.
"""


def scaffold(id: str, folder: Path) -> list[Path]:
    """Writes the package into that folder, which is new or empty; returns its files."""
    from datetime import date

    from quarriors.cli.failures import Misuse
    from quarriors.sets import installed

    if not id.isascii() or not id.replace("-", "_").isidentifier() or id != id.lower():
        raise Misuse("box-id", id=id)
    if id in installed():
        raise Misuse("box-id-taken", id=id)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Misuse("box-folder-taken", folder=str(folder))
    module = f"quarriors_{id.replace('-', '_')}"
    title = id.replace("-", " ").replace("_", " ").title()
    beast = f"{title} Beast"
    words = {"id": id, "module": module, "title": title, "beast": beast, "year": date.today().year}
    files = {
        folder / "pyproject.toml": _PROJECT,
        folder / "README.md": _READ_ME,
        folder / "src" / module / "__init__.py": _MODULE,
        folder / "tests" / f"test_{module}.py": _TEST,
    }
    for file, text in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.format(**words), "utf-8")
    return list(files)
