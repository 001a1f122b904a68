"""The command and both tables in a language that nobody speaks: nothing escapes it, and nothing is cut at 80×24."""

from __future__ import annotations

import asyncio
import platform
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.app import App

from quarriors import write_record
from quarriors.bots import bot, names, play
from quarriors.cli import main
from quarriors.cli.root import COMMANDS
from quarriors.engine.game import Game
from quarriors.sets import deal
from quarriors.text import Words
from tests.cli.table.driver import Hands
from tests.cli.table.scenes import SCENES, SMALL, Scene
from tests.cli.table.seen import screen_text
from tests.cli.test_plain import At, typed  # noqa: F401
from tests.pseudo import TAG, lent

#: What is the same in every language: names of people and bots, and what is typed.
_PEOPLE = {"Quinn", "Monique", "Ann", "Ben", "Cleo", "Dora", "Clark", "Greta", "Gus"}
NAMES = _PEOPLE | {*re.findall("[a-z]+", " ".join(names()))}
#: What commands write that is no language: signs of faces, names of boxes and values.
NOT_SAID = (
    "Quarriors", "base", "qladiator", "quartifacts", "revised", "classic", "play", "nowhere", "Base", "box",
    platform.python_implementation(),
)  # fmt: skip
#: Words of records, boxes, settings and programs, which a reason may name.
NAMED = (
    "Assistant", "end", "summon", "promos", "quarmageddon", "port", "host", "workers", "page", "proxy", "origins",
    "mysql", "SQLite", "PostgreSQL", "side", "hint", "glory", "Basic", "Quiddity", "capture",
    "beginner", "casual", "champion", "hoarder", "planner", "rusher",
)  # fmt: skip
SMALL_SCENES = [scene for scene in SCENES if SMALL in scene.sizes]


@pytest.fixture(scope="module", autouse=True)
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A fifth language, for as long as these tests take."""
    with lent(tmp_path_factory.mktemp("languages")):
        yield


def escaped(text: str, *names: str) -> set[str]:
    """Words without accents in them, but for names."""
    return set(re.findall(r"\b[A-Za-z]{3,}\b", text)) - NAMES - set(names)


def photograph(scene: Scene, words: Words, look: Callable[[App[int]], str] = screen_text) -> str:
    """A scene in that language."""

    async def evening() -> str:
        app = scene.set()
        async with app.run_test(size=SMALL) as pilot:
            hands = Hands(app, pilot)
            await hands.rest()
            app.speak(words)  # type: ignore[attr-defined]
            await hands.press(*scene.keys)
            await hands.rest()
            return look(app)

    return asyncio.run(evening())


@pytest.mark.evening
@pytest.mark.parametrize("scene", SMALL_SCENES, ids=[scene.name for scene in SMALL_SCENES])
def test_the_table(scene: Scene) -> None:
    seen = photograph(scene, Words(TAG))
    lines = seen.splitlines()
    assert len(lines) <= SMALL[1]
    assert max(cell_len(line) for line in lines) <= SMALL[0]
    assert escaped(seen) == set()
    assert "ɋ Ɋúíť" in seen or Words(TAG).say("table-footer-quit") in seen


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A game that was played."""
    game = Game.new(["Ann", "Ben"], deal(seed=7), seed=7)
    play(game, [bot("greedy1"), bot("greedy1")])
    file = tmp_path / "played.record"
    file.write_text(write_record(game), "utf-8")
    return str(file)


@pytest.mark.parametrize(
    "line",
    [
        "deal first-game", "deal --sets base,quartifacts --players 3 --full --seed 7", "deal --wilds nothing",
        "cards portal", "cards --search dragon", "simulate --games 2 --workers 1", "bench --rounds 1 --games 1",
        "verify FILE", "verify FILE --dice", "replay FILE --plain --tables", "position FILE", "position FILE --check",
        "play --list", "box check base --games 1", "db purge --older-than soon", "play --players 7", "ply",
        "deal --nmaed", "replay", "deal --edition modern", "deal --sets base,qladiator --edition classic",
        "verify nowhere", "verify TORN", "replay TORN", "position TORN", "play --resume --save TORN --plain",
        "verify FILE --seed 3", "position FILE --turn 99", "position FILE --text", "replay FILE --turns 90-99",
        "match greedy random --games 2", "match greedy clever", "match greedy", "simulate --games many",
        "simulate --games 0", "simulate --bots greedy,greedy,greedy --players 2", "deal --seed", "deal --players two",
        "deal one two", "deal --players 2 --players 3", "deal --full=lunch", "box check NOWHERE/b.py", "box check TORN",
        "box check lunch", "box new BIG", "serve --port 70000", "serve --host a/b", "serve --workers 2",
        "serve --page NOWHERE/page", "serve --base-path x/", "serve --proxy lunch", "serve --origin lunch",
        "serve --bot-seconds 0", "serve --db mysql://x/y", "db upgrade --db mysql://x/y", "db upgrade --db TORN",
        "db backup TORN --db TORN", "db export NOWHERE --db NOWHERE/no.sqlite3", "db purge --older-than 1d --db TORN",
        "deal --mix side --side-cards 5 --turn-limit 0", "deal --mix side", "play --first lunch", "play --players a,a",
    ],
)  # fmt: skip
def test_what_commands_say(line: str, record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    torn = tmp_path / "torn.record"
    torn.write_text(Path(record).read_text("utf-8").replace("; end", "; lunch", 1), "utf-8")
    files = {"FILE": record, "TORN": str(torn), "NOWHERE": str(tmp_path / "nowhere")}
    for name, file in files.items():
        line = line.replace(name, file)
    main(["--lang", TAG, *line.split()])
    said, complaints = capsys.readouterr()
    # what is typed, files and ids are the same in every language
    same = r"quarriors:|[ŕ]?quarriors [a-z -]*(--[^ \n]+ ?[^ \n]*)*|--?[a-z][a-z-]*|\S*[/_]\S*|“[^”]*”|\b\w+-\w+\b"
    for text in (said, complaints):
        assert escaped(re.sub(same, "", text), *NOT_SAID, *NAMED) == set()


@pytest.mark.parametrize("page", [[], *([name] for name in COMMANDS), ["db", "purge"]], ids=" ".join)
def test_help_in_a_long_language(page: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*page, "--help", "--lang", TAG]) == 0
    said = capsys.readouterr().out
    assert [line for line in said.splitlines() if len(line) > 79] == []
    assert said.count("[") == said.count("]")


def test_the_plain_table(typed: At) -> None:  # noqa: F811
    lines = "? / legend / t / c / c portal / w / w summon dragon / roll / l / u / lunch / confirm / lang / q"
    _, said, _ = typed(lines, "play", "--plain", "--seed", "7", "--lang", TAG)
    shown = re.sub(
        r"quarriors play.*|\b(summon|capture|ready|end|roll|lunch|words|legend|confirm|off|lang|dragon)\b", "", said
    )
    assert escaped(shown, *NOT_SAID, "qps", "Attach") == set()
