"""Misdirection and Quasar."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import attack, decider, defense, glory, offers, quiddity
from tests.cards.setting import table
from tests.rules.questing import on_quest, questing, send, strength

# -- Misdirection Cantrip ----------------------------------------------------------------------------


@card("Misdirection Cantrip")
def test_misdirection_cantrip_turns_one_small_attacker_away() -> None:
    """Level 1 or lower: the Goblin's 2, not the Hag's 4 of level 2."""
    game = table(
        "Misdirection Cantrip",
        turn="Quinn, attack",
        quinn="ready: Scavenging Goblin C 1/2/2, Witching Hag C 2/4/5",
        monique="ready: Devotee of the Holy Query C 2/2/4, Assistant C 1/1/2, Misdirection S",
    )
    take(game, "Monique: cast Misdirection")
    take(game, "Monique: defend Devotee of the Holy Query")
    assert pile(game, "Monique", "used") == ["Devotee of the Holy Query", "Misdirection"]  # 4 in all
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]


@card("Misdirection Cantrip")
def test_misdirection_cantrip_counts_for_the_one_who_casts_it_only() -> None:
    """E4."""
    game = table(
        "Misdirection Cantrip",
        turn="Quinn, attack",
        quinn="ready: Scavenging Goblin C 1/2/2",
        monique="ready: Assistant C 1/1/2, Misdirection S",
        clark="ready: Assistant C 1/1/2",
    )
    take(game, "Monique: cast Misdirection")
    assert pile(game, "Monique", "used") == ["Misdirection"]
    assert pile(game, "Clark", "used") == ["Assistant"]


@card("Misdirection Cantrip")
@pytest.mark.parametrize(("spell", "reach"), [("S", ["1"]), ("S *", ["1", "2"])])
def test_misdirection_cantrip_reaches_level_1_or_with_a_burst_level_2(spell: str, reach: list[str]) -> None:
    for level, face in (("1", "C 1/4/4"), ("2", "C 2/6/6 *"), ("3", "C 3/8/7 **")):
        game = table(
            "Misdirection Cantrip",
            turn="Quinn, attack",
            quinn=f"ready: Quake Dragon {face}",
            monique=f"ready: Assistant C 1/1/2, Misdirection {spell}",
        )
        assert ("cast" in kinds(game)) == (level in reach)


@card("Misdirection Cantrip")
def test_misdirection_cantrip_works_for_both_sides_of_a_challenge() -> None:
    game = questing(
        "Misdirection Cantrip",
        quinn="ready: Quake Dragon C 1/4/4, Misdirection S",
        monique="quest Exqualibur: Quake Dragon C 1/4/4; ready: Misdirection S",
    )
    send(game, "Exqualibur", "Quake Dragon")
    take(game, "Quinn: cast Misdirection", "Monique: cast Misdirection")
    assert on_quest(game, "Monique") == ["Quake Dragon C 1/4/4"]
    assert (pile(game, "Quinn", "used"), pile(game, "Quinn", "spent")) == (["Quake Dragon"], ["Misdirection"])
    game = questing(
        "Misdirection Cantrip",
        quinn="ready: Quake Dragon C 1/4/4, Misdirection S",
        monique="quest Exqualibur: Quake Dragon C 1/4/4; ready: Misdirection S",
    )
    send(game, "Exqualibur", "Quake Dragon")
    take(game, "Quinn: cast Misdirection", "Monique: pass")
    assert pile(game, "Monique", "used") == ["Quake Dragon"]
    assert on_quest(game, "Quinn") == ["Quake Dragon C 1/4/4"]


@card("Misdirection Cantrip")
def test_misdirection_cantrip_does_not_reach_an_immune_attacker() -> None:
    game = table(
        "Misdirection Cantrip",
        "Heavenly Seraph",
        turn="Quinn, attack",
        quinn="ready: Heavenly Seraph C 1/4/4",
        monique="ready: Assistant C 1/1/2, Misdirection S",
    )
    assert pile(game, "Monique", "used") == ["Assistant"]


# -- Misdirection Charm ------------------------------------------------------------------------------


@card("Misdirection Charm")
@pytest.mark.parametrize(("spell", "drawn"), [("S", []), ("S *", ["Portal"])])
def test_misdirection_charm_returns_the_creature_and_costs_the_opponent_one(spell: str, drawn: list[str]) -> None:
    game = table(
        "Misdirection Charm",
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Death S *, Assistant C 1/1/2, Scavenging Goblin C 1/2/2",
        monique=f"ready: Witching Hag C 1/3/3, Misdirection {spell}; bag: Portal",
        dice="Portal",
    )
    take(game, "cast Death", "choose Witching Hag", "Monique: cast Misdirection", "Quinn: choose Assistant")
    assert pile(game, "Monique", "ready") == ["Witching Hag C 1/3/3"]
    assert pile(game, "Quinn", "used") == ["Assistant"]
    assert pile(game, "Monique", "active") == drawn


@card("Misdirection Charm")
def test_misdirection_charm_need_not_be_cast_and_does_not_answer_damage() -> None:
    game = table(
        "Misdirection Charm",
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Death S *",
        monique="ready: Witching Hag C 1/3/3, Misdirection S",
    )
    take(game, "cast Death", "Monique: pass")
    assert pile(game, "Monique", "used") == ["Witching Hag"]
    game = table(
        "Misdirection Charm",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 1/4/4",
        monique="ready: Witching Hag C 1/3/3, Misdirection S",
    )
    assert decider(game) == "Quinn"
    assert pile(game, "Monique", "used") == ["Witching Hag"]


@card("Misdirection Charm", "Quake Dragon")
def test_misdirection_charm_answers_a_quake_dragons_breath() -> None:
    """An ability is an effect. The Dragon itself is the one that Quinn has to destroy, before it strikes."""
    game = table(
        "Misdirection Charm",
        "Quake Dragon",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 1/4/4",
        monique="ready: Witching Hag C 1/3/3, Misdirection S",
    )
    take(game, "Monique: cast Misdirection")
    assert pile(game, "Quinn", "used") == ["Quake Dragon"]
    assert pile(game, "Monique", "ready") == ["Witching Hag C 1/3/3"]


@card("Misdirection Charm")
def test_misdirection_charm_saves_also_where_the_opponent_has_nothing_to_lose() -> None:
    """A Locked die is nothing to be taken."""
    game = table(
        "Misdirection Charm",
        "Death Incantation",
        "Strong Pink Eye Cyclops",
        turn="Quinn, capture",
        quinn="ready: Death S *; locked: Pink Eye Cyclops L *",
        monique="ready: Witching Hag C 1/3/3, Misdirection S",
    )
    take(game, "cast Death", "choose Witching Hag", "Monique: cast Misdirection")
    assert pile(game, "Monique", "ready") == ["Witching Hag C 1/3/3"]
    assert pile(game, "Quinn", "locked") == ["Pink Eye Cyclops L *"]


@card("Misdirection Charm")
def test_misdirection_charm_leaves_a_saved_creature_on_its_quest() -> None:
    """X6."""
    game = questing(
        "Misdirection Charm",
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Death S *, Assistant C 1/1/2",
        monique="quest Exqualibur: Witching Hag C 1/3/3; ready: Misdirection S",
    )
    take(game, "cast Death", "choose Witching Hag", "Monique: cast Misdirection")
    assert on_quest(game, "Monique") == ["Witching Hag C 1/3/3"]
    assert pile(game, "Quinn", "used") == ["Assistant"]


# -- Misdirection Incantation ------------------------------------------------------------------------


@card("Misdirection Incantation")
@pytest.mark.parametrize(("spell", "fallen"), [("S", ["Scavenging Goblin"]), ("S *", ["Quake Dragon"])])
def test_misdirection_incantation_turns_an_attack_against_its_owner(spell: str, fallen: list[str]) -> None:
    """The Hag's 4 (or with a burst 6) against Quinn's own: a Goblin of 2, or a Dragon of 4 and nothing more."""
    game = table(
        "Misdirection Incantation",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 1/4/4, Scavenging Goblin C 1/2/2, Witching Hag C 2/4/5",
        monique=f"ready: 2 Assistant C 1/1/2, Questing Wizard C 2/3/6, Misdirection {spell}",
    )
    take(game, "Monique: cast Misdirection", "choose Witching Hag C 2/4/5 of Quinn")
    take(game, f"Quinn: defend {fallen[0]}")
    if decider(game) == "Quinn":
        take(game, "Quinn: defend Witching Hag")  # what is left falls short of its 5
    assert pile(game, "Quinn", "used") == fallen
    # what fell and what was turned away leave Monique's total: 4 of the Dragon, or 2 of the Goblin
    while game.decision.kind == "defend":
        take(game, "Monique: defend Assistant")
    assert pile(game, "Monique", "used").count("Assistant") == (2 if fallen == ["Scavenging Goblin"] else 1)


@card("Misdirection Incantation")
def test_misdirection_incantation_leaves_the_creature_attacking_the_others() -> None:
    """Clark faces the Dragon's 6; the Goblin that fell has left his total too."""
    game = table(
        "Misdirection Incantation",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 2/6/6 *, Scavenging Goblin C 1/2/2",
        monique="ready: Assistant C 1/1/2, Misdirection S",
        clark="ready: Questing Wizard C 2/3/6, Assistant C 1/1/2",
    )
    take(game, "Monique: cast Misdirection", "choose Quake Dragon", "Quinn: defend Scavenging Goblin")
    take(game, "Clark: defend Questing Wizard")
    assert pile(game, "Quinn", "used") == ["Scavenging Goblin"]  # 4 are left against the Dragon's 7
    assert pile(game, "Monique", "used") == ["Misdirection"]
    assert pile(game, "Clark", "used") == ["Questing Wizard"]
    assert pile(game, "Clark", "ready") == ["Assistant C 1/1/2"]


@card("Misdirection Incantation")
@pytest.mark.parametrize(("spell", "falls"), [("S", False), ("S *", True)])
def test_misdirection_incantation_may_strike_the_attacker_itself(spell: str, falls: bool) -> None:
    """6, or with a burst 8, against the Dragon's 7."""
    game = table(
        "Misdirection Incantation",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 2/6/6 *",
        monique=f"ready: Assistant C 1/1/2, Misdirection {spell}",
        clark="ready: Assistant C 1/1/2",
    )
    take(game, "Monique: cast Misdirection")
    assert ("Quake Dragon" in pile(game, "Quinn", "used")) == falls
    assert pile(game, "Clark", "used") == ([] if falls else ["Assistant"])
    assert pile(game, "Monique", "used") == ["Misdirection"]


@card("Misdirection Incantation", "Strong Deathdealer")
def test_misdirection_incantations_caster_is_the_one_who_destroys() -> None:
    """So Monique's Strong Deathdealer scores."""
    game = table(
        "Misdirection Incantation",
        "Strong Deathdealer",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3",
        monique="ready: Deathdealer C 2/4/4, Misdirection S",
    )
    take(game, "Monique: cast Misdirection")
    assert pile(game, "Quinn", "used") == ["Witching Hag"]
    assert glory(game, "Monique") == 2


@card("Misdirection Incantation")
def test_misdirection_incantation_is_no_attack_that_destroys_for_quinn() -> None:
    """Quinn's own loss is not a deed of Quinn's: his Strong Deathdealer does not score."""
    game = table(
        "Misdirection Incantation",
        "Strong Deathdealer",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3, Deathdealer C 2/4/4",
        monique="ready: Questing Wizard C 3/4/8 **, Misdirection S",
    )
    take(game, "Monique: cast Misdirection", "choose Witching Hag", "Quinn: defend Witching Hag")
    assert glory(game) == 0
    assert pile(game, "Quinn", "ready") == ["Deathdealer C 2/4/4"]


@card("Misdirection Incantation", "Heavenly Seraph")
def test_misdirection_incantation_does_not_touch_the_immune() -> None:
    """It is a Spell's effect: it turns no Immune attacker away and strikes none."""
    game = table(
        "Misdirection Incantation",
        "Heavenly Seraph",
        turn="Quinn, attack",
        quinn="ready: Heavenly Seraph C 1/4/4",
        monique="ready: Assistant C 1/1/2, Misdirection S",
    )
    assert pile(game, "Monique", "used") == ["Assistant"]
    game = table(
        "Misdirection Incantation",
        "Heavenly Seraph",
        turn="Quinn, attack",
        quinn="ready: Heavenly Seraph C 1/4/4, Quake Dragon C 1/4/4",
        monique="ready: Questing Wizard C 2/3/6, Misdirection S",
    )
    take(game, "Monique: cast Misdirection")
    assert pile(game, "Quinn", "used") == ["Quake Dragon"]
    assert pile(game, "Quinn", "ready") == ["Heavenly Seraph C 1/4/4"]


@card("Misdirection Incantation")
def test_misdirection_incantation_in_a_challenge_strikes_those_in_the_quest_area() -> None:
    """Quinn's Assistant at home is out of reach; the Goblin that falls strikes no more."""
    game = questing(
        "Misdirection Incantation",
        quinn="ready: Quake Dragon C 1/4/4, Assistant C 1/1/2",
        monique="quest Exqualibur: Deathdealer C 2/4/4; ready: Misdirection S",
    )
    send(game, "Exqualibur", "Quake Dragon")
    take(game, "Monique: cast Misdirection")
    assert pile(game, "Quinn", "used") == ["Quake Dragon"]
    assert on_quest(game, "Monique") == ["Deathdealer C 2/4/4"]
    assert (glory(game), glory(game, "Monique")) == (0, 0)


@card("Misdirection Incantation")
def test_misdirection_incantation_of_the_challenger_earns_the_challengers_glory() -> None:
    """ "each Creature they destroy"; and what falls strikes no more."""
    game = questing(
        "Misdirection Incantation",
        quinn="ready: Scavenging Goblin C 1/2/2, Misdirection S",
        monique="quest Exqualibur: Deathdealer C 2/4/4, Scavenging Goblin C 1/2/2",
    )
    send(game, "Exqualibur", "Scavenging Goblin")
    take(game, "Quinn: cast Misdirection", "choose Deathdealer", "Monique: defend Deathdealer")
    # 4 against its own 4; then Quinn's 2 against the Goblin's 2, and 2 against 2 back
    assert pile(game, "Monique", "used") == ["Deathdealer", "Scavenging Goblin"]
    assert glory(game) == 2


# -- Misdirection Spell ------------------------------------------------------------------------------


@card("Misdirection Spell")
def test_misdirection_spell_rerolls_an_opposing_creature_before_the_attack() -> None:
    game = table(
        "Misdirection Spell",
        turn="Quinn, attack",
        quinn="ready: Misdirection S, Assistant C 1/1/2",
        monique="ready: Quake Dragon C 3/8/7 **",
        dice="C 1/4/4",
    )
    assert kinds(game) == {"cast", "end"}
    game.take("cast Misdirection")
    assert pile(game, "Monique", "ready") == ["Quake Dragon C 1/4/4"]
    assert pile(game, "Quinn", "spent") == ["Misdirection"]


@card("Misdirection Spell")
def test_misdirection_spell_destroys_what_shows_no_creature() -> None:
    game = table(
        "Misdirection Spell",
        "Strong Deathdealer",
        turn="Quinn, attack",
        quinn="ready: Misdirection S, Deathdealer C 2/4/4",
        monique="ready: Quake Dragon C 3/8/7 **, Questing Wizard C 3/4/8 **",
        dice="Q2",
    )
    take(game, "cast Misdirection", "choose Quake Dragon")
    assert pile(game, "Monique", "used") == ["Quake Dragon"]
    assert glory(game) == 2  # Quinn destroyed it: the Strong Deathdealer scores


@card("Misdirection Spell", "Shaping Cantrip")
def test_misdirection_spells_victim_can_be_saved() -> None:
    """The same face as before (C7)."""
    game = table(
        "Misdirection Spell",
        "Shaping Cantrip",
        turn="Quinn, attack",
        quinn="ready: Misdirection S",
        monique="ready: Witching Hag C 2/4/5, Shaping S",
        dice="Q2",
    )
    take(game, "cast Misdirection", "Monique: cast Shaping")
    assert pile(game, "Monique", "ready") == ["Witching Hag C 2/4/5"]


@card("Misdirection Spell")
def test_misdirection_spell_reaches_any_area() -> None:
    game = questing(
        "Misdirection Spell",
        quinn="ready: Misdirection S",
        monique="quest Exqualibur: Quake Dragon C 3/8/7 **",
        dice="C 2/6/6 *",
    )
    game.take("cast Misdirection")
    assert on_quest(game, "Monique") == ["Quake Dragon C 2/6/6 *"]
    game = questing(
        "Misdirection Spell",
        quinn="ready: Misdirection S",
        monique="quest Exqualibur: Quake Dragon C 3/8/7 **",
        dice="Q1",
    )
    game.take("cast Misdirection")
    assert (on_quest(game, "Monique"), pile(game, "Monique", "used")) == ([], ["Quake Dragon"])


@card("Misdirection Spell")
@pytest.mark.parametrize("face", ["C 2/6/4", "Q1"])
def test_misdirection_spell_rerolls_a_locked_creature_out_of_its_lock(face: str) -> None:
    """Locked dice are Creatures; a Creature face moves it to the Ready Area, any other UnLocks it."""
    game = table(
        "Misdirection Spell",
        "Strong Pink Eye Cyclops",
        turn="Quinn, attack",
        quinn="ready: Misdirection S",
        monique="locked: Pink Eye Cyclops L *",
        dice=face,
    )
    game.take("cast Misdirection")
    assert pile(game, "Monique", "locked") == []
    if face == "Q1":
        assert pile(game, "Monique", "used") == ["Pink Eye Cyclops"]
    else:
        assert pile(game, "Monique", "ready") == ["Pink Eye Cyclops C 2/6/4"]


@card("Misdirection Spell")
def test_misdirection_spell_with_a_burst_takes_up_to_two() -> None:
    game = table(
        "Misdirection Spell",
        turn="Quinn, attack",
        quinn="ready: Misdirection S *",
        monique="ready: Quake Dragon C 3/8/7 **",
        clark="ready: Witching Hag C 2/4/5, Assistant C 1/1/2",
        dice="C 1/4/4, Q1",
    )
    take(game, "cast Misdirection", "choose Quake Dragon", "choose Witching Hag")
    assert pile(game, "Monique", "ready") == ["Quake Dragon C 1/4/4"]
    assert pile(game, "Clark", "used") == ["Witching Hag"]
    game = table(
        "Misdirection Spell",
        turn="Quinn, attack",
        quinn="ready: Misdirection S *",
        monique="ready: Quake Dragon C 3/8/7 **, Assistant C 1/1/2",
        dice="C 1/4/4",
    )
    take(game, "cast Misdirection", "choose Quake Dragon", "enough")
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2", "Quake Dragon C 1/4/4"]


@card("Misdirection Spell")
def test_misdirection_spell_is_for_the_start_of_phase_3_and_for_opponents_creatures() -> None:
    game = table(
        "Misdirection Spell",
        turn="Quinn, capture",
        quinn="ready: Misdirection S",
        monique="ready: Assistant C 1/1/2",
    )
    assert "cast" not in kinds(game)
    game = table("Misdirection Spell", turn="Quinn, attack", quinn="ready: Misdirection S, Assistant C 1/1/2")
    assert "cast" not in kinds(game)


# -- Quasar Cantrip ----------------------------------------------------------------------------------


@card("Quasar Cantrip")
@pytest.mark.parametrize(("face", "gained"), [("S", 1), ("S *", 2), ("S **", 3)])
def test_quasar_cantrip_brings_quiddity_and_rerolls_another_die(face: str, gained: int) -> None:
    game = table(
        "Quasar Cantrip",
        quinn=f"active: Quasar {face} fresh, Assistant Q1 fresh",
        dice="C 1/1/2",
    )
    take(game, "immediate Quasar", "choose Assistant")
    assert quiddity(game) == gained
    assert pile(game, "Quinn", "active") == ["Assistant C 1/1/2"]
    assert pile(game, "Quinn", "spent") == ["Quasar"]


@card("Quasar Cantrip")
def test_quasar_cantrip_need_not_reroll_and_is_immediate() -> None:
    game = table("Quasar Cantrip", quinn="active: Quasar S fresh, Assistant Q1 fresh")
    take(game, "immediate Quasar", "enough")
    assert pile(game, "Quinn", "active") == ["Assistant Q1"]
    game = table("Quasar Cantrip", quinn="active: Quasar S, Assistant C 1/1/2, Basic Quiddity Q1")
    assert "immediate" not in kinds(game)
    assert "ready" not in kinds(game)


# -- Quasar Charm ------------------------------------------------------------------------------------


@card("Quasar Charm")
@pytest.mark.parametrize(("face", "more", "immune"), [("S", 2, False), ("S *", 3, False), ("S **", 3, True)])
def test_quasar_charm_strengthens_its_creature(face: str, more: int, immune: bool) -> None:
    game = table(
        "Quasar Charm",
        "Death Incantation",
        turn="Quinn, capture",
        quinn=f"ready: Assistant C 1/1/2, Quasar {face}",
        monique="ready: Death S *",
    )
    game.take("cast Quasar")
    assert attack(game, "Assistant") == 1 + more
    assert defense(game, "Assistant") == 2
    game = table(
        "Quasar Charm",
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Death S *",
        monique=f"ready: Assistant C 1/1/2 (Quasar {face})",
    )
    assert ("cast" in kinds(game)) != immune


@card("Quasar Charm")
def test_quasar_charm_is_carried_to_a_quest() -> None:
    game = questing("Quasar Charm", quinn="ready: Scavenging Goblin C 1/2/2 (Quasar S *)")
    send(game, "Exqualibur", "Scavenging Goblin")
    assert strength(game, "Scavenging Goblin", "Quinn", "Monique", "quest") == 5


# -- Quasar Incantation ------------------------------------------------------------------------------


@card("Quasar Incantation")
@pytest.mark.parametrize(
    ("face", "fallen"),
    [
        ("S", ["Assistant", "Scavenging Goblin"]),
        ("S *", ["Assistant", "Scavenging Goblin", "Witching Hag"]),
        ("S **", ["Assistant", "Deathdealer", "Scavenging Goblin", "Witching Hag"]),
    ],
)
def test_quasar_incantation_sweeps_the_weak_out_of_a_ready_area(face: str, fallen: list[str]) -> None:
    game = table(
        "Quasar Incantation",
        turn="Quinn, attack",
        quinn=f"ready: Quasar {face}, Assistant C 1/1/2",
        monique="ready: Assistant C 1/1/2, Scavenging Goblin C 1/2/2, Witching Hag C 1/3/3, Deathdealer C 2/4/4, "
        "Questing Wizard C 1/2/5",
    )
    game.take("cast Quasar")
    while game.decision.kind in ("choose", "defend"):
        game.take(offers(game)[0])
    assert set(fallen) <= set(pile(game, "Monique", "used"))
    assert len(pile(game, "Monique", "ready")) == 5 - len(fallen)
    assert "Assistant C 1/1/2" in pile(game, "Quinn", "ready")


@card("Quasar Incantation")
def test_quasar_incantation_names_one_opponent() -> None:
    game = table(
        "Quasar Incantation",
        turn="Quinn, attack",
        quinn="ready: Quasar S",
        monique="ready: Assistant C 1/1/2",
        clark="ready: 2 Assistant C 1/1/2",
    )
    take(game, "cast Quasar", "name Clark")
    assert pile(game, "Clark", "used") == ["Assistant"] * 2
    assert pile(game, "Monique", "used") == []


@card("Quasar Incantation")
def test_quasar_incantation_does_not_reach_the_quest_area() -> None:
    game = questing(
        "Quasar Incantation",
        quinn="ready: Quasar S **",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2",
    )
    assert "cast" not in kinds(game)
    assert on_quest(game, "Monique") == ["Scavenging Goblin C 1/2/2"]


@card("Quasar Incantation")
def test_quasar_incantation_unlocks_a_locked_creature() -> None:
    """Its defense is 0 for Spells; and being UnLocked is no destruction (X4)."""
    game = table(
        "Quasar Incantation",
        "Strong Pink Eye Cyclops",
        turn="Quinn, attack",
        quinn="ready: Quasar S",
        monique="locked: Pink Eye Cyclops L *",
    )
    game.take("cast Quasar")
    assert (pile(game, "Monique", "locked"), pile(game, "Monique", "used")) == ([], ["Pink Eye Cyclops"])


@card("Quasar Incantation")
def test_quasar_incantation_spares_the_immune() -> None:
    game = table(
        "Quasar Incantation",
        "Heavenly Seraph",
        turn="Quinn, attack",
        quinn="ready: Quasar S **",
        monique="ready: Heavenly Seraph C 1/4/4, Assistant C 1/1/2",
    )
    game.take("cast Quasar")
    assert pile(game, "Monique", "ready") == ["Heavenly Seraph C 1/4/4"]


@card("Quasar Incantation")
def test_quasar_incantation_is_for_the_start_of_phase_3() -> None:
    game = table(
        "Quasar Incantation",
        turn="Quinn, ready, quiddity 1",
        quinn="ready: Quasar S; active: Assistant C 1/1/2",
        monique="ready: Assistant C 1/1/2",
    )
    assert kinds(game) == {"summon", "end"}
    game.take("summon Assistant")
    assert kinds(game) == {"cast", "end"}
    game = table(
        "Quasar Incantation", turn="Quinn, capture", quinn="ready: Quasar S", monique="ready: Assistant C 1/1/2"
    )
    assert "cast" not in kinds(game)


# -- Quasar Spell ------------------------------------------------------------------------------------


@card("Quasar Spell")
def test_quasar_spell_turns_a_creature_to_its_highest_face() -> None:
    game = table(
        "Quasar Spell",
        turn="Quinn, capture",
        quinn="ready: Quasar S, Quake Dragon C 1/4/4, Witching Hag C 1/3/3, Assistant C 1/1/2",
    )
    game.take("cast Quasar")
    assert sorted(offers(game)) == ["choose Quake Dragon C 1/4/4", "choose Witching Hag C 1/3/3"]
    game.take("choose Quake Dragon")
    assert "Quake Dragon C 3/8/7 **" in pile(game, "Quinn", "ready")
    assert "Witching Hag C 1/3/3" in pile(game, "Quinn", "ready")


@card("Quasar Spell")
def test_quasar_spell_with_one_burst_turns_up_to_two() -> None:
    game = table(
        "Quasar Spell",
        turn="Quinn, capture",
        quinn="ready: Quasar S *, 2 Quake Dragon C 1/4/4, Witching Hag C 1/3/3",
    )
    take(game, "cast Quasar", "choose Quake Dragon", "choose Witching Hag")
    assert pile(game, "Quinn", "ready") == ["Quake Dragon C 1/4/4", "Quake Dragon C 3/8/7 **", "Witching Hag C 2/4/5"]


@card("Quasar Spell")
def test_quasar_spell_with_two_bursts_turns_all() -> None:
    game = questing(
        "Quasar Spell",
        turn="Quinn, capture",
        quinn="ready: Quasar S **, Quake Dragon C 1/4/4, Witching Hag C 1/3/3; "
        "quest Exqualibur: Quake Dragon C 2/6/6 *",
        monique="ready: Quake Dragon C 1/4/4",
    )
    game.take("cast Quasar")
    assert pile(game, "Quinn", "ready") == ["Quake Dragon C 3/8/7 **", "Witching Hag C 2/4/5"]
    assert on_quest(game, "Quinn") == ["Quake Dragon C 3/8/7 **"]  # no Area is named
    assert pile(game, "Monique", "ready") == ["Quake Dragon C 1/4/4"]


@card("Quasar Spell")
def test_quasar_spell_turns_a_locked_creature_out_of_its_lock() -> None:
    """A face that is no Lock moves it to the regular Ready Area, and is no UnLocking."""
    game = table(
        "Quasar Spell",
        "Strong Pink Eye Cyclops",
        turn="Quinn, capture",
        quinn="ready: Quasar S; locked: Pink Eye Cyclops L *",
    )
    game.take("cast Quasar")
    assert (pile(game, "Quinn", "locked"), pile(game, "Quinn", "ready")) == ([], ["Pink Eye Cyclops C 2/6/4"])
