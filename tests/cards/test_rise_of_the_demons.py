"""Rise of the Demons: Corrupted Quiddity and the Corruption Spells."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import (
    attack,
    decider,
    defense,
    end_turn,
    glory,
    in_the_wilds,
    quiddity,
)
from tests.cards.setting import table

BAD = "Corrupted Quiddity"
EDITIONS = ["revised", "classic"]


# -- Corrupted Quiddity --------------------------------------------------------------------------------


@card("Corrupted Quiddity")
@pytest.mark.parametrize("edition", EDITIONS)
def test_corrupted_quiddity_multiplies_on_its_triple_burst(edition: str) -> None:
    """More of it in tests/rules/test_corruption.py."""
    game = table(
        "Corruption Charm",
        rules=f"edition={edition}",
        turn="Quinn, roll",
        quinn="bag: 2 Corrupted Quiddity, 4 Basic Quiddity",
        dice="2x Corrupted Quiddity, 4x Basic Quiddity, ***, Q0, 4x Q1",
    )
    take(game, "roll")
    assert pile(game, "Quinn", "used") == [BAD]
    assert in_the_wilds(game, BAD) == 7


# -- Corruption Cantrip --------------------------------------------------------------------------------


@card("Corruption Cantrip")
@pytest.mark.parametrize("edition", EDITIONS)
def test_corruption_cantrip_gives_attack_and_quiddity_for_what_is_destroyed(edition: str) -> None:
    """Attack 1 and 2 become 2 and 3: 5 in all destroy two Goblins, for 2 Quiddity."""
    game = table(
        "Corruption Cantrip",
        rules=f"edition={edition}",
        quinn="ready: Assistant C 1/1/2, Warrior of the Quay C 1/2/3, Corruption S",
        monique="ready: 2 Scavenging Goblin C 1/2/2, Assistant C 1/1/2",
    )
    take(game, "cast Corruption")
    assert (attack(game, "Assistant"), attack(game, "Warrior of the Quay")) == (2, 3)
    assert defense(game, "Assistant") == 2
    take(game, "Monique: defend Scavenging Goblin", "Monique: defend Scavenging Goblin")
    assert quiddity(game) == 2
    assert attack(game, "Assistant", "Monique", "Quinn") == 1


@card("Corruption Cantrip")
def test_corruption_cantrip_counts_what_spells_destroy_and_ones_own_creatures_too() -> None:
    """C5: "you destroy" covers Spells, and one's own Creatures."""
    game = table(
        "Corruption Cantrip",
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Assistant C 1/1/2, Corruption S, 2 Death S **",
        monique="ready: Scavenging Goblin C 1/2/2",
    )
    take(game, "cast Corruption", "cast Death", "choose Scavenging Goblin")
    assert quiddity(game) == 1
    take(game, "cast Death")
    assert pile(game, "Quinn", "ready") == []
    assert quiddity(game) == 2


@card("Corruption Cantrip")
def test_corruption_cantrip_counts_nothing_that_was_destroyed_before_it_was_cast() -> None:
    game = table(
        "Corruption Cantrip",
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Corruption S, Death S **",
        monique="ready: Scavenging Goblin C 1/2/2",
    )
    take(game, "cast Death", "cast Corruption")
    assert quiddity(game) == 0


@card("Corruption Cantrip")
def test_corruption_cantrip_reaches_creatures_there_when_it_is_cast_only_and_ends_with_the_turn() -> None:
    """C11."""
    game = table(
        "Corruption Cantrip",
        quinn="ready: Warrior of the Quay C 1/2/3, Corruption S; active: Assistant C 1/1/2, Basic Quiddity Q1",
        monique="bag: Portal",
    )
    take(game, "cast Corruption", "summon Assistant")
    assert (attack(game, "Warrior of the Quay"), attack(game, "Assistant")) == (3, 1)
    end_turn(game)
    assert attack(game, "Warrior of the Quay") == 2


@card("Corruption Cantrip")
def test_corruption_cantrip_cast_twice_gives_twice() -> None:
    """C15."""
    game = table(
        "Corruption Cantrip",
        turn="Quinn, capture",
        quinn="ready: Assistant C 1/1/2, 2 Corruption S",
    )
    take(game, "cast Corruption", "cast Corruption")
    assert attack(game, "Assistant") == 3


@card("Corruption Cantrip", "Ghostly Spirit")
def test_corruption_cantrip_counts_a_creature_that_is_saved() -> None:
    """C4: it was destroyed."""
    game = table(
        "Corruption Cantrip",
        "Ghostly Spirit",
        quinn="ready: Warrior of the Quay C 1/2/3, Corruption S",
        monique="ready: Ghostly Spirit C 1/2/2; used: Basic Quiddity",
    )
    take(game, "cast Corruption", "Monique: use")
    assert quiddity(game) == 1


# -- Corruption Charm ----------------------------------------------------------------------------------


@card("Corruption Charm")
def test_corruption_charm_gains_glory_for_corrupted_dice_in_all_opponents_used_piles() -> None:
    """Not for those in bags, Active Pools or one's own Used Pile."""
    game = table(
        "Corruption Charm",
        turn="Quinn, capture",
        quinn="glory 1; ready: Corruption S; used: 3 Corrupted Quiddity",
        monique="used: 2 Corrupted Quiddity, Portal; bag: Corrupted Quiddity",
        clark="used: Corrupted Quiddity; active: Corrupted Quiddity",
    )
    take(game, "cast Corruption")
    assert glory(game) == 4
    assert pile(game, "Quinn", "spent") == ["Corruption"]


@card("Corruption Charm")
def test_corruption_charm_can_win_the_game_at_once() -> None:
    """S5."""
    game = table(
        "Corruption Charm",
        turn="Quinn, capture",
        quinn="glory 18; ready: Corruption S",
        monique="used: 2 Corrupted Quiddity",
    )
    take(game, "cast Corruption")
    assert game.over
    assert game.result.reason == "glory"


@card("Corruption Charm")
def test_corruption_charm_may_be_cast_for_nothing_or_kept() -> None:
    game = table("Corruption Charm", turn="Quinn, capture", quinn="glory 1; ready: Corruption S")
    end_turn(game)
    assert glory(game) == 1


# -- Corruption Incantation ----------------------------------------------------------------------------


@card("Corruption Incantation")
@pytest.mark.parametrize("edition", EDITIONS)
def test_corruption_incantation_destroys_every_creature_and_its_caster_gains_2_corrupted_dice(edition: str) -> None:
    """Of all four players, the caster included; Spells that lie there stay."""
    game = table(
        "Corruption Incantation",
        rules=f"edition={edition}",
        turn="Clark, capture, quiddity 4",
        quinn="ready: Assistant C 1/1/2, Warrior of the Quay C 1/2/3",
        monique="ready: Scavenging Goblin C 1/2/2, Life S",
        clark="ready: Deathdealer C 2/4/4, Corruption S",
        michael="used: Portal",
    )
    take(game, "cast Corruption")
    assert pile(game, "Quinn", "used") == ["Assistant", "Warrior of the Quay"]
    assert pile(game, "Monique", "used") == ["Scavenging Goblin"]
    assert [name for name in pile(game, "Clark", "used") if name != "Corruption"] == [BAD, BAD, "Deathdealer"]
    assert pile(game, "Michael", "used") == ["Portal"]
    assert [len(pile(game, player, "ready")) for player in ("Quinn", "Monique", "Clark")] == [0, 1, 0]
    assert in_the_wilds(game, BAD) == 8


@card("Corruption Incantation")
@pytest.mark.parametrize(("left", "gained"), [(2, 2), (1, 1), (0, 0)])
def test_corruption_incantation_gains_what_is_left(left: int, gained: int) -> None:
    game = table(
        "Corruption Incantation",
        turn="Quinn, capture, quiddity 4",
        quinn="ready: Corruption S",
        monique=f"ready: Assistant C 1/1/2; bag: {10 - left} Corrupted Quiddity",
    )
    take(game, "cast Corruption")
    assert pile(game, "Monique", "used") == ["Assistant"]
    assert pile(game, "Quinn", "used") == [BAD] * gained
    assert game.state.glory == [0, 0]


@card("Corruption Incantation", "Mighty Black Cat")
def test_corruption_incantation_C12_triggers_come_after_the_last_creature_of_the_last_player() -> None:
    """Clark's Cat would take one of Quinn's Creatures along, but all of them fall with it: nobody is asked."""
    ready = "Black Cat C 1/2/2"
    game = table(
        "Corruption Incantation",
        "Mighty Black Cat",
        turn="Quinn, capture, quiddity 4",
        quinn="ready: 2 Assistant C 1/1/2, Corruption S",
        monique=f"ready: {ready}",
        clark=f"ready: {ready}, Assistant C 1/1/2",
    )
    take(game, "cast Corruption")
    assert decider(game) == "Quinn"
    assert pile(game, "Quinn", "used") == ["Assistant", "Assistant", BAD, BAD]
    assert pile(game, "Monique", "used") == ["Black Cat"]
    assert pile(game, "Clark", "used") == ["Assistant", "Black Cat"]


@card("Corruption Incantation", "Ghostly Spirit", "Heavenly Seraph")
def test_corruption_incantation_leaves_what_is_immune_and_what_is_saved() -> None:
    """Immunity holds against opponents only, so Quinn's own Seraph falls; C4: the Spirit is saved from it."""
    game = table(
        "Corruption Incantation",
        "Ghostly Spirit",
        "Heavenly Seraph",
        turn="Quinn, capture, quiddity 4",
        quinn="ready: Heavenly Seraph C 1/4/4, Corruption S",
        monique="ready: Heavenly Seraph C 1/4/4, Ghostly Spirit C 1/2/2; used: Basic Quiddity",
    )
    take(game, "cast Corruption", "Monique: use")
    assert pile(game, "Quinn", "ready") == []
    assert pile(game, "Monique", "ready") == ["Ghostly Spirit C 1/2/2", "Heavenly Seraph C 1/4/4"]
    assert pile(game, "Quinn", "used") == [BAD, BAD, "Heavenly Seraph"]


@card("Corruption Incantation", "Qladiator")
def test_corruption_incantation_leaves_locked_dice_and_creatures_on_quests() -> None:
    """X4: a Locked die is a Creature in the Ready Area, but these are left aside."""
    game = table(
        "Corruption Incantation",
        "Qladiator",
        "The Search For Exqualibur",
        turn="Quinn, capture, quiddity 4",
        quinn="ready: Corruption S; locked: Qladiator L *",
        monique="ready: Assistant C 1/1/2; locked: Qladiator L **; quest Exqualibur: Witching Hag C 1/3/3",
    )
    take(game, "cast Corruption")
    assert pile(game, "Quinn", "locked") == ["Qladiator L *"]
    assert pile(game, "Monique", "locked") == ["Qladiator L **"]
    assert pile(game, "Monique", "quest") == ["Witching Hag C 1/3/3"]
    assert pile(game, "Monique", "used") == ["Assistant"]


# -- Corruption Spell ----------------------------------------------------------------------------------


@card("Corruption Spell")
@pytest.mark.parametrize(("answer", "gained", "dice"), [("use", 4, 1), ("decline", 2, 0)])
def test_corruption_spell_gains_2_quiddity_and_2_more_for_a_corrupted_die(answer: str, gained: int, dice: int) -> None:
    game = table("Corruption Spell", turn="Quinn, ready", quinn="active: Corruption S fresh, Portal D1 fresh")
    take(game, "immediate Corruption", answer)
    assert quiddity(game) == gained
    assert pile(game, "Quinn", "used") == [BAD] * dice
    assert pile(game, "Quinn", "spent") == ["Corruption"]


@card("Corruption Spell")
def test_corruption_spell_gives_only_2_quiddity_when_no_corrupted_die_is_left() -> None:
    """ "And then": no die, no Quiddity for it."""
    game = table(
        "Corruption Spell",
        turn="Quinn, ready",
        quinn="active: Corruption S fresh, Portal D1 fresh",
        monique="bag: 10 Corrupted Quiddity",
    )
    take(game, "immediate Corruption")
    assert kinds(game).isdisjoint({"use", "decline"})
    assert quiddity(game) == 2


@card("Corruption Spell")
def test_corruption_spell_is_immediate_and_never_readied() -> None:
    game = table("Corruption Spell", turn="Quinn, ready", quinn="active: Corruption S fresh, Portal Q1")
    assert "ready" not in kinds(game)
    take(game, "end")
    assert pile(game, "Quinn", "ready") == []
