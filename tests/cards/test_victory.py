"""Victory: Glory for the asking, or nearly."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import decider, end_turn, glory, go_and_attack, offers, pass_all, why_not, worth
from tests.cards.setting import table

# -- Victory Cantrip ---------------------------------------------------------------------------------


@card("Victory Cantrip")
def test_victory_cantrip_makes_its_creature_worth_2_more_glory_when_it_scores() -> None:
    game = table(
        "Victory Cantrip",
        turn="Quinn, score",
        quinn="ready: Witching Hag C 1/3/3 (Victory S), Assistant C 1/1/2",
    )
    assert glory(game) == 3 + 2 + 1


@card("Victory Cantrip")
def test_victory_cantrip_is_attached_on_the_turn_before_the_scoring() -> None:
    game = table("Victory Cantrip", turn="Quinn, capture", quinn="ready: Assistant C 1/1/2, Victory S")
    take(game, "cast Victory")
    assert worth(game, "Assistant") == 3
    assert pile(game, "Quinn", "ready") == ["Assistant C 1/1/2 with Victory S", "Victory S"]
    end_turn(game)
    take(game, "Monique: roll")
    end_turn(game)
    assert glory(game) == 3
    assert pile(game, "Quinn", "used") == ["Assistant", "Victory"]


@card("Victory Cantrip")
def test_victory_cantrip_cannot_be_attached_in_phase_1() -> None:
    """E5."""
    game = table("Victory Cantrip", turn="Quinn, score", quinn="ready: Assistant C 1/1/2, Victory S")
    assert glory(game) == 1
    assert kinds(game) == {"cull", "enough"}


@card("Victory Cantrip")
def test_two_victory_cantrips_add_up() -> None:
    game = table("Victory Cantrip", turn="Quinn, score", quinn="ready: Assistant C 1/1/2 (Victory S + Victory S)")
    assert glory(game) == 5


@card("Victory Cantrip", "Strong Deathdealer")
def test_victory_cantrip_counts_when_a_strong_deathdealer_scores_out_of_turn() -> None:
    game = table(
        "Victory Cantrip",
        "Strong Deathdealer",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 1/3/2 (Victory S)",
        monique="ready: Assistant C 1/1/2",
    )
    assert glory(game) == 4
    assert pile(game, "Quinn", "used") == ["Deathdealer", "Victory"]


@card("Victory Cantrip")
def test_victory_cantrip_on_another_players_creature_gives_that_player_the_glory() -> None:
    """It is the Creature that is worth more."""
    game = table(
        "Victory Cantrip",
        turn="Monique, score",
        monique="ready: Assistant C 1/1/2 (Victory S of Quinn)",
    )
    assert glory(game, "Monique") == 3
    assert glory(game, "Quinn") == 0
    assert pile(game, "Quinn", "used") == ["Victory"]


@card("Victory Cantrip")
def test_victory_cantrip_gives_nothing_when_its_creature_is_kept_under_expert_culling() -> None:
    """K11."""
    for choice, earned in (("cull", 3), ("keep", 0)):
        game = table(
            "Victory Cantrip",
            turn="Quinn, score",
            rules="expert_culling=True",
            quinn="ready: Assistant C 1/1/2 (Victory S)",
        )
        take(game, f"{choice} Assistant")
        assert glory(game) == earned


# -- Victory Charm -----------------------------------------------------------------------------------


@card("Victory Charm")
@pytest.mark.parametrize("number", [2, 3])
def test_victory_charm_gives_1_glory_for_every_creature_that_scored_this_turn(number: int) -> None:
    game = table(
        "Victory Charm",
        turn="Quinn, score",
        quinn=f"ready: {number} Assistant C 1/1/2, Victory S; bag: 6 Basic Quiddity",
        dice="6x Basic Quiddity, 6x Q1",
    )
    assert glory(game) == number
    take(game, "enough", "roll")
    take(game, "cast Victory")
    assert glory(game) == number + number


@card("Victory Charm")
@pytest.mark.parametrize("number", [0, 1])
def test_victory_charm_needs_at_least_2_creatures_that_scored(number: int) -> None:
    game = table(
        "Victory Charm",
        turn="Quinn, score",
        quinn=f"{'ready: Assistant C 1/1/2, Victory S' if number else 'ready: Victory S'}; bag: 7 Basic Quiddity",
        dice="6x Basic Quiddity, 6x Q1",
        monique="ready: 2 Witching Hag C 1/3/3",
    )
    if number:
        take(game, "enough")
    take(game, "roll")
    assert "cast" not in kinds(game)
    assert why_not(game, "cast", "Victory S") == "condition"


@card("Victory Charm", "Strong Deathdealer")
def test_victory_charm_counts_creatures_that_scored_out_of_turn_too() -> None:
    game = table(
        "Victory Charm",
        "Strong Deathdealer",
        turn="Quinn, attack",
        quinn="ready: 2 Deathdealer C 1/3/2, Victory S",
        monique="ready: Assistant C 1/1/2",
    )
    assert glory(game) == 4
    take(game, "cast Victory")
    assert glory(game) == 6


@card("Victory Charm")
def test_victory_charm_forgets_what_scored_in_an_earlier_turn() -> None:
    game = table(
        "Victory Charm",
        turn="Quinn, score",
        quinn="ready: 2 Assistant C 1/1/2, Victory S; bag: 12 Basic Quiddity",
        dice="6x Basic Quiddity, 6x Q1, 6x Basic Quiddity, 6x Q1",
    )
    take(game, "enough", "roll")
    assert "cast" in kinds(game)
    end_turn(game)
    take(game, "Monique: roll")
    end_turn(game)
    take(game, "Quinn: roll")
    assert "cast" not in kinds(game)


# -- Victory Incantation -----------------------------------------------------------------------------


@card("Victory Incantation")
@pytest.mark.parametrize(("edition", "zone"), [("revised", "spent"), ("classic", "used")])
def test_victory_incantation_gives_3_glory(edition: str, zone: str) -> None:
    game = table("Victory Incantation", rules=f"edition={edition}", turn="Quinn, capture", quinn="ready: Victory S")
    take(game, "cast Victory")
    assert glory(game) == 3
    assert pile(game, "Quinn", zone) == ["Victory"]


@card("Victory Incantation")
def test_victory_incantation_can_win_the_game_at_once() -> None:
    """S5."""
    game = table("Victory Incantation", quinn="glory 17; ready: Victory S; active: Portal D1 fresh; bag: Portal")
    take(game, "cast Victory")
    assert game.over
    assert game.result.winners == (0,)
    assert game.result.reason == "glory"


@card("Victory Incantation")
def test_two_victory_incantations_give_6_glory() -> None:
    game = table("Victory Incantation", turn="Quinn, capture", quinn="ready: 2 Victory S")
    take(game, "cast Victory", "cast Victory")
    assert glory(game) == 6


# -- Victory Spell -----------------------------------------------------------------------------------


@card("Victory Spell")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_victory_spell_gives_1_glory_for_each_opponent_who_lost_a_creature_to_the_attack(edition: str) -> None:
    """At most 1 per player: Monique lost two."""
    game = table(
        "Victory Spell",
        turn="Quinn, attack",
        rules=f"edition={edition}",
        quinn="ready: Witching Hag C 2/4/5, Victory S",
        monique="ready: 2 Assistant C 1/1/2",
        clark="ready: Scavenging Goblin C 1/2/2",
        michael="ready: Questing Wizard C 2/3/6",
    )
    take(game, "Quinn: cast Victory")
    assert glory(game) == 2


@card("Victory Spell")
def test_victory_spell_is_cast_only_after_the_attack() -> None:
    game = table(
        "Victory Spell",
        turn="Quinn, ready, quiddity 1",
        quinn="ready: Witching Hag C 2/4/5, Victory S; active: Assistant C 1/1/2",
        monique="ready: Assistant C 1/1/2",
    )
    assert "cast Victory S" not in offers(game)
    assert why_not(game, "cast", "Victory S") == "after_attack_only"
    go_and_attack(game)
    assert "cast Victory S" in offers(game)


@card("Victory Spell")
def test_victory_spell_gives_nothing_when_the_attack_destroyed_nothing() -> None:
    game = table(
        "Victory Spell",
        turn="Quinn, attack",
        quinn="ready: Assistant C 1/1/2, Victory S",
        monique="ready: Witching Hag C 2/4/5",
    )
    assert "cast" not in kinds(game)
    assert why_not(game, "cast", "Victory S") == "no_effect"


@card("Victory Spell", "Death Incantation")
def test_victory_spell_does_not_count_what_spells_destroyed() -> None:
    """C5."""
    game = table(
        "Victory Spell",
        "Death Incantation",
        quinn="ready: Assistant C 1/1/2, Victory S, Death S *",
        monique="ready: Witching Hag C 1/3/3",
    )
    take(game, "cast Death", "choose Witching Hag")
    go_and_attack(game)
    assert pile(game, "Monique", "used") == ["Witching Hag"]
    assert "cast" not in kinds(game)


@card("Victory Spell", "Quake Dragon")
def test_victory_spell_counts_what_the_quake_dragons_breath_destroyed() -> None:
    """C5: abilities that the attack sets off are part of it."""
    game = table(
        "Victory Spell",
        "Quake Dragon",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 1/4/4, Victory S",
        monique="ready: Assistant C 1/1/2",
    )
    take(game, "cast Victory")
    assert glory(game) == 1


@card("Victory Spell", "Shaping Cantrip")
def test_victory_spell_counts_a_creature_that_was_destroyed_and_saved() -> None:
    """C4: it counts as destroyed by the attack."""
    game = table(
        "Victory Spell",
        "Shaping Cantrip",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3, Victory S",
        monique="ready: Assistant C 1/1/2, Shaping S",
    )
    take(game, "Monique: cast Shaping")
    pass_all(game)
    assert decider(game) == "Quinn"
    take(game, "cast Victory")
    assert glory(game) == 1


# -- the die -----------------------------------------------------------------------------------------


@card("Victory Cantrip", "Victory Charm", "Victory Incantation", "Victory Spell")
def test_victory_die_is_rerolled_and_draws_a_die_on_its_joined_face() -> None:
    """D6: both, or one of them; with the re-roll the die is not spent."""
    for word, pool in (
        ("both", ["Basic Quiddity Q1", "Victory Q2"]),
        ("reroll", ["Victory Q2"]),
    ):
        game = table(
            "Victory Incantation",
            quinn="active: Victory R+D1 fresh; bag: Basic Quiddity",
            dice="Basic Quiddity, Q1, Q2" if word == "both" else "Q2",
        )
        assert kinds(game) == {"both", "draw", "reroll", "end"}
        take(game, f"{word} Victory")
        assert pile(game, "Quinn", "active") == pool
