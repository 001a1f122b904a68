"""Q1–Q5: Quiddity and paying."""

from __future__ import annotations

from quarriors.testing import kinds, pile, take
from tests.rules.looking import in_wilds, offered, phase, quiddity, seated, whose_turn
from tests.table import table


def test_Q1_what_a_die_gives_beyond_the_price_stays_until_the_turn_ends() -> None:
    game = table(
        "Scavenging Goblin", quinn="active: Scavenging Goblin C 1/2/2, Basic Quiddity Q2", monique="bag: Portal"
    )
    game.take("summon Scavenging Goblin")
    assert quiddity(game) == 1
    assert pile(game, "Quinn", "spent") == ["Basic Quiddity"]
    assert "capture Assistant" in offered(game)
    game.take("capture Assistant")
    assert quiddity(game) == 0


def test_Q1_quiddity_left_over_is_lost() -> None:
    game = table(turn="Quinn, capture, quiddity 5", rules="captures=2", monique="bag: Portal")
    game.take("capture Assistant")
    assert quiddity(game) == 4
    game.take("end")
    assert (whose_turn(game), quiddity(game)) == ("Monique", 0)


def test_Q2_paying_wastes_least() -> None:
    game = table("Scavenging Goblin", "Mighty Quake Dragon",
                 quinn="active: Scavenging Goblin C 1/2/2, Quake Dragon Q3|R, Basic Quiddity Q2")  # fmt: skip
    game.take("summon Scavenging Goblin")
    assert pile(game, "Quinn", "spent") == ["Basic Quiddity"]


def test_Q2_then_the_lowest_values_go_first() -> None:
    game = table("Witching Hag", quinn="active: Witching Hag C 2/4/5, 2 Assistant Q1, Basic Quiddity Q2")
    game.take("summon Witching Hag")
    assert pile(game, "Quinn", "spent") == ["Assistant", "Assistant"]
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q2"]


def test_Q2_a_fresh_die_with_an_unused_effect_is_spared_if_others_pay() -> None:
    game = table(
        "Scavenging Goblin",
        "Questing Wizard",
        quinn="bag: Portal; active: Scavenging Goblin C 1/2/2, Questing Wizard Q1+D1 fresh, Basic Quiddity Q1",
    )
    game.take("summon Scavenging Goblin")
    assert pile(game, "Quinn", "spent") == ["Basic Quiddity"]


def test_Q2_and_is_spent_if_nothing_else_pays() -> None:
    game = table(
        "Witching Hag",
        "Questing Wizard",
        quinn="bag: Portal; active: Witching Hag C 2/4/5, Questing Wizard Q1+D1 fresh, Basic Quiddity Q1",
    )
    game.take("summon Witching Hag")
    assert pile(game, "Quinn", "spent") == ["Basic Quiddity", "Questing Wizard"]


def test_Q2_a_player_may_spend_dice_by_hand_first() -> None:
    told = "active: Scavenging Goblin C 1/2/2, Basic Quiddity Q2, Assistant Q1"
    game = seated(table("Scavenging Goblin", quinn=told), "Quinn [pay_by_hand], Monique")
    assert offered(game, "spend") == ["spend Assistant Q1", "spend Basic Quiddity Q2"]
    game.take("spend Basic Quiddity Q2")
    assert quiddity(game) == 2
    game.take("summon Scavenging Goblin")
    assert quiddity(game) == 1
    assert pile(game, "Quinn", "active") == ["Assistant Q1"]


def test_Q3_a_price_never_goes_below_nothing() -> None:
    game = table("Mighty Questing Wizard", "Scavenging Goblin", turn="Quinn, score",
                 quinn="bag: 6 Assistant; ready: 2 Questing Wizard C 1/2/5", dice="6x Assistant, 6x Q1")  # fmt: skip
    take(game, "enough", "roll")
    assert phase(game) == "capture"
    game.take("capture Scavenging Goblin")  # 2 less 4
    assert (quiddity(game), pile(game, "Quinn", "spent")) == (0, [])
    assert pile(game, "Quinn", "active") == ["Assistant Q1"] * 6


def test_Q3_surcharges_raise_the_price_of_summoning_and_add_up() -> None:
    told = "ready: Defender of the Pale C 1/1/5 *, Defender of the Pale C 3/2/8 **"
    cards = ("Mighty Defender of the Pale", "Scavenging Goblin")
    game = table(*cards, monique=told, quinn="active: Scavenging Goblin C 1/2/2, 3 Basic Quiddity Q1")
    assert "summon" not in kinds(game)  # 1 and 1 and 2 make 4
    game = table(*cards, monique=told, quinn="active: Scavenging Goblin C 1/2/2, 4 Basic Quiddity Q1")
    game.take("summon Scavenging Goblin")
    assert len(pile(game, "Quinn", "spent")) == 4


def test_Q4_cost_in_a_card_text_is_the_printed_cost() -> None:
    """With 2 less to pay this turn, the Devotee still reaches what is printed 4 at most."""
    game = table("Mighty Questing Wizard", "Strong Devotee of the Holy Query", "Growth Charm", "Shaping Cantrip",
                 "Death Spell", turn="Quinn, score", quinn="bag: 6 Assistant; ready: Questing Wizard C 1/2/5, "
                 "Devotee of the Holy Query C 2/2/4 *")  # fmt: skip
    assert offered(game, "choose") == ["choose Shaping"]


def test_Q4_a_die_without_a_cost_counts_as_nothing() -> None:
    """Shaping Incantation: a Basic Quiddity opens what costs 3 at most."""
    game = table("Shaping Incantation", "Strong Witching Hag", "Warrior of the Quay", turn="Quinn, score",
                 quinn="bag: 6 Assistant; ready: Witching Hag C 1/3/3 (Shaping S); used: Basic Quiddity")  # fmt: skip
    take(game, "first Shaping Incantation", "choose Basic Quiddity")
    cheap = [card.die.name for card in game.wilds.cards if card.cost <= 3]
    assert offered(game) == sorted([*(f"choose {name}" for name in cheap), "enough"])


def test_Q5_a_free_capture_uses_up_none_and_has_no_price() -> None:
    game = table("Strong Devotee of the Holy Query", "Growth Cantrip", "Shaping Spell", turn="Quinn, score",
                 quinn="bag: 6 Basic Quiddity; ready: Devotee of the Holy Query C 2/2/4 *",
                 dice="6x Basic Quiddity, 6x Q1", rules="captures=2")  # fmt: skip
    take(game, "choose Growth", "enough", "roll")
    assert in_wilds(game, "Growth") == 4
    assert pile(game, "Quinn", "bag") == ["Growth"]
    game.take("capture Shaping")
    assert len(pile(game, "Quinn", "spent")) == 3
    assert "capture" in kinds(game)  # the second of two, for the third die of this turn
