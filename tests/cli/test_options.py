"""Options that commands share: one table of rules, and boxes that are loaded only when they are needed."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import asdict

import pytest

from quarriors import Rules
from quarriors.cli import main
from quarriors.cli.options import Variants, told_rules
from quarriors.engine.rules import STANDARD
from quarriors.sets.shelf import OURS
from quarriors.text import ENGLISH

OTHER = {
    "edition": "classic", "captures": 2, "expert_culling": True, "turn_limit": 60, "quests": False, "mix": "side",
    "side_cards": 5, "handicap": "glory",
}  # fmt: skip


def test_every_rule_is_an_option_with_words() -> None:
    assert asdict(Variants()) == STANDARD == Rules().values()
    assert OTHER.keys() == STANDARD.keys()
    rules = Rules(**OTHER)
    assert Variants(**OTHER).rules() == rules  # type: ignore[arg-type]
    assert rules.options() == OTHER
    assert len(told_rules(rules, ENGLISH)) == len(OTHER) - 1
    assert all(ENGLISH.has(f"rules-{name.replace('_', '-')}") for name in OTHER if name != "edition")


def test_what_to_write_to_have_the_rules_again() -> None:
    assert Variants().arguments == []
    assert Variants(**OTHER).arguments == [  # type: ignore[arg-type]
        "--edition", "classic", "--captures", "2", "--expert-culling", "--turn-limit", "60", "--no-quests",
        "--mix", "side", "--side-cards", "5", "--handicap", "glory",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("program", "loaded"),
    [
        ("from quarriors.cli import main; main(['--help'])", []),
        ("from quarriors.cli import main; main(['simulate', '--help'])", []),
        ("from quarriors import deal; deal(seed=1)", ["base"]),
        ("from quarriors import deal; deal(['base', 'qladiator'], seed=1)", ["base", "qladiator"]),
    ],
)
def test_boxes_are_loaded_when_they_are_asked_for(program: str, loaded: list[str]) -> None:
    asked = f"{program}\nimport sys\nprint([id for id in {list(OURS)} if 'quarriors.sets.' + id in sys.modules])"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.splitlines()[-1] == str(loaded)


@pytest.mark.parametrize("sets", [*(["base", id] for id in OURS[1:]), list(OURS), ["light_vs_dark"]], ids=",".join)
def test_simulations_with_every_box(sets: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "2", "--workers", "1", "--json", "--sets", ",".join(sets)]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["games"], said["sets"]) == (2, sets)


@pytest.mark.parametrize(
    "arguments",
    [["--sets", "quarmageddon"], ["--sets", "light_vs_dark", "--expert-culling"], ["--mix", "side"], ["--quests"]],
)
def test_simulations_that_cannot_be(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "2", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
