"""Challenging a quest: both sides strike at once, Reactions back and forth, the spoils, taking over; ruling X6."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.rules.looking import decider, glory, offered, phase, whose_turn
from tests.rules.questing import on_card, on_quest, questing, send

# -- both sides at once ------------------------------------------------------------------------------


def test_both_sides_strike_and_the_stronger_one_clears_the_quest() -> None:
    """6 against 5, 4 against 7 (Mighty Quake Dragon with one burst)."""
    game = questing(quinn="ready: Quake Dragon C 2/6/6 *", monique="quest Exqualibur: Witching Hag C 2/4/5")
    send(game, "Exqualibur", "Quake Dragon")
    assert (glory(game, "Quinn"), glory(game, "Monique")) == (1, 0)
    assert pile(game, "Monique", "used") == ["Witching Hag"]
    assert offered(game) == ["leave", "quest Exqualibur"]


def test_both_sides_may_be_wiped_out() -> None:
    """X6. The one that falls strikes all the same."""
    game = questing(quinn="ready: Scavenging Goblin C 1/2/2", monique="quest Exqualibur: Scavenging Goblin C 1/2/2")
    send(game, "Exqualibur", "Scavenging Goblin")
    assert (on_quest(game, "Quinn"), on_quest(game, "Monique")) == ([], [])
    assert pile(game, "Quinn", "used") == pile(game, "Monique", "used") == ["Scavenging Goblin"]
    assert (glory(game, "Quinn"), glory(game, "Monique")) == (1, 0)
    assert phase(game) == "capture"  # nobody is left to take the quest over


def test_a_quest_on_which_all_fell_can_be_started_by_the_next_player() -> None:
    game = questing(
        quinn="ready: Scavenging Goblin C 1/2/2",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2; bag: Quake Dragon",
        dice="Quake Dragon, Scavenging Goblin, C 1/4/4, Q1",
    )
    send(game, "Exqualibur", "Scavenging Goblin")
    take(game, "end", "Monique: roll", "summon Quake Dragon")
    send(game, "Exqualibur", "Quake Dragon")
    assert (glory(game, "Monique"), on_quest(game, "Monique")) == (0, ["Quake Dragon C 1/4/4"])


def test_totals_of_both_sides_are_fixed_before_anybody_falls() -> None:
    """Strong Scavenging Goblins would lose defense as companions fall, but no attack is taken back: 4 and 4."""
    game = questing(
        quinn="ready: 2 Scavenging Goblin C 1/2/2",
        monique="quest Exqualibur: 2 Scavenging Goblin C 1/2/2",
    )
    send(game, "Exqualibur", "Scavenging Goblin", "Scavenging Goblin")
    assert (on_quest(game, "Quinn"), on_quest(game, "Monique")) == ([], [])
    assert glory(game, "Quinn") == 2


def test_each_side_chooses_its_own_defenders_one_by_one() -> None:
    """5 of Quinn's against 2 and 3; 4 of Monique's against 2 and 4."""
    game = questing(
        quinn="ready: Scavenging Goblin C 1/2/2, Witching Hag C 1/3/3, Assistant C 1/1/2",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2, Warrior of the Quay C 1/2/3",
        dice="",
    )
    send(game, "Exqualibur", "Scavenging Goblin", "Witching Hag")
    asked = []
    while game.decision.kind == "defend":
        asked.append(decider(game))
        words = "defend Scavenging Goblin" if "defend Scavenging Goblin C 1/2/2" in offered(game) else offered(game)[0]
        game.take(words)
    assert set(asked) == {"Quinn", "Monique"}
    assert pile(game, "Monique", "used") == ["Scavenging Goblin", "Warrior of the Quay"]
    assert pile(game, "Quinn", "used") == ["Scavenging Goblin"]  # 2, and the rest of 2 is less than 3
    assert on_quest(game, "Quinn") == ["Witching Hag C 1/3/3"]
    assert glory(game, "Quinn") == 2


def test_an_attack_of_0_destroys_nobody() -> None:
    """C1."""
    game = questing(
        quinn="ready: Devotee of the Holy Query C 1/0/3",
        monique="quest Exqualibur: Devotee of the Holy Query C 1/0/3",
    )
    send(game, "Exqualibur", "Devotee of the Holy Query")
    assert on_quest(game, "Monique") == ["Devotee of the Holy Query C 1/0/3"]
    assert pile(game, "Quinn", "used") == ["Devotee of the Holy Query"]


def test_immunity_is_no_shield_against_a_challenge() -> None:
    game = questing(
        "Mighty Ancient Guide",
        quinn="ready: Quake Dragon C 2/6/6 *",
        monique="quest Exqualibur: Ancient Guide C 2/2/4 *",
    )
    send(game, "Exqualibur", "Quake Dragon")
    assert pile(game, "Monique", "used") == ["Ancient Guide"]


def test_ready_areas_have_no_part_in_a_challenge() -> None:
    game = questing(
        quinn="ready: Scavenging Goblin C 1/2/2, Assistant C 1/1/2",
        monique="quest Exqualibur: Devotee of the Holy Query C 2/2/4; ready: Questing Wizard C 3/4/8 **",
    )
    send(game, "Exqualibur", "Scavenging Goblin")
    # 2 against 4 on the quest, 2 against 2 back; then the Assistant's 1 against 8
    assert on_quest(game, "Monique") == ["Devotee of the Holy Query C 2/2/4"]
    assert pile(game, "Monique", "ready") == ["Questing Wizard C 3/4/8 **"]
    assert pile(game, "Quinn", "used") == ["Scavenging Goblin"]


def test_the_attack_may_come_before_the_challenge() -> None:
    game = questing(
        quinn="ready: Quake Dragon C 2/6/6 *, Scavenging Goblin C 1/2/2",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2; ready: Assistant C 1/1/2",
    )
    take(game, "quest Exqualibur", "choose Quake Dragon", "enough", "attack")
    assert pile(game, "Monique", "used") == ["Assistant", "Scavenging Goblin"]
    assert glory(game, "Quinn") == 1  # for the Challenge only


# -- the spoils --------------------------------------------------------------------------------------


def test_the_challenger_gains_glory_for_each_creature_at_once_the_other_nothing() -> None:
    game = questing(
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="glory 4; quest Exqualibur: 2 Scavenging Goblin C 1/2/2, Questing Wizard C 3/4/8 **",
    )
    send(game, "Exqualibur", "Quake Dragon")
    # 8 against 4 of the Goblins; the 8 of the Dragon's foes (2 + 2 + 4) fall short of its 9
    take(game, "Monique: defend Scavenging Goblin", "Monique: defend Scavenging Goblin")
    assert glory(game, "Quinn") == 2
    assert glory(game, "Monique") == 4
    assert on_quest(game, "Monique") == ["Questing Wizard C 3/4/8 **"]


def test_a_creature_killed_by_those_on_the_quest_brings_nothing() -> None:
    game = questing(
        quinn="ready: 2 Scavenging Goblin C 1/2/2",
        monique="quest Exqualibur: Questing Wizard C 3/4/8 **",
    )
    send(game, "Exqualibur", "Scavenging Goblin", "Scavenging Goblin")
    assert pile(game, "Quinn", "used") == ["Scavenging Goblin"] * 2
    assert (glory(game, "Quinn"), glory(game, "Monique")) == (0, 0)


def test_the_glory_of_a_challenge_can_win() -> None:
    """S5: at once, before the challenger's own Creatures fall."""
    game = questing(
        quinn="glory 24; ready: Scavenging Goblin C 1/2/2",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2",
    )
    send(game, "Exqualibur", "Scavenging Goblin")
    assert game.over
    assert (game.result.winners, game.result.reason, game.result.glory) == ((0,), "glory", (25, 0))


# -- afterwards --------------------------------------------------------------------------------------


def test_survivors_return_when_the_quest_is_not_cleared() -> None:
    game = questing(
        quinn="ready: Quake Dragon C 1/4/4",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2, Questing Wizard C 1/2/5",
    )
    send(game, "Exqualibur", "Quake Dragon")
    # 4 against 2, the rest against 5; the 4 of the others against the Dragon's 4
    take(game, "Monique: defend Scavenging Goblin")
    assert on_quest(game, "Monique") == ["Questing Wizard C 1/2/5"]
    assert pile(game, "Quinn", "used") == ["Quake Dragon"]
    assert glory(game, "Quinn") == 1
    game = questing(
        quinn="ready: Quake Dragon C 2/6/6 *",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2, Questing Wizard C 1/2/5",
    )
    send(game, "Exqualibur", "Quake Dragon")
    take(game, "Monique: defend Scavenging Goblin")
    assert on_quest(game, "Quinn") == []  # 4 against 7: it survived, and goes home
    assert pile(game, "Quinn", "used") == ["Quake Dragon"]
    assert phase(game) == "capture"


def test_a_cleared_quest_may_be_taken_over_and_completed() -> None:
    game = questing(
        quinn="ready: Quake Dragon C 2/6/6 *; bag: 6 Basic Quiddity; used: 6 Assistant",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2; bag: 6 Basic Quiddity",
        dice="6x Basic Quiddity, 6x Q1, Q3",
    )
    send(game, "Exqualibur", "Quake Dragon")
    take(game, "quest Exqualibur", "end", "Monique: roll")
    while whose_turn(game) == "Monique":
        game.take("end")
    take(game, "Quinn: enough")
    assert glory(game, "Quinn") == 1 + 3


def test_a_cleared_quest_need_not_be_taken_over() -> None:
    game = questing(quinn="ready: Quake Dragon C 2/6/6 *", monique="quest Exqualibur: Scavenging Goblin C 1/2/2")
    send(game, "Exqualibur", "Quake Dragon")
    game.take("leave")
    assert on_quest(game, "Quinn") == []
    assert pile(game, "Quinn", "used") == ["Quake Dragon"]
    assert phase(game) == "capture"


def test_those_who_stay_on_the_quest_may_fail_for_want_of_levels() -> None:
    """A level 2 quest with one of two Goblins left."""
    game = questing(
        turn="Quinn, attack",
        quinn="ready: Scavenging Goblin C 1/2/2",
        monique="quest Exqualibur: 2 Scavenging Goblin C 1/2/2",
    )
    send(game, "Exqualibur", "Scavenging Goblin")
    assert on_quest(game, "Monique") == ["Scavenging Goblin C 1/2/2"]
    game.take("end")
    assert (whose_turn(game), on_quest(game, "Monique"), glory(game, "Monique")) == ("Monique", [], 0)
    assert pile(game, "Monique", "used") == ["Scavenging Goblin"] * 2


@pytest.mark.parametrize("cleared", [True, False])
def test_a_carrier_that_returns_or_falls_sends_its_quartifact_back(cleared: bool) -> None:
    """X6."""
    foes = "Scavenging Goblin C 1/2/2" if cleared else "Questing Wizard C 3/4/8 **"
    game = questing(
        quinn="ready: Devotee of the Holy Query C 2/2/4 (Exqualibur A:Quirky Quarterstaff)",
        monique=f"quest Exqualibur: {foes}",
    )
    send(game, "Exqualibur", "Devotee of the Holy Query")  # attack 3, defense 6
    if cleared:
        game.take("leave")
    assert pile(game, "Quinn", "used") == ["Devotee of the Holy Query"]
    assert (pile(game, "Quinn", "ready"), on_card(game, "Exqualibur")) == ([], 2)


def test_a_carrier_destroyed_on_the_quest_sends_its_quartifact_back() -> None:
    game = questing(
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2 (Exqualibur A:Exqualibur)",
    )
    send(game, "Exqualibur", "Quake Dragon")
    assert (pile(game, "Monique", "ready"), pile(game, "Monique", "used")) == ([], ["Scavenging Goblin"])
    assert on_card(game, "Exqualibur") == 2


def test_a_carrier_that_takes_the_quest_over_keeps_its_quartifact() -> None:
    game = questing(
        quinn="ready: Quake Dragon C 2/6/6 * (Exqualibur A:Exqualibur)",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2",
    )
    send(game, "Exqualibur", "Quake Dragon")
    game.take("quest Exqualibur")
    assert on_quest(game, "Quinn") == ["Quake Dragon C 2/6/6 * with Exqualibur A:Exqualibur"]
    assert on_card(game, "Exqualibur") == 1


def test_spells_attached_to_those_who_return_go_to_the_used_piles_of_their_owners() -> None:
    """C9."""
    game = questing(
        "Life Cantrip",
        quinn="ready: Scavenging Goblin C 1/2/2 (Life S)",
        monique="quest Exqualibur: Questing Wizard C 3/4/8 **",
    )
    send(game, "Exqualibur", "Scavenging Goblin")  # 4 against 6: it survives
    assert pile(game, "Quinn", "used") == ["Life", "Scavenging Goblin"]
    assert pile(game, "Quinn", "ready") == []


# -- Reactions ---------------------------------------------------------------------------------------


def test_reactions_go_back_and_forth_the_challenger_first() -> None:
    """X6. Life Incantations: one Creature's attack becomes 0."""
    game = questing(
        "Life Incantation",
        quinn="ready: Quake Dragon C 1/4/4, 2 Life S",
        monique="quest Exqualibur: Quake Dragon C 1/4/4; ready: 2 Life S",
    )
    send(game, "Exqualibur", "Quake Dragon")
    take(game, "Quinn: pass", "Monique: cast Life")  # on Quinn's Dragon
    take(game, "Quinn: cast Life")  # on Monique's
    # both attacks are 0: nothing more could matter, and nobody falls
    assert on_quest(game, "Monique") == ["Quake Dragon C 1/4/4"]
    assert pile(game, "Quinn", "used") == ["Quake Dragon"]
    assert pile(game, "Quinn", "spent") == ["Life"]  # on one's own turn
    assert pile(game, "Monique", "used") == ["Life"]  # on another's (D12)
    assert glory(game, "Quinn") == 0


def test_the_window_ends_when_both_have_passed_in_a_row() -> None:
    game = questing(
        "Life Incantation",
        quinn="ready: Scavenging Goblin C 1/2/2, Life S",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2; ready: Life S",
    )
    send(game, "Exqualibur", "Scavenging Goblin")
    take(game, "Quinn: pass", "Monique: pass")
    assert glory(game, "Quinn") == 1


def test_other_players_do_not_react_to_a_challenge() -> None:
    game = questing(
        "Life Incantation",
        quinn="ready: Scavenging Goblin C 1/2/2",
        monique="quest The Holy Quail: Scavenging Goblin C 1/2/2",
        clark="ready: Life S, Assistant C 1/1/2",
    )
    send(game, "The Holy Quail", "Scavenging Goblin")
    assert glory(game, "Quinn") == 1


def test_a_life_spell_does_not_reach_the_quest_area() -> None:
    """It names the Ready Area."""
    game = questing(
        "Life Spell",
        quinn="ready: Quake Dragon C 2/6/6 *",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2; ready: Life S",
    )
    send(game, "Exqualibur", "Quake Dragon")
    assert decider(game) == "Quinn"
    assert pile(game, "Monique", "ready") == ["Life S"]


def test_a_saved_creature_stays_on_the_quest() -> None:
    """X6; and it was destroyed (C4), so the challenger has the Glory, but not the quest."""
    game = questing(
        "Shaping Cantrip",
        quinn="ready: Quake Dragon C 2/6/6 *",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2; ready: Shaping S",
    )
    send(game, "Exqualibur", "Quake Dragon")
    take(game, "Monique: cast Shaping")
    assert on_quest(game, "Monique") == ["Scavenging Goblin C 1/2/2"]
    assert pile(game, "Monique", "ready") == []
    assert glory(game, "Quinn") == 1
    assert pile(game, "Quinn", "used") == ["Quake Dragon"]
    assert phase(game) == "capture"


def test_the_challenger_may_save_a_creature_too() -> None:
    """X6: "the challenger too", on the challenger's own turn."""
    game = questing(
        "Shaping Cantrip",
        quinn="ready: Scavenging Goblin C 1/2/2, Shaping S",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2",
    )
    send(game, "Exqualibur", "Scavenging Goblin")
    take(game, "Quinn: cast Shaping")
    assert on_quest(game, "Quinn") == ["Scavenging Goblin C 1/2/2"]
    assert pile(game, "Quinn", "spent") == ["Shaping"]
    assert offered(game) == ["leave", "quest Exqualibur"]
    game.take("quest Exqualibur")
    assert on_quest(game, "Quinn") == ["Scavenging Goblin C 1/2/2"]


def test_a_saved_creature_loses_its_quartifact() -> None:
    """C7: its attachments are gone."""
    game = questing(
        "Shaping Cantrip",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2 (Exqualibur A:Exqualibur); ready: Shaping S",
    )
    send(game, "Exqualibur", "Quake Dragon")
    take(game, "Monique: cast Shaping")
    assert on_quest(game, "Monique") == ["Scavenging Goblin C 1/2/2"]
    assert on_card(game, "Exqualibur") == 2


def test_a_life_charm_sends_creatures_of_a_challenge_to_the_active_pool() -> None:
    game = questing(
        "Life Charm",
        quinn="ready: Quake Dragon C 2/6/6 *",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2; ready: Life S",
    )
    send(game, "Exqualibur", "Quake Dragon")
    take(game, "Monique: cast Life")
    assert pile(game, "Monique", "active") == ["Scavenging Goblin"]
    assert glory(game, "Quinn") == 1


def test_a_strong_ghostly_spirit_leaves_the_quest_for_the_active_pool() -> None:
    game = questing(
        "Strong Ghostly Spirit",
        quinn="ready: Quake Dragon C 2/6/6 *",
        monique="quest Exqualibur: Ghostly Spirit C 1/2/2",
    )
    send(game, "Exqualibur", "Quake Dragon")
    assert pile(game, "Monique", "active") == ["Ghostly Spirit"]
    assert offered(game) == ["leave", "quest Exqualibur"]


# -- other cards in a Challenge ----------------------------------------------------------------------


def test_a_voodoo_doll_destroys_what_it_damages_in_a_challenge_from_either_side() -> None:
    """C10: 3 against 8 is enough; and 4 + 3 against 9 of the Dragon's."""
    game = questing(
        "Voodoo Doll",
        quinn="ready: Voodoo Doll C 1/3/2",
        monique="quest Exqualibur: Questing Wizard C 3/4/8 **",
    )
    send(game, "Exqualibur", "Voodoo Doll")
    assert pile(game, "Monique", "used") == ["Questing Wizard"]
    assert (pile(game, "Quinn", "used"), glory(game, "Quinn")) == (["Voodoo Doll"], 1)
    game = questing(
        "Voodoo Doll",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="quest Exqualibur: Voodoo Doll C 1/3/2",
    )
    send(game, "Exqualibur", "Quake Dragon")
    assert pile(game, "Quinn", "used") == ["Quake Dragon"]


def test_a_mighty_deathdealer_adds_its_attack_in_a_challenge() -> None:
    """4 against 2 and 5: the first falls, 4 more on the 2 that are left make 6 against 5."""
    game = questing(
        "Mighty Deathdealer",
        quinn="ready: Deathdealer C 2/4/4",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2, Defender of the Pale C 1/1/5 *",
    )
    send(game, "Exqualibur", "Deathdealer")
    take(game, "Monique: defend Scavenging Goblin")
    assert pile(game, "Monique", "used") == ["Defender of the Pale", "Scavenging Goblin"]
    assert glory(game, "Quinn") == 2


def test_a_victory_spell_counts_a_challenge_as_an_attack() -> None:
    """Both sides of a Challenge are attacking."""
    game = questing(
        "Victory Spell",
        quinn="ready: Quake Dragon C 2/6/6 *, Victory S",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2",
    )
    send(game, "Exqualibur", "Quake Dragon")
    game.take("leave")
    assert "cast Victory S" in offered(game)
    game.take("cast Victory")
    assert glory(game, "Quinn") == 2


def test_a_strong_gnome_on_a_quest_takes_a_challenger_with_it() -> None:
    """X11: when it is chosen as defender; the attacker picks one of the attacking Creatures; the total stays."""
    game = questing(
        "Strong Gnome Barbarian",
        quinn="ready: Quake Dragon C 2/6/6 *, Scavenging Goblin C 1/2/2",
        monique="quest Exqualibur: Gnome Barbarian C 1/1/3 *",
    )
    send(game, "Exqualibur", "Quake Dragon", "Scavenging Goblin")
    take(game, "Quinn: choose Scavenging Goblin")
    assert pile(game, "Monique", "used") == ["Gnome Barbarian"]
    assert pile(game, "Quinn", "used") == ["Scavenging Goblin"]
    assert on_quest(game, "Quinn") == ["Quake Dragon C 2/6/6 *"]


def test_a_quake_dragons_breath_stays_in_ready_areas_during_a_challenge() -> None:
    """It names the opponent's Ready Area: neither the Goblin on the quest nor the Assistant at home."""
    game = questing(
        "Quake Dragon",
        quinn="ready: Quake Dragon C 1/4/4",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2, Questing Wizard C 1/2/5; ready: Assistant C 1/1/2",
    )
    send(game, "Exqualibur", "Quake Dragon")
    assert sorted(on_quest(game, "Monique")) == ["Questing Wizard C 1/2/5", "Scavenging Goblin C 1/2/2"]
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]


def test_four_players_challenge_where_somebody_is() -> None:
    game = questing(
        quinn="ready: Quake Dragon C 2/6/6 *",
        monique="quest The Holy Quail: Scavenging Goblin C 1/2/2",
        clark="quest Exqualibur: Scavenging Goblin C 1/2/2",
        michael="quest The Tri-Clops Skull: Scavenging Goblin C 1/2/2",
    )
    send(game, "Exqualibur", "Quake Dragon")
    assert pile(game, "Clark", "used") == ["Scavenging Goblin"]
    assert on_quest(game, "Monique") == on_quest(game, "Michael") == ["Scavenging Goblin C 1/2/2"]
    assert kinds(game) == {"quest", "leave"}
