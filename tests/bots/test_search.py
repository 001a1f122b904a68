"""Thinking ahead: the same answer for the same seed, never longer than allowed, never without an answer."""

from __future__ import annotations

import pickle
import sys
from time import perf_counter
from typing import Any

import pytest

from quarriors import Game, Option, Rules, View, deal
from quarriors.bots import GreedyBot, bot
from quarriors.bots.evaluators import HandEvaluator, LearnedEvaluator
from quarriors.bots.search import Budget, Judgement, budget, judge
from quarriors.bots.search.thought import copied, played_from, played_on
from quarriors.bots.searching import ChampionBot, PlannerBot, SearchingBot
from quarriors.bots.weights import Weights
from quarriors.engine import kinds
from quarriors.engine.errors import RulesError, SetupError
from quarriors.engine.eventdice import EventDice, mixed
from quarriors.engine.state import State
from quarriors.engine.zones import USED_PILE

from .test_every_box import TABLES, new_game


def at_a_menu(seed: int, least: int = 4) -> Game:
    """A game of greedy bots that stands at a menu with several options."""
    game = Game.new(["You", "Bot"], deal(seed=seed), seed=seed)
    greedy = GreedyBot()
    while game.state.turn < 5 or game.state.ask_code != kinds.ACT or len(game.state.options) < least:
        game.take(greedy.decide(game.state, game.state.asker))
    return game


def shown(judgement: Judgement) -> list[tuple[str, float, float, float, int]]:
    return [(str(one.option), one.chance, one.gain, one.error, one.playouts) for one in judgement.judged]


def test_the_same_seed_and_budget_give_the_same_judgement() -> None:
    game = at_a_menu(3)
    first = judge(game.view(), HandEvaluator(), Budget.parse("60n"), seed="a")
    assert shown(judge(game.view(), HandEvaluator(), Budget.parse("60n"), seed="a")) == shown(first)
    assert first.best == first.judged[0].option
    assert {one.option for one in first.judged} == set(game.decision.options)
    assert all(0.0 <= one.chance <= 1.0 and one.error >= 0.0 for one in first.judged)
    base = first.of(first.base)
    assert base is not None
    assert (base.gain, base.error) == (0.0, 0.0)


def test_a_budget_in_nodes_is_kept() -> None:
    game = at_a_menu(3)
    options = len(game.decision.options)
    assert judge(game.view(), HandEvaluator(), Budget.parse("200n")).playouts <= 200
    # each option is looked at, whatever the budget; with dice in a look, a few times
    assert options <= judge(game.view(), HandEvaluator(), Budget.parse("1n")).playouts <= 8 * options


def test_a_budget_in_seconds_is_kept() -> None:
    game = at_a_menu(4)
    begun = perf_counter()
    judge(game.view(), HandEvaluator(), Budget.parse("0.3s"))
    assert 0.2 < perf_counter() - begun < 3.0  # one game in thought too many, on a machine with other things to do


def test_a_budget_counts_test_games_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(Budget.parse("4n").spend()) == [0, 1, 2, 3]
    seconds = iter([0.0, 0.1, 0.2, 0.5])
    monkeypatch.setattr(budget, "perf_counter", lambda: next(seconds))
    assert list(Budget.parse("0.3s").spend()) == [0, 1, 2]
    late = iter([0.0, 9.0])
    monkeypatch.setattr(budget, "perf_counter", lambda: next(late))
    assert list(Budget.parse("0.3s").spend()) == [0], "there is always a first"


def test_the_game_is_left_alone() -> None:
    game = at_a_menu(5)
    other = game.clone()
    judge(game.view(), HandEvaluator(), Budget.parse("40n"))
    assert game.state.data() == other.state.data()


def test_a_single_option_needs_no_thought() -> None:
    game = Game.new(["You", "Bot"], deal(seed=7), seed=7)
    judgement = judge(game.view(), HandEvaluator(), Budget.parse("40n"))
    assert (judgement.best, judgement.playouts) == (Option("roll"), 0)


def test_games_in_thought_stop_before_a_roll() -> None:
    game = at_a_menu(6)
    s = game.state
    me = s.asker
    for option in s.options:
        near = played_on(s, option, GreedyBot(), EventDice(1), -1)
        far = played_on(s, option, GreedyBot(), EventDice(1), me)
        assert near.over or near.ask_code == kinds.ROLL
        assert far.over or (far.ask_code == kinds.ROLL and far.asker == me and far.turn > s.turn)
    assert copied(s).stream is None


def test_games_go_on_from_the_end_of_a_turn_as_from_its_middle() -> None:
    """The rest of a turn without dice is played once; every game in thought goes on from there."""
    game = at_a_menu(6)
    s = game.state
    for option in s.options:
        dice = EventDice(9)
        end = played_on(s, option, GreedyBot(), dice, -1)
        if not dice.asked:
            on = played_from(end, GreedyBot(), EventDice(9), s.asker)
            whole = played_on(s, option, GreedyBot(), EventDice(9), s.asker)
            on.log = whole.log = []  # which begins where a copy was made
            on.logged = whole.logged = 0
            assert on.data() == whole.data()


def test_rivals_roll_the_same_whatever_i_did() -> None:
    """The dice of an event do not depend on those before it."""
    game = at_a_menu(6)
    s = game.state
    ends = [option for option in s.options if option.code in (kinds.CAPTURE, kinds.END)]
    seen = set()
    for option in ends:
        reached = played_on(s, option, GreedyBot(), EventDice(5), s.asker)
        rival = 1 - s.asker
        seen.add(tuple(sorted(reached.catalog.card_of[die] for die in reached.pile(rival, USED_PILE))))
    assert len(ends) > 1
    assert len(seen) <= 2  # a capture less in the Wilds may change what the rival captures
    numbers = {mixed(7, event) for event in range(500)}
    assert len(numbers) == 500


class Broken:
    """An evaluator that stumbles, as a third party's verb may."""

    def values(self, s: State) -> list[float]:
        raise RuntimeError("oops")


def test_whatever_goes_wrong_in_thought_it_answers_as_greedy_would() -> None:
    game = at_a_menu(3)
    thinker = SearchingBot(Broken(), 1, Budget.parse("20n"))
    assert thinker.choose(game.view()) == GreedyBot().choose(game.view())


@pytest.fixture
def without_a_net(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault in thought is seen: at a table greedy's choice would hide it."""

    def caught(self: SearchingBot, view: View) -> Option:
        raise AssertionError("a game in thought went wrong") from sys.exception()

    monkeypatch.setattr(SearchingBot, "_without_thinking", caught)


def let_them_play(game: Game, budget: Budget) -> None:
    players = len(game.players)
    bots = [ChampionBot(seat, budget) if seat % 2 else PlannerBot(seat, budget) for seat in range(players)]
    while not game.over:
        view = game.view()
        option = bots[view.player].choose(view)
        assert option in view.options
        game.take(option)


@pytest.mark.usefixtures("without_a_net")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("sets", TABLES, ids="+".join)
def test_whole_games_in_every_box(sets: list[str], players: int) -> None:
    let_them_play(new_game(sets, "thought", players, Rules(turn_limit=2 * players)), Budget.parse("1n"))


@pytest.mark.usefixtures("without_a_net")
@pytest.mark.parametrize("variant", [{"captures": 2}, {"expert_culling": True}, {"edition": "classic"}], ids=str)
@pytest.mark.parametrize("sets", [["base"], *TABLES], ids="+".join)
def test_games_by_every_rule(sets: list[str], variant: dict[str, Any]) -> None:
    """Where the boxes can be played so."""
    try:
        game = new_game(sets, "by the rule", 3, Rules(turn_limit=6, **variant))
    except RulesError:
        assert sets != ["base"]
        return
    let_them_play(game, Budget.parse("8n"))


def test_bots_can_be_sent_to_other_processes() -> None:
    game = at_a_menu(8)
    for one in (PlannerBot("a", Budget.parse("30n")), ChampionBot("a", Budget.parse("30n"))):
        assert pickle.loads(pickle.dumps(one)).choose(game.view()) == one.choose(game.view())
    learned = LearnedEvaluator(Weights.load())
    assert pickle.loads(pickle.dumps(learned)).values(game.state) == learned.values(game.state)


def test_the_champion_is_known_by_its_name() -> None:
    game = at_a_menu(8)
    assert bot("champion:12n", 1).choose(game.view()) in game.decision.options


@pytest.mark.parametrize("text", ["", "n", "0n", "12", "1.5n", "-3s", "0s", "9999s", "10000000n", "1e3n", "½s"])
def test_budgets_that_are_none(text: str) -> None:
    with pytest.raises(SetupError, match="a budget is like '96n'"):
        Budget.parse(text)


def test_budgets_are_values() -> None:
    assert pickle.loads(pickle.dumps(Budget.parse("0.25s"))) == Budget.parse("0.250s")
    assert str(Budget.parse("96n")) == "96n"
    assert len({Budget.parse("3n"), Budget.parse("3n"), Budget.parse("3s")}) == 2
