"""`quarriors lab explain` and `quarriors lab review`: what is best and why, and where a game was won and lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from quarriors import Game, deal, write_position, write_record
from quarriors.bots import bot, play
from quarriors.bots.counsel import Counsel, counsel
from quarriors.bots.evaluators import Evaluator
from quarriors.bots.explaining import Explanation
from quarriors.bots.search import Budget
from quarriors.cli import main
from quarriors.engine.view import View
from quarriors.testing import table
from quarriors.text import languages
from quarriors.text.words import Words

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*arguments: object) -> tuple[int, str, str]:
        status = main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return status, said.out, said.err

    return command


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """Quinn can summon a Dragon that nobody can destroy."""
    game = table(
        "Quake Dragon",
        quinn="active: Quake Dragon C 2/6/6 *, 2 Basic Quiddity Q1; bag: 4 Assistant, 6 Basic Quiddity",
        monique="bag: 8 Basic Quiddity",
    )
    return written(tmp_path / "a.position", write_position(game))


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = Game.new(["Ann", "Greta"], deal(seed=4), seed=4)
    play(game, [bot("random", seed=5), bot("greedy")])
    return written(tmp_path_factory.mktemp("records") / "a.record", write_record(game))


def written(path: Path, text: str) -> Path:
    path.write_text(text, "utf-8")
    return path


# -- explain ---------------------------------------------------------------------------------------


def test_the_best_option_with_its_reasons(run: Run, position: Path) -> None:
    status, said, complaint = run("lab", "explain", position, "--budget", "40n")
    lines = said.splitlines()
    assert (status, complaint) == (0, "")
    assert lines[2] == "Best: Summon Quake Dragon (level 2, attack 6, defense 6 ✶) · 2"
    assert lines[3].startswith("+")
    assert "compared with “Go on" in lines[3]
    assert "  • Quake Dragon scores 4 Glory if it survives: 100%." in lines
    assert run("lab", "explain", position, "--budget", "40n")[1] == said, "the same seed, the same answer"
    document = json.loads(run("lab", "explain", position, "--budget", "40n", "--json")[1])
    assert document["why"]["reasons"][0]["kind"] == "score"
    assert document["why"]["gain"] >= 0.02
    assert document["options"][0]["option"] == document["why"]["option"]


@pytest.mark.parametrize("lang", languages())
def test_it_speaks_every_language(run: Run, position: Path, record: Path, lang: str) -> None:
    for arguments in (("explain", position, "--budget", "12n"), ("review", record, "--games", "60")):
        status, said, complaint = run("--lang", lang, "lab", *arguments)
        assert (status, complaint) == (0, "")
        assert said


@pytest.mark.parametrize("lang", languages())
def test_a_gain_without_a_reason_is_told_all_the_same(
    run: Run, position: Path, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without_reasons(view: View, evaluator: Evaluator, budget: Budget, seed: int | str) -> Counsel:
        found = counsel(view, evaluator, budget, seed)
        why = found.explanation
        assert why is not None
        return Counsel(
            found.judgement, Explanation(why.option, why.other, why.chance, why.gain, why.error, why.games, ())
        )

    monkeypatch.setattr("quarriors.bots.counsel.counsel", without_reasons)
    status, said, complaint = run("--lang", lang, "lab", "explain", position, "--budget", "12n")
    assert (status, complaint) == (0, "")
    line = said.splitlines()[3]
    assert line.startswith("+")
    assert line.endswith(".")
    assert Words(lang).say("explain-even") not in said


def test_a_turn_of_a_record(run: Run, record: Path) -> None:
    """A turn begins with a roll, about which there is nothing to say: what is explained is its first choice."""
    for turn in (1, 4):
        status, said, complaint = run("lab", "explain", record, "--turn", turn, "--budget", "12n")
        assert (status, complaint) == (0, "")
        assert "Best: " in said
    assert "\n   1  Roll\n" in run("position", record, "--turn", 1)[1], "the turn itself begins before that"
    status, _, complaint = run("lab", "explain", record)
    assert status == 1
    assert complaint.count("\n") == 1, "the game is over there"


def test_a_turn_without_a_choice(run: Run, tmp_path: Path) -> None:
    game = Game.new(["Ann", "Ben"], deal(seed=4), seed=4)
    begun = written(tmp_path / "b.record", write_record(game))
    status, _, complaint = run("lab", "explain", begun, "--turn", "1")
    assert (status, complaint) == (
        1,
        "quarriors: There is nothing to choose in this position: only one thing can be done.\n",
    )
    game.take("roll")
    rolled = written(tmp_path / "c.record", write_record(game))
    assert run("lab", "explain", rolled, "--turn", "1", "--budget", "12n")[0] == 0, "the last table of the record"


def test_bad_positions_and_budgets_are_named(run: Run, position: Path, tmp_path: Path) -> None:
    broken = written(tmp_path / "b.position", "quarriors position 2\nplayers: Ann\n")
    for arguments in ((broken,), (tmp_path / "no-such",), (position, "--budget", "much"), (position, "--seed", "")):
        status, said, complaint = run("lab", "explain", *arguments)
        assert status in (1, 2)
        assert said == ""
        assert complaint.count("\n") == 1
    assert str(broken) in run("lab", "explain", broken)[2]


def test_dice_decide_nothing(run: Run, tmp_path: Path) -> None:
    game = table(turn="Quinn, roll", quinn="bag: 8 Basic Quiddity")
    game.take("roll")
    path = written(tmp_path / "dice.position", write_position(game))
    status, _, complaint = run("lab", "explain", path)
    assert status == 1
    assert "Nobody decides in this position" in complaint


# -- review ----------------------------------------------------------------------------------------


def test_where_it_was_lost(run: Run, record: Path) -> None:
    status, said, complaint = run("lab", "review", record, "--games", "400")
    assert (status, complaint) == (0, "")
    assert said.startswith("The game of Ann and Greta\n")
    assert "What cost Ann most:" in said
    assert "Turn 1, Ann" in said
    assert run("lab", "review", record, "--games", "400")[1] == said


def test_it_adds_up_in_json_too(run: Run, record: Path) -> None:
    document = json.loads(run("lab", "review", record, "--games", "200", "--json")[1])
    for seat in (0, 1):
        skill = sum(row[seat] for row in document["skill"])
        assert document["start"][seat] + document["luck"][seat] + skill == pytest.approx(
            document["end"][seat], abs=1e-4
        )


def test_records_that_do_not_replay_get_one_line(run: Run, record: Path, tmp_path: Path) -> None:
    text = record.read_text("utf-8")
    broken = written(tmp_path / "b.record", text.replace("1 Ann: roll", "1 Ann: fly", 1))
    bare = written(tmp_path / "c.record", write_record(Game.new(["Ann", "Ben"], deal(seed=7), seed=7)))
    for arguments in ((broken,), (bare,), (tmp_path / "no-such",), (record, "--games", "0")):
        status, said, complaint = run("lab", "review", *arguments)
        assert status in (1, 2)
        assert said == ""
        assert complaint.count("\n") == 1
    assert f"{broken}" in run("lab", "review", broken)[2]
