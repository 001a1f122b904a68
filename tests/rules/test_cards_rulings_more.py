"""K14, K16 to K19: the Shaping spells, the Warrior's limit, the silencing Devotee, dice that lie elsewhere."""

from __future__ import annotations

from quarriors.testing import die, find_die, kinds, pile, take
from tests.rules.looking import attack, defense, glory, in_wilds, offered, phase, quiddity
from tests.table import table


def test_K14_shaping_incantations_capture_is_free_extra_and_used() -> None:
    game = table("Shaping Incantation", "Strong Witching Hag", "Scavenging Goblin", "Warrior of the Quay",
                 turn="Quinn, score", quinn="bag: 6 Basic Quiddity; ready: Scavenging Goblin C 1/2/2 (Shaping S); "
                 "used: Assistant", dice="6x Basic Quiddity, 6x Q1")  # fmt: skip
    take(game, "choose Assistant", "choose Warrior of the Quay")  # 1 and 3 more reach what costs 4
    assert "Warrior of the Quay" in pile(game, "Quinn", "used")
    assert in_wilds(game, "Assistant") == 10
    take(game, "enough", "roll")
    assert phase(game) == "capture"
    game.take("capture Witching Hag")
    assert in_wilds(game, "Witching Hag") == 4


def test_K14_the_incantation_itself_may_be_culled_for_it() -> None:
    game = table("Shaping Incantation", "Scavenging Goblin", "Questing Wizard", turn="Quinn, score",
                 quinn="ready: Scavenging Goblin C 1/2/2 (Shaping S)")  # fmt: skip
    take(game, "choose Shaping", "choose Questing Wizard")  # 4 and 3
    assert pile(game, "Quinn", "used") == ["Questing Wizard", "Scavenging Goblin"]


def test_K14_you_is_the_spells_owner() -> None:
    """Monique's Incantation on Quinn's Goblin: when the Goblin scores, Monique shapes her own dice."""
    game = table("Shaping Incantation", "Scavenging Goblin", turn="Quinn, score", monique="used: Assistant",
                 quinn="bag: Portal; ready: Scavenging Goblin C 1/2/2 (Shaping S of Monique)")  # fmt: skip
    take(game, "Monique: choose Assistant", "Monique: choose Scavenging Goblin")
    assert pile(game, "Monique", "used") == ["Scavenging Goblin", "Shaping"]


def test_K14_shaping_spell_reaches_attached_spells_too() -> None:
    game = table("Shaping Spell", "Life Cantrip", "Scavenging Goblin", "Death Charm", quinn="ready: Shaping S",
                 monique="ready: Scavenging Goblin C 1/2/2 (Life S), Death S *")  # fmt: skip
    game.take("cast Shaping S")
    assert offered(game) == ["choose Death S * of Monique", "choose Life S of Monique"]
    game.take("choose Life S")
    assert pile(game, "Monique", "used") == ["Life"]
    assert defense(game, "Scavenging Goblin", "Monique") == 2


def test_K16_the_mighty_warriors_limit_speaks_from_the_card() -> None:
    game = table("Mighty Warrior of the Quay", quinn="active: 2 Warrior of the Quay C 1/2/3, "
                 "Assistant C 1/1/2, 4 Basic Quiddity Q1")  # fmt: skip
    game.take("summon Warrior of the Quay")
    assert offered(game, "summon") == ["summon Assistant C 1/1/2"]
    assert game.why_not("summon", find_die(game, "Warrior of the Quay", "active")) == "forbidden"


def test_K16_one_that_stands_there_already_is_no_summoning() -> None:
    game = table("Mighty Warrior of the Quay", quinn="active: Warrior of the Quay C 1/2/3, Basic Quiddity Q1; "
                 "ready: Warrior of the Quay C 1/2/3")  # fmt: skip
    assert "summon" in kinds(game)


def test_K16_the_plain_hags_quiddity_on_anothers_turn_is_lost() -> None:
    """What Quinn's Hag gained in Quinn's turn is nobody's in the next."""
    game = table(
        "Witching Hag",
        "Scavenging Goblin",
        turn="Quinn, attack",
        quinn="ready: Witching Hag C 1/3/3",
        monique="bag: 6 Basic Quiddity; ready: Scavenging Goblin C 1/2/2",
        dice="6x Basic Quiddity, 6x Q1",
    )
    assert quiddity(game) == 1
    take(game, "end", "Monique: roll")
    assert quiddity(game) == 0


def test_K17_the_mighty_devotee_silences_attached_spells_while_it_attacks() -> None:
    game = table("Mighty Devotee of the Holy Query", "Life Cantrip", "Scavenging Goblin", turn="Quinn, attack",
                 quinn="ready: Devotee of the Holy Query C 2/2/4 *",
                 monique="ready: Scavenging Goblin C 1/2/2 (Life S)")  # fmt: skip
    assert pile(game, "Monique", "ready") == []  # 2 against 2: the 4 count for nothing


def test_K17_until_the_end_of_that_attack() -> None:
    game = table("Mighty Devotee of the Holy Query", "Life Cantrip", "Witching Hag", turn="Quinn, attack",
                 quinn="ready: Devotee of the Holy Query C 2/2/4 *",
                 monique="ready: Witching Hag C 1/3/3 (Life S)")  # fmt: skip
    assert phase(game) == "capture"
    assert defense(game, "Witching Hag", "Monique") == 7


def test_K17_without_the_burst_spells_keep_their_voice() -> None:
    game = table("Mighty Devotee of the Holy Query", "Life Cantrip", "Scavenging Goblin", turn="Quinn, attack",
                 quinn="ready: Devotee of the Holy Query C 2/2/4",
                 monique="ready: Scavenging Goblin C 1/2/2 (Life S)")  # fmt: skip
    assert len(pile(game, "Monique", "ready")) == 2


def test_K17_its_own_players_spells_are_not_silenced() -> None:
    game = table(
        "Mighty Devotee of the Holy Query",
        "Death Charm",
        "Witching Hag",
        turn="Quinn, attack",
        quinn="ready: Devotee of the Holy Query C 2/2/4 * (Death S *)",
        monique="ready: Witching Hag C 2/4/5",
    )
    assert pile(game, "Monique", "ready") == []  # 2 and 3 against 5
    assert attack(game, "Devotee", "Quinn", "Monique") == 5
    assert glory(game, "Quinn") == 0


def test_K18_a_spell_on_an_opponents_creature_lies_in_that_players_ready_area() -> None:
    """Quinn's Wizard reaches the Charm at hand, not the one beside Monique's Hag."""
    game = table("Strong Questing Wizard", "Death Charm", "Growth Charm", "Witching Hag", turn="Quinn, score",
                 quinn="ready: Questing Wizard C 1/2/5, Growth S",
                 monique="ready: Witching Hag C 1/3/3 (Death S * of Quinn)")  # fmt: skip
    assert offered(game) == ["choose Growth S", "enough"]


def test_K18_a_spell_on_a_quest_lies_in_no_ready_area() -> None:
    game = table("Strong Questing Wizard", "Death Charm", "The Hunt For Exqualibur", "Witching Hag",
                 turn="Quinn, score", quinn="ready: Questing Wizard C 1/2/5; "
                 "quest Exqualibur: Witching Hag C 2/4/5 (Death S *)")  # fmt: skip
    take(game, "score")
    assert "choose" not in kinds(game)


def test_K18_a_shaping_spell_does_not_reach_a_spell_on_a_quest() -> None:
    """It speaks of Ready Areas (X6). Of the two Life Cantrips only that of the Assistant lies in one."""
    game = table("Shaping Spell", "Life Cantrip", "The Hunt For Exqualibur", turn="Quinn, capture",
                 quinn="ready: Shaping S", monique="ready: Assistant C 1/1/2 (Life S); "
                 "quest Exqualibur: Witching Hag C 2/4/5 (Life S)")  # fmt: skip
    take(game, "cast Shaping")
    assert defense(game, "Assistant", "Monique") == 2
    assert die(game, "Witching Hag", "quest", "Monique").defense == 9


def test_K18_without_another_spell_it_is_not_even_offered() -> None:
    game = table("Shaping Spell", "Life Cantrip", "The Hunt For Exqualibur", turn="Quinn, capture",
                 quinn="ready: Shaping S", monique="quest Exqualibur: Witching Hag C 2/4/5 (Life S)")  # fmt: skip
    assert "cast" not in kinds(game)


def test_K17_in_a_challenge_the_devotee_silences_spells_on_the_quest() -> None:
    """What is attached to its foes is meant wherever they fight: the Hag has defense 5, not 9, and falls to 2 and 4."""
    game = table("Mighty Devotee of the Holy Query", "Life Cantrip", "The Hunt For Exqualibur", turn="Quinn, attack",
                 quinn="ready: Devotee of the Holy Query C 2/2/4 *, Quake Dragon C 1/4/4",
                 monique="quest Exqualibur: Witching Hag C 2/4/5 (Life S)")  # fmt: skip
    take(game, "quest", "choose Devotee", "choose Quake Dragon", "Quinn: defend Quake Dragon")
    assert pile(game, "Monique", "used") == ["Life", "Witching Hag"]


def test_K19_a_frog_that_was_fetched_back_is_culled_from_the_active_pool() -> None:
    game = table("Strong Poison Dart Frog", "Strong Witching Hag", turn="Quinn, score",
                 quinn="ready: Poison Dart Frog C 1/3/1, Witching Hag C 1/3/3")  # fmt: skip
    take(game, "first Strong Witching Hag", "choose Poison Dart Frog")
    assert pile(game, "Quinn", "active") == []
    assert in_wilds(game, "Poison Dart Frog") == 5


def test_K19_a_frog_that_went_into_the_bag_is_culled_from_the_bag() -> None:
    game = table("Strong Poison Dart Frog", "Strong Defender of the Pale", turn="Quinn, score",
                 quinn="ready: Poison Dart Frog C 1/3/1, Defender of the Pale C 1/1/5 *",
                 dice="Defender of the Pale")  # fmt: skip
    take(game, "first Strong Defender of the Pale", "use")
    assert (pile(game, "Quinn", "active"), pile(game, "Quinn", "bag")) == (["Defender of the Pale"], [])
    assert in_wilds(game, "Poison Dart Frog") == 5


def test_K19_a_frog_that_changed_hands_is_culled_from_the_other_used_pile() -> None:
    game = table("Strong Poison Dart Frog", "Mighty Mischievous Imp", turn="Quinn, score",
                 quinn="ready: Poison Dart Frog C 1/3/1, Mischievous Imp C 2/2/2 *",
                 monique="used: Basic Quiddity")  # fmt: skip
    take(game, "first Mighty Mischievous Imp", "choose Poison Dart Frog")
    assert pile(game, "Monique", "used") == []
    assert pile(game, "Quinn", "used") == ["Basic Quiddity", "Mischievous Imp"]
    assert in_wilds(game, "Poison Dart Frog") == 5
