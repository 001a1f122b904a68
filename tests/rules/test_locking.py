"""X4, X10, D11 and the Qladiator chapter of the 2018 rulebook: the Lock."""

from __future__ import annotations

import pytest

from quarriors import QuarriorsError
from quarriors.testing import find_die, kinds, pile, take
from tests.cards.seen import attack, decider, end_turn, glory, offers, quiddity, why_not
from tests.cards.setting import table
from tests.rules.looking import in_wilds, offered, phase, seated

# -- locking -------------------------------------------------------------------------------------------


def test_X4_a_die_is_locked_in_phase_2_for_nothing_and_is_not_summoned() -> None:
    """Locking costs no Quiddity and sets off nothing that waits for a summoning."""
    game = table(
        "Strong Frost Howler",
        quinn="active: Frost Howler L *",
        monique="ready: Quake Dragon C 2/6/6 *",
    )
    assert offers(game) == ["lock Frost Howler L *", "end"]
    take(game, "lock Frost Howler")
    assert pile(game, "Quinn", "locked") == ["Frost Howler L *"]
    assert pile(game, "Quinn", "active") == []
    assert pile(game, "Monique", "ready") == ["Quake Dragon C 2/6/6 *"]  # "when summoned" would turn it down


def test_X4_a_locked_die_has_level_attack_and_defense_0() -> None:
    """It lies in an Area of its own: the pile of the Ready Area does not list it."""
    game = table("Frost Howler", quinn="ready: Quake Dragon C 2/6/6 *; locked: Frost Howler L *")
    (howler,) = game.table().pile("Quinn", "locked")
    assert (howler.is_creature, howler.level, howler.attack, howler.defense, howler.glory) == (True, 0, 0, 0, 0)
    assert pile(game, "Quinn", "ready") == ["Quake Dragon C 2/6/6 *"]
    assert [die.name for die in game.table().player("Quinn").creatures] == ["Quake Dragon"]


def test_X4_a_surcharge_on_summoning_does_not_reach_locking() -> None:
    game = table(
        "Mighty Defender of the Pale",
        quinn="active: Frost Howler L *",
        monique="ready: Defender of the Pale C 3/2/8 **",
    )
    take(game, "lock Frost Howler")
    assert pile(game, "Quinn", "locked") == ["Frost Howler L *"]


def test_X4_a_lock_face_is_no_creature_to_summon_and_pays_nothing() -> None:
    game = table("Scavenging Goblin", quinn="active: Frost Howler L **, Scavenging Goblin C 1/2/2")
    assert offers(game) == ["lock Frost Howler L **", "end"]
    assert why_not(game, "summon", "Frost Howler") is not None


def test_X4_one_lock_a_turn_in_the_own_area() -> None:
    game = table(
        quinn="active: Frost Howler L *, Qladiator L *, Assistant C 1/1/2, Assistant Q1; bag: Portal",
        monique="bag: Portal",
    )
    take(game, "lock Frost Howler")
    assert offers(game) == ["summon Assistant C 1/1/2", "end"]
    assert why_not(game, "lock", "Qladiator") == "has_locked"
    end_turn(game)
    assert pile(game, "Quinn", "locked") == ["Frost Howler L *"]
    assert pile(game, "Quinn", "used") == ["Assistant", "Assistant", "Qladiator"]


def test_X4_leaving_phase_2_forces_the_lock() -> None:
    game = table(
        quinn="active: Qladiator L *, Basic Quiddity Q1; locked: Frost Howler L *",
        monique="bag: Portal",
    )
    take(game, "end")
    assert pile(game, "Quinn", "locked") == ["Qladiator L *"]
    assert pile(game, "Quinn", "spent") == ["Frost Howler"]
    assert phase(game) == "capture"


def test_X4_of_several_the_player_chooses_which_one_is_forced() -> None:
    game = table(quinn="active: Qladiator L *, Frost Howler L *, Frost Howler L **; bag: Portal", monique="bag: Portal")
    take(game, "end")
    assert (decider(game), game.decision.kind) == ("Quinn", "lock")
    assert sorted(offers(game)) == ["lock Frost Howler L *", "lock Frost Howler L **", "lock Qladiator L *"]
    take(game, "lock Frost Howler L **")
    assert pile(game, "Quinn", "locked") == ["Frost Howler L **"]
    assert phase(game) == "capture"
    end_turn(game)
    assert pile(game, "Quinn", "used") == ["Frost Howler", "Qladiator"]


def test_X4_nothing_is_forced_where_one_was_locked_this_turn() -> None:
    game = table(quinn="active: Qladiator L *, 2 Frost Howler L *, Assistant Q1", monique="bag: Portal")
    take(game, "lock Qladiator")
    assert phase(game) == "capture"
    assert pile(game, "Quinn", "locked") == ["Qladiator L *"]


def test_X4_a_locked_die_of_an_earlier_turn_does_not_spare_the_forced_lock() -> None:
    game = table(
        "Strong Frost Howler",
        turn="Quinn, roll",
        quinn="bag: Qladiator, 5 Basic Quiddity; locked: Frost Howler L **",
        dice="Qladiator, 5x Basic Quiddity, L *, 5x Q1",
    )
    take(game, "roll", "end")
    assert pile(game, "Quinn", "locked") == ["Qladiator L *"]
    assert pile(game, "Quinn", "spent") == ["Frost Howler"]


def test_X4_a_die_put_on_an_opponent_does_not_count_and_may_be_repeated() -> None:
    game = table(
        "Quaxos' Eye",
        quinn="active: 2 Quaxos' Eye L *, Qladiator L *",
        monique="",
        clark="",
    )
    take(game, "lock Quaxos' Eye", "name Clark", "lock Quaxos' Eye", "name Monique", "lock Qladiator")
    assert pile(game, "Clark", "locked") == pile(game, "Monique", "locked") == ["Quaxos' Eye L *"]
    assert pile(game, "Quinn", "locked") == ["Qladiator L *"]


def test_X4_after_the_own_lock_a_die_may_still_go_to_an_opponent_but_need_not() -> None:
    told = "active: Quaxos' Eye L *, Qladiator L *, Assistant Q1"
    game = table("Quaxos' Eye", quinn=told)
    take(game, "lock Qladiator")
    assert "lock Quaxos' Eye L *" in offers(game)
    take(game, "end")
    assert phase(game) == "capture"
    assert pile(game, "Monique", "locked") == []


def test_X4_after_a_die_put_on_an_opponent_the_own_lock_is_still_forced() -> None:
    game = table("Quaxos' Eye", quinn="active: Quaxos' Eye L *, Qladiator L *, Assistant Q1")
    take(game, "lock Quaxos' Eye", "end")
    assert pile(game, "Quinn", "locked") == ["Qladiator L *"]
    assert phase(game) == "capture"


def test_X4_a_die_that_goes_to_an_opponent_is_forced_too_if_there_is_no_other() -> None:
    game = table("Quaxos' Eye", quinn="active: Quaxos' Eye L **, Assistant Q1", monique="", clark="")
    take(game, "end")
    assert game.decision.kind == "name"
    take(game, "name Clark")
    assert pile(game, "Clark", "locked") == ["Quaxos' Eye L **"]
    assert phase(game) == "capture"


def test_X4_choosing_a_die_for_an_opponent_does_not_spare_the_forced_own_lock() -> None:
    """It does not count, whether it was put there before phase 2 was left or because of it."""
    game = table("Quaxos' Eye", quinn="active: Quaxos' Eye L *, Qladiator L *, Assistant Q1")
    take(game, "end", "lock Quaxos' Eye")
    assert pile(game, "Monique", "locked") == ["Quaxos' Eye L *"]
    assert pile(game, "Quinn", "locked") == ["Qladiator L *"]
    assert phase(game) == "capture"


def test_X4_locking_is_no_immediate_effect_and_ends_freshness() -> None:
    """D3."""
    game = table(quinn="active: Qladiator L * fresh, Portal D2 fresh; bag: 2 Assistant")
    assert "draw" in kinds(game)
    take(game, "lock Qladiator")
    assert "draw" not in kinds(game)


def test_D11_a_lock_face_rolled_outside_phase_2_is_not_locked() -> None:
    """Harmony Spell, cast while capturing, rolls a Lock: nothing can and nothing must be Locked now."""
    game = table(
        "Harmony Spell",
        turn="Quinn, capture",
        quinn="ready: Harmony S; bag: Frost Howler",
        monique="locked: Qladiator L *; bag: Portal",
        dice="Frost Howler, L *",
    )
    take(game, "cast Harmony")
    assert pile(game, "Monique", "used") == ["Qladiator"]
    assert kinds(game) == {"capture", "end"}
    end_turn(game)
    assert pile(game, "Quinn", "locked") == []
    assert pile(game, "Quinn", "used") == ["Frost Howler", "Harmony"]


def test_a_lock_rolled_later_in_phase_2_can_be_locked_and_is_forced() -> None:
    game = table(
        quinn="active: Portal D1 fresh; bag: Qladiator",
        monique="bag: Portal",
        dice="Qladiator, L **",
    )
    take(game, "draw Portal")
    assert offers(game) == ["lock Qladiator L **", "end"]
    take(game, "end")
    assert pile(game, "Quinn", "locked") == ["Qladiator L **"]


def test_a_locked_die_stays_for_turns() -> None:
    game = table(
        quinn="locked: Qladiator L *; bag: 6 Basic Quiddity; active: Assistant Q1",
        monique="bag: 6 Basic Quiddity",
        dice="6x Basic Quiddity, 6x Q1, 6x Basic Quiddity, 6x Q1",
    )
    end_turn(game)
    take(game, "Monique: roll")
    end_turn(game)
    take(game, "Quinn: roll")
    assert pile(game, "Quinn", "locked") == ["Qladiator L *"]


def test_lock_boxes_are_refused_with_the_classic_edition() -> None:
    """E10."""
    with pytest.raises(QuarriorsError, match="classic"):
        table(rules="edition=classic", quinn="locked: Qladiator L *")


# -- replacing -----------------------------------------------------------------------------------------


def test_X4_a_replaced_die_goes_to_the_spent_pile_on_its_players_turn() -> None:
    game = table(quinn="active: Qladiator L *; locked: Frost Howler L **", monique="bag: Portal")
    take(game, "lock Qladiator")
    assert pile(game, "Quinn", "locked") == ["Qladiator L *"]
    assert pile(game, "Quinn", "spent") == ["Frost Howler"]


def test_X4_a_die_replaced_on_anothers_turn_goes_to_its_players_used_pile() -> None:
    game = table("Quaxos' Eye", quinn="active: Quaxos' Eye L *", monique="locked: Qladiator L *")
    take(game, "lock Quaxos' Eye")
    assert pile(game, "Monique", "locked") == ["Quaxos' Eye L *"]
    assert pile(game, "Monique", "used") == ["Qladiator"]


def test_X4_a_further_lock_may_replace_a_die_locked_this_turn() -> None:
    """Put on Monique it is hers: replaced, it goes to her Used Pile, not back to Quinn."""
    game = table("Quaxos' Eye", quinn="active: Quaxos' Eye L *, Quaxos' Eye L **", monique="")
    take(game, "lock Quaxos' Eye L *", "lock Quaxos' Eye L **")
    assert pile(game, "Monique", "locked") == ["Quaxos' Eye L **"]
    assert pile(game, "Monique", "used") == ["Quaxos' Eye"]


# -- unlocking -----------------------------------------------------------------------------------------


def test_X4_two_quiddity_unlock_the_own_die_to_the_spent_pile() -> None:
    game = table(quinn="active: 3 Basic Quiddity Q1; locked: Qladiator L *")
    take(game, "unlock Qladiator")
    assert pile(game, "Quinn", "locked") == []
    assert pile(game, "Quinn", "spent") == ["Basic Quiddity", "Basic Quiddity", "Qladiator"]
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q1"]


@pytest.mark.parametrize("when", ["ready", "capture"])
def test_X4_any_player_may_pay_for_any_die_in_phases_2_to_4(when: str) -> None:
    game = table(
        turn=f"Quinn, {when}, quiddity 3",
        quinn="locked: Frost Howler L **",
        monique="locked: Frost Howler L *",
        clark="locked: Qladiator L *",
    )
    assert offered(game, "unlock") == [
        "unlock Frost Howler L * of Monique", "unlock Frost Howler L **", "unlock Qladiator L * of Clark",
    ]  # fmt: skip
    take(game, "unlock Qladiator")
    assert pile(game, "Clark", "used") == ["Qladiator"]
    assert quiddity(game) == 1
    assert offered(game, "unlock") == []  # 1 is not enough: one must have what one pays


def test_X4_several_dice_may_be_unlocked_in_one_turn() -> None:
    game = table(
        turn="Quinn, capture, quiddity 4",
        monique="locked: Frost Howler L *",
        clark="locked: Qladiator L *",
    )
    take(game, "unlock Qladiator", "unlock Frost Howler")
    assert pile(game, "Monique", "used") == ["Frost Howler"]
    assert pile(game, "Clark", "used") == ["Qladiator"]


def test_X4_nothing_is_unlocked_in_phase_1_nor_in_phase_5() -> None:
    game = table(
        turn="Quinn, score, quiddity 2",
        quinn="ready: Qladiator C 2/6/5; used: Assistant; bag: 6 Basic Quiddity",
        monique="locked: Frost Howler L *",
    )
    assert kinds(game) == {"cull", "enough"}
    game = table(turn="Quinn, clean_up, quiddity 2", quinn="ready: Life S", monique="locked: Frost Howler L *")
    assert kinds(game) == {"discard", "end"}


def test_X4_in_the_turn_it_was_locked_nobody_pays_for_it() -> None:
    game = table(
        "Quaxos' Eye",
        quinn="active: Qladiator L *, Quaxos' Eye L *, 3 Basic Quiddity Q2; bag: Portal",
        monique="bag: 6 Basic Quiddity",
        dice="6x Basic Quiddity, 6x Q1",
    )
    take(game, "lock Qladiator", "lock Quaxos' Eye")
    assert offered(game, "unlock") == []
    assert why_not(game, "unlock", "Qladiator", "locked") == "locked_now"
    assert why_not(game, "unlock", "Quaxos' Eye", "locked", "Monique") == "locked_now"
    end_turn(game)
    take(game, "Monique: roll")
    assert offered(game, "unlock") == ["unlock Qladiator L * of Quinn", "unlock Quaxos' Eye L *"]


def test_X4_in_the_turn_it_was_locked_no_effect_unlocks_it() -> None:
    """Neither Harmony, nor a Spell that destroys."""
    game = table(
        "Harmony Spell",
        "Death Incantation",
        quinn="active: Qladiator L *; ready: Harmony S, Death S **; bag: Assistant",
        dice="Assistant, Q1",
    )
    take(game, "lock Qladiator")
    assert "cast Death S **" not in offers(game)  # there is no other Creature
    if "cast Harmony S" in offers(game):
        take(game, "cast Harmony")  # for its draw
    assert pile(game, "Quinn", "locked") == ["Qladiator L *"]


def test_X4_unlocking_ends_what_the_die_did_at_once_for_all() -> None:
    game = table(
        "Strong Frost Howler",
        quinn="active: 3 Basic Quiddity Q1, Assistant C 1/1/2",
        monique="locked: Frost Howler L *",
    )
    assert game.state.summon_price(find_die(game, "Assistant C", "active")) == 2
    take(game, "unlock Frost Howler", "summon Assistant")
    assert len(pile(game, "Quinn", "spent")) == 3


def test_X4_light_and_dark_pay_for_unlocking_too() -> None:
    game = table("Herald", turn="Quinn, capture, light 1, dark 1", monique="locked: Qladiator L *")
    take(game, "unlock Qladiator")
    assert pile(game, "Monique", "used") == ["Qladiator"]


@pytest.mark.parametrize(
    ("spell", "face"), [("Death Incantation", "S *"), ("Death Incantation", "S **"), ("Death Spell", "S *")]
)
def test_X4_spells_that_destroy_unlock(spell: str, face: str) -> None:
    """Level and defense are 0 for spells: Death Incantation and Death Spell reach it."""
    game = table(
        spell,
        quinn=f"ready: Death {face}",
        monique="locked: Qladiator L *; ready: Quake Dragon C 3/8/7 **",
    )
    take(game, "cast Death")
    if "choose" in kinds(game):
        take(game, "choose Qladiator")
    assert pile(game, "Monique", "used") == ["Qladiator"]
    assert pile(game, "Monique", "ready") == ["Quake Dragon C 3/8/7 **"]


def test_X4_the_own_die_destroyed_on_the_own_turn_goes_to_the_spent_pile() -> None:
    game = table("Death Incantation", quinn="ready: Death S **; locked: Qladiator L *", monique="bag: Portal")
    take(game, "cast Death")
    assert pile(game, "Quinn", "locked") == []
    assert "Qladiator" in pile(game, "Quinn", "spent")


def test_X4_unlocking_by_a_spell_is_no_destruction() -> None:
    """Nobody's "you destroy", nobody's "when destroyed", no Reaction."""
    game = table(
        "Death Incantation",
        "Witching Hag",
        "Shaping Cantrip",
        "Mighty Ghostly Spirit",
        quinn="ready: Death S **, Witching Hag C 1/3/3; aside: Ghostly Spirit C 1/2/2",
        monique="locked: Qladiator L *; ready: Shaping S",
    )
    take(game, "cast Death", "choose Qladiator")
    assert decider(game) == "Quinn"
    assert quiddity(game) == 0
    assert pile(game, "Monique", "used") == ["Qladiator"]
    assert pile(game, "Quinn", "aside") == ["Ghostly Spirit C 1/2/2"]


def test_X4_life_charm_does_not_work_for_an_unlocked_die() -> None:
    """The FAQ's example; Life Charm covers the rest of the turn in which it was cast."""
    game = table(
        "Life Charm",
        "Death Incantation",
        quinn="ready: Witching Hag C 1/3/3, Death S **",
        monique="ready: Assistant C 1/1/2, Life S; locked: Qladiator L *",
    )
    take(game, "end", "Monique: cast Life")
    assert pile(game, "Monique", "active") == ["Assistant"]
    take(game, "Quinn: cast Death", "choose Qladiator")
    assert pile(game, "Monique", "active") == ["Assistant"]
    assert pile(game, "Monique", "used") == ["Life", "Qladiator"]


def test_X4_destroy_one_of_your_own_cannot_take_a_locked_die() -> None:
    game = table("Oblation Cantrip", quinn="ready: Oblation S; locked: Qladiator L *; bag: 2 Assistant")
    assert "cast" not in kinds(game)
    game = table(
        "Mighty Pink Eye Cyclops",
        quinn="active: Pink Eye Cyclops L *",
        monique="locked: Qladiator L *; ready: Assistant C 1/1/2",
    )
    take(game, "lock Pink Eye Cyclops")
    assert pile(game, "Monique", "locked") == ["Qladiator L *"]
    assert pile(game, "Monique", "used") == ["Assistant"]


# -- Quaxos' Eye ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("eye", ["Quaxos' Eye", "Strong Quaxos' Eye", "Mighty Quaxos' Eye"])
def test_X4_quaxos_eye_with_two_bursts_is_not_paid_for_nor_freed_by_an_effect(eye: str) -> None:
    game = table(
        eye,
        "Harmony Spell",
        "Key Master Lord of the Quarry",
        turn="Quinn, ready, quiddity 6",
        quinn="ready: Harmony S, Lord of the Quarry C 1/3/3; locked: Quaxos' Eye L **",
        monique="locked: Quaxos' Eye L **",
    )
    assert offered(game, "unlock") == []
    assert offered(game, "use") == []
    assert offered(game, "cast") == []  # nothing to UnLock, nothing to draw
    assert why_not(game, "unlock", "Quaxos' Eye", "locked") == "not_unlockable"


@pytest.mark.parametrize("eye", ["Quaxos' Eye", "Strong Quaxos' Eye", "Mighty Quaxos' Eye"])
def test_X4_quaxos_eye_with_one_burst_is_paid_for_like_any_other(eye: str) -> None:
    game = table(eye, turn="Quinn, ready, quiddity 2", quinn="locked: Quaxos' Eye L *")
    take(game, "unlock Quaxos' Eye")
    assert pile(game, "Quinn", "spent") == ["Quaxos' Eye"]


def test_X4_quaxos_eye_with_two_bursts_leaves_by_a_new_lock() -> None:
    game = table("Quaxos' Eye", quinn="active: Qladiator L *; locked: Quaxos' Eye L **")
    take(game, "lock Qladiator")
    assert pile(game, "Quinn", "locked") == ["Qladiator L *"]
    assert pile(game, "Quinn", "spent") == ["Quaxos' Eye"]


@pytest.mark.parametrize("whose", ["Quinn", "Monique"])
def test_X4_quaxos_eye_with_two_bursts_leaves_by_a_spell_that_destroys(whose: str) -> None:
    game = table(
        "Quaxos' Eye",
        "Death Incantation",
        quinn="ready: Death S **" + ("; locked: Quaxos' Eye L **" if whose == "Quinn" else ""),
        monique="locked: Quaxos' Eye L **" if whose == "Monique" else "",
    )
    take(game, "cast Death")
    assert pile(game, whose, "locked") == []
    assert "Quaxos' Eye" in pile(game, whose, "spent" if whose == "Quinn" else "used")


def test_X4_quaxos_eye_belongs_to_the_player_it_lies_with() -> None:
    """UnLocked on that player's turn it goes to that player's Spent Pile, and is in that player's bag one day."""
    game = table(
        "Quaxos' Eye",
        quinn="active: Quaxos' Eye L *",
        monique="bag: 6 Basic Quiddity",
        dice="6x Basic Quiddity, 6x Q1",
    )
    take(game, "lock Quaxos' Eye")
    end_turn(game)
    take(game, "Monique: roll", "Monique: unlock Quaxos' Eye")
    assert "Quaxos' Eye" in pile(game, "Monique", "spent")
    end_turn(game)
    assert "Quaxos' Eye" in pile(game, "Monique", "used")


# -- a Creature of 0/0/0 -------------------------------------------------------------------------------


def test_X4_a_locked_die_counts_as_a_creature_in_the_ready_area() -> None:
    game = table(
        "Mighty Primordial Ooze",
        "Strong Scavenging Goblin",
        "Warrior of the Quay",
        turn="Quinn, capture",
        quinn="ready: Primordial Ooze C 2/?/?, Scavenging Goblin C 1/2/2 *, Warrior of the Quay C 1/2/3; "
        "locked: Qladiator L *",
        monique="ready: Assistant C 1/1/2; locked: Frost Howler L *",
    )
    assert attack(game, "Primordial Ooze") == 6 + 2  # five Creatures and itself; the Qladiator gives 2
    assert game.state.defense(find_die(game, "Scavenging Goblin", "ready")) == 2 + 3
    assert attack(game, "Warrior of the Quay") == 2 + 2  # Monique has two Creatures


def test_X4_beside_a_locked_die_a_gnome_barbarian_is_not_alone() -> None:
    own, other = "ready: Gnome Barbarian C 2/2/4", "locked: Quake Dragon Mystic L *"
    game = table("Gnome Barbarian", turn="Quinn, capture", quinn=f"{own}; {other}")
    assert attack(game, "Gnome Barbarian") == 2
    game = table("Gnome Barbarian", turn="Quinn, capture", quinn=own, monique=other)
    assert attack(game, "Gnome Barbarian") == 4


def test_X4_a_locked_die_does_not_attack() -> None:
    game = table(
        "Death Cantrip",
        quinn="ready: Assistant C 1/1/2, Death S *; locked: Quake Dragon Mystic L *",
        monique="ready: Quake Dragon C 2/6/6 *",
    )
    take(game, "cast Death")
    assert game.state.attack_total(0, 1) == 3


def test_X4_a_locked_die_alone_makes_no_attack() -> None:
    game = table(turn="Quinn, attack", quinn="locked: Qladiator L *; active: Basic Quiddity Q1",
                 monique="ready: Assistant C 1/1/2")  # fmt: skip
    assert (decider(game), phase(game)) == ("Quinn", "capture")


def test_X4_a_locked_die_does_not_defend_and_is_not_damaged() -> None:
    game = table(
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 3/8/7 **; active: Basic Quiddity Q1",
        monique="ready: Assistant C 1/1/2; locked: Frost Howler L *",
    )
    assert decider(game) == "Quinn"  # the Assistant was the only one that could be hit
    assert pile(game, "Monique", "locked") == ["Frost Howler L *"]
    assert pile(game, "Monique", "used") == ["Assistant"]


def test_X4_a_locked_die_is_level_0_for_the_dragons_breath() -> None:
    game = table(
        "Quake Dragon",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 1/4/4; active: Basic Quiddity Q1",
        monique="ready: Assistant C 1/1/2; locked: Frost Howler L *",
    )
    assert pile(game, "Monique", "locked") == ["Frost Howler L *"]
    assert pile(game, "Monique", "used") == ["Assistant"]


def test_X4_a_locked_die_does_not_score() -> None:
    game = table(
        turn="Quinn, score",
        quinn="ready: Scavenging Goblin C 1/2/2; locked: Qladiator L *; bag: 6 Basic Quiddity",
    )
    assert glory(game) == 2
    assert pile(game, "Quinn", "locked") == ["Qladiator L *"]


def test_X4_of_a_locked_die_only_the_lock_text_speaks() -> None:
    """A Locked plain Frost Howler does not lower attacks, and a Locked Mighty one stops nobody."""
    for name in ("Frost Howler", "Mighty Frost Howler"):
        game = table(
            name,
            turn="Quinn, capture",
            quinn="ready: Assistant C 1/1/2",
            monique="locked: Frost Howler L *; ready: Assistant C 1/1/2",
        )
        assert game.state.attack_total(0, 1) == 1


def test_X4_a_copy_cannot_be_made_of_a_locked_die() -> None:
    """K13: Strong Primordial Ooze looks at unlocked Creatures only."""
    game = table(
        "Strong Primordial Ooze",
        quinn="active: Primordial Ooze C 2/?/?, Assistant Q1, Basic Quiddity Q2",
        monique="locked: Qladiator L *",
    )
    take(game, "summon Primordial Ooze")
    assert attack(game, "Primordial Ooze") == 0


def test_G2_a_locked_die_counts_as_a_die_in_the_ready_area() -> None:
    game = table(
        rules="turn_limit=5",
        turn="Quinn, capture, quiddity 1",
        quinn="ready: Assistant C 1/1/2; locked: Qladiator L *",
        monique="ready: Assistant C 1/1/2",
    )
    end_turn(game)
    assert game.over
    assert game.state.winners == [0]


# -- turned out of the Lock ----------------------------------------------------------------------------


def test_X10_a_locked_die_turned_up_shows_its_lowest_creature_face_and_leaves_the_lock() -> None:
    game = table(
        "Shaping Charm",
        quinn="ready: Shaping S, Quake Dragon C 1/4/4; locked: Frost Howler L **",
        monique="bag: Portal",
    )
    take(game, "cast Shaping")
    assert pile(game, "Quinn", "locked") == []
    assert pile(game, "Quinn", "ready") == ["Frost Howler C 2/5/6", "Quake Dragon C 2/6/6 *"]
    assert "Frost Howler" not in pile(game, "Quinn", "spent")


def test_X10_turned_out_in_the_very_turn_it_was_locked_and_no_second_lock() -> None:
    """Turning is not UnLocking, so the turn of the Lock does not stop it; one Lock a turn still holds."""
    game = table("Shaping Charm", quinn="active: Frost Howler L *, Qladiator L *; ready: Shaping S")
    take(game, "lock Frost Howler", "cast Shaping")
    assert pile(game, "Quinn", "ready") == ["Frost Howler C 2/5/6"]
    assert "lock" not in kinds(game)


def test_X10_turned_out_it_attacks_in_the_same_turn_and_is_not_summoned() -> None:
    game = table(
        "Shaping Charm",
        "Strong Frost Howler",
        quinn="ready: Shaping S; locked: Frost Howler L *",
        monique="ready: Quake Dragon C 2/6/6 *",
    )
    take(game, "cast Shaping")
    assert pile(game, "Monique", "ready") == ["Quake Dragon C 2/6/6 *"]
    assert game.state.attack_total(0, 1) == 5


def test_X10_a_locked_die_is_not_turned_down() -> None:
    game = table("Dark Charm", quinn="ready: Dark S", monique="locked: Frost Howler L *")
    assert "cast" not in kinds(game)


def test_X10_quaxos_eye_with_two_bursts_is_turned_out_all_the_same() -> None:
    """That is no UnLocking."""
    game = table("Quaxos' Eye", "Shaping Charm", quinn="ready: Shaping S; locked: Quaxos' Eye L **")
    take(game, "cast Shaping")
    assert pile(game, "Quinn", "ready") == ["Quaxos' Eye C 1/1/3"]


# -- attaching -----------------------------------------------------------------------------------------


def test_spells_can_be_attached_to_a_locked_die() -> None:
    game = table("Life Cantrip", quinn="ready: Life S; locked: Qladiator L *")
    take(game, "cast Life")
    assert pile(game, "Quinn", "locked") == ["Qladiator L * with Life S"]


def test_C9_what_is_attached_to_an_unlocked_die_goes_to_its_owners_used_pile() -> None:
    game = table(
        "Life Cantrip",
        turn="Quinn, ready, quiddity 2",
        monique="locked: Qladiator L * (Life S)",
    )
    take(game, "unlock Qladiator")
    assert pile(game, "Monique", "used") == ["Life", "Qladiator"]
    assert pile(game, "Monique", "ready") == []


def test_X10_what_is_attached_stays_on_a_die_turned_out_of_the_lock() -> None:
    game = table(
        "Life Cantrip",
        "Shaping Charm",
        quinn="ready: Shaping S; locked: Frost Howler L * (Life S)",
    )
    take(game, "cast Shaping")
    assert game.state.defense(find_die(game, "Frost Howler C", "ready")) == 6 + 4


# -- words of positions --------------------------------------------------------------------------------


def test_a_position_keeps_what_was_locked_this_turn() -> None:
    game = table(quinn="active: Qladiator L *, Frost Howler L *, Assistant C 1/1/2, Basic Quiddity Q2")
    take(game, "lock Qladiator")
    again = seated(game, "Quinn, Monique")
    assert offers(again) == offers(game)
    assert why_not(again, "unlock", "Qladiator", "locked") == "locked_now"
    assert why_not(again, "lock", "Frost Howler") == "has_locked"
    assert in_wilds(again, "Qladiator") == 4


# -- Immunity and other boxes ---------------------------------------------------------------------------


def test_immunity_keeps_a_locked_die_from_opponents_effects_but_not_from_payment() -> None:
    """Only what Power Cards say is stopped; paying 2 Quiddity is a rule."""
    game = table(
        "Heavenly Seraph",
        "Harmony Spell",
        "Death Incantation",
        turn="Quinn, ready, quiddity 2",
        quinn="ready: Harmony S, Death S **",
        monique="ready: Heavenly Seraph C 3/7/7 *; locked: Qladiator L *",
    )
    assert offered(game, "cast") == []
    take(game, "unlock Qladiator")
    assert pile(game, "Monique", "used") == ["Qladiator"]


def test_X4_an_ability_that_destroys_every_creature_unlocks_the_locked_ones() -> None:
    """Demonic Overlord: all other Creatures in the Ready Areas, a Quaxos' Eye with two bursts among them."""
    game = table(
        "Demonic Overlord",
        "Quaxos' Eye",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 2/5/5; locked: Qladiator L *; bag: 6 Basic Quiddity",
        monique="locked: Quaxos' Eye L **; ready: Assistant C 1/1/2",
    )
    assert pile(game, "Quinn", "locked") == pile(game, "Monique", "locked") == []
    assert pile(game, "Quinn", "spent") == ["Qladiator"]
    assert pile(game, "Monique", "used") == ["Assistant", "Quaxos' Eye"]


def test_X4_counts_of_creatures_in_a_ready_area_see_the_locked_one() -> None:
    game = table(
        "Strong Troll Behemoth",
        "Mighty Lord of the Quarry",
        turn="Quinn, capture",
        quinn="ready: Troll Behemoth C 2/5/3, Lord of the Quarry C 1/3/3; locked: Quake Dragon Mystic L *",
        monique="ready: Assistant C 1/1/2; locked: Quake Dragon Mystic L *",
    )
    assert attack(game, "Troll Behemoth") == 5 + 2
    assert attack(game, "Lord of the Quarry") == 3 + 2


def test_D11_immediate_effects_of_dice_rolled_outside_phase_2_may_be_used() -> None:
    """Harmony Spell, cast while capturing, rolls a Portal: its draw is used at once."""
    game = table(
        "Harmony Spell",
        turn="Quinn, capture",
        quinn="ready: Harmony S; bag: Portal, Assistant",
        monique="locked: Qladiator L *",
        dice="Portal, D1, Assistant, Q1",
    )
    take(game, "cast Harmony", "draw Portal")
    assert pile(game, "Quinn", "active") == ["Assistant Q1"]
    assert "capture Assistant" in offers(game)


def test_X4_four_players_and_an_eye_on_an_eye() -> None:
    game = table(
        "Quaxos' Eye",
        turn="Monique, ready, quiddity 2",
        quinn="locked: Quaxos' Eye L **",
        monique="active: Quaxos' Eye L *",
        clark="",
        michael="locked: Qladiator L **",
    )
    take(game, "Monique: lock Quaxos' Eye")
    assert offers(game) == ["name Clark", "name Michael", "name Quinn"]
    take(game, "name Quinn")
    assert pile(game, "Quinn", "locked") == ["Quaxos' Eye L *"]
    assert pile(game, "Quinn", "used") == ["Quaxos' Eye"]
    take(game, "Monique: unlock Qladiator L ** of Michael")
    assert pile(game, "Michael", "used") == ["Qladiator"]


def test_X4_after_the_own_lock_only_faces_that_go_to_opponents_are_left() -> None:
    """Strong Poison Dart Frog: one burst goes to an opponent, two are an own Lock."""
    game = table(
        "Strong Poison Dart Frog",
        quinn="active: Qladiator L *, Poison Dart Frog L *, Poison Dart Frog L **",
    )
    take(game, "lock Qladiator")
    assert offered(game, "lock") == ["lock Poison Dart Frog L *"]


def test_paying_to_unlock_ends_freshness() -> None:
    """D3: it is no Immediate Effect."""
    game = table(
        turn="Quinn, ready, quiddity 2",
        quinn="active: Portal D2 fresh; bag: 2 Assistant",
        monique="locked: Qladiator L *",
    )
    take(game, "unlock Qladiator")
    assert "draw" not in kinds(game)
