"""X1–X11, and what S4, G2, C10 and K12 say of boxes beyond the base game: each ruling where the boxes meet."""

from __future__ import annotations

import pytest

from quarriors import Game, Rules, deal
from quarriors.engine.errors import QuarriorsError
from quarriors.testing import kinds, pile, take
from tests.rules.looking import decider, glory, in_wilds, offered, phase, quiddity, whose_turn
from tests.rules.questing import EXQUALIBUR, on_card, on_quest, questing, send, toughness
from tests.table import table

# -- corruption --------------------------------------------------------------------------------------


def test_X1_the_triple_burst_is_compulsory_and_needs_a_die_left() -> None:
    game = table(
        "Corrupted Quiddity",
        turn="Quinn, roll",
        quinn="bag: 2 Corrupted Quiddity",
        dice="2x Corrupted Quiddity, ***, Q1",
    )
    game.take("roll")
    assert pile(game, "Quinn", "used") == ["Corrupted Quiddity"]  # nobody was asked
    game = table(
        "Corrupted Quiddity",
        turn="Quinn, roll",
        quinn="bag: 2 Corrupted Quiddity",
        monique="used: 8 Corrupted Quiddity",
        dice="2x Corrupted Quiddity, ***, Q1",
    )
    game.take("roll")
    assert pile(game, "Quinn", "used") == []


@pytest.mark.parametrize(("die", "falls"), [("Corrupted Quiddity", False), ("Basic Quiddity", True)])
def test_X2_any_roll_of_one_during_that_players_turn(die: str, falls: bool) -> None:
    """Corrupted Ghostly Spirit takes no damage from an opponent who rolled a Corrupted Quiddity die this turn."""
    game = table(
        "Corrupted Ghostly Spirit",
        "Mighty Quake Dragon",
        turn="Quinn, roll",
        quinn=f"bag: {die}, Quake Dragon",
        monique="ready: Ghostly Spirit C 2/3/3",
        dice=f"{die}, Quake Dragon, Q1, C 1/4/4",
    )
    take(game, "roll", "summon Quake Dragon")
    assert pile(game, "Monique", "ready") == ([] if falls else ["Ghostly Spirit C 2/3/3"])


def test_X3_classes_with_more_cards_come_up_more_often() -> None:
    """With Rise of the Demons a base class has 4 cards, a class of Quarmageddon 3."""
    base = quarmageddon = 0
    for seed in range(300):
        for card in deal(["base", "rise_of_the_demons", "quarmageddon"], seed=seed).cards:
            if card.die.name in ("Quake Dragon", "Witching Hag", "Questing Wizard"):
                base += 1
            elif card.die.name in ("Gnome Barbarian", "Heavenly Seraph", "Voodoo Doll"):
                quarmageddon += 1
    assert base > quarmageddon


def test_X3_a_class_is_dealt_once() -> None:
    for seed in range(60):
        cards = deal(["base", "rise_of_the_demons", "promos"], seed=seed).cards
        assert len({card.die.name for card in cards}) == len(cards) == 14


@pytest.mark.parametrize("number", [4, 5])
def test_X3_a_side_of_corruption_is_4_or_5_cards_of_the_box(number: int) -> None:
    rules = Rules(mix="side", side_cards=number)
    for seed in range(30):
        cards = deal(["base", "rise_of_the_demons"], seed=seed, rules=rules).cards
        assert len([card for card in cards if card.box == "rise_of_the_demons" and card.kind != "basic"]) == number


def test_X3_the_democratic_way_the_players_name_the_cards() -> None:
    named = [
        "Corrupted Quake Dragon", "Witching Hag", "Demonic Overlord", "Scavenging Goblin", "Questing Wizard",
        "Deathdealer", "Ghostly Spirit", "Corruption Charm", "Growth Charm", "Life Cantrip",
    ]  # fmt: skip
    rules = Rules(mix="democratic")
    dealt = deal(["base", "rise_of_the_demons"], seed=1, rules=rules, cards=named)
    assert {card.name for card in dealt.cards if card.kind != "basic"} == set(named)
    with pytest.raises(QuarriorsError):
        deal(["base", "rise_of_the_demons"], seed=1, rules=rules, cards=named[:5])


# -- locks -------------------------------------------------------------------------------------------


def test_X4_a_locked_die_neither_quests_nor_fights_but_is_there() -> None:
    """Quinn's Locked Cyclops cannot go, is not destroyed by the attack, and counts as a Creature that accompanies."""
    game = questing(
        "Knight of Quamelot",
        "Strong Pink Eye Cyclops",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="ready: Knight of Quamelot C 1/3/4; locked: Pink Eye Cyclops L *",
    )
    assert toughness(game, "Knight of Quamelot", "Monique") == 5
    game.take("stay")
    assert pile(game, "Monique", "used") == ["Knight of Quamelot"]
    assert pile(game, "Monique", "locked") == ["Pink Eye Cyclops L *"]


def test_X4_a_quartifact_cannot_unlock_what_was_locked_this_turn() -> None:
    game = questing(
        "The Expedition For Exqualibur",
        "Corrupted Quiddity",
        "Strong Pink Eye Cyclops",
        turn="Quinn, ready, quiddity 5",
        quinn="active: Pink Eye Cyclops L *, Scavenging Goblin C 1/2/2; ready: Exqualibur A:Quicksilver Quiver",
    )
    take(game, "lock Pink Eye Cyclops", "summon Scavenging Goblin", "attach Exqualibur")
    assert pile(game, "Quinn", "locked") == ["Pink Eye Cyclops L *"]


# -- quests ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "classes"),
    [
        (2, ["Exqualibur"]),
        (3, ["The Holy Quail", "The Tri-Clops Skull"]),
        (4, ["The Holy Quail", "Exqualibur", "The Tri-Clops Skull"]),
    ],
)
def test_X5_quests_by_number_of_players(players: int, classes: list[str]) -> None:
    for seed in range(10):
        wilds = deal(["base", "quartifacts"], seed=seed, players=players)
        assert [card.die.name for card in wilds.quests] == classes


def test_X5_expeditions_need_all_three_boxes() -> None:
    boxes = ["base", "rise_of_the_demons", "quarmageddon", "qladiator", "quartifacts"]
    assert any("Expedition" in card.name for seed in range(20) for card in deal(boxes, seed=seed).quests)
    for left_out in boxes[1:4]:
        some = [box for box in boxes if box != left_out]
        assert not any("Expedition" in card.name for seed in range(30) for card in deal(some, seed=seed).quests)
        with pytest.raises(QuarriorsError):
            deal(some, seed=1, cards=["The Expedition For Exqualibur"])


def test_X5_quests_of_another_number_of_players_are_refused() -> None:
    with pytest.raises(QuarriorsError):
        table("The Hunt For The Holy Quail", "The Hunt For The Tri-Clops Skull")
    with pytest.raises(QuarriorsError):
        table(EXQUALIBUR, clark="")


def test_X6_deciding_comes_before_the_acts_of_phase_3_and_their_order_is_free() -> None:
    for first in ("attack", "quest Exqualibur"):
        game = questing(
            quinn="ready: Scavenging Goblin C 1/2/2, Quake Dragon C 1/4/4",
            monique="ready: Assistant C 1/1/2; quest Exqualibur: Deathdealer C 2/4/4",
        )
        take(game, "quest Exqualibur", "choose Quake Dragon", "enough")
        assert offered(game) == ["attack", "quest Exqualibur"]
        assert (pile(game, "Monique", "used"), on_quest(game, "Quinn")) == ([], [])  # nothing has happened yet
        game.take(first)
        # 4 against 4 both ways, and the Goblin's 2 against the Assistant
        assert pile(game, "Monique", "used") == ["Assistant", "Deathdealer"]
        assert pile(game, "Quinn", "used") == ["Quake Dragon"]


def test_X6_both_sides_react_saved_creatures_stay_taking_over_is_optional() -> None:
    game = questing(
        "Shaping Cantrip",
        quinn="ready: Quake Dragon C 1/4/4, Shaping S",
        monique="quest Exqualibur: Deathdealer C 2/4/4; ready: Shaping S",
    )
    send(game, "Exqualibur", "Quake Dragon")
    take(game, "Monique: pass", "Quinn: cast Shaping")
    assert on_quest(game, "Quinn") == ["Quake Dragon C 1/4/4"]
    assert offered(game) == ["leave", "quest Exqualibur"]
    game.take("leave")
    assert pile(game, "Quinn", "used") == ["Quake Dragon"]


def test_X6_completing_is_not_scoring_and_the_order_is_the_players() -> None:
    """A plain Defender is worth 1 more for every other Creature that scores; the Dragon on the quest does not."""
    for first in ("score", "quest Exqualibur"):
        game = questing(
            "Defender of the Pale",
            turn="Quinn, score",
            quinn="ready: Defender of the Pale C 1/1/5 *, Assistant C 1/1/2; quest Exqualibur: Quake Dragon C 2/6/6 *",
            dice="Q3",
        )
        game.take(first)
        while phase(game) == "score":
            game.take("enough")
        assert glory(game, "Quinn") == (2 + 1) + 1 + 3


def test_X6_a_text_that_names_the_ready_area_stops_at_the_quest_area() -> None:
    """A scoring Demonic Overlord destroys all others in the Ready Areas: not those on quests."""
    game = questing(
        "Demonic Overlord",
        turn="Quinn, score",
        quinn="ready: Demonic Overlord C 2/5/5, Assistant C 1/1/2; quest Exqualibur: Quake Dragon C 1/4/4",
        monique="ready: Assistant C 1/1/2",
    )
    take(game, "score")
    while "enough" in kinds(game):
        game.take("enough")
    assert pile(game, "Monique", "used") == ["Assistant"]
    assert "Quake Dragon" in pile(game, "Quinn", "used")  # it came home from its quest, level 1 of 2
    assert glory(game, "Quinn") == 5


def test_X7_a_quest_dies_quiddity_is_spent_this_turn_and_its_dice_are_rolled_with_phase_2() -> None:
    game = questing(
        turn="Quinn, score",
        quinn="quest Exqualibur: Quake Dragon C 2/6/6 *; bag: 6 Basic Quiddity; used: Portal",
        dice="Q3, 6x Basic Quiddity, 6x Q1",
    )
    take(game, "enough", "roll")
    assert quiddity(game) == 3
    while whose_turn(game) == "Quinn":
        game.take("end")
    assert quiddity(game) == 0
    game = questing(
        turn="Quinn, score",
        quinn="quest Exqualibur: Quake Dragon C 2/6/6 *; bag: 8 Basic Quiddity",
        dice="D2, 8x Basic Quiddity, 8x Q1",
    )
    game.take("enough")
    assert (pile(game, "Quinn", "active"), kinds(game)) == (["Basic Quiddity"] * 2, {"roll"})
    game.take("roll")
    assert len(pile(game, "Quinn", "active")) == 8


# -- light and dark ----------------------------------------------------------------------------------


def test_X8_with_light_vs_dark_neither_scoring_nor_questing_culls() -> None:
    game = questing(
        "Herald",
        turn="Quinn, score",
        quinn="ready: Scavenging Goblin C 1/2/2; quest Exqualibur: Quake Dragon C 2/6/6 *; used: 2 Assistant",
        dice="Q3",
    )
    game.take("score")
    assert kinds(game) == {"roll"}
    assert glory(game, "Quinn") == 5
    assert quiddity(game) == 3


def test_X8_a_reward_that_culls_still_does() -> None:
    """Special powers may cull; only the ordinary cull is gone."""
    game = questing(
        "Herald",
        "The Search For The Holy Quail",
        turn="Quinn, score",
        quinn="quest The Holy Quail: Quake Dragon C 2/6/6 *; used: 2 Assistant",
        clark="",
        dice="?",
    )
    game.take("choose Assistant")
    assert pile(game, "Quinn", "used") == ["Assistant", "Quake Dragon"]


def test_X8_its_assistant_card_starts_empty() -> None:
    """All 16 dice are dealt, four to each of four players; two players leave the rest in the box."""
    for players in (2, 3, 4):
        wilds = deal(["light_vs_dark"], seed=4, players=players)
        game = Game.new(["Quinn", "Monique", "Clark", "Michael"][:players], wilds, seed=4)
        assert in_wilds(game, "Assistant") == 0


def test_X9_a_crystals_discount_comes_on_top_of_lights() -> None:
    """Greater Quartz Golem: 6, or 5 with Light; 3 less with Quaxos' Crystal of The Quest For The Tri-Clops Skull."""
    for pool, able in (("light 2", True), ("quiddity 2", False), ("quiddity 3", True)):
        game = questing(
            "Greater Quartz Golem",
            "The Quest For The Tri-Clops Skull",
            turn=f"Quinn, ready, {pool}",
            quinn="active: Squire C 0/1/1; ready: The Tri-Clops Skull A:Quaxos' Crystal",
            clark="",
        )
        take(game, "summon Squire", "attach The Tri-Clops Skull")
        while phase(game) != "capture":
            game.take("stay" if "stay" in kinds(game) else "end")
        assert ("capture Quartz Golem" in offered(game)) == able


def test_X10_rotating_follows_the_faces_and_stops_at_the_ends() -> None:
    """Mighty Riddling Sphinx turns down, Quasar Spell to the highest face; the Lock is left for a Creature face."""
    game = table(
        "Mighty Riddling Sphinx",
        "Strong Pink Eye Cyclops",
        turn="Quinn, ready, quiddity 3",
        quinn="active: Riddling Sphinx C 1/2/4",
        monique="ready: Pink Eye Cyclops C 2/6/4, Assistant C 1/1/2",
    )
    game.take("summon Riddling Sphinx")
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2", "Pink Eye Cyclops C 1/4/3"]
    game = table(
        "Mighty Riddling Sphinx",
        "Strong Pink Eye Cyclops",
        turn="Quinn, ready, quiddity 3",
        quinn="active: Riddling Sphinx C 1/2/4",
        monique="ready: Pink Eye Cyclops C 1/4/3; locked: Pink Eye Cyclops L **",
    )
    game.take("summon Riddling Sphinx")
    assert pile(game, "Monique", "ready") == ["Pink Eye Cyclops C 1/4/3"]
    assert pile(game, "Monique", "locked") == ["Pink Eye Cyclops L **"]


# -- X11 ---------------------------------------------------------------------------------------------


def test_X11_strong_gnome_when_it_is_chosen_before_damage_once_per_attack() -> None:
    """The attacker picks; with 8 + 2 counted before, the total stays at 10."""
    game = table(
        "Strong Gnome Barbarian",
        "Mighty Quake Dragon",
        "Strong Witching Hag",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 3/8/7 **, Scavenging Goblin C 1/2/2",
        monique="ready: Gnome Barbarian C 1/1/3 *, Witching Hag C 2/4/5, Assistant C 1/1/2",
    )
    take(game, "Monique: defend Gnome Barbarian", "Quinn: choose Quake Dragon")
    assert pile(game, "Quinn", "used") == ["Quake Dragon"]
    take(game, "Monique: defend Witching Hag")
    assert sorted(pile(game, "Monique", "used")) == ["Assistant", "Gnome Barbarian", "Witching Hag"]  # 3 + 5 + 2


def test_X11_corrupted_wizard_every_time_that_face_is_rolled_and_the_quiddity_remains() -> None:
    game = table(
        "Corrupted Questing Wizard",
        "Strong Ancient Guide",
        turn="Quinn, roll",
        quinn="bag: Questing Wizard, Assistant",
        dice="Questing Wizard, Assistant, Q2 *, R *, Q1, Q2 *",
    )
    game.take("roll")
    assert pile(game, "Monique", "used") == ["Corrupted Quiddity"]
    take(game, "immediate Assistant", "choose Questing Wizard")
    assert pile(game, "Monique", "used") == ["Corrupted Quiddity"] * 2
    assert pile(game, "Quinn", "active") == ["Assistant Q1", "Questing Wizard Q2 *"]
    assert "capture Ancient Guide" in offered(game)  # 3, for 2 and 1


def test_X11_the_squire_uses_up_no_capture() -> None:
    game = questing(turn="Quinn, capture, quiddity 9", quinn="used: Portal")
    take(game, "capture Deathdealer", "capture Squire")
    assert pile(game, "Quinn", "used") == ["Deathdealer", "Portal", "Squire"]


# -- others beyond the base game ---------------------------------------------------------------------


def test_S4_per_quest_all_creatures_and_the_glory_or_neither_and_the_die_either_way() -> None:
    for words, won in (("cull", 4), ("keep", 0)):
        game = questing(
            turn="Quinn, score",
            rules="expert_culling=True",
            quinn="quest The Tri-Clops Skull: 3 Scavenging Goblin C 1/2/2; used: Assistant",
            clark="",
            dice="Q4",
        )
        game.take(words)
        assert (glory(game, "Quinn"), quiddity(game)) == (won, 4)
        assert in_wilds(game, "Scavenging Goblin") == (5 if won else 2)
        assert "Assistant" in pile(game, "Quinn", "used")  # no other cull


def test_S4_what_a_creature_does_when_it_helps_complete_a_quest_happens_either_way() -> None:
    for words in ("cull", "keep"):
        game = questing(
            "Strong Relic Rustler",
            turn="Quinn, score",
            rules="expert_culling=True",
            quinn="quest Exqualibur: 2 Relic Rustler C 1/2/2",
            dice="Q3",
        )
        game.take(words)
        assert quiddity(game) == 2 + 2 + 3


def test_G2_every_die_in_the_ready_area_counts_and_none_on_a_quest() -> None:
    """Monique: an Assistant with Quinn's Spell on it, a Locked die: 3. Quinn: 1 and a Quartifact, and 3 on a quest."""
    game = table(
        EXQUALIBUR,
        "Scavenging Goblin",
        "Life Cantrip",
        "Strong Pink Eye Cyclops",
        turn="Quinn, capture, quiddity 9",
        quinn="ready: Assistant C 1/1/2, Exqualibur A:Exqualibur; quest Exqualibur: 3 Deathdealer C 1/3/2; "
        "used: 4 Scavenging Goblin, 2 Deathdealer",
        monique="ready: Assistant C 1/1/2 (Life S of Quinn); locked: Pink Eye Cyclops L *; "
        "used: 5 Devotee of the Holy Query, 4 Pink Eye Cyclops",
    )
    game.take("capture Scavenging Goblin")
    assert game.over
    assert game.result.winners == (1,)


def test_C10_a_voodoo_dolls_last_insufficient_damage_destroys() -> None:
    game = table(
        "Voodoo Doll",
        turn="Quinn, attack",
        quinn="ready: Voodoo Doll C 1/3/2",
        monique="ready: Questing Wizard C 3/4/8 **, Assistant C 1/1/2",
    )
    take(game, "Monique: defend Questing Wizard")
    assert pile(game, "Monique", "used") == ["Questing Wizard"]


def test_K12_of_several_demonic_overlords_the_first_to_score_destroys_the_others() -> None:
    game = table(
        "Demonic Overlord",
        turn="Quinn, score",
        quinn="ready: 2 Demonic Overlord C 2/5/5; used: 2 Assistant",
    )
    assert glory(game, "Quinn") == 5
    take(game, "cull Assistant")  # one ordinary cull
    assert (phase(game), decider(game)) == ("roll", "Quinn")
    assert pile(game, "Quinn", "used") == ["Assistant", "Demonic Overlord"]
    assert on_card(game, "Demonic Overlord") == 3  # 5, one out of the game, one in the Used Pile
