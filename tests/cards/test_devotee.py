"""Devotee of the Holy Query: tough, a friend of Spells, proof against them."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import (
    attack,
    captures,
    decider,
    defense,
    glory,
    go_and_attack,
    in_the_wilds,
    offers,
    pass_all,
    why_not,
)
from tests.cards.setting import table

# -- Devotee of the Holy Query -----------------------------------------------------------------------


@card("Devotee of the Holy Query")
@pytest.mark.parametrize(("face", "total"), [("C 1/0/3", 3), ("C 2/2/4", 4), ("C 2/2/4 *", 6)])
def test_devotee_of_the_holy_query_has_2_more_defense_with_a_burst(face: str, total: int) -> None:
    game = table("Devotee of the Holy Query", turn="Quinn, capture", quinn=f"ready: Devotee of the Holy Query {face}")
    assert defense(game, "Devotee of the Holy Query") == total


@card("Devotee of the Holy Query")
def test_devotee_of_the_holy_query_with_a_burst_withstands_an_attack_of_5() -> None:
    for face, left in (("C 2/2/4", 0), ("C 2/2/4 *", 1)):
        game = table(
            "Devotee of the Holy Query",
            "Deathdealer",
            turn="Quinn, attack",
            quinn="ready: Deathdealer C 2/4/4, Assistant C 1/1/2",
            monique=f"ready: Devotee of the Holy Query {face}",
        )
        assert len(pile(game, "Monique", "ready")) == left


@card("Devotee of the Holy Query")
def test_devotee_of_the_holy_query_helps_no_other_creature() -> None:
    game = table(
        "Devotee of the Holy Query",
        turn="Quinn, capture",
        quinn="ready: Devotee of the Holy Query C 2/2/4 *, Assistant C 1/1/2, Devotee of the Holy Query C 1/0/3",
    )
    assert defense(game, "Assistant") == 2
    assert defense(game, "Devotee of the Holy Query C 1/0/3") == 3
    assert attack(game, "Devotee of the Holy Query C 2/2/4 *") == 2


# -- Strong Devotee of the Holy Query ----------------------------------------------------------------

_SPELLS = ("Growth Spell", "Death Incantation", "Shaping Charm")  # they cost 4, 5 and 3


@card("Strong Devotee of the Holy Query")
def test_strong_devotee_of_the_holy_query_captures_a_cheap_spell_for_the_bag_when_it_scores() -> None:
    game = table(
        "Strong Devotee of the Holy Query",
        *_SPELLS,
        turn="Quinn, score",
        quinn="ready: Devotee of the Holy Query C 2/2/4 *; bag: Portal",
    )
    assert glory(game) == 2
    assert {words.split(" ")[1] for words in offers(game) if words != "enough"} == {"Growth", "Shaping"}
    take(game, "Quinn: choose Growth")
    assert pile(game, "Quinn", "bag") == ["Growth", "Portal"]
    assert in_the_wilds(game, "Growth Spell") == 4
    assert captures(game) == 1  # a free capture uses up none (Q5)


@card("Strong Devotee of the Holy Query")
def test_strong_devotee_of_the_holy_query_need_not_capture() -> None:
    game = table(
        "Strong Devotee of the Holy Query",
        *_SPELLS,
        turn="Quinn, score",
        quinn="ready: Devotee of the Holy Query C 2/2/4 *",
    )
    take(game, "enough")
    assert pile(game, "Quinn", "bag") == []
    assert kinds(game) == {"cull", "enough"}


@card("Strong Devotee of the Holy Query")
@pytest.mark.parametrize("face", ["C 1/0/3", "C 2/2/4"])
def test_strong_devotee_of_the_holy_query_captures_nothing_without_a_burst(face: str) -> None:
    game = table(
        "Strong Devotee of the Holy Query",
        *_SPELLS,
        turn="Quinn, score",
        quinn=f"ready: Devotee of the Holy Query {face}",
    )
    assert glory(game) == 2
    assert kinds(game) == {"cull", "enough"}


@card("Strong Devotee of the Holy Query")
def test_strong_devotee_of_the_holy_query_finds_nothing_on_empty_or_dear_spell_cards() -> None:
    game = table(
        "Strong Devotee of the Holy Query",
        "Growth Charm",
        "Death Incantation",
        "Life Cantrip",  # costs 3, but all are taken
        turn="Quinn, score",
        quinn="ready: Devotee of the Holy Query C 2/2/4 *",
        monique="bag: 5 Life",
    )
    assert kinds(game) == {"cull", "enough"}


@card("Strong Devotee of the Holy Query")
def test_two_strong_devotees_of_the_holy_query_capture_one_spell_each() -> None:
    game = table(
        "Strong Devotee of the Holy Query",
        *_SPELLS,
        turn="Quinn, score",
        quinn="ready: 2 Devotee of the Holy Query C 2/2/4 *",
    )
    take(game, "choose Growth", "choose Shaping")
    assert pile(game, "Quinn", "bag") == ["Growth", "Shaping"]


# -- Mighty Devotee of the Holy Query ----------------------------------------------------------------


@card("Mighty Devotee of the Holy Query")
@pytest.mark.parametrize(("face", "total"), [("C 1/0/3", 3), ("C 2/2/4", 4), ("C 2/2/4 *", 7)])
def test_mighty_devotee_of_the_holy_query_has_3_more_defense_with_a_burst(face: str, total: int) -> None:
    game = table(
        "Mighty Devotee of the Holy Query", turn="Quinn, capture", quinn=f"ready: Devotee of the Holy Query {face}"
    )
    assert defense(game, "Devotee of the Holy Query") == total


@card("Mighty Devotee of the Holy Query", "Life Cantrip")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_mighty_devotee_of_the_holy_query_ignores_spells_attached_to_the_creatures_it_attacks(edition: str) -> None:
    """K17. An attack of 2 breaks an Assistant's bare 2, not its 2 and 4."""
    for face, left in (("C 2/2/4", 1), ("C 2/2/4 *", 0)):
        game = table(
            "Mighty Devotee of the Holy Query",
            "Life Cantrip",
            turn="Quinn, attack",
            rules=f"edition={edition}",
            quinn=f"ready: Devotee of the Holy Query {face}",
            monique="ready: Assistant C 1/1/2 (Life S)",
            clark="ready: Assistant C 1/1/2 (Life S)",
        )
        assert len([die for die in pile(game, "Monique", "ready") if die.startswith("Assistant")]) == left
        assert len([die for die in pile(game, "Clark", "ready") if die.startswith("Assistant")]) == left


@card("Mighty Devotee of the Holy Query", "Life Cantrip")
def test_mighty_devotee_of_the_holy_query_silences_spells_for_its_attack_only() -> None:
    game = table(
        "Mighty Devotee of the Holy Query",
        "Life Cantrip",
        "Warrior of the Quay",
        turn="Quinn, attack",
        quinn="ready: Devotee of the Holy Query C 2/2/4 *",
        monique="ready: Assistant C 1/1/2, Warrior of the Quay C 1/2/3 (Life S)",
    )
    assert defense(game, "Warrior of the Quay", "Monique") == 3  # under way
    take(game, "Monique: defend Warrior of the Quay")
    assert defense(game, "Warrior of the Quay", "Monique") == 7  # over
    assert "Life S" in pile(game, "Monique", "ready")


@card("Mighty Devotee of the Holy Query", "Death Charm")
def test_mighty_devotee_of_the_holy_query_does_not_silence_spells_when_it_is_attacked() -> None:
    """Its attack ability is for its own attack: a Charm on the attacker counts against it."""
    game = table(
        "Mighty Devotee of the Holy Query",
        "Death Charm",
        turn="Monique, attack",
        quinn="ready: Devotee of the Holy Query C 2/2/4 *",
        monique="ready: Witching Hag C 2/4/5 (Death S *)",
    )
    assert pile(game, "Quinn", "ready") == []


@card("Mighty Devotee of the Holy Query", "Strong Quake Dragon", "Life Cantrip")
def test_mighty_devotee_of_the_holy_query_silences_nothing_of_a_player_it_cannot_attack() -> None:
    """C14: kept out by the Strong Quake Dragon, it does not use its attack ability on that player either."""
    game = table(
        "Mighty Devotee of the Holy Query",
        "Strong Quake Dragon",
        "Questing Wizard",
        "Life Cantrip",
        turn="Quinn, attack",
        quinn="ready: Devotee of the Holy Query C 2/2/4 *, Questing Wizard C 3/4/8 **",
        monique="ready: Quake Dragon C 1/4/4 (Life S)",
        clark="ready: Questing Wizard C 1/2/5 (Life S)",
    )
    assert pile(game, "Monique", "used") == []  # 4 against 4 and 4
    assert pile(game, "Clark", "used") == ["Life", "Questing Wizard"]  # 6 against a bare 5


@card("Mighty Devotee of the Holy Query", "Death Incantation")
def test_mighty_devotee_of_the_holy_query_cannot_be_the_target_of_an_opponents_spell() -> None:
    for face, reached in (("C 2/2/4 *", False), ("C 2/2/4", True)):
        game = table(
            "Mighty Devotee of the Holy Query",
            "Death Incantation",
            quinn="ready: Death S **, Assistant C 1/1/2",
            monique=f"ready: Devotee of the Holy Query {face}, Witching Hag C 1/3/3",
        )
        take(game, "cast Death")
        assert (f"choose Devotee of the Holy Query {face} of Monique" in offers(game)) == reached
        assert "choose Witching Hag C 1/3/3 of Monique" in offers(game)


@card("Mighty Devotee of the Holy Query", "Death Incantation")
def test_mighty_devotee_of_the_holy_query_can_be_the_target_of_its_own_players_spells() -> None:
    game = table(
        "Mighty Devotee of the Holy Query",
        "Death Incantation",
        quinn="ready: Death S **, Devotee of the Holy Query C 2/2/4 *, Assistant C 1/1/2",
    )
    take(game, "cast Death", "choose Devotee of the Holy Query")
    assert pile(game, "Quinn", "used") == ["Devotee of the Holy Query"]


@card("Mighty Devotee of the Holy Query", "Death Charm")
def test_mighty_devotee_of_the_holy_query_stops_an_opponents_attach() -> None:
    """K9: it also stops an opponent's attach."""
    game = table(
        "Mighty Devotee of the Holy Query",
        "Death Charm",
        quinn="ready: Death S *",
        monique="ready: Devotee of the Holy Query C 2/2/4 *; used: Death",
    )
    assert why_not(game, "cast", "Death S *") == "no_effect"
    assert "cast Death S *" not in offers(game)
    game = table(
        "Mighty Devotee of the Holy Query",
        "Death Charm",
        quinn="ready: Death S *, Devotee of the Holy Query C 2/2/4 *",
    )
    take(game, "cast Death")
    assert attack(game, "Devotee of the Holy Query") == 5


@card("Mighty Devotee of the Holy Query", "Life Incantation")
def test_mighty_devotee_of_the_holy_query_cannot_be_stopped_by_a_life_incantation() -> None:
    game = table(
        "Mighty Devotee of the Holy Query",
        "Life Incantation",
        turn="Quinn, attack",
        quinn="ready: Devotee of the Holy Query C 2/2/4 *, Assistant C 1/1/2, Witching Hag C 1/3/3",
        monique="ready: Warrior of the Quay C 1/2/3, Life S",
    )
    take(game, "Monique: cast Life")
    assert set(offers(game)) == {"choose Assistant C 1/1/2 of Quinn", "choose Witching Hag C 1/3/3 of Quinn"}


@card("Mighty Devotee of the Holy Query", "Shaping Spell")
def test_mighty_devotee_of_the_holy_query_does_not_shield_the_spells_attached_to_it() -> None:
    """The Shaping Spell's target is the Spell, not the Creature."""
    game = table(
        "Mighty Devotee of the Holy Query",
        "Shaping Spell",
        "Death Charm",
        quinn="ready: Shaping S",
        monique="ready: Devotee of the Holy Query C 2/2/4 * (Death S *)",
    )
    take(game, "cast Shaping")
    assert pile(game, "Monique", "used") == ["Death"]
    assert decider(game) == "Quinn"


@card("Mighty Devotee of the Holy Query", "Life Spell")
def test_mighty_devotee_of_the_holy_query_leaves_spells_alone_that_are_not_attached() -> None:
    """K17 is about attached Spells: a Life Spell cast in the attack holds."""
    game = table(
        "Mighty Devotee of the Holy Query",
        "Life Spell",
        quinn="ready: Devotee of the Holy Query C 2/2/4 *",
        monique="ready: Assistant C 1/1/2, Life S",
    )
    go_and_attack(game)
    take(game, "Monique: cast Life")
    pass_all(game)
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]
