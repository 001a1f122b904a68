"""Dealing in several threads at once: each gets the Wilds of its own boxes."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from quarriors import Game, Rules, Wilds, deal
from quarriors.engine.catalog import Catalog
from quarriors.sets import box, stock_of

BOXES = (["base"], ["base", "quarmageddon"], ["base", "qladiator"], ["base", "rise_of_the_demons"])
DEALS = 5000


@pytest.fixture(autouse=True)
def hasty_threads() -> Iterator[None]:
    """Threads take turns as often as they can: what they share by mistake is met."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def _strangers(sets: list[str], seeds: range) -> list[str]:
    """Cards that were dealt and are in none of the boxes."""
    return [card.id for seed in seeds for card in deal(sets, seed=seed).cards if card.box not in sets]


def test_four_threads_and_20_000_deals() -> None:
    with ThreadPoolExecutor(len(BOXES)) as pool:
        found = pool.map(_strangers, BOXES, [range(DEALS)] * len(BOXES))
        assert list(found) == [[]] * len(BOXES)


def _first_table(sets: list[str]) -> list[int]:
    wilds = deal(sets, seed=3)
    return Catalog(wilds.cards, 2).attack


def test_a_card_is_first_played_in_several_threads() -> None:
    """Its index is made by whoever comes first, or by all of them: it is the same."""
    for known in box("base").cards:
        known.index = None
    with ThreadPoolExecutor(8) as pool:
        tables = list(pool.map(_first_table, [["base"]] * 32))
    assert tables == [tables[0]] * 32


def _dealt(seed: int) -> Wilds:
    return deal(["base", "quartifacts"], seed, 3, Rules(captures=2))


def test_a_stock_that_is_kept_deals_as_a_new_one_does() -> None:
    stock = stock_of(["base", "quartifacts"], Rules(captures=2))
    with ThreadPoolExecutor(4) as pool:
        kept = list(pool.map(lambda seed: stock.deal(seed, 3), range(200)))
    assert kept == [_dealt(seed) for seed in range(200)]
    assert stock.deal(7, 3, ["Quake Dragon"]) == deal(
        ["base", "quartifacts"], 7, 3, Rules(captures=2), ["Quake Dragon"]
    )


def test_games_with_the_same_wilds_share_what_does_not_change() -> None:
    """Whoever keeps the Wilds keeps it; equal Wilds that were dealt anew have their own."""
    wilds = deal(["base", "quartifacts"], 7, 2)
    one, two = Game.new(["Quinn", "Monique"], wilds, seed=1), Game.new(["Clark", "Michael"], wilds, seed=2)
    assert one.state.catalog is two.state.catalog
    again = deal(["base", "quartifacts"], 7, 2)
    assert again == wilds
    assert Game.new(["Quinn", "Monique"], again, seed=1).state.catalog is not one.state.catalog


def test_a_table_for_more_has_more_dice() -> None:
    wilds = deal(["base"], 7)
    dice = [len(Game.new(["Quinn", "Monique", "Clark"][:n], wilds, seed=1).state.where) for n in (2, 3, 2)]
    assert dice[0] == dice[2] < dice[1]


def test_the_same_wilds_set_a_table_in_several_threads() -> None:
    wilds = deal(["base"], 7)
    with ThreadPoolExecutor(8) as pool:
        ends = list(
            pool.map(lambda seed: Game.new(["Quinn", "Monique"], wilds, seed=seed).playout(1).result, range(16))
        )
    kept = [Game.new(["Quinn", "Monique"], deal(["base"], 7), seed=seed).playout(1).result for seed in range(16)]
    assert ends == kept


@pytest.mark.parametrize("players", [0, 5, "two"])
def test_a_stock_refuses_what_deal_refuses(players: object) -> None:
    with pytest.raises(Exception, match="player"):
        stock_of(["base"]).deal(1, players)
