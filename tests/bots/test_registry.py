"""Bots that others bring along."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from quarriors import Game, Option, View, deal
from quarriors.bots import Bot, RandomBot, bot, names, play, register, registry
from quarriors.bots.levels import LEVELS
from quarriors.engine.errors import SetupError

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
