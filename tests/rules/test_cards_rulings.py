"""K1–K19: what the rulings say about single cards."""

from __future__ import annotations

from quarriors import box
from quarriors.testing import kinds, pile, take
from tests.rules.looking import accept, attack, decider, defense, glory, in_wilds, offered, phase, quiddity, whose_turn
from tests.table import table

EDITIONS = ["edition=revised", "edition=classic"]


# -- Primordial Ooze ----------------------------------------------------------------------------------


def test_K1_the_plain_ooze_counts_used_active_and_spent() -> None:
    game = table("Primordial Ooze", turn="Quinn, capture", monique="bag: Portal",
                 quinn="bag: 4 Basic Quiddity; active: Basic Quiddity Q1; spent: 2 Basic Quiddity; "
                 "used: 3 Basic Quiddity, Assistant; ready: Primordial Ooze C 2/?/?")  # fmt: skip
    assert defense(game, "Primordial Ooze", "Quinn") == 6
    assert attack(game, "Primordial Ooze", "Quinn", "Monique") == 6


def test_K1_classic_knows_no_spent_pile() -> None:
    game = table("Primordial Ooze", rules="edition=classic", turn="Quinn, capture", monique="bag: Portal",
                 quinn="bag: 4 Basic Quiddity; active: Basic Quiddity Q1; used: 3 Basic Quiddity; "
                 "ready: Primordial Ooze C 2/?/?")  # fmt: skip
    assert defense(game, "Primordial Ooze", "Quinn") == 4


def test_K2_the_mighty_ooze_attack_is_fixed_and_its_defense_is_not() -> None:
    """4 Creatures: 4 attack. The Deathdealer that scores over the first Goblin takes nothing off the total."""
    game = table("Mighty Primordial Ooze", "Strong Deathdealer", "Scavenging Goblin", turn="Quinn, attack",
                 quinn="ready: Primordial Ooze C 2/?/?, Deathdealer C 1/3/2",
                 monique="ready: 4 Scavenging Goblin C 1/2/2")  # fmt: skip
    # 6 and 3: four Goblins of 2 fall
    assert pile(game, "Monique", "ready") == []
    assert defense(game, "Primordial Ooze", "Quinn") == 1  # it stands alone now


def test_K2_its_defense_is_worked_out_when_needed() -> None:
    """Five Creatures at first. When the Ooze defends last, two of them have fallen: 3 damage, defense 3."""
    game = table("Mighty Primordial Ooze", "Strong Witching Hag", "Scavenging Goblin", turn="Quinn, attack",
                 quinn="ready: Witching Hag C 2/4/5, Witching Hag C 1/3/3",
                 monique="ready: Primordial Ooze C 2/?/?, 2 Scavenging Goblin C 1/2/2")  # fmt: skip
    take(game, "Monique: defend Scavenging Goblin", "Monique: defend Scavenging Goblin")
    assert pile(game, "Monique", "ready") == []


def test_K3_the_strong_ooze_must_copy_and_may_change_once_in_its_owners_turn() -> None:
    game = table("Strong Primordial Ooze", "Scavenging Goblin", "Deathdealer",
                 quinn="active: Primordial Ooze C 2/?/?, 2 Basic Quiddity Q1",
                 monique="ready: Scavenging Goblin C 1/2/2, Deathdealer C 2/4/4")  # fmt: skip
    game.take("summon Primordial Ooze")
    assert offered(game) == ["choose Deathdealer C 2/4/4 of Monique", "choose Scavenging Goblin C 1/2/2 of Monique"]
    game.take("choose Scavenging Goblin")
    assert defense(game, "Primordial Ooze", "Quinn") == 2
    take(game, "copy Primordial Ooze", "choose Deathdealer")
    assert pile(game, "Quinn", "ready") == ["Primordial Ooze as Deathdealer C 2/4/4"]
    assert "copy" not in kinds(game)


def test_K3_on_other_turns_it_changes_in_the_protection_window_only() -> None:
    game = table(
        "Strong Primordial Ooze",
        "Scavenging Goblin",
        "Strong Witching Hag",
        turn="Quinn, ready",
        quinn="active: Assistant C 1/1/2, Basic Quiddity Q1; ready: Witching Hag C 2/4/5, Scavenging Goblin C 1/2/2",
        monique="ready: Primordial Ooze as Scavenging Goblin C 1/2/2",
    )
    game.take("end")
    assert (decider(game), kinds(game)) == ("Monique", {"copy", "pass"})
    take(game, "copy Primordial Ooze", "choose Witching Hag")
    assert pile(game, "Monique", "used") == ["Primordial Ooze"]  # 6 against 5
    assert phase(game) == "capture"


def test_K3_the_window_opens_for_a_copy_though_the_attack_comes_to_nothing() -> None:
    """A Devotee attacks with 0: nothing can fall, but the Ooze may become something else."""
    game = table("Strong Primordial Ooze", "Devotee of the Holy Query", "Scavenging Goblin", turn="Quinn, attack",
                 quinn="ready: Devotee of the Holy Query C 1/0/3; active: Portal Q1",
                 monique="ready: Primordial Ooze as Scavenging Goblin C 1/2/2")  # fmt: skip
    assert (decider(game), kinds(game)) == ("Monique", {"copy", "pass"})
    take(game, "copy Primordial Ooze")
    assert pile(game, "Monique", "ready") == ["Primordial Ooze as Devotee of the Holy Query C 1/0/3"]


def test_K3_who_left_the_copy_as_it_is_is_not_asked_again_while_nothing_changes() -> None:
    """Quinn goes on from phase 2, the attack comes to nothing, and there is nothing else to do in phase 4."""
    ooze = "ready: Primordial Ooze as Devotee of the Holy Query C 1/0/3"
    theirs = "ready: Devotee of the Holy Query C 1/0/3, Devotee of the Holy Query C 2/2/4; bag: Portal"
    game = table("Strong Primordial Ooze", "Devotee of the Holy Query", turn="Quinn, ready, captures 0",
                 quinn=ooze, monique=theirs)  # fmt: skip
    assert kinds(game) == {"copy", "end"}
    game.take("end")
    assert whose_turn(game) == "Monique"


def test_K3_who_left_the_copy_as_it_is_is_asked_again_when_something_has_changed() -> None:
    """The attack has taken one of those it could copy."""
    game = table("Strong Primordial Ooze", "Devotee of the Holy Query", "Deathdealer", turn="Quinn, ready, captures 0",
                 quinn="ready: Primordial Ooze as Deathdealer C 2/4/4",
                 monique="ready: Devotee of the Holy Query C 1/0/3, Devotee of the Holy Query C 2/2/4")  # fmt: skip
    take(game, "end", "Monique: defend Devotee of the Holy Query C 1/0/3")
    assert (decider(game), kinds(game)) == ("Quinn", {"copy", "end"})


def test_K3_nor_is_an_opponent_asked_again_in_one_window_while_nothing_changes() -> None:
    game = table("Strong Primordial Ooze", "Scavenging Goblin", "Strong Witching Hag", turn="Quinn, attack",
                 quinn="ready: Witching Hag C 2/4/5, Scavenging Goblin C 1/2/2; active: Portal Q1",
                 monique="ready: Primordial Ooze as Scavenging Goblin C 1/2/2")  # fmt: skip
    take(game, "Monique: pass")
    assert decider(game) == "Quinn"


def test_K3_it_stays_a_copy_when_the_original_leaves() -> None:
    game = table("Strong Primordial Ooze", "Death Incantation", "Witching Hag",
                 quinn="ready: Primordial Ooze as Witching Hag C 2/4/5, Death S **",
                 monique="ready: Witching Hag C 2/4/5")  # fmt: skip
    take(game, "cast Death S **", "choose Witching Hag C 2/4/5 of Monique")
    assert pile(game, "Quinn", "ready") == ["Primordial Ooze as Witching Hag C 2/4/5"]
    assert quiddity(game) == 1  # as a Hag it gains for what Quinn destroys


def test_K3_spells_on_the_original_are_not_copied() -> None:
    game = table("Strong Primordial Ooze", "Life Cantrip", "Witching Hag",
                 quinn="active: Primordial Ooze C 2/?/?, Basic Quiddity Q2",
                 monique="ready: Witching Hag C 2/4/5 (Life S)")  # fmt: skip
    game.take("summon Primordial Ooze")
    assert defense(game, "Primordial Ooze", "Quinn") == 5


def test_K13_the_plain_ooze_is_not_looked_at_inside_a_draw() -> None:
    """The refill empties the Used Pile for a moment; the dice that are drawn hold the Ooze up again."""
    game = table("Primordial Ooze", dice="Basic Quiddity, Q1",
                 quinn="active: Portal D1 fresh; ready: Primordial Ooze C 2/?/?; used: Basic Quiddity")  # fmt: skip
    game.take("draw Portal")
    assert "Primordial Ooze C 2/?/?" in pile(game, "Quinn", "ready")


def test_K13_without_basic_quiddity_in_play_the_plain_ooze_is_destroyed() -> None:
    game = table("Primordial Ooze", dice="Assistant, Q1", quinn="active: Portal D1 fresh; "
                 "ready: Primordial Ooze C 2/?/?; used: Basic Quiddity, Assistant")  # fmt: skip
    game.take("draw Portal")
    assert pile(game, "Quinn", "ready") == []
    assert "Primordial Ooze" in pile(game, "Quinn", "used")


def test_K13_the_strong_ooze_with_nothing_to_copy_is_0_5_at_level_2_for_2_glory() -> None:
    game = table(
        "Strong Primordial Ooze",
        "Death Incantation",
        quinn="active: Primordial Ooze C 2/?/?, Basic Quiddity Q2",
        monique="bag: 6 Assistant; ready: Death S *",
        dice="6x Assistant, 6x Q1, 6x Assistant, 6x Q1",
    )
    game.take("summon Primordial Ooze")
    assert defense(game, "Primordial Ooze", "Quinn") == 5
    assert attack(game, "Primordial Ooze", "Quinn", "Monique") == 0
    take(game, "end", "Monique: roll")
    assert offered(game, "cast") == ["cast Death S *"]  # level 2 is within its reach
    game = table("Strong Primordial Ooze", turn="Quinn, score", quinn="ready: Primordial Ooze C 2/?/?; bag: Portal")
    assert glory(game, "Quinn") == 2


def test_K13_a_copy_scores_the_copied_glory_and_ability() -> None:
    game = table(
        "Strong Primordial Ooze",
        "Strong Witching Hag",
        "Scavenging Goblin",
        turn="Quinn, score",
        quinn="bag: 6 Assistant; ready: Primordial Ooze as Witching Hag C 2/4/5; used: Scavenging Goblin",
    )
    assert glory(game, "Quinn") == 3
    assert offered(game) == ["choose Scavenging Goblin", "enough"]


def test_K13_a_swap_gives_away_the_ooze_die() -> None:
    game = table("Strong Primordial Ooze", "Deathdealer", turn="Quinn, score", monique="used: Portal",
                 quinn="bag: 6 Assistant; ready: Primordial Ooze as Deathdealer C 1/3/2")  # fmt: skip
    game.take("choose Portal")
    assert pile(game, "Monique", "used") == ["Primordial Ooze"]
    assert pile(game, "Quinn", "used") == ["Portal"]


def test_K13_a_copy_triggers_no_summoning() -> None:
    game = table(
        "Strong Primordial Ooze",
        "Scavenging Goblin",
        quinn="active: Primordial Ooze C 2/?/?, Basic Quiddity Q2",
        monique="ready: Scavenging Goblin C 1/2/2 *",
    )
    game.take("summon Primordial Ooze")
    assert pile(game, "Quinn", "ready") == ["Primordial Ooze as Scavenging Goblin C 1/2/2 *"]
    assert quiddity(game) == 0


# -- other creatures ----------------------------------------------------------------------------------


def test_K4_a_spirit_that_comes_back_adds_nothing_to_the_total() -> None:
    game = table("Mighty Ghostly Spirit", "Scavenging Goblin", turn="Quinn, attack", dice="C 2/3/3",
                 quinn="ready: Scavenging Goblin C 1/2/2; aside: Ghostly Spirit C 2/3/3",
                 monique="ready: 2 Scavenging Goblin C 1/2/2")  # fmt: skip
    assert pile(game, "Quinn", "ready") == ["Ghostly Spirit C 2/3/3", "Scavenging Goblin C 1/2/2"]
    assert len(pile(game, "Monique", "ready")) == 1


def test_K5_the_spirits_basic_quiddity_is_culled_from_the_used_pile() -> None:
    cards = ("Ghostly Spirit", "Scavenging Goblin")
    game = table(*cards, turn="Quinn, attack", quinn="ready: Scavenging Goblin C 1/2/2",
                 monique="bag: 3 Basic Quiddity; ready: Ghostly Spirit C 1/2/2; used: Basic Quiddity")  # fmt: skip
    before = in_wilds(game, "Basic Quiddity")
    take(game, "Monique: use Ghostly Spirit")
    assert (pile(game, "Monique", "used"), in_wilds(game, "Basic Quiddity")) == ([], before + 1)
    game = table(*cards, turn="Quinn, attack", quinn="ready: Scavenging Goblin C 1/2/2",
                 monique="bag: 3 Basic Quiddity; ready: Ghostly Spirit C 1/2/2")  # fmt: skip
    assert pile(game, "Monique", "used") == ["Ghostly Spirit"]  # the bag does not help


def test_K6_the_strong_goblins_bonus_shrinks_at_once() -> None:
    """With two companions it has 4. Chosen last it has 2, and the last 2 damage are enough."""
    game = table("Strong Scavenging Goblin", "Deathdealer", "Strong Witching Hag", turn="Quinn, attack",
                 quinn="ready: 2 Witching Hag C 1/3/3",
                 monique="ready: Scavenging Goblin C 1/2/2 *, 2 Deathdealer C 1/3/2")  # fmt: skip
    assert defense(game, "Scavenging Goblin", "Monique") == 4
    game.take("defend Deathdealer")
    assert defense(game, "Scavenging Goblin", "Monique") == 3
    game.take("defend Deathdealer")
    assert pile(game, "Monique", "ready") == []


def test_K7_the_strong_quake_dragon_costs_9_for_3() -> None:
    card = box("base").card("Strong Quake Dragon")
    assert (card.cost, card.glory) == (9, 3)


def test_K8_the_questing_wizards_first_face() -> None:
    assert box("base").card("Questing Wizard").die.faces[0].notation == "Q1+D1"


def test_K9_a_mighty_devotee_cannot_be_targeted_by_opponents_spells() -> None:
    cards = ("Mighty Devotee of the Holy Query", "Death Incantation", "Life Cantrip", "Scavenging Goblin")
    monique = "ready: Devotee of the Holy Query C 2/2/4 *, Scavenging Goblin C 1/2/2"
    game = table(*cards, quinn="ready: Death S **, Life S, Assistant C 1/1/2", monique=monique)
    game.take("cast Death S **")
    assert offered(game) == ["choose Assistant C 1/1/2", "choose Scavenging Goblin C 1/2/2 of Monique"]
    game = table(*cards, quinn="ready: Life S, Assistant C 1/1/2", monique=monique)
    game.take("cast Life S")  # attaching is stopped as well
    assert offered(game) == ["choose Assistant C 1/1/2", "choose Scavenging Goblin C 1/2/2 of Monique"]


def test_K9_what_picks_no_target_still_reaches_it() -> None:
    """An attack chooses nobody: damage hits it like any other."""
    game = table(
        "Mighty Devotee of the Holy Query",
        "Strong Witching Hag",
        turn="Quinn, attack",
        quinn="ready: 2 Witching Hag C 2/4/5",
        monique="ready: Devotee of the Holy Query C 2/2/4 *",
    )
    assert pile(game, "Monique", "used") == ["Devotee of the Holy Query"]  # 8 against 4 and 3


def test_K9_without_the_burst_it_can_be_targeted() -> None:
    game = table("Mighty Devotee of the Holy Query", "Death Incantation", quinn="ready: Death S **",
                 monique="ready: Devotee of the Holy Query C 2/2/4")  # fmt: skip
    game.take("cast Death S **")
    assert pile(game, "Monique", "used") == ["Devotee of the Holy Query"]


def test_K10_death_spell_reaches_defense_6() -> None:
    game = table("Death Spell", "Mighty Quake Dragon", "Questing Wizard", quinn="ready: Death S *",
                 monique="ready: Questing Wizard C 2/3/6")  # fmt: skip
    game.take("cast Death S *")
    assert pile(game, "Monique", "used") == ["Questing Wizard"]


def test_K10_life_charm_sends_dice_to_the_active_pool() -> None:
    game = table("Life Charm", "Scavenging Goblin", turn="Quinn, attack", quinn="ready: Scavenging Goblin C 1/2/2",
                 monique="ready: Scavenging Goblin C 1/2/2, Life S")  # fmt: skip
    game.take("cast Life S")
    assert (pile(game, "Monique", "active"), pile(game, "Monique", "used")) == (["Scavenging Goblin"], ["Life"])


def test_K11_worth_is_part_of_the_glory_that_keeping_forgoes() -> None:
    cards = ("Mighty Quake Dragon", "Victory Cantrip")
    told = "bag: 6 Assistant; ready: Quake Dragon C 3/8/7 ** (Victory S)"
    game = table(*cards, rules="expert_culling=True", turn="Quinn, score", quinn=told)
    game.take("cull Quake Dragon")
    assert glory(game, "Quinn") == 4 + 2 + 2
    game = table(*cards, rules="expert_culling=True", turn="Quinn, score", quinn=told)
    game.take("keep Quake Dragon")
    assert glory(game, "Quinn") == 0


def test_K11_when_it_scores_gain_happens_either_way() -> None:
    game = table("Strong Questing Wizard", "Growth Charm", rules="expert_culling=True", turn="Quinn, score",
                 quinn="bag: 6 Assistant; ready: Questing Wizard C 1/2/5, Growth S")  # fmt: skip
    take(game, "keep Questing Wizard", "choose Growth")
    assert glory(game, "Quinn") == 1


def test_K11_the_plain_defender_gains_for_others_though_none_is_culled() -> None:
    game = table("Defender of the Pale", "Scavenging Goblin", rules="expert_culling=True", turn="Quinn, score",
                 quinn="bag: Portal; ready: Defender of the Pale C 1/1/5 *, 2 Scavenging Goblin C 1/2/2")  # fmt: skip
    take(game, "keep Defender of the Pale", "keep Scavenging Goblin", "keep Scavenging Goblin")
    assert glory(game, "Quinn") == 2


def test_K11_a_culled_deathdealer_has_nothing_left_to_swap() -> None:
    game = table("Deathdealer", rules="expert_culling=True", turn="Quinn, score", monique="used: Portal",
                 quinn="bag: 6 Assistant; ready: Deathdealer C 1/3/2")  # fmt: skip
    game.take("cull Deathdealer")
    assert kinds(game) == {"roll"}
    assert pile(game, "Monique", "used") == ["Portal"]


def test_K11_a_culled_die_is_gone_before_abilities() -> None:
    """The culled Defender is not among what its draw can find."""
    game = table("Strong Defender of the Pale", rules="expert_culling=True", turn="Quinn, score", dice="Assistant",
                 quinn="ready: Defender of the Pale C 1/1/5 *; used: Assistant")  # fmt: skip
    game.take("cull Defender of the Pale")
    accept(game)
    assert (pile(game, "Quinn", "active"), pile(game, "Quinn", "bag")) == (["Assistant"], [])


def test_K15_a_spirit_set_aside_is_in_no_count() -> None:
    game = table("Mighty Ghostly Spirit", "Mighty Primordial Ooze", "Strong Scavenging Goblin", turn="Quinn, capture",
                 quinn="ready: Primordial Ooze C 2/?/?, Scavenging Goblin C 1/2/2 *; aside: Ghostly Spirit C 2/3/3",
                 monique="aside: Ghostly Spirit C 2/3/3")  # fmt: skip
    assert defense(game, "Primordial Ooze", "Quinn") == 2
    assert defense(game, "Scavenging Goblin", "Quinn") == 3


def test_K15_coming_back_is_no_summoning() -> None:
    """No price, though Mighty Defenders of the Pale stand against it."""
    game = table("Mighty Ghostly Spirit", "Mighty Defender of the Pale", "Death Incantation", dice="C 2/3/3",
                 quinn="ready: Death S *; aside: Ghostly Spirit C 2/3/3",
                 monique="ready: Defender of the Pale C 2/2/6 *, Assistant C 1/1/2")  # fmt: skip
    take(game, "cast Death S *", "choose Assistant")
    assert pile(game, "Quinn", "ready") == ["Ghostly Spirit C 2/3/3"]


def test_K15_on_another_face_it_goes_to_the_used_pile() -> None:
    game = table(
        "Mighty Ghostly Spirit",
        "Death Incantation",
        dice="Q2",
        quinn="ready: Death S *; aside: Ghostly Spirit C 2/3/3",
        monique="ready: Assistant C 1/1/2",
    )
    game.take("cast Death S *")
    assert pile(game, "Quinn", "used") == ["Ghostly Spirit"]
