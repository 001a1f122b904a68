"""`quarriors deal`: Wilds by lot, by name, chosen; on paper and as JSON."""

from __future__ import annotations

import json
import shlex
from typing import Any

import pytest

from quarriors import Rules, deal, wilds_of
from quarriors.cli import main
from quarriors.engine.errors import WildsError
from quarriors.engine.rules import STANDARD
from quarriors.sets.base import WILDS
from quarriors.sets.choosing import wilds_for
from quarriors.sets.ready_made import OURS


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["deal", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "\x1b" not in out
    return out


def as_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    return json.loads(told(capsys, "--json", *arguments))


def ids(document: dict[str, Any]) -> list[str]:
    return [card["id"] for card in document["wilds"]]


# -- what a command line asks for ---------------------------------------------------------------------


def test_no_choice_is_the_lot() -> None:
    assert wilds_for([], ["base"], 7, 2, Rules()) == deal(seed=7)


@pytest.mark.parametrize("name", WILDS)
def test_a_name_is_those_wilds_whatever_the_seed(name: str) -> None:
    assert wilds_for([name.upper()], ["base"], 7, 4, Rules(edition="classic")) == wilds_of(WILDS[name])


def test_cards_are_among_those_dealt() -> None:
    chosen = ["base/quake-dragon", "LIFE SPELL"]
    assert wilds_for(chosen, ["base"], 7, 2, Rules()) == deal(seed=7, cards=["Quake Dragon", "Life Spell"])


@pytest.mark.parametrize(
    ("choice", "says"),
    [
        (["frist-game"], "named 'frist-game' in base; did you mean 'first-game'.*named Wilds: first-game"),
        (["Quak Dragon"], "did you mean 'Quake Dragon'"),
        (["first-game", "Portal"], "complete: name them alone"),
        (["Death Charm", "Death Spell"], "two cards of the class Death"),
        (["Death Charm", "Life Charm", "Growth Charm", "Victory Charm"], "3 Spell cards; 4 were named"),
    ],
)  # fmt: skip
def test_choices_that_cannot_be(choice: list[str], says: str) -> None:
    with pytest.raises(WildsError, match=says):
        wilds_for(choice, ["base"], 7, 2, Rules())


# -- the sheet ----------------------------------------------------------------------------------------


def test_the_sheet_in_ascending_cost_with_all_that_is_needed_to_set_up(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "--seed", "7")
    lines = out.splitlines()
    assert lines[0] == "Wilds for 2 players, revised rules (2018) · seed 7"
    words = " ".join(out.split())
    assert "Lay 5 dice on each card. Lay no dice on Basic Quiddity. Lay 2 dice on Assistant." in words
    assert (
        "Each player starts with 8 Basic Quiddity and 4 Assistant dice. The first player to reach 20 Glory wins."
        in words
    )
    places = [out.index(f"  {card.name} ") for card in deal(seed=7).cards]
    assert places == sorted(places)
    assert "   9     4  Mighty Quake Dragon         Q1 Q2 Q3|R 1/4/4 2/6/6✶ 3/8/7✶✶" in lines
    assert max(map(len, lines)) <= 80
    assert "Ready Area" not in out


def test_the_full_sheet_has_the_texts(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "--seed", "7", "--full")
    assert "✶ Attach: The Creature has +3 attack and +3 defense." in out
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize(("players", "goal"), [("2", 20), ("3", 15), ("4", 12)])
def test_the_goal_follows_the_number_of_players(players: str, goal: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"{goal} Glory wins." in " ".join(told(capsys, "--players", players).split())
    assert as_json(capsys, "--players", players)["goal"] == goal


@pytest.mark.parametrize(
    "arguments",
    [
        [], ["--seed", "7"], ["--seed", "a b"], ["--seed", "-7", "--players", "3"], ["--wilds", "no-quarter"],
        ["--wilds", "Quake Dragon,life-spell", "--full"],
        ["--edition", "classic", "--captures", "2", "--expert-culling", "--turn-limit", "60", "--sets", "base"],
        ["--sets", "base,quartifacts", "--players", "3", "--quests"], ["--sets", "base,quartifacts", "--no-quests"],
        ["--sets", "base,rise_of_the_demons", "--mix", "side", "--side-cards", "5"],
        ["--wilds", "the-whole-shelf", "--players", "4"], ["--sets", "light_vs_dark", "--seed", "7"],
    ],
)  # fmt: skip
def test_the_sheet_says_how_to_have_the_same_again(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    first = told(capsys, *arguments)
    again, play = first.splitlines()[-2:]
    command = shlex.split(again.partition("again: ")[2])
    assert command[:2] == ["quarriors", "deal"]
    assert shlex.split(play.partition("them: ")[2])[2:] == command[2:]
    full = ["--full"] if "--full" in arguments else []
    assert told(capsys, *command[2:], *full) == first


def test_variants_stand_on_the_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "--edition", "classic", "--captures", "2", "--expert-culling", "--turn-limit", "60")
    words = " ".join(out.split())
    assert "classic rules (2011)" in words
    assert "capture 2 dice each turn" in words
    assert "if you cull it" in words
    assert "ends after turn 60" in words


def test_chosen_to_the_last_card_no_seed_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    assert "seed" not in told(capsys, "--wilds", "war-of-words")
    assert told(capsys, "--wilds", "war-of-words").startswith("war-of-words: Wilds for 2 players")
    assert "seed" not in told(capsys, "--wilds", ",".join(WILDS["war-of-words"]))
    assert "seed 7" in told(capsys, "--wilds", "war-of-words", "--seed", "7")
    assert "seed" in told(capsys, "--wilds", ",".join([*WILDS["war-of-words"][1:], "portal"]))


def test_the_list_of_names(capsys: pytest.CaptureFixture[str]) -> None:
    names = [*WILDS, *OURS]
    out = told(capsys, "--named")
    assert [line for line in out.splitlines() if line in names] == names
    listed = as_json(capsys, "--list")
    assert [one["name"] for one in listed] == names
    assert all(one["about"].endswith(".") and len(one["wilds"]) >= 10 and one["sets"] for one in listed)
    assert [one["name"] for one in as_json(capsys, "--named", "--sets", "base")] == list(WILDS)
    assert [one["name"] for one in as_json(capsys, "--named", "--sets", "light_vs_dark")] == ["day-and-night"]
    four = {one["name"]: one for one in as_json(capsys, "--named", "--players", "4")}
    assert len([id for id in four["first-quest"]["wilds"] if "the-hunt-for" in id]) == 3


# -- other boxes --------------------------------------------------------------------------------------


def test_a_table_with_quests(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--sets", "base,quartifacts", "--players", "3", "--seed", "7"]
    words = " ".join(told(capsys, *arguments).split())
    assert "5 on Squire" not in words
    assert "Below the Wilds lay 2 quest cards, each with its 2 quest dice." in words
    assert "19 Glory wins." in words
    assert "Level 1: Q2, D1, ?, Holy Quail, Holy Quill, Holy Quilt" in words
    document = as_json(capsys, *arguments)
    assert document["goal"] == 19
    assert document["quests"] == [card["id"] for card in document["wilds"] if card["kind"] == "quest"]
    assert [card["level"] for card in document["wilds"] if card["kind"] == "quest"] == [1, 3]
    without = " ".join(told(capsys, *arguments, "--no-quests").split())
    assert "reach 15 Glory wins. You play without quests." in without
    assert "Squire" not in without


def test_a_table_with_large_quiddity(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "--sets", "light_vs_dark", "--seed", "7")
    words = " ".join(out.split())
    assert "Lay no dice on Assistant of " in words
    assert "Each player starts with 2 Large Quiddity and 4 Assistant of " in words
    assert "The Large Quiddity dice have no card" in words
    assert "Large Quiddity°" not in words
    assert "☼ is Light, ☾ is Dark" in words


def test_marks_and_warnings(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--sets", "base,light_vs_dark", "--seed", "1", "--wilds", "Primordial Ooze,Ghostly Spirit"]
    words = " ".join(told(capsys, *arguments).split())
    assert "Primordial Ooze is weak here: it needs Basic Quiddity dice, and there are none." in words
    assert "° Part of this card is our own design" in words
    assert "≈" not in words
    demons = ["--sets", "base,rise_of_the_demons", "--seed", "1", "--wilds", "Corruption Charm"]
    words = " ".join(told(capsys, *demons).split())
    assert "Corruption Charm≈" in words
    assert "≈ Part of this card comes from a published report" in words
    assert as_json(capsys, *arguments)["warnings"] == [
        f"{name} is weak here: it needs Basic Quiddity dice, and there are none."
        for name in ("Ghostly Spirit", "Primordial Ooze")
    ]
    key = ["--sets", "base,quarmageddon,promos", "--wilds", "Key Master Lord of the Quarry"]
    assert "no die in these Wilds can be Locked" in as_json(capsys, *key)["warnings"][0]
    assert not set("°≈") & set(told(capsys, "--seed", "7"))


def test_only_printed_cards(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--sets", "base,rise_of_the_demons,quartifacts", "--printed-only", "--seed", "7"]
    document = as_json(capsys, *arguments)
    assert all(set(card["provenance"].values()) == {"printed"} for card in document["wilds"])
    out = told(capsys, *arguments)
    words = " ".join(out.split())
    assert "Only cards that are entirely as printed: 53 of 53 in base, " in words
    assert "in rise_of_the_demons" in words
    play = shlex.split(out.splitlines()[-1].partition("them: ")[2])
    assert "--printed-only" not in play
    assert play[play.index("--sets") + 1] == "base,rise_of_the_demons"
    assert "--no-quests" not in play
    assert ids(as_json(capsys, *play[2:])) == ids(document)
    assert set(play[play.index("--wilds") + 1].split(",")) == {
        id for card, id in zip(document["wilds"], ids(document), strict=True) if card["kind"] != "basic"
    }


@pytest.mark.parametrize("name", OURS)
def test_named_wilds_bring_their_boxes(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "--wilds", name, "--players", "4")
    assert out.startswith(f"{name}: Wilds for 4 players")
    assert "--sets" not in out
    assert "seed" not in out


def test_named_wilds_without_their_quests(capsys: pytest.CaptureFixture[str]) -> None:
    words = " ".join(told(capsys, "--wilds", "first-quest", "--no-quests").split())
    assert "20 Glory wins." in words
    assert "Squire" not in words


def test_mixes_stand_on_the_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    sets = ["--sets", "base,rise_of_the_demons", "--seed", "7"]
    words = " ".join(told(capsys, *sets, "--mix", "side", "--side-cards", "5").split())
    assert "A side of Rise of the Demons" in words
    assert "5 of the cards are from Rise of the Demons." in words
    assert "Two scoops" in " ".join(told(capsys, *sets, "--mix", "two_scoops").split())


# -- for programs -------------------------------------------------------------------------------------


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    document = as_json(capsys, "--seed", "7", "--edition", "classic", "--players", "3")
    assert document.keys() >= {"seed", "players", "sets", "rules", "goal", "wilds"}
    assert (document["seed"], document["players"], document["sets"]) == (7, 3, ["base"])
    assert document["rules"] == {**STANDARD, "edition": "classic"}
    assert (document["quests"], document["warnings"]) == ([], [])
    assert ids(document) == [card.id for card in deal(seed=7).cards]
    assert [card["dice"] for card in document["wilds"]] == [0, 2] + [5] * 11


def test_without_a_seed_one_is_drawn_that_gives_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    document = as_json(capsys)
    assert as_json(capsys, "--seed", str(document["seed"])) == document


# -- what cannot be -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--wilds", "Quak Dragon"], "Did you mean “Quake Dragon”?"),
        (["--wilds", "first-game,Portal"], "Name them alone"),
        (["--players", "5"], "2 to 4 players, not 5"),
        (["--players", "two"], "--players"),
        (["--sets", "bse"], "Did you mean “base”?"),
        (["--sets", "base,base"], "the box base twice"),
        (["--list", "--sets", "nope"], "“nope”"),
        (["--sets", "quarmageddon"], "the basic cards Basic Quiddity, Assistant and Portal are missing"),
        (["--sets", "base,quarmageddon", "--edition", "classic"], "The classic rules of 2011 do not know quarmageddon"),
        (["--sets", "light_vs_dark", "--expert-culling"], "so Expert Culling has no effect"),
        (["--mix", "side"], "such as rise_of_the_demons"),
        (["--sets", "base,rise_of_the_demons", "--mix", "democratic"], "you name all cards: 7 Creatures and 3 Spells"),
        (["--quests"], "only 0 levels of quest cards"),
        (["--side-cards", "5"], "--side-cards only works with --mix side"),
        (["--sets", "light_vs_dark", "--printed-only"], "They are in the box base. Add it to --sets"),
        (
            ["--sets", "base,rise_of_the_demons", "--printed-only", "--wilds", "Corruption Charm"],
            "Corruption Charm cannot be dealt: it is not entirely as printed",
        ),
        (
            ["--wilds", "untouchables", "--printed-only"],
            "cards of the Wilds “untouchables” are not entirely as printed",
        ),
        (["--wilds", "Qladiator"], "“Qladiator” is not in base but in qladiator. Add that box to --sets."),
        (
            ["--wilds", "day-and-night", "--sets", "base"],
            "The Wilds “day-and-night” need these boxes: light_vs_dark. Add --sets light_vs_dark.",
        ),
        (["--wilds", "untouchables", "--edition", "classic"], "The classic rules of 2011 do not know"),
        (["--lang", "tlh"], "There is no language “tlh”"),
        (["--edition", "2018"], "revised"),
        (["--captures", "3"], "--captures"),
        (["--turn-limit", "0"], "--turn-limit takes"),
        (["Quake"], "Quake"),
        (["--seed"], "--seed"),
    ],
)
def test_wrong_use(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert says in err
    assert err.count("\n") == 1
