"""No reason escapes: whatever is wrong in a file, with a setting or a database, is told in the reader's language.

Two nets. One goes through the code: every error that can reach somebody in a terminal has a message where it is made.
The other makes such errors by the hundred, and reads what is said of them, in each language and in one that nobody
speaks: apart from what was quoted, nothing may be left in English."""

from __future__ import annotations

import ast
import errno
import os
import pickle
import re
import sqlite3
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

import quarriors
from quarriors import read_position, replay
from quarriors.cli.failures import in_words
from quarriors.cli.saves import Kept, read_save
from quarriors.engine.errors import PositionError, QuarriorsError, RecordError
from quarriors.server.database import address, trouble
from quarriors.server.sealed import read_sealed
from quarriors.server.settings import Settings
from quarriors.server.webpage import read_page
from quarriors.sets import box, shelf, wilds_of
from quarriors.system import fault_of
from quarriors.text import ENGLISH, Words, languages
from quarriors.text.refusals import refusal_text
from tests.pseudo import TAG, lent
from tests.server import test_sealed
from tests.server.test_settings import WRONG
from tests.test_bad_input_positions import _GOOD as POSITION
from tests.test_bad_input_positions import IMPOSSIBLE, _in_mid_attack
from tests.test_bad_input_records import HEADERS, LINES, RECORD, TURNS, WHOLE, _at, _with
from tests.text.test_messages import MESSAGES

ROOT = Path(quarriors.__file__).parent
FOREIGN = [lang for lang in languages() if lang != "en"]


@pytest.fixture(scope="module", autouse=True)
def _pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with lent(tmp_path_factory.mktemp("languages")):
        yield


# -- in the code -----------------------------------------------------------------------------------

#: Errors that people come across in a terminal, by the rooms in which they are made.
ROOMS = {
    "PositionError": ["engine"],
    "RecordError": ["engine", "server", "cli"],
    "WorkFault": ["engine"],
    "ChanceError": ["engine/game.py"],
    "IllegalOption": ["engine/notation.py"],
    "RulesError": ["engine"],
    "WildsError": ["sets/shelf.py", "sets/packages.py", "engine/wilds.py", "engine/catalog.py", "server"],
    "SetupError": ["bots/registry.py", "bots/packages.py", "server/setting_up.py"],
    "BotError": ["bots"],
    "WorkerLost": ["lab"],
    "SettingError": ["server"],
    "StoreUnavailable": ["server"],
    "Unstorable": ["server"],
    "PageError": ["server"],
    "Unread": ["server"],
}
#: What only programs come across: a thing of a wrong type, or a copy of a game that has no record.
FOR_PROGRAMS = (
    "a position is a text", "a record is a text", "a copy for thinking ahead", "Wilds are made of a list of cards",
    # the server's own: clients hear of it as store_unavailable
    "self.trouble",
)  # fmt: skip


def made(path: Path) -> Iterator[tuple[str, ast.Call, bool]]:
    """Every error that a module makes: its class, where, and whether it is given a message in the same function."""
    text = path.read_text("utf-8")
    if not any(f"{name}(" in text for name in ROOMS):
        return
    for scope in [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]:
        nodes = list(ast.walk(scope))
        found = [node for node in nodes if isinstance(node, ast.Call)]
        told = [node for node in map(receiver, found) if node is not None]
        named = {node.id for node in told if isinstance(node, ast.Name)}
        kept: dict[int, str] = {}
        for node in nodes:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                value = node.value
                for one in [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]:
                    kept[id(one)] = node.targets[0].id
        for call in found:
            name = call.func.id if isinstance(call.func, ast.Name) else ""
            if name in ROOMS:
                yield name, call, any(call is node for node in told) or kept.get(id(call)) in named


def receiver(call: ast.Call) -> ast.expr | None:
    """What is given a message here, if anything is."""
    func = call.func
    return func.value if isinstance(func, ast.Attribute) and func.attr in ("worded", "because") else None


def test_every_error_that_people_come_across_has_a_message_where_it_is_made() -> None:
    wordless: list[str] = []
    for path in sorted(ROOT.rglob("*.py")):
        place = path.relative_to(ROOT).as_posix()
        for name, call, is_told in made(path):
            of_programs = any(part in ast.unparse(call) for part in FOR_PROGRAMS)
            if not is_told and not of_programs and any(place.startswith(room) for room in ROOMS[name]):
                wordless.append(f"{place}, line {call.lineno}: {ast.unparse(call)[:80]}")
    assert wordless == []


def test_every_message_that_an_error_is_given_is_there() -> None:
    """That other languages have it too, `test_used` sees."""
    ids: set[str] = set()
    for path in ROOT.rglob("*.py"):
        text = path.read_text("utf-8")
        for node in ast.walk(ast.parse(text)) if ".worded(" in text else ():
            if isinstance(node, ast.Call) and receiver(node) is not None and node.args:
                first = node.args[0]
                for part in [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]:
                    if isinstance(part, ast.Constant):
                        ids.add(str(part.value))
    assert len(ids) > 150
    assert sorted(id for id in ids if f"refused-{id}" not in MESSAGES) == []


# -- as they come ----------------------------------------------------------------------------------


def caught(act: Callable[[], object]) -> list[QuarriorsError]:
    """What goes wrong with that, if anything does."""
    try:
        act()
    except QuarriorsError as error:
        return [error]
    return []


def positions() -> list[str]:
    """Positions that cannot be: one thing wrong in each, and some damaged at random."""
    texts = [POSITION.replace(old, new, 1) for old, new, _ in IMPOSSIBLE]
    texts += ["", "nonsense", *damaged(POSITION, 100), *damaged(_in_mid_attack(), 100)]
    work = ["3", "[3]", '[{"work": "lunch"}]', '[{"work": "roll", "lunch": 1}]', '[{"work": "roll", "dice": 3}]']
    work += ['[{"work": "roll", "dice": [999]}]', '[{"work": "ability", "you": 9}]', '[{"work": "ability", "you": 0}]']
    work += ['[{"work": "draw", "player": 0, "left": 999}]', '[{"work": "lock", "player": 0}]', '[{"work": "attack"}]']
    work += ['[{"work": "copy", "player": 0, "die": 0}]', '[{"work": "draw", "player": "Quinn"}]', "{"]
    work += ['[{"work": "defend", "player": 0}]', '[{"work": "rescue", "player": 0}]', "[[1, 2]]", "[[0, null]]"]
    work += ['[{"work": "draw", "is_heard": 3}]', '[{"work": "attack", "stage": "lunch"}]', '[{"work": "protection"}]']
    work += ['[{"work": "triggers", "event": "lunch"}]', '[{"work": "triggers", "waiting": [3]}]']
    texts += [f"{POSITION}pending: {one}\n" for one in work]
    memory = ["3", '{"lunch": 1}', '{"scored": 3}', '{"scored": ["a"]}', '{"scored": [999]}', '{"flags": ["lunch"]}']
    memory += ['{"gifts": [3]}', '{"gifts": [{}]}', '{"gifts": [{"what": "lunch", "amount": 1, "until": "turn"}]}']
    memory += ['{"once": [{}]}', '{"once": [{"die": 0, "what": "lunch"}]}', '{"struck": [9]}', '{"summons": [-9]}']
    memory += ['{"attackers": [0]}', '{"raised": [1]}', '{"rolled": [1]}', '{"casts": [9]}', '{"area": "quest"}']
    memory += ['{"sent": [{"die": 0, "zone": 99}]}', '{"sent": [{"die": 0}]}', '{"scored": [0], "earned": [1]}']
    memory += ['{"damaged": [-1]}', '{"scored_as": [999], "scored": [0], "earned": [0]}', '{"area": 7}']
    return texts + [f"{POSITION}memory: {one}\n" for one in memory]


def damaged(text: str, times: int) -> list[str]:
    """That text with a line or a few letters wrong, in many ways that are always the same."""
    lot = Random(text)
    found: list[str] = []
    for _ in range(times):
        lines = text.splitlines()
        at = lot.randrange(len(lines))
        way = lot.randrange(5)
        if way == 0:
            del lines[at]
        elif way == 1:
            lines.insert(at, lines[lot.randrange(len(lines))])
        elif way == 2:
            lines[at] = lines[at][: lot.randrange(len(lines[at]) + 1)]
        elif way == 3:
            lines[at] = lines[at].replace(lot.choice("a1,-: e2"), lot.choice(";é 0,9"))
        else:
            lines = lines[:at]
        found.append("\n".join(lines))
    return found


def records() -> list[str]:
    """Records that cannot be."""
    texts = [_with(line, new) for line, new, _ in HEADERS]
    texts += [_with("3 Quinn", LINES[_at("3 Quinn") - 1].replace(old, new, 1)) for old, new, _ in TURNS]
    texts += ["", "nonsense", *damaged(RECORD, 100), *damaged(WHOLE, 20)]
    texts += [RECORD.replace("engine: 2", "engine: 1").replace("3 Quinn: roll", "3 Quinn: dance")]
    return texts


def saves() -> list[str]:
    """Saved games that cannot be."""
    save = f"quarriors save 1\nseed: 4\nbots: -, random\n\n{RECORD}"
    wrong = {"save 1": "save 9", "seed: 4": "seed: [", "bots: -, random": "bots: -", "seed: 4\n": "", "bots:": "bots"}
    texts = [save.replace(old, new, 1) for old, new in wrong.items()]
    return [*texts, save.replace("random", "clever"), save.split("\n\n")[0], *damaged(save, 40), RECORD]


def sealed() -> list[str]:
    """Games of a server that cannot be."""
    texts = [test_sealed.TRUE.replace(old, new, 1) for old, new, _, _ in test_sealed.LIES]
    return [*texts, *(header for header, _, _ in test_sealed.DAMAGED), *damaged(test_sealed.TRUE, 60)]


def of_files(tmp_path: Path) -> Iterator[QuarriorsError]:
    """What is wrong with files, boxes, settings and databases."""
    for environ, _ in WRONG:
        yield from caught(partial(Settings.from_environment, environ))
    yield from caught(lambda: Settings(workers=2))
    (tmp_path / "empty").mkdir()
    for folder in (tmp_path / "empty", tmp_path / "none"):
        yield from caught(partial(read_page, folder))
    (tmp_path / "empty" / "index.html").write_text('<script src="lost.js">', "utf-8")
    yield from caught(lambda: read_page(tmp_path / "empty"))
    for url in ("mysql://x/y", "sqlite://", "://", "postgresql://a:b:c/d"):
        yield from caught(partial(address, url))
    (tmp_path / "text").write_text("this is no database " * 100, "utf-8")
    try:
        sqlite3.connect(tmp_path / "text").execute("SELECT * FROM games")
    except sqlite3.Error as error:
        yield trouble(error, address(str(tmp_path / "text")))
    yield trouble(ValueError("lunch"), address("games.sqlite3"))
    for number in (errno.EACCES, errno.ENOSPC, errno.EADDRINUSE, errno.ECHILD):
        yield fault_of(OSError(number, os.strerror(number)))
    for name, text in {"a": "BOX = 1 / 0", "b": "x = (", "c": ""}.items():
        (tmp_path / f"{name}.py").write_text(text, "utf-8")
        yield from caught(partial(shelf.box_in, tmp_path / f"{name}.py"))
    yield from caught(lambda: shelf.box_in(tmp_path / "text"))
    yield from caught(lambda: box("lunch"))
    yield from caught(lambda: wilds_of(["base/portal"]))


def _verify(save: str) -> None:
    Kept.of(save).verify(5)


def _check(game: str) -> None:
    read_sealed(game).check()


def everything(tmp_path: Path) -> Iterator[QuarriorsError]:
    for text in positions():
        yield from caught(partial(read_position, text, seed=3))
    for text in records():
        yield from caught(partial(replay, text))
    for text in saves():
        yield from caught(partial(read_save, text))
        yield from caught(partial(_verify, text))
    for text in sealed():
        yield from caught(partial(_check, text))
    yield from of_files(tmp_path)


@pytest.fixture(scope="module")
def errors(tmp_path_factory: pytest.TempPathFactory) -> list[QuarriorsError]:
    """Errors of every kind, each of those that read alike once."""
    found = list(everything(tmp_path_factory.mktemp("wrong")))
    assert len(found) > 400
    return list({str(error): error for error in found}.values())


def quoted(error: QuarriorsError) -> list[str]:
    """What a message quotes: words of the file or the setting, and what another program said."""
    found: list[str] = []
    for name, slot in error.slots.items():
        if isinstance(slot, QuarriorsError):
            found += quoted(slot)
        else:
            assert name != "reason", f"a reason is told, not quoted: {slot}"
            found += slot if isinstance(slot, list) else [str(slot)]
    return [*found, *error.near]


def bare(error: QuarriorsError, words: Words) -> str:
    """What is said of it, but for what is quoted; names of files and commands in messages are quoted too."""
    said = in_words(error, words)
    for part in sorted(quoted(error), key=len, reverse=True):
        said = said.replace(part, "") if part else said
    return re.sub(r"“[^”]*”|«[^»]*»|--?[a-z]\S*|\S*[/.=_]\S+|\(commitment[^)]*\)", "", said)


def test_each_has_a_message(errors: list[QuarriorsError]) -> None:
    assert sorted(str(error) for error in errors if not error.message) == []
    kinds = {error.message for error in errors}
    assert {"position-turn", "dice-face", "work-pending", "work-known", "record-turn", "header-lacks"} <= kinds
    assert len(kinds) > 100


def test_nothing_escapes_a_language_that_nobody_speaks(errors: list[QuarriorsError]) -> None:
    words = Words(TAG)
    same = {"and", "true", "false", "SQLite", "PostgreSQL", "Python", "Quinn", "captures", "npm", "Node", "Box", "BOX"}
    left = {str(error): set(re.findall(r"\b[A-Za-z]{3,}\b", bare(error, words))) - same for error in errors}
    assert {text: found for text, found in left.items() if found} == {}


#: Words that an English sentence can hardly do without, and that no other of our languages has.
ENGLISH_WORDS = {
    "the", "is", "are", "not", "was", "were", "there", "must", "this", "that", "with", "should", "cannot", "expected",
    "only", "has", "have",
}  # fmt: skip


@pytest.mark.parametrize("lang", FOREIGN)
def test_no_english_is_left(lang: str, errors: list[QuarriorsError]) -> None:
    words = Words(lang)
    left = {str(error): ENGLISH_WORDS & set(bare(error, words).lower().split()) for error in errors}
    assert {text: found for text, found in left.items() if found} == {}
    assert [str(error) for error in errors if refusal_text(error, words) == refusal_text(error, ENGLISH)] == []


@pytest.mark.parametrize("lang", languages())
def test_it_is_one_sentence_or_more_and_never_ends_twice(lang: str, errors: list[QuarriorsError]) -> None:
    for error in errors:
        said = in_words(error, Words(lang))
        assert said[-1] in ".?…" or said.endswith(("quarriors db upgrade", "]'")), said
        assert ".." not in re.sub(r"“[^”]*”|«[^»]*»|\.\.\.", "", said), said
        assert "{" not in re.sub(r"“[^”]*”|«[^»]*»", "", said), said


def test_words_go_with_an_error_wherever_it_is_sent() -> None:
    (error,) = caught(lambda: replay("nonsense"))
    sent = pickle.loads(pickle.dumps(error))
    assert isinstance(sent, RecordError)
    assert in_words(sent, Words("it")) == in_words(error, Words("it"))
    assert isinstance(caught(lambda: read_position("nonsense", seed=1))[0], PositionError)
