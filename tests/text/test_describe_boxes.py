"""Decisions and options of the other boxes in words: quests, Locks, Light and Dark."""

import random

import pytest

from quarriors import Game, Rules, Seat, deal
from quarriors.bots import bot
from quarriors.testing import find_die
from quarriors.text import ENGLISH, describe_decision, describe_happening, describe_result, die_text
from tests.table import table
from tests.text.test_describe import check_text, options

QUEST = "The Search For Exqualibur"


def test_going_on_a_quest() -> None:
    game = table(
        "Knight of Quamelot", "Qladiator", QUEST, turn="Quinn, attack",
        quinn="ready: Knight of Quamelot C 1/3/4, Qladiator C 2/6/5, Assistant C 1/1/2",
        monique="quest Exqualibur: Qladiator C 2/6/5",
    )  # fmt: skip
    assert describe_decision(game, ENGLISH) == "Quinn · Send Creatures on a quest, or attack with all of them."
    assert options(game) == [
        "Go on The Search For Exqualibur and challenge Monique: level 2, 3 Glory",
        "All stay and attack",
    ]
    game.take("quest")
    assert describe_decision(game, ENGLISH) == (
        "Quinn · Choose who goes on The Search For Exqualibur. You have level 0 of 2 so far."
    )
    game.take("choose Knight of Quamelot")
    assert describe_decision(game, ENGLISH).endswith("You have level 1 of 2 so far.")
    assert options(game) == [
        "Send your Qladiator (level 2, attack 6, defense 5)",
        "That's all: the others stay and attack",
    ]
    game.take("enough")
    assert describe_decision(game, ENGLISH) == "Quinn · Attack first, or go on The Search For Exqualibur first?"
    assert options(game) == ["Attack first", "Go on The Search For Exqualibur first"]


def test_returning_from_a_quest() -> None:
    setting = "ready: Assistant C 1/1/2; quest Exqualibur: Knight of Quamelot C {}; bag: 3 Portal"
    game = table("Knight of Quamelot", QUEST, turn="Quinn, score", quinn=setting.format("2/5/6 *"))
    assert describe_decision(game, ENGLISH) == "Quinn · Score first, or return from The Search For Exqualibur first?"
    assert options(game) == ["Score first", "Complete The Search For Exqualibur first: you have level 2 of 2"]
    game = table("Knight of Quamelot", QUEST, turn="Quinn, score", quinn=setting.format("1/3/4"))
    assert options(game)[1] == (
        "Return from The Search For Exqualibur first: you have level 1 of 2, so the quest fails"
    )


def test_culling_for_a_quest() -> None:
    setting = "quest Exqualibur: Knight of Quamelot C 2/5/6 *; bag: 3 Portal"
    game = table("Knight of Quamelot", QUEST, turn="Quinn, score", quinn=setting, rules="expert_culling=True")
    assert describe_decision(game, ENGLISH) == (
        "Quinn · Cull every Creature on The Search For Exqualibur for 3 Glory, or keep them for none."
    )
    assert options(game) == [
        "Cull every Creature on The Search For Exqualibur and gain 3 Glory",
        "Keep the Creatures and gain no Glory",
    ]
    game = table("Knight of Quamelot", QUEST, turn="Quinn, score", quinn=setting)
    assert describe_decision(game, ENGLISH) == "Quinn · You may cull a die from your Used Pile."


def test_taking_a_quest_over() -> None:
    game = table(
        "Knight of Quamelot", QUEST, turn="Quinn, attack", quinn="ready: Knight of Quamelot C 3/6/8 **",
        monique="quest Exqualibur: Assistant C 1/1/2",
    )  # fmt: skip
    game.take("quest")
    assert describe_decision(game, ENGLISH) == "Quinn · The Search For Exqualibur is cleared. Will you take it over?"
    assert options(game) == [
        "Take over The Search For Exqualibur",
        "Leave the quest: your Creatures there go to your Used Pile",
    ]


def test_reacting_in_a_challenge() -> None:
    game = table(
        "Misdirection Incantation", "Knight of Quamelot", "Qladiator", QUEST, turn="Quinn, attack",
        quinn="ready: Knight of Quamelot C 3/6/8 **, Misdirection S", monique="quest Exqualibur: Qladiator C 2/6/5",
    )  # fmt: skip
    game.take("quest")
    assert describe_decision(game, ENGLISH) == ("Quinn · On the quest, Monique attacks you with 6. Will you react?")


def test_quartifacts() -> None:
    game = table(
        QUEST, turn="Quinn, ready, quiddity 3",
        quinn="ready: Exqualibur A:Exqualibur; active: Assistant C 1/1/2, Witching Hag C 1/3/3, Portal D1",
    )  # fmt: skip
    assert not any(option.startswith("Attach") for option in options(game))
    game.take("summon Assistant")
    game.take("summon Witching Hag")
    assert options(game)[0] == ("Attach Exqualibur to a Creature: The carrier has +2 attack and +2 defense.")
    game.take("attach Exqualibur")
    assert describe_decision(game, ENGLISH) == "Quinn · Choose the Creature that gets Exqualibur."
    game.take("choose Witching Hag")
    hag = find_die(game, "Witching Hag", "ready")
    assert die_text(game.state, hag, ENGLISH) == "Strong Witching Hag (level 1, attack 5, defense 5) with Exqualibur"


def test_locking_and_unlocking() -> None:
    game = table(
        "Quaxos' Eye", "Qladiator", turn="Quinn, ready, quiddity 3",
        quinn="active: Quaxos' Eye L *, Qladiator L *", clark="locked: Qladiator L *",
    )  # fmt: skip
    assert describe_decision(game, ENGLISH) == (
        "Quinn · Your turn. You have 3 Quiddity: Lock a die, ready Spells and summon Creatures, or go on."
    )
    assert "Lock Qladiator (lock ✶): Each of your Creatures has +2 attack." in options(game)
    assert options(game)[-2:] == ["UnLock Clark's Qladiator · 2", "Go on, and Lock a die first"]
    game.take("lock Quaxos' Eye")
    assert describe_decision(game, ENGLISH) == "Quinn · Choose the Locked Area for Quaxos' Eye (lock ✶)."
    assert options(game) == ["Lock it in Monique's Locked Area", "Lock it in Clark's Locked Area"]


def test_a_lock_that_must_be() -> None:
    game = table("Qladiator", "Pink Eye Cyclops", quinn="active: Pink Eye Cyclops L *, Qladiator L *")
    game.take("end")
    assert describe_decision(game, ENGLISH) == "Quinn · Choose a die to Lock. You must Lock one before you go on."


def test_choosing_an_opponent() -> None:
    game = table(
        "Chaos Incantation", "Mighty Quake Dragon", turn="Quinn, attack", quinn="ready: Chaos S, Quake Dragon C 1/4/4",
        monique="ready: Assistant C 1/1/2, Scavenging Goblin C 1/2/2", clark="ready: Assistant C 1/1/2",
    )  # fmt: skip
    assert describe_decision(game, ENGLISH) == "Quinn · Cast Spells first, or attack."
    assert options(game)[-1] == "Attack"
    game.take("cast Chaos")
    asked = describe_decision(game, ENGLISH)
    assert asked.startswith("Quinn · Chaos Incantation: ")
    assert asked.endswith(" Choose an opponent.")
    assert options(game) == ["Choose Monique", "Choose Clark"]
    game.take("name Monique")
    assert describe_decision(game, ENGLISH) == (
        "Quinn · An attack of 4! Choose the Creature that Monique defends with."
    )
    assert options(game)[0].endswith("it is destroyed")


def test_defenders_that_any_damage_destroys_or_none_harms() -> None:
    game = table(
        "Voodoo Doll", "Quaxos' Scavenging Goblin", turn="Quinn, attack", quinn="ready: Voodoo Doll C 1/3/2",
        monique="ready: Quake Dragon C 1/4/4, Assistant C 1/1/2",
    )  # fmt: skip
    assert [text.partition("): ")[2] for text in options(game)] == ["it is destroyed", "any damage destroys it"]
    game = table(
        "Quaxos' Quake Dragon", "Quaxos' Scavenging Goblin", turn="Quinn, attack",
        quinn="ready: Quake Dragon C 2/6/6 *", monique="ready: Scavenging Goblin C 1/2/2, Assistant C 1/1/2",
    )  # fmt: skip
    assert sorted(text.partition("): ")[2] for text in options(game)) == ["it is destroyed", "it takes no damage"]


def test_prices_in_light_and_dark() -> None:
    game = table(
        "Greater Quartz Golem", "Lesser Black Cat", "Qladiator", turn="Quinn, capture, quiddity 4, light 1, dark 1",
        quinn="active: Black Cat C 1/2/2",
    )  # fmt: skip
    assert describe_decision(game, ENGLISH) == (
        "Quinn · You have 6 Quiddity, 1 of it Light and 1 Dark: capture a die, or end your turn."
    )
    assert "Capture Greater Quartz Golem · 5 with Light" in options(game)
    assert "Capture Qladiator · 6" in options(game)


def test_a_squire_uses_up_no_capture() -> None:
    game = table(QUEST, turn="Quinn, capture, quiddity 1, captures 0")
    assert describe_decision(game, ENGLISH) == "Quinn · You have 1 Quiddity: capture one more die, or end your turn."
    assert options(game)[0] == "Capture Squire · 1, on top of your other captures"


def test_anchored_spells_and_energies() -> None:
    game = table(
        "Lesser Black Cat", "Assistant of Economics",
        quinn="active: Assistant ? fresh, Large Quiddity Q2 dark, Assistant C 1/1/2",
    )  # fmt: skip
    assert (
        "Use the Anchored Spell of Lesser Black Cat for 1 Dark Quiddity: Re-roll one die in your Active Pool."
        in options(game)
    )
    game.take("immediate Assistant")
    assert describe_decision(game, ENGLISH) == "Quinn · Assistant of Economics: choose Light or Dark Quiddity."
    assert options(game) == ["Light Quiddity", "Dark Quiddity"]


def test_a_creature_that_can_do_something_once_a_turn() -> None:
    game = table(
        "Key Master Lord of the Quarry", "Qladiator", quinn="ready: Lord of the Quarry C 1/3/3; active: Portal D1",
        monique="locked: Qladiator L *",
    )  # fmt: skip
    assert options(game)[0] == (
        "Use Key Master Lord of the Quarry: Once on each of your turns, you may UnLock one die in any Locked Area."
    )


_BOXES = [
    ["base", "rise_of_the_demons"], ["base", "quarmageddon", "promos"], ["base", "qladiator"], ["base", "quartifacts"],
    ["light_vs_dark"], ["base", "qladiator", "light_vs_dark"],
    ["base", "rise_of_the_demons", "quarmageddon", "qladiator", "quartifacts"],
    ["base", "rise_of_the_demons", "quarmageddon", "qladiator", "quartifacts", "light_vs_dark", "promos"],
]  # fmt: skip


@pytest.mark.parametrize("seed", range(16))
def test_whatever_happens_in_other_boxes_can_be_told(seed: int) -> None:
    sets = _BOXES[seed % len(_BOXES)]
    players = [Seat(name, pay_by_hand=seed % 3 == 0) for name in ("Quinn", "Quill", "Quade", "Quest")[: 2 + seed % 3]]
    rules = Rules(expert_culling=seed % 4 == 0 and "light_vs_dark" not in sets, turn_limit=30)
    wilds = deal(sets, seed=seed, players=len(players), rules=rules)
    game = Game.new(players, wilds, rules=rules, seed=seed)
    game.listen(lambda event: check_text(describe_happening(game, event, ENGLISH)))
    lot, adviser = random.Random(seed), bot("greedy", seed)
    while not game.over:
        check_text(describe_decision(game, ENGLISH))
        told = options(game)
        assert len(set(told)) == len(told), "two options that read alike"
        for option, text in zip(game.decision.options, told, strict=True):
            check_text(text)
            about = {
                name: number
                for name, number in (("die", option.die), ("card", option.card), ("player", option.player))
                if number >= 0
            }
            assert game.why_not(option.kind, **about) is None
        game.take(adviser.choose(game.view()) if lot.random() < 0.5 else lot.choice(game.decision.options))
    check_text(describe_result(game, ENGLISH))
