"""Every derived number equals a recomputation from scratch; the menus offer what the dice allow."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given

from quarriors import Game, box
from quarriors.engine.happenings import ATTACKED, DEFENDED, SCORED, Happening
from quarriors.engine.modifiers import MODIFIER_IDS

from .oracle import CARDS, FACES, GIFTS, Oracle
from .play import BUDGETED, Table, budgeted, decisions, tables

pytestmark = BUDGETED


def test_the_oracle_knows_the_box() -> None:
    """The box declares the faces, costs and Glory that the oracle was written from."""
    base = box("base")
    assert {card.name: (card.cost, card.glory) for card in base.cards} == CARDS
    assert {card.die.name: ", ".join(map(str, card.die.faces)) for card in base.cards} == FACES
    assert {code: MODIFIER_IDS[code] for code in GIFTS} == GIFTS


def check_numbers(game: Game) -> None:
    s = game.state
    oracle = Oracle(s)
    for player in range(s.n):
        creatures = oracle.all_creatures[player]
        assert s.creatures(player) == creatures
        for die in creatures:
            words = game.die_words(die)
            assert s.level(die) == oracle.level(die), words
            assert s.defense(die) == oracle.defense(die), words
            assert s.worth(die) == oracle.worth(die), words
            for defender in range(s.n):
                if defender != player:
                    assert s.attack(die, defender) == oracle.attack(die, defender), (words, defender)
                    assert s.can_attack(die, defender) == oracle.can_attack(die, defender), (words, defender)
        for defender in range(s.n):
            if defender != player:
                assert s.attack_total(player, defender) == oracle.attack_total(player, defender)
        for die in oracle.pile(player, 1):
            if oracle.face(die).startswith("C"):
                assert s.summon_price(die) == oracle.summon_price(die), game.die_words(die)
    for card, name in enumerate(oracle.names):
        assert s.capture_price(card) == oracle.capture_price(card), name


@given(table=tables)
@budgeted(30)
def test_numbers_equal_a_recomputation(table: Table) -> None:
    game = table.game()
    for _ in decisions(game, table.player()):
        check_numbers(game)


@given(table=tables)
@budgeted(30)
def test_the_menu_offers_what_the_dice_allow(table: Table) -> None:
    game = table.game()
    for _ in decisions(game, table.player()):
        if game.decision.kind == "act" and not game.state.stack:
            oracle = Oracle(game.state)
            offered = Counter(
                oracle.said(o.kind, o.die, o.card) for o in game.decision.options if o.kind not in ("cast", "copy")
            )
            assert offered == oracle.menu(), game.all_words()


@given(table=tables)
@budgeted(30)
def test_the_menu_offers_the_spells_that_could_do_something(table: Table) -> None:
    game = table.game()
    s = game.state
    for _ in decisions(game, table.player()):
        if game.decision.kind == "act" and not s.stack and s.phase in (3, 5):
            oracle = Oracle(s)
            offered = {oracle.said(o.kind, o.die, o.card) for o in game.decision.options if o.kind == "cast"}
            assert offered == oracle.castable(), game.all_words()


@given(table=tables)
@budgeted(30)
def test_culls_and_defenders_are_all_there(table: Table) -> None:
    """An ordinary cull offers every class of the Used Pile, a defense every Creature that has taken no damage."""
    game = table.game()
    s = game.state
    for _ in decisions(game, table.player()):
        decision = game.decision
        me = decision.player
        oracle = Oracle(s)
        if decision.kind == "cull" and not table.rules.expert_culling:
            offered = sorted(oracle.klass(o.die) for o in decision.options if o.kind == "cull")
            assert offered == sorted({oracle.klass(d) for d in oracle.pile(me, 5)})
        if decision.kind == "defend":
            able = [d for d in oracle.all_creatures[me] if d not in s.damaged]
            offered_words = {game.die_words(o.die) for o in decision.options}
            assert offered_words == {game.die_words(d) for d in able}
            assert s.totals[me] > 0


@given(table=tables)
@budgeted(30)
def test_numbers_used_in_play_are_the_right_ones(table: Table) -> None:
    """The totals, defenses and Glory that the game acts on, at the very moment it does."""
    game = table.game()
    s = game.state
    faults: list[str] = []

    def expect(what: str, used: int, right: int) -> None:
        if used != right:
            faults.append(f"turn {s.turn}, {what}: {used}, not {right}")

    def hear(told: Happening) -> None:
        oracle = Oracle(s)
        if told.code == DEFENDED:
            expect(f"defense of {game.die_words(told.die)}", told.other, oracle.defense(told.die))
        elif told.code == SCORED and not (table.rules.expert_culling and told.number == 0):
            expect(f"Glory of {game.die_words(told.die)}", told.number, oracle.worth(told.die))
        elif told.code == ATTACKED and not s.raised and all(s.is_creature(d) for d in s.attackers):
            present = [d for d in s.attackers if oracle.can_attack(d, told.other)]
            expect(f"attack on seat {told.other}", told.number, sum(oracle.attack(d, told.other) for d in present))

    game.listen(hear)
    for _ in decisions(game, table.player()):
        assert not faults
    assert not faults


@pytest.mark.parametrize("card", sorted(set(CARDS) - {"Basic Quiddity", "Assistant", "Portal"}))
def test_numbers_with_every_card(card: str) -> None:
    """No card is left out by the luck of the deal: a few lively games with each in the Wilds."""
    from quarriors import Rules, wilds_of
    from tests.table import wilds_with

    wilds = wilds_of(wilds_with(card))
    for seed in range(2):
        table = Table(seed, Rules(edition=["revised", "classic"][seed], turn_limit=40), ((True, False),) * (2 + seed))
        game = Game.new(["Quinn", "Monique", "Clark"][: 2 + seed], wilds, table.rules, seed=seed)
        for _ in decisions(game, table.player()):
            check_numbers(game)
