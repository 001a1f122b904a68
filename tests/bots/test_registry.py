"""Bots that others bring along."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from quarriors import Game, Option, View, deal
from quarriors.bots import Bot, RandomBot, bot, names, play, register, registry
from quarriors.bots.levels import LEVELS
from quarriors.bots.search import Budget
from quarriors.engine.errors import SetupError
from quarriors.lab.series import Series

OURS = [one.id for one in LEVELS]


class Eager:
    def __init__(self, seed: int | str | bytes) -> None:
        self.seed = seed

    def choose(self, view: View) -> Option:
        return view.options[0]


@pytest.fixture(autouse=True)
def _leaves_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_BOTS", dict(registry._BOTS))


def test_a_registered_bot_is_one_of_all() -> None:
    register("eager", Eager)
    assert names() == [*OURS, "eager"]
    eager = bot("eager", "a seed")
    assert isinstance(eager, Eager)
    assert eager.seed == "a seed"
    game = Game.new(["Eager", "Greta"], deal(seed=7), seed=7)
    assert play(game, [eager, bot("greedy")]).winners


class Patient(Eager):
    """It says that it takes a budget."""

    takes_budget = True

    def __init__(self, seed: int | str | bytes, budget: Budget | None = None) -> None:
        super().__init__(seed)
        self.budget = budget


def test_a_bot_of_others_is_given_a_budget_if_it_takes_one() -> None:
    register("patient", Patient)
    for name, budget in (("patient", None), ("patient:96n", Budget(nodes=96)), ("patient:0.5s", Budget(seconds=0.5))):
        made = bot(name, "a seed")
        assert isinstance(made, Patient)
        assert (made.seed, made.budget) == ("a seed", budget)
    plan = Series.of(["patient:3n", "random"], seed=1)
    assert plan.play_all(range(2)).games == 2
    with pytest.raises(SetupError, match="a budget is like '96n'"):
        bot("patient:long")


def test_a_bot_of_others_that_takes_no_budget_gets_none() -> None:
    register("eager", Eager)
    with pytest.raises(SetupError, match=r"the bot 'eager' answers at once: leave out the budget ':96n'"):
        bot("eager:96n")


def test_a_maker_that_promises_too_much_is_named() -> None:
    def hasty(seed: int | str | bytes) -> Bot:
        return Eager(seed)

    hasty.takes_budget = True  # type: ignore[attr-defined]
    register("hasty", hasty)
    with pytest.raises(SetupError, match=r"the bot 'hasty' cannot be made: TypeError"):
        bot("hasty:96n")


def test_a_taken_name_keeps_its_bot() -> None:
    register("eager", Eager)
    for name in ("eager", "greedy"):
        with pytest.raises(SetupError, match=f"there is a bot named '{name}' already"):
            register(name, RandomBot)
    assert isinstance(bot("eager"), Eager)


@pytest.mark.parametrize("name", ["", "Eager", "an eager one", "a,b", "-eager", "e" * 41, "eager\n", 7])
def test_names_that_cannot_be(name: object) -> None:
    with pytest.raises(SetupError, match="a bot's name is like 'deep-thought'"):
        register(cast(str, name), Eager)


def test_nobody_is_named_none() -> None:
    with pytest.raises(SetupError, match="stands for no bot at all"):
        register("none", Eager)


def test_a_bot_needs_a_maker() -> None:
    with pytest.raises(SetupError, match="something to call with a seed"):
        register("eager", cast(Callable[[int | str | bytes], Bot], "Eager"))
    assert names() == OURS
