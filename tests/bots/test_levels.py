"""Our own bots: each finishes every kind of game, mistakes come by lot, and styles differ in what they take."""

from __future__ import annotations

import pickle
from collections import Counter
from functools import cache

import pytest

from quarriors import Game, Rules, deal
from quarriors.bots import GreedyBot, bot, names, play
from quarriors.bots.levels import BEGINNER, LEVELS, character
from quarriors.bots.manner import GREEDY, GREEDY1, Manner
from quarriors.bots.naming import bot_name
from quarriors.bots.registry import best, parted, steady
from quarriors.engine import kinds
from quarriors.engine.errors import SetupError
from quarriors.text import Words, languages
from quarriors.text.refusals import refusal_text
from tests.properties.boxes import BOXES, Sets

#: Each of them as quick as it can be.
QUICK = [f"{one.id}:2n" if one.thinks else one.id for one in LEVELS]
#: Players, boxes and rules: two to four, every box, both editions, Advanced Capture, Expert Culling.
TABLES: list[tuple[int, Sets, Rules]] = [
    (2, ("base",), Rules(edition="classic", turn_limit=16)),
    (3, ("light_vs_dark",), Rules(captures=2, turn_limit=12)),
    (4, BOXES, Rules(captures=2, turn_limit=12)),
    (2, ("base", "quarmageddon"), Rules(captures=2, expert_culling=True, turn_limit=12)),
]


@pytest.mark.parametrize(("players", "sets", "rules"), TABLES, ids=["classic", "energies", "everything", "expert"])
@pytest.mark.parametrize("name", QUICK)
def test_every_bot_finishes_every_kind_of_game(name: str, players: int, sets: Sets, rules: Rules) -> None:
    wilds = deal(list(sets), seed=f"{name} {players}", players=players, rules=rules)
    game = Game.new([f"Player {seat}" for seat in range(players)], wilds, rules, seed=name)
    result = play(game, [bot(name if seat == 0 else "greedy", seat) for seat in range(players)])
    assert result.winners


@pytest.mark.parametrize("box", [box for box in BOXES if box != "base"])
def test_every_box_is_met_by_bots_that_make_mistakes(box: str) -> None:
    sets = [box] if box == "light_vs_dark" else ["base", box]
    rules = Rules(turn_limit=20)
    game = Game.new(["Pip", "Bramble"], deal(sets, seed=box, rules=rules), rules, seed=box)
    assert play(game, [bot("beginner", 1), bot("casual", 2)]).turns > 2


# -- manners ---------------------------------------------------------------------------------------


def test_greedy1_is_greedy_as_it_was() -> None:
    frozen, mended = bot("greedy1"), bot("greedy")
    assert isinstance(frozen, GreedyBot)
    assert isinstance(mended, GreedyBot)
    assert frozen.manner == GREEDY1 == Manner()
    assert mended.manner == GREEDY == GreedyBot().manner
    assert GREEDY1 != GREEDY


def test_a_manner_is_a_value() -> None:
    keen = GREEDY.but(fear=2)
    assert keen != GREEDY
    assert keen.but(fear=1) == GREEDY
    assert hash(keen.but(fear=1)) == hash(GREEDY)
    assert pickle.loads(pickle.dumps(keen)) == keen
    assert repr(Manner(fear=2)) == "Manner(fear=2)"
    with pytest.raises(SetupError, match="a manner has no 'bravery'"):
        GREEDY.but(bravery=1)


@pytest.mark.parametrize("name", ["beginner", "casual", "hoarder"])
def test_a_manner_travels_with_its_bot(name: str) -> None:
    game = Game.new(["Quinn", "Monique"], deal(seed=3), seed=3)
    game.take("roll")
    one = bot(name, "a seed")
    assert isinstance(one, GreedyBot)
    twin = pickle.loads(pickle.dumps(one))
    assert twin.manner == one.manner
    assert twin.choose(game.view()) == one.choose(game.view())


def test_mistakes_come_by_lot_and_the_same_seed_makes_the_same() -> None:
    def log(seed: int) -> list[int]:
        game = Game.new(["Pip", "Greta"], deal(seed=5), seed=5)
        play(game, [bot("beginner", seed), bot("greedy")])
        return game.state.log

    assert log(1) == log(1)
    assert log(1) != log(2)


@cache
def taken(name: str) -> Counter[str]:
    """What the bot of that name did in some games against greedy: captures by kind and price, culls made and not."""
    seen: Counter[str] = Counter()
    for number in range(12):
        game = Game.new(["One", "Other"], deal(seed=f"taste {number}"), seed=number)
        bots = [bot(name, number), bot("greedy")]
        while not game.over:
            s = game.state
            option = bots[s.asker].choose(game.view())
            if s.asker == 0:
                if option.code == kinds.CAPTURE:
                    seen["captures"] += 1
                    seen["paid"] += s.catalog.cost[option.target]
                    offers = [s.catalog.price[one.target] for one in s.options if one.code == kinds.CAPTURE]
                    seen["dearest"] += s.catalog.price[option.target] == max(offers)
                    seen["spells"] += s.catalog.spell_die[option.target]
                elif s.ask_code == kinds.CULL:
                    seen["culls" if option.code == kinds.CULL else "kept"] += 1
            game.take(option)
    return seen


def price(name: str) -> float:
    return taken(name)["paid"] / taken(name)["captures"]


def test_a_beginner_keeps_dice_that_should_go() -> None:
    assert BEGINNER.forgets_culls == 0.5
    assert taken("beginner")["kept"] > 0.35 * (taken("beginner")["kept"] + taken("beginner")["culls"])
    assert taken("greedy")["kept"] < 0.2 * (taken("greedy")["kept"] + taken("greedy")["culls"])


def test_whoever_is_dazzled_takes_the_dearest_die() -> None:
    assert taken("casual")["dearest"] == taken("casual")["captures"]
    assert taken("greedy")["dearest"] < 0.8 * taken("greedy")["captures"]


def test_styles_differ_in_what_they_capture() -> None:
    assert price("hoarder") > price("greedy") + 0.3
    assert price("rusher") < price("greedy") - 0.3
    share = {name: taken(name)["spells"] / taken(name)["captures"] for name in ("greedy", "spell-lover")}
    assert share["spell-lover"] > 2 * share["greedy"]
    assert share["spell-lover"] > 0.2


# -- names and budgets -----------------------------------------------------------------------------


def test_levels_go_from_one_die_to_five() -> None:
    assert [one.dice for one in LEVELS if one.kind == "level"] == [1, 2, 3, 4, 5]
    assert {one.dice for one in LEVELS if one.kind == "style"} == {character(steady()).dice}
    assert best() == "champion"
    assert steady() in names()
    assert [one.id for one in LEVELS if one.thinks] == ["planner", "champion"]


@pytest.mark.parametrize("name", [one.id for one in LEVELS])
def test_four_of_a_kind_have_four_names(name: str) -> None:
    table: list[str] = []
    for _ in range(4):
        table.append(bot_name(name, table))
    assert len({seat.lower() for seat in table}) == 4


def test_a_bot_has_one_name() -> None:
    """At the table, in lists of characters, and in the words of the page and the command."""
    for one in LEVELS:
        assert one.name == bot_name(one.id, []) == Words("en").say(f"bot-{one.id}")
    assert len({one.name for one in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize("lang", languages())
def test_every_bot_is_told_of_in_every_language(lang: str) -> None:
    words = Words(lang)
    for one in LEVELS:
        assert words.say(f"bot-{one.id}")
        assert words.say(f"bot-{one.id}-about").endswith((".", "!"))


def test_a_budget_stands_after_a_colon() -> None:
    assert parted("planner:96n")[0] == "planner"
    assert str(parted("champion:0.50s")[1]) == "0.5s"
    assert parted("champion") == ("champion", None)
    assert bot("planner:96n", 1) is not None


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", ["planner:", "planner:much", "champion:0s", "planner:1h", "greedy:96n", "clever:96n"])
def test_a_budget_that_cannot_be_is_told_in_one_line(name: str, lang: str) -> None:
    with pytest.raises(SetupError) as caught:
        bot(name)
    said = refusal_text(caught.value, Words(lang))
    assert said
    assert "\n" not in said
