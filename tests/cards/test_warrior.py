"""Warrior of the Quay: strong against the lonely, strong in company, the only one of its kind."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import attack, decider, defense, end_turn, glory, go_and_attack, offers, quiddity, why_not
from tests.cards.setting import table

# -- Warrior of the Quay -----------------------------------------------------------------------------


@card("Warrior of the Quay")
@pytest.mark.parametrize(("face", "value"), [("C 1/2/3", 2), ("C 2/3/4", 3)])
def test_warrior_of_the_quay_has_3_more_attack_against_a_player_with_exactly_1_creature(face: str, value: int) -> None:
    game = table(
        "Warrior of the Quay",
        turn="Quinn, capture",
        quinn=f"ready: Warrior of the Quay {face}",
        monique="ready: Assistant C 1/1/2, Growth S",
        clark="ready: 2 Assistant C 1/1/2",
        michael="",
    )
    assert attack(game, "Warrior of the Quay", against="Monique") == value + 3
    assert attack(game, "Warrior of the Quay", against="Clark") == value
    assert attack(game, "Warrior of the Quay", against="Michael") == value


@card("Warrior of the Quay")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_warrior_of_the_quay_breaks_a_lonely_defense_of_5(edition: str) -> None:
    game = table(
        "Warrior of the Quay",
        turn="Quinn, attack",
        rules=f"edition={edition}",
        quinn="ready: Warrior of the Quay C 1/2/3",
        monique="ready: Witching Hag C 2/4/5",
        clark="ready: Witching Hag C 1/3/3, Assistant C 1/1/2",
    )
    assert pile(game, "Monique", "used") == ["Witching Hag"]
    take(game, "Clark: defend Witching Hag")
    assert pile(game, "Clark", "used") == []


@card("Warrior of the Quay")
def test_two_warriors_of_the_quay_have_3_more_attack_each() -> None:
    game = table(
        "Warrior of the Quay",
        turn="Quinn, attack",
        quinn="ready: 2 Warrior of the Quay C 1/2/3",
        monique="ready: Quake Dragon C 3/8/7 **",
    )
    assert pile(game, "Monique", "used") == ["Quake Dragon"]  # 10 against 9


@card("Warrior of the Quay", "Quake Dragon")
def test_warrior_of_the_quay_counts_the_creatures_there_when_totals_are_counted() -> None:
    """C14: the Dragon's breath comes before the totals and leaves one Creature: 4 and 2 and 3 against 8."""
    game = table(
        "Warrior of the Quay",
        "Quake Dragon",
        turn="Quinn, attack",
        quinn="ready: Warrior of the Quay C 1/2/3, Quake Dragon C 1/4/4",
        monique="ready: Assistant C 1/1/2, Defender of the Pale C 3/2/8 **",
    )
    assert pile(game, "Monique", "ready") == []


@card("Warrior of the Quay")
def test_warrior_of_the_quay_keeps_its_total_when_only_one_defender_is_left() -> None:
    """The total is fixed when it is counted: 2 against two Creatures stays 2."""
    game = table(
        "Warrior of the Quay",
        turn="Quinn, attack",
        quinn="ready: Warrior of the Quay C 1/2/3",
        monique="ready: 2 Assistant C 1/1/2",
    )
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]


# -- Strong Warrior of the Quay ----------------------------------------------------------------------


@card("Strong Warrior of the Quay")
def test_strong_warrior_of_the_quay_gives_1_attack_and_1_defense_to_all_its_players_other_creatures() -> None:
    game = table(
        "Strong Warrior of the Quay",
        turn="Quinn, capture",
        quinn="ready: Warrior of the Quay C 1/2/3, Assistant C 1/1/2, Witching Hag C 2/4/5",
        monique="ready: Assistant C 1/1/2",
    )
    assert (attack(game, "Assistant"), defense(game, "Assistant")) == (2, 3)
    assert (attack(game, "Witching Hag"), defense(game, "Witching Hag")) == (5, 6)
    assert (attack(game, "Warrior of the Quay"), defense(game, "Warrior of the Quay")) == (2, 3)
    assert defense(game, "Assistant", "Monique") == 2
    assert attack(game, "Assistant", "Monique", "Quinn") == 1


@card("Strong Warrior of the Quay")
def test_three_strong_warriors_of_the_quay_give_each_other_2_and_2() -> None:
    game = table(
        "Strong Warrior of the Quay",
        turn="Quinn, capture",
        quinn="ready: 2 Warrior of the Quay C 1/2/3, Warrior of the Quay C 2/3/4, Assistant C 1/1/2",
    )
    assert (attack(game, "Warrior of the Quay C 1"), defense(game, "Warrior of the Quay C 1")) == (4, 5)
    assert (attack(game, "Warrior of the Quay C 2"), defense(game, "Warrior of the Quay C 2")) == (5, 6)
    assert (attack(game, "Assistant"), defense(game, "Assistant")) == (4, 5)


@card("Strong Warrior of the Quay")
def test_strong_warrior_of_the_quay_no_longer_helps_once_it_has_fallen() -> None:
    """5 against the Warrior's 3: 2 are left for an Assistant that is back to 2."""
    game = table(
        "Strong Warrior of the Quay",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 2/4/5, Assistant C 1/1/2",
        monique="ready: Warrior of the Quay C 1/2/3, Assistant C 1/1/2",
    )
    take(game, "Monique: defend Warrior of the Quay")
    assert pile(game, "Monique", "ready") == []
    game = table(
        "Strong Warrior of the Quay",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 2/4/5, Assistant C 1/1/2",
        monique="ready: Warrior of the Quay C 1/2/3, Assistant C 1/1/2",
    )
    take(game, "Monique: defend Assistant")
    assert pile(game, "Monique", "ready") == ["Warrior of the Quay C 1/2/3"]


@card("Strong Warrior of the Quay")
def test_strong_warrior_of_the_quay_also_helps_those_who_come_later() -> None:
    game = table(
        "Strong Warrior of the Quay",
        turn="Quinn, ready, quiddity 1",
        quinn="ready: Warrior of the Quay C 1/2/3; active: Assistant C 1/1/2",
    )
    take(game, "summon Assistant")
    assert attack(game, "Assistant") == 2


# -- Mighty Warrior of the Quay ----------------------------------------------------------------------


@card("Mighty Warrior of the Quay")
def test_mighty_warrior_of_the_quay_destroys_all_other_players_warriors_when_summoned() -> None:
    game = table(
        "Mighty Warrior of the Quay",
        turn="Quinn, ready, quiddity 2",
        quinn="active: Warrior of the Quay C 1/2/3, Assistant C 1/1/2; ready: Warrior of the Quay C 2/3/4",
        monique="ready: Warrior of the Quay C 1/2/3, Witching Hag C 1/3/3",
        clark="ready: Warrior of the Quay C 2/3/4",
    )
    take(game, "summon Warrior of the Quay")
    assert pile(game, "Monique", "ready") == ["Witching Hag C 1/3/3"]
    assert pile(game, "Monique", "used") == ["Warrior of the Quay"]
    assert pile(game, "Clark", "used") == ["Warrior of the Quay"]
    assert pile(game, "Quinn", "ready") == ["Warrior of the Quay C 1/2/3", "Warrior of the Quay C 2/3/4"]


@card("Mighty Warrior of the Quay")
def test_mighty_warrior_of_the_quay_may_be_summoned_only_once_a_turn() -> None:
    game = table(
        "Mighty Warrior of the Quay",
        turn="Quinn, ready, quiddity 5",
        quinn="active: Warrior of the Quay C 1/2/3, Warrior of the Quay C 2/3/4, Assistant C 1/1/2",
    )
    take(game, "summon Warrior of the Quay C 1/2/3")
    assert offers(game) == ["summon Assistant C 1/1/2", "end"]
    assert why_not(game, "summon", "Warrior of the Quay C 2/3/4") == "forbidden"


@card("Mighty Warrior of the Quay")
def test_mighty_warrior_of_the_quay_limit_counts_summons_only() -> None:
    """K16: one that stands in the Ready Area already does not count."""
    game = table(
        "Mighty Warrior of the Quay",
        turn="Quinn, ready, quiddity 5",
        quinn="active: Warrior of the Quay C 1/2/3; ready: Warrior of the Quay C 2/3/4",
    )
    take(game, "summon Warrior of the Quay")
    assert len(pile(game, "Quinn", "ready")) == 2


@card("Mighty Warrior of the Quay")
def test_mighty_warrior_of_the_quay_may_be_summoned_again_in_the_next_turn() -> None:
    game = table(
        "Mighty Warrior of the Quay",
        turn="Quinn, ready, quiddity 1",
        quinn="active: Warrior of the Quay C 1/2/3",
        monique="bag: Warrior of the Quay, 5 Basic Quiddity",
        dice="Warrior of the Quay, 5x Basic Quiddity, C 1/2/3, 5x Q1",
    )
    take(game, "summon Warrior of the Quay")
    end_turn(game)
    take(game, "Monique: roll", "Monique: summon Warrior of the Quay")
    assert pile(game, "Quinn", "used") == ["Warrior of the Quay"]


@card("Mighty Warrior of the Quay", "Strong Primordial Ooze")
def test_mighty_warrior_of_the_quay_limit_is_not_used_up_by_an_ooze_that_copies_one() -> None:
    """K16: only summons of Warriors count, and the Ooze was summoned as an Ooze."""
    game = table(
        "Mighty Warrior of the Quay",
        "Strong Primordial Ooze",
        turn="Quinn, ready, quiddity 3",
        quinn="active: Primordial Ooze C 2/?/?, Warrior of the Quay C 1/2/3",
        monique="ready: Warrior of the Quay C 2/3/4",
    )
    take(game, "summon Primordial Ooze", "summon Warrior of the Quay")
    assert pile(game, "Monique", "used") == ["Warrior of the Quay"]


@card("Mighty Warrior of the Quay", "Shaping Cantrip")
def test_mighty_warrior_of_the_quay_destroys_so_that_reactions_can_save() -> None:
    game = table(
        "Mighty Warrior of the Quay",
        "Shaping Cantrip",
        turn="Quinn, ready, quiddity 1",
        quinn="active: Warrior of the Quay C 1/2/3",
        monique="ready: Warrior of the Quay C 2/3/4, Shaping S",
    )
    take(game, "summon Warrior of the Quay", "Monique: cast Shaping")
    assert pile(game, "Monique", "ready") == ["Warrior of the Quay C 2/3/4"]


@card("Mighty Warrior of the Quay", "Witching Hag")
def test_mighty_warrior_of_the_quay_destroys_for_its_player() -> None:
    """C5: "you destroy" covers your abilities."""
    game = table(
        "Mighty Warrior of the Quay",
        "Witching Hag",
        turn="Quinn, ready, quiddity 1",
        quinn="active: Warrior of the Quay C 1/2/3, Assistant C 1/1/2; ready: Witching Hag C 1/3/3",
        monique="ready: 2 Warrior of the Quay C 1/2/3",
    )
    take(game, "summon Warrior of the Quay")
    assert quiddity(game) == 2
    assert decider(game) == "Quinn"


@card("Mighty Warrior of the Quay")
def test_mighty_warrior_of_the_quay_is_worth_3_glory_and_has_no_attack_bonus() -> None:
    game = table(
        "Mighty Warrior of the Quay",
        turn="Quinn, capture",
        quinn="ready: Warrior of the Quay C 1/2/3",
        monique="ready: Assistant C 1/1/2",
    )
    assert attack(game, "Warrior of the Quay") == 2
    go_and_attack(game)
    game = table("Mighty Warrior of the Quay", turn="Quinn, score", quinn="ready: Warrior of the Quay C 1/2/3")
    assert glory(game) == 3
    assert kinds(game) == {"cull", "enough"}
