"""Matches: pairs of games, and what is printed of them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from quarriors import QuarriorsError, Result, Rules
from quarriors.bots import names
from quarriors.engine.table import ENDING_IDS
from quarriors.lab.match import MatchResult, main, match
from quarriors.lab.plans import GamePlan
from quarriors.lab.played import Played
from quarriors.text import Words, languages


def test_greedy_beats_random() -> None:
    """A smoke test; how strong it is, `python -m quarriors.lab.match` says."""
    result = match("greedy", "random", games=40, seed=1)
    assert result.games == 40
    assert result.share > 0.8


def test_the_order_of_the_names_makes_no_difference() -> None:
    """A match that counted seats wrongly would favour the first name."""
    assert match("random", "greedy", games=20, seed=1).share < 0.2


def test_the_same_seed_is_the_same_match() -> None:
    assert str(match("random", "random", games=6, seed=3)) == str(match("random", "random", games=6, seed=3))


def test_a_bot_against_itself_wins_as_often_as_it_loses() -> None:
    """Greedy answers alike from either seat, so in a pair with the same dice each name wins once."""
    result = match("greedy", "greedy", games=10, seed=2)
    assert result.share == 0.5


def test_rules_are_played_by() -> None:
    assert match("random", "random", games=4, seed=1, rules=Rules(turn_limit=3)).reasons == {"limit": 4}
    assert "limit" in ENDING_IDS


def test_a_match_has_games() -> None:
    with pytest.raises(QuarriorsError, match="at least one game, not 0"):
        match("greedy", "random", games=0)


def test_a_shared_victory_counts_half() -> None:
    result = MatchResult("a", "b")
    result.add(Result((0, 1), "empty_cards", (9, 9), 20), seat=1)
    assert (result.shared, result.share) == (1, 0.5)


def test_a_win_is_the_win_of_the_seat() -> None:
    result = MatchResult("a", "b")
    result.add(Result((1,), "glory", (3, 20), 20), seat=1)
    result.add(Result((1,), "glory", (3, 20), 20), seat=0)
    assert (result.wins, result.losses) == (1, 1)


# -- the command -----------------------------------------------------------------------------------


def test_the_command_prints_share_and_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["greedy", "random", "--games", "4", "--seed", "1", "--edition", "classic"]) == 0
    out, err = capsys.readouterr()
    assert re.match(r"greedy won [\d.]+% of 4 games against random ", out)
    assert "95% interval" in out
    assert out.splitlines()[1].startswith("Won ")
    assert err == ""


@pytest.mark.parametrize("lang", languages())
def test_the_command_speaks_every_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["greedy", "random", "--games", "2", "--lang", lang]) == 0
    out, err = capsys.readouterr()
    words = Words(lang)
    said = words.say("match-share", bot="greedy", other="random", games=2, share="|", low="", high="")
    assert out.startswith(said.partition("|")[0])
    assert err == ""
    assert main(["greedy", "clever", "--lang", lang]) == 2
    assert words.say("refused-bot", name="clever", names=", ".join(names())) in capsys.readouterr().err
    assert main(["--help", "--lang", lang]) == 0
    help = capsys.readouterr().out
    assert "match greedy random" in help
    assert re.search(r" match \[.*\] BOT (OTHER|ALTRO|AUTRE|OUTRO)\n", help)


def test_the_command_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["greedy", "clever"]) == 2
    assert "There is no bot called “clever”. Choose from: beginner, casual, greedy, " in capsys.readouterr().err
    assert main(["greedy", "random", "--games", "0"]) == 2
    assert "at least one game" in capsys.readouterr().err


def test_an_interrupted_match_prints_what_is_done(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    play = GamePlan.play
    games = []

    def impatient(plan: GamePlan, number: int, *others: Any) -> Played:
        games.append(number)
        if len(games) > 3:
            raise KeyboardInterrupt
        return play(plan, number, *others)

    monkeypatch.setattr(GamePlan, "play", impatient)
    assert main(["random", "random", "--games", "10", "--workers", "1"]) == 130
    out, err = capsys.readouterr()
    assert re.match(r"random won [\d.]+% of 3 games against random ", out)
    assert err == "quarriors: Stopped after 3 of 10 games.\n"
