"""Ghostly Spirit: what is destroyed comes back."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import active, decider, end_turn, glory, go_and_attack, in_the_wilds, offers, pass_all, quiddity
from tests.cards.setting import table

# -- Ghostly Spirit ----------------------------------------------------------------------------------


@card("Ghostly Spirit")
@pytest.mark.parametrize("face", ["C 1/2/2", "C 2/3/3"])
def test_ghostly_spirit_returns_to_the_ready_area_for_a_culled_basic_quiddity(face: str) -> None:
    game = table(
        "Ghostly Spirit",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3",
        monique=f"ready: Ghostly Spirit {face}; used: 2 Basic Quiddity",
    )
    before = in_the_wilds(game, "Basic Quiddity")
    take(game, "Monique: use Ghostly Spirit")
    assert pile(game, "Monique", "ready") == [f"Ghostly Spirit {face}"]
    assert pile(game, "Monique", "used") == ["Basic Quiddity"]
    assert in_the_wilds(game, "Basic Quiddity") == before + 1


@card("Ghostly Spirit")
def test_ghostly_spirit_need_not_return() -> None:
    game = table(
        "Ghostly Spirit",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3",
        monique="ready: Ghostly Spirit C 1/2/2; used: Basic Quiddity",
    )
    take(game, "Monique: decline")
    assert pile(game, "Monique", "ready") == []
    assert pile(game, "Monique", "used") == ["Basic Quiddity", "Ghostly Spirit"]


@card("Ghostly Spirit")
def test_ghostly_spirit_cannot_return_without_a_basic_quiddity_in_the_used_pile() -> None:
    """K5: it is culled from the Used Pile, not from the Active Pool or the bag."""
    game = table(
        "Ghostly Spirit",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3; used: Basic Quiddity",
        monique="ready: Ghostly Spirit C 1/2/2; used: Assistant; active: Basic Quiddity; bag: Basic Quiddity",
    )
    assert decider(game) == "Quinn"
    assert pile(game, "Monique", "used") == ["Assistant", "Ghostly Spirit"]


@card("Ghostly Spirit")
def test_ghostly_spirit_takes_no_further_damage_once_it_has_returned() -> None:
    """Leftover damage is lost: 8 against the Spirit alone, with more to cull."""
    game = table(
        "Ghostly Spirit",
        "Mighty Quake Dragon",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="ready: Ghostly Spirit C 1/2/2; used: 3 Basic Quiddity",
    )
    take(game, "use Ghostly Spirit")
    assert pile(game, "Monique", "ready") == ["Ghostly Spirit C 1/2/2"]
    assert pile(game, "Monique", "used") == ["Basic Quiddity", "Basic Quiddity"]
    assert kinds(game) == {"capture", "end"}


@card("Ghostly Spirit")
def test_ghostly_spirit_once_returned_leaves_the_rest_of_the_damage_to_the_others() -> None:
    game = table(
        "Ghostly Spirit",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 2/4/5",
        monique="ready: Ghostly Spirit C 1/2/2, Assistant C 1/1/2; used: Basic Quiddity",
    )
    take(game, "defend Ghostly Spirit", "use Ghostly Spirit")
    assert pile(game, "Monique", "ready") == ["Ghostly Spirit C 1/2/2"]
    assert pile(game, "Monique", "used") == ["Assistant"]


@card("Ghostly Spirit", "Life Cantrip")
def test_ghostly_spirit_returns_without_what_was_attached() -> None:
    """C7: its attachments go to their owners' Used Piles."""
    game = table(
        "Ghostly Spirit",
        "Life Cantrip",
        "Mighty Quake Dragon",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="ready: Ghostly Spirit C 1/2/2 (Life S); used: Basic Quiddity",
    )
    take(game, "use Ghostly Spirit")
    assert pile(game, "Monique", "ready") == ["Ghostly Spirit C 1/2/2"]
    assert pile(game, "Monique", "used") == ["Life"]


@card("Ghostly Spirit", "Death Incantation")
def test_ghostly_spirit_also_returns_from_a_spell_even_on_its_own_turn() -> None:
    game = table(
        "Ghostly Spirit",
        "Death Incantation",
        quinn="ready: Ghostly Spirit C 1/2/2, Death S *; used: Basic Quiddity",
        monique="ready: Witching Hag C 1/3/3",
    )
    take(game, "cast Death", "choose Ghostly Spirit", "Quinn: use Ghostly Spirit")
    assert "Ghostly Spirit C 1/2/2" in pile(game, "Quinn", "ready")


@card("Ghostly Spirit")
def test_two_ghostly_spirits_need_a_basic_quiddity_each() -> None:
    game = table(
        "Ghostly Spirit",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 2/4/5",
        monique="ready: 2 Ghostly Spirit C 1/2/2; used: Basic Quiddity",
    )
    take(game, "use Ghostly Spirit")
    assert pile(game, "Monique", "ready") == ["Ghostly Spirit C 1/2/2"]
    assert pile(game, "Monique", "used") == ["Ghostly Spirit"]


@card("Ghostly Spirit", "Life Charm")
def test_ghostly_spirit_under_a_life_charm_goes_one_way_only() -> None:
    """C4: where several effects would send or save it, its owner applies exactly one."""
    for use, ready, pool in (
        ("use Ghostly Spirit", ["Ghostly Spirit C 1/2/2"], []),
        ("use Life Charm", [], ["Ghostly Spirit"]),
    ):
        game = table(
            "Ghostly Spirit",
            "Life Charm",
            turn="Quinn, attack",
            quinn="ready: Witching Hag C 2/4/5",
            monique="ready: Ghostly Spirit C 1/2/2, Life S; used: Basic Quiddity",
        )
        take(game, "Monique: cast Life")
        pass_all(game)
        take(game, use)
        assert pile(game, "Monique", "ready") == ready
        assert pile(game, "Monique", "active") == pool


# -- Strong Ghostly Spirit ---------------------------------------------------------------------------


@card("Strong Ghostly Spirit")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_strong_ghostly_spirit_goes_to_the_active_pool_when_it_is_destroyed(edition: str) -> None:
    game = table(
        "Strong Ghostly Spirit",
        turn="Quinn, attack",
        rules=f"edition={edition}",
        quinn="ready: Witching Hag C 1/3/3",
        monique="ready: Ghostly Spirit C 2/3/3",
    )
    if edition == "classic":
        take(game, "Monique: use Strong Ghostly Spirit")  # where it may be left undone (C16)
    assert pile(game, "Monique", "active") == ["Ghostly Spirit"]
    assert pile(game, "Monique", "used") == []


@card("Strong Ghostly Spirit")
def test_strong_ghostly_spirit_is_rolled_on_top_of_the_six_of_the_next_turn() -> None:
    game = table(
        "Strong Ghostly Spirit",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3",
        monique="ready: Ghostly Spirit C 1/2/2; bag: 8 Basic Quiddity",
        dice="6x Basic Quiddity, C 1/2/2, 6x Q1",
    )
    end_turn(game)
    take(game, "Monique: roll")
    assert pile(game, "Monique", "active") == ["Basic Quiddity Q1"] * 6 + ["Ghostly Spirit C 1/2/2"]


@card("Strong Ghostly Spirit", "Death Incantation")
def test_strong_ghostly_spirit_destroyed_in_its_own_turn_ends_in_the_used_pile() -> None:
    """D7: dice added to the pool after the roll of one's own turn go to the Used Pile with the clean-up."""
    game = table(
        "Strong Ghostly Spirit",
        "Death Incantation",
        turn="Quinn, ready, quiddity 5",
        quinn="ready: Ghostly Spirit C 1/2/2, Death S *, Assistant C 1/1/2; active: Assistant C 1/1/2",
    )
    take(game, "cast Death", "choose Ghostly Spirit")
    assert pile(game, "Quinn", "active") == ["Assistant C 1/1/2", "Ghostly Spirit"]
    assert "summon Ghostly Spirit" not in " ".join(offers(game))
    end_turn(game)
    assert "Ghostly Spirit" in pile(game, "Quinn", "used")


@card("Strong Ghostly Spirit", "Life Charm")
def test_strong_ghostly_spirit_and_life_charm_send_the_die_once() -> None:
    """C4: both would send it to the Active Pool; there is nothing to choose."""
    game = table(
        "Strong Ghostly Spirit",
        "Life Charm",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 2/4/5",
        monique="ready: Ghostly Spirit C 1/2/2, Assistant C 1/1/2, Life S",
    )
    take(game, "Monique: cast Life")
    pass_all(game)
    take(game, "defend Ghostly Spirit")
    assert pile(game, "Monique", "active") == ["Assistant", "Ghostly Spirit"]
    assert decider(game) == "Quinn"


@card("Strong Ghostly Spirit", "Shaping Cantrip")
def test_strong_ghostly_spirit_can_be_saved_before_it_goes() -> None:
    game = table(
        "Strong Ghostly Spirit",
        "Shaping Cantrip",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 2/4/5",
        monique="ready: Ghostly Spirit C 2/3/3, Shaping S",
    )
    take(game, "Monique: cast Shaping")
    assert pile(game, "Monique", "ready") == ["Ghostly Spirit C 2/3/3"]
    assert pile(game, "Monique", "active") == []


# -- Mighty Ghostly Spirit ---------------------------------------------------------------------------


@card("Mighty Ghostly Spirit")
def test_mighty_ghostly_spirit_is_set_aside_when_it_is_destroyed() -> None:
    game = table(
        "Mighty Ghostly Spirit",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3",
        monique="ready: Ghostly Spirit C 1/2/2",
    )
    for zone in ("ready", "used", "active", "bag"):
        assert pile(game, "Monique", zone) == []
    assert len(pile(game, "Monique", "aside")) == 1


@card("Mighty Ghostly Spirit")
@pytest.mark.parametrize("face", ["C 1/2/2", "C 2/3/3"])
def test_mighty_ghostly_spirit_returns_on_a_creature_face_when_its_player_destroys_a_creature(face: str) -> None:
    game = table(
        "Mighty Ghostly Spirit",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3; aside: Ghostly Spirit C 1/2/2",
        monique="ready: Assistant C 1/1/2",
        dice=face,
    )
    assert pile(game, "Quinn", "ready") == [f"Ghostly Spirit {face}", "Witching Hag C 1/3/3"]
    assert quiddity(game) == 0  # for free


@card("Mighty Ghostly Spirit")
@pytest.mark.parametrize("face", ["Q1", "Q2"])
def test_mighty_ghostly_spirit_goes_to_the_used_pile_on_any_other_face(face: str) -> None:
    game = table(
        "Mighty Ghostly Spirit",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3; aside: Ghostly Spirit C 1/2/2",
        monique="ready: Assistant C 1/1/2",
        dice=face,
    )
    assert pile(game, "Quinn", "ready") == ["Witching Hag C 1/3/3"]
    assert pile(game, "Quinn", "used") == ["Ghostly Spirit"]


@card("Mighty Ghostly Spirit")
def test_mighty_ghostly_spirit_stays_aside_as_long_as_its_player_destroys_nothing() -> None:
    game = table(
        "Mighty Ghostly Spirit",
        turn="Monique, attack",
        quinn="ready: Assistant C 1/1/2; aside: Ghostly Spirit C 1/2/2",
        monique="ready: Witching Hag C 1/3/3",
    )
    assert pile(game, "Quinn", "used") == ["Assistant"]
    assert len(pile(game, "Quinn", "aside")) == 1
    end_turn(game)
    assert glory(game) == 0  # what is set aside does not score
    assert len(pile(game, "Quinn", "aside")) == 1


@card("Mighty Ghostly Spirit")
def test_mighty_ghostly_spirit_coming_back_adds_nothing_to_the_total_already_counted() -> None:
    """K4: 3 breaks one Assistant and leaves 1; the Spirit's 3 are too late."""
    game = table(
        "Mighty Ghostly Spirit",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3; aside: Ghostly Spirit C 1/2/2",
        monique="ready: 2 Assistant C 1/1/2",
        dice="C 2/3/3",
    )
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]


@card("Mighty Ghostly Spirit", "Death Incantation")
def test_mighty_ghostly_spirit_returns_for_a_creature_destroyed_by_a_spell_and_attacks() -> None:
    game = table(
        "Mighty Ghostly Spirit",
        "Death Incantation",
        quinn="ready: Death S *; aside: Ghostly Spirit C 1/2/2",
        monique="ready: Witching Hag C 1/3/3, Assistant C 1/1/2",
        dice="C 1/2/2",
    )
    take(game, "cast Death", "choose Witching Hag")
    assert pile(game, "Quinn", "ready") == ["Ghostly Spirit C 1/2/2"]
    go_and_attack(game)
    assert pile(game, "Monique", "used") == ["Assistant", "Witching Hag"]


@card("Mighty Ghostly Spirit", "Death Incantation")
def test_mighty_ghostly_spirit_does_not_return_for_its_own_destruction() -> None:
    """It is set aside until you destroy a Creature: the destruction that set it aside is not yet that."""
    game = table(
        "Mighty Ghostly Spirit",
        "Death Incantation",
        quinn="ready: Ghostly Spirit C 1/2/2, Assistant C 1/1/2, Death S *",
    )
    take(game, "cast Death", "choose Ghostly Spirit")
    assert decider(game) == "Quinn"
    assert len(pile(game, "Quinn", "aside")) == 1


@card("Mighty Ghostly Spirit")
def test_two_mighty_ghostly_spirits_are_both_rolled() -> None:
    game = table(
        "Mighty Ghostly Spirit",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3; aside: 2 Ghostly Spirit C 1/2/2",
        monique="ready: Assistant C 1/1/2",
        dice="C 1/2/2, Q2",
    )
    assert pile(game, "Quinn", "ready") == ["Ghostly Spirit C 1/2/2", "Witching Hag C 1/3/3"]
    assert pile(game, "Quinn", "used") == ["Ghostly Spirit"]


@card("Mighty Ghostly Spirit", "Mighty Primordial Ooze")
def test_mighty_ghostly_spirit_set_aside_is_in_no_count() -> None:
    """K15: it is in no pile and in no count."""
    game = table(
        "Mighty Ghostly Spirit",
        "Mighty Primordial Ooze",
        turn="Quinn, attack",
        quinn="ready: Primordial Ooze C 2/?/?; aside: Ghostly Spirit C 1/2/2",
        monique="ready: Witching Hag C 1/3/3",
    )
    assert pile(game, "Monique", "ready") == ["Witching Hag C 1/3/3"]  # 2 against 3


@card("Mighty Ghostly Spirit", "Life Charm")
def test_mighty_ghostly_spirit_under_a_life_charm_goes_aside_or_to_the_active_pool() -> None:
    """C4: its owner applies exactly one."""
    for use, zone in (("use Mighty Ghostly Spirit", "aside"), ("use Life Charm", "active")):
        game = table(
            "Mighty Ghostly Spirit",
            "Life Charm",
            turn="Quinn, attack",
            quinn="ready: Witching Hag C 2/4/5",
            monique="ready: Ghostly Spirit C 1/2/2, Life S",
        )
        take(game, "Monique: cast Life")
        pass_all(game)
        take(game, use)
        assert len(pile(game, "Monique", zone)) == 1
        assert active(game) == "Quinn"
