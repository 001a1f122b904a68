"""Shaping: saves, turns, trades, unmakes."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import (
    active,
    attack,
    captures,
    decider,
    defense,
    glory,
    in_the_wilds,
    offers,
    pass_all,
    why_not,
)
from tests.cards.setting import table

# -- Shaping Cantrip ---------------------------------------------------------------------------------


@card("Shaping Cantrip")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_shaping_cantrip_returns_a_destroyed_creature_on_the_same_face(edition: str) -> None:
    game = table(
        "Shaping Cantrip",
        turn="Quinn, attack",
        rules=f"edition={edition}",
        quinn="ready: Witching Hag C 2/4/5",
        monique="ready: Devotee of the Holy Query C 2/2/4, Shaping S",
    )
    assert offers(game) == ["cast Shaping S", "pass"]
    take(game, "Monique: cast Shaping")
    assert pile(game, "Monique", "ready") == ["Devotee of the Holy Query C 2/2/4"]
    assert pile(game, "Monique", "used") == ["Shaping"]  # at once (D12)


@card("Shaping Cantrip")
def test_shaping_cantrip_need_not_be_cast() -> None:
    game = table(
        "Shaping Cantrip",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3",
        monique="ready: Assistant C 1/1/2, Shaping S",
    )
    take(game, "Monique: pass")
    assert pile(game, "Monique", "used") == ["Assistant"]
    assert pile(game, "Monique", "ready") == ["Shaping S"]


@card("Shaping Cantrip")
def test_shaping_cantrip_leaves_the_returned_creature_safe_and_the_rest_to_the_others() -> None:
    """A Creature is damaged once: 8 against Assistant (2, saved), then the Goblin must take the rest."""
    game = table(
        "Shaping Cantrip",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="ready: Assistant C 1/1/2, Scavenging Goblin C 1/2/2, Shaping S",
    )
    take(game, "Monique: defend Assistant", "Monique: cast Shaping")
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]
    assert pile(game, "Monique", "used") == ["Scavenging Goblin", "Shaping"]


@card("Shaping Cantrip", "Life Cantrip")
def test_shaping_cantrip_returns_the_creature_without_its_attachments() -> None:
    """C7."""
    game = table(
        "Shaping Cantrip",
        "Death Charm",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="ready: Assistant C 1/1/2 (Death S *), Shaping S",
    )
    take(game, "Monique: cast Shaping")
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]
    assert pile(game, "Monique", "used") == ["Death", "Shaping"]
    assert defense(game, "Assistant", "Monique") == 2


@card("Shaping Cantrip")
def test_shaping_cantrip_saves_its_casters_own_creatures_only() -> None:
    game = table(
        "Shaping Cantrip",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3",
        monique="ready: Assistant C 1/1/2",
        clark="ready: Shaping S",
    )
    assert decider(game) == "Quinn"
    assert pile(game, "Monique", "used") == ["Assistant"]


@card("Shaping Cantrip")
def test_two_shaping_cantrips_save_two_creatures() -> None:
    game = table(
        "Shaping Cantrip",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="ready: 2 Assistant C 1/1/2, 2 Shaping S",
    )
    take(game, "Monique: cast Shaping", "Monique: cast Shaping")
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"] * 2
    assert pile(game, "Monique", "used") == ["Shaping"] * 2


@card("Shaping Cantrip", "Death Incantation")
def test_shaping_cantrip_cannot_save_a_creature_on_its_casters_own_turn() -> None:
    """A Reaction is cast on another player's turn."""
    game = table(
        "Shaping Cantrip",
        "Death Incantation",
        quinn="ready: Assistant C 1/1/2, Witching Hag C 1/3/3, Death S *, Shaping S",
    )
    take(game, "cast Death", "choose Assistant")
    assert pile(game, "Quinn", "used") == ["Assistant"]
    assert "Shaping S" in pile(game, "Quinn", "ready")


# -- Shaping Charm -----------------------------------------------------------------------------------


@card("Shaping Charm")
def test_shaping_charm_turns_each_creature_of_its_caster_to_the_next_level() -> None:
    """The next face to the right with a higher level: the Devotee to its face without a burst."""
    game = table(
        "Shaping Charm",
        turn="Quinn, capture",
        quinn="ready: Defender of the Pale C 1/1/5 *, Quake Dragon C 2/6/6 *, Devotee of the Holy Query C 1/0/3, "
        "Shaping S",
        monique="ready: Defender of the Pale C 1/1/5 *",
    )
    take(game, "cast Shaping")
    assert pile(game, "Quinn", "ready") == [
        "Defender of the Pale C 2/2/6 *",
        "Devotee of the Holy Query C 2/2/4",
        "Quake Dragon C 3/8/7 **",
    ]
    assert pile(game, "Quinn", "spent") == ["Shaping"]
    assert pile(game, "Monique", "ready") == ["Defender of the Pale C 1/1/5 *"]


@card("Shaping Charm")
def test_shaping_charm_leaves_creatures_that_have_no_higher_level() -> None:
    game = table(
        "Shaping Charm",
        turn="Quinn, capture",
        quinn="ready: Assistant C 1/1/2, Scavenging Goblin C 1/2/2, Witching Hag C 1/3/3, Warrior of the Quay C 2/3/4, "
        "Shaping S",
    )
    take(game, "cast Shaping")
    assert pile(game, "Quinn", "ready") == [
        "Assistant C 1/1/2",
        "Scavenging Goblin C 1/2/2",
        "Warrior of the Quay C 2/3/4",
        "Witching Hag C 2/4/5",
    ]


@card("Shaping Charm")
def test_two_shaping_charms_turn_a_creature_twice() -> None:
    game = table("Shaping Charm", turn="Quinn, capture", quinn="ready: Defender of the Pale C 1/1/5 *, 2 Shaping S")
    take(game, "cast Shaping", "cast Shaping")
    assert pile(game, "Quinn", "ready") == ["Defender of the Pale C 3/2/8 **"]


@card("Shaping Charm")
def test_shaping_charm_with_nothing_to_turn_would_change_nothing() -> None:
    """The rulebook's Quinn keeps it for a later turn."""
    game = table("Shaping Charm", turn="Quinn, capture", quinn="ready: Shaping S, Assistant C 1/1/2")
    assert why_not(game, "cast", "Shaping S") == "no_effect"
    take(game, "end", "end")
    assert "Shaping S" in pile(game, "Quinn", "ready")


@card("Shaping Charm", "Life Cantrip")
def test_shaping_charm_leaves_attachments_where_they_are() -> None:
    game = table(
        "Shaping Charm",
        "Life Cantrip",
        turn="Quinn, capture",
        quinn="ready: Witching Hag C 1/3/3 (Life S), Shaping S",
    )
    take(game, "cast Shaping")
    assert defense(game, "Witching Hag C 2/4/5") == 9


@card("Shaping Charm")
def test_shaping_charm_makes_the_attack_of_this_turn_stronger() -> None:
    game = table(
        "Shaping Charm",
        quinn="ready: Quake Dragon C 1/4/4, Shaping S",
        monique="ready: Witching Hag C 2/4/5",
    )
    assert attack(game, "Quake Dragon") == 4
    take(game, "cast Shaping")
    assert pile(game, "Monique", "used") == ["Witching Hag"]  # 6 against 5


# -- Shaping Incantation -----------------------------------------------------------------------------

_TRADERS = ("Shaping Incantation", "Strong Deathdealer", "Scavenging Goblin", "Growth Charm", "Mighty Quake Dragon")


@card("Shaping Incantation")
def test_shaping_incantation_trades_a_die_for_one_that_costs_at_most_3_more_when_its_creature_scores() -> None:
    """K14: the capture is free, extra and goes to the Used Pile. A Goblin costs 2, so up to 5."""
    game = table(
        *_TRADERS,
        turn="Quinn, score",
        quinn="ready: Assistant C 1/1/2 (Shaping S); used: Scavenging Goblin; bag: Growth",
        monique="used: Portal",
    )
    assert glory(game) == 1
    assert set(offers(game)) == {"choose Assistant", "choose Scavenging Goblin", "choose Shaping", "enough"}
    take(game, "Quinn: choose Scavenging Goblin")
    assert "choose Growth" in offers(game)  # 5
    assert "choose Scavenging Goblin" in offers(game)  # the very die that was culled
    assert "choose Deathdealer" not in offers(game)  # 6
    assert "choose Quake Dragon" not in offers(game)  # 9
    take(game, "choose Growth")
    assert pile(game, "Quinn", "used") == ["Assistant", "Growth", "Shaping"]
    assert in_the_wilds(game, "Scavenging Goblin") == 5
    assert captures(game) == 1
    assert kinds(game) == {"cull", "enough"}  # the Creature's own cull comes on top


@card("Shaping Incantation")
def test_shaping_incantation_itself_may_be_the_die_culled() -> None:
    """It costs 4, so up to 7."""
    game = table(*_TRADERS, turn="Quinn, score", quinn="ready: Assistant C 1/1/2 (Shaping S)")
    take(game, "choose Shaping")
    assert "choose Deathdealer" in offers(game)
    assert "choose Quake Dragon" not in offers(game)
    take(game, "choose Deathdealer")
    assert pile(game, "Quinn", "used") == ["Assistant", "Deathdealer"]
    assert in_the_wilds(game, "Shaping Incantation") == 5


@card("Shaping Incantation")
def test_shaping_incantation_need_not_be_used() -> None:
    game = table(*_TRADERS, turn="Quinn, score", quinn="ready: Assistant C 1/1/2 (Shaping S)")
    take(game, "enough")
    assert pile(game, "Quinn", "used") == ["Assistant", "Shaping"]
    assert kinds(game) == {"cull", "enough"}


@card("Shaping Incantation")
def test_shaping_incantation_counts_a_die_without_a_price_as_0() -> None:
    """Q4."""
    game = table(
        *_TRADERS,
        turn="Quinn, score",
        quinn="ready: Assistant C 1/1/2 (Shaping S); used: Basic Quiddity",
    )
    take(game, "choose Basic Quiddity")
    assert "choose Scavenging Goblin" in offers(game)  # 2
    assert "choose Portal" not in offers(game)  # 4


@card("Shaping Incantation")
def test_shaping_incantation_on_another_players_creature_serves_the_spells_owner() -> None:
    """K14: "you" is the Spell's owner."""
    game = table(
        *_TRADERS,
        turn="Monique, score",
        quinn="used: Scavenging Goblin",
        monique="ready: Assistant C 1/1/2 (Shaping S of Quinn); used: Portal",
    )
    assert glory(game, "Monique") == 1
    take(game, "Quinn: choose Scavenging Goblin", "Quinn: choose Growth")
    assert pile(game, "Quinn", "used") == ["Growth", "Shaping"]
    assert pile(game, "Monique", "used") == ["Assistant", "Portal"]
    assert decider(game) == "Monique"


@card("Shaping Incantation")
def test_shaping_incantation_does_nothing_when_its_creature_is_destroyed() -> None:
    game = table(
        *_TRADERS,
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3",
        monique="ready: Assistant C 1/1/2 (Shaping S)",
    )
    assert decider(game) == "Quinn"
    assert pile(game, "Monique", "used") == ["Assistant", "Shaping"]


@card("Shaping Incantation")
def test_two_shaping_incantations_trade_twice() -> None:
    game = table(
        *_TRADERS,
        turn="Quinn, score",
        quinn="ready: Assistant C 1/1/2 (Shaping S + Shaping S)",
    )
    take(game, "choose Assistant", "choose Scavenging Goblin")
    take(game, "choose Shaping", "choose Deathdealer")
    assert pile(game, "Quinn", "used") == ["Deathdealer", "Scavenging Goblin", "Shaping"]


@card("Shaping Incantation")
def test_shaping_incantation_can_end_the_game_by_emptying_a_fourth_card() -> None:
    """G1: after every capture, free ones included."""
    game = table(
        *_TRADERS,
        turn="Quinn, score",
        quinn="ready: Assistant C 1/1/2 (Shaping S); used: 4 Scavenging Goblin, 5 Deathdealer, 5 Quake Dragon",
        monique="used: 5 Warrior of the Quay; bag: 5 Growth",
    )
    take(game, "choose Shaping", "choose Scavenging Goblin")
    assert game.over
    assert game.result.reason == "empty_cards"


# -- Shaping Spell -----------------------------------------------------------------------------------


@card("Shaping Spell")
def test_shaping_spell_destroys_a_spell_in_any_ready_area() -> None:
    game = table(
        "Shaping Spell",
        "Growth Charm",
        "Life Spell",
        turn="Quinn, capture",
        quinn="ready: Shaping S, Growth S",
        monique="ready: Life S, Assistant C 1/1/2",
        clark="ready: Growth S",
    )
    take(game, "cast Shaping")
    assert set(offers(game)) == {"choose Growth S", "choose Life S of Monique", "choose Growth S of Clark"}
    take(game, "choose Life S of Monique")
    assert pile(game, "Monique", "used") == ["Life"]
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]
    assert pile(game, "Quinn", "spent") == ["Shaping"]


@card("Shaping Spell", "Death Charm")
def test_shaping_spell_reaches_attached_spells_too() -> None:
    """K14."""
    game = table(
        "Shaping Spell",
        "Death Charm",
        turn="Quinn, capture",
        quinn="ready: Shaping S",
        monique="ready: Assistant C 1/1/2 (Death S **)",
    )
    assert defense(game, "Assistant", "Monique") == 7
    take(game, "cast Shaping")
    assert defense(game, "Assistant", "Monique") == 2
    assert pile(game, "Monique", "used") == ["Death"]


@card("Shaping Spell", "Life Spell")
def test_shaping_spell_takes_a_reaction_away_before_it_can_be_cast() -> None:
    game = table(
        "Shaping Spell",
        "Life Spell",
        quinn="ready: Shaping S, Witching Hag C 1/3/3",
        monique="ready: Assistant C 1/1/2, Life S",
    )
    take(game, "cast Shaping")
    assert decider(game) == "Quinn"
    assert pile(game, "Monique", "used") == ["Assistant", "Life"]


@card("Shaping Spell")
def test_shaping_spell_has_nothing_to_do_when_it_is_the_only_spell() -> None:
    """It is spent as it is cast, so it is no Spell to destroy itself."""
    game = table("Shaping Spell", turn="Quinn, capture", quinn="ready: Shaping S", monique="ready: Assistant C 1/1/2")
    assert "cast" not in kinds(game)
    assert why_not(game, "cast", "Shaping S") == "no_effect"
    assert active(game) == "Quinn"


@card("Shaping Spell")
def test_shaping_spell_can_destroy_another_shaping_spell() -> None:
    game = table("Shaping Spell", turn="Quinn, capture", quinn="ready: Shaping S", monique="ready: Shaping S")
    take(game, "cast Shaping")
    pass_all(game)
    assert pile(game, "Monique", "used") == ["Shaping"]
    assert pile(game, "Quinn", "spent") == ["Shaping"]
