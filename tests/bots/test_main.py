"""The plain-text game, driven through a pipe."""

from __future__ import annotations

import subprocess
import sys

import pytest

from quarriors import __version__, deal
from quarriors.build_info import build
from quarriors.text import card_text


def run(*arguments: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-X", "utf8", "-m", "quarriors", *arguments],
        input=lines, capture_output=True, text=True, encoding="utf-8", timeout=120, check=False,
    )  # fmt: skip


@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_a_game_is_played_to_its_end(edition: str) -> None:
    done = run("--seed", "3", "--edition", edition, lines="1\n" * 2000)
    assert done.returncode == 0
    assert done.stderr == ""
    assert " Glory" in done.stdout.splitlines()[-2]
    assert done.stdout.splitlines()[-1].startswith("Quinn ")
    assert "Game left." not in done.stdout


def test_the_table_shows_wilds_piles_glory_and_phase() -> None:
    shown = run("--seed", "3", lines="1\nq\n").stdout
    assert "=== Ready Spells and Summon Creatures ===" in shown
    assert "   4  5 left  Portal" in shown
    assert "Quinn: Glory 0 of 20" in shown
    assert "bag: 8 × Basic Quiddity, 4 × Assistant" in shown
    assert "   1  " in shown


@pytest.mark.parametrize("bad", ["0", "99", "-1", "1.5", "roll", "²", "1 2"])
def test_bad_lines_are_asked_again_and_change_nothing(bad: str) -> None:
    done = run("--seed", "3", lines=f"{bad}\nq\n")
    assert done.returncode == 0
    assert done.stdout.count("Please give a number from 1 to 1") == 1
    assert done.stdout.count("draw and roll your dice.") == 1


def test_with_one_option_an_empty_line_takes_it() -> None:
    shown = run("--seed", "3", lines="\nt\nq\n").stdout
    assert "Please give" not in shown
    assert shown.count("Active Pool: ") >= 1  # the dice that were rolled
    assert shown.count("Wilds (price, dice left):") == 3  # at the start, with the new phase, and when asked for


def test_the_cards_can_be_read() -> None:
    shown = run("--seed", "3", lines="c\nq\n").stdout
    for card in deal(seed=3).cards:
        for line in card_text(card):
            assert line in shown


@pytest.mark.parametrize("lines", ["q\n", "1\nQ\n", "", "1\n"])
def test_leaving_is_clean(lines: str) -> None:
    """By q, or because the input ends."""
    done = run("--seed", "3", lines=lines)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("\nGame left.\n")


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_bots_can_be_watched(players: str) -> None:
    done = run("--watch", "--seed", "5", "--players", players)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1].count(",") == int(players) - 1
    assert "> " not in done.stdout


def test_the_version_says_which_build_it_is() -> None:
    assert run("--version").stdout == f"quarriors {__version__} ({build()} build)\n"


def test_help_has_an_example_and_wrong_arguments_are_refused() -> None:
    assert "python -m quarriors --players 3" in run("--help").stdout
    refused = run("--players", "7")
    assert refused.returncode == 2
    assert "--players" in refused.stderr
