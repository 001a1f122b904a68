"""Tournaments: the same luck for both, intervals from the groups, a ladder, and a script that needs nothing else."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from statistics import fmean

import pytest

from quarriors import QuarriorsError
from quarriors.lab.intervals import wilson, wilson_of_groups
from quarriors.lab.match import match
from quarriors.lab.played import Played
from quarriors.lab.running import Crew
from quarriors.lab.standings import Standings
from quarriors.lab.tournament import Tournament, main, play_tournament


def test_every_bot_meets_every_other_in_every_seat() -> None:
    plan = Tournament.of(["greedy", "random"], players=4)
    lone = [plan.arrangement(number).bots for number in range(plan.games_for(1))]
    assert lone[:4] == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    assert sorted(sum(bots) for bots in lone) == [1] * 4 + [3] * 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_group_has_the_same_luck_and_the_same_circle(players: int) -> None:
    plan = Tournament.of(["greedy", "random"], players=players)
    games = [plan.arrangement(number) for number in range(players)]
    assert len({game.name for game in games}) == 1
    circles = {
        tuple(game.seeds[game.seeds.index(f"{game.name}/a") :] + game.seeds[: game.seeds.index(f"{game.name}/a")])
        for game in games
    }
    assert len(circles) == 1
    assert [game.seeds.index(f"{game.name}/a") for game in games] == list(range(players))
    assert plan.arrangement(players * len(plan.pairs)).name != games[0].name


def test_a_match_is_a_tournament_of_two() -> None:
    standings = play_tournament(Tournament.of(["random", "greedy"], seed=4), games=12)
    matched = match("random", "greedy", games=12, seed=4)
    (rate,) = standings.rates
    assert (rate.share, (rate.low, rate.high)) == (matched.share, matched.interval())


def test_only_pairs_that_were_asked_for() -> None:
    plan = Tournament.of(["greedy"], against=["random"])
    assert [(plan.bots[one], plan.bots[two]) for one, two in plan.pairs] == [("greedy", "random")]
    three = Tournament.of(["greedy"], players=3, against=["random"])
    assert [(three.bots[one], three.bots[two]) for one, two in three.pairs] == [("greedy", "random")]


def test_any_number_of_workers_gives_the_same_standings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quarriors.lab.running.TRIAL", 0.0)
    plan = Tournament.of(["greedy", "random"], players=3, seed=2)
    alone, two = (play_tournament(plan, 9, Crew(workers)).report() for workers in (1, 2))
    assert alone == two


def test_the_interval_comes_from_the_pairs() -> None:
    """Pairs that always split say more than as many single games; pairs that always agree say less."""
    split = [0.5] * 90 + [1.0] * 10
    agree = [1.0] * 55 + [0.0] * 45
    low, high = wilson_of_groups(split, 2)
    assert high - low < wilson(fmean(split), 200)[1] - wilson(fmean(split), 200)[0]
    low, high = wilson_of_groups(agree, 2)
    assert high - low > wilson(fmean(agree), 200)[1] - wilson(fmean(agree), 200)[0]
    assert wilson_of_groups([], 2) == (0.0, 1.0)


def test_half_a_group_counts_nowhere() -> None:
    plan = Tournament.of(["greedy", "random"], seed=1)
    standings = Standings(plan.bots, 2, plan.pairs)
    for number in (0, 1, 2):
        standings.add(plan.play(number), 0)
    assert (standings.games, standings.rates[0].games) == (3, 2)


def test_the_ladder_ranks_by_strength_whatever_the_order_of_adding() -> None:
    plan = Tournament.of(["random", "greedy"], players=3, seed=1)
    games: list[Played] = plan.play_each(range(12))
    there, back = (Standings(plan.bots, 3, plan.pairs) for _ in range(2))
    for game in games:
        there.add(game, plan.pair_of(game.number))
    for game in reversed(games):
        back.add(game, plan.pair_of(game.number))
    assert there.report() == back.report()
    ladder = there.ladder
    assert ladder is not None
    assert [rung.bot for rung in ladder] == ["greedy", "random"]


def test_without_openskill_there_is_no_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    standings = play_tournament(Tournament.of(["greedy", "random"]), games=2)
    assert standings.ladder is None
    assert "greedy" in standings.markdown()


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"bots": ["greedy"]}, "at least two bots"),
        ({"bots": ["greedy", "random", "greedy"]}, "named twice"),
        ({"bots": ["greedy", "clever"]}, "no bot is named 'clever'"),
        ({"bots": ["greedy", "random"], "players": 5}, "2 to 4 players"),
        ({"bots": ["greedy", "random"], "sets": ["cellar"]}, "no box named 'cellar'"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, object], told: str) -> None:
    with pytest.raises(QuarriorsError, match=told):
        Tournament.of(**wrong)  # type: ignore[arg-type]


# -- the script ----------------------------------------------------------------------------------------


def test_the_script_prints_a_table_and_goes_on_from_its_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = ["greedy,random", "--games", "4", "--workers", "1", "--results", str(tmp_path / "run.jsonl")]
    assert main([*run, "--json", str(tmp_path / "said.json")]) == 0
    out = capsys.readouterr().out
    assert "| `greedy` | `random` | 4 | " in out
    assert json.loads((tmp_path / "said.json").read_text("utf-8"))["games"] == 4
    assert main(run) == 0
    assert capsys.readouterr().out == out
    assert main([*run[:-2], "--rules", '{"captures": 3}']) == 2
    assert "captures must be 1 or 2" in capsys.readouterr().err


def test_the_script_needs_nothing_but_python_and_the_package() -> None:
    """On a machine with nothing else, such as one of a cluster."""
    code = (
        "import sys; names = ('cyclopts', 'rich', 'textual', 'fluent', 'platformdirs', 'msgspec', 'sqlalchemy', "
        "'starlette', 'openskill', 'numpy'); sys.modules.update(dict.fromkeys(names));"
        "from quarriors.lab.tournament import main; sys.exit(main(sys.argv[1:]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "greedy,random", "--games", "2", "--workers", "1"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("| bot | against |")
