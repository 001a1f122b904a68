"""Life: protection, worn or cast when it is needed."""

from __future__ import annotations

import pytest

from quarriors.testing import find_die, kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import (
    attack,
    decider,
    defense,
    end_turn,
    go_and_attack,
    offers,
    pass_all,
    why_not,
)
from tests.cards.setting import table

# -- Life Cantrip ------------------------------------------------------------------------------------


@card("Life Cantrip")
def test_life_cantrip_gives_the_creature_it_is_attached_to_4_defense() -> None:
    game = table(
        "Life Cantrip",
        turn="Quinn, capture",
        quinn="ready: Assistant C 1/1/2, Witching Hag C 1/3/3, Life S",
    )
    take(game, "cast Life", "choose Assistant")
    assert defense(game, "Assistant") == 6
    assert attack(game, "Assistant") == 1
    assert defense(game, "Witching Hag") == 3
    end_turn(game)
    assert defense(game, "Assistant") == 6


@card("Life Cantrip")
def test_two_life_cantrips_add_up() -> None:
    game = table("Life Cantrip", turn="Quinn, capture", quinn="ready: Assistant C 1/1/2 (Life S + Life S)")
    assert defense(game, "Assistant") == 10


@card("Life Cantrip")
def test_life_cantrip_withstands_an_attack_and_falls_with_its_creature() -> None:
    for attackers, used in (("Witching Hag C 2/4/5", []), ("Quake Dragon C 2/6/6 *", ["Assistant", "Life"])):
        game = table(
            "Life Cantrip",
            turn="Quinn, attack",
            quinn=f"ready: {attackers}",
            monique="ready: Assistant C 1/1/2 (Life S)",
        )
        assert pile(game, "Monique", "used") == used


@card("Life Cantrip")
def test_life_cantrip_can_be_attached_on_its_players_own_turn_only() -> None:
    game = table(
        "Life Cantrip",
        turn="Monique, attack",
        quinn="ready: Assistant C 1/1/2, Scavenging Goblin C 1/2/2, Life S",
        monique="ready: Witching Hag C 1/3/3",
    )
    assert kinds(game) == {"defend"}


@card("Life Cantrip")
def test_life_cantrip_is_not_attached_in_phase_1() -> None:
    """E5: nothing is cast or attached while Creatures score."""
    game = table("Life Cantrip", turn="Quinn, score", quinn="ready: Assistant C 1/1/2, Life S")
    assert kinds(game) == {"cull", "enough"}


# -- Life Charm --------------------------------------------------------------------------------------


@card("Life Charm")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_life_charm_sends_each_destroyed_creature_to_the_active_pool(edition: str) -> None:
    """K10, D12: the Charm itself goes to the Used Pile at once."""
    game = table(
        "Life Charm",
        turn="Quinn, attack",
        rules=f"edition={edition}",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="ready: 2 Assistant C 1/1/2, Witching Hag C 1/3/3, Life S",
    )
    take(game, "Monique: cast Life")
    pass_all(game)
    take(game, "Monique: defend Witching Hag")
    assert pile(game, "Monique", "active") == ["Assistant", "Assistant", "Witching Hag"]
    assert pile(game, "Monique", "used") == ["Life"]
    assert pile(game, "Monique", "ready") == []


@card("Life Charm")
def test_life_charm_can_be_cast_as_a_creature_is_about_to_be_destroyed() -> None:
    """C3 (b)."""
    game = table(
        "Life Charm",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3",
        monique="ready: Assistant C 1/1/2, Life S",
    )
    while decider(game) == "Monique" and game.state.ask_die < 0:
        take(game, "pass")  # not yet as protection
    assert kinds(game) == {"cast", "pass"}
    take(game, "Monique: cast Life")
    assert pile(game, "Monique", "active") == ["Assistant"]


@card("Life Charm")
def test_life_charm_need_not_be_cast() -> None:
    game = table(
        "Life Charm",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3",
        monique="ready: Assistant C 1/1/2, Life S",
    )
    pass_all(game)
    assert pile(game, "Monique", "used") == ["Assistant"]
    assert pile(game, "Monique", "ready") == ["Life S"]


@card("Life Charm")
def test_life_charm_has_its_dice_rolled_on_top_of_the_six() -> None:
    game = table(
        "Life Charm",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3",
        monique="ready: Assistant C 1/1/2, Life S; bag: 7 Basic Quiddity",
        dice="6x Basic Quiddity, R *, 6x Q1",
    )
    take(game, "Monique: cast Life")
    pass_all(game)
    end_turn(game)
    take(game, "Monique: roll")
    assert pile(game, "Monique", "active") == ["Assistant R *"] + ["Basic Quiddity Q1"] * 6


@card("Life Charm")
def test_life_charm_ends_with_the_turn_and_serves_its_caster_only() -> None:
    game = table(
        "Life Charm",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3, Questing Wizard C 2/3/6",
        monique="ready: Assistant C 1/1/2, Life S; bag: Witching Hag, 5 Basic Quiddity",
        clark="ready: Assistant C 1/1/2",
        dice="Witching Hag, 5x Basic Quiddity, Q1, C 2/4/5, 5x Q1",
    )
    take(game, "Monique: cast Life")
    pass_all(game)
    assert pile(game, "Monique", "active") == ["Assistant"]
    assert pile(game, "Clark", "used") == ["Assistant"]
    end_turn(game)
    take(game, "Monique: roll", "Monique: summon Witching Hag")
    go_and_attack(game)
    take(game, "Quinn: defend Witching Hag")
    assert pile(game, "Quinn", "used") == ["Witching Hag"]
    end_turn(game)  # Clark's turn
    assert pile(game, "Monique", "ready") == ["Witching Hag C 2/4/5"]


@card("Life Charm", "Life Incantation", "Life Spell", "Shaping Cantrip")
@pytest.mark.parametrize("name", ["Life Charm", "Life Incantation", "Life Spell", "Shaping Cantrip"])
def test_reactions_cannot_be_cast_on_ones_own_turn(name: str) -> None:
    die = name.split(" ")[0]
    game = table(
        name,
        turn="Quinn, capture",
        quinn=f"ready: {die} S, Assistant C 1/1/2",
        monique="ready: Witching Hag C 2/4/5",
    )
    assert "cast" not in kinds(game)
    assert why_not(game, "cast", f"{die} S") == "reaction_only"


# -- Life Incantation --------------------------------------------------------------------------------


@card("Life Incantation")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_life_incantation_makes_the_attack_of_one_creature_0(edition: str) -> None:
    game = table(
        "Life Incantation",
        turn="Quinn, attack",
        rules=f"edition={edition}",
        quinn="ready: Quake Dragon C 3/8/7 **, Assistant C 1/1/2",
        monique="ready: Witching Hag C 1/3/3, Life S",
    )
    take(game, "Monique: cast Life")
    assert set(offers(game)) == {"choose Quake Dragon C 3/8/7 ** of Quinn", "choose Assistant C 1/1/2 of Quinn"}
    take(game, "Monique: choose Quake Dragon")
    assert attack(game, "Quake Dragon") == 0
    pass_all(game)
    assert pile(game, "Monique", "ready") == ["Witching Hag C 1/3/3"]
    assert pile(game, "Monique", "used") == ["Life"]


@card("Life Incantation")
def test_life_incantation_helps_every_player_with_the_revised_edition() -> None:
    """E4: it says "against every player"."""
    game = table(
        "Life Incantation",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="ready: Witching Hag C 1/3/3, Life S",
        clark="ready: Witching Hag C 1/3/3",
    )
    take(game, "Monique: cast Life")
    pass_all(game)
    assert pile(game, "Monique", "used") == ["Life"]
    assert pile(game, "Clark", "used") == []


@card("Life Incantation")
def test_life_incantation_is_not_lifted_by_bonuses() -> None:
    """C2: "becomes 0" comes last."""
    game = table(
        "Life Incantation",
        "Death Cantrip",
        quinn="ready: Witching Hag C 1/3/3, Death S **, Assistant C 1/1/2, Death S *",
        monique="ready: Witching Hag C 2/4/5, Life S",
    )
    take(game, "cast Death S **")
    go_and_attack(game)
    take(game, "Monique: cast Life", "choose Witching Hag C 1/3/3")
    assert attack(game, "Witching Hag") == 0
    pass_all(game)
    assert pile(game, "Monique", "ready") == ["Witching Hag C 2/4/5"]  # 1 and 3 against 5
    take(game, "Quinn: cast Death S *")
    assert attack(game, "Witching Hag") == 0
    assert attack(game, "Assistant") == 6


@card("Life Incantation")
def test_life_incantation_ends_with_the_turn() -> None:
    game = table(
        "Life Incantation",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3",
        monique="ready: Assistant C 1/1/2, Life S",
    )
    take(game, "Monique: cast Life")
    pass_all(game)
    assert attack(game, "Witching Hag") == 0
    end_turn(game)
    assert attack(game, "Witching Hag") == 3


@card("Life Incantation")
def test_life_incantation_is_not_offered_when_nothing_attacks() -> None:
    """C1, C3: a window opens only where something could matter."""
    game = table(
        "Life Incantation",
        turn="Quinn, attack",
        quinn="ready: Devotee of the Holy Query C 1/0/3",
        monique="ready: Assistant C 1/1/2, Life S",
    )
    assert decider(game) == "Quinn"


# -- Life Spell --------------------------------------------------------------------------------------


@card("Life Spell")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_life_spell_gives_each_creature_of_its_caster_4_defense(edition: str) -> None:
    game = table(
        "Life Spell",
        turn="Quinn, attack",
        rules=f"edition={edition}",
        quinn="ready: Quake Dragon C 2/6/6 *, Assistant C 1/1/2",
        monique="ready: Assistant C 1/1/2, Witching Hag C 1/3/3, Life S",
    )
    take(game, "Monique: cast Life")
    pass_all(game)
    assert defense(game, "Assistant", "Monique") == 6
    assert defense(game, "Witching Hag", "Monique") == 7
    assert defense(game, "Assistant", "Quinn") == 2
    take(game, "Monique: defend Assistant")  # 7 against 6, 1 left
    assert pile(game, "Monique", "ready") == ["Witching Hag C 1/3/3"]
    assert pile(game, "Monique", "used") == ["Assistant", "Life"]


@card("Life Spell")
def test_life_spell_protects_its_caster_only_and_ends_with_the_turn() -> None:
    game = table(
        "Life Spell",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3",
        monique="ready: Assistant C 1/1/2, Life S",
        clark="ready: Assistant C 1/1/2",
    )
    take(game, "Monique: cast Life")
    pass_all(game)
    assert pile(game, "Clark", "used") == ["Assistant"]
    assert defense(game, "Assistant", "Monique") == 6
    die = find_die(game, "Assistant", "ready", "Monique")
    end_turn(game)
    assert not any(gift.die == die for gift in game.state.gifts)


@card("Life Spell")
def test_two_life_spells_add_up() -> None:
    game = table(
        "Life Spell",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="ready: Assistant C 1/1/2, 2 Life S",
    )
    take(game, "Monique: cast Life", "Monique: cast Life")
    pass_all(game)
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]  # 8 against 10


@card("Life Spell")
def test_life_spell_is_not_offered_against_damage_already_done() -> None:
    """C3 (b): damage is not asked again after the window, so defense would not help."""
    game = table(
        "Life Spell",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3",
        monique="ready: Assistant C 1/1/2, Life S",
    )
    take(game, "Monique: pass")
    assert decider(game) == "Quinn"
    assert pile(game, "Monique", "used") == ["Assistant"]
