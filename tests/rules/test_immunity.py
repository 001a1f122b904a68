"""Immunity: what opponents' cards cannot do to a Creature, and what it does not keep off."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.seen import attack, decider, defense, glory, offers, quiddity, worth
from tests.cards.setting import table

#: Level 1, attack 1, defense 3, and Immune; alone it has 2 more of both.
GNOME = "Gnome Barbarian C 1/1/3 *"
#: The other face is not.
PLAIN_GNOME = "Gnome Barbarian C 2/2/4"


def _cast(*cards: str, quinn: str, monique: str, turn: str = "Quinn, capture") -> list[str]:
    """What Quinn may choose after casting the one Spell in his Ready Area."""
    game = table("Gnome Barbarian", *cards, turn=turn, quinn=quinn, monique=monique)
    casts = [words for words in offers(game) if words.startswith("cast")]
    if not casts:
        return []
    take(game, casts[0])
    return [words.removeprefix("choose ") for words in offers(game) if words.startswith("choose")]


# -- the example of the rulebook -----------------------------------------------------------------------


def test_the_gnome_barbarian_and_the_quake_dragon() -> None:
    """The breath passes it by although its level is 1; the Goblin falls. Then the Gnome defends, not for long."""
    game = table(
        "Gnome Barbarian",
        "Quake Dragon",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique=f"ready: {GNOME}, Scavenging Goblin C 1/2/2, Defender of the Pale C 2/2/6 *",
    )
    assert pile(game, "Monique", "used") == ["Scavenging Goblin"]
    assert decider(game) == "Monique"
    assert f"defend {GNOME}" in offers(game)
    take(game, "defend Gnome Barbarian")
    # 8 - 3 = 5 against the Defender's 6
    assert pile(game, "Monique", "used") == ["Gnome Barbarian", "Scavenging Goblin"]
    assert pile(game, "Monique", "ready") == ["Defender of the Pale C 2/2/6 *"]


def test_the_gnome_barbarian_without_its_burst_is_not_level_1_and_not_immune() -> None:
    game = table(
        "Gnome Barbarian",
        "Death Incantation",
        turn="Quinn, capture",
        quinn="ready: Death S *",
        monique=f"ready: {PLAIN_GNOME}",
    )
    take(game, "cast Death")
    assert pile(game, "Monique", "used") == ["Gnome Barbarian"]


# -- Spells that choose --------------------------------------------------------------------------------


@pytest.mark.parametrize("face", ["S *", "S **"])
def test_an_opponents_death_incantation_cannot_choose_it(face: str) -> None:
    chosen = _cast("Death Incantation", quinn=f"ready: Death {face}, Assistant C 1/1/2",
                   monique=f"ready: {GNOME}, Warrior of the Quay C 1/2/3, Scavenging Goblin C 1/2/2")  # fmt: skip
    assert sorted(chosen) == [
        "Assistant C 1/1/2",
        "Scavenging Goblin C 1/2/2 of Monique",
        "Warrior of the Quay C 1/2/3 of Monique",
    ]


def test_ones_own_death_incantation_can() -> None:
    game = table("Gnome Barbarian", "Death Incantation", turn="Quinn, capture", quinn=f"ready: Death S *, {GNOME}")
    take(game, "cast Death")
    assert pile(game, "Quinn", "used") == ["Gnome Barbarian"]


def test_a_spell_with_nothing_but_immune_creatures_to_reach_does_nothing() -> None:
    game = table(
        "Gnome Barbarian", "Death Spell", turn="Quinn, capture", quinn="ready: Death S *", monique=f"ready: {GNOME}"
    )
    if "cast" in kinds(game):
        take(game, "cast Death")
    assert pile(game, "Monique", "ready") == [GNOME]


def test_an_opponents_death_spell_takes_another_one() -> None:
    game = table(
        "Gnome Barbarian",
        "Death Spell",
        turn="Quinn, capture",
        quinn="ready: Death S *",
        monique=f"ready: {GNOME}, Warrior of the Quay C 1/2/3",
        clark=f"ready: {GNOME}",
    )
    take(game, "cast Death")
    assert pile(game, "Monique", "used") == ["Warrior of the Quay"]
    assert pile(game, "Clark", "ready") == [GNOME]


def test_an_opponents_life_incantation_cannot_still_it_when_it_attacks() -> None:
    """Monique can only still the Warrior."""
    game = table(
        "Gnome Barbarian",
        "Life Incantation",
        turn="Quinn, attack",
        quinn=f"ready: {GNOME}, Warrior of the Quay C 1/2/3",
        monique="ready: Life S, Assistant C 1/1/2, Scavenging Goblin C 1/2/2",
    )
    take(game, "Monique: cast Life")
    chosen = [words for words in offers(game) if words.startswith("choose")]
    assert not [words for words in chosen if "Gnome" in words]
    assert attack(game, "Gnome Barbarian") == 1


@pytest.mark.parametrize("spell", ["Chaos Charm", "Dark Charm"])
def test_it_cannot_be_re_rolled_or_turned_by_an_opponents_spell(spell: str) -> None:
    die = spell.split()[0]
    face = "S" if die == "Chaos" else "S *"
    chosen = _cast(spell, "Heavenly Seraph", quinn=f"ready: {die} {face}",
                   monique="ready: Heavenly Seraph C 2/7/5, Witching Hag C 2/4/5, Questing Wizard C 2/3/6")  # fmt: skip
    assert chosen
    assert not [words for words in chosen if "Seraph" in words]


def test_an_opponents_misdirection_spell_cannot_choose_it() -> None:
    chosen = _cast("Misdirection Spell", turn="Quinn, ready", quinn="ready: Misdirection S",
                   monique=f"ready: {GNOME}, Witching Hag C 2/4/5, Questing Wizard C 2/3/6")  # fmt: skip
    assert not [words for words in chosen if "Gnome" in words]


# -- attaching -----------------------------------------------------------------------------------------


def test_an_opponent_cannot_attach_a_spell_to_it() -> None:
    chosen = _cast("Life Cantrip", quinn="ready: Life S, Assistant C 1/1/2",
                   monique=f"ready: {GNOME}, Warrior of the Quay C 1/2/3")  # fmt: skip
    assert sorted(chosen) == ["Assistant C 1/1/2", "Warrior of the Quay C 1/2/3 of Monique"]


def test_its_owner_can_attach_a_spell_to_it() -> None:
    game = table("Gnome Barbarian", "Life Cantrip", turn="Quinn, capture", quinn=f"ready: Life S, {GNOME}")
    take(game, "cast Life")
    assert defense(game, "Gnome Barbarian") == 3 + 2 + 4


def test_what_an_opponent_had_attached_before_does_nothing_to_it() -> None:
    """Turned to its burst it became Immune: Quinn's Life Cantrip gives it nothing, Monique's own does."""
    game = table(
        "Gnome Barbarian",
        "Life Cantrip",
        turn="Quinn, capture, quiddity 1",
        monique=f"ready: {GNOME} (Life S of Quinn), {PLAIN_GNOME} (Life S of Quinn)",
    )
    assert defense(game, GNOME, "Monique") == 3
    assert defense(game, PLAIN_GNOME, "Monique") == 8


# -- caps, minuses, bans -------------------------------------------------------------------------------


def test_a_mighty_witching_hag_does_not_cap_its_attack() -> None:
    """Mighty Lord with its burst, attack 4 and 2 more for companions: 6; others have 3 at most."""
    game = table(
        "Mighty Lord of the Quarry",
        "Mighty Witching Hag",
        turn="Quinn, capture, quiddity 1",
        quinn="ready: Lord of the Quarry C 2/4/4 *, Deathdealer C 2/4/4, Assistant C 1/1/2",
        monique="ready: Witching Hag C 1/3/3",
    )
    assert attack(game, "Lord of the Quarry") == 6
    assert attack(game, "Deathdealer") == 3


def test_a_strong_quake_dragon_does_not_keep_it_from_attacking() -> None:
    """1 of the Gnome; the Warrior's 2 are left out."""
    game = table(
        "Gnome Barbarian",
        "Strong Quake Dragon",
        turn="Quinn, attack",
        quinn=f"ready: {GNOME}, Warrior of the Quay C 1/2/3",
        monique="ready: Quake Dragon C 1/4/4, Assistant C 1/1/2",
    )
    assert game.state.totals[1] == 1


def test_a_frost_howler_does_not_weaken_it() -> None:
    game = table(
        "Gnome Barbarian",
        "Frost Howler",
        turn="Quinn, capture, quiddity 1",
        quinn=f"ready: {GNOME}, Warrior of the Quay C 1/2/3",
        monique="ready: Frost Howler C 2/5/6, Assistant C 1/1/2",
    )
    assert attack(game, "Gnome Barbarian") == 1
    assert attack(game, "Warrior of the Quay") == 1


@pytest.mark.parametrize("lock", ["L *", "L **"])
def test_a_locked_pink_eye_cyclops_weakens_it_only_for_its_own_player(lock: str) -> None:
    """Every Creature of every player has 1 less attack (**): an opponent's Immune one has not, the owner's has."""
    game = table(
        "Gnome Barbarian",
        "Pink Eye Cyclops",
        turn="Quinn, capture, quiddity 1",
        quinn=f"ready: {GNOME}, Warrior of the Quay C 1/2/3",
        monique=f"ready: {GNOME}, Assistant C 1/1/2; locked: Pink Eye Cyclops {lock}",
    )
    assert attack(game, "Gnome Barbarian") == 1
    assert attack(game, "Warrior of the Quay") == 1
    assert attack(game, "Gnome Barbarian", "Monique", "Quinn") == (0 if lock == "L **" else 1)


def test_a_locked_poison_dart_frog_takes_no_glory_from_it() -> None:
    game = table(
        "Gnome Barbarian",
        "Poison Dart Frog",
        turn="Quinn, capture, quiddity 1",
        quinn=f"ready: {GNOME}, Warrior of the Quay C 1/2/3",
        monique="locked: Poison Dart Frog L *",
    )
    assert worth(game, "Gnome Barbarian") == 2
    assert worth(game, "Warrior of the Quay") == 1


@pytest.mark.parametrize(
    ("card", "attacker"),
    [("Mighty Poison Dart Frog", "Poison Dart Frog C 1/3/1"), ("Lesser Boogieman", "Boogieman C 1/3/3")],
)
@pytest.mark.parametrize(("first", "falls"), [("Heavenly Seraph", False), ("Quake Dragon", True)])
def test_opponents_take_no_defense_from_it(card: str, attacker: str, first: str, falls: bool) -> None:
    """The first defender, or all of level 1, have less defense: 3 damage destroy a Dragon of 4, not a Seraph of 4."""
    game = table(
        card,
        "Heavenly Seraph",
        turn="Quinn, attack, quiddity 9",
        quinn=f"ready: {attacker}",
        monique="ready: Heavenly Seraph C 1/4/4, Quake Dragon C 1/4/4",
    )
    take(game, f"Monique: defend {first}")
    assert (first in pile(game, "Monique", "used")) == falls


def test_it_is_immune_to_quartifacts() -> None:
    """The Quiver takes 2 defense from the first defender: 3 damage destroy the Dragon of 4, not the Seraph of 4."""
    for first, falls in [("Heavenly Seraph", False), ("Quake Dragon", True)]:
        game = table(
            "Heavenly Seraph",
            "The Search For Exqualibur",
            turn="Quinn, attack, quiddity 9",
            quinn="ready: Witching Hag C 1/3/3 (Exqualibur A:Quicksilver Quiver)",
            monique="ready: Heavenly Seraph C 1/4/4, Quake Dragon C 1/4/4",
        )
        take(game, "Quinn: stay", f"Monique: defend {first}")
        assert (first in pile(game, "Monique", "used")) == falls


# -- "all" and "one of your own" -----------------------------------------------------------------------


def test_what_destroys_all_of_a_kind_leaves_it() -> None:
    """The Seraph with its burst gives the Warrior Immunity: a Mighty Warrior summoned by Quinn passes it by."""
    game = table(
        "Heavenly Seraph",
        "Mighty Warrior of the Quay",
        turn="Quinn, ready, quiddity 1",
        quinn="active: Warrior of the Quay C 1/2/3",
        monique="ready: Heavenly Seraph C 3/7/7 *, Warrior of the Quay C 2/3/4",
        clark="ready: Warrior of the Quay C 2/3/4",
    )
    take(game, "summon Warrior of the Quay")
    assert "Warrior of the Quay C 2/3/4" in pile(game, "Monique", "ready")
    assert pile(game, "Clark", "used") == ["Warrior of the Quay"]


def test_what_re_rolls_all_leaves_it() -> None:
    game = table(
        "Gnome Barbarian",
        "Chaos Cantrip",
        turn="Quinn, capture",
        quinn="ready: Chaos S",
        monique=f"ready: {GNOME}, Witching Hag C 2/4/5",
        dice="Q1",
    )
    take(game, "cast Chaos")
    assert pile(game, "Monique", "ready") == [GNOME]
    assert pile(game, "Monique", "used") == ["Witching Hag"]


def test_a_quasar_incantation_leaves_it() -> None:
    game = table(
        "Gnome Barbarian",
        "Quasar Incantation",
        turn="Quinn, ready",
        quinn="ready: Quasar S **",
        monique=f"ready: {GNOME}, Warrior of the Quay C 1/2/3",
    )
    if "cast" not in kinds(game):
        take(game, "end")
    take(game, "cast Quasar")
    assert pile(game, "Monique", "ready") == [GNOME]


@pytest.mark.parametrize(
    ("card", "summoned"),
    [("Strong Frost Howler", "Frost Howler C 2/5/6"), ("Mighty Riddling Sphinx", "Riddling Sphinx C 1/2/4")],
)
def test_one_of_ones_own_to_be_turned_down_for_an_opponent_cannot_be_it(card: str, summoned: str) -> None:
    """The opponent's ability makes Monique choose: the Immune Seraph is not among her choices."""
    game = table(
        card,
        "Heavenly Seraph",
        turn="Quinn, ready, quiddity 3",
        quinn=f"active: {summoned}",
        monique="ready: Heavenly Seraph C 2/7/5, Witching Hag C 2/4/5, Questing Wizard C 3/4/8 **",
    )
    take(game, f"summon {summoned}")
    assert decider(game) == "Monique"
    assert sorted(words for words in offers(game) if words.startswith("choose")) == [
        "choose Questing Wizard C 3/4/8 **",
        "choose Witching Hag C 2/4/5",
    ]


def test_one_of_ones_own_to_be_destroyed_for_an_opponent_cannot_be_it() -> None:
    """Mighty Pink Eye Cyclops, Locked with one burst by Quinn: Monique has only Immune Creatures, Clark has another."""
    game = table(
        "Gnome Barbarian",
        "Mighty Pink Eye Cyclops",
        turn="Quinn, ready",
        quinn="active: Pink Eye Cyclops L *",
        monique=f"ready: {GNOME}",
        clark=f"ready: {GNOME}, Assistant C 1/1/2",
    )
    if "lock" in kinds(game):
        take(game, "lock Pink Eye Cyclops")
    assert pile(game, "Monique", "ready") == [GNOME]
    assert pile(game, "Clark", "ready") == [GNOME]
    assert pile(game, "Clark", "used") == ["Assistant"]


def test_ones_own_ability_may_make_one_destroy_it() -> None:
    """The same with two bursts reaches every player: Quinn's own Immune Gnome can be chosen, and must."""
    game = table(
        "Gnome Barbarian",
        "Mighty Pink Eye Cyclops",
        turn="Quinn, ready",
        quinn=f"active: Pink Eye Cyclops L **; ready: {GNOME}",
        monique=f"ready: {GNOME}",
    )
    if "lock" in kinds(game):
        take(game, "lock Pink Eye Cyclops")
    assert pile(game, "Quinn", "used") == ["Gnome Barbarian"]
    assert pile(game, "Monique", "ready") == [GNOME]


def test_it_is_not_the_attacker_a_strong_gnome_barbarian_can_destroy() -> None:
    """The attacker has to destroy one of the attackers, but not one that is Immune to Monique's ability."""
    game = table(
        "Strong Gnome Barbarian",
        "Heavenly Seraph",
        turn="Quinn, attack",
        quinn="ready: Heavenly Seraph C 1/4/4, Assistant C 1/1/2",
        monique="ready: Gnome Barbarian C 1/1/3 *",
    )
    assert pile(game, "Quinn", "ready") == ["Heavenly Seraph C 1/4/4"]
    assert pile(game, "Quinn", "used") == ["Assistant"]


# -- musts ---------------------------------------------------------------------------------------------


def test_an_opponent_cannot_make_it_defend_first() -> None:
    """Manxome Minotaur: the first defender must be the one of the highest level, but the Seraph is Immune to that."""
    game = table(
        "Manxome Minotaur",
        "Heavenly Seraph",
        turn="Quinn, attack",
        quinn="ready: Manxome Minotaur C 2/7/5 *",
        monique="ready: Heavenly Seraph C 2/7/5, Assistant C 1/1/2",
    )
    assert "defend Assistant C 1/1/2" in offers(game)


# -- what it does not keep off -------------------------------------------------------------------------


def test_damage_destroys_it() -> None:
    game = table(
        "Gnome Barbarian",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 2/4/4, Deathdealer C 1/3/2",
        monique=f"ready: {GNOME}",
    )
    assert pile(game, "Monique", "used") == ["Gnome Barbarian"]  # 7 against 5


def test_raised_attack_destroys_it() -> None:
    """The Death Cantrip is cast on the attackers, not on it."""
    game = table(
        "Gnome Barbarian",
        "Death Cantrip",
        turn="Quinn, ready",
        quinn="ready: Deathdealer C 1/3/2, Death S *",
        monique=f"ready: {GNOME}",
    )
    take(game, "cast Death")
    assert pile(game, "Monique", "used") == ["Gnome Barbarian"]  # 5 against 5


def test_its_owners_effects_reach_it() -> None:
    """Shaping Charm turns it, Strong Warrior strengthens it."""
    game = table(
        "Gnome Barbarian",
        "Shaping Charm",
        "Strong Warrior of the Quay",
        turn="Quinn, capture",
        quinn=f"ready: {GNOME}, Warrior of the Quay C 1/2/3, Shaping S",
    )
    assert (attack(game, "Gnome Barbarian"), defense(game, "Gnome Barbarian")) == (2, 4)
    take(game, "cast Shaping")
    assert "Gnome Barbarian C 2/2/4" in pile(game, "Quinn", "ready")


def test_it_is_counted_like_any_creature() -> None:
    """Counting it does nothing to it: Mighty Ooze, and the plain Warrior against exactly one."""
    game = table(
        "Gnome Barbarian",
        "Mighty Primordial Ooze",
        "Warrior of the Quay",
        turn="Quinn, capture, quiddity 1",
        quinn="ready: Primordial Ooze C 2/?/?, Warrior of the Quay C 1/2/3",
        monique=f"ready: {GNOME}",
    )
    assert attack(game, "Primordial Ooze") == 3
    assert attack(game, "Warrior of the Quay") == 5


def test_it_can_be_copied() -> None:
    """A copy changes the Ooze and does nothing to the Gnome; the copy is Immune itself."""
    game = table(
        "Gnome Barbarian",
        "Strong Primordial Ooze",
        "Death Incantation",
        turn="Quinn, ready, quiddity 2",
        quinn="active: Primordial Ooze C 2/?/?",
        monique=f"ready: {GNOME}, Death S **",
        clark="bag: Portal",
    )
    take(game, "summon Primordial Ooze")
    assert pile(game, "Quinn", "ready") == [f"Primordial Ooze as {GNOME}"]


def test_abilities_for_destroying_it_still_happen() -> None:
    """The plain Hag profits, though what fell was Immune."""
    game = table(
        "Gnome Barbarian",
        "Witching Hag",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 2/4/5, Deathdealer C 1/3/2",
        monique=f"ready: {GNOME}",
    )
    assert quiddity(game) == 1


# -- given by others -----------------------------------------------------------------------------------


def test_immunity_given_by_a_seraph_ends_with_the_seraph() -> None:
    """When the Seraph has fallen the Warrior can be destroyed by an effect again."""
    game = table(
        "Heavenly Seraph",
        "Death Incantation",
        "Deathdealer",
        turn="Quinn, attack",
        quinn="ready: 2 Deathdealer C 2/4/4, Death S *",
        monique="ready: Heavenly Seraph C 3/7/7 *, Warrior of the Quay C 1/2/3",
    )
    assert [words for words in offers(game) if words.startswith("defend")]
    take(game, "Monique: defend Heavenly Seraph")
    take(game, "Quinn: cast Death")
    if "choose" in kinds(game):
        take(game, "choose Warrior of the Quay")
    assert "Warrior of the Quay" in pile(game, "Monique", "used")


def test_before_that_it_cannot() -> None:
    chosen = _cast("Heavenly Seraph", "Death Incantation", quinn="ready: Death S **, Assistant C 1/1/2",
                   monique="ready: Heavenly Seraph C 3/7/7 *, Warrior of the Quay C 1/2/3")  # fmt: skip
    assert [words for words in chosen if "Monique" in words] == []


def test_a_strong_imp_takes_glory_from_the_destroyer_whatever_is_immune() -> None:
    """Immunity is of Creatures: players lose Glory all the same."""
    game = table(
        "Strong Mischievous Imp",
        "Heavenly Seraph",
        turn="Quinn, attack",
        quinn="glory 3; ready: Heavenly Seraph C 3/7/7 *",
        monique="ready: Mischievous Imp C 2/2/2 *",
    )
    assert glory(game) == 2


def test_spells_attached_to_it_are_not_immune() -> None:
    """Immunity is the Creature's: a Shaping Spell reaches what is attached to it (K14)."""
    game = table(
        "Gnome Barbarian",
        "Shaping Spell",
        "Life Cantrip",
        turn="Quinn, capture",
        quinn="ready: Shaping S",
        monique=f"ready: {GNOME} (Life S)",
    )
    take(game, "cast Shaping")
    assert pile(game, "Monique", "used") == ["Life"]
    assert pile(game, "Monique", "ready") == [GNOME]


def test_a_locked_creature_can_be_immune_to_being_unlocked_by_an_ability_not_by_paying() -> None:
    """Monique's Mighty Qladiator, Locked with two bursts, makes all others Immune, Clark's Locked Cyclops too.

    Quinn's Key Master can still UnLock the Qladiator itself; paying 2 Quiddity is no effect of a card.
    """
    game = table(
        "Key Master Lord of the Quarry",
        "Mighty Qladiator",
        "Strong Pink Eye Cyclops",
        turn="Quinn, capture, quiddity 9",
        quinn="ready: Lord of the Quarry C 1/3/3",
        monique="locked: Qladiator L **",
        clark="locked: Pink Eye Cyclops L *",
    )
    assert len([words for words in offers(game) if words.startswith("unlock")]) == 2
    take(game, next(words for words in offers(game) if words.startswith("use")))
    assert pile(game, "Monique", "locked") == []
    assert pile(game, "Clark", "locked") == ["Pink Eye Cyclops L *"]
