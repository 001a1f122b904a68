"""`quarriors box`: a package to begin with, and checking boxes of every kind."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from quarriors.cli import main
from quarriors.engine.amounts import amount
from quarriors.engine.box import Box
from quarriors.engine.steps import NEXT, PickStep, Step
from quarriors.engine.verbs import Gain
from quarriors.engine.vocabulary import (
    card,
    creature_die,
    dice,
    every,
    glory,
    it,
    scores,
    spell_die,
    used_pile,
    when,
    you,
)
from quarriors.engine.zones import BAG
from quarriors.lab.boxcheck import check_declarations, check_games
from quarriors.sets import shelf
from quarriors.text import ENGLISH, register_phrase
from quarriors.text.parts import Clause

FACES = "Q1, Q1, Q2, C 1/1/2, C 1/1/2, C 2/2/3"
COLOURS = ("#ffffff", "#000000")


@pytest.fixture(autouse=True)
def own_shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(shelf, "_loaded", dict(shelf._loaded))
    monkeypatch.setattr(shelf, "_own", [])


def run(capsys: pytest.CaptureFixture[str], status: int, *arguments: str) -> str:
    """What a command says, on whichever stream it belongs to."""
    assert main(["box", *arguments]) == status
    out, err = capsys.readouterr()
    assert err.count("\n") == (1 if status == 2 or not out else 0)
    return out or err


def forget(module: str) -> None:
    sys.modules.pop(module, None)


# -- a new box ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["swamps", "deep-swamps", "swamps_2"])
def test_a_new_box_is_in_order_at_once(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, 0, "new", name)
    module = f"quarriors_{name.replace('-', '_')}"
    assert f"{name}/src/{module}/__init__.py" in out
    assert f"; python -m pytest; pip install -e .; quarriors play --sets base,{name}" in out
    try:
        assert "4 games were played" in run(capsys, 0, "check", name, "--games", "4")
    finally:
        forget(module)


@pytest.mark.evening
def test_a_new_box_passes_its_own_tests(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(capsys, 0, "new", "bogs", "--dir", "made")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=tmp_path / "made", capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    assert "3 passed" in done.stdout


@pytest.mark.parametrize(
    "name", ["Swamps", "2swamps", "swamps!", "", "sw amps", "base", "light_vs_dark", "sümpfe", "-x"]
)
def test_names_that_cannot_be(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(capsys, 2, "new", name)
    assert list(tmp_path.iterdir()) == []


def test_a_fault_says_why_no_games_were_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "fools.py").write_text(
        "from quarriors.engine.vocabulary import *\n"
        "BLANK = spell_die('Blank', 'Q1, Q1, Q1, Q1, Q1, Q1', ('#ffffff', '#000000'))\n"
        "BOX = Box('fools', 'Fools', 2026, [card(BLANK, 'Charm', 3)])\n",
        "utf-8",
    )
    told = run(capsys, 1, "check", "fools.py").splitlines()
    assert told[1].startswith("Wrong: the Spell die Blank")
    assert told[-1] == "No games were played, because something is wrong."
    assert "no games" not in run(capsys, 1, "check", "fools.py", "--games", "0")  # none were asked for


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "swamps").mkdir()
    (tmp_path / "swamps" / "mine.txt").write_text("keep me")
    assert "is already there" in run(capsys, 2, "new", "swamps")
    (tmp_path / "file").write_text("")
    assert "is already there" in run(capsys, 2, "new", "swamps", "--dir", "file")
    assert (tmp_path / "swamps" / "mine.txt").read_text() == "keep me"


# -- checking -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", shelf.OURS)
def test_our_boxes_are_in_order(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = json.loads(run(capsys, 0, "check", name, "--games", "3", "--json"))
    assert said == {"box": name, "faults": [], "remarks": [], "games": 3}


def test_the_folder_one_is_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(capsys, 0, "new", "ponds")
    monkeypatch.chdir(tmp_path / "ponds")
    try:
        assert run(capsys, 0, "check", "--games", "0").startswith("ponds: Ponds (")
    finally:
        forget("quarriors_ponds")


@pytest.mark.parametrize(
    ("files", "what", "status", "says"),
    [
        ({}, ".", 1, "there is no pyproject.toml"),
        ({}, "nope", 2, "There is no box called “nope”"),
        ({"pyproject.toml": "["}, ".", 1, "pyproject.toml cannot be read"),
        ({"pyproject.toml": "[project]"}, ".", 1, 'has no section [project.entry-points."quarriors.sets"]'),
        ({"pyproject.toml": '[project.entry-points."quarriors.sets"]\nx = "no_such_module:BOX"'}, ".", 1,
         "The box no_such_module does not work: Python says “ModuleNotFoundError"),
        ({"pyproject.toml": '[project.entry-points."quarriors.sets"]\nx = "json:BOX"'}, ".", 1, "is not a box with"),
        ({"a.py": "BOX = 1 / 0"}, "a.py", 1, "a.py: line 1: Python says “ZeroDivisionError: division by zero”."),
        ({"a.py": ""}, "a.py", 1, "it has no line “BOX = Box(…)”."),
        ({"a.txt": "BOX"}, "a.txt", 1, "is not a Python file"),
    ],
)  # fmt: skip
def test_boxes_that_cannot_be_found(
    files: dict[str, str], what: str, status: int, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, text in files.items():
        (tmp_path / name).write_text(text, "utf-8")
    assert says in run(capsys, status, "check", what)


def test_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--games must be at least 0" in run(capsys, 2, "check", "base", "--games", "-1")
    assert "--games" in run(capsys, 2, "check", "base", "--games", "many")
    assert run(capsys, 2, "chek")


def test_where_own_boxes_lie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QUARRIORS_BOXES", str(tmp_path / "mine"))
    assert run(capsys, 0, "folder") == f"{tmp_path / 'mine'}\n"


def test_a_broken_own_box_is_named_by_every_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QUARRIORS_BOXES", str(tmp_path))
    (tmp_path / "typo.py").write_text("BOX = Bix()")
    for command in (["deal"], ["cards", "portal"], ["simulate", "--games", "1", "--workers", "1"]):
        assert main(command) == 0
        out, err = capsys.readouterr()
        assert out
        said = "line 1: Python says “NameError: name 'Bix' is not defined”."
        assert err == f"quarriors: {tmp_path / 'typo.py'} was left out: {said}\n"
    assert main(["--version"]) == 0


# -- what is found ------------------------------------------------------------------------------------


def faults(*cards: Any, games: int = 0, **told: Any) -> list[str]:
    made = Box("fools", "Fools", 2026, list(cards), **told)
    shelf.lend(made)
    found = check_games(made, games) if games else check_declarations(made)
    return [one.say(ENGLISH) for one in found if one.is_fault]


def fool(*lines: Any, variant: str = "", name: str = "Fool") -> Any:
    return card(creature_die(name, FACES, COLOURS), variant, 3, *lines, glory=2)


class Silent(Step):
    word = "silent"


class Picky(PickStep):
    word = "picky"


class Counting(Step):
    """Keeps a count on itself, which a declaration must not."""

    word = "counting"

    def __init__(self) -> None:
        self.count = 0

    def run(self, s: Any, f: Any) -> int:
        self.count += 1
        return NEXT


class Raising(Step):
    word = "raising"

    def run(self, s: Any, f: Any) -> int:
        raise KeyError("oops")


class Thief(Step):
    """Loses a die."""

    word = "thief"

    def run(self, s: Any, f: Any) -> int:
        bag = s.pile(0, BAG)
        if bag:
            bag.pop()
        return NEXT


for _verb in (Counting, Raising, Thief):
    register_phrase(_verb, "en", lambda teller, step: Clause("do something"))


def test_faces_and_ids() -> None:
    blank = card(spell_die("Blank", "Q1, Q1, Q1, Q1, Q1, Q1", COLOURS), "Charm", 3)
    assert faults(blank) == ["the Spell die Blank has no Spell face. Write one like S or S *"]
    assert faults(fool(name="Fool's"), fool(name="Fools")) == ["two cards have the id fools/fools"]


def test_verbs_that_do_nothing_or_have_no_words() -> None:
    assert faults(fool(when(scores(it), Silent()))) == ["the verb Silent does nothing. Give it a method run(s, f)"]
    picky = Picky(every(dice(you, used_pile)))
    assert faults(fool(when(scores(it), picky))) == ["the verb Picky does nothing. Give it a method apply(s, f, dice)"]


def test_words_in_every_language() -> None:
    class Mute(Counting):
        word = "mute"

    assert faults(fool(when(scores(it), Mute()))) == [
        "there are no words for Mute in English. Add them with register_phrase",
        "bots can only guess what Mute is worth. Tell them with quarriors.bots.tell_worth",
    ]


def test_verbs_that_records_could_not_tell() -> None:
    class Nameless(Counting):
        """Nothing but its class says what it is called."""

    class Twice(Gain):
        """Has something beside what the verb has that it is made from."""

        word = "gain_twice"

        def __init__(self) -> None:
            super().__init__(amount(1), glory)
            self.again = 1

    assert faults(fool(when(scores(it), Nameless())))[0] == (
        "Nameless has no word of its own: write word = 'nameless' in its class, "
        "so that records outlive its being renamed"
    )
    assert faults(fool(when(scores(it), Twice())))[0] == (
        "Twice keeps more than its parts tell: give it a method parts() that lists what it was made of"
    )
    odd = Counting()
    odd.count = object()  # type: ignore[assignment]
    (said,) = faults(fool(when(scores(it), odd)))
    assert said.startswith("Fool: <object object at ")
    assert said.endswith("that is made of numbers, texts, lists and words of the vocabulary")


def test_a_verb_that_remembers() -> None:
    said = faults(fool(when(scores(it), Counting())), games=12)
    assert said == ["its declarations change during play. A verb must not keep anything on itself"]


def test_a_verb_that_breaks() -> None:
    (said,) = faults(fool(when(scores(it), Raising())), games=12)
    assert said.startswith("game ")
    assert "with Fool: KeyError: 'oops'" in said
    assert f"{Path(__file__).name}, line " in said


def test_a_verb_that_loses_dice() -> None:
    (said,) = faults(fool(when(scores(it), Thief())), games=12)
    assert "dice were lost or doubled" in said or "Error" in said


def test_remarks() -> None:
    made = Box("fools", "Fools", 2026, [fool(name="Portal"), fool(name="Quake Dragon", variant="Silly")])
    shelf.lend(made)
    assert [one.say(ENGLISH) for one in check_declarations(made)] == [
        "Portal is also a card of base, so you have to name it by its id",
        "Quake Dragon is also a class of base. Only one of the two is dealt",
        "Quake Dragon is also a class of rise_of_the_demons. Only one of the two is dealt",
        "Quake Dragon is also a class of promos. Only one of the two is dealt",
    ]
