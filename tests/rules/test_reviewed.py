"""Faults that a reviewer found, each with what should have happened."""

from __future__ import annotations

import pytest

from quarriors import Game, Wilds, deal, read_position, write_position
from quarriors.engine.box import Box
from quarriors.engine.errors import DeclarationError, PositionError, WildsError
from quarriors.engine.vocabulary import basic_die, card, creature_die, extra_capture, has, rule
from quarriors.testing import find_die, pile, take
from tests.table import laid_out, table


def test_a_creature_that_is_sent_elsewhere_asks_for_no_second_charm() -> None:
    game = table(
        "Light Charm",
        turn="Quinn, attack, quiddity 1",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="ready: Witching Hag C 1/3/3, 2 Light S",
    )
    take(game, "Monique: cast Light")
    assert pile(game, "Monique", "active") == ["Witching Hag"]
    assert pile(game, "Monique", "ready") == ["Light S"]
    assert game.state.sent == []


def test_a_position_knows_the_die_that_is_offered_for_a_swap() -> None:
    game = table(
        "Mighty Mischievous Imp",
        turn="Quinn, score",
        quinn="ready: Mischievous Imp C 2/2/2 *; bag: 3 Portal; used: Assistant, Deathdealer",
        monique="used: Assistant, Scavenging Goblin",
    )
    take(game, "choose Deathdealer")
    again = read_position(write_position(game), chance="caller")
    for one in (game, again):
        take(one, "choose Scavenging Goblin")
        assert pile(one, "Monique", "used") == ["Assistant", "Deathdealer"]
        assert pile(one, "Quinn", "bag") == ["Portal"] * 3


def test_many_dice_pay_a_discount_with_the_one_that_has_the_energy() -> None:
    game = table(
        "Archangel",
        turn="Quinn, capture, captures 2",
        quinn="active: 8 Assistant Q1, 5 Questing Wizard Q2, Archangel Q1 light",
    )
    take(game, "capture Archangel")  # 7 with some Light in it
    s = game.state
    assert (s.quiddity, s.light, s.dark) == (0, 0, 0)
    assert "Archangel" in pile(game, "Quinn", "spent")
    assert find_die(game, "Archangel", "used", "Quinn") >= 0


_FOOL = creature_die("Fool", "Q1, Q1, Q1, Q1, Q1, C 1/1/1", ("#000000", "#ffffff"))


@pytest.mark.parametrize(
    ("told", "fault"),
    [
        ("quest Exqualibur:", "nobody is at that quest"),
        ("locked: 2 Pink Eye Cyclops L *", "one die"),
        ("ready: Exqualibur A:Exqualibur, Exqualibur A:Quicksilver Quiver", "one Quartifact"),
        ("used: Exqualibur", "quest dice"),
    ],
)
def test_tables_that_cannot_be(told: str, fault: str) -> None:
    wilds = ", ".join(known.id for known in laid_out("The Hunt For Exqualibur", "Pink Eye Cyclops").cards)
    lines = ["quarriors position 1", "players: Quinn, Monique", f"wilds: {wilds}", "turn: 5, Quinn, score"]
    with pytest.raises(PositionError, match=fault):
        read_position("\n".join([*lines, "Quinn: glory 0", told, "Monique: glory 0"]), chance="caller")


def test_energies_need_cards_that_have_them() -> None:
    with pytest.raises(PositionError, match="no light Quiddity"):
        table("Scavenging Goblin", turn="Quinn, ready, light 3", quinn="")


@pytest.mark.parametrize(
    "arguments",
    [
        (3, "Name", 2026, [card(_FOOL, "", 1)]),
        ("id", 3, 2026, []),
        ("id", "Name", "year", []),
        ("id", "Name", 1, "abc"),
    ],
)
def test_a_box_of_nonsense_is_refused(arguments: tuple[object, object, object, object]) -> None:
    with pytest.raises(DeclarationError):
        Box(*arguments)


def test_cards_of_nonsense_are_refused() -> None:
    with pytest.raises(DeclarationError, match="die"):
        card("Fool", "", 3)
    with pytest.raises(DeclarationError, match="energy"):
        card(_FOOL, "", 3, discounted=2)
    with pytest.raises(WildsError, match="printed_only"):
        deal(printed_only="yes")


def test_one_card_may_say_extra_capture() -> None:
    squires = [
        card(basic_die(name, "Q1, Q1, Q1, Q1, Q1, Q1", ("#000000", "#ffffff"), 2), "", 1, rule(has(extra_capture)))
        for name in ("Page", "Varlet")
    ]
    Box("court", "Court", 2026, squires)
    with pytest.raises(WildsError, match="extra_capture"):
        Game.new(["Quinn", "Monique"], Wilds([*deal(seed=1).cards, *squires]), seed=1)
