"""X1–X3, E10, C8 and the chapter on Rise of the Demons: Corrupted Quiddity, dice removed, Glory lost, no damage."""

from __future__ import annotations

import pytest

from quarriors import Game, Rules, Script, deal, read_position, write_position, write_record
from quarriors.engine.errors import QuarriorsError
from quarriors.engine.record import replay
from quarriors.sets import rise_of_the_demons
from quarriors.testing import kinds, pile, take
from tests.cards.seen import (
    decider,
    defense,
    end_turn,
    glory,
    in_the_wilds,
    offers,
    price,
    quiddity,
    removed,
)
from tests.cards.setting import table

BAD = "Corrupted Quiddity"


def _left(game: Game) -> int:
    return in_the_wilds(game, BAD)


# -- the dice on their card ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_all_ten_corrupted_quiddity_dice_lie_on_a_fourteenth_card_at_the_start(players: int, edition: str) -> None:
    rules = Rules(edition=edition)
    wilds = deal(sets=["base", "rise_of_the_demons"], seed=3, players=players, rules=rules)
    assert len(wilds.cards) == 14
    game = Game.new(["Quinn", "Monique", "Clark", "Michael"][:players], wilds, rules=rules, seed=3)
    assert _left(game) == 10


@pytest.mark.parametrize("mix", ["hint", "side", "two_scoops"])
def test_corrupted_quiddity_is_in_every_game_with_the_box_whatever_the_mix(mix: str) -> None:
    for seed in range(5):
        wilds = deal(sets=["base", "rise_of_the_demons"], seed=seed, players=2, rules=Rules(mix=mix))
        assert [card.name for card in wilds.cards].count(BAD) == 1


def test_X3_side_takes_4_or_5_cards_of_the_box_and_two_scoops_all_that_fit() -> None:
    """Two scoops: 10 corrupted classes and the Overlord fill all seven Creatures; one class of Spells, one card."""
    boxes = ["base", "rise_of_the_demons"]

    def demonic(rules: Rules, seed: int) -> int:
        wilds = deal(sets=boxes, seed=seed, players=2, rules=rules)
        return len([card for card in wilds.cards if card.box == "rise_of_the_demons" and card.name != BAD])

    for seed in range(8):
        assert demonic(Rules(mix="side", side_cards=4), seed) == 4
        assert demonic(Rules(mix="side", side_cards=5), seed) == 5
        assert demonic(Rules(mix="two_scoops"), seed) == 8
        classes = [card.die.name for card in deal(sets=boxes, seed=seed, rules=Rules(mix="hint")).cards]
        assert len(set(classes)) == len(classes) == 14  # repeated classes were skipped


def test_E10_the_classic_edition_knows_rise_of_the_demons_and_two_sets_of_promos_only() -> None:
    classic = Rules(edition="classic")
    deal(sets=["base", "rise_of_the_demons"], seed=1, players=2, rules=classic)
    for seed in range(10):
        names = [c.name for c in deal(sets=["base", "promos"], seed=seed, players=2, rules=classic).cards]
        assert not {"Multiplying Mischievous Imp", "Key Master Lord of the Quarry"} & set(names)
    for box in ["quarmageddon", "qladiator", "quartifacts", "light_vs_dark"]:
        with pytest.raises(QuarriorsError, match="classic"):
            deal(sets=["base", box], seed=1, players=2, rules=classic)


def test_E10_rules_of_the_classic_edition_hold_for_corruption_too() -> None:
    """E1: the Corrupted Quiddity spent for its Q1 is in the Used Pile at once."""
    game = table(
        "Corruption Charm",
        rules="edition=classic",
        turn="Quinn, ready",
        quinn="active: Corrupted Quiddity Q1, Assistant C 1/1/2",
    )
    take(game, "summon Assistant")
    assert pile(game, "Quinn", "used") == [BAD]


# -- never captured ------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_corrupted_quiddity_cannot_be_captured(edition: str) -> None:
    game = table(
        "Corruption Charm",
        rules=f"edition={edition}",
        turn="Quinn, capture, quiddity 9",
        quinn="used: 3 Corrupted Quiddity",
    )
    assert _left(game) == 7
    assert "capture Basic Quiddity" in offers(game)  # at 0, as any die without a price would be
    assert f"capture {BAD}" not in offers(game)
    assert game.why_not("capture", card=game.state.catalog.find(BAD)) is not None
    assert price(game, "Basic Quiddity") == 0


@pytest.mark.parametrize(
    ("cards", "ready"),
    [
        (["Strong Lord of the Quarry"], "Lord of the Quarry C 2/4/4 *"),
        (["Ghost of X-Mas Present"], "Ghostly Spirit C 1/2/2"),
    ],
)
def test_corrupted_quiddity_cannot_be_captured_for_free_either(cards: list[str], ready: str) -> None:
    """It has no cost, so "a die of cost 3 or less" would fit; but it can never be captured."""
    game = table(*cards, turn="Quinn, score", quinn=f"ready: {ready}; used: Corrupted Quiddity")
    chosen = [words for words in offers(game) if words.startswith("choose")]
    assert "choose Scavenging Goblin" in chosen
    assert not [words for words in chosen if BAD in words]


def test_corrupted_quiddity_cannot_be_captured_by_shaping_incantation() -> None:
    game = table(
        "Shaping Incantation",
        "Corruption Charm",
        turn="Quinn, score",
        quinn="ready: Scavenging Goblin C 1/2/2 (Shaping S); used: Corrupted Quiddity",
    )
    take(game, "choose Corrupted Quiddity")  # culled, back on its card
    assert _left(game) == 10
    assert "choose Scavenging Goblin" in offers(game)
    assert not [words for words in offers(game) if BAD in words]


def test_corrupted_quiddity_can_be_culled_to_its_card() -> None:
    """S2: a basic die is culled to its basic card."""
    game = table("Corruption Charm", turn="Quinn, score", quinn="ready: Assistant C 1/1/2; used: Corrupted Quiddity")
    take(game, "cull Corrupted Quiddity")
    assert _left(game) == 10
    assert removed(game) == []


def test_an_empty_corrupted_quiddity_card_is_no_empty_creature_card() -> None:
    """G1: three empty Creature cards and no Corrupted Quiddity left do not end the game."""
    game = table(
        "Corruption Charm",
        "Scavenging Goblin",
        "Deathdealer",
        "Devotee of the Holy Query",
        turn="Quinn, capture, quiddity 9",
        quinn="bag: 5 Scavenging Goblin, 5 Deathdealer, 5 Corrupted Quiddity",
        monique="bag: 4 Devotee of the Holy Query, 5 Corrupted Quiddity",
    )
    assert _left(game) == 0
    take(game, "capture Devotee of the Holy Query")
    assert not game.over


@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_corrupted_quiddity_is_no_basic_quiddity(edition: str) -> None:
    """A plain Ooze does not count it, a plain Ghostly Spirit cannot be saved with it."""
    game = table(
        "Corruption Charm",
        "Primordial Ooze",
        rules=f"edition={edition}",
        turn="Quinn, capture, quiddity 1",
        quinn="ready: Primordial Ooze C 2/?/?; used: 3 Corrupted Quiddity, 2 Basic Quiddity",
    )
    assert defense(game, "Primordial Ooze") == 2
    game = table(
        "Corruption Charm",
        "Ghostly Spirit",
        rules=f"edition={edition}",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 1/3/2",
        monique="ready: Ghostly Spirit C 1/2/2; used: Corrupted Quiddity",
    )
    assert pile(game, "Monique", "used") == [BAD, "Ghostly Spirit"]


# -- what it rolls -------------------------------------------------------------------------------------


def test_corrupted_quiddity_pays_1_on_q1_and_nothing_on_its_other_faces() -> None:
    game = table(
        "Corruption Charm",
        "Scavenging Goblin",
        quinn="active: Corrupted Quiddity Q0, Corrupted Quiddity ***, Corrupted Quiddity Q1, "
        "2 Scavenging Goblin C 1/2/2",
    )
    take(game, "summon Scavenging Goblin")
    assert "summon" not in kinds(game)  # 1 in all
    end_turn(game)
    assert pile(game, "Quinn", "used") == [BAD] * 3 + ["Scavenging Goblin"]


def test_a_q0_face_adds_nothing_when_it_is_spent_by_hand() -> None:
    game = table("Corruption Charm", "Scavenging Goblin", quinn="active: Corrupted Quiddity Q0, Scavenging Goblin Q1")
    by_hand = write_position(game).replace("players: Quinn,", "players: Quinn [pay_by_hand],")
    game = read_position(by_hand, chance=Script(""))
    if f"spend {BAD} Q0" in offers(game):
        take(game, f"spend {BAD}")
    assert quiddity(game) == 0


@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_X1_the_triple_burst_gains_another_one_to_the_used_pile_and_nobody_is_asked(edition: str) -> None:
    game = table(
        "Corruption Charm",
        rules=f"edition={edition}",
        turn="Quinn, roll",
        quinn="bag: Corrupted Quiddity, 5 Basic Quiddity",
        dice="Corrupted Quiddity, 5x Basic Quiddity, ***, 5x Q1",
    )
    take(game, "roll")
    assert pile(game, "Quinn", "used") == [BAD]
    assert _left(game) == 8
    assert "immediate" not in kinds(game)
    assert f"{BAD} ***" in pile(game, "Quinn", "active")


def test_X1_each_triple_burst_of_a_roll_gains_one() -> None:
    game = table(
        "Corruption Charm",
        turn="Quinn, roll",
        quinn="bag: 3 Corrupted Quiddity, 3 Basic Quiddity",
        dice="3x Corrupted Quiddity, 3x Basic Quiddity, ***, ***, Q0, 3x Q1",
    )
    take(game, "roll")
    assert pile(game, "Quinn", "used") == [BAD, BAD]
    assert _left(game) == 5


def test_X1_with_one_left_two_triple_bursts_gain_one_and_with_none_left_nothing() -> None:
    game = table(
        "Corruption Charm",
        turn="Quinn, roll",
        quinn="bag: 2 Corrupted Quiddity, 4 Basic Quiddity",
        monique="used: 7 Corrupted Quiddity",
        dice="2x Corrupted Quiddity, 4x Basic Quiddity, ***, ***, 4x Q1",
    )
    assert _left(game) == 1
    take(game, "roll")
    assert pile(game, "Quinn", "used") == [BAD]
    assert _left(game) == 0
    assert pile(game, "Monique", "used") == [BAD] * 7  # never from another player
    assert glory(game) == 0


def test_X1_a_triple_burst_that_is_re_rolled_to_gains_as_well() -> None:
    """The Assistant takes the Corrupted Quiddity along: both its rolls were triple bursts."""
    game = table(
        "Corruption Charm",
        turn="Quinn, roll",
        quinn="bag: Corrupted Quiddity, Assistant, 4 Basic Quiddity",
        dice="Corrupted Quiddity, Assistant, 4x Basic Quiddity, ***, R *, 4x Q1, Q1, ***",
    )
    take(game, "roll")
    assert pile(game, "Quinn", "used") == [BAD]
    take(game, "immediate Assistant", f"choose {BAD}")
    assert pile(game, "Quinn", "used") == [BAD, BAD]


def test_X1_a_triple_burst_drawn_by_a_portal_gains_at_once() -> None:
    game = table(
        "Corruption Charm",
        quinn="active: Portal D1 fresh; bag: Corrupted Quiddity",
        dice="Corrupted Quiddity, ***",
    )
    take(game, "draw Portal")
    assert pile(game, "Quinn", "used") == [BAD]


def test_X1_the_roll_of_another_player_gains_for_that_player() -> None:
    game = table(
        "Corruption Charm",
        turn="Monique, roll",
        monique="bag: Corrupted Quiddity",
        clark="used: Assistant",
        dice="Corrupted Quiddity, ***",
    )
    take(game, "Monique: roll")
    assert pile(game, "Monique", "used") == [BAD]
    assert pile(game, "Quinn", "used") == []


# -- X2: who rolled one --------------------------------------------------------------------------------


def test_X2_on_the_attackers_own_turn_any_roll_of_that_turn_counts() -> None:
    game = table(
        "Corrupted Ghostly Spirit",
        turn="Quinn, roll",
        quinn="ready: Deathdealer C 1/3/2; bag: Corrupted Quiddity",
        monique="ready: Ghostly Spirit C 1/2/2",
        dice="Corrupted Quiddity, Q0",
    )
    take(game, "roll")
    assert pile(game, "Monique", "ready") == ["Ghostly Spirit C 1/2/2"]


def test_X2_owning_such_a_die_without_rolling_it_does_not_count() -> None:
    game = table(
        "Corrupted Ghostly Spirit",
        turn="Quinn, roll",
        quinn="ready: Deathdealer C 1/3/2; bag: 6 Basic Quiddity; used: 3 Corrupted Quiddity",
        monique="ready: Ghostly Spirit C 1/2/2",
        dice="6x Basic Quiddity, 6x Q1",
    )
    take(game, "roll")
    assert pile(game, "Monique", "ready") == []


def test_X2_a_roll_by_another_player_does_not_count_against_the_attacker() -> None:
    """Monique rolled one on her turn; it is Quinn who attacks now, and he has rolled none."""
    game = table(
        "Corrupted Ghostly Spirit",
        turn="Monique, roll",
        monique="ready: Ghostly Spirit C 2/3/3; bag: Corrupted Quiddity",
        quinn="bag: Deathdealer, Basic Quiddity",
        dice="Corrupted Quiddity, Q0, Deathdealer, Basic Quiddity, C 1/3/2, Q1",
    )
    take(game, "Monique: roll")
    end_turn(game)
    take(game, "Quinn: roll", "summon Deathdealer")
    assert pile(game, "Monique", "ready") == []


@pytest.mark.parametrize(("die", "face", "lost"), [("Corrupted Quiddity", "Q0", True), ("Basic Quiddity", "Q1", False)])
def test_X2_on_other_turns_a_players_last_turn_counts(die: str, face: str, lost: bool) -> None:
    """With the roll Monique has to destroy one of her own before she defends, without it she only defends."""
    game = table(
        "Corrupted Quake Dragon",
        turn="Monique, roll",
        monique=f"ready: Defender of the Pale C 3/2/8 **, Deathdealer C 2/4/4; bag: {die}",
        quinn="bag: Quake Dragon, Basic Quiddity",
        dice=f"{die}, {face}, Quake Dragon, Basic Quiddity, C 1/4/4, Q1",
    )
    take(game, "Monique: roll")
    end_turn(game)
    take(game, "Quinn: roll", "summon Quake Dragon")
    assert decider(game) == "Monique"
    if lost:
        assert kinds(game) == {"choose"}
        take(game, "choose Deathdealer")
        assert pile(game, "Monique", "ready") == ["Defender of the Pale C 3/2/8 **"]
        assert pile(game, "Monique", "used").count("Deathdealer") == 1
    else:
        assert kinds(game) == {"defend"}


def test_X2_the_turn_before_the_last_does_not_count() -> None:
    """Monique rolls one in her first turn and none in her second: Quinn's Dragon finds nothing."""
    game = table(
        "Corrupted Quake Dragon",
        turn="Monique, roll",
        monique="bag: Corrupted Quiddity, 6 Basic Quiddity; used: Defender of the Pale",
        quinn="bag: 6 Basic Quiddity, Quake Dragon",
        dice="Corrupted Quiddity, 5x Basic Quiddity, Q0, 5x Q1, "
        "6x Basic Quiddity, 6x Q1, "  # Quinn
        "Basic Quiddity, Defender of the Pale, 4x Basic Quiddity, Q1, C 1/1/5 *, 4x Q1, "
        "Quake Dragon, 5x Basic Quiddity, C 1/4/4, 5x Q1",
    )
    take(game, "Monique: roll")
    end_turn(game)
    take(game, "Quinn: roll")
    end_turn(game)
    take(game, "Monique: roll", "summon Defender of the Pale")
    end_turn(game)
    take(game, "Quinn: roll", "summon Quake Dragon")
    # 4 damage are not enough for the Defender's 5, and the Dragon's ability finds nobody
    assert pile(game, "Monique", "ready") == ["Defender of the Pale C 1/1/5 *"]


def test_X2_is_kept_in_positions_and_records() -> None:
    game = table(
        "Corrupted Ghostly Spirit",
        turn="Quinn, roll",
        quinn="bag: Corrupted Quiddity, Deathdealer, Basic Quiddity",
        monique="ready: Ghostly Spirit C 1/2/2",
        dice="Corrupted Quiddity, Deathdealer, Basic Quiddity, Q0, C 1/3/2, Q1",
    )
    take(game, "roll")
    later = read_position(write_position(game), chance=Script(""))
    again = replay(write_record(game))
    for played in (game, later, again):
        take(played, "summon Deathdealer")
        assert pile(played, "Monique", "ready") == ["Ghostly Spirit C 1/2/2"]


# -- C8: takes no damage -------------------------------------------------------------------------------


def _against_spirits(attackers: str, defenders: str) -> Game:
    """Quinn has rolled a Corrupted Quiddity die this turn and attacks Monique."""
    game = table(
        "Corrupted Ghostly Spirit",
        turn="Quinn, roll",
        quinn=f"ready: {attackers}; bag: Corrupted Quiddity",
        monique=f"ready: {defenders}",
        dice="Corrupted Quiddity, Q0",
    )
    take(game, "roll")
    return game


def test_C8_it_absorbs_damage_up_to_its_defense_and_the_rest_goes_on() -> None:
    """5 damage: 2 to the Spirit, 3 to the Warrior, which falls; without the Spirit's help both would face 5."""
    game = _against_spirits("Deathdealer C 1/3/2, Scavenging Goblin C 1/2/2",
                            "Ghostly Spirit C 1/2/2, Warrior of the Quay C 1/2/3, Assistant C 1/1/2")  # fmt: skip
    take(game, "Monique: defend Ghostly Spirit")
    assert sorted(offers(game)) == ["defend Assistant C 1/1/2", "defend Warrior of the Quay C 1/2/3"]
    take(game, "defend Warrior of the Quay")
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2", "Ghostly Spirit C 1/2/2"]


def test_C8_it_absorbs_only_once_in_an_attack() -> None:
    """7 damage: 2 to the Spirit, 2 to the Goblin, 3 are lost: the Spirit takes no second share."""
    game = _against_spirits("Deathdealer C 2/4/4, Deathdealer C 1/3/2",
                            "Ghostly Spirit C 1/2/2, Scavenging Goblin C 1/2/2")  # fmt: skip
    take(game, "Monique: defend Ghostly Spirit")
    assert pile(game, "Monique", "ready") == ["Ghostly Spirit C 1/2/2"]


def test_C8_damage_below_its_defense_is_absorbed_whole() -> None:
    game = _against_spirits("Assistant C 1/1/2", "Ghostly Spirit C 1/2/2, Scavenging Goblin C 1/2/2")
    take(game, "Monique: defend Ghostly Spirit")
    assert pile(game, "Monique", "ready") == ["Ghostly Spirit C 1/2/2", "Scavenging Goblin C 1/2/2"]


def test_C8_it_need_not_be_assigned_any() -> None:
    """The Goblin may defend first; what is left then goes to the Spirit, which is not destroyed."""
    game = _against_spirits("Deathdealer C 1/3/2", "Ghostly Spirit C 1/2/2, Scavenging Goblin C 1/2/2")
    take(game, "Monique: defend Scavenging Goblin")
    assert pile(game, "Monique", "ready") == ["Ghostly Spirit C 1/2/2"]


def test_C8_it_can_still_be_destroyed_by_an_effect() -> None:
    game = table(
        "Corrupted Ghostly Spirit",
        "Death Incantation",
        turn="Quinn, roll",
        quinn="ready: Death S *; bag: Corrupted Quiddity",
        monique="ready: Ghostly Spirit C 1/2/2",
        dice="Corrupted Quiddity, Q0",
    )
    take(game, "roll", "cast Death")
    assert pile(game, "Monique", "used") == ["Ghostly Spirit"]


def test_C8_two_of_them_absorb_each_its_own_defense() -> None:
    """7 damage: 2 and 3 are absorbed, 2 are left for the Goblin."""
    game = _against_spirits("Deathdealer C 2/4/4, Deathdealer C 1/3/2",
                            "Ghostly Spirit C 1/2/2, Ghostly Spirit C 2/3/3, Scavenging Goblin C 1/2/2")  # fmt: skip
    take(game, "Monique: defend Ghostly Spirit C 1/2/2", "Monique: defend Ghostly Spirit C 2/3/3")
    assert pile(game, "Monique", "ready") == ["Ghostly Spirit C 1/2/2", "Ghostly Spirit C 2/3/3"]
    assert pile(game, "Monique", "used") == ["Scavenging Goblin"]


def test_C8_raised_defense_absorbs_more() -> None:
    """Life Spell: +4 defense, so the Spirit stands in for 6."""
    game = table(
        "Corrupted Ghostly Spirit",
        "Life Spell",
        turn="Quinn, roll",
        quinn="ready: Deathdealer C 2/4/4, Deathdealer C 1/3/2; bag: Corrupted Quiddity",
        monique="ready: Ghostly Spirit C 1/2/2, Assistant C 1/1/2, Life S",
        dice="Corrupted Quiddity, Q0",
    )
    take(game, "roll", "Monique: cast Life", "Monique: defend Ghostly Spirit")
    # 7 - 6 = 1 against the Assistant's 6
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2", "Ghostly Spirit C 1/2/2"]


def test_C8_what_it_absorbs_is_no_destruction() -> None:
    """The plain Witching Hag of the attacker gains nothing from it."""
    game = table(
        "Corrupted Ghostly Spirit",
        "Witching Hag",
        turn="Quinn, roll",
        quinn="ready: Witching Hag C 2/4/5; bag: Corrupted Quiddity",
        monique="ready: Ghostly Spirit C 1/2/2",
        dice="Corrupted Quiddity, Q0",
    )
    take(game, "roll")
    assert quiddity(game) == 0


# -- removed from the game -----------------------------------------------------------------------------


def test_a_removed_die_is_gone_for_good_and_counted_nowhere() -> None:
    """Not culled: its card has one die fewer for the rest of the game, and no player has it."""
    game = table(
        "Demonic Overlord",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 2/5/5; used: Assistant",
    )
    take(game, "enough")
    assert removed(game) == ["Demonic Overlord"]
    assert in_the_wilds(game, "Demonic Overlord") == 4
    for zone in ("bag", "active", "ready", "spent", "used"):
        assert not [words for words in pile(game, "Quinn", zone) if "Overlord" in words]
    later = read_position(write_position(game), chance=Script(""))
    assert removed(later) == removed(game)
    assert in_the_wilds(later, "Demonic Overlord") == 4


def test_a_card_whose_dice_are_all_owned_or_removed_is_empty() -> None:
    """G1 looks at what lies on the card: removed dice do not come back to fill it."""
    game = table(
        "Demonic Overlord",
        "Scavenging Goblin",
        "Deathdealer",
        "Devotee of the Holy Query",
        turn="Quinn, score",
        quinn="glory 1; ready: Demonic Overlord C 2/5/5; bag: 4 Demonic Overlord, 5 Scavenging Goblin, 5 Deathdealer, "
        "6 Basic Quiddity",
        monique="bag: 4 Devotee of the Holy Query",
        dice="6x Basic Quiddity, 6x Q1",
    )
    take(game, "roll")
    while "capture Devotee of the Holy Query" not in offers(game):
        take(game, "end")
    take(game, "capture Devotee of the Holy Query")
    assert game.over
    assert game.result.reason != "glory"


# -- losing Glory --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(3, 2), (1, 0), (0, 0)])
def test_glory_lost_never_falls_below_0(before: int, after: int) -> None:
    game = table(
        "Corrupted Questing Wizard",
        turn="Quinn, ready, quiddity 3",
        quinn="active: Questing Wizard C 3/4/8 **",
        monique=f"glory {before}; ready: Assistant C 1/1/2",
    )
    take(game, "summon Questing Wizard")
    assert glory(game, "Monique") == after


def test_every_card_of_the_box_is_for_both_editions() -> None:
    """E10, and its own dice are those of the box and of the base game only."""
    for one in rise_of_the_demons.BOX.cards:
        for edition in ("revised", "classic"):
            game = table(one.name, rules=f"edition={edition}", turn="Quinn, capture, quiddity 1")
            assert not game.over
