"""The quests for the Holy Quail and the Tri-Clops Skull: rewards, and every Quartifact's power by its name."""

from __future__ import annotations

import pytest

from quarriors import Game
from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import captures, glory, offers, price, quiddity
from tests.rules.questing import on_card, on_quest, questing, send, strength, toughness

_AT_QUAIL = "quest The Holy Quail: Quake Dragon C 1/4/4"
_AT_SKULL = "quest The Tri-Clops Skull: Quake Dragon C 3/8/7 **"


def _quail(name: str) -> str:
    """Quinn's Dragon of 4/4 at home, carrying a Quartifact of the Holy Quail."""
    return f"ready: Quake Dragon C 1/4/4 (The Holy Quail A:{name})"


def _skull(name: str) -> str:
    return f"ready: Quake Dragon C 1/4/4 (The Tri-Clops Skull A:{name})"


def _dragon(game: Game) -> tuple[int, int]:
    return strength(game, "Quake Dragon", "Quinn", "Monique"), toughness(game, "Quake Dragon", "Quinn")


# -- The Hunt For The Holy Quail ---------------------------------------------------------------------


@card("The Hunt For The Holy Quail")
def test_the_hunt_for_the_holy_quail_rewards_with_1_glory() -> None:
    game = questing(turn="Quinn, score", quinn=_AT_QUAIL, clark="", dice="?")
    game.take("enough")
    assert glory(game) == 2 + 1


@card("The Hunt For The Holy Quail")
def test_the_hunt_for_the_holy_quail_holy_quail_gives_2_defense() -> None:
    assert _dragon(questing(turn="Quinn, capture", quinn=_quail("Holy Quail"), clark="")) == (4, 6)


@card("The Hunt For The Holy Quail")
def test_the_hunt_for_the_holy_quail_holy_quill_rerolls_up_to_two_dice() -> None:
    game = questing(
        turn="Quinn, ready, quiddity 1",
        quinn="active: Scavenging Goblin C 1/2/2, Assistant Q1, 2 Basic Quiddity Q1; "
        "ready: The Holy Quail A:Holy Quill",
        clark="",
        dice="C 1/1/2, Q2",
    )
    take(game, "summon Scavenging Goblin", "attach The Holy Quail", "choose Assistant", "choose Basic Quiddity")
    assert pile(game, "Quinn", "active") == ["Assistant C 1/1/2", "Basic Quiddity Q1", "Basic Quiddity Q2"]
    assert "summon Assistant C 1/1/2" in offers(game)


@card("The Hunt For The Holy Quail")
def test_the_hunt_for_the_holy_quail_holy_quilt_sends_its_carrier_to_the_active_pool() -> None:
    game = questing(
        quinn="ready: Quake Dragon C 2/6/6 *",
        monique="ready: Scavenging Goblin C 1/2/2 (The Holy Quail A:Holy Quilt)",
        clark="",
    )
    game.take("stay")
    assert pile(game, "Monique", "active") == ["Scavenging Goblin"]
    assert pile(game, "Monique", "used") == []
    assert on_card(game, "The Holy Quail") == 2


@card("The Hunt For The Holy Quail")
def test_the_hunt_for_the_holy_quail_holy_quilt_works_on_a_quest_too() -> None:
    game = questing(
        quinn="ready: Quake Dragon C 2/6/6 *",
        monique="quest The Holy Quail: Scavenging Goblin C 1/2/2 (The Holy Quail A:Holy Quilt)",
        clark="",
    )
    send(game, "The Holy Quail", "Quake Dragon")
    assert pile(game, "Monique", "active") == ["Scavenging Goblin"]
    assert glory(game) == 1


# -- The Search For The Holy Quail -------------------------------------------------------------------


@card("The Search For The Holy Quail")
def test_the_search_for_the_holy_quail_rewards_with_a_cull() -> None:
    game = questing(
        "The Search For The Holy Quail",
        turn="Quinn, score",
        quinn=f"{_AT_QUAIL}; used: 2 Assistant",
        clark="",
        dice="?",
    )
    take(game, "cull Assistant", "choose Assistant")
    assert pile(game, "Quinn", "used") == ["Quake Dragon"]
    assert glory(game) == 2


@card("The Search For The Holy Quail")
def test_the_search_for_the_holy_quail_holy_quail_guards_its_company() -> None:
    game = questing(
        "The Search For The Holy Quail",
        turn="Quinn, capture",
        quinn=_quail("Holy Quail") + ", Assistant C 1/1/2; quest The Tri-Clops Skull: Scavenging Goblin C 1/2/2",
        monique="ready: Assistant C 1/1/2",
        clark="",
    )
    assert _dragon(game) == (4, 4)
    assert toughness(game, "Assistant", "Quinn") == 3
    assert toughness(game, "Scavenging Goblin", "Quinn") == 2
    assert toughness(game, "Assistant", "Monique") == 2


@card("The Search For The Holy Quail")
def test_the_search_for_the_holy_quail_holy_quill_brings_2_quiddity() -> None:
    game = questing(
        "The Search For The Holy Quail",
        turn="Quinn, ready, quiddity 1",
        quinn="active: Scavenging Goblin C 1/2/2; ready: The Holy Quail A:Holy Quill",
        clark="",
    )
    take(game, "summon Scavenging Goblin", "attach The Holy Quail")
    assert quiddity(game) == 2


@card("The Search For The Holy Quail")
def test_the_search_for_the_holy_quail_holy_quilt_keeps_opponents_spells_off() -> None:
    """Spells only: a Creature's ability reaches the carrier, and so does its owner's Spell."""
    game = questing(
        "The Search For The Holy Quail",
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Death S **",
        monique="ready: Scavenging Goblin C 1/2/2 (The Holy Quail A:Holy Quilt)",
        clark="",
    )
    assert "cast" not in kinds(game)
    game = questing(
        "The Search For The Holy Quail",
        "Quake Dragon",
        quinn="ready: Quake Dragon C 1/4/4",
        monique="ready: Scavenging Goblin C 1/2/2 (The Holy Quail A:Holy Quilt), Questing Wizard C 1/2/5",
        clark="",
    )
    game.take("stay")
    assert "Scavenging Goblin" in pile(game, "Monique", "used")
    game = questing(
        "The Search For The Holy Quail",
        "Life Cantrip",
        turn="Quinn, capture",
        quinn="ready: Scavenging Goblin C 1/2/2 (The Holy Quail A:Holy Quilt), Life S",
        clark="",
    )
    game.take("cast Life")
    assert toughness(game, "Scavenging Goblin", "Quinn") == 6


# -- The Expedition For The Holy Quail ---------------------------------------------------------------

_EXPEDITION = ("The Expedition For The Holy Quail", "Corrupted Quiddity", "Strong Pink Eye Cyclops")


@card("The Expedition For The Holy Quail")
def test_the_expedition_for_the_holy_quail_rewards_with_freedom_from_corruption_or_a_die() -> None:
    game = questing(
        *_EXPEDITION,
        turn="Quinn, score",
        quinn=f"{_AT_QUAIL}; used: 3 Corrupted Quiddity; bag: Portal",
        clark="",
        dice="?",
    )
    take(game, "enough", "choose Corrupted Quiddity", "choose Corrupted Quiddity")
    assert pile(game, "Quinn", "used") == ["Corrupted Quiddity", "Quake Dragon"]
    assert (pile(game, "Quinn", "active"), on_card(game, "Corrupted Quiddity")) == ([], 9)


@card("The Expedition For The Holy Quail")
@pytest.mark.parametrize("corrupted", [0, 2])
def test_the_expedition_for_the_holy_quail_draws_a_die_if_nothing_is_returned(corrupted: int) -> None:
    used = f"; used: {corrupted} Corrupted Quiddity" if corrupted else ""
    game = questing(
        *_EXPEDITION,
        turn="Quinn, score",
        quinn=f"{_AT_QUAIL}; bag: Portal{used}",
        clark="",
        dice="?, Portal",
    )
    game.take("enough")
    if corrupted:
        game.take("enough")
    assert pile(game, "Quinn", "active") == ["Portal"]


@card("The Expedition For The Holy Quail")
def test_the_expedition_for_the_holy_quail_holy_quail_gives_immunity() -> None:
    game = questing(
        *_EXPEDITION,
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Death S **",
        monique="ready: Quake Dragon C 1/4/4 (The Holy Quail A:Holy Quail)",
        clark="",
    )
    assert "cast" not in kinds(game)


@card("The Expedition For The Holy Quail")
def test_the_expedition_for_the_holy_quail_holy_quill_may_unlock_one() -> None:
    for words, left in (("choose Pink Eye Cyclops L * of Clark", []), ("enough", ["Pink Eye Cyclops L *"])):
        game = questing(
            *_EXPEDITION,
            turn="Quinn, ready, quiddity 1",
            quinn="active: Scavenging Goblin C 1/2/2; ready: The Holy Quail A:Holy Quill; "
            "locked: Pink Eye Cyclops L **",
            clark="locked: Pink Eye Cyclops L *",
        )
        take(game, "summon Scavenging Goblin", "attach The Holy Quail", words)
        assert pile(game, "Clark", "locked") == left
        assert pile(game, "Quinn", "locked") == ["Pink Eye Cyclops L **"]
        assert quiddity(game) == 0  # for free


@card("The Expedition For The Holy Quail")
@pytest.mark.parametrize(("locked", "more"), [("", 2), ("; locked: Pink Eye Cyclops L *", 4)])
def test_the_expedition_for_the_holy_quail_holy_quilt_guards_better_with_a_lock(locked: str, more: int) -> None:
    game = questing(
        *_EXPEDITION,
        turn="Quinn, capture",
        quinn=_quail("Holy Quilt") + locked,
        monique="locked: Pink Eye Cyclops L *",
        clark="",
    )
    assert _dragon(game) == (4, 4 + more)


# -- The Quest For The Holy Quail --------------------------------------------------------------------


@card("The Quest For The Holy Quail")
def test_the_quest_for_the_holy_quail_rewards_with_a_capture_up_to_3() -> None:
    game = questing(
        "The Quest For The Holy Quail", "Growth Charm", turn="Quinn, score", quinn=_AT_QUAIL, clark="", dice="?"
    )
    game.take("enough")
    assert "choose Scavenging Goblin" in offers(game)  # 2
    assert "choose Growth" not in offers(game)  # 5
    assert not any("Quail" in words or "Skull" in words for words in offers(game))
    game.take("choose Scavenging Goblin")
    assert pile(game, "Quinn", "used") == ["Quake Dragon", "Scavenging Goblin"]
    assert captures(game) == 1


@card("The Quest For The Holy Quail")
def test_the_quest_for_the_holy_quail_holy_quail_gives_3_defense() -> None:
    game = questing("The Quest For The Holy Quail", turn="Quinn, capture", quinn=_quail("Holy Quail"), clark="")
    assert _dragon(game) == (4, 7)


@card("The Quest For The Holy Quail")
def test_the_quest_for_the_holy_quail_holy_quill_earns_1_glory() -> None:
    game = questing(
        "The Quest For The Holy Quail",
        turn="Quinn, score",
        quinn="ready: Scavenging Goblin C 1/2/2 (The Holy Quail A:Holy Quill)",
        clark="",
    )
    assert glory(game) == 2 + 1
    game = questing(
        "The Quest For The Holy Quail",
        turn="Quinn, score",
        quinn="quest The Holy Quail: Scavenging Goblin C 1/2/2 (The Holy Quail A:Holy Quill)",
        clark="",
        dice="Q2",
    )
    game.take("enough")
    assert glory(game) == 2 + 1
    game = questing(
        "The Quest For The Holy Quail",
        turn="Quinn, score",
        quinn="quest The Tri-Clops Skull: Scavenging Goblin C 1/2/2 (The Holy Quail A:Holy Quill)",
        clark="",
    )
    assert glory(game) == 0  # it failed


@card("The Quest For The Holy Quail")
def test_the_quest_for_the_holy_quail_holy_quilt_guards_carrier_and_company() -> None:
    game = questing(
        "The Quest For The Holy Quail",
        turn="Quinn, capture",
        quinn=_quail("Holy Quilt") + ", Assistant C 1/1/2",
        clark="",
    )
    assert (_dragon(game), toughness(game, "Assistant", "Quinn")) == ((4, 5), 3)


# -- The Hunt For The Tri-Clops Skull ----------------------------------------------------------------


@card("The Hunt For The Tri-Clops Skull")
def test_the_hunt_for_the_tri_clops_skull_rewards_with_2_glory() -> None:
    game = questing(turn="Quinn, score", quinn=_AT_SKULL, clark="", dice="?")
    game.take("enough")
    assert glory(game) == 4 + 2


@card("The Hunt For The Tri-Clops Skull")
def test_the_hunt_for_the_tri_clops_skull_tri_clops_skull_gives_3_attack_and_3_defense() -> None:
    assert _dragon(questing(turn="Quinn, capture", quinn=_skull("Tri-Clops Skull"), clark="")) == (7, 7)


@card("The Hunt For The Tri-Clops Skull")
def test_the_hunt_for_the_tri_clops_skull_quaxos_crystal_draws_and_rolls_2() -> None:
    game = questing(
        turn="Quinn, ready, quiddity 1",
        quinn="active: Scavenging Goblin C 1/2/2; ready: The Tri-Clops Skull A:Quaxos' Crystal; bag: 3 Portal",
        clark="",
        dice="2x Portal, Q1, D1",
    )
    take(game, "summon Scavenging Goblin", "attach The Tri-Clops Skull")
    assert pile(game, "Quinn", "active") == ["Portal D1", "Portal Q1"]
    assert "draw Portal D1" in offers(game)  # fresh (E3)


@card("The Hunt For The Tri-Clops Skull")
@pytest.mark.parametrize(("others", "more"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_the_hunt_for_the_tri_clops_skull_quown_of_quiana_earns_for_company_that_scores(others: int, more: int) -> None:
    company = f", {others} Assistant C 1/1/2" if others else ""
    game = questing(
        turn="Quinn, score",
        quinn=f"ready: Scavenging Goblin C 1/2/2 (The Tri-Clops Skull A:Quown of Quiana){company}",
        clark="",
    )
    assert glory(game) == 2 + others + more


@card("The Hunt For The Tri-Clops Skull")
def test_the_hunt_for_the_tri_clops_skull_quown_of_quiana_earns_nothing_on_a_quest() -> None:
    """Completing is not scoring."""
    game = questing(
        turn="Quinn, score",
        quinn="quest The Holy Quail: 2 Scavenging Goblin C 1/2/2, "
        "Quake Dragon C 1/4/4 (The Tri-Clops Skull A:Quown of Quiana)",
        clark="",
        dice="Q2",
    )
    game.take("enough")
    assert glory(game) == 2


# -- The Search For The Tri-Clops Skull --------------------------------------------------------------


@card("The Search For The Tri-Clops Skull")
def test_the_search_for_the_tri_clops_skull_rewards_with_up_to_2_culls() -> None:
    for more in ([], ["choose Assistant"], ["choose Assistant", "choose Assistant"]):
        game = questing(
            "The Search For The Tri-Clops Skull",
            turn="Quinn, score",
            quinn=f"{_AT_SKULL}; used: 4 Assistant",
            clark="",
            dice="?",
        )
        take(game, "cull Assistant", *more)
        if len(more) < 2:
            game.take("enough")
        assert pile(game, "Quinn", "used").count("Assistant") == 3 - len(more)
        assert kinds(game) == {"roll"}


@card("The Search For The Tri-Clops Skull")
def test_the_search_for_the_tri_clops_skull_tri_clops_skull_destroys_one_of_level_2_or_less() -> None:
    """In any Area of an opponent; not the Wizard of level 3, nor Quinn's own."""
    game = questing(
        "The Search For The Tri-Clops Skull",
        turn="Quinn, ready, quiddity 1",
        quinn="active: Scavenging Goblin C 1/2/2; ready: The Tri-Clops Skull A:Tri-Clops Skull",
        monique="ready: Questing Wizard C 3/4/8 **, Witching Hag C 2/4/5",
        clark="quest The Holy Quail: Questing Wizard C 2/3/6",
    )
    take(game, "summon Scavenging Goblin", "attach The Tri-Clops Skull")
    assert len(offers(game)) == 2
    game.take("choose Questing Wizard C 2/3/6 of Clark")
    assert pile(game, "Clark", "used") == ["Questing Wizard"]
    assert on_quest(game, "Clark") == []


@card("The Search For The Tri-Clops Skull")
def test_the_search_for_the_tri_clops_skull_quaxos_crystal_brings_4_quiddity() -> None:
    game = questing(
        "The Search For The Tri-Clops Skull",
        turn="Quinn, ready, quiddity 1",
        quinn="active: Scavenging Goblin C 1/2/2; ready: The Tri-Clops Skull A:Quaxos' Crystal",
        clark="",
    )
    take(game, "summon Scavenging Goblin", "attach The Tri-Clops Skull")
    assert quiddity(game) == 4


@card("The Search For The Tri-Clops Skull")
def test_the_search_for_the_tri_clops_skull_quown_of_quiana_guards_its_company() -> None:
    game = questing(
        "The Search For The Tri-Clops Skull",
        turn="Quinn, capture",
        quinn=_skull("Quown of Quiana") + ", Assistant C 1/1/2; quest The Holy Quail: Scavenging Goblin C 1/2/2",
        clark="",
    )
    assert _dragon(game) == (4, 4)
    assert toughness(game, "Assistant", "Quinn") == 4
    assert toughness(game, "Scavenging Goblin", "Quinn") == 2


# -- The Expedition For The Tri-Clops Skull ----------------------------------------------------------

_FAR = ("The Expedition For The Tri-Clops Skull", "Corrupted Quiddity", "Strong Pink Eye Cyclops")


@card("The Expedition For The Tri-Clops Skull")
def test_the_expedition_for_the_tri_clops_skull_rewards_with_corruption_for_every_opponent() -> None:
    game = questing(*_FAR, turn="Quinn, score", quinn=_AT_SKULL, clark="", dice="?")
    game.take("enough")
    assert pile(game, "Monique", "used") == pile(game, "Clark", "used") == ["Corrupted Quiddity"]
    assert pile(game, "Quinn", "used") == ["Quake Dragon"]


@card("The Expedition For The Tri-Clops Skull")
def test_the_expedition_for_the_tri_clops_skulls_last_corrupted_die_goes_to_the_first_clockwise() -> None:
    """X1: with none left the effect is skipped."""
    game = questing(*_FAR, turn="Quinn, score", quinn=f"{_AT_SKULL}; used: 9 Corrupted Quiddity", clark="", dice="?")
    game.take("enough")
    assert (pile(game, "Monique", "used"), pile(game, "Clark", "used")) == (["Corrupted Quiddity"], [])


@card("The Expedition For The Tri-Clops Skull")
@pytest.mark.parametrize(("locks", "more"), [(0, 0), (1, 2), (3, 6)])
def test_the_expedition_for_the_tri_clops_skull_tri_clops_skull_gives_attack_for_locks(locks: int, more: int) -> None:
    told = ["locked: Pink Eye Cyclops L *" if k < locks else "" for k in range(3)]
    game = questing(
        *_FAR,
        turn="Quinn, capture",
        quinn=f"{_skull('Tri-Clops Skull')}; {told[0]}",
        monique=told[1],
        clark=told[2],
    )
    assert _dragon(game) == (4 + more, 4)


@card("The Expedition For The Tri-Clops Skull")
def test_the_expedition_for_the_tri_clops_skull_tri_clops_skull_gives_at_most_6_and_immunity() -> None:
    lock = "locked: Pink Eye Cyclops L *"
    game = questing(
        *_FAR,
        "Death Incantation",
        turn="Monique, capture",
        quinn=f"{_skull('Tri-Clops Skull')}; {lock}",
        monique=f"ready: Death S **; {lock}",
        clark=lock,
        michael=lock,
    )
    assert strength(game, "Quake Dragon", "Quinn", "Monique") == 10
    game.take("cast Death")
    assert not any("Quake Dragon" in words for words in offers(game))


@card("The Expedition For The Tri-Clops Skull")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_expedition_for_the_tri_clops_skull_quaxos_crystal_unlocks_any_number(number: int) -> None:
    game = questing(
        *_FAR,
        turn="Quinn, ready, quiddity 1",
        quinn="active: Scavenging Goblin C 1/2/2; ready: The Tri-Clops Skull A:Quaxos' Crystal",
        monique="locked: Pink Eye Cyclops L *",
        clark="locked: Pink Eye Cyclops L **",
    )
    take(game, "summon Scavenging Goblin", "attach The Tri-Clops Skull")
    for words in ["choose Pink Eye Cyclops L *", "choose Pink Eye Cyclops L **"][:number]:
        game.take(next(known for known in offers(game) if known.startswith(f"{words} of")))
    if number < 2:
        game.take("enough")
    assert quiddity(game) == number
    assert pile(game, "Monique", "used") == (["Pink Eye Cyclops"] if number else [])
    assert pile(game, "Clark", "used") == (["Pink Eye Cyclops"] if number == 2 else [])


@card("The Expedition For The Tri-Clops Skull")
def test_the_expedition_for_the_tri_clops_skull_quown_of_quiana_returns_all_corruption() -> None:
    game = questing(
        *_FAR,
        turn="Quinn, ready, quiddity 1",
        quinn="active: Scavenging Goblin C 1/2/2, 2 Corrupted Quiddity Q0; used: Corrupted Quiddity, Portal; "
        "bag: Corrupted Quiddity; spent: Corrupted Quiddity; ready: The Tri-Clops Skull A:Quown of Quiana",
        monique="used: Corrupted Quiddity",
        clark="",
    )
    take(game, "summon Scavenging Goblin", "attach The Tri-Clops Skull")
    assert (pile(game, "Quinn", "active"), pile(game, "Quinn", "used")) == ([], ["Portal"])
    assert pile(game, "Quinn", "bag") == pile(game, "Quinn", "spent") == ["Corrupted Quiddity"]
    assert pile(game, "Monique", "used") == ["Corrupted Quiddity"]


# -- The Quest For The Tri-Clops Skull ---------------------------------------------------------------


@card("The Quest For The Tri-Clops Skull")
def test_the_quest_for_the_tri_clops_skull_rewards_with_a_capture_up_to_8() -> None:
    game = questing(
        "The Quest For The Tri-Clops Skull",
        "Manxome Minotaur",
        turn="Quinn, score",
        quinn=_AT_SKULL,
        clark="",
        dice="?",
    )
    game.take("enough")
    assert "choose Manxome Minotaur" in offers(game)  # 8
    assert "choose Quake Dragon" not in offers(game)  # 9
    game.take("choose Manxome Minotaur")
    assert pile(game, "Quinn", "used") == ["Manxome Minotaur", "Quake Dragon"]


@card("The Quest For The Tri-Clops Skull")
def test_the_quest_for_the_tri_clops_skull_tri_clops_skull_costs_each_opponent_a_creature() -> None:
    """Their choice, not a Locked one, in any Area."""
    game = questing(
        "The Quest For The Tri-Clops Skull",
        "Strong Pink Eye Cyclops",
        turn="Quinn, attack",
        quinn=_skull("Tri-Clops Skull"),
        monique="ready: Questing Wizard C 3/4/8 **; quest The Holy Quail: Scavenging Goblin C 1/2/2; "
        "locked: Pink Eye Cyclops L *",
        clark="ready: Questing Wizard C 3/4/8 **",
    )
    assert len(offers(game)) == 2
    take(game, "Monique: choose Scavenging Goblin")
    assert pile(game, "Monique", "used") == ["Scavenging Goblin"]
    assert pile(game, "Clark", "used") == ["Questing Wizard"]
    assert pile(game, "Monique", "locked") == ["Pink Eye Cyclops L *"]
    assert glory(game) == 0


@card("The Quest For The Tri-Clops Skull", "Mighty Knight of Quamelot")
def test_the_quest_for_the_tri_clops_skull_tri_clops_skull_does_not_take_the_immune() -> None:
    game = questing(
        "The Quest For The Tri-Clops Skull",
        "Mighty Knight of Quamelot",
        turn="Quinn, attack",
        quinn=_skull("Tri-Clops Skull"),
        monique="ready: Knight of Quamelot C 3/6/8 **",
        clark="ready: Knight of Quamelot C 1/3/4, Assistant C 1/1/2",
    )
    assert pile(game, "Monique", "used") == []
    assert pile(game, "Clark", "used") == ["Knight of Quamelot"]  # it guards the Assistant, not itself


@card("The Quest For The Tri-Clops Skull")
def test_the_quest_for_the_tri_clops_skull_quaxos_crystal_makes_captures_3_cheaper() -> None:
    game = questing(
        "The Quest For The Tri-Clops Skull",
        "Growth Charm",
        turn="Quinn, ready, quiddity 1",
        quinn="active: Scavenging Goblin C 1/2/2; ready: The Tri-Clops Skull A:Quaxos' Crystal",
        clark="",
    )
    take(game, "summon Scavenging Goblin", "attach The Tri-Clops Skull")
    assert price(game, "Growth Charm") == 2
    assert price(game, "Scavenging Goblin") == 0  # never below


@card("The Quest For The Tri-Clops Skull")
def test_the_quest_for_the_tri_clops_skull_quown_of_quiana_earns_2_glory() -> None:
    carrier = "Scavenging Goblin C 1/2/2 (The Tri-Clops Skull A:Quown of Quiana)"
    game = questing("The Quest For The Tri-Clops Skull", turn="Quinn, score", quinn=f"ready: {carrier}", clark="")
    assert glory(game) == 2 + 2
    game = questing(
        "The Quest For The Tri-Clops Skull",
        turn="Quinn, score",
        quinn=f"quest The Holy Quail: {carrier}",
        clark="",
        dice="Q2",
    )
    game.take("enough")
    assert glory(game) == 2 + 2
