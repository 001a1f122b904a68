"""Quake Dragon: its breath, the fear of it, its scales."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import attack, decider, defense, glory, offers, pass_all, worth
from tests.cards.setting import table

# -- Quake Dragon ------------------------------------------------------------------------------------


@card("Quake Dragon")
@pytest.mark.parametrize("edition", ["revised", "classic"])
@pytest.mark.parametrize("face", ["C 1/4/4", "C 2/6/6 *", "C 3/8/7 **"])
def test_quake_dragon_destroys_all_level_1_creatures_it_attacks_before_a_defender_is_chosen(
    face: str, edition: str
) -> None:
    """Whatever its own face; the level 2 and 3 Creatures are left to choose from, whole and with the full total."""
    game = table(
        "Quake Dragon",
        turn="Quinn, attack",
        rules=f"edition={edition}",
        quinn=f"ready: Quake Dragon {face}, Assistant C 1/1/2",
        monique="ready: 2 Assistant C 1/1/2, Witching Hag C 1/3/3, Witching Hag C 2/4/5, "
        "Defender of the Pale C 3/2/8 **",
    )
    assert decider(game) == "Monique"
    assert set(offers(game)) == {"defend Witching Hag C 2/4/5", "defend Defender of the Pale C 3/2/8 **"}
    assert pile(game, "Monique", "used") == ["Assistant", "Assistant", "Witching Hag"]
    assert "Assistant C 1/1/2" in pile(game, "Quinn", "ready")
    assert attack(game, "Quake Dragon") == int(face.split("/")[1])
    assert defense(game, "Quake Dragon") == int(face.split("/")[2][0])  # its bursts have no further effect


@card("Quake Dragon")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_quake_dragon_attacks_every_opponent_with_its_breath(edition: str) -> None:
    game = table(
        "Quake Dragon",
        turn="Quinn, attack",
        rules=f"edition={edition}",
        quinn="ready: Quake Dragon C 1/4/4",
        monique="ready: 3 Assistant C 1/1/2",
        clark="ready: 4 Assistant C 1/1/2",
    )
    assert len(pile(game, "Monique", "used")) == 3
    assert len(pile(game, "Clark", "used")) == 4


@card("Quake Dragon")
def test_quake_dragon_does_nothing_when_it_is_attacked_itself() -> None:
    game = table(
        "Quake Dragon",
        turn="Monique, attack",
        quinn="ready: Quake Dragon C 1/4/4",
        monique="ready: Assistant C 1/1/2",
    )
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]


@card("Quake Dragon", "Shaping Cantrip")
def test_quake_dragon_leaves_what_is_saved_from_its_breath_unharmed_for_the_turn() -> None:
    """C7: returned, it takes no more damage this turn."""
    game = table(
        "Quake Dragon",
        "Shaping Cantrip",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 1/4/4",
        monique="ready: Assistant C 1/1/2, Shaping S",
    )
    take(game, "Monique: cast Shaping")
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]
    assert decider(game) == "Quinn"


@card("Quake Dragon", "Life Incantation")
def test_quake_dragon_breathes_even_if_its_attack_becomes_0_afterwards() -> None:
    """C14: attack abilities come before protection."""
    game = table(
        "Quake Dragon",
        "Life Incantation",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="ready: Assistant C 1/1/2, Witching Hag C 2/4/5, Life S",
    )
    assert pile(game, "Monique", "used") == ["Assistant"]
    take(game, "Monique: cast Life")
    pass_all(game)
    assert "Witching Hag C 2/4/5" in pile(game, "Monique", "ready")


@card("Quake Dragon")
def test_quake_dragon_is_worth_4_glory() -> None:
    game = table("Quake Dragon", turn="Quinn, score", quinn="ready: Quake Dragon C 3/8/7 **")
    assert glory(game) == 4


# -- Strong Quake Dragon -----------------------------------------------------------------------------


@card("Strong Quake Dragon")
@pytest.mark.parametrize("face", ["C 1/4/4", "C 2/6/6 *", "C 3/8/7 **"])
def test_strong_quake_dragon_keeps_creatures_of_level_2_or_lower_from_attacking_its_player(face: str) -> None:
    game = table(
        "Strong Quake Dragon",
        turn="Quinn, attack",
        quinn="ready: 3 Witching Hag C 2/4/5, 2 Assistant C 1/1/2",
        monique=f"ready: Quake Dragon {face}, Assistant C 1/1/2",
    )
    assert pile(game, "Monique", "used") == []
    assert kinds(game) == {"capture", "end"}


@card("Strong Quake Dragon")
def test_strong_quake_dragon_does_not_stop_creatures_of_level_3() -> None:
    """Only the Wizard's 4 counts: enough for the Dragon, nothing left for the Assistant."""
    game = table(
        "Strong Quake Dragon",
        turn="Quinn, attack",
        quinn="ready: Questing Wizard C 3/4/8 **, Witching Hag C 2/4/5",
        monique="ready: Quake Dragon C 1/4/4, Assistant C 1/1/2",
    )
    take(game, "Monique: defend Quake Dragon")
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]


@card("Strong Quake Dragon")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_strong_quake_dragon_protects_its_own_player_only(edition: str) -> None:
    game = table(
        "Strong Quake Dragon",
        turn="Quinn, attack",
        rules=f"edition={edition}",
        quinn="ready: Witching Hag C 2/4/5",
        monique="ready: Quake Dragon C 1/4/4",
        clark="ready: Assistant C 1/1/2",
    )
    assert pile(game, "Monique", "used") == []
    assert pile(game, "Clark", "used") == ["Assistant"]


@card("Strong Quake Dragon")
def test_strong_quake_dragon_lets_its_own_players_creatures_attack() -> None:
    game = table(
        "Strong Quake Dragon",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 1/4/4, Assistant C 1/1/2",
        monique="ready: Devotee of the Holy Query C 2/2/4, Assistant C 1/1/2",
    )
    take(game, "Monique: defend Devotee of the Holy Query")
    assert pile(game, "Monique", "used") == ["Devotee of the Holy Query"]  # 5 against 4, 1 left


@card("Strong Quake Dragon", "Death Incantation")
def test_strong_quake_dragon_protects_only_while_it_is_in_the_ready_area() -> None:
    game = table(
        "Strong Quake Dragon",
        "Death Incantation",
        quinn="ready: Witching Hag C 1/3/3, Death S *",
        monique="ready: Quake Dragon C 2/6/6 *, Assistant C 1/1/2",
    )
    take(game, "cast Death", "choose Quake Dragon")
    assert pile(game, "Monique", "used") == ["Assistant", "Quake Dragon"]


@card("Strong Quake Dragon")
def test_strong_quake_dragon_costs_9_and_is_worth_3_glory() -> None:
    """K7."""
    game = table("Strong Quake Dragon", turn="Quinn, capture, quiddity 9", quinn="ready: Quake Dragon C 3/8/7 **")
    assert worth(game, "Quake Dragon") == 3
    take(game, "capture Quake Dragon")
    assert pile(game, "Quinn", "used") == ["Quake Dragon"]
    game = table("Strong Quake Dragon", turn="Quinn, capture, quiddity 8")
    assert "capture Quake Dragon" not in offers(game)


# -- Mighty Quake Dragon -----------------------------------------------------------------------------


@card("Mighty Quake Dragon")
@pytest.mark.parametrize(
    ("face", "toughness", "reward"), [("C 1/4/4", 4, 4), ("C 2/6/6 *", 7, 4), ("C 3/8/7 **", 9, 6)]
)
def test_mighty_quake_dragon_has_more_defense_with_bursts_and_more_glory_with_two(
    face: str, toughness: int, reward: int
) -> None:
    """E8: with two bursts only the line for two counts."""
    game = table("Mighty Quake Dragon", turn="Quinn, capture", quinn=f"ready: Quake Dragon {face}")
    assert defense(game, "Quake Dragon") == toughness
    assert worth(game, "Quake Dragon") == reward
    game = table("Mighty Quake Dragon", turn="Quinn, score", quinn=f"ready: Quake Dragon {face}")
    assert glory(game) == reward


@card("Mighty Quake Dragon")
def test_mighty_quake_dragon_under_expert_culling_loses_the_extra_glory_if_it_is_kept() -> None:
    """K11: "worth more Glory" is part of its Glory."""
    for choice, earned in (("cull", 6), ("keep", 0)):
        game = table(
            "Mighty Quake Dragon",
            turn="Quinn, score",
            rules="expert_culling=True",
            quinn="ready: Quake Dragon C 3/8/7 **",
        )
        take(game, f"{choice} Quake Dragon")
        assert glory(game) == earned


@card("Mighty Quake Dragon")
def test_mighty_quake_dragon_withstands_its_printed_defense() -> None:
    game = table(
        "Mighty Quake Dragon",
        turn="Quinn, attack",
        quinn="ready: 2 Witching Hag C 2/4/5",
        monique="ready: Quake Dragon C 3/8/7 **",
    )
    assert pile(game, "Monique", "ready") == ["Quake Dragon C 3/8/7 **"]  # 8 against 9


# -- the die -----------------------------------------------------------------------------------------


@card("Quake Dragon", "Strong Quake Dragon", "Mighty Quake Dragon")
def test_quake_dragon_die_gives_3_quiddity_or_is_rerolled() -> None:
    """Q3|R: one or the other (D6)."""
    game = table("Quake Dragon", turn="Quinn, ready", quinn="active: Quake Dragon Q3|R fresh", dice="Q2")
    assert kinds(game) == {"reroll", "end"}
    take(game, "reroll Quake Dragon")
    assert pile(game, "Quinn", "active") == ["Quake Dragon Q2"]
    game = table("Quake Dragon", "Growth Cantrip", turn="Quinn, capture", quinn="active: Quake Dragon Q3|R")
    take(game, "capture Growth")  # costs 3
    assert pile(game, "Quinn", "used").count("Growth") == 1
