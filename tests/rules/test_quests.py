"""Quests of the 2018 rulebook: setting up, going, completing, the quest die, Quartifacts; rulings X5 to X7."""

from __future__ import annotations

import pytest

from quarriors import Game, Rules, deal
from quarriors.engine.errors import QuarriorsError
from quarriors.testing import kinds, pile, take
from tests.rules.looking import decider, glory, offered, phase, quiddity, whose_turn
from tests.rules.questing import EXQUALIBUR, QUAIL, SKULL, on_card, on_quest, questing, send, strength, toughness
from tests.table import table

_FOUR = ["base", "rise_of_the_demons", "quarmageddon", "qladiator", "quartifacts"]

# -- setting up --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "levels", "goal"), [(2, [2], 25), (3, [1, 3], 19), (4, [1, 2, 3], 15)])
def test_set_up_by_number_of_players(players: int, levels: list[int], goal: int) -> None:
    """X5: quests, their two dice each, the Squire with five dice, a higher goal."""
    wilds = deal(["base", "quartifacts"], seed=3, players=players)
    assert [card.level for card in wilds.quests] == levels
    game = Game.new(["Quinn", "Monique", "Clark", "Michael"][:players], wilds, seed=3)
    assert game.state.goal == goal
    assert on_card(game, "Squire") == 5
    for quest in wilds.quests:
        assert on_card(game, quest.die.name) == 2
        assert len(quest.die.faces) == 6


def test_one_version_of_each_quest_comes_by_lot() -> None:
    found = {deal(["base", "quartifacts"], seed=seed, players=2).quests[0].name for seed in range(60)}
    assert found == {"The Hunt For Exqualibur", "The Search For Exqualibur", "The Quest For Exqualibur"}


def test_expeditions_come_only_with_the_three_boxes_before() -> None:
    with_all = {card.name for seed in range(80) for card in deal(_FOUR, seed=seed, players=4).quests}
    assert len(with_all) == 12
    for left_out in _FOUR[1:4]:
        boxes = [name for name in _FOUR if name != left_out]
        dealt = {card.name for seed in range(40) for card in deal(boxes, seed=seed, players=4).quests}
        assert len(dealt) == 9
        assert not any("Expedition" in name for name in dealt)


@pytest.mark.parametrize(("players", "goal"), [(2, 20), (3, 15), (4, 12)])
def test_without_quests_the_squire_stays_in_the_box_and_the_old_goals_hold(players: int, goal: int) -> None:
    wilds = deal(["base", "quartifacts"], seed=3, players=players, rules=Rules(quests=False))
    assert wilds.quests == []
    assert all(card.name != "Squire" for card in wilds.cards)
    game = Game.new(["Quinn", "Monique", "Clark", "Michael"][:players], wilds, rules=Rules(quests=False), seed=3)
    assert game.state.goal == goal


def test_without_quests_the_new_creatures_and_spells_are_dealt() -> None:
    rules = Rules(quests=False)
    dealt = {card.name for seed in range(200) for card in deal(["base", "quartifacts"], seed=seed, rules=rules).cards}
    assert {"Knight of Quamelot", "Quasar Spell", "Misdirection Incantation"} <= dealt


def test_quests_are_for_the_revised_edition() -> None:
    with pytest.raises(QuarriorsError):
        deal(["base", "quartifacts"], seed=3, rules=Rules(edition="classic"))


# -- the Squire --------------------------------------------------------------------------------------


def test_the_squire_is_of_level_0_and_summoned_for_free() -> None:
    game = questing(turn="Quinn, ready", quinn="active: Squire C 0/1/1")
    game.take("summon Squire")
    assert pile(game, "Quinn", "ready") == ["Squire C 0/1/1"]
    assert pile(game, "Quinn", "spent") == []


def test_the_first_squire_of_a_turn_uses_up_no_capture_before_another() -> None:
    """X11."""
    game = questing(turn="Quinn, capture, quiddity 9", quinn="used: 4 Portal")
    take(game, "capture Squire", "capture Scavenging Goblin")
    assert pile(game, "Quinn", "used")[-2:] == ["Scavenging Goblin", "Squire"]
    assert whose_turn(game) == "Monique"  # nothing more to capture with


def test_the_first_squire_of_a_turn_uses_up_no_capture_after_another() -> None:
    """X11."""
    game = questing(turn="Quinn, capture, quiddity 9", quinn="used: 4 Portal")
    game.take("capture Scavenging Goblin")
    assert offered(game) == ["capture Squire", "end"]
    game.take("capture Squire")
    assert whose_turn(game) == "Monique"


def test_a_second_squire_of_a_turn_is_an_ordinary_capture() -> None:
    """X11."""
    game = questing(turn="Quinn, capture, quiddity 9", quinn="used: 4 Portal")
    take(game, "capture Squire", "capture Squire")
    assert pile(game, "Quinn", "used").count("Squire") == 2
    assert whose_turn(game) == "Monique"


def test_with_advanced_capture_the_squire_comes_on_top_of_two() -> None:
    game = questing(turn="Quinn, capture, quiddity 20", rules="captures=2", quinn="used: 4 Portal")
    take(game, "capture Scavenging Goblin", "capture Squire", "capture Scavenging Goblin")
    assert whose_turn(game) == "Monique"


def test_the_squire_costs_his_price_all_the_same() -> None:
    game = questing(turn="Quinn, capture, quiddity 2", quinn="used: Portal")
    game.take("capture Scavenging Goblin")  # 2
    assert "capture Squire" not in offered(game)


def test_squires_may_go_on_quests_and_add_nothing_to_the_levels() -> None:
    game = questing(turn="Quinn, attack", quinn="ready: 2 Squire C 0/1/1, Assistant C 1/1/2")
    send(game, "Exqualibur", "Squire", "Squire")
    assert on_quest(game, "Quinn") == ["Squire C 0/1/1"] * 2
    game = questing(turn="Quinn, score", quinn="quest Exqualibur: Squire C 0/1/1, Scavenging Goblin C 1/2/2")
    assert (glory(game, "Quinn"), phase(game)) == (0, "roll")  # level 1 in all
    assert pile(game, "Quinn", "used") == ["Scavenging Goblin", "Squire"]


def test_an_emptied_squire_or_quest_card_is_no_empty_creature_card() -> None:
    """G1."""
    game = questing(
        turn="Quinn, capture, quiddity 9",
        quinn="used: 4 Squire, 5 Quake Dragon, 5 Deathdealer; ready: Exqualibur A:Exqualibur",
        monique="used: 5 Warrior of the Quay, 4 Portal; ready: Exqualibur A:Quicksilver Quiver",
    )
    take(game, "capture Squire", "end")
    assert not game.over
    assert (on_card(game, "Squire"), on_card(game, "Exqualibur")) == (0, 0)


# -- going -------------------------------------------------------------------------------------------


def test_creatures_go_together_and_the_others_attack() -> None:
    game = questing(
        quinn="ready: Quake Dragon C 1/4/4, Scavenging Goblin C 1/2/2, Devotee of the Holy Query C 2/2/4",
        monique="ready: Witching Hag C 1/3/3; bag: 6 Basic Quiddity",
    )
    take(game, "quest Exqualibur", "choose Scavenging Goblin", "choose Devotee", "enough", "quest Exqualibur")
    assert on_quest(game, "Quinn") == ["Devotee of the Holy Query C 2/2/4", "Scavenging Goblin C 1/2/2"]
    assert pile(game, "Quinn", "ready") == ["Quake Dragon C 1/4/4"]
    assert pile(game, "Monique", "used") == ["Witching Hag"]  # 4 against 3


def test_those_on_a_quest_take_no_part_in_the_attack() -> None:
    game = questing(quinn="ready: Quake Dragon C 1/4/4, Scavenging Goblin C 1/2/2", monique="ready: Assistant C 1/1/2")
    send(game, "Exqualibur", "Quake Dragon")
    assert pile(game, "Monique", "used") == ["Assistant"]  # 2 of the Goblin
    game = questing(
        quinn="ready: Quake Dragon C 1/4/4, Scavenging Goblin C 1/2/2", monique="ready: Witching Hag C 1/3/3"
    )
    send(game, "Exqualibur", "Quake Dragon")
    assert pile(game, "Monique", "ready") == ["Witching Hag C 1/3/3"]


def test_an_attack_does_not_touch_creatures_on_a_quest() -> None:
    game = questing(
        quinn="ready: Assistant C 1/1/2, Quake Dragon C 3/8/7 **",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2; ready: Assistant C 1/1/2",
    )
    game.take("stay")
    assert on_quest(game, "Monique") == ["Scavenging Goblin C 1/2/2"]
    assert pile(game, "Monique", "used") == ["Assistant"]


def test_who_stays_and_who_goes_is_decided_before_attack_and_quest_which_come_in_any_order() -> None:
    """X6: here the attack first; the Dragon was told to go before and has no part in it."""
    game = questing(
        quinn="ready: Quake Dragon C 1/4/4, Scavenging Goblin C 1/2/2",
        monique="ready: Assistant C 1/1/2, Assistant C 1/1/2",
    )
    take(game, "quest Exqualibur", "choose Quake Dragon", "enough")
    assert offered(game) == ["attack", "quest Exqualibur"]
    game.take("attack")
    assert pile(game, "Monique", "used") == ["Assistant"]
    assert on_quest(game, "Quinn") == ["Quake Dragon C 1/4/4"]
    assert phase(game) == "capture"


def test_all_may_stay_or_all_may_go() -> None:
    game = questing(quinn="ready: Quake Dragon C 1/4/4", monique="ready: Assistant C 1/1/2")
    game.take("stay")
    assert (on_quest(game, "Quinn"), pile(game, "Monique", "used")) == ([], ["Assistant"])
    game = questing(quinn="ready: Quake Dragon C 1/4/4", monique="ready: Assistant C 1/1/2")
    send(game, "Exqualibur", "Quake Dragon")
    assert (on_quest(game, "Quinn"), pile(game, "Monique", "used")) == (["Quake Dragon C 1/4/4"], [])


def test_assistants_hate_questing() -> None:
    game = questing(quinn="ready: Assistant C 1/1/2, Scavenging Goblin C 1/2/2")
    send(game, "Exqualibur", "Scavenging Goblin")
    assert pile(game, "Quinn", "ready") == ["Assistant C 1/1/2"]
    game = questing(quinn="ready: 2 Assistant C 1/1/2")
    assert phase(game) == "capture"  # nobody was asked


def test_locked_dice_stay_home() -> None:
    game = questing(quinn="ready: Scavenging Goblin C 1/2/2; locked: Pink Eye Cyclops L *")
    send(game, "Exqualibur", "Scavenging Goblin")
    assert pile(game, "Quinn", "locked") == ["Pink Eye Cyclops L *"]
    game = questing(quinn="locked: Pink Eye Cyclops L *")
    assert phase(game) == "capture"


def test_one_quest_card_is_visited_each_turn() -> None:
    game = questing(quinn="ready: 3 Scavenging Goblin C 1/2/2", monique="", clark="")
    assert offered(game) == ["quest The Holy Quail", "quest The Tri-Clops Skull", "stay"]
    take(game, "quest The Holy Quail", "enough", "quest The Holy Quail")  # one of three alike must go
    assert on_quest(game, "Quinn") == ["Scavenging Goblin C 1/2/2"]
    assert phase(game) == "capture"  # the others may not go elsewhere


def test_a_quest_may_be_started_below_its_level() -> None:
    """X6."""
    game = questing(quinn="ready: Scavenging Goblin C 1/2/2", monique="", clark="")
    send(game, "The Tri-Clops Skull", "Scavenging Goblin")
    assert on_quest(game, "Quinn") == ["Scavenging Goblin C 1/2/2"]


def test_quests_of_three_players_go_on_side_by_side() -> None:
    game = questing(
        quinn="ready: Scavenging Goblin C 1/2/2",
        monique="quest The Holy Quail: Quake Dragon C 1/4/4",
        clark="",
    )
    send(game, "The Tri-Clops Skull", "Scavenging Goblin")
    assert on_quest(game, "Monique") == ["Quake Dragon C 1/4/4"]
    assert on_quest(game, "Quinn") == ["Scavenging Goblin C 1/2/2"]


def test_without_creatures_nobody_is_asked_about_quests() -> None:
    game = questing(turn="Quinn, attack", quinn="active: Basic Quiddity Q1; ready: Exqualibur A:Exqualibur")
    assert phase(game) == "capture"


# -- completing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", ["C 1/4/4", "C 2/6/6 *", "C 3/8/7 **"])
def test_a_level_1_quest_needs_a_single_creature_of_level_1_or_more(face: str) -> None:
    game = questing(turn="Quinn, score", quinn=f"quest The Holy Quail: Quake Dragon {face}", clark="", dice="Q2")
    game.take("enough")
    assert glory(game, "Quinn") == 2


@pytest.mark.parametrize(
    ("party", "done"),
    [
        ("Quake Dragon C 1/4/4", False),
        ("Quake Dragon C 2/6/6 *", True),
        ("Quake Dragon C 3/8/7 **", True),
        ("2 Scavenging Goblin C 1/2/2", True),
        ("Scavenging Goblin C 1/2/2, 2 Squire C 0/1/1", False),
    ],
)
def test_a_level_2_quest_needs_two_levels(party: str, done: bool) -> None:
    game = questing(turn="Quinn, score", quinn=f"quest Exqualibur: {party}", dice="Q3")
    if done:
        game.take("enough")
    assert glory(game, "Quinn") == (3 if done else 0)
    assert (phase(game), quiddity(game)) == ("roll", 3 if done else 0)
    assert on_quest(game, "Quinn") == []


@pytest.mark.parametrize(
    ("party", "done"),
    [
        ("Quake Dragon C 3/8/7 **", True),
        ("3 Scavenging Goblin C 1/2/2", True),
        ("Scavenging Goblin C 1/2/2, Quake Dragon C 2/6/6 *", True),
        ("Quake Dragon C 2/6/6 *", False),
        ("2 Scavenging Goblin C 1/2/2", False),
    ],
)
def test_a_level_3_quest_needs_three_levels(party: str, done: bool) -> None:
    game = questing(turn="Quinn, score", quinn=f"quest The Tri-Clops Skull: {party}", clark="", dice="Q4")
    if done:
        game.take("enough")
    assert glory(game, "Quinn") == (4 if done else 0)
    assert (phase(game), quiddity(game)) == ("roll", 4 if done else 0)
    assert "Quake Dragon" in pile(game, "Quinn", "used") or "Scavenging Goblin" in pile(game, "Quinn", "used")


def test_a_failed_quest_gives_no_cull_no_glory_and_no_die() -> None:
    game = questing(
        turn="Quinn, score", quinn="quest Exqualibur: Quake Dragon C 1/4/4; used: Assistant; bag: 6 Basic Quiddity"
    )
    assert kinds(game) == {"roll"}
    assert pile(game, "Quinn", "used") == ["Assistant", "Quake Dragon"]
    assert (glory(game, "Quinn"), on_card(game, "Exqualibur")) == (0, 2)


def test_completing_culls_first_one_per_creature_then_glory_then_the_die() -> None:
    """X6. The Glory is the quest's, once, and not that of the Creatures."""
    game = questing(
        turn="Quinn, score",
        quinn="quest Exqualibur: 2 Scavenging Goblin C 1/2/2; used: 2 Assistant, Portal",
        dice="Q3",
    )
    assert offered(game) == ["cull Assistant", "cull Portal", "cull Scavenging Goblin", "enough"]
    assert glory(game, "Quinn") == 0
    game.take("cull Assistant")
    assert glory(game, "Quinn") == 0
    game.take("cull Assistant")
    assert (glory(game, "Quinn"), quiddity(game)) == (3, 3)
    assert phase(game) == "roll"  # two Creatures, two culls


def test_a_squire_gives_his_cull_too() -> None:
    game = questing(
        turn="Quinn, score",
        quinn="quest Exqualibur: Quake Dragon C 2/6/6 *, Squire C 0/1/1; used: 3 Assistant",
        dice="Q3",
    )
    take(game, "cull Assistant", "cull Assistant")
    assert phase(game) == "roll"
    assert pile(game, "Quinn", "used") == ["Assistant", "Quake Dragon", "Squire"]


def test_glory_of_a_quest_wins_before_its_die_is_rolled() -> None:
    game = questing(turn="Quinn, score", quinn="glory 22; quest Exqualibur: Quake Dragon C 2/6/6 *")
    game.take("enough")
    assert game.over
    assert (game.result.winners, game.result.reason) == ((0,), "glory")


def test_score_or_complete_first_is_the_players_choice() -> None:
    """X6."""
    for first in ("score", "quest Exqualibur"):
        game = questing(
            turn="Quinn, score",
            quinn="ready: Scavenging Goblin C 1/2/2; quest Exqualibur: Quake Dragon C 2/6/6 *; used: 3 Assistant",
            dice="Q3",
        )
        assert offered(game) == ["quest Exqualibur", "score"]
        game.take(first)
        assert glory(game, "Quinn") == (2 if first == "score" else 0)  # a quest culls before its Glory
        take(game, "cull Assistant", "cull Assistant")
        assert (glory(game, "Quinn"), quiddity(game), phase(game)) == (5, 3, "roll")


def test_what_is_scored_first_can_win_first() -> None:
    game = questing(
        turn="Quinn, score",
        quinn="glory 23; ready: Scavenging Goblin C 1/2/2; quest Exqualibur: Quake Dragon C 2/6/6 *",
    )
    game.take("score")
    assert game.over


def test_completing_is_not_scoring() -> None:
    """A Strong Defender's ability is silent, and so is what makes it worth more when it scores."""
    game = questing(
        "Strong Defender of the Pale",
        "Victory Cantrip",
        turn="Quinn, score",
        quinn="quest Exqualibur: Defender of the Pale C 2/2/6 * (Victory S); bag: 6 Basic Quiddity",
        dice="Q3",
    )
    game.take("enough")
    assert glory(game, "Quinn") == 3
    assert pile(game, "Quinn", "active") == []
    assert pile(game, "Quinn", "used") == ["Defender of the Pale", "Victory"]


def test_creatures_that_completed_a_quest_have_not_scored_this_turn() -> None:
    """The Victory Charm counts Creatures that scored."""
    game = questing(
        "Victory Charm",
        turn="Quinn, score",
        quinn="quest Exqualibur: 2 Scavenging Goblin C 1/2/2; ready: Victory S; bag: 6 Basic Quiddity",
        dice="Q3, 6x Basic Quiddity, 6x Q1",
    )
    take(game, "enough", "roll")
    assert "cast" not in kinds(game)


# -- expert culling ----------------------------------------------------------------------------------


def test_expert_culling_takes_all_creatures_of_the_quest_for_its_glory() -> None:
    """S4."""
    game = questing(
        turn="Quinn, score",
        rules="expert_culling=True",
        quinn="quest Exqualibur: 2 Scavenging Goblin C 1/2/2; used: Assistant",
        dice="Q3",
    )
    assert kinds(game) == {"cull", "keep"}
    game.take("cull")
    assert (glory(game, "Quinn"), quiddity(game)) == (3, 3)
    assert pile(game, "Quinn", "used") == ["Assistant"]
    assert on_card(game, "Scavenging Goblin") == 5


def test_expert_culling_kept_creatures_bring_no_glory_but_the_die() -> None:
    """S4."""
    game = questing(
        turn="Quinn, score",
        rules="expert_culling=True",
        quinn="quest Exqualibur: 2 Scavenging Goblin C 1/2/2; used: Assistant",
        dice="Q3",
    )
    game.take("keep")
    assert (glory(game, "Quinn"), quiddity(game)) == (0, 3)
    assert pile(game, "Quinn", "used") == ["Assistant", "Scavenging Goblin", "Scavenging Goblin"]


def test_expert_culling_speaks_for_scoring_and_questing_each() -> None:
    game = questing(
        turn="Quinn, score",
        rules="expert_culling=True",
        quinn="ready: Scavenging Goblin C 1/2/2; quest Exqualibur: Quake Dragon C 2/6/6 *",
        dice="Q3",
    )
    take(game, "quest Exqualibur", "keep", "cull Scavenging Goblin")
    assert (glory(game, "Quinn"), quiddity(game)) == (2, 3)
    assert pile(game, "Quinn", "used") == ["Quake Dragon"]


# -- the quest die -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("quest", "level", "players", "quiddity_face", "draw_face"),
    [
        ("The Holy Quail", 1, 3, "Q2", "D1"),
        ("Exqualibur", 2, 2, "Q3", "D2"),
        ("The Tri-Clops Skull", 3, 3, "Q4", "D2"),
    ],
)
def test_the_quest_dies_quiddity_and_dice(
    quest: str, level: int, players: int, quiddity_face: str, draw_face: str
) -> None:
    """X7: the Quiddity is spent this turn; the dice are drawn and rolled with phase 2; the die returns to its card."""
    face = {1: "C 1/4/4", 2: "C 2/6/6 *", 3: "C 3/8/7 **"}[level]
    clark = "" if players == 3 else None
    party = f"quest {quest}: Quake Dragon {face}; bag: 9 Basic Quiddity"
    game = questing(turn="Quinn, score", quinn=party, clark=clark, dice=f"{quiddity_face}, 6x Basic Quiddity, 6x Q1")
    take(game, "enough", "roll")
    number = int(quiddity_face[1:])
    assert quiddity(game) == number
    assert on_card(game, quest) == 2
    drawn = int(draw_face[1:])
    game = questing(
        turn="Quinn, score",
        quinn=party,
        clark=clark,
        dice=f"{draw_face}, {drawn}x Basic Quiddity, 6x Basic Quiddity, {6 + drawn}x Q1",
    )
    game.take("enough")
    assert pile(game, "Quinn", "active") == ["Basic Quiddity"] * drawn  # they show no face yet
    assert on_card(game, quest) == 2
    game.take("roll")
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q1"] * (6 + drawn)


def test_the_question_mark_is_read_from_the_card() -> None:
    game = questing(turn="Quinn, score", quinn="quest The Holy Quail: Quake Dragon C 1/4/4", clark="", dice="?")
    game.take("enough")
    assert glory(game, "Quinn") == 3  # 2 of the quest, 1 of the reward
    assert on_card(game, "The Holy Quail") == 2


@pytest.mark.parametrize("name", ["Exqualibur", "Quicksilver Quiver", "Quirky Quarterstaff"])
def test_three_faces_are_quartifacts(name: str) -> None:
    game = questing(turn="Quinn, score", quinn="quest Exqualibur: Quake Dragon C 2/6/6 *", dice=f"A:{name}")
    game.take("enough")
    assert pile(game, "Quinn", "ready") == [f"Exqualibur A:{name}"]
    assert on_card(game, "Exqualibur") == 1


# -- Quartifacts -------------------------------------------------------------------------------------


def test_a_quartifact_has_no_power_until_it_is_attached_and_waits_as_long_as_one_likes() -> None:
    game = questing(
        turn="Quinn, ready",
        quinn="ready: Exqualibur A:Exqualibur; active: Quake Dragon C 1/4/4, Basic Quiddity Q1; bag: 6 Basic Quiddity",
        monique="bag: 6 Basic Quiddity",
    )
    assert "attach" not in kinds(game)  # nobody to carry it
    game.take("summon Quake Dragon")
    assert strength(game, "Quake Dragon", "Quinn", "Monique") == 4
    take(game, "end", "stay", "end")
    assert whose_turn(game) == "Monique"
    assert "Exqualibur A:Exqualibur" in pile(game, "Quinn", "ready")


def test_a_quartifact_is_attached_in_phase_2_after_summoning() -> None:
    game = questing(
        turn="Quinn, ready",
        quinn="ready: Exqualibur A:Exqualibur; active: Quake Dragon C 1/4/4, Basic Quiddity Q1",
    )
    take(game, "summon Quake Dragon", "attach Exqualibur")
    assert strength(game, "Quake Dragon", "Quinn", "Monique") == 7
    assert pile(game, "Quinn", "ready") == [
        "Exqualibur A:Exqualibur",
        "Quake Dragon C 1/4/4 with Exqualibur A:Exqualibur",
    ]


def test_of_several_creatures_the_carrier_is_chosen() -> None:
    game = questing(
        turn="Quinn, ready",
        quinn="ready: Exqualibur A:Exqualibur; active: Quake Dragon C 1/4/4, Scavenging Goblin C 1/2/2, "
        "2 Basic Quiddity Q1",
    )
    take(game, "summon Quake Dragon", "summon Scavenging Goblin", "attach Exqualibur", "choose Scavenging Goblin")
    assert strength(game, "Scavenging Goblin", "Quinn", "Monique") == 5
    assert strength(game, "Quake Dragon", "Quinn", "Monique") == 4


def test_a_quartifact_is_carried_by_a_creature_summoned_this_turn() -> None:
    """Not by a Locked die."""
    game = questing(
        turn="Quinn, ready",
        quinn="ready: Exqualibur A:Exqualibur; locked: Pink Eye Cyclops L *; active: Basic Quiddity Q1 fresh",
    )
    assert "attach" not in kinds(game)


def test_a_quartifact_is_not_attached_in_other_phases_and_not_cast() -> None:
    game = questing(
        turn="Quinn, capture",
        quinn="ready: Exqualibur A:Exqualibur, Quake Dragon C 1/4/4",
    )
    assert kinds(game) <= {"capture", "end"}


def test_a_quartifact_once_carried_is_not_moved_to_another_creature() -> None:
    game = questing(
        turn="Quinn, ready",
        quinn="ready: Exqualibur A:Exqualibur; active: Quake Dragon C 1/4/4, Scavenging Goblin C 1/2/2, "
        "2 Basic Quiddity Q1",
    )
    take(game, "summon Quake Dragon", "attach Exqualibur", "summon Scavenging Goblin")
    assert "attach" not in kinds(game)


def test_a_quartifact_returns_when_its_carrier_scores() -> None:
    game = questing(turn="Quinn, score", quinn="ready: Quake Dragon C 1/4/4 (Exqualibur A:Exqualibur)")
    game.take("enough")
    assert pile(game, "Quinn", "ready") == []
    assert on_card(game, "Exqualibur") == 2
    assert pile(game, "Quinn", "used") == ["Quake Dragon"]


def test_a_quartifact_returns_when_its_carrier_completes_a_quest_and_can_be_the_die_rolled() -> None:
    """Monique has the other die; Quinn's own is back on the card before it is rolled."""
    game = questing(
        turn="Quinn, score",
        quinn="quest Exqualibur: Quake Dragon C 2/6/6 * (Exqualibur A:Exqualibur)",
        monique="ready: Exqualibur A:Quicksilver Quiver",
        dice="Q3",
    )
    game.take("enough")
    assert quiddity(game) == 3
    assert on_card(game, "Exqualibur") == 1
    assert pile(game, "Monique", "ready") == ["Exqualibur A:Quicksilver Quiver"]


def test_a_quartifact_returns_with_a_carrier_that_fails() -> None:
    game = questing(turn="Quinn, score", quinn="quest Exqualibur: Quake Dragon C 1/4/4 (Exqualibur A:Exqualibur)")
    assert (on_card(game, "Exqualibur"), pile(game, "Quinn", "used")) == (2, ["Quake Dragon"])


def test_a_quartifact_returns_when_its_carrier_is_destroyed() -> None:
    game = questing(
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="ready: Scavenging Goblin C 1/2/2 (Exqualibur A:Exqualibur)",
    )
    game.take("stay")
    assert on_card(game, "Exqualibur") == 2
    assert pile(game, "Monique", "ready") == []
    assert pile(game, "Monique", "used") == ["Scavenging Goblin"]


def test_a_quartifact_goes_on_the_quest_with_its_carrier() -> None:
    game = questing(quinn="ready: Quake Dragon C 1/4/4 (Exqualibur A:Exqualibur)")
    send(game, "Exqualibur", "Quake Dragon")
    assert on_quest(game, "Quinn") == ["Quake Dragon C 1/4/4 with Exqualibur A:Exqualibur"]
    assert strength(game, "Quake Dragon", "Quinn", "Monique") == 7


def test_a_new_quartifact_takes_the_place_of_the_old_one() -> None:
    """Nobody owns two, even of different quests."""
    game = questing(
        turn="Quinn, score",
        quinn="ready: The Holy Quail A:Holy Quill; quest The Tri-Clops Skull: Quake Dragon C 3/8/7 **",
        clark="",
        dice="A:Quown of Quiana",
    )
    game.take("enough")
    assert pile(game, "Quinn", "ready") == ["The Tri-Clops Skull A:Quown of Quiana"]
    assert (on_card(game, "The Holy Quail"), on_card(game, "The Tri-Clops Skull")) == (2, 1)


def test_another_reward_leaves_the_old_quartifact() -> None:
    game = questing(
        turn="Quinn, score",
        quinn="ready: Exqualibur A:Exqualibur; quest Exqualibur: Quake Dragon C 2/6/6 *",
        dice="Q3",
    )
    game.take("enough")
    assert pile(game, "Quinn", "ready") == ["Exqualibur A:Exqualibur"]
    assert on_card(game, "Exqualibur") == 1


def test_a_quartifact_is_seized_when_no_die_is_left() -> None:
    """Three players, both dice of the Skull out: from whom is the player's choice."""
    game = questing(
        turn="Quinn, score",
        quinn="quest The Tri-Clops Skull: Quake Dragon C 3/8/7 **",
        monique="ready: The Tri-Clops Skull A:Quaxos' Crystal",
        clark="ready: The Tri-Clops Skull A:Quown of Quiana",
        dice="A:Tri-Clops Skull",
    )
    game.take("enough")
    assert decider(game) == "Quinn"
    assert len(offered(game)) == 2
    game.take("choose The Tri-Clops Skull A:Quown of Quiana of Clark")
    assert pile(game, "Quinn", "ready") == ["The Tri-Clops Skull A:Tri-Clops Skull"]
    assert pile(game, "Clark", "ready") == []
    assert pile(game, "Monique", "ready") == ["The Tri-Clops Skull A:Quaxos' Crystal"]


def test_a_seized_die_that_shows_no_quartifact_goes_back_to_the_card() -> None:
    game = questing(
        turn="Quinn, score",
        quinn="quest The Tri-Clops Skull: Quake Dragon C 3/8/7 **",
        monique="ready: The Tri-Clops Skull A:Quaxos' Crystal",
        clark="ready: The Tri-Clops Skull A:Quown of Quiana",
        dice="Q4",
    )
    take(game, "enough", "choose The Tri-Clops Skull A:Quaxos' Crystal of Monique")
    assert (quiddity(game), on_card(game, "The Tri-Clops Skull")) == (4, 1)
    assert pile(game, "Monique", "ready") == []


def test_a_carried_quartifact_is_seized_too() -> None:
    game = questing(
        turn="Quinn, score",
        quinn="ready: Exqualibur A:Quirky Quarterstaff; quest Exqualibur: Quake Dragon C 2/6/6 *",
        monique="ready: Scavenging Goblin C 1/2/2 (Exqualibur A:Exqualibur)",
        dice="A:Quicksilver Quiver",
    )
    game.take("enough")
    assert pile(game, "Monique", "ready") == ["Scavenging Goblin C 1/2/2"]
    assert pile(game, "Quinn", "ready") == ["Exqualibur A:Quicksilver Quiver"]
    assert on_card(game, "Exqualibur") == 1  # Quinn's old one


def test_nothing_is_seized_while_a_die_is_left() -> None:
    game = questing(
        turn="Quinn, score",
        quinn="quest Exqualibur: Quake Dragon C 2/6/6 *",
        monique="ready: Exqualibur A:Exqualibur",
        dice="A:Exqualibur",
    )
    game.take("enough")
    assert pile(game, "Monique", "ready") == ["Exqualibur A:Exqualibur"]
    assert on_card(game, "Exqualibur") == 0


# -- the Quest Area ----------------------------------------------------------------------------------


def test_spells_reach_the_quest_area_unless_they_name_another() -> None:
    """X6: the Death Incantation reaches, the Death Spell (every opponent's Ready Area) does not."""
    monique = "quest Exqualibur: Scavenging Goblin C 1/2/2"
    game = questing("Death Incantation", turn="Quinn, capture", quinn="ready: Death S *", monique=monique)
    game.take("cast Death")
    assert (on_quest(game, "Monique"), pile(game, "Monique", "used")) == ([], ["Scavenging Goblin"])
    assert glory(game, "Quinn") == 0  # no Challenge, no Glory
    game = questing("Death Spell", turn="Quinn, capture", quinn="ready: Death S *", monique=monique)
    assert "cast" not in kinds(game)


def test_a_quest_whose_last_creature_was_destroyed_is_free_again() -> None:
    game = questing(
        "Death Incantation",
        turn="Quinn, ready",
        quinn="ready: Death S *; active: Quake Dragon C 1/4/4, Basic Quiddity Q1",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2",
    )
    take(game, "cast Death", "summon Quake Dragon")
    send(game, "Exqualibur", "Quake Dragon")
    assert on_quest(game, "Quinn") == ["Quake Dragon C 1/4/4"]
    assert glory(game, "Quinn") == 0


def test_spells_are_attached_in_ready_areas_only_and_travel_with_their_creature() -> None:
    """E9 names the Ready Area."""
    game = questing(
        "Life Cantrip",
        turn="Quinn, ready",
        quinn="active: Life S",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2",
    )
    game.take("ready Life")
    assert "cast" not in kinds(game)
    game = questing("Life Cantrip", quinn="ready: Scavenging Goblin C 1/2/2 (Life S)")
    send(game, "Exqualibur", "Scavenging Goblin")
    assert toughness(game, "Scavenging Goblin", "Quinn", "quest") == 6


def test_a_text_that_names_the_ready_area_does_not_reach_the_quest_area() -> None:
    """X6: Strong Warrior of the Quay strengthens those "there", a Death Cantrip those in your Ready Area."""
    game = questing(
        "Strong Warrior of the Quay",
        turn="Quinn, capture",
        quinn="ready: Warrior of the Quay C 1/2/3, Assistant C 1/1/2; quest Exqualibur: Scavenging Goblin C 1/2/2",
    )
    assert toughness(game, "Assistant", "Quinn") == 3
    assert toughness(game, "Scavenging Goblin", "Quinn", "quest") == 2
    game = questing(
        "Death Cantrip",
        turn="Quinn, capture",
        quinn="ready: Death S **, Assistant C 1/1/2; quest Exqualibur: Scavenging Goblin C 1/2/2",
    )
    game.take("cast Death")
    assert strength(game, "Assistant", "Quinn", "Monique") == 4
    assert strength(game, "Scavenging Goblin", "Quinn", "Monique", "quest") == 2


def test_a_text_that_names_the_ready_area_does_not_work_from_the_quest_area() -> None:
    """X6: a Strong Warrior on the quest strengthens nobody, neither here nor there."""
    game = questing(
        "Strong Warrior of the Quay",
        turn="Quinn, capture",
        quinn="ready: Assistant C 1/1/2; quest Exqualibur: Scavenging Goblin C 1/2/2, Warrior of the Quay C 1/2/3",
    )
    assert toughness(game, "Assistant", "Quinn") == 2
    assert toughness(game, "Scavenging Goblin", "Quinn", "quest") == 2


@pytest.mark.parametrize(("place", "fallen"), [("ready", []), ("quest Exqualibur", ["Questing Wizard"])])
def test_a_mighty_witching_hag_cuts_attacks_only_from_the_ready_area(place: str, fallen: list[str]) -> None:
    """X6: "While it is in your Ready Area"; 8 cut to 3 against the Wizard's 5, or not."""
    game = questing(
        "Mighty Witching Hag",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique=f"{place}: Witching Hag C 2/4/5; ready: Questing Wizard C 1/2/5",
    )
    game.take("stay")
    if game.decision.kind == "defend":
        take(game, "Monique: defend Questing Wizard")
    assert pile(game, "Monique", "used") == fallen


def test_a_mighty_witching_hag_on_a_quest_does_not_cut_a_challenge() -> None:
    game = questing(
        "Mighty Witching Hag",
        quinn="ready: Quake Dragon C 2/6/6 *",
        monique="quest Exqualibur: Witching Hag C 2/4/5",
    )
    send(game, "Exqualibur", "Quake Dragon")
    assert pile(game, "Monique", "used") == ["Witching Hag"]  # 6 against 5
    assert glory(game, "Quinn") == 1


def test_a_strong_quake_dragon_on_a_quest_keeps_nobody_from_attacking() -> None:
    """X6: "While it is in your Ready Area"."""
    game = questing(
        "Strong Quake Dragon",
        quinn="ready: Witching Hag C 1/3/3",
        monique="quest Exqualibur: Quake Dragon C 1/4/4; ready: Assistant C 1/1/2",
    )
    game.take("stay")
    assert pile(game, "Monique", "used") == ["Assistant"]
    game = questing(
        "Strong Quake Dragon",
        quinn="ready: 2 Deathdealer C 2/4/4",
        monique="quest Exqualibur: Quake Dragon C 1/4/4",
    )
    send(game, "Exqualibur", "Deathdealer", "Deathdealer")
    assert glory(game, "Quinn") == 1


def test_a_mighty_defender_on_a_quest_raises_no_price() -> None:
    """X6: "While it is in your Ready Area opponents pay 1 more"."""
    for place, able in (("ready", False), ("quest Exqualibur", True)):
        game = questing(
            "Mighty Defender of the Pale",
            turn="Quinn, ready",
            quinn="active: Scavenging Goblin C 1/2/2, Basic Quiddity Q1 fresh",
            monique=f"{place}: Defender of the Pale C 1/1/5 *",
        )
        assert ("summon" in kinds(game)) == able


def test_a_witching_hag_on_a_quest_brings_no_quiddity() -> None:
    """X6: "While it is in your Ready Area you gain 1 Quiddity for each Creature you destroy"."""
    for place, gained in (("ready", 1), ("quest Exqualibur", 0)):
        game = questing(
            "Witching Hag",
            "Death Incantation",
            turn="Quinn, capture",
            quinn=f"{place}: Witching Hag C 1/3/3; ready: Death S *",
            monique="ready: Assistant C 1/1/2",
        )
        take(game, "cast Death", "choose Assistant")
        assert pile(game, "Monique", "used") == ["Assistant"]
        assert quiddity(game) == gained


def test_a_lone_gnome_on_a_quest_is_not_alone_in_a_ready_area() -> None:
    """X6: plain Gnome Barbarian names its owner's Ready Area."""
    game = questing("Gnome Barbarian", turn="Quinn, capture", quinn="quest Exqualibur: Gnome Barbarian C 2/2/4")
    assert toughness(game, "Gnome Barbarian", "Quinn", "quest") == 4
    game = questing(
        "Gnome Barbarian",
        turn="Quinn, capture",
        quinn="ready: Gnome Barbarian C 2/2/4; quest Exqualibur: Scavenging Goblin C 1/2/2",
    )
    assert toughness(game, "Gnome Barbarian", "Quinn", "ready") == 6


def test_a_quake_dragons_breath_does_not_reach_the_quest_area() -> None:
    game = questing(
        "Quake Dragon",
        quinn="ready: Quake Dragon C 1/4/4",
        monique="quest Exqualibur: Scavenging Goblin C 1/2/2; ready: Witching Hag C 2/4/5, Assistant C 1/1/2",
    )
    game.take("stay")
    assert on_quest(game, "Monique") == ["Scavenging Goblin C 1/2/2"]
    assert "Assistant" in pile(game, "Monique", "used")


def test_accompanying_is_being_in_the_same_area() -> None:
    game = questing(
        "Strong Ancient Guide",
        turn="Quinn, capture",
        quinn="ready: Ancient Guide C 1/1/2, Assistant C 1/1/2; quest Exqualibur: Scavenging Goblin C 1/2/2",
        monique="ready: Assistant C 1/1/2",
    )
    assert toughness(game, "Assistant", "Quinn", "ready") == 3
    assert toughness(game, "Scavenging Goblin", "Quinn", "quest") == 2
    assert toughness(game, "Assistant", "Monique") == 2
    game = questing(
        "Strong Ancient Guide",
        turn="Quinn, capture",
        quinn="ready: Assistant C 1/1/2; quest Exqualibur: Scavenging Goblin C 1/2/2, Ancient Guide C 1/1/2",
    )
    assert toughness(game, "Assistant", "Quinn", "ready") == 2
    assert toughness(game, "Scavenging Goblin", "Quinn", "quest") == 3


# -- the end of the game -----------------------------------------------------------------------------


def test_dice_on_a_quest_do_not_break_a_tie() -> None:
    """G2: Quinn has 1 in the Ready Area, Monique 2; the three on the quest do not lie there."""
    game = table(
        EXQUALIBUR,
        "Scavenging Goblin",
        turn="Quinn, capture, quiddity 9",
        quinn="ready: Assistant C 1/1/2; quest Exqualibur: 3 Quake Dragon C 1/4/4; "
        "used: 4 Scavenging Goblin, 5 Deathdealer, 2 Quake Dragon",
        monique="ready: 2 Assistant C 1/1/2; used: 5 Warrior of the Quay",
    )
    game.take("capture Scavenging Goblin")
    assert game.over
    assert game.result.winners == (1,)


def test_a_quartifact_at_hand_counts_in_a_tie() -> None:
    """G2."""
    game = table(
        EXQUALIBUR,
        "Scavenging Goblin",
        turn="Quinn, capture, quiddity 9",
        quinn="ready: 2 Assistant C 1/1/2, Exqualibur A:Exqualibur; "
        "used: 4 Scavenging Goblin, 5 Deathdealer, 5 Quake Dragon",
        monique="ready: 2 Assistant C 1/1/2; used: 5 Warrior of the Quay",
    )
    game.take("capture Scavenging Goblin")
    assert game.over
    assert game.result.winners == (0,)


def test_a_quartifact_carried_on_a_quest_does_not_count_in_a_tie() -> None:
    """G2: it lies beside its carrier, and dice on a quest do not count."""
    game = table(
        EXQUALIBUR,
        "Scavenging Goblin",
        turn="Quinn, capture, quiddity 9",
        quinn="ready: Assistant C 1/1/2; quest Exqualibur: Quake Dragon C 1/4/4 (Exqualibur A:Exqualibur); "
        "used: 4 Scavenging Goblin, 5 Deathdealer, 4 Quake Dragon",
        monique="ready: Assistant C 1/1/2; used: 5 Warrior of the Quay",
    )
    game.take("capture Scavenging Goblin")
    assert game.over
    assert game.result.winners == (0, 1)


def test_three_quests_of_four_players_bear_their_names() -> None:
    game = questing(quinn="ready: Scavenging Goblin C 1/2/2", clark="", michael="")
    assert offered(game) == ["quest Exqualibur", "quest The Holy Quail", "quest The Tri-Clops Skull", "stay"]
    assert [card.name for card in game.wilds.quests] == [QUAIL, EXQUALIBUR, SKULL]
