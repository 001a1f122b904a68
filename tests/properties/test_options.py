"""Decisions and options: distinct, readable both ways, one per kind of die, and all of them can be taken."""

from __future__ import annotations

from random import Random

from hypothesis import given

from quarriors import CALLER, CHANCE, Game, Option, deal
from quarriors.engine import kinds
from quarriors.engine.zones import BAG, READY_AREA, USED_PILE

from .play import BUDGETED, Table, budgeted, decisions, snapshot, tables

pytestmark = BUDGETED


def looks(game: Game, die: int) -> object:
    """All that tells a die from another: class, face, place, freshness, what is attached, what it remembers."""
    s = game.state
    worn = sorted(
        (s.form[spell], s.owner(spell))
        for player in range(s.n)
        for spell in s.pile(player, READY_AREA)
        if s.attached[spell] == die
    )
    gifts = sorted((g.code, g.amount, g.until, g.player) for g in s.gifts if g.die == die)
    used = sorted((limit.what, limit.player) for limit in s.once if limit.die == die)
    return (
        s.catalog.card_of[die], s.form[die], s.where[die], die in s.fresh, s.attached[die], worn, gifts, used,
        die in s.damaged, die in s.attackers, die in s.firsts,
    )  # fmt: skip


def check_decision(game: Game) -> None:
    decision = game.decision
    options = decision.options
    assert options
    assert len(set(options)) == len(options)
    if decision.player == CHANCE:
        assert len(decision.weights) == len(options)
    else:
        assert decision.weights == ()
        assert len(options) > 1 or decision.kind == "roll", f"nothing to decide: {game.all_words()}"
    words = game.all_words()
    assert len(set(words)) == len(words), words
    for option, said in zip(options, words, strict=True):
        assert Option.parse(str(option)) == option
        assert game.words(option) == said
        assert said == said.strip()
        assert said.split()[0] == option.kind
    described = [(o.kind, looks(game, o.die)) for o in options if o.die >= 0]
    assert all(described.count(one) == 1 for one in described), f"two options for dice that are alike: {words}"


@given(table=tables)
@budgeted(30)
def test_options_are_distinct_and_readable(table: Table) -> None:
    game = table.game()
    for _ in decisions(game, table.player()):
        check_decision(game)


@given(table=tables)
@budgeted(10)
def test_options_with_chance_left_to_the_caller(table: Table) -> None:
    game = table.game(chance=CALLER)
    for _ in decisions(game, table.player()):
        check_decision(game)


@given(table=tables)
@budgeted(10)
def test_every_option_can_be_taken(table: Table) -> None:
    """On a copy, by the option and by its words alike; then the game stands at a decision or is over."""
    game = table.game()
    lot = Random(table.seed)
    for _ in decisions(game, table.player()):
        if lot.random() < 0.5:
            continue
        for option, words in zip(game.decision.options, game.all_words(), strict=True):
            taken = game.clone()
            taken.take(option)
            said = game.clone()
            said.take(words)
            assert snapshot(taken) == snapshot(said)
            assert taken.over or taken.decision.options


@given(table=tables)
@budgeted(10)
def test_what_is_offered_can_be_done(table: Table) -> None:
    """`why_not` has no objection to anything that is offered."""
    game = table.game()
    for _ in decisions(game, table.player()):
        for option in game.decision.options:
            die = option.die if option.die >= 0 else None
            card = option.card if option.card >= 0 else None
            assert game.why_not(option.kind, die, card) is None, game.words(option)


def test_dice_of_two_piles_in_turn_are_offered_once_each() -> None:
    """Dice that an effect dealt with before may lie in several piles by now, one here, one there."""
    game = Game.new(["Quinn", "Monique"], deal(seed=7), seed=7)
    s = game.state
    first, second, third = s.pile(0, BAG)[:3]  # three of one class
    s.move(second, 0, USED_PILE)
    assert [option.die for option in s.die_options(kinds.CHOOSE, [first, second, third])] == [first, second]
