"""Tables that cannot be set: players, seeds, rules, Wilds, scripts."""

from __future__ import annotations

from typing import Any

import pytest

from quarriors import (
    CHANCE,
    Game,
    Result,
    Rules,
    Script,
    Seat,
    Stream,
    Wilds,
    box,
    deal,
    read_position,
    replay,
    wilds_of,
    write_position,
    write_record,
)
from quarriors.engine.errors import ChanceError, RulesError, SetupError, WildsError
from quarriors.testing import pile, take
from tests.rules.looking import offered
from tests.table import table, wilds_with

# -- setting the table --------------------------------------------------------------------------------


def _new(**told: Any) -> Game:
    return Game.new(**{"players": ["Quinn", "Monique"], "wilds": deal(seed=1), "seed": 1, **told})


@pytest.mark.parametrize(
    "players",
    [None, 5, "Quinn", [], ["Quinn"], list("abcde"), ["Quinn", "Quinn"], ["Quinn", " Quinn "], ["Quinn", ""],
     ["Quinn", " "],
     ["Quinn", 5], ["Quinn", None], [["Quinn"], "Monique"], {"Quinn": 1, "Monique": 2}, ["Quinn", "Mo,nique"],
     ["Quinn", "Mo:nique"], ["Quinn", "Mo\nnique"], ["Quinn", "Mo;nique"], ["Quinn", "Mo#nique"],
     ["Quinn", "Mo|nique"]],
)  # fmt: skip
def test_players_that_cannot_be(players: Any) -> None:
    with pytest.raises(SetupError):
        _new(players=players)


@pytest.mark.parametrize(
    "names",
    [("Quinn", "used"), ("Quinn", "bag"), ("Quinn", "memory"), ("rules", "wilds"), ("turn", "pending"),
     ("A//B", "Monique"),
     ("*", "Monique"), ("Quinn [auto_roll]", "Monique"), ("Quinn (bot)", "Monique"), ("Quinn + 1", "Monique"),
     ("Quinn  Q", "Monique"), ("Qu\u2028inn", "Monique"), ("Qu\x85inn", "Monique"), ("Qu\x0binn", "Monique"),
     ("Quinn", "quinn"), ("result", "first"), ("Quinn of Monique", "Monique"), ("| Quinn", "Monique"), ("chance", "7"),
     ("Quinn\u00a0Q", "Monique"), ("Élodie", "Ştefan"), ("İ", "i"), ("drawn", "rolled"), ("glory", "as Goblin")],
)  # fmt: skip
def test_names_are_refused_or_can_be_written_down_and_read_back(names: tuple[str, str]) -> None:
    """Each attaches a Spell to the other's Creature, so that both names stand in positions and records."""
    try:
        seats = [Seat(name) for name in names]
        Game.new(seats, deal(seed=1), seed=1)
    except SetupError:
        return
    text = write_position(table("Life Cantrip", quinn="ready: Assistant C 1/1/2 (Life S of Monique), Life S",
                                monique="ready: Assistant C 1/1/2 (Life S of Quinn), Life S"))  # fmt: skip
    text = text.replace("Monique", "\x01").replace("Quinn", names[0]).replace("\x01", names[1])
    game = read_position(text, chance=Script(""))
    assert write_position(game) == text
    take(game, "cast Life S")
    assert len(offered(game)) == 2
    for words in offered(game):
        again = replay(write_record(game))
        again.take(words)
        here = game.clone()
        here.take(words)
        assert write_position(replay(write_record(here))) == write_position(here) == write_position(again)


@pytest.mark.parametrize("told", [{"auto_roll": "yes"}, {"auto_roll": 1}, {"pay_by_hand": None}, {"pay_by_hand": 0}])
def test_seats_that_cannot_be(told: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        Seat("Quinn", **told)


@pytest.mark.parametrize("seed", [None, 1.5, True, [], {}, object()])
def test_seeds_that_cannot_be(seed: Any) -> None:
    with pytest.raises(SetupError, match="seed"):
        _new(seed=seed)
    with pytest.raises(SetupError, match="seed"):
        deal(seed=seed)


@pytest.mark.parametrize("seed", ["\ud800", 10**5000, -1, "", b"", b"x" * 500], ids=lambda seed: type(seed).__name__)
def test_odd_seeds_are_refused_as_seeds_or_simply_work(seed: Any) -> None:
    try:
        game = _new(seed=seed)
    except SetupError:
        return
    game.take("roll")
    assert len(pile(game, "Quinn", "active")) == 6


@pytest.mark.parametrize("first", [-1, 2, "last", "Quinn", 1.0, True, None, [], Result((0,), "glory", (1, 2, 3), 5)])
def test_who_begins_must_sit_at_the_table(first: Any) -> None:
    with pytest.raises(SetupError):
        _new(first=first)


def test_lots_need_a_seed() -> None:
    with pytest.raises(SetupError, match="seed"):
        Game.new(["Quinn", "Monique"], deal(seed=1), first="random", chance="caller")


@pytest.mark.parametrize("chance", [5, "dice", [], object, Rules()])
def test_chance_that_is_none(chance: Any) -> None:
    with pytest.raises(SetupError, match="caller"):
        _new(chance=chance)


@pytest.mark.parametrize("key", [5, None, "key", [], b"x" * 100])
def test_a_stream_needs_a_key(key: Any) -> None:
    with pytest.raises(SetupError):
        Stream(key)


@pytest.mark.parametrize("rules", [5, "revised", {}, Rules])
def test_rules_that_are_none(rules: Any) -> None:
    with pytest.raises((SetupError, RulesError), match="Rules"):
        _new(rules=rules)
    with pytest.raises(RulesError, match="Rules"):
        deal(rules=rules)


@pytest.mark.parametrize(
    "told",
    [{"edition": "2018"}, {"edition": None}, {"edition": ["classic"]}, {"edition": "Classic"}, {"captures": 0},
     {"captures": 3}, {"captures": True}, {"captures": "2"}, {"captures": 1.0}, {"captures": None},
     {"expert_culling": 1},
     {"expert_culling": None}, {"expert_culling": "yes"}, {"turn_limit": 0}, {"turn_limit": -1}, {"turn_limit": 1.5},
     {"turn_limit": "9"}, {"turn_limit": True}, {"quests": 1}, {"quests": "yes"}, {"mix": "scoop"}, {"mix": None},
     {"mix": ["side"]}, {"side_cards": 3}, {"side_cards": "5", "mix": "side"}, {"side_cards": True},
     {"side_cards": 5}],
)  # fmt: skip
def test_rules_that_cannot_be(told: dict[str, Any]) -> None:
    name = next(iter(told))
    with pytest.raises(RulesError, match=name):
        Rules(**told)


# -- wilds --------------------------------------------------------------------------------------------

_GOOD = wilds_with("Scavenging Goblin", "Deathdealer")


@pytest.mark.parametrize(
    ("cards", "says"),
    [(None, "list"), (5, "list"), ("Scavenging Goblin", "list"), ([], "7 Creature"), (_GOOD[:-1], "3 Spell"),
     ([*_GOOD, "Death Spell"], "3 Spell"), (_GOOD[1:], "7 Creature"), ([*_GOOD[:-1], 5], "5"),
     ([*_GOOD[:-1], None], "None"),
     ([*_GOOD[:-1], ["Growth Charm"]], "Growth"), ([*_GOOD[:-1], "Dragon"], "Dragon"),
     (["Mighty Scavenging Goblin" if name == "Deathdealer" else name for name in _GOOD], "Scavenging Goblin"),
     ([*_GOOD[1:], _GOOD[1]], _GOOD[1])],
)  # fmt: skip
def test_wilds_that_cannot_be(cards: Any, says: str) -> None:
    with pytest.raises(WildsError, match=says):
        wilds_of(cards)


@pytest.mark.parametrize("cards", [None, 5, "x", [1], [None], [], {}, ["Scavenging Goblin"]])
def test_wilds_are_made_of_cards(cards: Any) -> None:
    with pytest.raises(WildsError):
        Wilds(cards)


@pytest.mark.parametrize(
    "sets", [None, 5, "base", [], ["base", "base"], ["nope"], [5], [None], [["base"]], {"base"}, {}]
)
def test_sets_that_cannot_be(sets: Any) -> None:
    with pytest.raises(WildsError):
        deal(sets)
    with pytest.raises(WildsError):
        wilds_of(_GOOD, sets)


@pytest.mark.parametrize("name", [None, 5, "nope", "", [], ["base"]])
def test_a_box_that_is_not_there(name: Any) -> None:
    with pytest.raises(WildsError, match=r"there is: base|a box is named by its id"):
        box(name)


@pytest.mark.parametrize("players", [1, 5, "2", True, None, 2.0])
def test_dealing_for_a_table_that_cannot_be(players: Any) -> None:
    with pytest.raises(SetupError, match="2 to 4"):
        deal(players=players)


@pytest.mark.parametrize("wilds", [None, 5, "base", [], _GOOD])
def test_a_game_needs_wilds(wilds: Any) -> None:
    with pytest.raises(WildsError, match="deal"):
        _new(wilds=wilds)


# -- scripts ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("entries", [5, None, [1], {"Q1": 2}, b"Q1", ["Q1", None], "999999999999999x Q1", object()])
def test_scripts_that_cannot_be(entries: Any) -> None:
    with pytest.raises(ChanceError):
        Script(entries)


def test_a_script_grows_by_words_only() -> None:
    script = Script("Q1")
    with pytest.raises(ChanceError):
        script.add(5)
    assert script.left == ["Q1"]


@pytest.mark.parametrize(
    ("dice", "says"),
    [("Portal", "Basic Quiddity"), ("Q1", "Basic Quiddity"), ("nonsense", "Basic Quiddity"),
     ("6x Basic Quiddity, Q3", "Q2"), ("6x Basic Quiddity, C 1/1/2", "Q2"), ("6x Basic Quiddity, Assistant", "Q2")],
)  # fmt: skip
def test_a_script_that_does_not_fit_leaves_the_game_at_that_draw_or_roll(dice: str, says: str) -> None:
    game = table(turn="Quinn, roll", quinn="bag: 8 Basic Quiddity", dice=dice)
    with pytest.raises(ChanceError, match=says):
        game.take("roll")
    assert game.decision.player == CHANCE
    waiting = write_position(game)
    with pytest.raises(ChanceError, match=says):
        game.follow_script()
    assert write_position(game) == waiting
