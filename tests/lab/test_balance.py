"""Balance: figures that are right where the truth is known, and a page that shows them all."""

from __future__ import annotations

import csv
import io
import json
import random
import re
from importlib.resources import files
from pathlib import Path

import pytest

from benchmarks.balance import main, play_run, runs
from benchmarks.thinking import main as thinking
from benchmarks.workers import main as workers
from quarriors import QuarriorsError, Result, Rules
from quarriors.lab.balance import COUNTING, Balance, CardFigures, play_balance
from quarriors.lab.balance_page import page_of
from quarriors.lab.balance_tables import csv_of, markdown_of
from quarriors.lab.intervals import adjusted
from quarriors.lab.mixture import Mixture
from quarriors.lab.played import Played
from quarriors.text import ENGLISH, Words, languages

PLAN = Mixture.of(["random"], players=[2, 3], seed=1)


def made_up(number: int, owners: list[int], winner: int, card: str = "base/quake-dragon", players: int = 2) -> Played:
    seats = [[1, 1, 4] if seat in owners else [0, 0, 0] for seat in range(players)]
    glory = tuple(20 if seat == winner else 7 for seat in range(players))
    return Played(number, (0,) * players, Result((winner,), "glory", glory, 20), 50, {"cards": {card: seats}})


def figures(games: list[Played]) -> dict[str, CardFigures]:
    balance = Balance(PLAN)
    balance.add(games)
    return {one.card: one for one in balance.cards()}


def test_with_and_without_look_at_games_where_only_some_have_the_card() -> None:
    games = [made_up(0, [0], 0), made_up(1, [1], 1), made_up(2, [1], 0), made_up(3, [0], 0)]
    games += [made_up(4, [0, 1], 0), made_up(5, [], 1)]
    card = figures(games)["base/quake-dragon"]
    assert (card.games, card.contested, card.won_with, card.won_without) == (6, 4, 0.75, 0.25)
    assert card.captured == pytest.approx(5 / 6)
    assert card.dice == pytest.approx(6 / 6)
    assert card.glory == pytest.approx(24 / 6)


def test_the_edge_allows_for_the_seats() -> None:
    """The first seat wins 80 % whoever has the card: whoever begins captures it, and it is worth nothing."""
    games = [made_up(number, [0], 0 if number % 5 else 1) for number in range(100)]
    card = figures(games)["base/quake-dragon"]
    assert card.won_with == pytest.approx(0.8)
    assert card.edge == pytest.approx(0.0)


def test_a_real_edge_is_found_and_luck_is_not() -> None:
    chance = random.Random(3)
    games = []
    for number in range(4000):
        owner = chance.randrange(2)
        for at, (card, power) in enumerate(
            [("base/quake-dragon", 0.7), ("base/portal", 0.5), ("base/deathdealer", 0.5)]
        ):
            winner = owner if chance.random() < power else 1 - owner
            games.append(made_up(8000 * at + number, [owner], winner, card))
    found = figures(games)
    dragon, portal = found["base/quake-dragon"], found["base/portal"]
    assert dragon.low < 0.2 < dragon.high
    assert (dragon.verdict, dragon.is_clear) == ("strong", True)
    assert portal.low < 0 < portal.high
    assert not portal.verdict


def test_a_card_like_all_others_does_not_stand_out() -> None:
    """Fifty cards that mean nothing: whoever captures any of them was unlucky, and wins eight points less."""
    chance = random.Random(2)
    games = []
    for card in range(50):
        for number in range(500):
            owner = chance.randrange(2)
            winner = owner if chance.random() < 0.42 else 1 - owner
            games.append(made_up(500 * card + number, [owner], winner, f"base/card-{card}"))
    found = list(figures(games).values())
    assert sum(card.high < 0 for card in found) > 25, "below zero for sure"
    assert [card.card for card in found if card.is_clear or card.verdict] == []


def test_tables_of_several_sizes_count_together() -> None:
    games = [made_up(number, [number % 3], number % 3, players=3) for number in range(60)]
    card = figures([*games, *(made_up(100 + number, [0], number % 2) for number in range(40))])["base/quake-dragon"]
    assert card.contested == 100
    assert 0 < card.edge < 2 / 3
    assert card.won_with == pytest.approx(80 / 100)
    assert card.won_without == pytest.approx(20 / 160)


def test_nobody_wants_it_is_a_verdict_but_not_of_what_everybody_has() -> None:
    games = [made_up(number, [], 0) for number in range(50)]
    games += [made_up(100 + number, [], 0, "base/basic-quiddity") for number in range(50)]
    found = figures(games)
    assert (found["base/quake-dragon"].verdict, found["base/basic-quiddity"].verdict) == ("ignored", "")


def test_false_alarms_are_held_down() -> None:
    """Fifty cards that do nothing: looked at one by one some would seem special."""
    chance = random.Random(8)
    alone = [min(1.0, chance.random()) for _ in range(1000)]
    assert sum(one < 0.05 for one in alone) > 20
    assert sum(one < 0.05 for one in adjusted(alone)) <= 1
    assert adjusted([]) == []


def test_games_can_be_added_in_any_order() -> None:
    games = PLAN.play_each(range(12), COUNTING)
    there, back = Balance(PLAN), Balance(PLAN)
    there.add(games)
    for game in reversed(games):
        back.add([game])
    assert {**there.report()} == {**back.report()}
    assert csv_of(there) == csv_of(back)


@pytest.fixture(scope="module")
def counted() -> Balance:
    return play_balance(Mixture.of(["greedy"], [2, 3], ["base", "rise_of_the_demons"], seed=1), 12)


@pytest.mark.parametrize("lang", languages())
def test_the_page_stands_alone_and_has_every_card(counted: Balance, lang: str) -> None:
    words = Words(lang)
    page = page_of(counted, words, "quarriors lab balance")
    assert page.startswith(f'<!doctype html>\n<html lang="{lang}">')
    assert not re.search(r"""(src|href)=|https?://|@import|url\(""", page)
    assert page.count("<tr class=") == len(counted.cards())
    assert "balance-" not in re.sub(r"<(style|script)>.*?</\1>", "", page, flags=re.DOTALL)
    assert "°" in page
    text = markdown_of(counted, words, "quarriors lab balance")
    assert text.count("\n## ") == 6
    assert all(line.count("|") == text.splitlines()[at - 1].count("|")
               for at, line in enumerate(text.splitlines()) if line.startswith("|---"))  # fmt: skip


def test_csv_is_for_programs(counted: Balance) -> None:
    rows = list(csv.DictReader(io.StringIO(csv_of(counted))))
    assert len(rows) == len(counted.cards())
    assert {"card", "games", "captured", "edge", "low", "high", "chance", "verdict"} <= set(rows[0])


def test_reconstructed_cards_are_marked(counted: Balance) -> None:
    assert "Strong Demonic Overlord°" in page_of(counted, ENGLISH, "")


def test_a_mixture_plays_each_size_in_turn() -> None:
    assert [len(PLAN.arrangement(number).bots) for number in range(4)] == [2, 3, 2, 3]
    assert len({PLAN.arrangement(number).name for number in range(4)}) == 4
    with pytest.raises(QuarriorsError, match="at least one number"):
        Mixture.of(["random"], players=[])
    with pytest.raises(QuarriorsError, match="2 to 4 players, not 5"):
        Mixture.of(["random"], players=[2, 5])


# -- the runs behind the page ----------------------------------------------------------------------------


def test_the_runs_of_the_page_can_be_played_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    every = list(runs(["planner:2n"], 2))
    assert len({run.name for run in every}) == len(every)
    for run in every:
        rules = Rules(edition=run.edition, captures=run.captures, handicap=run.handicap)
        assert Mixture.of([run.bot or "greedy1"], run.players, run.sets, 1, rules).tables == run.players
    (tmp_path / "base.json").write_text(json.dumps(play_run(every[0], "random", 2, 1, tmp_path / "x.jsonl")), "utf-8")
    assert main([str(tmp_path), "--tables"]) == 0
    assert "| base | 4 | 2 | " in capsys.readouterr().out


@pytest.mark.evening
def test_thinking_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert thinking(["--quick"]) == 0
    assert "0.02s: about " in capsys.readouterr().out


@pytest.mark.evening
def test_two_workers_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    """How much faster they are, no test says."""
    assert workers(["--rounds", "1", "--games", "40"]) == 0
    assert "target    1.8" in capsys.readouterr().out
    assert workers(["--workers", "1"]) == 2


def test_one_game_says_nothing_of_an_edge() -> None:
    """Nobody can tell what a card is worth that decided a single game: an interval has a width."""
    games = [made_up(number, [], number % 2) for number in range(6)]
    games += [made_up(10 + number, [number % 2], number % 2, "base/portal") for number in range(6)]
    card, portal = (figures([*games, made_up(20, [0], 1)])[id] for id in ("base/quake-dragon", "base/portal"))
    assert (card.contested, card.has_edge, card.low, card.high, card.verdict) == (1, False, -1.0, 1.0, "")
    assert portal.has_edge
    assert -1 <= portal.low < portal.edge < portal.high <= 1, "nobody wins more than all games"


@pytest.mark.parametrize("lang", languages())
def test_markdown_speaks_of_what_it_has(lang: str) -> None:
    """No dots, bars or headings to click on; a dash where nothing is known; every column under its own name."""
    words = Words(lang)
    balance = Balance(PLAN)
    balance.add([made_up(0, [0], 0), *(made_up(number, [number % 2], number % 2, "base/portal") for number in (1, 2))])
    text = markdown_of(balance, words, "quarriors lab balance")
    page = page_of(balance, words, "quarriors lab balance")
    for id in ("balance-seats-about", "balance-cards-plot"):
        assert words.say(id) in page
        assert words.say(id) not in text
    assert words.say("balance-cards-brackets") in text
    ended, won = (words.say(f"balance-column-{name}") for name in ("ended_glory", "glory"))
    assert (text.count(f"| {ended} |"), text.count(f"| {won} |")) == (1, 2)
    rows = text[text.index(words.say("balance-cards-brackets")) :].splitlines()[4:6]
    assert [row.endswith(" | – | – |") for row in rows] == [False, True]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_word_of_the_page_can_be_read(theme: str) -> None:
    """Letters stand out from the sheet they are on as WCAG has it: by 4.5."""
    style = (files("quarriors.lab") / "page" / "balance.css").read_text("utf-8")
    light, dark = re.findall(r":root \{(.*?)\}", style, re.DOTALL)
    colours = {name: colour for part in ((light,) if theme == "light" else (light, dark))
               for name, colour in re.findall(r"--(\w+): (#\w+)", part)}  # fmt: skip
    letters = set(re.findall(r"(?<![-\w])color: var\(--(\w+)\)", style))
    assert {"ink", "soft", "ignored", "strong", "weak"} <= letters
    assert {name: ratio for name in letters if (ratio := _contrast(colours[name], colours["sheet"])) < 4.5} == {}


def _contrast(one: str, other: str) -> float:
    bright, dim = sorted((_light(one), _light(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def _light(colour: str) -> float:
    """How light a colour is to the eye."""
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
