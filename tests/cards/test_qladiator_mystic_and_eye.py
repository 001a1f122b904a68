"""Quest of the Qladiator: Quake Dragon Mystic and Quaxos' Eye, summoned and Locked."""

from __future__ import annotations

import pytest

from quarriors.testing import find_die, kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import (
    attack,
    decider,
    defense,
    end_turn,
    glory,
    in_the_wilds,
    offers,
    pass_all,
    price,
    quiddity,
    worth,
)
from tests.cards.setting import table
from tests.rules.looking import offered

LOCKS = ["L *", "L **"]

# -- Quake Dragon Mystic -------------------------------------------------------------------------------


@card("Quake Dragon Mystic")
def test_quake_dragon_mystic_rolls_a_spell_die_of_the_used_pile() -> None:
    game = table(
        "Quake Dragon Mystic",
        "Growth Charm",
        turn="Quinn, ready, quiddity 1",
        quinn="active: Quake Dragon Mystic C 1/2/3; used: Growth, Life, Assistant",
        dice="S",
    )
    take(game, "summon Quake Dragon Mystic")
    assert sorted(offers(game)) == ["choose Growth", "choose Life", "enough"]
    take(game, "choose Growth")
    assert pile(game, "Quinn", "active") == ["Growth S"]
    assert "ready Growth S" in offers(game)  # still phase 2


@card("Quake Dragon Mystic")
def test_quake_dragon_mystic_need_not_and_cannot_without_a_spell_die() -> None:
    game = table(
        "Quake Dragon Mystic",
        turn="Quinn, ready, quiddity 1",
        quinn="active: Quake Dragon Mystic C 1/2/3; used: Growth",
    )
    take(game, "summon Quake Dragon Mystic", "enough")
    assert pile(game, "Quinn", "used") == ["Growth"]
    game = table(
        "Quake Dragon Mystic",
        turn="Quinn, ready, quiddity 1",
        quinn="active: Quake Dragon Mystic C 1/2/3; used: Assistant",
        monique="used: Growth",
    )
    take(game, "summon Quake Dragon Mystic")
    assert "choose" not in kinds(game)


@card("Quake Dragon Mystic")
@pytest.mark.parametrize("lock", LOCKS)
def test_quake_dragon_mystic_locked_makes_spell_dice_cheaper(lock: str) -> None:
    game = table(
        "Quake Dragon Mystic",
        "Growth Charm",
        turn="Quinn, capture, quiddity 4",
        quinn=f"locked: Quake Dragon Mystic {lock}",
    )
    assert price(game, "Growth Charm") == 4
    assert price(game, "Scavenging Goblin") == 2
    take(game, "capture Growth")
    assert quiddity(game) == 0
    game = table(
        "Quake Dragon Mystic", "Growth Charm", turn="Quinn, capture", monique=f"locked: Quake Dragon Mystic {lock}"
    )
    assert price(game, "Growth Charm") == (5 if lock == "L *" else 4)


@card("Quake Dragon Mystic")
def test_quake_dragon_mystic_locked_leaves_a_price_of_1() -> None:
    """Two of them take 2 off Growth Charm, and no more than 1 off Oblation Spell, which costs 2."""
    game = table(
        "Quake Dragon Mystic",
        "Oblation Spell",
        "Growth Charm",
        turn="Quinn, capture",
        quinn="locked: Quake Dragon Mystic L *",
        monique="locked: Quake Dragon Mystic L **",
    )
    assert price(game, "Growth Charm") == 3
    assert price(game, "Oblation Spell") == 1
    for lock in LOCKS:
        game = table(
            "Quake Dragon Mystic", "Oblation Spell", turn="Quinn, capture", quinn=f"locked: Quake Dragon Mystic {lock}"
        )
        assert price(game, "Oblation Spell") == 1


# -- Strong Quake Dragon Mystic ------------------------------------------------------------------------


@card("Strong Quake Dragon Mystic")
def test_strong_quake_dragon_mystic_hits_harder_once_its_player_has_cast() -> None:
    game = table(
        "Strong Quake Dragon Mystic",
        "Growth Charm",
        turn="Quinn, capture",
        quinn="ready: Quake Dragon Mystic C 1/2/3, Growth S",
        monique="ready: Quake Dragon Mystic C 1/2/3",
    )
    assert attack(game, "Quake Dragon Mystic") == 2
    take(game, "cast Growth")
    assert attack(game, "Quake Dragon Mystic") == 4
    assert attack(game, "Quake Dragon Mystic", "Monique", "Quinn") == 2


@card("Strong Quake Dragon Mystic")
@pytest.mark.parametrize(
    ("spell", "place", "words"),
    [
        ("Life Cantrip", "ready: Quake Dragon Mystic C 1/2/3, Life S", "cast Life"),
        ("Growth Cantrip", "ready: Quake Dragon Mystic C 1/2/3; active: Growth S fresh", "immediate Growth"),
    ],
)
def test_strong_quake_dragon_mystic_counts_attaching_and_immediate_spells(spell: str, place: str, words: str) -> None:
    """D10."""
    game = table("Strong Quake Dragon Mystic", spell, quinn=place + "; locked: Frost Howler L *",
                 monique="ready: Quake Dragon C 3/8/7 **")  # fmt: skip
    take(game, words)
    if "choose" in kinds(game):
        take(game, "choose Quake Dragon Mystic")
    assert attack(game, "Quake Dragon Mystic") == 4


@card("Strong Quake Dragon Mystic")
def test_strong_quake_dragon_mystic_forgets_with_the_turn() -> None:
    game = table(
        "Strong Quake Dragon Mystic",
        "Growth Charm",
        turn="Quinn, capture",
        quinn="ready: Quake Dragon Mystic C 1/2/3, Growth S",
        monique="bag: Portal",
    )
    take(game, "cast Growth")
    end_turn(game)
    assert attack(game, "Quake Dragon Mystic") == 2


@card("Strong Quake Dragon Mystic")
@pytest.mark.parametrize("lock", LOCKS)
def test_strong_quake_dragon_mystic_locked_draws_for_the_first_spell_of_its_players_turn(lock: str) -> None:
    game = table(
        "Strong Quake Dragon Mystic",
        "Growth Charm",
        quinn=f"ready: 2 Growth S; locked: Quake Dragon Mystic {lock}; bag: 2 Assistant",
        dice="Assistant, Q1",
    )
    take(game, "cast Growth")
    assert pile(game, "Quinn", "active") == ["Assistant Q1"]
    take(game, "cast Growth")
    assert decider(game) == "Quinn"  # nothing more is drawn
    assert pile(game, "Quinn", "bag") == ["Assistant"]


@card("Strong Quake Dragon Mystic")
@pytest.mark.parametrize(("lock", "left"), [("L *", 1), ("L **", 0)])
def test_strong_quake_dragon_mystic_locked_draws_for_others_with_two_bursts_only(lock: str, left: int) -> None:
    game = table(
        "Strong Quake Dragon Mystic",
        "Growth Charm",
        quinn="ready: 2 Growth S; bag: 2 Assistant",
        monique=f"locked: Quake Dragon Mystic {lock}; bag: Assistant",
        dice="Assistant, Q1",
    )
    take(game, "cast Growth", "cast Growth")
    assert decider(game) == "Quinn"
    assert len(pile(game, "Quinn", "bag")) == 1 + left
    assert pile(game, "Monique", "bag") == ["Assistant"]


@card("Strong Quake Dragon Mystic")
@pytest.mark.parametrize("lock", LOCKS)
def test_strong_quake_dragon_mystic_locked_does_not_draw_for_reactions_on_others_turns(lock: str) -> None:
    """On each of their own turns."""
    game = table(
        "Strong Quake Dragon Mystic",
        "Life Spell",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 1/3/2",
        monique=f"ready: Assistant C 1/1/2, Life S; locked: Quake Dragon Mystic {lock}; bag: Assistant",
    )
    take(game, "Monique: cast Life")
    assert decider(game) != "chance"
    assert pile(game, "Monique", "bag") == ["Assistant"]


# -- Mighty Quake Dragon Mystic ------------------------------------------------------------------------


@card("Mighty Quake Dragon Mystic")
def test_mighty_quake_dragon_mystic_grows_beside_a_quake_dragon_and_honours_it() -> None:
    game = table(
        "Mighty Quake Dragon Mystic",
        "Quake Dragon",
        turn="Quinn, capture",
        quinn="ready: Quake Dragon Mystic C 1/2/3, Quake Dragon C 1/4/4",
        monique="ready: Quake Dragon Mystic C 1/2/3",
        clark="ready: Quake Dragon C 1/4/4",
    )
    assert (attack(game, "Quake Dragon Mystic"), defense(game, "Quake Dragon Mystic")) == (4, 5)
    assert worth(game, "Quake Dragon C 1/4/4") == 5
    assert worth(game, "Quake Dragon Mystic") == 3
    assert (attack(game, "Quake Dragon Mystic", "Monique"), defense(game, "Quake Dragon Mystic", "Monique")) == (2, 3)
    assert worth(game, "Quake Dragon C 1/4/4", "Clark") == 4


@card("Mighty Quake Dragon Mystic")
def test_mighty_quake_dragon_mystic_honours_the_dragon_as_they_score_together() -> None:
    game = table(
        "Mighty Quake Dragon Mystic",
        "Quake Dragon",
        turn="Quinn, score",
        quinn="ready: 2 Quake Dragon Mystic C 1/2/3, Quake Dragon C 1/4/4; bag: Portal",
    )
    assert glory(game) == 3 + 3 + 4 + 2  # C15


@card("Mighty Quake Dragon Mystic")
@pytest.mark.parametrize("lock", LOCKS)
def test_mighty_quake_dragon_mystic_locked_forbids_reactions_on_its_players_turn(lock: str) -> None:
    game = table(
        "Mighty Quake Dragon Mystic",
        "Life Spell",
        turn="Quinn, attack",
        quinn=f"ready: Deathdealer C 1/3/2; locked: Quake Dragon Mystic {lock}",
        monique="ready: Assistant C 1/1/2, Life S",
    )
    assert pile(game, "Monique", "used") == ["Assistant"]
    assert decider(game) == "Quinn"


@card("Mighty Quake Dragon Mystic")
@pytest.mark.parametrize(("lock", "free"), [("L *", True), ("L **", False)])
def test_mighty_quake_dragon_mystic_locked_with_two_bursts_binds_its_own_player_on_others_turns(
    lock: str, free: bool
) -> None:
    game = table(
        "Mighty Quake Dragon Mystic",
        "Life Spell",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 1/3/2",
        monique=f"ready: Assistant C 1/1/2, Life S; locked: Quake Dragon Mystic {lock}",
        clark="ready: Assistant C 1/1/2, Life S",
    )
    if free:
        take(game, "Monique: pass", "Clark: pass")
    assert pile(game, "Clark", "used") == ["Assistant"]
    assert decider(game) == "Quinn"


@card("Mighty Quake Dragon Mystic")
@pytest.mark.parametrize("lock", LOCKS)
@pytest.mark.parametrize("whose", ["Quinn", "Monique"])
def test_mighty_quake_dragon_mystic_locked_leaves_everybody_their_own_turn(lock: str, whose: str) -> None:
    locked = f"locked: Quake Dragon Mystic {lock}"
    game = table(
        "Mighty Quake Dragon Mystic",
        "Growth Charm",
        quinn="ready: Growth S" + (f"; {locked}" if whose == "Quinn" else ""),
        monique=locked if whose == "Monique" else "",
    )
    take(game, "cast Growth")
    assert quiddity(game) == 3


# -- Quaxos' Eye ---------------------------------------------------------------------------------------


@card("Quaxos' Eye")
def test_quaxos_eye_summoned_has_no_ability() -> None:
    game = table(
        "Quaxos' Eye",
        turn="Quinn, ready, quiddity 3",
        quinn="active: Quaxos' Eye C 1/2/4, Assistant C 1/1/2",
        monique="locked: Frost Howler L *",
    )
    take(game, "summon Quaxos' Eye", "summon Assistant")
    assert quiddity(game) == 1
    assert (attack(game, "Quaxos' Eye"), defense(game, "Quaxos' Eye")) == (2, 4)
    assert pile(game, "Monique", "locked") == ["Frost Howler L *"]


@card("Quaxos' Eye")
@pytest.mark.parametrize("lock", LOCKS)
def test_quaxos_eye_makes_summoning_dearer_for_the_one_it_lies_with(lock: str) -> None:
    game = table(
        "Quaxos' Eye",
        quinn=f"active: Quaxos' Eye {lock}, Assistant C 1/1/2, Assistant Q1; bag: 6 Basic Quiddity",
        monique="bag: 5 Basic Quiddity, Assistant",
        clark="",
        dice="5x Basic Quiddity, Assistant, 5x Q1, C 1/1/2",
    )
    take(game, "lock Quaxos' Eye", "name Monique")
    take(game, "summon Assistant")  # for 1: it binds Monique, not Quinn
    end_turn(game)
    take(game, "Monique: roll")
    assert game.state.summon_price(find_die(game, "Assistant C", "active", "Monique")) == 2


@card("Quaxos' Eye")
def test_quaxos_eye_is_never_locked_with_its_own_player() -> None:
    game = table("Quaxos' Eye", quinn="active: Quaxos' Eye L *", monique="", clark="", michael="")
    take(game, "lock Quaxos' Eye")
    assert offers(game) == ["name Monique", "name Clark", "name Michael"]
    take(game, "name Michael")
    assert pile(game, "Michael", "locked") == ["Quaxos' Eye L *"]


# -- Strong Quaxos' Eye --------------------------------------------------------------------------------


@card("Strong Quaxos' Eye")
def test_strong_quaxos_eye_keeps_one_of_three_dice_drawn_as_it_scores() -> None:
    """D7: the one kept waits in the Active Pool."""
    game = table(
        "Strong Quaxos' Eye",
        turn="Quinn, score",
        quinn="ready: Quaxos' Eye C 1/1/3; bag: Basic Quiddity, Portal, 2 Assistant, 5 Deathdealer",
        dice="Basic Quiddity, Portal, Assistant",
    )
    take(game, "use")
    assert offered(game, "choose") == ["choose Assistant", "choose Basic Quiddity", "choose Portal"]
    take(game, "choose Assistant", "choose Basic Quiddity")  # what goes back
    assert pile(game, "Quinn", "active") == ["Portal"]
    assert pile(game, "Quinn", "bag") == ["Assistant"] * 2 + ["Basic Quiddity"] + ["Deathdealer"] * 5


@card("Strong Quaxos' Eye")
@pytest.mark.parametrize("lock", LOCKS)
def test_strong_quaxos_eye_locked_takes_one_die_off_its_owners_draw(lock: str) -> None:
    game = table(
        "Strong Quaxos' Eye",
        turn="Quinn, roll",
        quinn=f"bag: 7 Basic Quiddity; locked: Quaxos' Eye {lock}",
        monique="bag: 7 Basic Quiddity",
        dice="5x Basic Quiddity, 5x Q1, 6x Basic Quiddity, 6x Q1",
    )
    take(game, "roll")
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q1"] * 5
    end_turn(game)
    take(game, "Monique: roll")
    assert pile(game, "Monique", "active") == ["Basic Quiddity Q1"] * 6


@card("Strong Quaxos' Eye")
@pytest.mark.parametrize("lock", LOCKS)
def test_strong_quaxos_eye_goes_to_an_opponent(lock: str) -> None:
    game = table("Strong Quaxos' Eye", quinn=f"active: Quaxos' Eye {lock}")
    take(game, "lock Quaxos' Eye")
    assert pile(game, "Monique", "locked") == [f"Quaxos' Eye {lock}"]


# -- Mighty Quaxos' Eye --------------------------------------------------------------------------------


@card("Mighty Quaxos' Eye")
def test_mighty_quaxos_eye_may_unlock_one_die_as_it_is_summoned() -> None:
    game = table(
        "Mighty Quaxos' Eye",
        turn="Quinn, ready, quiddity 1",
        quinn="active: Quaxos' Eye C 1/1/3; locked: Frost Howler L *",
        monique="locked: Qladiator L *",
        clark="locked: Quaxos' Eye L **",
    )
    take(game, "summon Quaxos' Eye")
    assert sorted(offers(game)) == ["choose Frost Howler L *", "choose Qladiator L * of Monique", "enough"]
    take(game, "choose Qladiator")
    assert pile(game, "Monique", "used") == ["Qladiator"]
    assert quiddity(game) == 0
    assert pile(game, "Quinn", "locked") == ["Frost Howler L *"]


@card("Mighty Quaxos' Eye")
def test_mighty_quaxos_eye_unlocks_the_own_die_to_the_spent_pile_or_nothing() -> None:
    told = "active: Quaxos' Eye C 1/1/3; locked: Frost Howler L *"
    game = table("Mighty Quaxos' Eye", turn="Quinn, ready, quiddity 1", quinn=told)
    take(game, "summon Quaxos' Eye", "choose Frost Howler")
    assert pile(game, "Quinn", "spent") == ["Frost Howler"]
    game = table("Mighty Quaxos' Eye", turn="Quinn, ready, quiddity 1", quinn=told)
    take(game, "summon Quaxos' Eye", "enough")
    assert pile(game, "Quinn", "locked") == ["Frost Howler L *"]


@card("Mighty Quaxos' Eye")
@pytest.mark.parametrize("lock", LOCKS)
def test_mighty_quaxos_eye_locked_costs_its_owner_1_glory_for_the_first_creature_that_scores(lock: str) -> None:
    game = table(
        "Mighty Quaxos' Eye",
        turn="Quinn, score",
        quinn=f"ready: 2 Scavenging Goblin C 1/2/2; locked: Quaxos' Eye {lock}; bag: Portal",
        monique="glory 3",
    )
    assert glory(game) == 4 - 1
    assert glory(game, "Monique") == 3


@card("Mighty Quaxos' Eye")
def test_mighty_quaxos_eye_locked_leaves_the_others_alone() -> None:
    game = table(
        "Mighty Quaxos' Eye",
        turn="Quinn, score",
        quinn="ready: Scavenging Goblin C 1/2/2; bag: Portal",
        monique="glory 3; locked: Quaxos' Eye L *",
    )
    assert glory(game) == 2
    assert glory(game, "Monique") == 3


@card("Mighty Quaxos' Eye", "Strong Deathdealer")
def test_mighty_quaxos_eye_locked_hears_a_creature_that_scores_out_of_turn() -> None:
    """S3: Strong Deathdealer scores in the middle of an attack, for the first time this turn."""
    game = table(
        "Mighty Quaxos' Eye",
        "Strong Deathdealer",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 1/3/2; locked: Quaxos' Eye L *",
        monique="ready: Assistant C 1/1/2",
    )
    assert glory(game) == 2 - 1
    assert in_the_wilds(game, "Strong Deathdealer") == 4
    pass_all(game)


@card("Mighty Quaxos' Eye")
@pytest.mark.parametrize("lock", LOCKS)
def test_mighty_quaxos_eye_goes_to_an_opponent(lock: str) -> None:
    game = table("Mighty Quaxos' Eye", quinn=f"active: Quaxos' Eye {lock}", monique="", clark="")
    take(game, "lock Quaxos' Eye", "name Clark")
    assert pile(game, "Clark", "locked") == [f"Quaxos' Eye {lock}"]


@card("Strong Quaxos' Eye")
def test_strong_quaxos_eye_S6_may_do_without_its_draw() -> None:
    game = table("Strong Quaxos' Eye", turn="Quinn, score", quinn="ready: Quaxos' Eye C 1/1/3; bag: 6 Assistant")
    take(game, "decline")
    assert len(pile(game, "Quinn", "bag")) == 6
    assert kinds(game) == {"cull", "enough"}


@card("Strong Quaxos' Eye")
def test_strong_quaxos_eye_keeps_what_there_is_of_a_small_bag() -> None:
    """D2: the Used Pile comes in, and the draw ends with both empty."""
    game = table(
        "Strong Quaxos' Eye",
        turn="Quinn, score",
        quinn="ready: Quaxos' Eye C 1/1/3; bag: Portal; used: Assistant",
        dice="Portal, Assistant, Quaxos' Eye",
    )
    take(game, "use", "choose Assistant", "choose Quaxos' Eye")
    assert pile(game, "Quinn", "active") == ["Portal"]
    assert pile(game, "Quinn", "bag") == ["Assistant", "Quaxos' Eye"]


@card("Strong Quake Dragon Mystic")
@pytest.mark.parametrize(
    ("spell", "place", "words"),
    [
        ("Life Cantrip", "ready: Assistant C 1/1/2, Life S", "cast Life"),
        ("Growth Cantrip", "active: Growth S fresh", "immediate Growth"),
    ],
)
def test_strong_quake_dragon_mystic_locked_hears_attaching_and_immediate_spells(
    spell: str, place: str, words: str
) -> None:
    """D10."""
    game = table(
        "Strong Quake Dragon Mystic",
        spell,
        quinn=f"{place}; locked: Quake Dragon Mystic L *; bag: 2 Assistant",
        dice="Assistant, Q1",
    )
    take(game, words)
    if "choose" in kinds(game):
        take(game, "choose Assistant")
    assert pile(game, "Quinn", "active") == ["Assistant Q1"]
