"""Questing Wizard: more dice, Spells turned into Glory, cheaper captures."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import (
    captures,
    decider,
    defense,
    end_turn,
    glory,
    in_the_wilds,
    offers,
    price,
    quiddity,
    why_not,
    worth,
)
from tests.cards.setting import table

# -- Questing Wizard ---------------------------------------------------------------------------------


@card("Questing Wizard")
def test_questing_wizard_draws_and_rolls_a_die_and_is_rerolled_in_place_of_its_quiddity() -> None:
    game = table(
        "Questing Wizard",
        quinn="active: Questing Wizard Q2 * fresh; bag: 2 Basic Quiddity",
        dice="Basic Quiddity, Q1, C 1/2/5",
    )
    assert "immediate Questing Wizard Q2 *" in offers(game)
    take(game, "immediate Questing Wizard")
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q1", "Questing Wizard C 1/2/5"]
    assert quiddity(game) == 0


@card("Questing Wizard")
def test_questing_wizard_can_do_it_again_when_the_burst_comes_up_again() -> None:
    """D3: every roll makes the rolled dice fresh."""
    game = table(
        "Questing Wizard",
        quinn="active: Questing Wizard Q2 * fresh; bag: 2 Basic Quiddity",
        dice="Basic Quiddity, Q1, Q2 *, Basic Quiddity, Q1, Q2",
    )
    take(game, "immediate Questing Wizard", "immediate Questing Wizard")
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q1"] * 2 + ["Questing Wizard Q2"]


@card("Questing Wizard")
def test_questing_wizard_can_just_be_rerolled_when_there_is_nothing_to_draw() -> None:
    game = table("Questing Wizard", quinn="active: Questing Wizard Q2 * fresh", dice="C 2/3/6")
    take(game, "immediate Questing Wizard")
    assert pile(game, "Quinn", "active") == ["Questing Wizard C 2/3/6"]


@card("Questing Wizard")
def test_questing_wizard_can_pay_its_2_quiddity_instead() -> None:
    game = table(
        "Questing Wizard",
        quinn="active: Questing Wizard Q2 * fresh, Witching Hag C 2/4/5; bag: Portal",
    )
    take(game, "summon Witching Hag")
    assert pile(game, "Quinn", "spent") == ["Questing Wizard"]
    assert pile(game, "Quinn", "ready") == ["Witching Hag C 2/4/5"]


@card("Questing Wizard")
def test_questing_wizard_uses_its_burst_only_while_it_is_fresh() -> None:
    game = table("Questing Wizard", quinn="active: Questing Wizard Q2 *, Portal D1 fresh; bag: Portal")
    assert "immediate" not in kinds(game)
    assert why_not(game, "immediate", "Questing Wizard") == "not_fresh"


@card("Questing Wizard")
@pytest.mark.parametrize(("face", "toughness", "reward"), [("C 1/2/5", 5, 3), ("C 2/3/6", 6, 3), ("C 3/4/8 **", 9, 4)])
def test_questing_wizard_with_two_bursts_has_1_more_defense_and_1_more_glory(
    face: str, toughness: int, reward: int
) -> None:
    game = table("Questing Wizard", turn="Quinn, capture", quinn=f"ready: Questing Wizard {face}")
    assert defense(game, "Questing Wizard") == toughness
    assert worth(game, "Questing Wizard") == reward
    game = table("Questing Wizard", turn="Quinn, score", quinn=f"ready: Questing Wizard {face}")
    assert glory(game) == reward


@card("Questing Wizard", "Mighty Questing Wizard", "Strong Questing Wizard")
@pytest.mark.parametrize(("edition", "zone"), [("revised", "spent"), ("classic", "used")])
@pytest.mark.parametrize("name", ["", "Strong ", "Mighty "])
def test_questing_wizard_die_gives_1_quiddity_and_a_draw_on_its_first_face(name: str, edition: str, zone: str) -> None:
    """K8, D6: the die is spent, its Quiddity gained, and the draw happens; one of them may be left."""
    game = table(
        f"{name}Questing Wizard",
        turn="Quinn, immediate",
        rules=f"edition={edition}",
        quinn="active: Questing Wizard Q1+D1 fresh; bag: Basic Quiddity",
        dice="Basic Quiddity, Q2",
    )
    take(game, "draw Questing Wizard")
    assert quiddity(game) == 1
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q2"]
    assert pile(game, "Quinn", zone) == ["Questing Wizard"]


@card("Questing Wizard")
def test_questing_wizard_die_no_longer_fresh_still_pays_its_quiddity() -> None:
    game = table("Questing Wizard", turn="Quinn, capture", quinn="active: Questing Wizard Q1+D1")
    take(game, "capture Assistant")
    assert "Assistant" in pile(game, "Quinn", "used")


# -- Strong Questing Wizard --------------------------------------------------------------------------


@card("Strong Questing Wizard")
def test_strong_questing_wizard_culls_readied_spells_for_1_glory_each() -> None:
    game = table(
        "Strong Questing Wizard",
        "Growth Charm",
        "Death Charm",
        turn="Quinn, score",
        quinn="ready: Questing Wizard C 1/2/5, Growth S, Death S *; used: Growth; bag: Growth",
        monique="ready: Growth S",
    )
    assert glory(game) == 3
    assert set(offers(game)) == {"choose Growth S", "choose Death S *", "enough"}
    take(game, "Quinn: choose Growth S", "Quinn: choose Death S *")
    assert glory(game) == 5
    assert pile(game, "Quinn", "ready") == []
    assert in_the_wilds(game, "Death Charm") == 5


@card("Strong Questing Wizard")
def test_strong_questing_wizard_may_cull_fewer_or_none() -> None:
    for culled in (0, 1):
        game = table(
            "Strong Questing Wizard",
            "Growth Charm",
            turn="Quinn, score",
            quinn="ready: Questing Wizard C 1/2/5, 2 Growth S",
        )
        take(game, *["choose Growth S"] * culled, "enough")
        assert glory(game) == 3 + culled
        assert pile(game, "Quinn", "ready") == ["Growth S"] * (2 - culled)


@card("Strong Questing Wizard")
def test_strong_questing_wizard_culls_spell_dice_of_the_active_pool() -> None:
    game = table(
        "Strong Questing Wizard",
        "Growth Charm",
        turn="Quinn, score",
        quinn="ready: Questing Wizard C 1/2/5; active: Growth, Assistant",
    )
    assert set(offers(game)) == {"choose Growth", "enough"}
    take(game, "choose Growth")
    assert glory(game) == 4
    assert pile(game, "Quinn", "active") == ["Assistant"]


@card("Strong Questing Wizard", "Death Charm")
def test_strong_questing_wizard_culls_spells_attached_to_it() -> None:
    """S1: Spells attached to a Creature that scored still count as in the Ready Area for its own ability."""
    game = table(
        "Strong Questing Wizard",
        "Death Charm",
        turn="Quinn, score",
        quinn="ready: Questing Wizard C 3/4/8 ** (Death S *)",
    )
    assert glory(game) == 3  # two bursts have no further effect
    take(game, "choose Death")
    assert glory(game) == 4
    assert in_the_wilds(game, "Death Charm") == 5
    assert pile(game, "Quinn", "used") == ["Questing Wizard"]


@card("Strong Questing Wizard", "Death Charm")
def test_strong_questing_wizard_does_not_reach_spells_attached_to_another_creature_that_scored() -> None:
    game = table(
        "Strong Questing Wizard",
        "Death Charm",
        turn="Quinn, score",
        quinn="ready: Questing Wizard C 1/2/5, Assistant C 1/1/2 (Death S *)",
    )
    assert "choose" not in kinds(game)
    assert pile(game, "Quinn", "used") == ["Assistant", "Death", "Questing Wizard"]


@card("Strong Questing Wizard")
def test_strong_questing_wizard_can_win_the_game_with_its_culls() -> None:
    game = table(
        "Strong Questing Wizard",
        "Growth Charm",
        turn="Quinn, score",
        quinn="glory 16; ready: Questing Wizard C 1/2/5, 2 Growth S",
    )
    take(game, "choose Growth S", "enough")
    assert game.over
    assert game.result.winners == (0,)


# -- Mighty Questing Wizard --------------------------------------------------------------------------


@card("Mighty Questing Wizard")
@pytest.mark.parametrize("face", ["C 1/2/5", "C 2/3/6", "C 3/4/8 **"])
def test_mighty_questing_wizard_makes_captures_cheaper_and_more_when_it_scores(face: str) -> None:
    game = table("Mighty Questing Wizard", turn="Quinn, score", quinn=f"ready: Questing Wizard {face}")
    assert glory(game) == 4
    assert captures(game) == 2
    assert price(game, "Mighty Questing Wizard") == 6
    assert price(game, "Portal") == 2
    assert price(game, "Assistant") == 0  # never below 0 (Q3)


@card("Mighty Questing Wizard")
def test_three_mighty_questing_wizards_give_four_captures_at_6_less() -> None:
    game = table(
        "Mighty Questing Wizard",
        turn="Quinn, score",
        quinn="ready: 3 Questing Wizard C 1/2/5; bag: 2 Basic Quiddity",
        dice="2x Basic Quiddity, 3x Questing Wizard, 2x Q1, 3x Q2",
    )
    assert captures(game) == 4
    assert price(game, "Mighty Questing Wizard") == 2
    take(game, "enough", "roll")
    for _ in range(4):
        take(game, "capture Portal")  # 4 less 6
    assert pile(game, "Quinn", "used").count("Portal") == 4


@card("Mighty Questing Wizard")
def test_mighty_questing_wizard_helps_for_this_turn_only() -> None:
    game = table("Mighty Questing Wizard", turn="Quinn, score", quinn="ready: Questing Wizard C 1/2/5")
    take(game, "cull Questing Wizard", "roll")
    end_turn(game)
    assert decider(game) == "Monique"
    assert price(game, "Mighty Questing Wizard") == 8
    assert captures(game) == 1


@card("Mighty Questing Wizard")
@pytest.mark.parametrize(("edition", "zone"), [("revised", "spent"), ("classic", "used")])
def test_mighty_questing_wizard_is_spent_to_draw_and_roll_2_dice_on_its_burst(edition: str, zone: str) -> None:
    game = table(
        "Mighty Questing Wizard",
        turn="Quinn, immediate",
        rules=f"edition={edition}",
        quinn="active: Questing Wizard Q2 * fresh; bag: 3 Basic Quiddity",
        dice="2x Basic Quiddity, Q1, Q2",
    )
    take(game, "immediate Questing Wizard")
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q1", "Basic Quiddity Q2"]
    assert pile(game, "Quinn", zone) == ["Questing Wizard"]
    assert quiddity(game) == 0


@card("Mighty Questing Wizard")
def test_mighty_questing_wizard_can_pay_its_2_quiddity_instead() -> None:
    game = table(
        "Mighty Questing Wizard", "Scavenging Goblin", turn="Quinn, capture", quinn="active: Questing Wizard Q2 *"
    )
    take(game, "capture Scavenging Goblin")
    assert "Scavenging Goblin" in pile(game, "Quinn", "used")


@card("Mighty Questing Wizard")
def test_mighty_questing_wizard_with_two_bursts_has_no_more_than_its_numbers() -> None:
    game = table("Mighty Questing Wizard", turn="Quinn, capture", quinn="ready: Questing Wizard C 3/4/8 **")
    assert defense(game, "Questing Wizard") == 8
    assert worth(game, "Questing Wizard") == 4
