"""Quest of the Qladiator: Poison Dart Frog and Qladiator, summoned and Locked."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import active, attack, decider, defense, end_turn, glory, in_the_wilds, offers, why_not, worth
from tests.cards.setting import table
from tests.rules.looking import offered, phase

LOCKS = ["L *", "L **"]

# -- Poison Dart Frog ----------------------------------------------------------------------------------


@card("Poison Dart Frog")
def test_poison_dart_frog_takes_an_attacker_along_and_the_total_stays() -> None:
    game = table(
        "Poison Dart Frog",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 1/4/4, Deathdealer C 1/3/2; locked: Frost Howler L *",
        monique="ready: Poison Dart Frog C 1/3/1, Quake Dragon C 2/6/6 *",
    )
    take(game, "Monique: defend Poison Dart Frog")
    assert decider(game) == "Quinn"
    assert offered(game) == ["choose Deathdealer C 1/3/2", "choose Quake Dragon C 1/4/4"]
    take(game, "Quinn: choose Quake Dragon")
    assert pile(game, "Quinn", "used") == ["Quake Dragon"]
    # 7, less 1 for the Frog: 6 against the Dragon's 6 and 1 for its burst
    assert pile(game, "Monique", "ready") == ["Quake Dragon C 2/6/6 *"]
    assert phase(game) == "capture"


@card("Poison Dart Frog")
def test_poison_dart_frog_leaves_the_total_for_those_who_defend_later() -> None:
    game = table(
        "Poison Dart Frog",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 1/4/4",
        monique="ready: Poison Dart Frog C 1/3/1",
        clark="ready: Deathdealer C 2/4/4",
    )
    assert pile(game, "Quinn", "used") == ["Quake Dragon"]
    assert pile(game, "Monique", "used") == ["Poison Dart Frog"]
    assert pile(game, "Clark", "used") == ["Deathdealer"]


@card("Poison Dart Frog")
def test_poison_dart_frog_destroyed_by_a_spell_takes_nobody_along() -> None:
    game = table(
        "Poison Dart Frog",
        "Death Incantation",
        quinn="ready: Death S *, Assistant C 1/1/2",
        monique="ready: Poison Dart Frog C 1/3/1",
    )
    take(game, "cast Death", "choose Poison Dart Frog")
    assert "Assistant C 1/1/2" in pile(game, "Quinn", "ready")


@card("Poison Dart Frog")
def test_poison_dart_frog_cannot_ask_for_an_immune_attacker() -> None:
    """c.5: "one of your own" is not asked of an Immune Creature."""
    game = table(
        "Poison Dart Frog",
        "Gnome Barbarian",
        turn="Quinn, attack",
        quinn="ready: Gnome Barbarian C 1/1/3 *",
        monique="ready: Poison Dart Frog C 1/3/1",
    )
    assert pile(game, "Monique", "used") == ["Poison Dart Frog"]
    assert pile(game, "Quinn", "ready") == ["Gnome Barbarian C 1/1/3 *"]


@card("Poison Dart Frog")
def test_poison_dart_frog_locked_with_one_burst_lowers_the_glory_of_opposing_creatures() -> None:
    game = table(
        "Poison Dart Frog",
        turn="Quinn, capture",
        quinn="ready: Scavenging Goblin C 1/2/2, Assistant C 1/1/2",
        monique="ready: Scavenging Goblin C 1/2/2; locked: Poison Dart Frog L *",
    )
    assert worth(game, "Scavenging Goblin") == 1
    assert worth(game, "Assistant") == 0
    assert worth(game, "Scavenging Goblin", "Monique") == 2


@card("Poison Dart Frog")
def test_poison_dart_frog_locked_twice_against_an_assistant_stops_at_0() -> None:
    game = table(
        "Poison Dart Frog",
        turn="Quinn, score",
        quinn="ready: Assistant C 1/1/2; bag: Portal",
        monique="locked: Poison Dart Frog L *",
        clark="locked: Poison Dart Frog L *",
    )
    assert glory(game) == 0


@card("Poison Dart Frog")
def test_poison_dart_frog_locked_with_two_bursts_lowers_the_glory_of_its_own_players_creatures() -> None:
    game = table(
        "Poison Dart Frog",
        turn="Quinn, capture",
        quinn="ready: Scavenging Goblin C 1/2/2; locked: Poison Dart Frog L **",
        monique="ready: Scavenging Goblin C 1/2/2",
    )
    assert worth(game, "Scavenging Goblin") == 1
    assert worth(game, "Scavenging Goblin", "Monique") == 2


# -- Strong Poison Dart Frog ---------------------------------------------------------------------------


@card("Strong Poison Dart Frog")
def test_strong_poison_dart_frog_is_culled_as_it_scores_and_gives_no_other_cull() -> None:
    game = table(
        "Strong Poison Dart Frog",
        turn="Quinn, score",
        quinn="ready: Poison Dart Frog C 1/3/1; used: Assistant; bag: Portal",
    )
    assert glory(game) == 4
    assert in_the_wilds(game, "Strong Poison Dart Frog") == 5
    assert pile(game, "Quinn", "used") == ["Assistant"]
    assert kinds(game) == {"roll"}


@card("Strong Poison Dart Frog")
def test_strong_poison_dart_frog_leaves_the_culls_of_the_others() -> None:
    game = table(
        "Strong Poison Dart Frog",
        turn="Quinn, score",
        quinn="ready: Poison Dart Frog C 1/3/1, Scavenging Goblin C 1/2/2; used: 2 Assistant; bag: Portal",
    )
    assert glory(game) == 6
    take(game, "cull Assistant")
    assert kinds(game) == {"roll"}


@card("Strong Poison Dart Frog")
def test_strong_poison_dart_frog_with_expert_culling_is_culled_either_way() -> None:
    """S4: cull it and take its Glory, or neither; its own ability culls it then."""
    game = table(
        "Strong Poison Dart Frog",
        turn="Quinn, score",
        rules="expert_culling=True",
        quinn="ready: Poison Dart Frog C 1/3/1; bag: Portal",
    )
    take(game, "keep Poison Dart Frog")
    assert glory(game) == 0
    assert in_the_wilds(game, "Strong Poison Dart Frog") == 5


@card("Strong Poison Dart Frog")
def test_strong_poison_dart_frog_with_one_burst_is_locked_on_an_opponent_who_loses_glory_each_turn() -> None:
    game = table(
        "Strong Poison Dart Frog",
        quinn="glory 5; active: Poison Dart Frog L *, Qladiator L *",
        monique="glory 3; bag: 6 Basic Quiddity",
        clark="glory 5; bag: 6 Basic Quiddity",
        dice="6x Basic Quiddity, 6x Q1, 6x Basic Quiddity, 6x Q1",
    )
    take(game, "lock Poison Dart Frog", "name Monique")
    assert pile(game, "Monique", "locked") == ["Poison Dart Frog L *"]
    take(game, "lock Qladiator")  # the Frog did not count
    end_turn(game)
    assert active(game) == "Monique"
    assert glory(game, "Monique") == 2
    take(game, "Monique: roll")
    end_turn(game)
    assert (glory(game), glory(game, "Monique"), glory(game, "Clark")) == (5, 2, 5)


@card("Strong Poison Dart Frog")
def test_strong_poison_dart_frog_with_two_bursts_is_the_own_lock_and_costs_its_own_player() -> None:
    game = table(
        "Strong Poison Dart Frog",
        quinn="glory 5; active: Poison Dart Frog L **, Qladiator L *, Assistant C 1/1/2, Assistant Q1; bag: Portal",
        monique="glory 3; bag: 6 Basic Quiddity",
        dice="6x Basic Quiddity, 6x Q1",
    )
    take(game, "lock Poison Dart Frog")
    assert why_not(game, "lock", "Qladiator") == "has_locked"
    end_turn(game)
    take(game, "Monique: roll")
    assert (glory(game), glory(game, "Monique")) == (5, 3)
    end_turn(game)
    assert active(game) == "Quinn"
    assert glory(game) == 4


@card("Strong Poison Dart Frog")
def test_strong_poison_dart_frog_takes_glory_before_its_owner_scores_and_stops_at_0() -> None:
    """At the start of the turn, before phase 1."""
    game = table(
        "Strong Poison Dart Frog",
        turn="Quinn, capture",
        monique="ready: Scavenging Goblin C 1/2/2; locked: Poison Dart Frog L *; bag: Portal",
    )
    take(game, "end")
    assert glory(game, "Monique") == 2


# -- Mighty Poison Dart Frog ---------------------------------------------------------------------------


@card("Mighty Poison Dart Frog")
def test_mighty_poison_dart_frog_weakens_the_first_defender_of_each_opponent() -> None:
    """4 in all: 3 would not do for a defense of 4, 2 less lets 2 through to the next one, who has 4 in full."""
    game = table(
        "Mighty Poison Dart Frog",
        turn="Quinn, attack",
        quinn="ready: Poison Dart Frog C 1/3/1, Assistant C 1/1/2",
        monique="ready: Deathdealer C 2/4/4, Quake Dragon C 1/4/4",
        clark="ready: Quake Dragon C 1/4/4, Assistant C 1/1/2, Warrior of the Quay C 1/2/3",
        michael="ready: Quake Dragon C 1/4/4, Warrior of the Quay C 1/2/3",
    )
    take(game, "Monique: defend Deathdealer")
    assert pile(game, "Monique", "used") == ["Deathdealer"]
    assert "Quake Dragon C 1/4/4" in pile(game, "Monique", "ready")
    take(game, "Clark: defend Quake Dragon", "Clark: defend Assistant")  # 2 are left: the Assistant falls too
    assert pile(game, "Clark", "used") == ["Assistant", "Quake Dragon"]
    take(game, "Michael: defend Quake Dragon")  # 2 are left, and the Warrior has 3
    assert pile(game, "Michael", "used") == ["Quake Dragon"]


@card("Mighty Poison Dart Frog")
def test_mighty_poison_dart_frog_leaves_the_first_defender_1_defense() -> None:
    game = table(
        "Mighty Poison Dart Frog",
        turn="Quinn, attack",
        quinn="ready: 2 Poison Dart Frog C 1/3/1",
        monique="ready: Deathdealer C 1/3/2, Questing Wizard C 1/2/5, Quake Dragon C 3/8/7 **",
    )
    take(game, "Monique: defend Deathdealer")
    # 6 less 1, against the Wizard's 5 in full
    take(game, "Monique: defend Questing Wizard")
    assert pile(game, "Monique", "used") == ["Deathdealer", "Questing Wizard"]
    assert defense(game, "Quake Dragon", "Monique") == 9


@card("Mighty Poison Dart Frog")
def test_mighty_poison_dart_frog_does_not_weaken_when_it_does_not_attack() -> None:
    game = table(
        "Mighty Poison Dart Frog",
        "Strong Quake Dragon",
        turn="Quinn, attack",
        quinn="ready: Poison Dart Frog C 1/3/1, Questing Wizard C 3/4/8 **",
        monique="ready: Quake Dragon C 1/4/4, Questing Wizard C 1/2/5",
    )
    take(game, "Monique: defend Questing Wizard")  # 4 against 5: the Frog, level 1, cannot attack her
    assert pile(game, "Monique", "used") == []


@card("Mighty Poison Dart Frog")
@pytest.mark.parametrize(("lock", "theirs"), [("L *", 8), ("L **", 9)])
def test_mighty_poison_dart_frog_locked_gives_1_attack(lock: str, theirs: int) -> None:
    game = table(
        "Mighty Poison Dart Frog",
        turn="Quinn, capture",
        quinn=f"ready: Assistant C 1/1/2; locked: Poison Dart Frog {lock}",
        monique="ready: Quake Dragon C 3/8/7 **",
    )
    assert attack(game, "Assistant") == 2
    assert attack(game, "Quake Dragon", "Monique", "Quinn") == theirs


# -- Qladiator -----------------------------------------------------------------------------------------


@card("Qladiator")
def test_qladiator_has_2_more_defense_once_its_attack_has_destroyed_and_keeps_it() -> None:
    game = table(
        "Qladiator",
        turn="Quinn, attack",
        quinn="ready: Qladiator C 2/6/5",
        monique="ready: Assistant C 1/1/2, Deathdealer C 1/3/2; bag: 6 Basic Quiddity",
        dice="6x Basic Quiddity, 6x Q1",
    )
    take(game, "Monique: defend Assistant")  # both fall: 2 and 2 of 6
    assert len(pile(game, "Monique", "used")) == 2
    assert defense(game, "Qladiator") == 7  # once in a turn
    end_turn(game)
    take(game, "Monique: roll")
    assert defense(game, "Qladiator") == 7


@card("Qladiator")
def test_qladiator_gains_nothing_by_a_spell_or_without_a_victim() -> None:
    game = table(
        "Qladiator",
        "Death Incantation",
        quinn="ready: Qladiator C 2/6/5, Death S *",
        monique="ready: Assistant C 1/1/2",
    )
    take(game, "cast Death", "choose Assistant")
    assert defense(game, "Qladiator") == 5


@card("Qladiator")
def test_qladiator_loses_its_defense_when_it_leaves_play() -> None:
    game = table(
        "Qladiator",
        "Death Incantation",
        turn="Quinn, attack",
        quinn="ready: Qladiator C 2/6/5, Death S *; used: Assistant",
        monique="ready: Assistant C 1/1/2",
    )
    assert defense(game, "Qladiator") == 7
    take(game, "cast Death")
    assert "Qladiator" in pile(game, "Quinn", "used")
    assert game.state.gifts == []


@card("Qladiator")
@pytest.mark.parametrize(("lock", "theirs"), [("L *", 8), ("L **", 10)])
def test_qladiator_locked_gives_2_attack(lock: str, theirs: int) -> None:
    game = table(
        "Qladiator",
        turn="Quinn, capture",
        quinn=f"ready: Assistant C 1/1/2; locked: Qladiator {lock}",
        monique="ready: Quake Dragon C 3/8/7 **",
    )
    assert attack(game, "Assistant") == 3
    assert attack(game, "Quake Dragon", "Monique", "Quinn") == theirs


@card("Qladiator")
def test_qladiator_locked_with_two_bursts_cannot_change_an_immune_opposing_creature() -> None:
    """Immunity: no effect of an opponent, a good one neither."""
    game = table(
        "Qladiator",
        "Gnome Barbarian",
        turn="Quinn, capture",
        quinn="locked: Qladiator L **; ready: Assistant C 1/1/2",
        monique="ready: Gnome Barbarian C 1/1/3 *, Assistant C 1/1/2",
    )
    assert attack(game, "Gnome Barbarian", "Monique", "Quinn") == 1
    assert attack(game, "Assistant", "Monique", "Quinn") == 3


# -- Strong Qladiator ----------------------------------------------------------------------------------


@card("Strong Qladiator")
def test_strong_qladiator_is_kept_for_1_glory() -> None:
    game = table(
        "Strong Qladiator",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="glory 2; ready: Qladiator C 2/6/5",
    )
    assert decider(game) == "Monique"
    take(game, "Monique: use")
    assert glory(game, "Monique") == 1
    assert pile(game, "Monique", "ready") == ["Qladiator C 2/6/5"]
    assert decider(game) == "Quinn"


@card("Strong Qladiator")
def test_strong_qladiator_may_fall_all_the_same() -> None:
    game = table(
        "Strong Qladiator",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="glory 2; ready: Qladiator C 2/6/5",
    )
    take(game, "Monique: decline")
    assert glory(game, "Monique") == 2
    assert pile(game, "Monique", "used") == ["Qladiator"]


@card("Strong Qladiator")
def test_strong_qladiator_without_glory_cannot_be_paid_for() -> None:
    """The FAQ: to pay one must have it."""
    game = table(
        "Strong Qladiator",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="ready: Qladiator C 2/6/5",
    )
    assert decider(game) == "Quinn"
    assert pile(game, "Monique", "used") == ["Qladiator"]


@card("Strong Qladiator")
def test_strong_qladiator_is_not_kept_from_a_spell() -> None:
    game = table(
        "Strong Qladiator",
        "Death Incantation",
        quinn="ready: Death S **",
        monique="glory 2; ready: Qladiator C 2/6/5",
    )
    take(game, "cast Death")
    assert pile(game, "Monique", "used") == ["Qladiator"]


@card("Strong Qladiator")
@pytest.mark.parametrize("lock", LOCKS)
def test_strong_qladiator_locked_gains_1_glory_once_a_turn_for_its_players_attack(lock: str) -> None:
    game = table(
        "Strong Qladiator",
        turn="Quinn, attack",
        quinn=f"ready: Quake Dragon C 3/8/7 **; locked: Qladiator {lock}",
        monique="ready: 2 Assistant C 1/1/2",
        clark="ready: Assistant C 1/1/2",
    )
    assert glory(game) == 1


@card("Strong Qladiator")
@pytest.mark.parametrize(("lock", "gained"), [("L *", 0), ("L **", 1)])
def test_strong_qladiator_locked_rewards_other_players_with_two_bursts_only(lock: str, gained: int) -> None:
    game = table(
        "Strong Qladiator",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique=f"ready: 2 Assistant C 1/1/2; locked: Qladiator {lock}",
    )
    assert glory(game) == gained
    assert glory(game, "Monique") == 0


@card("Strong Qladiator")
def test_strong_qladiator_locked_asks_for_a_destroyed_creature() -> None:
    game = table(
        "Strong Qladiator",
        "Death Incantation",
        quinn="ready: Assistant C 1/1/2, Death S *; locked: Qladiator L **",
        monique="ready: Deathdealer C 1/3/2, Quake Dragon C 3/8/7 **",
    )
    take(game, "cast Death", "choose Deathdealer", "end")
    assert glory(game) == 0


# -- Mighty Qladiator ----------------------------------------------------------------------------------


@card("Mighty Qladiator")
def test_mighty_qladiator_is_worth_1_more_once_its_attack_has_destroyed_and_keeps_it() -> None:
    game = table(
        "Mighty Qladiator",
        turn="Quinn, attack",
        quinn="ready: Qladiator C 3/8/6; bag: 6 Basic Quiddity",
        monique="ready: 2 Assistant C 1/1/2; bag: 6 Basic Quiddity",
        dice="6x Basic Quiddity, 6x Q1",
    )
    assert worth(game, "Qladiator") == 4
    end_turn(game)
    take(game, "Monique: roll")
    end_turn(game)
    assert glory(game) == 4


@card("Mighty Qladiator")
def test_mighty_qladiator_has_no_immunity_of_its_own_while_summoned() -> None:
    """The word on the card belongs to its Lock text."""
    game = table(
        "Mighty Qladiator",
        "Death Incantation",
        quinn="ready: Death S **",
        monique="ready: Qladiator C 2/6/5",
    )
    take(game, "cast Death")
    assert pile(game, "Monique", "used") == ["Qladiator"]


@card("Mighty Qladiator", "Death Incantation")
def test_mighty_qladiator_locked_with_one_burst_makes_its_players_other_creatures_immune() -> None:
    game = table(
        "Mighty Qladiator",
        "Death Incantation",
        quinn="ready: Death S **, Assistant C 1/1/2",
        monique="ready: Quake Dragon C 3/8/7 **; locked: Qladiator L *",
    )
    take(game, "cast Death")
    # the Locked one itself is not Immune
    assert offered(game) == ["choose Assistant C 1/1/2", "choose Qladiator L * of Monique"]


@card("Mighty Qladiator", "Death Incantation")
def test_mighty_qladiator_locked_with_two_bursts_makes_all_other_creatures_immune() -> None:
    """Immune to opponents, not to their own player."""
    game = table(
        "Mighty Qladiator",
        "Death Incantation",
        quinn="ready: Death S **, Assistant C 1/1/2",
        monique="locked: Qladiator L **",
        clark="ready: Quake Dragon C 3/8/7 **",
    )
    take(game, "cast Death")
    assert offered(game) == ["choose Assistant C 1/1/2", "choose Qladiator L ** of Monique"]


@card("Mighty Qladiator")
def test_mighty_qladiator_locked_protects_only_its_own_side_with_one_burst() -> None:
    game = table(
        "Mighty Qladiator",
        "Death Incantation",
        quinn="ready: Death S **",
        monique="locked: Qladiator L *",
        clark="ready: Quake Dragon C 3/8/7 **",
    )
    take(game, "cast Death")
    assert "choose Quake Dragon C 3/8/7 ** of Clark" in offers(game)


@card("Qladiator", "Strong Qladiator", "Mighty Qladiator", "Quake Dragon")
def test_qladiators_of_all_kinds_count_what_a_quake_dragons_breath_destroys() -> None:
    """C5: the breath is part of the attack."""
    told = "ready: Quake Dragon C 1/4/4"
    victim = "ready: Assistant C 1/1/2"
    game = table("Qladiator", "Quake Dragon", turn="Quinn, attack", quinn=told + ", Qladiator C 2/6/5", monique=victim)
    assert defense(game, "Qladiator") == 7
    game = table(
        "Mighty Qladiator", "Quake Dragon", turn="Quinn, attack", quinn=told + ", Qladiator C 2/6/5", monique=victim
    )
    assert worth(game, "Qladiator") == 4
    for lock in LOCKS:
        game = table(
            "Strong Qladiator", "Quake Dragon", turn="Quinn, attack", quinn=f"{told}; locked: Qladiator {lock}",
            monique=victim,
        )  # fmt: skip
        assert glory(game) == 1


@card("Poison Dart Frog", "Mighty Poison Dart Frog")
def test_poison_dart_frogs_cannot_harm_an_immune_creature() -> None:
    """Neither its Glory nor its defense."""
    game = table(
        "Poison Dart Frog",
        "Gnome Barbarian",
        turn="Quinn, capture",
        quinn="ready: Gnome Barbarian C 1/1/3 *",
        monique="locked: Poison Dart Frog L *",
    )
    assert worth(game, "Gnome Barbarian") == 2
    game = table(
        "Mighty Poison Dart Frog",
        "Gnome Barbarian",
        turn="Quinn, attack",
        quinn="ready: Poison Dart Frog C 1/3/1",
        monique="ready: Gnome Barbarian C 1/1/3 *",
    )
    # alone it has 2 more defense: 5 against 3
    assert pile(game, "Monique", "ready") == ["Gnome Barbarian C 1/1/3 *"]
