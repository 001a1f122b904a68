"""Quest of the Qladiator: Frost Howler chills, Pink Eye Cyclops glares; summoned and Locked."""

from __future__ import annotations

import pytest

from quarriors import Game
from quarriors.testing import find_die, kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import attack, captures, decider, end_turn, glory, offers, pass_all, price, quiddity
from tests.cards.setting import table
from tests.rules.looking import offered, phase

LOCKS = ["L *", "L **"]


def summon_price(game: Game, words: str) -> int:
    """What summoning that die of the Active Pool costs."""
    return game.state.summon_price(find_die(game, words, "active"))


# -- Frost Howler --------------------------------------------------------------------------------------


@card("Frost Howler")
def test_frost_howler_lowers_each_attacker_by_1_against_its_player() -> None:
    game = table(
        "Frost Howler",
        turn="Quinn, capture",
        quinn="ready: Quake Dragon C 3/8/7 **, Devotee of the Holy Query C 1/0/3, Assistant C 1/1/2",
        monique="ready: Frost Howler C 2/5/6",
        clark="ready: Assistant C 1/1/2",
    )
    assert attack(game, "Quake Dragon") == 7
    assert attack(game, "Assistant") == 0
    assert attack(game, "Devotee") == 0
    assert attack(game, "Quake Dragon", against="Clark") == 8


@card("Frost Howler")
def test_two_frost_howlers_lower_by_2_and_immune_attackers_not_at_all() -> None:
    """C15; c.5."""
    game = table(
        "Frost Howler",
        "Gnome Barbarian",
        turn="Quinn, capture",
        quinn="ready: Quake Dragon C 3/8/7 **, Gnome Barbarian C 1/1/3 *",
        monique="ready: 2 Frost Howler C 2/5/6",
    )
    assert attack(game, "Quake Dragon") == 6
    assert attack(game, "Gnome Barbarian") == 1


@card("Frost Howler")
@pytest.mark.parametrize("lock", LOCKS)
def test_frost_howler_locked_takes_one_die_of_an_opponents_first_draw(lock: str) -> None:
    """Six dice drawn are one draw; the one who drew chooses; a later draw of the turn is left alone."""
    game = table(
        "Frost Howler",
        turn="Quinn, roll",
        quinn="bag: 5 Basic Quiddity, Portal, Assistant",
        monique=f"locked: Frost Howler {lock}",
        dice="5x Basic Quiddity, Portal, 4x Q1, D1, Assistant, Q1",
    )
    take(game, "roll")
    assert sorted(offers(game)) == ["choose Basic Quiddity", "choose Portal"]
    take(game, "Quinn: choose Basic Quiddity")
    assert pile(game, "Quinn", "spent") == ["Basic Quiddity"]
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q1"] * 4 + ["Portal D1"]
    take(game, "draw Portal")
    assert pile(game, "Quinn", "spent") == ["Basic Quiddity", "Portal"]
    assert "Assistant Q1" in pile(game, "Quinn", "active")


@card("Frost Howler")
@pytest.mark.parametrize(("lock", "taken"), [("L *", 0), ("L **", 1)])
def test_frost_howler_locked_spares_its_player_with_one_burst_not_with_two(lock: str, taken: int) -> None:
    game = table(
        "Frost Howler",
        turn="Quinn, roll",
        quinn=f"bag: 6 Basic Quiddity; locked: Frost Howler {lock}",
        dice="6x Basic Quiddity, 6x Q1",
    )
    take(game, "roll")
    if taken and "choose" in kinds(game):
        take(game, "choose Basic Quiddity")
    assert pile(game, "Quinn", "spent") == ["Basic Quiddity"] * taken
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q1"] * (6 - taken)


@card("Frost Howler")
def test_frost_howler_locked_hears_a_draw_of_phase_1_as_the_first() -> None:
    """Strong Defender of the Pale draws when it scores: that is the first time this turn."""
    game = table(
        "Frost Howler",
        "Strong Defender of the Pale",
        turn="Quinn, score",
        quinn="ready: Defender of the Pale C 1/1/5 *; bag: 7 Basic Quiddity",
        monique="locked: Frost Howler L *",
        dice="7x Basic Quiddity, 6x Q1",
    )
    take(game, "use")  # S6: it may be declined
    assert pile(game, "Quinn", "spent") == ["Basic Quiddity"]
    take(game, "enough", "roll")
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q1"] * 6


@card("Frost Howler")
@pytest.mark.parametrize("lock", LOCKS)
def test_frost_howler_locked_does_not_hear_draws_on_other_players_turns(lock: str) -> None:
    """Mighty Scavenging Goblin draws as it is destroyed, on Quinn's turn."""
    game = table(
        "Frost Howler",
        "Mighty Scavenging Goblin",
        turn="Quinn, attack",
        quinn=f"ready: Quake Dragon C 1/4/4; locked: Frost Howler {lock}",
        monique="ready: Scavenging Goblin C 1/2/2 *; bag: 2 Assistant",
        dice="2x Assistant",
    )
    assert pile(game, "Monique", "active") == ["Assistant", "Assistant"]
    assert decider(game) == "Quinn"


@card("Frost Howler")
def test_frost_howler_locked_reaches_each_opponent_on_each_turn() -> None:
    game = table(
        "Frost Howler",
        turn="Quinn, roll",
        quinn="bag: 6 Basic Quiddity",
        monique="locked: Frost Howler L *",
        clark="bag: 6 Assistant",
        dice="6x Basic Quiddity, 5x Q1",
    )
    take(game, "roll")
    if "choose" in kinds(game):
        take(game, "choose Basic Quiddity")
    end_turn(game)
    script = game.state.script
    assert script is not None
    script.add("6x Assistant, 5x Q1")
    take(game, "Monique: roll")
    end_turn(game)
    take(game, "Clark: roll")
    if "choose" in kinds(game):
        take(game, "choose Assistant")
    assert pile(game, "Clark", "spent") == ["Assistant"]


# -- Strong Frost Howler -------------------------------------------------------------------------------


@card("Strong Frost Howler")
def test_strong_frost_howler_has_each_opponent_turn_one_creature_down() -> None:
    game = table(
        "Strong Frost Howler",
        turn="Quinn, ready, quiddity 2",
        quinn="active: Frost Howler C 2/5/6; ready: Quake Dragon C 2/6/6 *",
        monique="ready: Quake Dragon C 3/8/7 **, Questing Wizard C 2/3/6, Assistant C 1/1/2",
        clark="ready: Deathdealer C 2/4/4",
        michael="ready: Assistant C 1/1/2",
    )
    take(game, "summon Frost Howler")
    assert sorted(offers(game)) == ["choose Quake Dragon C 3/8/7 **", "choose Questing Wizard C 2/3/6"]
    take(game, "Monique: choose Questing Wizard")
    assert "Questing Wizard C 1/2/5" in pile(game, "Monique", "ready")
    assert pile(game, "Clark", "ready") == ["Deathdealer C 1/3/2"]
    assert pile(game, "Michael", "ready") == ["Assistant C 1/1/2"]
    assert "Quake Dragon C 2/6/6 *" in pile(game, "Quinn", "ready")


@card("Strong Frost Howler")
def test_strong_frost_howler_cannot_turn_an_immune_creature() -> None:
    game = table(
        "Strong Frost Howler",
        "Heavenly Seraph",
        turn="Quinn, ready, quiddity 3",
        quinn="active: Frost Howler C 3/6/8",
        monique="ready: Heavenly Seraph C 2/7/5, Frost Howler C 3/6/8",
    )
    take(game, "summon Frost Howler")
    assert pile(game, "Monique", "ready") == ["Frost Howler C 2/5/6", "Heavenly Seraph C 2/7/5"]


@card("Strong Frost Howler")
@pytest.mark.parametrize("lock", LOCKS)
def test_strong_frost_howler_locked_makes_summoning_dearer_for_opponents(lock: str) -> None:
    game = table(
        "Strong Frost Howler",
        quinn="active: Quake Dragon C 2/6/6 *, Basic Quiddity Q2, Basic Quiddity Q1, Portal Q1",
        monique=f"locked: Frost Howler {lock}",
    )
    assert summon_price(game, "Quake Dragon") == 3
    take(game, "summon Quake Dragon")
    assert len(pile(game, "Quinn", "spent")) == 2


@card("Strong Frost Howler")
@pytest.mark.parametrize(("lock", "due"), [("L *", 1), ("L **", 2)])
def test_strong_frost_howler_locked_with_two_bursts_binds_its_own_player_too(lock: str, due: int) -> None:
    game = table(
        "Strong Frost Howler",
        quinn=f"active: Assistant C 1/1/2, 3 Basic Quiddity Q1; locked: Frost Howler {lock}",
    )
    assert summon_price(game, "Assistant") == due


# -- Mighty Frost Howler -------------------------------------------------------------------------------


@card("Mighty Frost Howler")
def test_mighty_frost_howler_keeps_level_1_from_attacking_its_player() -> None:
    game = table(
        "Mighty Frost Howler",
        turn="Quinn, capture",
        quinn="ready: Quake Dragon C 1/4/4, Quake Dragon C 2/6/6 *, Assistant C 1/1/2",
        monique="ready: Frost Howler C 2/5/6",
        clark="ready: Assistant C 1/1/2",
    )
    assert game.state.attack_total(0, 1) == 6
    assert game.state.attack_total(0, 2) == 11


@card("Mighty Frost Howler")
def test_mighty_frost_howler_does_not_stop_an_immune_attacker() -> None:
    """c.5: "cannot attack" is not asked of an Immune Creature."""
    game = table(
        "Mighty Frost Howler",
        "Gnome Barbarian",
        turn="Quinn, capture",
        quinn="ready: Gnome Barbarian C 1/1/3 *, Assistant C 1/1/2",
        monique="ready: Frost Howler C 2/5/6",
    )
    assert game.state.attack_total(0, 1) == 1


@card("Mighty Frost Howler")
@pytest.mark.parametrize("lock", LOCKS)
def test_mighty_frost_howler_locked_forbids_opponents_to_reroll(lock: str) -> None:
    """A face that re-rolls its own die cannot be used; what it shows besides can still be paid with."""
    game = table(
        "Mighty Frost Howler",
        "Questing Wizard",
        "Growth Incantation",
        quinn="active: Assistant R * fresh, Quake Dragon Q3|R fresh, Questing Wizard Q2 * fresh, Victory R+D1 fresh, "
        "Growth S fresh; bag: 3 Basic Quiddity",
        monique=f"locked: Frost Howler {lock}",
    )
    assert offers(game) == ["immediate Growth S", "unlock Frost Howler " + lock + " of Monique", "end"]
    take(game, "immediate Growth")
    assert quiddity(game) == 2
    assert "choose" not in kinds(game)


@card("Mighty Frost Howler")
@pytest.mark.parametrize(("lock", "free"), [("L *", True), ("L **", False)])
def test_mighty_frost_howler_locked_binds_its_own_player_with_two_bursts(lock: str, free: bool) -> None:
    game = table(
        "Mighty Frost Howler",
        quinn=f"active: Assistant R * fresh, Quake Dragon Q3|R fresh; locked: Frost Howler {lock}",
    )
    assert ("immediate Assistant R *" in offers(game)) == free
    assert ("reroll Quake Dragon Q3|R" in offers(game)) == free


@card("Mighty Frost Howler", "Chaos Spell", "Chaos Charm")
@pytest.mark.parametrize("name", ["Chaos Spell", "Chaos Charm"])
def test_mighty_frost_howler_locked_stops_spells_that_reroll(name: str) -> None:
    place = "active: Chaos S fresh, Assistant Q1" if name == "Chaos Spell" else "ready: Chaos S; active: Assistant Q1"
    game = table("Mighty Frost Howler", name, quinn=place, monique="locked: Frost Howler L *; ready: Assistant C 1/1/2")
    assert not {"immediate", "cast"} & kinds(game)


# -- Pink Eye Cyclops ----------------------------------------------------------------------------------


@card("Pink Eye Cyclops")
def test_pink_eye_cyclops_destroyed_by_an_attack_costs_the_attacker_1_glory() -> None:
    game = table(
        "Pink Eye Cyclops",
        turn="Quinn, attack",
        quinn="glory 3; ready: Quake Dragon C 1/4/4",
        monique="glory 3; ready: Pink Eye Cyclops C 1/4/3",
    )
    assert pile(game, "Monique", "used") == ["Pink Eye Cyclops"]
    assert (glory(game), glory(game, "Monique")) == (2, 3)


@card("Pink Eye Cyclops")
def test_pink_eye_cyclops_destroyed_by_a_spell_costs_nothing_and_glory_stops_at_0() -> None:
    """S5."""
    game = table(
        "Pink Eye Cyclops",
        "Death Incantation",
        quinn="glory 3; ready: Death S **",
        monique="ready: Pink Eye Cyclops C 1/4/3",
    )
    take(game, "cast Death")
    assert glory(game) == 3
    game = table(
        "Pink Eye Cyclops",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 1/4/4",
        monique="ready: Pink Eye Cyclops C 1/4/3",
    )
    assert pile(game, "Monique", "used") == ["Pink Eye Cyclops"]
    assert glory(game) == 0


@card("Pink Eye Cyclops")
@pytest.mark.parametrize(("lock", "own"), [("L *", 6), ("L **", 5)])
def test_pink_eye_cyclops_locked_lowers_opposing_attack_and_with_two_bursts_everybodys(lock: str, own: int) -> None:
    game = table(
        "Pink Eye Cyclops",
        "Gnome Barbarian",
        turn="Quinn, capture",
        quinn=f"ready: Quake Dragon C 2/6/6 *, Gnome Barbarian C 2/2/4; locked: Pink Eye Cyclops {lock}",
        monique="ready: Quake Dragon C 2/6/6 *, Devotee of the Holy Query C 1/0/3, Gnome Barbarian C 1/1/3 *",
        clark="ready: Assistant C 1/1/2",
    )
    assert attack(game, "Quake Dragon") == own
    assert attack(game, "Quake Dragon", "Monique", "Quinn") == 5
    assert attack(game, "Quake Dragon", "Monique", "Clark") == 5
    assert attack(game, "Devotee", "Monique", "Quinn") == 0
    assert attack(game, "Assistant", "Clark", "Monique") == 0
    assert attack(game, "Gnome Barbarian", "Monique", "Quinn") == 1  # Immune


# -- Strong Pink Eye Cyclops ---------------------------------------------------------------------------


@card("Strong Pink Eye Cyclops")
def test_strong_pink_eye_cyclops_hits_players_with_a_locked_die_harder() -> None:
    game = table(
        "Strong Pink Eye Cyclops",
        turn="Quinn, capture",
        quinn="ready: Pink Eye Cyclops C 2/6/4; locked: Frost Howler L *",
        monique="locked: Frost Howler L *",
        clark="ready: Assistant C 1/1/2",
    )
    assert attack(game, "Pink Eye Cyclops") == 8
    assert attack(game, "Pink Eye Cyclops", against="Clark") == 6


@card("Strong Pink Eye Cyclops")
@pytest.mark.parametrize("lock", LOCKS)
def test_strong_pink_eye_cyclops_locked_makes_captures_dearer(lock: str) -> None:
    game = table("Strong Pink Eye Cyclops", turn="Quinn, capture", quinn=f"locked: Pink Eye Cyclops {lock}")
    assert price(game, "Scavenging Goblin") == (2 if lock == "L *" else 3)
    game = table(
        "Strong Pink Eye Cyclops", turn="Quinn, capture, quiddity 1", monique=f"locked: Pink Eye Cyclops {lock}"
    )
    assert price(game, "Scavenging Goblin") == 3
    assert "capture Assistant" not in offers(game)
    take(game, "capture Basic Quiddity")  # Q3: what is otherwise free costs 1
    assert quiddity(game) == 0


@card("Strong Pink Eye Cyclops")
def test_strong_pink_eye_cyclops_locked_does_not_touch_free_captures() -> None:
    """Q5."""
    game = table(
        "Strong Pink Eye Cyclops",
        "Strong Lord of the Quarry",
        turn="Quinn, score",
        quinn="ready: Lord of the Quarry C 1/3/3; bag: Portal",
        monique="locked: Pink Eye Cyclops L *",
    )
    take(game, "choose Scavenging Goblin")
    assert "Scavenging Goblin" in pile(game, "Quinn", "used")
    assert captures(game) == 1


# -- Mighty Pink Eye Cyclops ---------------------------------------------------------------------------


@card("Mighty Pink Eye Cyclops")
def test_mighty_pink_eye_cyclops_must_defend_first() -> None:
    game = table(
        "Mighty Pink Eye Cyclops",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 2/6/6 *",
        monique="ready: Pink Eye Cyclops C 2/6/4, Assistant C 1/1/2, Deathdealer C 1/3/2",
    )
    if decider(game) == "Monique" and "defend Pink Eye Cyclops C 2/6/4" in offers(game):
        take(game, "defend Pink Eye Cyclops")
    # 6 against 4: 2 are left for the next one
    assert sorted(offers(game)) == ["defend Assistant C 1/1/2", "defend Deathdealer C 1/3/2"]
    take(game, "Monique: defend Assistant")
    assert pile(game, "Monique", "ready") == ["Deathdealer C 1/3/2"]


@card("Mighty Pink Eye Cyclops")
def test_mighty_pink_eye_cyclops_holds_the_whole_attack_if_it_is_strong_enough() -> None:
    game = table(
        "Mighty Pink Eye Cyclops",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 1/3/2",
        monique="ready: Pink Eye Cyclops C 2/6/4, Assistant C 1/1/2",
    )
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2", "Pink Eye Cyclops C 2/6/4"]
    assert phase(game) == "capture"


@card("Mighty Pink Eye Cyclops")
def test_mighty_pink_eye_cyclops_locked_has_each_opponent_destroy_one_of_their_own() -> None:
    game = table(
        "Mighty Pink Eye Cyclops",
        quinn="active: Pink Eye Cyclops L *; ready: Assistant C 1/1/2",
        monique="ready: Deathdealer C 1/3/2, Quake Dragon C 1/4/4; locked: Frost Howler L *",
        clark="ready: Quake Dragon C 3/8/7 **",
    )
    take(game, "lock Pink Eye Cyclops")
    assert offered(game) == ["choose Deathdealer C 1/3/2", "choose Quake Dragon C 1/4/4"]
    take(game, "Monique: choose Deathdealer")
    assert pile(game, "Monique", "used") == ["Deathdealer"]
    assert pile(game, "Clark", "used") == ["Quake Dragon"]
    assert "Assistant C 1/1/2" in pile(game, "Quinn", "ready")


@card("Mighty Pink Eye Cyclops")
def test_mighty_pink_eye_cyclops_locked_with_two_bursts_asks_its_own_player_too() -> None:
    game = table(
        "Mighty Pink Eye Cyclops",
        quinn="active: Pink Eye Cyclops L **, Basic Quiddity Q1; ready: Assistant C 1/1/2",
        monique="ready: Deathdealer C 1/3/2",
    )
    take(game, "lock Pink Eye Cyclops")
    assert pile(game, "Quinn", "used") == ["Assistant"]
    assert pile(game, "Monique", "used") == ["Deathdealer"]
    assert pile(game, "Quinn", "locked") == ["Pink Eye Cyclops L **"]


@card("Mighty Pink Eye Cyclops", "Witching Hag")
def test_mighty_pink_eye_cyclops_locked_destroys_in_its_players_name_when_it_is_forced_too() -> None:
    """C5: the loser picks the die, the Lock's player destroys it."""
    game = table(
        "Mighty Pink Eye Cyclops",
        "Witching Hag",
        "Shaping Cantrip",
        quinn="active: Pink Eye Cyclops L *; ready: Witching Hag C 1/3/3",
        monique="ready: Deathdealer C 1/3/2, Shaping S",
    )
    take(game, "end")
    pass_all(game)
    assert pile(game, "Monique", "used") == ["Deathdealer"]
    assert quiddity(game) == 1


@card("Mighty Pink Eye Cyclops")
def test_mighty_pink_eye_cyclops_locked_acts_once_and_passes_immune_creatures_by() -> None:
    game = table(
        "Mighty Pink Eye Cyclops",
        "Gnome Barbarian",
        quinn="active: Pink Eye Cyclops L *, Basic Quiddity Q1",
        monique="ready: Gnome Barbarian C 1/1/3 *",
    )
    take(game, "lock Pink Eye Cyclops")
    assert pile(game, "Monique", "used") == []


@card("Pink Eye Cyclops", "Quake Dragon")
def test_pink_eye_cyclops_destroyed_by_a_quake_dragons_breath_was_destroyed_by_the_attack() -> None:
    """C5."""
    game = table(
        "Pink Eye Cyclops",
        "Quake Dragon",
        turn="Quinn, attack",
        quinn="glory 3; ready: Quake Dragon C 1/4/4",
        monique="ready: Pink Eye Cyclops C 1/4/3",
    )
    assert pile(game, "Monique", "used") == ["Pink Eye Cyclops"]
    assert glory(game) == 2


@card("Mighty Frost Howler", "Lesser Black Cat")
def test_mighty_frost_howler_locked_stops_an_anchored_spell_that_rerolls() -> None:
    game = table(
        "Mighty Frost Howler",
        "Lesser Black Cat",
        turn="Quinn, ready, quiddity 1, dark 1",
        quinn="active: Assistant Q1",
        monique="locked: Frost Howler L *",
    )
    assert "anchor" not in kinds(game)
