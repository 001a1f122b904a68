"""Every derived number equals a recomputation from scratch; the menus offer what the dice allow."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given

from quarriors import Game, Rules, deal
from quarriors.engine.cards import Card
from quarriors.engine.energies import cheapest
from quarriors.engine.happenings import ATTACKED, DEFENDED, SCORED, Happening
from quarriors.engine.modifiers import MODIFIER_IDS
from quarriors.engine.zones import ACTIVE_POOL, READY_AREA
from tests.budget import scaled
from tests.table import BOXES

from .boxes import BOXES as EVERY_BOX
from .boxes import Sets
from .crowds import Crowd
from .facts import CARDS, ENERGIES, FACES, NUMBERS, faces_of, print_of
from .menu_oracle import MenuOracle
from .oracle import GIFTS, Oracle
from .play import BUDGETED, NAMES, Player, Table, base_tables, budgeted, decisions, tables

pytestmark = BUDGETED

_ALL_CARDS = [card for box in BOXES for card in box.cards]


def test_the_oracle_knows_the_boxes() -> None:
    """The boxes declare the faces, costs, Glory and numbers of dice that the oracle was written from."""
    assert {card.name: (card.cost, card.glory) for card in _ALL_CARDS} == CARDS
    for card in _ALL_CARDS:
        name = card.die.name
        assert [str(face) for face in card.die.faces] == faces_of(card.name, name)
        assert (card.die.count, card.die.per_player) == NUMBERS.get(print_of(card.name, name), (5, 0))
        assert card.discounted == (card.cost - 1 if name in ENERGIES else -1)
        assert card.die.energy == ("", "light", "dark").index(ENERGIES.get(name, ""))
    assert {print_of(card.name, card.die.name) for card in _ALL_CARDS} == set(FACES)
    assert {code: MODIFIER_IDS[code] for code in GIFTS} == GIFTS


def check_numbers(game: Game) -> None:
    s = game.state
    oracle = Oracle(s)
    for player in range(s.n):
        creatures = oracle.all_creatures[player]
        assert s.creatures(player) == creatures
        for die in oracle.everywhere[player]:
            assert s.immune(die) == oracle.immune(die), game.die_words(die)
        for die in creatures + oracle.questers[player]:
            assert s.level(die) == oracle.level(die), game.die_words(die)
            assert s.worth(die) == oracle.worth(die), game.die_words(die)
            if not s.attackers or oracle.in_battle(die):
                assert s.defense(die) == oracle.defense(die), game.die_words(die)
        for die in oracle.pile(player, ACTIVE_POOL):
            if oracle.face(die).startswith("C"):
                assert s.summon_price(die) == oracle.summon_price(die), game.die_words(die)
    check_attacks(game, oracle)
    for card, name in enumerate(oracle.names):
        if s.catalog.capturable[card]:
            assert s.capture_price(card) == oracle.capture_price(card), name
            assert cheapest(s, card)[0] == oracle.cheapest(card), name


def check_attacks(game: Game, oracle: Oracle) -> None:
    """Everybody against everybody in the Ready Areas; in a Challenge those who are in it."""
    s = game.state
    sides = [player for player in range(s.n) if s.area == READY_AREA or any(s.owner(d) == player for d in s.attackers)]
    for player in sides:
        fighters = oracle.all_creatures[player] if s.area == READY_AREA else oracle.questers[player]
        for defender in sides:
            if defender == player:
                continue
            for die in fighters:
                words = (game.die_words(die), defender)
                assert s.attack(die, defender) == oracle.attack(die, defender), words
                assert s.can_attack(die, defender) == oracle.can_attack(die, defender), words
            assert s.attack_total(player, defender) == oracle.attack_total(player, defender)


@given(table=tables)
@budgeted(30)
def test_numbers_equal_a_recomputation(table: Table) -> None:
    game = table.game()
    for _ in decisions(game, table.player()):
        check_numbers(game)


@given(table=base_tables)
@budgeted(30)
def test_the_menu_offers_what_the_dice_allow(table: Table) -> None:
    game = table.game()
    for _ in decisions(game, table.player()):
        if game.decision.kind == "act" and not game.state.stack:
            oracle = MenuOracle(game.state)
            offered = Counter(
                oracle.said(o.kind, o.die, o.card) for o in game.decision.options if o.kind not in ("cast", "copy")
            )
            assert offered == oracle.menu(), game.all_words()


@given(table=base_tables)
@budgeted(30)
def test_the_menu_offers_the_spells_that_could_do_something(table: Table) -> None:
    game = table.game()
    s = game.state
    for _ in decisions(game, table.player()):
        if game.decision.kind == "act" and not s.stack and s.phase in (3, 5):
            oracle = MenuOracle(s)
            offered = {oracle.said(o.kind, o.die, o.card) for o in game.decision.options if o.kind == "cast"}
            assert offered == oracle.castable(), game.all_words()


@given(table=tables)
@budgeted(30)
def test_captures_are_those_that_can_be_paid(table: Table) -> None:
    """In the capture phase, while one is left: every card with dice that the Quiddity at hand pays for, at its best."""
    game = table.game()
    s = game.state
    for _ in decisions(game, table.player()):
        if game.decision.kind == "act" and not s.stack and s.phase == 5 and s.captures_left() > 0:
            oracle = Oracle(s)
            offered = {o.card for o in game.decision.options if o.kind == "capture"}
            assert offered == {
                card
                for card in range(len(oracle.names))
                if s.catalog.capturable[card]
                and s.piles[s.n * 8 + card]
                and oracle.cheapest(card) <= oracle.available()
            }, game.all_words()
            assert all(oracle.classes[card] not in _NEVER_CAPTURED for card in offered)


_NEVER_CAPTURED = ("Corrupted Quiddity", "Large Quiddity", "The Holy Quail", "Exqualibur", "The Tri-Clops Skull")


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
            defender = s.owner(decision.options[0].die)
            fighters = oracle.all_creatures[defender] if s.area == READY_AREA else oracle.questers[defender]
            able = {game.die_words(d) for d in fighters if d not in s.damaged}
            offered_words = {game.die_words(o.die) for o in decision.options}
            assert offered_words <= able
            if table.sets == ("base",):
                assert offered_words == able
            assert s.totals[defender] > 0


def watch(game: Game) -> list[str]:
    """Listens to the totals, defenses and Glory that the game acts on; the list fills with those that are wrong."""
    s = game.state
    faults: list[str] = []

    def expect(what: str, used: int, right: int) -> None:
        if used != right:
            faults.append(f"turn {s.turn}, {what}: {used}, not {right}")

    def hear(told: Happening) -> None:
        if told.code not in (DEFENDED, SCORED, ATTACKED):
            return
        oracle = Oracle(s)
        if told.code == DEFENDED:
            expect(f"defense of {game.die_words(told.die)}", told.other, oracle.defense(told.die))
        elif told.code == SCORED and not (game.rules.expert_culling and told.number == 0):
            expect(f"Glory of {game.die_words(told.die)}", told.number, oracle.worth(told.die))
        elif told.code == ATTACKED and not s.raised and all(s.is_creature(d) for d in s.attackers):
            foes = [d for d in s.attackers if s.owner(d) != told.other]
            present = [d for d in foes if oracle.can_attack(d, told.other)]
            total = sum(oracle.attack(d, told.other) for d in present) + oracle.total_change(told.other)
            expect(f"attack on seat {told.other}", told.number, total)

    game.listen(hear)
    return faults


@given(table=tables)
@budgeted(30)
def test_numbers_used_in_play_are_the_right_ones(table: Table) -> None:
    """At the very moment the game acts on them."""
    game = table.game()
    faults = watch(game)
    for _ in decisions(game, table.player()):
        assert not faults
    assert not faults


_DEALT = [card for card in _ALL_CARDS if card.kind != "basic"]


@pytest.mark.evening
@pytest.mark.parametrize("card", _DEALT, ids=[card.name for card in _DEALT])
def test_numbers_with_every_card(card: Card) -> None:
    """No card is left out by the luck of the deal: crowded tables that show it, and how they go on."""
    for seed in range(scaled(5)):
        players = {"quest": 2 if card.level == 2 else 3}.get(card.kind, 2 + seed % 2)
        game = Crowd(seed, among(card, seed), players, card.name).game()
        faults = watch(game)
        check_numbers(game)
        if seed % 3 == 0 and "end" in game.all_words():
            game.take("end")  # straight to the attack
        for number in decisions(game, Player(seed, True)):
            check_numbers(game)
            if number == 10:
                break
        assert not faults


def among(card: Card, seed: int) -> Sets:
    """Boxes to deal it from: its own, so that it meets its like, and all of them, by turns."""
    if card.needs or (card.home != "base" and seed % 2):
        return EVERY_BOX
    if card.home == "promos":
        return ("base", "quarmageddon", "promos")
    return (card.home,) if card.home in ("base", "light_vs_dark") else ("base", card.home)


@pytest.mark.parametrize("card", [card for card in _DEALT if card.home == "base"], ids=lambda card: card.name)
def test_numbers_of_the_base_box_in_both_editions(card: Card) -> None:
    """A few lively games with each card in the Wilds."""
    for seed in range(2):
        rules = Rules(edition=["revised", "classic"][seed], turn_limit=40)
        game = Game.new(NAMES[: 2 + seed], deal(["base"], seed, 2 + seed, rules, [card.name]), rules, seed=seed)
        for _ in decisions(game, Player(seed, True)):
            check_numbers(game)
