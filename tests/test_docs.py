"""The pages that list something list all of it: what is added to the game is added there."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from quarriors import Game, deal
from quarriors.bots import bot, names, register
from quarriors.cli.commands.lab import COMMANDS as LAB
from quarriors.cli.root import COMMANDS
from quarriors.engine import vocabulary
from quarriors.engine.box import Box
from quarriors.engine.framewords import WORK_KINDS
from quarriors.engine.kinds import KIND_IDS
from quarriors.engine.rules import STANDARD
from quarriors.engine.zones import ZONE_IDS
from quarriors.sets import every_box, installed, shelf
from tests.traces import without_traces

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"


def page(name: str) -> str:
    return (DOCS / f"{name}.md").read_text("utf-8")


def first_cells(text: str) -> list[str]:
    """What stands in backticks in the first column of a page's tables."""
    cells = [row.split("|")[1] for row in text.splitlines() if row.startswith("| ") and row.count("|") > 2]
    return [word for cell in cells for word in re.findall(r"`([^`]+)`", cell)]


def test_every_word_of_a_card_is_explained_once() -> None:
    words = [re.split(r"[^A-Za-z_]", word)[0] for word in first_cells(page("vocabulary"))]
    assert sorted(words) == sorted(vocabulary.__all__)


def test_every_kind_of_option_is_explained() -> None:
    table = page("api").partition("| kind | is about | means |")[2].partition("\n\n")[0]
    assert sorted(first_cells(table)) == sorted(set(KIND_IDS) - {"act"})


def test_every_frame_is_explained() -> None:
    table = page("turn-flow").partition("| frame | is | run in |")[2].partition("\n\n")[0]
    assert sorted(first_cells(table)) == sorted(kind.id for kind in WORK_KINDS)


def test_every_module_of_the_engine_is_on_the_map() -> None:
    modules = {path.stem for path in (ROOT / "src/quarriors/engine").glob("*.py")} - {"__init__"}
    assert set(re.findall(r"`(\w+)`", page("turn-flow").partition("## Module map")[2])) >= modules


def test_every_module_of_the_server_is_on_its_map() -> None:
    modules = {path.stem for path in (ROOT / "src/quarriors/server").glob("*.py")} - {"__init__"}
    assert set(re.findall(r"`(\w+)`", page("server").partition("## Where things are")[2])) >= modules


def test_every_option_of_the_rules_is_explained() -> None:
    options = page("rules").partition("## Optional rules")[2].partition("\n\n## ")[0]
    assert {word.partition("=")[0] for word in first_cells(options) if "=" in word} == set(STANDARD)


@pytest.mark.parametrize("zone", [zone for zone in ZONE_IDS if zone != "wilds"])
def test_every_zone_of_a_position_is_explained(zone: str) -> None:
    assert f"`{zone}" in page("records").partition("### Writing one by hand")[2]


def test_the_bot_has_twenty_lines() -> None:
    """And not one more: `write-a-bot.md` promises it."""
    bot = page("write-a-bot").partition("```python\n")[2].partition("```")[0]
    lines = [line for line in bot.splitlines() if line.strip()]
    assert 10 < len(lines) <= 20


def test_every_reader_of_the_table_is_there() -> None:
    """The page names the readers of `game.state` to build on: none may be renamed or lost without a word."""
    section = page("api").partition("## The table as data")[2].partition("## Listening")[0]
    readers = {word for cell in first_cells(section) for word in re.findall(r"^s\.(\w+)", cell)}
    assert len(readers) > 30
    state = Game.new(["Quinn", "Monique"], deal(seed=7), seed=7).state
    assert not {reader for reader in readers if not hasattr(state, reader)}


def test_every_benchmark_is_listed() -> None:
    """Those that are run by their name; what `benchmarks.peers` runs in an environment of its own is none."""
    modules = {path.stem for path in (ROOT / "benchmarks").glob("*.py") if '__name__ == "__main__"' in path.read_text()}
    listed = re.findall(
        r"^    python -m benchmarks\.(\w+)", (ROOT / "benchmarks/README.md").read_text("utf-8"), re.MULTILINE
    )
    assert set(listed) >= modules - {"__main__", "peer_games"}


@pytest.mark.parametrize("command", LAB)
def test_every_command_of_the_lab_is_on_its_page(command: str) -> None:
    assert f"| `quarriors lab {command}`" in page("lab")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_on_its_page(command: str) -> None:
    assert f"`quarriors {command}" in page("command")


def test_every_box_and_its_ready_made_wilds_are_on_their_pages() -> None:
    for box in every_box():
        if box.id in page("boxes"):
            assert set(box.wilds) <= set(first_cells(page("wilds"))), box.id
        else:
            assert not (ROOT / "src/quarriors/sets" / f"{box.id}.py").exists(), box.id


def test_pages_link_to_pages_only() -> None:
    """What lies outside the folder is no page, so building stops at a link to it: such files are named instead."""
    links = [
        (file.relative_to(ROOT).as_posix(), link)
        for file in sorted(DOCS.glob("*.md"))
        for link in re.findall(r"\]\((?!https?:|mailto:|#)([^)#\s]+)", file.read_text("utf-8"))
    ]
    assert links
    assert [(page, link) for page, link in links if not (DOCS / link).is_file() or link.startswith("..")] == []


def test_the_readme_counts_what_is_not_printed() -> None:
    text = " ".join((ROOT / "README.md").read_text("utf-8").split())
    cards = [card for box in every_box() if box.id != "base" for card in box.cards if not card.die.large]
    doubtful = len([card for card in cards if not card.provenance.is_printed])
    reconstructed = len([card for card in cards if card.provenance.reconstructed])
    reported = len([card for card in cards if card.provenance.reported])
    assert f"{doubtful} of their {len(cards)} cards are not fully as printed" in text
    assert f"{reconstructed} have a part that we *reconstructed*" in text
    assert f"{reported} have an ability that somebody who held the card *reported*" in text


def test_a_code_example_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fixture in conftest.py sees to it, so that the order of pages and tests does not matter."""
    monkeypatch.setenv("QUARRIORS_LANG", "it")
    there = installed(), names()
    with without_traces():
        shelf.lend(Box("mine", "Mine", 2026, [every_box()[0].card("Quake Dragon")]))
        register("mine", lambda seed: bot("greedy", seed))
        os.environ.update({"QUARRIORS_LANG": "fr", "QUARRIORS_BOXES": "elsewhere"})
        assert "mine" in installed()
        assert "mine" in names()
    assert (installed(), names()) == there
    assert (os.environ["QUARRIORS_LANG"], os.environ["QUARRIORS_BOXES"]) == ("it", os.devnull)
