"""C1–C16: attacking, defending, destroying, saving."""

from __future__ import annotations

import pytest

from quarriors.engine.vocabulary import (
    card,
    creatures,
    give,
    reaction,
    ready_area,
    spell_die,
    this_turn,
    you,
    your_creature_destroyed,
)
from quarriors.engine.vocabulary import defense as defense_by
from quarriors.testing import kinds, pile, take
from tests.rules.looking import attack, card_number, decider, defense, glory, offered, phase, quiddity
from tests.rules.own import put_on_the_shelf
from tests.table import table

EDITIONS = ["edition=revised", "edition=classic"]
CLASSIC = "edition=classic"


@pytest.mark.parametrize("rules", EDITIONS)
def test_C1_a_total_of_nothing_destroys_nothing_and_asks_for_no_defender(rules: str) -> None:
    game = table("Devotee of the Holy Query", "Scavenging Goblin", rules=rules, turn="Quinn, attack",
                 quinn="ready: Devotee of the Holy Query C 1/0/3",
                 monique="ready: Scavenging Goblin C 1/2/2, Deathdealer C 1/3/2")  # fmt: skip
    assert phase(game) == "capture"
    assert len(pile(game, "Monique", "ready")) == 2


def test_C1_attack_abilities_happen_all_the_same() -> None:
    """The Dragon's breath comes before Life Incantation takes its attack away."""
    game = table("Quake Dragon", "Life Incantation", "Scavenging Goblin", "Witching Hag", turn="Quinn, attack",
                 quinn="ready: Quake Dragon C 2/6/6 *",
                 monique="ready: Scavenging Goblin C 1/2/2, Witching Hag C 2/4/5, Life S")  # fmt: skip
    game.take("cast Life S")
    assert pile(game, "Monique", "ready") == ["Witching Hag C 2/4/5"]
    assert phase(game) == "capture"


def test_C1_attack_values_are_worked_out_per_defending_player() -> None:
    """A Warrior hits harder where one Creature stands alone."""
    game = table(
        "Warrior of the Quay",
        "Witching Hag",
        turn="Quinn, attack",
        quinn="ready: Warrior of the Quay C 1/2/3",
        monique="ready: Witching Hag C 2/4/5",
        clark="ready: Witching Hag C 2/4/5, Scavenging Goblin C 1/2/2",
    )
    assert decider(game) == "Clark"
    assert pile(game, "Monique", "ready") == []  # 2 and 3 against defense 5
    game.take("defend Witching Hag")
    assert len(pile(game, "Clark", "ready")) == 2  # 2 only


def test_C2_caps_come_after_bonuses() -> None:
    game = table("Mighty Witching Hag", "Deathdealer", "Death Charm", turn="Quinn, ready",
                 quinn="active: Assistant C 1/1/2, Basic Quiddity Q1; ready: Deathdealer C 1/3/2 (Death S *)",
                 monique="ready: Witching Hag C 1/3/3", clark="ready: Deathdealer C 1/3/2")  # fmt: skip
    assert attack(game, "Deathdealer", "Quinn", "Monique") == 3
    assert attack(game, "Deathdealer", "Quinn", "Clark") == 6


def test_C2_becoming_0_beats_bonuses() -> None:
    """An Incantation's 0 stands although Mighty Deathdealer would add itself and a Charm gives 3."""
    game = table("Mighty Deathdealer", "Life Incantation", "Death Charm", "Scavenging Goblin", turn="Quinn, attack",
                 quinn="ready: Deathdealer C 1/3/2 (Death S *), Scavenging Goblin C 1/2/2",
                 monique="ready: 2 Scavenging Goblin C 1/2/2, Life S")  # fmt: skip
    take(game, "cast Life S", "choose Deathdealer")
    assert attack(game, "Deathdealer", "Quinn", "Monique") == 0
    # 2 for one Goblin, and nothing is added for the other
    assert pile(game, "Monique", "ready") == ["Scavenging Goblin C 1/2/2"]


def test_C3_a_window_opens_only_for_those_who_hold_something() -> None:
    game = table(
        "Life Spell",
        "Scavenging Goblin",
        turn="Quinn, attack",
        quinn="ready: Scavenging Goblin C 1/2/2",
        monique="ready: Scavenging Goblin C 1/2/2",
        clark="ready: Scavenging Goblin C 1/2/2, Life S",
    )
    assert (decider(game), offered(game)) == ("Clark", ["cast Life S", "pass"])


def test_C3_one_with_nothing_to_protect_is_not_asked() -> None:
    game = table("Life Spell", "Scavenging Goblin", turn="Quinn, attack", quinn="ready: Scavenging Goblin C 1/2/2",
                 monique="ready: Life S")  # fmt: skip
    assert phase(game) == "capture"


def test_C3_there_is_a_window_before_a_creature_is_destroyed_by_damage() -> None:
    game = table("Shaping Cantrip", "Scavenging Goblin", "Deathdealer", turn="Quinn, attack",
                 quinn="ready: Scavenging Goblin C 1/2/2",
                 monique="ready: Scavenging Goblin C 1/2/2, Deathdealer C 1/3/2, Shaping S")  # fmt: skip
    take(game, "Monique: defend Deathdealer")
    assert (decider(game), offered(game)) == ("Monique", ["cast Shaping S", "pass"])
    game.take("pass")
    assert pile(game, "Monique", "used") == ["Deathdealer"]


def test_C3_what_raises_defense_is_cast_against_an_attack_and_never_as_a_creature_falls() -> None:
    """Life Spell: not as the Death Spell takes the Hag, though 7 would be out of its reach; and not as damage does."""
    game = table("Death Spell", "Life Spell", "Witching Hag", quinn="ready: Death S *, Assistant C 1/1/2",
                 monique="ready: Witching Hag C 1/3/3, Assistant C 1/1/2, Life S")  # fmt: skip
    take(game, "cast Death S *", "choose Witching Hag")
    assert pile(game, "Monique", "used") == ["Witching Hag"]
    if decider(game) == "Quinn":
        take(game, "end")
    assert (decider(game), offered(game)) == ("Monique", ["cast Life S", "pass"])  # the attack: window (a)


def test_C3_an_effects_own_condition_is_asked_again_after_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Spell of its own kind, cast as a Creature is about to fall, lifts the Hag from 3 to 7: more than 6."""
    dice = spell_die("Ward", "Q1, Q2, Q2, S, S, S", ("#000000", "#ffffff"))
    steps = give(creatures(you, ready_area), defense_by(4), until=this_turn)
    put_on_the_shelf(monkeypatch, card(dice, "", 3, reaction(steps, at=your_creature_destroyed)))
    game = table("Death Spell", "Ward", "Witching Hag", quinn="ready: Death S *",
                 monique="ready: Witching Hag C 1/3/3, Ward S")  # fmt: skip
    take(game, "cast Death S *", "Monique: cast Ward")
    assert pile(game, "Monique", "ready") == ["Witching Hag C 1/3/3"]


def test_C3_damage_is_not_asked_again() -> None:
    """Whatever is cast as it falls, 3 damage were enough for the Spirit's 3."""
    game = table("Mighty Ghostly Spirit", "Life Charm", "Witching Hag", turn="Quinn, attack",
                 quinn="ready: Witching Hag C 1/3/3", monique="ready: Ghostly Spirit C 2/3/3, Life S")  # fmt: skip
    take(game, "Monique: cast Life S", "Monique: use Life Charm")
    assert pile(game, "Monique", "active") == ["Ghostly Spirit"]


def test_C3_a_reaction_is_not_cast_on_ones_own_turn() -> None:
    game = table("Shaping Cantrip", "Death Incantation", "Scavenging Goblin",
                 quinn="ready: Scavenging Goblin C 1/2/2, Shaping S, Death S *")  # fmt: skip
    game.take("cast Death S *")
    assert pile(game, "Quinn", "ready") == ["Shaping S"]


def test_C4_its_own_and_its_destroyers_ability_both_happen_though_it_is_saved() -> None:
    game = table("Mighty Scavenging Goblin", "Witching Hag", "Shaping Cantrip", turn="Quinn, attack",
                 quinn="ready: Witching Hag C 1/3/3", dice="2x Basic Quiddity",
                 monique="bag: 3 Basic Quiddity; ready: Scavenging Goblin C 1/2/2 *, Shaping S")  # fmt: skip
    take(game, "Monique: cast Shaping S")
    assert quiddity(game) == 1  # the Hag's
    assert pile(game, "Monique", "active") == ["Basic Quiddity", "Basic Quiddity"]  # the Goblin's
    assert pile(game, "Monique", "ready") == ["Scavenging Goblin C 1/2/2 *"]


@pytest.mark.parametrize(("use", "zone"), [("Mighty Ghostly Spirit", "aside"), ("Life Charm", "active")])
def test_C4_of_several_effects_that_send_a_die_the_owner_applies_one(use: str, zone: str) -> None:
    game = table("Mighty Ghostly Spirit", "Life Charm", "Witching Hag", turn="Quinn, attack",
                 quinn="ready: Witching Hag C 1/3/3", monique="ready: Ghostly Spirit C 2/3/3, Life S")  # fmt: skip
    take(game, "Monique: cast Life S", f"Monique: use {use}")
    assert [word.split(" C")[0] for word in pile(game, "Monique", zone)] == ["Ghostly Spirit"]


def test_C5_you_destroy_your_own_creatures_too() -> None:
    game = table("Witching Hag", "Death Incantation", "Scavenging Goblin",
                 quinn="ready: Witching Hag C 1/3/3, Scavenging Goblin C 1/2/2, Death S *")  # fmt: skip
    take(game, "cast Death S *", "choose Scavenging Goblin")
    assert quiddity(game) == 1


def test_C5_the_breath_counts_as_your_attack_and_a_spell_does_not() -> None:
    cards = ("Quake Dragon", "Victory Spell", "Death Incantation", "Scavenging Goblin")
    game = table(*cards, turn="Quinn, attack", quinn="ready: Quake Dragon C 2/6/6 *, Victory S",
                 monique="ready: Scavenging Goblin C 1/2/2")  # fmt: skip
    game.take("cast Victory S")
    assert glory(game, "Quinn") == 1
    game = table(*cards, quinn="active: Assistant C 1/1/2, Basic Quiddity Q1; ready: Death S *, Victory S",
                 monique="ready: Scavenging Goblin C 1/2/2")  # fmt: skip
    take(game, "cast Death S *", "end")
    assert "cast" not in kinds(game)  # it would gain nothing
    assert glory(game, "Quinn") == 0


def test_C6_two_mighty_deathdealers_each_add_once_per_player() -> None:
    """6 against five Goblins of 2: the first to fall brings 6 more, which fell all five; Clark faces 6 again."""
    game = table("Mighty Deathdealer", "Scavenging Goblin", "Warrior of the Quay", turn="Quinn, attack",
                 quinn="ready: 2 Deathdealer C 1/3/2", monique="ready: 5 Scavenging Goblin C 1/2/2",
                 clark="ready: 5 Warrior of the Quay C 1/2/3")  # fmt: skip
    assert pile(game, "Monique", "ready") == []
    assert len(pile(game, "Clark", "ready")) == 1  # 6 and 6 against 3 each: four fall


@pytest.mark.parametrize("rules", EDITIONS)
def test_C7_a_saved_creature_returns_bare_and_takes_no_more_damage(rules: str) -> None:
    game = table(
        "Shaping Cantrip",
        "Life Cantrip",
        "Scavenging Goblin",
        "Witching Hag",
        rules=rules,
        turn="Quinn, attack",
        quinn="ready: 3 Witching Hag C 2/4/5",
        monique="ready: Scavenging Goblin C 1/2/2 * (Life S), Shaping S",
    )
    take(game, "Monique: cast Shaping S")
    assert pile(game, "Monique", "ready") == ["Scavenging Goblin C 1/2/2 *"]
    assert pile(game, "Monique", "used") == ["Life", "Shaping"]
    assert phase(game) == "capture"  # 6 damage were left


def test_C9_attached_spells_go_back_to_the_spells_owner() -> None:
    game = table("Life Cantrip", "Witching Hag", "Scavenging Goblin", turn="Quinn, attack",
                 quinn="ready: 2 Witching Hag C 2/4/5",
                 monique="ready: Scavenging Goblin C 1/2/2 (Life S of Clark)", clark="bag: Portal")  # fmt: skip
    assert pile(game, "Monique", "used") == ["Scavenging Goblin"]
    assert pile(game, "Clark", "used") == ["Life"]


def test_C9_also_when_the_creature_scores() -> None:
    game = table("Life Cantrip", "Scavenging Goblin", turn="Quinn, score", monique="bag: Portal",
                 quinn="ready: Scavenging Goblin C 1/2/2 (Life S of Monique)")  # fmt: skip
    assert pile(game, "Monique", "used") == ["Life"]
    assert "cull Life" not in offered(game)


def test_C11_a_bonus_for_the_turn_goes_to_those_who_are_there() -> None:
    game = table("Death Cantrip", "Scavenging Goblin", "Witching Hag",
                 quinn="active: Scavenging Goblin C 1/2/2, Assistant C 1/1/2, 2 Basic Quiddity Q1; "
                 "ready: Witching Hag C 1/3/3, Death S **", monique="ready: Witching Hag C 1/3/3")  # fmt: skip
    take(game, "cast Death S **", "summon Scavenging Goblin")
    assert attack(game, "Witching Hag", "Quinn", "Monique") == 6
    assert attack(game, "Scavenging Goblin", "Quinn", "Monique") == 2


def test_C12_triggers_come_after_the_last_of_several() -> None:
    """The Goblin draws when both lie in the Used Pile already, and so draws the Deathdealer and itself."""
    game = table("Quake Dragon", "Mighty Scavenging Goblin", "Deathdealer", turn="Quinn, attack",
                 quinn="ready: Quake Dragon C 2/6/6 *", dice="Deathdealer, Scavenging Goblin",
                 monique="ready: Scavenging Goblin C 1/2/2 *, Deathdealer C 1/3/2")  # fmt: skip
    assert pile(game, "Monique", "active") == ["Deathdealer", "Scavenging Goblin"]


def test_C12_the_set_is_fixed_first() -> None:
    """A level 1 Spirit that comes back during the breath is not breathed on again."""
    game = table(
        "Quake Dragon",
        "Ghostly Spirit",
        "Scavenging Goblin",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 2/6/6 *",
        monique="ready: Ghostly Spirit C 1/2/2, Scavenging Goblin C 1/2/2; used: 2 Basic Quiddity",
    )
    take(game, "Monique: use Ghostly Spirit")
    assert pile(game, "Monique", "ready") == ["Ghostly Spirit C 1/2/2"]
    assert pile(game, "Monique", "used") == ["Basic Quiddity", "Scavenging Goblin"]


@pytest.mark.parametrize("rules", EDITIONS)
def test_C13_an_attacker_that_has_scored_since_still_counts(rules: str) -> None:
    """The Strong Deathdealer scores over Monique's Goblin; Clark faces all of 3 and 3."""
    game = table("Strong Deathdealer", "Scavenging Goblin", "Strong Witching Hag", rules=rules, turn="Quinn, attack",
                 quinn="ready: Deathdealer C 1/3/2, Witching Hag C 1/3/3", monique="ready: Scavenging Goblin C 1/2/2",
                 clark="ready: 2 Witching Hag C 1/3/3")  # fmt: skip
    assert glory(game, "Quinn") == 2
    assert pile(game, "Clark", "ready") == []


def test_C13_even_if_it_scored_over_the_breath() -> None:
    """Its 3 still fell a Hag of 3 after the Dragon's breath has made it score."""
    game = table("Quake Dragon", "Strong Deathdealer", "Scavenging Goblin", "Witching Hag", turn="Quinn, attack",
                 quinn="ready: Quake Dragon C 2/6/6 *, Deathdealer C 1/3/2",
                 monique="ready: Scavenging Goblin C 1/2/2, 2 Witching Hag C 2/4/5")  # fmt: skip
    assert glory(game, "Quinn") == 2
    assert len(pile(game, "Monique", "ready")) == 1  # 9 against 5 and 5


def test_C13_an_attacker_destroyed_before_defenders_are_chosen_drops_out_for_everyone() -> None:
    """2018 Phase 3, 2a, note: the Deathdealer's 4 are turned on Quinn, whose Goblin falls; Clark faces 4, not 6."""
    game = table("Misdirection Incantation", "Scavenging Goblin", "Warrior of the Quay", "Deathdealer",
                 turn="Quinn, attack", quinn="ready: Deathdealer C 2/4/4, Scavenging Goblin C 1/2/2",
                 monique="ready: Misdirection S, Warrior of the Quay C 2/3/4",
                 clark="ready: Warrior of the Quay C 2/3/4, Assistant C 1/1/2")  # fmt: skip
    take(game, "Monique: cast Misdirection S", "Monique: choose Deathdealer C 2/4/4 of Quinn",
         "Quinn: defend Scavenging Goblin")  # fmt: skip
    assert pile(game, "Quinn", "ready") == ["Deathdealer C 2/4/4"]
    assert game.state.totals[1:] == [0, 4]
    take(game, "Clark: defend Assistant")
    assert pile(game, "Clark", "ready") == ["Warrior of the Quay C 2/3/4"]  # 2 of the 4 are left
    assert pile(game, "Monique", "ready") == ["Warrior of the Quay C 2/3/4"]


def test_C14_a_creature_that_cannot_attack_a_player_does_not_use_its_ability_there() -> None:
    """The Mighty Devotee of level 2 is kept off by the Strong Dragon: the Charm on the Goblin keeps working."""
    game = table("Mighty Devotee of the Holy Query", "Strong Quake Dragon", "Life Cantrip", "Scavenging Goblin",
                 "Questing Wizard", turn="Quinn, attack",
                 quinn="ready: Devotee of the Holy Query C 2/2/4 *, Questing Wizard C 3/4/8 **",
                 monique="ready: Quake Dragon C 3/8/7 **, Scavenging Goblin C 1/2/2 (Life S)")  # fmt: skip
    take(game, "Monique: defend Scavenging Goblin")
    assert len(pile(game, "Monique", "ready")) == 3  # the Wizard's 4 against 2 and 4


def test_C14_attack_abilities_work_out_for_one_opponent_after_the_other() -> None:
    """Monique's Creature has gone, and her Goblin has drawn two dice for it, before Clark is asked."""
    game = table("Corrupted Quake Dragon", "Mighty Scavenging Goblin",
                 quinn="active: Assistant C 1/1/2, Basic Quiddity Q1; ready: Quake Dragon C 1/4/4",
                 monique="bag: 2 Portal; ready: Scavenging Goblin C 1/2/2 *, Assistant C 1/1/2",
                 clark="ready: Assistant C 1/1/2, Deathdealer C 1/3/2", dice="2x Portal")  # fmt: skip
    rolled = 1 << card_number(game, "Corrupted Quiddity")
    game.state.rolled = [0, rolled, rolled]
    take(game, "end")
    assert (decider(game), kinds(game)) == ("Monique", {"choose"})
    take(game, "choose Scavenging Goblin")
    assert pile(game, "Monique", "active") == ["Portal", "Portal"]
    assert (decider(game), kinds(game)) == ("Clark", {"choose"})
    assert len(pile(game, "Clark", "ready")) == 2
    take(game, "choose Deathdealer")
    assert phase(game) == "capture"  # each has one Creature left, and no choice


def test_C14_the_value_added_later_is_the_one_fixed_with_the_totals() -> None:
    """Mighty Deathdealer's 3 is cut to nothing more than 3 by nobody; the Strong Warrior's 1 counts in both."""
    game = table("Mighty Deathdealer", "Strong Warrior of the Quay", "Scavenging Goblin", turn="Quinn, attack",
                 quinn="ready: Deathdealer C 1/3/2, Warrior of the Quay C 1/2/3",
                 monique="ready: 5 Scavenging Goblin C 1/2/2")  # fmt: skip
    # 4 and 2, and 4 more: 10 fell five of 2
    assert pile(game, "Monique", "ready") == []


def test_C15_copies_of_one_ability_each_count() -> None:
    game = table("Strong Warrior of the Quay", "Witching Hag", turn="Quinn, capture", monique="bag: Portal",
                 quinn="ready: 3 Warrior of the Quay C 1/2/3, Witching Hag C 1/3/3")  # fmt: skip
    assert attack(game, "Warrior", "Quinn", "Monique") == 2 + 2
    assert defense(game, "Witching Hag", "Quinn") == 3 + 3


def test_C15_caps_aside() -> None:
    game = table("Mighty Witching Hag", "Mighty Quake Dragon", turn="Quinn, capture",
                 quinn="ready: Quake Dragon C 3/8/7 **", monique="ready: 3 Witching Hag C 1/3/3")  # fmt: skip
    assert attack(game, "Quake Dragon", "Quinn", "Monique") == 3


def test_C15_two_plain_hags_gain_for_the_same_creature() -> None:
    game = table("Witching Hag", "Scavenging Goblin", turn="Quinn, attack", quinn="ready: 2 Witching Hag C 1/3/3",
                 monique="ready: Scavenging Goblin C 1/2/2")  # fmt: skip
    assert quiddity(game) == 2
