"""Playouts against the door: the same stream gives the same decisions and the same end. The game stays as it was."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

import pytest

from quarriors import CALLER, CHANCE, Game, Option, Policy, Stream, View
from quarriors.engine.chance import key_of
from quarriors.engine.kinds import KIND_IDS
from tests.budget import scaled

from .boxes import BOXES, PAIRS, Sets
from .play import BUDGETED, decisions, snapshot, table_number

pytestmark = BUDGETED


def words(sets: Sets) -> str:
    return "+".join(sets)


def reached(number: int, sets: Sets, chance: object = None) -> Game:
    """One of the tables with these boxes, played on for a while; now and then to its end."""
    table = table_number(number, sets, number)
    game = table.game(chance)
    for at in decisions(game, table.player()):
        if at == number * 37 % 150:
            break
    return game


def policies(game: Game, lot: Random) -> list[Policy | None]:
    """A table for some seats: of kinds, and of kinds with cards and classes."""

    def table() -> Policy:
        values = {kind: lot.choice((-1.0, 0.0, 0.5, 2.0)) for kind in KIND_IDS if lot.random() < 0.6}
        for card in game.wilds.cards:
            kind = lot.choice(("capture", "summon", "cull", "choose", "ready", "defend", "first"))
            values[f"{kind} {lot.choice((card.name, card.die.name, card.id))}"] = lot.choice((0.5, 3.0))
        return Policy(values, lot.choice((0.0, 0.0, 0.7)))

    return [table() if lot.random() < 0.7 else None for _ in game.players]


def door(game: Game, stream: Stream, minds: Sequence[Policy | None]) -> Game:
    """The same by the door alone: a copy with that stream, decision by decision."""
    dream = game.view().game(stream)
    dice = dream.state.stream
    assert dice is not None
    while not dream.over:
        decision = dream.decision
        options = decision.options
        if decision.player == CHANCE:
            at = dice.below(sum(decision.weights))
            taken = [k for k, weight in enumerate(decision.weights) for _ in range(weight)][at]
        elif len(options) == 1:
            taken = 0
        else:
            mind = minds[decision.player]
            taken = dice.below(len(options)) if mind is None else by_table(dream.view(), mind, dice)
        dream.take(options[taken])
    return dream


def by_table(view: View, policy: Policy, dice: Stream) -> int:
    values = [worth(view, policy, option) for option in view.options]
    if policy.temperature == 0:
        best = [at for at, value in enumerate(values) if value == max(values)]
        return best[0] if len(best) == 1 else best[dice.below(len(best))]
    likely = [exp(value / policy.temperature) for value in values]
    at = 0.0
    for _ in range(4):
        at = (at + dice.below(256)) / 256
    at *= sum(likely)
    for place, share in enumerate(likely):
        at -= share
        if at < 0:
            return place
    raise AssertionError("shares that do not add up")


def worth(view: View, policy: Policy, option: Option) -> float:
    """What the table says of an option: by its card, by its class, by its kind."""
    table = view.table()
    if option.die >= 0:
        card = table.die(option.die).card
    elif option.card >= 0:
        card = table.card(option.card).card
    elif option.ability >= 0:
        card = view.state.catalog.cards[view.state.catalog.card_of_line(option.ability)]
    else:
        return policy.values.get(option.kind, 0.0)
    for name in (card.id, card.name, card.die.name):
        if (key := f"{option.kind} {name}") in policy.values:
            return policy.values[key]
    return policy.values.get(option.kind, 0.0)


def check_alike(game: Game, minds: Sequence[Policy | None], number: int) -> None:
    stream = Stream(key_of(number, "a dream"))
    before = snapshot(game)
    used = stream.used
    by_door = door(game, stream, minds)
    within = game.playout(stream, list(minds))
    assert within.state.data() == by_door.state.data()  # with the log: every choice, draw and roll
    assert within.result == by_door.result
    assert snapshot(game) == before
    assert stream.used == used
    counted = game.playouts(2, stream, list(minds))
    assert counted.games == sum(counted.ends.values()) == 2
    assert sum(counted.wins) == pytest.approx(2)


@pytest.mark.parametrize("sets", [*PAIRS, BOXES], ids=words)
def test_random_playouts_are_what_the_door_gives(sets: Sets) -> None:
    for number in range(scaled(4)):
        game = reached(number, sets)
        check_alike(game, [None] * len(game.players), number)


@pytest.mark.parametrize("sets", [*PAIRS, BOXES], ids=words)
def test_playouts_by_a_table_are_what_the_door_gives(sets: Sets) -> None:
    for number in range(4, 4 + scaled(3)):
        game = reached(number, sets)
        check_alike(game, policies(game, Random(number)), number)


@pytest.mark.parametrize("sets", [("base",), BOXES], ids=words)
def test_from_a_draw_or_a_roll_that_is_left_to_the_caller(sets: Sets) -> None:
    met = 0
    for number in range(scaled(12)):
        table = table_number(number, sets, number)
        game = table.game(CALLER)
        lot = Random(number)
        for _ in range(number * 9):
            if not game.over:
                game.take(lot.choice(game.decision.options))
        met += not game.over and game.decision.player == CHANCE
        check_alike(game, [None] * len(game.players), number)
    assert met


def test_many_playouts_go_on_with_one_stream() -> None:
    """The second begins where the first left the stream."""
    game = reached(3, ("base",))
    stream = Stream(key_of(5, "a dream"))
    first = game.playout(stream)
    assert first.state.stream is not None
    second = game.playout(first.state.stream)
    both = game.playouts(2, stream)
    assert both.glory == [a + b for a, b in zip(first.result.glory, second.result.glory, strict=True)]
    assert both.turns == first.result.turns + second.result.turns


def test_a_game_that_is_over_stays_what_it_is() -> None:
    over = reached(3, ("base",)).playout(1)
    assert over.playout(2).result == over.result
    counted = over.playouts(3, 2)
    assert (counted.games, counted.decisions, counted.turns) == (3, 0, 3 * over.result.turns)
